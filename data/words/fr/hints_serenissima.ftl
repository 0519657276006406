# Pourquoi et quand, pour chaque sorte de question (Serenissima) : jusqu’à la première partie finie.

hint-serenissima-close-port =
    À deux ou trois, des ports sont fermés : personne ne peut y charger, y vendre ni y débarquer.
    Fermez un port qui servirait le départ d’un rival, ou loin du départ que vous voulez.
hint-serenissima-start =
    Votre premier port décide de votre marchandise gratuite. Le numéro de la galère décide quand elle agit.
    Un petit numéro arrive en premier dans les ports neutres. Un port aux voisins libres et variés grandit vite.
hint-serenissima-start-galley =
    Toutes les galères agissent dans l’ordre de leurs numéros.
    Répartissez les vôtres sur le tour, ou prenez un numéro juste après celui d’un rival pour réagir.
hint-serenissima-activation =
    Une galère charge, avance d’une case par marin, puis vend ou combat, jamais les deux. Ou vous investissez à la place.
    Au début, débarquez dans les ports neutres. Ensuite, portez les marchandises là où elles manquent. Remplissez vos entrepôts avant un décompte.
hint-serenissima-investment =
    Les ducats achètent marins, galère, forts et basiliques. Les marins permettent d’aller plus loin, de mieux combattre et de garder les ports.
    Une galère au numéro encore à venir agit dès ce tour. Gardez les ports qu’un rival peut atteindre. Bâtissez tôt les basiliques : elles paient à chaque décompte.
hint-serenissima-special-investment =
    Avec moins de deux galères, vous pouvez en acheter maintenant.
    Faites-le : sans galère, ni commerce ni défense. Donnez-leur assez de marins pour résister à une attaque.
hint-serenissima-fight =
    Les deux camps relancent, un dé par point de valeur de combat. Chaque tête de mort élimine un marin.
    Continuez tant que vous avez nettement plus de dés. Cessez si une défaite vous coûtait un port ou la cargaison.
hint-serenissima-conquest =
    Les marins à terre tiennent le port, ceux à bord repartent. Sans personne à terre, le port devient neutre.
    Un seul suffit là où personne ne passe ; davantage si une galère rivale est proche.
hint-serenissima-salvage =
    Vous gardez ce qui tient dans vos places libres. Le reste est perdu.
    Prenez la marchandise qui manque à votre prochain port, et l’épice avant tout.
hint-serenissima-blockade-move =
    Vous avez là plus de marins que cette galère : vous pouvez l’arrêter.
    Arrêtez-la si elle vise un de vos ports ou une vente. Laissez-la passer si vous aurez besoin du même service.
hint-serenissima-blockade-sale =
    Vous avez là plus de marins : vous pouvez empêcher la vente. La galère peut alors vous combattre ou finir son tour.
    Faites-le si les ducats ou la case d’entrepôt comptent plus que la paix.
hint-serenissima-blockade-landing =
    Vous avez là plus de marins : vous pouvez empêcher cette galère de prendre le port neutre.
    Faites-le si vous voulez bientôt ce port. Préparez-vous à une attaque.
