# What is said at a table besides the game.

talk-empty = Write something first.
talk-heading = Chat
talk-none = No messages yet.
talk-say = Send
talk-words = Your message
talk-watcher = { $name } (watching)
talk-in-browser = **{ $name }** (in the browser): { $words }
talk-keep = Save
talk-take-seat = Take this seat
talk-more = Mute players, table settings
note-kept = Notes saved.
customs-as-they-are = Already set.
customs-strangers-on = { $who } opened the free seats of this table to everyone.
customs-strangers-off = { $who } reserved the free seats of this table for invited players.
customs-repeats-on = { $who } turned on browser chat here.
customs-repeats-off = { $who } turned off browser chat here.

# Lines that are reported to the moderators of a server.
reported = { $who } reports { $whom }.
reported-why = { $who } reports { $whom }: { $reason }
reported-line = { $whom }: “{ $words }”
report-line = { $name }: { $words }
report-sent = Reported to this server’s moderators.
report-nowhere = This server’s moderators haven’t set up a log yet, so nobody would read your report.
