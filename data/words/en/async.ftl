# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = { $who } ran out of time: the host answers this once.
async-order-answered = { $who } left word for this: a standing order answers.
async-order-unknown = This game asks no such question in advance.
async-undo-over = The game is over and its seed was shown: nothing is taken back any more.
async-undone-by-table = The table took moves back.
async-undone-by-host = The host of the table took moves back.
async-undo-asked = { $who } asks to go back to before their last move. What was seen stays seen. Everyone must agree.
async-undo-granted = Everyone agrees: back to before the last move of { $who }.
async-undo-refused = Not everyone agrees in time: the moves of { $who } stand.
async-undo-withdrawn = There is nothing left to take back for { $who }.
async-pause-asked = { $who } asks for a pause of { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }.
async-pause-granted = The game pauses for { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }: no clock runs.
async-pause-refused = No pause: the game goes on, { $who }.
async-pause-withdrawn = { $who } needs no pause any more.
async-pause-over = The pause is over: the clocks run.
async-pause-already = The game pauses already.
async-pause-none = The game does not pause.
async-extend-asked = { $who } asks for { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } more.
async-extend-granted = { $who } gets { $hours ->
    [one] one hour
   *[other] { $hours } hours
  } more.
async-extend-refused = No more time for { $who }.
async-extend-withdrawn = { $who } needs no more time.
async-extend-nothing = No clock of yours is running, so there is nothing to extend.
async-ask-already = The table is asked this already: vote first.
async-ask-too-long = Ask for a time of at most { $days } days.
async-vote-yes = { $who } agrees.
async-vote-no = { $who } does not agree.
async-vote-not-yours = This vote is not yours, or it has ended.
async-vote-over = There is no such vote any more.
async-seat-empty = Nobody sits there.
async-seat-taken = { $who } sits there.
async-seat-one-each = You have a seat at this table already.
async-seat-nobody = Nobody left this seat, so it cannot be given back.
async-seat-left-open = { $who } stood up. The seat is free for whoever takes it.
async-seat-left-house = { $who } stood up. The house plays on.
async-seat-expired-open = { $who } ran out of time too often. The seat is free for whoever takes it.
async-seat-expired-house = { $who } ran out of time too often. The house plays on.
async-seat-substituted = { $who } sits down for { $whom }.
async-seat-returned = { $who } is back.
async-given-up = Nobody sits at this table any more: it ends here, without a winner.
async-not-over = The whole game can be had when it is over: until then it would show what others hide.
async-before-after = Before: { $before } After: { $after }

# The same at the browser table.
aweb-pace = Pace
aweb-pace-none = No clock
aweb-pace-live = Live: minutes
aweb-pace-day = About a day
aweb-pace-two-days = About two days
aweb-pace-week = About a week
aweb-time = Time and company
aweb-terms = Everyone began with { $bank } h; every question adds { $increment } h, up to { $cap } h.
aweb-terms-none = This table has no clock.
aweb-expiry-default = When time runs out, the usual answer is given.
aweb-expiry-house = When time runs out, the house answers this once.
aweb-expiry-hand = After { $strikes } times in a row the house takes the seat.
aweb-paused = The game pauses until
aweb-kind-house = house player
aweb-kind-open = free seat
aweb-due = until
aweb-asked = The table waits for them, without a clock.
aweb-bank = { $hours } h saved up
aweb-rests = Their clock rests until
aweb-away = Away from { $first } to { $last }
aweb-expired = { $count ->
    [one] Ran out of time once
   *[other] Ran out of time { $count } times in a row
  }
aweb-your-name = Your name
aweb-take = Take this seat
aweb-vote-undo = { $who } asks to go back to before their last move
aweb-vote-pause = { $who } asks for a pause of { $hours } h
aweb-vote-extend = { $who } asks for { $hours } h more
aweb-vote-until = Open until
aweb-votes = { $yes } yes, { $no } no, of { $all }
aweb-yes = Agree
aweb-no = Do not agree
aweb-withdraw = Withdraw
aweb-ask = Ask the table
aweb-ask-undo = Ask to take my last move back
aweb-hours = Hours
aweb-ask-pause = Ask for a pause
aweb-ask-extend = Ask for more time
aweb-resume = End the pause
aweb-seat = Your seat
aweb-leave = Stand up and free the seat
aweb-leave-house = Let the house play for me
aweb-give-back = Give the seat back
aweb-come-back = Did you leave a seat? Paste its link:
aweb-return = Come back
aweb-wishes = My settings
aweb-wishes-lead = Your clock rests in these hours, and on up to { $days } days away in a year.
aweb-wishes-wrong = That does not work: a known time zone, at most 14 quiet hours, at most { $days } days away in a year.
aweb-zone = Time zone
aweb-quiet-from = Quiet from
aweb-quiet-to = to
aweb-away-first = Away from
aweb-away-last = to and with
aweb-keep = Keep
aweb-orders = Standing orders
aweb-orders-lead = Leave an answer now, and it is given when the question comes, if it still fits. Only you see this page.
aweb-orders-none = This game asks nothing that can be answered in advance.
aweb-order-once = Left for the next time:
aweb-order-always = Stands:
aweb-order-give = Every time
aweb-order-next = Next time only
aweb-order-drop = Drop
aweb-missed = What I missed
aweb-missed-nothing = Nothing happened since your last move.
aweb-earlier = { $count ->
    [one] One event before these.
   *[other] { $count } events before these.
  }
aweb-before-after = The board when you left it, and as it is
aweb-film = Watch it happen
aweb-replay = Step by step
aweb-eyes = Through the eyes of
aweb-eyes-all = a spectator
aweb-step = Step
aweb-show = Show
aweb-back = Back
aweb-on = On
aweb-export = Download the game (JSON)
aweb-games = My games
aweb-games-none = You sit at no table yet. Open one, or follow a link that somebody sent you.
aweb-games-waiting = They wait for you
aweb-games-others = Others are to move
aweb-games-over = Over
aweb-games-lead = This page follows by itself, and every page of ours shows in its title how many tables wait for you.
aweb-pauses = The game pauses
aweb-told-arrived = The question came
aweb-told-half = Half of your time is over
aweb-told-last = Your time is nearly over
aweb-told-muted = No reminders until your next turn
aweb-remind-arrived = Your move in { $title }.
aweb-remind-half = Half of your time in { $title } is over.
aweb-remind-last = Your time in { $title } is nearly over.
aweb-digest = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
  }
aweb-mute = No reminders until my next turn
aweb-tell-me = Tell me on this device
aweb-tell-me-not = Do not tell me on this device
aweb-tell-hint = While a page of ours is open, this device says when a question comes, at half of its time and near its end: one notice for each table, which the next one replaces.
aweb-tell-forbidden = This browser shows no notices of this host; its settings can allow them.
aweb-me = Me
aweb-me-lead = What you settle here holds at every table you sit at, from now on.
aweb-me-seat = These settings are of whoever sits here, at every table.
aweb-me-remind = Reminders
aweb-me-remind-ping = when a question comes, at half of its time, near its end
aweb-me-remind-none = none
aweb-me-digest = One message a day instead, at
aweb-me-digest-no = No, each at its time
aweb-me-locale = Language
aweb-me-locale-any = as the browser says
aweb-me-palette = Colours of the boards
aweb-me-palette-classic = parchment
aweb-me-palette-colourblind = safe for colour-blind eyes
aweb-me-palette-contrast = strong contrast
aweb-me-hours = Time
aweb-me-kept = Kept.
aweb-me-look = Look
aweb-me-nobody = Nothing is kept of you in this browser.
aweb-me-orders-count = { $count ->
    [one] one left
   *[other] { $count } left
  }
aweb-me-orders = Standing orders for every table
aweb-me-orders-lead = Left here, an answer is in force at every table of { $title } that you sit down at from now on. Each table has a page where it can be changed.
aweb-me-privacy = What is kept of you
aweb-me-export = Download all of it (JSON)
aweb-me-delete = Delete all of it
aweb-me-delete-sure = I am sure: I stand up from running games, and finished ones keep an anonymous seat.
aweb-me-delete-unsure = Nothing was deleted: tick that you are sure.
aweb-me-deleted = All that was kept of you is deleted.

# The same on Discord.
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
achat-privacy-sure = This removes all that is kept of you: you stand up from running games, and finished ones keep an anonymous seat. Say `sure: True`.
achat-privacy-gone = { $count ->
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
cmd-question-about = Which question
cmd-answer-about = Your answer; leave it out to drop the order
cmd-once-about = Only the next time
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
