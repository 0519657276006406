# What is said at a table besides the game.

talk-empty = Prima di’ qualcosa.
talk-heading = Conversazione
talk-none = Nessuno ha ancora detto nulla.
talk-say = Dillo
talk-words = Che cosa vuoi dire
talk-watcher = { $name } (tra il pubblico)
talk-in-browser = **{ $name }** (nel browser): { $words }
talk-keep = Salva
talk-take-seat = Prendilo
talk-more = Silenziare giocatori, usanze
note-kept = I tuoi appunti sono salvati.
customs-as-they-are = Le usanze del tavolo sono già così.
customs-strangers-on = { $who } permette a chiunque di prendere un posto libero a questo tavolo.
customs-strangers-off = { $who } riserva agli invitati i posti liberi di questo tavolo.
customs-repeats-on = { $who } fa ripetere qui ciò che si dice nel browser.
customs-repeats-off = { $who } non fa più ripetere qui ciò che si dice nel browser.

# Lines that are reported to the moderators of a server.
reported = { $who } segnala { $whom }.
reported-why = { $who } segnala { $whom }: { $reason }
reported-line = { $whom }: «{ $words }»
report-line = { $name }: { $words }
report-sent = Chi modera questo server lo sa ora.
report-nowhere = Chi modera questo server non ha ancora un registro: nessuno lo leggerebbe.
