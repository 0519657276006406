# Discord.
chat-act = Jouer
chat-hand = Ma main
chat-board = Plateau
chat-log = Journal
chat-replay = Revoir la partie
chat-ratings = Classement
chat-to-table = Aller à la table
chat-to-browser = Ouvrir dans le navigateur
chat-look-again = Actualiser
next-table = Table suivante ({ $count })
chat-undo = Annuler mon coup
chat-undone = Votre dernier coup est annulé.

chat-waiting = On attend { $names }.
chat-sealed = Choix secrets : { $count } sur { $all } sont faits.
chat-listening = C’est le moment pour { $names } de faire une offre à { $house }.
chat-may-speak = { $names } : c’est le moment de faire une offre à { $house }.
chat-until = Délai : { $when }.
chat-total = Total
chat-over = La partie est finie.
chat-your-move = { $names } : à vous de jouer.
chat-vote-call = { $names } : { $what }. À vous de voter.
chat-optional = Facultatif : la partie ne vous attend pas.
chat-given = C’est fait : { $what }
chat-news-left-out = { $count ->
    [one] { $count } ligne plus ancienne est dans le journal.
   *[other] { $count } lignes plus anciennes sont dans le journal.
  }
chat-log-empty = Il ne s’est encore rien passé.
chat-commitment = Équité : le SHA-256 de la graine est `{ $hash }`. Vous verrez la graine à la fin.
chat-seed = Graine `{ $seed }`, SHA-256 `{ $hash }`, comme promis au début.
chat-winner = Victoire de { $names }
chat-winners = Victoire partagée de { $names }

chat-confirm = Confirmer
chat-confirm-ask = Est-ce bien cela ?
chat-back = Retour
chat-restart = Recommencer
chat-choose = Choisir
chat-choose-some = Choisir de { $low } à { $high }
chat-exactly = { $count ->
    [one] Choisissez-en un.
   *[other] Choisissez-en { $count }.
  }
chat-between = { $low ->
    [0] Choisissez-en jusqu’à { $high }, ou aucun.
   *[other] Choisissez-en de { $low } à { $high }.
  }
chat-in-order = Choisissez un par un : l’ordre compte.
chat-chosen = Jusqu’ici : { $what }
chat-none = rien
chat-none-of-them = Rien de tout cela
chat-done = Terminé ({ $count })
chat-earlier = Précédent
chat-later = Suite ({ $page }/{ $pages })
chat-more-blocked = { $count ->
    [one] … et un autre qu’on ne peut pas choisir maintenant
   *[other] … et { $count } autres qu’on ne peut pas choisir maintenant
  }
chat-write-number = Saisir un nombre
chat-number = Nombre
chat-range = { $low } à { $high }
chat-range-step = { $low } à { $high } par { $step }
chat-change = { $what }…
chat-fill = Remplir
chat-fill-part = { $first } … { $last }
chat-share-done = Terminé (total { $total })
chat-total-exactly = **{ $count }** en tout.
chat-total-between = { $low ->
    [0] Jusqu’à **{ $high }** en tout.
   *[other] De **{ $low }** à **{ $high }** en tout.
  }
chat-said = { $what } : { $answer }
chat-count-of = { $what } { $count }

chat-nothing-missing = C’est tout. Confirmez, ou revenez en arrière.
chat-page-moved = Ce formulaire a été modifié ici ou sur un autre appareil. Voici où il en est.
chat-not-playing = Vous ne jouez pas à cette table.
chat-wrong-seat = Cette décision revient à quelqu’un d’autre.
chat-no-hand = Vous n’avez rien de caché aux autres.
chat-which-game = Quelle partie ? Utilisez cette commande dans son fil, ou nommez-la avec `partie:`.
chat-busy = C’était trop long. Réessayez.
chat-failed = Quelque chose a échoué de mon côté. Rien n’a changé. Réessayez.
chat-unshown = Je n’ai pas pu vous montrer le résultat, mais c’est peut-être fait. Vérifiez avec `/partie jouer` avant de recommencer.
chat-old-button = Ce bouton n’est plus à jour. Utilisez `/partie jouer` pour voir votre tour.
chat-dms-closed = { $name } : je ne peux pas vous envoyer de messages privés. Vos choix secrets sont ici, sous **Jouer**.
chat-dm-head = { $title } · personne d’autre ne voit ceci
chat-untold = Discord a refusé un message ici. **Jouer**, **Plateau** et **Journal**, à la table, montrent ce que vous avez manqué.
chat-lost = Je ne peux plus écrire dans le fil de [votre partie de { $title }]({ $link }). La partie continue. Je vous préviens ici quand c’est à vous, et je réessaie dans le fil. S’il a disparu, utilisez `/partie reprendre partie:{ $game }` dans un salon où je peux écrire.
chat-channel-back = Je n’ai pas pu écrire ici depuis { $when }, car Discord refusait mes messages. La partie a continué, et j’ai envoyé des messages privés à la place.

chat-lobby-head = { $count ->
    [one] { $opener } a ouvert une table · **{ $count }** place prise sur **{ $seats }**
   *[other] { $opener } a ouvert une table · **{ $count }** places prises sur **{ $seats }**
  }
chat-lobby-empty = libre
chat-lobby-pace = Rythme : { $pace }
chat-lobby-private = Fil privé
chat-lobby-elsewhere = Pour venir d’ailleurs : { $ways }
chat-lobby-join = Rejoindre
chat-lobby-leave = Quitter
chat-lobby-add-easy = Ajouter un robot facile
chat-lobby-add-usual = Ajouter un robot
chat-lobby-add-strong = Ajouter un robot fort
chat-lobby-drop-house = Retirer un robot
chat-lobby-options = Options
chat-lobby-start = Commencer
chat-lobby-cancel = Annuler
chat-lobby-cancelled = Cette table a été annulée.
chat-lobby-begun = La partie a commencé.
chat-lobby-already = Vous êtes déjà à cette table.
chat-lobby-full = Toutes les places sont prises.
chat-lobby-ready = { $opener }, votre table de { $title } est complète. Vous pouvez commencer.
chat-lobby-not-in = Vous n’êtes pas à cette table.
chat-lobby-no-house = Il n’y a pas de robot à cette table.
chat-lobby-nobody = Il faut au moins une personne à table.
chat-lobby-too-few = Places prises : { $count }. Ce jeu se joue à { $seats }.
chat-lobby-not-opener = Seule la personne qui a ouvert la table peut le faire.
chat-lobby-gone = Cette table n’est plus ouverte.
chat-lobby-started = Cette partie a déjà commencé.
chat-or = { $most } ou { $last }

chat-pace = Rythme

chat-no-title = Aucun jeu ne s’appelle « { $title } » ici.
chat-no-such-seats = { $title } se joue à { $seats }.
chat-no-such-option = Aucune variante ne s’appelle « { $written } ». Vous avez le choix entre : { $options }.
chat-not-here = Sur ce serveur, vous pouvez ouvrir des parties ici : { $where }
chat-no-private-thread = Je ne peux pas ouvrir de fil privé ici. Autorisez-moi à « Créer des fils privés » dans un salon textuel, ou ouvrez une table qui n’est pas privée.
chat-rules-of = Règles : { $what }
chat-rules-behind = Règles : ouvrir une section
chat-rules-contents = Toutes les sections des règles
chat-rules-before = Précédent
chat-rules-next = Suivant
chat-no-rules = Il n’y a pas encore de résumé des règles de { $title }.
chat-mine = On vous attend
chat-mine-none = Rien ne vous attend.
chat-mine-others = Vos autres parties
chat-list = Parties sur ce serveur
chat-list-none = Personne ne joue ici pour le moment. Ouvrez une table avec `/partie nouvelle`.
chat-moved = Cette partie continue dans { $where }.
chat-resumed = La partie continue à un nouvel endroit.
chat-resumed-here = La partie continue dans ce fil.
chat-resume-elsewhere = Cette partie est d’un autre serveur.
chat-link = Votre lien personnel vers cette place. Gardez-le pour vous. Les liens précédents ne marchent plus.
chat-no-browser = Ici, on ne peut pas jouer dans le navigateur.

chat-setup = Les réglages de Fondaco ici
chat-setup-where = Les parties peuvent s’ouvrir
chat-setup-anywhere = dans tous les salons
chat-setup-language = Langue des messages publics
chat-setup-moderators = Modération en plus des gestionnaires
chat-setup-log = Les actions de la modération sont publiées dans
chat-setup-none = aucun
chat-setup-archives = Le fil d’une partie est archivé quand la partie est finie.
chat-setup-archives-not = Le fil d’une partie reste ouvert quand la partie est finie.
chat-setup-openers = Peuvent ouvrir des parties
chat-setup-founders = Peuvent créer des ligues et des campagnes
chat-setup-everyone = tout le monde
chat-setup-limits = Limites par membre (0 : sans limite) : tables en attente { $lobbies }, parties en cours { $tables }, ligues { $leagues }
chat-setup-lobby-days = { $count ->
    [0] Une table en attente reste ouverte jusqu’à son départ ou son annulation.
    [one] Une table que personne ne lance est fermée après { $count } jour.
   *[other] Une table que personne ne lance est fermée après { $count } jours.
}
chat-lobby-expired = { $count ->
    [one] Personne n’a lancé cette table en { $count } jour : elle est fermée.
   *[other] Personne n’a lancé cette table en { $count } jours : elle est fermée.
}
chat-open-roles = Sur ce serveur, c’est réservé aux membres de { $roles }.
chat-most-lobbies = { $count ->
    [one] Vous avez déjà { $count } table en attente ici, le maximum de ce serveur. Lancez-la ou annulez-la d’abord.
   *[other] Vous avez déjà { $count } tables en attente ici, le maximum de ce serveur. Lancez-en ou annulez-en une d’abord.
  }
chat-most-tables = { $count ->
    [one] Vous avez déjà ouvert { $count } partie encore en cours ici, le maximum de ce serveur. Terminez-la d’abord.
   *[other] Vous avez déjà ouvert { $count } parties encore en cours ici, le maximum de ce serveur. Terminez-en une d’abord.
  }
chat-most-leagues = { $count ->
    [one] Vous organisez déjà { $count } ligue ici, le maximum de ce serveur.
   *[other] Vous organisez déjà { $count } ligues ici, le maximum de ce serveur.
  }
chat-setup-own = celle du serveur
chat-setup-may = Mes permissions dans { $channel }
chat-setup-grant = Pour autoriser ce qui manque : ouvrez les paramètres de { $channel }, Permissions, ajoutez { $role } et autorisez-le là. { $stops } empêche de jouer, { $slows } rend le jeu moins pratique.
chat-not-permitted = Je ne peux pas encore gérer de partie dans { $channel }. Il me manque : { $what }. Pour l’autoriser, ouvrez les paramètres de { $channel }, Permissions, ajoutez { $role } et autorisez-le là.
chat-may-view-channel = Voir le salon
chat-may-send-messages = Envoyer des messages
chat-may-attach-files = Joindre des fichiers (les plateaux)
chat-may-embed-links = Intégrer des liens
chat-may-read-message-history = Voir les anciens messages
chat-may-create-public-threads = Créer des fils publics (sinon, on joue dans le salon)
chat-may-create-private-threads = Créer des fils privés (pour les parties privées)
chat-may-send-messages-in-threads = Envoyer des messages dans les fils
chat-may-manage-threads = Gérer les fils (pour rouvrir un fil archivé)

cmd-game = partie
cmd-game-about = Jouer à des jeux de marchands
cmd-new = nouvelle
cmd-new-about = Ouvrir une table pour une nouvelle partie
cmd-title = jeu
cmd-title-about = Quel jeu
cmd-seats = places
cmd-seats-about = À combien vous jouez
cmd-pace = rythme
cmd-pace-about = Combien de temps un tour peut prendre
cmd-options = variantes
cmd-options-about = Variantes du jeu ; plus simple avec le bouton Options de la table en attente
cmd-private = privée
cmd-private-about = Jouer dans un fil privé
cmd-option-game = Laquelle de vos parties ; inutile dans son fil
cmd-act = jouer
cmd-act-about = Jouer votre tour
cmd-hand = main
cmd-hand-about = Voir ce que personne d’autre ne voit
cmd-board = plateau
cmd-board-about = Voir le plateau, ou zoomer sur un lieu
cmd-place = zone
cmd-place-about = Un lieu sur lequel zoomer
cmd-log = journal
cmd-log-about = Voir ce qui s’est passé
cmd-status = état
cmd-status-about = Voir qui la table attend
cmd-rules = règles
cmd-rules-about = Lire un résumé des règles
cmd-undo = annuler
cmd-undo-about = Annuler votre dernier coup : tout de suite, ou si la table est d’accord
cmd-any-move = tout-coup
cmd-any-move-about = Si vous avez ouvert la table : annuler n’importe quel coup, avec tout ce qui a suivi
cmd-link = lien
cmd-link-about = Recevoir votre lien personnel vers la table dans le navigateur
cmd-list = liste
cmd-list-about = Voir les parties de ce serveur
cmd-resume = reprendre
cmd-resume-about = Continuer ici une partie dont le fil est perdu
cmd-setup = réglages
cmd-setup-about = Choisir où et comment on joue ici, et vérifier mes permissions
cmd-channel = salon
cmd-channel-about = Un salon où ouvrir des parties ; choisi de nouveau, il est retiré
cmd-anywhere = partout
cmd-anywhere-about = Autoriser les parties dans tous les salons
cmd-moderators = modérateurs
cmd-moderators-about = Un rôle qui peut modérer les tables ; choisi de nouveau, il est retiré
cmd-log-channel = journal
cmd-log-channel-about = Un salon où publier les actions de la modération ; choisi de nouveau, il est retiré
cmd-openers = ouvreurs
cmd-openers-about = Un rôle qui peut ouvrir des parties, et lui seul ; choisi de nouveau, il est retiré
cmd-founders = fondateurs
cmd-founders-about = Un rôle qui peut créer ligues et campagnes ; choisi de nouveau, il est retiré
cmd-most-lobbies = attentes
cmd-most-lobbies-about = Combien de tables en attente un membre peut avoir ; 0 : sans limite
cmd-most-tables = parties
cmd-most-tables-about = Combien de parties en cours un membre peut avoir ouvertes ; 0 : sans limite
cmd-most-leagues = ligues
cmd-most-leagues-about = Combien de ligues un membre peut créer ; 0 : sans limite
cmd-lobby-days = jours_attente
cmd-lobby-days-about = Jours après lesquels une table que personne ne lance est fermée ; 0 : jamais
cmd-archives = archiver
cmd-archives-about = Archiver le fil d’une partie quand elle est finie ?
cmd-language = langue
cmd-language-about = La langue des messages publics
chat-write-words = Écrire
chat-line-person = @nom, ou son identifiant Discord
