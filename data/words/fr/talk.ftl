# Ce qui se dit à une table à côté du jeu.

talk-empty = Dites d’abord quelque chose.
talk-heading = Conversation
talk-none = Personne n’a encore rien dit.
talk-say = Dire
talk-words = Ce que vous voulez dire
talk-watcher = { $name } (spectateur)
talk-in-browser = **{ $name }** (dans le navigateur) : { $words }
talk-keep = Garder
talk-take-seat = La prendre
talk-more = Ne plus lire des joueurs, usages
note-kept = Vos notes sont gardées.
customs-as-they-are = Ce sont déjà les usages de la table.
customs-strangers-on = { $who } laisse n’importe qui prendre une place libre à cette table.
customs-strangers-off = { $who } réserve les places libres de cette table aux invités.
customs-repeats-on = { $who } fait répéter ici ce qui est dit dans le navigateur.
customs-repeats-off = { $who } ne fait plus répéter ici ce qui est dit dans le navigateur.

# Lines that are reported to the moderators of a server.
reported = { $who } signale { $whom }.
reported-why = { $who } signale { $whom } : { $reason }
reported-line = { $whom } : « { $words } »
report-line = { $name } : { $words }
report-sent = La modération de ce serveur est prévenue.
report-nowhere = La modération de ce serveur n’a pas encore de journal : personne ne le lirait.
