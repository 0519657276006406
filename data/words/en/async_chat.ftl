# Playing over days, on Discord.
achat-next-time = next time only
achat-exported = The whole game: `fondaco replay` checks it.
achat-digest-head = { $count ->
    [one] One table waits for you:
   *[other] { $count } tables wait for you:
  }
achat-remind-arrived = Your move in **{ $title }**. { $when }
achat-remind-half = Half of your time in **{ $title }** is over. { $when }
achat-remind-last = Your time in **{ $title }** is nearly over. { $when }
achat-remind-waiting = **{ $title }** is still waiting for your move.
cmd-missed = missed
cmd-missed-about = See what happened since your last move
cmd-orders = orders
cmd-orders-about = See and change your standing orders
cmd-replay = replay
cmd-replay-about = See the game step by step; export it when it is over
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
