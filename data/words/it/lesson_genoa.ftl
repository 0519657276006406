# The lesson of Die Händler von Genua, step by step.

lesson-genoa-grain =
    A Genova vince chi è più ricco dopo l’ultimo round. In questo turno muovi tu la torre, fino a quattro passi, e in ogni edificio qualcuno può agire. Tutti hanno un’azione per turno. Il tuo ordine piccolo chiede riso nella Gilda e paga 40 ducati. Il riso è nel Deposito di cereali, proprio accanto alla torre.
    Scegli «Muovi la torre», poi Deposito di cereali.
lesson-genoa-grain-sold = 20 ducati sono un bel prezzo, ma il riso te ne porterà 40. Tieni per te questa azione e vai lì.
lesson-genoa-grain-end = La torre è appena partita! Scegli «Muovi la torre», poi Deposito di cereali.
lesson-genoa-grain-slip = Prima il riso. Scegli «Muovi la torre», poi Deposito di cereali.
lesson-genoa-act =
    Paolo offre 20 ducati per questa azione, Caterina 10. Puoi vendere ogni azione che non usi tu, ma questa ti serve. Ti dà grano e riso.
    Scegli «Usa l’azione».
lesson-genoa-act-sold = Allettante! Ma poi il riso non c’è più, e la tua azione deve ancora trovare un posto migliore.
lesson-genoa-act-slip = Prendi tu il grano e il riso: «Usa l’azione».
lesson-genoa-villa =
    La tua azione è usata, e restano tre passi. Ora si vende. Hai anche un messaggio: Palazzo e Deposito di cereali. Se la torre li visita entrambi in un turno, ricevi 30 ducati. Per il Palazzo si passa da Villa Colini e dal Porto.
    Scegli «Muovi la torre», poi Villa Colini.
lesson-genoa-villa-end = Ti restano tre passi, e 30 ducati lungo il percorso. Avanti!
lesson-genoa-villa-slip = Il Palazzo è a sud. Passa da Villa Colini, poi dal Porto.
lesson-genoa-counter =
    Paolo offre 5 ducati per il Porto. Ci tiene, e tu ci passi comunque: chiedi di più. Una controfferta va a una sola persona e dice il tuo prezzo.
    Scegli «Controfferta in ducati», poi l’offerta di Paolo per il Porto, 15 ducati.
lesson-genoa-counter-accept = Cinque ducati sono cinque ducati, ma pagherà di più. Prima chiedi.
lesson-genoa-counter-move = Così ricevi solo i suoi cinque ducati. Chiedi di più prima di andare.
lesson-genoa-counter-slip = Scegli «Controfferta in ducati» per l’offerta di Paolo: 15 ducati.
lesson-genoa-deal =
    Sale a 10. Incontrarsi a metà strada: così si fanno affari qui. Se accetti, lui paga, la torre va lì, e lui usa l’azione.
    Scegli «Accetta un’offerta», poi i 10 ducati di Paolo.
lesson-genoa-deal-slip = 10 ducati per un’azione che non puoi più usare sono un buon affare. Scegli «Accetta un’offerta».
lesson-genoa-price =
    Ora c’è il Palazzo, e nessuno ha fatto offerte. Allora indica tu un prezzo. Chiunque può accettarlo.
    Scegli «Indica un prezzo», poi Palazzo, 15 ducati.
lesson-genoa-price-move = Ci arriveresti, ma senza guadagnare nulla. Prima scegli «Indica un prezzo»: 15 ducati.
lesson-genoa-price-slip = Scegli «Indica un prezzo», poi Palazzo, 15 ducati. È un prezzo giusto.
lesson-genoa-bid =
    Caterina ha accettato, e il tuo messaggio ha pagato 30. Hai 185 ducati! Ora muove lei la torre, e tu fai offerte. Il tuo ordine grande paga 100 per riso, pepe e seta. Il pepe è nel Deposito di spezie, a due passi da lei.
    Scegli «Offri ducati», poi Deposito di spezie, 15 ducati.
lesson-genoa-bid-decline = Non passare ancora. Il pepe è sul suo percorso, e un’offerta non costa nulla finché lei non accetta.
lesson-genoa-bid-slip = Basta una sola offerta. Scegli «Offri ducati», poi Deposito di spezie, 15 ducati.
lesson-genoa-not-here =
    Caterina vuole lasciare il Deposito di cereali, ma nessuno ha usato la sua azione. Nessuna azione va persa finché qualcuno la vuole. Perciò, prima che la torre riparta, si chiede una volta a tutti. Nel suo turno hai una sola azione, e ti serve per il pepe.
    Scegli «Passa», poi «per questa casella».
lesson-genoa-not-here-turn = Così annulli anche la tua offerta per il pepe. Passa solo «per questa casella».
lesson-genoa-not-here-slip = Grano e riso li hai già. Scegli «Passa», poi «per questa casella».
lesson-genoa-guild =
    Sale e pepe sono tuoi, per 15. Ora muove Paolo, e la Gilda è a due passi da lui. Lì il tuo riso vale 40, e l’azione fa pescare un altro ordine grande. In questo modulo puoi fare offerte per molti edifici insieme. L’ultima domanda è già a posto.
    Scegli «Fai più offerte»: 15 per la Gilda, e «non voglio gli altri».
lesson-genoa-guild-decline = Senza un’offerta Paolo va altrove. Il tuo riso aspetta: fai un’offerta per la Gilda.
lesson-genoa-guild-slip = 15 ducati solo per la Gilda, e «non voglio gli altri». Se ottieni un’azione: «chiedimi cosa fare».
lesson-genoa-deliver =
    Paolo ha preferito i tuoi 15 ai 10 di Caterina, e hai pescato un ordine grande. Un ordine piccolo si consegna subito dopo la tua azione nel suo edificio.
    Scegli «Consegna ordine piccolo».
lesson-genoa-deliver-slip = Non andartene senza i tuoi 40 ducati. Scegli «Consegna ordine piccolo».
lesson-genoa-end = 40 ducati per una manciata di riso! Hai cominciato con 130 ducati e ora ne hai 195, un po’ di pepe e due ordini grandi su cui lavorare. Vai dove ti serve, vendi ciò che non puoi usare, e fai offerte quando gli altri muovono la torre. Non ancora visti: i segnalini di proprietà, i privilegi e le carte speciali, e quanto valgono alla fine. Li trovi nelle regole. Buon lavoro!
