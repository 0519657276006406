# Playing over days, on Discord.
chat-next-time = next time only
chat-exported = The whole game. You can check it with `fondaco replay`.
chat-digest-head = { $count ->
    [one] One table is waiting for you:
   *[other] { $count } tables are waiting for you:
  }
chat-remind-arrived = It’s your turn in **{ $title }**. { $when }
chat-remind-half = Half of your time in **{ $title }** is gone. { $when }
chat-remind-last = Your time in **{ $title }** is almost up. { $when }
chat-remind-waiting = **{ $title }** is still waiting for your move.
cmd-missed = missed
cmd-missed-about = See what happened since your last move
cmd-replay = replay
cmd-replay-about = See the game step by step; export it when it’s over
chat-order-which = Choose a situation
chat-order-list = All standing orders
chat-order-everywhere = At every table
chat-order-everywhere-lead = Your standing orders for every table you join from now on.
chat-order-title = Choose a game
chat-order-count = { $count ->
    [0] no standing orders
    [one] 1 standing order
   *[other] { $count } standing orders
  }
chat-due = Play by { $when }
chat-rewind = Undo moves
chat-rewind-lead = You opened this table, so you can undo any move and everything after it. Anything already revealed stays known, and the dice will come up the same.
chat-rewind-which = Undo…
chat-rewind-later = Later moves
chat-rewind-earlier = Earlier moves
chat-rewind-nothing = There’s no move to undo yet.
chat-rewind-ask = This will be undone, including every secret choice since:
chat-rewind-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
chat-rewind-sure = Undo all this
chat-rewound = Done. The table can see that you undid moves, and the log keeps them.
chat-undo-ask = You can still undo it if everyone at the table agrees. Anything already revealed stays known.
chat-seat-taken = { $who }’s seat in a game of **{ $title }** is no longer free.
chat-free-seat = { $who } left a game of **{ $title }**, so a seat is free.
chat-offered-seat = You’re invited to take a seat in a game of **{ $title }** with { $names }. You only join if you accept.
cmd-words = words
cmd-words-about = Read the board in words: all of it, one place or one player
cmd-about = about
cmd-about-about = A place, piece or player
cmd-since = since
cmd-since-about = What has changed since your last move
