# Why: reasons for an answer in Méditerranée

mediterranee-why-manning = Each sailor takes a galley one zone. { $count ->
    [0] Nobody is left in the capital, so come back soon.
    [one] One stays to hold the capital.
   *[other] { $count } stay to hold the capital.
  }
mediterranee-why-bid = { $ducats } ducats get you a good place in the turn order; { $left } are left for goods and sailors.
mediterranee-why-bid-nothing = No place in this round’s turn order is worth paying for.
mediterranee-why-place-early = Going early, you land and sell first. { $count ->
    [0] The best-paying warehouse slots go quickly.
    [one] One port has no garrison.
   *[other] { $count } ports have no garrison.
  }
mediterranee-why-place-late = Going late, you see what the others do, and no one can strike back at you.
mediterranee-why-price-most = They may not buy, but if they do, you couldn’t get more.
mediterranee-why-price-price = A lower price sells more, and every piece they buy is money for you now.
mediterranee-why-price-tariff = With a fixed price, no one has to wait for you again.
mediterranee-why-haggle-yes = { $price } ducats now are better than { $ask } they may never pay.
mediterranee-why-haggle-no = { $price } ducats is too little. If you insist on { $ask }, the worst that can happen is no sale.
mediterranee-why-trade-counter = At { $price } ducats you’d gain about { $gain }. The worst that can happen is a refusal.
mediterranee-why-deal-yes = At current prices you gain about { $gain } ducats, and the other player may gain too.
mediterranee-why-deal-no = At current prices this brings you { $gain } ducats: too little for what it gives a rival.
mediterranee-why-stow = These sell best where this galley can { $count ->
    [0] go ({ $goods }), and nothing is lost.
    [one] go ({ $goods }); one piece may be lost.
   *[other] go ({ $goods }); { $count } pieces may be lost.
  }
mediterranee-why-sail-done = Your galleys are where they earn the most or guard something.
mediterranee-why-settle = You won’t be asked again this round about what you plan now.
mediterranee-why-passage-needed = { $why } But someone on the way must let you pass.
mediterranee-why-sea = { CAPITAL(FORM($zone, "the")) } is on the way to where your cargo sells, and no one stronger is there.
mediterranee-why-sail-sell = Your cargo is worth about { $ducats } ducats in { $port }, if no one fills the warehouse first.
mediterranee-why-sail-land = { $port } has no garrison. The first player to land gets { $points ->
    [one] its point
   *[other] its { $points } points
  }.
mediterranee-why-sail-foe = { $count ->
    [0] Nobody holds
    [one] A single sailor holds
   *[other] { $count } sailors hold
  } { $port }: you can attack it or sell there.
mediterranee-why-sail-guard = An enemy with { $count ->
    [one] 1 sailor
   *[other] { $count } sailors
  } can reach { $port } in one move. Someone has to guard it.
mediterranee-why-sail-load = You can load { $good } in { $port } for your next voyage.
mediterranee-why-passage-yes = With { $count ->
    [one] 1 sailor
   *[other] { $count } sailors
  } it’s no danger to your ports nearby, and one day they may let you pass.
mediterranee-why-passage-no = With { $count ->
    [one] 1 sailor
   *[other] { $count } sailors
  } it could take one of your ports nearby.
mediterranee-why-peace = No attack is worth the sailors it would cost.
mediterranee-why-attack = On average you kill { $kills ->
    [one] 1 sailor
   *[other] { $kills } sailors
  } and lose { $loses }. { $count ->
    [0] It carries no goods, but you could win the galley itself.
    [one] It carries 1 piece of goods.
   *[other] It carries { $count } pieces of goods.
  }
mediterranee-why-storm = On average you kill { $count ->
    [one] its only sailor
   *[other] { $kills } of its { $count } sailors
  } and lose { $loses }. The port is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } at the end.
mediterranee-why-capture = You get a galley worth { $price } ducats with its cargo ({ $goods }); { $count ->
    [0] you give up your own.
    [one] one sailor stays on yours.
   *[other] { $count } sailors stay on yours.
  }
mediterranee-why-sink = With { $count ->
    [one] one sailor
   *[other] { $count } sailors
  } left you can’t crew both galleys. You still get as much of its cargo as fits.
mediterranee-why-land = The port is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } at the end; { $count ->
    [0] no enemy can reach it in one move.
    [one] an enemy with 1 sailor can reach it in one move.
   *[other] an enemy with { $count } sailors can reach it in one move.
  }
mediterranee-why-land-sinks = The port is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } at the end. That’s worth losing the galley, which sinks without a crew ({ $galley }).
mediterranee-why-land-done = Sailors aboard are worth more now than another port you couldn’t hold.
mediterranee-why-sell-all = It’s all money now, before others fill the warehouses.
mediterranee-why-sell-nothing = The rest sells better elsewhere, or would help a rival more than you.
mediterranee-why-sell-own = It pays { $ducats } ducats, and your warehouse { $free ->
    [0] is full, so it’s worth more at the end.
    [one] needs one more piece to be full.
   *[other] needs { $free } more pieces to be full.
  }
mediterranee-why-sell-free = It pays { $ducats } ducats, and no rival gains from it.
mediterranee-why-sell-rival = It pays { $ducats } ducats now, but it fills { $who }’s warehouse.
mediterranee-why-market-done = Nothing you can buy or build here would earn its price back.
mediterranee-why-buy = It costs { $price } ducats, and { $good } should bring about { $worth }, if no one sells it there first.
mediterranee-why-buy-dear = It costs { $price } ducats and { $good } may bring only { $worth }, but it fills a warehouse.
mediterranee-why-enquire = With the warehouses as they are, { $good } should bring about { $worth } ducats. Asking the price is free.
mediterranee-why-recruit = { $count ->
    [one] A sailor costs
   *[other] { $count } sailors cost
  } { $price } ducats: with a larger crew your galleys sail further and fight better.
mediterranee-why-recruit-ashore = { $count ->
    [one] A sailor costs
   *[other] { $count } sailors cost
  } { $price } ducats; { $threat ->
    [0] no one threatens { $port } yet, but it’s weakly defended.
    [one] an enemy with 1 sailor can reach { $port } in one move.
   *[other] an enemy with { $threat } sailors can reach { $port } in one move.
  }
mediterranee-why-crew = Each sailor takes a galley one zone, so this way none falls behind.
mediterranee-why-crew-ashore = { $count ->
    [0] Nobody holds { $port }
    [one] One sailor holds { $port }
   *[other] { $count } sailors hold { $port }
  }, and { $threat ->
    [0] no enemy can reach it in one move; the others crew your galleys.
    [one] an enemy with 1 sailor can reach it in one move.
   *[other] an enemy with { $threat } sailors can reach it in one move.
  }
mediterranee-why-cargo = Each good is worth most on the galley that can reach its market.
mediterranee-why-galley = It costs { $price } ducats and has { $turns ->
    [0] no round left to earn them back, but it can guard or land.
    [one] one round left to earn them back.
   *[other] { $turns } rounds left to earn them back.
  }
mediterranee-why-fort = { $price } ducats for a fort in { $port }: { $threat ->
    [0] no one threatens it yet, but once they do, it’s too late.
    [one] an enemy with 1 sailor can reach it in one move.
   *[other] an enemy with { $threat } sailors can reach it in one move.
  }
mediterranee-why-swap = Each side carries what the other needs more, so { $who } gains too.
mediterranee-why-propose-sell = { $who } can get more for it than you, and you get { $price ->
    [0] goodwill
   *[other] { $price } ducats without a voyage
  }.
mediterranee-why-propose-buy = It is worth more { $price ->
    [0] to you
   *[other] than { $price } ducats where you sail
  }, and { $who } has no better market.
mediterranee-why-discard = The room is worth more than what’s in it.
mediterranee-why-dismiss = The galley costs more than it can still { $count ->
    [0] earn.
    [one] earn; one piece of cargo is lost.
   *[other] earn; { $count } pieces of cargo are lost.
  }
mediterranee-why-tariff = With { $ask } ducats for { $good }, and no less than { $floor }, buyers don’t have to wait for you.
mediterranee-why-ask-me = You see who’s buying before you set a price, but they have to wait for you.
