# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = Tempo scaduto per { $who }: è stata giocata una mossa automatica.
async-order-answered = È stato eseguito un ordine permanente di { $who }.
async-order-unknown = Questo gioco non ha un ordine permanente simile.
async-undo-over = La partita è finita e il seme è stato mostrato: non si può più annullare nulla.
async-undo-no-time = Per quella mossa non resta più tempo, quindi non si può annullare.
async-undone-by-table = Il tavolo ha annullato delle mosse.
async-undone-by-host = Chi ha aperto il tavolo ha annullato delle mosse.
async-undo-asked = { $who } chiede di annullare la propria ultima mossa e tutto ciò che è seguito. Ciò che è stato rivelato resta noto. Serve l’accordo di tutto il tavolo.
async-undo-granted = Tutto il tavolo è d’accordo. L’ultima mossa di { $who } è annullata, con tutto ciò che è seguito.
async-undo-refused = L’accordo di tutto il tavolo non è arrivato in tempo. Le mosse di { $who } restano.
async-undo-withdrawn = Non c’è più nulla da annullare per { $who }.
async-rewind-asked = { $who } chiede di annullare mosse di più persone, fino a un momento precedente. Ciò che è stato rivelato resta noto. Serve l’accordo di tutto il tavolo.
async-rewind-granted = Tutto il tavolo è d’accordo. Le mosse scelte da { $who } sono annullate.
async-rewind-refused = { $who } non ha avuto in tempo l’accordo di tutto il tavolo. Le mosse restano.
async-rewind-withdrawn = { $who } non chiede più di annullare quelle mosse.
async-pause-asked = { $who } chiede una pausa di { $hours ->
    [one] un’ora
   *[other] { $hours } ore
  }. Serve l’accordo di più della metà degli altri.
async-pause-granted = La partita è in pausa per { $hours ->
    [one] un’ora
   *[other] { $hours } ore
  }. Il tempo è fermo per tutti.
async-pause-refused = Niente pausa per { $who }. La partita continua.
async-pause-withdrawn = A { $who } non serve più una pausa.
async-pause-over = La pausa è finita. Il tempo scorre di nuovo.
async-pause-already = La partita è già in pausa.
async-pause-never = A questo tavolo si gioca senza pause.
async-pause-none = La partita non è in pausa.
async-extend-asked = { $who } chiede { $hours ->
    [one] un’altra ora
   *[other] altre { $hours } ore
  }. Serve l’accordo di più della metà degli altri.
async-extend-granted = { $who } ha { $hours ->
    [one] un’altra ora
   *[other] altre { $hours } ore
  }.
async-extend-refused = Niente tempo in più per { $who }.
async-extend-withdrawn = A { $who } non serve più altro tempo.
async-extend-nothing = Il tuo tempo non sta scorrendo, quindi non c’è nulla da prolungare.
async-ask-already = Il tavolo sta già votando su questo.
async-ask-too-long = { $days ->
    [one] Puoi chiedere al massimo un giorno.
   *[other] Puoi chiedere al massimo { $days } giorni.
  }
async-pace-asked = { $who } chiede un altro ritmo: { $pace }. Serve l’accordo di più della metà degli altri.
async-pace-granted = Nuovo ritmo: { $pace }. Il tempo riparte da capo per tutti.
async-pace-refused = Niente nuovo ritmo per { $who }. Tutto resta com’è.
async-pace-withdrawn = { $who } non chiede più un altro ritmo.
async-score-asked = { $who } chiede di terminare ora la partita e di contarla così com’è. Serve l’accordo di tutto il tavolo.
async-score-granted = Tutto il tavolo è d’accordo. La partita finisce qui e si conta così com’è.
async-score-refused = { $who } non ha avuto l’accordo di tutto il tavolo. La partita continua.
async-score-withdrawn = { $who } non chiede più di terminare la partita.
async-cancel-asked = { $who } chiede di terminare ora la partita senza risultato. Serve l’accordo di tutto il tavolo.
async-cancel-granted = Tutto il tavolo è d’accordo. La partita finisce qui senza risultato.
async-cancel-refused = { $who } non ha avuto l’accordo di tutto il tavolo. La partita continua.
async-cancel-withdrawn = { $who } non chiede più di terminare la partita.
async-conceded = { $who } abbandona e arriva all’ultimo posto. Un bot continua.
async-vote-yes = { $who } è d’accordo.
async-vote-no = { $who } non è d’accordo.
async-vote-not-yours = Qui non puoi votare, o la votazione è finita.
async-vote-over = Questa votazione è finita.
async-seat-empty = Quel posto non è di nessuno.
async-seat-taken = Quel posto è di { $who }.
async-seat-one-each = Hai già un posto a questo tavolo.
async-seat-nobody = Nessuno ha lasciato questo posto, quindi non si può restituire.
async-seat-left-open = { $who } ha lasciato il tavolo. Il posto è libero.
async-seat-left-house = { $who } ha lasciato il tavolo. Continua un bot.
async-seat-expired-open = Tempo scaduto troppo spesso per { $who }. Il posto è libero.
async-seat-expired-house = Tempo scaduto troppo spesso per { $who }. Continua un bot.
remind-first-move = Se non fai la prima mossa in tempo, il tuo posto passa a qualcun altro.
async-seat-unstarted = Nessuna prima mossa da { $who } entro un giorno. Il posto è libero.
async-seat-substituted = { $who } prende il posto di { $whom }.
async-seat-given-house = Un bot prende il posto di { $who }.
async-seat-given-open = Il posto di { $who } è libero.
async-seat-given-person = Di nuovo una persona gioca per { $who }.
async-seat-returned = { $who } è di nuovo al tavolo.
async-seat-handed-back = { $who } ha restituito il posto a { $whom }, con l’invito a tornare.
async-seat-conceded = { $who } ha abbandonato questa partita: un bot gioca questo posto fino alla fine.
offer-already = { $name } ha già un invito a questo tavolo.
offer-gone = Questo invito non è più valido.
offer-accepted = { $name } accetta l’invito e prende il posto.
offer-declined = L’invito al posto di { $whom } è stato rifiutato.
offer-lapsed = L’invito al posto di { $whom } è rimasto senza risposta.
async-given-up = A questo tavolo non c’è più nessuno. La partita finisce qui, senza vittoria.
async-not-over = Puoi avere la partita intera quando è finita. Prima mostrerebbe ciò che altri nascondono.
async-dealt-alike = Altri tavoli di questo turno giocano ancora con le stesse carte e gli stessi dadi. Potrai rivedere questa partita quando avranno finito.
async-before-after = Prima: { $before } Dopo: { $after }
async-palette-classic = classici
async-palette-colourblind = adatti ai daltonici
async-palette-contrast = contrasto elevato
async-terms = Tutti cominciano con { $bank }. Ogni turno aggiunge { $increment }, fino a { $cap }.
async-terms-plain = Ogni turno dà { $increment }, e si può accumulare fino a { $cap }.
async-span = { $what }
async-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
  }
async-hours = { $count } h
async-minutes = { $count } min
async-seconds = { $count } s

# The same at the browser table.
page-time = Tempo e giocatori
page-terms-none = A questo tavolo si gioca senza limiti di tempo.
page-expiry-default = Se il tempo scade, si gioca la mossa predefinita.
page-expiry-house = Se il tempo scade, un bot gioca quel solo turno.
page-expiry-hand = { $strikes ->
    [one] Dopo un turno saltato un bot prende il posto.
   *[other] Dopo { $strikes } turni saltati di fila un bot prende il posto.
  }
page-paused = La partita è in pausa fino a
page-kind-house = bot
page-kind-open = posto libero
page-due = entro
page-asked = Il tavolo aspetta, senza limiti di tempo.
page-rests = Il suo tempo è sospeso fino a
page-away = Assenza dal { DAY($first) } al { DAY($last) }
page-expired = { $count ->
    [one] Tempo scaduto una volta
   *[other] Tempo scaduto { $count } volte di fila
  }
page-take = Prendi questo posto
page-vote-until = Si vota fino a
page-votes = { $yes } sì, { $no } no, su { $all }
page-ask-undo = Chiedi di annullare
page-left = Qui hai lasciato un posto, e nessuno l’ha ancora preso.
page-come-back = Hai lasciato un posto? Incolla il suo link:
page-return = Torna
page-wishes = Le mie impostazioni
page-orders = Ordini permanenti
page-orders-lead = Scegli che cosa fare in una certa situazione. Viene giocato ogni volta che la situazione si presenta, se è possibile. Lo vedi solo tu.
page-orders-none = In questo gioco non c’è nulla da decidere in anticipo.
page-order-once = La prossima volta:
page-order-always = Sempre:
page-order-give = Ogni volta
page-order-next = Solo la prossima volta
page-order-drop = Togli
page-missed = Che cosa è successo nel frattempo
page-missed-nothing = Dalla tua ultima mossa non è successo nulla.
page-earlier = { $count ->
    [one] Un evento precedente non è mostrato qui.
   *[other] { $count } eventi precedenti non sono mostrati qui.
  }
page-before-after = Il tabellone come l’hai lasciato, e adesso
page-film = Guarda che cosa è successo
page-film-start = Come l’hai lasciato
page-film-move = Mossa { $move } di { $moves }
page-replay = Passo per passo
page-eyes = Vedi come
page-eyes-all = pubblico
page-step = Passo
page-show = Mostra
page-back = Indietro
page-on = Avanti
page-export = Scarica la partita (JSON)
async-link-anew = Il posto di { $who } ha un nuovo link. Quello vecchio non funziona più.
async-link-bound = { $who } ha creato una nuova chiave per il proprio posto. I link inviati prima non funzionano più.
async-link-asks = Qualcuno ha aperto altrove il link del tuo posto e chiede di entrare. Puoi rispondere in «{ web-guests }».
