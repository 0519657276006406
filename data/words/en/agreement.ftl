# What a table agrees on before it starts.

act-lobby-agree = What the table agrees on
act-lobby-agree-about = Time, seats, ratings and the variants of the game, until it starts
field-clock = A clock of your own: begin with, every question adds, at most; such as { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") }
option-clock = clock
field-expiry = When time runs out
option-expiry = expiry
field-seating = Seating
option-seating = seating
option-strangers = strangers
field-breaks = Are pauses and days away allowed?
option-breaks = breaks
agreement-no-breaks = No pauses, and the clock runs on days away.
field-greeting = Your line to those who look
option-greeting = greeting
field-reliable = Least reliability in per cent (0: any)
option-reliable = reliability
field-lowest = Lowest rating (0: any)
option-lowest = lowest-rating
field-highest = Highest rating (0: any)
option-highest = highest-rating
field-known = Only people you have played with?
option-known = known
wanted-known = Only for people who have played with the organiser before.
wanted-reliable = Only for people who answer in time at least { $least } % of the time.
wanted-rating = { $lowest ->
    [0] For ratings up to { $highest }.
   *[other] { $highest ->
        [0] For ratings from { $lowest }.
       *[other] For ratings from { $lowest } to { $highest }.
    }
}
field-autostart = Start the game when the last seat is taken?
option-autostart = autostart
agreement-starts-when-full = It starts when the last seat is taken.
agreement-own-clock = A clock of its own
agreement-clock-wrong = Write three times such as { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } or { SPAN("2 d") }: what everyone begins with, what every question adds ({ SPAN("10 s") } at least), and the most that can be saved up (no less than either, { SPAN("60 d") } at most).
agreement-expiry-default = the usual answer is given
agreement-expiry-house = the house answers this once
agreement-expiry-hand = { $strikes ->
    [one] the house takes the seat
   *[other] after { $strikes } times in a row the house takes the seat
  }
agreement-seating-random = seats at random
agreement-seating-arranged = seats in the order of the list
agreement-friendly = A friendly game: it does not count for ratings.
agreement-invited-only = Free seats are for those who are invited.
agreement-changed = The table has agreed on that.

field-firstmove = Must everyone make a first move within a day?
option-firstmove = first-move
agreement-begins-soon = Make your first move within a day, or your seat is free again.
