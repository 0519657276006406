# /help, by who asks and where.

cmd-help = help
cmd-help-about = What you can do here
cmd-games = games
cmd-games-about = See everything that’s waiting for you, on all servers
cmd-menu-profile = Profile
cmd-menu-invite = Invite to a game

help-begin = ### Begin
    `/game new` opens a table, `/{ group-hall } { cmd-openings }` shows tables with free seats, `/{ group-hall } { command-hall-seek }` finds people who want the same game.
    `/league` and `/campaign` are series of games. *Invite to a game* is in the menu of every person (**Apps**).
help-watching = ### You’re watching this game
    Below the panel, **{ chat-board }** and **{ chat-log }** show how it’s going. `/game rules` explains how to play. `/game sit` takes a free seat.
help-playing = ### You’re playing here
    Press **{ chat-act }** when it’s your turn. `/game hand` shows what only you can see, `/game missed` what happened while you were away.
    `/game plans` plans moves ahead, `/game extend` and `/game pause` ask for time, `/game leave` gives up your seat.
help-taking-back = ### Undo
    `/game { cmd-undo }` undoes your last move, at once if it has shown nothing new. If it has, one press asks the table, and everyone must agree.
    With the option `{ cmd-any-move }`, the person who opened the table or manages the server can undo any move.
help-organiser = ### You organise a league
    `/league rules` and `/league open` start a season. `/league extend`, `/league replace`, `/league forfeit` and `/league void` help a table along.
help-moderator = ### You keep order here
    `/host end`, `/host pause`, `/host move` and `/host delete` are about a game, `/host seat`, `/host unseat` and `/host replace` about its players. The table is always told.
    `/setup` is for people who manage the server: channels, the forum, roles, limits and the log. With the option `browser`, it opens in the browser.
help-everywhere = ### Anywhere
    `/games` lists everything that’s waiting for you, `/my settings` has your reminders, hours and language, `/profile` shows what you’ve played.
chat-invited = { $person }, { $name } invites you to a game of { $title }.
chat-invite-lobby = Go to lobby
chat-invite-no-lobby = You aren’t in an open lobby on this server. Open one with `/game new`, then invite.
chat-invite-there = { $name } is already in that lobby.
chat-invite-bot = Apps can’t be invited. Add a bot in the lobby instead.
