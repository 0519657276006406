# What is said at a table besides the game.

talk-empty = Zeg eerst iets.
talk-heading = Gesprek
talk-none = Er heeft nog niemand iets gezegd.
talk-say = Zeggen
talk-words = Wat je wilt zeggen
talk-watcher = { $name } (kijkt toe)
talk-in-browser = **{ $name }** (in de browser): { $words }
talk-keep = Bewaren
talk-take-seat = Innemen
talk-more = Spelers dempen, gebruiken
note-kept = Je notities zijn bewaard.
customs-as-they-are = De gebruiken van de tafel zijn al zo.
customs-strangers-on = { $who } laat iedereen aan deze tafel een vrije plaats innemen.
customs-strangers-off = { $who } houdt de vrije plaatsen van deze tafel voor wie is uitgenodigd.
customs-repeats-on = { $who } laat hier herhalen wat in de browser wordt gezegd.
customs-repeats-off = { $who } laat hier niet meer herhalen wat in de browser wordt gezegd.

# Lines that are reported to the moderators of a server.
reported = { $who } meldt { $whom }.
reported-why = { $who } meldt { $whom }: { $reason }
reported-line = { $whom }: ‘{ $words }’
report-line = { $name }: { $words }
report-sent = De moderatie van deze server weet het nu.
report-nowhere = De moderatie van deze server heeft nog geen logboek ingesteld, dus niemand zou het lezen.
