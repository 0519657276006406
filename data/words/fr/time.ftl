# Jouer sur plusieurs jours : horloges, ordres, votes, absences, remplaçants, rappels.
async-clock-answered = { $who } n’a plus de temps : l’hôte répond pour cette fois.
async-order-answered = { $who } avait donné un ordre permanent : il répond.
async-order-unknown = Ce jeu ne pose aucune question de ce genre à l’avance.
async-undo-over = La partie est finie et sa graine a été montrée : on ne reprend plus rien.
async-undo-no-time = Il ne reste rien à la pendule de cette question : elle ne peut pas être reposée.
async-undone-by-table = La table a repris des coups.
async-undone-by-host = L’hôte de la table a repris des coups.
async-undo-asked = { $who } demande à reprendre son dernier coup, avec ce qui l’a suivi. Ce qui a été vu reste vu. Tous doivent être d’accord.
async-undo-granted = Tous sont d’accord : le dernier coup de { $who } est repris, avec ce qui l’a suivi.
async-undo-refused = Tous ne sont pas d’accord à temps : les coups de { $who } restent.
async-undo-withdrawn = Il n’y a plus rien à reprendre pour { $who }.
async-rewind-asked = { $who } demande d’annuler des coups de plusieurs personnes, jusqu’à un moment antérieur. Ce qui a été vu reste vu. Tout le monde doit être d’accord.
async-rewind-granted = Tout le monde est d’accord : les coups désignés par { $who } sont annulés.
async-rewind-refused = L’accord de tout le monde n’est pas venu à temps : les coups restent, { $who }.
async-rewind-withdrawn = { $who } ne demande plus d’annuler ces coups.
async-pause-asked = { $who } demande une pause de { $hours ->
    [one] une heure
   *[other] { $hours } heures
  }.
async-pause-granted = La partie s’arrête pour { $hours ->
    [one] une heure
   *[other] { $hours } heures
  } : aucune horloge ne tourne.
async-pause-refused = Pas de pause : la partie continue, { $who }.
async-pause-withdrawn = { $who } n’a plus besoin de pause.
async-pause-over = La pause est finie : les horloges tournent.
async-pause-already = La partie est déjà en pause.
async-pause-never = Cette table joue sans pause.
async-pause-none = La partie n’est pas en pause.
async-extend-asked = { $who } demande { $hours ->
    [one] une heure
   *[other] { $hours } heures
  } de plus.
async-extend-granted = { $who } reçoit { $hours ->
    [one] une heure
   *[other] { $hours } heures
  } de plus.
async-extend-refused = Pas de temps en plus pour { $who }.
async-extend-withdrawn = { $who } n’a plus besoin de temps.
async-extend-nothing = Aucune de vos horloges ne tourne : il n’y a rien à prolonger.
async-ask-already = La table est déjà saisie de cette demande : votez d’abord.
async-ask-too-long = Demandez au plus { $days } jours.
async-pace-asked = { $who } demande un autre rythme : { $pace }. Il faut l’accord de plus de la moitié des autres.
async-pace-granted = Le rythme change : { $pace }. Toutes les horloges repartent.
async-pace-refused = Le rythme reste le même, { $who }.
async-pace-withdrawn = { $who } ne demande plus un autre rythme.
async-score-asked = { $who } demande à terminer la partie maintenant et à la compter telle quelle. Il faut l’accord de tout le monde.
async-score-granted = Tout le monde est d’accord : la partie finit ici et se compte telle quelle.
async-score-refused = Tout le monde n’est pas d’accord : la partie continue, { $who }.
async-score-withdrawn = { $who } ne demande plus à terminer la partie.
async-cancel-asked = { $who } demande à terminer la partie maintenant, sans résultat. Il faut l’accord de tout le monde.
async-cancel-granted = Tout le monde est d’accord : la partie finit ici, sans résultat.
async-cancel-refused = Tout le monde n’est pas d’accord : la partie continue, { $who }.
async-cancel-withdrawn = { $who } ne demande plus à terminer la partie.
async-conceded = { $who } abandonne et finit au dernier rang. Un robot continue.
async-vote-yes = { $who } est d’accord.
async-vote-no = { $who } n’est pas d’accord.
async-vote-not-yours = Ce vote n’est pas le vôtre, ou il est clos.
async-vote-over = Ce vote n’existe plus.
async-seat-empty = Personne n’est assis là.
async-seat-taken = { $who } est assis là.
async-seat-one-each = Vous avez déjà une place à cette table.
async-seat-nobody = Personne n’a quitté cette place : on ne peut pas la rendre.
async-seat-left-open = { $who } s’est levé. La place est libre pour qui la prend.
async-seat-left-house = { $who } s’est levé. La maison joue à sa place.
async-seat-expired-open = { $who } a trop souvent manqué de temps. La place est libre pour qui la prend.
async-seat-expired-house = { $who } a trop souvent manqué de temps. La maison joue à sa place.
async-seat-unstarted = { $who } n’a pas joué de premier coup sous un jour. La place est libre.
async-seat-substituted = { $who } remplace { $whom }.
async-seat-given-house = La maison joue à la place de { $who }.
async-seat-given-open = La place de { $who } est libre pour qui la prend.
async-seat-given-person = Quelqu’un joue de nouveau pour { $who }.
async-seat-returned = { $who } est de retour.
async-seat-handed-back = { $who } a rendu la place à { $whom }, qui reçoit une invitation à revenir.
async-seat-conceded = { $who } a abandonné cette partie : un robot joue cette place jusqu’à la fin.
offer-already = { $name } a déjà une invitation à cette table.
offer-gone = Cette invitation n’est plus valable.
offer-accepted = { $name } accepte l’invitation et prend place.
offer-declined = L’invitation à la place de { $whom } a été refusée.
offer-lapsed = L’invitation à la place de { $whom } est restée sans réponse.
async-given-up = Plus personne n’est assis à cette table : elle s’arrête là, sans vainqueur.
async-not-over = La partie entière se donne quand elle est finie : avant, elle montrerait ce que d’autres cachent.
async-dealt-alike = Cette table a la même donne que d’autres de sa ronde qui jouent encore : la revoir montrerait ce qui les attend.
async-before-after = Avant : { $before } Après : { $after }
async-palette-classic = classique
async-palette-colourblind = sûre pour les daltoniens
async-palette-contrast = contraste fort
async-terms = Chacun commence avec { $bank } ; chaque question ajoute { $increment }, jusqu’à { $cap }.
async-terms-plain = Chaque question a { $increment }, et l’on peut garder jusqu’à { $cap }.
async-span = { $what }
async-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
async-hours = { $count } h
async-minutes = { $count } min
async-seconds = { $count } s

# De même à la table du navigateur.
page-time = Temps et compagnie
page-terms-none = Cette table n’a pas d’horloge.
page-expiry-default = Quand le temps est écoulé, la réponse habituelle est donnée.
page-expiry-house = Quand le temps est écoulé, la maison répond pour cette fois.
page-expiry-hand = Après { $strikes } fois de suite, la maison prend la place.
page-paused = La partie est en pause jusqu’au
page-kind-house = joueur de la maison
page-kind-open = place libre
page-due = échéance :
page-asked = La table attend, sans horloge.
page-rests = Son horloge s’arrête jusqu’au
page-away = Absent du { DAY($first) } au { DAY($last) }
page-expired = { $count ->
    [one] A manqué de temps une fois
   *[other] A manqué de temps { $count } fois de suite
  }
page-take = Prendre cette place
page-vote-until = Ouvert jusqu’au
page-votes = { $yes } oui, { $no } non, sur { $all }
page-ask-undo = Demander à reprendre mon dernier coup
page-left = Vous avez quitté une place ici, et personne ne l’a prise.
page-come-back = Vous avez quitté une place ? Collez son lien :
page-return = Revenir
page-wishes = Mes réglages
page-orders = Ordres permanents
page-orders-lead = Laissez une réponse à une sorte de question : elle est donnée chaque fois qu’une telle question vient, si elle convient. Vous seul voyez ceci.
page-orders-none = Ce jeu ne demande rien à quoi l’on puisse répondre d’avance.
page-order-once = Laissé pour la prochaine fois :
page-order-always = En vigueur :
page-order-give = À chaque fois
page-order-next = La prochaine fois seulement
page-order-drop = Retirer
page-missed = Ce que j’ai manqué
page-missed-nothing = Rien ne s’est passé depuis votre dernier coup.
page-earlier = { $count ->
    [one] Un événement avant ceux-ci.
   *[other] { $count } événements avant ceux-ci.
  }
page-before-after = Le plateau quand vous l’avez quitté, et tel qu’il est
page-film = Le voir se passer
page-film-start = Tel que vous l’avez quitté
page-film-move = Coup { $move } sur { $moves }
page-replay = Pas à pas
page-eyes = Par les yeux de
page-eyes-all = un spectateur
page-step = Pas
page-show = Montrer
page-back = Retour
page-on = Suite
page-export = Télécharger la partie (JSON)
async-link-anew = Un nouveau lien a été fait pour la place de { $who } : plus personne n’y est assis par l’ancien.
async-link-bound = { $who } a fait une nouvelle clé pour sa place : aucun lien envoyé ne l’ouvre plus.
async-link-asks = Quelqu’un a ouvert ailleurs le lien de votre place et demande à entrer. Répondez sous « Qui peut s’asseoir ici ».
