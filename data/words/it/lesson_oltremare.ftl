# The lesson of Oltre Mare, step by step.

lesson-oltremare-trade =
    Eccoti a bordo! In cima alla tua stiva c’è zucchero. Carte vicine di una stessa merce formano una serie, e tre zuccheri pagano 6 ducati alla fine. Hai uno zucchero; Zuan può averne un altro, e raccoglie vino.
    Offri a Zuan il tuo vino con la nave, chiedi 1 zucchero, e non dire altro.
lesson-oltremare-trade-go = Si potrebbe, ma un secondo zucchero vale per te più di quel vino. Prima fai l’offerta a Zuan.
lesson-oltremare-trade-buy = Una carta dal mazzo costa 3 ducati, e nessuno sa quale sia. Lo zucchero di Zuan ti costa un vino. Fagli l’offerta.
lesson-oltremare-trade-other-wine = Tieni il vino con l’icona ducati: rende denaro quando lo giochi. Offri quello con la nave.
lesson-oltremare-trade-slip = Un’offerta ha quattro parti: a Zuan, il tuo vino con la nave, per 1 zucchero, e non una parola di più. Ciò che è illuminato ti guida.
lesson-oltremare-go =
    Zuan accetta, e guadagna 1 prestigio: così chi scambia con il giocatore di turno. Per questo ti si aiuta volentieri.
    Ora passa alla fase principale.
lesson-oltremare-go-slip = Hai ciò che ti serve. Passa alla fase principale.
lesson-oltremare-play =
    La carta in cima alla tua stiva dice carico 2: giochi esattamente due carte. Con gli zuccheri la tua serie arriva a tre, e le loro due icone mercato fanno pescare 3 carte. Un’icona dà 1, due danno 3, tre danno 6.
    Gioca entrambi gli zuccheri.
lesson-oltremare-play-slip = Si può giocare, ma rompe la tua serie. Gioca i due zuccheri.
lesson-oltremare-sail =
    Un’icona nave: percorri una rotta. A Beirut c’è Grande affare, un’icona ducati in più a ogni tuo turno. Renderà.
    Naviga a Beirut.
lesson-oltremare-sail-slip = Anche Rodi ha un buon segnalino, ma Grande affare rende subito. Naviga a Beirut.
lesson-oltremare-load =
    Ora si stiva. L’ultima carta sta in cima e determina il tuo prossimo turno: i leoni dicono quante carte puoi tenere, il carico quante ne devi giocare.
    Prima lo zucchero con leoni 3, poi quello con leoni 4.
lesson-oltremare-load-slip = Così in cima ci sarebbero solo 3 leoni: potresti tenere tre carte e dovresti giocarne quattro. Metti per ultimo lo zucchero con leoni 4.
lesson-oltremare-accept =
    Il turno di Bianca. Offre argento per un legno. Hai due legni, non servono al tuo zucchero, e uno scambio ti dà 1 prestigio.
    Accetta, e dalle il legno con leoni 5.
lesson-oltremare-accept-other-wood = A Bianca andrebbe bene l’uno o l’altro legno. Tieni quello con leoni 6: in cima è il migliore.
lesson-oltremare-accept-slip = Argento e prestigio meritano entrambi. Accetta, con il legno di leoni 5.
lesson-oltremare-decline =
    Zuan vorrebbe un vino per il suo grano. I tuoi vini portano la nave e i ducati per il prossimo turno, e non ogni scambio è buono.
    Rifiuta, ringraziando.
lesson-oltremare-decline-slip = Gli farebbe piacere, ma tra un momento il vino ti mancherebbe. Questa volta rifiuta.
lesson-oltremare-power =
    Tocca a te. In cima ci sono 4 leoni: puoi tenere quattro carte, e ne hai cinque. Ciò che è di troppo va nella pila pirati e costa 1 ducato alla fine.
    Il legno è isolato e porta pirati: lascialo andare.
lesson-oltremare-power-slip = Quella ti servirà tra un momento. È il legno quello di cui puoi fare a meno.
lesson-oltremare-fourth =
    Un quarto zucchero porta la serie a 11 invece di 6. Chiedi a entrambi insieme: chi accetta per primo fa lo scambio.
    Offri a Bianca e Zuan il tuo argento per 1 zucchero.
lesson-oltremare-fourth-go = Si potrebbe, ma senza un quarto zucchero lasceresti 5 ducati sul molo. Prima chiedi a entrambi.
lesson-oltremare-fourth-slip = A Bianca e a Zuan, il tuo argento, per 1 zucchero, e non dire nulla. Ciò che è illuminato ti guida.
lesson-oltremare-haggle =
    Entrambi lo farebbero per 1 ducato in più. Mercanteggiare è metà del gioco, e 1 ducato per 5 è un affare. Sulle merci si deve dire la verità, sulle icone no.
    Accetta lo zucchero di Bianca.
lesson-oltremare-haggle-zuan = Andrebbe bene anche lo zucchero di Zuan. Prendi quello di Bianca: dice leoni 6, e Zuan ha già un prestigio.
lesson-oltremare-haggle-slip = Paga il ducato: il quarto zucchero ne porta cinque. Accetta l’offerta di Bianca.
lesson-oltremare-go-again =
    Quattro zuccheri, se li stivi bene. Questa volta carichi tre carte, e hai quelle giuste.
    Passa alla fase principale.
lesson-oltremare-three =
    Due icone ducati e quella di Grande affare fanno tre: 6 ducati subito.
    Gioca lo zucchero, le spezie e il vino con la nave.
lesson-oltremare-three-slip = Quasi. Zucchero per la serie, spezie per una seconda icona ducati, e il vino con la nave: tra loro un solo pirata.
lesson-oltremare-far =
    Tre navi, tre rotte. A Smirne l’Autorità locale paga i tuoi leoni meno 3 ogni volta che comincia il tuo turno.
    Naviga a Smirne.
lesson-oltremare-far-slip = Un giorno meriterà una visita. A Smirne c’è denaro per ogni turno. Naviga lì.
lesson-oltremare-top =
    Prima lo zucchero, così tocca gli altri tre. E in cima le spezie con i loro 6 leoni: 6 meno 3 fanno 3 ducati per te, a ogni turno in cui stanno lì.
    Carica zucchero, poi vino, poi spezie.
lesson-oltremare-top-slip = Bada a due cose: lo zucchero deve toccare gli zuccheri, quindi va per primo; e i 6 leoni delle spezie devono stare in cima, quindi vanno per ultime.
lesson-oltremare-end = Ecco: quattro zuccheri in fila, 20 ducati in mano, due segnalini porto, e l’Autorità locale ti ha appena pagato. Sei in testa al tavolo. Serie lunghe, icone che si sommano, la carta giusta in cima, e scambi che piacciono a entrambi: questo è Oltre Mare. Ben fatto!
