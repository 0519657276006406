# Discord.
chat-act = Act
chat-hand = My hand
chat-board = Board
chat-log = Log
chat-replay = Replay
chat-ratings = Ratings
chat-to-table = To the table
chat-to-browser = Open in the browser
chat-look-again = Look again
next-table = Next table ({ $count })
chat-undo = Take back my last move
chat-undone = Your last move is taken back.

chat-waiting = Waiting for { $names }.
chat-sealed = Sealed answers: { $count } of { $all } are in.
chat-listening = { $house } listens to { $names }.
chat-may-speak = { $names }, you may speak: { $house } listens.
chat-until = Until { $when }.
chat-total = Total
chat-over = The game is over.
chat-your-move = { $names }: your move.
chat-vote-call = { $names }: { $what }. Please vote.
chat-optional = Nobody waits for this: answer it if you like.
chat-given = Done: { $what }
chat-news-left-out = { $count ->
    [one] One line before these is in the log.
   *[other] { $count } lines before these are in the log.
  }
chat-log-empty = Nothing has happened yet.
chat-commitment = Fairness: the SHA-256 of the seed is `{ $hash }`. The seed is shown at the end.
chat-seed = Seed `{ $seed }`, SHA-256 `{ $hash }`, as promised at the start.
chat-winner = { $names } wins
chat-winners = { $names } win together

chat-confirm = Confirm
chat-confirm-ask = Is that what you want?
chat-back = Back
chat-anew = Start over
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
chat-in-order = One after the other; the order counts.
chat-chosen = So far: { $what }
chat-none = nothing
chat-none-of-them = None of them
chat-done = Done ({ $count })
chat-earlier = Earlier
chat-later = More ({ $page }/{ $pages })
chat-more-blocked = … and { $count } more that cannot be chosen now
chat-write-number = Write a number
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

chat-nothing-missing = Everything is answered: confirm, or go back.
chat-page-moved = This form has moved on, here or on another device. This is where it stands.
chat-not-playing = You do not sit at this table.
chat-wrong-seat = That question is for somebody else.
chat-no-hand = You hold nothing that the others cannot see.
chat-which-game = Which game? Use this in the game’s thread, or name it with `game:`.
chat-busy = That took too long just now. Please press again.
chat-failed = Something went wrong on my side, and nothing was changed. Please try again.
chat-unshown = I could not show you what came of it; it may well be done. Look with `/game act` before you try again.
chat-old-button = That button is from another time. Use `/game act` for your question.
chat-dms-closed = { $name }: I cannot send you DMs, so your secret questions wait under **Act** here.
chat-dm-head = { $title } · only you see this
chat-untold = Discord refused the message that belongs here. **Act**, **Board** and **Log** at the table show what it would have said.
chat-lost = I can no longer write in the thread of [your game of { $title }]({ $link }). The game goes on: I’ll message you here when it’s your turn, and I keep trying the thread. If it is gone for good, use `/game resume game:{ $game }` in a channel where I may write.
chat-channel-back = I couldn’t write here from { $when } until now: Discord refused my messages. The game went on, and I called players by DM.

chat-lobby-head = { $opener } opens a table · **{ $count }** of **{ $seats }** seats taken
chat-lobby-empty = free
chat-lobby-pace = Pace: { $pace }
chat-lobby-private = Private thread
chat-lobby-elsewhere = Join from elsewhere: { $ways }
chat-lobby-join = Join
chat-lobby-leave = Leave
chat-lobby-add-easy = Add easy house player
chat-lobby-add-usual = Add house player
chat-lobby-add-strong = Add strong house player
chat-lobby-drop-house = Remove house player
chat-lobby-options = Options
chat-lobby-start = Start
chat-lobby-cancel = Cancel
chat-lobby-cancelled = This table was cancelled.
chat-lobby-begun = The game has begun.
chat-lobby-already = You sit at this table already.
chat-lobby-full = All seats are taken.
chat-lobby-ready = { $opener }, your table for { $title } is full. You can start it.
chat-lobby-not-in = You do not sit at this table.
chat-lobby-no-house = There is no house player at this table.
chat-lobby-nobody = At least one person has to sit down.
chat-lobby-too-few = { $count ->
    [one] One seat is taken; this game is for { $seats }.
   *[other] { $count } seats are taken; this game is for { $seats }.
  }
chat-lobby-not-opener = Only whoever opened the table can do that.
chat-lobby-gone = This table is no longer open.
chat-lobby-started = This game has started already.
chat-or = { $most } or { $last }

chat-pace = Pace

chat-no-title = There is no title “{ $title }” here.
chat-no-such-seats = { $title } is for { $seats } players.
chat-no-such-option = There is no variant “{ $written }”. There are: { $options }.
chat-not-here = Games are opened elsewhere on this server: { $where }
chat-no-private-thread = I may not open a private thread here. Grant “Create private threads” in a text channel, or open a table that is not private.
chat-rules-of = Rules: { $what }
chat-rules-behind = Rules: open a paragraph
chat-rules-contents = All paragraphs of the rules
chat-rules-before = Before
chat-rules-next = Next
chat-no-rules = The rules of { $title } have not been summed up yet.
chat-mine = Waiting for you
chat-mine-none = Nothing waits for you.
chat-mine-others = Your other games
chat-list = Games on this server
chat-list-none = No game is being played here. Open one with `/game new`.
chat-moved = This game goes on in { $where }.
chat-resumed = The game goes on in a new place.
chat-resumed-here = The game goes on in this thread.
chat-resume-elsewhere = This game belongs to another server.
chat-link = Your personal key to this seat; earlier links to it are worth nothing any more. Keep it to yourself.
chat-no-browser = This host has no browser table to link to.

chat-setup = How Fondaco is set up here
chat-setup-where = Games are opened
chat-setup-anywhere = in any channel
chat-setup-language = Language of public messages
chat-setup-moderators = Moderators besides the managers
chat-setup-log = What moderators do is told in
chat-setup-none = none
chat-setup-archives = The thread of a game is archived when the game is over.
chat-setup-archives-not = The thread of a game stays open when the game is over.
chat-setup-openers = Games are opened by
chat-setup-founders = Leagues and campaigns are founded by
chat-setup-everybody = everybody
chat-setup-limits = One member at most (0: no limit): lobbies { $lobbies }, running games { $tables }, leagues { $leagues }
chat-setup-lobby-days = { $count ->
    [0] A lobby stays open until it is started or cancelled.
    [one] A lobby that nobody starts is closed after one day.
   *[other] A lobby that nobody starts is closed after { $count } days.
}
chat-lobby-expired = { $count ->
    [one] Nobody started this table for a day: it is closed.
   *[other] Nobody started this table for { $count } days: it is closed.
}
chat-open-roles = On this server that is for members of { $roles }.
chat-most-lobbies = You have as many open lobbies here as this server allows: { $count }. Start or cancel one first.
chat-most-tables = You have opened as many running games here as this server allows: { $count }. Let one come to its end first.
chat-most-leagues = You organise as many leagues here as this server allows: { $count }.
chat-setup-own = the server’s own
chat-setup-may = What I may do in { $channel }
chat-setup-grant = To grant what is missing: open the settings of { $channel }, Permissions, add { $role }, and allow it there. { $stops } stops games, { $slows } makes them less comfortable.
chat-not-permitted = I can’t run a game in { $channel } yet. What I may not do there: { $what }. To allow it, open the settings of { $channel }, Permissions, add { $role }, and allow it there.
chat-may-view-channel = See the channel
chat-may-send-messages = Send messages
chat-may-attach-files = Attach files (the boards)
chat-may-embed-links = Embed links
chat-may-read-message-history = Read message history
chat-may-create-public-threads = Create public threads (without: games are played in the channel)
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
cmd-pace-about = How long an answer may take
cmd-options = options
cmd-options-about = Variants of the title, for example cargo=open; also under the lobby’s Options button
cmd-private = private
cmd-private-about = Play in a private thread
cmd-option-game = Which of your games; not needed in its thread
cmd-act = act
cmd-act-about = Answer what you are asked
cmd-hand = hand
cmd-hand-about = See what only you may see
cmd-board = board
cmd-board-about = See the board, or one place of it
cmd-place = zone
cmd-place-about = A place to see large
cmd-log = log
cmd-log-about = See what happened
cmd-status = status
cmd-status-about = See whom the table waits for
cmd-rules = rules
cmd-rules-about = Read the rules in brief
cmd-takeback = takeback
cmd-takeback-about = Take back your last move: at once, or if the table agrees
cmd-any-move = any
cmd-any-move-about = If you opened the table: choose any move, and take it back with all that followed
cmd-link = link
cmd-link-about = Get your personal link to the browser table
cmd-list = list
cmd-list-about = See the games of this server
cmd-resume = resume
cmd-resume-about = Go on here with a game whose thread was lost
cmd-setup = setup
cmd-setup-about = Say where and how games are played here, and check my permissions
cmd-channel = channel
cmd-channel-about = A channel where games may be opened; named again, it is taken away
cmd-anywhere = anywhere
cmd-anywhere-about = Let games be opened in every channel
cmd-moderators = moderators
cmd-moderators-about = A role that may keep order at the tables; named again, it is taken away
cmd-log-channel = log
cmd-log-channel-about = A channel that tells what moderators do; named again, it is taken away
cmd-openers = openers
cmd-openers-about = A role that may open games, and no others; named again, it is taken away
cmd-founders = founders
cmd-founders-about = A role that may found leagues and campaigns; named again, it is taken away
cmd-most-lobbies = lobbies
cmd-most-lobbies-about = How many lobbies one member may have open; 0: no limit
cmd-most-tables = tables
cmd-most-tables-about = How many running games one member may have opened; 0: no limit
cmd-most-leagues = leagues
cmd-most-leagues-about = How many leagues one member may found; 0: no limit
cmd-lobby-days = lobby_days
cmd-lobby-days-about = Days after which a lobby that nobody starts is closed; 0: never
cmd-archives = archive
cmd-archives-about = Archive the thread of a game when the game is over?
cmd-language = language
cmd-language-about = The language of public messages
chat-write-words = Write it
chat-line-person = @somebody, or their number on Discord
