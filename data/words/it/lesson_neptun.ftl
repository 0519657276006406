# The lesson of Neptun, step by step.

lesson-neptun-turn =
    Eccoti a Creta! Caricherai cinque contratti in cinque spazi, poi li percorrerai da sinistra a destra. Sale per Tessalonica è scoperto, ed è buono. Ma in questo turno nessuno viene dopo di te: se lo lasci, resta lì, con una moneta d’oro sopra.
    Scopri il prossimo contratto.
lesson-neptun-turn-slip = Andrebbe bene. Ma sei in coda a questo turno: scopri il prossimo, e il sale ti aspetta con una moneta d’oro sopra.
lesson-neptun-carthago =
    Miele per Cartagine. L’ultimo della fila va preso per forza, e la sua carta Remi è bassa. Uno spazio è fissato per tutto il round, e Cartagine è lontana a ovest: tardi nel tuo viaggio.
    Caricalo nello spazio 4.
lesson-neptun-carthago-slip = Navighi da sinistra a destra, e ciò che salti è perduto. Cartagine viene tardi, con uno spazio dopo: spazio 4.
lesson-neptun-salt =
    Nessuno ha preso il sale, e sopra c’è una moneta d’oro. E la tua carta Remi era la più bassa, quindi scegli per primo. Tessalonica è vicina a Creta: una prima tappa.
    Prendi Sale per Tessalonica, nello spazio 1.
lesson-neptun-salt-turn = Ora andrebbe a qualcun altro, con il suo oro. Prendilo.
lesson-neptun-salt-slip = Contratto giusto! È il porto più vicino, quindi sia la prima tappa: spazio 1.
lesson-neptun-turn-again =
    Miele per Bisanzio paga oro, e l’oro fa comodo, ma i templi si vincono con i punti. Tessalonica è in Grecia; lì un secondo contratto aiuterebbe di più.
    Scopri il prossimo contratto.
lesson-neptun-turn-again-slip = Tre monete d’oro tentano. Ma chi ha più punti in un tempio ne vince la tessera, e l’oro conta solo nel Tempio d’oro. Guarda il prossimo.
lesson-neptun-athenae =
    Grano per Atene: 2 punti in Grecia, a tre miglia da Tessalonica. È ciò che speravi. La sua carta Remi da 1 è debole, ma ti tiene in testa.
    Caricalo nello spazio 2.
lesson-neptun-athenae-turn = Non troverai un vicino migliore per Tessalonica. Prendilo.
lesson-neptun-athenae-slip = Atene viene subito dopo Tessalonica: spazio 2.
lesson-neptun-turn-third =
    Ancora Bisanzio, ora con una moneta d’oro. Gli spazi 3 e 5 sono vuoti: qualcosa in Grecia, e qualcosa oltre Cartagine.
    Scopri il prossimo contratto.
lesson-neptun-turn-third-slip = Bisanzio ti resta alle spalle quando navighi a ovest. Guarda oltre.
lesson-neptun-leptis =
    Uva per Leptis Magna, Africa come Cartagine e non lontana. Solo 1 punto, ma cinque contratti adempiuti valgono un bonus di 3.
    Caricalo nello spazio 5.
lesson-neptun-leptis-turn = Chiude bene il tuo viaggio: Cartagine, poi Leptis Magna. Prendilo.
lesson-neptun-leptis-slip = Leptis Magna è oltre Cartagine: è l’ultima tappa, spazio 5.
lesson-neptun-turn-last =
    Resta uno spazio, il numero 3: tra Atene e Cartagine. Tarraco è in Hispania, lontana dalla tua rotta.
    Scopri il prossimo contratto.
lesson-neptun-turn-last-slip = Sette monete d’oro, ma in cinque turni non arriveresti mai a Tarraco e ritorno. Scopri il prossimo.
lesson-neptun-second-athenae =
    Sale per Atene, 3 punti in Grecia, un porto in cui ti fermi comunque. Il tuo viaggio è completo.
    Prendilo: resta solo lo spazio 3.
lesson-neptun-second-athenae-slip = Atene è già sulla tua rotta, e paga 3 punti. Prendilo.
lesson-neptun-oars =
    Ora si naviga. Tutti scelgono in segreto una carta Remi: arrivi fin dove portano insieme il vento e la potenza della tua carta. Il vento è 5, Tessalonica è a 11 miglia. Con potenza 5 fai 10, e una moneta d’oro compra l’ultimo miglio.
    Gioca il 5 con vento +2: i venti forti aiutano il prossimo turno.
lesson-neptun-oars-slip = Tieni le carte personali, 4 e 6: non finiscono mai prima che ti servano. Il 5 con vento +2 ti porta lì, e alza il vento.
lesson-neptun-sail =
    Dieci miglia sono gratis, l’undicesimo costa una moneta d’oro. I contratti si adempiono da sinistra a destra: uno aperto a sinistra di ciò che consegni è perduto. Quindi comincia dallo spazio 1.
    Naviga a Tessalonica e consegna il sale.
lesson-neptun-sail-athenae = Atene è più vicina, ma consegnando prima lì perderesti il sale alla sua sinistra. Prima Tessalonica.
lesson-neptun-sail-slip = Tessalonica, spazio 1, senza punto in più: l’oro servirà dopo.
lesson-neptun-oars-small =
    Il vento è salito a 10, e Atene è a tre miglia. Quasi non serve remare: è il momento delle carte deboli.
    Gioca il 2 con vento +2.
lesson-neptun-oars-small-slip = Troppa fatica per tre miglia. Risparmia le carte forti, e gioca il 2 con vento +2.
lesson-neptun-sail-athenae-first =
    Si potrebbero consegnare entrambi i tuoi contratti per Atene, ma solo uno per turno, e prima quello a sinistra.
    Naviga ad Atene e consegna il grano, spazio 2.
lesson-neptun-sail-left = Così il grano, alla sua sinistra, sarebbe perduto. Prima lo spazio 2; il sale si può consegnare nel prossimo turno.
lesson-neptun-sail-first-slip = Ad Atene, con il grano dello spazio 2.
lesson-neptun-oars-stay =
    Sei dove vuoi essere: anche il prossimo contratto è per Atene. Una carta si spende lo stesso.
    Gioca l’altro 2.
lesson-neptun-oars-stay-slip = In questo turno non lasci nemmeno il porto. Basta la carta utile più debole: il 2.
lesson-neptun-stay =
    Restare non costa nulla. Dopo hai 7 punti in Grecia, e nessuno ti è vicino.
    Resta ad Atene e consegna il sale.
lesson-neptun-stay-slip = Resta, e consegna il sale dello spazio 3. Tieni l’oro per Cartagine.
lesson-neptun-oars-far =
    Cartagine è a 20 miglia: due turni. Il vento è 7; con un 6 fai 13 e arrivi a Siracusa, proprio di fronte.
    Gioca il tuo 6 personale.
lesson-neptun-oars-far-slip = Ora è il momento di remare: 7 e 6 fanno 13 miglia, esattamente fino a Siracusa.
lesson-neptun-west =
    Nulla da consegnare lungo la rotta, e va bene: un viaggio si progetta tutto intero.
    Naviga a Siracusa.
lesson-neptun-west-slip = Siracusa: da lì sono 7 miglia a Cartagine.
lesson-neptun-oars-last =
    Turno 5, vento 7. Cartagine è a 7 miglia, e il tuo 1 va tenuto proprio per la fine.
    Gioca il tuo 4 personale.
lesson-neptun-oars-last-slip = Tieni l’1 e il 5 per il turno extra. Gioca il 4 personale.
lesson-neptun-buy =
    Miele per 3 punti in Africa. Anche Lucia ne ha 3. Una volta per contratto puoi comprare un punto per 3 monete d’oro: 4 contro 3!
    Naviga a Cartagine, consegna il miele, e compra un punto.
lesson-neptun-buy-point = Consegnare sì, ma 3 e 3 sarebbe una parità con Lucia. Compra il punto: l’oro era per questo.
lesson-neptun-buy-leptis = Leptis Magna per prima farebbe perdere il miele alla sua sinistra. Cartagine!
lesson-neptun-buy-slip = A Cartagine: consegna il miele, e compra con esso un punto.
lesson-neptun-extra =
    Il tuo ultimo contratto è aperto, e hai ancora carte Remi: questo ti dà un turno extra con lo stesso vento. Leptis Magna è a 3 miglia, ci arriva anche l’1.
    Gioca l’1, naviga a Leptis Magna, e consegna l’uva.
lesson-neptun-extra-oar = Anche il 5 ci arriverebbe, ma basta l’1.
lesson-neptun-extra-slip = Non fermarti qui: il quinto contratto porta la tessera bonus. L’1, Leptis Magna, consegna.
lesson-neptun-end = Tutti e cinque i contratti: la tessera bonus è tua, e con essa i templi di Grecia e Africa. 10 punti contro 9 e 6, e la testa dopo il round A. Una rotta da sinistra a destra, una moneta d’oro per la pazienza, il remo giusto al vento giusto: questo è Neptun. In una vera partita ci sono altri due round, e le tessere crescono. Ottima remata!
