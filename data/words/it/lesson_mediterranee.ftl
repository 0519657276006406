# The lesson of Méditerranée, step by step.

lesson-mediterranee-crew =
    Eccoti a Venezia! Dieci marinai per due galee e la tua capitale. Una galea ha cinque posti: un marinaio a bordo è una zona da percorrere, un posto vuoto è spazio per una merce. Chi resta a casa difende Venezia.
    Mettine 4 sulla galea 1, 3 sulla galea 2 e 3 nella guarnigione.
lesson-mediterranee-crew-slip = Va bene anche così, ma allora merci e rotte di questa lezione non tornano. 4, 3 e 3.
lesson-mediterranee-bid =
    Ogni turno comincia con un’asta per l’ordine di gioco. Le offerte sono segrete, e tutti pagano ciò che offrono: quindi offri poco. Oggi conviene arrivare per primi ai porti liberi.
    Offri 100, e indica il primo posto, poi il secondo.
lesson-mediterranee-bid-slip = 100 ducati bastano, e i posti in ordine: primo, poi secondo.
lesson-mediterranee-buy =
    Il mercato. Venezia produce vino, e un pezzo costa 100 ducati. La galea 1 ha quattro marinai e un posto libero.
    Compra 1 vino per la galea 1.
lesson-mediterranee-buy-done = Non con le stive vuote! Prima compra il vino.
lesson-mediterranee-buy-slip = 1 vino per la galea 1: di più non ci sta.
lesson-mediterranee-buy-two =
    La galea 2 ha solo tre marinai: c’è spazio per due.
    Compra 2 vini per la galea 2.
lesson-mediterranee-buy-two-slip = Riempila: 2 vini per la galea 2.
lesson-mediterranee-market-done =
    Tutti finiscono una fase prima che cominci la successiva. Hai ciò che ti serve.
    Chiudi il tuo mercato.
lesson-mediterranee-market-done-slip = Il resto può aspettare il prossimo turno. Chiudi il tuo mercato.
lesson-mediterranee-modon =
    Navigazione: una zona per ogni marinaio. A sud-est c’è Modon, che non è di nessuno e produce legno.
    Porta la galea 1 a Modon.
lesson-mediterranee-modon-slip = La galea 1, con i suoi quattro marinai, fa la rotta lunga: a Modon.
lesson-mediterranee-ragusa =
    Anche Ragusa produce legno, ed è vicina. Una stessa merce da più porti tuoi è una posizione forte.
    Porta la galea 2 a Ragusa.
lesson-mediterranee-ragusa-slip = La galea 2 va a Ragusa, lì accanto.
lesson-mediterranee-land =
    Un porto senza guarnigione è di chi vi sbarca un marinaio. Tieni gli altri a bordo, o la tua galea affonda.
    Sbarca 1 marinaio a Modon.
lesson-mediterranee-land-slip = Un marinaio basta per prenderlo, e alla galea servono gli altri. Sbarcane 1 qui.
lesson-mediterranee-land-ragusa =
    E lo stesso a Ragusa.
    Sbarca 1 marinaio a Ragusa.
lesson-mediterranee-sell =
    Un porto compra un pezzo di ogni merce che non produce e non ha in magazzino, e paga 100 volte il numero libero più basso del magazzino: anche se è tuo! Ciò che vi si trova conta anche alla fine.
    Vendi il vino a Modon.
lesson-mediterranee-sell-slip = Vendi qui il vino: 200 ducati, e il magazzino comincia a riempirsi.
lesson-mediterranee-sell-ragusa =
    Anche Ragusa paga 200. La galea 2 tiene il secondo vino: c’è un cliente migliore.
    Vendi un vino a Ragusa.
lesson-mediterranee-bid-again =
    Turno 2. Nessuno ti minaccia, quindi l’ordine conta poco: un buon momento per risparmiare. Giulia ha preso Napoli, ricordalo.
    Non offrire nulla.
lesson-mediterranee-bid-again-slip = Questa volta risparmia: offri 0 e lascia i posti come sono.
lesson-mediterranee-enlist =
    Nei tuoi porti si arruolano tanti marinai quante sono le merci immagazzinate: ecco un altro uso di un magazzino pieno. La galea 2 ne ha lasciato uno a terra e gliene servono tre per arrivare a Napoli.
    Arruola 1 marinaio a Ragusa, per la galea 2.
lesson-mediterranee-enlist-where = Dove serve: a Ragusa, a bordo della galea 2.
lesson-mediterranee-enlist-slip = Prima il marinaio: senza di lui Napoli è fuori portata.
lesson-mediterranee-wood =
    La galea 1 è a Modon, con due posti liberi. Il tuo legno costa 100 al pezzo.
    Compra 2 legni per la galea 1.
lesson-mediterranee-wood-slip = 2 legni per la galea 1: a sud ci sono porti che non ne hanno.
lesson-mediterranee-napoli =
    Il tuo vino per Napoli! È di Giulia, e nessun suo porto produce o immagazzina vino. Si chiama nuovo mercato, e paga 500 in più.
    Porta la galea 2 a Napoli.
lesson-mediterranee-napoli-slip = La galea 2, con il vino, a Napoli: è lì il premio.
lesson-mediterranee-creta =
    E la galea 1 cerca un porto per sé. Creta è piccola, ma libera, e produce vino.
    Porta la galea 1 a Creta.
lesson-mediterranee-creta-slip = La galea 1 a Creta: libera, e senza legno.
lesson-mediterranee-peace =
    Sei davanti a Napoli con tre marinai, e uno la difende. In combattimento entrambi tirano un dado, aggiungono i marinai e dividono per tre: altrettanti cadono dall’altra parte. Potresti provare. Ma oggi un cliente vale più di una conquista: un porto tuo non pagherebbe il premio.
    Non attaccare nessuno.
lesson-mediterranee-peace-slip = Forse vinceresti, ma perderesti i 500 del nuovo mercato. Oggi resta in pace.
lesson-mediterranee-land-creta =
    Il tuo quarto porto.
    Sbarca 1 marinaio a Creta.
lesson-mediterranee-new-market =
    E ora guarda il prezzo.
    Vendi il vino a Napoli.
lesson-mediterranee-new-market-slip = Prima il vino, a Napoli: 300, e 500 per il nuovo mercato.
lesson-mediterranee-last =
    Il legno per Creta: riempie metà del suo piccolo magazzino. Uno pieno vale punti.
    Vendi il legno a Creta.
lesson-mediterranee-last-slip = Il legno resta nel tuo porto, paga 200 e riempie il magazzino. Vendilo.
lesson-mediterranee-end = 800 ducati per un solo vino! Da 2.000 ducati sei a 3.300 in due turni, con quattro porti. I marinai sono portata, i magazzini arruolano marinai e contano alla fine, merci diverse si vendono, e i nuovi mercati pagano meglio di tutto: questo è Méditerranée. Buon vento!
