# Why: reasons for an answer in Méditerranée

mediterranee-why-manning = A galley goes as far as it has sailors; { $count ->
    [0] nobody is left to hold the capital, so come back soon.
    [one] one stays to hold the capital.
   *[other] { $count } stay to hold the capital.
  }
mediterranee-why-bid = { $ducats } ducats buy the choice of your place in the turn; { $left } are left for goods and crews.
mediterranee-why-bid-nothing = No place in this turn is worth money to you.
mediterranee-why-place-early = Who comes early lands and sells first: { $count ->
    [0] the best places of the warehouses go first.
    [one] one port is without a garrison.
   *[other] { $count } ports are without a garrison.
  }
mediterranee-why-place-late = Who comes late sees what the others do, and nobody can answer the last blow.
mediterranee-why-price-most = They need not buy at this price, but when they do it is the most you can get.
mediterranee-why-price-price = A lower price sells more, and every piece they carry off leaves you money at once.
mediterranee-why-price-tariff = With a standing price nobody has to wait for your answer again.
mediterranee-why-haggle-yes = { $price } ducats now are better than the { $ask } that they may never pay.
mediterranee-why-haggle-no = { $price } ducats are too little: staying at { $ask } costs you at most this sale.
mediterranee-why-trade-counter = At { $price } ducats you would gain about { $gain }; the worst that can happen is a refusal.
mediterranee-why-deal-yes = You gain about { $gain } ducats by what the goods fetch; so may they.
mediterranee-why-deal-no = By what the goods fetch it would bring you { $gain } ducats: too little for what it gives a rival.
mediterranee-why-stow = It is worth most where this galley can get { $count ->
    [0] to ({ $goods }), and nothing is left over.
    [one] to ({ $goods }); one piece may be lost.
   *[other] to ({ $goods }); { $count } pieces may be lost.
  }
mediterranee-why-sail-done = Your galleys lie where they gain most, or where they guard something.
mediterranee-why-settle = What you settle now is done without another question to you in this turn.
mediterranee-why-passage-needed = { $why } Somebody on the way has to let you pass, though.
mediterranee-why-sea = { $zone } is on the way to where your cargo sells, and nobody stronger lies there.
mediterranee-why-sail-sell = What you carry is worth about { $ducats } ducats in { $port }, if nobody fills the warehouse before you.
mediterranee-why-sail-land = { $port } has no garrison: whoever lands first gets { $points ->
    [one] its point
   *[other] its { $points } points
  }.
mediterranee-why-sail-foe = { $port } is held by { $count ->
    [0] nobody
    [one] a single sailor
   *[other] { $count } sailors
  }: it can be stormed or sold to.
mediterranee-why-sail-guard = A foe with { $count ->
    [one] one sailor
   *[other] { $count } sailors
  } can reach { $port } in one move: somebody has to be there.
mediterranee-why-sail-load = In { $port } there is { $good } for your next voyage.
mediterranee-why-passage-yes = Its { $count ->
    [one] single sailor is
   *[other] { $count } sailors are
  } no danger to your ports nearby, and they may let you pass one day.
mediterranee-why-passage-no = With { $count ->
    [one] one sailor
   *[other] { $count } sailors
  } it could take one of your ports nearby.
mediterranee-why-peace = No attack promises more than it costs in sailors.
mediterranee-why-attack = On average you kill { $kills ->
    [one] one sailor
   *[other] { $kills } sailors
  } and lose { $loses }; aboard { $count ->
    [0] there are no goods, but the galley itself.
    [one] there is one piece to take.
   *[other] there are { $count } pieces to take.
  }
mediterranee-why-storm = On average you kill { $count ->
    [one] its single sailor
   *[other] { $kills } of its { $count } sailors
  } and lose { $loses }; the port counts { $points ->
    [one] one point
   *[other] { $points } points
  } at the end.
mediterranee-why-capture = You get a galley worth { $price } ducats with its cargo ({ $goods }); { $count ->
    [0] your own is given up for it.
    [one] one sailor stays on yours.
   *[other] { $count } sailors stay on yours.
  }
mediterranee-why-sink = With { $count ->
    [one] one sailor
   *[other] { $count } sailors
  } left you cannot man both; its cargo is yours as far as there is room.
mediterranee-why-land = The port counts { $points ->
    [one] one point
   *[other] { $points } points
  } at the end; { $count ->
    [0] no foe can reach it in one move.
    [one] a foe with one sailor can reach it in one move.
   *[other] a foe with { $count } sailors can reach it in one move.
  }
mediterranee-why-land-sinks = The port counts { $points ->
    [one] one point
   *[other] { $points } points
  } at the end, which is worth the galley that sinks without a crew ({ $galley }).
mediterranee-why-land-done = Sailors aboard are worth more now than another port that you could not hold.
mediterranee-why-sell-all = All of it becomes money now, before others fill the warehouses.
mediterranee-why-sell-nothing = What is left sells better elsewhere, or would help a rival more than you.
mediterranee-why-sell-own = It pays { $ducats } ducats, and your warehouse { $free ->
    [0] is full: it counts more at the end.
    [one] lacks one piece to be full.
   *[other] lacks { $free } pieces to be full.
  }
mediterranee-why-sell-free = It pays { $ducats } ducats, and no rival gains by it.
mediterranee-why-sell-rival = It pays { $ducats } ducats at once; the warehouse of { $who } gets fuller by it, though.
mediterranee-why-market-done = Nothing that can be bought or built here would earn its price back.
mediterranee-why-buy = It costs { $price } ducats, and { $good } should fetch about { $worth }, if nobody sells it there before you.
mediterranee-why-buy-dear = It costs { $price } ducats, and { $good } may fetch no more than { $worth }; it fills a warehouse, though.
mediterranee-why-enquire = As the warehouses stand, { $good } should fetch about { $worth } ducats; asking for the price costs nothing.
mediterranee-why-recruit = { $count ->
    [one] A sailor costs
   *[other] { $count } sailors cost
  } { $price } ducats: with a larger crew your galleys sail further and fight better.
mediterranee-why-recruit-ashore = { $count ->
    [one] A sailor costs
   *[other] { $count } sailors cost
  } { $price } ducats; { $threat ->
    [0] nobody threatens { $port } yet, but the walls are weak.
    [one] a foe with one sailor can reach { $port } in one move.
   *[other] a foe with { $threat } sailors can reach { $port } in one move.
  }
mediterranee-why-crew = Every galley sails as far as its crew: so none of them lags behind.
mediterranee-why-crew-ashore = { $count ->
    [0] Nobody holds { $port }
    [one] One sailor holds { $port }
   *[other] { $count } sailors hold { $port }
  }, and { $threat ->
    [0] no foe can reach it in one move; the others man your galleys.
    [one] a foe with one sailor can reach it in one move.
   *[other] a foe with { $threat } sailors can reach it in one move.
  }
mediterranee-why-cargo = Each good is worth most on the galley that gets to its market.
mediterranee-why-galley = It costs { $price } ducats and has { $turns ->
    [0] no turn left to earn them; it guards or lands.
    [one] one turn left to earn them.
   *[other] { $turns } turns left to earn them.
  }
mediterranee-why-fort = { $price } ducats for walls in { $port }: { $threat ->
    [0] nobody threatens it yet, and then it is too late.
    [one] a foe with one sailor can reach it in one move.
   *[other] a foe with { $threat } sailors can reach it in one move.
  }
mediterranee-why-swap = Both sides carry what is worth more to the other; { $who } gains by it, too.
mediterranee-why-propose-sell = { $who } gets more for it than you would, and you get { $price ->
    [0] thanks
   *[other] { $price } ducats without a voyage
  }.
mediterranee-why-propose-buy = It is worth more { $price ->
    [0] to you
   *[other] than { $price } ducats where you sail
  }, and { $who } has no better market.
mediterranee-why-discard = The room is worth more than what lies in it.
mediterranee-why-dismiss = The galley costs more than it can still { $count ->
    [0] bring.
    [one] bring; one piece of cargo is lost.
   *[other] bring; { $count } pieces of cargo are lost.
  }
mediterranee-why-tariff = With { $ask } ducats for { $good }, and no less than { $floor }, buyers need not wait for you.
mediterranee-why-ask-me = You see who buys before you name a price; they have to wait for it, though.
