# Pourquoi et quand, pour chaque sorte de question (Méditerranée) : jusqu’à la première partie finie.

hint-mediterranee-manning =
    Les marins à bord sont des zones à parcourir et de la force au combat ; chaque place prise est une marchandise de moins. Ceux à terre gardent la capitale.
    Trois ou quatre par galère laissent de quoi commercer ; deux ou trois à terre suffisent au début.
hint-mediterranee-bid =
    Chacun paie sa mise, et la plus haute choisit une place dans l’ordre de ce tour.
    Misez quand deux veulent le même port, ou s’il faut frapper, ou fuir, en premier ; sinon gardez vos ducats.
hint-mediterranee-place =
    Votre mise vous laisse choisir quand agir dans chaque phase de ce tour.
    Le premier est premier dans les ports libres ; le dernier voit ce que font tous les autres.
hint-mediterranee-market =
    Ici l’argent devient marchandises, marins, galères et forts, dans l’ordre et autant de fois que vous voulez.
    Chargez ce qui manque aux ports que vous atteindrez ; engagez là où il y a du stock ; construisez des galères où il y a bois et fer.
hint-mediterranee-price =
    Quelqu’un veut acheter dans votre port : vous fixez le prix, de 100 à 300, plus en cas de monopole. On ne peut pas refuser de vendre.
    Demandez beaucoup aux rivaux et pour ce qui est rare ; peu aux amis, et souvenez-vous qu’ils peuvent proposer moins une fois.
hint-mediterranee-haggle =
    L’acheteur propose moins ; si vous refusez, votre premier prix tient toujours.
    Acceptez s’il n’achèterait rien sinon ; refusez s’il en a besoin.
hint-mediterranee-trade =
    Une affaire de galère à galère, au prix qui vous plaît à tous deux.
    Vendez ce que votre prochain port a déjà, achetez ce qui ouvre un nouveau marché ; plus on en a besoin, plus cela peut coûter.
hint-mediterranee-trade-counter =
    C’est leur dernier mot : oui conclut, non arrête tout.
    Dites oui si c’est mieux que pas d’affaire du tout ; il n’y aura pas d’autre tour.
hint-mediterranee-sail =
    Une zone par marin à bord. Pour traverser une zone où sont d’autres galères, il faut leur accord.
    Allez où votre cargaison manque ; gardez une galère près d’un port menacé.
hint-mediterranee-passage =
    Quelqu’un veut traverser votre zone ; sans votre accord, son mouvement s’arrête là.
    Arrêtez ce qui vise vos ports ; laissez passer le reste, on vous le rendra peut-être.
hint-mediterranee-combat =
    Chaque camp lance un dé, ajoute ses marins et divise par trois (par quatre contre un fort) : autant tombent en face.
    Attaquez avec nettement plus de marins, pour une cargaison ou un port qui le vaut. Un client qui paie un nouveau marché vaut parfois mieux.
hint-mediterranee-spoils =
    Vous avez gagné : coulez la galère, ou prenez-la avec quelques-uns de vos marins.
    Prenez-la si vous pouvez armer les deux ; coulez-la si elle ne fait que vous affaiblir.
hint-mediterranee-stow =
    Les marchandises sont à vous, s’il y a de la place.
    Gardez ce qui manque au prochain port ; laissez ce qui s’achète partout à 100.
hint-mediterranee-land =
    Un port sans garnison est à qui débarque : sa marchandise, son entrepôt et ses points avec. Sans marin, une galère coule.
    Débarquez partout où vous pouvez laisser un marin ; deux ou trois là où passent des rivaux.
hint-mediterranee-sell =
    Un port achète une unité de ce qu’il ne produit ni ne garde, à 100 fois son plus petit numéro libre ; un nouveau marché chez un rival rapporte 500 de plus.
    Vendez presque toujours ; ne gardez une marchandise que pour un nouveau marché à portée.
