# What the host itself says, whatever the title and the surface.
host-no-match = Qui questa partita non c’è. Controlla il link.
host-not-installed = Questa partita non si può mostrare: «{ $title }» al momento non è installato su questo server. Non va perso nulla: riprende quando «{ $title }» torna disponibile.
host-no-seat = A questo tavolo non c’è un posto { $number }.
host-wrong-key = Questo link qui non apre nulla. Chiedine uno nuovo a chi ha aperto la partita.
host-abandoned = Questa partita è stata abbandonata: non vi cambia più nulla.
host-no-place = Su questo tabellone non c’è nessun luogo «{ $what }».
host-undone = { $who } ha annullato una mossa.
host-renewed = Le regole di questo gioco sono state corrette. Da qui si continua con le regole corrette.
budget-spent = Qui non si può fare più di { $count } volte in un’ora. Aspetta un po’.
queue-full = Hai chiesto molto in una volta e il server ci sta ancora lavorando. Riprova tra un momento.
host-house-easy = Casa { $number } (facile)
host-house-usual = Casa { $number }
host-house-strong = Casa { $number } (forte)
