# Matrix : ce qui s’y tape, et ce que le robot dit dans ses salons.

matrix-hello = Bonjour ! `!partie nouvelle` ouvre une table dans ce salon, `!aide` montre tout le reste. Chaque table a son salon, et ce que personne d’autre ne doit voir arrive dans un salon entre vous et moi.
matrix-direct-hello = Bonjour ! Vos tours, et tout ce que personne d’autre ne doit voir, arrivent ici. Tapez le numéro de votre choix, ou son nom. `!parties` montre vos parties, `!aide` le reste.
matrix-own-direct = J’ai ouvert un salon pour nous deux, où l’on ne peut inviter personne d’autre : { $link }
matrix-encrypted = Je ne peux pas lire les salons chiffrés ; j’en ai ouvert un qui ne l’est pas : { $link }
matrix-nothing-asked = Rien ne vous attend ici. `!parties` montre vos parties, `!aide` tout ce que vous pouvez taper.
matrix-just-now = Ce tour vient d’arriver, je n’ai donc pas compté votre message. Que voulez-vous faire ici ?
matrix-unclear = Je ne sais pas quoi faire de « { $words } ». Vous pouvez taper :
matrix-type-words = Tapez votre réponse.
matrix-type-numbers = { $count ->
    [one] Tapez un nombre.
   *[other] Tapez { $count } nombres séparés par des espaces, dans cet ordre.
  }
matrix-type-counts = Tapez combien de chaque, avec des espaces entre eux : `{ $key }x2` veut dire deux du numéro { $key }.
matrix-not-in-private = Cela ne marche que dans un salon d’une communauté.
matrix-which-command = Après `{ $group }`, vous pouvez taper : { $commands }
matrix-too-many-words = Je ne sais pas ce que « { $words } » veut dire ici. `!aide` montre ce que vous pouvez taper.
matrix-missing = Il manque quelque chose : { $what } ({ $known }).
matrix-no-number = « { $words } » n’est pas un nombre.
matrix-no-person = « { $words } » n’est personne sur Matrix. Écrivez @nom:example.org.
matrix-invite = inviter
matrix-invite-about = Inviter quelqu’un à la table où vous êtes
matrix-help-begin = ### Commencer
    `!partie nouvelle` ouvre une table, `!{ group-hall } { cmd-openings }` montre les places libres, `!{ group-hall } { command-hall-seek }` trouve des personnes qui veulent le même jeu.
    `!ligue` et `!campagne` réunissent plusieurs parties. `!inviter @nom:example.org` invite quelqu’un à votre table.
matrix-help-watching = ### Vous regardez cette partie
    `!partie plateau` et `!partie journal` disent où elle en est, `!partie règles` comment on joue. `!partie asseoir` prend une place libre.
matrix-help-playing = ### Vous jouez ici
    Vos tours arrivent dans le salon entre vous et moi : tapez le numéro de votre choix. `!partie jouer` montre à nouveau votre tour ; `!partie main` montre ce que personne d’autre ne doit voir, `!partie manqué` ce qui s’est passé depuis votre dernière visite.
    `!partie plans` prévoit vos prochains coups, `!partie prolonger` et `!partie pause` demandent du temps, `!partie { command-table-leave }` libère votre place.
matrix-help-moderator = ### Vous modérez ici
    `!{ cmd-host } terminer`, `!{ cmd-host } pause`, `!{ cmd-host } déplacer` et `!{ cmd-host } supprimer` concernent une partie, `!{ cmd-host } asseoir`, `!{ cmd-host } retirer` et `!{ cmd-host } remplacer` les personnes qui jouent. La table est informée de tout.
    `!réglages` est pour les personnes qui gèrent la communauté : salons, limites et journal.

widget-heading = La table dans ce salon
widget-signing-in = Connexion avec Matrix…
widget-not-vouched = Votre serveur Matrix n’a pas confirmé qui vous êtes : rien n’a été ouvert. Réessayez, et autorisez la table à savoir qui vous êtes.
widget-other-homeserver = La table dans le salon est réservée aux comptes du serveur Matrix du robot. Tapez !partie lien pour jouer dans le navigateur.
widget-homeserver-away = Votre serveur Matrix est injoignable pour le moment. Réessayez dans un instant, ou tapez !partie lien pour jouer dans le navigateur.
widget-no-answer = Votre client Matrix ne répond pas. Réessayez, ou tapez !partie lien pour jouer dans le navigateur.
widget-known-by-matrix = Ici, c’est Matrix qui vous connecte. Les liens personnels sont pour le navigateur.
widget-delete-in-matrix = Tapez plutôt !moi effacer sur Matrix. Cela efface aussi ce qui y est enregistré.
