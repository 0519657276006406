# Campaigns: houses, prestige, the chronicle.
campaign-full = All houses of this campaign are taken.
campaign-name-taken = Give your house a name that no other house has.
campaign-charge-taken = Another house has that emblem. Choose a free one.
campaign-no-house = You don’t lead a house in this campaign.
campaign-no-free-house = No house by that name needs a leader, or you already lead one.
campaign-no-rival = Choose another house of this campaign. Rivalries must be part of its rules.
campaign-rival-taken = One of the two already has a rival.
campaign-not-your-choice = You have nothing to choose right now.
campaign-empty-note = Write something first.

campaign-opened = **{ $name }**: a campaign of { $games ->
    [one] one game
   *[other] { $games } games
  } is open to { $houses ->
    [one] one house
   *[other] { $houses } houses
  }.
campaign-house = **{ $name }**: House { $house } was founded. { $arms }
campaign-rivals = Houses { $one } and { $other } are now rivals.
campaign-left = **{ $name }**: House { $house } has no leader. Anyone can take it over.
campaign-taken-over = **{ $name }**: House { $house } has a leader again.
campaign-game = **{ $name }**: game { $number } begins: { $title }.
campaign-choose = **{ $name }**: House { $house } chooses what comes next.
campaign-phase = **{ $name }**
  { $lines }
campaign-game-over = **{ $name }**: game { $number } is over. { $houses } won.
campaign-voided = **{ $name }**: game { $number } was given up and will be played again.
campaign-ended = **{ $name }** is over. The greatest house: { $houses }, with { $prestige } prestige.
campaign-log-title = House { $house } chose { $title }.
campaign-log-seat = House { $house } chose seat { $seat }.
campaign-log-note = House { $house } added a note to the chronicle.

campaign-final = Final standings
campaign-final-line = { $rank }. { $house }: { $prestige } prestige
campaign-place-line = { $place }. { $house }, score { $total }: { $gains }
campaign-gain = { $reason } +{ $points }
campaign-gain-place = place
campaign-gain-feats = feats
campaign-gain-purse = last house’s purse
campaign-gain-rivalry = rivalry
campaign-map = Who won where
campaign-to-play = not played yet
campaign-board-line = { $rank }. { $house }, { $prestige } prestige

campaign-blazon = { $ground }, { $charge } { $tincture }.
campaign-parting-plain = { $field }
campaign-parting-pale = Per pale { $field } and { $second }
campaign-parting-fess = Per fess { $field } and { $second }
campaign-parting-bend = Per bend { $second } and { $field }
campaign-parting-quarterly = Quarterly { $field } and { $second }
campaign-parting-chevron = Per chevron { $field } and { $second }
campaign-tincture-or = Or
campaign-tincture-argent = Argent
campaign-tincture-gules = Gules
campaign-tincture-azure = Azure
campaign-tincture-vert = Vert
campaign-tincture-purpure = Purpure
campaign-tincture-sable = Sable
campaign-charge-tower = a tower
campaign-charge-star = a mullet
campaign-charge-crescent = a crescent
campaign-charge-anchor = an anchor
campaign-charge-key = a key
campaign-charge-fish = a fish
campaign-charge-cross = a cross pattée
campaign-charge-wheel = a wheel
campaign-charge-lozenge = a lozenge
campaign-charge-sail = a ship
campaign-so-far = { $games ->
    [0] The houses
    [one] The houses after one game
   *[other] The houses after { $games } games
  }
campaign-chronicle = Chronicle
campaign-keep = Download as one file:
