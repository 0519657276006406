# Why and when, for each kind of question of Neptun: shown until somebody has finished a game.

hint-neptun-draft-contract =
    Cinque contratti fanno il tuo viaggio, da sinistra a destra; ciò che salti lungo la rotta è perduto. Una carta Remi bassa ti fa scegliere per primo la prossima volta.
    Prendi ciò che è vicino a un contratto che hai; scopri quando vieni tardi nel turno; lascia un vuoto tra gli spazi per ciò che può arrivare.
hint-neptun-draft-wishes =
    Non tocca ancora a te, ma puoi dire che cosa vuoi: contratti scoperti, oppure una rotta di porti per tutti i turni di questa fase.
    Nomina un contratto se vuoi proprio quello; lascia una rotta se gli altri sono lenti e sai dove vuoi navigare.
hint-neptun-sail-oars =
    Navighi per il vento più la potenza della carta, e tutti i venti di questo turno insieme muovono il vento per il prossimo.
    Spendi una carta debole quando il prossimo porto è vicino, una forte quando è lontano; ogni miglio che manca costa una moneta d’oro.
hint-neptun-sail-course =
    Dove ti fermi puoi adempiere un contratto; quelli aperti alla sua sinistra sono perduti. Una volta per contratto puoi comprare un punto tempio per 3 monete d’oro.
    Consegna da sinistra a destra; compra il punto quando rompe una parità o prende un tempio.
hint-neptun-extra-sail =
    Hai ancora contratti aperti e carte Remi: naviga ancora una o due volte con lo stesso vento.
    Vai se un contratto è a portata: cinque adempiuti valgono la tessera bonus. Rinuncia se le carte valgono di più nel prossimo round.
