# Ligues, campagnes, classements et personnes dans le navigateur.
lweb-ways = Autour des parties
lweb-leagues = Ligues et campagnes
lweb-seek = Trouver une partie
lweb-as-picture = En image
lweb-until = jusqu’au
lweb-elsewhere = Cela se joue sur Discord : participez là-bas. Ici, vous pouvez suivre.
lweb-known-hint = Votre navigateur vous reconnaît sous ce nom. Avec votre lien personnel, vous gardez votre nom et vos places sur un autre appareil.
lweb-name-first = Dites d’abord sous quel nom les autres vous connaîtront.
lweb-your-name = Votre nom

# Vous-même
lweb-own-lead = Sous ce nom, les autres vous connaissent dans les ligues, les campagnes et aux tables que vous cherchez.
lweb-profile = Votre profil
lweb-hidden-now = Personne d’autre ne voit votre profil.
lweb-shown-now = Tout le monde peut voir votre profil.
lweb-see-profile = Voir votre profil
lweb-other-device = Sur un autre appareil
lweb-other-device-lead = Ouvrez-y votre lien personnel : vous gardez votre nom, vos places, vos ligues et vos maisons.
lweb-show-link = Montrer mon lien personnel
lweb-personal-link = Votre lien personnel
lweb-link-secret = Qui a ce lien, c’est vous. Ne le donnez à personne.
lweb-renew-link = Faire un nouveau lien personnel
lweb-renew-link-about = L’ancien lien n’ouvre plus rien, et les appareils venus par lui doivent ouvrir le nouveau. À faire si quelqu’un d’autre a pu voir votre lien.
lweb-come-here = Vous êtes déjà quelqu’un ?
lweb-paste-link = Votre lien personnel, pris sur un autre appareil
lweb-be-them = Être cette personne ici
lweb-be-them-hint = Ce navigateur ne sera plus { $name }. Gardez d’abord le lien personnel de { $name }.
lweb-nobodys-link = Ce lien n’est à personne. Copiez le lien entier depuis votre autre appareil.

# Classements et profils
lweb-ratings-lead = Qui gagne contre qui, jeu par jeu, d’après toutes les parties finies entre personnes.
lweb-no-ratings = Personne n’a encore { $games } parties classées ici. Comptent les parties entre au moins deux personnes connues par leur nom.
lweb-uncertainty = incertitude
lweb-rank = Rang
lweb-no-games = Pas encore de partie finie.
lweb-no-person = Personne n’est connu ici à cette adresse.
lweb-by-title = Jeu par jeu
lweb-rating-plot = La cote est allée à { $points } ± { $uncertainty } en { $games } parties.

# Ligues
lweb-leagues-lead = Une ligue ouvre ses inscriptions, forme ses tables, rappelle, se clôt et recommence d’elle-même.
lweb-no-leagues = Il n’y a pas encore de ligue. Fondez la première : cela prend une minute.
lweb-new-league = Fonder une ligue
lweb-campaigns-lead = Une campagne est une suite de parties entre les mêmes maisons de marchands, avec du prestige et une chronique.
lweb-no-campaigns = Il n’y a pas encore de campagne. Fondez-en une, et envoyez son lien à vos amis.
lweb-new-campaign = Fonder une campagne
lweb-campaign-row = Maisons : { $houses } sur { $size } ; parties jouées : { $played } sur { $games }.
lweb-campaign-gathering = Les maisons se fondent.
lweb-campaign-playing = La campagne est en cours.
lweb-campaign-ended = La campagne est finie.

lweb-what-is-played = Ce qui se joue
lweb-season = La saison
lweb-late = Une table en retard
lweb-duplicate = Toutes les tables d’une ronde ont la même donne, pour que la chance soit égale.
lweb-divisions = Divisions
lweb-tie-break = Départage { $number }
lweb-tie-head-to-head = Rencontres directes
lweb-tie-sonneborn-berger = Sonneborn–Berger
lweb-tie-score-share = Part des scores
lweb-tie-wins = Tables gagnées
lweb-tie-head-to-head-about = Entre ceux qui ont autant de points : 1 pour chaque personne placée derrière à la même table, ½ pour une place égale.
lweb-tie-sonneborn-berger-about = Les points de tous ceux placés derrière à ses tables, et la moitié des points des égaux.
lweb-tie-score-share-about = Sa part de tout ce qui a été marqué à ses tables, en moyenne.
lweb-tie-wins-about = Combien de tables on a gagnées.
lweb-entry = Qui peut s’inscrire
lweb-entry-open = tout le monde
lweb-entry-invited = qui a le lien d’invitation

lweb-season-number = Saison { $season }.
lweb-starts = début
lweb-league-ended = Cette ligue a joué toutes ses saisons.
lweb-you-signed-up = Vous êtes inscrit sous le nom de { $name }.
lweb-you-are-in = Vous jouez sous le nom de { $name } en division { $division }.
lweb-you-are-substitute = Vous êtes remplaçant, { $name }.
lweb-you-withdrew = Vous vous êtes retiré de cette saison.
lweb-your-table = À votre table : { $title }, ronde { $round }
lweb-standings = Classement
lweb-no-standings = Personne n’est encore dans cette division.
lweb-bye = exempt
lweb-round-short = Ronde { $round }
lweb-how-ties = Comment se comptent les points et les égalités
lweb-how-points = Points par place : { $points }. Les places égales les partagent ; une exemption vaut la moyenne d’une table. Chaque ligne dit pourquoi elle est sous la précédente.
lweb-results = Tous les résultats en
lweb-tables = Tables en cours
lweb-tables-over = { $count ->
    [one] Une table est finie
   *[other] { $count } tables sont finies
  }
lweb-no-tables = Aucune table n’est en cours. Les tables s’ouvrent d’elles-mêmes au début de la saison et à la fin de chaque ronde.
lweb-table-row = Ronde { $round }, division { $division } : { $title }
lweb-lost = { $name } (la maison joue)
lweb-rules = Les règles
lweb-sizes = par table : { $sizes }
lweb-rules-season = { $rounds ->
    [one] Une ronde
   *[other] { $rounds } rondes
  } de { $days ->
    [one] un jour
   *[other] { $days } jours
  }, tables par personne et par ronde : { $tables }.
lweb-rules-divisions = { $divisions } divisions ; { $moving } montent et descendent.
lweb-organisers = Organisateurs

# Les outils des organisateurs
lweb-tools = Pour les organisateurs
lweb-invitation-link = Lien d’invitation : qui l’a peut s’inscrire

# Campagnes
lweb-campaign-name = Nom de la campagne
lweb-campaign-name-first = Donnez à la campagne un nom et au moins une partie.
lweb-order = Les parties, dans l’ordre
lweb-effects = Ce qui passe d’une partie à l’autre
lweb-effect-last-chooses-title = La dernière maison choisit la partie suivante.
lweb-effect-last-chooses-seat = La dernière maison choisit sa place.
lweb-effect-purse = La dernière maison reçoit une bourse de 1 point de prestige.
lweb-effect-rivalry = Deux maisons peuvent être rivales : la place de la meilleure compte double.
lweb-no-effects = rien
lweb-campaign-link = Qui ouvre ce lien peut fonder une maison
lweb-your-house = Vous dirigez la maison { $house }.
lweb-your-game = À la partie : { $title }
lweb-choose-by = Jusqu’au
lweb-rival-of = Rivale : { $house }.
lweb-full-campaign = Toutes les maisons sont fondées. Vous pouvez suivre la campagne ici.
lweb-headless = Un joueur de la maison la dirige.
lweb-given-up = (abandonnée)
lweb-houses-heading = Les maisons
lweb-no-houses = Aucune maison n’est encore fondée. Envoyez l’adresse de cette page à ceux qui joueront.
lweb-no-chronicle = La chronique s’écrit d’elle-même dès la première partie.

# Trouver une partie
lweb-seek-lead = Dites à quoi vous joueriez. Dès qu’assez de personnes veulent la même chose, leur table s’ouvre.
lweb-you-seek = Vous êtes sur la liste. Votre table apparaît parmi vos parties dès qu’elle s’ouvre.
lweb-no-offers = Aucune place n’est libre. Les places quittées, les remplaçants que cherche une ligue et les maisons sans chef sont listés ici.
lweb-look = Voir
lweb-who-seeks = Qui cherche une partie
lweb-would-play = jouerait à { $titles }, à une table de { $seats }
lweb-unrated = hors classement
lweb-nobody-seeks = Personne ne cherche en ce moment.

# Encore des ligues
lweb-people = { $count ->
    [0] Personne encore.
    [one] Une personne.
   *[other] { $count } personnes.
  }
lweb-signed-up = Inscrits : { $people }.
lweb-nobody-signed-up = Personne ne s’est encore inscrit. Envoyez l’adresse de cette page à qui aimerait jouer.
lweb-title = Jeu
lweb-profile-address = Un organisateur qui veut vous mettre à la place de quelqu’un a besoin de l’adresse de votre profil :
