# Classements, profils, ligues et recherche de partie.
league-no-such = Cette ligue ou cette campagne n’existe pas. Vérifiez le nom.
league-not-organiser = Seule l’organisation de la ligue peut le faire.
league-not-in = Cette personne ne participe pas.
league-in-already = Vous participez déjà.
league-not-invited = Il faut une invitation pour cette ligue. Adressez-vous à l’organisation.
league-same-deal = Vous connaissez cette donne par une autre table de la ronde. Vous pourrez jouer ici quand cette table sera finie.
league-not-agreed = Seule une personne inscrite comme remplaçante peut prendre une place. Demandez-lui d’abord de s’inscrire ainsi.
league-open-to-all = Cette ligue est ouverte à tout le monde. Aucune invitation n’est nécessaire.
league-signup-closed = Les inscriptions sont closes. Vous pouvez encore vous proposer pour un remplacement.
league-no-table = Cette table n’est pas en cours dans cette ligue.
league-no-free-seat = Aucune place n’est libre à cette table.
league-bad-titles = Choisissez parmi ces jeux : { $titles }.
league-bad-sizes = { $title } se joue à { $seats }. Choisissez une taille de table qui convient.
league-bad-numbers = Choisissez 1 à 60 rondes, 1 à 5 tables, 1 à 20 divisions, 0 à 20 changements de division, et au moins une saison.
league-bad-options = { $title } n’a pas cette variante : { $reason }
league-bad-points = Donnez les points à partir de la première place, de 0 à 1000. Une meilleure place ne peut pas valoir moins.
league-bad-times = Choisissez de 0 à 400 jours. Une ronde a besoin d’un peu de temps.
league-bad-tie-breaks = Utilisez chaque départage une fois au plus : 1 confrontations directes, 2 Sonneborn–Berger, 3 part des points, 4 tables gagnées.
league-settled = La première ronde a commencé : les règles et les dates ne changent plus.
league-not-open-yet = Les inscriptions ne sont pas encore ouvertes.
league-no-season = Cette saison n’a pas eu lieu.
league-no-division = Choisissez une division de 1 à { $divisions }.
league-no-bye = Il ne reste aucune ronde que cette personne pourrait passer.
league-no-substitute = Choisissez une personne qui ne joue pas encore, tant que des rondes se jouent.
league-not-there = Cette personne n’a pas de place à cette table.
league-organises-already = Cette personne organise déjà la ligue.
league-profile-hidden = Ce profil est privé.
league-nothing-to-seek = Aucun de ces jeux ne se joue à ce nombre. Changez l’un des deux.
league-found = Votre table est prête, { $title } : { $people }.

# Annonces
league-opened = **{ $name }** : la saison { $season } est ouverte. Inscrivez-vous !
league-too-few = **{ $name }** : inscriptions : { $people } sur { $least } nécessaires. Elles restent ouvertes.
league-started = **{ $name }** : la saison { $season } commence avec { $people ->
    [0] 0 personne
    [one] une personne
   *[other] { $people } personnes
  }.
league-round = **{ $name }** : la ronde { $round } de la division { $division } commence sur { $tables ->
    [0] 0 table
    [one] une table
   *[other] { $tables } tables
  }.
league-no-round = **{ $name }** : il reste trop peu de monde dans la division { $division } pour la ronde { $round }. Exemption pour tout le monde.
league-late-warning = **{ $name }** : la table { $table } ({ $people }) risque de finir en retard.
league-late-decided = **{ $name }** : la table { $table } est en retard. Un robot joue pour { $people }.
league-table-over = **{ $name }** : table { $table }, victoire de { $winners }.
league-game = { $title } · { $players }
league-table-gone = (supprimée)
league-voided = **{ $name }** : la table { $table } ne compte pas.
league-withdrew = **{ $name }** : { $who } se retire.
league-substituted = **{ $name }** : { $who } remplace { $instead }.
league-closed = **{ $name }** : la saison { $season } est finie. Victoire de { $winners }.
league-next-signup = **{ $name }** : les inscriptions à la saison { $season } ouvrent le { DAY($day) }.
league-message = **{ $name }**, de la part de { $who } : { $words }
league-changed = **{ $name }** : les règles ou les dates ont changé. Jetez-y un œil avant la première ronde.
league-ended = L’organisation a mis fin à **{ $name }**.
league-ended-counted = C’est la fin de **{ $name }**. La saison { $season } compte en l’état. Victoire de { $winners }.
league-ended-counted-cup = C’est la fin de **{ $name }**, qui compte en l’état. Victoire de { $winners }.
league-ended-uncounted = C’est la fin de **{ $name }**. La saison { $season } ne compte pas.
league-ended-uncounted-cup = C’est la fin de **{ $name }**, qui ne compte pas.

# Le journal de la ligue
league-log-joined = Inscription de { $who }.
league-log-substitute = { $who } se propose pour un remplacement.
league-log-left = Départ de { $who }.
league-log-invited = Invitation de { $who }.
league-log-moved = { $who } passe en division { $division }.
league-log-replaced = { $who } prend la place de { $instead } à la table { $table }.
league-log-took-seat = { $who } prend une place à la table { $table }.
league-log-extended = La table { $table } reçoit { $hours ->
    [0] 0 heure
    [one] 1 heure
   *[other] { $hours } heures
  } de plus.
league-log-forfeit = Forfait de { $who } à la table { $table }.
league-log-bye = Exemption de { $who } pour la prochaine ronde.
league-log-substituted = { $who } remplace { $instead }.
league-log-voided = La table { $table } est annulée.
league-log-withdrawn = Retrait de { $who }.
league-open-already = Les inscriptions ont déjà été ouvertes.
league-no-signup = Les inscriptions ne sont pas ouvertes en ce moment.
league-too-few-now = Inscriptions : { $people } sur { $least } nécessaires.
league-begun = La première ronde commence.
league-message-sent = Envoyé à toutes les personnes inscrites.
league-too-many-messages = Vous avez déjà assez écrit à tout le monde aujourd’hui. Réessayez demain.
league-ended-already = C’est terminé.
league-bad-start = Choisissez un jour à venir, dans les 400 jours.
league-has-programs = Un programme est inscrit. Retirez-le avant d’exclure les programmes.
league-log-organiser = { $who } rejoint l’organisation de la ligue.
league-log-rules = Les règles ont changé.
league-log-opened = Les inscriptions ont été ouvertes.
league-log-start = Le jeu commence maintenant le { DAY($day) }.
league-log-begun = Les inscriptions ont été fermées et la première ronde lancée.
league-log-renamed = { $before } s’appelle maintenant { $name }.
league-log-described = La présentation a changé.
league-log-message = Un message est parti à toutes les personnes inscrites.
league-log-ended = C’est la fin pour de bon.

# Pourquoi une ligne est où elle est
league-why-first = Le plus de points.
league-why-points = Points : { $less } contre { $more }.
league-why-head-to-head = Autant de points que { $above }. Confrontations directes : { $less } contre { $more }.
league-why-sonneborn-berger = Autant de points que { $above }. Sonneborn–Berger : { $less } contre { $more }.
league-why-score-share = Autant de points que { $above }. Part des points : { $less } contre { $more }.
league-why-wins = Autant de points que { $above }. Tables gagnées : { $less } contre { $more }.
league-why-withdrawn = Retrait, donc en bas du classement.
league-fraction = { $whole },{ $part }
league-whole = { $whole }
league-why-equal = À égalité en tout avec { $above }.

# Exploits
feat-long-cargo = Longue cargaison
feat-great-haul = Gros gain
feat-pirate-bane = Fléau des pirates
feat-honest-broker = Commerce honnête
feat-deal-maker = Sens des affaires
feat-sought-after = Très forte demande
feat-swift-messenger = Ambassades express
feat-galley-taken = Galère capturée
feat-fort-builder = Forts bâtis
feat-cathedral-builder = Basiliques bâties
feat-far-landings = Débarquements lointains

# Tableaux et pages
league-leaderboard = Classement
league-pool-all = Tous les jeux
league-pool-host = partout
league-pool-server = ce serveur
league-column-name = Nom
league-column-rating = Classement
league-column-games = Parties
league-column-points = Points
league-column-tables = Tables
league-column-why = Raison
league-short-head-to-head = Direct
league-short-sonneborn-berger = S.–B.
league-short-score-share = Part
league-short-wins = Gagnées
league-rating-note = Visible après { $games ->
    [0] 0 partie
    [one] une partie
   *[other] { $games } parties
  }. Trié par classement moins incertitude.
league-gone = { $name } (retrait)
league-standing-under = Saison { $season }, division { $division }, ronde { $round } sur { $rounds }
league-leagues = Ligues
league-campaigns = Campagnes
league-none = Rien pour l’instant.
league-state-draft = Les règles ne sont pas encore fixées.
league-state-signup = Les inscriptions sont ouvertes.
league-state-playing = La saison est en cours.
league-state-closed = La saison est finie.
league-openings = Places libres
league-opening-open-seat = { $title } : une place libre à la table { $table }
league-opening-substitute = { $title } : { $name } cherche un remplacement à la table { $table }
league-opening-house = { $title } : { $name } a une maison à reprendre
league-results = Résultats
league-log-by = { $line } Décidé par { $who }.
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
league-person-reliable = Coups à temps : { $percent } %. Temps écoulé : { $expiries ->
    [0] jamais
    [one] une fois
   *[other] { $expiries } fois
  }. Places quittées : { $left }.
league-person-thought = Environ { $minutes } min par coup.
league-person-best = Meilleur score
league-person-feats = Exploits
league-person-met = Adversaires les plus fréquents

league-too-few-games = Le classement s’affiche après { $games ->
    [0] 0 partie
    [one] une partie
   *[other] { $games } parties
  }.
league-created = Vous avez créé **{ $name }**.
league-joined = C’est fait, vous participez.
league-left = C’est fait, vous ne participez plus.
league-seeking = Vous êtes sur la liste. Une notification vous préviendra quand votre table sera prête.
campaign-created = Vous avez créé **{ $name }**. Chaque personne peut maintenant fonder une maison.

league-forgotten = Quelqu’un

# Ce qu’une ligue a convenu
league-rules-titles = { $titles }, à des tables de { $sizes } ; { $pace }.
league-rules-variants = Variantes : { $variants }.
league-rules-rounds = { $rounds ->
    [0] 0 ronde
    [one] Une ronde
   *[other] { $rounds } rondes
  } de { $days ->
    [0] 0 jour
    [one] un jour
   *[other] { $days } jours
  }, { $tables ->
    [0] 0 table
    [one] une table
   *[other] { $tables } tables
  } par personne.
league-rules-points = Points par place : { $points }. Exemption : { $bye }. Départage : { $breaks }.
league-rules-late-house = Une table en retard reçoit un avertissement { $warning ->
    [0] le dernier jour
    [one] un jour avant la fin
   *[other] { $warning } jours avant la fin
  }. Ensuite, un robot joue pour les personnes qui la font attendre, puis de nouveau { $grace ->
    [0] dès qu’il le faut
    [one] chaque jour
   *[other] tous les { $grace } jours
  }.
league-rules-late-void = Une table en retard reçoit un avertissement { $warning ->
    [0] le dernier jour
    [one] un jour avant la fin
   *[other] { $warning } jours avant la fin
  }. Ensuite, elle ne compte pas.
league-rules-divisions = { $divisions ->
    [0] 0 division
    [one] Une division
   *[other] { $divisions } divisions
  } ; { $moving ->
    [0] personne ne monte ni ne descend
    [one] une personne monte et une descend
   *[other] { $moving } personnes montent et { $moving } descendent
  }.
league-rules-programs = Les programmes peuvent participer.
league-rules-duplicate = Toutes les tables d’une ronde ont la même donne.
league-rules-invited = Il faut une invitation pour s’inscrire.
league-rules-role = Il faut un certain rôle pour s’inscrire.
league-rules-seasons = La ligue se termine après { $seasons ->
    [0] 0 saison
    [one] une saison
   *[other] { $seasons } saisons
  }.
league-break-head-to-head = confrontations directes
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = part des points
league-break-wins = tables gagnées
league-is-open = Les inscriptions à **{ $name }** sont ouvertes.
league-begins = La saison commence { $when }.
league-stands-by = C’est fait, vous pourrez remplacer une autre personne.
league-seated = La place est à vous.
league-entry-all = Tout le monde peut s’inscrire
league-entry-invited = Sur invitation seulement
league-entry-role = Seulement les membres avec le rôle
league-menu-variants = Variantes
league-variant = { $title }, { $what } : { $answer }
league-an-organiser = L’organisation de la ligue
league-seat-forfeited = { $who } a déclaré forfait pour la place de { $whom } dans { $name }. Un robot continue.

# Cups: knock-outs and Swiss rounds
league-opened-cup = **{ $name }** : les inscriptions sont ouvertes. Inscrivez-vous !
league-started-cup = **{ $name }** commence avec { $people ->
    [0] 0 personne
    [one] une personne
   *[other] { $people } personnes
  }.
league-round-cup = **{ $name }** : la ronde { $round } commence sur { $tables ->
    [0] 0 table
    [one] une table
   *[other] { $tables } tables
  }.
league-final-cup = **{ $name }** : la finale commence.
league-closed-cup = **{ $name }** : c’est fini. Victoire de { $winners }.
league-scored = Le temps est écoulé pour { $name }. La partie finit ici et se compte telle quelle.
league-bad-cup = Une coupe a une seule division, et une table par personne et par ronde.
league-bad-advancing = Choisissez combien de personnes se qualifient par table : de 1 à { $most }.
league-no-bye-cup = Dans une élimination directe, on ne peut pas passer une ronde.
league-out-already = Cette personne n’est plus dans la coupe.
league-why-champion = Victoire dans la coupe.
league-why-still-in = Toujours en course.
league-why-out = Élimination à la ronde { $round }.
league-why-out-place = Élimination à la ronde { $round }, place { $place }.
league-standing-under-cup = Ronde { $round } sur { $rounds }
league-state-playing-cup = La coupe est en cours.
league-state-closed-cup = La coupe est finie.
league-rules-swiss = Système suisse, { $rounds ->
    [0] 0 ronde
    [one] une ronde
   *[other] { $rounds } rondes
  }. À égalité de points, on joue ensemble, si possible jamais deux fois.
league-rules-knockout = Élimination directe : { $people ->
    [0] à chaque table, personne ne se qualifie
    [one] la première place de chaque table se qualifie
   *[other] les { $people } premières places de chaque table se qualifient
  }, jusqu’à la finale.
league-rules-knockout-ties = À égalité ou sans résultat, les meilleurs résultats précédents décident, puis l’inscription la plus ancienne.
league-rules-length = Toute la coupe dure { $days ->
    [0] 0 jour
    [one] un jour
   *[other] { $days } jours
  }, partagés à parts égales entre les rondes.
league-rules-round-days = Chaque ronde dure { $days ->
    [0] 0 jour
    [one] un jour
   *[other] { $days } jours
  }.
league-rules-late-score = Une table en retard reçoit un avertissement { $warning ->
    [0] le dernier jour
    [one] un jour avant la fin
   *[other] { $warning } jours avant la fin
  }. Ensuite, la partie finit et se compte telle quelle.
league-round-ends = Cette ronde finit { $when }.

# Cups: knock-outs and Swiss rounds
league-begins-cup = La coupe commence { $when }.
