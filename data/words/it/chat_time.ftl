# Playing over days, on Discord.
chat-next-time = solo la prossima volta
chat-exported = La partita intera: `fondaco replay` la controlla.
chat-digest-head = { $count ->
    [one] Un tavolo ti aspetta:
   *[other] { $count } tavoli ti aspettano:
  }
chat-remind-arrived = Tocca a te in **{ $title }**. { $when }
chat-remind-half = Metà del tuo tempo in **{ $title }** è passata. { $when }
chat-remind-last = Il tuo tempo in **{ $title }** è quasi finito. { $when }
chat-remind-waiting = **{ $title }** aspetta ancora la tua mossa.
cmd-missed = novità
cmd-missed-about = Vedere che cosa è successo dalla tua ultima mossa
cmd-replay = rivedi
cmd-replay-about = Vedere la partita passo per passo; esportarla quando è finita
chat-order-which = Scegli una domanda
chat-order-list = Tutti gli ordini
chat-order-everywhere = A ogni tavolo
chat-order-everywhere-lead = Che cosa rispondi sempre: vale da allora a ogni tavolo a cui ti siedi.
chat-order-title = Scegli un gioco
chat-order-count = { $count ->
    [0] nessun ordine
    [one] un ordine
   *[other] { $count } ordini
  }
chat-due = Rispondi entro { $when }
chat-rewind = Annullare mosse
chat-rewind-lead = Hai aperto tu questo tavolo: scegli una mossa, e viene annullata con tutto ciò che segue. Ciò che si è visto resta visto: cadranno di nuovo gli stessi dadi.
chat-rewind-which = Annullare…
chat-rewind-later = Mosse successive
chat-rewind-earlier = Mosse precedenti
chat-rewind-nothing = Non c’è ancora nessuna mossa da annullare.
chat-rewind-ask = Viene annullato questo, con ogni risposta segreta data da allora:
chat-rewind-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
  }
chat-rewind-sure = Annullare tutto questo
chat-rewound = Fatto. Il tavolo sa che chi l’ha aperto ha annullato delle mosse, e il registro le conserva.
chat-undo-ask = La mossa si può ancora annullare se tutti al tavolo sono d’accordo. Ciò che si è visto resta noto.
chat-seat-taken = Il posto di { $who } in una partita di **{ $title }** non è più libero.
chat-free-seat = Un posto è libero in una partita in corso di **{ $title }**, quello di { $who }.
chat-offered-seat = Ti viene offerto un posto in una partita di **{ $title }** con { $names }. Nulla conta finché non accetti.
cmd-words = parole
cmd-words-about = Leggi il tabellone a parole: tutto, un luogo o una persona
cmd-about = che-cosa
cmd-about-about = Un luogo, un pezzo o una persona
cmd-since = da-allora
cmd-since-about = Che cosa è cambiato dalla tua ultima mossa
