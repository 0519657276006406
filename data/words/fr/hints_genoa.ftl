# Pourquoi et quand, pour chaque sorte de question (Die Händler von Genua) : jusqu’à la première partie finie.

hint-genoa-start =
    Les dés décident, ou vous jouez votre carte et partez d’où vous voulez.
    Jouez-la quand un départ vous mène à votre contrat ou votre ambassade, et par des bâtiments que les autres paient.
hint-genoa-tower =
    Vous menez : jusqu’à quatre pas, une action pour vous, et tout le reste est à vendre.
    Agissez où vos contrats le veulent, acceptez les meilleures offres en chemin, demandez plus à qui tient à un lieu, et annoncez un prix où personne n’a offert.
hint-genoa-bid =
    Vous avez aussi une action à ce tour, si le pion vient où il vous faut. Une offre ne coûte rien tant qu’elle n’est pas acceptée.
    Offrez pour les marchandises et bâtiments de vos contrats, un peu moins qu’ils ne valent ; refusez quand le chemin ne mène à rien pour vous.
hint-genoa-action =
    Votre seule action du tour : prenez ce que donne le bâtiment, et livrez un petit contrat s’il est d’ici.
    Jouez vos cartes spéciales si elles complètent un contrat maintenant ; gardez-les si ce n’est que peut-être.
hint-genoa-messages =
    Le pion a visité les deux bâtiments d’une de vos ambassades : 30 ducats chacune.
    Encaissez-les toutes ; il n’y a guère de raison d’attendre.
hint-genoa-cards =
    L’affaire est faite, et vous choisissez lesquelles de vos cartes changent de main.
    Donnez ce que vous ne remplirez pas de sitôt, et gardez les privilèges voisins.
hint-genoa-markers =
    Un bâtiment à vous rapporte 10 ducats chaque fois qu’un autre l’utilise, et 10 à la fin.
    Marquez ce que tout le monde visite, surtout les entrepôts ; il faut deux marqueurs pour remplacer celui d’un rival.
