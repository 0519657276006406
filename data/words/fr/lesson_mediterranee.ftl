# La leçon de Méditerranée, étape par étape.

lesson-mediterranee-crew =
    Le plus de points de prospérité gagne : pour votre capitale, votre argent et des ports aux entrepôts pleins. Vous jouez Venise. Une galère a cinq places. Un marin en prend une et la fait avancer d’une case ; une place vide porte une marchandise. Les marins à terre, la garnison, gardent Venise.
    Mettez-en 4 sur la galère 1, 3 sur la galère 2 et 3 en garnison.
lesson-mediterranee-crew-slip = C’est possible aussi, mais la suite de cette leçon n’irait plus. Mettez-en 4, 3 et 3.
lesson-mediterranee-bid =
    Chaque tour commence par des enchères pour l’ordre de jeu. Elles sont secrètes et tout le monde paie : misez peu. Aujourd’hui, il est bon d’arriver avant les autres dans les ports libres.
    Misez 100. Choisissez la première place, puis la deuxième.
lesson-mediterranee-bid-slip = 100 ducats suffisent. Choisissez les places dans l’ordre : la première, puis la deuxième.
lesson-mediterranee-buy =
    Voici le marché. Venise produit du vin, à 100 ducats le pion. La galère 1 a quatre marins et une place libre.
    Choisissez « Acheter des marchandises » : 1 vin pour la galère 1.
lesson-mediterranee-buy-done = Pas avec des galères vides ! Achetez d’abord le vin.
lesson-mediterranee-buy-slip = 1 vin pour la galère 1. Il n’y a pas de place pour davantage.
lesson-mediterranee-buy-two =
    La galère 2 a trois marins et de la place pour deux marchandises.
    Choisissez « Acheter des marchandises » : 2 vins pour la galère 2.
lesson-mediterranee-buy-two-slip = Remplissez-la : 2 vins pour la galère 2.
lesson-mediterranee-market-done =
    Vous avez ce qu’il vous faut. Tout le monde termine une phase avant que la suivante commence.
    Quittez le marché.
lesson-mediterranee-market-done-slip = Le reste peut attendre le prochain tour. Quittez le marché.
lesson-mediterranee-modon =
    Le déplacement : une case par marin. Modon, au sud-est, est neutre et produit du bois.
    Menez la galère 1 à Modon.
lesson-mediterranee-modon-slip = La galère 1 a quatre marins et va plus loin : à Modon.
lesson-mediterranee-ragusa =
    Raguse est plus proche et produit aussi du bois. Si tous les ports d’une marchandise sont à vous, c’est un monopole : on vous paie jusqu’à 1000 ducats le pion au lieu de 300.
    Menez la galère 2 à Raguse.
lesson-mediterranee-ragusa-slip = La galère 2 va à Raguse, tout près.
lesson-mediterranee-land =
    Un port sans garnison est à la première personne qui y débarque un marin. Gardez les autres à bord : une galère vide coule.
    Débarquez 1 marin à Modon.
lesson-mediterranee-land-slip = Un marin suffit pour prendre le port, et la galère a besoin des autres. Débarquez-en 1 ici.
lesson-mediterranee-land-ragusa =
    Maintenant, la même chose à Raguse.
    Débarquez 1 marin à Raguse.
lesson-mediterranee-sell =
    Un port, même le vôtre, achète un pion de chaque marchandise qu’il ne produit ni ne stocke. Il paie 100 fois le plus petit numéro libre de son entrepôt. Un entrepôt plein vaut des points de plus à la fin.
    Vendez le vin à Modon.
lesson-mediterranee-sell-slip = Vendez le vin ici, pour 200 ducats. L’entrepôt commence à se remplir.
lesson-mediterranee-sell-ragusa =
    Raguse paie 200 aussi. La galère 2 garde son second vin pour un meilleur marché.
    Vendez un vin à Raguse.
lesson-mediterranee-bid-again =
    Votre capitale vous a rapporté 300, comme à chaque tour. Personne ne vous menace : l’ordre de jeu importe peu. Giulia a pris Naples, souvenez-vous-en.
    Misez 0.
lesson-mediterranee-bid-again-slip = Économisez cette fois : misez 0, et laissez les places comme elles sont.
lesson-mediterranee-enlist =
    Chacun de vos ports offre autant de marins qu’il stocke de marchandises. La galère 2 en a laissé un à terre, et il lui en faut trois pour atteindre Naples.
    Choisissez « Enrôler des marins » : 1 à Raguse, pour la galère 2.
lesson-mediterranee-enlist-where = Ce marin est nécessaire à Raguse, à bord de la galère 2.
lesson-mediterranee-enlist-slip = D’abord le marin. Sans lui, vous n’atteignez pas Naples.
lesson-mediterranee-wood =
    La galère 1 est à Modon, avec deux places libres. Dans vos propres ports, les marchandises coûtent 100 ducats le pion.
    Choisissez « Acheter des marchandises » : 2 bois pour la galère 1.
lesson-mediterranee-wood-slip = 2 bois pour la galère 1 : les ports du sud n’en ont pas.
lesson-mediterranee-napoli =
    Naples est à Giulia, et aucun de ses ports ne produit ni ne stocke de vin. C’est un nouveau marché : il rapporte 500 de plus, ou 1000 dans une capitale.
    Menez la galère 2 à Naples.
lesson-mediterranee-napoli-slip = Menez la galère 2 à Naples, avec le vin. C’est là qu’est le bonus.
lesson-mediterranee-creta =
    La galère 1 peut prendre un autre port. La Crète est petite, mais neutre, et produit du vin.
    Menez la galère 1 en Crète.
lesson-mediterranee-creta-slip = Menez la galère 1 en Crète : elle est neutre et n’a pas de bois.
lesson-mediterranee-peace =
    Vous êtes à Naples avec trois marins contre un. Au combat, chaque camp lance un dé, ajoute ses marins et divise par 3 : l’autre camp en perd autant. Vous pourriez essayer, mais un port à vous ne paierait pas de bonus.
    N’attaquez personne.
lesson-mediterranee-peace-slip = Vous gagneriez peut-être, mais vous perdriez les 500 du nouveau marché. N’attaquez personne aujourd’hui.
lesson-mediterranee-land-creta =
    Votre quatrième port.
    Débarquez 1 marin en Crète.
lesson-mediterranee-new-market =
    Et maintenant, regardez le prix : 300, plus le bonus de 500.
    Vendez le vin à Naples.
lesson-mediterranee-new-market-slip = D’abord le vin, à Naples : 300, et 500 pour le nouveau marché.
lesson-mediterranee-last =
    La Crète ne stocke que deux marchandises : un bois en remplit la moitié. Plein, un petit port vaut 2 points au lieu de 1.
    Vendez le bois en Crète.
lesson-mediterranee-last-slip = Le bois rapporte 200 et reste dans votre port. Vendez-le.
lesson-mediterranee-end = 800 ducats pour un seul vin ! En deux tours, vos 2000 ducats sont devenus 3300, avec quatre ports. Une partie dure de 8 à 12 tours ; ensuite, le plus de points de prospérité gagne. Pas montré ici : les prix dans les ports des autres, les affaires, construire galères et fortifications, l’accord de passage, le combat. La page des règles explique tout. Bon vent !
