# Why and when, for each kind of question of Serenissima: shown until somebody has finished a game.

hint-serenissima-close-port =
    Con meno giocatori alcuni porti si chiudono: lì nessuno caricherà, venderà o sbarcherà.
    Chiudi ciò che aiuterebbe la partenza di un rivale, o ciò che è lontano dalla partenza che vuoi.
hint-serenissima-start =
    Il primo porto decide quale merce hai gratis, e il numero della galea quando agisce.
    Un numero basso arriva prima ai porti neutrali; un porto con vicini liberi di altre merci cresce in fretta.
hint-serenissima-start-galley =
    Le galee agiscono nell’ordine dei numeri, tutti i giocatori mescolati.
    Distribuisci le tue lungo il round, o prendi un numero subito dopo quello di un rivale per rispondergli.
hint-serenissima-activation =
    Una galea: caricare, poi navigare una zona per marinaio, poi vendere o combattere, mai entrambi. Oppure investire.
    All’inizio sbarca nei porti neutrali; poi porta una merce dove manca; riempi i tuoi magazzini prima di un conteggio.
hint-serenissima-investment =
    I ducati diventano marinai, una galea, forti e basiliche. I marinai sono insieme portata, forza e guardie.
    Una galea con un numero che deve ancora venire agisce in questo round; difendi i porti che un rivale può raggiungere; costruisci presto una basilica, paga a ogni conteggio.
hint-serenissima-special-investment =
    Dopo un conteggio, chi ha meno di due galee può comprarne.
    Prendile: senza galee non commerci e non ti difendi. Equipaggiale abbastanza da non essere la prossima vittima.
hint-serenissima-fight =
    Entrambe le parti tirano di nuovo, un dado per ogni punto di valore di combattimento; ogni teschio uccide.
    Continua finché hai nettamente più dadi; ritirati se una perdita aprirebbe un tuo porto o costerebbe il carico.
hint-serenissima-conquest =
    I marinai a terra tengono il porto, quelli a bordo proseguono; con nessuno a terra non è di nessuno.
    Uno basta dove non passa nessuno; di più dove è vicina la galea di un rivale.
hint-serenissima-salvage =
    Ciò che entra nei tuoi posti liberi è tuo, il resto è perduto.
    Prendi la merce che manca al tuo prossimo porto, e le spezie prima di tutto.
hint-serenissima-blockade-move =
    Con più marinai lì di quanti ne abbia questa galea, puoi fermarla dove si trova.
    Fermala se punta a un tuo porto o a una vendita; lasciala passare se vuoi che lascino passare te.
hint-serenissima-blockade-sale =
    Con più marinai lì, puoi impedire la vendita; la galea può combatterti o terminare il turno.
    Impediscila se i ducati o il posto in magazzino contano più della pace.
hint-serenissima-blockade-landing =
    Con più marinai lì, puoi impedire a questa galea di prendere il porto neutrale.
    Tienila lontana se vuoi il porto tu nei prossimi turni; aspettati un attacco.
