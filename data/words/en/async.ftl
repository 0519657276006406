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
