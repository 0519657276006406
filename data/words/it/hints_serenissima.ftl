# Why and when, for each kind of question of Serenissima: shown until someone has finished a game.

hint-serenissima-close-port =
    Con meno giocatori alcuni porti si chiudono: lì nessuno può caricare, vendere o sbarcare.
    Chiudine uno che aiuterebbe la partenza di un rivale, o lontano dalla partenza che vuoi.
hint-serenissima-start =
    Il primo porto decide quale merce hai gratis. Il numero della galea decide quando agisce.
    Un numero basso arriva prima ai porti neutrali. Un porto vicino a porti liberi con altre merci cresce in fretta.
hint-serenissima-start-galley =
    Tutte le galee agiscono nell’ordine dei loro numeri.
    Distribuisci le tue lungo il round, o prendi un numero subito dopo quello di un rivale per reagire.
hint-serenissima-activation =
    Una galea carica, naviga una zona per marinaio, poi vende o combatte, mai entrambi. Oppure investi.
    All’inizio sbarca nei porti neutrali. Poi porta le merci dove mancano. Riempi i tuoi magazzini prima di un conteggio.
hint-serenissima-investment =
    Con i ducati compri marinai, una galea, forti e basiliche. Con più marinai vai più lontano, combatti meglio e difendi i porti.
    Una galea con un numero che deve ancora venire agisce in questo round. Difendi i porti che un rivale può raggiungere. Costruisci presto le basiliche: pagano a ogni conteggio.
hint-serenissima-special-investment =
    Con meno di due galee, ora puoi comprarne.
    Fallo: senza galee non commerci e non ti difendi. Dai loro abbastanza marinai per resistere a un attacco.
hint-serenissima-fight =
    Entrambe le parti tirano di nuovo, un dado per punto di valore di combattimento. Ogni teschio uccide un marinaio.
    Continua finché hai nettamente più dadi. Ritirati se una sconfitta ti costerebbe un porto o il carico.
hint-serenissima-conquest =
    I marinai a terra tengono il porto, quelli a bordo proseguono. Con nessuno a terra il porto diventa neutrale.
    Uno basta dove non passa nessuno; sbarcane di più dove è vicina la galea di un rivale.
hint-serenissima-salvage =
    Tieni ciò che entra nei tuoi posti liberi. Il resto è perso.
    Prendi la merce che manca al tuo prossimo porto, e le spezie prima di tutto.
hint-serenissima-blockade-move =
    Lì hai più marinai di questa galea, quindi puoi fermarla.
    Fallo se punta a un tuo porto o a una vendita. Lasciala passare se presto ti servirà lo stesso favore.
hint-serenissima-blockade-sale =
    Lì hai più marinai, quindi puoi impedire la vendita. La galea può allora combatterti o terminare il turno.
    Fallo se i ducati o lo spazio in magazzino contano più della pace.
hint-serenissima-blockade-landing =
    Lì hai più marinai, quindi puoi impedire a questa galea di prendere il porto neutrale.
    Fallo se presto vuoi il porto per te. Aspettati un attacco.
