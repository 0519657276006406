# La leçon d’Oltre Mare, étape par étape.

lesson-oltremare-trade =
    À Oltre Mare, le plus de ducats gagne quand la pile est vide. Votre bateau porte une pile de cartes, la cargaison. Des cartes voisines d’une même marchandise forment une série : trois sucres rapportent 6 ducats à la fin. Votre cargaison a du sucre au-dessus, et vous en avez un en main. Zuan en a peut-être un autre.
    « Proposer un échange » : à Zuan, votre vin à l’icône bateau, contre 1 sucre, puis « Ne rien dire ».
lesson-oltremare-trade-go = C’est possible, mais un deuxième sucre vaut plus pour vous que ce vin. Faites d’abord l’offre à Zuan.
lesson-oltremare-trade-buy = Une carte de la pile coûte 3 ducats, et vous ne savez pas laquelle. Le sucre de Zuan vous coûte un vin. Faites-lui l’offre.
lesson-oltremare-trade-other-wine = Gardez le vin à l’icône ducats. Il rapporte quand vous le jouez. Offrez celui au bateau.
lesson-oltremare-trade-slip = À Zuan, votre vin à l’icône bateau, pas de ducats, contre 1 sucre, et « Ne rien dire ». Les boutons en surbrillance vous guident.
lesson-oltremare-go =
    Zuan accepte et gagne 1 point de prestige, comme toute personne qui échange avec celle dont c’est le tour. Le prestige rapporte des ducats deux fois : quand la carte Venise apparaît, vers le milieu de la pile, et à la fin. Voilà pourquoi on échange volontiers.
    Choisissez « Jouer mes cartes ».
lesson-oltremare-go-slip = Vous avez ce qu’il vous faut. Choisissez « Jouer mes cartes ».
lesson-oltremare-play =
    Votre carte du dessus a un chargement de 2 : vous jouez exactement deux cartes. Leurs icônes rapportent : une icône donne 1, deux identiques donnent 3, trois donnent 6. Les sucres ont deux icônes marché, vous piochez donc 3 cartes.
    Choisissez les deux sucres.
lesson-oltremare-play-slip = Cela se joue, mais votre série serait cassée. Choisissez les deux sucres.
lesson-oltremare-sail =
    Une icône bateau : vous parcourez une route. Là où vous vous arrêtez, vous prenez le marqueur du port. À Beyrouth, c’est Importante négociation : une icône ducats de plus à chacun de vos tours.
    Choisissez Beyrouth.
lesson-oltremare-sail-slip = Rhodes a aussi un bon marqueur, mais Importante négociation rapporte tout de suite. Choisissez Beyrouth.
lesson-oltremare-load =
    Il faut charger. La dernière carte est au-dessus et décide de votre prochain tour. Ses lions disent combien de cartes vous pouvez garder au début du tour. Son chargement dit combien vous devez en jouer.
    Chargez d’abord le sucre à 3 lions, puis celui à 4 lions.
lesson-oltremare-load-slip = Il n’y aurait que 3 lions au-dessus. Vous pourriez garder trois cartes et devriez en jouer quatre. Mettez le sucre à 4 lions en dernier.
lesson-oltremare-accept =
    C’est le tour de Bianca. Elle offre de l’argent contre un bois. Vous avez deux bois, ils ne servent pas à votre sucre, et un échange vous vaut 1 point de prestige.
    Choisissez « Accepter », et donnez-lui le bois à 5 lions.
lesson-oltremare-accept-other-wood = Les deux bois conviennent à Bianca. Gardez celui à 6 lions. Il est meilleur sur le dessus.
lesson-oltremare-accept-slip = L’argent et le prestige sont bons à prendre. Choisissez « Accepter », avec le bois à 5 lions.
lesson-oltremare-decline =
    Zuan voudrait un vin contre son blé. Mais vos vins apportent un bateau et des ducats au prochain tour. Tous les échanges ne sont pas bons.
    Choisissez « Refuser ».
lesson-oltremare-decline-slip = Il serait content, mais ce vin vous manquerait bientôt. Choisissez « Refuser » cette fois.
lesson-oltremare-power =
    C’est à vous. Il y a 4 lions au-dessus : vous pouvez garder quatre cartes, mais vous en avez cinq. Celle de trop va sur votre pile pirates, où chaque carte coûte 1 ducat à la fin.
    Choisissez le bois. Il est seul et attire les pirates.
lesson-oltremare-power-slip = Celle-là va bientôt servir. Choisissez le bois.
lesson-oltremare-fourth =
    Avec un quatrième sucre, la série vaut 11 au lieu de 6. Vous pouvez demander aux deux à la fois. L’échange se fait avec la première personne qui accepte.
    « Proposer un échange » : à Bianca et à Zuan, votre argent, contre 1 sucre, puis « Ne rien dire ».
lesson-oltremare-fourth-go = C’est possible, mais sans quatrième sucre vous perdez 5 ducats. Demandez-leur d’abord à tous les deux.
lesson-oltremare-fourth-slip = À Bianca et à Zuan, votre argent, pas de ducats, contre 1 sucre, et « Ne rien dire ». Les boutons en surbrillance vous guident.
lesson-oltremare-haggle =
    Tous les deux veulent 1 ducat de plus. C’est une affaire, car le sucre vous en rapporte 5. On doit dire la vérité sur les marchandises, mais on peut bluffer sur les icônes, les lions et le chargement.
    Choisissez « Accepter » pour le sucre de Bianca.
lesson-oltremare-haggle-zuan = Le sucre de Zuan irait aussi. Prenez celui de Bianca : elle annonce 6 lions, et Zuan a déjà du prestige.
lesson-oltremare-haggle-slip = Payez le ducat. Le quatrième sucre vous en rapporte 5. Choisissez « Accepter » pour l’offre de Bianca.
lesson-oltremare-go-again =
    Vous avez ce qu’il faut pour quatre sucres de suite. Cette fois, vous chargez trois cartes.
    Choisissez « Jouer mes cartes ».
lesson-oltremare-three =
    Deux icônes ducats et celle d’Importante négociation font trois. C’est 6 ducats tout de suite.
    Choisissez le sucre, les épices et le vin à l’icône bateau.
lesson-oltremare-three-slip = Presque. Le sucre pour la série, les épices pour une deuxième icône ducats, et le vin au bateau. Il n’y a ainsi qu’une icône pirates.
lesson-oltremare-far =
    Trois icônes bateau, trois routes. À Smyrne, le marqueur est Autorités locales. Il vous paie au début de chacun de vos tours : vos lions moins 3.
    Choisissez Smyrne.
lesson-oltremare-far-slip = À visiter un jour. Mais Smyrne paie à chaque tour. Choisissez Smyrne.
lesson-oltremare-top =
    Chargez d’abord le sucre, pour qu’il touche les trois autres. Mettez les épices au-dessus. Elles ont 6 lions, et 6 moins 3 font 3 ducats pour vous à chaque tour où elles y restent.
    Chargez le sucre, puis le vin, puis les épices.
lesson-oltremare-top-slip = Le sucre doit toucher les autres sucres, il va donc en premier. Les épices à 6 lions vont au-dessus, donc en dernier.
lesson-oltremare-end = Quatre sucres de suite, 20 ducats en main, deux marqueurs, et les Autorités locales viennent de vous payer. Vous menez ! La partie finit quand la pile est vide. La cargaison, les marqueurs et le prestige paient alors, et votre pile pirates coûte. Pas encore vus ici : le compas, les autres marqueurs, l’achat de cartes et les dettes. Tout est dans les règles. Bravo !
