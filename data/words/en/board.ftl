# Playing on the board in the browser.
board-undo = Take back
board-back = Back
board-again = Tap again, or hold, to do it.
board-clear = Clear
board-hold = Holding your last choice confirms it too.
board-says = { $what }: { $value }
board-of = { $count } of { $most }
board-final = Cannot be taken back.
board-sure = Sure? Play it
board-secret = only you see this
board-all-choices = All choices
board-places = Places on the board
board-tabs = Beside the board
board-log = Log
board-beside = Overview
board-rules = Rules
board-rule = The rule
board-question = Question
board-hand = Hand
board-more = All
board-views = What to show
board-i-give = I give
board-i-get = I get
board-most = all
board-zoom-in = Closer
board-zoom-out = Farther
board-zoom-all = The whole board
board-keys = Single-key shortcuts (U, 1–9, +, -, 0)
board-since = Since your move
board-watch-since = { $count ->
    [one] Show it on the board
   *[other] Show all { $count } on the board
  }
board-past = Looking back
board-step-of = Move { $step } of { $last }
board-play = Play
board-pause = Pause
board-speed = Speed
board-now = Back to now
board-skip = Skip
board-curve = The score, round by round
board-lead = { $name } takes the lead
board-due-in = in { $span }
board-due-over = any moment
board-play-house = Play the house
board-clock = Your clock
board-sound = Sound when your clock runs low
board-strip = Your numbers
board-step-start = The game begins.
board-step-quiet = A move that is not shown to everyone.
board-pace = Bots and what you missed
board-pace-follow = follow
board-pace-quick = quick
board-pace-once = at once
# The deeds that are seldom wanted, folded below the others.
board-more-deeds = More ({ $count })
