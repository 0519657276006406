# Pourquoi et quand, pour chaque sorte de question (Serenissima) : jusqu’à la première partie finie.

hint-serenissima-close-port =
    À moins de quatre, des ports sont fermés : personne n’y chargera, n’y vendra ni n’y débarquera.
    Fermez ce qui servirait le départ d’un rival, ou ce qui est loin du départ que vous voulez.
hint-serenissima-start =
    Votre premier port décide de votre marchandise gratuite, et le numéro de la galère de son moment d’agir.
    Un petit numéro arrive en premier dans les ports neutres ; un port aux voisins libres et variés grandit vite.
hint-serenissima-start-galley =
    Les galères agissent dans l’ordre de leurs numéros, tous joueurs mêlés.
    Répartissez les vôtres sur le tour, ou prenez un numéro juste après celui d’un rival pour lui répondre.
hint-serenissima-activation =
    Une galère : charger, puis une case par marin, puis vendre ou combattre, jamais les deux. Ou investir à la place.
    Au début, débarquez dans les ports neutres ; ensuite portez une marchandise où elle manque ; remplissez vos entrepôts avant un décompte.
hint-serenissima-investment =
    Les ducats deviennent marins, galère, forts et basiliques. Les marins sont à la fois la portée, la force et la garde.
    Une galère au numéro encore à venir agit dès ce tour ; gardez les ports qu’un rival peut atteindre ; une basilique bâtie tôt paie à chaque décompte.
hint-serenissima-special-investment =
    Après un décompte, qui a moins de deux galères peut en racheter.
    Faites-le : sans galère, ni commerce ni défense. Armez-les assez pour ne pas être la prochaine proie.
hint-serenissima-fight =
    Les deux camps relancent, un dé par point de valeur ; chaque tête de mort tue.
    Continuez tant que vous avez nettement plus de dés ; cessez si une perte découvre un de vos ports ou coûte la cargaison.
hint-serenissima-conquest =
    Les marins à terre tiennent le port, ceux à bord repartent ; sans personne à terre il n’est à personne.
    Un seul suffit là où personne ne passe ; davantage si une galère rivale est proche.
hint-serenissima-salvage =
    Ce qui tient dans vos places libres est à vous, le reste est perdu.
    Prenez la marchandise qui manque à votre prochain port, et l’épice avant tout.
hint-serenissima-blockade-move =
    Avec plus de marins que cette galère, vous pouvez l’arrêter où elle est.
    Arrêtez-la si elle vise un de vos ports ou une vente ; laissez-la passer si vous voulez passer à votre tour.
hint-serenissima-blockade-sale =
    Avec plus de marins sur place, vous pouvez interdire la vente ; la galère peut vous combattre ou finir son tour.
    Interdisez quand les ducats ou la place en entrepôt comptent plus que la paix.
hint-serenissima-blockade-landing =
    Avec plus de marins sur place, vous pouvez empêcher cette galère de prendre le port neutre.
    Empêchez-la si vous voulez ce port bientôt ; attendez-vous à être attaqué.
