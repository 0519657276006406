# Ligues, campagnes, classements et personnes dans le navigateur.
series-ways = Autour des parties
series-leagues = Ligues et campagnes
series-seek = Trouver une partie
series-as-picture = En image
series-until = jusqu’au
series-known-hint = Votre navigateur vous reconnaît sous ce nom. Avec votre lien personnel, vous gardez votre nom et vos places sur un autre appareil.
series-name-first = Dites d’abord sous quel nom les autres vous connaîtront.
series-your-name = Votre nom

# Vous-même
series-own-lead = Sous ce nom, les autres vous connaissent dans les ligues, les campagnes et aux tables que vous cherchez.
series-profile = Votre profil
series-hidden-now = Personne d’autre ne voit votre profil.
series-shown-now = Tout le monde peut voir votre profil.
series-see-profile = Voir votre profil
series-other-device = Sur un autre appareil
series-other-device-lead = Ouvrez-y votre lien personnel : vous gardez votre nom, vos places, vos ligues et vos maisons.
series-show-link = Montrer mon lien personnel
series-personal-link = Votre lien personnel
series-link-secret = Qui a ce lien, c’est vous. Ne le donnez à personne.
series-renew-link = Faire un nouveau lien personnel
series-renew-link-about = L’ancien lien n’ouvre plus rien, et les appareils venus par lui doivent ouvrir le nouveau. À faire si quelqu’un d’autre a pu voir votre lien.
series-come-here = Vous avez déjà joué ici ?
series-paste-link = Votre lien personnel, pris sur un autre appareil
series-be-them = Continuer ici en tant que cette personne
series-be-them-hint = Ce navigateur ne sera plus { $name }. Gardez d’abord le lien personnel de { $name }.
series-nobodys-link = Ce lien n’est à personne. Copiez le lien entier depuis votre autre appareil.

# Classements et profils
series-ratings-lead = Qui gagne contre qui, jeu par jeu, d’après toutes les parties finies entre personnes.
series-no-ratings = Personne n’a encore { $games } parties classées ici. Comptent les parties entre au moins deux personnes connues par leur nom.
series-uncertainty = incertitude
series-rank = Rang
series-no-games = Pas encore de partie finie.
series-no-person = Personne n’est connu ici à cette adresse.
series-by-title = Jeu par jeu
series-rating-plot = La cote est allée à { $points } ± { $uncertainty } en { $games } parties.

# Ligues
series-leagues-lead = Une ligue ouvre ses inscriptions, forme ses tables, rappelle, se clôt et recommence d’elle-même.
series-no-leagues = Il n’y a pas encore de ligue. Fondez la première : cela prend une minute.
series-new-league = Fonder une ligue
series-campaigns-lead = Une campagne est une suite de parties entre les mêmes maisons de marchands, avec du prestige et une chronique.
series-no-campaigns = Il n’y a pas encore de campagne. Fondez-en une, et envoyez son lien à vos amis.
series-new-campaign = Fonder une campagne
series-campaign-row = Maisons : { $houses } sur { $size } ; parties jouées : { $played } sur { $games }.
series-campaign-gathering = Les maisons se fondent.
series-campaign-playing = La campagne est en cours.
series-campaign-ended = La campagne est finie.

series-what-is-played = Ce qui se joue
series-season = La saison
series-late = Une table en retard
series-duplicate = Toutes les tables d’une ronde ont la même donne, pour que la chance soit égale.
series-divisions = Divisions
series-tie-break = Départage { $number }
series-tie-head-to-head = Rencontres directes
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Part des scores
series-tie-wins = Tables gagnées
series-tie-head-to-head-about = Entre ceux qui ont autant de points : 1 pour chaque personne placée derrière à la même table, ½ pour une place égale.
series-tie-sonneborn-berger-about = Les points de tous ceux placés derrière à ses tables, et la moitié des points des égaux.
series-tie-score-share-about = Sa part de tout ce qui a été marqué à ses tables, en moyenne.
series-tie-wins-about = Combien de tables on a gagnées.
series-entry = Qui peut s’inscrire
series-entry-open = tout le monde
series-entry-invited = qui a le lien d’invitation

series-season-number = Saison { $season }.
series-starts = début
series-league-ended = Cette ligue a joué toutes ses saisons.
series-you-signed-up = Vous êtes inscrit sous le nom de { $name }.
series-you-are-in = Vous jouez sous le nom de { $name } en division { $division }.
series-you-are-substitute = Vous êtes remplaçant, { $name }.
series-you-withdrew = Vous vous êtes retiré de cette saison.
series-your-table = À votre table : { $title }, ronde { $round }
series-standings = Classement
series-no-standings = Personne n’est encore dans cette division.
series-bye = exempt
series-round-short = Ronde { $round }
series-how-ties = Comment se comptent les points et les égalités
series-how-points = Points par place : { $points }. Les places égales les partagent ; une exemption vaut la moyenne d’une table. Chaque ligne dit pourquoi elle est sous la précédente.
series-results = Tous les résultats en
series-tables = Tables en cours
series-tables-over = { $count ->
    [0] Aucune table n’est finie
    [one] Une table est finie
   *[other] { $count } tables sont finies
  }
series-no-tables = Aucune table n’est en cours. Les tables s’ouvrent d’elles-mêmes au début de la saison et à la fin de chaque ronde.
series-table-row = Ronde { $round }, division { $division } : { $title }
series-lost = { $name } (la maison joue)
series-rules = Les règles
series-sizes = par table : { $sizes }
series-rules-season = { $rounds ->
    [one] Une ronde
   *[other] { $rounds } rondes
  } de { $days ->
    [one] un jour
   *[other] { $days } jours
  }, tables par personne et par ronde : { $tables }.
series-rules-divisions = { $divisions } divisions ; { $moving } montent et descendent.
series-organisers = Organisateurs

# Les outils des organisateurs
series-tools = Pour les organisateurs
series-invitation-link = Lien d’invitation : qui l’a peut s’inscrire

# Campagnes
series-campaign-name = Nom de la campagne
series-campaign-name-first = Donnez à la campagne un nom et au moins une partie.
series-order = Les parties, dans l’ordre
series-effects = Ce qui passe d’une partie à l’autre
series-effect-last-chooses-title = La dernière maison choisit la partie suivante.
series-effect-last-chooses-seat = La dernière maison choisit sa place.
series-effect-purse = La dernière maison reçoit une bourse de 1 point de prestige.
series-effect-rivalry = Deux maisons peuvent être rivales : la place de la meilleure compte double.
series-no-effects = rien
series-campaign-link = Qui ouvre ce lien peut fonder une maison
series-your-house = Vous dirigez la maison { $house }.
series-your-game = À la partie : { $title }
series-choose-by = Jusqu’au
series-rival-of = Rivale : { $house }.
series-full-campaign = Toutes les maisons sont fondées. Vous pouvez suivre la campagne ici.
series-headless = Un joueur de la maison la dirige.
series-given-up = (abandonnée)
series-houses-heading = Les maisons
series-no-houses = Aucune maison n’est encore fondée. Envoyez l’adresse de cette page à ceux qui joueront.
series-no-chronicle = La chronique s’écrit d’elle-même dès la première partie.

# Trouver une partie
series-seek-lead = Dites à quoi vous joueriez. Dès qu’assez de personnes veulent la même chose, leur table s’ouvre.
series-you-seek = Vous êtes sur la liste. Dès que votre table s’ouvre, vous y êtes.
series-no-offers = Aucune place n’est libre. Les places quittées, les remplaçants que cherche une ligue et les maisons sans chef sont listés ici.
series-look = Voir
series-who-seeks = Qui cherche une partie
series-would-play = jouerait à { $titles }, à une table de { $seats }
series-unrated = hors classement
series-nobody-seeks = Personne ne cherche en ce moment.

# Encore des ligues
series-people = { $count ->
    [0] Personne encore.
    [one] Une personne.
   *[other] { $count } personnes.
  }
series-signed-up = Inscrits : { $people }.
series-nobody-signed-up = Personne ne s’est encore inscrit. Envoyez l’adresse de cette page à qui aimerait jouer.
series-title = Jeu
series-profile-address = Un organisateur qui veut vous mettre à la place de quelqu’un a besoin de l’adresse de votre profil :

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Rejoindre une partie
meet-to-join-none = Personne ne cherche de partie en ce moment.
meet-to-watch = Regarder une partie
meet-to-watch-none = Aucune partie à regarder en ce moment.
meet-leagues = Ligues à rejoindre
meet-leagues-none = Aucune ligue n’accepte d’inscriptions en ce moment.
meet-join = Rejoindre
meet-any-game = N’importe quel jeu
meet-search = { $name } cherche une partie · à { $seats } · { $pace }
meet-free-seat = Place libre, avec { $names }
meet-free-seat-alone = Place libre
