# Die Händler von Genua

genoa-option-inner-corners = Inner corner squares
genoa-option-inner-corners-depot = belong to the depots (villas cannot be owned)
genoa-option-inner-corners-villa = belong to the villas (villas can be owned)
genoa-option-small-orders = Small orders
genoa-option-small-orders-turn = one per player and turn
genoa-option-small-orders-action = one per action
genoa-option-market-start = A start on the market place
genoa-option-market-start-moves = moves the round marker
genoa-option-market-start-stays = does nothing special

genoa-score-ducats = Ducats
genoa-score-privileges = Privileges
genoa-score-buildings = Buildings

## The city

genoa-building-gil = Guild Hall
genoa-building-rat = Town Hall
genoa-building-pos = Post Station
genoa-building-kat = Cathedral
genoa-building-pal = Palace
genoa-building-par = Park
genoa-building-kut = Coach House
genoa-building-haf = Harbour
genoa-building-tra = Trattoria
genoa-building-tav = Tavern
genoa-building-get = Grain Depot
genoa-building-met = Metal Depot
genoa-building-tuc = Cloth Depot
genoa-building-gew = Spice Depot
genoa-building-vco = Villa Colini
genoa-building-vmo = Villa Monetti
genoa-building-vri = Villa Ricci
genoa-building-vza = Villa Zasteri
genoa-market = Market place
genoa-street = Street { $blue }/{ $red }
genoa-the-gil = the Guild Hall
genoa-the-rat = the Town Hall
genoa-the-pos = the Post Station
genoa-the-kat = the Cathedral
genoa-the-pal = the Palace
genoa-the-par = the Park
genoa-the-kut = the Coach House
genoa-the-haf = the Harbour
genoa-the-tra = the Trattoria
genoa-the-tav = the Tavern
genoa-the-get = the Grain Depot
genoa-the-met = the Metal Depot
genoa-the-tuc = the Cloth Depot
genoa-the-gew = the Spice Depot
genoa-the-vco = Villa Colini
genoa-the-vmo = Villa Monetti
genoa-the-vri = Villa Ricci
genoa-the-vza = Villa Zasteri
genoa-the-market = the market place
genoa-the-street = { $street }

## Goods and cards

genoa-item-wheat = wheat
genoa-item-rice = rice
genoa-item-silver = silver
genoa-item-copper = copper
genoa-item-silk = silk
genoa-item-linen = linen
genoa-item-salt = salt
genoa-item-pepper = pepper
genoa-item-any-start = Any start square
genoa-item-further-action = 1 further action
genoa-item-any-ware = 1 ware of choice
genoa-item-exchange = 1:1 exchange
genoa-item-building-action = 1 building action
genoa-item-marker = ownership marker
genoa-deck-large = large order
genoa-deck-small = small order
genoa-deck-message = message
genoa-deck-privilege = privilege
genoa-card-large = large order { $villa } ({ $wares })
genoa-card-small = small order { $building } ({ $ware })
genoa-card-message = message { $one } – { $other }
genoa-card-privilege = privilege { $building }
genoa-top-card = top card: { $deck }
genoa-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
  }
genoa-special-cards = { $count ->
    [one] the card “{ $card }”
   *[other] { $count } cards “{ $card }”
  }
genoa-counted = { $count } × { $what }
genoa-some-cards = { $count } × { $deck } (giver’s choice)
genoa-cards-of = { $deck }, giver’s choice
genoa-from-action = { $what }, out of the action

## Offers

genoa-terms-now = { $goods }
genoa-terms-after = { $goods } out of the action
genoa-terms = { $given }
genoa-terms-exchange = { $given } against { $got }
genoa-line-offer = { $who } for { $space }: { $terms }
genoa-line-counter = To { $who } for { $space }: { $terms }
genoa-line-anyone = { $space }: { $terms }

genoa-lacks-ducats = not enough ducats
genoa-lacks-goods = the goods are not there
genoa-lacks-cards = the cards are not there
genoa-lacks-action = no action left this turn
genoa-lacks-markers = whoever would get the markers has none of their own left
genoa-already-offered = you offer this already; it can be settled when the tower stands beside it
genoa-nothing-payable = None of these can be paid.
genoa-here-first = First the action here has to be settled.
genoa-sell-first = First use the action here or accept an offer for it.

## Questions

genoa-ask-start = Roll the dice, or play your card for any start square.
genoa-roll = Roll the dice
genoa-play = Play “{ $card }”

genoa-ask-tower = Lead the tower on. It is here: { $space }.
genoa-ask-tower-due = Decide about { $space }: act yourself or accept an offer. Then the tower can go on.
genoa-ask-tower-waiting = Wait for the others to answer, or go on without them.
genoa-tower-here = The tower is here: { $space }.
genoa-act = Use the action here
genoa-needs-further = to act, you play your card “1 further action”
genoa-accept = Accept an offer
genoa-accept-streets = Accept offers for a street
genoa-move = Move the tower
genoa-end = End your turn
genoa-ask-lose = You still have an action, and after this step you cannot use it any more this turn. Go on all the same?
genoa-lose-go = Go on; my action is lost
genoa-lose-stay = No, let me choose again
genoa-price = Name a price
genoa-want = Name a bundle you want
genoa-counter = Ask a bidder for a different sum
genoa-counter-bundle = Ask a bidder for a bundle
genoa-which-bid = Whose offer?
genoa-wait = Wait for answers
genoa-wait-note = everybody who has not passed is asked once more
genoa-withdraw = Withdraw an offer
genoa-claim = Claim messages

genoa-ask-bid = Make an offer if you like. { $who } leads the tower, now here: { $space }.
genoa-ask-now = { $who } wants to go on. Do you want the action here: { $space }?
genoa-ask-offers = Name your prices before { $who } leads the tower on. It is here: { $space }.
genoa-ask-answer = Answer { $who }: take the price, refuse it, or make another offer.
genoa-words-left = { $count ->
    [0] You cannot speak up any more this turn.
    [one] You can speak up once more this turn.
   *[other] You can speak up { $count } more times this turn.
  }
genoa-more-offers = { $count ->
    [one] There is 1 more offer.
   *[other] There are { $count } more offers.
  }
genoa-ask-form = Fill in the bundle for { $space }. Looking costs nothing.
genoa-offer = Offer ducats
genoa-offer-several = Offer ducats for several buildings
genoa-prices = Your prices in ducats (whole notes of 5)
genoa-others = And all the other buildings?
genoa-others-pass = I do not want them
genoa-others-ask = ask me before one of their actions is lost
genoa-then = And when you get an action?
genoa-then-ask = ask me what to do
genoa-then-at-once = carry it out at once (small order yes, special cards no)
genoa-at-once = Carry out bought actions at once
genoa-at-once-note = small order yes, special cards no; for a large order you are asked
genoa-listen = No offer yet
genoa-listen-note = you are asked again before an action is lost
genoa-bundle = Offer a bundle
genoa-where = For which space?
genoa-take-price = Take a price
genoa-refuse = Refuse
genoa-decline = Not interested
genoa-decline-here = in this space
genoa-decline-turn = for the whole turn
genoa-instruct = Leave an instruction
genoa-limits = Set the highest price
genoa-limits-buildings = For which buildings?
genoa-limits-ducats = Up to how many ducats? (0: no price)
genoa-quiet = Not interested by default
genoa-claims-switch = Claim messages automatically
genoa-plan = Say what you will do with an action this turn
genoa-plan-collect = only take what the building gives
genoa-plan-order = take it and deliver a small order
genoa-plan-forget = forget what I said

genoa-give-ducats = You give: ducats
genoa-give-goods = You give: goods and cards
genoa-give-later = You give: ducats from the order
genoa-give-special = You give: the special card of the order
genoa-want-ducats = You get: ducats
genoa-want-goods = You get: goods and cards
genoa-form-goods = Goods, with or without ducats
genoa-form-money = Ducats, for something besides the space
genoa-form-order = Ducats from an order
genoa-form-special = The special card of a large order
genoa-name-goods = Goods, with or without ducats
genoa-name-money = Ducats, giving something besides the space
genoa-back = Back

genoa-ask-cards = Choose the cards you hand over.
genoa-ask-action = Carry out your action: { $where }.
genoa-ask-after = Play or deliver something more after your action, or be done: { $where }.
genoa-collect = Take what the building gives
genoa-privilege = Draw a privilege
genoa-deliver = Deliver a large order
genoa-no-order = You have no large order with its three wares that this villa takes now.
genoa-which-order = Which order?
genoa-which-special = Which special card?
genoa-small-order = Deliver a small order
genoa-no-small-order = You have no small order for this building with its ware.
genoa-give = You give
genoa-take = You take
genoa-done = Done
genoa-hand-over = { $count ->
    [one] Hand over one card
   *[other] Hand over { $count } cards
  }
genoa-ask-hand-over = { $count ->
    [one] Choose the card you promised.
   *[other] Choose the { $count } cards you promised.
  }

genoa-ask-messages = Claim the messages that were delivered this turn.
genoa-not-delivered = not delivered this turn

genoa-ask-markers = { $count ->
    [one] Place your marker from a street the tower visited.
   *[other] Place up to { $count } markers from one street the tower visited.
  }
genoa-pass = Place none
genoa-place-note = 1: place your marker
genoa-replace-note = belongs to { $who }; 1: remove, 2: replace

## What happened

genoa-begins = { $who } begins. { $rounds } rounds at most.
genoa-rolls = { $who } rolls blue { $blue } and red { $red }: the tower starts here: { $space }.
genoa-chooses-start = { $who } plays “Any start square”: { $space }.
genoa-market-start = A start on the market place: the round marker moves to { $round } of { $rounds }.
genoa-moves = { $who } moves the tower: { $space }.
genoa-acts = { $who } uses the action: { $where }.
genoa-takes = { $who } takes { $what } ({ $where }).
genoa-takes-nothing = { $where }: nothing is left for { $who }.
genoa-draws = { $count ->
    [one] { $who } draws a card: { $deck } ({ $where }).
   *[other] { $who } draws { $count } cards: { $deck } ({ $where }).
  }
genoa-draws-cards = { $who } draws { $cards } ({ $where }).
genoa-drawn-large = { $count ->
    [one] a large order
   *[other] { $count } large orders
  }
genoa-drawn-small = { $count ->
    [one] a small order
   *[other] { $count } small orders
  }
genoa-drawn-message = { $count ->
    [one] a message
   *[other] { $count } messages
  }
genoa-drawn-privilege = { $count ->
    [one] a privilege
   *[other] { $count } privileges
  }
genoa-draws-yours = You draw: { $cards } ({ $where }).
genoa-owner-paid = { $who } gets { $count } ducats as the owner: { $where }.
genoa-shuffled = The returned cards are shuffled: { $deck }.
genoa-shuffled-large = The returned large orders are shuffled.
genoa-shuffled-small = The returned small orders are shuffled.
genoa-shuffled-message = The returned messages are shuffled.
genoa-shuffled-privilege = The returned privileges are shuffled.
genoa-delivers-large = { $who } delivers: { $card }. { $count } ducats and { $special }.
genoa-no-special = no special card, none is left
genoa-delivers-small = { $who } delivers: { $card }. { $count } ducats.
genoa-claims = { $who } claims: { $card }. { $count } ducats.
genoa-plays-further = { $who } plays “1 further action”.
genoa-plays-ware = { $who } plays “1 ware of choice”: { $ware }.
genoa-plays-building = { $who } plays “1 building action”: { $where }.
genoa-exchanges = { $who } plays “1:1 exchange”: { $given } for { $got }.
genoa-exchanges-yours = You exchange { $given } for { $card }.

genoa-offers = { $who } offers for { $space }: { $terms }.
genoa-offers-several = { $who } offers { $prices }.
genoa-price-for = { $count } ducats for { $space }
genoa-names-price = { $who } names a price for { $space }: { $terms }.
genoa-counters = { $who } asks { $whom } for { $space }: { $terms }.
genoa-takes-price = { $who } takes the price for { $space }: { $terms }.
genoa-withdraws = { $who } withdraws the offer for { $space }.
genoa-refuses = { $who } refuses the price for { $space }.
genoa-listens = { $who } makes no offer yet and listens.
genoa-asks-offers = { $who } waits for answers and asks everybody once more.
genoa-lapses = { $who } can no longer keep the offer for { $space }.
genoa-declines-here = { $who } is not interested: { $space }.
genoa-declines-turn = { $who } is not interested this turn.
genoa-is-quiet = { $who } is not interested until further notice.
genoa-is-listening = { $who } wants to be asked again.
genoa-limits-set = { $count ->
    [0] No more standing price: { $buildings }.
   *[other] Your standing price is up to { $count } ducats: { $buildings }.
  }
genoa-at-once-set = { $at_once ->
    [yes] Your bought actions are carried out at once.
   *[no] You are asked about your actions.
  }
genoa-plan-set = Your next action there only takes what the building gives: { $where }.
genoa-plan-set-order = Your next action there delivers: { $card }.
genoa-plan-this-turn = This turn, your action there only takes what the building gives: { $where }.
genoa-plan-order-this-turn = This turn, your action there delivers: { $card }.
genoa-plan-gone = You will be asked what to do: { $where }.
genoa-claims-set = { $claims ->
    [yes] Your messages are claimed automatically.
   *[no] You claim your messages yourself.
  }
genoa-asks-round = { $who } wants to go on: does anybody want the action here? { $space }.
genoa-deal = Deal: { $who } and { $whom }, { $space }, for { $terms }.
genoa-deal-struck = Deal: { $whom } gets { $space } from { $who } for { $terms }.
genoa-hands-over = { $who } gives { $whom } { $goods }, out of the action.
genoa-hands-cards = { $count ->
    [one] { $who } gives { $whom } a card.
   *[other] { $who } gives { $whom } { $count } cards.
  }
genoa-hands-cards-yours = { $who } gives { $whom }: { $cards }.

genoa-tower-rests = The tower rests. { $who } ends the turn.
genoa-places = { $who } places a marker: { $where }.
genoa-removes = { $who } removes the marker of { $whom }: { $where }.
genoa-replaces = { $who } replaces the marker of { $whom }: { $where }.
genoa-round = Round { $round } of { $rounds }.
genoa-over = The last round is over. Privileges and buildings are paid out.

## The picture

genoa-title = Genoa
genoa-cover-alt = A plan of Genoa: the market place in the middle, four buildings around it, a ring of streets, and fourteen buildings along the walls.
genoa-board-market = start here: +1 round
genoa-board-villa = large order or privilege
genoa-board-gives = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
  }
genoa-board-markers = { $count } markers
genoa-board-total = { $total } ducats in all
genoa-board-round = Round { $round } of { $rounds }
genoa-board-stock = Stock
genoa-board-decks = Decks
genoa-board-offers = Offers
genoa-place-offers = All offers
genoa-place-tower = Around the tower
genoa-place-north-west = North-west of the city
genoa-place-north-east = North-east of the city
genoa-place-south-west = South-west of the city
genoa-place-south-east = South-east of the city
genoa-board-no-offers = No offers yet.
genoa-board-more = { $count } more
genoa-board-offer = { $space }: { $terms }
genoa-board-to = to { $who }: { $terms }
genoa-board-leads = leads, { $count ->
    [0] no action left
    [one] 1 action
   *[other] { $count } actions
  }
genoa-board-actions = { $count ->
    [0] no action left
    [one] 1 action
   *[other] { $count } actions
  }
genoa-board-quiet = not interested for now
genoa-board-declined-here = not interested here
genoa-board-declined-rest = prices are named
genoa-board-declined-turn = not interested this turn
genoa-short-wheat = Wt
genoa-short-rice = Ri
genoa-short-silver = Si
genoa-short-copper = Co
genoa-short-silk = Sk
genoa-short-linen = Li
genoa-short-salt = Sa
genoa-short-pepper = Pe
genoa-short-any-start = Any start
genoa-short-further-action = +1 action
genoa-short-any-ware = Any ware
genoa-short-exchange = 1:1
genoa-short-building-action = Building
genoa-short-marker = Marker
genoa-short-large = Large
genoa-short-small = Small
genoa-short-message = Message
genoa-short-privilege = Privilege
genoa-letter-large = L
genoa-letter-small = S
genoa-letter-message = M
genoa-letter-privilege = P
genoa-turn-over = The game is over.
genoa-turn-start = { $who } begins a turn.
genoa-turn-tower = { $who } leads the tower: { $space }
genoa-turn-action = { $who } acts: { $space }
genoa-turn-markers = { $who } may place markers.
genoa-turn-waiting = { $who } waits for { $waited }: { $space }
genoa-turn-offers = Offers before { $who } moves the tower: waiting for { $waited }
genoa-alt-offer = { $who } offers for { $space }: { $terms }.
genoa-alt-asks = { $who } asks for { $space }: { $terms }.
genoa-hand-empty = No cards in hand.
genoa-hand-privileges = Privileges so far: { $count } ducats
genoa-hand-limits = Standing prices: { $prices }
genoa-hand-plans = Settled beforehand: { $plans }
genoa-hand-missing = { $count } missing
genoa-hand-complete = ready to deliver
genoa-hand-block = { $count ->
    [one] stands alone: { $worth } ducats
   *[other] block of { $count }: { $worth } ducats
  }

# What kind of game it is, on its card.
genoa-kind = Bargaining over one tower on its way through the city

## What a filled form says, before it is sent and after

genoa-offer-summary = Offer { $ducats } ducats for { $space }
genoa-offer-several-summary = Offer { $prices }; other buildings: { $others }; when you get an action: { $acts }
genoa-price-summary = Ask { $ducats } ducats for { $space }
genoa-counter-summary = Ask { $ducats } ducats instead: { $offer }
genoa-limits-summary = { $ducats ->
    [0] No highest price for { $buildings }
   *[other] Pay up to { $ducats } ducats for { $buildings }
  }
genoa-deliver-summary = Deliver { $order } and take { $special }
