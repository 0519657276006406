# La leçon de Neptun, étape par étape.

lesson-neptun-turn =
    À Neptun, le plus de points après trois manches gagne. Ils viennent surtout des tuiles des temples : chacune va à la personne qui a le plus livré dans une région. D’abord, vous chargez cinq contrats, puis vous les livrez de gauche à droite. Sel pour Thessalonique est visible. Mais vous jouez en dernier : laissé là, il reste, avec 1 pièce d’or.
    Choisissez « Révéler le suivant ».
lesson-neptun-turn-slip = Il conviendrait. Mais personne ne choisit après vous à ce tour. Choisissez « Révéler le suivant », et le sel vous attendra avec 1 pièce d’or.
lesson-neptun-carthago =
    Miel pour Carthage. Il faut prendre le dernier contrat de la rangée. Il va à l’un des cinq emplacements et y reste toute la manche. Carthage est loin à l’ouest, donc tard dans votre voyage.
    Choisissez Miel pour Carthage, puis « Emplacement 4 ».
lesson-neptun-carthago-slip = On livre de gauche à droite, et on perd ce qu’on saute. Carthage vient tard, avec un emplacement après elle : « Emplacement 4 ».
lesson-neptun-salt =
    Personne n’a pris le sel, il porte donc 1 pièce d’or. Chaque contrat vient avec une carte Rames. La plus basse fait choisir en premier au tour suivant, et c’était la vôtre. Thessalonique est près de la Crète : une bonne première étape.
    Choisissez Sel pour Thessalonique, puis « Emplacement 1 ».
lesson-neptun-salt-turn = Quelqu’un d’autre le prendrait alors, avec l’or. Prenez-le.
lesson-neptun-salt-slip = C’est le bon contrat ! Mais c’est le port le plus proche, donc la première étape : « Emplacement 1 ».
lesson-neptun-turn-again =
    Miel pour Byzance rapporte de l’or. L’or est utile, mais ce sont les points qui gagnent les temples. Thessalonique est en Grèce, et un deuxième contrat là-bas aiderait plus.
    Choisissez « Révéler le suivant ».
lesson-neptun-turn-again-slip = 3 pièces d’or, c’est tentant. Mais le plus de points dans une région gagne la tuile de son temple. L’or ne compte que dans le temple d’or. Choisissez « Révéler le suivant ».
lesson-neptun-athenae =
    Grain pour Athènes rapporte 2 points en Grèce, à trois milles de Thessalonique. C’est ce que vous espériez ! Sa carte Rames de 1 est faible, mais vous restez en tête de l’ordre.
    Choisissez Grain pour Athènes, puis « Emplacement 2 ».
lesson-neptun-athenae-turn = Vous ne trouverez pas de meilleure voisine à Thessalonique. Prenez-le.
lesson-neptun-athenae-slip = Athènes vient juste après Thessalonique : « Emplacement 2 ».
lesson-neptun-turn-third =
    Encore Byzance, maintenant avec 1 pièce d’or. Les emplacements 3 et 5 sont vides. Il vous faut quelque chose en Grèce et quelque chose au-delà de Carthage.
    Choisissez « Révéler le suivant ».
lesson-neptun-turn-third-slip = Byzance sera derrière vous quand vous irez vers l’ouest. Choisissez « Révéler le suivant ».
lesson-neptun-leptis =
    Raisin pour Leptis Magna, en Afrique comme Carthage et pas loin d’elle. C’est 1 point seulement, mais cinq livraisons donnent la tuile Bonus, qui vaut 3.
    Choisissez Raisin pour Leptis Magna, puis « Emplacement 5 ».
lesson-neptun-leptis-turn = Il termine bien votre voyage : Carthage, puis Leptis Magna. Prenez-le.
lesson-neptun-leptis-slip = Leptis Magna est au-delà de Carthage, c’est donc la dernière étape : « Emplacement 5 ».
lesson-neptun-turn-last =
    Il reste un emplacement, le 3, entre Athènes et Carthage. Tarraco est en Hispanie, bien loin de votre route.
    Choisissez « Révéler le suivant ».
lesson-neptun-turn-last-slip = 7 pièces d’or, mais en cinq tours vous n’iriez jamais à Tarraco et retour. Choisissez « Révéler le suivant ».
lesson-neptun-second-athenae =
    Sel pour Athènes rapporte 3 points en Grèce, dans un port où vous vous arrêtez de toute façon. Votre voyage est complet.
    Choisissez Sel pour Athènes. Il ne reste que l’emplacement 3.
lesson-neptun-second-athenae-slip = Athènes est déjà sur votre route, et rapporte 3 points. Choisissez Sel pour Athènes.
lesson-neptun-oars =
    Maintenant, on navigue. Tout le monde choisit en secret une carte Rames. Votre portée, c’est le vent plus la puissance de la carte. Le vent est à 5, Thessalonique à 11 milles. Une puissance de 5 donne 10, et 1 pièce d’or achète le dernier mille.
    Choisissez le 5 au vent +2.
lesson-neptun-oars-slip = Gardez vos cartes individuelles, 4 et 6. Une fois jouées, elles quittent la partie. Choisissez le 5 au vent +2.
lesson-neptun-sail =
    Dix milles sont gratuits, le onzième coûte 1 pièce d’or. Livrez de gauche à droite : un contrat ouvert à gauche de celui que vous livrez est perdu. Commencez donc par l’emplacement 1.
    Choisissez Thessalonique, puis « Livrer Sel (emplacement 1) ».
lesson-neptun-sail-athenae = Athènes est plus proche, mais si vous y livrez d’abord, vous perdez le sel, à gauche. Thessalonique d’abord.
lesson-neptun-sail-slip = Choisissez Thessalonique, puis « Livrer Sel (emplacement 1) ». N’achetez pas encore de point. L’or servira plus tard.
lesson-neptun-oars-small =
    Le vent suivant, c’est toujours 5 plus les vents de toutes les cartes jouées. C’étaient +2, +2 et +1 : le voilà à 10. C’est le maximum. Athènes n’est qu’à trois milles, une carte faible suffit.
    Choisissez le 2 au vent +2.
lesson-neptun-oars-small-slip = C’est trop pour trois milles. Gardez les cartes fortes et choisissez le 2 au vent +2.
lesson-neptun-sail-athenae-first =
    Vous avez deux contrats pour Athènes, mais on n’en livre qu’un par tour. Commencez par celui de gauche.
    Choisissez Athènes, puis « Livrer Grain (emplacement 2) ».
lesson-neptun-sail-left = Vous perdriez alors le grain, à sa gauche. D’abord l’emplacement 2. Le sel viendra au tour suivant.
lesson-neptun-sail-first-slip = Choisissez Athènes, puis « Livrer Grain (emplacement 2) ».
lesson-neptun-oars-stay =
    Vous êtes là où il faut : le contrat suivant est aussi pour Athènes. Il faut quand même jouer une carte.
    Choisissez l’autre 2.
lesson-neptun-oars-stay-slip = Ce tour-ci, vous ne quittez même pas le port. L’autre 2 suffit.
lesson-neptun-stay =
    Rester ne coûte rien. Cela vous fait 7 points en Grèce, loin devant tout le monde.
    Choisissez « Rester à Athènes », puis « Livrer Sel (emplacement 3) ».
lesson-neptun-stay-slip = Choisissez « Rester à Athènes », puis « Livrer Sel (emplacement 3) ». Gardez l’or pour Carthage.
lesson-neptun-oars-far =
    Carthage est à 20 milles, deux tours. Le vent est à 7 : avec un 6, vous arrivez juste à Syracuse, à 13 milles. Une carte individuelle ne se joue qu’une fois dans toute la partie, mais là, cela vaut la peine.
    Choisissez votre 6 (individuelle).
lesson-neptun-oars-far-slip = C’est le moment de ramer. 7 et 6 font 13 milles, juste jusqu’à Syracuse. Choisissez votre 6 (individuelle).
lesson-neptun-west =
    Il n’y a rien à livrer en chemin, et c’est très bien. Un voyage se prévoit en entier.
    Choisissez Syracuse.
lesson-neptun-west-slip = Choisissez Syracuse. De là, Carthage est à 7 milles.
lesson-neptun-oars-last =
    C’est le tour 5, et le vent est à 7. Carthage est à 7 milles. Toutes vos cartes y mènent, mais votre petit 1 servira pour un dernier trajet.
    Choisissez votre 4 (individuelle).
lesson-neptun-oars-last-slip = Gardez le 1 et le 5 pour un tour supplémentaire. Choisissez votre 4 (individuelle).
lesson-neptun-buy =
    Le miel rapporte 3 points en Afrique. Lucia en a 3 aussi. À chaque livraison, vous pouvez acheter un point de plus pour 3 pièces d’or, et ce sera 4 à 3 !
    Choisissez Carthage, puis « Livrer Miel (emplacement 4), acheter un point ».
lesson-neptun-buy-point = Livrer, oui, mais 3 à 3, c’est l’égalité avec Lucia. Achetez le point. L’or était là pour ça.
lesson-neptun-buy-leptis = Si vous allez d’abord à Leptis Magna, vous perdez le miel, à gauche. Choisissez Carthage !
lesson-neptun-buy-slip = Choisissez Carthage, puis « Livrer Miel (emplacement 4), acheter un point ».
lesson-neptun-extra =
    Il vous reste un contrat ouvert et des cartes Rames : vous avez un tour supplémentaire, avec le même vent. Leptis Magna est à 3 milles. Même le 1 y suffit.
    Choisissez le 1, puis Leptis Magna, puis « Livrer Raisin (emplacement 5) ».
lesson-neptun-extra-oar = Le 5 y mènerait aussi, mais le 1 suffit.
lesson-neptun-extra-slip = Ne vous arrêtez pas là. La cinquième livraison donne la tuile Bonus. Choisissez le 1, Leptis Magna, puis « Livrer Raisin (emplacement 5) ».
lesson-neptun-end = Les cinq contrats ! Vous gagnez la tuile Bonus et les temples de Grèce et d’Afrique : 10 points contre 9 et 6 après la manche A. Une vraie partie a deux manches de plus, les tuiles valent davantage, et les deuxièmes et troisièmes places comptent aussi. Pas encore vus ici : le temple d’or, les égalités dans un temple, et les souhaits à laisser pendant que les autres choisissent. Tout est dans les règles. Bien ramé !
