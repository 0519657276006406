# Why: reasons for an answer in Genoa

genoa-why-silent = Nobody waits for you, and no building in reach is worth more to you than it would cost.
genoa-why-tower-waits = The others are still speaking; what they offer can only help you.
genoa-why-take = To your hand { $space } is worth about { $worth }, and you pay the like of { $paid }.
genoa-why-offer = To your hand { $space } is worth about { $worth }; at { $paid } you gain, and can still go higher.
genoa-why-offers = { $count ->
    [one] One price, so that the tower player need not ask you again.
   *[other] { $count } prices at once, so that the tower player need not ask you again.
  } { $why }
genoa-why-dear = For { $paid } your hand gets only about { $worth } out of { $space }, but a rival gets nothing.
genoa-why-street = { $paid } to see the tower go your way ({ $space }): a message or a marker may be worth it.
genoa-why-refuse = The price is above what the action would bring your hand.
genoa-why-decline = No building in reach would bring your hand more than it costs; what you keep counts at the end.
genoa-why-listen = Who hears the others’ offers first need not pay more than them; but the tower may go elsewhere.
genoa-why-bundle = To your hand { $space } is worth about { $worth }, and you have goods that you need less.
genoa-why-bundle-street = It costs little, and the tower goes where it serves you.
genoa-why-give-goods = The action in { $space } brings your hand about { $worth }, more than you will miss these goods.
genoa-why-give-money = The action in { $space } brings your hand about { $worth }, more than you pay.
genoa-why-give-order = You pay out of what the order brings: the action in { $space } is worth about { $worth } to your hand.
genoa-why-give-special = The special card of the order pays for it: the action in { $space } is worth about { $worth } to your hand.
genoa-why-withdraw = Circumstances have changed: this offer would cost you more than it brings.
genoa-why-messages = { $ducats ->
    [0] No message of yours was delivered on this way.
   *[other] Delivered messages pay { $ducats } ducats at once.
  }
genoa-why-back = This offer would not gain you anything; without it you keep your words for a better one.
genoa-why-limits = To your hand { $space } is worth about { $worth }; a standing offer of { $paid } speaks for you while you are away.
genoa-why-at-once = Most of your actions need no second thought: nobody has to wait for you.
genoa-why-quiet = Your standing offers speak for you, and the table goes on without asking.
genoa-why-claims = There is no reason to keep a delivered message.
genoa-why-plan = Said beforehand, it is done at once when the action is yours.
genoa-why-act = Your action in { $space } is worth about { $worth } to your hand, more than anybody pays for it.
genoa-why-accept = The offer brings about { $ducats }; your own action in { $space } would bring { $own }, and you keep it for elsewhere.
genoa-why-accept-must = The tower may not leave { $space } before the action is used or sold: this is the best that is offered.
genoa-why-streets = They pay about { $ducats } for a step of the tower that costs you nothing else.
genoa-why-move-sell = Somebody pays about { $ducats } for { $space }.
genoa-why-move-act = In { $space } your own action is worth about { $worth }.
genoa-why-move = The way by { $space } leads to where the tower earns more.
genoa-why-end = No further step brings anything; every offer that stands is worth less than what it gives the bidder.
genoa-why-name = Nobody has offered for { $space } yet: { $ducats } invite somebody, and refusing costs you nothing.
genoa-why-counter = Asking { $ducats } instead of { $bid } costs only a word: the offer still stands if they refuse.
genoa-why-want = What you ask for is worth more to you than to them; they can only say no.
genoa-why-wait = Those who have not spoken yet may offer more.
genoa-why-lose-go = What is lost by going on is worth less than what the way ahead brings.
genoa-why-lose-stay = What would be lost by going on is worth more than the way ahead.
genoa-why-tower-bundle = What you ask for is worth more to you than the action, which you would not use.
genoa-why-deliver = It pays { $ducats } and a special card at once ({ $card }).
genoa-why-order = The small order pays { $ducats } on top of the action.
genoa-why-privilege = A privilege raises what yours are worth together, by about { $worth }.
genoa-why-collect = What this building gives is worth about { $worth } to your hand.
genoa-why-cards = You miss these cards least; the others go with your wares and privileges.
genoa-why-ware-ordered = One of your large orders lacks { $ware }: that is worth about { $worth }.
genoa-why-ware = One more ({ $ware }) is worth about { $worth } to you, the most of all wares.
genoa-why-exchange = What you get is worth more to your hand than what you give.
genoa-why-building = A second action, in { $space }, is worth about { $worth } to your hand.
genoa-why-done = The cards that are left serve you better later.
genoa-why-markers = { $count ->
    [0] A rival loses the income and the ducats at the end.
    [one] A building of yours pays whenever somebody acts there, and counts at the end.
   *[other] { $count } buildings of yours pay whenever somebody acts there, and count at the end.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}It costs a rival’s place.
  }
genoa-why-pass = No free building lies at these streets that your markers would be worth.
genoa-why-roll = No place is worth the card yet; it may decide a later turn.
genoa-why-start = The action in { $space } is worth about { $worth } to your hand: the card brings you there for certain.
genoa-why-dear-nothing = Your hand gets nothing out of { $space } for { $paid }, but a rival does not get the action either.
genoa-why-limits-none = To your hand { $space } is not worth a standing offer any more.
genoa-why-accept-spare = The offer brings about { $ducats }; you would make nothing of the action in { $space } yourself.
genoa-why-nothing-better = It brings your hand little or nothing, but nothing else brings more.
