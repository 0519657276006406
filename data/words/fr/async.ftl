# Jouer sur plusieurs jours : horloges, ordres, votes, absences, remplaçants, rappels.
async-clock-answered = { $who } n’a plus de temps : l’hôte répond pour cette fois.
async-order-answered = { $who } avait donné un ordre permanent : il répond.
async-order-unknown = Ce jeu ne pose aucune question de ce genre à l’avance.
async-undo-over = La partie est finie et sa graine a été montrée : on ne reprend plus rien.
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
async-seat-returned = { $who } est de retour.
async-given-up = Plus personne n’est assis à cette table : elle s’arrête là, sans vainqueur.
async-not-over = La partie entière se donne quand elle est finie : avant, elle montrerait ce que d’autres cachent.
async-before-after = Avant : { $before } Après : { $after }
