# Playing on the board in the browser.
board-undo = Deshacer
board-back = Volver
board-clear = Borrar todo
board-hold = Mantener pulsada tu última elección también la confirma.
board-says = { $what }: { $value }
board-of = { $count } de { $most }
board-again = Toca otra vez, o mantén pulsado, para hacerlo.
board-final = No se puede deshacer.
board-sure = ¿Seguro? Juégalo
board-more-to-say = Sigue eligiendo.
board-secret = solo lo ves tú
board-all-choices = Todas las opciones
board-places = Lugares del tablero
board-tabs = Junto al tablero
board-log = Historial
board-rules = Reglas
board-rule = La regla
board-question = Pregunta
board-hand = Mano
board-more = Todo
board-views = Qué mostrar
board-i-give = Doy
board-i-get = Recibo
board-most = todo
board-zoom-in = Acercar
board-zoom-out = Alejar
board-zoom-all = Todo el tablero
board-keys = Atajos de una sola tecla (U, 1–9, +, -, 0)
board-since = Desde tu jugada
board-watch-since = { $count ->
    [one] Verlo en el tablero
   *[other] Ver los { $count } en el tablero
  }
board-past = Mirando atrás
board-step-of = Jugada { $step } de { $last }
board-play = Reproducir
board-pause = Pausa
board-speed = Velocidad
board-now = Volver al presente
board-skip = Saltar
board-curve = La puntuación, ronda a ronda
board-lead = { $name } se pone en cabeza
board-due-in = en { $span }
board-due-over = en cualquier momento
board-play-house = Jugar contra la casa
