# What the host itself says, whatever the title and the surface.
host-house-easy = Computer { $number } (makkelijk)
host-house-usual = Computer { $number }
host-house-strong = Computer { $number } (sterk)
host-no-match = Er is hier geen partij met dat adres. Controleer de link.
host-not-installed = Deze partij kan niet worden getoond: ‘{ $title }’ is nu niet geïnstalleerd op deze server. Er gaat niets verloren; ze gaat verder zodra ‘{ $title }’ er weer is.
host-no-seat = Er is aan deze tafel geen plaats { $number }.
host-wrong-key = Deze link opent hier niets. Vraag een nieuwe aan wie de partij heeft geopend.
host-abandoned = Deze partij is opgegeven: er verandert niets meer aan.
host-no-place = Er is op dit bord geen plek “{ $what }”.
host-undone = { $who } heeft een zet teruggenomen.
host-renewed = De regels van dit spel zijn verbeterd. Vanaf hier gaat het verder met de verbeterde regels.
budget-spent = Vaker kan dat hier niet in een uur ({ $count } keer). Wacht even.
queue-full = Je hebt veel tegelijk gevraagd, en de server is er nog mee bezig. Probeer het zo nog eens.
