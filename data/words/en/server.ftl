# Settings of a server and its forum: in /setup, and in the browser.

act-server-games = Set up games
act-server-games-about = Channels, the forum, the usual pace and the language of public messages
act-server-people = Set permissions
act-server-people-about = Roles that moderate, open games or found leagues; the log channel
act-server-limits = Set limits
act-server-limits-about = Lobbies, running games and leagues per member; 0: no limit
act-server-cleaning = Set up clean-up
act-server-cleaning-about = When lobbies close, and what happens to threads after the game
field-channels = Channels where games can be opened (none chosen: all)
option-channels = channels
field-forum = Forum where every public game is a post
option-forum = forum
field-server-language = Language of public messages
option-server-language = language
field-moderators = Roles that moderate tables, besides people who manage the server
option-moderators = moderators
field-log = Channel that shows what moderators do
option-log = log
field-openers = Roles that can open games (none chosen: everyone)
option-openers = openers
field-founders = Roles that can found leagues and campaigns (none chosen: everyone)
option-founders = founders
field-most-lobbies = Open lobbies per member
option-most-lobbies = lobbies
field-most-tables = Running games opened per member
option-most-tables = tables
field-most-leagues = Leagues founded per member
option-most-leagues = leagues
field-lobby-days = Days until a lobby that hasn’t started is closed (0: never)
option-lobby-days = lobby-days
field-archives = Archive the thread of a game when the game is over
option-archives = archive
server-no-forum = No forum: a thread where the game is opened
server-no-log = None
server-own-language = The server’s own
server-set = Saved. This applies from the next game on.
server-what-setup = with /setup
server-what-games = games
server-what-people = permissions
server-what-limits = limits
server-what-cleaning = clean-up
moderated-settings = { $who } changed the settings of this server ({ $what }).

cmd-forum = forum
cmd-forum-about = Forum where every public game is a post; choose it again to remove it
cmd-browser = browser
cmd-browser-about = Get a private link to these settings in the browser
chat-setup-forum = Every public game is a post in
chat-setup-managers = Only people who manage the server can change these settings.
chat-setup-link = { $minutes ->
    [one] Just for you: this link opens the settings of this server once, within one minute. Keep it to yourself.
   *[other] Just for you: this link opens the settings of this server once, within { $minutes } minutes. Keep it to yourself.
}
chat-setup-open = Settings in the browser
chat-setup-tags = I can’t create the tags in { $forum }. Give me **Manage Channels** there and leave room among its 20 tags, or create them yourself with these names: { $tags }. Games work without them too.
chat-forum-opened = Your table is in the forum.
chat-forum-refused = I couldn’t open a post in { $forum }. Someone who manages the server can see with `/setup` what’s missing.
chat-tag-open = Open seat
chat-tag-waiting = Waiting
chat-tag-over = Finished

web-server-heading = Server settings
web-server-door = Your link is in the field below. Press the button to open the settings. The link works once; /setup on Discord gives you another.
web-server-key = The link, or the part after #
web-server-enter = Open settings
web-server-lead = These settings apply to all tables of this server. This page closes automatically:
web-server-leave = Close settings
web-server-closed = The settings are closed in this browser. Get a new link with /setup on Discord.
web-server-no-link = That link doesn’t work. It was used before, is too old, or isn’t ours. Get a new one with /setup on Discord.
