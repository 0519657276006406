# What the server itself says, in every game and on every surface.
host-house-easy = Robot { $number } (facile)
host-house-usual = Robot { $number }
host-house-strong = Robot { $number } (fort)
host-no-match = Cette partie n’existe pas. Vérifiez le lien.
host-not-installed = Cette partie ne peut pas être affichée : « { $title } » n’est pas installé sur ce serveur pour le moment. Rien n’est perdu. La partie continuera au retour de « { $title } ».
host-no-seat = Cette table n’a pas de place { $number }.
host-wrong-key = Ce lien ne fonctionne pas. Demandez-en un nouveau à la personne qui a ouvert la partie.
host-abandoned = Cette partie a été abandonnée. On ne peut plus y jouer.
host-no-place = Ce plateau n’a pas d’endroit « { $what } ».
host-undone = { $who } a annulé un coup.
host-renewed = Les règles de cette partie ont été corrigées. À partir d’ici, les règles corrigées s’appliquent.
budget-spent = { $count ->
    [one] Ici, ce n’est possible qu’une fois par heure. Patientez un peu.
   *[other] Ici, ce n’est possible que { $count } fois par heure. Patientez un peu.
  }
queue-full = Cela fait beaucoup à la fois, et le serveur y travaille encore. Réessayez dans un instant.
title-trial = { $name } (à l’essai)
title-draft = { $name } (ébauche)
