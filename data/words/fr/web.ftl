# La table dans le navigateur.
web-skip = Aller à la table
web-colophon = Fondaco, l’auberge des marchands qui ne sont jamais en ligne ensemble.

web-front-title = Des jeux de marchands pour ceux qui ne sont jamais en ligne ensemble
web-front-lead = Ouvrez une table, envoyez un lien à chaque ami, et jouez quand cela vous convient. Toute place laissée libre peut revenir à un joueur de la maison.
web-your-tables = Vos tables
web-titles = Les jeux
web-players-count = { $low ->
    [one] { $low } joueur
   *[other] { $low } joueurs
  }
web-players-range = de { $low } à { $high } joueurs
web-players-some = { $most } ou { $last } joueurs
web-new-game = Nouvelle partie
web-rules = Règles en bref
web-no-rules = Les règles de ce jeu n’ont pas encore été résumées.
web-close = Fermer
web-how = Comment ça marche
web-how-open = Choisissez un jeu, dites qui s’assied où, et ouvrez la table.
web-how-links = Chaque joueur reçoit un lien personnel. C’est la clé d’une place : qui l’a, la joue.
web-how-play = La table dit à qui c’est de jouer. Répondez sur le plateau ou dans le formulaire ; revenez quand vous voulez.
web-with = avec { $names }

web-who-plays = Qui joue
web-kind-person = Joueur
web-kind-house = Maison
web-house-easy = Maison, facile
web-house-usual = Maison
web-house-strong = Maison, forte
web-strength-easy = facile
web-strength-usual = normal
web-strength-strong = fort
web-strength-of-seat = Force du joueur de la maison à la place { $number }
web-kind-nobody = Libre
web-name-of-seat = Nom à la place { $number }
web-merchants = Marco, Bianca, Lorenzo, Zoé, Youssef
web-open-table = Ouvrir la table
web-open-hint = Seul contre la maison, vous vous asseyez aussitôt ; sinon, vous recevez un lien pour chaque personne.
web-refuse-seats = { $name } : { $seats }, pas { $count }.
web-refuse-nobody = Il faut au moins une personne à la table.
web-refuse-name-long = Un nom compte { $count } caractères au plus.
web-refuse-name-twice = Deux places ne peuvent pas s’appeler { $name }.
web-refuse-streams = Trop de pages sont ouvertes à la fois là où vous êtes. Fermez-en ; celle-ci regarde encore de temps en temps.
web-refuse-tables = On peut ouvrir au plus { $count } tables, ligues et campagnes par heure là où vous êtes. Jouez d’abord l’une d’elles.

web-links-title = Liens des places
web-links-heading = La table est ouverte
web-links-lead = Envoyez à chaque joueur son lien, et asseyez-vous au vôtre.
web-links-once = Ces liens ne sont montrés qu’une fois : chacun est la clé de sa place. Gardez-les, et ne donnez à chaque joueur que le sien.
web-link-heading = Votre place sur un autre appareil
web-link-lead = Ouvrez-y ce lien pour continuer là où vous en êtes.
web-link-of = Lien personnel de { $name }
web-copy = Copier
web-copied = Copié
web-sit-here = S’asseoir
web-spectators = Spectateurs
web-spectator-link = Lien pour les spectateurs
web-watch = Regarder

web-as-seat = Vous êtes { $name }
web-as-spectator = Vous regardez
web-board = Le plateau
web-hand = Votre main
web-players = Joueurs
web-log = Ce qui s’est passé
web-log-all = Tout le journal
web-new-since = Nouveau depuis votre dernière visite, ci-dessus
web-you = vous
web-enlarge = Agrandir
web-whole-picture = Ouvrir l’image
web-in-words = Le plateau en mots
web-hand-in-words = Votre main en mots
web-several = Que faire ici : { $what }
web-state-asked = doit jouer
web-listens = { $house } vous écoute
web-listens-you-write = { $house } attend pendant que vous remplissez ceci
web-listening-to = { $house } écoute { $names }
web-pass = Passer
web-state-may = peut agir
web-bar-asked = À vous · { $title }
web-bar-over = Partie finie · { $title }
web-bar = { $title } · Fondaco
web-your-move = À vous de jouer
web-you-may-now = Vous pouvez agir maintenant
web-you-may = Vous pouvez agir ; personne n’attend
web-wait = Ce n’est pas à vous
web-waiting-for = On attend { $names }
web-watching = Au tour de { $names }
web-wait-hint = Cette page suit toute seule. Vous pouvez la fermer et revenir.
web-secret = En privé : vous seul voyez cette question.
web-no-script = Cette page fonctionne sans script, mais elle ne suit pas toute seule.
web-reload = Regarder de nouveau

web-confirm = Valider
web-chosen = Choisis :
web-total = Total
web-choose-exactly = { $count ->
    [one] Choisissez-en un.
   *[other] Choisissez-en { $count }.
  }
web-choose-up-to = { $high ->
    [one] Choisissez-en un, ou aucun.
   *[other] Choisissez-en jusqu’à { $high }, ou aucun.
  }
web-choose-between = Choisissez-en de { $low } à { $high }.
web-share-exactly = { $count } en tout.
web-share-up-to = Jusqu’à { $high } en tout.
web-share-between = De { $low } à { $high } en tout.
web-order-exactly = { $count ->
    [one] Choisissez-en un.
   *[other] Mettez-en { $count } dans l’ordre.
  }
web-order-up-to = Mettez-en jusqu’à { $high } dans l’ordre, ou aucun.
web-order-between = Mettez-en de { $low } à { $high } dans l’ordre.
web-order-tap = Touchez-les l’un après l’autre, ou déplacez-les avec les flèches.
web-from-to = de { $low } à { $high }
web-in-steps = de { $step } en { $step }
web-less = Moins : { $what }
web-more = Plus : { $what }
web-earlier = Plus tôt : { $what }
web-later = Plus tard : { $what }
web-place-of = Rang de { $what }
web-refuse-same-place = Deux choses ne peuvent pas avoir le rang { $number }.

web-undo = Reprendre mon dernier coup
web-undo-not = Vous ne pouvez pas reprendre votre dernier coup.
web-undo-stale = Ce coup est déjà repris, ou un autre l’a suivi.
web-form-lost = La question a changé pendant que vous y répondiez. Voici celle du moment.
web-moved-elsewhere = Vous avez continué dans une autre fenêtre ou sur un autre appareil. Voici la table telle qu’elle est maintenant.
web-offline = L’hôte est injoignable. Cette page montre votre réponse dès qu’elle est arrivée ; sinon, réessayez.
web-went-back = Le serveur est revenu à un moment antérieur de cette partie, à partir d’une sauvegarde. La page a été rechargée et montre où en est la partie.

web-over = La partie est finie
web-won = { $names } l’emporte avec { $total } points
web-won-shared = { $names } partagent la victoire avec { $total } points
web-scores = Scores finaux
web-place = Rang
web-fair = Dés et paquets sont-ils honnêtes ?
web-fair-how = Dés et paquets viennent d’une seule graine, fixée avant le premier coup. Son empreinte SHA-256 était visible dès le début : calculez celle de la graine et comparez.
web-fair-start = Dés et paquets viennent d’une seule graine, fixée avant le premier coup. Voici son empreinte SHA-256 ; la graine elle-même est montrée à la fin, pour que chacun puisse vérifier.
web-seed = Graine
web-commitment = SHA-256 de la graine
web-again = Rejouer
web-closer = Voir de près
web-show = Montrer
web-lost-link = Quelqu’un a perdu son lien
web-opener-heading = La table que vous avez ouverte
web-opener-links = Nouveaux liens
web-opener-lead = Qui a perdu son lien en reçoit ici un nouveau. L’ancien n’ouvre alors plus rien.
web-opener-order = L’ordre à la table
web-fresh-link = Nouveau lien
web-fresh-heading = Un nouveau lien
web-fresh-lead = Envoyez ceci à { $name }. L’ancien lien n’ouvre plus rien.
web-refuse-not-opener = Seul le navigateur qui a ouvert cette table peut donner de nouveaux liens.
web-my-link = Mon lien pour un autre appareil

web-error-heading = Cela n’a pas marché
web-report = Le problème persiste ? Donnez ce code à la personne qui gère ce serveur : { $id }
web-refuse-no-page = Cette page n’existe pas.
web-refuse-no-title = Il n’y a pas de tel jeu ici.
web-refuse-key = Ce lien n’ouvre aucune place à cette table. Demandez le vôtre à qui a ouvert la table.
web-refuse-no-seat = Sur cet appareil, vous n’avez pas de connexion pour cette place. Ouvrez ici votre lien personnel ; il se trouve dans les réglages sur votre autre appareil.
web-refuse-method = Cela ne se fait pas d’ici.
web-refuse-elsewhere = Cela venait d’un autre site : rien n’a été changé.
web-refuse-host = Cet hôte ne répond pas à ce nom. La personne qui l’exploite peut indiquer dans FONDACO_URL l’adresse utilisée.
web-refuse-too-large = C’était plus que cette page n’en prend.
web-refuse-packed = Ce serveur n’accepte les formulaires que tels que ses pages les envoient : ni compressés, ni dans un autre format.
web-refuse-broken = Quelque chose a mal tourné chez nous. Rien n’est perdu ; réessayez.
web-refuse-store = Impossible de lire ou d’enregistrer cela pour le moment, et rien n’a été changé. La personne qui gère ce serveur peut voir pourquoi ; réessayez plus tard.
web-refuse-read = Cette page ne peut pas être affichée pour le moment. Réessayez dans un instant.
web-paste-key = Votre clé, la partie de votre lien après le #
web-to-front = Vers l’accueil
web-to-table = Retour à la table
web-sit-again = Se rasseoir
web-refuse-claimed = Cette place est à quelqu’un d’autre. Son lien ne fait que demander à entrer ; si elle est à vous, ouvrez votre propre lien depuis les réglages de votre autre appareil.
web-asked-to-enter = Cette place est déjà à { $who }, à qui l’on demande s’il faut vous laisser entrer. Si c’est vous sur un autre appareil, ouvrez votre propre lien depuis les réglages de celui-là.
web-guests = Qui peut s’asseoir ici
web-guests-own = Cette place est à vous. Qui ouvre son lien ailleurs ne peut que demander à entrer.
web-guests-link-only = Cette place ne tient qu’à son lien : qui a le lien peut s’y asseoir.
web-guests-asks = Quelqu’un qui a le lien de cette place demande à entrer.
web-guests-let-in = Laisser entrer
web-guests-refuse = Refuser
web-guests-nobody = Personne ne demande à entrer.
web-guests-bind-about = Une nouvelle clé va dans ce seul navigateur, et aucun lien de cette place envoyé jusqu’ici n’ouvre plus rien. La table en est informée.
web-guests-bind = Donner à cette place une clé à moi
web-profile-address = …ou l’adresse d’un profil
web-not-now = Pas maintenant ({ $count })
web-seat-lost = Cette place n’est plus à vous. { $what }
web-to-league = Vers la ligue
