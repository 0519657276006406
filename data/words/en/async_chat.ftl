# Playing over days, on Discord.
achat-asked = Done: the table knows. What it decides is told in the thread.
achat-voted = Your vote counts.
achat-muted = No more reminders until your next turn.
achat-offered = You stood up. The seat is free: `/game sub` takes it, and brings you back.
achat-no-seat = No seat is free at this table.
achat-seated = You sit at the table. `/game act` shows what you are asked.
achat-given-back = The seat is given back.
achat-next-time = next time only
achat-exported = The whole game: `fondaco replay` checks it.
achat-me = Your settings
achat-quiet = Quiet hours
achat-away = Away
achat-remind = Reminders
achat-remind-ping = in the thread
achat-remind-dm = by DM
achat-remind-both = in the thread and by DM
achat-remind-none = none
achat-digest = One message a day, at
achat-digest-head = { $count ->
    [one] One table waits for you:
   *[other] { $count } tables wait for you:
  }
achat-remind-arrived = Your move in **{ $title }**. { $when }
achat-remind-half = Half of your time in **{ $title }** is over. { $when }
achat-remind-last = Your time in **{ $title }** is nearly over. { $when }
achat-remind-waiting = **{ $title }** is still waiting for your move.
achat-privacy-sure = This removes all that is kept of you: you stand up from running games, and finished ones keep an anonymous seat. Say `sure: True`.
achat-privacy-gone = { $count ->
    [0] Forgotten. You had no seat anywhere.
    [one] Forgotten. One seat is anonymous.
   *[other] Forgotten. { $count } seats are anonymous.
  }
achat-privacy-export = All that is kept of you.
cmd-pause = pause
cmd-pause-about = Ask the table for a pause; or end it
cmd-hours = hours
cmd-hours-about = How many hours
cmd-extend = extend
cmd-extend-about = Ask the table for more time
cmd-takeback = takeback
cmd-takeback-about = Ask everyone to go back to before your last move
cmd-vote = vote
cmd-vote-about = Vote on what the table is asked
cmd-agree = agree
cmd-agree-about = Yes or no
cmd-mute = mute
cmd-mute-about = No reminders until your next turn
cmd-missed = missed
cmd-missed-about = See what happened since your last move
cmd-sub = sub
cmd-sub-about = Take a free seat, free yours, or give it back
cmd-sub-what = what
cmd-sub-what-about = What to do
cmd-sub-take = take a free seat
cmd-sub-offer = free my seat
cmd-sub-back = give the seat back
cmd-orders = orders
cmd-orders-about = See and change your standing orders
cmd-replay = replay
cmd-replay-about = See the game step by step; export it when it is over
cmd-me = me
cmd-me-about = Your quiet hours, holidays and reminders
cmd-zone-about = Time zone, such as Europe/Paris
cmd-quiet-about = Quiet hours, such as 22:00-08:00; - for none
cmd-away-about = Days away, such as 2026-07-01 2026-07-10; - for none
cmd-remind-about = How to remind you
cmd-digest-about = Hour of one message a day instead of all others; -1 for none
cmd-privacy = privacy
cmd-privacy-about = What is kept of you
cmd-export = export
cmd-export-about = Get all that is kept of you
cmd-delete = delete
cmd-delete-about = Remove all that is kept of you
cmd-sure = sure
cmd-sure-about = Really
cmd-zone = zone
cmd-quiet = quiet
cmd-away = away
cmd-remind = remind
cmd-digest = digest
cmd-palette = palette
cmd-palette-about = The colours of the pictures that you alone see
cmd-my-language-about = The language I speak to you
achat-language = Language
achat-language-own = that of your Discord
achat-palette = Colours
achat-order-which = Choose a question
achat-order-list = All orders
achat-order-everywhere = At every table
achat-order-everywhere-lead = What you always answer: brought to every table you sit down at from then on.
achat-order-title = Choose a game
achat-order-count = { $count ->
    [0] no order
    [one] one order
   *[other] { $count } orders
  }
achat-pace-custom = A clock of its own
achat-clock-write = Write the clock
achat-clock-title = A clock of your own
achat-clock-bank = Everyone begins with
achat-clock-increment = Every question adds
achat-clock-cap = Saved up at most
achat-clock-hint = such as 90 s, 30 m, 12 h or 2 d
achat-clock-wrong = Write three times such as 90 s, 30 m, 12 h or 2 d: what everyone begins with, what every question adds (10 s at least), and the most that can be saved up (no less than either, 60 d at most).
achat-expiry = When time runs out
achat-expiry-default = the usual answer is given
achat-expiry-house = the house answers this once
achat-expiry-hand = { $strikes ->
    [one] the house takes the seat
   *[other] after { $strikes } times in a row the house takes the seat
  }
achat-due = Answer by { $when }
cmd-clock = clock
cmd-clock-about = A clock of your own: begin with, every question adds, at most; such as 1 d, 12 h, 3 d
cmd-expiry = expiry
cmd-expiry-about = What happens when time runs out
cmd-rewind = rewind
cmd-rewind-about = Whoever opened the table: go back to before any move
achat-rewind = Going back
achat-rewind-lead = You opened this table: choose a move, and it is taken back with everything after it. What was seen stays seen: the same dice will fall again.
achat-rewind-which = Back to before…
achat-rewind-later = Later moves
achat-rewind-earlier = Earlier moves
achat-rewind-nothing = There is no move yet that could be taken back.
achat-rewind-ask = This is taken back, with every answer given since under seal:
achat-rewind-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
achat-rewind-sure = Take all of this back
achat-rewound = Done. The table knows that its host took moves back, and the log keeps them.
achat-undo-ask = Across a boundary everyone at the table must agree. What was seen stays seen.
achat-free-seat = A seat is free in a running game of **{ $title }**: { $who } stood up.
