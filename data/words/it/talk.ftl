# What is said at a table besides the game.

talk-empty = Prima scrivi qualcosa.
talk-heading = Chat
talk-none = Ancora nessun messaggio.
talk-say = Invia
talk-words = Il tuo messaggio
talk-watcher = { $name } (tra il pubblico)
talk-in-browser = **{ $name }** (nel browser): { $words }
talk-keep = Salva
talk-take-seat = Prendi questo posto
talk-more = Silenzia giocatori, impostazioni del tavolo
note-kept = Appunti salvati.
customs-as-they-are = È già così.
customs-strangers-on = { $who } ha aperto i posti liberi di questo tavolo a chiunque.
customs-strangers-off = { $who } ha riservato i posti liberi di questo tavolo a chi riceve un invito.
customs-repeats-on = { $who } ha attivato qui la chat del browser.
customs-repeats-off = { $who } ha disattivato qui la chat del browser.

# Lines that are reported to the moderators of a server.
reported = { $who } segnala { $whom }.
reported-why = { $who } segnala { $whom }: { $reason }
reported-line = { $whom }: «{ $words }»
report-line = { $name }: { $words }
report-sent = Segnalazione inviata a chi modera questo server.
report-nowhere = Chi modera questo server non ha ancora un registro: nessuno leggerebbe la segnalazione.
