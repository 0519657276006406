# Classements, profils, ligues et recherche de partie.
league-no-such = Il n’y a pas de telle ligue ni campagne ici. Vérifiez le nom.
league-not-organiser = Seuls ses organisateurs peuvent le faire.
league-not-in = Cette personne ne participe pas à la saison.
league-in-already = Vous participez déjà.
league-not-invited = Cette ligue est réservée aux invités. Demandez à l’organisateur.
league-same-deal = Vous connaissez cette donne par une autre table du tour. Vous pourrez vous asseoir ici quand cette table sera finie.
league-not-agreed = Seule une personne remplaçante peut prendre une place : demandez-lui d’abord de se mettre à disposition.
league-open-to-all = Cette ligue est ouverte à tous : personne n’a besoin d’invitation.
league-signup-closed = Les inscriptions sont closes. Vous pouvez vous proposer comme remplaçant.
league-no-table = Il n’y a pas de telle table en cours dans cette ligue.
league-no-free-seat = Il n’y a pas de place à prendre à cette table.
league-bad-titles = Choisissez parmi ces jeux : { $titles }.
league-bad-sizes = { $title } se joue à { $seats } : choisissez des tables parmi ces tailles.
league-bad-numbers = Choisissez 1 à 60 rondes, 1 à 5 tables, 1 à 20 divisions, 0 à 20 changements de division, et au moins une saison.
league-bad-options = { $title } n’a pas cette variante : { $reason }
league-bad-points = Donnez les points par place à partir de la première, de 0 à 1000 ; une meilleure place ne peut pas valoir moins.
league-bad-times = Les jours vont de 0 à 400, et une ronde a besoin d’un peu de temps.
league-bad-tie-breaks = Nommez chaque départage une fois au plus : 1 rencontres directes, 2 Sonneborn–Berger, 3 part des scores, 4 tables gagnées.
league-settled = Les règles sont fixées. Elles changent avant l’ouverture des inscriptions, et entre deux saisons.
league-not-open-yet = Les inscriptions ne sont pas encore ouvertes.
league-no-season = Il n’y a pas eu de telle saison.
league-no-division = Choisissez une division de 1 à { $divisions }.
league-no-bye = Il n’y a pas de ronde à venir dont cette personne pourrait être exempte.
league-no-substitute = Choisissez quelqu’un qui ne participe pas encore, pendant que la saison se joue.
league-not-there = Cette personne n’a pas de place à cette table.
league-organises-already = Cette personne organise déjà la ligue.
league-profile-hidden = Ce profil n’est pas montré.
league-nothing-to-seek = Choisissez des jeux et des tailles de table qui vont ensemble.
league-found = Une table de { $title } est prête : { $people }.

# Annonces
league-opened = **{ $name }** : la saison { $season } est ouverte. Inscrivez-vous !
league-too-few = **{ $name }** : { $people } inscrits, il en faut { $least }. Les inscriptions restent ouvertes.
league-started = **{ $name }** : la saison { $season } commence avec { $people } personnes.
league-round = **{ $name }** : la ronde { $round } de la division { $division } commence sur { $tables ->
    [one] une table
   *[other] { $tables } tables
  }.
league-no-round = **{ $name }** : trop peu de monde dans la division { $division } pour la ronde { $round } ; chacun est exempt.
league-late-warning = **{ $name }** : la table { $table } ({ $people }) va être en retard.
league-late-decided = **{ $name }** : la table { $table } est en retard. La maison joue pour { $people }.
league-table-over = **{ $name }** : la table { $table } est gagnée par { $winners }.
league-table-gone = (supprimée)
league-voided = **{ $name }** : la table { $table } ne compte pour personne.
league-withdrew = **{ $name }** : { $who } se retire.
league-substituted = **{ $name }** : { $who } remplace { $instead }.
league-closed = **{ $name }** : la saison { $season } est finie. Victoire de { $winners }.

# Le journal des organisateurs
league-log-joined = Inscription de { $who }.
league-log-substitute = { $who } se propose comme remplaçant.
league-log-left = Départ de { $who }.
league-log-invited = Invitation de { $who }.
league-log-moved = { $who } passe en division { $division }.
league-log-replaced = { $who } prend la place de { $instead } à la table { $table }.
league-log-took-seat = { $who } reprend une place à la table { $table }.
league-log-extended = La table { $table } reçoit { $hours } heures de plus.
league-log-forfeit = Forfait de { $who } à la table { $table }.
league-log-bye = { $who } est exempt de la prochaine ronde.
league-log-substituted = { $who } est mis à la place de { $instead }.
league-log-voided = La table { $table } est annulée.
league-log-withdrawn = { $who } est retiré de la saison.
league-log-organiser = { $who } devient organisateur.
league-log-rules = Les règles ont changé.

# Pourquoi une ligne est où elle est
league-why-first = Le plus de points.
league-why-points = { $less } points contre { $more }.
league-why-head-to-head = Autant de points que { $above } ; rencontres directes : { $less } contre { $more }.
league-why-sonneborn-berger = Autant de points que { $above } ; Sonneborn–Berger : { $less } contre { $more }.
league-why-score-share = Autant de points que { $above } ; part des scores : { $less } contre { $more }.
league-why-wins = Autant de points que { $above } ; tables gagnées : { $less } contre { $more }.
league-why-withdrawn = Retrait : derrière tous ceux qui sont restés.
league-fraction = { $whole },{ $part }
league-whole = { $whole }
league-why-equal = À égalité en tout avec { $above }.

# Exploits
feat-long-cargo = Longue cargaison
feat-great-haul = Grand profit
feat-pirate-bane = Fléau des pirates
feat-honest-broker = Courtier honnête
feat-deal-maker = Maître des affaires
feat-sought-after = Très sollicité
feat-swift-messenger = Messager rapide
feat-all-contracts = Tous les contrats d’une manche
feat-perfect-seasons = Trois manches parfaites
feat-galley-taken = Prise de guerre
feat-fort-builder = Bâtisseur de forts
feat-cathedral-builder = Bâtisseur de basiliques
feat-far-landings = Débarquements lointains

# Tableaux et pages
league-leaderboard = Classement
league-pool-all = Tous les jeux
league-pool-host = partout
league-pool-server = ce serveur
league-column-name = Nom
league-column-rating = Cote
league-column-games = Parties
league-column-points = Points
league-column-tables = Tables
league-column-why = Pourquoi ici
league-short-head-to-head = Direct
league-short-sonneborn-berger = S.–B.
league-short-score-share = Part
league-short-wins = Gagnées
league-rating-note = Montrée après { $games } parties. L’ordre suit la cote moins son incertitude.
league-gone = { $name } (retrait)
league-standing-under = Saison { $season }, division { $division }, ronde { $round } sur { $rounds }
league-leagues = Ligues
league-campaigns = Campagnes
league-none = Il n’y en a pas encore.
league-state-draft = Les règles se fixent.
league-state-signup = Les inscriptions sont ouvertes.
league-state-playing = La saison se joue.
league-state-closed = La saison est finie.
league-openings = Places à prendre
league-opening-open-seat = { $title } : une place libre à la table { $table }
league-opening-substitute = { $title } : { $name } cherche un remplaçant à la table { $table }
league-opening-house = { $title } : { $name } a une maison sans chef
league-results = Résultats
league-log-heading = Ce qui s’est passé
league-past = Saison { $season } : { $winners }
league-person-games = { $games ->
    [0] Aucune partie finie.
    [one] Une partie, { $won ->
        [0] perdue.
       *[other] gagnée.
      }
   *[other] { $games } parties, { $won ->
        [0] aucune gagnée.
        [one] une gagnée.
       *[other] { $won } gagnées.
      }
  }
league-person-reliable = Réponses à temps : { $percent } %. L’horloge a joué { $expiries ->
    [0] 0 fois
    [one] une fois
   *[other] { $expiries } fois
  } ; places quittées : { $left }.
league-person-thought = Environ { $minutes } min par décision.
league-person-best = Record
league-person-feats = Exploits
league-person-met = Rencontrés le plus

league-too-few-games = Une cote est montrée après { $games } parties.
league-created = **{ $name }** est fondée.
league-joined = C’est fait, vous participez.
league-left = C’est fait, vous ne participez plus.
league-seeking = Vous êtes sur la liste. On vous appellera quand une table sera prête.
campaign-created = **{ $name }** est fondée. Que chacun fonde maintenant sa maison.

league-forgotten = Quelqu’un

# Ce qu’une ligue a convenu
league-rules-titles = { $titles }, à des tables de { $sizes } ; { $pace }.
league-rules-variants = Variantes : { $variants }.
league-rules-rounds = { $rounds ->
    [one] Une ronde
   *[other] { $rounds } rondes
  } de { $days } jours, { $tables ->
    [one] une table
   *[other] { $tables } tables
  } par personne.
league-rules-points = Points par place : { $points } ; exemption : { $bye }. Départage : { $breaks }.
league-rules-late-house = Une table en retard est avertie { $warning } jours avant ; puis la maison joue pour ceux qu’elle attend, de nouveau tous les { $grace } jours.
league-rules-late-void = Une table en retard est avertie { $warning } jours avant ; puis elle ne compte pour personne.
league-rules-divisions = { $divisions } divisions ; { $moving } montent et descendent.
league-rules-duplicate = Toutes les tables d’une ronde ont la même donne.
league-rules-invited = Seuls les invités s’inscrivent.
league-rules-role = Seuls les membres avec un certain rôle s’inscrivent.
league-rules-seasons = Elle finit après { $seasons ->
    [one] une saison
   *[other] { $seasons } saisons
  }.
league-break-head-to-head = rencontres directes
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = part des scores
league-break-wins = tables gagnées
league-is-open = Les inscriptions à **{ $name }** sont ouvertes.
league-begins = La saison commence { $when }.
league-stands-by = C’est fait, vous êtes prêt à remplacer.
league-seated = La place est à vous.
league-entry-all = Tout le monde s’inscrit
league-entry-invited = Seulement les invités
league-entry-role = Seulement les membres avec le rôle
league-menu-variants = Variantes
league-variant = { $title }, { $what } : { $answer }
league-an-organiser = L’organisation de la ligue
league-seat-forfeited = { $who } a déclaré forfait pour la place de { $whom } dans { $name }. Un robot continue.
