# Why: reasons for an answer in Oltre Mare

oltremare-why-silent = The game isn’t waiting for you, and no trade would gain you anything right now.
oltremare-why-go = You have { $count ->
    [one] one card
   *[other] { $count } cards
  } for a load of { $load }, and nothing on offer or for sale is worth its price.
oltremare-why-buy-needed = You’re { $count ->
    [one] one card
   *[other] { $count } cards
  } short of your load, and a card costs { $price }. You don’t see it before you pay.
oltremare-why-buy-deck = A card for { $price } is cheap and makes runs longer. You don’t see it before you pay.
oltremare-why-buy-pirates = For { $price } you get a card, and your pirate stack has one card less at the end.
oltremare-why-swap = What you get ({ $good }) makes a run longer, and the card you give doesn’t. But the others see what you collect.
oltremare-why-ask = Another player’s card costs less than the { $price } the bank asks.
oltremare-why-sell = You can spare the card. It brings { $price } and perhaps prestige.
oltremare-why-accept = { $who } gives you more than it costs you: { $terms }.
oltremare-why-accept-honour = { $who } gives you more than it costs you ({ $terms }), and the trade earns you 1 prestige.
oltremare-why-counter = { $who }’s offer is nearly good enough. A few more ducats make it worth it, if they agree.
oltremare-why-refuse = { $who }’s offer costs you more than it brings.
oltremare-why-wait = Your offers are open, and someone may still say yes.
oltremare-why-stop = Nothing better is likely to come, and everyone is waiting for you.
oltremare-why-decline = No open offer brings you more than it costs.
oltremare-why-unable = You don’t have what’s asked for, so nobody needs to wait for your no.
oltremare-why-withdraw = The cards are worth more in your hand than in this offer.
oltremare-why-discard = You keep { $count } × { $good }, a run worth { $ducats }. You need the rest least, but it costs you 1 ducat per card at the end.
oltremare-why-discard-all = You can’t keep any card.
oltremare-why-play = The icons bring { $ducats } and { $drawn ->
    [0] no card
    [one] one card
   *[other] { $drawn } cards
  } now, and the cargo about { $cargo } at the end.
oltremare-why-play-robbed = The icons bring { $ducats } and { $drawn ->
    [0] no card
    [one] one card
   *[other] { $drawn } cards
  }, and the cargo about { $cargo } at the end. That’s worth { $count ->
    [one] the card the pirates take.
   *[other] the { $count } cards the pirates take.
  }
oltremare-why-load = In this order the cargo gains about { $cargo }. The top card lets you hold { $lions } cards next turn and play { $load }.
oltremare-why-harbour = A marker counts at the end, and it works until your next stop: { $marker }.
oltremare-why-compass = A compass takes you straight to the marker of any other port. If you keep it, it counts at the end.
oltremare-why-empty = There’s no marker in reach.
oltremare-why-empty-loses = There’s no marker in reach, and your active one is turned face down.
oltremare-why-stay = No other marker would help you more than one extra marker at the end.
