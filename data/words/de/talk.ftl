# What is said at a table besides the game.

talk-empty = Sag erst etwas.
talk-heading = Gespräch
talk-none = Noch hat niemand etwas gesagt.
talk-say = Sagen
talk-words = Was du sagen willst
talk-watcher = { $name } (schaut zu)
talk-in-browser = **{ $name }** (im Browser): { $words }
talk-keep = Speichern
talk-take-seat = Nehmen
talk-more = Spieler stummschalten, Gepflogenheiten
note-kept = Deine Notizen sind gespeichert.
customs-as-they-are = Die Gepflogenheiten an diesem Tisch sind schon so.
customs-strangers-on = { $who } lässt alle einen freien Platz an diesem Tisch nehmen.
customs-strangers-off = { $who } hält die freien Plätze dieses Tisches für Eingeladene frei.
customs-repeats-on = { $who } lässt hier wiederholen, was im Browser gesagt wird.
customs-repeats-off = { $who } lässt hier nicht mehr wiederholen, was im Browser gesagt wird.

# Lines that are reported to the moderators of a server.
reported = { $who } meldet { $whom }.
reported-why = { $who } meldet { $whom }: { $reason }
reported-line = { $whom }: „{ $words }“
report-line = { $name }: { $words }
report-sent = Die Moderation dieses Servers weiß Bescheid.
report-nowhere = Die Moderation dieses Servers hat noch kein Protokoll eingerichtet, niemand würde es lesen.
