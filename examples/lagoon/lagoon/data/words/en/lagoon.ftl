lagoon-goal = The most coins win after six rounds.
lagoon-murano = Murano
lagoon-burano = Burano
lagoon-chioggia = Chioggia
lagoon-torcello = Torcello
lagoon-lido = Lido
lagoon-glass = glass
lagoon-lace = lace
lagoon-salt = salt
lagoon-wine = wine
lagoon-fish = fish
lagoon-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
lagoon-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
lagoon-ask-bid = Round { $round }: what do you bid to sail early? You have { $coins }.
lagoon-bid = { $who } pays { $coins }.
lagoon-ask-sail = Where do you sail?
lagoon-buys = buys { $good }, { $coins } to pick up
lagoon-taken = { $who } is there.
lagoon-sailed = { $who } sails to { $island } and picks up { $coins }.
lagoon-ask-work = What do you do at { $island }?
lagoon-load = Load { $cards }
lagoon-loaded = { $who } loads { $cards }.
lagoon-drew = You drew { $goods }.
lagoon-deliver = Deliver { $good }
lagoon-delivered = { $who } delivers { $cards } of { $good } for { $coins }.
lagoon-none = You have no { $good }.
lagoon-swap = Offer a swap
lagoon-give = Give { $good }
lagoon-cannot-swap = You need a card to swap, and one swap a turn is all you get.
lagoon-ask-swap = { $who } gives { $give } for { $want }. Do you swap?
lagoon-swapped = { $who } and { $other } swap { $give } for { $want }.
lagoon-no-swap = Nobody gives { $who } { $want }.
lagoon-round = Round { $round }
lagoon-score-coins = Coins
