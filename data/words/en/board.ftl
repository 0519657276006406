# Playing on the board in the browser.
board-undo = Undo
board-back = Back
board-again = Tap again (or press and hold) to confirm.
board-clear = Clear
board-on-it = on the board
board-hold = You can also press and hold your last choice to confirm it.
board-says = { $what }: { $value }
board-of = { $count } of { $most }
board-final = Can’t be undone.
board-sure = Sure? Play it
board-secret = only you see this
board-all-choices = All choices
board-places = Places on the board
board-tabs = Beside the board
board-log = Log
board-beside = Overview
board-rules = Rules
board-rule = The rule
board-question = Turn
board-hand = Hand
board-more = All
board-views = What to show
board-i-give = I give
board-i-get = I get
board-most = all
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = Fit to screen
board-keys = Single-key shortcuts (U, 1–9, +, -, 0)
board-since = Since your move
board-watch-since = { $count ->
    [one] Show on board
   *[other] Show { $count } on board
  }
board-past = Earlier moves
board-step-of = Move { $step } of { $last }
board-play = Play
board-pause = Pause
board-speed = Speed
board-now = Back to now
board-skip = Skip
board-curve = Scores by round
board-lead = { $name } takes the lead
board-due-in = in { $span }
board-due-over = any moment
board-play-house = Play bots
board-clock = Your clock
board-sound = Sound when your clock runs low
board-strip = Your numbers
board-step-start = The game begins.
board-step-quiet = A move that not everyone can see.
board-pace = Bots and what you missed
board-pace-follow = follow
board-pace-quick = quick
board-pace-once = at once
# The deeds that are seldom wanted, folded below the others.
board-more-deeds = More ({ $count })
