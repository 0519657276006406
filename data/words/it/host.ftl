# What the server itself says, in every game and on every surface.
host-no-match = Questa partita non esiste. Controlla il link.
host-not-installed = Questa partita non si può mostrare: «{ $title }» al momento non è installato su questo server. Non va perso nulla. La partita continua quando «{ $title }» torna disponibile.
host-no-seat = Questo tavolo non ha un posto { $number }.
host-wrong-key = Questo link non funziona. Chiedine uno nuovo a chi ha aperto la partita.
host-abandoned = Questa partita è stata abbandonata. Non si può più giocare.
host-no-place = Su questo tabellone non c’è nessun luogo «{ $what }».
host-undone = { $who } ha annullato una mossa.
host-renewed = Le regole di questa partita sono state corrette. Da qui in poi valgono le regole corrette.
budget-spent = { $count ->
    [one] Qui si può fare solo una volta all’ora. Aspetta un po’.
   *[other] Qui si può fare solo { $count } volte all’ora. Aspetta un po’.
  }
queue-full = Hai chiesto molto in una volta, e il server ci sta ancora lavorando. Riprova tra un momento.
host-house-easy = Bot { $number } (facile)
host-house-usual = Bot { $number }
host-house-strong = Bot { $number } (forte)
title-trial = { $name } (in prova)
title-draft = { $name } (bozza)
