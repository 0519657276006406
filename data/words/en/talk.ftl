# What is said at a table besides the game.

talk-empty = Say something first.
talk-heading = Talk
talk-none = Nobody has said anything yet.
talk-say = Say it
talk-words = What you want to say
talk-watcher = { $name } (watching)
talk-in-browser = **{ $name }** (in the browser): { $words }
talk-keep = Keep
talk-take-seat = Take it
talk-more = Mute players, customs
note-kept = Your notes are kept.
customs-as-they-are = The customs of the table are so already.
customs-strangers-on = { $who } lets anybody take a free seat at this table.
customs-strangers-off = { $who } keeps the free seats of this table for those who are invited.
customs-repeats-on = { $who } has what is said in the browser repeated here.
customs-repeats-off = { $who } no longer has what is said in the browser repeated here.

# Lines that are reported to the moderators of a server.
reported = { $who } reports { $whom }.
reported-why = { $who } reports { $whom }: { $reason }
reported-line = { $whom }: “{ $words }”
report-line = { $name }: { $words }
report-sent = The moderators of this server have been told.
report-nowhere = The moderators of this server have not set up a log yet, so nobody would read it.
