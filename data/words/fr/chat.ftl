# Discord.
chat-act = Jouer
chat-hand = Ma main
chat-board = Plateau
chat-log = Journal
chat-replay = Revoir la partie
chat-ratings = Classement
chat-to-table = Vers la table
chat-to-browser = Ouvrir dans le navigateur
chat-look-again = Regarder encore
next-table = Table suivante ({ $count })
chat-undo = Reprendre mon dernier coup
chat-undone = Votre dernier coup est repris.

chat-waiting = On attend { $names }.
chat-sealed = Réponses secrètes : { $count } sur { $all } sont données.
chat-listening = { $house } écoute { $names }.
chat-may-speak = { $names }, vous avez la parole : { $house } vous écoute.
chat-until = Délai : { $when }.
chat-total = Total
chat-over = La partie est finie.
chat-your-move = { $names } : à vous de jouer.
chat-vote-call = { $names } : { $what }. À vous de voter.
chat-optional = Personne n’attend cette réponse : donnez-la si vous voulez.
chat-given = C’est fait : { $what }
chat-news-left-out = { $count ->
    [one] Une ligne plus ancienne est dans le journal.
   *[other] { $count } lignes plus anciennes sont dans le journal.
  }
chat-log-empty = Il ne s’est encore rien passé.
chat-commitment = Équité : le SHA-256 de la graine est `{ $hash }`. La graine est montrée à la fin.
chat-seed = Graine `{ $seed }`, SHA-256 `{ $hash }`, comme promis au début.
chat-winner = Victoire de { $names }
chat-winners = Victoire partagée de { $names }

chat-confirm = Confirmer
chat-confirm-ask = Est-ce bien cela ?
chat-back = Retour
chat-anew = Recommencer
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
chat-in-order = L’un après l’autre ; l’ordre compte.
chat-chosen = Jusqu’ici : { $what }
chat-none = rien
chat-none-of-them = Aucun
chat-done = Terminé ({ $count })
chat-earlier = Avant
chat-later = Suite ({ $page }/{ $pages })
chat-more-blocked = { $count ->
    [one] … et un autre qu’on ne peut pas choisir maintenant
   *[other] … et { $count } autres qu’on ne peut pas choisir maintenant
  }
chat-write-number = Écrire un nombre
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

chat-nothing-missing = Tout est répondu : confirmez, ou revenez en arrière.
chat-page-moved = Ce formulaire a avancé, ici ou sur un autre appareil. Voici où il en est.
chat-not-playing = Vous n’êtes pas assis à cette table.
chat-wrong-seat = Cette question est pour quelqu’un d’autre.
chat-no-hand = Vous ne tenez rien que les autres ne voient pas.
chat-which-game = Quelle partie ? Utilisez cette commande dans son fil, ou nommez-la avec `partie:`.
chat-busy = C’était trop long à l’instant. Appuyez encore une fois.
chat-failed = Quelque chose a échoué de mon côté, et rien n’a changé. Réessayez.
chat-unshown = Je n’ai pas pu vous montrer la suite ; c’est peut-être fait. Regardez avec `/partie jouer` avant de recommencer.
chat-old-button = Ce bouton est d’un autre temps. Utilisez `/partie jouer` pour votre question.
chat-dms-closed = { $name } : je ne peux pas vous envoyer de messages privés ; vos questions secrètes vous attendent ici sous **Jouer**.
chat-dm-head = { $title } · vous seul voyez ceci
chat-untold = Discord a refusé le message prévu ici. **Jouer**, **Plateau** et **Journal**, à la table, montrent ce qu’il aurait dit.
chat-lost = Je ne peux plus écrire dans le fil de [votre partie de { $title }]({ $link }). La partie continue : je vous préviens ici quand c’est à vous, et je réessaie dans le fil. S’il a disparu, utilisez `/partie reprendre partie:{ $game }` dans un salon où je peux écrire.
chat-channel-back = Je n’ai pas pu écrire ici depuis { $when } : Discord refusait mes messages. La partie a continué, et j’ai prévenu chaque personne en message privé.

chat-lobby-head = { $count ->
    [one] { $opener } ouvre une table · **{ $count }** place prise sur **{ $seats }**
   *[other] { $opener } ouvre une table · **{ $count }** places prises sur **{ $seats }**
  }
chat-lobby-empty = libre
chat-lobby-pace = Rythme : { $pace }
chat-lobby-private = Fil privé
chat-lobby-elsewhere = Pour venir d’ailleurs : { $ways }
chat-lobby-join = S’asseoir
chat-lobby-leave = Se lever
chat-lobby-add-easy = Ajouter un joueur facile de la maison
chat-lobby-add-usual = Ajouter un joueur de la maison
chat-lobby-add-strong = Ajouter un joueur fort de la maison
chat-lobby-drop-house = Retirer un joueur de la maison
chat-lobby-options = Options
chat-lobby-start = Commencer
chat-lobby-cancel = Annuler
chat-lobby-cancelled = Cette table a été annulée.
chat-lobby-begun = La partie a commencé.
chat-lobby-already = Vous êtes déjà assis à cette table.
chat-lobby-full = Toutes les places sont prises.
chat-lobby-ready = { $opener }, votre table de { $title } est complète. Vous pouvez commencer.
chat-lobby-not-in = Vous n’êtes pas assis à cette table.
chat-lobby-no-house = Il n’y a pas de joueur de la maison à cette table.
chat-lobby-nobody = Il faut au moins une personne à table.
chat-lobby-too-few = { $count ->
    [one] Une place est prise ; ce jeu se joue à { $seats }.
   *[other] { $count } places sont prises ; ce jeu se joue à { $seats }.
  }
chat-lobby-not-opener = Seul qui a ouvert la table peut le faire.
chat-lobby-gone = Cette table n’est plus ouverte.
chat-lobby-started = Cette partie a déjà commencé.
chat-or = { $most } ou { $last }

chat-pace = Rythme

chat-no-title = Il n’y a pas de jeu « { $title } » ici.
chat-no-such-seats = { $title } se joue à { $seats }.
chat-no-such-option = Il n’y a pas de variante « { $written } ». Il y a : { $options }.
chat-not-here = Sur ce serveur, les parties s’ouvrent ailleurs : { $where }
chat-no-private-thread = Je ne peux pas ouvrir de fil privé ici. Accordez « Créer des fils privés » dans un salon textuel, ou ouvrez une table qui n’est pas privée.
chat-rules-of = Règles : { $what }
chat-rules-behind = Règles : ouvrir un paragraphe
chat-rules-contents = Tous les paragraphes des règles
chat-rules-before = Précédent
chat-rules-next = Suivant
chat-no-rules = Les règles de { $title } n’ont pas encore été résumées.
chat-mine = On vous attend
chat-mine-none = Rien ne vous attend.
chat-mine-others = Vos autres parties
chat-list = Parties sur ce serveur
chat-list-none = Aucune partie ici. Ouvrez-en une avec `/partie nouvelle`.
chat-moved = Cette partie continue dans { $where }.
chat-resumed = La partie continue à un nouvel endroit.
chat-resumed-here = La partie continue dans ce fil.
chat-resume-elsewhere = Cette partie est d’un autre serveur.
chat-link = Votre clé personnelle pour cette place ; les liens précédents ne valent plus rien. Gardez-la pour vous.
chat-no-browser = Cet hôte n’a pas de table de navigateur.

chat-setup = Comment Fondaco est réglé ici
chat-setup-where = Les parties s’ouvrent
chat-setup-anywhere = dans tous les salons
chat-setup-language = Langue des messages publics
chat-setup-moderators = Modérateurs en plus des gestionnaires
chat-setup-log = Ce que font les modérateurs est dit dans
chat-setup-none = aucun
chat-setup-archives = Le fil d’une partie est archivé quand la partie est finie.
chat-setup-archives-not = Le fil d’une partie reste ouvert quand la partie est finie.
chat-setup-openers = Les parties sont ouvertes par
chat-setup-founders = Les ligues et campagnes sont fondées par
chat-setup-everybody = tout le monde
chat-setup-limits = Par membre, au plus (0 : sans limite) : tables en attente { $lobbies }, parties en cours { $tables }, ligues { $leagues }
chat-setup-lobby-days = { $count ->
    [0] Une table en attente reste ouverte jusqu’à son départ ou son annulation.
    [one] Une table que personne ne lance est fermée après un jour.
   *[other] Une table que personne ne lance est fermée après { $count } jours.
}
chat-lobby-expired = { $count ->
    [one] Personne n’a lancé cette table pendant un jour : elle est fermée.
   *[other] Personne n’a lancé cette table pendant { $count } jours : elle est fermée.
}
chat-open-roles = Sur ce serveur, c’est réservé aux membres de { $roles }.
chat-most-lobbies = Vous avez ici autant de tables en attente que ce serveur le permet : { $count }. Lancez-en ou annulez-en une d’abord.
chat-most-tables = Vous avez ouvert ici autant de parties en cours que ce serveur le permet : { $count }. Attendez que l’une se termine.
chat-most-leagues = Vous organisez ici autant de ligues que ce serveur le permet : { $count }.
chat-setup-own = celle du serveur
chat-setup-may = Ce que je peux faire dans { $channel }
chat-setup-grant = Pour accorder ce qui manque : ouvrez les paramètres de { $channel }, Permissions, ajoutez { $role }, et autorisez-le là. { $stops } empêche de jouer, { $slows } rend le jeu moins commode.
chat-not-permitted = Je ne peux pas encore tenir de partie dans { $channel }. Ce que je n’y ai pas le droit de faire : { $what }. Pour l’autoriser, ouvrez les paramètres de { $channel }, Permissions, ajoutez { $role } et donnez-lui ces droits.
chat-may-view-channel = Voir le salon
chat-may-send-messages = Envoyer des messages
chat-may-attach-files = Joindre des fichiers (les plateaux)
chat-may-embed-links = Intégrer des liens
chat-may-read-message-history = Voir les anciens messages
chat-may-create-public-threads = Créer des fils publics (sinon : on joue dans le salon)
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
cmd-seats-about = Combien de joueurs
cmd-pace = rythme
cmd-pace-about = Combien de temps une réponse peut prendre
cmd-options = variantes
cmd-options-about = Variantes du titre, par exemple cargo=open ; aussi sous le bouton Options de la table
cmd-private = privée
cmd-private-about = Jouer dans un fil privé
cmd-option-game = Laquelle de vos parties ; inutile dans son fil
cmd-act = jouer
cmd-act-about = Répondre à ce qu’on vous demande
cmd-hand = main
cmd-hand-about = Voir ce que vous seul pouvez voir
cmd-board = plateau
cmd-board-about = Voir le plateau, ou un de ses endroits
cmd-place = zone
cmd-place-about = Un endroit à voir en grand
cmd-log = journal
cmd-log-about = Voir ce qui s’est passé
cmd-status = état
cmd-status-about = Voir qui la table attend
cmd-rules = règles
cmd-rules-about = Lire les règles en bref
cmd-takeback = reprendre-coup
cmd-takeback-about = Reprendre votre dernier coup : aussitôt, ou si la table est d’accord
cmd-any-move = tout-coup
cmd-any-move-about = Si vous avez ouvert la table : choisir un coup et le reprendre avec tout ce qui l’a suivi
cmd-link = lien
cmd-link-about = Recevoir votre lien personnel vers la table du navigateur
cmd-list = liste
cmd-list-about = Voir les parties de ce serveur
cmd-resume = reprendre
cmd-resume-about = Continuer ici une partie dont le fil est perdu
cmd-setup = réglages
cmd-setup-about = Dire où et comment on joue ici, et vérifier mes permissions
cmd-channel = salon
cmd-channel-about = Un salon où ouvrir des parties ; nommé encore, il est retiré
cmd-anywhere = partout
cmd-anywhere-about = Laisser ouvrir des parties dans tous les salons
cmd-moderators = modérateurs
cmd-moderators-about = Un rôle qui peut veiller sur les tables ; nommé encore, il est retiré
cmd-log-channel = journal
cmd-log-channel-about = Un salon qui dit ce que font les modérateurs ; nommé encore, il est retiré
cmd-openers = ouvreurs
cmd-openers-about = Un rôle qui peut ouvrir des parties, et lui seul ; nommé encore, il est retiré
cmd-founders = fondateurs
cmd-founders-about = Un rôle qui peut fonder ligues et campagnes ; nommé encore, il est retiré
cmd-most-lobbies = attentes
cmd-most-lobbies-about = Combien de tables en attente un membre peut avoir ; 0 : sans limite
cmd-most-tables = parties
cmd-most-tables-about = Combien de parties en cours un membre peut avoir ouvertes ; 0 : sans limite
cmd-most-leagues = ligues
cmd-most-leagues-about = Combien de ligues un membre peut fonder ; 0 : sans limite
cmd-lobby-days = jours_attente
cmd-lobby-days-about = Jours après lesquels une table que personne ne lance est fermée ; 0 : jamais
cmd-archives = archiver
cmd-archives-about = Archiver le fil d’une partie quand elle est finie ?
cmd-language = langue
cmd-language-about = La langue des messages publics
chat-write-words = Écrire
chat-line-person = @quelqu’un, ou son numéro sur Discord
