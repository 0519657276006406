# Playing on the board in the browser.
board-undo = Zurücknehmen
board-back = Zurück
board-again = Tippe noch einmal oder halte gedrückt, um es zu tun.
board-final = Lässt sich nicht zurücknehmen.
board-sure = Sicher? Spielen
board-more-to-say = Wähle weiter.
board-secret = nur du siehst das
board-all-choices = Alle Möglichkeiten
board-places = Orte auf dem Spielplan
board-tabs = Neben dem Spielplan
board-log = Verlauf
board-rules = Regeln
board-rule = Die Regel
board-question = Frage
board-hand = Hand
board-more = Alle
board-views = Was gezeigt wird
board-i-give = Ich gebe
board-i-get = Ich bekomme
board-most = alles
board-zoom-in = Näher
board-zoom-out = Weiter weg
board-zoom-all = Der ganze Spielplan
board-keys = Tastenkürzel mit nur einer Taste (U, 1–9, +, -, 0)
board-since = Seit deinem Zug
board-watch-since = { $count ->
    [one] Auf dem Spielplan zeigen
   *[other] Auf dem Spielplan zeigen: alle { $count }
  }
board-past = Rückblick
board-step-of = Zug { $step } von { $last }
board-play = Abspielen
board-pause = Anhalten
board-speed = Tempo
board-now = Zum aktuellen Stand
board-skip = Überspringen
board-curve = Der Punktestand, Runde für Runde
board-lead = { $name } übernimmt die Führung
board-due-in = noch { $span }
board-due-over = jeden Moment
board-play-house = Gegen den Computer spielen
board-clear = Leeren
board-hold = Wenn du deine letzte Wahl gedrückt hältst, ist sie ebenfalls bestätigt.
board-says = { $what }: { $value }
board-of = { $count } von { $most }
