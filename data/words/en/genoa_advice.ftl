# Why: reasons for an answer in Genoa

genoa-why-silent = The game isn’t waiting for you, and no building in reach is worth its price to you.
genoa-why-tower-waits = The others are still making offers, and those can only help you.
genoa-why-take = With your cards, { $space } is worth about { $worth } to you, and you’d pay about { $paid }.
genoa-why-offer = With your cards, { $space } is worth about { $worth } to you. At { $paid } you gain and can still go higher.
genoa-why-offers = { $count ->
    [one] One offer now saves another round of asking.
   *[other] { $count } offers at once save another round of asking.
  } { $why }
genoa-why-dear = For { $paid } you’d get only about { $worth } out of { $space }, but a rival gets nothing.
genoa-why-street = Paying { $paid } brings the tower your way ({ $space }). A message or a marker can be worth it.
genoa-why-refuse = The price is higher than what the action would bring you.
genoa-why-decline = No building in reach would bring you more than it costs. The ducats you keep count at the end.
genoa-why-listen = If you hear the other offers first, you won’t overpay. But the tower may go elsewhere.
genoa-why-bundle = With your cards, { $space } is worth about { $worth } to you, and you have goods you need less.
genoa-why-bundle-street = It costs little, and the tower goes where it helps you.
genoa-why-give-goods = The action in { $space } brings you about { $worth }, more than these goods are worth to you.
genoa-why-give-money = The action in { $space } brings you about { $worth }, more than you pay.
genoa-why-give-order = You pay out of what the order brings. The action in { $space } is worth about { $worth } to you.
genoa-why-give-special = The order’s special card pays for it. The action in { $space } is worth about { $worth } to you.
genoa-why-withdraw = Things have changed, and this offer would now cost you more than it brings.
genoa-why-messages = { $ducats ->
    [0] None of your messages was delivered this turn.
   *[other] Delivered messages pay you { $ducats } ducats right away.
  }
genoa-why-back = This offer wouldn’t gain you anything. Save it for a better one.
genoa-why-limits = With your cards, { $space } is worth about { $worth } to you. A maximum price of { $paid } bids for you while you’re away.
genoa-why-at-once = Most of your actions need no thought, so nobody has to wait for you.
genoa-why-quiet = Your maximum prices bid for you, and the game goes on without asking.
genoa-why-claims = There’s no reason to keep a delivered message.
genoa-why-plan = If you plan it now, it happens as soon as the action is yours.
genoa-why-act = Your action in { $space } is worth about { $worth } to you, more than anyone pays for it.
genoa-why-accept = The offer brings about { $ducats }. Your own action in { $space } would bring { $own }, and you keep it for elsewhere.
genoa-why-accept-must = The tower can’t leave { $space } until the action is used or sold, and this is the best offer.
genoa-why-streets = They pay about { $ducats } for a step that costs you nothing else.
genoa-why-move-sell = Someone pays about { $ducats } for { $space }.
genoa-why-move-act = In { $space } your own action is worth about { $worth }.
genoa-why-move = Going by { $space } leads to where the tower earns more.
genoa-why-end = Another step brings nothing, and every open offer pays less than the bidder would gain.
genoa-why-name = Nobody has made an offer for { $space } yet. Asking { $ducats } may tempt someone, and a refusal costs you nothing.
genoa-why-counter = Asking { $ducats } instead of { $bid } costs you nothing much. If they refuse, their offer stays open.
genoa-why-want = What you ask for is worth more to you than to them, and they can only say no.
genoa-why-wait = Players who haven’t replied yet may offer more.
genoa-why-lose-go = What you lose by going on is worth less than the rest of the route.
genoa-why-lose-stay = What you’d lose by going on is worth more than the rest of the route.
genoa-why-tower-bundle = What you ask for is worth more to you than an action you wouldn’t use.
genoa-why-deliver = It pays { $ducats } and a special card right away ({ $card }).
genoa-why-order = The small order pays { $ducats } on top of the action.
genoa-why-privilege = One more privilege raises the value of yours by about { $worth }.
genoa-why-collect = What this building gives is worth about { $worth } to you.
genoa-why-cards = You need these cards least. The others go with your wares and privileges.
genoa-why-ware-ordered = One of your large orders still needs { $ware }, so it’s worth about { $worth }.
genoa-why-ware = One more { $ware } is worth about { $worth } to you, the most of all wares.
genoa-why-exchange = What you get is worth more to you than what you give.
genoa-why-building = A second action, in { $space }, is worth about { $worth } to you.
genoa-why-done = Your other cards will help you more later.
genoa-why-markers = { $count ->
    [0] A rival loses the income and the 10 ducats at the end.
    [one] Your building pays you whenever someone else uses it, and again at the end.
   *[other] Your { $count } buildings pay you whenever someone else uses them, and again at the end.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}And a rival loses a building.
  }
genoa-why-pass = No free building next to these streets is worth your markers.
genoa-why-roll = No start is worth the card yet. It may decide a later turn.
genoa-why-start = The action in { $space } is worth about { $worth } to you, and the card takes you straight there.
genoa-why-dear-nothing = For { $paid } you’d get nothing out of { $space }, but a rival doesn’t get the action either.
genoa-why-limits-none = With your cards, { $space } is no longer worth a maximum price.
genoa-why-accept-spare = The offer brings about { $ducats }, and the action in { $space } is no use to you.
genoa-why-nothing-better = It brings you little or nothing, but nothing else brings more.
