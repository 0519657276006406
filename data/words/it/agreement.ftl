# Ciò su cui un tavolo si accorda prima di cominciare.

act-lobby-agree = Gli accordi del tavolo
act-lobby-agree-about = Tempo, posti, rating e varianti del gioco, finché non comincia
field-clock = Un orologio tuo: inizio, aggiunta per domanda, massimo; come { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") }
option-clock = orologio
field-expiry = Quando il tempo scade
option-expiry = scadenza
field-seating = Posti
option-seating = disposizione
option-strangers = estranei
field-breaks = Pause e giorni di assenza sono permessi?
option-breaks = pause
agreement-no-breaks = Niente pause, e l’orologio corre anche nei giorni di assenza.
field-greeting = La tua riga per chi guarda
option-greeting = saluto
field-reliable = Affidabilità minima in percentuale (0: qualsiasi)
option-reliable = affidabilità
field-lowest = Punteggio minimo (0: qualsiasi)
option-lowest = punteggio-min
field-highest = Punteggio massimo (0: qualsiasi)
option-highest = punteggio-max
field-known = Solo persone con cui hai già giocato?
option-known = conosciuti
wanted-known = Solo per chi ha già giocato con chi ha aperto il tavolo.
wanted-reliable = Solo per chi risponde in tempo almeno il { $least } % delle volte.
wanted-rating = { $lowest ->
    [0] Per punteggi fino a { $highest }.
   *[other] { $highest ->
        [0] Per punteggi da { $lowest } in su.
       *[other] Per punteggi da { $lowest } a { $highest }.
    }
}
field-autostart = Cominciare appena l’ultimo posto è occupato?
option-autostart = avvio-automatico
agreement-starts-when-full = La partita comincia appena l’ultimo posto è occupato.
agreement-own-clock = Un orologio proprio
agreement-clock-wrong = Scrivi tre tempi come { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } o { SPAN("2 d") }: quello con cui ognuno comincia, quello che ogni domanda aggiunge (almeno { SPAN("10 s") }) e il massimo che si può accumulare (non meno degli altri due, al massimo { SPAN("60 d") }).
agreement-expiry-default = si dà la risposta consueta
agreement-expiry-house = per questa volta risponde la casa
agreement-expiry-hand = { $strikes ->
    [one] la casa prende il posto
   *[other] dopo { $strikes } volte di fila la casa prende il posto
  }
agreement-seating-random = posti a caso
agreement-seating-arranged = posti nell’ordine dell’elenco
agreement-friendly = Partita amichevole: non conta per il rating.
agreement-invited-only = I posti liberi sono per chi è invitato.
agreement-changed = Il tavolo è d’accordo così.

field-firstmove = La prima mossa va fatta entro un giorno?
option-firstmove = prima-mossa
agreement-begins-soon = Chi non fa la prima mossa entro un giorno perde il posto.
