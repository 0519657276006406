# Jouer sur plusieurs jours : horloges, ordres, votes, absences, remplaçants, rappels.
async-clock-answered = { $who } n’a plus de temps : l’hôte répond pour cette fois.
async-order-answered = { $who } avait donné un ordre permanent : il répond.
async-order-unknown = Ce jeu ne pose aucune question de ce genre à l’avance.
async-undo-over = La partie est finie et sa graine a été montrée : on ne reprend plus rien.
async-undo-no-time = Il ne reste rien à la pendule de cette question : elle ne peut pas être reposée.
async-undone-by-table = La table a repris des coups.
async-undone-by-host = L’hôte de la table a repris des coups.
async-undo-asked = { $who } demande à revenir avant son dernier coup. Ce qui a été vu reste vu. Tous doivent être d’accord.
async-undo-granted = Tous sont d’accord : on revient avant le dernier coup de { $who }.
async-undo-refused = Tous ne sont pas d’accord à temps : les coups de { $who } restent.
async-undo-withdrawn = Il n’y a plus rien à reprendre pour { $who }.
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
async-seat-substituted = { $who } remplace { $whom }.
async-seat-given-house = La maison joue à la place de { $who }.
async-seat-given-open = La place de { $who } est libre pour qui la prend.
async-seat-given-person = Quelqu’un joue de nouveau pour { $who }.
async-seat-returned = { $who } est de retour.
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
aweb-pace = Rythme
aweb-pace-none = Sans horloge
aweb-pace-live = En direct : minutes
aweb-pace-day = Environ un jour
aweb-pace-two-days = Environ deux jours
aweb-pace-week = Environ une semaine
aweb-time = Temps et compagnie
aweb-terms-none = Cette table n’a pas d’horloge.
aweb-expiry-default = Quand le temps est écoulé, la réponse habituelle est donnée.
aweb-expiry-house = Quand le temps est écoulé, la maison répond pour cette fois.
aweb-expiry-hand = Après { $strikes } fois de suite, la maison prend la place.
aweb-paused = La partie est en pause jusqu’au
aweb-kind-house = joueur de la maison
aweb-kind-open = place libre
aweb-due = jusqu’au
aweb-asked = La table attend, sans horloge.
aweb-rests = Son horloge s’arrête jusqu’au
aweb-away = Absent du { $first } au { $last }
aweb-expired = { $count ->
    [one] A manqué de temps une fois
   *[other] A manqué de temps { $count } fois de suite
  }
aweb-your-name = Votre nom
aweb-take = Prendre cette place
aweb-vote-undo = { $who } demande à revenir avant son dernier coup
aweb-vote-pause = { $who } demande une pause de { $hours } h
aweb-vote-extend = { $who } demande { $hours } h de plus
aweb-vote-until = Ouvert jusqu’au
aweb-votes = { $yes } oui, { $no } non, sur { $all }
aweb-yes = D’accord
aweb-no = Pas d’accord
aweb-withdraw = Retirer
aweb-ask = Demander à la table
aweb-ask-undo = Demander à reprendre mon dernier coup
aweb-hours = Heures
aweb-ask-pause = Demander une pause
aweb-ask-extend = Demander plus de temps
aweb-resume = Finir la pause
aweb-seat = Votre place
aweb-leave = Se lever et libérer la place
aweb-leave-about = Qui prend la place joue la suite avec ce que vous avez. D’ici là, votre horloge tourne, et vous pouvez revenir.
aweb-leave-house = Laisser jouer la maison
aweb-leave-house-about = Un joueur de la maison joue la suite avec ce que vous avez, jusqu’à ce que vous reveniez ou que quelqu’un prenne la place.
aweb-give-back = Rendre la place
aweb-give-back-about = Qui était assis ici avant vous reprend la place, et vous vous levez.
aweb-left = Vous avez quitté une place ici, et personne ne l’a prise.
aweb-come-back = Vous avez quitté une place ? Collez son lien :
aweb-return = Revenir
aweb-wishes = Mes réglages
aweb-wishes-lead = Votre horloge s’arrête à ces heures, et jusqu’à { $days } jours d’absence par an.
aweb-wishes-wrong = Cela ne va pas : un fuseau connu, au plus 14 heures calmes, au plus { $days } jours d’absence par an.
aweb-zone = Fuseau horaire
aweb-quiet-from = Calme de
aweb-quiet-to = à
aweb-away-first = Absent du
aweb-away-last = au (compris)
aweb-keep = Garder
aweb-orders = Ordres permanents
aweb-orders-lead = Laissez une réponse : elle sera donnée quand la question viendra, si elle convient encore. Vous seul voyez cette page.
aweb-orders-none = Ce jeu ne demande rien à quoi l’on puisse répondre d’avance.
aweb-order-once = Laissé pour la prochaine fois :
aweb-order-always = En vigueur :
aweb-order-give = À chaque fois
aweb-order-next = La prochaine fois seulement
aweb-order-drop = Retirer
aweb-missed = Ce que j’ai manqué
aweb-missed-nothing = Rien ne s’est passé depuis votre dernier coup.
aweb-earlier = { $count ->
    [one] Un événement avant ceux-ci.
   *[other] { $count } événements avant ceux-ci.
  }
aweb-before-after = Le plateau quand vous l’avez quitté, et tel qu’il est
aweb-film = Le voir se passer
aweb-replay = Pas à pas
aweb-eyes = Par les yeux de
aweb-eyes-all = un spectateur
aweb-step = Pas
aweb-show = Montrer
aweb-back = Retour
aweb-on = Suite
aweb-export = Télécharger la partie (JSON)
async-link-anew = Un nouveau lien a été fait pour la place de { $who } : plus personne n’y est assis par l’ancien.
async-link-bound = { $who } a fait une nouvelle clé pour sa place : aucun lien envoyé ne l’ouvre plus.
async-link-asks = Quelqu’un a ouvert ailleurs le lien de votre place et demande à entrer. Répondez sous « Qui peut s’asseoir ici ».
