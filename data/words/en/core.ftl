# Words that every title and surface share.
yes = Yes
no = No
seat = Seat { $number }
list-last = { $most } and { $last }

refuse-over = The game is over: there is nothing more to answer.
refuse-not-yours = You are not asked anything right now.
refuse-stale = That question is no longer open. Here is what is asked now.
refuse-unknown = “{ $what }” is not among the answers.
refuse-missing = “{ $what }” is still to be answered.
refuse-pick-one = Please choose one of the options.
refuse-pick-list = Please choose from the options.
refuse-pick-twice = Each option can be chosen once only.
refuse-pick-count-exactly = Please choose { $due }, not { $count }.
refuse-pick-count = { $low ->
    [0] Please choose at most { $high }, not { $count }.
   *[other] Please choose { $low } to { $high }, not { $count }.
  }
refuse-amount-number = Please give a whole number.
refuse-amount-range = Please give a number from { $low } to { $high }.
refuse-amount-step = Please go from { $low } in steps of { $step }.
refuse-share-form = Please give a number for each place.
refuse-share-bucket = { $what } takes { $low } to { $high }.
refuse-share-total-exactly = That makes { $count } in all; it must be { $due }.
refuse-share-total = That makes { $count } in all; it must be { $low } to { $high }.
refuse-one-of = Please do one thing at a time.
refuse-all-of = Please fill in the whole form.
refuse-line-words = Please write some words.
refuse-line-empty = Please write something.
refuse-line-length = That has { $count } characters; { $low } to { $high } are possible.

undo-nothing = You have no move to take back.
undo-shown = That move told you something hidden, such as a die, a card or what another player has planned. Only the whole table can agree to take it back.
undo-others = Others have moved on since, so that move stands.
undo-damaged = Part of this game’s record is damaged, so this move can’t be changed. You can play on.
stored-unseen = Stored. Refresh to see it.
maybe-stored = The connection to the database broke off, so this may or may not be stored. Refresh before you try again.
undo-rules = That was played before the rules of this game were corrected, so it stands.
