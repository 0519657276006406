# La leçon d’Oltre Mare, étape par étape.

lesson-oltremare-trade =
    Bienvenue à bord ! Sur votre cargaison il y a du sucre. Les cartes voisines d’une même marchandise forment une série, et trois sucres rapportent 6 ducats à la fin. Vous avez un sucre en main ; Zuan en a peut-être un autre, et il amasse du vin.
    Proposez à Zuan votre vin au bateau, demandez 1 sucre, et n’en dites pas plus.
lesson-oltremare-trade-go = On pourrait, mais un second sucre vaut mieux pour vous que ce vin. Faites d’abord l’offre à Zuan.
lesson-oltremare-trade-buy = Une carte de la pile coûte 3 ducats, et personne ne sait laquelle. Le sucre de Zuan vous coûte un vin. Faites-lui l’offre.
lesson-oltremare-trade-other-wine = Gardez le vin à l’icône ducats : joué, il rapporte. Proposez celui au bateau.
lesson-oltremare-trade-slip = Une offre a quatre parties : à Zuan, votre vin au bateau, contre 1 sucre, et pas un mot de plus. Ce qui est éclairé vous guide.
lesson-oltremare-go =
    Zuan accepte et gagne 1 point de prestige, comme toute personne qui échange avec celle dont c’est le tour. Voilà pourquoi on vous aide volontiers.
    Passez maintenant à la phase principale.
lesson-oltremare-go-slip = Vous avez ce qu’il vous faut. Passez à la phase principale.
lesson-oltremare-play =
    La carte du dessus dit chargement 2 : vous jouez exactement deux cartes. Avec les sucres, votre série passe à trois, et leurs deux icônes marché font piocher 3 cartes. Une icône donne 1, deux donnent 3, trois donnent 6.
    Jouez les deux sucres.
lesson-oltremare-play-slip = Cela peut se jouer, mais votre série serait rompue. Jouez les deux sucres.
lesson-oltremare-sail =
    Une icône bateau : vous parcourez une route. À Beirut se trouve Importante négociation, une icône ducats de plus à chacun de vos tours. Elle rapportera.
    Allez à Beirut.
lesson-oltremare-sail-slip = Rodi a aussi un bon marqueur, mais Importante négociation rapporte tout de suite. Allez à Beirut.
lesson-oltremare-load =
    Il faut charger. La dernière carte, au-dessus, régit votre prochain tour : ses lions disent combien de cartes vous pouvez garder, son chargement combien vous devrez en jouer.
    D’abord le sucre de pouvoir 3, puis celui de pouvoir 4.
lesson-oltremare-load-slip = Ainsi, il n’y aurait que 3 lions au-dessus : trois cartes en main au plus, et quatre à jouer. Mettez le sucre de pouvoir 4 en dernier.
lesson-oltremare-accept =
    Au tour de Bianca. Elle offre de l’argent contre un bois. Vous avez deux bois, ils ne servent pas votre sucre, et un échange vous vaut 1 point de prestige.
    Acceptez, et donnez-lui le bois de pouvoir 5.
lesson-oltremare-accept-other-wood = L’un ou l’autre convient à Bianca. Gardez celui de pouvoir 6 : il est meilleur sur le dessus.
lesson-oltremare-accept-slip = L’argent et le prestige sont bons à prendre. Acceptez, avec le bois de pouvoir 5.
lesson-oltremare-decline =
    Zuan voudrait un vin contre son blé. Vos vins apportent le bateau et les ducats du prochain tour, et toute affaire n’est pas bonne.
    Refusez, en le remerciant.
lesson-oltremare-decline-slip = Il serait content, mais ce vin vous manquerait bientôt. Refusez cette fois.
lesson-oltremare-power =
    À vous. Il y a 4 lions sur le dessus : vous pouvez garder quatre cartes, et vous en avez cinq. Le surplus va sur votre pile pirates et coûte 1 ducat à la fin.
    Le bois est seul et attire les pirates : laissez-le partir.
lesson-oltremare-power-slip = Celle-là va servir tout de suite. C’est le bois qui est de trop.
lesson-oltremare-fourth =
    Un quatrième sucre, et la série vaut 11 au lieu de 6. Demandez aux deux à la fois : l’affaire est à qui accepte en premier.
    Proposez à Bianca et à Zuan votre argent contre 1 sucre.
lesson-oltremare-fourth-go = Possible, mais sans quatrième sucre vous laissez 5 ducats sur le quai. Demandez-leur d’abord à tous deux.
lesson-oltremare-fourth-slip = À Bianca et à Zuan, votre argent, contre 1 sucre, sans rien dire. Ce qui est éclairé vous guide.
lesson-oltremare-haggle =
    Tous deux le feraient pour 1 ducat de plus. Marchander, c’est la moitié du jeu, et 1 ducat contre 5, c’est donné. On dit la vérité sur les marchandises, pas forcément sur les icônes.
    Acceptez le sucre de Bianca.
lesson-oltremare-haggle-zuan = Le sucre de Zuan irait aussi. Prenez celui de Bianca : elle annonce un pouvoir de 6, et Zuan a déjà du prestige.
lesson-oltremare-haggle-slip = Payez le ducat : le quatrième sucre en rapporte cinq. Acceptez l’offre de Bianca.
lesson-oltremare-go-again =
    Quatre sucres, si vous les chargez bien. Cette fois vous chargez trois cartes, et vous avez les bonnes.
    Passez à la phase principale.
lesson-oltremare-three =
    Deux icônes ducats et celle d’Importante négociation font trois : 6 ducats d’un coup.
    Jouez le sucre, les épices et le vin au bateau.
lesson-oltremare-three-slip = Presque. Le sucre pour la série, les épices pour une deuxième icône ducats, et le vin au bateau : un seul pirate parmi eux.
lesson-oltremare-far =
    Trois bateaux, trois routes. À Smirne, les autorités locales paient vos lions moins 3 au début de chacun de vos tours.
    Allez à Smirne.
lesson-oltremare-far-slip = À visiter un jour. À Smirne, il y a de l’argent à chaque tour. Allez-y.
lesson-oltremare-top =
    Le sucre d’abord, pour qu’il touche les trois autres. Et au-dessus les épices avec leurs 6 lions : 6 moins 3 font 3 ducats pour vous, à chaque tour où elles y restent.
    Chargez le sucre, puis le vin, puis les épices.
lesson-oltremare-top-slip = Deux choses : le sucre doit toucher les sucres, donc il va en premier ; et les 6 lions des épices vont au-dessus, donc en dernier.
lesson-oltremare-end = Et voilà : quatre sucres de suite, 20 ducats en main, deux marqueurs, et les autorités locales viennent de vous payer. Vous menez. De longues séries, des icônes qui s’ajoutent, la bonne carte au-dessus et des affaires qui plaisent aux deux côtés : c’est Oltre Mare. Bravo !
