# Pourquoi et quand, pour chaque sorte de question (Méditerranée) : jusqu’à la première partie finie.

hint-mediterranee-manning =
    Chaque marin à bord fait avancer la galère d’une case et combat, mais prend la place d’une marchandise. Les marins à terre gardent votre capitale.
    Trois ou quatre par galère laissent de quoi commercer. Deux ou trois à terre suffisent au début.
hint-mediterranee-bid =
    Tout le monde paie sa mise. La plus haute choisit une place dans l’ordre de ce tour.
    Misez si quelqu’un veut le même port que vous, ou s’il faut attaquer ou fuir avant les autres. Sinon, gardez vos ducats.
hint-mediterranee-place =
    Vous choisissez quand vous jouez dans chaque phase de ce tour.
    La première place arrive avant les autres dans les ports libres ; la dernière voit ce que font tous les autres.
hint-mediterranee-market =
    Ici, l’argent devient marchandises, marins, galères et fortifications, dans l’ordre et autant de fois que vous voulez.
    Chargez ce qui manque à vos prochains ports. Enrôlez là où il y a des marchandises en entrepôt. Construisez des galères là où il y a bois et fer.
hint-mediterranee-price =
    Quelqu’un veut acheter dans votre port. Votre prix va de 100 à 300, plus avec un monopole. Vous ne pouvez pas refuser de vendre.
    Demandez beaucoup à vos rivaux et pour ce qui est rare. On peut vous faire une contre-offre, une seule.
hint-mediterranee-haggle =
    On vous propose moins que votre prix. Si vous refusez, l’achat reste possible au premier prix.
    Acceptez si la vente échouerait sinon. Refusez si cette marchandise est indispensable à l’autre.
hint-mediterranee-trade =
    Une affaire de galère à galère, au prix qui vous convient à vous deux.
    Vendez ce que votre prochain port a déjà ; achetez ce qui ouvre un nouveau marché. Plus l’autre en a besoin, plus cela peut coûter.
hint-mediterranee-trade-counter =
    C’est la dernière offre : oui conclut l’affaire, non y met fin.
    Acceptez si c’est mieux que pas d’affaire du tout.
hint-mediterranee-sail =
    Une galère avance d’une case par marin à bord. Pour traverser une case où se trouvent d’autres galères, il faut l’accord de leurs propriétaires.
    Allez là où votre cargaison manque encore. Gardez une galère près d’un port menacé.
hint-mediterranee-passage =
    Quelqu’un veut traverser votre case. Sans votre accord, sa galère s’y arrête.
    Arrêtez ce qui vise vos ports. Laissez passer les autres, on vous le rendra peut-être.
hint-mediterranee-combat =
    Chaque camp lance un dé, ajoute ses marins et divise par 3 (par 4 contre un port fortifié). L’autre camp perd autant de marins.
    Attaquez avec nettement plus de marins, pour une cargaison ou un port qui en vaut la peine. Un nouveau marché rapporte parfois plus.
hint-mediterranee-spoils =
    Vous avez gagné. Coulez la galère, ou emparez-vous-en avec quelques marins.
    Prenez-la si vous pouvez armer les deux ; coulez-la si cela ne ferait que vous affaiblir.
hint-mediterranee-stow =
    Vous gardez autant de ces marchandises que vous avez de place.
    Gardez ce qui manque à votre prochain port. Laissez ce qui s’achète partout à 100.
hint-mediterranee-land =
    Un port sans garnison est à la première personne qui y débarque, avec sa marchandise, son entrepôt et ses points. Sans marin, une galère coule.
    Débarquez partout où vous pouvez laisser un marin ; deux ou trois là où passent vos rivaux.
hint-mediterranee-sell =
    Un port achète un pion de chaque marchandise qu’il ne produit ni ne stocke, à 100 fois son plus petit numéro libre. Un nouveau marché chez un rival rapporte 500 de plus.
    Vendez presque toujours. Ne gardez une marchandise que pour un nouveau marché à portée.
