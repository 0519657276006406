# Pourquoi et quand, pour chaque sorte de question (Oltre Mare) : jusqu’à la première partie finie.

hint-oltremare-trade-active =
    Échangez et achetez avant de jouer. Il vous faut autant de cartes que le chargement du dessus de votre cargaison, et la même marchandise que celle du dessus forme une série.
    Proposez un échange si quelqu’un a peut-être cette marchandise et que vous avez celle de son dessus. Achetez s’il vous manque des cartes. Continuez quand rien d’autre n’aide.
hint-oltremare-trade-partner =
    Un échange avec la personne dont c’est le tour vous vaut 1 point de prestige. Le prestige paie 6, 3 et 1 ducats, deux fois par partie.
    Acceptez ce qui coûte peu ou va avec votre cargaison. Faites une contre-offre s’il s’en faut de peu. Refusez ce qui casse une de vos séries.
hint-oltremare-main-play =
    Vous jouez exactement autant de cartes que le chargement de votre carte du dessus. Les icônes identiques s’ajoutent : une donne 1, deux donnent 3, trois donnent 6.
    Jouez des cartes qui partagent une icône utile, méfiez-vous des pirates, et gardez ensemble la marchandise de votre série.
hint-oltremare-main-sail =
    Vous prenez le marqueur du port où vous vous arrêtez. Il sert à chaque tour jusqu’au suivant, et les marqueurs comptent à la fin.
    Choisissez celui qui va avec vos cartes : des ducats pour Importante négociation, des bateaux pour Pleine mer, beaucoup de lions pour Autorités locales.
hint-oltremare-main-compass =
    Le compas vous mène tout de suite dans tout port sans compas, puis il disparaît.
    Utilisez-le pour un marqueur dont vous avez vraiment besoin. Gardez-le s’il vous faut juste un marqueur de plus à la fin.
hint-oltremare-cargo-load =
    La dernière carte est au-dessus et décide de votre prochain tour. Ses lions disent combien de cartes vous pouvez garder, son chargement combien vous devez en jouer.
    Mettez d’abord la marchandise de votre série, contre la même marchandise. Au-dessus, beaucoup de lions pour une grande main, ou un gros chargement pour un grand tour.
hint-oltremare-maritime-discard =
    Vous avez plus de cartes que n’en permettent les lions du dessus de votre cargaison. Chaque carte de trop coûte 1 ducat à la fin.
    Abandonnez les cartes seules et les pirates. La prochaine fois, échangez-les avant.
