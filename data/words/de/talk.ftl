# What is said at a table besides the game.

talk-empty = Schreib erst etwas.
talk-heading = Chat
talk-none = Noch keine Nachrichten.
talk-say = Senden
talk-words = Deine Nachricht
talk-watcher = { $name } (schaut zu)
talk-in-browser = **{ $name }** (im Browser): { $words }
talk-keep = Speichern
talk-take-seat = Platz nehmen
talk-more = Spieler stummschalten, Tischeinstellungen
note-kept = Notizen gespeichert.
customs-as-they-are = Das ist schon so eingestellt.
customs-strangers-on = { $who } hat die freien Plätze dieses Tisches für alle geöffnet.
customs-strangers-off = { $who } hat die freien Plätze dieses Tisches für Eingeladene reserviert.
customs-repeats-on = { $who } zeigt den Chat aus dem Browser jetzt auch hier.
customs-repeats-off = { $who } zeigt den Chat aus dem Browser hier nicht mehr.

# Lines that are reported to the moderators of a server.
reported = { $who } meldet { $whom }.
reported-why = { $who } meldet { $whom }: { $reason }
reported-line = { $whom }: „{ $words }“
report-line = { $name }: { $words }
report-sent = Der Moderation dieses Servers gemeldet.
report-nowhere = Die Moderation dieses Servers hat noch kein Protokoll eingerichtet. Niemand würde deine Meldung lesen.
