# What the browser table tells one person: their games, reminders and settings.
page-games = My games
page-games-none = You sit at no table yet. Open one, or follow a link that somebody sent you.
page-games-waiting = They wait for you
page-games-others = Others are to move
page-games-over = Over
page-games-lead = This page follows by itself, and every page of ours shows in its title how many tables wait for you.
page-pauses = The game pauses
page-told-arrived = The question came
page-told-half = Half of your time is over
page-told-last = Your time is nearly over
page-told-muted = No reminders until your next turn
page-remind-arrived = Your move in { $title }.
page-offered = You are invited: accept or decline
page-offer-call = You are invited to a game of { $title }. Nothing counts until you accept.
page-remind-half = Half of your time in { $title } is over.
page-remind-last = Your time in { $title } is nearly over.
page-remind-waiting = { $title } is still waiting for your move.
page-digest = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
  }
page-tell-me = Tell me on this device
page-tell-me-not = Do not tell me on this device
page-tell-hint = While a page of ours is open, this device says when a question comes, at half of its time and near its end: one notice for each table, which the next one replaces.
page-tell-forbidden = This browser shows no notices of this host; its settings can allow them.
page-me = Me
page-me-lead = What you settle here holds at every table you sit at, from now on.
page-me-nobody = Nothing is kept of you in this browser.
page-me-orders-count = { $count ->
    [one] one left
   *[other] { $count } left
  }
page-me-orders = Standing orders for every table
page-me-orders-lead = Left here, an answer is in force at every table of { $title } that you sit down at from now on. Each table has a page where it can be changed.


# Going back, for whoever opened the table.
me-rewind = Taking moves back
me-rewind-lead = You opened this table. Choose a step: every move after it is taken back. What was seen stays seen: the same dice will fall again.
me-rewind-here = Take back every move after this step
me-rewind-last = Nothing comes after this step.
me-rewind-sure = These moves are taken back, with every answer given since under seal:
me-rewind-hidden = { $count ->
    [one] One move of which nobody was told.
   *[other] { $count } moves of which nobody was told.
  }
me-rewind-do = Yes, take them back
me-rewind-not = No, leave them
me-rewind-opener = I opened this table: take moves back
me-rewind-stale = The table has moved on since. Look again before you take anything back.
me-undone = taken back
me-undo-ask = Everyone at the table must agree to take it back.
me-bank = { $span } saved up
