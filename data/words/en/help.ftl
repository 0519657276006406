# /help, by who asks and where.

cmd-help = help
cmd-help-about = What you can do here
cmd-games = games
cmd-games-about = See everything that waits for you, on all servers
cmd-menu-profile = Profile
cmd-menu-invite = Invite to a game

help-begin = ### Begin
    `/game new` opens a table, `/company openings` shows free seats, `/company seek` finds people who want the same game.
    `/league` and `/campaign` hold series of games. *Invite to a game* is in the menu of every person (**Apps**).
help-watching = ### You watch this game
    Under the panel, **Board** and **Log** show where it stands, `/game rules` how it is played. `/game sit` takes a seat that is free.
help-playing = ### You play here
    Press **Act** for your question; `/game hand` shows what only you may see, `/game missed` what happened since you were here.
    `/game plans` answers ahead, `/game extend` and `/game pause` ask for time, `/game leave` gives your seat up.
help-taking-back = ### Taking back
    `/game takeback` takes your last move back, at once while it has shown nothing new. Where it has, one press asks the table, and everybody must agree.
    `/game takeback any:True` is for whoever opened the table, or manages the server: any move.
help-organiser = ### You organise a league
    `/league rules` and `/league open` begin a season; `/league extend`, `/league replace`, `/league forfeit` and `/league void` help a table along.
help-moderator = ### You keep order here
    `/host end`, `/host pause`, `/host move` and `/host delete` are about a game, `/host seat`, `/host unseat` and `/host replace` about its players. All of it is told at the table.
    `/setup` is for those who manage the server: channels, the forum, roles, limits and the log; with `browser:True` in the browser.
help-everywhere = ### Wherever you are
    `/games` lists all that waits for you, `/my settings` holds your reminders, hours and language, `/profile` what you have played.
chat-invited = { $person }, { $name } invites you to a game of { $title }.
chat-invite-lobby = To the lobby
chat-invite-no-lobby = You sit in no open lobby on this server. Open one with `/game new`, then invite.
chat-invite-there = { $name } sits in that lobby already.
chat-invite-bot = A program cannot be invited. Add a house player in the lobby instead.
