# Why and when, for each kind of question of Oltre Mare: shown until someone has finished a game.

hint-oltremare-trade-active =
    Scambia e compra prima di giocare. Ti servono tante carte quante ne indica il carico in cima alla stiva, e altre carte della merce in cima formano una serie.
    Proponi uno scambio se qualcuno può avere quella merce e tu hai ciò che sta in cima alla sua stiva. Compra se ti mancano carte. Vai avanti quando nient’altro aiuta.
hint-oltremare-trade-partner =
    Uno scambio con il giocatore di turno ti dà 1 prestigio. Il prestigio paga 6, 3 e 1 ducati, due volte a partita.
    Accetta ciò che ti costa poco o va bene per la tua stiva. Fai una controfferta se manca poco. Rifiuta ciò che spezza una tua serie.
hint-oltremare-main-play =
    Giochi esattamente tante carte quante ne indica il carico della carta in cima. Le icone uguali si sommano: una dà 1, due danno 3, tre danno 6.
    Gioca carte che condividono un’icona utile, occhio ai pirati, e tieni insieme una merce per la tua serie.
hint-oltremare-main-sail =
    Prendi il segnalino del porto dove ti fermi. Ha effetto a ogni turno fino al prossimo, e i segnalini contano alla fine.
    Scegli quello adatto alle tue carte: ducati per Grande affare, navi per Alto mare, molti leoni per Autorità locale.
hint-oltremare-main-compass =
    La bussola ti porta subito in un porto qualsiasi senza bussola, poi non c’è più.
    Usala per un segnalino che vuoi davvero. Tienila se ti serve solo un segnalino in più alla fine.
hint-oltremare-cargo-load =
    L’ultima carta sta in cima e decide il tuo prossimo turno. I suoi leoni dicono quante carte puoi tenere, il suo carico quante ne devi giocare.
    Metti prima la merce della tua serie, accanto alla stessa merce. In cima, molti leoni per una mano grande, o un carico alto per un turno grande.
hint-oltremare-maritime-discard =
    Hai più carte di quante ne permettano i leoni in cima alla stiva. Ogni carta di troppo costa 1 ducato alla fine.
    Lascia le carte isolate e i pirati. La prossima volta scambiali prima.
