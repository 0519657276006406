# Playing over days, on Discord.
chat-next-time = solo la próxima vez
chat-exported = La partida entera: `fondaco replay` la comprueba.
chat-digest-head = { $count ->
    [one] Te espera una mesa:
   *[other] Te esperan { $count } mesas:
  }
chat-remind-arrived = Te toca en **{ $title }**. { $when }
chat-remind-half = Ha pasado la mitad de tu tiempo en **{ $title }**. { $when }
chat-remind-last = Casi se ha acabado tu tiempo en **{ $title }**. { $when }
chat-remind-waiting = **{ $title }** sigue esperando tu jugada.
cmd-missed = novedades
cmd-missed-about = Ver qué ha pasado desde tu última jugada
cmd-replay = repetición
cmd-replay-about = Ver la partida paso a paso; exportarla cuando termine
chat-order-which = Elegir una pregunta
chat-order-list = Todas las órdenes
chat-order-everywhere = En todas las mesas
chat-order-everywhere-lead = Lo que respondes siempre: vale en todas las mesas en que te sientes desde entonces.
chat-order-title = Elegir un juego
chat-order-count = { $count ->
    [0] ninguna orden
    [one] una orden
   *[other] { $count } órdenes
  }
chat-due = Responde antes de { $when }
chat-rewind = Deshacer jugadas
chat-rewind-lead = Tú abriste esta mesa: elige una jugada y se deshace con todo lo posterior. Lo visto, visto está: volverán a salir los mismos dados.
chat-rewind-which = Deshacer…
chat-rewind-later = Jugadas posteriores
chat-rewind-earlier = Jugadas anteriores
chat-rewind-nothing = Todavía no hay jugadas que se puedan deshacer.
chat-rewind-ask = Se deshace esto, con todas las respuestas selladas dadas desde entonces:
chat-rewind-more = { $count ->
    [one] y una más
   *[other] y { $count } más
  }
chat-rewind-sure = Deshacer todo esto
chat-rewound = Hecho. La mesa sabe que quien la abrió ha deshecho jugadas, y el historial las conserva.
chat-undo-ask = La jugada aún se puede deshacer si todos en la mesa están de acuerdo. Lo visto, visto está.
chat-seat-taken = El asiento de { $who } en una partida de **{ $title }** ya no está libre.
chat-free-seat = Hay un asiento libre en una partida en curso de **{ $title }**: { $who } se ha levantado.
chat-offered-seat = Se te ofrece un asiento en una partida de **{ $title }** con { $names }. Nada cuenta hasta que aceptes.
cmd-words = palabras
cmd-words-about = Leer el tablero en palabras: todo, un lugar o una persona
cmd-about = sobre
cmd-about-about = Un lugar, una pieza o una persona
cmd-since = desde
cmd-since-about = Qué ha cambiado desde tu última jugada
