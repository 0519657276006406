# Ligues, campagnes, classements et personnes dans le navigateur.
series-ways = Jouer ensemble
series-leagues = Ligues et campagnes
series-seek = Trouver des joueurs
series-as-picture = En image
series-until = jusqu’au
series-known-hint = Votre navigateur vous reconnaît sous ce nom. Avec votre lien personnel, vous gardez votre nom et vos places sur un autre appareil.
series-name-first = Choisissez d’abord un nom affiché.
series-your-name = Nom affiché

# Vous-même
series-own-lead = Les autres voient ce nom dans les ligues, dans les campagnes et à vos tables.
series-profile = Votre profil
series-hidden-now = Votre profil n’est visible que par vous.
series-shown-now = Tout le monde peut voir votre profil.
series-see-profile = Voir votre profil
series-other-device = Sur un autre appareil
series-other-device-lead = Ouvrez-y votre lien personnel. Vous gardez votre nom, vos places, vos ligues et vos maisons.
series-show-link = Afficher mon lien
series-personal-link = Votre lien personnel
series-link-secret = Toute personne qui a ce lien peut jouer sous votre nom. Gardez-le pour vous.
series-renew-link = Créer un nouveau lien
series-renew-link-about = Votre ancien lien personnel ne fonctionnera plus, et vos autres appareils devront ouvrir le nouveau. À faire si quelqu’un d’autre a pu le voir.
series-come-here = Vous avez déjà joué ici ?
series-paste-link = Votre lien personnel, pris sur un autre appareil
series-be-them = Utiliser ce lien
series-be-them-hint = Ce navigateur ne sera plus { $name }. Gardez d’abord le lien personnel de { $name }.
series-nobodys-link = Ce lien n’est à personne. Copiez le lien entier depuis votre autre appareil.

# Classements et profils
series-ratings-lead = Qui gagne contre qui, jeu par jeu. Les parties finies entre personnes comptent.
series-no-ratings = Personne n’a encore { $games ->
    [0] de partie classée
    [one] une partie classée
   *[other] { $games } parties classées
  } ici. Les parties entre au moins deux personnes qui ont un nom comptent.
series-uncertainty = incertitude
series-rank = Rang
series-no-games = Pas encore de partie finie.
series-no-person = Il n’y a personne à cette adresse.
series-by-title = Jeu par jeu
series-rating-plot = Classement { $points } ± { $uncertainty } après { $games ->
    [0] 0 partie
    [one] une partie
   *[other] { $games } parties
  }.

# Ligues
series-leagues-lead = Une ligue fonctionne toute seule. Elle ouvre les inscriptions, forme les tables, envoie des rappels, clôt la saison et lance la suivante.
series-no-leagues = Il n’y a pas encore de ligue. Créez la première : cela prend une minute.
series-new-league = Créer une ligue
series-campaigns-lead = Une campagne est une suite de parties entre les mêmes maisons de marchands, avec du prestige et une chronique.
series-no-campaigns = Il n’y a pas encore de campagne. Créez-en une et envoyez le lien à votre entourage.
series-new-campaign = Créer une campagne
series-campaign-row = Maisons : { $houses } sur { $size } ; parties jouées : { $played } sur { $games }.
series-campaign-gathering = Il manque encore des maisons.
series-campaign-playing = La campagne est en cours.
series-campaign-ended = La campagne est finie.

series-what-is-played = Jeux
series-season = Saison
series-late = Tables en retard
series-duplicate = Toutes les tables d’une ronde ont la même donne, pour que la chance soit égale.
series-divisions = Divisions
series-tie-head-to-head = Confrontations directes
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Part des points
series-tie-wins = Tables gagnées
series-tie-head-to-head-about = Parmi les personnes à égalité de points : 1 pour chacune que vous devancez à une table, ½ à place égale.
series-tie-sonneborn-berger-about = Les points des personnes que vous devancez à vos tables, et la moitié des points de celles à place égale.
series-tie-score-share-about = Votre part de tous les points marqués à vos tables, en moyenne.
series-tie-wins-about = Le nombre de tables que vous avez gagnées.
series-entry = Qui peut s’inscrire
series-entry-open = tout le monde
series-entry-invited = toute personne qui a le lien d’invitation

series-season-number = Saison { $season }.
series-stage-round = Ronde { $round } sur { $rounds }
series-stage-final = Finale
series-back = Retour à { $name }
series-won-by = Victoire de { $winners }.
series-next-signup = Les inscriptions à la saison { $season } ouvrent
series-starts = début
series-league-ended = Cette ligue a joué toutes ses saisons.
series-league-closed = L’organisation a mis fin à cette ligue.
series-uncounted = Cette saison s’est arrêtée avant la fin et ne compte pas.
series-uncounted-cup = Cette coupe s’est arrêtée avant la fin et ne compte pas.
series-cut-short = Arrêt avant la fin. Les tables en cours ne comptent pas.
series-message-by = { $who } à tout le monde,
series-you-signed-up = Votre inscription est faite, sous le nom de { $name }.
series-you-are-in = Vous jouez sous le nom de { $name } en division { $division }.
series-you-are-substitute = Vous pouvez remplacer une autre personne, { $name }.
series-you-withdrew = Vous avez quitté le jeu.
series-your-table = Ouvrir la table : { $title }, ronde { $round }
series-standings = Classement
series-no-standings = Il n’y a encore personne dans cette division.
series-bye = exemption
series-round-short = Ronde { $round }
series-how-ties = Comment se comptent les points et les égalités
series-how-points = Points par place : { $points }. À place égale, les points sont partagés ; une exemption vaut la moyenne d’une table. Chaque ligne dit pourquoi elle est sous la précédente.
series-results = Télécharger les résultats :
series-tables = Tables en cours
series-tables-over = { $count ->
    [0] Aucune table finie
    [one] Une table finie
   *[other] { $count } tables finies
  }
series-no-tables = Aucune table n’est en cours. Les tables s’ouvrent toutes seules au début du jeu et après chaque ronde.
series-table-row = Ronde { $round }, division { $division } : { $title }
series-lost = { $name } (un robot joue)
series-rules = Règles
series-sizes = par table : { $sizes }
series-rules-season = { $rounds ->
    [0] 0 ronde
    [one] Une ronde
   *[other] { $rounds } rondes
  } de { $days ->
    [0] 0 jour
    [one] un jour
   *[other] { $days } jours
  }, tables par personne et par ronde : { $tables }.
series-rules-divisions = { $divisions ->
    [0] 0 division
    [one] Une division
   *[other] { $divisions } divisions
  } ; { $moving ->
    [0] personne ne monte ni ne descend
    [one] une personne monte et une descend
   *[other] { $moving } personnes montent et { $moving } descendent
  }.
series-organisers = Organisation

# Les outils de l’organisation
series-tools = Pour l’organisation
series-invitation-link = Lien d’invitation : toute personne qui l’a peut s’inscrire

# Campagnes
series-order = Les parties, dans l’ordre
series-effects = Ce qui passe d’une partie à l’autre
series-effect-last-chooses-title = La dernière maison choisit le jeu suivant.
series-effect-last-chooses-seat = La dernière maison choisit sa place.
series-effect-purse = La dernière maison reçoit une bourse de 1 point de prestige.
series-effect-rivalry = Deux maisons peuvent être rivales. La place de la meilleure compte double.
series-no-effects = rien
series-campaign-link = Toute personne qui ouvre ce lien peut fonder une maison
series-your-house = Vous dirigez la maison { $house }.
series-your-game = Ouvrir la partie : { $title }
series-choose-by = Choisissez jusqu’au
series-rival-of = Rivale : { $house }.
series-full-campaign = Toutes les maisons sont fondées. Vous pouvez suivre la campagne ici.
series-headless = Un robot la dirige.
series-given-up = (abandonnée)
series-houses-heading = Les maisons
series-no-houses = Il n’y a pas encore de maison. Envoyez l’adresse de cette page aux personnes avec qui vous voulez jouer.
series-no-chronicle = La chronique s’écrit toute seule dès la première partie.

# Trouver des joueurs
series-seek-lead = Dites à quoi vous aimeriez jouer. Dès qu’assez de personnes veulent la même chose, votre table s’ouvre.
series-you-seek = Vous êtes sur la liste. Dès que votre table s’ouvre, vous y êtes.
series-no-offers = Aucune place n’est libre. Les places quittées, les ligues qui cherchent un remplacement et les maisons à reprendre s’affichent ici.
series-look = Voir
series-who-seeks = Qui cherche une partie
series-would-play = aimerait jouer à { $titles }, à { $seats }
series-unrated = hors classement
series-nobody-seeks = Personne ne cherche en ce moment.
series-free-seats = { $count ->
    [0] Aucune place n’est libre.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  }
series-seekers = { $count ->
    [0] Personne ne cherche en ce moment.
    [one] Une personne cherche.
   *[other] { $count } personnes cherchent.
  }
series-name-to-see = Choisissez un nom affiché pour voir où.

# Encore des ligues
series-people = { $count ->
    [0] Personne encore.
    [one] Une personne.
   *[other] { $count } personnes.
  }
series-signed-up = Inscriptions : { $people }.
series-nobody-signed-up = Aucune inscription pour l’instant. Envoyez l’adresse de cette page aux personnes qui aimeraient jouer.
series-title = Jeu
series-profile-address = Pour vous donner la place d’une autre personne, l’organisation a besoin de l’adresse de votre profil :

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Rejoindre une partie
meet-to-join-none = Personne ne cherche de partie en ce moment.
meet-to-watch = Regarder une partie
meet-to-watch-none = Aucune partie à regarder en ce moment.
meet-leagues = Ligues à rejoindre
meet-leagues-none = Aucune ligue n’accepte d’inscriptions en ce moment.
meet-join = Rejoindre
meet-any-game = N’importe quel jeu
meet-search = { $names } { $count ->
    [one] cherche
   *[other] cherchent
  } une partie · à { $seats } · { $pace }
meet-search-count = { $count ->
    [one] Une personne cherche
   *[other] { $count } personnes cherchent
  } une partie · à { $seats } · { $pace }
meet-players = { $count ->
    [0] Personne encore
    [one] Une personne
   *[other] { $count } personnes
  }
meet-free-seat = Place libre, avec { $names }
meet-free-seat-alone = Place libre

# Cups
series-cups-lead = Une coupe est un seul événement, avec une seule victoire au bout : élimination directe ou système suisse, à n’importe quel nombre.
series-new-cup = Créer une coupe
series-cup = Coupe
series-cup-ended = Cette coupe est finie.
series-you-play = Vous jouez sous le nom de { $name }.
series-you-are-out = La coupe est finie pour vous.
series-table-row-cup = Ronde { $round } : { $title }
series-table-row-final = Finale : { $title }
series-how-knockout = Un point par ronde franchie. À points égaux, la place à la dernière table décide.
series-round-ends = Fin des rondes
