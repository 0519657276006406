# Discord.
chat-act = Act
chat-hand = My hand
chat-board = Board
chat-log = Log
chat-replay = Replay
chat-ratings = Ratings
chat-to-table = Go to table
chat-to-browser = Open in browser
chat-look-again = Refresh
next-table = Next table ({ $count })
chat-undo = Undo my move
chat-undone = Your last move is undone.

chat-waiting = Waiting for { $names }.
chat-sealed = Secret choices: { $count } of { $all } in.
chat-listening = Time for offers from { $names } to { $house }.
chat-may-speak = { $names }: you can make an offer to { $house } now.
chat-until = Deadline: { $when }.
chat-total = Total
chat-over = The game is over.
chat-your-move = { $names }: it’s your turn.
chat-vote-call = { $names }: { $what }. Please vote.
chat-optional = Optional: the game isn’t waiting for you.
chat-given = Done: { $what }
chat-news-left-out = { $count ->
    [one] One earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
  }
chat-log-empty = Nothing has happened yet.
chat-commitment = Fairness: the SHA-256 of the seed is `{ $hash }`. You’ll see the seed at the end.
chat-seed = Seed `{ $seed }`, SHA-256 `{ $hash }`, as promised at the start.
chat-winner = { $names } wins
chat-winners = { $names } share the win

chat-confirm = Confirm
chat-confirm-ask = Is that what you want?
chat-back = Back
chat-restart = Start over
chat-choose = Choose
chat-choose-some = Choose { $low } to { $high }
chat-exactly = { $count ->
    [one] Choose one.
   *[other] Choose { $count }.
  }
chat-between = { $low ->
    [0] Choose up to { $high }, or none.
   *[other] Choose { $low } to { $high }.
  }
chat-in-order = Choose one after the other. The order matters.
chat-chosen = So far: { $what }
chat-none = nothing
chat-none-of-them = None of these
chat-done = Done ({ $count })
chat-earlier = Previous
chat-later = More ({ $page }/{ $pages })
chat-more-blocked = … and { $count } more you can’t choose right now
chat-write-number = Enter a number
chat-number = Number
chat-range = { $low } to { $high }
chat-range-step = { $low } to { $high } in steps of { $step }
chat-change = { $what } …
chat-fill = Fill in
chat-fill-part = { $first } … { $last }
chat-share-done = Done (total { $total })
chat-total-exactly = **{ $count }** in all.
chat-total-between = { $low ->
    [0] Up to **{ $high }** in all.
   *[other] **{ $low }** to **{ $high }** in all.
  }
chat-said = { $what }: { $answer }
chat-count-of = { $what } { $count }

chat-nothing-missing = That’s everything. Confirm, or go back.
chat-page-moved = This form was changed here or on another device. This is how it is now.
chat-not-playing = You’re not playing at this table.
chat-wrong-seat = That decision is someone else’s.
chat-no-hand = You have nothing that’s hidden from the others.
chat-which-game = Which game? Use this in the game’s thread, or name it with `game:`.
chat-busy = That took too long. Please try again.
chat-failed = Something went wrong on my side. Nothing was changed. Please try again.
chat-unshown = I couldn’t show you the result, but it may have worked. Check with `/game act` before you try again.
chat-old-button = That button is out of date. Use `/game act` to see your turn.
chat-dms-closed = { $name }: I can’t send you DMs. You’ll find your secret choices under **Act** here.
chat-dm-head = { $title } · only you can see this
chat-untold = Discord refused a message here. Use **Act**, **Board** and **Log** at the table to see what you missed.
chat-lost = I can no longer write in the thread of [your game of { $title }]({ $link }). The game goes on. I’ll message you here when it’s your turn, and I’ll keep trying the thread. If it’s gone for good, use `/game resume game:{ $game }` in a channel where I can write.
chat-channel-back = I couldn’t write here from { $when } until now, because Discord refused my messages. The game went on, and I sent players DMs instead.

chat-lobby-head = { $opener } opened a table · **{ $count }** of **{ $seats }** seats taken
chat-lobby-empty = free
chat-lobby-pace = Pace: { $pace }
chat-lobby-private = Private thread
chat-lobby-elsewhere = Join from elsewhere: { $ways }
chat-lobby-join = Join
chat-lobby-leave = Leave
chat-lobby-add-easy = Add easy bot
chat-lobby-add-usual = Add bot
chat-lobby-add-strong = Add strong bot
chat-lobby-drop-house = Remove bot
chat-lobby-options = Options
chat-lobby-start = Start
chat-lobby-cancel = Cancel
chat-lobby-cancelled = This table was cancelled.
chat-lobby-begun = The game has started.
chat-lobby-already = You’re already at this table.
chat-lobby-full = All seats are taken.
chat-lobby-ready = { $opener }, your table for { $title } is full. You can start it.
chat-lobby-not-in = You’re not at this table.
chat-lobby-no-house = There’s no bot at this table.
chat-lobby-nobody = At least one person has to join.
chat-lobby-too-few = { $count ->
    [one] Only one seat is taken. Players needed: { $seats }.
   *[other] { $count } seats are taken. Players needed: { $seats }.
  }
chat-lobby-not-opener = Only the person who opened the table can do that.
chat-lobby-gone = This table is no longer open.
chat-lobby-started = This game has already started.
chat-or = { $most } or { $last }

chat-pace = Pace

chat-no-title = There’s no game called “{ $title }” here.
chat-no-such-seats = { $title } is for { $seats } players.
chat-no-such-option = There’s no variant called “{ $written }”. You can choose: { $options }.
chat-not-here = On this server you can open games here: { $where }
chat-no-private-thread = I can’t open a private thread here. Allow me “Create private threads” in a text channel, or open a table that isn’t private.
chat-rules-of = Rules: { $what }
chat-rules-behind = Rules: open a section
chat-rules-contents = All sections of the rules
chat-rules-before = Previous
chat-rules-next = Next
chat-no-rules = There’s no summary of the rules of { $title } yet.
chat-mine = Waiting for you
chat-mine-none = Nothing is waiting for you.
chat-mine-others = Your other games
chat-list = Games on this server
chat-list-none = Nobody is playing here right now. Open a table with `/game new`.
chat-moved = This game continues in { $where }.
chat-resumed = The game continues in a new place.
chat-resumed-here = The game continues in this thread.
chat-resume-elsewhere = This game belongs to another server.
chat-link = Your personal link to this seat. Keep it to yourself. Earlier links no longer work.
chat-no-browser = Games can’t be played in the browser here.

chat-setup = Fondaco’s settings here
chat-setup-where = Games can be opened
chat-setup-anywhere = in any channel
chat-setup-language = Language of public messages
chat-setup-moderators = Moderators besides the server’s managers
chat-setup-log = Moderators’ actions are posted in
chat-setup-none = none
chat-setup-archives = A game’s thread is archived when the game is over.
chat-setup-archives-not = A game’s thread stays open when the game is over.
chat-setup-openers = Who can open games
chat-setup-founders = Who can start leagues and campaigns
chat-setup-everyone = everyone
chat-setup-limits = Limits per member (0: no limit): open lobbies { $lobbies }, running games { $tables }, leagues { $leagues }
chat-setup-lobby-days = { $count ->
    [0] A lobby stays open until it’s started or cancelled.
    [one] A lobby that nobody starts is closed after one day.
   *[other] A lobby that nobody starts is closed after { $count } days.
}
chat-lobby-expired = { $count ->
    [one] Nobody started this table within a day, so it’s closed.
   *[other] Nobody started this table within { $count } days, so it’s closed.
}
chat-open-roles = On this server only members of { $roles } can do that.
chat-most-lobbies = { $count ->
    [one] You already have an open lobby here, and this server allows only one. Start or cancel it first.
   *[other] You already have { $count } open lobbies here, and this server doesn’t allow more. Start or cancel one first.
  }
chat-most-tables = { $count ->
    [one] You already opened a game that’s still running here, and this server allows only one. Finish it first.
   *[other] You already opened { $count } games that are still running here, and this server doesn’t allow more. Finish one first.
  }
chat-most-leagues = { $count ->
    [one] You already organise a league here, and this server allows only one.
   *[other] You already organise { $count } leagues here, and this server doesn’t allow more.
  }
chat-setup-own = same as the server
chat-setup-may = My permissions in { $channel }
chat-setup-grant = To allow what’s missing, open the settings of { $channel }, go to Permissions, add { $role } and allow it there. { $stops } stops games, { $slows } makes them less convenient.
chat-not-permitted = I can’t run a game in { $channel } yet. I’m missing: { $what }. To allow it, open the settings of { $channel }, go to Permissions, add { $role } and allow it there.
chat-may-view-channel = View channel
chat-may-send-messages = Send messages
chat-may-attach-files = Attach files (the boards)
chat-may-embed-links = Embed links
chat-may-read-message-history = Read message history
chat-may-create-public-threads = Create public threads (without it, games are played in the channel)
chat-may-create-private-threads = Create private threads (for private games)
chat-may-send-messages-in-threads = Send messages in threads
chat-may-manage-threads = Manage threads (to reopen an archived one)

cmd-game = game
cmd-game-about = Play merchant games
cmd-new = new
cmd-new-about = Open a table for a new game
cmd-title = title
cmd-title-about = Which game
cmd-seats = seats
cmd-seats-about = How many players
cmd-pace = pace
cmd-pace-about = How long a turn can take
cmd-options = options
cmd-options-about = Variants of the game; easier to set with the lobby’s Options button
cmd-private = private
cmd-private-about = Play in a private thread
cmd-option-game = Which of your games; not needed in its thread
cmd-act = act
cmd-act-about = Take your turn
cmd-hand = hand
cmd-hand-about = See what only you can see
cmd-board = board
cmd-board-about = See the board, or zoom in on one place
cmd-place = zone
cmd-place-about = A place to zoom in on
cmd-log = log
cmd-log-about = See what happened
cmd-status = status
cmd-status-about = See who the table is waiting for
cmd-rules = rules
cmd-rules-about = Read a summary of the rules
cmd-undo = undo
cmd-undo-about = Undo your last move: at once, or if the table agrees
cmd-any-move = any
cmd-any-move-about = If you opened the table: choose any move to undo, with everything after it
cmd-link = link
cmd-link-about = Get your personal link to the browser table
cmd-list = list
cmd-list-about = See the games on this server
cmd-resume = resume
cmd-resume-about = Continue a game here after its thread was lost
cmd-setup = setup
cmd-setup-about = Choose where and how games are played here, and check my permissions
cmd-channel = channel
cmd-channel-about = A channel where games can be opened; choose it again to remove it
cmd-anywhere = anywhere
cmd-anywhere-about = Allow games in every channel
cmd-moderators = moderators
cmd-moderators-about = A role that can moderate tables; choose it again to remove it
cmd-log-channel = log
cmd-log-channel-about = A channel where moderators’ actions are posted; choose it again to remove it
cmd-openers = openers
cmd-openers-about = A role that can open games, while others can’t; choose it again to remove it
cmd-founders = founders
cmd-founders-about = A role that can start leagues and campaigns; choose it again to remove it
cmd-most-lobbies = lobbies
cmd-most-lobbies-about = How many open lobbies a member can have; 0: no limit
cmd-most-tables = tables
cmd-most-tables-about = How many running games a member can have opened; 0: no limit
cmd-most-leagues = leagues
cmd-most-leagues-about = How many leagues a member can start; 0: no limit
cmd-lobby-days = lobby_days
cmd-lobby-days-about = After how many days a lobby that nobody starts is closed; 0: never
cmd-archives = archive
cmd-archives-about = Archive a game’s thread when the game is over?
cmd-language = language
cmd-language-about = The language of public messages
chat-write-words = Write
chat-line-person = @name, or their Discord ID
