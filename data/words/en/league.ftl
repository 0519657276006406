# Ratings, profiles, leagues and finding a game.
league-no-such = That league or campaign doesn’t exist. Check the name.
league-not-organiser = Only the organisers can do that.
league-not-in = That player isn’t taking part.
league-in-already = You’re already in.
league-not-invited = You need an invitation to this league. Ask one of its organisers.
league-same-deal = You know this deal from another table of the round. You can join here once that table is over.
league-not-agreed = Only substitutes can take a seat. Ask this player to become a substitute first.
league-open-to-all = This league is open to everyone. No invitation is needed.
league-signup-closed = Sign-up is closed. You can still become a substitute.
league-no-table = No such table is running in this league.
league-no-free-seat = There’s no free seat at that table.
league-bad-titles = Choose from these games: { $titles }.
league-bad-sizes = Table sizes for { $title }: { $seats }. Choose from these.
league-bad-numbers = Choose 1 to 60 rounds, 1 to 5 tables, 1 to 20 divisions, 0 to 20 players who change division, and at least one season.
league-bad-options = { $title } has no such variant: { $reason }
league-bad-points = List the points from first place down, 0 to 1000. A better place can’t be worth less.
league-bad-times = Days must be 0 to 400, and a round needs some time.
league-bad-tie-breaks = Use each tie-break once at most: 1 head-to-head, 2 Sonneborn–Berger, 3 score share, 4 tables won.
league-settled = The first round has begun, so rules and dates can’t change now.
league-not-open-yet = Sign-up isn’t open yet.
league-no-season = There was no such season.
league-no-division = Choose a division from 1 to { $divisions }.
league-no-bye = There’s no round left that this player could sit out.
league-no-substitute = Choose someone who isn’t playing yet, while rounds are being played.
league-not-there = That player has no seat at this table.
league-organises-already = That player is already an organiser.
league-profile-hidden = This profile is private.
league-nothing-to-seek = None of these games has that number of players. Change one of the two.
league-found = Your { $title } table is ready: { $people }.

# What a league announces
league-opened = **{ $name }**: season { $season } is open. Sign up!
league-too-few = **{ $name }**: { $people } signed up, { $least } needed. Sign-up stays open.
league-started = **{ $name }**: season { $season } begins with { $people ->
    [one] one player
   *[other] { $people } players
  }.
league-round = **{ $name }**: round { $round } of division { $division } begins at { $tables ->
    [one] one table
   *[other] { $tables } tables
  }.
league-no-round = **{ $name }**: division { $division } has too few players left for round { $round }. Everyone gets a bye.
league-late-warning = **{ $name }**: table { $table } ({ $people }) is running late.
league-late-decided = **{ $name }**: table { $table } is late. A bot takes over for { $people }.
league-table-over = **{ $name }**: { $winners } won table { $table }.
league-game = { $title } · { $players }
league-table-gone = (deleted)
league-voided = **{ $name }**: table { $table } doesn’t count.
league-withdrew = **{ $name }**: { $who } withdrew.
league-substituted = **{ $name }**: { $who } replaces { $instead }.
league-closed = **{ $name }**: season { $season } is over. { $winners } won.
league-next-signup = **{ $name }**: sign-up for season { $season } opens on { DAY($day) }.
league-message = **{ $name }**, from { $who }: { $words }
league-changed = **{ $name }**: the rules or dates have changed. Take a look before the first round.
league-ended = **{ $name }** has been ended by the organisers.
league-ended-counted = **{ $name }** has been ended. Season { $season } counts as it is: { $winners } won.
league-ended-counted-cup = **{ $name }** has been ended and counts as it is: { $winners } won.
league-ended-uncounted = **{ $name }** has been ended. Season { $season } doesn’t count.
league-ended-uncounted-cup = **{ $name }** has been ended and doesn’t count.

# The organisers' log
league-log-joined = { $who } signed up.
league-log-substitute = { $who } became a substitute.
league-log-left = { $who } left.
league-log-invited = { $who } was invited.
league-log-moved = { $who } was moved to division { $division }.
league-log-replaced = { $who } took { $instead }’s seat at table { $table }.
league-log-took-seat = { $who } took over a seat at table { $table }.
league-log-extended = Table { $table } got { $hours ->
    [one] 1 more hour
   *[other] { $hours } more hours
  }.
league-log-forfeit = { $who } forfeited table { $table }.
league-log-bye = { $who } got a bye for the next round.
league-log-substituted = { $who } replaced { $instead }.
league-log-voided = Table { $table } was voided.
league-log-withdrawn = { $who } was removed.
league-open-already = Sign-up has already been opened.
league-no-signup = Sign-up isn’t open now.
league-too-few-now = { $people } signed up, { $least } needed.
league-begun = The first round begins.
league-message-sent = Sent to everyone who signed up.
league-too-many-messages = You’ve written to everyone often enough today. Try again tomorrow.
league-ended-already = This has ended.
league-bad-start = Choose a day that is still to come, within 400 days.
league-has-programs = A program has signed up. Remove it before you exclude programs.
league-log-organiser = { $who } became an organiser.
league-log-rules = The rules were changed.
league-log-opened = Sign-up was opened.
league-log-start = Play now begins on { DAY($day) }.
league-log-begun = Sign-up was closed and the first round started.
league-log-renamed = { $before } was renamed { $name }.
league-log-described = The description was changed.
league-log-message = A message went to everyone who signed up.
league-log-ended = It was ended for good.

# Why a row has its place
league-why-first = Most points.
league-why-points = Points: { $less } to { $more }.
league-why-head-to-head = Same points as { $above }. Head-to-head: { $less } to { $more }.
league-why-sonneborn-berger = Same points as { $above }. Sonneborn–Berger: { $less } to { $more }.
league-why-score-share = Same points as { $above }. Score share: { $less } to { $more }.
league-why-wins = Same points as { $above }. Tables won: { $less } to { $more }.
league-why-withdrawn = Withdrew, so below everyone who stayed.
league-fraction = { $whole }.{ $part }
league-whole = { $whole }
league-why-equal = Tied with { $above } in everything.

# Feats
feat-long-cargo = Long cargo
feat-great-haul = Great haul
feat-pirate-bane = Bane of pirates
feat-honest-broker = Honest broker
feat-deal-maker = Deal-maker
feat-sought-after = In demand
feat-swift-messenger = Swift messenger
feat-galley-taken = Galley captured
feat-fort-builder = Fort builder
feat-cathedral-builder = Basilica builder
feat-far-landings = Distant landings

# Boards and pages
league-leaderboard = Leaderboard
league-pool-all = All games
league-pool-host = everywhere
league-pool-server = this server
league-column-name = Name
league-column-rating = Rating
league-column-games = Games
league-column-points = Points
league-column-tables = Tables
league-column-why = Reason
league-short-head-to-head = H2H
league-short-sonneborn-berger = S.–B.
league-short-score-share = Share
league-short-wins = Wins
league-rating-note = Shown after { $games ->
    [one] one game
   *[other] { $games } games
  }. Sorted by rating minus uncertainty.
league-gone = { $name } (withdrawn)
league-standing-under = Season { $season }, division { $division }, round { $round } of { $rounds }
league-leagues = Leagues
league-campaigns = Campaigns
league-none = None yet.
league-state-draft = The rules aren’t final yet.
league-state-signup = Sign-up is open.
league-state-playing = The season is running.
league-state-closed = The season is over.
league-openings = Free seats
league-opening-open-seat = { $title }: a free seat at table { $table }
league-opening-substitute = { $title }: { $name } needs a substitute at table { $table }
league-opening-house = { $title }: { $name } has a house without a leader
league-results = Results
league-log-by = { $line } Decided by { $who }.
league-log-heading = What happened
league-past = Season { $season }: { $winners }
league-person-games = { $games ->
    [0] No finished games.
    [one] One game, { $won ->
        [0] lost.
       *[other] won.
      }
   *[other] { $games } games, { $won ->
        [0] none won.
       *[other] { $won } won.
      }
  }
league-person-reliable = Moves in time: { $percent }%. Ran out of time: { $expiries ->
    [0] never
    [one] once
   *[other] { $expiries } times
  }. Seats left: { $left }.
league-person-thought = About { $minutes } min. per move.
league-person-best = Best score
league-person-feats = Feats
league-person-met = Most frequent opponents

league-too-few-games = A rating is shown after { $games ->
    [one] one game
   *[other] { $games } games
  }.
league-created = You created **{ $name }**.
league-joined = You’re in.
league-left = You’re out.
league-seeking = You’re on the list. We’ll notify you when your table is ready.
campaign-created = You created **{ $name }**. Now everyone founds a house.

league-forgotten = Someone

# What a league has agreed on
league-rules-titles = { $titles }, at tables of { $sizes }; { $pace }.
league-rules-variants = Variants: { $variants }.
league-rules-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } of { $days ->
    [one] one day
   *[other] { $days } days
  }, { $tables ->
    [one] one table
   *[other] { $tables } tables
  } each.
league-rules-points = Points by place: { $points }. Bye: { $bye }. Tie-breaks: { $breaks }.
league-rules-late-house = A late table is warned { $warning ->
    [0] on the last day
    [one] one day before its time is up
   *[other] { $warning } days before its time is up
  }. Then a bot takes over for the players it’s waiting for, and again { $grace ->
    [0] whenever needed
    [one] every day
   *[other] every { $grace } days
  }.
league-rules-late-void = A late table is warned { $warning ->
    [0] on the last day
    [one] one day before its time is up
   *[other] { $warning } days before its time is up
  }. After that, it doesn’t count.
league-rules-divisions = { $divisions ->
    [one] One division
   *[other] { $divisions } divisions
  }; { $moving ->
    [0] no one moves up or down
    [one] one player moves up and one moves down
   *[other] { $moving } players move up and { $moving } move down
  }.
league-rules-programs = Programs may take part.
league-rules-duplicate = All tables of a round get the same deal.
league-rules-invited = You need an invitation to sign up.
league-rules-role = You need a certain role to sign up.
league-rules-seasons = The league ends after { $seasons ->
    [one] one season
   *[other] { $seasons } seasons
  }.
league-break-head-to-head = head-to-head
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = score share
league-break-wins = tables won
league-is-open = **{ $name }** is open for sign-up.
league-begins = The season begins { $when }.
league-stands-by = You’re a substitute now.
league-seated = The seat is yours.
league-entry-all = Everyone can sign up
league-entry-invited = By invitation only
league-entry-role = Only members with the role
league-menu-variants = Variants
league-variant = { $title }, { $what }: { $answer }
league-an-organiser = An organiser
league-seat-forfeited = { $who } forfeited { $whom }’s seat in { $name }. A bot plays on.

# Cups: knock-outs and Swiss rounds
league-opened-cup = **{ $name }** is open. Sign up!
league-started-cup = **{ $name }** begins with { $people ->
    [one] one player
   *[other] { $people } players
  }.
league-round-cup = **{ $name }**: round { $round } begins at { $tables ->
    [one] one table
   *[other] { $tables } tables
  }.
league-final-cup = **{ $name }**: the final begins.
league-closed-cup = **{ $name }** is over. { $winners } won.
league-scored = Time’s up in { $name }. This game ends here and is scored as it is.
league-bad-cup = A cup has one division, and one table per player and round.
league-bad-advancing = Choose how many of each table go on: 1 to { $most }.
league-no-bye-cup = No one can sit out a round of a knock-out.
league-out-already = That player is already out of the cup.
league-why-champion = Won the cup.
league-why-still-in = Still in.
league-why-out = Out in round { $round }.
league-why-out-place = Out in round { $round }, place { $place }.
league-standing-under-cup = Round { $round } of { $rounds }
league-state-playing-cup = The cup is running.
league-state-closed-cup = The cup is over.
league-rules-swiss = Swiss, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }. Players with the same points meet, and no one meets twice if possible.
league-rules-knockout = Knock-out: { $people ->
    [one] the best player of each table goes on
   *[other] the best { $people } players of each table go on
  }, up to the final.
league-rules-knockout-ties = After a tie or without a result, better results so far decide, then the earlier sign-up.
league-rules-length = The whole cup takes { $days ->
    [one] one day
   *[other] { $days } days
  }, and each round gets the same share.
league-rules-round-days = Each round takes { $days ->
    [one] one day
   *[other] { $days } days
  }.
league-rules-late-score = A late table is warned { $warning ->
    [0] on the last day
    [one] one day before its time is up
   *[other] { $warning } days before its time is up
  }. Then the game ends and is scored as it is.
league-round-ends = This round ends { $when }.

# Cups: knock-outs and Swiss rounds
league-begins-cup = The cup begins { $when }.
