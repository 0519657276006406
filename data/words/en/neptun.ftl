# Neptun

neptun-option-refusal = A contract that you turn past
neptun-option-refusal-turn = is refused for this turn (house ruling)
neptun-option-refusal-good = is refused for good, also when it is left over

neptun-port-crete = Crete
neptun-port-malaca = Malaca
neptun-port-saguntum = Saguntum
neptun-port-tarraco = Tarraco
neptun-port-roma = Roma
neptun-port-syracusae = Syracusae
neptun-port-brundisium = Brundisium
neptun-port-athenae = Athenae
neptun-port-thessalonica = Thessalonica
neptun-port-byzantium = Byzantium
neptun-port-pergamum = Pergamum
neptun-port-antiochia = Antiochia
neptun-port-tyros = Tyros
neptun-port-alexandria = Alexandria
neptun-port-leptis_magna = Leptis Magna
neptun-port-carthago = Carthago

neptun-good-grapes = Grapes
neptun-good-olives = Olives
neptun-good-honey = Honey
neptun-good-grain = Grain
neptun-good-salt = Salt

neptun-temple-hispania = Hispania
neptun-temple-italia = Italia
neptun-temple-graecia = Graecia
neptun-temple-asia_minor = Asia Minor
neptun-temple-africa = Africa
neptun-temple-gold = Gold temple

neptun-contract = { $good } to { $port }
neptun-oar = { $power } (wind { $wind })
neptun-oar-own = { $power } (wind { $wind }, personal)
neptun-pays-temple = { $count ->
    [one] { $count } point in { $region }
   *[other] { $count } points in { $region }
  }
neptun-pays-gold = { $count } gold
neptun-pays-both = { $gold } gold and { $count ->
    [one] { $count } point in { $region }
   *[other] { $count } points in { $region }
  }

# Phase 1: acquiring contracts

neptun-ask-draft = Take an open contract, or turn up the next one.
neptun-ask-draft-open = Take one of the open contracts.
neptun-ask-draft-last = Take this contract: it is the last one left to you.
neptun-turn-up = Turn up the next contract
neptun-turn-up-note = Refuses every contract that lies open
neptun-turn-up-last = Refuses every contract that lies open; this last one must be taken
neptun-refused = You turned up another one after it, so this one is refused.
neptun-refused-for-good = You refused it in an earlier turn, and at this table that is for good.
neptun-column = Pays { $pay } · oars { $oar }
neptun-column-gold = Pays { $pay } · oars { $oar } · { $gold } gold on it
neptun-slot = Slot { $number }
neptun-slot-from-start = From { $port } ({ $miles } miles)
neptun-slot-after = After { $number } ({ $contract }, { $miles } miles)
neptun-slot-before = before { $number } ({ $contract }, { $miles } miles)
neptun-slot-between = { $left }, { $right }

neptun-ask-wishes = Say what to take for you, if you like: open contracts by name, or a route for the whole draft.
neptun-ask-wishes-again = Your wishes: { $wishes }. You may change them until your turn comes.
neptun-ask-route-again = Your route: { $ports }. Contracts for these ports are taken for you until the draft ends; you may change it.
neptun-wish = Wish { $number }
neptun-wish-nothing = No wish
neptun-wish-by-name = Open contracts
neptun-wish-by-name-note = The first one still there is taken in this turn; if none is, you are asked
neptun-wish-by-route = A route
neptun-wish-by-route-note = Contracts for your ports are taken in every turn of this draft, also those turned up later
neptun-wish-withdraw = Withdraw my wishes
neptun-wish-has-chosen = You have your contract of this turn. Leave a route: it counts from the next turn on.
neptun-route-ports = Ports to serve
neptun-route-prefer = Of several, take
neptun-route-pay = what pays best for its miles
neptun-route-way = what makes the shortest route
neptun-route-otherwise = If none lies open
neptun-route-turn = turn up the next one, and take the last as it comes
neptun-route-ask = ask me

neptun-turned = { $who } turns up { $contract } with oars { $oar }.
neptun-took = { $who } loads { $contract } in slot { $number } and takes oars { $oar }.
neptun-took-gold = { $who } loads { $contract } in slot { $number } and takes oars { $oar } and { $gold } gold.
neptun-order = The oars set the order: { $order }.
neptun-leftover = Nobody turned up { $contract }: it opens the next turn.
neptun-leftover-gold = Nobody took { $contract }: { $gold ->
    [one] { $gold } gold lies on it now.
   *[other] { $gold } gold lie on it now.
  }

# Phase 2: fulfilling contracts

neptun-ask-oars = Choose your oar card in secret. You sail its power plus the wind, { $wind }.
neptun-ask-sail = Sail up to { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
  }; { $gold ->
    [0] you have no gold for more.
    [one] your last gold buys one more.
   *[other] each further one costs 1 of your { $gold } gold.
  }
neptun-ask-extra = Play extra turn 5.{ $turn }? The wind stays at { $wind }; you hold { $cards ->
    [one] { $cards } oar card.
   *[other] { $cards } oar cards.
  }
neptun-ask-extra-oars = Play an oar card for your extra turn. You sail its power plus the wind, { $wind }.
neptun-ask-extra-sail = Play extra turn 5.{ $turn }: choose an oar card and a port, or do without. You sail its power plus the wind, { $wind }.
neptun-extra-do-without = Do without the extra turn
neptun-wait = Wait for those before me
neptun-wait-note = You are asked again when they have sailed
neptun-standing-oars = Play this oar card as soon as I may

neptun-stay = Stay in { $port }
neptun-way = { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
  }
neptun-way-paid = { $miles } miles, { $gold } gold
neptun-way-pays = { $way } · pays { $pay }
neptun-way-pays-either = { $way } · pays { $first } or { $second }
neptun-out-of-reach = { $miles } miles away: { $short } beyond your range, more than your gold can buy.
neptun-deliver = Deliver { $good } (slot { $number })
neptun-deliver-more = Deliver { $good } (slot { $number }), buy a point
neptun-deliver-nothing = Deliver nothing
neptun-delivery = Pays { $pay }{ $price ->
    [0] {""}
   *[other] {""} · costs { $price } gold
  }{ $loses ->
    [0] {""}
    [one] {""} · loses { $loses } open contract to its left
   *[other] {""} · loses { $loses } open contracts to its left
  }
neptun-too-poor = One more temple point costs { $price } gold; you would not have that much.

neptun-plays = { $who } { $oar }
neptun-oars = Turn { $turn }, oars: { $cards }. Forecast { $forecast }.
neptun-stayed = { $who } stays in { $port }.
neptun-sailed = { $who } sails { $miles } miles to { $port }{ $gold ->
    [0] .
   *[other] {""}, paying { $gold } gold.
  }
neptun-by = { $id ->
   *[other] { $port }
  }
neptun-sailed-via = { $who } sails { $miles } miles by way of { $via } to { $port }{ $gold ->
    [0] .
   *[other] {""}, paying { $gold } gold.
  }
neptun-fulfilled = { $who } fulfils { $contract }: { $pay }.
neptun-fulfilled-more = { $who } fulfils { $contract } and buys a temple point for { $price } gold: { $pay }.
neptun-lost = { $who } loses { $contracts }.
neptun-wind = The wind is now { $wind }.
neptun-extra-yes = { $who } will play extra turn 5.{ $turn }.
neptun-extra-no = { $who } does without extra turn 5.{ $turn }.
neptun-extra-oars = { $who } plays oars { $oar }.

# Phase 3: scoring

neptun-round = Round { $letter } begins with wind { $wind }. Order: { $order }.
neptun-bonus = { $who } fulfilled every contract: bonus tile, { $points } points.
neptun-wins = { $who } { $points }
neptun-scored = { $temple }: { $winners }.
neptun-round-over = Round { $letter } is scored. Points: { $points }.

neptun-score-hispania = Hispania
neptun-score-italia = Italia
neptun-score-graecia = Graecia
neptun-score-asia_minor = Asia Minor
neptun-score-africa = Africa
neptun-score-gold = Gold temple
neptun-score-bonus = Bonus tiles

# The pictures

neptun-draw-route = Your route: { $port } { $legs } ({ $miles } miles)
neptun-draw-leg = –{ $miles }→ { $port }
neptun-draw-legs = { $first } { $rest }
neptun-draw-no-route = Your ship lies in { $port }; no contract is loaded yet.
neptun-draw-round = Round { $letter }
neptun-draw-draft = Contracts, turn { $turn } of { $turns }
neptun-draw-sail = Sailing, turn { $turn } of { $turns }
neptun-draw-extra = Extra turn 5.{ $turn }
neptun-draw-over = The game is over
neptun-draw-waits = { $stage } · waiting for { $who }
neptun-draw-all = { $stage } · all choose their oars
neptun-draw-forecast = Forecast
neptun-draw-wind = Wind
neptun-draw-order = Order
neptun-draw-oars = Oars
neptun-draw-card-wind = wind { $wind }
neptun-draw-facts = { $gold } gold · { $cards ->
    [one] { $cards } oar card
   *[other] { $cards } oar cards
  }
neptun-draw-points = { $points } pts
neptun-draw-personal = personal
neptun-draw-reach = { $miles ->
    [one] { $miles } mile now
   *[other] { $miles } miles now
  }

neptun-alt-offer = On offer: { $contracts }.

neptun-place-west = The western sea
neptun-place-east = The eastern sea
neptun-cover-line = contracts, oars and the wind
neptun-cover-alt = A chart of the Roman Mediterranean with sixteen ports, the routes between them, and five merchant ships.

# What kind of game it is, on its card.
neptun-kind = Planning a route of contracts against wind and rivals
