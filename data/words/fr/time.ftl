# Jouer sur plusieurs jours : horloges, ordres, votes, absences, remplaçants, rappels.
async-clock-answered = { $who } n’a plus de temps : un coup a été joué automatiquement.
async-order-answered = L’ordre permanent de { $who } a été exécuté.
async-order-unknown = Cet ordre permanent n’existe pas dans ce jeu.
async-undo-over = La partie est finie et sa graine a été montrée : on ne peut plus rien annuler.
async-undo-no-time = Il ne reste plus de temps à l’horloge pour ce coup : on ne peut pas l’annuler.
async-undone-by-table = La table a annulé des coups.
async-undone-by-host = La personne qui a ouvert la table a annulé des coups.
async-undo-asked = { $who } demande d’annuler son dernier coup et tout ce qui a suivi. Ce qui a été révélé reste connu. Toute la table doit être d’accord.
async-undo-granted = Toute la table est d’accord. Le dernier coup de { $who } est annulé, avec tout ce qui a suivi.
async-undo-refused = L’accord de toute la table n’est pas venu à temps. Les coups de { $who } restent.
async-undo-withdrawn = Il n’y a plus rien à annuler pour { $who }.
async-rewind-asked = { $who } demande d’annuler les coups de plusieurs personnes, jusqu’à un moment antérieur. Ce qui a été révélé reste connu. Toute la table doit être d’accord.
async-rewind-granted = Toute la table est d’accord. Les coups choisis par { $who } sont annulés.
async-rewind-refused = { $who } n’a pas eu à temps l’accord de toute la table. Les coups restent.
async-rewind-withdrawn = { $who } ne demande plus d’annuler ces coups.
async-pause-asked = { $who } demande une pause de { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }. Il faut l’accord de plus de la moitié des autres.
async-pause-granted = La partie est en pause pour { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }. Toutes les horloges sont arrêtées.
async-pause-refused = Pas de pause pour { $who }. La partie continue.
async-pause-withdrawn = { $who } n’a plus besoin de pause.
async-pause-over = La pause est finie. Les horloges tournent à nouveau.
async-pause-already = La partie est déjà en pause.
async-pause-never = Cette table joue sans pause.
async-pause-none = La partie n’est pas en pause.
async-extend-asked = { $who } demande { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  } de plus. Il faut l’accord de plus de la moitié des autres.
async-extend-granted = { $who } a { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  } de plus.
async-extend-refused = Pas de temps en plus pour { $who }.
async-extend-withdrawn = { $who } n’a plus besoin de temps en plus.
async-extend-nothing = Votre horloge ne tourne pas : il n’y a rien à prolonger.
async-ask-already = La table vote déjà à ce sujet.
async-ask-too-long = { $days ->
    [one] Vous pouvez demander au plus { $days } jour.
   *[other] Vous pouvez demander au plus { $days } jours.
  }
async-pace-asked = { $who } demande un autre rythme : { $pace }. Il faut l’accord de plus de la moitié des autres.
async-pace-granted = Nouveau rythme : { $pace }. Toutes les horloges repartent.
async-pace-refused = Pas de nouveau rythme pour { $who }. Rien ne change.
async-pace-withdrawn = { $who } ne demande plus un autre rythme.
async-score-asked = { $who } demande de terminer la partie maintenant et de la compter telle quelle. Toute la table doit être d’accord.
async-score-granted = Toute la table est d’accord. La partie finit ici et se compte telle quelle.
async-score-refused = { $who } n’a pas eu l’accord de toute la table. La partie continue.
async-score-withdrawn = { $who } ne demande plus de terminer la partie.
async-cancel-asked = { $who } demande de terminer la partie maintenant, sans résultat. Toute la table doit être d’accord.
async-cancel-granted = Toute la table est d’accord. La partie finit ici, sans résultat.
async-cancel-refused = { $who } n’a pas eu l’accord de toute la table. La partie continue.
async-cancel-withdrawn = { $who } ne demande plus de terminer la partie.
async-conceded = { $who } abandonne et finit au dernier rang. Un robot continue.
async-vote-yes = { $who } est d’accord.
async-vote-no = { $who } n’est pas d’accord.
async-vote-not-yours = Vous ne pouvez pas voter ici, ou le vote est clos.
async-vote-over = Ce vote est clos.
async-seat-empty = Personne n’occupe cette place.
async-seat-taken = { $who } occupe cette place.
async-seat-one-each = Vous avez déjà une place à cette table.
async-seat-nobody = Personne n’a quitté cette place : on ne peut pas la rendre.
async-seat-left-open = { $who } a quitté la table. La place est libre.
async-seat-left-house = { $who } a quitté la table. Un robot continue.
async-seat-expired-open = { $who } a trop souvent dépassé son temps. La place est libre.
async-seat-expired-house = { $who } a trop souvent dépassé son temps. Un robot continue.
remind-first-move = Sans premier coup à temps, votre place revient à quelqu’un d’autre.
async-seat-unstarted = { $who } n’a pas joué de premier coup sous un jour. La place est libre.
async-seat-substituted = { $who } remplace { $whom }.
async-seat-given-house = Un robot remplace { $who }.
async-seat-given-open = La place de { $who } est libre.
async-seat-given-person = Une personne joue de nouveau pour { $who }.
async-seat-returned = { $who } est de retour.
async-seat-handed-back = { $who } a rendu la place à { $whom }, avec une invitation à revenir.
async-seat-conceded = { $who } a abandonné cette partie : un robot joue cette place jusqu’à la fin.
offer-already = { $name } a déjà une invitation à cette table.
offer-gone = Cette invitation n’est plus valable.
offer-accepted = { $name } accepte l’invitation et prend la place.
offer-declined = L’invitation à la place de { $whom } a été refusée.
offer-lapsed = L’invitation à la place de { $whom } est restée sans réponse.
async-given-up = Il n’y a plus personne à cette table. La partie s’arrête là, sans victoire.
async-not-over = Vous pourrez obtenir la partie entière quand elle sera finie. Avant, elle montrerait ce que d’autres cachent.
async-dealt-alike = D’autres tables de cette ronde jouent encore avec les mêmes cartes et les mêmes dés. Vous pourrez revoir cette partie quand elles auront fini.
async-before-after = Avant : { $before } Après : { $after }
async-palette-classic = classique
async-palette-colourblind = adaptée au daltonisme
async-palette-contrast = contraste élevé
async-terms = Tout le monde commence avec { $bank }. Chaque tour ajoute { $increment }, jusqu’à { $cap }.
async-terms-plain = Chaque tour donne { $increment }, et on peut garder jusqu’à { $cap }.
async-span = { $what }
async-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
async-hours = { $count } h
async-minutes = { $count } min
async-seconds = { $count } s

# De même à la table du navigateur.
page-time = Horloge et joueurs
page-terms-none = Cette table n’a pas d’horloge.
page-expiry-default = Si le temps est écoulé, le coup par défaut est joué.
page-expiry-house = Si le temps est écoulé, un robot joue ce seul tour.
page-expiry-hand = { $strikes ->
    [one] Après { $strikes } tour manqué, un robot prend la place.
   *[other] Après { $strikes } tours manqués de suite, un robot prend la place.
  }
page-paused = La partie est en pause jusqu’au
page-kind-house = robot
page-kind-open = place libre
page-due = échéance :
page-asked = La table attend, sans horloge.
page-rests = Son horloge est arrêtée jusqu’au
page-away = Absence du { DAY($first) } au { DAY($last) }
page-expired = { $count ->
    [one] A dépassé son temps { $count } fois
   *[other] A dépassé son temps { $count } fois de suite
  }
page-take = Prendre cette place
page-vote-until = Vote ouvert jusqu’au
page-votes = { $yes } oui, { $no } non, sur { $all }
page-ask-undo = Demander l’annulation
page-left = Vous avez quitté une place ici, et personne ne l’a encore prise.
page-come-back = Vous avez quitté une place ? Collez son lien :
page-return = Revenir
page-wishes = Mes réglages
page-orders = Ordres permanents
page-orders-lead = Choisissez quoi faire dans une certaine situation. C’est joué chaque fois que cette situation se présente, si c’est possible. Personne d’autre ne voit ceci.
page-orders-none = Ce jeu n’a rien que l’on puisse décider d’avance.
page-order-once = La prochaine fois :
page-order-always = Toujours :
page-order-give = À chaque fois
page-order-next = La prochaine fois seulement
page-order-drop = Retirer
page-missed = Ce que j’ai manqué
page-missed-nothing = Rien ne s’est passé depuis votre dernier coup.
page-earlier = { $count ->
    [one] { $count } événement plus ancien n’est pas affiché ici.
   *[other] { $count } événements plus anciens ne sont pas affichés ici.
  }
page-before-after = Le plateau à votre départ, et maintenant
page-film = Voir ce qui s’est passé
page-film-start = À votre départ
page-film-move = Coup { $move } sur { $moves }
page-replay = Étape par étape
page-eyes = Voir comme
page-eyes-all = le public
page-step = Étape
page-show = Afficher
page-back = Retour
page-on = Suivant
page-export = Télécharger la partie (JSON)
async-link-anew = La place de { $who } a un nouveau lien. L’ancien ne marche plus.
async-link-bound = { $who } a créé une nouvelle clé pour sa place. Les liens envoyés avant ne marchent plus.
async-link-asks = Quelqu’un a ouvert ailleurs le lien de votre place et demande à entrer. Répondez sous « { web-guests } ».
