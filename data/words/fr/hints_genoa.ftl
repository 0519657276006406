# Pourquoi et quand, pour chaque sorte de question (Die Händler von Genua) : jusqu’à la première partie finie.

hint-genoa-start =
    Laissez les dés décider, ou jouez votre carte et partez d’où vous voulez.
    Jouez-la quand un départ vous fait passer par votre contrat ou votre ambassade, et par des bâtiments que les autres paieront.
hint-genoa-tower =
    Vous déplacez le pion, jusqu’à quatre pas, et vous avez une action. Tout le reste, vous pouvez le vendre.
    Agissez là où vos contrats l’exigent et acceptez les meilleures offres en chemin. Demandez plus quand quelqu’un tient vraiment à une case, et annoncez un prix là où il n’y a pas d’offre.
hint-genoa-bid =
    Vous avez aussi une action à ce tour, si le pion vient où vous en avez besoin. Une offre ne coûte rien tant qu’elle n’est pas acceptée.
    Offrez un peu moins que ce qu’une case vaut pour vos contrats. Passez quand le trajet ne vous sert à rien.
hint-genoa-action =
    C’est votre seule action du tour. Prenez ce que donne le bâtiment, et livrez un petit contrat s’il est d’ici.
    Jouez vos cartes spéciales si elles complètent un contrat maintenant. Gardez-les si ce n’est que peut-être.
hint-genoa-messages =
    Le pion a visité les deux bâtiments de votre ambassade : elle rapporte 30 ducats.
    Encaissez toutes celles que vous pouvez. Il n’y a presque jamais de raison d’attendre.
hint-genoa-cards =
    L’affaire est conclue. Choisissez maintenant les cartes que vous donnez.
    Donnez ce que vous ne livrerez pas de sitôt, et gardez les privilèges de bâtiments voisins.
hint-genoa-markers =
    Un bâtiment à vous rapporte 10 ducats chaque fois que quelqu’un d’autre l’utilise, et 10 à la fin.
    Choisissez ceux que tout le monde visite, surtout les entrepôts. Pour remplacer un marqueur, il en faut deux à vous.
