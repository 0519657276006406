# Matrix: what is typed there, and what the bot says in its rooms.

matrix-hello = Hello! `!game new` opens a table in this room, `!help` shows everything else. Each table gets its own room, and what only you may see comes in a room with just you and me.
matrix-direct-hello = Hello! Your turns and everything that only you may see come here. Type the number of your choice, or its name. `!games` lists your games, `!help` the rest.
matrix-own-direct = I’ve opened a room for the two of us, where nobody else can be invited: { $link }
matrix-encrypted = I can’t read encrypted rooms, so I’ve opened one that isn’t: { $link }
matrix-nothing-asked = Nothing is waiting for you here. `!games` lists your games, `!help` everything you can type.
matrix-just-now = This turn has only just arrived, so I haven’t counted that. What would you like to do here?
matrix-unclear = I don’t know what to do with “{ $words }”. You can type:
matrix-type-words = Type your answer.
matrix-type-numbers = { $count ->
    [one] Type one number.
   *[other] Type { $count } numbers with spaces between them, in this order.
  }
matrix-type-counts = Type how many of each, with spaces between them: `{ $key }x2` is two of number { $key }.
matrix-not-in-private = That only works in a room of a community.
matrix-which-command = After `{ $group }` you can type: { $commands }
matrix-too-many-words = I don’t know what “{ $words }” means there. `!help` shows what you can type.
matrix-missing = Something is missing: { $what } ({ $known }).
matrix-no-number = “{ $words }” isn’t a number.
matrix-no-person = “{ $words }” isn’t a person on Matrix. Write them as @name:example.org.
matrix-invite = invite
matrix-invite-about = Invite someone to the table you’re sitting at
matrix-help-begin = ### Begin
    `!game new` opens a table, `!{ group-hall } { cmd-openings }` shows free seats, `!{ group-hall } { command-hall-seek }` finds people who want the same game.
    `!league` and `!campaign` hold series of games. `!invite @name:example.org` invites someone to your table.
matrix-help-watching = ### You’re watching this game
    `!game board` and `!game log` show how it’s going, `!game rules` how it’s played. `!game sit` takes a free seat.
matrix-help-playing = ### You’re playing here
    Your turns come in the room with just you and me: type the number of your choice. `!game act` shows your turn again; `!game hand` shows what only you may see, `!game missed` what happened since you were here.
    `!game plans` plans your next moves, `!game extend` and `!game pause` ask for time, `!game { command-table-leave }` gives up your seat.
matrix-help-moderator = ### You moderate here
    `!{ cmd-host } end`, `!{ cmd-host } pause`, `!{ cmd-host } move` and `!{ cmd-host } delete` are about a game, `!{ cmd-host } seat`, `!{ cmd-host } unseat` and `!{ cmd-host } replace` about its players. The table is told about all of it.
    `!setup` is for people who manage the community: rooms, limits and the log.

widget-heading = The table in this room
widget-signing-in = Signing in with Matrix…
widget-not-vouched = Your homeserver didn’t confirm who you are, so nothing was opened. Try again, and let the table know who you are.
widget-other-homeserver = The table in the room is only for people of the bot’s own homeserver. Type !game link to play in the browser.
widget-homeserver-away = Your homeserver can’t be reached right now. Try again in a moment, or type !game link to play in the browser.
widget-no-answer = Your Matrix client isn’t responding. Try again, or type !game link to play in the browser.
widget-known-by-matrix = Matrix signs you in here. Personal links are for the browser.
widget-delete-in-matrix = Type !my delete on Matrix instead. It also deletes what’s stored there.
