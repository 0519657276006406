# Pourquoi et quand, pour chaque sorte de question (Oltre Mare) : jusqu’à la première partie finie.

hint-oltremare-trade-active =
    Échangez et achetez avant de charger : il vous faut autant de cartes que le chargement du dessus, et les cartes de cette même marchandise font une série.
    Proposez quand quelqu’un a peut-être cette marchandise et que vous avez celle de sa carte du dessus ; achetez s’il vous manque des cartes ; continuez quand rien n’aide plus.
hint-oltremare-trade-partner =
    Un échange avec la personne dont c’est le tour vous vaut 1 point de prestige, et le prestige paie 6, 3 et 1 ducats deux fois par partie.
    Acceptez ce qui coûte peu ou va avec votre cargaison ; contre-proposez quand il s’en faut de peu ; refusez ce qui romprait une de vos séries.
hint-oltremare-main-play =
    Vous jouez exactement le chargement de votre carte du dessus. Les icônes pareilles s’ajoutent : une donne 1, deux donnent 3, trois donnent 6.
    Réunissez les cartes qui partagent une icône voulue, gare aux pirates, et gardez ensemble une même marchandise pour votre série.
hint-oltremare-main-sail =
    Où vous vous arrêtez, vous prenez le marqueur : il aide à chaque tour jusqu’au suivant, et les marqueurs comptent à la fin.
    Choisissez celui qui va avec vos cartes : des ducats pour Importante négociation, des bateaux pour Pleine mer, des lions pour les autorités locales.
hint-oltremare-main-compass =
    Le compas vous mène aussitôt dans tout port sans compas ; ensuite il disparaît.
    Utilisez-le pour le marqueur qu’il vous faut vraiment ; gardez-le s’il ne vous manque qu’un marqueur de plus à la fin.
hint-oltremare-cargo-load =
    La dernière carte, au-dessus, régit votre prochain tour : les lions sont les cartes à garder, le chargement celles à jouer.
    Mettez d’abord la marchandise de votre série, contre ses pareilles ; et au-dessus beaucoup de lions pour une grande main, ou un grand chargement pour un grand tour.
hint-oltremare-maritime-discard =
    Vous avez plus de cartes que n’en permettent les lions du dessus ; chaque carte de trop coûte 1 ducat à la fin.
    Séparez-vous de ce qui est seul et des pirates ; la prochaine fois, échangez-les avant.
