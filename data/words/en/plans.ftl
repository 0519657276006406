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
