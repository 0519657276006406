# Ce que dit l’hôte lui-même, quels que soient le titre et la surface.
host-house-easy = Maison { $number } (facile)
host-house-usual = Maison { $number }
host-house-strong = Maison { $number } (forte)
host-no-match = Il n’y a pas de telle partie ici. Vérifiez le lien.
host-not-installed = Cette partie ne peut pas être affichée : « { $title } » n’est pas installé sur ce serveur pour le moment. Rien n’est perdu ; elle reprendra quand « { $title } » sera de retour.
host-no-seat = Il n’y a pas de place { $number } à cette table.
host-wrong-key = Ce lien n’ouvre rien ici. Demandez-en un nouveau à qui a ouvert la partie.
host-abandoned = Cette partie a été abandonnée : plus rien n’y change.
host-no-place = Il n’y a pas d’endroit « { $what } » sur ce plateau.
host-undone = { $who } a repris un coup.
host-renewed = Les règles de ce jeu ont été corrigées. La partie continue d’ici avec les règles corrigées.
budget-spent = C’est autant de fois qu’il est possible en une heure ici ({ $count }). Patientez un peu.
queue-full = Vous avez demandé beaucoup à la fois, et le serveur y travaille encore. Réessayez dans un instant.
