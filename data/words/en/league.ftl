# Ratings, profiles, leagues and finding a game.
league-no-such = There is no such league or campaign here. Check the name.
league-not-organiser = Only its organisers may do that.
league-not-in = That person does not take part in this season.
league-in-already = You take part already.
league-not-invited = This league is open to those invited. Ask its organiser.
league-open-to-all = This league is open to everyone: nobody needs an invitation.
league-signup-closed = The sign-up is closed. You may offer yourself as a substitute.
league-no-table = There is no such running table in this league.
league-no-free-seat = There is no seat to take at that table.
league-bad-titles = Choose among these titles: { $titles }.
league-bad-sizes = { $title } is played by { $seats }: choose table sizes among these.
league-bad-numbers = Choose 1 to 60 rounds, 1 to 5 tables, 1 to 20 divisions, 0 to 20 who change division, and at least one season.
league-bad-options = { $title } has no such variant: { $reason }
league-bad-points = Give points by place from the first on, 0 to 1000; a better place cannot be worth fewer.
league-bad-times = Days must be 0 to 400, and a round needs some time.
league-bad-tie-breaks = Name every tie-break once at most: 1 direct meetings, 2 Sonneborn–Berger, 3 share of the scores, 4 tables won.
league-settled = The rules are settled. They can be changed before the sign-up opens, and between two seasons.
league-not-open-yet = The sign-up is not open yet.
league-no-season = There was no such season.
league-no-division = Choose a division from 1 to { $divisions }.
league-no-bye = There is no round to come that this person could sit out.
league-no-substitute = Choose somebody who does not take part yet, while the season is played.
league-not-there = That person holds no seat at this table.
league-organises-already = That person organises this league already.
league-profile-hidden = This profile is not shown.
league-nothing-to-seek = Choose titles and table sizes that go together.
league-found = A table of { $title } is there: { $people }.

# What a league announces
league-opened = **{ $name }**: season { $season } is open. Sign up!
league-too-few = **{ $name }**: { $people } signed up, and { $least } are needed. The sign-up stays open.
league-started = **{ $name }**: season { $season } begins with { $people } people.
league-round = **{ $name }**: round { $round } of division { $division } begins at { $tables ->
    [one] one table
   *[other] { $tables } tables
  }.
league-no-round = **{ $name }**: too few are left in division { $division } for round { $round }; everyone has a bye.
league-late-warning = **{ $name }**: table { $table } ({ $people }) is about to be late.
league-late-decided = **{ $name }**: table { $table } is late. The house plays on for { $people }.
league-table-over = **{ $name }**: table { $table } is won by { $winners }.
league-voided = **{ $name }**: table { $table } counts for nobody.
league-withdrew = **{ $name }**: { $who } withdraws.
league-substituted = **{ $name }**: { $who } plays instead of { $instead }.
league-closed = **{ $name }**: season { $season } is over. { $winners } won.

# The organisers' log
league-log-joined = { $who } signed up.
league-log-substitute = { $who } is ready as a substitute.
league-log-left = { $who } left.
league-log-invited = { $who } was invited.
league-log-moved = { $who } was moved to division { $division }.
league-log-replaced = { $who } took the seat of { $instead } at table { $table }.
league-log-took-seat = { $who } took over a seat at table { $table }.
league-log-extended = Table { $table } got { $hours } hours more.
league-log-forfeit = { $who } forfeited table { $table }.
league-log-bye = { $who } got a bye for the next round.
league-log-substituted = { $who } was put in the place of { $instead }.
league-log-voided = Table { $table } was voided.
league-log-withdrawn = { $who } was taken out of the season.
league-log-organiser = { $who } became an organiser.
league-log-rules = The rules were changed.

# Why a row stands where it stands
league-why-first = Most points.
league-why-points = { $less } points against { $more }.
league-why-head-to-head = As many points as { $above }; in direct meetings { $less } against { $more }.
league-why-sonneborn-berger = As many points as { $above }; Sonneborn–Berger { $less } against { $more }.
league-why-score-share = As many points as { $above }; share of the scores { $less } against { $more }.
league-why-wins = As many points as { $above }; tables won { $less } against { $more }.
league-why-withdrawn = Withdrew: below everyone who stayed.
league-fraction = { $whole }.{ $part }
league-whole = { $whole }
league-why-equal = Equal with { $above } in everything.

# Feats
feat-long-cargo = Long cargo
feat-great-haul = Great haul
feat-pirate-bane = Bane of pirates
feat-honest-broker = Honest broker
feat-deal-maker = Deal-maker
feat-sought-after = Sought after
feat-swift-messenger = Swift messenger
feat-all-contracts = All contracts in a round
feat-perfect-seasons = Three perfect rounds
feat-galley-taken = Prize taken
feat-fort-builder = Builder of forts
feat-cathedral-builder = Builder of basilicas
feat-far-landings = Far landings

# Boards and pages
league-leaderboard = Leaderboard
league-pool-all = All titles
league-pool-host = everywhere
league-pool-server = this server
league-column-name = Name
league-column-rating = Rating
league-column-games = Games
league-column-points = Points
league-column-tables = Tables
league-column-why = Why here
league-short-head-to-head = Direct
league-short-sonneborn-berger = S.–B.
league-short-score-share = Share
league-short-wins = Wins
league-rating-note = Shown after { $games } games. The order goes by the rating less its uncertainty.
league-gone = { $name } (withdrawn)
league-standing-under = Season { $season }, division { $division }, round { $round } of { $rounds }
league-leagues = Leagues
league-campaigns = Campaigns
league-none = There is none yet.
league-state-draft = The rules are being settled.
league-state-signup = The sign-up is open.
league-state-playing = The season is being played.
league-state-closed = The season is over.
league-people = { $count ->
    [one] one person
   *[other] { $count } people
  }
league-openings = Seats to take
league-opening-open-seat = { $title }: an open seat at table { $table }
league-opening-substitute = { $title }: { $name } wants a substitute at table { $table }
league-opening-house = { $title }: { $name } has a house without a head
league-results = Results
league-log-heading = What happened
league-past = Season { $season }: { $winners }
league-person-games = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $won } won.
league-person-reliable = Answered in time: { $percent } %. The clock played { $expiries ->
    [one] once
   *[other] { $expiries } times
  }; seats left: { $left }.
league-person-thought = About { $minutes } min. for a decision.
league-person-best = Best
league-person-feats = Feats
league-person-met = Met most

league-too-few-games = A rating is shown after { $games } games.
league-created = **{ $name }** is founded (`{ $table }`). Settle the rest under Options, then open the sign-up.
league-button-join = Sign up
league-button-leave = Leave
league-joined = You are in.
league-left = You are out.
league-done = Done.
league-seeking = You are on the list. You will be called when a table is there.
campaign-created = **{ $name }** is founded. Found your house with `/campaign house`. (`{ $table }`)

# Commands
series-rating = rating
series-rating-about = See the leaderboard, or how somebody’s rating went
series-person = person
series-person-about = Who
series-everywhere = everywhere
series-everywhere-about = Of the whole host, not of this server alone
series-profile = profile
series-profile-about = See what somebody has played, and how
series-hide = hide
series-hide-about = Show your own profile to nobody else
series-seek = seek
series-seek-about = Look for a game, and see the seats that are free
series-rated = rated
series-rated-about = Whether the game counts for ratings
series-stop = stop
series-stop-about = Look no longer
series-league = league
series-league-about = Leagues whose seasons run themselves
series-create = create
series-join = join
series-show = show
series-name = name
series-name-about = Its name
series-rounds = rounds
series-rounds-about = Rounds in a season
series-divisions = divisions
series-divisions-about = How many divisions
series-division = division
series-division-about = Which division
series-days = days
series-days-about = Days for a round
series-duplicate = duplicate
series-duplicate-about = All tables of a round are dealt alike, so that luck is equal
series-late = late
series-late-about = What decides a table that is late
series-role = role
series-role-about = Only members with this role may sign up
series-substitute = substitute
series-substitute-about = Be ready to take over a place
series-move = move
series-move-about = Organisers: put somebody into another division
series-extend = extend
series-extend-about = Organisers: give a table more time
series-hours = hours
series-hours-about = Hours more
series-void = void
series-void-about = Organisers: a table shall count for nobody
series-forfeit = forfeit
series-forfeit-about = Organisers: the house plays on for somebody at a table
series-replace = replace
series-replace-about = Organisers: somebody else takes a seat at a table
series-into = into
series-into-about = Who takes the seat
series-bye = bye
series-bye-about = Organisers: somebody sits out the next round
series-swap = swap
series-swap-about = Organisers: somebody takes another’s place for the rest of the season
series-invite = invite
series-invite-about = Organisers: let somebody sign up
series-organiser = organiser
series-organiser-about = Organisers: one more organiser
series-seat = seat
series-league-seat-about = Take a seat that the house plays for somebody who is gone
series-rules = rules
series-league-rules-about = See the rules; organisers change them before the sign-up
series-results = results
series-league-results-about = Get a season’s tables as CSV and JSON
series-season = season
series-season-about = Which season
series-any = any title
series-second = second
series-second-about = Or this title
series-titles = titles
series-titles-about = Titles in the order you like, with commas between
series-kind = kind
series-kind-about = HTML or Markdown
series-giveup = giveup
series-campaign-giveup-about = The founder: the running game counts for nobody and is played again
series-withdraw = withdraw
series-withdraw-about = Organisers: take somebody out of the season
series-table = table
series-table-about = The table’s short name
series-campaign = campaign
series-campaign-about = A series of games by the same merchant houses
series-effects = effects
series-effects-about = Carry prestige effects from game to game
series-house = house
series-house-about = Found your house
series-motto = motto
series-motto-about = Its motto
series-chronicle = chronicle
series-chronicle-about = Get the chronicle as one file
series-note = note
series-note-about = Write a line of your own into the chronicle
series-rival = rival
series-rival-about = Name another house as your rival
series-choose = choose
series-choose-about = The last house: choose the next title, or a seat by its number
series-takeover = takeover
series-takeover-about = Lead a house whose head is gone
series-words = words
series-words-about = A line, a house, a title or a number
series-league-create-about = Found a league; its sign-up opens here
series-league-join-about = Sign up for a season, or as a substitute
series-league-leave-about = Withdraw from the season
series-league-show-about = See the standings and why they are so
series-league-log-about = See what happened in a league
series-campaign-create-about = Found a campaign of all titles so many can play
series-campaign-show-about = See the houses and who won where
series-campaign-leave-about = Give up your house
series-late-house = the house plays on
series-late-void = the table counts for nobody
league-forgotten = Somebody
series-title = title
series-title-about = Which title
series-seats = seats
series-seats-about = How many at a table
series-pace = pace
series-pace-about = How long an answer may take
series-leave = leave
series-log = log

# What a league has agreed on
league-rules-titles = { $titles }, at tables of { $sizes }; { $pace }.
league-rules-variants = Variants: { $variants }.
league-rules-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } of { $days } days, { $tables ->
    [one] one table
   *[other] { $tables } tables
  } each.
league-rules-points = Points by place: { $points }; a bye: { $bye }. Ties: { $breaks }.
league-rules-late-house = A late table is warned { $warning } days before; then the house plays on for those it waits for, again every { $grace } days.
league-rules-late-void = A late table is warned { $warning } days before; then it counts for nobody.
league-rules-divisions = { $divisions } divisions; { $moving } go up and down.
league-rules-duplicate = All tables of a round are dealt alike.
league-rules-invited = Only those invited may sign up.
league-rules-role = Only members with a certain role may sign up.
league-rules-seasons = It ends after { $seasons ->
    [one] one season
   *[other] { $seasons } seasons
  }.
league-break-head-to-head = direct meetings
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = share of the scores
league-break-wins = tables won
league-options = Options
league-open = Open the sign-up
league-is-open = **{ $name }** is open for sign-up.
league-begins = The season begins { $when }.
league-button-substitute = Be a substitute
league-stands-by = You are ready as a substitute.
league-seated = The seat is yours.
league-size = Tables of { $seats }
league-wish = If possible tables of { $seats }
league-entry-all = Everybody may sign up
league-entry-invited = Only those invited
league-entry-role = Only members with the role
league-luck-own = Every table is dealt on its own
league-luck-alike = All tables of a round are dealt alike
league-menu-titles = Titles, one after the other
league-menu-variants = Variants
league-variant = { $title }, { $what }: { $answer }
league-menu-sizes = Table sizes that are allowed
league-menu-wish = The size wished for
league-menu-pace = Pace
league-menu-late = A late table
league-menu-entry = Who may sign up
league-menu-luck = Luck
league-paper-season = Season
league-paper-points = Points and ties
league-paper-times = Days
league-field-rounds = Rounds in a season
league-hint-rounds = 1 to 60
league-field-tables = Tables per person and round
league-hint-tables = 1 to 5
league-field-divisions = Divisions
league-hint-divisions = 1 to 20
league-field-moving = How many go up and down
league-hint-moving = 0 to 20
league-field-seasons = Seasons until it ends
league-hint-seasons = Empty: it never ends
league-field-points = Points by place
league-hint-points = 6 3 2 1 0
league-field-breaks = Tie-breaks in their order
league-hint-breaks = 1 direct, 2 Sonneborn–Berger, 3 share, 4 wins
league-field-signup = Sign-up
league-hint-signup = Days
league-field-round = A round
league-hint-round = Days
league-field-warning = Warning before a table is late
league-hint-warning = Days before
league-field-grace = Between two decisions on a late table
league-hint-grace = Days
league-field-rest = Rest between two seasons
league-hint-rest = Days, the sign-up included
league-bad-number = { $what }: write whole numbers, not “{ $written }”.
