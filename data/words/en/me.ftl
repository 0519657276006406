# What the browser table tells one person: their games, reminders and settings.
page-games = My games
page-games-none = You’re not at any table yet. Open one, or follow a link someone sent you.
page-games-waiting = Your turn
page-games-others = Waiting for others
page-games-over = Finished
page-games-lead = This page updates automatically. The name of each browser tab shows how many tables are waiting for you.
page-pauses = The game is paused
page-result = Place { $place } of { $seats }, score { $score }
page-told-arrived = Your turn has started
page-told-half = Half your time is gone
page-told-last = Your time is almost up
page-told-muted = No reminders until your next turn
page-remind-arrived = It’s your turn in { $title }.
page-offered = You’re invited: accept or decline
page-offer-call = You’re invited to a game of { $title }. You only play if you accept.
page-remind-half = Half your time in { $title } is gone.
page-remind-last = Your time in { $title } is almost up.
page-remind-waiting = { $title } is still waiting for your move.
page-digest = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
  }
page-tell-me = Turn on notifications
page-tell-me-not = Turn off notifications
page-tell-hint = While Fondaco is open, this device notifies you when it’s your turn, at half time and shortly before time runs out. One notification per table.
page-tell-forbidden = This browser blocks notifications from Fondaco. You can allow them in its settings.
page-me = Me
page-me-lead = What you set here applies at all your tables from now on.
page-me-nobody = Nothing about you is saved in this browser.
page-me-orders-count = { $count ->
    [one] 1 set
   *[other] { $count } set
  }
page-me-orders = Standing orders for all tables
page-me-device = On this device
page-me-device-hint = Kept in this browser, for all your tables. Colours and language are in your settings above.
page-me-orders-lead = An order you set here applies at every table of { $title } you join from now on. You can change it at each table.


# Undoing moves, for the organiser.
me-rewind = Undo moves
me-rewind-lead = You opened this table. Choose a step, and every move after it is undone. Anything already revealed stays known, and the dice will come up the same.
me-rewind-here = Undo to here
me-rewind-last = There’s nothing after this step.
me-rewind-sure = These moves will be undone, including every secret choice since:
me-rewind-hidden = { $count ->
    [one] One move nobody was told about.
   *[other] { $count } moves nobody was told about.
  }
me-rewind-do = Yes, undo them
me-rewind-not = No, keep them
me-rewind-opener = Undo moves (organiser)
me-rewind-stale = The game has moved on. Look again before you undo anything.
me-undone = undone
me-undo-ask = Everyone at the table must agree to undo it.
me-bank = { $span } saved up
