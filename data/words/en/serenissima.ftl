# Serenissima, second edition.

# What the game is called here; its printed title is in the code.
serenissima-name = Serenissima
serenissima-goal = The richest player after the third scoring wins.

serenissima-good-wood = wood
serenissima-good-stone = stone
serenissima-good-marble = marble
serenissima-good-wine = wine
serenissima-good-gold = gold
serenissima-good-spice = spice

serenissima-option-money = Treasuries
serenissima-option-money-open = Open: everyone’s ducats are visible
serenissima-option-money-hidden = Hidden: you only see your own
serenissima-option-blockade = Blockading a sale or a landing
serenissima-option-blockade-always = Everywhere, even where the galley started its turn
serenissima-option-blockade-arrived = Only where the galley has sailed to
serenissima-option-conquest = After taking a port by force
serenissima-option-conquest-fight = The galley can fight another one there
serenissima-option-conquest-over = The turn is over
serenissima-option-galleys = Two players: choosing three galleys each
serenissima-option-galleys-alternate = In turns: A B A B A B
serenissima-option-galleys-snake = Back and forth: A B B A A B

serenissima-standing-blockade-move = Stop weaker galleys from sailing on past mine
serenissima-standing-blockade-sale = Stop weaker galleys from selling where I have galleys
serenissima-standing-blockade-landing = Stop weaker galleys from taking a neutral port where I have galleys

# Options and labels
serenissima-port-option = { $port } ({ $good })
serenissima-galley-option = Galley { $galley }
serenissima-zone-option = { $zone }
serenissima-at-port = at { $port }
serenissima-at-z-mare-ionio = at sea (Ionian Sea)
serenissima-to-port = to { $port }
serenissima-to-z-mare-ionio = out to sea (Ionian Sea)
serenissima-garrison-of = { $port } (garrison)
serenissima-count-good = { $count } { $good }
serenissima-count-in-port = { $count } in { $port }
serenissima-count-on-galley = { $count } on galley { $galley }
serenissima-done = End turn
serenissima-enough = Stop buying
serenissima-invest = Invest instead
serenissima-load = Load { $good } in { $port }
serenissima-crew = Move sailors
serenissima-exchange = Move cargo: galley { $mate }
serenissima-exchange-note = how much goes on galley { $galley }
serenissima-overboard = Discard or sink
serenissima-cargo-overboard = Throw cargo overboard
serenissima-sink = Sink galley { $galley }
serenissima-sail = Sail
serenissima-sell = Sell in { $port }
serenissima-attack = Attack a galley
serenissima-foe = Galley { $galley } of { $who }
serenissima-land = Land in { $port }
serenissima-storm = Attack { $port }
serenissima-fight-again = Roll again
serenissima-fight-stop = Stop fighting (ends turn)
serenissima-recruit = Recruit sailors
serenissima-buy-galley = Buy a galley ({ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }, plus sailors)
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
serenissima-note-free-cube = first cube free, then 1 ducat each
serenissima-note-price = 1 ducat each
serenissima-note-dues = 1 ducat each to { $who }
serenissima-note-now = { $count } now
serenissima-note-aboard = { $here } on galley { $galley }, { $there } on galley { $mate } now
serenissima-note-own-port = your own port: fills the warehouse, but only spice pays
serenissima-note-spice = { $ducats ->
    [one] { $ducats } ducat extra
   *[other] { $ducats } ducats extra
  }
serenissima-note-slot = pays { $ducats }
serenissima-note-slots = pays { $ducats }, one after the other
serenissima-note-dice = your dice: { $mine }, theirs: { $theirs }; { $chance }% to win if you fight on
serenissima-note-dice-fort = the fort fires { $fort } dice first; your dice: { $mine } minus losses, theirs: { $theirs }; { $chance }% to win if you fight on
serenissima-note-land-all = the galley sinks if its last sailor lands
serenissima-note-land-all-laden = the galley sinks if its last sailor lands, and you lose { $goods }
serenissima-note-sink = sailors without another place return to your supply
serenissima-note-sink-laden = cargo lost: { $goods }; sailors without another place return to your supply
serenissima-note-sailor = { $ducats ->
    [one] { $ducats } ducat per sailor
   *[other] { $ducats } ducats per sailor
  }
serenissima-note-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }

# Why not
serenissima-blocked-nothing-to-buy = There’s nothing you can buy now.
serenissima-blocked-acted = You’ve already used this galley.
serenissima-blocked-no-room = There’s no free place aboard.
serenissima-blocked-no-cube = There are no cubes of this good left.
serenissima-blocked-no-ducats = You don’t have enough ducats.
serenissima-blocked-no-sailors = You have no sailors left to recruit.
serenissima-blocked-no-berth = Your ports, and your galleys in them, are full.
serenissima-blocked-no-number = All galley numbers are taken.
serenissima-blocked-no-piece = None are left.
serenissima-blocked-no-site-fort = You need a port of yours with wood and stone, and no fort yet.
serenissima-blocked-no-site-basilica = You need a port of yours with gold and marble, and no basilica yet.
serenissima-blocked-nowhere = You have no port for it.
serenissima-blocked-one-galley = You can buy only one galley per investment.
serenissima-blocked-fleet = You already have six galleys.
serenissima-blocked-produced = The port produces this good.
serenissima-blocked-stored = The port already stores this good.
serenissima-blocked-full = The warehouse is full.
serenissima-blocked-unwanted = The port won’t buy any of your cargo.
serenissima-blocked-blockade = You’re blockaded here.
serenissima-blocked-fought = You chose to fight this turn.
serenissima-blocked-last-port = It’s the owner’s last port.
serenissima-blocked-guarded = Sink the owner’s galleys here first.
serenissima-blocked-kept-open = Enough starting ports must stay open.

# Questions
serenissima-ask-close = Close a port that produces { $good }.
serenissima-fact-close = Galleys can still sail past it, but no one can use it in this game.
serenissima-ask-start = Choose a port and a galley.
serenissima-fact-start = Galleys act in the order of their numbers.
serenissima-ask-start-galley = Choose your next galley.
serenissima-ask-loading = Use galley { $galley }, or invest.
serenissima-ask-loaded = Continue with galley { $galley }.
serenissima-ask-sailing = { $left ->
    [0] Act here with galley { $galley }.
   *[other] Sail on with galley { $galley }, or act here.
  }
serenissima-ask-closing = Continue with galley { $galley }.
serenissima-ask-blockade-move = Stop galley { $galley } of { $who } { $at }?
serenissima-ask-blockade-sale = Stop { $who } selling { $goods } in { $zone }?
serenissima-ask-blockade-landing = Stop { $who } from taking { $zone }?
serenissima-fact-blockade = Galley { $galley } has { $theirs ->
    [one] { $theirs } sailor
   *[other] { $theirs } sailors
  }; you have { $yours } on galleys there.
serenissima-ask-fight-galley = Keep fighting? { $chance }% to win.
serenissima-ask-fight-port = Keep fighting? { $chance }% to win.
serenissima-fact-fight = You roll { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
  } with { $sailors ->
    [one] { $sailors } sailor
   *[other] { $sailors } sailors
  }, they roll { $theirs }. The chance is yours if you fight on to the end.
serenissima-ask-salvage = Take goods from galley { $wreck }.
serenissima-fact-salvage = Galley { $galley } has { $room ->
    [one] { $room } free place
   *[other] { $room } free places
  }. The rest is lost.
serenissima-ask-conquest = { $sailors ->
    [one] Land your last sailor in { $port }?
   *[other] How many sailors land in { $port }?
  }
serenissima-fact-conquest = { $sailors ->
    [one] If you do, galley { $galley } sinks. If not, the port becomes neutral.
   *[other] With none, the port becomes neutral; with all, galley { $galley } sinks.
  }
serenissima-fact-conquest-laden = { $sailors ->
    [one] If you do, galley { $galley } sinks with its cargo: { $goods }. If not, the port becomes neutral.
   *[other] With none, the port becomes neutral; with all, galley { $galley } sinks with its cargo: { $goods }.
  }
serenissima-ask-investment = Invest. You have { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-ask-special-investment = Buy galleys until you have two.

# What happened
serenissima-first-player = { $who } goes first.
serenissima-closed = { $who } closes { $port }.
serenissima-started = { $who } starts in { $port } with galley { $galley }.
serenissima-start-galley = { $who } takes galley { $galley }.
serenissima-prepared = The galleys are ready. Round 1 begins.
serenissima-activates-at = It’s the turn of galley { $galley } of { $who } { $at }.
serenissima-loaded = { $who } loads { $count } { $good } in { $port } onto galley { $galley } for { $ducats ->
    [0] nothing
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-loaded-from = { $who } loads { $count } { $good } in { $port } onto galley { $galley } and pays { $owner } { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-loaded-from-to-you = { $who } loads { $count } { $good } in { $port } onto galley { $galley } and pays you { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-crewed = { $who } moves sailors: galley { $galley } now has { $count }.
serenissima-exchanged = { $who } moves cargo between galleys { $galley } and { $mate }.
serenissima-thrown-overboard = { $who } throws cargo overboard from galley { $galley }: { $goods }.
serenissima-scuttled = { $who } sinks their own galley { $galley }.
serenissima-sailed-to = { $who } sails galley { $galley } { $to }.
serenissima-blockaded-move = { $who } blockades: galley { $galley } stops { $at }.
serenissima-blockaded-sale = { $who } blockades: galley { $galley } sells nothing { $at }.
serenissima-blockaded-landing = { $who } blockades: galley { $galley } can’t land { $at }.
serenissima-sold = { $who } sells { $goods } in { $port } from galley { $galley } for { $ducats ->
    [0] nothing
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-landed = { $who } takes { $port } with { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
  }.
serenissima-left = No one is left on galley { $galley } of { $who }. It sinks.
serenissima-fort-fired = The fort of { $port } fires on galley { $galley } and { $count ->
    [0] kills no one
    [one] kills { $count } sailor
   *[other] kills { $count } sailors
  }.
serenissima-fought-of = { $who } fights galley { $foe } of { $owner } with galley { $galley }: { $killed ->
    [one] { $killed } sailor killed
   *[other] { $killed } sailors killed
  }, { $lost } lost.
serenissima-fought-of-to-you = { $who } fights your galley { $foe } with galley { $galley }: { $killed ->
    [one] { $killed } sailor killed
   *[other] { $killed } sailors killed
  }, { $lost } lost.
serenissima-stormed-of = { $who } attacks { $port } ({ $owner }) with galley { $galley }: { $killed ->
    [one] { $killed } sailor killed
   *[other] { $killed } sailors killed
  }, { $lost } lost.
serenissima-stormed-of-to-you = { $who } attacks you in { $port } with galley { $galley }: { $killed ->
    [one] { $killed } sailor killed
   *[other] { $killed } sailors killed
  }, { $lost } lost.
serenissima-broke-off = { $who } stops fighting with galley { $galley }.
serenissima-sunk-of = Galley { $galley } of { $owner } sinks.
serenissima-sunk-of-to-you = Your galley { $galley } sinks.
serenissima-cargo-lost = Lost with galley { $galley }: { $goods }.
serenissima-both-sunk = Galleys { $galley } and { $foe } sink each other.
serenissima-port-fell = { $owner } loses { $port }: no sailors are left there.
serenissima-port-fell-to-you = You lost { $port }: you have no sailors left there.
serenissima-salvaged = { $who } takes { $goods } onto galley { $galley }.
serenissima-recruited = { $who } recruits { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
  }: { $places }.
serenissima-bought-galley = { $who } buys galley { $galley } in { $port } with { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
  }, for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-built-fort = { $who } builds a fort in { $port }.
serenissima-built-basilica = { $who } builds a basilica in { $port }.
serenissima-doge-wine = Doge card of round { $round }: wine.
serenissima-doge-one = Doge card of round { $round }: one hourglass.
serenissima-doge-two = Doge card of round { $round }: two hourglasses.
serenissima-doge-two-mix = Doge card of round { $round }: two hourglasses, then all cards are shuffled.
serenissima-wine-income = { $who } gets { $ducats } ducats for wine in { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
  }.
serenissima-scoring = Scoring { $number } of 3.
serenissima-scored = { $who } gets { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-round = Round { $round } begins.
serenissima-over = The third scoring ends the game.

# Scores
serenissima-score-start = At the start
serenissima-score-sales = Sales
serenissima-score-dues = From other players
serenissima-score-wine = Wine
serenissima-score-scorings = Scorings
serenissima-score-spent = Spent
serenissima-score-total = { $total ->
    [one] { $total } ducat
   *[other] { $total } ducats
  }

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
serenissima-board-preparation = Setup
serenissima-board-doge-turn = Doge card
serenissima-board-turn = Galley { $galley } of { $who } { $at }: { $phase }
serenissima-board-loading = loading
serenissima-board-sailing = at sea
serenissima-board-closing = sale or combat
serenissima-board-round = Round { $round }
serenissima-board-track = Scoring track: I, II, III
serenissima-board-doge = Doge cards
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
    [one] { $count } sailor to recruit
   *[other] { $count } sailors to recruit
  }
serenissima-board-neutral = neutral
serenissima-board-fort = fort
serenissima-board-basilica = basilica
serenissima-board-wine = wine side
serenissima-board-closed = closed
serenissima-board-neighbours = Next to: { $zones }.
serenissima-treasury = Your treasury: { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-alt-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
  }
serenissima-alt-port = { $port } ({ $owner }, { $sailors } of { $capacity } sailors) produces { $good }. Warehouse: { $stored }. Also: { $more }.
serenissima-alt-galley = Galley { $galley }, { $who }: { $aboard }.

# Told by rules 1 and 2; what is stored of games begun then still says so.
serenissima-activates = Galley { $galley } of { $who } is active at { FORM($zone, "the") }.
serenissima-sailed = { $who } sails galley { $galley } to { FORM($zone, "the") }.
serenissima-blockade-move = { $who } blockades: galley { $galley } stops at { FORM($zone, "the") }.
serenissima-blockade-sale = { $who } blockades: galley { $galley } sells nothing in { $zone }.
serenissima-blockade-landing = { $who } blockades: galley { $galley } can’t land in { $zone }.
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
