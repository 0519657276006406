# Words that every title and surface share.
yes = Yes
no = No
seat = Seat { $number }
list-last = { $most } and { $last }

refuse-over = The game is over.
refuse-not-yours = You have nothing to decide right now.
refuse-stale = The game has moved on. Here’s what you can decide now.
refuse-unknown = “{ $what }” isn’t one of the options.
refuse-missing = Please fill in “{ $what }”.
refuse-pick-one = Please choose one of the options.
refuse-pick-list = Please choose from the options.
refuse-pick-twice = You can choose each option only once.
refuse-pick-count-exactly = Please choose { $due }, not { $count }.
refuse-pick-count = { $low ->
    [0] Please choose at most { $high }, not { $count }.
   *[other] Please choose { $low } to { $high }, not { $count }.
  }
refuse-amount-number = Please give a whole number.
refuse-amount-range = Please give a number from { $low } to { $high }.
refuse-amount-step = Please start at { $low } and go up in steps of { $step }.
refuse-share-form = Please give a number in each field.
refuse-share-bucket = { $what }: { $low } to { $high }.
refuse-share-total-exactly = That adds up to { $count }, but it must be { $due }.
refuse-share-total = That adds up to { $count }, but it must be { $low } to { $high }.
refuse-one-of = Please do one thing at a time.
refuse-all-of = Please fill in the whole form.
refuse-line-words = Please write some words.
refuse-line-empty = Please write something.
refuse-line-length = That’s { $count ->
    [one] { $count } character
   *[other] { $count } characters
  }. You can use { $low } to { $high }.

undo-nothing = You have no move to undo.
undo-shown = That move showed you something hidden, such as a die, a card or another player’s plan. Only the whole table can agree to undo it.
undo-others = Others have moved since, so you can’t undo that move.
undo-damaged = Part of this game’s record is damaged, so this move can’t be changed. You can play on.
stored-unseen = Stored. Refresh to see it.
maybe-stored = The connection to the database was lost, so this may or may not be saved. Refresh before you try again.
undo-rules = That move was played before the rules of this game were corrected, so it can’t be undone.
