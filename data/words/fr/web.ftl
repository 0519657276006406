# La table dans le navigateur.
web-skip = Aller à la table
web-colophon = Fondaco : des jeux de commerce à votre rythme

web-front-title = Des jeux de commerce pour les gens qui ne sont jamais en ligne ensemble
web-front-lead = Ouvrez une table, envoyez un lien à chaque proche, et jouez quand cela vous convient. Des robots peuvent prendre les places libres.
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
web-no-rules = Il n’y a pas encore de résumé des règles pour ce jeu.
web-close = Fermer
web-how = Comment ça marche
web-how-open = Choisissez un jeu, décidez des places, et ouvrez la table.
web-how-links = Chaque personne reçoit un lien. Il ouvre une seule place : gardez le vôtre pour vous.
web-how-play = La table montre à qui c’est de jouer. Jouez sur le plateau ou dans le formulaire, et revenez quand vous voulez.
web-with = avec { $names }

web-who-plays = Qui joue
web-kind-person = Humain
web-kind-house = Robot
web-house-easy = Robot (facile)
web-house-usual = Robot
web-house-strong = Robot (fort)
web-strength-easy = facile
web-strength-usual = moyen
web-strength-strong = fort
web-strength-of-seat = Force du robot à la place { $number }
web-kind-nobody = Libre
web-name-of-seat = Nom à la place { $number }
web-merchants = Marco, Bianca, Lorenzo, Zoé, Youssef
web-open-table = Ouvrir la table
web-open-hint = Si vous ne jouez que contre des robots, la partie commence aussitôt. Sinon, vous recevez un lien par personne.
web-refuse-seats = { $name } : { $seats }, pas { $count }.
web-refuse-nobody = Il faut au moins une personne à la table.
web-refuse-name-long = Un nom peut avoir { $count } caractères au plus.
web-refuse-name-twice = Deux personnes ne peuvent pas s’appeler { $name }.
web-refuse-streams = Trop de pages sont ouvertes en même temps sur votre connexion. Fermez-en quelques-unes. En attendant, celle-ci s’actualise de temps en temps.
web-refuse-tables = Une même connexion peut ouvrir au plus { $count } tables, ligues et campagnes par heure. Réessayez plus tard.

web-links-title = Liens des places
web-links-heading = La table est ouverte
web-links-lead = Envoyez à chaque personne son lien, et utilisez le vôtre pour vous asseoir.
web-links-once = Ces liens ne sont montrés qu’une fois. Chacun ouvre une place : gardez-les, et n’envoyez à chaque personne que le sien.
web-link-heading = Votre place sur un autre appareil
web-link-lead = Ouvrez ce lien sur votre autre appareil et continuez à jouer.
web-link-of = Lien personnel de { $name }
web-copy = Copier
web-copied = Copié
web-sit-here = S’asseoir
web-spectators = Public
web-spectator-link = Lien pour regarder
web-watch = Regarder

web-as-seat = Vous êtes { $name }
web-as-spectator = Vous regardez
web-board = Le plateau
web-hand = Votre main
web-players = Joueurs
web-log = Ce qui s’est passé
web-log-all = Journal complet
web-new-since = Ci-dessus : nouveau depuis votre dernière visite
web-you = vous
web-enlarge = Agrandir
web-whole-picture = Ouvrir l’image
web-in-words = Le plateau en mots
web-hand-in-words = Votre main en mots
web-several = Choisissez quoi faire ici : { $what }
web-state-asked = doit jouer
web-listens = { $house } vous écoute
web-listens-you-write = { $house } attend pendant que vous remplissez ceci
web-listening-to = { $house } écoute { $names }
web-pass = Passer
web-state-may = peut agir
web-bar-asked = À vous · { $title }
web-bar-over = Partie terminée · { $title }
web-bar = { $title } · Fondaco
web-your-move = À vous de jouer
web-you-may-now = Vous pouvez agir maintenant
web-you-may = Vous pouvez agir (facultatif)
web-wait = Ce n’est pas votre tour
web-waiting-for = On attend { $names }
web-watching = Au tour de { $names }
web-wait-hint = Cette page s’actualise automatiquement. Vous pouvez la fermer et revenir.
web-secret = Privé : personne d’autre ne voit ceci.
web-no-script = Cette page fonctionne sans script, mais elle ne s’actualise pas automatiquement.
web-reload = Actualiser

web-confirm = Valider
web-chosen = Votre choix :
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
web-order-tap = Touchez-les dans l’ordre, ou déplacez-les avec les flèches.
web-from-to = de { $low } à { $high }
web-in-steps = de { $step } en { $step }
web-less = Moins : { $what }
web-more = Plus : { $what }
web-earlier = Plus tôt : { $what }
web-later = Plus tard : { $what }
web-place-of = Position de { $what }
web-refuse-same-place = Deux éléments ne peuvent pas avoir la position { $number }.

web-undo = Annuler mon coup
web-undo-not = Vous ne pouvez pas annuler votre dernier coup.
web-undo-stale = Ce coup a déjà été annulé, ou un autre l’a suivi.
web-form-lost = La partie a continué pendant que vous remplissiez ceci. Voici ce que vous pouvez décider maintenant.
web-moved-elsewhere = Vous avez joué dans une autre fenêtre ou sur un autre appareil. Voici la table maintenant.
web-offline = Le serveur est injoignable. Si votre coup est arrivé, vous le verrez ici. Sinon, réessayez.
web-went-back = Le serveur a été restauré à partir d’une sauvegarde, et cette partie est revenue en arrière. La page a été rechargée et montre où en est la partie.

web-over = La partie est terminée
web-won = { $names } l’emporte avec { $score }
web-won-shared = { $names } partagent la victoire avec { $score }
web-scores = Scores finaux
web-place = Rang
web-fair = Les dés et les pioches sont-ils équitables ?
web-fair-how = Tous les jets et tous les mélanges viennent d’une seule graine, fixée avant le premier coup. Son empreinte SHA-256 était visible dès le début. Calculez celle de la graine et comparez.
web-fair-start = Tous les jets et tous les mélanges viennent d’une seule graine, fixée avant le premier coup. Voici son empreinte SHA-256. La graine elle-même est montrée à la fin, pour que tout le monde puisse vérifier.
web-seed = Graine
web-commitment = SHA-256 de la graine
web-again = Rejouer
web-closer = Vue rapprochée
web-show = Montrer
web-lost-link = Un lien perdu ?
web-opener-heading = La table que vous avez ouverte
web-opener-links = Nouveaux liens
web-opener-lead = Quelqu’un a perdu son lien ? Créez-en un nouveau ici. L’ancien ne marchera plus.
web-opener-order = Modération
web-fresh-link = Nouveau lien
web-fresh-heading = Un nouveau lien
web-fresh-lead = Envoyez ceci à { $name }. L’ancien lien ne marche plus.
web-refuse-not-opener = Seul le navigateur qui a ouvert cette table peut créer de nouveaux liens.
web-my-link = Lier un autre appareil

web-error-heading = Cela n’a pas marché
web-report = Le problème persiste ? Donnez ce code à la personne qui gère ce serveur : { $id }
web-refuse-no-page = Cette page n’existe pas.
web-refuse-no-title = Ce jeu n’existe pas ici.
web-refuse-key = Ce lien n’ouvre aucune place à cette table. Demandez le vôtre à la personne qui a ouvert la table.
web-refuse-no-seat = Sur cet appareil, vous n’avez pas de connexion pour cette place. Ouvrez ici votre lien personnel. Il se trouve sous « Moi » sur votre autre appareil.
web-refuse-method = Ce n’est pas possible d’ici.
web-refuse-elsewhere = Cela venait d’un autre site, donc rien n’a changé.
web-refuse-host = Ce serveur ne connaît pas cette adresse. La personne qui le gère peut indiquer dans FONDACO_URL l’adresse utilisée.
web-refuse-too-large = C’est plus que cette page n’en accepte.
web-refuse-packed = Ce serveur n’accepte les formulaires que tels que ses pages les envoient : ni compressés, ni dans un autre format.
web-refuse-broken = Un problème est survenu de notre côté. Rien n’est perdu. Réessayez.
web-refuse-store = Impossible de lire ou d’enregistrer cela pour le moment, et rien n’a changé. La personne qui gère ce serveur peut voir pourquoi. Réessayez plus tard.
web-refuse-read = Cette page ne peut pas être affichée pour le moment. Réessayez dans un instant.
web-paste-key = Votre clé (la partie de votre lien après le #)
web-to-front = Accueil
web-to-table = Retour à la table
web-sit-again = Se rasseoir
web-refuse-claimed = Cette place est à quelqu’un d’autre. Avec son lien, vous pouvez seulement demander à entrer. Si elle est à vous, ouvrez votre propre lien : il est sous « Moi » sur votre autre appareil.
web-asked-to-enter = Cette place est déjà à { $who }, à qui nous avons demandé de vous laisser entrer. Si c’est vous sur un autre appareil, ouvrez votre propre lien : il s’y trouve sous « Moi ».
web-guests = Qui peut s’asseoir ici
web-guests-own = Cette place est à vous. Si quelqu’un ouvre son lien sur un autre appareil, il faut votre accord pour entrer.
web-guests-link-only = Cette place n’est protégée que par son lien. Toute personne qui a ce lien peut s’y asseoir.
web-guests-asks = Une personne qui a le lien de cette place demande à entrer.
web-guests-let-in = Laisser entrer
web-guests-refuse = Refuser
web-guests-nobody = Personne ne demande à entrer.
web-guests-bind-about = Cette place reçoit une nouvelle clé que seul ce navigateur possède. Les anciens liens vers la place ne marchent plus, et la table en est informée.
web-guests-bind = Protéger cette place
web-profile-address = …ou le lien d’un profil
web-not-now = Impossible pour l’instant ({ $count })
web-seat-lost = Cette place n’est plus à vous. { $what }
web-to-league = Voir la ligue
