# Leagues, campaigns, ratings and people in the browser.
series-ways = Play together
series-leagues = Leagues and campaigns
series-seek = Find players
series-as-picture = As a picture
series-until = until
series-known-hint = Your browser remembers you by this name. Your personal link brings your name and seats to another device.
series-name-first = Choose a display name first.
series-your-name = Display name

# Yourself
series-own-lead = Other players see this name in leagues, in campaigns and at your tables.
series-profile = Your profile
series-hidden-now = Only you can see your profile.
series-shown-now = Everyone can see your profile.
series-see-profile = View your profile
series-other-device = On another device
series-other-device-lead = Open your personal link there. You’ll keep your name, seats, leagues and houses.
series-show-link = Show personal link
series-personal-link = Your personal link
series-link-secret = Anyone with this link can play as you. Keep it to yourself.
series-renew-link = Get a new link
series-renew-link-about = Your old personal link stops working, and your other devices have to open the new one. Do this if someone else may have seen it.
series-come-here = Played here before?
series-paste-link = Your personal link from another device
series-be-them = Use this link
series-be-them-hint = This browser will then no longer be { $name }. Save { $name }’s personal link first.
series-nobodys-link = That link belongs to no one. Copy the whole link from your other device.

# Ratings and profiles
series-ratings-lead = Who wins against whom, game by game. Finished games between people count.
series-no-ratings = No one has { $games ->
    [one] a rated game
   *[other] { $games } rated games
  } here yet. Games between two or more people with a name count.
series-uncertainty = uncertainty
series-rank = Rank
series-no-games = No finished games yet.
series-no-person = There’s no player at that address.
series-by-title = Game by game
series-rating-plot = Rating { $points } ± { $uncertainty } after { $games ->
    [one] one game
   *[other] { $games } games
  }.

# Leagues
series-leagues-lead = A league runs itself. It opens sign-up, pairs tables, sends reminders, closes the season and starts the next one.
series-no-leagues = There’s no league yet. Create the first one: it takes a minute.
series-new-league = Create a league
series-campaigns-lead = A campaign is a series of games between the same merchant houses, with prestige and a chronicle.
series-no-campaigns = There’s no campaign yet. Create one and send your friends the link.
series-new-campaign = Create a campaign
series-campaign-row = { $houses } of { $size ->
    [one] 1 house
   *[other] { $size } houses
  }, { $played } of { $games ->
    [one] 1 game
   *[other] { $games } games
  } played.
series-campaign-gathering = Waiting for houses.
series-campaign-playing = The campaign is running.
series-campaign-ended = The campaign is over.

series-what-is-played = Games
series-season = Season
series-late = Late tables
series-duplicate = All tables of a round get the same deal, so luck is equal.
series-divisions = Divisions
series-tie-head-to-head = Head-to-head
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Score share
series-tie-wins = Tables won
series-tie-head-to-head-about = Among players with the same points: 1 for each of them you beat at a table, ½ for a tie.
series-tie-sonneborn-berger-about = The points of every player you beat at your tables, and half the points of those you tied with.
series-tie-score-share-about = Your share of all the points scored at your tables, on average.
series-tie-wins-about = How many tables you won.
series-entry = Who can sign up
series-entry-open = everyone
series-entry-invited = anyone with the invitation link

series-season-number = Season { $season }.
series-stage-round = Round { $round } of { $rounds }
series-stage-final = Final
series-back = Back to { $name }
series-won-by = { $winners } won.
series-next-signup = Sign-up for season { $season } opens
series-starts = starts
series-league-ended = This league has played all its seasons.
series-league-closed = The organisers have ended this league.
series-uncounted = This season was ended early and doesn’t count.
series-uncounted-cup = This cup was ended early and doesn’t count.
series-cut-short = Ended early. Tables that weren’t over don’t count.
series-message-by = { $who } to everyone,
series-you-signed-up = You signed up as { $name }.
series-you-are-in = You’re playing as { $name } in division { $division }.
series-you-are-substitute = You’re a substitute, { $name }.
series-you-withdrew = You withdrew.
series-your-table = Open table: { $title }, round { $round }
series-standings = Standings
series-no-standings = No one is in this division yet.
series-bye = bye
series-round-short = Round { $round }
series-how-ties = How points and ties are counted
series-how-points = Points by place: { $points }. Tied places share their points; a bye is worth the average of a table. Each row says why it’s below the one above.
series-results = Download results:
series-tables = Running tables
series-tables-over = { $count ->
    [one] One finished table
   *[other] { $count } finished tables
  }
series-no-tables = No table is running. Tables open automatically when play begins and after each round.
series-table-row = Round { $round }, division { $division }: { $title }
series-lost = { $name } (bot playing)
series-rules = Rules
series-sizes = players: { $sizes }
series-rules-season = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } of { $days ->
    [one] one day
   *[other] { $days } days
  }, tables per player and round: { $tables }.
series-rules-divisions = { $divisions ->
    [one] One division
   *[other] { $divisions } divisions
  }; { $moving ->
    [0] no one moves up or down
    [one] one player moves up and one moves down
   *[other] { $moving } players move up and { $moving } move down
  }.
series-organisers = Organisers

# The organiser's tools
series-tools = For organisers
series-invitation-link = Invitation link: anyone who has it can sign up

# Campaigns
series-order = The games, in order
series-effects = Carried over from game to game
series-effect-last-chooses-title = The last house chooses the next game.
series-effect-last-chooses-seat = The last house chooses its seat.
series-effect-purse = The last house gets a purse of 1 prestige.
series-effect-rivalry = Two houses can be rivals. The place of the better one counts double.
series-no-effects = nothing
series-campaign-link = Anyone who opens this link can found a house
series-your-house = You lead House { $house }.
series-your-game = Open game: { $title }
series-choose-by = Choose by
series-rival-of = Rival: { $house }.
series-full-campaign = All houses are founded. You can follow the campaign here.
series-headless = A bot leads it.
series-given-up = (given up)
series-houses-heading = The houses
series-no-houses = There are no houses yet. Send this page’s address to the people you want to play with.
series-no-chronicle = The chronicle writes itself, starting with the first game.

# Finding a game
series-seek-lead = Say what you’d like to play. As soon as enough people want the same, your table opens.
series-you-seek = You’re on the list. When your table opens, you’ll be taken there.
series-no-offers = No free seats right now. You’ll see seats that players left, leagues that need a substitute and houses without a leader here.
series-look = View
series-who-seeks = Who’s looking for players
series-would-play = would like to play { $titles } at a table of { $seats }
series-unrated = unrated
series-nobody-seeks = No one is looking right now.
series-free-seats = { $count ->
    [0] No free seats right now.
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
series-seekers = { $count ->
    [0] No one is looking right now.
    [one] One player is looking.
   *[other] { $count } players are looking.
  }
series-name-to-see = Choose a display name to see where.

# More of leagues
series-people = { $count ->
    [0] No players yet.
    [one] One player.
   *[other] { $count } players.
  }
series-signed-up = Signed up: { $people }.
series-nobody-signed-up = No one has signed up yet. Send this page’s address to anyone who might like to play.
series-title = Game
series-profile-address = To give you another player’s place, an organiser needs the address of your profile:

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Join a game
meet-to-join-none = No one is looking for players right now.
meet-to-watch = Watch a game
meet-to-watch-none = No game to watch right now.
meet-leagues = Leagues to join
meet-leagues-none = No league is taking players right now.
meet-join = Join
meet-any-game = Any game
meet-search = { $names } { $count ->
    [one] is
   *[other] are
  } looking for players · { $seats } players · { $pace }
meet-search-count = { $count ->
    [one] One player is
   *[other] { $count } players are
  } looking for players · { $seats } players · { $pace }
meet-players = { $count ->
    [0] No players yet
    [one] One player
   *[other] { $count } players
  }
meet-free-seat = Free seat, with { $names }
meet-free-seat-alone = Free seat

# Cups
series-cups-lead = A cup is a single event with one winner: a knock-out or Swiss rounds, for any number of players.
series-new-cup = Create a cup
series-cup = Cup
series-cup-ended = This cup is over.
series-you-play = You’re playing as { $name }.
series-you-are-out = You’re out of this cup.
series-table-row-cup = Round { $round }: { $title }
series-table-row-final = Final: { $title }
series-how-knockout = One point for every round you get through. With the same points, your place at your last table decides.
series-round-ends = Rounds end
