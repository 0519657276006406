# Playing over days, on Discord.
chat-next-time = solo la próxima vez
chat-exported = La partida entera. Puedes comprobarla con `fondaco replay`.
chat-digest-head = { $count ->
    [one] Te espera una mesa:
   *[other] Te esperan { $count } mesas:
  }
chat-remind-arrived = Te toca en **{ $title }**. { $when }
chat-remind-half = Ha pasado la mitad de tu tiempo en **{ $title }**. { $when }
chat-remind-last = Tu tiempo en **{ $title }** está a punto de acabarse. { $when }
chat-remind-waiting = **{ $title }** sigue esperando tu jugada.
cmd-missed = novedades
cmd-missed-about = Ver qué ha pasado desde tu última jugada
cmd-replay = repetición
cmd-replay-about = Ver la partida paso a paso; exportarla cuando termine
chat-order-which = Elige una situación
chat-order-list = Todas las órdenes
chat-order-everywhere = En todas las mesas
chat-order-everywhere-lead = Tus órdenes permanentes para todas las mesas a las que te unas desde ahora.
chat-order-title = Elige un juego
chat-order-count = { $count ->
    [0] ninguna orden permanente
    [one] una orden permanente
   *[other] { $count } órdenes permanentes
  }
chat-due = Juega antes de { $when }
chat-rewind = Deshacer jugadas
chat-rewind-lead = Tú abriste esta mesa, así que puedes deshacer cualquier jugada y todo lo posterior. Lo que ya se ha revelado se sigue sabiendo, y los dados saldrán igual.
chat-rewind-which = Deshacer…
chat-rewind-later = Jugadas posteriores
chat-rewind-earlier = Jugadas anteriores
chat-rewind-nothing = Todavía no hay ninguna jugada que deshacer.
chat-rewind-ask = Se deshará esto, con todas las elecciones secretas hechas desde entonces:
chat-rewind-more = { $count ->
    [one] y una más
   *[other] y { $count } más
  }
chat-rewind-sure = Deshacer todo esto
chat-rewound = Hecho. La mesa ve que has deshecho jugadas, y el historial las conserva.
chat-undo-ask = Aún puedes deshacerla si toda la mesa está de acuerdo. Lo que ya se ha revelado se sigue sabiendo.
chat-seat-taken = El asiento de { $who } en una partida de **{ $title }** ya no está libre.
chat-free-seat = { $who } ha dejado una partida de **{ $title }**: hay un asiento libre.
chat-offered-seat = Te invitan a ocupar un asiento en una partida de **{ $title }** con { $names }. Solo juegas si aceptas.
cmd-words = palabras
cmd-words-about = Leer el tablero en palabras: todo, un lugar o una persona
cmd-about = sobre
cmd-about-about = Un lugar, una pieza o una persona
cmd-since = desde
cmd-since-about = Qué ha cambiado desde tu última jugada
