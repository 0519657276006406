# What moderators do at a table, and how its players are told.

cmd-host = modération
cmd-host-about = Modérer les tables de ce serveur

act-table-host-end = Terminer la partie
act-table-host-end-about = La partie s’arrête aussitôt, sans victoire. On peut encore la revoir.
command-table-host-end = terminer
act-table-host-pause = Suspendre la partie
act-table-host-pause-about = Toutes les horloges s’arrêtent pour ce nombre d’heures
command-table-host-pause = pause
act-table-host-resume = Relancer la partie
act-table-host-resume-about = La pause prend fin, et les horloges repartent
command-table-host-resume = relancer
act-table-host-move = Déplacer la partie
act-table-host-move-about = La partie continue dans un fil d’un autre salon
command-table-host-move = déplacer
act-table-host-seat = Proposer une place
act-table-host-seat-about = Une personne est invitée à une place libre, et joue si elle accepte
command-table-host-seat = asseoir
act-table-host-unseat = Retirer quelqu’un
act-table-host-unseat-about = Cette personne perd sa place et ne peut pas la reprendre d’elle-même
command-table-host-unseat = retirer
act-table-host-replace = Remplacer quelqu’un
act-table-host-replace-about = Une autre personne est invitée à cette place, secrets compris, et la prend si elle accepte
command-table-host-replace = remplacer
act-table-host-delete = Supprimer la partie
act-table-host-delete-about = La partie et son replay disparaissent. Si elle est classée et que vous y jouez : abandon.
command-table-host-delete = supprimer
field-channel = Salon
option-channel = salon

moderated-opener = La personne qui a ouvert la table
moderated-operator = L’équipe de Fondaco
moderated-end = { $who } a terminé cette partie, sans victoire.
moderated-pause = { $who } a suspendu cette partie pour { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
moderated-resume = { $who } a mis fin à la pause.
moderated-move = { $who } a déplacé cette partie vers { $where }.
moderated-seat = { $who } a proposé la place de { $whom } à une autre personne.
moderated-replace = { $who } a invité une autre personne à jouer pour { $whom }, qui garde sa place jusque-là.
moderated-unseat-open = { $who } a retiré { $whom } de la table. La place est libre.
moderated-unseat-house = { $who } a retiré { $whom } de la table. Un robot joue la suite.
moderated-delete = { $who } a supprimé une partie de { $title } ({ $players }).
moderated-deleted = Partie supprimée.

moderated-all-sit = Chaque place est occupée. Retirez ou remplacez quelqu’un.
moderated-nowhere = Il n’y a pas d’autre salon où je peux mener cette partie.
moderated-not-moved = Je n’ai pas pu déplacer cette partie vers { $where } : je ne peux pas y ouvrir de fil. Elle continue ici.
moderated-of-series = Cette partie appartient à une ligue ou à une campagne. Terminez-la plutôt, ou demandez à son organisation.
moderated-sits-already = { $name } a déjà une place à cette table.
moderated-own-game = Cette partie est classée et d’autres y jouent : une personne qui joue ne peut pas en décider seule. Demandez un vote à la table, ou l’aide de la modération.
moderated-concede = { $who } voulait supprimer cette partie classée. Cela compte comme un abandon : { $who } finit au dernier rang, et un robot joue la suite.
moderated-conceded = Une partie classée avec d’autres ne peut pas être supprimée. Vous l’avez abandonnée : un robot joue la suite, et vous finissez au dernier rang.
moderated-person-elsewhere = Seules les personnes du lieu où cette table se joue peuvent y prendre place.
