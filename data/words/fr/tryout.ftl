# Essayer des coups dans une copie privée de la partie

tryout-open = Essayer des coups
tryout-title = Coups à l’essai
tryout-dealt = Ce que vos adversaires cachent est distribué au hasard, d’après ce que vous savez.
tryout-from-move = La position après le coup { $move }.
tryout-private = Personne d’autre ne voit cela, et rien ne compte.
tryout-do-this = Jouer ce coup
tryout-go-on = Laisser jouer
tryout-play-as = Jouer { $name }
tryout-others = Qui joue les autres places
tryout-bots = Les robots jouent
tryout-all-seats = Je joue tout
tryout-start-over = Recommencer
tryout-deal-again = Redistribuer
tryout-share = Lien vers la position
tryout-seat = Votre place
tryout-play-on = Jouer d’ici
tryout-filled-in = Rempli : { $what }. Confirmez, ou changez ce que vous voulez.
tryout-moved-on = La partie a avancé : ce que vous avez essayé ne convient plus.
tryout-gone = Vous n’essayez aucun coup ici. Appuyez sur « Essayer des coups » pour commencer.
tryout-too-long = Il n’y a plus de place ici pour d’autres coups. Annulez-en quelques-uns, ou recommencez.
# Sur le chat
tryout-chat = Ouvrez votre table dans le navigateur et appuyez sur **Essayer des coups** : vous obtenez une copie privée de cette partie.
tryout-chat-led = Voici où votre dernier essai a mené.
