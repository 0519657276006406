# Plans: answers left before the question comes, and the standing orders among them.
plan-played = Played as you planned.
plan-did-not-play = Your plan was cancelled: { $why }
plan-not-same = you’re being asked something else.
plan-not-allowed = that move is no longer possible.
plan-means-other = that move would now mean something else.
plan-facts-changed = it was made for “{ $was }”, and that has changed.
plan-touched = another player’s move affected it.
plan-undone = A move was undone, so your plans were cancelled.
plan-unknown = That plan no longer exists. It was played or cancelled.
plan-too-late = It’s your turn now. Make your move instead.
plan-too-many = { $count ->
    [one] You already have a plan, and you can’t keep more than one.
   *[other] You already have { $count } plans, and you can’t keep more.
  }
plan-moved-on = The game has moved on and you’ll be asked something else.
# Where they are made
plan-page = Plans
plan-lead = Plan your next moves before it’s your turn. We guess the others’ moves as a bot would. Your plan is played automatically when its turn comes. Only you can see this page.
plan-next = It’s not your turn. Next you’ll probably be asked:
plan-then = And then, probably:
plan-list = Your plans
plan-it = Plan it
plan-change = Change
plan-change-drops = Later plans build on this one. If you change it, they are cancelled.
plan-withdraw = Cancel plan
plan-holds = Play it
plan-holds-same = only if you’re asked exactly this
plan-holds-allowed = as long as it’s allowed
plan-holds-untouched = unless another player’s move affects you or your choice
plan-unexpected = We no longer expect exactly this. The plan stays until it fits again.
plan-asked = It’s your turn now. Make your move first.
plan-nothing = We can’t predict your next turn right now.
plan-private = Nobody can see your plans, or that you have any. You’ll hear when one is played, and if not, why.
plan-likely = It came up in { $count } of { $games } simulated games.
# On Discord
cmd-plans = plans
cmd-plans-about = Plan your next moves; your plans and standing orders
chat-plan-same = Plan if identical
chat-plan-allowed = Plan if allowed
chat-plan-untouched = Plan if unaffected
chat-plan-change = Change a plan
chat-plan-withdraw = Cancel a plan and the later ones
chat-plan-unexpected = no longer expected like this
