# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = Tempo scaduto per { $who }: questa volta risponde l’host.
async-order-answered = { $who } ha lasciato istruzioni: risponde un ordine permanente.
async-order-unknown = Questo gioco non fa in anticipo una domanda simile.
async-undo-over = La partita è finita e il seme è stato mostrato: non si annulla più nulla.
async-undo-no-time = Sull’orologio di quella domanda non resta più tempo, quindi non si può porre di nuovo.
async-undone-by-table = Il tavolo ha annullato delle mosse.
async-undone-by-host = Chi ha aperto il tavolo ha annullato delle mosse.
async-undo-asked = { $who } chiede di annullare la propria ultima mossa, con ciò che è seguito. Ciò che si è visto resta visto. Tutti devono essere d’accordo.
async-undo-granted = Tutti sono d’accordo: l’ultima mossa di { $who } viene annullata, con ciò che è seguito.
async-undo-refused = Non tutti sono d’accordo in tempo: le mosse di { $who } restano valide.
async-undo-withdrawn = Non c’è più nulla da annullare per { $who }.
async-rewind-asked = { $who } chiede di annullare mosse di più persone, fino a un momento precedente. Ciò che si è visto resta visto. Serve l’accordo di tutte.
async-rewind-granted = C’è l’accordo di tutte le persone: le mosse indicate da { $who } sono annullate.
async-rewind-refused = L’accordo non è arrivato in tempo: le mosse restano, { $who }.
async-rewind-withdrawn = { $who } non chiede più di annullare quelle mosse.
async-pause-asked = { $who } chiede una pausa di { $hours ->
    [one] un’ora
   *[other] { $hours } ore
  }.
async-pause-granted = La partita è in pausa per { $hours ->
    [one] un’ora
   *[other] { $hours } ore
  }: nessun orologio corre.
async-pause-refused = Nessuna pausa: la partita continua, { $who }.
async-pause-withdrawn = A { $who } non serve più una pausa.
async-pause-over = La pausa è finita: gli orologi corrono.
async-pause-already = La partita è già in pausa.
async-pause-never = Questo tavolo gioca senza pause.
async-pause-none = La partita non è in pausa.
async-extend-asked = { $who } chiede { $hours ->
    [one] un’altra ora
   *[other] altre { $hours } ore
  }.
async-extend-granted = { $who } riceve { $hours ->
    [one] un’altra ora
   *[other] altre { $hours } ore
  }.
async-extend-refused = Niente altro tempo per { $who }.
async-extend-withdrawn = A { $who } non serve altro tempo.
async-extend-nothing = Nessun tuo orologio sta correndo, quindi non c’è nulla da prolungare.
async-ask-already = Questa richiesta è già al tavolo: prima vota.
async-ask-too-long = Chiedi al massimo { $days } giorni.
async-pace-asked = { $who } chiede un altro ritmo: { $pace }. Serve l’accordo di più della metà degli altri.
async-pace-granted = Il ritmo cambia: { $pace }. Tutti gli orologi ripartono.
async-pace-refused = Il ritmo resta com’è, { $who }.
async-pace-withdrawn = { $who } non chiede più un altro ritmo.
async-score-asked = { $who } chiede di terminare ora la partita e di contarla così com’è. Serve l’accordo di tutte le persone.
async-score-granted = C’è l’accordo di tutte le persone: la partita finisce qui e si conta così com’è.
async-score-refused = Manca l’accordo di qualcuno: la partita continua, { $who }.
async-score-withdrawn = { $who } non chiede più di terminare la partita.
async-cancel-asked = { $who } chiede di terminare ora la partita senza risultato. Serve l’accordo di tutte le persone.
async-cancel-granted = C’è l’accordo di tutte le persone: la partita finisce qui senza risultato.
async-cancel-refused = Manca l’accordo di qualcuno: la partita continua, { $who }.
async-cancel-withdrawn = { $who } non chiede più di terminare la partita.
async-conceded = { $who } abbandona e arriva all’ultimo posto. Un bot continua.
async-vote-yes = { $who } è d’accordo.
async-vote-no = { $who } non è d’accordo.
async-vote-not-yours = Questa votazione non riguarda te, o è già finita.
async-vote-over = Questa votazione non c’è più.
async-seat-empty = Lì non siede nessuno.
async-seat-taken = Lì siede { $who }.
async-seat-one-each = Hai già un posto a questo tavolo.
async-seat-nobody = Nessuno ha lasciato questo posto, quindi non si può restituire.
async-seat-left-open = { $who } si alza. Il posto è libero per chi lo prende.
async-seat-left-house = { $who } si alza. La casa continua.
async-seat-expired-open = Tempo scaduto troppo spesso per { $who }. Il posto è libero per chi lo prende.
async-seat-expired-house = Tempo scaduto troppo spesso per { $who }. La casa continua.
async-seat-unstarted = Nessuna prima mossa da { $who } entro un giorno. Il posto è libero.
async-seat-substituted = { $who } si siede al posto di { $whom }.
async-seat-given-house = La casa continua per { $who }.
async-seat-given-open = Il posto di { $who } è libero per chi lo prende.
async-seat-given-person = Qualcuno gioca di nuovo per { $who }.
async-seat-returned = { $who } è di nuovo al tavolo.
async-seat-handed-back = { $who } ha restituito il posto a { $whom }, con l’invito a tornare.
async-seat-conceded = { $who } ha abbandonato questa partita: un bot gioca questo posto fino alla fine.
offer-already = { $name } ha già un invito a questo tavolo.
offer-gone = Questo invito non è più valido.
offer-accepted = { $name } accetta l’invito e si siede.
offer-declined = L’invito al posto di { $whom } è stato rifiutato.
offer-lapsed = L’invito al posto di { $whom } è rimasto senza risposta.
async-given-up = A questo tavolo non siede più nessuno: finisce qui, senza un vincitore.
async-not-over = La partita intera si può avere quando è finita: prima mostrerebbe ciò che altri nascondono.
async-dealt-alike = Questo tavolo ha avuto la stessa distribuzione di altri del suo turno ancora in corso: rivederlo mostrerebbe ciò che lì deve ancora venire.
async-before-after = Prima: { $before } Dopo: { $after }
async-palette-classic = classici
async-palette-colourblind = adatti ai daltonici
async-palette-contrast = contrasto forte
async-terms = Ognuno comincia con { $bank }; ogni domanda aggiunge { $increment }, fino a { $cap }.
async-terms-plain = Ogni domanda concede { $increment }, e si può accumulare fino a { $cap }.
async-span = { $what }
async-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
  }
async-hours = { $count } h
async-minutes = { $count } min
async-seconds = { $count } s

# The same at the browser table.
page-time = Tempo e compagnia
page-terms-none = Questo tavolo non ha orologio.
page-expiry-default = Quando il tempo scade, si dà la risposta consueta.
page-expiry-house = Quando il tempo scade, per questa volta risponde la casa.
page-expiry-hand = Dopo { $strikes } volte di fila la casa prende il posto.
page-paused = La partita è in pausa fino a
page-kind-house = giocatore della casa
page-kind-open = posto libero
page-due = entro
page-asked = Il tavolo aspetta una risposta, senza orologio.
page-rests = Il suo orologio riposa fino a
page-away = Assente dal { DAY($first) } al { DAY($last) }
page-expired = { $count ->
    [one] Tempo scaduto una volta
   *[other] Tempo scaduto { $count } volte di fila
  }
page-take = Prendi questo posto
page-vote-until = Si vota fino a
page-votes = { $yes } sì, { $no } no, su { $all }
page-ask-undo = Chiedi di annullare la mia ultima mossa
page-left = Qui hai lasciato un posto, e nessuno l’ha preso.
page-come-back = Hai lasciato un posto? Incolla il suo link:
page-return = Torna
page-wishes = Le mie impostazioni
page-orders = Ordini permanenti
page-orders-lead = Lascia una risposta per un tipo di domanda: viene data ogni volta che arriva una domanda simile, se va bene. La vedi solo tu.
page-orders-none = Questo gioco non chiede nulla a cui si possa rispondere in anticipo.
page-order-once = Lasciato per la prossima volta:
page-order-always = In vigore:
page-order-give = Ogni volta
page-order-next = Solo la prossima volta
page-order-drop = Togli
page-missed = Che cosa è successo nel frattempo
page-missed-nothing = Dalla tua ultima mossa non è successo nulla.
page-earlier = { $count ->
    [one] Un evento prima di questi.
   *[other] { $count } eventi prima di questi.
  }
page-before-after = Il tabellone come l’hai lasciato, e com’è adesso
page-film = Guarda come è andata
page-film-start = Come l’hai lasciato
page-film-move = Mossa { $move } di { $moves }
page-replay = Passo per passo
page-eyes = Con gli occhi di
page-eyes-all = uno spettatore
page-step = Passo
page-show = Mostra
page-back = Indietro
page-on = Avanti
page-export = Scarica la partita (JSON)
async-link-anew = Per il posto di { $who } è stato creato un nuovo link: con il vecchio non siede più nessuno.
async-link-bound = { $who } ha creato una nuova chiave per il proprio posto: nessun link già inviato lo apre più.
async-link-asks = Qualcuno ha aperto altrove il link del tuo posto e chiede di entrare. La risposta si dà in «Chi può sedere qui».
