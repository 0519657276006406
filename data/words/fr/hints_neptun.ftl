# Pourquoi et quand, pour chaque sorte de question (Neptun) : jusqu’à la première partie finie.

hint-neptun-draft-contract =
    Cinq contrats font votre voyage, de gauche à droite ; ce que l’on saute en chemin est perdu. Une carte Rames basse vous fait choisir en premier la fois suivante.
    Prenez ce qui est près d’un contrat que vous avez ; révélez quand vous jouez tard dans le tour ; laissez un emplacement libre pour ce qui peut venir.
hint-neptun-draft-wishes =
    Ce n’est pas encore votre tour, mais vous pouvez dire ce que vous voulez : des contrats visibles, ou une route de ports pour tous les tours de cette phase.
    Nommez un contrat si vous ne voulez que celui-là ; laissez une route quand les autres tardent et que vous savez où naviguer.
hint-neptun-sail-oars =
    Votre portée, c’est le vent plus la puissance de la carte, et tous les vents de ce tour font celui du suivant.
    Dépensez une carte faible quand le port est proche, une forte quand il est loin ; un mille de trop peu coûte une pièce d’or.
hint-neptun-sail-course =
    Où vous vous arrêtez, vous pouvez remplir un contrat ; ceux encore ouverts à sa gauche sont perdus. Une fois par contrat, un point de temple s’achète 3 pièces.
    Livrez de gauche à droite ; achetez le point quand il rompt une égalité ou gagne un temple.
hint-neptun-extra-sail =
    Il vous reste des contrats et des cartes Rames : naviguez encore une ou deux fois, avec le même vent.
    Allez-y si un contrat est à portée : cinq contrats remplis donnent la tuile bonus. Renoncez si les cartes valent mieux à la manche suivante.
