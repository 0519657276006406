# What the server itself says, in every game and on every surface.
host-house-easy = Computer { $number } (makkelijk)
host-house-usual = Computer { $number }
host-house-strong = Computer { $number } (sterk)
host-no-match = Deze partij bestaat niet. Controleer de link.
host-not-installed = Deze partij kan niet worden getoond: “{ $title }” is nu niet geïnstalleerd op deze server. Er gaat niets verloren. De partij gaat verder zodra “{ $title }” er weer is.
host-no-seat = Deze tafel heeft geen plaats { $number }.
host-wrong-key = Deze link werkt niet. Vraag een nieuwe aan wie de partij heeft geopend.
host-abandoned = Deze partij is afgebroken en kan niet worden voortgezet.
host-no-place = Op dit bord is geen plek “{ $what }”.
host-undone = { $who } heeft een zet teruggenomen.
host-renewed = De regels van deze partij zijn verbeterd. Vanaf hier gelden de verbeterde regels.
budget-spent = { $count ->
    [one] Dat kan hier maar één keer per uur. Wacht even.
   *[other] Dat kan hier maar { $count } keer per uur. Wacht even.
  }
queue-full = Dat was veel tegelijk, en de server is er nog mee bezig. Probeer het zo nog eens.
title-trial = { $name } (proefversie)
title-draft = { $name } (ontwerp)
