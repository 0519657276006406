# La leçon de Serenissima, étape par étape.

lesson-serenissima-load =
    La personne la plus riche après le troisième décompte gagne. Vous partez de Constantinople avec trois galères. Toutes les galères agissent dans l’ordre de leurs numéros ; la roue montre laquelle joue. Une galère a cinq places pour marins et marchandises. Dans votre port, le premier cube est gratuit, le suivant coûte 1 ducat.
    Chargez 2 bois sur la galère 2.
lesson-serenissima-load-slip = Profitez de la place : il en reste deux à côté des trois marins. Chargez 2 bois.
lesson-serenissima-sail =
    Chaque marin fait avancer la galère d’une case : trois marins, trois cases. Raguse, au nord-ouest, est un port de vin neutre.
    Déplacez-vous à Raguse.
lesson-serenissima-sail-slip = Bonne idée, mais c’est du vin que nous voulons. Déplacez-vous à Raguse.
lesson-serenissima-land =
    Débarquez un marin dans un port neutre, et il est à vous. Un seul suffit pour l’instant. Débarquer compte comme combattre : une galère qui débarque ne vend pas dans le même tour.
    Débarquez 1 marin à Raguse.
lesson-serenissima-land-done = Pas encore : ce port n’attend que vous. Débarquez 1 marin.
lesson-serenissima-land-slip = Un marin tient un port vide aussi bien que deux, et il vous faut les autres à bord. Débarquez-en 1.
lesson-serenissima-load-free =
    À votre galère 5. Chaque fois qu’une galère charge dans votre port, le premier cube est gratuit.
    Chargez 1 bois, le gratuit.
lesson-serenissima-load-free-slip = Un seul est gratuit, et il suffit cette fois. Chargez 1 bois.
lesson-serenissima-sicilia =
    Chaque tour se termine par une carte Doge. Quand elle montre du vin, chacun de vos ports avec du vin rapporte 3 ducats. La Sicile en produit aussi.
    Déplacez-vous en Sicile.
lesson-serenissima-sicilia-slip = La Sicile produit du vin, et elle est neutre. Déplacez-vous là-bas.
lesson-serenissima-land-again =
    La même chose : débarquez un marin, et le port est à vous.
    Débarquez 1 marin en Sicile.
lesson-serenissima-load-third =
    La galère 8 est votre dernière. Elle va gagner de l’argent.
    Chargez 2 bois.
lesson-serenissima-alexandria =
    Un port achète un cube de chaque marchandise qu’il ne produit ni ne stocke. Alexandrie produit du marbre et n’a pas de bois.
    Déplacez-vous à Alexandrie.
lesson-serenissima-alexandria-slip = Alexandrie n’a pas de bois et paie pour en avoir. Déplacez-vous là-bas.
lesson-serenissima-sell =
    Une galère vend ou combat, jamais les deux. Aujourd’hui, vous vendez. Chaque cube va dans la case libre la plus basse de l’entrepôt et rapporte le chiffre indiqué.
    Vendez 1 bois.
lesson-serenissima-sell-land = On ne vend et on ne débarque pas dans le même tour. Prenez d’abord l’argent.
lesson-serenissima-sell-slip = Vendez le bois contre des ducats.
lesson-serenissima-wine =
    Deuxième tour. Quelle chance : la carte Doge montrait du vin, et vos deux ports de vin ont rapporté 6 ducats ! Maintenant la galère 2, à Raguse, avec deux bois à bord.
    Chargez 1 vin : il est gratuit.
lesson-serenissima-wine-slip = Le premier cube dans votre port est gratuit. Chargez le vin.
lesson-serenissima-corfu =
    Deux marchandises différentes se vendent mieux que deux pareilles. Corfou produit de la pierre ; elle n’a ni vin ni bois.
    Déplacez-vous à Corfou.
lesson-serenissima-corfu-slip = Corfou achète vos deux marchandises. Déplacez-vous là-bas.
lesson-serenissima-both =
    Un cube de chaque marchandise : le premier prend la case la plus basse, le second la suivante.
    Vendez le vin et le bois.
lesson-serenissima-both-slip = Corfou veut les deux : choisissez le vin et le bois.
lesson-serenissima-invest =
    16 ducats ! Au lieu d’utiliser une galère, on peut investir. Marco tient Tunis avec un seul marin, et sa galère 7 y en a deux. Profitons-en.
    Choisissez « Investir à la place ».
lesson-serenissima-invest-slip = La galère 5 est bien où elle est. Son tour vaut mieux comme investissement.
lesson-serenissima-galley =
    Une nouvelle galère coûte 1 ducat par galère que vous possédez, plus 1 par marin. Le numéro 6 vient juste après le 5 : elle agit dès ce tour. Cinq marins la rendent forte.
    Achetez la galère 6 en Sicile avec 5 marins.
lesson-serenissima-galley-slip = Le numéro 6, pour qu’elle agisse dès ce tour ; la Sicile, voisine de Tunis ; et les 5 marins.
lesson-serenissima-enough =
    Il vous reste 8 ducats. Les ducats sont aussi votre score : ne dépensez pas tout.
    Terminez le tour.
lesson-serenissima-enough-slip = Gardez le reste pour le prochain tour. Terminez le tour.
lesson-serenissima-tunis =
    Maintenant la galère 6. Au combat, vous lancez un dé par marin, moins les cases parcourues. Une case coûte un dé : il en reste quatre.
    Déplacez-vous à Tunis.
lesson-serenissima-tunis-slip = Marco est à Tunis, à une case d’ici. Déplacez-vous là-bas.
lesson-serenissima-attack =
    Avant d’attaquer un port, il faut couler les galères de son propriétaire. Vos quatre dés contre deux ; chaque tête de mort élimine un marin.
    Attaquez la galère 7.
lesson-serenissima-attack-slip = D’abord sa galère : tant qu’elle est là, le port est à l’abri. Attaquez la galère 7.
lesson-serenissima-storm =
    Coulée, et sans perdre personne ! Maintenant le port lui-même, avec son unique marin.
    Attaquez Tunis.
lesson-serenissima-storm-slip = Vous avez 99 % de chances de gagner. Attaquez Tunis.
lesson-serenissima-garrison =
    Tunis est tombée. Les marins que vous débarquez la gardent, les autres repartent. Deux et deux, c’est un bon partage.
    Débarquez 2 marins.
lesson-serenissima-garrison-slip = Sans personne à terre, le port devient neutre ; avec tous, la galère coule. Deux, c’est bien.
lesson-serenissima-take =
    La galère 8 est toujours à Alexandrie, où votre bois est stocké. À chaque décompte, un port paie à son propriétaire les cubes stockés : 2 ducats pour un, 5 pour deux, jusqu’à 20 pour cinq.
    Débarquez 1 marin à Alexandrie.
lesson-serenissima-take-slip = Elle est à vous pour un marin, avec le bois vendu. Débarquez-en 1.
lesson-serenissima-end = Vous avez cinq ports, Marco en a trois. Remplissez maintenant vos entrepôts avant le prochain décompte. Le troisième décompte met fin à la partie, et la personne la plus riche gagne. Pas montré ici : la piste des décomptes, les blocus, les forts, les basiliques et la fermeture des ports. La page des règles explique tout. Bon vent !
