# Pourquoi et quand, pour chaque sorte de question (Neptun) : jusqu’à la première partie finie.

hint-neptun-draft-contract =
    Vous livrez vos cinq contrats de gauche à droite, et vous perdez ceux que vous sautez. Une carte Rames basse vous fait choisir plus tôt au tour suivant.
    Prenez des ports proches de vos autres contrats, et laissez des emplacements libres entre eux. Si vous choisissez tard dans le tour, mieux vaut souvent révéler.
hint-neptun-draft-wishes =
    Ce n’est pas encore votre tour, mais vous pouvez dire ce que vous voulez : des contrats visibles, ou une route de ports pour toute la phase.
    Choisissez un contrat si vous ne voulez que celui-là. Laissez une route si vous savez où aller et que les autres tardent.
hint-neptun-sail-oars =
    Votre portée, c’est le vent plus la puissance de la carte. Le vent suivant, c’est 5 plus les vents de toutes les cartes jouées à ce tour.
    Jouez une carte faible quand le port est proche, une forte quand il est loin. Chaque mille manquant coûte 1 pièce d’or.
hint-neptun-sail-course =
    Vous pouvez livrer un contrat là où vous vous arrêtez, et vous perdez ceux encore ouverts à sa gauche. À chaque livraison, vous pouvez acheter un point de temple pour 3 pièces d’or.
    Livrez de gauche à droite. Achetez le point quand il rompt une égalité ou gagne un temple.
hint-neptun-extra-sail =
    Il vous reste des contrats et des cartes Rames : vous pouvez naviguer encore une ou deux fois, avec le même vent.
    Allez-y si un contrat est à portée : cinq livraisons donnent la tuile Bonus. Passez si la carte vaut mieux à la manche suivante.
