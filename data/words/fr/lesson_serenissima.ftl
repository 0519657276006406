# La leçon de Serenissima, étape par étape.

lesson-serenissima-load =
    Bienvenue, prince ! Trois de vos galères sont à Constantinople, et elles agissent dans l’ordre de leur numéro. Une galère a cinq places pour les marins et les marchandises. Dans votre port, le premier cube est gratuit, le deuxième coûte 1 ducat.
    Chargez 2 bois sur la galère 2.
lesson-serenissima-load-slip = Profitez de la place : il en reste deux à côté des trois marins. Chargez 2 bois.
lesson-serenissima-sail =
    Chaque marin fait avancer d’une case : trois marins, trois cases. Loin au nord-ouest, il y a Ragusa, un port de vin qui n’est à personne.
    Allez à Ragusa.
lesson-serenissima-sail-slip = Belle route aussi, mais c’est du vin que nous voulons. Allez à Ragusa.
lesson-serenissima-land =
    Un port sans garnison est à qui y débarque un marin. Un seul suffit pour l’instant ; les autres doivent ramer.
    Débarquez 1 marin à Ragusa.
lesson-serenissima-land-done = Pas encore : le port n’attend que vous. Débarquez 1 marin.
lesson-serenissima-land-slip = Un marin tient un port vide aussi bien que deux, et il vous faut les autres à bord. Débarquez-en 1.
lesson-serenissima-load-free =
    Votre galère 5. Dans un port à vous, le premier cube ne coûte rien, à chaque chargement.
    Chargez 1 bois, le gratuit.
lesson-serenissima-load-free-slip = Un seul est gratuit, et il suffit cette fois. Chargez 1 bois.
lesson-serenissima-sicilia =
    Quand la carte du Doge montre du vin, chaque port à vin rapporte 3 ducats. La Sicile en produit aussi.
    Allez en Sicilia.
lesson-serenissima-sicilia-slip = La Sicile produit du vin, et elle est libre. Allez-y.
lesson-serenissima-land-again =
    La même chose : un marin à terre, et le port est à vous.
    Débarquez 1 marin en Sicilia.
lesson-serenissima-load-third =
    La galère 8, votre dernière. Celle-ci va gagner de l’argent.
    Chargez 2 bois.
lesson-serenissima-alexandria =
    Un port achète un cube de chaque marchandise qu’il ne produit pas et n’a pas en entrepôt. Alexandria produit du marbre et n’a pas de bois.
    Allez à Alexandria.
lesson-serenissima-alexandria-slip = Il n’y a pas de bois à Alexandria, et on l’y paie. Allez-y.
lesson-serenissima-sell =
    Une galère vend ou combat, et débarquer compte comme combattre. Aujourd’hui vous vendez : chaque cube prend la place libre la plus basse de l’entrepôt et rapporte ce qui y est écrit.
    Vendez 1 bois.
lesson-serenissima-sell-land = On ne vend pas et on ne débarque pas au même tour. D’abord l’argent.
lesson-serenissima-sell-slip = Du bois contre des ducats : vendez.
lesson-serenissima-wine =
    Deuxième tour. Et quelle chance : la carte du Doge montrait du vin, et vos deux ports à vin ont rapporté 6 ducats ! À la galère 2, à Ragusa, avec ses deux bois.
    Chargez 1 vin : il est gratuit.
lesson-serenissima-wine-slip = Le premier cube dans votre port est gratuit. Chargez le vin.
lesson-serenissima-corfu =
    Deux marchandises différentes se vendent mieux que deux pareilles. Corfu produit de la pierre : il lui manque du vin, et il lui manque du bois.
    Allez à Corfu.
lesson-serenissima-corfu-slip = Corfu achète vos deux marchandises. Allez-y.
lesson-serenissima-both =
    Un cube de chaque marchandise : le premier rapporte la place la plus basse, le second la suivante.
    Vendez le vin et le bois.
lesson-serenissima-both-slip = On y veut les deux : choisissez le vin et le bois.
lesson-serenissima-invest =
    16 ducats ! Au lieu d’utiliser une galère, on peut investir. Marco tient Tunis avec un seul marin, et sa galère 7 y en a deux. Il y a quelque chose à faire.
    Investissez, à la place de la galère 5.
lesson-serenissima-invest-slip = La galère 5 est bien où elle est. Son tour vaut mieux comme investissement.
lesson-serenissima-galley =
    Une nouvelle galère coûte 1 ducat par galère que vous possédez, et 1 par marin. Le numéro 6 vient juste après le 5 : elle part tout de suite. Cinq marins la rendent forte.
    Achetez la galère 6 en Sicilia avec 5 marins.
lesson-serenissima-galley-slip = Le numéro 6, pour qu’elle agisse dès ce tour ; la Sicilia, voisine de Tunis ; et les 5 marins.
lesson-serenissima-enough =
    Il reste 8 ducats. Un bon marchand en garde : chaque tour apporte ses marins à payer.
    Terminez votre tour.
lesson-serenissima-enough-slip = Gardez le reste pour le prochain tour. Terminez le vôtre.
lesson-serenissima-tunis =
    La galère 6 est déjà en mer. Au combat, vous lancez un dé par marin, moins les cases traversées : une case coûte un dé, il en reste quatre.
    Allez à Tunis.
lesson-serenissima-tunis-slip = Marco est à Tunis, à une case d’ici. Allez-y.
lesson-serenissima-attack =
    Avant d’attaquer un port, il faut couler les galères de son propriétaire. Quatre dés contre deux ; chaque tête de mort tue.
    Attaquez la galère 7.
lesson-serenissima-attack-slip = D’abord sa galère : tant qu’elle flotte, le port est à l’abri. Attaquez la galère 7.
lesson-serenissima-storm =
    Coulée, et sans perdre personne ! Au port maintenant, avec son unique marin.
    Attaquez Tunis.
lesson-serenissima-storm-slip = Vous gagnez 99 fois sur 100. Attaquez Tunis.
lesson-serenissima-garrison =
    Tunis est tombée. Ceux que vous débarquez la gardent, ceux qui restent à bord rament. Deux et deux, c’est un bon partage.
    Débarquez 2 marins.
lesson-serenissima-garrison-slip = Sans personne à terre, le port n’est à personne ; avec tous, la galère coule. Deux, c’est juste.
lesson-serenissima-take =
    La galère 8 est toujours à Alexandria, où votre bois est à l’entrepôt. Au décompte, les cubes stockés paient le propriétaire : 2 ducats pour un, 5 pour deux, 20 pour cinq.
    Débarquez 1 marin à Alexandria.
lesson-serenissima-take-slip = Elle est à vous pour un marin, avec le bois que vous y avez vendu. Débarquez-en 1.
lesson-serenissima-end = Cinq ports contre les trois de Marco, une de ses galères au fond de la mer, et des ducats dans le coffre. Les ports donnent des marchandises, leur variété donne de l’argent, l’argent donne des galères, et un entrepôt plein paie à chaque décompte : c’est Serenissima. Longue vie à votre maison !
