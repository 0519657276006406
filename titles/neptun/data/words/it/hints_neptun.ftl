# Why and when, for each kind of question of Neptun: shown until someone has finished a game.

hint-neptun-draft-contract =
    Consegni i tuoi cinque contratti da sinistra a destra, e perdi quelli che salti. Con una carta Remi bassa scegli prima nel prossimo turno.
    Prendi porti vicini agli altri tuoi contratti, e lascia spazi liberi in mezzo. Se scegli tardi nel turno, spesso conviene scoprire.
hint-neptun-draft-wishes =
    Non tocca ancora a te, ma puoi dire che cosa vuoi: contratti scoperti, o una rotta di porti per tutta la fase.
    Scegli un contratto se vuoi proprio quello. Lascia una rotta se sai dove andare e gli altri sono lenti.
hint-neptun-sail-oars =
    La tua portata è il vento più la potenza della carta. Il prossimo vento è 5 più i venti di tutte le carte giocate in questo turno.
    Gioca una carta debole quando il prossimo porto è vicino, una forte quando è lontano. Ogni miglio che manca costa 1 moneta d’oro.
hint-neptun-sail-course =
    Dove ti fermi puoi consegnare un contratto, e perdi quelli aperti alla sua sinistra. A ogni consegna puoi comprare un punto tempio per 3 monete d’oro.
    Consegna da sinistra a destra. Compra il punto quando rompe una parità o vince un tempio.
hint-neptun-extra-sail =
    Hai ancora contratti aperti e carte Remi: puoi navigare ancora una o due volte con lo stesso vento.
    Vai se puoi raggiungere un contratto: cinque consegne valgono la tessera bonus. Salta se la carta vale di più nel prossimo round.
