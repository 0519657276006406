# What is said at a table besides the game.

talk-empty = Schrijf eerst iets.
talk-heading = Chat
talk-none = Nog geen berichten.
talk-say = Versturen
talk-words = Je bericht
talk-watcher = { $name } (kijkt toe)
talk-in-browser = **{ $name }** (in de browser): { $words }
talk-keep = Opslaan
talk-take-seat = Plaatsnemen
talk-more = Spelers dempen, tafelinstellingen
note-kept = Notities opgeslagen.
customs-as-they-are = Dat is al zo ingesteld.
customs-strangers-on = { $who } heeft de vrije plaatsen van deze tafel voor iedereen opengesteld.
customs-strangers-off = { $who } heeft de vrije plaatsen van deze tafel gereserveerd voor wie is uitgenodigd.
customs-repeats-on = { $who } heeft hier de chat uit de browser aangezet.
customs-repeats-off = { $who } heeft hier de chat uit de browser uitgezet.

# Lines that are reported to the moderators of a server.
reported = { $who } meldt { $whom }.
reported-why = { $who } meldt { $whom }: { $reason }
reported-line = { $whom }: “{ $words }”
report-line = { $name }: { $words }
report-sent = Gemeld bij de moderatie van deze server.
report-nowhere = De moderatie van deze server heeft nog geen logboek ingesteld, dus niemand zou je melding lezen.
