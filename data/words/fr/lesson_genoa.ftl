# La leçon de Die Händler von Genua, étape par étape.

lesson-genoa-grain =
    À Gênes, la personne la plus riche après la dernière manche gagne. À ce tour, vous déplacez le pion, jusqu’à quatre pas, et quelqu’un peut agir dans chaque bâtiment. Chacun a une action par tour. Votre petit contrat demande du riz à la Halle des guildes, pour 40 ducats. Il y a du riz à l’Entrepôt de céréales, juste à côté du pion.
    Choisissez « Déplacer le pion », puis Entrepôt de céréales.
lesson-genoa-grain-sold = 20 ducats, c’est un bon prix, mais le riz vous en rapportera 40. Gardez cette action et allez-y.
lesson-genoa-grain-end = Le pion vient à peine de partir ! Choisissez « Déplacer le pion », puis Entrepôt de céréales.
lesson-genoa-grain-slip = D’abord le riz. Choisissez « Déplacer le pion », puis Entrepôt de céréales.
lesson-genoa-act =
    Paolo offre 20 ducats pour cette action, Caterina 10. Vous pouvez vendre toute action que vous n’utilisez pas, mais celle-ci, vous en avez besoin. Elle vous donne du blé et du riz.
    Choisissez « Utiliser l’action ».
lesson-genoa-act-sold = Tentant ! Mais le riz serait parti, et votre action devrait encore trouver mieux.
lesson-genoa-act-slip = Prenez vous-même le blé et le riz : « Utiliser l’action ».
lesson-genoa-villa =
    Votre action est faite, et il reste trois pas. Maintenant, vous vendez. Vous avez aussi une ambassade : Palais et Entrepôt de céréales. Si le pion visite les deux dans le même tour, vous recevez 30 ducats. Le chemin du Palais passe par la Villa Colini et le Port.
    Choisissez « Déplacer le pion », puis Villa Colini.
lesson-genoa-villa-end = Il vous reste trois pas, et 30 ducats en chemin. Continuez !
lesson-genoa-villa-slip = Le Palais est au sud. Passez par la Villa Colini, puis par le Port.
lesson-genoa-counter =
    Paolo offre 5 ducats pour le Port. Il y tient, et vous y passez de toute façon : demandez plus. Une contre-offre s’adresse à une seule personne et dit votre prix.
    Choisissez « Contre-offre en ducats », puis l’offre de Paolo pour le Port, 15 ducats.
lesson-genoa-counter-accept = Cinq ducats sont cinq ducats, mais il paiera plus. Demandez d’abord.
lesson-genoa-counter-move = Vous n’auriez alors que ses cinq ducats. Demandez plus avant de partir.
lesson-genoa-counter-slip = Choisissez « Contre-offre en ducats » pour l’offre de Paolo : 15 ducats.
lesson-genoa-deal =
    Il monte à 10. À mi-chemin : c’est ainsi qu’on fait affaire ici. Si vous acceptez, il paie, le pion s’y rend, et il utilise l’action.
    Choisissez « Accepter une offre », puis les 10 ducats de Paolo.
lesson-genoa-deal-slip = 10 ducats pour une action qui ne vous sert plus, c’est une bonne affaire. Choisissez « Accepter une offre ».
lesson-genoa-price =
    Le Palais vient ensuite, et personne n’a fait d’offre. Annoncez donc un prix vous-même. Tout le monde peut l’accepter.
    Choisissez « Annoncer un prix », puis Palais, 15 ducats.
lesson-genoa-price-move = Vous y arriveriez, mais sans rien gagner. Choisissez d’abord « Annoncer un prix » : 15 ducats.
lesson-genoa-price-slip = Choisissez « Annoncer un prix », puis Palais, 15 ducats. C’est un prix correct.
lesson-genoa-bid =
    Caterina l’a accepté, et votre ambassade a rapporté 30. Vous avez 185 ducats ! C’est à elle de déplacer le pion, et à vous de faire des offres. Votre gros contrat paie 100 pour du riz, du poivre et de la soie. Le poivre est à l’Entrepôt d’épices, à deux pas d’elle.
    Choisissez « Offrir des ducats », puis Entrepôt d’épices, 15 ducats.
lesson-genoa-bid-decline = Ne passez pas encore. Le poivre est sur son chemin, et une offre ne coûte rien tant qu’elle n’est pas acceptée.
lesson-genoa-bid-slip = Une seule offre suffit. Choisissez « Offrir des ducats », puis Entrepôt d’épices, 15 ducats.
lesson-genoa-not-here =
    Caterina veut quitter l’Entrepôt de céréales, mais personne n’a utilisé son action. Aucune action ne se perd tant que quelqu’un la veut. On demande donc une fois à tout le monde avant que le pion parte. Vous avez une action pendant son tour, et il vous la faut pour le poivre.
    Choisissez « Passer », puis « pour cette case ».
lesson-genoa-not-here-turn = Cela annulerait aussi votre offre pour le poivre. Passez seulement « pour cette case ».
lesson-genoa-not-here-slip = Vous avez déjà du blé et du riz. Choisissez « Passer », puis « pour cette case ».
lesson-genoa-guild =
    Le sel et le poivre sont à vous, pour 15. Paolo déplace le pion, et la Halle des guildes est à deux pas. Là, votre riz vaut 40, et l’action donne un autre gros contrat. Ce formulaire permet d’offrir pour plusieurs bâtiments. La dernière question est déjà réglée.
    Choisissez « Faire plusieurs offres » : 15 pour la Halle des guildes, et « je ne veux pas des autres ».
lesson-genoa-guild-decline = Sans offre, Paolo ira ailleurs. Votre riz attend : faites une offre pour la Halle des guildes.
lesson-genoa-guild-slip = 15 ducats pour la Halle des guildes seulement, et « je ne veux pas des autres ». Pour l’action : « me demander quoi faire ».
lesson-genoa-deliver =
    Paolo a préféré vos 15 aux 10 de Caterina, et vous avez pioché un gros contrat. Un petit contrat se livre juste après votre propre action dans son bâtiment.
    Choisissez « Livrer un petit contrat ».
lesson-genoa-deliver-slip = Ne partez pas sans vos 40 ducats. Choisissez « Livrer un petit contrat ».
lesson-genoa-end = 40 ducats pour une poignée de riz ! Vous aviez 130 ducats et vous en avez 195, du poivre et deux gros contrats à préparer. Allez où vous en avez besoin, vendez ce qui ne vous sert pas, et faites des offres quand les autres déplacent le pion. Pas encore vus ici : les marqueurs de propriété, les privilèges et les cartes spéciales, et ce qu’ils rapportent à la fin. Tout est dans les règles. Buon lavoro !
