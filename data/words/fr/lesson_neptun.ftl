# La leçon de Neptun, étape par étape.

lesson-neptun-turn =
    Bienvenue en Crète ! Vous allez charger cinq contrats sur cinq emplacements, puis les livrer de gauche à droite. Sel pour Thessalonique est visible, et c’est un bon contrat. Mais vous jouez en dernier à ce tour : passez-le, et il reste là, avec une pièce d’or.
    Révélez le contrat suivant.
lesson-neptun-turn-slip = Il conviendrait. Mais personne ne joue après vous à ce tour : révélez le suivant, et le sel vous attendra avec une pièce d’or.
lesson-neptun-carthago =
    Miel pour Carthage. Le dernier de la rangée doit être pris, et sa carte Rames est faible. Un emplacement vaut pour toute la manche, et Carthage est loin à l’ouest : tard dans votre voyage.
    Chargez-le à l’emplacement 4.
lesson-neptun-carthago-slip = On livre de gauche à droite, et ce que l’on saute est perdu. Carthage vient tard, avec un emplacement après elle : le 4.
lesson-neptun-salt =
    Personne n’a pris le sel, et une pièce d’or y est posée. Et votre carte Rames était la plus basse : vous choisissez en premier. Thessalonique est près de la Crète : une première étape.
    Prenez Sel pour Thessalonique, à l’emplacement 1.
lesson-neptun-salt-turn = Un autre le prendrait alors, avec sa pièce d’or. Prenez-le.
lesson-neptun-salt-slip = C’est le bon contrat ! Mais c’est le port le plus proche, donc la première étape : emplacement 1.
lesson-neptun-turn-again =
    Miel pour Byzance rapporte de l’or, et l’or est agréable, mais ce sont les points qui gagnent les temples. Thessalonique est en Grèce ; un second contrat là-bas aiderait davantage.
    Révélez le contrat suivant.
lesson-neptun-turn-again-slip = Trois pièces, c’est tentant. Mais c’est la majorité des points qui gagne la tuile d’un temple, et l’or ne compte que dans le temple d’or. Regardez le suivant.
lesson-neptun-athenae =
    Grain pour Athènes : 2 points en Grèce, à trois milles de Thessalonique. C’est ce que vous espériez. Sa carte Rames de 1 est faible, mais vous restez en tête de l’ordre.
    Chargez-le à l’emplacement 2.
lesson-neptun-athenae-turn = Vous ne trouverez pas de meilleure voisine à Thessalonique. Prenez-le.
lesson-neptun-athenae-slip = Athènes vient juste après Thessalonique : emplacement 2.
lesson-neptun-turn-third =
    Encore Byzance, avec une pièce d’or cette fois. Les emplacements 3 et 5 sont vides : quelque chose en Grèce, et quelque chose au-delà de Carthage.
    Révélez le contrat suivant.
lesson-neptun-turn-third-slip = Byzance sera derrière vous quand vous irez vers l’ouest. Cherchez plus loin.
lesson-neptun-leptis =
    Raisin pour Leptis Magna, en Afrique comme Carthage et pas loin d’elle. 1 point seulement, mais cinq contrats remplis valent un bonus de 3.
    Chargez-le à l’emplacement 5.
lesson-neptun-leptis-turn = Il termine bien votre voyage : Carthage, puis Leptis Magna. Prenez-le.
lesson-neptun-leptis-slip = Leptis Magna est au-delà de Carthage : c’est la dernière étape, emplacement 5.
lesson-neptun-turn-last =
    Il reste un emplacement, le 3 : entre Athènes et Carthage. Tarraco est en Hispanie, bien loin de votre route.
    Révélez le contrat suivant.
lesson-neptun-turn-last-slip = Sept pièces d’or, mais en cinq tours vous n’iriez jamais à Tarraco et retour. Révélez le suivant.
lesson-neptun-second-athenae =
    Sel pour Athènes, 3 points en Grèce, dans un port où vous faites escale de toute façon. Votre voyage est complet.
    Prenez-le : il ne reste que l’emplacement 3.
lesson-neptun-second-athenae-slip = Athènes est déjà sur votre route, et elle rapporte 3 points. Prenez-le.
lesson-neptun-oars =
    Il faut ramer. Chacun choisit en secret une carte Rames : votre portée, c’est le vent plus la puissance de la carte. Le vent est à 5, Thessalonique à 11 milles. Une puissance de 5 fait 10, et une pièce d’or paie le dernier mille.
    Jouez le 5 au vent +2 : un vent fort aide au tour suivant.
lesson-neptun-oars-slip = Gardez les cartes individuelles, 4 et 6, pour le jour où il les faudra. Le 5 au vent +2 vous y mène, et fait monter le vent.
lesson-neptun-sail =
    Dix milles sont gratuits, le onzième coûte une pièce. On remplit les contrats de gauche à droite : ce qui reste à gauche de ce que vous livrez est perdu. Commencez donc par l’emplacement 1.
    Allez à Thessalonique et livrez le sel.
lesson-neptun-sail-athenae = Athènes est plus proche, mais y livrer d’abord perdrait le sel, à gauche. Thessalonique d’abord.
lesson-neptun-sail-slip = Thessalonique, emplacement 1, sans point de plus : l’or servira plus tard.
lesson-neptun-oars-small =
    Le vent est monté à 10, et Athènes est à trois milles. Vous n’avez presque pas à ramer : c’est l’heure des cartes faibles.
    Jouez le 2 au vent +2.
lesson-neptun-oars-small-slip = Trop d’effort pour trois milles. Gardez les cartes fortes, et jouez le 2 au vent +2.
lesson-neptun-sail-athenae-first =
    Vos deux contrats pour Athènes sont prêts, mais on n’en livre qu’un par tour, et d’abord celui de gauche.
    Allez à Athènes et livrez le grain, emplacement 2.
lesson-neptun-sail-left = Le grain, à sa gauche, serait alors perdu. D’abord l’emplacement 2 ; le sel viendra au tour suivant.
lesson-neptun-sail-first-slip = À Athènes, avec le grain de l’emplacement 2.
lesson-neptun-oars-stay =
    Vous êtes là où il faut : le contrat suivant est aussi pour Athènes. Une carte est jouée malgré tout.
    Jouez l’autre 2.
lesson-neptun-oars-stay-slip = Ce tour-ci, vous ne quittez même pas le port. Une carte faible suffit : le 2.
lesson-neptun-stay =
    Rester ne coûte rien. Après cela vous aurez 7 points en Grèce, et personne n’en approche.
    Restez à Athènes et livrez le sel.
lesson-neptun-stay-slip = Restez, et livrez le sel de l’emplacement 3. Gardez l’or pour Carthage.
lesson-neptun-oars-far =
    Carthage est à 20 milles : deux tours. Le vent est à 7 ; avec un 6 vous faites 13 milles, jusqu’à Syracuse, juste en face.
    Jouez votre 6 individuel.
lesson-neptun-oars-far-slip = C’est le moment de ramer : 7 et 6 font 13 milles, exactement jusqu’à Syracuse.
lesson-neptun-west =
    Rien à livrer en chemin, et c’est bien ainsi : un voyage se pense en entier.
    Allez à Syracuse.
lesson-neptun-west-slip = Syracuse : de là, Carthage est à 7 milles.
lesson-neptun-oars-last =
    Tour 5, vent 7. Carthage est à 7 milles, et votre 1 doit rester pour la toute fin.
    Jouez votre 4 individuel.
lesson-neptun-oars-last-slip = Gardez le 1 et le 5 pour le tour supplémentaire. Jouez le 4 individuel.
lesson-neptun-buy =
    Le miel vaut 3 points en Afrique. Lucia en a 3 aussi. Une fois par contrat, on peut acheter un point pour 3 pièces d’or : 4 contre 3 !
    Allez à Carthage, livrez le miel, et achetez un point.
lesson-neptun-buy-point = Livrer, oui, mais 3 à 3, ce serait l’égalité avec Lucia. Achetez le point : l’or était fait pour cela.
lesson-neptun-buy-leptis = Leptis Magna d’abord perdrait le miel, à sa gauche. Carthage !
lesson-neptun-buy-slip = À Carthage : livrez le miel, et achetez un point.
lesson-neptun-extra =
    Il vous reste un contrat à remplir et des cartes Rames : cela donne un tour supplémentaire, avec le même vent. Leptis Magna est à 3 milles, même le 1 y suffit.
    Jouez le 1, allez à Leptis Magna, et livrez le raisin.
lesson-neptun-extra-oar = Le 5 y mènerait aussi, mais le 1 suffit.
lesson-neptun-extra-slip = Ne vous arrêtez pas là : le cinquième contrat donne la tuile bonus. Le 1, Leptis Magna, livrez.
lesson-neptun-end = Cinq contrats sur cinq : la tuile bonus est à vous, et avec elle les temples de Grèce et d’Afrique. 10 points contre 9 et 6 : vous menez après la manche A. Une route de gauche à droite, une pièce d’or pour la patience, la bonne rame au bon vent : c’est Neptun. Une vraie partie a deux manches de plus, et les tuiles grandissent. Bien ramé !
