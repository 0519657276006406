# Tokens, the programs that use them, and what the API refuses.

token-scope-read = Leggere le mie partite
token-scope-play = Giocare ai miei posti, con il segno [bot]
token-listed = { $name }: { $scope }
token-made = Ecco il tuo token. Copialo adesso, perché viene mostrato una volta sola.
token-most = { $count ->
    [one] Hai già un token. Prima revocalo.
   *[other] Hai già { $count } token. Prima revocane uno.
  }
token-without-name = Scrivi a che cosa serve il token.
token-revoked = Il token non è più valido.
program-not-here = A questo account gioca un programma. I programmi non possono entrare in partite valide per il punteggio.
program-still-counts = Hai ancora partite valide per il punteggio. Usa un altro account per il tuo programma.
program-has-tokens = Prima revoca i token con cui si può giocare.
program-no-longer = Il tuo nome non ha più il segno dei bot.
api-no-token = Invia uno dei tuoi token nell’intestazione Authorization.
api-bad-token = Questo token non è valido. Forse è stato revocato.
api-read-only = Con questo token si può solo leggere. Creane uno con cui si può giocare.
api-no-seat = Non hai un posto a questo tavolo.
api-bad-body = Il contenuto non è quello che questo indirizzo si aspetta. Lo dice la descrizione: { $where }
api-bad-seats = Scegli quanti giocano: { $seats }.
