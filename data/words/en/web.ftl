# The browser table.
web-skip = Skip to the table
web-colophon = Fondaco: trading games at your own pace

web-front-title = Trading games for people who are never online together
web-front-lead = Open a table, send each friend a link, and play when it suits you. Bots can fill the empty seats.
web-your-tables = Your tables
web-titles = The games
web-players-count = { $low ->
    [one] { $low } player
   *[other] { $low } players
  }
web-players-range = { $low } to { $high } players
web-players-some = { $most } or { $last } players
web-new-game = New game
web-rules = Rules in brief
web-no-rules = There’s no rules summary for this game yet.
web-close = Close
web-how = How it works
web-how-open = Choose a game, decide who sits where, and open the table.
web-how-links = Each player gets a personal link. It opens one seat, so keep yours to yourself.
web-how-play = The table shows whose turn it is. Play on the board or in the form, and come back whenever you like.
web-with = with { $names }

web-who-plays = Who plays
web-kind-person = Person
web-kind-house = Bot
web-house-easy = Bot (easy)
web-house-usual = Bot
web-house-strong = Bot (strong)
web-strength-easy = easy
web-strength-usual = medium
web-strength-strong = strong
web-strength-of-seat = Strength of the bot in seat { $number }
web-kind-nobody = Nobody
web-name-of-seat = Name in seat { $number }
web-merchants = Marco, Bianca, Lorenzo, Zoe, Yusuf
web-open-table = Open the table
web-open-hint = If you only play against bots, you sit down at once. Otherwise you get a link for each person.
web-refuse-seats = { $name } is for { $seats }, not { $count }.
web-refuse-nobody = At least one seat must be for a person.
web-refuse-name-long = A name can have up to { $count } characters.
web-refuse-name-twice = Two players can’t both be called { $name }.
web-refuse-streams = Too many pages are open on your connection. Close a few of them. Meanwhile this page refreshes from time to time.
web-refuse-tables = From one connection you can open up to { $count } tables, leagues and campaigns an hour. Please try again later.

web-links-title = Seat links
web-links-heading = The table is open
web-links-lead = Send each player their own link, then sit down with yours.
web-links-once = These links are shown only once. Each one opens a seat, so save them and send each only to its player.
web-link-heading = Your seat on another device
web-link-lead = Open this link on your other device and play on from there.
web-link-of = Personal link of { $name }
web-copy = Copy
web-copied = Copied
web-sit-here = Sit down
web-spectators = Spectators
web-spectator-link = Link for spectators
web-watch = Watch

web-as-seat = You’re { $name }
web-as-spectator = You’re watching
web-board = The board
web-hand = Your hand
web-players = Players
web-log = What happened
web-log-all = The whole log
web-new-since = Above: new since your last visit
web-you = you
web-enlarge = Enlarge
web-whole-picture = Open the picture
web-in-words = The board in words
web-hand-in-words = Your hand in words
web-several = Choose what to do here: { $what }
web-state-asked = to move
web-listens = { $house } is listening
web-listens-you-write = { $house } waits while you fill this in
web-listening-to = { $house } is listening to { $names }
web-pass = Pass
web-state-may = can act
web-bar-asked = Your turn · { $title }
web-bar-over = Game over · { $title }
web-bar = { $title } · Fondaco
web-your-move = It’s your turn
web-you-may-now = You can act now
web-you-may = You can act (optional)
web-wait = Not your turn
web-waiting-for = Waiting for { $names }
web-watching = { $names } to move
web-wait-hint = This page updates automatically. You can close it and come back.
web-secret = Private: only you can see this.
web-no-script = This page works without scripts, but it doesn’t update automatically.
web-reload = Refresh

web-confirm = Confirm
web-chosen = Chosen:
web-total = Total
web-choose-exactly = { $count ->
    [one] Choose one.
   *[other] Choose { $count }.
  }
web-choose-up-to = { $high ->
    [one] Choose one, or none.
   *[other] Choose up to { $high }, or none.
  }
web-choose-between = Choose { $low } to { $high }.
web-share-exactly = { $count } in all.
web-share-up-to = Up to { $high } in all.
web-share-between = { $low } to { $high } in all.
web-order-exactly = { $count ->
    [one] Choose one.
   *[other] Put { $count } in order.
  }
web-order-up-to = Put up to { $high } in order, or none.
web-order-between = Put { $low } to { $high } in order.
web-order-tap = Tap them in order, or move them with the arrows.
web-from-to = { $low } to { $high }
web-in-steps = in steps of { $step }
web-less = Less: { $what }
web-more = More: { $what }
web-earlier = Earlier: { $what }
web-later = Later: { $what }
web-place-of = Position of { $what }
web-refuse-same-place = Two items can’t both have position { $number }.

web-undo = Undo my move
web-undo-not = You can’t undo your last move.
web-undo-stale = That move was already undone, or another one followed it.
web-form-lost = The game moved on while you were filling this in. Here’s what you can decide now.
web-moved-elsewhere = You made a move in another window or on another device. Here’s the table as it is now.
web-offline = The server can’t be reached. If your move got through, you’ll see it here. If not, please try again.
web-went-back = The server was restored from a backup, and this game went back to an earlier point. The page was reloaded and shows the game as it is now.

web-over = The game is over
web-won = { $names } wins with { $score }
web-won-shared = { $names } share the win with { $score } each
web-scores = Final scores
web-place = Place
web-fair = Are the dice and decks fair?
web-fair-how = Every roll and every shuffle came from one seed, fixed before the first move. Its SHA-256 hash was shown from the start. Hash the seed and compare.
web-fair-start = Every roll and every shuffle comes from one seed, fixed before the first move. This is its SHA-256 hash. The seed itself is shown at the end, so that anyone can check.
web-seed = Seed
web-commitment = SHA-256 of the seed
web-again = Play again
web-closer = Close-up
web-show = Show
web-lost-link = Someone lost their link
web-opener-heading = The table you opened
web-opener-links = New links
web-opener-lead = If a player lost their link, make a new one here. The old one will no longer work.
web-opener-order = Moderation
web-fresh-link = New link
web-fresh-heading = A new link
web-fresh-lead = Send this to { $name }. The old link no longer works.
web-refuse-not-opener = Only the browser that opened this table can make new links.
web-my-link = Link another device

web-error-heading = That didn’t work
web-report = Still not working? Give this code to the person who runs this server: { $id }
web-refuse-no-page = This page doesn’t exist.
web-refuse-no-title = That game isn’t here.
web-refuse-key = That link doesn’t open a seat at this table. Ask the person who opened the table for yours.
web-refuse-no-seat = You’re not signed in as the player of this seat on this device. Open your personal link here. You’ll find it under “Me” on your other device.
web-refuse-method = You can’t do that from here.
web-refuse-elsewhere = That came from another site, so nothing was changed.
web-refuse-host = This server doesn’t know that address. Its operator can set FONDACO_URL to the address people use.
web-refuse-too-large = That’s more than this page can take.
web-refuse-packed = This server only takes forms as its own pages send them: not compressed, and in no other format.
web-refuse-broken = Something went wrong on our side. Nothing was lost. Please try again.
web-refuse-store = We can’t read or save this right now, and nothing was changed. The person who runs this server can see why. Please try again later.
web-refuse-read = This page can’t be shown right now. Please try again in a moment.
web-paste-key = Your key (the part of your link after the #)
web-to-front = Front page
web-to-table = Back to table
web-sit-again = Sit down again
web-refuse-claimed = This seat belongs to someone else. With its link you can only ask to be let in. If the seat is yours, open your own link, which is under “Me” on your other device.
web-asked-to-enter = This seat already belongs to { $who }, so we’ve asked them to let you in. If that’s you on another device, open your own link, which is under “Me” there.
web-guests = Who may sit here
web-guests-own = This seat is yours. Anyone who opens its link on another device can only ask to be let in.
web-guests-link-only = Only the link protects this seat. Anyone who has the link can sit here.
web-guests-asks = Someone with the link to this seat asks to be let in.
web-guests-let-in = Let them in
web-guests-refuse = Refuse
web-guests-nobody = Nobody is asking to be let in.
web-guests-bind-about = This seat gets a new key that only this browser has. Earlier links to the seat no longer work, and the table is told.
web-guests-bind = Secure this seat
web-profile-address = …or a profile link
web-not-now = Not possible now ({ $count })
web-seat-lost = This seat is no longer yours. { $what }
web-to-league = Go to league
