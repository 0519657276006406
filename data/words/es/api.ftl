# Tokens, the programs that use them, and what the API refuses.

token-scope-read = Leer mis partidas
token-scope-play = Jugar en mis asientos, con la marca [bot]
token-listed = { $name }: { $scope }
token-made = Aquí tienes tu token. Cópialo ahora, porque solo se muestra una vez.
token-most = { $count ->
    [one] Ya tienes un token. Revócalo primero.
   *[other] Ya tienes { $count } tokens. Revoca uno primero.
  }
token-without-name = Escribe para qué es el token.
token-revoked = El token ya no es válido.
program-not-here = Con esta cuenta juega un programa. Los programas no pueden entrar en partidas que puntúan.
program-still-counts = Todavía tienes partidas que puntúan. Usa otra cuenta para tu programa.
program-has-tokens = Revoca primero los tokens con los que se puede jugar.
program-no-longer = Tu nombre ya no lleva la marca de bot.
api-no-token = Envía uno de tus tokens en la cabecera Authorization.
api-bad-token = Este token no es válido. Quizá se revocó.
api-read-only = Con este token solo se puede leer. Crea uno con el que se pueda jugar.
api-no-seat = No tienes asiento en esta mesa.
api-bad-body = El contenido no es el que espera esta dirección. Lo dice la descripción: { $where }
api-bad-seats = Elige cuántas personas juegan: { $seats }.
