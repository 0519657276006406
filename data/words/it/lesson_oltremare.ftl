# The lesson of Oltre Mare, step by step.

lesson-oltremare-trade =
    A Oltre Mare vince chi ha più ducati quando il mazzo è vuoto. La tua nave porta una pila di carte, la stiva. Carte vicine di una stessa merce formano una serie: tre zuccheri pagano 6 ducati alla fine. In cima alla stiva c’è zucchero, e ne hai un altro in mano. Zuan può averne uno, e raccoglie vino.
    «Proponi uno scambio»: a Zuan, il tuo vino con l’icona nave, per 1 zucchero, poi «Non dire nulla».
lesson-oltremare-trade-go = Si potrebbe, ma un secondo zucchero vale per te più di quel vino. Prima fai l’offerta a Zuan.
lesson-oltremare-trade-buy = Una carta dal mazzo costa 3 ducati, e non sai quale sia. Lo zucchero di Zuan ti costa un vino. Fagli l’offerta.
lesson-oltremare-trade-other-wine = Tieni il vino con l’icona ducati. Rende quando lo giochi. Offri quello con la nave.
lesson-oltremare-trade-slip = A Zuan, il tuo vino con l’icona nave, niente ducati, per 1 zucchero, e «Non dire nulla». I pulsanti evidenziati ti guidano.
lesson-oltremare-go =
    Zuan accetta e guadagna 1 prestigio, come chiunque scambi con il giocatore di turno. Il prestigio rende ducati due volte: quando esce la carta Venezia, circa a metà del mazzo, e alla fine. Per questo si scambia volentieri.
    Scegli «Gioca le carte».
lesson-oltremare-go-slip = Hai ciò che ti serve. Scegli «Gioca le carte».
lesson-oltremare-play =
    La carta in cima alla stiva ha carico 2, quindi giochi esattamente due carte. Le loro icone rendono: una dà 1, due uguali danno 3, tre danno 6. Gli zuccheri hanno due icone mercato, quindi peschi 3 carte.
    Scegli entrambi gli zuccheri.
lesson-oltremare-play-slip = Si può giocare, ma spezza la tua serie. Scegli entrambi gli zuccheri.
lesson-oltremare-sail =
    Con un’icona nave percorri una rotta. Dove ti fermi prendi il segnalino del porto. A Beirut è Grande affare: un’icona ducati in più a ogni tuo turno.
    Scegli Beirut.
lesson-oltremare-sail-slip = Anche Rodi ha un buon segnalino, ma Grande affare rende subito. Scegli Beirut.
lesson-oltremare-load =
    Ora si carica. L’ultima carta sta in cima e decide il tuo prossimo turno. I suoi leoni dicono quante carte puoi tenere all’inizio. Il suo carico dice quante ne devi giocare.
    Carica prima lo zucchero con 3 leoni, poi quello con 4 leoni.
lesson-oltremare-load-slip = Così in cima ci sarebbero solo 3 leoni. Potresti tenere tre carte e dovresti giocarne quattro. Metti per ultimo lo zucchero con 4 leoni.
lesson-oltremare-accept =
    È il turno di Bianca. Offre argento per un legno. Hai due legni, non servono al tuo zucchero, e uno scambio ti dà 1 prestigio.
    Scegli «Accetta», e dalle il legno con 5 leoni.
lesson-oltremare-accept-other-wood = A Bianca va bene l’uno o l’altro. Tieni quello con 6 leoni. In cima è migliore.
lesson-oltremare-accept-slip = Argento e prestigio valgono la pena. Scegli «Accetta», con il legno con 5 leoni.
lesson-oltremare-decline =
    Zuan vorrebbe un vino per il suo grano. Ma i tuoi vini portano una nave e ducati nel prossimo turno. Non ogni scambio è buono.
    Scegli «Rifiuta».
lesson-oltremare-decline-slip = Gli farebbe piacere, ma presto il vino ti mancherebbe. Questa volta scegli «Rifiuta».
lesson-oltremare-power =
    Tocca a te. In cima ci sono 4 leoni, quindi puoi tenere quattro carte, ma ne hai cinque. Quella di troppo va nella tua pila pirati, dove ogni carta costa 1 ducato alla fine.
    Scegli il legno. È una carta isolata e porta pirati.
lesson-oltremare-power-slip = Quella ti servirà presto. Scegli il legno.
lesson-oltremare-fourth =
    Con un quarto zucchero la serie vale 11 invece di 6. Puoi chiedere a entrambi insieme. Chi accetta per primo fa lo scambio.
    «Proponi uno scambio»: a Bianca e Zuan, il tuo argento, per 1 zucchero, poi «Non dire nulla».
lesson-oltremare-fourth-go = Si potrebbe, ma senza un quarto zucchero perdi 5 ducati. Prima chiedi a entrambi.
lesson-oltremare-fourth-slip = A Bianca e Zuan, il tuo argento, niente ducati, per 1 zucchero, e «Non dire nulla». I pulsanti evidenziati ti guidano.
lesson-oltremare-haggle =
    Entrambi vogliono 1 ducato in più. È un affare, perché lo zucchero te ne porta 5. Sulle merci si deve dire la verità, su icone, leoni e carico si può bluffare.
    Scegli «Accetta» per lo zucchero di Bianca.
lesson-oltremare-haggle-zuan = Andrebbe bene anche lo zucchero di Zuan. Prendi quello di Bianca: dichiara 6 leoni, e Zuan ha già prestigio.
lesson-oltremare-haggle-slip = Paga il ducato. Il quarto zucchero te ne porta 5. Scegli «Accetta» per l’offerta di Bianca.
lesson-oltremare-go-again =
    Hai ciò che serve per quattro zuccheri in fila. Questa volta carichi tre carte.
    Scegli «Gioca le carte».
lesson-oltremare-three =
    Due icone ducati e quella di Grande affare fanno tre. Sono 6 ducati subito.
    Scegli lo zucchero, le spezie e il vino con l’icona nave.
lesson-oltremare-three-slip = Quasi. Zucchero per la serie, spezie per una seconda icona ducati, e il vino con la nave. Così c’è una sola icona pirati.
lesson-oltremare-far =
    Tre icone nave, tre rotte. A Smirne il segnalino è Autorità locale. Ti paga ogni volta che comincia il tuo turno: i tuoi leoni meno 3.
    Scegli Smirne.
lesson-oltremare-far-slip = Un giorno meriterà una visita. Ma Smirne paga a ogni turno. Scegli Smirne.
lesson-oltremare-top =
    Carica prima lo zucchero, così è accanto agli altri tre. Metti in cima le spezie. Hanno 6 leoni, e 6 meno 3 fanno 3 ducati per te a ogni turno in cui stanno lì.
    Carica zucchero, poi vino, poi spezie.
lesson-oltremare-top-slip = Lo zucchero deve stare accanto agli altri zuccheri, quindi va per primo. Le spezie con 6 leoni vanno in cima, quindi per ultime.
lesson-oltremare-end = Quattro zuccheri in fila, 20 ducati in mano, due segnalini porto, e l’Autorità locale ti ha appena pagato. Sei in testa! La partita finisce quando il mazzo è vuoto. Allora stiva, segnalini e prestigio pagano, e la pila pirati costa. Non ancora visti: la bussola, gli altri segnalini, l’acquisto di carte e i debiti. Li trovi nelle regole. Ben fatto!
