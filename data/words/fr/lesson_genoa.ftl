# La leçon de Die Händler von Genua, étape par étape.

lesson-genoa-grain =
    Bienvenue à Gênes ! À ce tour, c’est vous qui menez le pion : jusqu’à quatre pas, et dans chaque bâtiment quelqu’un peut agir. Chacun a une action par tour. Vous avez un petit contrat : du riz à la Halle des guildes, pour 40 ducats. Le riz est à l’Entrepôt de céréales, juste à côté du pion.
    Menez le pion à l’Entrepôt de céréales.
lesson-genoa-grain-sold = 20 ducats, c’est un beau prix, mais le riz vous en rapportera 40. Gardez cette action, et allez-y.
lesson-genoa-grain-end = Le pion vient à peine de partir ! Menez-le à l’Entrepôt de céréales.
lesson-genoa-grain-slip = D’abord le riz : menez le pion à l’Entrepôt de céréales.
lesson-genoa-act =
    Paolo offre 20 ducats pour cette action, Caterina 10. Ce que l’on n’utilise pas, on le vend ; mais celle-ci, il vous la faut.
    Utilisez l’action ici : elle vous donne du blé et du riz.
lesson-genoa-act-sold = Tentant. Mais votre propre action devrait encore trouver mieux, et le riz serait parti.
lesson-genoa-act-slip = Utilisez l’action vous-même : du blé et du riz.
lesson-genoa-villa =
    Votre action est faite, et il reste trois pas : maintenant, vous vendez. Vous avez aussi une ambassade, Palais et Entrepôt de céréales : si le pion visite les deux dans le même tour, vous gagnez 30 ducats. Le chemin du Palais passe par la Villa Colini et le Port.
    Menez le pion à la Villa Colini.
lesson-genoa-villa-end = Il reste trois pas, et 30 ducats en chemin. Continuez !
lesson-genoa-villa-slip = Le Palais est au sud : par la Villa Colini, puis le Port.
lesson-genoa-counter =
    Paolo offre 5 ducats pour le Port. Il y tient, et vous y passez de toute façon : on peut demander mieux.
    Demandez-lui 15 pour le Port.
lesson-genoa-counter-accept = Cinq ducats sont cinq ducats, mais il paiera davantage. Demandez d’abord.
lesson-genoa-counter-move = Vous n’auriez alors que ses cinq ducats. Demandez davantage avant de partir.
lesson-genoa-counter-slip = Une contre-offre à Paolo, pour le Port : 15 ducats.
lesson-genoa-deal =
    Il offre 10. À mi-chemin : c’est ainsi que l’on conclut ici. Si vous acceptez, il paie, le pion s’y rend, et il agit.
    Acceptez les 10 ducats de Paolo.
lesson-genoa-deal-slip = 10 ducats pour une action dont vous ne pouvez plus rien faire, c’est une bonne affaire. Acceptez.
lesson-genoa-price =
    Il ne reste que le Palais, et personne n’a rien offert. Annoncez donc un prix : qui veut le prend.
    Annoncez un prix pour le Palais : 15 ducats.
lesson-genoa-price-move = Vous y arriveriez, mais pour rien. Annoncez d’abord un prix : 15.
lesson-genoa-price-slip = Un prix pour le Palais, 15 ducats : ni trop cher, ni trop peu.
lesson-genoa-bid =
    Caterina l’a pris, et votre ambassade a rapporté 30 : 185 ducats ! C’est elle qui mène maintenant, et vous, vous offrez. Votre gros contrat demande riz, poivre et soie et rapporte 100. Le poivre est à l’Entrepôt d’épices, à deux pas d’elle.
    Offrez 15 ducats pour l’Entrepôt d’épices.
lesson-genoa-bid-decline = Pas intéressé ? Le poivre est sur son chemin. Une offre ne coûte rien tant qu’elle n’est pas acceptée.
lesson-genoa-bid-slip = Une seule offre suffit : l’Entrepôt d’épices, 15 ducats.
lesson-genoa-not-here =
    Caterina veut quitter l’Entrepôt de céréales, dont personne n’a utilisé l’action. On demande donc à tout le monde : quelqu’un la veut-il ? Vous avez une action pendant son tour, et elle est pour le poivre.
    Pas intéressé, pour cette case.
lesson-genoa-not-here-turn = Cela retirerait aussi votre offre pour le poivre. Cette case seulement.
lesson-genoa-not-here-slip = Vous avez déjà du blé et du riz. Refusez pour cette case.
lesson-genoa-guild =
    Le sel et le poivre sont à vous, pour 15. Paolo mène à présent, et la Halle des guildes est à deux pas de lui : là, votre riz vaut 40, et l’action donne un autre gros contrat. Ce formulaire permet d’annoncer des prix pour plusieurs bâtiments. Un seul suffit.
    Offrez 15 ducats pour la Halle des guildes, rien pour les autres, et demandez à être consulté.
lesson-genoa-guild-decline = Sans vous, Paolo ira ailleurs. Votre riz attend : offrez pour la Halle des guildes.
lesson-genoa-guild-slip = 15 ducats pour la Halle des guildes seulement ; pas intéressé par les autres ; et l’on vous demande pour l’action.
lesson-genoa-deliver =
    Il a préféré vos 15 aux 10 de Caterina. Vous avez pioché un gros contrat, et après sa propre action dans le bon bâtiment, on peut livrer un petit contrat.
    Livrez le riz.
lesson-genoa-deliver-slip = Ne partez pas sans vos 40 ducats. Livrez le riz.
lesson-genoa-end = 40 ducats pour une poignée de riz ! Vous aviez 130 ducats, vous en avez 195, du poivre en réserve, et deux gros contrats à préparer. Menez là où il vous faut aller, vendez ce qui ne vous sert pas, offrez pour ce que les autres croisent : c’est Gênes. Buon lavoro !
