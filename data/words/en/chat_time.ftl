# Playing over days, on Discord.
chat-next-time = next time only
chat-exported = The whole game: `fondaco replay` checks it.
chat-digest-head = { $count ->
    [one] One table waits for you:
   *[other] { $count } tables wait for you:
  }
chat-remind-arrived = Your move in **{ $title }**. { $when }
chat-remind-half = Half of your time in **{ $title }** is over. { $when }
chat-remind-last = Your time in **{ $title }** is nearly over. { $when }
chat-remind-waiting = **{ $title }** is still waiting for your move.
cmd-missed = missed
cmd-missed-about = See what happened since your last move
cmd-replay = replay
cmd-replay-about = See the game step by step; export it when it is over
chat-order-which = Choose a question
chat-order-list = All orders
chat-order-everywhere = At every table
chat-order-everywhere-lead = What you always answer: brought to every table you sit down at from then on.
chat-order-title = Choose a game
chat-order-count = { $count ->
    [0] no order
    [one] one order
   *[other] { $count } orders
  }
chat-due = Answer by { $when }
chat-rewind = Taking moves back
chat-rewind-lead = You opened this table: choose a move, and it is taken back with everything after it. What was seen stays seen: the same dice will fall again.
chat-rewind-which = Take back…
chat-rewind-later = Later moves
chat-rewind-earlier = Earlier moves
chat-rewind-nothing = There is no move yet that could be taken back.
chat-rewind-ask = This is taken back, with every answer given since under seal:
chat-rewind-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
chat-rewind-sure = Take all of this back
chat-rewound = Done. The table knows that its host took moves back, and the log keeps them.
chat-undo-ask = It can still be taken back if everyone at the table agrees. What has been seen stays known.
chat-seat-taken = The seat of { $who } in a game of **{ $title }** is no longer free.
chat-free-seat = A seat is free in a running game of **{ $title }**: { $who } stood up.
chat-offered-seat = A seat in a game of **{ $title }** with { $names } is offered to you. Nothing counts until you accept.
cmd-words = words
cmd-words-about = Read the board in words: all of it, a place or a player
cmd-about = about
cmd-about-about = A place, piece or player
cmd-since = since
cmd-since-about = What is different since your last move
