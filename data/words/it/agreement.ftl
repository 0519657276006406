# Ciò su cui un tavolo si accorda prima di cominciare.

act-lobby-agree = Prepara il tavolo
act-lobby-agree-about = Orologio, posti, punteggio e varianti. Puoi cambiarli finché la partita non comincia.
field-clock = Orologio su misura: tempo iniziale, aggiunta per turno, massimo (es. { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") })
option-clock = orologio
field-expiry = Quando il tempo scade
option-expiry = scadenza
field-seating = Posti
option-seating = disposizione
option-strangers = estranei
field-breaks = Permettere pause e giorni di assenza?
option-breaks = pause
agreement-no-breaks = Niente pause, e il tempo scorre anche nei giorni di assenza.
field-greeting = Il tuo messaggio per chi vede il tavolo
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
wanted-reliable = Solo per chi fa in tempo almeno il { $least } % delle mosse.
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
agreement-own-clock = Orologio su misura
agreement-clock-wrong = Scrivi tre tempi come { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } o { SPAN("2 d") }: tempo iniziale, aggiunta per turno, massimo. L’aggiunta è almeno di { SPAN("10 s") }. Il massimo non è inferiore agli altri due e non supera { SPAN("60 d") }.
agreement-expiry-default = si gioca la mossa predefinita
agreement-expiry-house = un bot gioca solo questo turno
agreement-expiry-hand = { $strikes ->
    [one] subentra un bot
   *[other] dopo { $strikes } turni saltati di fila subentra un bot
  }
agreement-seating-random = posti a caso
agreement-seating-arranged = posti nell’ordine dell’elenco
agreement-friendly = Partita amichevole, senza punteggio.
agreement-invited-only = I posti liberi sono solo su invito.
agreement-changed = Salvato.

field-firstmove = La prima mossa va fatta entro un giorno?
option-firstmove = prima-mossa
agreement-begins-soon = Chi non fa la prima mossa entro un giorno perde il posto.
