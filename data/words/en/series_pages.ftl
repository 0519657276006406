# Leagues, campaigns, ratings and people in the browser.
series-ways = Around the games
series-leagues = Leagues and campaigns
series-seek = Find a game
series-as-picture = As a picture
series-until = until
series-known-hint = Your browser remembers you by this name. With your personal link you keep your name and seats on another device.
series-name-first = Say first by which name the others shall know you.
series-your-name = Your name

# Yourself
series-own-lead = By this name the others know you in leagues, campaigns and at tables you seek.
series-profile = Your profile
series-hidden-now = Nobody else sees your profile.
series-shown-now = Everybody may see your profile.
series-see-profile = See your profile
series-other-device = On another device
series-other-device-lead = Open your personal link there: you keep your name, your seats, your leagues and your houses.
series-show-link = Show my personal link
series-personal-link = Your personal link
series-link-secret = Whoever has this link is you. Give it to nobody.
series-renew-link = Make a new personal link
series-renew-link-about = The old link opens nothing any more, and devices that came by it have to open the new one. Do this when somebody else may have seen your link.
series-come-here = Have you played here before?
series-paste-link = Your personal link from another device
series-be-them = Go on here as that person
series-be-them-hint = This browser then is no longer { $name }. Keep the personal link of { $name } first.
series-nobodys-link = That link is nobody’s. Copy the whole link from your other device.

# Ratings and profiles
series-ratings-lead = Who wins against whom, title by title, from all finished games between people.
series-no-ratings = Nobody has { $games } rated games here yet. Games between two or more people who are known by name count.
series-uncertainty = uncertainty
series-rank = Rank
series-no-games = No finished game yet.
series-no-person = Nobody is known here under that address.
series-by-title = Title by title
series-rating-plot = The rating went to { $points } ± { $uncertainty } in { $games } games.

# Leagues
series-leagues-lead = A league opens its sign-up, pairs its tables, reminds, closes and starts again by itself.
series-no-leagues = There is no league yet. Found the first one: it takes a minute.
series-new-league = Found a league
series-campaigns-lead = A campaign is a series of games by the same merchant houses, with prestige and a chronicle.
series-no-campaigns = There is no campaign yet. Found one, and send its link to your friends.
series-new-campaign = Found a campaign
series-campaign-row = { $houses } of { $size } houses, { $played } of { $games } games played.
series-campaign-gathering = Houses are being founded.
series-campaign-playing = The campaign is being played.
series-campaign-ended = The campaign is over.

series-what-is-played = What is played
series-season = The season
series-late = A table that is late
series-duplicate = All tables of a round are dealt alike, so that luck is equal.
series-divisions = Divisions
series-tie-break = Tie-break { $number }
series-tie-head-to-head = Direct meetings
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Share of the scores
series-tie-wins = Tables won
series-tie-head-to-head-about = Among those with as many points: 1 for everyone placed behind at the same table, ½ for an equal place.
series-tie-sonneborn-berger-about = The points of everyone placed behind at one’s tables, and half the points of equals.
series-tie-score-share-about = One’s part of all that was scored at one’s tables, on average.
series-tie-wins-about = How many tables one won.
series-entry = Who may sign up
series-entry-open = everyone
series-entry-invited = whoever has the invitation link

series-season-number = Season { $season }.
series-starts = begins
series-league-ended = This league has played all its seasons.
series-you-signed-up = You have signed up as { $name }.
series-you-are-in = You play as { $name } in division { $division }.
series-you-are-substitute = You stand by as a substitute, { $name }.
series-you-withdrew = You have withdrawn from this season.
series-your-table = To your table: { $title }, round { $round }
series-standings = Standings
series-no-standings = Nobody is in this division yet.
series-bye = bye
series-round-short = Round { $round }
series-how-ties = How points and ties are counted
series-how-points = Points by place: { $points }. Equal places share theirs; a bye is worth the average of a table. Every row says why it stands below the one above.
series-results = All results as
series-tables = Running tables
series-tables-over = { $count ->
    [one] One table is over
   *[other] { $count } tables are over
  }
series-no-tables = No table is running. Tables open by themselves when the season begins and when a round is over.
series-table-row = Round { $round }, division { $division }: { $title }
series-lost = { $name } (the house plays)
series-rules = The rules
series-sizes = at a table: { $sizes }
series-rules-season = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } of { $days ->
    [one] one day
   *[other] { $days } days
  }, tables per person and round: { $tables }.
series-rules-divisions = { $divisions } divisions; { $moving } go up and down.
series-organisers = Organisers

# The organiser's tools
series-tools = For organisers
series-invitation-link = Invitation link: whoever has it may sign up

# Campaigns
series-campaign-name = Name of the campaign
series-campaign-name-first = Give the campaign a name and at least one game.
series-order = The games, in order
series-effects = Carried from game to game
series-effect-last-chooses-title = The last house chooses the next game.
series-effect-last-chooses-seat = The last house chooses its seat.
series-effect-purse = The last house gets a purse of 1 prestige.
series-effect-rivalry = Two houses may be rivals: the better one’s place counts double.
series-no-effects = nothing
series-campaign-link = Whoever opens this link can found a house
series-your-house = You lead the house { $house }.
series-your-game = To the game: { $title }
series-choose-by = Until
series-rival-of = Rival: { $house }.
series-full-campaign = All houses are founded. You can follow the campaign here.
series-headless = A house player leads it.
series-given-up = (given up)
series-houses-heading = The houses
series-no-houses = No house is founded yet. Send the address of this page to those who shall play.
series-no-chronicle = The chronicle writes itself from the first game on.

# Finding a game
series-seek-lead = Say what you would play. As soon as enough people want the same, their table opens.
series-you-seek = You’re on the list. When your table opens, you’ll be taken there.
series-no-offers = No seat is free. Seats that somebody left, substitutes that a league wants and houses without a head are listed here.
series-look = Look
series-who-seeks = Who looks for a game
series-would-play = would play { $titles }, at a table of { $seats }
series-unrated = unrated
series-nobody-seeks = Nobody is looking right now.

# More of leagues
series-people = { $count ->
    [0] Nobody yet.
    [one] One person.
   *[other] { $count } people.
  }
series-signed-up = Signed up: { $people }.
series-nobody-signed-up = Nobody has signed up yet. Send the address of this page to those who might like to play.
series-title = Title
series-profile-address = An organiser who wants to put you in somebody’s place needs the address of your profile:

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Join a game
meet-to-join-none = No one is looking for players right now.
meet-to-watch = Watch a game
meet-to-watch-none = No game to watch right now.
meet-leagues = Leagues to join
meet-leagues-none = No league is taking players right now.
meet-join = Join
meet-any-game = Any game
meet-search = { $name } is looking for players · { $seats } players · { $pace }
meet-free-seat = Free seat, with { $names }
meet-free-seat-alone = Free seat
