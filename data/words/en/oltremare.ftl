# Oltre Mare: goods, icons, markers, ports

# What the game is called here; its printed title is in the code.
oltremare-name = Oltre Mare
oltremare-goal = The most ducats win, once the deck is empty and all cargo is sold.
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
oltremare-powers = { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
  } / load { $load }
oltremare-marker-compass = Compass
oltremare-marker-compass-effect = when you take it, you can move your ship to any port without a compass
oltremare-marker-fight-pirates = Fight the pirates
oltremare-marker-fight-pirates-effect = your pirate icons don’t count
oltremare-marker-favourable-terms = On favourable terms
oltremare-marker-favourable-terms-effect = the cards you buy cost 1, 2, 3 and 4 ducats
oltremare-marker-local-authority = Local authority
oltremare-marker-local-authority-effect = at the start of your turn, you get the lions on top of your cargo minus 3, in ducats
oltremare-marker-big-deal = Big deal
oltremare-marker-big-deal-effect = one extra ducat icon
oltremare-marker-high-seas = High seas
oltremare-marker-high-seas-effect = 1 ducat for each ship icon you play
oltremare-marker-note = { $marker }: { $effect }
oltremare-port = { PLACE($name) }
oltremare-port-empty = no marker
oltremare-card = { $good } ({ $first } + { $second }, { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
  }, load { $load })
oltremare-runs = runs pay { $runs }
oltremare-counted-any = { $count ->
    [one] 1 card of any good
   *[other] { $count } cards of any good
  }
oltremare-counted-other = { $count ->
    [one] 1 card of any other good
   *[other] { $count } cards of any other good
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
oltremare-option-cargo-hidden = Only the top card is visible (rulebook)
oltremare-option-cargo-open = All cargo is visible
oltremare-standing-partner = When the active player offers me a trade
oltremare-standing-decline = Always decline
oltremare-standing-unable = Decline impossible ones
oltremare-standing-prices = Use my prices
oltremare-standing-active = In my own trade phase
oltremare-standing-go = Play my cards right away if I have enough

# Maritime power
oltremare-turn = { $who } starts a turn.
oltremare-local-authority = The local authority pays { $who } { $ducats }.
oltremare-ask-discard = You can hold { $lions ->
    [one] { $lions } card.
   *[other] { $lions } cards.
  } Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
  } onto your pirate stack.
oltremare-discarded = { $who } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
  } onto the pirate stack.
oltremare-discarded-own = You discard onto your pirate stack: { $cards }.

# Trade
oltremare-ask-trade = Trade or buy, then play your cards. You’ll load { $load ->
    [one] 1 card
   *[other] { $load } cards
  } onto { $top }.
oltremare-ask-waiting = We’re waiting for replies to your offers. You can still act.
oltremare-ask-partner = Offer { $who } a trade if you like.
oltremare-ask-answer = Reply to { $who }’s offers.
oltremare-propose = Propose a trade
oltremare-propose-then = Propose and continue
oltremare-form-more = Ducats more for a counter-offer
oltremare-form-then = When everyone has replied
oltremare-then-go = Play my cards, buying what I lack
oltremare-then-ask = Ask me
oltremare-then-gone = All replies are in. You go on to play your cards, as you said.
oltremare-offer-of = { $who } offers { $terms }
oltremare-accept = Accept
oltremare-decline = Decline
oltremare-counter = Decline and counter
oltremare-raise = Ask for more ducats
oltremare-decline-all = Decline everything
oltremare-decline-unable = Decline impossible ones
oltremare-by-prices = Use my prices
oltremare-by-prices-note = What a card of each good is worth to you in ducats. You accept what brings at least 1 ducat more than it costs, and decline the rest. With 0 you keep the good.
oltremare-withdraw = Withdraw: { $terms }
oltremare-wait = Wait for replies
oltremare-stop = Stop waiting
oltremare-go = Play my cards
oltremare-go-short = You need { $count ->
    [one] 1 more card
   *[other] { $count } more cards
  } for your load. Buy or trade first.
oltremare-buy-deck = Buy from deck
oltremare-buy-pirates = Buy from pirates ({ $count })
oltremare-bought-enough = You’ve bought { $count } cards this turn. That’s the limit.
oltremare-deck-empty = The deck is empty.
oltremare-pirates-empty = Your pirate stack is empty.
oltremare-too-many-standing = You have { $count } open offers. Withdraw one first.
oltremare-too-many-made = You’ve made { $count } offers in this phase that nobody accepted. That’s the limit.
oltremare-no-such-cards = You don’t have what’s asked for.
oltremare-too-poor = You don’t have enough ducats.
oltremare-giver-too-poor = { $who } doesn’t have enough ducats.
oltremare-left-short = { $who } wouldn’t have enough cards left to load.
oltremare-form-to = To whom
oltremare-form-give = Cards you give
oltremare-form-pay = Ducats you give
oltremare-form-raise = Ducats you ask for
oltremare-form-ask = What you ask for
oltremare-ask-goods = Goods (ducats optional)
oltremare-ask-ducats = Ducats only
oltremare-ask-nothing = Nothing (a gift)
oltremare-form-ducats = ducats
oltremare-form-talk = What you say about the cards
oltremare-form-tell = Icons, lions and load you claim (you can bluff)
oltremare-form-wish = Icons, lions and load you’d like to get
oltremare-talk-silent = Say nothing
oltremare-talk-truth = Tell the truth
oltremare-talk-claim = Claim or wish
oltremare-terms = { $gives } for { $asks }
oltremare-terms-gift = { $gives } as a gift
oltremare-terms-told = { $terms } (claims: { $icons })
oltremare-terms-wished = { $terms } (would like: { $icons })
oltremare-offered = { $who } offers { $to }: { $terms }.
oltremare-offered-to-you = { $who } offers you: { $terms }.
oltremare-offer-empty = Put something in your offer.
oltremare-refused-before = Exactly that has been refused: { $terms }. Change the offer.
oltremare-declined = { $who } declines { $by }’s offer: { $terms }.
oltremare-declined-to-you = { $who } declines your offer: { $terms }.
oltremare-withdrawn = { $who } withdraws an offer: { $terms }.
oltremare-lapsed = { $who } no longer has the cards for an offer: { $terms }.
oltremare-traded = { $who } accepts { $by }’s offer: { $terms }.
oltremare-traded-to-you = { $who } accepts your offer: { $terms }.
oltremare-traded-own = { $told } You receive: { $cards }.
oltremare-prestige = { $who } earns 1 prestige and now has { $prestige }.
oltremare-waits = { $who } waits for replies.
oltremare-stops = { $who } stops waiting.
oltremare-all-answered = Your offers are settled. It’s your turn again.
oltremare-bought-deck = { $who } buys a card from the deck for { $ducats }.
oltremare-bought-deck-own = You buy from the deck for { $ducats }: { $card }.
oltremare-bought-pirates = { $who } buys a card from the pirate stack for { $ducats }.
oltremare-bought-pirates-own = You buy from your pirate stack for { $ducats }: { $card }.

# Main phase, sailing, cargo
oltremare-ask-play = Play { $count ->
    [one] 1 card. You’ll load it
   *[other] { $count } cards. You’ll load them
  } onto { $top }.
oltremare-played = { $who } plays { $cards }.
oltremare-earned = { $who } earns { $ducats }.
oltremare-pirates = Pirates! { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
  } from the deck to { $who }’s pirate stack.
oltremare-pirates-fought = { $who } fights off the pirates.
oltremare-market = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  } at the market.
oltremare-market-own = You draw at the market: { $cards }.
oltremare-ask-sail = Sail exactly { $count ->
    [one] 1 route.
   *[other] { $count } routes.
  } Then you load { $goods }.
oltremare-sailed = { $who } sails to { $way }.
oltremare-sailed-by = { $who } sails to { $port } via { $way }.
oltremare-marker-taken = { $who } takes a harbour marker: { $marker }.
oltremare-marker-lost = There’s no marker here. { $who } turns “{ $marker }” face down.
oltremare-ask-compass = Compass: go to a port, or stay. Then you load { $goods }.
oltremare-compass-stay = Keep the compass
oltremare-compass = { $who } uses the compass and goes to { $port }.
oltremare-ask-load = In which order do you load onto { $top }? The last card ends up on top.
oltremare-loaded = { $who } loads { $count ->
    [one] 1 card
   *[other] { $count } cards
  }; on top: { $top }.

# Set-up, Venice, end
oltremare-begins = { $who } goes first.
oltremare-starts = { $who } starts in { $port } with { $card } on board.
oltremare-venice = The Venice card! Prestige pays { $gains }. Everyone’s prestige goes back to 0.
oltremare-venice-nobody = The Venice card! Nobody has prestige yet.
oltremare-gain = { $ducats } to { $who }
oltremare-over = The deck is empty and all cargo is sold. The game is over.
oltremare-scored = { $who } ends with { $total ->
    [one] { $total } ducat
   *[other] { $total } ducats
  }: { $parts }.
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
oltremare-score-total = { $total ->
    [one] { $total } ducat
   *[other] { $total } ducats
  }

# Pictures
oltremare-subtitle = Merchants of Venice
oltremare-phase-maritime = { $who }: maritime power
oltremare-phase-trade = { $who }: trade
oltremare-phase-main = { $who }: main phase
oltremare-phase-sailing = { $who }: sailing
oltremare-phase-cargo = { $who }: loading
oltremare-phase-over = The game is over
oltremare-venice-to-come = Venice card still to come
oltremare-venice-gone = Venice card has come up
oltremare-board-offers = Offers
oltremare-board-more = { $count } more
oltremare-board-played = { $who } will load
oltremare-hand-to-load = To load
oltremare-hand-kept = In hand
oltremare-hand-empty = You have no cards.
oltremare-alt-cover = A chart of the eastern Mediterranean with the sea routes of Oltre Mare, and four merchants’ ships.
oltremare-alt-deck = Deck { $count }. { $venice }.

# What kind of game it is, on its card.
oltremare-kind = Trade cards and stack cargo, with a little bluff
