# Die Händler von Genua

# What the game is called here; its printed title is in the code.
genoa-name = The Traders of Genoa
genoa-goal = The richest player at the end wins. Nobody sees the others’ ducats until then.

genoa-option-inner-corners = Inner corner squares
genoa-option-inner-corners-depot = belong to the depots (nobody can own a villa)
genoa-option-inner-corners-villa = belong to the villas (players can own villas)
genoa-option-small-orders = Small orders
genoa-option-small-orders-turn = one per player each turn
genoa-option-small-orders-action = one per action
genoa-option-market-start = Starting on the market place
genoa-option-market-start-moves = moves the round marker
genoa-option-market-start-stays = does nothing special

genoa-score-ducats = Ducats
genoa-score-privileges = Privileges
genoa-score-buildings = Buildings
genoa-score-total = { $total ->
    [one] { $total } ducat
   *[other] { $total } ducats
  }

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
genoa-item-any-start = Any start
genoa-item-further-action = Extra action
genoa-item-any-ware = Any ware
genoa-item-exchange = 1:1 exchange
genoa-item-building-action = Building action
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
genoa-some-cards = { $count } × { $deck } (the giver chooses)
genoa-cards-of = { $deck }, the giver chooses
genoa-from-action = { $what }, from the action

## Offers

genoa-terms-now = { $goods }
genoa-terms-after = { $goods } from the action
genoa-terms = { $given }
genoa-terms-exchange = { $given } for { $got }
genoa-line-offer = { $who } for { $space }: { $terms }
genoa-line-counter = To { $who } for { $space }: { $terms }
genoa-line-anyone = { $space }: { $terms }

genoa-lacks-ducats = not enough ducats
genoa-lacks-goods = the goods aren’t available
genoa-lacks-cards = the cards aren’t available
genoa-lacks-action = no action left this turn
genoa-lacks-markers = the player who would get the markers has none of their own left
genoa-already-offered = you’ve already offered this; it can be accepted once the tower is next to it
genoa-nothing-payable = You can’t pay any of these.
genoa-here-first = Decide about the action here first.
genoa-sell-first = Use the action here first, or accept an offer for it.

## Questions

genoa-ask-start = Roll the dice, or play “Any start”.
genoa-roll = Roll the dice
genoa-play = Play “{ $card }”

genoa-ask-tower = Make a deal, or move on.
genoa-ask-tower-acts = Act, make a deal, or move on.
genoa-ask-tower-due = First use or sell the action here.
genoa-ask-tower-waiting = Wait for replies, or go on.
genoa-tower-here = The tower is here: { $space }.
genoa-act = Use this action
genoa-needs-further = plays “Extra action”
genoa-accept = Accept an offer
genoa-accept-streets = Accept street offers
genoa-move = Move the tower
genoa-end = End your turn
genoa-route = Set destinations
genoa-route-note = plays your turn on the way that pays best; asks you about large orders and offers of goods
genoa-route-goals = Where do you want to act? (best first; each further one counts { $count } ducats less)
genoa-route-ducats = How many ducats do you ask for each action you sell? (0: the highest offer will do)
genoa-ask-lose = Go on and lose your action?
genoa-lose-go = Lose my action
genoa-lose-stay = Choose again
genoa-price = Name a price
genoa-want = Ask for goods
genoa-counter = Counter-offer in ducats
genoa-counter-bundle = Counter-offer in goods
genoa-which-bid = Whose offer?
genoa-wait = Wait for replies
genoa-wait-note = asks everyone who hasn’t passed once more
genoa-errand = { $what }
genoa-errand-ware = { $ware } for { $count ->
    [one] one of your orders
   *[other] { $count } of your orders
}
genoa-errand-deliver = { $count ->
    [one] you can deliver an order
   *[other] you can deliver { $count } orders
}
genoa-withdraw = Withdraw an offer
genoa-claim = Claim messages

genoa-ask-bid = Make an offer if you like.
genoa-ask-now = Do you want the action here?
genoa-ask-offers = Any offers before the tower moves?
genoa-ask-answer = Do you take { $who }’s price?
genoa-words-left = { $count ->
    [0] You have no offers left this turn.
    [one] You have 1 offer left this turn.
   *[other] You have { $count } offers left this turn.
  }
genoa-more-offers = { $count ->
    [one] There is 1 more offer.
   *[other] There are { $count } more offers.
  }
genoa-ask-form = Your offer for { $space }?
genoa-offer = Offer ducats
genoa-offer-several = Make several offers
genoa-prices = Your offers in ducats
genoa-others = And all the other buildings?
genoa-others-pass = I don’t want the others
genoa-others-ask = ask me before an action there is lost
genoa-then = What if you get an action?
genoa-then-ask = ask me what to do
genoa-then-at-once = carry it out right away (small order yes, special cards no)
genoa-at-once = Auto-play bought actions
genoa-at-once-note = delivers a small order, plays no special cards; asks you about large orders
genoa-listen = Wait and listen
genoa-listen-note = we’ll ask you again before an action is lost
genoa-bundle = Offer a bundle
genoa-where = For which space?
genoa-take-price = Take a price
genoa-refuse = Refuse
genoa-decline = Pass
genoa-decline-here = for this space
genoa-decline-turn = for the whole turn
genoa-instruct = Plan ahead
genoa-limits = Set maximum price
genoa-limits-buildings = For which buildings?
genoa-limits-ducats = Up to how many ducats? (0: no maximum price)
genoa-quiet = Pass by default
genoa-claims-switch = Auto-claim messages
genoa-plan = Plan your action
genoa-plan-collect = just use the building
genoa-plan-order = use it and deliver a small order
genoa-plan-forget = forget this plan

genoa-give-ducats = Ducats you give
genoa-give-goods = Goods and cards you give
genoa-give-later = Ducats you give from the order
genoa-give-special = You give the special card of the order
genoa-want-ducats = Ducats you get
genoa-want-goods = Goods and cards you get
genoa-form-goods = Goods (ducats optional)
genoa-form-money = Buy extras too
genoa-form-order = Ducats from an order
genoa-form-special = An order’s special card
genoa-name-goods = Goods (ducats optional)
genoa-name-money = Sell extras too
genoa-discard = Discard this draft

genoa-ask-cards = Choose the cards to hand over.
genoa-ask-action = Use your action: { $where }.
genoa-ask-after = Deliver or play cards as well?
genoa-collect = Use the building
genoa-privilege = Draw a privilege
genoa-deliver = Deliver large order
genoa-no-order = You don’t have a large order, with its three wares, that this villa takes now.
genoa-which-order = Which order?
genoa-which-special = Which special card?
genoa-small-order = Deliver small order
genoa-no-small-order = You don’t have a small order for this building and its ware.
genoa-give = You give
genoa-take = You take
genoa-done = Done
genoa-hand-over = { $count ->
    [one] Hand over a card
   *[other] Hand over { $count } cards
  }
genoa-ask-hand-over = { $count ->
    [one] Choose the card you promised.
   *[other] Choose the { $count } cards you promised.
  }

genoa-ask-messages = Claim your delivered messages.
genoa-not-delivered = not delivered this turn

genoa-ask-markers = { $count ->
    [one] Place a marker by one street.
   *[other] Place up to { $count } markers by one street.
  }
genoa-pass = Place none
genoa-markers-auto = Place automatically
genoa-markers-auto-note = where the most buildings are free, replacing nobody’s marker
genoa-standing-tower = My turn with the tower
genoa-standing-markers = My ownership markers
genoa-place-note = 1: place your marker
genoa-replace-note = belongs to { $who }; 1: remove, 2: replace

## What happened

genoa-begins = { $who } goes first. The game has { $rounds } rounds at most.
genoa-rolls = { $who } rolls blue { $blue } and red { $red }. The tower starts here: { $space }.
genoa-chooses-start = { $who } plays “Any start”: { $space }.
genoa-market-start = A start on the market place moves the round marker to { $round } of { $rounds }.
genoa-moves = { $who } moves the tower: { $space }.
genoa-acts = { $who } uses the action: { $where }.
genoa-takes = { $who } takes { $what } ({ $where }).
genoa-takes-nothing = { $where }: there’s nothing left for { $who }.
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
genoa-owner-paid = { $who } owns this building and gets { $count } ducats: { $where }.
genoa-shuffled = The returned cards are shuffled: { $deck }.
genoa-shuffled-large = The returned large orders are shuffled.
genoa-shuffled-small = The returned small orders are shuffled.
genoa-shuffled-message = The returned messages are shuffled.
genoa-shuffled-privilege = The returned privileges are shuffled.
genoa-delivers-large = { $who } delivers a { $card } and gets { $count } ducats and { $special }.
genoa-no-special = no special card (none are left)
genoa-delivers-small = { $who } delivers a { $card } and gets { $count } ducats.
genoa-claims = { $who } claims a { $card } and gets { $count } ducats.
genoa-plays-further = { $who } plays “Extra action”.
genoa-plays-ware = { $who } plays “Any ware”: { $ware }.
genoa-plays-building = { $who } plays “Building action”: { $where }.
genoa-exchanges = { $who } plays “1:1 exchange”: { $given } for { $got }.
genoa-exchanges-yours = You exchange { $given } for { $card }.

genoa-offers = { $who } offers for { $space }: { $terms }.
genoa-offers-several = { $who } offers { $prices }.
genoa-price-for = { $count } ducats for { $space }
genoa-names-price = { $who } names a price for { $space }: { $terms }.
genoa-counters = { $who } asks { $whom } for { $space }: { $terms }.
genoa-counters-to-you = { $who } asks you for { $space }: { $terms }.
genoa-takes-price = { $who } takes the price for { $space }: { $terms }.
genoa-withdraws = { $who } withdraws the offer for { $space }.
genoa-refuses = { $who } refuses the price for { $space }.
genoa-refuses-to-you = { $who } refuses your price for { $space }.
genoa-not-taken = { $owner }’s offer for { $space } isn’t taken: { $terms }.
genoa-not-taken-to-you = Your offer for { $space } wasn’t taken: { $terms }.
genoa-listens = { $who } waits and listens.
genoa-asks-offers = { $who } waits for replies and asks everyone again.
genoa-lapses = { $who } can no longer pay the offer for { $space }, so it’s off.
genoa-declines-here = { $who } passes: { $space }.
genoa-declines-turn = { $who } passes for the whole turn.
genoa-is-quiet = { $who } now passes by default.
genoa-is-listening = { $who } no longer passes by default.
genoa-limits-set = { $count ->
    [0] Maximum price removed: { $buildings }.
   *[other] You’ll bid up to { $count } ducats: { $buildings }.
  }
genoa-at-once-set = { $at_once ->
    [yes] Your bought actions are now carried out right away.
   *[no] We’ll ask you what to do with your actions.
  }
genoa-plan-set = Your next action there just takes what the building gives: { $where }.
genoa-plan-set-order = Your next action there delivers a { $card }.
genoa-plan-this-turn = This turn, your action there just takes what the building gives: { $where }.
genoa-plan-order-this-turn = This turn, your action there delivers a { $card }.
genoa-plan-gone = We’ll ask you what to do there: { $where }.
genoa-route-set = { $who } has set destinations for this turn.
genoa-route-stops = Your destinations are out of reach, or someone offers goods. Your move.
genoa-claims-set = { $claims ->
    [yes] Your messages are now claimed automatically.
   *[no] You now claim your messages yourself.
  }
genoa-asks-round = { $who } wants to move on. Does anyone want the action here? { $space }.
genoa-deal = It’s a deal: { $who } and { $whom }, { $space }, for { $terms }.
genoa-deal-to-you = It’s a deal: you and { $who }, { $space }, for { $terms }.
genoa-deal-struck = It’s a deal: { $whom } gets { $space } from { $who } for { $terms }.
genoa-deal-struck-to-you = It’s a deal: you get { $space } from { $who } for { $terms }.
genoa-hands-over = { $who } gives { $whom } { $goods }, from the action.
genoa-hands-over-to-you = { $who } gives you { $goods }, from the action.
genoa-hands-cards = { $count ->
    [one] { $who } gives { $whom } a card.
   *[other] { $who } gives { $whom } { $count } cards.
  }
genoa-hands-cards-to-you = { $count ->
    [one] { $who } gives you a card.
   *[other] { $who } gives you { $count } cards.
  }
genoa-hands-cards-yours = { $who } gives { $whom }: { $cards }.
genoa-hands-cards-yours-to-you = { $who } gives you: { $cards }.

genoa-tower-rests = The tower stops. { $who } ends the turn.
genoa-places = { $who } places a marker: { $where }.
genoa-removes = { $who } removes { $whom }’s marker: { $where }.
genoa-removes-to-you = { $who } removes your marker: { $where }.
genoa-replaces = { $who } replaces { $whom }’s marker: { $where }.
genoa-replaces-to-you = { $who } replaces your marker: { $where }.
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
genoa-board-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
  }
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
genoa-board-no-offers = No open offers.
genoa-board-more = { $count } more
genoa-board-offer = { $space }: { $terms }
genoa-board-to = to { $who }: { $terms }
genoa-board-leads = active, { $count ->
    [0] no action left
    [one] 1 action
   *[other] { $count } actions
  }
genoa-board-actions = { $count ->
    [0] no action left
    [one] 1 action
   *[other] { $count } actions
  }
genoa-board-quiet = passes by default
genoa-board-declined-here = passes here
genoa-board-declined-rest = has made offers
genoa-board-declined-turn = passes this turn
genoa-short-wheat = Wt
genoa-short-rice = Ri
genoa-short-silver = Si
genoa-short-copper = Co
genoa-short-silk = Sk
genoa-short-linen = Li
genoa-short-salt = Sa
genoa-short-pepper = Pe
genoa-short-any-start = Any start
genoa-short-further-action = Extra action
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
genoa-turn-start = { $who } starts a turn.
genoa-turn-tower = { $who } moves the tower: { $space }
genoa-turn-action = { $who } uses an action: { $space }
genoa-turn-markers = { $who } can place markers.
genoa-turn-waiting = { $who } waits for { $waited }: { $space }
genoa-turn-offers = Offers before { $who } moves the tower. Waiting for { $waited }
genoa-alt-offer = { $who } offers for { $space }: { $terms }.
genoa-alt-asks = { $who } asks for { $space }: { $terms }.
genoa-hand-empty = No cards in hand.
genoa-hand-privileges = Privileges so far: { $count } ducats
genoa-hand-limits = Maximum prices: { $prices }
genoa-hand-plans = Planned: { $plans }
genoa-hand-missing = { $count } missing
genoa-hand-complete = ready to deliver
genoa-hand-block = { $count ->
    [one] on its own: { $worth } ducats
   *[other] block of { $count }: { $worth } ducats
  }

# What kind of game it is, on its card.
genoa-kind = Bargain over the one tower that crosses the city

## What a filled form says, before it is sent and after

genoa-offer-summary = Offer { $ducats } ducats for { $space }
genoa-offer-several-summary = Offer { $prices }; other buildings: { $others }; when you get an action: { $acts }
genoa-price-summary = Ask { $ducats } ducats for { $space }
genoa-counter-summary = Ask for { $ducats } ducats instead: { $offer }
genoa-route-summary = { $ducats ->
    [0] Destinations: { $goals }
   *[other] Destinations: { $goals }; ask { $ducats } ducats for each action you sell
  }
genoa-limits-summary = { $ducats ->
    [0] No maximum price for { $buildings }
   *[other] Pay up to { $ducats } ducats for { $buildings }
  }
genoa-deliver-summary = Deliver { $order } and take { $special }
