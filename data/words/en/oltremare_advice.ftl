# Why: reasons for an answer in Oltre Mare

oltremare-why-silent = Nobody waits for you, and there is no trade now that would gain you anything.
oltremare-why-go = You hold { $count ->
    [one] one card
   *[other] { $count } cards
  } for a load of { $load }, and nothing that is offered or for sale is worth its price.
oltremare-why-buy-needed = Your load lacks { $count ->
    [one] one card
   *[other] { $count } cards
  }, and a card costs { $price }; you do not see it before you have paid.
oltremare-why-buy-deck = A card for { $price } is cheap: it makes runs longer, though you do not see it before you have paid.
oltremare-why-buy-pirates = For { $price } you get a card, and at the end one card less lies on your pirate stack.
oltremare-why-swap = What you get ({ $good }) makes a run longer, and the card you give makes none; the other sees what you collect.
oltremare-why-ask = A partner’s card costs less than the { $price } that the bank takes.
oltremare-why-sell = You can spare the card, and it brings { $price } and perhaps prestige.
oltremare-why-accept = { $who } gives you more than it costs you: { $terms }.
oltremare-why-accept-honour = { $who } gives you more than it costs you ({ $terms }), and the trade brings you a prestige.
oltremare-why-counter = What { $who } offers is nearly good enough: a few ducats more make it worth it, if they agree.
oltremare-why-refuse = What { $who } offers costs you more than it brings.
oltremare-why-wait = Your offers stand; those who were asked may still say yes.
oltremare-why-stop = Nothing better is likely to come, and everybody waits for you.
oltremare-why-decline = No offer that stands brings you more than it costs.
oltremare-why-unable = You do not hold what is asked for; nobody has to wait for your no.
oltremare-why-withdraw = The cards are worth more in your hand than in this offer.
oltremare-why-discard = You keep { $count } × { $good }, a run of { $ducats }; what goes is missed least, but costs you a ducat at the end as part of the pirate stack.
oltremare-why-discard-all = Nothing may stay in your hand.
oltremare-why-play = The icons bring { $ducats } and { $drawn ->
    [0] no card
    [one] one card
   *[other] { $drawn } cards
  } at once, and the cargo about { $cargo } at the end.
oltremare-why-play-robbed = The icons bring { $ducats } and { $drawn ->
    [0] no card
    [one] one card
   *[other] { $drawn } cards
  }, the cargo about { $cargo } at the end; that is worth { $count ->
    [one] the card that the pirates take.
   *[other] the { $count } cards that the pirates take.
  }
oltremare-why-load = In this order the cargo gains about { $cargo }; the card on top allows { $lions } cards in hand and a load of { $load } in your next turn.
oltremare-why-harbour = A marker counts at the end, and it works until your next stop: { $marker }.
oltremare-why-compass = A compass takes you on at once to the marker of any other port; kept, it counts at the end.
oltremare-why-empty = No marker lies within reach.
oltremare-why-empty-loses = No marker lies within reach; your active one is turned down.
oltremare-why-stay = No other marker would serve you better than one more that counts at the end.
