# Playing over days, on Discord.
chat-next-time = solo la prossima volta
chat-exported = La partita intera. Puoi controllarla con `fondaco replay`.
chat-digest-head = { $count ->
    [one] Un tavolo ti aspetta:
   *[other] { $count } tavoli ti aspettano:
  }
chat-remind-arrived = Tocca a te in **{ $title }**. { $when }
chat-remind-half = Metà del tuo tempo in **{ $title }** è passata. { $when }
chat-remind-last = Il tuo tempo in **{ $title }** è quasi finito. { $when }
chat-remind-waiting = **{ $title }** aspetta ancora la tua mossa.
cmd-missed = novità
cmd-missed-about = Vedi che cosa è successo dalla tua ultima mossa
cmd-replay = rivedi
cmd-replay-about = Vedi la partita passo per passo; esportala quando è finita
chat-order-which = Scegli una situazione
chat-order-list = Tutti gli ordini
chat-order-everywhere = A ogni tavolo
chat-order-everywhere-lead = I tuoi ordini permanenti per ogni tavolo a cui ti unisci da ora in poi.
chat-order-title = Scegli un gioco
chat-order-count = { $count ->
    [0] nessun ordine permanente
    [one] un ordine permanente
   *[other] { $count } ordini permanenti
  }
chat-due = Gioca entro { $when }
chat-rewind = Annulla mosse
chat-rewind-lead = Hai aperto tu questo tavolo: puoi annullare qualsiasi mossa e tutto ciò che è seguito. Ciò che è stato rivelato resta noto, e i dadi daranno lo stesso risultato.
chat-rewind-which = Annulla…
chat-rewind-later = Mosse successive
chat-rewind-earlier = Mosse precedenti
chat-rewind-nothing = Non c’è ancora nessuna mossa da annullare.
chat-rewind-ask = Verrà annullato questo, con ogni scelta segreta fatta da allora:
chat-rewind-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
  }
chat-rewind-sure = Annulla tutto questo
chat-rewound = Fatto. Il tavolo vede che hai annullato delle mosse, e il registro le conserva.
chat-undo-ask = Puoi ancora annullarla se tutto il tavolo è d’accordo. Ciò che è stato rivelato resta noto.
chat-seat-taken = Il posto di { $who } in una partita di **{ $title }** non è più libero.
chat-free-seat = { $who } ha lasciato una partita di **{ $title }**: c’è un posto libero.
chat-offered-seat = Ti invitano a prendere un posto in una partita di **{ $title }** con { $names }. Giochi solo se accetti.
cmd-words = parole
cmd-words-about = Leggi il tabellone a parole: tutto, un luogo o una persona
cmd-about = che-cosa
cmd-about-about = Un luogo, un pezzo o una persona
cmd-since = da-allora
cmd-since-about = Che cosa è cambiato dalla tua ultima mossa
