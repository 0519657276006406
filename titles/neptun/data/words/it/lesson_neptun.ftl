# The lesson of Neptun, step by step.

lesson-neptun-turn =
    A Neptun vince chi ha più punti dopo tre round. Vengono soprattutto dalle tessere dei templi: ognuna va a chi ha consegnato di più in una regione. Prima carichi cinque contratti, poi li consegni da sinistra a destra. Sale per Tessalonica è scoperto. Ma in questo turno nessuno sceglie dopo di te: se lo lasci, resta lì, con 1 moneta d’oro.
    Scegli «Scopri il prossimo».
lesson-neptun-turn-slip = Andrebbe bene. Ma in questo turno nessuno sceglie dopo di te. Scegli «Scopri il prossimo», e il sale ti aspetta con 1 moneta d’oro.
lesson-neptun-carthago =
    Miele per Cartagine. L’ultimo contratto della fila va preso. Va in uno di cinque spazi e ci resta per tutto il round. Cartagine è lontana a ovest, quindi tardi nel tuo viaggio.
    Scegli Miele per Cartagine, poi «Spazio 4».
lesson-neptun-carthago-slip = Consegni da sinistra a destra, e perdi ciò che salti. Cartagine viene tardi, con uno spazio dopo: «Spazio 4».
lesson-neptun-salt =
    Nessuno ha preso il sale, quindi c’è sopra 1 moneta d’oro. Ogni contratto ha una carta Remi. Chi ha la più bassa sceglie per primo nel prossimo turno, e tocca a te. Tessalonica è vicina a Creta, una buona prima tappa.
    Scegli Sale per Tessalonica, poi «Spazio 1».
lesson-neptun-salt-turn = Allora lo prenderebbe qualcun altro, con l’oro. Prendilo.
lesson-neptun-salt-slip = Contratto giusto! È il porto più vicino, quindi la prima tappa: «Spazio 1».
lesson-neptun-turn-again =
    Miele per Bisanzio paga oro. L’oro è utile, ma i templi si vincono con i punti. Tessalonica è in Grecia, e un secondo contratto lì aiuta di più.
    Scegli «Scopri il prossimo».
lesson-neptun-turn-again-slip = 3 monete d’oro tentano. Ma chi ha più punti in una regione vince la tessera del suo tempio. L’oro conta solo nel Tempio d’oro. Scegli «Scopri il prossimo».
lesson-neptun-athenae =
    Grano per Atene paga 2 punti in Grecia, a tre miglia da Tessalonica. È ciò che speravi! La sua carta Remi da 1 è debole, ma ti tiene in testa.
    Scegli Grano per Atene, poi «Spazio 2».
lesson-neptun-athenae-turn = Non troverai un vicino migliore per Tessalonica. Prendilo.
lesson-neptun-athenae-slip = Atene viene subito dopo Tessalonica: «Spazio 2».
lesson-neptun-turn-third =
    Ancora Bisanzio, ora con 1 moneta d’oro. Gli spazi 3 e 5 sono vuoti. Ti serve qualcosa in Grecia e qualcosa oltre Cartagine.
    Scegli «Scopri il prossimo».
lesson-neptun-turn-third-slip = Bisanzio ti resta alle spalle quando navighi a ovest. Scegli «Scopri il prossimo».
lesson-neptun-leptis =
    Uva per Leptis Magna, in Africa come Cartagine e non lontana. È solo 1 punto, ma cinque consegne valgono la tessera bonus, da 3 punti.
    Scegli Uva per Leptis Magna, poi «Spazio 5».
lesson-neptun-leptis-turn = Chiude bene il tuo viaggio: Cartagine, poi Leptis Magna. Prendilo.
lesson-neptun-leptis-slip = Leptis Magna è oltre Cartagine, quindi è l’ultima tappa: «Spazio 5».
lesson-neptun-turn-last =
    Resta uno spazio, il numero 3, tra Atene e Cartagine. Tarraco è in Hispania, lontana dalla tua rotta.
    Scegli «Scopri il prossimo».
lesson-neptun-turn-last-slip = 7 monete d’oro, ma in cinque turni non arriveresti mai a Tarraco e ritorno. Scegli «Scopri il prossimo».
lesson-neptun-second-athenae =
    Sale per Atene paga 3 punti in Grecia, in un porto dove ti fermi comunque. Il tuo viaggio è completo.
    Scegli Sale per Atene. Resta solo lo spazio 3.
lesson-neptun-second-athenae-slip = Atene è già sulla tua rotta e paga 3 punti. Scegli Sale per Atene.
lesson-neptun-oars =
    Ora si naviga. Tutti scelgono in segreto una carta Remi. La tua portata è il vento più la potenza della carta. Il vento è 5, Tessalonica è a 11 miglia. La potenza 5 dà 10, e 1 moneta d’oro compra l’ultimo miglio.
    Scegli il 5 con vento +2.
lesson-neptun-oars-slip = Tieni le carte personali, 4 e 6. Una volta giocate, sono perse per sempre. Scegli il 5 con vento +2.
lesson-neptun-sail =
    Dieci miglia sono gratis, l’undicesimo costa 1 moneta d’oro. Consegna da sinistra a destra: un contratto aperto a sinistra di quello che consegni è perso. Quindi comincia dallo spazio 1.
    Scegli Tessalonica, poi «Consegna Sale (spazio 1)».
lesson-neptun-sail-athenae = Atene è più vicina, ma se consegni prima lì perdi il sale a sinistra. Prima Tessalonica.
lesson-neptun-sail-slip = Scegli Tessalonica, poi «Consegna Sale (spazio 1)». Non comprare ancora punti. L’oro servirà dopo.
lesson-neptun-oars-small =
    Il prossimo vento è sempre 5 più i venti di tutte le carte giocate. Erano +2, +2 e +1, quindi ora è 10. Di più non si può. Atene è solo a tre miglia, basta una carta debole.
    Scegli il 2 con vento +2.
lesson-neptun-oars-small-slip = È troppo per tre miglia. Tieni le carte forti e scegli il 2 con vento +2.
lesson-neptun-sail-athenae-first =
    Hai due contratti per Atene, ma puoi consegnarne solo uno per turno. Comincia da quello a sinistra.
    Scegli Atene, poi «Consegna Grano (spazio 2)».
lesson-neptun-sail-left = Così perdi il grano alla sua sinistra. Prima lo spazio 2. Il sale lo consegni nel prossimo turno.
lesson-neptun-sail-first-slip = Scegli Atene, poi «Consegna Grano (spazio 2)».
lesson-neptun-oars-stay =
    Sei dove vuoi essere: anche il prossimo contratto è per Atene. Devi comunque giocare una carta.
    Scegli l’altro 2.
lesson-neptun-oars-stay-slip = In questo turno non lasci nemmeno il porto. Basta l’altro 2.
lesson-neptun-stay =
    Restare non costa nulla. Così hai 7 punti in Grecia, molti più di chiunque altro.
    Scegli «Resta ad Atene», poi «Consegna Sale (spazio 3)».
lesson-neptun-stay-slip = Scegli «Resta ad Atene», poi «Consegna Sale (spazio 3)». Tieni l’oro per Cartagine.
lesson-neptun-oars-far =
    Cartagine è a 20 miglia, due turni. Il vento è 7: con un 6 arrivi esattamente a Siracusa, a 13 miglia. Le carte personali si giocano una sola volta in tutta la partita, ma qui ne vale la pena.
    Scegli il tuo 6 personale.
lesson-neptun-oars-far-slip = È il momento di remare. 7 e 6 fanno 13 miglia, esattamente fino a Siracusa. Scegli il tuo 6 personale.
lesson-neptun-west =
    Lungo la rotta non c’è nulla da consegnare, e va bene così. Un viaggio si pianifica tutto intero.
    Scegli Siracusa.
lesson-neptun-west-slip = Scegli Siracusa. Da lì sono 7 miglia a Cartagine.
lesson-neptun-oars-last =
    È il turno 5, e il vento è 7. Cartagine è a 7 miglia. Qualsiasi carta ti ci porta, ma il tuo piccolo 1 ti servirà per un ultimo viaggio.
    Scegli il tuo 4 personale.
lesson-neptun-oars-last-slip = Tieni l’1 e il 5 per un turno extra. Scegli il tuo 4 personale.
lesson-neptun-buy =
    Il miele paga 3 punti in Africa. Anche Lucia ne ha 3. A ogni consegna puoi comprare un punto in più per 3 monete d’oro, e allora sarà 4 a 3!
    Scegli Cartagine, poi «Consegna Miele (spazio 4), compra un punto».
lesson-neptun-buy-point = Consegnare sì, ma 3 a 3 è una parità con Lucia. Compra il punto. L’oro era per questo.
lesson-neptun-buy-leptis = Se vai prima a Leptis Magna, perdi il miele a sinistra. Scegli Cartagine!
lesson-neptun-buy-slip = Scegli Cartagine, poi «Consegna Miele (spazio 4), compra un punto».
lesson-neptun-extra =
    Hai ancora un contratto aperto e carte Remi, quindi hai un turno extra con lo stesso vento. Leptis Magna è a 3 miglia. Ci arriva anche l’1.
    Scegli l’1, poi Leptis Magna, poi «Consegna Uva (spazio 5)».
lesson-neptun-extra-oar = Anche il 5 ci arriverebbe, ma basta l’1.
lesson-neptun-extra-slip = Non fermarti adesso. La quinta consegna vale la tessera bonus. Scegli l’1, Leptis Magna, poi «Consegna Uva (spazio 5)».
lesson-neptun-end = Tutti e cinque i contratti! Vinci la tessera bonus e i templi di Grecia e Africa: 10 punti contro 9 e 6 dopo il round A. Una vera partita ha altri due round, le tessere valgono di più, e contano anche il secondo e il terzo posto. Non ancora visti: il Tempio d’oro, le parità in un tempio, e i desideri da lasciare mentre gli altri scelgono. Li trovi nelle regole. Ottima remata!
