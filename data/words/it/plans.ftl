# Plans: answers left before the question comes, and the standing orders among them.
plan-played = Giocata la mossa che avevi programmato.
plan-did-not-play = La tua mossa programmata è stata annullata: { $why }
plan-not-same = ti si chiede altro.
plan-not-allowed = quella mossa non è più possibile.
plan-means-other = quella mossa ora significherebbe altro.
plan-facts-changed = era pensata per «{ $was }», e la situazione è cambiata.
plan-touched = la mossa di qualcun altro l’ha toccata.
plan-undone = Una mossa è stata annullata, e con essa le tue mosse programmate.
plan-unknown = Quella mossa programmata non esiste più. È stata giocata o annullata.
plan-too-late = Ora tocca a te. Fai direttamente la tua mossa.
plan-too-many = { $count ->
    [one] Hai già una mossa programmata, e di più non si può.
   *[other] Hai già { $count } mosse programmate, e di più non si può.
  }
plan-moved-on = La partita è andata avanti e ti verrà chiesto altro.
# Where they are made
plan-page = Mosse programmate
plan-lead = Programma le prossime mosse prima del tuo turno. Le mosse altrui le prevediamo come le farebbe un bot. Quello che programmi si gioca da sé quando arriva il momento. Questa pagina la vedi solo tu.
plan-next = Non è il tuo turno. Poi probabilmente ti verrà chiesto:
plan-then = E poi, probabilmente:
plan-list = Le tue mosse programmate
plan-it = Programma
plan-change = Cambia
plan-change-drops = Le mosse programmate successive dipendono da questa. Se la cambi, vengono annullate.
plan-withdraw = Annulla mossa
plan-holds = Si gioca
plan-holds-same = solo se ti viene chiesto esattamente questo
plan-holds-allowed = finché è consentito
plan-holds-untouched = se nessuna mossa altrui tocca te o la tua scelta
plan-unexpected = Non prevediamo più esattamente questo. La mossa programmata resta finché non torna utile.
plan-asked = Ora tocca a te. Prima fai la tua mossa.
plan-nothing = Al momento il tuo prossimo turno non si può prevedere.
plan-private = Nessuno vede le tue mosse programmate, né che ne hai. Saprai quando una viene giocata e, se non succede, perché.
plan-likely = { $count ->
    [one] È successo in { $count } partita simulata su { $games }.
   *[other] È successo in { $count } partite simulate su { $games }.
  }
# On Discord
cmd-plans = piani
cmd-plans-about = Programma le prossime mosse; le tue mosse programmate e gli ordini permanenti
chat-plan-same = Programma se identica
chat-plan-allowed = Programma se permessa
chat-plan-untouched = Programma se non toccata
chat-plan-withdraw = Annulla una mossa programmata e le successive
chat-plan-unexpected = non più prevista così
chat-plan-change = Cambia una mossa programmata
