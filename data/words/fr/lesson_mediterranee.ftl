# La leçon de Méditerranée, étape par étape.

lesson-mediterranee-crew =
    Bienvenue, Vénitien ! Dix marins pour deux galères et votre capitale. Une galère a cinq places : un marin à bord, c’est une zone de plus à parcourir ; une place vide, de quoi charger une marchandise. Qui reste à terre garde Venezia.
    Mettez-en 4 sur la galère 1, 3 sur la galère 2, et 3 en garnison.
lesson-mediterranee-crew-slip = Cela va aussi, mais les marchandises et les chemins de cette leçon n’iraient plus. 4, 3 et 3.
lesson-mediterranee-bid =
    Chaque tour commence par des enchères pour l’ordre du jeu. Elles sont secrètes, et chacun paie la sienne : enchérissez peu. Aujourd’hui, il est bon d’arriver en premier dans les ports libres.
    Misez 100, et souhaitez la première place, puis la deuxième.
lesson-mediterranee-bid-slip = 100 ducats suffiront, et les places dans l’ordre : la première, puis la deuxième.
lesson-mediterranee-buy =
    Le marché. Venezia produit du vin, à 100 ducats l’unité. La galère 1 a quatre marins et une place libre.
    Achetez 1 vin pour la galère 1.
lesson-mediterranee-buy-done = Pas avec des cales vides ! Achetez d’abord le vin.
lesson-mediterranee-buy-slip = 1 vin pour la galère 1 : il n’y a pas de place pour davantage.
lesson-mediterranee-buy-two =
    La galère 2 n’a que trois marins : il y a de la place pour deux.
    Achetez 2 vins pour la galère 2.
lesson-mediterranee-buy-two-slip = Remplissez-la : 2 vins pour la galère 2.
lesson-mediterranee-market-done =
    Chacun termine une phase avant que la suivante commence. Vous avez ce qu’il vous faut.
    Terminez votre marché.
lesson-mediterranee-market-done-slip = Le reste peut attendre le prochain tour. Terminez votre marché.
lesson-mediterranee-modon =
    La navigation : une zone par marin. Au sud-est se trouve Modon, qui n’est à personne et produit du bois.
    Menez la galère 1 à Modon.
lesson-mediterranee-modon-slip = La galère 1, avec ses quatre marins, prend le long chemin : Modon.
lesson-mediterranee-ragusa =
    Ragusa produit aussi du bois, et elle est proche. Tenir une marchandise dans plusieurs ports, c’est une position forte.
    Menez la galère 2 à Ragusa.
lesson-mediterranee-ragusa-slip = La galère 2 va à Ragusa, tout près.
lesson-mediterranee-land =
    Un port sans garnison est à qui y débarque un marin. Gardez les autres à bord, ou la galère coule.
    Débarquez 1 marin à Modon.
lesson-mediterranee-land-slip = Un marin suffit pour le prendre, et la galère a besoin des autres. Débarquez-en 1 ici.
lesson-mediterranee-land-ragusa =
    Et de même à Ragusa.
    Débarquez 1 marin à Ragusa.
lesson-mediterranee-sell =
    Un port achète une unité de chaque marchandise qu’il ne produit pas et n’a pas en entrepôt, et paie 100 fois le plus petit numéro libre de l’entrepôt : même le vôtre ! Ce qui s’y trouve compte aussi à la fin.
    Vendez le vin à Modon.
lesson-mediterranee-sell-slip = Vendez le vin ici : 200 ducats, et l’entrepôt commence à se remplir.
lesson-mediterranee-sell-ragusa =
    Ragusa paie 200 aussi. La galère 2 garde son second vin : il y a un meilleur client.
    Vendez un vin à Ragusa.
lesson-mediterranee-bid-again =
    Deuxième tour. Personne ne vous menace, l’ordre importe peu : c’est le moment d’économiser. Giulia a pris Napoli, souvenez-vous-en.
    Ne misez rien.
lesson-mediterranee-bid-again-slip = Économisez cette fois : 0, et laissez les places comme elles sont.
lesson-mediterranee-enlist =
    Dans vos ports s’engagent autant de marins qu’il y a de marchandises en entrepôt : encore une raison d’avoir des entrepôts pleins. La galère 2 en a laissé un à terre, et il lui en faut trois pour Napoli.
    Engagez 1 marin à Ragusa, pour la galère 2.
lesson-mediterranee-enlist-where = Là où il le faut : à Ragusa, à bord de la galère 2.
lesson-mediterranee-enlist-slip = D’abord le marin : sans lui, Napoli est hors d’atteinte.
lesson-mediterranee-wood =
    La galère 1 est à Modon, avec deux places libres. Votre propre bois coûte 100 l’unité.
    Achetez 2 bois pour la galère 1.
lesson-mediterranee-wood-slip = 2 bois pour la galère 1 : au sud, des ports n’en ont pas.
lesson-mediterranee-napoli =
    Votre vin pour Napoli ! Elle est à Giulia, et aucun de ses ports ne produit ni ne garde de vin. Cela s’appelle un nouveau marché, et il rapporte 500 de plus.
    Menez la galère 2 à Napoli.
lesson-mediterranee-napoli-slip = La galère 2, avec le vin, à Napoli : c’est là qu’est la prime.
lesson-mediterranee-creta =
    Et la galère 1 se cherche un port. Creta est petite, mais libre, et produit du vin.
    Menez la galère 1 en Creta.
lesson-mediterranee-creta-slip = La galère 1 en Creta : libre, et sans bois.
lesson-mediterranee-peace =
    Vous êtes devant Napoli avec trois marins, et un seul la garde. Au combat, chacun lance un dé, ajoute ses marins et divise par trois : autant tombent en face. Vous pourriez essayer. Mais aujourd’hui un client vaut mieux qu’une conquête : un port à vous ne paierait pas de prime.
    N’attaquez personne.
lesson-mediterranee-peace-slip = Vous gagneriez peut-être, mais vous perdriez les 500 du nouveau marché. La paix, pour aujourd’hui.
lesson-mediterranee-land-creta =
    Votre quatrième port.
    Débarquez 1 marin en Creta.
lesson-mediterranee-new-market =
    Et maintenant, regardez le prix.
    Vendez le vin à Napoli.
lesson-mediterranee-new-market-slip = D’abord le vin, à Napoli : 300, et 500 pour le nouveau marché.
lesson-mediterranee-last =
    Le bois pour Creta : il remplit la moitié de son petit entrepôt. Un entrepôt plein vaut des points.
    Vendez le bois en Creta.
lesson-mediterranee-last-slip = Le bois reste dans votre port, rapporte 200 et remplit l’entrepôt. Vendez-le.
lesson-mediterranee-end = 800 ducats pour un seul vin ! De 2000 ducats, vous voilà à 3300 en deux tours, avec quatre ports. Les marins font la portée, les entrepôts engagent des marins et comptent à la fin, les marchandises variées se vendent, et les nouveaux marchés paient le mieux : c’est Méditerranée. Bon vent !
