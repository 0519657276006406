# What moderators do at a table, and how its players are told.

cmd-host = moderatore
cmd-host-about = Modera i tavoli di questo server

act-table-host-end = Termina la partita
act-table-host-end-about = La partita finisce subito, senza vittoria. Si può ancora rivedere.
command-table-host-end = termina
act-table-host-pause = Ferma la partita
act-table-host-pause-about = Tutti gli orologi si fermano per queste ore
command-table-host-pause = pausa
act-table-host-resume = Riprendi la partita
act-table-host-resume-about = La pausa finisce, e gli orologi ripartono
command-table-host-resume = riprendi
act-table-host-move = Sposta la partita
act-table-host-move-about = La partita continua in un thread di un altro canale
command-table-host-move = sposta
act-table-host-seat = Offri un posto
act-table-host-seat-about = Qualcuno riceve l’invito a un posto libero, e gioca se accetta
command-table-host-seat = assegna
act-table-host-unseat = Togli qualcuno
act-table-host-unseat-about = Questa persona perde il posto e non può riprenderlo da sé
command-table-host-unseat = togli
act-table-host-replace = Sostituisci qualcuno
act-table-host-replace-about = Un’altra persona riceve l’invito a questo posto, segreti compresi, e lo prende se accetta
command-table-host-replace = sostituisci
act-table-host-delete = Elimina la partita
act-table-host-delete-about = La partita e il replay spariscono. Se conta per il punteggio e ci giochi, la abbandoni.
command-table-host-delete = elimina
field-channel = Canale
option-channel = canale

moderated-opener = Chi ha aperto il tavolo
moderated-end = { $who } ha terminato questa partita, senza vittoria.
moderated-pause = { $who } ha messo in pausa questa partita per { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}.
moderated-resume = { $who } ha terminato la pausa.
moderated-move = { $who } ha spostato questa partita in { $where }.
moderated-seat = { $who } ha offerto il posto di { $whom } a un’altra persona.
moderated-replace = { $who } ha invitato un’altra persona a giocare al posto di { $whom }, che fino ad allora resta al tavolo.
moderated-unseat-open = { $who } ha tolto { $whom } dal tavolo. Il posto è libero.
moderated-unseat-house = { $who } ha tolto { $whom } dal tavolo. Continua un bot.
moderated-delete = { $who } ha eliminato una partita di { $title } ({ $players }).
moderated-deleted = Partita eliminata.

moderated-all-sit = Ogni posto è occupato. Togli o sostituisci qualcuno.
moderated-nowhere = Non c’è nessun altro canale in cui io possa tenere questa partita.
moderated-not-moved = Non ho potuto spostare questa partita in { $where }: lì non posso aprire un thread. Continua qui.
moderated-of-series = Questa partita appartiene a una lega o a una campagna. Piuttosto terminala, o rivolgiti a chi la organizza.
moderated-sits-already = { $name } ha già un posto a questo tavolo.
moderated-own-game = Questa partita conta per il punteggio e ci giocano altre persone: chi gioca non può deciderlo per conto suo. Chiedi un voto al tavolo, o aiuto a chi modera senza giocare.
moderated-concede = { $who } voleva eliminare questa partita con punteggio. Vale come abbandono: { $who } finisce all’ultimo posto, e continua un bot.
moderated-conceded = Una partita con punteggio contro altre persone non si può eliminare. L’hai abbandonata: continua un bot, e tu finisci all’ultimo posto.
moderated-person-elsewhere = A questo tavolo può sedersi solo chi fa parte del luogo in cui si gioca.
moderated-operator = Chi gestisce Fondaco
