# Classements, profils, ligues et recherche de partie.
league-no-such = Il n’y a pas de telle ligue ni campagne ici. Vérifiez le nom.
league-not-organiser = Seuls ses organisateurs peuvent le faire.
league-not-in = Cette personne ne participe pas à la saison.
league-in-already = Vous participez déjà.
league-not-invited = Cette ligue est réservée aux invités. Demandez à l’organisateur.
league-open-to-all = Cette ligue est ouverte à tous : personne n’a besoin d’invitation.
league-signup-closed = Les inscriptions sont closes. Vous pouvez vous proposer comme remplaçant.
league-no-table = Il n’y a pas de telle table en cours dans cette ligue.
league-no-free-seat = Il n’y a pas de place à prendre à cette table.
league-bad-titles = Choisissez parmi ces jeux : { $titles }.
league-bad-sizes = { $title } se joue à { $seats } : choisissez des tables parmi ces tailles.
league-bad-numbers = Rondes, tables, divisions et tailles des tables : au moins 1.
league-bad-points = Une meilleure place ne peut pas valoir moins de points.
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
league-table-over = **{ $name }** : { $winner } gagne la table { $table }.
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

# Pourquoi une ligne est où elle est
league-why-first = Le plus de points.
league-why-points = { $less } points contre { $more }.
league-why-head-to-head = Autant de points que { $above } ; rencontres directes : { $less } contre { $more }.
league-why-sonneborn-berger = Autant de points que { $above } ; Sonneborn–Berger : { $less } contre { $more }.
league-why-score-share = Autant de points que { $above } ; part des scores : { $less } contre { $more }.
league-why-wins = Autant de points que { $above } ; tables gagnées : { $less } contre { $more }.
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
league-state-signup = Les inscriptions sont ouvertes.
league-state-playing = La saison se joue.
league-state-closed = La saison est finie.
league-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
  }
league-openings = Places à prendre
league-opening-open-seat = { $title } : une place libre à la table { $table }
league-opening-substitute = { $title } : { $name } cherche un remplaçant à la table { $table }
league-opening-house = { $title } : { $name } a une maison sans chef
league-results = Résultats
league-log-heading = Ce qui s’est passé
league-past = Saison { $season } : { $winners }
league-person-games = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }, { $won } gagnées.
league-person-reliable = Réponses à temps : { $percent } %. L’horloge a joué { $expiries ->
    [one] une fois
   *[other] { $expiries } fois
  } ; places quittées : { $left }.
league-person-thought = Environ { $minutes } min par décision.
league-person-best = Record
league-person-feats = Exploits
league-person-met = Rencontrés le plus
