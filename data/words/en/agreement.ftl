# What a table agrees on before it starts.

act-lobby-agree = Set up table
act-lobby-agree-about = Clock, seats, rating and game variants. You can change them until the game starts.
field-clock = Custom clock: starting time, added per turn, maximum (e.g. { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") })
option-clock = clock
field-expiry = When time runs out
option-expiry = expiry
field-seating = Seating
option-seating = seating
option-strangers = strangers
field-breaks = Allow pauses and days away?
option-breaks = breaks
agreement-no-breaks = No pauses, and the clock keeps running on days away.
field-greeting = Your note to players who see the table
option-greeting = greeting
field-reliable = Minimum reliability in per cent (0: any)
option-reliable = reliability
field-lowest = Minimum rating (0: any)
option-lowest = lowest-rating
field-highest = Maximum rating (0: any)
option-highest = highest-rating
field-known = Only people you’ve played with?
option-known = known
wanted-known = Only for people who have played with the organiser before.
wanted-reliable = Only for people who make at least { $least }% of their moves in time.
wanted-rating = { $lowest ->
    [0] For ratings up to { $highest }.
   *[other] { $highest ->
        [0] For ratings from { $lowest }.
       *[other] For ratings from { $lowest } to { $highest }.
    }
}
field-autostart = Start when the last seat is taken?
option-autostart = autostart
agreement-starts-when-full = The game starts when the last seat is taken.
agreement-own-clock = Custom clock
agreement-clock-wrong = Please enter three times such as { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } or { SPAN("2 d") }: starting time, time added per turn, maximum. A turn adds at least { SPAN("10 s") }. The maximum is no less than the other two and at most { SPAN("60 d") }.
agreement-expiry-default = the default move is played
agreement-expiry-house = a bot plays this one turn
agreement-expiry-hand = { $strikes ->
    [one] a bot takes over
   *[other] after { $strikes } missed turns in a row a bot takes over
  }
agreement-seating-random = random seats
agreement-seating-arranged = seats in the order of the list
agreement-friendly = Friendly game: not rated.
agreement-invited-only = Free seats are for invited players only.
agreement-changed = Saved.

field-firstmove = Must everyone make a first move within a day?
option-firstmove = first-move
agreement-begins-soon = Make your first move within a day, or your seat is free again.
