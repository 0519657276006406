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
