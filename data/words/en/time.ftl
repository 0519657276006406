# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = { $who } ran out of time, so a move was played for them.
async-order-answered = { $who }’s standing order was played.
async-order-unknown = This game has no such standing order.
async-undo-over = The game is over and its seed has been shown, so nothing can be undone.
async-undo-no-time = There’s no time left on the clock for that move, so it can’t be undone.
async-undone-by-table = The table undid some moves.
async-undone-by-host = The organiser of the table undid some moves.
async-undo-asked = { $who } asks to undo their last move and everything after it. Anything already revealed stays known. Everyone must agree.
async-undo-granted = Everyone agreed. { $who }’s last move is undone, with everything after it.
async-undo-refused = Not everyone agreed in time, so { $who }’s moves stay.
async-undo-withdrawn = There’s nothing left to undo for { $who }.
async-rewind-asked = { $who } asks to undo several players’ moves, back to an earlier point. Anything already revealed stays known. Everyone must agree.
async-rewind-granted = Everyone agreed. The moves { $who } picked are undone.
async-rewind-refused = Not everyone agreed with { $who } in time, so the moves stay.
async-rewind-withdrawn = { $who } no longer asks to undo those moves.
async-pause-asked = { $who } asks for a pause of { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }. More than half of the others must agree.
async-pause-granted = The game is paused for { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }. All clocks are stopped.
async-pause-refused = There’s no pause for { $who }. The game goes on.
async-pause-withdrawn = { $who } no longer needs a pause.
async-pause-over = The pause is over. The clocks are running again.
async-pause-already = The game is already paused.
async-pause-never = This table plays without pauses.
async-pause-none = The game isn’t paused.
async-extend-asked = { $who } asks for { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
  }. More than half of the others must agree.
async-extend-granted = { $who } gets { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
  }.
async-extend-refused = { $who } doesn’t get more time.
async-extend-withdrawn = { $who } no longer needs more time.
async-extend-nothing = Your clock isn’t running, so there’s nothing to extend.
async-ask-already = The table is already voting on this.
async-ask-too-long = { $days ->
    [one] You can ask for one day at most.
   *[other] You can ask for { $days } days at most.
  }
async-pace-asked = { $who } asks for a different pace: { $pace }. More than half of the others must agree.
async-pace-granted = New pace: { $pace }. All clocks start again.
async-pace-refused = There’s no new pace for { $who }. Everything stays as it is.
async-pace-withdrawn = { $who } no longer asks for a different pace.
async-score-asked = { $who } asks to end the game now and score it as it is. Everyone must agree.
async-score-granted = Everyone agreed. The game ends here and is scored as it is.
async-score-refused = Not everyone agreed with { $who }. The game goes on.
async-score-withdrawn = { $who } no longer asks to end the game.
async-cancel-asked = { $who } asks to end the game now without a result. Everyone must agree.
async-cancel-granted = Everyone agreed. The game ends here without a result.
async-cancel-refused = Not everyone agreed with { $who }. The game goes on.
async-cancel-withdrawn = { $who } no longer asks to end the game.
async-conceded = { $who } concedes and comes last. A bot plays on.
async-vote-yes = { $who } agrees.
async-vote-no = { $who } doesn’t agree.
async-vote-not-yours = You can’t vote on this, or the vote has ended.
async-vote-over = That vote has ended.
async-seat-empty = Nobody has that seat.
async-seat-taken = { $who } has that seat.
async-seat-one-each = You already have a seat at this table.
async-seat-nobody = Nobody left this seat, so it can’t be given back.
async-seat-left-open = { $who } left. Their seat is free.
async-seat-left-house = { $who } left. A bot plays on.
async-seat-expired-open = { $who } ran out of time too often. Their seat is free.
async-seat-expired-house = { $who } ran out of time too often. A bot plays on.
remind-first-move = If you don’t make your first move in time, your seat opens up for someone else.
async-seat-unstarted = { $who } made no first move within a day. The seat is free.
async-seat-substituted = { $who } takes over from { $whom }.
async-seat-given-house = A bot takes over from { $who }.
async-seat-given-open = { $who }’s seat is free.
async-seat-given-person = A person plays for { $who } again.
async-seat-returned = { $who } is back.
async-seat-handed-back = { $who } gave the seat back to { $whom }, who is invited to return.
async-seat-conceded = { $who } gave up this game, so a bot plays this seat to the end.
offer-already = { $name } already has an invitation to this table.
offer-gone = This invitation is no longer valid.
offer-accepted = { $name } accepts the invitation and takes the seat.
offer-declined = The invitation to { $whom }’s seat was declined.
offer-lapsed = The invitation to { $whom }’s seat wasn’t answered in time.
async-given-up = Nobody is left at this table. The game ends here, without a winner.
async-not-over = You can get the whole game once it’s over. Until then it would reveal what others hide.
async-dealt-alike = Other tables of this round are still playing the same cards and dice. You can review this game once they’ve finished.
async-before-after = Before: { $before } After: { $after }
async-palette-classic = classic
async-palette-colourblind = colour-blind friendly
async-palette-contrast = high contrast
async-terms = Everyone starts with { $bank }. Each turn adds { $increment }, up to { $cap }.
async-terms-plain = Each turn gives you { $increment }, and you can save up to { $cap }.
async-span = { $what }
async-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
async-hours = { $count } h
async-minutes = { $count } min
async-seconds = { $count } s

# The same at the browser table.
page-time = Clock and players
page-terms-none = This table has no clock.
page-expiry-default = If time runs out, the default move is played.
page-expiry-house = If time runs out, a bot plays that one turn.
page-expiry-hand = { $strikes ->
    [one] After one missed turn a bot takes over.
   *[other] After { $strikes } missed turns in a row a bot takes over.
  }
page-paused = The game is paused until
page-kind-house = bot
page-kind-open = free seat
page-due = due
page-asked = The table is waiting for them, without a clock.
page-rests = Their clock is stopped until
page-away = Away from { DAY($first) } to { DAY($last) }
page-expired = { $count ->
    [one] Ran out of time once
   *[other] Ran out of time { $count } times in a row
  }
page-take = Take this seat
page-vote-until = Vote ends
page-votes = { $yes } yes, { $no } no, of { $all }
page-ask-undo = Ask to undo
page-left = You left a seat here, and nobody has taken it yet.
page-come-back = Did you leave a seat? Paste its link:
page-return = Come back
page-wishes = My settings
page-orders = Standing orders
page-orders-lead = Choose what to do in a certain situation. It’s played every time that situation comes up, if it’s possible. Only you can see this.
page-orders-none = This game has nothing you could decide in advance.
page-order-once = Next time:
page-order-always = Always:
page-order-give = Every time
page-order-next = Next time only
page-order-drop = Remove
page-missed = What I missed
page-missed-nothing = Nothing has happened since your last move.
page-earlier = { $count ->
    [one] One earlier event isn’t shown here.
   *[other] { $count } earlier events aren’t shown here.
  }
page-before-after = The board when you left, and now
page-film = Watch what happened
page-film-start = When you left
page-film-move = Move { $move } of { $moves }
page-replay = Step by step
page-eyes = View as
page-eyes-all = spectator
page-step = Step
page-show = Show
page-back = Back
page-on = Next
page-export = Download the game (JSON)
async-link-anew = { $who }’s seat has a new link. The old one no longer works.
async-link-bound = { $who } made a new key for their seat. Links sent earlier no longer work.
async-link-asks = Someone opened your seat’s link elsewhere and asks to come in. You can answer under “{ web-guests }”.
