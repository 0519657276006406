# Ce que font à une table ceux qui y veillent, et comment chacun l’apprend.

cmd-host = hôte
cmd-host-about = Veiller sur les tables de ce serveur, comme modérateur

act-table-host-end = Terminer la partie
act-table-host-end-about = La partie s’arrête aussitôt, sans vainqueur ; on peut encore la lire
command-table-host-end = terminer
act-table-host-pause = Suspendre la partie
act-table-host-pause-about = Toutes les horloges s’arrêtent pour ce nombre d’heures
command-table-host-pause = pause
act-table-host-resume = Reprendre la partie
act-table-host-resume-about = La pause prend fin, et les horloges repartent
command-table-host-resume = relancer
act-table-host-move = Déplacer la partie
act-table-host-move-about = La partie continue dans un fil d’un autre salon
command-table-host-move = déplacer
act-table-host-seat = Proposer une place
act-table-host-seat-about = Une personne est invitée à une place libre, et joue si elle accepte
command-table-host-seat = asseoir
act-table-host-unseat = Retirer un joueur
act-table-host-unseat-about = Il perd sa place, et ne peut pas y revenir de lui-même
command-table-host-unseat = retirer
act-table-host-replace = Remplacer un joueur
act-table-host-replace-about = Une autre personne est invitée à cette place, secrets compris, et la prend si elle accepte
command-table-host-replace = remplacer
act-table-host-delete = Supprimer la partie
act-table-host-delete-about = La partie et sa relecture disparaissent. Dans une partie classée où vous jouez : abandon
command-table-host-delete = supprimer
field-channel = Salon
option-channel = salon

moderated-opener = La personne qui a ouvert la table
moderated-operator = L’exploitant de cet hôte
moderated-end = { $who } a terminé cette partie, sans vainqueur.
moderated-pause = { $who } a suspendu cette partie pour { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
moderated-resume = { $who } a mis fin à la pause.
moderated-move = { $who } déplace cette partie vers { $where }.
moderated-seat = { $who } a proposé la place de { $whom } à une autre personne.
moderated-replace = { $who } a invité une autre personne à jouer pour { $whom }, qui garde sa place jusque-là.
moderated-unseat-open = { $who } a retiré sa place à { $whom }. Elle est libre.
moderated-unseat-house = { $who } a retiré sa place à { $whom }. La maison joue à sa place.
moderated-delete = { $who } a supprimé une partie de { $title } ({ $players }).
moderated-deleted = La partie est supprimée.

moderated-all-sit = Toutes les places sont tenues par des personnes. Retirez ou remplacez quelqu’un.
moderated-nowhere = Il n’y a pas d’autre salon où je puisse mener cette partie.
moderated-not-moved = Je n’ai pas pu déplacer cette partie vers { $where } : je n’y peux pas ouvrir de fil. Elle continue ici.
moderated-of-series = Cette partie appartient à une ligue ou à une campagne. Terminez-la, ou demandez aux organisateurs.
moderated-sits-already = { $name } a déjà une place à cette table.
moderated-own-game = Cette partie compte pour le classement et d’autres y jouent : une personne qui joue ne peut pas en décider seule. Demandez un vote à la table, ou l’aide de la modération.
moderated-concede = { $who } voulait supprimer cette partie classée. Cela vaut abandon : { $who } finit à la dernière place, et un robot joue la suite.
moderated-conceded = Une partie classée avec d’autres ne se supprime pas. Vous l’avez abandonnée : un robot joue la suite, et vous finissez à la dernière place.
moderated-person-elsewhere = Seul quelqu’un du lieu où se joue cette table peut s’y asseoir.
