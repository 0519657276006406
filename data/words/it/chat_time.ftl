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
chat-pace-custom = Un orologio proprio
chat-clock-write = Impostare l’orologio
chat-clock-title = Un orologio tuo
chat-clock-bank = Ognuno comincia con
chat-clock-increment = Ogni domanda aggiunge
chat-clock-cap = Al massimo si accumula
chat-clock-hint = come { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } o { SPAN("2 d") }
chat-clock-wrong = Scrivi tre tempi come { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } o { SPAN("2 d") }: quello con cui ognuno comincia, quello che ogni domanda aggiunge (almeno { SPAN("10 s") }) e il massimo che si può accumulare (non meno degli altri due, al massimo { SPAN("60 d") }).
chat-expiry = Quando il tempo scade
chat-expiry-default = si dà la risposta consueta
chat-expiry-house = per questa volta risponde la casa
chat-expiry-hand = { $strikes ->
    [one] la casa prende il posto
   *[other] dopo { $strikes } volte di fila la casa prende il posto
  }
chat-due = Rispondi entro { $when }
cmd-clock = orologio
cmd-clock-about = Un orologio tuo: inizio, aggiunta per domanda, massimo; come { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") }
cmd-expiry = scadenza
cmd-expiry-about = Che cosa succede quando il tempo scade
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
chat-undo-ask = Per annullare oltre questo punto devono essere d’accordo tutti al tavolo. Ciò che si è visto resta visto.
chat-seat-taken = Il posto di { $who } in una partita di **{ $title }** non è più libero.
chat-free-seat = Un posto è libero in una partita in corso di **{ $title }**, quello di { $who }.
