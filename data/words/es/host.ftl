# What the server itself says, in every game and on every surface.
host-house-easy = Bot { $number } (fácil)
host-house-usual = Bot { $number }
host-house-strong = Bot { $number } (fuerte)
host-no-match = Esta partida no existe. Comprueba el enlace.
host-not-installed = Esta partida no se puede mostrar: «{ $title }» no está instalado ahora mismo en este servidor. No se pierde nada. La partida sigue cuando «{ $title }» vuelva.
host-no-seat = Esta mesa no tiene asiento { $number }.
host-wrong-key = Este enlace no funciona. Pide uno nuevo a quien abrió la partida.
host-abandoned = Esta partida se abandonó y ya no se puede jugar.
host-no-place = No hay ningún lugar «{ $what }» en este tablero.
host-undone = { $who } ha deshecho una jugada.
host-renewed = Se han corregido las reglas de esta partida. Desde aquí valen las reglas corregidas.
budget-spent = { $count ->
    [one] Aquí solo se puede hacer una vez por hora. Espera un poco.
   *[other] Aquí solo se puede hacer { $count } veces por hora. Espera un poco.
  }
queue-full = Has pedido mucho a la vez, y el servidor aún está con ello. Vuelve a intentarlo en un momento.
title-trial = { $name } (en pruebas)
title-draft = { $name } (borrador)
