# Playing on the board in the browser.
board-undo = Annulla
board-back = Indietro
board-again = Tocca di nuovo, o tieni premuto, per farlo.
board-final = Non si può annullare.
board-sure = Confermi? Gioca
board-more-to-say = Continua a scegliere.
board-secret = lo vedi solo tu
board-all-choices = Tutte le scelte
board-places = Luoghi sul tabellone
board-tabs = Accanto al tabellone
board-log = Registro
board-rules = Regole
board-rule = La regola
board-question = Domanda
board-hand = Mano
board-more = Tutto
board-views = Che cosa mostrare
board-i-give = Do
board-i-get = Ricevo
board-most = tutto
board-zoom-in = Più vicino
board-zoom-out = Più lontano
board-zoom-all = Tutto il tabellone
board-keys = Scorciatoie a tasto singolo (U, 1–9, +, -, 0)
board-since = Dalla tua mossa
board-watch-since = { $count ->
    [one] Mostralo sul tabellone
   *[other] Mostra tutti e { $count } sul tabellone
  }
board-past = Sguardo indietro
board-step-of = Mossa { $step } di { $last }
board-play = Avvia
board-pause = Pausa
board-speed = Velocità
board-now = Torna al presente
board-skip = Salta
board-curve = Il punteggio, round per round
board-lead = { $name } passa in testa
board-due-in = tra { $span }
board-due-over = da un momento all’altro
board-play-house = Gioca contro la casa
board-clear = Svuota
board-hold = Anche tenere premuta l’ultima scelta la conferma.
board-says = { $what }: { $value }
board-of = { $count } di { $most }
