# The browser table.
web-skip = Skip to the table
web-colophon = Fondaco, a host for merchants who are never online together.

web-front-title = Merchant games for people who are never online together
web-front-lead = Open a table, send each friend a link, and play when it suits you. Every seat you leave empty can be taken by a house player.
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
web-no-rules = The rules of this title have not been summed up yet.
web-close = Close
web-how = How it works
web-how-open = Choose a game, say who sits where, and open the table.
web-how-links = Each player gets a personal link. It is the key to one seat: whoever has it, plays it.
web-how-play = The table tells whose move it is. Answer on the board or in the form; come back whenever you like.
web-with = with { $names }

web-who-plays = Who plays
web-kind-person = Person
web-kind-house = House
web-house-easy = House, easy
web-house-usual = House
web-house-strong = House, strong
web-strength-easy = easy
web-strength-usual = usual
web-strength-strong = strong
web-strength-of-seat = Strength of the house player at seat { $number }
web-kind-nobody = Nobody
web-name-of-seat = Name at seat { $number }
web-merchants = Marco, Bianca, Lorenzo, Zoe, Yusuf
web-open-table = Open the table
web-open-hint = With one person against the house you sit down at once; otherwise you get a link for each person.
web-refuse-seats = { $name }: { $seats }, not { $count }.
web-refuse-nobody = At least one seat must be a person’s.
web-refuse-name-long = A name can have { $count } characters at most.
web-refuse-name-twice = Two seats cannot both be called { $name }.
web-refuse-streams = Too many pages are open at once from where you are. Close some; this one looks again from time to time.
web-refuse-tables = At most { $count } tables, leagues and campaigns can be opened in an hour from where you are. Please play one of them first.

web-links-title = Seat links
web-links-heading = The table is open
web-links-lead = Send each player their own link, and sit down at yours.
web-links-once = These links are shown this once: a link is the key to its seat. Keep them, and give each only to the player it belongs to.
web-link-heading = Your seat on another device
web-link-lead = Open this link there to play on from where you are.
web-link-of = Personal link of { $name }
web-copy = Copy
web-copied = Copied
web-sit-here = Sit down
web-spectators = Spectators
web-spectator-link = Link for spectators
web-watch = Watch

web-as-seat = You are { $name }
web-as-spectator = You are watching
web-board = The board
web-hand = Your hand
web-players = Players
web-log = What happened
web-log-all = The whole log
web-new-since = New since your last visit, above
web-you = you
web-enlarge = Enlarge
web-whole-picture = Open the picture
web-in-words = The board in words
web-hand-in-words = Your hand in words
web-several = Choose what to do here: { $what }
web-state-asked = to move
web-listens = { $house } listens
web-listens-you-write = { $house } listens while you fill this in
web-listening-to = { $house } listens to { $names }
web-pass = Pass
web-state-may = may act
web-bar-asked = Your move · { $title }
web-bar-over = Game over · { $title }
web-bar = { $title } · Fondaco
web-your-move = Your move
web-you-may-now = You may act now
web-you-may = You may act; nobody waits
web-wait = Not your move
web-waiting-for = Waiting for { $names }
web-watching = { $names } to move
web-wait-hint = This page follows by itself. You can close it and come back.
web-secret = Private: only you see this question.
web-no-script = This page works without scripts, but it does not follow by itself.
web-reload = Look again

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
web-order-tap = Tap them in sequence, or move them with the arrows.
web-from-to = { $low } to { $high }
web-in-steps = in steps of { $step }
web-less = Less: { $what }
web-more = More: { $what }
web-earlier = Earlier: { $what }
web-later = Later: { $what }
web-place-of = Place of { $what }
web-refuse-same-place = Two things cannot both have place { $number }.

web-undo = Take back my last move
web-undo-not = You cannot take back your last move.
web-undo-stale = That move was taken back already, or another one followed it.
web-form-lost = The question changed while you were filling it in. Here is what is asked now.
web-moved-elsewhere = You played on in another window or on another device. Here is the table as it stands now.
web-offline = The host cannot be reached. This page shows your answer as soon as it has arrived; if it does not, please try again.
web-went-back = The server has gone back to an earlier point of this game, from a backup. This page was reloaded and shows where the game is now.

web-over = The game is over
web-won = { $names } won with { $total } points
web-won-shared = { $names } share the victory with { $total } points
web-scores = Final scores
web-place = Place
web-fair = Are dice and decks fair?
web-fair-how = Dice and decks came from one seed, fixed before the first move. Its SHA-256 hash was shown from the start: hash the seed and compare.
web-fair-start = Dice and decks come from one seed, fixed before the first move. This is its SHA-256 hash; the seed itself is shown at the end, so that anyone can check.
web-seed = Seed
web-commitment = SHA-256 of the seed
web-again = Play again
web-closer = Look closer
web-show = Show
web-lost-link = Somebody lost their link
web-opener-heading = The table you opened
web-opener-links = Fresh links
web-opener-lead = Whoever lost their link gets a fresh one here. The old link then opens nothing any more.
web-opener-order = Order at the table
web-fresh-link = Fresh link
web-fresh-heading = A fresh link
web-fresh-lead = Send this to { $name }. The old link opens nothing any more.
web-refuse-not-opener = Only the browser that opened this table can give out fresh links.
web-my-link = My link for another device

web-error-heading = That did not work
web-report = Still not working? Give this code to the person who runs this server: { $id }
web-refuse-no-page = There is no such page.
web-refuse-no-title = There is no such game here.
web-refuse-key = That link opens no seat at this table. Ask whoever opened the table for yours.
web-refuse-no-seat = You’re not signed in as the player of this seat on this device. Open your personal link here; you’ll find it in the settings on your other device.
web-refuse-method = That cannot be done from here.
web-refuse-elsewhere = That came from another site, so nothing was changed.
web-refuse-host = This host does not go by that name. Its operator can set FONDACO_URL to the address people use.
web-refuse-too-large = That was more than this page takes.
web-refuse-packed = This server takes forms only as its own pages send them: not compressed, and not in another format.
web-refuse-broken = Something went wrong on our side. Nothing was lost; please try again.
web-refuse-store = This cannot be read or stored just now, and nothing was changed. Whoever runs this host can see why; please try again later.
web-refuse-read = This page can’t be shown right now. Please try again in a moment.
web-paste-key = Your key, the part of your link after the #
web-to-front = To the front page
web-to-table = Back to the table
web-sit-again = Sit down again
web-refuse-claimed = This seat is somebody else’s. Its link only asks to be let in; if it is yours, open your own link from your other device’s settings page.
web-asked-to-enter = This seat is { $who }’s already, so they are asked whether to let you in. If it is you on another device, open your own link from the settings page there.
web-guests = Who may sit here
web-guests-own = This seat is yours. Whoever opens its link elsewhere can only ask to be let in.
web-guests-link-only = This seat is held by its link alone: whoever has the link can sit here.
web-guests-asks = Somebody who has the link of this seat asks to be let in.
web-guests-let-in = Let them in
web-guests-refuse = Do not
web-guests-nobody = Nobody asks to be let in.
web-guests-bind-about = A new key goes into this browser alone, and every link of this seat that was sent around opens nothing any more. The table is told.
web-guests-bind = Give this seat a key of my own
web-profile-address = …or the address of a profile
web-not-now = Not now ({ $count })
web-seat-lost = This seat is no longer yours. { $what }
web-to-league = To the league
