# Plans: answers left before the question comes, and the standing orders among them.
plan-played = Answered as you had planned.
plan-did-not-play = Your plan did not play: { $why }
plan-not-same = the question is a different one.
plan-not-allowed = its answer is not possible any more.
plan-touched = somebody has touched what it is about.
plan-undone = A move was taken back, and your plans with it.
plan-unknown = That plan is not there any more: it was played, dropped or withdrawn.
plan-too-late = You are asked now: answer this question instead.
plan-too-many = You have { $count } plans, and no more can be kept.
plan-moved-on = The game has moved on, and another question is expected than the one you answered.
# Where they are made
plan-page = Plans
plan-lead = Answer what you will probably be asked, before you are asked: the others are imagined to move as house players would. What you plan plays by itself when its question comes. Only you see this page.
plan-next = You are not asked now. Next you will probably be asked:
plan-then = And then, probably:
plan-list = You have planned
plan-it = Plan it
plan-change = Change
plan-change-drops = The plans after it rest on it: changing it withdraws them.
plan-withdraw = Withdraw
plan-holds = It plays
plan-holds-same = only if the question is exactly this one
plan-holds-allowed = as long as it is allowed
plan-holds-untouched = unless somebody touches me
plan-unexpected = This question is no longer expected as it was. The plan stays until such a question comes.
plan-asked = You are asked now: answer this first.
plan-nothing = Nothing can be foreseen at the moment.
plan-private = Nobody sees what you plan, or that you do. You are told when it plays, and why if it does not.
plan-likely = It came in { $count } of { $games } imagined games.
# On Discord
cmd-plans = plans
cmd-plans-about = Answer what you will probably be asked next; your plans and standing orders
chat-plan-same = Plan it: only for exactly this question
chat-plan-allowed = Plan it: as long as it is allowed
chat-plan-untouched = Plan it: unless somebody touches me
chat-plan-withdraw = Withdraw a plan, and those after it
chat-plan-unexpected = no longer expected as it was
