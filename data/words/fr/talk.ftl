# Ce qui se dit à une table à côté du jeu.

talk-empty = Écrivez d’abord quelque chose.
talk-heading = Chat
talk-none = Aucun message pour le moment.
talk-say = Envoyer
talk-words = Votre message
talk-watcher = { $name } (dans le public)
talk-in-browser = **{ $name }** (dans le navigateur) : { $words }
talk-keep = Enregistrer
talk-take-seat = Prendre cette place
talk-more = Masquer des joueurs, réglages de la table
note-kept = Notes enregistrées.
customs-as-they-are = C’est déjà le cas.
customs-strangers-on = { $who } a ouvert à tout le monde les places libres de cette table.
customs-strangers-off = { $who } a réservé les places libres de cette table aux personnes invitées.
customs-repeats-on = { $who } a activé ici le chat du navigateur.
customs-repeats-off = { $who } a désactivé ici le chat du navigateur.

# Lines that are reported to the moderators of a server.
reported = { $who } signale { $whom }.
reported-why = { $who } signale { $whom } : { $reason }
reported-line = { $whom } : « { $words } »
report-line = { $name } : { $words }
report-sent = La modération de ce serveur a reçu votre signalement.
report-nowhere = La modération de ce serveur n’a pas encore de journal : personne ne lirait votre signalement.
