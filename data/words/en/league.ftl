# Ratings, profiles, leagues and finding a game.
league-no-such = There is no such league or campaign here. Check the name.
league-not-organiser = Only its organisers may do that.
league-not-in = That person does not take part in this season.
league-in-already = You take part already.
league-not-invited = This league is open to those invited. Ask its organiser.
league-same-deal = You know this deal from another table of the round. You can sit here when that table is over.
league-not-agreed = Only substitutes can be seated: ask this player to stand by for the league first.
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
league-table-gone = (deleted)
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
league-openings = Seats to take
league-opening-open-seat = { $title }: an open seat at table { $table }
league-opening-substitute = { $title }: { $name } wants a substitute at table { $table }
league-opening-house = { $title }: { $name } has a house without a head
league-results = Results
league-log-heading = What happened
league-past = Season { $season }: { $winners }
league-person-games = { $games ->
    [0] No finished game.
    [one] One game, { $won ->
        [0] lost.
       *[other] won.
      }
   *[other] { $games } games, { $won ->
        [0] none won.
       *[other] { $won } won.
      }
  }
league-person-reliable = Answered in time: { $percent }%. The clock played { $expiries ->
    [one] once
   *[other] { $expiries } times
  }; seats left: { $left }.
league-person-thought = About { $minutes } min. for a decision.
league-person-best = Best
league-person-feats = Feats
league-person-met = Met most

league-too-few-games = A rating is shown after { $games } games.
league-created = **{ $name }** is founded.
league-joined = You are in.
league-left = You are out.
league-seeking = You are on the list. You will be called when a table is there.
campaign-created = **{ $name }** is founded. Now everybody founds a house.

league-forgotten = Somebody

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
league-is-open = **{ $name }** is open for sign-up.
league-begins = The season begins { $when }.
league-stands-by = You are ready as a substitute.
league-seated = The seat is yours.
league-entry-all = Everybody may sign up
league-entry-invited = Only those invited
league-entry-role = Only members with the role
league-menu-variants = Variants
league-variant = { $title }, { $what }: { $answer }
league-an-organiser = An organiser
league-seat-forfeited = { $who } forfeited the seat of { $whom } in { $name }. A bot plays on.
