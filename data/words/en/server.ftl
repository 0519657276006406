# Settings of a server and its forum: in /setup, and in the browser.

act-server-games = Set where and how games are played
act-server-games-about = Channels, the forum, the usual pace and the language of public messages
act-server-people = Set who may do what
act-server-people-about = Roles of moderators, of those who open games or found leagues; the log channel
act-server-limits = Limit what one member may have open
act-server-limits-about = Lobbies, running games and leagues; 0: no limit
act-server-cleaning = Set what is cleaned up
act-server-cleaning-about = When lobbies are closed, and what happens to threads after the end
field-channels = Channels where games may be opened; none chosen: all of them
option-channels = channels
field-forum = A forum in which every public game is a post
option-forum = forum
field-server-language = Language of public messages
option-server-language = language
field-moderators = Roles that keep order at the tables, besides those who manage the server
option-moderators = moderators
field-log = A channel that tells what moderators do
option-log = log
field-openers = Roles that may open games; none chosen: everybody
option-openers = openers
field-founders = Roles that may found leagues and campaigns; none chosen: everybody
option-founders = founders
field-most-lobbies = Open lobbies of one member
option-most-lobbies = lobbies
field-most-tables = Running games that one member opened
option-most-tables = tables
field-most-leagues = Leagues that one member founded
option-most-leagues = leagues
field-lobby-days = Days after which a lobby that nobody starts is closed; 0: never
option-lobby-days = lobby-days
field-archives = Archive the thread of a game when the game is over
option-archives = archive
server-no-forum = No forum: a thread where the game is opened
server-no-log = None
server-own-language = The server’s own
server-set = It is set, from the next game on.
server-what-setup = by /setup
server-what-games = where and how games are played
server-what-people = who may do what
server-what-limits = what one member may have open
server-what-cleaning = what is cleaned up
moderated-settings = { $who } changed the settings of this server ({ $what }).

cmd-forum = forum
cmd-forum-about = A forum in which every public game is a post; named again, it is taken away
cmd-browser = browser
cmd-browser-about = Get a private link to these settings in the browser
chat-setup-forum = Every public game is a post in
chat-setup-managers = These settings are for those who manage the server.
chat-setup-link = { $minutes ->
    [one] For you alone: this link opens the settings of this server once, within one minute. Keep it to yourself.
   *[other] For you alone: this link opens the settings of this server once, within { $minutes } minutes. Keep it to yourself.
}
chat-setup-open = Settings in the browser
chat-setup-tags = I cannot make the tags of { $forum }. Allow me **Manage Channels** there and leave room among its 20 tags, or make them yourself, by these names: { $tags }. Without them games are played all the same.
chat-forum-opened = Your table waits in the forum.
chat-forum-refused = I could not open a post in { $forum }. Somebody who manages the server can see with `/setup` what is missing.
chat-tag-open = Open seat
chat-tag-waiting = Waiting
chat-tag-over = Over

web-server-heading = Settings of a server
web-server-door = Your link stands in the field below: press to open the settings. It works once; /setup on Discord gives another.
web-server-key = The link, or what stands in it after #
web-server-enter = Open the settings
web-server-lead = What is set here counts for all tables of this server. This page closes by itself:
web-server-leave = Close the settings here
web-server-closed = These settings are closed at this browser. Ask for a fresh link with /setup on Discord.
web-server-no-link = That link does not open anything: it was opened before, is too old, or is not ours. Ask for a fresh one with /setup on Discord.
