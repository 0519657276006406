# Oltre Mare: goods, icons, markers, ports
oltremare-good-spices = spices
oltremare-good-silk = silk
oltremare-good-silver = silver
oltremare-good-sugar = sugar
oltremare-good-wine = wine
oltremare-good-wood = wood
oltremare-good-wheat = wheat
oltremare-good-any = any other good
oltremare-icon-ducat = ducats
oltremare-icon-pirate = pirates
oltremare-icon-market = market
oltremare-icon-ship = ship
oltremare-powers = lions { $lions } with load { $load }
oltremare-marker-compass = Compass
oltremare-marker-compass-effect = on taking it, you may move your ship to any port without a compass
oltremare-marker-fight-pirates = Fight the pirates
oltremare-marker-fight-pirates-effect = your pirate icons do not count
oltremare-marker-favourable-terms = On favourable terms
oltremare-marker-favourable-terms-effect = the cards you buy cost 1, 2, 3 and 4 ducats
oltremare-marker-local-authority = Local authority
oltremare-marker-local-authority-effect = at the start of your turn: lions on your cargo less 3, in ducats
oltremare-marker-big-deal = Big deal
oltremare-marker-big-deal-effect = one ducat icon more
oltremare-marker-high-seas = High seas
oltremare-marker-high-seas-effect = 1 ducat for each ship icon you play
oltremare-marker-note = { $marker }: { $effect }
oltremare-port = { $name }
oltremare-port-empty = no marker
oltremare-card = { $good } ({ $first } + { $second }, lions { $lions }, load { $load })
oltremare-runs = runs pay { $runs }
oltremare-counted-any = { $count ->
    [one] 1 card of any good
   *[other] { $count } cards of any goods
  }
oltremare-counted-other = { $count ->
    [one] 1 card of any other good
   *[other] { $count } cards of any other goods
  }
oltremare-counted = { $count } × { $good }
oltremare-ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
  }
oltremare-nothing = nothing
oltremare-partner = { $who }

# Options and standing orders
oltremare-option-cargo = Cargo
oltremare-option-cargo-hidden = Only the top card is shown (rulebook)
oltremare-option-cargo-open = All cargo lies open
oltremare-standing-partner = When the active player proposes a trade to me
oltremare-standing-decline = Always decline
oltremare-standing-unable = Decline what I cannot give
oltremare-standing-active = In my own trade phase
oltremare-standing-go = Go straight on when my hand is large enough

# Maritime power
oltremare-turn = { $who } begins a turn.
oltremare-local-authority = The local authority pays { $who } { $ducats }.
oltremare-ask-discard = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
  } onto your pirate stack: your maritime power is { $lions }.
oltremare-discarded = { $who } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
  } onto the pirate stack.
oltremare-discarded-own = You discard onto your pirate stack: { $cards }.

# Trade
oltremare-ask-trade = Trade, buy, or go on: you load { $load ->
    [one] 1 card
   *[other] { $load } cards
  } onto { $top }.
oltremare-ask-waiting = The table waits for answers to your offers: you may still act.
oltremare-ask-partner = Offer { $who } a trade, if you like.
oltremare-ask-answer = Answer { $who }’s offers.
oltremare-propose = Propose a trade
oltremare-offer-of = { $who } offers { $terms }
oltremare-accept = Accept
oltremare-decline = Decline
oltremare-counter = Decline and offer something else
oltremare-decline-all = Decline everything
oltremare-decline-unable = Decline what you cannot give
oltremare-withdraw = Withdraw your offer: { $terms }
oltremare-wait = Wait for answers
oltremare-stop = Stop waiting
oltremare-go = Go on to the main phase
oltremare-go-short = You need { $count ->
    [one] 1 more card
   *[other] { $count } more cards
  } for your load: buy or trade first.
oltremare-buy-deck = Buy a card from the deck
oltremare-buy-pirates = Buy the top card of your pirate stack ({ $count })
oltremare-bought-enough = You have bought { $count } cards in this turn; that is the limit.
oltremare-deck-empty = The deck is empty.
oltremare-pirates-empty = Your pirate stack is empty.
oltremare-too-many-standing = You have { $count } offers standing; withdraw one first.
oltremare-too-many-made = You have made { $count } offers in this phase that nobody accepted; that is the limit.
oltremare-no-such-cards = You do not hold what is asked for.
oltremare-too-poor = You do not have enough ducats.
oltremare-giver-too-poor = { $who } does not have enough ducats.
oltremare-left-short = { $who } would be left with too few cards to load.
oltremare-form-to = To whom
oltremare-form-give = Cards you give
oltremare-form-pay = Ducats you give
oltremare-form-ask = What you ask for
oltremare-ask-goods = Goods, or goods and ducats
oltremare-ask-ducats = Ducats only
oltremare-ask-nothing = Nothing: a gift
oltremare-form-ducats = ducats
oltremare-form-talk = What you say of the cards
oltremare-form-tell = Icons, lions and load you say are on yours (you may bluff)
oltremare-form-wish = Icons, lions and load you would like to get
oltremare-talk-silent = Say nothing
oltremare-talk-truth = Say what is on them
oltremare-talk-claim = Say something else, or make a wish
oltremare-terms = { $gives } for { $asks }
oltremare-terms-gift = { $gives } as a gift
oltremare-terms-told = { $terms } (said to show { $icons })
oltremare-terms-wished = { $terms } (hoping for { $icons })
oltremare-offered = { $who } offers { $to }: { $terms }.
oltremare-offer-empty = An offer needs something in it.
oltremare-refused-before = You have been refused exactly that: { $terms }. Change the offer.
oltremare-declined = { $who } declines { $by }’s offer: { $terms }.
oltremare-withdrawn = { $who } withdraws an offer: { $terms }.
oltremare-lapsed = { $who } no longer has the cards for an offer: { $terms }.
oltremare-traded = { $who } accepts { $by }’s offer: { $terms }.
oltremare-traded-own = { $told } You receive: { $cards }.
oltremare-prestige = { $who } earns prestige and has { $prestige }.
oltremare-waits = { $who } waits for answers.
oltremare-stops = { $who } waits no longer.
oltremare-all-answered = Your offers are settled: the table waits for you again.
oltremare-bought-deck = { $who } buys a card from the deck for { $ducats }.
oltremare-bought-deck-own = You buy from the deck for { $ducats }: { $card }.
oltremare-bought-pirates = { $who } buys a card from the pirate stack for { $ducats }.
oltremare-bought-pirates-own = You buy from your pirate stack for { $ducats }: { $card }.

# Main phase, sailing, cargo
oltremare-ask-play = Play { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, to be loaded onto { $top }.
oltremare-played = { $who } plays { $cards }.
oltremare-earned = { $who } earns { $ducats }.
oltremare-pirates = Pirates take { $count ->
    [one] 1 card
   *[other] { $count } cards
  } from the deck: { $who }’s pirate stack grows.
oltremare-pirates-fought = { $who } fights off the pirates.
oltremare-market = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  } at the market.
oltremare-market-own = You draw at the market: { $cards }.
oltremare-ask-sail = Sail exactly { $count ->
    [one] 1 route
   *[other] { $count } routes
  }: choose where to stop. To be loaded afterwards: { $cards }.
oltremare-sailed = { $who } sails to { $way }.
oltremare-sailed-by = { $who } sails to { $port } by way of { $way }.
oltremare-marker-taken = { $who } takes a harbour marker: { $marker }.
oltremare-marker-lost = No marker here: { $who } turns “{ $marker }” face down.
oltremare-ask-compass = Use up the compass and move your ship to any of these ports, or stay. To be loaded afterwards: { $cards }.
oltremare-compass-stay = Stay and keep the compass
oltremare-compass = { $who } uses the compass and goes to { $port }.
oltremare-ask-load = Load { $cards } onto { $top }. In which order? The last lies on top and rules your next turn.
oltremare-loaded = { $who } loads { $count ->
    [one] 1 card
   *[other] { $count } cards
  }; on top: { $top }.

# Set-up, Venice, end
oltremare-begins = { $who } begins.
oltremare-starts = { $who } starts in { $port } with { $card } on board.
oltremare-venice = The Venice card! Prestige pays { $gains }. Everyone’s prestige goes back to 0.
oltremare-venice-nobody = The Venice card! Nobody has prestige yet.
oltremare-gain = { $ducats } to { $who }
oltremare-over = The deck is empty and the goods are sold: the game is over.
oltremare-scored = { $who } ends with { $total } ducats in all: { $parts }.
oltremare-scored-ducats = ducats { $count }
oltremare-scored-cargo = cargo { $count }
oltremare-scored-markers = harbour markers { $count }
oltremare-scored-prestige = prestige { $count }
oltremare-scored-pirates = pirates { $count }
oltremare-score-ducats = Ducats
oltremare-score-cargo = Cargo sold
oltremare-score-markers = Harbour markers
oltremare-score-prestige = Prestige
oltremare-score-pirates = Pirate stack

# Pictures
oltremare-subtitle = Merchants of Venice
oltremare-phase-maritime = { $who }: maritime power
oltremare-phase-trade = { $who }: trade
oltremare-phase-main = { $who }: main phase
oltremare-phase-sailing = { $who }: sailing
oltremare-phase-cargo = { $who }: loading
oltremare-phase-over = The game is over
oltremare-venice-to-come = Venice still to come
oltremare-venice-gone = Venice has come
oltremare-board-offers = Offers
oltremare-board-more = { $count } more
oltremare-board-played = { $who } will load
oltremare-hand-to-load = To be loaded
oltremare-hand-kept = In hand
oltremare-hand-empty = You have no cards.
oltremare-alt-cover = A chart of the eastern Mediterranean with the sea routes of Oltre Mare, and four merchants’ ships.
oltremare-alt-deck = Deck { $count }. { $venice }.

# What kind of game it is, on its card.
oltremare-kind = Swapping cards and stacking cargo, with a little bluff
