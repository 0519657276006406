# Neptun

# What the game is called here; its printed title is in the code.
neptun-name = Neptun
neptun-goal = After three rounds, the most points from temple and bonus tiles win.

neptun-option-refusal = A contract you passed over
neptun-option-refusal-turn = is refused for this turn (house ruling)
neptun-option-refusal-good = is refused for good, even if it’s left over

neptun-port-crete = Crete
neptun-port-malaca = Malaca
neptun-port-saguntum = Saguntum
neptun-port-tarraco = Tarraco
neptun-port-roma = Rome
neptun-port-syracusae = Syracuse
neptun-port-brundisium = Brundisium
neptun-port-athenae = Athens
neptun-port-thessalonica = Thessalonica
neptun-port-byzantium = Byzantium
neptun-port-pergamum = Pergamum
neptun-port-antiochia = Antioch
neptun-port-tyros = Tyre
neptun-port-alexandria = Alexandria
neptun-port-leptis_magna = Leptis Magna
neptun-port-carthago = Carthage

neptun-good-grapes = Grapes
neptun-good-olives = Olives
neptun-good-honey = Honey
neptun-good-grain = Grain
neptun-good-salt = Salt

neptun-temple-hispania = Hispania
neptun-temple-italia = Italy
neptun-temple-graecia = Greece
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

neptun-ask-draft = Take a contract or reveal one.
neptun-ask-draft-open = Take one of the open contracts.
neptun-ask-draft-last = Take this last contract.
neptun-turn-up = Reveal next contract
neptun-turn-up-note = Refuses all open contracts
neptun-turn-up-last = The last one: you must take it
neptun-refused = You revealed another one after it, so this one is refused.
neptun-refused-for-good = You refused it in an earlier turn. At this table, that’s for good.
neptun-column = Pays { $pay } · oar card { $oar }
neptun-column-gold = Pays { $pay } · oar card { $oar } · { $gold } gold on it
neptun-slot = Slot { $number }
neptun-slot-from-start = { $miles } miles from { $port }
neptun-slot-after = { $miles } miles from slot { $number }
neptun-slot-before = { $miles } miles to slot { $number }
neptun-slot-between = { $left }, { $right }

neptun-ask-wishes = Plan ahead if you like.
neptun-ask-wishes-again = Your wishes: { $wishes }.
neptun-ask-route-again = Your route: { $ports }.
neptun-fact-may-change = You can change this until it’s your turn.
neptun-wish = Wish { $number }
neptun-wish-nothing = No wish
neptun-wish-by-name = Open contracts
neptun-wish-by-name-note = Takes the first one that’s still there this turn; if none is, we’ll ask you
neptun-wish-by-route = A route
neptun-wish-by-route-note = Takes contracts for your ports in every turn of this phase, including those revealed later
neptun-wish-withdraw = Withdraw my wishes
neptun-wish-has-chosen = You have your contract for this turn. A route counts from the next turn on.
neptun-route-ports = Ports to visit
neptun-route-prefer = If there are several, take
neptun-route-pay = the one that pays best for its distance
neptun-route-way = the one that keeps the route shortest
neptun-route-otherwise = If none is open
neptun-route-turn = reveal the next one, and take the last whatever it is
neptun-route-ask = ask me

neptun-turned = { $who } reveals “{ $contract }” with oar card { $oar }.
neptun-took = { $who } loads “{ $contract }” in slot { $number } and takes oar card { $oar }.
neptun-took-gold = { $who } loads “{ $contract }” in slot { $number } and takes oar card { $oar } and { $gold } gold.
neptun-order = Next turn order, by oar cards: { $order }.
neptun-leftover = Nobody revealed “{ $contract }”. It’s open at the start of the next turn.
neptun-leftover-gold = Nobody took “{ $contract }”. { $gold ->
    [one] There’s { $gold } gold on it now.
   *[other] There are { $gold } gold on it now.
  }

# Phase 2: fulfilling contracts

neptun-ask-oars = Choose an oar card (wind { $wind }).
neptun-ask-sail = Sail up to { $miles ->
    [one] { $miles } mile.
   *[other] { $miles } miles.
  }
neptun-ask-extra-sail = Extra turn 5.{ $turn }: sail or skip it.
neptun-fact-range = Your range is the card’s power plus the wind, { $wind }.
neptun-fact-gold = { $gold ->
    [0] You have no gold to buy more miles.
    [one] Your last gold buys one more mile.
   *[other] Each extra mile costs 1 gold (you have { $gold }).
  }
neptun-extra-do-without = Skip extra turn
neptun-wait = Wait my turn
neptun-wait-note = We’ll ask you again when the players before you have sailed
neptun-standing-oars = Play this oar card as soon as possible

neptun-stay = Stay in { $port }
neptun-way = { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
  }
neptun-way-paid = { $miles } miles, −{ $gold } gold
neptun-way-pays = { $way } · pays { $pay }
neptun-way-pays-either = { $way } · pays { $first } or { $second }
neptun-out-of-reach = It’s { $miles } miles away, { $short } beyond your range, and your gold can’t buy that many.
neptun-deliver = Deliver { $good } (slot { $number })
neptun-deliver-more = Deliver { $good } (slot { $number }), buy a point
neptun-deliver-nothing = Deliver nothing
neptun-delivery = Pays { $pay }{ $price ->
    [0] {""}
   *[other] {""} · costs { $price } gold
  }{ $loses ->
    [0] {""}
    [one] {""} · loses { $loses } open contract to the left
   *[other] {""} · loses { $loses } open contracts to the left
  }
neptun-too-poor = One more temple point costs { $price } gold. You wouldn’t have enough.

neptun-plays = { $who } { $oar }
neptun-oars = Turn { $turn }, oar cards: { $cards }. Forecast { $forecast }.
neptun-stayed = { $who } stays in { $port }.
neptun-sailed = { $who } sails { $miles } miles to { $port }{ $gold ->
    [0] .
   *[other] {""} and pays { $gold } gold.
  }
neptun-by = { $id ->
   *[other] { $port }
  }
neptun-sailed-via = { $who } sails { $miles } miles via { $via } to { $port }{ $gold ->
    [0] .
   *[other] {""} and pays { $gold } gold.
  }
neptun-fulfilled = { $who } delivers “{ $contract }” and gets { $pay }.
neptun-fulfilled-more = { $who } delivers “{ $contract }”, buys a temple point for { $price } gold, and gets { $pay }.
neptun-lost = { $who } loses { $contracts }.
neptun-wind = The wind is now { $wind }.
neptun-extra-no = { $who } skips extra turn 5.{ $turn }.
neptun-extra-oars = { $who } plays oar card { $oar }.

# Phase 3: scoring

neptun-round = Round { $letter } begins with wind { $wind }. Order: { $order }.
neptun-bonus = { $who } delivered every contract and gets the bonus tile, { $points } points.
neptun-wins = { $who } { $points }
neptun-scored = { $temple }: { $winners }.
neptun-round-over = Round { $letter } is scored. Points: { $points }.

neptun-score-hispania = Hispania
neptun-score-italia = Italy
neptun-score-graecia = Greece
neptun-score-asia_minor = Asia Minor
neptun-score-africa = Africa
neptun-score-gold = Gold temple
neptun-score-bonus = Bonus tiles
neptun-score-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
  }

# The pictures

neptun-draw-route = Your route: { $port } { $legs } ({ $miles } miles)
neptun-draw-leg = –{ $miles }→ { $port }
neptun-draw-legs = { $first } { $rest }
neptun-draw-no-route = Your ship is in { $port }. You haven’t loaded a contract yet.
neptun-draw-round = Round { $letter }
neptun-draw-draft = Contracts, turn { $turn } of { $turns }
neptun-draw-sail = Sailing, turn { $turn } of { $turns }
neptun-draw-extra = Extra turn 5.{ $turn }
neptun-draw-over = The game is over
neptun-draw-waits = { $stage } · waiting for { $who }
neptun-draw-all = { $stage } · everyone chooses an oar card
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
neptun-kind = Plan a route of contracts, with wind and oars

# Feats, and what the statistics call an opening.
feat-all-contracts = All contracts in a round
feat-perfect-seasons = Three perfect rounds
opening-neptun = First port visited
