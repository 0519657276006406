# Campaigns: houses, prestige, the chronicle.
campaign-full = Alle huizen van deze campagne zijn bezet.
campaign-name-taken = Geef je huis een naam die geen ander huis heeft.
campaign-charge-taken = Een ander huis heeft dat embleem. Kies een dat vrij is.
campaign-no-house = Je leidt geen huis in deze campagne.
campaign-no-free-house = Er is geen huis zonder leider met die naam, of je leidt er al een.
campaign-no-rival = Kies een ander huis van deze campagne. Rivaliteit moet bij de regels horen.
campaign-rival-taken = Een van de twee heeft al een rivaal.
campaign-not-your-choice = Je hebt nu niets te kiezen.
campaign-empty-note = Schrijf eerst iets.

campaign-opened = **{ $name }**: een campagne van { $games ->
    [one] één partij
   *[other] { $games } partijen
  } is open voor { $houses ->
    [one] één huis
   *[other] { $houses } huizen
  }.
campaign-house = **{ $name }**: het huis { $house } is gesticht. { $arms }
campaign-rivals = De huizen { $one } en { $other } zijn nu rivalen.
campaign-left = **{ $name }**: het huis { $house } heeft geen leider. Iedereen kan het overnemen.
campaign-taken-over = **{ $name }**: het huis { $house } heeft weer een leider.
campaign-game = **{ $name }**: partij { $number } begint: { $title }.
campaign-choose = **{ $name }**: het huis { $house } kiest wat er hierna komt.
campaign-phase = **{ $name }**
  { $lines }
campaign-game-over = **{ $name }**: partij { $number } is afgelopen. Gewonnen door { $houses }.
campaign-voided = **{ $name }**: partij { $number } is opgegeven en wordt opnieuw gespeeld.
campaign-ended = **{ $name }** is voorbij. Het grootste huis: { $houses }, met { $prestige } prestige.
campaign-log-title = Het huis { $house } heeft { $title } gekozen.
campaign-log-seat = Het huis { $house } heeft plaats { $seat } gekozen.
campaign-log-note = Het huis { $house } heeft iets in de kroniek geschreven.

campaign-final = Eindstand
campaign-final-line = { $rank }. { $house }: prestige { $prestige }
campaign-place-line = { $place }. { $house }, eindscore { $total }: { $gains }
campaign-gain = { $reason } +{ $points }
campaign-gain-place = plaats
campaign-gain-feats = prestaties
campaign-gain-purse = beurs van het laatste huis
campaign-gain-rivalry = rivaliteit
campaign-map = Wie won waar
campaign-to-play = nog niet gespeeld
campaign-board-line = { $rank }. { $house }, prestige { $prestige }

campaign-blazon = { $ground }, { $charge } van { $tincture }.
campaign-parting-plain = In { $field }
campaign-parting-pale = Gedeeld van { $field } en { $second }
campaign-parting-fess = Doorsneden van { $field } en { $second }
campaign-parting-bend = Geschuind van { $second } en { $field }
campaign-parting-quarterly = Gevierendeeld van { $field } en { $second }
campaign-parting-chevron = Kepersgewijs doorsneden van { $field } en { $second }
campaign-tincture-or = goud
campaign-tincture-argent = zilver
campaign-tincture-gules = keel
campaign-tincture-azure = azuur
campaign-tincture-vert = sinopel
campaign-tincture-purpure = purper
campaign-tincture-sable = sabel
campaign-charge-tower = een toren
campaign-charge-star = een ster
campaign-charge-crescent = een wassenaar
campaign-charge-anchor = een anker
campaign-charge-key = een sleutel
campaign-charge-fish = een vis
campaign-charge-cross = een breedarmig kruis
campaign-charge-wheel = een rad
campaign-charge-lozenge = een ruit
campaign-charge-sail = een schip
campaign-so-far = { $games ->
    [0] De huizen
    [one] De huizen na één partij
   *[other] De huizen na { $games } partijen
  }
campaign-chronicle = Kroniek
campaign-keep = Downloaden als één bestand:
