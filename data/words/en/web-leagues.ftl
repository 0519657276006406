# Leagues, campaigns, ratings and people in the browser.
lweb-ways = Around the games
lweb-leagues = Leagues and campaigns
lweb-seek = Find a game
lweb-as-picture = As a picture
lweb-until = until
lweb-elsewhere = This is played on Discord: take part there. Here you can follow it.
lweb-known-hint = Your browser remembers you by this name. With your personal link you keep your name and seats on another device.
lweb-name-first = Say first by which name the others shall know you.
lweb-your-name = Your name

# Yourself
lweb-own-lead = By this name the others know you in leagues, campaigns and at tables you seek.
lweb-profile = Your profile
lweb-hidden-now = Nobody else sees your profile.
lweb-shown-now = Everybody may see your profile.
lweb-see-profile = See your profile
lweb-other-device = On another device
lweb-other-device-lead = Open your personal link there: you keep your name, your seats, your leagues and your houses.
lweb-show-link = Show my personal link
lweb-personal-link = Your personal link
lweb-link-secret = Whoever has this link is you. Give it to nobody.
lweb-renew-link = Make a new personal link
lweb-renew-link-about = The old link opens nothing any more, and devices that came by it have to open the new one. Do this when somebody else may have seen your link.
lweb-come-here = You are somebody already?
lweb-paste-link = Your personal link from another device
lweb-be-them = Be that person here
lweb-be-them-hint = This browser then is no longer { $name }. Keep the personal link of { $name } first.
lweb-nobodys-link = That link is nobody’s. Copy the whole link from your other device.

# Ratings and profiles
lweb-ratings-lead = Who wins against whom, title by title, from all finished games between people.
lweb-no-ratings = Nobody has { $games } rated games here yet. Games between two or more people who are known by name count.
lweb-uncertainty = uncertainty
lweb-rank = Rank
lweb-no-games = No finished game yet.
lweb-no-person = Nobody is known here under that address.
lweb-by-title = Title by title
lweb-rating-plot = The rating went to { $points } ± { $uncertainty } in { $games } games.

# Leagues
lweb-leagues-lead = A league opens its sign-up, pairs its tables, reminds, closes and starts again by itself.
lweb-no-leagues = There is no league yet. Found the first one: it takes a minute.
lweb-new-league = Found a league
lweb-campaigns-lead = A campaign is a series of games by the same merchant houses, with prestige and a chronicle.
lweb-no-campaigns = There is no campaign yet. Found one, and send its link to your friends.
lweb-new-campaign = Found a campaign
lweb-campaign-row = { $houses } of { $size } houses, { $played } of { $games } games played.
lweb-campaign-gathering = Houses are being founded.
lweb-campaign-playing = The campaign is being played.
lweb-campaign-ended = The campaign is over.

lweb-what-is-played = What is played
lweb-season = The season
lweb-late = A table that is late
lweb-duplicate = All tables of a round are dealt alike, so that luck is equal.
lweb-divisions = Divisions
lweb-tie-break = Tie-break { $number }
lweb-tie-head-to-head = Direct meetings
lweb-tie-sonneborn-berger = Sonneborn–Berger
lweb-tie-score-share = Share of the scores
lweb-tie-wins = Tables won
lweb-tie-head-to-head-about = Among those with as many points: 1 for everyone placed behind at the same table, ½ for an equal place.
lweb-tie-sonneborn-berger-about = The points of everyone placed behind at one’s tables, and half the points of equals.
lweb-tie-score-share-about = One’s part of all that was scored at one’s tables, on average.
lweb-tie-wins-about = How many tables one won.
lweb-entry = Who may sign up
lweb-entry-open = everyone
lweb-entry-invited = whoever has the invitation link

lweb-season-number = Season { $season }.
lweb-starts = begins
lweb-league-ended = This league has played all its seasons.
lweb-you-signed-up = You have signed up as { $name }.
lweb-you-are-in = You play as { $name } in division { $division }.
lweb-you-are-substitute = You stand by as a substitute, { $name }.
lweb-you-withdrew = You have withdrawn from this season.
lweb-your-table = To your table: { $title }, round { $round }
lweb-standings = Standings
lweb-no-standings = Nobody is in this division yet.
lweb-bye = bye
lweb-round-short = Round { $round }
lweb-how-ties = How points and ties are counted
lweb-how-points = Points by place: { $points }. Equal places share theirs; a bye is worth the average of a table. Every row says why it stands below the one above.
lweb-results = All results as
lweb-tables = Running tables
lweb-tables-over = { $count ->
    [one] One table is over
   *[other] { $count } tables are over
  }
lweb-no-tables = No table is running. Tables open by themselves when the season begins and when a round is over.
lweb-table-row = Round { $round }, division { $division }: { $title }
lweb-lost = { $name } (the house plays)
lweb-rules = The rules
lweb-sizes = at a table: { $sizes }
lweb-rules-season = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } of { $days ->
    [one] one day
   *[other] { $days } days
  }, tables per person and round: { $tables }.
lweb-rules-divisions = { $divisions } divisions; { $moving } go up and down.
lweb-organisers = Organisers

# The organiser's tools
lweb-tools = For organisers
lweb-invitation-link = Invitation link: whoever has it may sign up

# Campaigns
lweb-campaign-name = Name of the campaign
lweb-campaign-name-first = Give the campaign a name and at least one game.
lweb-order = The games, in order
lweb-effects = Carried from game to game
lweb-effect-last-chooses-title = The last house chooses the next game.
lweb-effect-last-chooses-seat = The last house chooses its seat.
lweb-effect-purse = The last house gets a purse of 1 prestige.
lweb-effect-rivalry = Two houses may be rivals: the better one’s place counts double.
lweb-no-effects = nothing
lweb-campaign-link = Whoever opens this link can found a house
lweb-your-house = You lead the house { $house }.
lweb-your-game = To the game: { $title }
lweb-choose-by = Until
lweb-rival-of = Rival: { $house }.
lweb-full-campaign = All houses are founded. You can follow the campaign here.
lweb-headless = A house player leads it.
lweb-given-up = (given up)
lweb-houses-heading = The houses
lweb-no-houses = No house is founded yet. Send the address of this page to those who shall play.
lweb-no-chronicle = The chronicle writes itself from the first game on.

# Finding a game
lweb-seek-lead = Say what you would play. As soon as enough people want the same, their table opens.
lweb-you-seek = You are on the list. Your table appears among your games when it opens.
lweb-no-offers = No seat is free. Seats that somebody left, substitutes that a league wants and houses without a head are listed here.
lweb-look = Look
lweb-who-seeks = Who looks for a game
lweb-would-play = would play { $titles }, at a table of { $seats }
lweb-unrated = unrated
lweb-nobody-seeks = Nobody is looking right now.

# More of leagues
lweb-people = { $count ->
    [0] Nobody yet.
    [one] One person.
   *[other] { $count } people.
  }
lweb-signed-up = Signed up: { $people }.
lweb-nobody-signed-up = Nobody has signed up yet. Send the address of this page to those who might like to play.
lweb-title = Title
lweb-profile-address = An organiser who wants to put you in somebody’s place needs the address of your profile:
