# Méditerranée (1996).

## Names
mediterranee-nation-venice = Venice
mediterranee-nation-genoa = Genoa
mediterranee-nation-spain = Spain
mediterranee-nation-turkey = Turkey
mediterranee-good-gem = jewels
mediterranee-good-gold = gold
mediterranee-good-spice = spices
mediterranee-good-wine = wine
mediterranee-good-cloth = cloth
mediterranee-good-iron = iron
mediterranee-good-wood = wood
mediterranee-short-gem = J
mediterranee-short-gold = G
mediterranee-short-spice = S
mediterranee-short-wine = W
mediterranee-short-cloth = C
mediterranee-short-iron = I
mediterranee-short-wood = D
mediterranee-place = { $name }
mediterranee-galley = Galley { $number }
mediterranee-galley-at = Galley { $number }, { $zone }
mediterranee-galley-of = Galley { $number } of { $who }
mediterranee-garrison = Garrison
mediterranee-hired = Newly enlisted
mediterranee-ducats = { $amount } ducats
mediterranee-ducats-each = { $amount } ducats each
mediterranee-count = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }
mediterranee-pieces = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
  }
mediterranee-no-cargo = no cargo
mediterranee-aboard = { $sailors ->
    [one] { $sailors } sailor, { $cargo }
   *[other] { $sailors } sailors, { $cargo }
  }
mediterranee-phase-0 = Manning
mediterranee-phase-1 = Auction
mediterranee-phase-2 = Market
mediterranee-phase-3 = Sailing
mediterranee-phase-4 = Combat
mediterranee-phase-5 = Landing
mediterranee-phase-6 = Sales

## Variants
mediterranee-option-money = Treasuries
mediterranee-option-money-hidden = Hidden (as printed)
mediterranee-option-money-open = Open
mediterranee-option-pairing = Nations for two players
mediterranee-option-pairing-venice-genoa = Venice and Genoa (historical)
mediterranee-option-pairing-spain-turkey = Spain and Turkey

## Set-up and auction
mediterranee-ask-manning = Split your { $count } sailors over your two galleys and your capital.
mediterranee-manned = { $garrison ->
    [0] { $who } divides the sailors: { $crews } on the galleys, nobody in the capital.
   *[other] { $who } divides the sailors: { $crews } on the galleys, { $garrison } in the capital.
  }
mediterranee-turn = Turn { $turn } of { $turns }: bids for the order of play.
mediterranee-ask-bid = Bid for your place in turn { $turn }, and name the places you wish for, the best first; name none, and you are asked. Everybody pays; the highest bid chooses first.
mediterranee-part-bid = Bid
mediterranee-part-places = Places, the best first
mediterranee-bid = { $bid ->
    [0] { $who } bids nothing.
   *[other] { $who } bids { $bid } ducats.
  }
mediterranee-diced = The die decides: { $order }.
mediterranee-throw = { $who } { $die }
mediterranee-throws = The die decides: { $throws }.
mediterranee-ask-place = Choose your place in this turn.
mediterranee-place-1 = First (I)
mediterranee-place-2 = Second (II)
mediterranee-place-3 = Third (III)
mediterranee-place-4 = Fourth (IV)
mediterranee-blocked-place = Taken by { $who }.
mediterranee-took-place = { $who } takes a place: { $place }.
mediterranee-order = Order of the turn: { $order }.

## Market
mediterranee-ask-market = Trade, build, enlist and load, in any order; then end your market.
mediterranee-act-buy = Buy goods
mediterranee-act-recruit = Enlist sailors
mediterranee-act-crew = Shift sailors
mediterranee-act-cargo = Shift cargo
mediterranee-act-galley = Build a galley
mediterranee-act-fort = Build a fort
mediterranee-act-trade = Deal with a player
mediterranee-act-discard = Throw away cargo
mediterranee-act-dismiss = Dismiss sailors
mediterranee-act-tariff = Set your prices
mediterranee-act-done = End your market
mediterranee-blocked-buy = No galley of yours in a port has room for goods that the box still holds and you can pay.
mediterranee-blocked-recruit = Sailors enlist only in your own ports, each turn one for each good stored there, at { $price } ducats each, while the box has any.
mediterranee-blocked-crew = Nowhere do two galleys, or a galley and a port of yours, have sailors to shift and room for them.
mediterranee-blocked-cargo = Nowhere do two galleys of yours have goods to shift or to exchange.
mediterranee-blocked-galley = A galley costs { $price } ducats and needs one left in the box, and a port of yours with wood, iron and a sailor to man it, where nothing was built this turn.
mediterranee-blocked-fort = A fort costs { $price } ducats and needs one left in the box, and a port of yours without walls, with wood and gold, where nothing was built this turn.
mediterranee-blocked-trade = No galley of another player shares a coastal zone with yours, with goods and room to deal in.
mediterranee-blocked-trade-enough = You have proposed { $count } deals in this market, and that is the limit.
mediterranee-blocked-discard = You have no cargo.
mediterranee-blocked-dismiss = Sailors can be dismissed only in a port that is not yours, and one stays aboard.
mediterranee-blocked-tariff = You control no port.
mediterranee-blocked-money = You do not have that much.
mediterranee-note-purse = you have { $amount } ducats
mediterranee-note-price = { $good }, { $price } ducats each
mediterranee-note-recruits = { $count ->
    [one] { $count } sailor
   *[other] up to { $count } sailors
  }
mediterranee-note-now = now { $count }
mediterranee-cargo-anew = { $zone }: load all galleys anew
mediterranee-take = Buy at the price asked
mediterranee-offer = Make a counter-offer, once
mediterranee-enquire = Ask the owner for the price
mediterranee-sell = Offer to sell
mediterranee-buy = Offer to buy
mediterranee-swap = Offer to exchange goods
mediterranee-part-give = What you give
mediterranee-part-take = What you get
mediterranee-part-terms = Money on top
mediterranee-terms-even = No money changes hands.
mediterranee-terms-pay = You pay
mediterranee-terms-ask = You ask for
mediterranee-part-goods = Goods
mediterranee-part-price = Price in all
mediterranee-part-ask = Price of a piece (as far as it is allowed)
mediterranee-part-floor = Lowest counter-offer you accept
mediterranee-my-price = One price for everybody
mediterranee-ask-me = Ask me every time
mediterranee-ask-price = { $who } wants to buy { $good } in { $port }. Name your price for a piece.
mediterranee-price-most = The most that is allowed
mediterranee-price-one = Another price
mediterranee-price-standing = A standing price, from now on
mediterranee-quoted = { $who } asks { $price } ducats a piece for { $good } in { $port }.
mediterranee-ask-haggle = Accept { $price } instead of { $ask } ducats a piece from { $who }? ({ $count } × { $good } in { $port })
mediterranee-haggle-refused = { $who } refuses { $price } ducats a piece from { $buyer } in { $port }.
mediterranee-haggle-agreed = { $who } agrees to { $price } ducats a piece from { $buyer } in { $port }.
mediterranee-bought = { $who } buys { $cargo } in { $port } for { $ducats } ducats ({ $galley }).
mediterranee-recruited = { $count ->
    [one] { $who } enlists { $count } sailor in { $port }.
   *[other] { $who } enlists { $count } sailors in { $port }.
  }
mediterranee-crewed = { $who } shifts sailors in { $zone }.
mediterranee-moved-cargo = { $who } shifts { $cargo } from { $source } to { $target }.
mediterranee-reloaded = { $who } loads the galleys in { $zone } anew.
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Load { $high } good onto { $galley }, or none. { $rest }
       *[other] Load up to { $high } goods onto { $galley }. { $rest }
      }
   *[other] Load { $low } to { $high } goods onto { $galley }. { $rest }
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Load { $high } good onto { $galley }. { $rest }
   *[other] Load { $high } goods onto { $galley }. { $rest }
  }
mediterranee-stow-next = The rest is for { $galley }.
mediterranee-stow-lost = The rest is lost.
mediterranee-thrown = { $who } has no room for { $cargo }: lost.
mediterranee-built-galley = { $sailors ->
    [one] { $who } builds { $galley } in { $port } with { $sailors } sailor.
   *[other] { $who } builds { $galley } in { $port } with { $sailors } sailors.
  }
mediterranee-built-fort = { $who } fortifies { $port }.
mediterranee-discarded = { $who } throws away { $cargo } from { $galley }.
mediterranee-dismissed = { $count ->
    [one] { $who } dismisses { $count } sailor of { $galley }.
   *[other] { $who } dismisses { $count } sailors of { $galley }.
  }
mediterranee-tariff = { $who } asks { $price } ducats a piece for { $good } from now on.
mediterranee-tariff-high = { $who } asks { $price } ducats a piece for { $good } from now on, { $most } without a monopoly.
mediterranee-tariff-own = You ask { $price } ducats a piece for { $good } from now on and accept counter-offers from { $floor }.
mediterranee-tariff-dropped = { $who } names the price of { $good } when asked.
mediterranee-trade-sell = { $who } offers { $other } { $cargo } for { $price } ducats.
mediterranee-trade-buy = { $who } offers { $other } { $price } ducats for { $cargo }.
mediterranee-ask-trade-buy = Buy { $cargo } from { $who } for { $price } ducats? ({ $source } → { $target })
mediterranee-ask-trade-sell = Sell { $cargo } to { $who } for { $price } ducats? ({ $source } → { $target })
mediterranee-ask-trade-counter = { $who } answers { $price } ducats for { $cargo }. Agree? ({ $source } → { $target })
mediterranee-ask-trade-last = { $who } stays with { $price } ducats for { $cargo }. Agree after all? ({ $source } → { $target })
mediterranee-swap-even = { $who } offers { $other } { $give } in exchange for { $take }.
mediterranee-swap-pay = { $who } offers { $other } { $give } and { $price } ducats in exchange for { $take }.
mediterranee-swap-ask = { $who } offers { $other } { $give } in exchange for { $take } and { $price } ducats.
mediterranee-exchange-pay = You pay { $price } ducats.
mediterranee-exchange-get = You receive { $price } ducats.
mediterranee-ask-swap = { $who } proposes an exchange: you give { $give } and get { $take }. { $terms } ({ $source }, { $target })
mediterranee-ask-swap-counter = { $who } answers: you give { $give } and get { $take }. { $terms } Agree? ({ $source }, { $target })
mediterranee-ask-swap-last = { $who } stays with the offer: you give { $give } and get { $take }. { $terms } Agree after all? ({ $source }, { $target })
mediterranee-accept = Agree
mediterranee-counter = Name another price
mediterranee-refuse = Refuse
mediterranee-trade-countered = { $who } answers: { $price } ducats.
mediterranee-trade-counter-refused = { $who } refuses { $price } ducats.
mediterranee-trade-refused = { $who } refuses the deal with { $other }.
mediterranee-traded = { $seller } sells { $cargo } to { $buyer } for { $price } ducats.
mediterranee-swapped = { $price ->
    [0] { $seller } gives { $buyer } { $cargo } in exchange for { $back }.
   *[other] { $seller } gives { $buyer } { $cargo } in exchange for { $back } and { $price } ducats.
  }

## Sailing
mediterranee-ask-sail = Move a galley, or end your sailing.
mediterranee-sail-done = End your sailing
mediterranee-settle = Settle the rest of your turn
mediterranee-settle-note = holds while your crews stay as they are; peace ends with an attack or a new neighbour
mediterranee-settle-ask = Ask me
mediterranee-settle-attack = Attacks
mediterranee-settle-peace = I attack nobody this turn
mediterranee-settle-landing = Landings
mediterranee-settle-crews = Sailors to land where the port is then without a garrison
mediterranee-settle-sales = Sales
mediterranee-settle-nothing = Sell nothing
mediterranee-settled = You have settled the rest of your turn. It holds while your crews stay as they are; peace also ends when you are attacked, or when another player’s galley arrives beside yours or at your port.
mediterranee-settled-broken = Your crews have changed, so what you had settled for this turn no longer holds.
mediterranee-peace-attacked = { $who } has attacked you, so you will be asked whom to attack.
mediterranee-peace-joined = { $galley } of { $who } has arrived: { $zone }. You will be asked whom to attack.
mediterranee-note-moves = { $count ->
    [one] { $count } move, { $cargo }
   *[other] { $count } moves, { $cargo }
  }
mediterranee-note-passage = needs passage: { $zones }
mediterranee-sailed = { $who } sails { $galley } to { $zone }.
mediterranee-ask-passage = Let { $galley } of { $who } pass through { $zone }? If not, it stops there.
mediterranee-passage-granted = { $galley } may pass through { $zone }.
mediterranee-passage-refused = { $galley } is stopped in { $zone } by { $who }.

## Combat
mediterranee-ask-combat = Attack with a galley, or keep the peace.
mediterranee-combat-peace = Attack nobody
mediterranee-combat-done = Attack no more
mediterranee-note-sailors = { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
  }
mediterranee-note-fort = { $count ->
    [one] { $count } sailor behind walls
   *[other] { $count } sailors behind walls
  }
mediterranee-fought = { $who } attacks { $other }: { $attacker } throws { $die } and kills { $killed }; { $target } throws { $reply } and kills { $lost }.
mediterranee-stormed = { $who } storms { $port } of { $other }: { $attacker } throws { $die } and kills { $killed }; the garrison throws { $reply } and kills { $lost }.
mediterranee-sunk = { $galley } of { $who } sinks.
mediterranee-ask-spoils = { $galley } of { $who } is beaten ({ $cargo }). Take it with sailors of { $winner } ({ $aboard }), or sink it; you share out the goods of both. If all go aboard, { $winner } sinks.
mediterranee-capture = Take it: sailors to send aboard
mediterranee-sink = Sink it, keep the goods
mediterranee-captured = { $who } takes { $galley }.

## Landing and sales
mediterranee-ask-land = Land sailors in a port without a garrison, or stay aboard. A galley without sailors sinks.
mediterranee-land-done = End your landing
mediterranee-landed = { $count ->
    [one] { $who } takes { $port } with { $count } sailor.
   *[other] { $who } takes { $port } with { $count } sailors.
  }
mediterranee-regarrisoned = { $count ->
    [one] { $who } puts { $count } sailor into { $port } again.
   *[other] { $who } puts { $count } sailors into { $port } again.
  }
mediterranee-ask-sell = Sell goods in a port, or keep them.
mediterranee-sell-everything = Sell everything everywhere
mediterranee-sell-whole-port = Sell everything in one port
mediterranee-sell-done = End your sales
mediterranee-note-slots = { $count ->
    [one] pays { $slots }
   *[other] piece by piece, it pays { $slots }
  }
mediterranee-note-bonus = new market: { $ducats } more
mediterranee-sold = { $who } sells { $cargo } in { $port } for { $ducats } ducats.
mediterranee-sold-new = { $who } opens a new market in { $port }: { $cargo } for { $ducats } ducats ({ $bonus } of it as a bonus).
mediterranee-income = { $who } receives { $ducats } ducats from { $port }.
mediterranee-phase-over = End of the phase: { $phase }.
mediterranee-ended = The last of { $turns } turns is over.

## Standing orders
mediterranee-standing-bid = My bid in every auction, and the places I wish for
mediterranee-standing-place = The place I choose
mediterranee-standing-price = My price when somebody buys in my ports
mediterranee-standing-haggle = Accept counter-offers in my ports
mediterranee-standing-trade = Deals that other players offer me
mediterranee-standing-combat = My attacks
mediterranee-standing-sell = My sales
mediterranee-standing-spoils = What I do with a beaten galley
mediterranee-standing-passage-venice = Let Venetian galleys pass
mediterranee-standing-passage-genoa = Let Genoese galleys pass
mediterranee-standing-passage-spain = Let Spanish galleys pass
mediterranee-standing-passage-turkey = Let Turkish galleys pass

## Score
mediterranee-score-capital = Own capital
mediterranee-score-treasury = Treasury
mediterranee-score-ports = Ports with room
mediterranee-score-small = Full small ports
mediterranee-score-medium = Full medium ports
mediterranee-score-great = Full capitals

## Board
mediterranee-board-over = The game is over
mediterranee-board-phase = Turn { $turn } of { $turns } · { $phase }
mediterranee-board-at-work = Turn { $turn } of { $turns } · { $phase } · { $who }
mediterranee-board-holdings = { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
  }, { $galleys ->
    [one] { $galleys } galley
   *[other] { $galleys } galleys
  }
mediterranee-board-hidden = treasury hidden · bid { $bid }
mediterranee-board-treasury = { $ducats } ducats · bid { $bid }
mediterranee-board-left = { $good }: { $count }
mediterranee-board-box = left in the box

## In words, for those who do not see the picture
mediterranee-say-more = { $count ->
    [one] and { $count } more galley
   *[other] and { $count } more galleys
  }
mediterranee-say-port = { $port }: garrison { $garrison }, stores { $cargo }.
mediterranee-say-neutral = Neutral port.
mediterranee-say-owner = Held by { $who } ({ $nation }).
mediterranee-say-produces = Produces { $good }.
mediterranee-say-stores = Stores: { $cargo }.
mediterranee-say-pays = Pays next: { $pays }.
mediterranee-say-full = The warehouse is full.
mediterranee-say-garrison = Garrison: { $count }, no walls.
mediterranee-say-walls = Garrison: { $count }, behind walls.
mediterranee-say-empty = nothing
mediterranee-say-recruits = Sailors to enlist this turn: { $count }.
mediterranee-say-price = Price of a piece: { $price }.
mediterranee-say-unpriced = on request
mediterranee-say-coast = Coastal zone without a port.
mediterranee-say-open = Open sea: no deals between players here.
mediterranee-say-port-water = Coastal zone with a port.
mediterranee-say-neighbours = Next to: { $zones }.
mediterranee-say-cover = A sea chart of the Mediterranean with 23 ports and the flags of Venice, Genoa, Spain and Turkey.

## Own fleet
mediterranee-hand-title = Your fleet
mediterranee-hand-galleys = Galleys
mediterranee-hand-ports = Ports
mediterranee-hand-free = room for { $count }
mediterranee-hand-recruits = enlist { $count }
mediterranee-hand-price = asks { $price }

# What kind of game it is, on its card.
mediterranee-kind = Auctions, trade and war between four sea powers
