# The lesson of Die Händler von Genua, step by step.

lesson-genoa-grain =
    Eccoti a Genova! In questo turno guidi tu la torre: fino a quattro passi, e in ogni edificio qualcuno può agire. Ognuno ha un’azione per turno. Hai un ordine piccolo, riso per la Gilda, che vale 40 ducati. Il riso è nel Deposito di cereali, proprio accanto alla torre.
    Muovi la torre nel Deposito di cereali.
lesson-genoa-grain-sold = 20 ducati sono un bel prezzo, ma il riso te ne porterà 40. Tieni per te questa azione, e vai lì.
lesson-genoa-grain-end = La torre è appena partita! Muovila nel Deposito di cereali.
lesson-genoa-grain-slip = Prima il riso: muovi la torre nel Deposito di cereali.
lesson-genoa-act =
    Paolo offre 20 ducati per questa azione, Caterina 10. Ciò che non usi, puoi venderlo; ma questa ti serve.
    Usa l’azione di questo edificio: ti dà grano e riso.
lesson-genoa-act-sold = Allettante. Ma poi la tua azione deve ancora trovare un posto migliore, e il riso non c’è più.
lesson-genoa-act-slip = Usa tu l’azione di questo edificio: grano e riso.
lesson-genoa-villa =
    La tua azione è usata, e restano tre passi: ora si vende. Hai anche un messaggio, Palazzo e Deposito di cereali: se la torre li visita entrambi in un turno, ricevi 30 ducati. Il percorso verso il Palazzo passa da Villa Colini e dal Porto.
    Muovi la torre a Villa Colini.
lesson-genoa-villa-end = Restano tre passi, e 30 ducati lungo il percorso. Avanti!
lesson-genoa-villa-slip = Il Palazzo è a sud: per Villa Colini, poi il Porto.
lesson-genoa-counter =
    Paolo offre 5 ducati per il Porto. Lo vuole, e tu ci passi comunque: c’è spazio per un prezzo migliore.
    Chiedigliene 15 per il Porto.
lesson-genoa-counter-accept = Cinque ducati sono cinque ducati, ma pagherà di più. Prima chiedigli.
lesson-genoa-counter-move = Allora i suoi cinque ducati sono tutto ciò che ricevi. Chiedigli di più prima di andare.
lesson-genoa-counter-slip = Una controfferta a Paolo, per il Porto: 15 ducati.
lesson-genoa-deal =
    Ne offre 10. A metà strada: così si fanno qui gli affari. Se accetti, lui paga, la torre va lì, e lui agisce.
    Accetta i 10 ducati di Paolo.
lesson-genoa-deal-slip = 10 per un’azione che non puoi più usare sono un buon affare. Accettali.
lesson-genoa-price =
    Resta solo il Palazzo, e nessuno ha fatto offerte. Allora indica tu un prezzo: chiunque può accettarlo.
    Indica un prezzo per il Palazzo: 15 ducati.
lesson-genoa-price-move = Ci arriveresti, ma gratis. Prima indica un prezzo: 15.
lesson-genoa-price-slip = Un prezzo per il Palazzo, 15 ducati: né troppo caro né troppo basso.
lesson-genoa-bid =
    Caterina ha accettato, e il tuo messaggio ha pagato 30: 185 ducati! Ora guida lei la torre, e tu fai offerte. Il tuo ordine grande chiede riso, pepe e seta e paga 100. Il pepe è nel Deposito di spezie, a due passi da lei.
    Offri 15 ducati per il Deposito di spezie.
lesson-genoa-bid-decline = Non ti interessa? Il pepe è sul suo percorso. Un’offerta non costa nulla finché lei non accetta.
lesson-genoa-bid-slip = Basta una sola offerta: il Deposito di spezie, 15 ducati.
lesson-genoa-not-here =
    Caterina vuole lasciare il Deposito di cereali, la cui azione nessuno ha usato. Perciò si chiede una volta a tutti: qualcuno la vuole? Nel suo turno hai una sola azione, ed è destinata al pepe.
    Non ti interessa, in questa casella.
lesson-genoa-not-here-turn = Così finirebbe anche la tua offerta per il pepe. Solo in questa casella.
lesson-genoa-not-here-slip = Grano e riso li hai già. Rinuncia per questa casella.
lesson-genoa-guild =
    Sale e pepe sono tuoi, per 15. Ora guida Paolo, e la Gilda è a due passi da lui: lì il tuo riso vale 40, e l’azione fa pescare un altro ordine grande. In questo modulo puoi indicare prezzi per molti edifici insieme. Ne basta uno.
    Offri 15 ducati per la Gilda, rinuncia agli altri, e fatti chiedere che cosa fare quando la ottieni.
lesson-genoa-guild-decline = Senza di te Paolo va altrove. Il tuo riso aspetta: fai un’offerta per la Gilda.
lesson-genoa-guild-slip = 15 ducati per la sola Gilda; gli altri non li vuoi; e per l’azione vuoi che ti si chieda.
lesson-genoa-deliver =
    Ha preferito i tuoi 15 ai 10 di Caterina. Hai pescato un ordine grande, e dopo la tua azione in un edificio si può consegnare il suo ordine piccolo.
    Consegna il riso.
lesson-genoa-deliver-slip = Non andartene senza i tuoi 40 ducati. Consegna il riso.
lesson-genoa-end = 40 ducati per una manciata di riso! Hai cominciato con 130 e ne hai 195, pepe in magazzino e due ordini grandi per cui lavorare. Guida dove ti serve, vendi ciò che non puoi usare, e offri per ciò che altri trascurano: questa è Genova. Buon lavoro!
