# What those who keep order do at a table, and how everybody is told.

cmd-host = moderatore
cmd-host-about = Mantenere l’ordine ai tavoli di questo server, come uno dei suoi moderatori

act-table-host-end = Terminare la partita
act-table-host-end-about = La partita finisce subito, senza vincitore; si può ancora leggere
command-table-host-end = termina
act-table-host-pause = Mettere in pausa la partita
act-table-host-pause-about = Tutti gli orologi si fermano per le ore indicate
command-table-host-pause = pausa
act-table-host-resume = Far continuare la partita
act-table-host-resume-about = La pausa finisce, e gli orologi ripartono
command-table-host-resume = riprendi
act-table-host-move = Spostare la partita
act-table-host-move-about = La partita continua in un thread di un altro canale
command-table-host-move = sposta
act-table-host-seat = Offri un posto
act-table-host-seat-about = Qualcuno riceve l’invito a un posto libero, e gioca se accetta
command-table-host-seat = assegna
act-table-host-unseat = Togliere il posto a un giocatore
act-table-host-unseat-about = Perde il posto, e non può riprenderlo da sé
command-table-host-unseat = togli
act-table-host-replace = Sostituire un giocatore
act-table-host-replace-about = Un’altra persona riceve l’invito a questo posto, segreti compresi, e lo prende se accetta
command-table-host-replace = sostituisci
act-table-host-delete = Eliminare la partita
act-table-host-delete-about = La partita e il replay spariscono. In una partita classificata che giochi vale come resa
command-table-host-delete = elimina
field-channel = Canale
option-channel = canale

moderated-opener = Chi ha aperto il tavolo
moderated-end = { $who } ha terminato questa partita, senza vincitore.
moderated-pause = { $who } ha messo in pausa questa partita per { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}.
moderated-resume = { $who } ha terminato la pausa.
moderated-move = { $who } sposta questa partita in { $where }.
moderated-seat = { $who } ha offerto il posto di { $whom } a un’altra persona.
moderated-replace = { $who } ha invitato un’altra persona a giocare al posto di { $whom }, che fino ad allora resta.
moderated-unseat-open = { $who } ha tolto il posto a { $whom }. È libero.
moderated-unseat-house = { $who } ha tolto il posto a { $whom }. La casa continua.
moderated-delete = { $who } ha eliminato una partita di { $title } ({ $players }).
moderated-deleted = La partita è eliminata.

moderated-all-sit = Ogni posto è di una persona. Togli il posto a qualcuno, o sostituiscilo.
moderated-nowhere = Non c’è nessun altro canale in cui io possa ospitare questa partita.
moderated-not-moved = Non ho potuto spostare questa partita in { $where }: lì non posso aprire un thread. Continua qui.
moderated-of-series = Questa partita appartiene a una lega o a una campagna. Piuttosto terminala, o rivolgiti ai suoi organizzatori.
moderated-sits-already = { $name } ha già un posto a questo tavolo.
moderated-own-game = Questa partita vale per il punteggio e ci giocano altre persone: chi gioca non può deciderlo da solo. Chiedi un voto al tavolo, o a chi modera senza giocare.
moderated-concede = { $who } voleva eliminare questa partita con punteggio. Vale come abbandono: { $who } finisce all’ultimo posto, e un bot continua.
moderated-conceded = Una partita con punteggio contro altre persone non si elimina. L’hai abbandonata: un bot continua, e tu finisci all’ultimo posto.
moderated-person-elsewhere = A questo tavolo può sedersi solo qualcuno del luogo in cui si gioca.
moderated-operator = Chi gestisce questo host
