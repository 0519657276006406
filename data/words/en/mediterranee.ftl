# Méditerranée (1996).

# What the game is called here; its printed title is in the code.
mediterranee-name = Méditerranée
mediterranee-goal = The most prosperity points at the end win.

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
mediterranee-place = { PLACE($name) }
mediterranee-galley = Galley { $number }
mediterranee-galley-at = Galley { $number }, { $zone }
mediterranee-galley-of = Galley { $number } of { $who }
mediterranee-garrison = Garrison
mediterranee-hired = New recruits
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
mediterranee-option-money-hidden = Hidden (printed rule)
mediterranee-option-money-open = Open
mediterranee-option-pairing = Nations for two players
mediterranee-option-pairing-venice-genoa = Venice and Genoa (historical)
mediterranee-option-pairing-spain-turkey = Spain and Turkey

## Set-up and auction
mediterranee-ask-manning = Place your { $count } sailors.
mediterranee-manned = { $garrison ->
    [0] { $who } places the sailors: { $crews } on the galleys, none in the capital.
   *[other] { $who } places the sailors: { $crews } on the galleys, { $garrison } in the capital.
  }
mediterranee-turn = Round { $turn } of { $turns }: bid for turn order.
mediterranee-ask-bid = Bid for the turn order of round { $turn }.
mediterranee-fact-bid = Everyone pays their bid, and the highest bid chooses first. You can also list the places you want.
mediterranee-part-bid = Bid
mediterranee-part-places = Places you want, best first
mediterranee-bid = { $bid ->
    [0] { $who } bids nothing.
   *[other] { $who } bids { $bid } ducats.
  }
mediterranee-diced = The die decides: { $order }.
mediterranee-throw = { $who } { $die }
mediterranee-throws = The die decides: { $throws }.
mediterranee-ask-place = Choose your place this round.
mediterranee-place-1 = First (I)
mediterranee-place-2 = Second (II)
mediterranee-place-3 = Third (III)
mediterranee-place-4 = Fourth (IV)
mediterranee-blocked-place = Taken by { $who }.
mediterranee-took-place = { $who } chooses a place: { $place }.
mediterranee-order = Turn order: { $order }.

## Market
mediterranee-ask-market = Buy, build and trade, then leave.
mediterranee-act-buy = Buy goods
mediterranee-act-recruit = Recruit sailors
mediterranee-act-crew = Move sailors
mediterranee-act-cargo = Move cargo
mediterranee-act-galley = Build a galley
mediterranee-act-fort = Build a fort
mediterranee-act-trade = Propose a deal
mediterranee-act-discard = Discard cargo
mediterranee-act-dismiss = Dismiss sailors
mediterranee-act-tariff = Set prices
mediterranee-act-done = Leave the market
mediterranee-blocked-buy = You can’t buy: a galley of yours must be in a port, with room, and you need money for goods still in the supply.
mediterranee-blocked-recruit = You can’t recruit. Each of your ports offers one sailor per stored good and round, for { $price } ducats, while the supply lasts.
mediterranee-blocked-crew = You have no sailors to move. Two of your galleys (or a galley and your port) must be in the same place, with room.
mediterranee-blocked-cargo = You have no cargo to move. Two of your galleys must be in the same zone, with goods to move or swap.
mediterranee-blocked-galley = You can’t build a galley. You need { $price } ducats, a galley in the supply, and a port of yours with wood, iron and a sailor. One building per port and round.
mediterranee-blocked-fort = You can’t build a fort. You need { $price } ducats, a fort in the supply, and a port of yours with wood and gold, but no fort. One building per port and round.
mediterranee-blocked-trade = No one to deal with: you and another player need galleys in the same coastal zone, with goods and room.
mediterranee-blocked-trade-enough = You’ve proposed { $count } deals in this market. That’s the limit.
mediterranee-blocked-discard = You have no cargo.
mediterranee-blocked-dismiss = You can dismiss sailors only in a port that isn’t yours, and one must stay aboard.
mediterranee-blocked-tariff = You don’t own a port.
mediterranee-blocked-money = You don’t have that much.
mediterranee-note-purse = you have { $amount } ducats
mediterranee-note-price = { $price } ducats each
mediterranee-note-recruits = { $count ->
    [one] { $count } sailor
   *[other] up to { $count } sailors
  }
mediterranee-note-now = now { $count }
mediterranee-note-laden = { $cargo }
mediterranee-cargo-anew = { $zone }: reload all galleys
mediterranee-take = Accept the price
mediterranee-offer = Make a counter-offer
mediterranee-enquire = Ask the price
mediterranee-sell = Offer goods
mediterranee-buy = Offer money
mediterranee-swap = Offer a swap
mediterranee-part-give = You give
mediterranee-part-take = You get
mediterranee-part-terms = Money on top
mediterranee-terms-even = No money
mediterranee-terms-pay = You pay
mediterranee-terms-ask = You ask for
mediterranee-part-goods = Goods
mediterranee-part-price = Total price
mediterranee-part-ask = Price per piece (within the limit)
mediterranee-part-floor = Lowest counter-offer you accept
mediterranee-my-price = Set one price
mediterranee-ask-me = Always ask me
mediterranee-ask-price = { $who } buys { $good } in { $port }: your price?
mediterranee-price-most = Highest allowed price
mediterranee-price-one = Other price
mediterranee-price-standing = Set a fixed price
mediterranee-quoted = { $who } asks { $price } ducats per piece for { $good } in { $port }.
mediterranee-ask-haggle = Accept { $price } ducats each for { $count } × { $good }?
mediterranee-fact-haggle = You asked { $who } for { $ask } in { $port }.
mediterranee-haggle-refused = { $who } refuses { $buyer }’s offer of { $price } ducats per piece in { $port }.
mediterranee-haggle-agreed = { $who } accepts { $buyer }’s offer of { $price } ducats per piece in { $port }.
mediterranee-bought = { $who } buys { $cargo } in { $port } for { $ducats } ducats ({ $galley }).
mediterranee-recruited = { $count ->
    [one] { $who } recruits { $count } sailor in { $port }.
   *[other] { $who } recruits { $count } sailors in { $port }.
  }
mediterranee-crewed = { $who } moves sailors in { FORM($zone, "the") }.
mediterranee-moved-cargo = { $who } moves { $cargo } from { $source } to { $target }.
mediterranee-reloaded = { $who } reloads all galleys in { FORM($zone, "the") }.
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Load { $high } good onto { $galley }, or none.
       *[other] Load up to { $high } goods onto { $galley }.
      }
   *[other] Load { $low } to { $high } goods onto { $galley }.
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Load { $high } good onto { $galley }.
   *[other] Load { $high } goods onto { $galley }.
  }
mediterranee-stow-next = The rest goes onto { $galley }.
mediterranee-stow-lost = The rest is lost.
mediterranee-thrown = { $who } has no room for { $cargo } and loses it.
mediterranee-built-galley = { $sailors ->
    [one] { $who } builds { $galley } in { $port } with { $sailors } sailor.
   *[other] { $who } builds { $galley } in { $port } with { $sailors } sailors.
  }
mediterranee-built-fort = { $who } builds a fort in { $port }.
mediterranee-discarded = { $who } discards { $cargo } from { $galley }.
mediterranee-dismissed = { $count ->
    [one] { $who } dismisses { $count } sailor from { $galley }.
   *[other] { $who } dismisses { $count } sailors from { $galley }.
  }
mediterranee-tariff = { $who } now asks { $price } ducats per piece for { $good }.
mediterranee-tariff-high = { $who } now asks { $price } ducats per piece for { $good } ({ $most } without a monopoly).
mediterranee-tariff-own = You now ask { $price } ducats per piece for { $good } and accept counter-offers from { $floor }.
mediterranee-tariff-dropped = { $who } will price { $good } on request.
mediterranee-trade-sell = { $who } offers { $other } { $cargo } for { $price } ducats.
mediterranee-trade-sell-to-you = { $who } offers you { $cargo } for { $price } ducats.
mediterranee-trade-buy = { $who } offers { $other } { $price } ducats for { $cargo }.
mediterranee-trade-buy-to-you = { $who } offers you { $price } ducats for { $cargo }.
mediterranee-ask-trade-buy = Buy { $cargo } from { $who } for { $price } ducats?
mediterranee-ask-trade-sell = Sell { $cargo } to { $who } for { $price } ducats?
mediterranee-ask-trade-counter = { $who } wants { $price } ducats for { $cargo } instead. Accept?
mediterranee-ask-trade-last = { $who } won’t move from { $price } ducats for { $cargo }. Accept after all?
mediterranee-fact-trade = { $source } → { $target }
mediterranee-swap-even = { $who } offers { $other } a swap: { $give } for { $take }.
mediterranee-swap-even-to-you = { $who } offers you a swap: { $give } for { $take }.
mediterranee-swap-pay = { $who } offers { $other } a swap: { $give } and { $price } ducats for { $take }.
mediterranee-swap-pay-to-you = { $who } offers you a swap: { $give } and { $price } ducats for { $take }.
mediterranee-swap-ask = { $who } offers { $other } a swap: { $give } for { $take } and { $price } ducats.
mediterranee-swap-ask-to-you = { $who } offers you a swap: { $give } for { $take } and { $price } ducats.
mediterranee-exchange-pay = You pay { $price } ducats.
mediterranee-exchange-get = You get { $price } ducats.
mediterranee-ask-swap = Swap { $give } for { $take } with { $who }?
mediterranee-ask-swap-counter = { $who } wants { $give } for { $take }. Accept?
mediterranee-ask-swap-last = { $who } insists: { $give } for { $take }. Accept after all?
mediterranee-fact-swap = { $source } and { $target }
mediterranee-accept = Accept
mediterranee-counter = Make a counter-offer
mediterranee-refuse = Refuse
mediterranee-trade-countered = { $who } makes a counter-offer: { $price } ducats.
mediterranee-trade-counter-refused = { $who } refuses { $price } ducats.
mediterranee-trade-refused = { $who } refuses the deal with { $other }.
mediterranee-trade-refused-to-you = { $who } refuses the deal with you.
mediterranee-traded = { $seller } sells { $cargo } to { $buyer } for { $price } ducats.
mediterranee-swapped = { $price ->
    [0] { $seller } and { $buyer } swap { $cargo } for { $back }.
   *[other] { $seller } gives { $buyer } { $cargo } for { $back } and { $price } ducats.
  }

## Sailing
mediterranee-ask-sail = Move a galley.
mediterranee-sail-done = Finish sailing
mediterranee-settle = Plan ahead
mediterranee-settle-note = attacks, landings and sales in advance
mediterranee-settle-ask = Ask me
mediterranee-settle-attack = Attacks
mediterranee-settle-peace = Attack nobody this round
mediterranee-settle-landing = Landings
mediterranee-settle-crews = Sailors to land if the port is undefended by then
mediterranee-settle-sales = Sales
mediterranee-settle-nothing = Sell nothing
mediterranee-settled = Your plan for this round is saved. It holds while your crews don’t change. If you’re attacked, or a rival galley reaches yours or your port, you choose your attacks again.
mediterranee-settled-broken = Your crews have changed, so your plan for this round was cancelled.
mediterranee-peace-attacked = { $who } has attacked you, so you can choose your attacks again.
mediterranee-peace-joined = { $galley } of { $who } has arrived in { FORM($zone, "the") }. You can choose your attacks again.
mediterranee-note-moves = { $count ->
    [one] { $count } zone, { $cargo }
   *[other] { $count } zones, { $cargo }
  }
mediterranee-note-passage = permission needed: { $zones }
mediterranee-sailed = { $who } sails { $galley } to { FORM($zone, "the") }.
mediterranee-ask-passage = Let { $galley } of { $who } pass { FORM($zone, "the") }?
mediterranee-fact-passage = If not, it stops there.
mediterranee-passage-granted = { $galley } may pass through { FORM($zone, "the") }.
mediterranee-passage-refused = { $galley } is stopped in { FORM($zone, "the") } by { $who }.

## Combat
mediterranee-ask-combat = Attack, or attack nobody.
mediterranee-combat-peace = Attack nobody
mediterranee-combat-done = Stop attacking
mediterranee-note-sailors = { $count ->
    [one] { $count } sailor
   *[other] { $count } sailors
  }
mediterranee-note-fort = { $count ->
    [one] { $count } sailor in a fort
   *[other] { $count } sailors in a fort
  }
mediterranee-fought = { $who } attacks { $other }: { $attacker } rolls { $die } and { $killed ->
    [0] kills no one
    [one] kills { $killed } sailor
   *[other] kills { $killed } sailors
  }; { $target } rolls { $reply } and { $lost ->
    [0] kills no one
    [one] kills { $lost } sailor
   *[other] kills { $lost } sailors
  }.
mediterranee-fought-to-you = { $who } attacks you: { $attacker } rolls { $die } and { $killed ->
    [0] kills no one
    [one] kills { $killed } sailor
   *[other] kills { $killed } sailors
  }; { $target } rolls { $reply } and { $lost ->
    [0] kills no one
    [one] kills { $lost } sailor
   *[other] kills { $lost } sailors
  }.
mediterranee-stormed = { $who } attacks { $port }, held by { $other }: { $attacker } rolls { $die } and { $killed ->
    [0] kills no one
    [one] kills { $killed } sailor
   *[other] kills { $killed } sailors
  }; the garrison rolls { $reply } and { $lost ->
    [0] kills no one
    [one] kills { $lost } sailor
   *[other] kills { $lost } sailors
  }.
mediterranee-stormed-to-you = { $who } attacks you in { $port }: { $attacker } rolls { $die } and { $killed ->
    [0] kills no one
    [one] kills { $killed } sailor
   *[other] kills { $killed } sailors
  }; the garrison rolls { $reply } and { $lost ->
    [0] kills no one
    [one] kills { $lost } sailor
   *[other] kills { $lost } sailors
  }.
mediterranee-sunk = { $galley } of { $who } sinks.
mediterranee-ask-spoils = Capture { $galley } of { $who }, or sink it.
mediterranee-fact-beaten = It carries { $cargo }. { $winner } has { $aboard }.
mediterranee-fact-spoils = Either way you keep the goods that fit. If all your sailors change over, { $winner } sinks.
mediterranee-capture = Capture: send sailors
mediterranee-sink = Sink it
mediterranee-captured = { $who } captures { $galley }.
mediterranee-captured-to-you = { $who } captured { $galley } from you.

## Landing and sales
mediterranee-ask-land = Land sailors, or stay aboard.
mediterranee-fact-land = Only ports without a garrison can be taken. A galley without sailors sinks.
mediterranee-land-done = Finish landing
mediterranee-landed = { $count ->
    [one] { $who } takes { $port } with { $count } sailor.
   *[other] { $who } takes { $port } with { $count } sailors.
  }
mediterranee-landed-to-you = { $who } took { $port } from you.
mediterranee-regarrisoned = { $count ->
    [one] { $who } puts { $count } sailor back into { $port }.
   *[other] { $who } puts { $count } sailors back into { $port }.
  }
mediterranee-ask-sell = Sell goods, or keep them.
mediterranee-sell-everything = Sell everything
mediterranee-sell-whole-port = Sell by port
mediterranee-sell-done = Finish selling
mediterranee-note-slots = { $count ->
    [one] pays { $slots }
   *[other] pays { $slots }, one after the other
  }
mediterranee-note-bonus = new market: { $ducats } extra
mediterranee-sold = { $who } sells { $cargo } in { $port } for { $ducats } ducats.
mediterranee-sold-new = { $who } opens a new market in { $port }: { $cargo } for { $ducats } ducats (including a bonus of { $bonus }).
mediterranee-income = { $who } gets { $ducats } ducats from { $port }.
mediterranee-phase-over = End of phase: { $phase }.
mediterranee-ended = The last of { $turns } rounds is over.

## Standing orders
mediterranee-standing-bid = My bid and places in every auction
mediterranee-standing-place = The place I choose
mediterranee-standing-price = My price when someone buys in my ports
mediterranee-standing-haggle = Accept counter-offers in my ports
mediterranee-standing-trade = Deals other players offer me
mediterranee-standing-combat = My attacks
mediterranee-standing-sell = My sales
mediterranee-standing-spoils = What I do with a galley I beat
mediterranee-standing-passage-venice = Let Venetian galleys pass
mediterranee-standing-passage-genoa = Let Genoese galleys pass
mediterranee-standing-passage-spain = Let Spanish galleys pass
mediterranee-standing-passage-turkey = Let Turkish galleys pass

## Score
mediterranee-score-capital = Own capital
mediterranee-score-treasury = Treasury
mediterranee-score-ports = Ports not yet full
mediterranee-score-small = Full small ports
mediterranee-score-medium = Full medium ports
mediterranee-score-great = Full capitals
mediterranee-score-total = { $total ->
    [one] { $total } prosperity point
   *[other] { $total } prosperity points
  }

## Board
mediterranee-board-over = The game is over
mediterranee-board-phase = Round { $turn } of { $turns } · { $phase }
mediterranee-board-at-work = Round { $turn } of { $turns } · { $phase } · { $who }
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
mediterranee-board-box = left in the supply

## In words, for those who do not see the picture
mediterranee-say-more = { $count ->
    [one] and { $count } more galley
   *[other] and { $count } more galleys
  }
mediterranee-say-port = { $port }: garrison { $garrison }. Warehouse: { $cargo }.
mediterranee-say-neutral = Neutral port.
mediterranee-say-owner = Held by { $who } ({ $nation }).
mediterranee-say-produces = Produces { $good }.
mediterranee-say-stores = Warehouse: { $cargo }.
mediterranee-say-pays = Pays next: { $pays }.
mediterranee-say-full = The warehouse is full.
mediterranee-say-garrison = Garrison: { $count }, no fort.
mediterranee-say-walls = Garrison: { $count }, in a fort.
mediterranee-say-empty = empty
mediterranee-say-recruits = Sailors you can recruit here this round: { $count }.
mediterranee-say-price = Price per piece: { $price }.
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
mediterranee-hand-recruits = recruit { $count }
mediterranee-hand-price = asks { $price }

# What kind of game it is, on its card.
mediterranee-kind = Auctions, trade and war between four sea powers

# Deeds that name what they buy, and what they pay.
mediterranee-buy-piece = Buy 1 × { $good } (galley { $number })
mediterranee-buy-pieces = Buy { $good } (galley { $number })
mediterranee-sell-all = Sell everything · { $ducats }
