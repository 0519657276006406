# Why and when, for each kind of question of Oltre Mare: shown until somebody has finished a game.

hint-oltremare-trade-active =
    Scambia e compra prima di caricare: devi avere tante carte quante indica il carico in cima alla tua stiva, e carte della merce che vi si trova formano una serie.
    Proponi se qualcuno può avere quella merce e tu hai ciò che sta in cima alla sua; compra se ti mancano carte; prosegui quando nient’altro aiuta.
hint-oltremare-trade-partner =
    Uno scambio con il giocatore di turno ti dà 1 prestigio, e il prestigio paga 6, 3 e 1 ducati due volte in una partita.
    Accetta ciò che ti costa poco o va bene per la tua stiva; controproponi se manca poco; rifiuta se romperebbe una tua serie.
hint-oltremare-main-play =
    Giochi esattamente il carico della tua prima carta. Le icone uguali si sommano: una dà 1, due danno 3, tre danno 6.
    Unisci le carte che condividono un’icona che vuoi, bada ai pirati, e tieni insieme le carte di una merce per la tua serie.
hint-oltremare-main-sail =
    Dove ti fermi prendi il segnalino porto: aiuta a ogni turno fino al prossimo, e i segnalini contano alla fine.
    Scegli il segnalino adatto alle tue carte: ducati per Grande affare, navi per Alto mare, molti leoni per l’Autorità locale.
hint-oltremare-main-compass =
    La bussola ti porta subito in un porto qualsiasi senza bussola; poi non c’è più.
    Usala per il segnalino che vuoi davvero; tienila se alla fine ti serve solo un segnalino in più.
hint-oltremare-cargo-load =
    L’ultima carta sta in cima e determina il tuo prossimo turno: i leoni sono le carte che puoi tenere, il carico quelle che devi giocare.
    Metti prima la merce della tua serie, accanto alle sue simili; e in cima molti leoni per una mano grande, o un carico grande per un turno grande.
hint-oltremare-maritime-discard =
    Hai più carte di quante ne permettano i leoni in cima alla tua stiva; ogni carta di troppo costa 1 ducato alla fine.
    Liberati di ciò che è isolato e dei pirati; la prossima volta scambialo prima.
