# Serenissima, second edition.

serenissima-good-wood = wood
serenissima-good-stone = stone
serenissima-good-marble = marble
serenissima-good-wine = wine
serenissima-good-gold = gold
serenissima-good-spice = spice

serenissima-option-money = Treasuries
serenissima-option-money-open = Open: everyone sees all ducats
serenissima-option-money-hidden = Hidden: you see your own only
serenissima-option-blockade = Blockade of a sale or a landing
serenissima-option-blockade-always = Everywhere, also where the galley began its turn
serenissima-option-blockade-arrived = Only where the galley has sailed to
serenissima-option-conquest = After the conquest of a port
serenissima-option-conquest-fight = The galley may fight another one there
serenissima-option-conquest-over = The turn is over
serenissima-option-galleys = Three galleys each for two players
serenissima-option-galleys-alternate = Chosen alternately: A B A B A B
serenissima-option-galleys-snake = Chosen back and forth: A B B A A B

serenissima-standing-blockade-move = Stop weaker galleys that sail on past mine
serenissima-standing-blockade-sale = Stop sales of weaker galleys where mine lie
serenissima-standing-blockade-landing = Stop weaker galleys from taking a neutral port where mine lie

# Options and labels
serenissima-port-option = { $port } ({ $good })
serenissima-galley-option = Galley { $galley }
serenissima-zone-option = { $zone }
serenissima-at-port = at { $port }
serenissima-at-z-mare-ionio = at sea (Mare Ionio)
serenissima-to-port = to { $port }
serenissima-to-z-mare-ionio = out to sea (Mare Ionio)
serenissima-garrison-of = { $port } (garrison)
serenissima-count-good = { $count } { $good }
serenissima-count-in-port = { $count } in { $port }
serenissima-count-on-galley = { $count } on galley { $galley }
serenissima-done = End this turn
serenissima-enough = Buy no more galleys
serenissima-invest = Invest instead
serenissima-load = Load { $good } in { $port }
serenissima-crew = Divide the sailors here: how many in each place
serenissima-exchange = Divide cargo with galley { $mate }: how much on galley { $galley }
serenissima-overboard = Throw overboard or sink
serenissima-cargo-overboard = Throw cargo overboard
serenissima-sink = Sink galley { $galley }
serenissima-sail = Sail
serenissima-sell = Sell in { $port }
serenissima-attack = Attack a galley
serenissima-foe = Galley { $galley } of { $who }
serenissima-land = Land in { $port }
serenissima-storm = Storm { $port }
serenissima-fight-again = Roll again
serenissima-fight-stop = Break off (ends your turn)
serenissima-recruit = Recruit sailors
serenissima-buy-galley = Buy a galley ({ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  } and its sailors)
serenissima-another-galley = Buy another galley
serenissima-build-fort = Build a fort
serenissima-build-basilica = Build a basilica
serenissima-part-number = Galley number
serenissima-part-port = Port
serenissima-part-sailors = Sailors aboard
serenissima-part-start-port = Starting port

# Notes beside an option
serenissima-note-zones = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
  }
serenissima-note-risky = { $count ->
    [one] { $count } zone, past a possible blockade
   *[other] { $count } zones, past a possible blockade
  }
serenissima-note-free-cube = the first cube is free, more cost 1 ducat each
serenissima-note-price = 1 ducat each
serenissima-note-dues = 1 ducat each to { $who }
serenissima-note-now = { $count } now
serenissima-note-aboard = { $here } on galley { $galley }, { $there } on galley { $mate } now
serenissima-note-own-port = your own port: fills the warehouse, pays nothing except for spice
serenissima-note-spice = { $ducats ->
    [one] { $ducats } ducat more
   *[other] { $ducats } ducats more
  }
serenissima-note-slot = the next cube pays { $ducats }
serenissima-note-slots = one after the other, cubes pay { $ducats }
serenissima-note-dice = your dice: { $mine }, theirs: { $theirs }; fought to the end you win { $chance ->
    [one] once
   *[other] { $chance } times
  } in 100
serenissima-note-dice-fort = the fort fires { $fort } dice first; your dice: { $mine } less the killed, theirs: { $theirs }; fought to the end you win { $chance ->
    [one] once
   *[other] { $chance } times
  } in 100
serenissima-note-land-all = with the last sailor ashore the galley sinks
serenissima-note-land-all-laden = with the last sailor ashore the galley sinks; lost with it: { $goods }
serenissima-note-sink = sailors who find no other place return to your stock
serenissima-note-sink-laden = cargo lost: { $goods }; sailors who find no other place return to your stock
serenissima-note-sailor = { $ducats ->
    [one] { $ducats } ducat for each sailor
   *[other] { $ducats } ducats for each sailor
  }
serenissima-note-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }

# Why not
serenissima-blocked-nothing-to-buy = You can buy nothing now.
serenissima-blocked-acted = You have already used this galley.
serenissima-blocked-no-room = There is no free place aboard.
serenissima-blocked-no-cube = No cube of this good is left.
serenissima-blocked-no-ducats = You have too few ducats.
serenissima-blocked-no-sailors = All your sailors are hired.
serenissima-blocked-no-berth = Your ports, and your galleys in them, are full.
serenissima-blocked-no-number = Every galley number is in use.
serenissima-blocked-no-piece = None is left.
serenissima-blocked-no-site-fort = A fort needs a port of yours with wood and stone, and without a fort.
serenissima-blocked-no-site-basilica = A basilica needs a port of yours with gold and marble, and without a basilica.
serenissima-blocked-nowhere = You have no port to launch it in.
serenissima-blocked-one-galley = One galley for each investment.
serenissima-blocked-fleet = Your fleet is complete: six galleys.
serenissima-blocked-produced = The port produces it.
serenissima-blocked-stored = The port has it already.
serenissima-blocked-full = The warehouse is full.
serenissima-blocked-unwanted = The port wants none of your cargo.
serenissima-blocked-blockade = A blockade prevents it.
serenissima-blocked-fought = You have chosen to fight.
serenissima-blocked-last-port = It is the last port of its owner.
serenissima-blocked-guarded = Sink its owner’s galleys here first.
serenissima-blocked-kept-open = Enough starting ports must stay open.

# Questions
serenissima-ask-close = Close a port that produces { $good }: it can be sailed past, but nobody uses it in this game.
serenissima-ask-start = Choose your starting port and a galley; galleys sail in the order of their numbers.
serenissima-ask-start-galley = Choose your next galley.
serenissima-ask-loading = Use galley { $galley } { $at }, or invest.
serenissima-ask-loaded = Go on with galley { $galley } { $at }, or end your turn.
serenissima-ask-sailing = Galley { $galley } lies { $at }: { $left ->
    [0] act here, or end your turn
    [one] sail on ({ $left } zone left), act here, or end your turn
   *[other] sail on ({ $left } zones left), act here, or end your turn
  }.
serenissima-ask-closing = Galley { $galley } lies { $at }: go on, or end your turn.
serenissima-ask-blockade-move = Stop galley { $galley } of { $who } { $at }? It sails on with { $theirs ->
    [one] { $theirs } sailor
   *[other] { $theirs } sailors
  }; you have { $yours } on galleys there.
serenissima-ask-blockade-sale = Prevent galley { $galley } of { $who } from selling { $goods } in { $zone }? It has { $theirs ->
    [one] { $theirs } sailor
   *[other] { $theirs } sailors
  }; you have { $yours } on galleys there.
serenissima-ask-blockade-landing = Prevent galley { $galley } of { $who } from taking { $zone }? It has { $theirs ->
    [one] { $theirs } sailor
   *[other] { $theirs } sailors
  }; you have { $yours } on galleys there.
serenissima-ask-fight-galley = Fight on against galley { $foe }? You roll { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
  } with { $sailors ->
    [one] { $sailors } sailor
   *[other] { $sailors } sailors
  }, they roll { $theirs }. Fought to the end you win { $chance ->
    [one] once
   *[other] { $chance } times
  } in 100.
serenissima-ask-fight-port = Fight on for { $port }? You roll { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
  } with { $sailors ->
    [one] { $sailors } sailor
   *[other] { $sailors } sailors
  }, they roll { $theirs }. Fought to the end you win { $chance ->
    [one] once
   *[other] { $chance } times
  } in 100.
serenissima-ask-salvage = Save goods of galley { $wreck } onto galley { $galley } ({ $room ->
    [one] { $room } free place
   *[other] { $room } free places
  }); the rest is lost.
serenissima-ask-conquest = { $sailors ->
    [one] Put the last sailor of galley { $galley } ashore in { $port }, and the galley sinks; leave him aboard, and the port becomes neutral.
   *[other] Put sailors ashore in { $port }: galley { $galley } has { $sailors }. With none it becomes neutral; with all of them the galley sinks.
  }
serenissima-ask-conquest-laden = { $sailors ->
    [one] Put the last sailor of galley { $galley } ashore in { $port }, and the galley sinks and its cargo is lost: { $goods }. Leave him aboard, and the port becomes neutral.
   *[other] Put sailors ashore in { $port }: galley { $galley } has { $sailors }. With none it becomes neutral; with all of them the galley sinks and its cargo is lost: { $goods }.
  }
serenissima-ask-investment = Invest: you have { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-ask-special-investment = Buy galleys, up to two in all: you have { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.

# What happened
serenissima-first-player = { $who } is the first player.
serenissima-closed = { $who } closes { $port }.
serenissima-started = { $who } starts in { $port } with galley { $galley }.
serenissima-start-galley = { $who } takes galley { $galley }.
serenissima-prepared = The galleys are ready: round 1 begins.
serenissima-activates-at = Galley { $galley } of { $who } is active { $at }.
serenissima-loaded = { $who } loads { $count } { $good } in { $port } onto galley { $galley } for { $ducats ->
    [0] nothing
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-loaded-from = { $who } loads { $count } { $good } in { $port } onto galley { $galley } and pays { $owner } { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-crewed = { $who } divides sailors: galley { $galley } has { $count }.
serenissima-exchanged = { $who } divides cargo between galleys { $galley } and { $mate }.
serenissima-thrown-overboard = { $who } throws overboard from galley { $galley }: { $goods }.
serenissima-scuttled = { $who } sinks galley { $galley }.
serenissima-sailed-to = { $who } sails galley { $galley } { $to }.
serenissima-blockaded-move = { $who } blockades: galley { $galley } stops { $at }.
serenissima-blockaded-sale = { $who } blockades: galley { $galley } sells nothing { $at }.
serenissima-blockaded-landing = { $who } blockades: galley { $galley } cannot land { $at }.
serenissima-sold = { $who } sells { $goods } in { $port } from galley { $galley } for { $ducats ->
    [0] nothing
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-landed = { $who } takes { $port } with { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
  }.
serenissima-left = Nobody is left on galley { $galley } of { $who }: it sinks.
serenissima-fort-fired = The fort of { $port } fires on galley { $galley }: { $count } killed.
serenissima-fought-of = { $who } fights galley { $foe } of { $owner } with galley { $galley }: { $killed } killed, { $lost } lost.
serenissima-stormed-of = { $who } storms { $port } ({ $owner }) with galley { $galley }: { $killed } killed, { $lost } lost.
serenissima-broke-off = { $who } breaks off the fight of galley { $galley }.
serenissima-sunk-of = Galley { $galley } of { $owner } is sunk.
serenissima-cargo-lost = Lost with galley { $galley }: { $goods }.
serenissima-both-sunk = Galleys { $galley } and { $foe } sink each other.
serenissima-port-fell = { $owner } loses { $port }: it has no sailors left.
serenissima-salvaged = { $who } saves { $goods } onto galley { $galley }.
serenissima-recruited = { $who } recruits { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
  }: { $places }.
serenissima-bought-galley = { $who } launches galley { $galley } in { $port } with { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
  }, for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-built-fort = { $who } builds a fort in { $port }.
serenissima-built-basilica = { $who } builds a basilica in { $port }.
serenissima-doge-wine = The Doge’s card of round { $round }: wine.
serenissima-doge-one = The Doge’s card of round { $round }: one hourglass.
serenissima-doge-two = The Doge’s card of round { $round }: two hourglasses.
serenissima-doge-two-mix = The Doge’s card of round { $round }: two hourglasses; all cards are shuffled.
serenissima-wine-income = { $who } gains { $ducats } ducats for wine in { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
  }.
serenissima-scoring = Scoring { $number } of 3.
serenissima-scored = { $who } gains { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-round = Round { $round } begins.
serenissima-over = The third scoring ends the game.

# Scores
serenissima-score-start = At the start
serenissima-score-sales = Sales
serenissima-score-dues = Paid by others
serenissima-score-wine = Wine
serenissima-score-scorings = Scorings
serenissima-score-spent = Spent

# Words on the pictures
serenissima-mark-wood = Wo
serenissima-mark-stone = St
serenissima-mark-marble = Ma
serenissima-mark-wine = Wi
serenissima-mark-gold = Go
serenissima-mark-spice = Sp
serenissima-cover = Galleys and warehouses
serenissima-cover-alt = A portolan chart of the Mediterranean with four laden galleys: Serenissima.
serenissima-board-over = The game is over
serenissima-board-preparation = Preparation
serenissima-board-doge-turn = The Doge’s card
serenissima-board-turn = Galley { $galley } of { $who } { $at }: { $phase }
serenissima-board-loading = loading
serenissima-board-sailing = at sea
serenissima-board-closing = sale or combat
serenissima-board-round = Round { $round }
serenissima-board-track = Turn track: scorings I, II, III
serenissima-board-doge = The Doge’s cards
serenissima-board-supply = { $good } { $count }
serenissima-board-ducats = { $ducats } d.
serenissima-board-ports = { $count ->
    [one] { $count } port
   *[other] { $count } ports
  }
serenissima-board-galleys = { $count ->
    [one] { $count } galley
   *[other] { $count } galleys
  }
serenissima-board-sailors = { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
  }
serenissima-board-stock = { $count ->
    [one] { $count } sailor to hire
   *[other] { $count } sailors to hire
  }
serenissima-board-neutral = neutral
serenissima-board-fort = fort
serenissima-board-basilica = basilica
serenissima-board-wine = wine side
serenissima-board-closed = closed
serenissima-board-neighbours = From here: { $zones }.
serenissima-treasury = Your treasury: { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-alt-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
  }
serenissima-alt-port = { $port } ({ $owner }, { $sailors } of { $capacity } sailors) produces { $good }; stores { $stored }; has { $more }.
serenissima-alt-galley = Galley { $galley }, { $who }: { $aboard }.

# Told by rules 1 and 2; what is stored of games begun then still says so.
serenissima-activates = Galley { $galley } of { $who } is active at { $zone }.
serenissima-sailed = { $who } sails galley { $galley } to { $zone }.
serenissima-blockade-move = { $who } blockades: galley { $galley } stops at { $zone }.
serenissima-blockade-sale = { $who } blockades: galley { $galley } sells nothing in { $zone }.
serenissima-blockade-landing = { $who } blockades: galley { $galley } cannot land in { $zone }.
serenissima-count-at = { $count } in { $place }
serenissima-fought = { $who } fights galley { $foe } with galley { $galley }: { $killed } killed, { $lost } lost.
serenissima-stormed = { $who } storms { $port } with galley { $galley }: { $killed } killed, { $lost } lost.
serenissima-sunk = Galley { $galley } is sunk.
serenissima-jettisoned = { $who } throws { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } of galley { $galley } overboard.

# What kind of game it is, on its card.
serenissima-kind = Trade, ports and sea fights in quick turns
