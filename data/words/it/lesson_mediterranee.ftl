# The lesson of Méditerranée, step by step.

lesson-mediterranee-crew =
    Vincono più punti prosperità: per la capitale, il denaro e i porti con magazzini pieni. Giochi con Venezia. Una galea ha cinque posti. Un marinaio ne occupa uno e la fa avanzare di una zona; un posto vuoto porta una merce. I marinai a casa sono la guarnigione e difendono Venezia.
    Mettine 4 sulla galea 1, 3 sulla galea 2 e 3 nella guarnigione.
lesson-mediterranee-crew-slip = Va bene anche così, ma il resto della lezione non torna. Mettine 4, 3 e 3.
lesson-mediterranee-bid =
    Ogni turno comincia con un’asta per l’ordine di gioco. Le offerte sono segrete e tutti pagano, quindi offri poco. Oggi conviene arrivare per primi ai porti liberi.
    Offri 100. Scegli il primo posto, poi il secondo.
lesson-mediterranee-bid-slip = 100 ducati bastano. Scegli i posti in ordine: primo, poi secondo.
lesson-mediterranee-buy =
    Ora il mercato. Venezia produce vino, a 100 ducati al pezzo. La galea 1 ha quattro marinai e un posto libero.
    Scegli «Compra merci»: 1 vino per la galea 1.
lesson-mediterranee-buy-done = Non con le galee vuote! Prima compra il vino.
lesson-mediterranee-buy-slip = 1 vino per la galea 1. Di più non ci sta.
lesson-mediterranee-buy-two =
    La galea 2 ha tre marinai e spazio per due merci.
    Scegli «Compra merci»: 2 vini per la galea 2.
lesson-mediterranee-buy-two-slip = Riempila: 2 vini per la galea 2.
lesson-mediterranee-market-done =
    Hai ciò che ti serve. Tutti finiscono una fase prima che cominci la successiva.
    Lascia il mercato.
lesson-mediterranee-market-done-slip = Il resto può aspettare il prossimo turno. Lascia il mercato.
lesson-mediterranee-modon =
    Navigazione: una zona per ogni marinaio. Modone, a sud-est, è neutrale e produce legno.
    Porta la galea 1 a Modone.
lesson-mediterranee-modon-slip = La galea 1 ha quattro marinai e va più lontano: a Modone.
lesson-mediterranee-ragusa =
    Ragusa è più vicina e produce anch’essa legno. Se tutti i porti di una merce sono tuoi, hai un monopolio: gli altri ti pagano fino a 1.000 al pezzo invece di 300.
    Porta la galea 2 a Ragusa.
lesson-mediterranee-ragusa-slip = La galea 2 va a Ragusa, lì accanto.
lesson-mediterranee-land =
    Un porto senza guarnigione è di chi per primo vi sbarca un marinaio. Tieni gli altri a bordo: una galea vuota affonda.
    Sbarca 1 marinaio a Modone.
lesson-mediterranee-land-slip = Un marinaio basta per prendere il porto. Alla galea servono gli altri. Sbarcane 1 qui.
lesson-mediterranee-land-ragusa =
    Ora lo stesso a Ragusa.
    Sbarca 1 marinaio a Ragusa.
lesson-mediterranee-sell =
    Un porto, anche il tuo, compra un pezzo di ogni merce che non produce e non ha in magazzino. Paga 100 volte il numero libero più basso del magazzino. Un magazzino pieno vale punti in più alla fine.
    Vendi il vino a Modone.
lesson-mediterranee-sell-slip = Vendi qui il vino per 200 ducati. Il magazzino comincia a riempirsi.
lesson-mediterranee-sell-ragusa =
    Anche Ragusa paga 200. La galea 2 tiene il secondo vino per un mercato migliore.
    Vendi un vino a Ragusa.
lesson-mediterranee-bid-again =
    La tua capitale ti ha pagato 300, come a ogni turno. Nessuno ti minaccia, quindi l’ordine conta poco. Giulia ha preso Napoli: ricordalo.
    Offri 0.
lesson-mediterranee-bid-again-slip = Questa volta risparmia: offri 0 e lascia i posti come sono.
lesson-mediterranee-enlist =
    Ogni tuo porto offre tanti marinai quante merci ha in magazzino. La galea 2 ne ha lasciato uno a terra e gliene servono tre per arrivare a Napoli.
    Scegli «Arruola marinai»: 1 a Ragusa, per la galea 2.
lesson-mediterranee-enlist-where = Questo marinaio serve a Ragusa, a bordo della galea 2.
lesson-mediterranee-enlist-slip = Prima il marinaio. Senza di lui non arrivi a Napoli.
lesson-mediterranee-wood =
    La galea 1 è a Modone, con due posti liberi. Nei tuoi porti le merci costano 100 al pezzo.
    Scegli «Compra merci»: 2 legni per la galea 1.
lesson-mediterranee-wood-slip = 2 legni per la galea 1: i porti a sud non ne hanno.
lesson-mediterranee-napoli =
    Napoli è di Giulia, e nessun suo porto produce o ha in magazzino vino. È un nuovo mercato: paga 500 in più, o 1.000 in una capitale.
    Porta la galea 2 a Napoli.
lesson-mediterranee-napoli-slip = Porta la galea 2 a Napoli, con il vino. Il bonus è lì.
lesson-mediterranee-creta =
    La galea 1 può prendere un altro porto. Creta è piccola, ma neutrale, e produce vino.
    Porta la galea 1 a Creta.
lesson-mediterranee-creta-slip = Porta la galea 1 a Creta: è neutrale e non ha legno.
lesson-mediterranee-peace =
    Sei a Napoli con tre marinai contro uno. In combattimento entrambe le parti tirano un dado, aggiungono i marinai e dividono per 3: l’altra parte ne perde altrettanti. Potresti provare, ma un porto tuo non paga bonus.
    Non attaccare nessuno.
lesson-mediterranee-peace-slip = Forse vinceresti, ma perderesti i 500 del nuovo mercato. Oggi non attaccare nessuno.
lesson-mediterranee-land-creta =
    Il tuo quarto porto.
    Sbarca 1 marinaio a Creta.
lesson-mediterranee-new-market =
    Ora guarda il prezzo: 300 più il bonus di 500.
    Vendi il vino a Napoli.
lesson-mediterranee-new-market-slip = Prima il vino, a Napoli: 300, e 500 per il nuovo mercato.
lesson-mediterranee-last =
    A Creta ci stanno solo due merci, quindi un legno ne riempie metà. Pieno, un porto piccolo vale 2 punti invece di 1.
    Vendi il legno a Creta.
lesson-mediterranee-last-slip = Il legno paga 200 e resta nel tuo porto. Vendilo.
lesson-mediterranee-end = 800 ducati per un solo vino! In due turni sei a 3.300 ducati, da 2.000, con quattro porti. Una partita dura da 8 a 12 turni; poi vincono più punti prosperità. Non l’abbiamo visto: i prezzi nei porti altrui, gli affari, costruire galee e forti, il permesso di passare, il combattimento. La pagina delle regole spiega tutto. Buon vento!
