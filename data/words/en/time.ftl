# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = { $who } ran out of time: the host answers this once.
async-order-answered = { $who } left word for this: a standing order answers.
async-order-unknown = This game asks no such question in advance.
async-undo-over = The game is over and its seed was shown: nothing is taken back any more.
async-undo-no-time = Nothing is left on the clock of that question, so it cannot be asked again.
async-undone-by-table = The table took moves back.
async-undone-by-host = The host of the table took moves back.
async-undo-asked = { $who } asks to take back their last move, with what followed. What was seen stays seen. Everyone must agree.
async-undo-granted = Everyone agrees: the last move of { $who } is taken back, with what followed.
async-undo-refused = Not everyone agrees in time: the moves of { $who } stand.
async-undo-withdrawn = There is nothing left to take back for { $who }.
async-rewind-asked = { $who } asks to take back moves of several players, back to an earlier point. What was seen stays seen. Everyone must agree.
async-rewind-granted = Everyone agrees: the moves that { $who } named are taken back.
async-rewind-refused = Not everyone agrees in time: the moves stay as they are, { $who }.
async-rewind-withdrawn = { $who } no longer asks to take those moves back.
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
async-pause-never = This table plays without pauses.
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
async-pace-asked = { $who } asks for another pace: { $pace }. More than half of the others must agree.
async-pace-granted = The pace changes: { $pace }. All clocks start again.
async-pace-refused = The pace stays as it is, { $who }.
async-pace-withdrawn = { $who } no longer asks for another pace.
async-score-asked = { $who } asks to end the game now and score it as it is. Everyone must agree.
async-score-granted = Everyone agrees: the game ends here and is scored as it is.
async-score-refused = Not everyone agrees: the game goes on, { $who }.
async-score-withdrawn = { $who } no longer asks to end the game.
async-cancel-asked = { $who } asks to end the game now without a result. Everyone must agree.
async-cancel-granted = Everyone agrees: the game ends here without a result.
async-cancel-refused = Not everyone agrees: the game goes on, { $who }.
async-cancel-withdrawn = { $who } no longer asks to end the game.
async-conceded = { $who } concedes and comes last. A bot plays on.
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
async-seat-unstarted = { $who } made no first move within a day. The seat is free.
async-seat-substituted = { $who } sits down for { $whom }.
async-seat-given-house = The house plays on for { $who }.
async-seat-given-open = The seat of { $who } is free for whoever takes it.
async-seat-given-person = Somebody plays for { $who } again.
async-seat-returned = { $who } is back.
async-seat-handed-back = { $who } left the seat to { $whom }, who is asked to come back.
async-seat-conceded = { $who } gave up this game: a bot plays this seat to the end.
offer-already = { $name } has an invitation to this table already.
offer-gone = This invitation has ended.
offer-accepted = { $name } accepts the invitation and sits down.
offer-declined = The invitation to the seat of { $whom } was declined.
offer-lapsed = The invitation to the seat of { $whom } was not answered in time.
async-given-up = Nobody sits at this table any more: it ends here, without a winner.
async-not-over = The whole game can be had when it is over: until then it would show what others hide.
async-dealt-alike = This table was dealt like others of its round that still play: looking back would show what is still to come there.
async-before-after = Before: { $before } After: { $after }
async-palette-classic = classic
async-palette-colourblind = safe for colour-blind eyes
async-palette-contrast = strong contrast
async-terms = Everyone begins with { $bank }; every question adds { $increment }, up to { $cap }.
async-terms-plain = Every question has { $increment }, and up to { $cap } can be saved up.
async-span = { $what }
async-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
async-hours = { $count } h
async-minutes = { $count } min
async-seconds = { $count } s

# The same at the browser table.
page-time = Time and company
page-terms-none = This table has no clock.
page-expiry-default = When time runs out, the usual answer is given.
page-expiry-house = When time runs out, the house answers this once.
page-expiry-hand = After { $strikes } times in a row the house takes the seat.
page-paused = The game pauses until
page-kind-house = house player
page-kind-open = free seat
page-due = due
page-asked = The table waits for them, without a clock.
page-rests = Their clock rests until
page-away = Away from { DAY($first) } to { DAY($last) }
page-expired = { $count ->
    [one] Ran out of time once
   *[other] Ran out of time { $count } times in a row
  }
page-take = Take this seat
page-vote-until = Open until
page-votes = { $yes } yes, { $no } no, of { $all }
page-ask-undo = Ask to take back my last move
page-left = You left a seat here, and nobody has taken it.
page-come-back = Did you leave a seat? Paste its link:
page-return = Come back
page-wishes = My settings
page-orders = Standing orders
page-orders-lead = Leave an answer for a kind of question: it is given whenever such a question comes, if it fits. Only you see this.
page-orders-none = This game asks nothing that can be answered in advance.
page-order-once = Left for the next time:
page-order-always = Stands:
page-order-give = Every time
page-order-next = Next time only
page-order-drop = Drop
page-missed = What I missed
page-missed-nothing = Nothing happened since your last move.
page-earlier = { $count ->
    [one] One event before these.
   *[other] { $count } events before these.
  }
page-before-after = The board when you left it, and as it is
page-film = Watch it happen
page-film-start = As you left it
page-film-move = Move { $move } of { $moves }
page-replay = Step by step
page-eyes = Through the eyes of
page-eyes-all = a spectator
page-step = Step
page-show = Show
page-back = Back
page-on = On
page-export = Download the game (JSON)
async-link-anew = A new link was made for the seat of { $who }: nobody sits there by the old one any more.
async-link-bound = { $who } made a new key for their seat: no link that was sent around opens it any more.
async-link-asks = Somebody opened the link of your seat elsewhere and asks to be let in. “Who may sit here” has the answer.
