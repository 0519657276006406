# Why and when, for each kind of question of Méditerranée: shown until someone has finished a game.

hint-mediterranee-manning =
    Ogni marinaio a bordo fa avanzare la galea di una zona e combatte, ma toglie il posto a una merce. I marinai a casa difendono la capitale.
    Tre o quattro per galea lasciano spazio al commercio. All’inizio due o tre a casa bastano.
hint-mediterranee-bid =
    Tutti pagano la propria offerta. La più alta sceglie un posto nell’ordine di questo turno.
    Offri se qualcuno vuole il tuo stesso porto, o se devi attaccare o fuggire prima degli altri. Altrimenti risparmia i ducati.
hint-mediterranee-place =
    Scegli quando agire in ogni fase di questo turno.
    Chi è primo arriva prima ai porti liberi; chi è ultimo vede che cosa fanno tutti gli altri.
hint-mediterranee-market =
    Qui il denaro diventa merci, marinai, galee e forti, nell’ordine e tutte le volte che vuoi.
    Carica ciò che manca ai tuoi prossimi porti. Arruola dove ci sono merci in magazzino. Costruisci galee dove ci sono legno e ferro.
hint-mediterranee-price =
    Qualcuno vuole comprare nel tuo porto. Il tuo prezzo va da 100 a 300, o di più con un monopolio. Non puoi rifiutarti di vendere.
    Chiedi molto ai rivali e per le merci rare. Possono farti una sola controfferta.
hint-mediterranee-haggle =
    Ti offrono meno di quanto hai chiesto. Se rifiuti, possono ancora comprare al primo prezzo.
    Accetta se altrimenti non comprerebbero nulla. Rifiuta se la merce è indispensabile.
hint-mediterranee-trade =
    Un affare da galea a galea, al prezzo che va bene a entrambi.
    Vendi ciò che il tuo prossimo porto ha già; compra ciò che apre un nuovo mercato. Più serve all’altra parte, più può costare.
hint-mediterranee-trade-counter =
    È l’ultima offerta: sì conclude l’affare, no lo chiude.
    Accetta se è meglio di nessun affare.
hint-mediterranee-sail =
    Una galea avanza di una zona per marinaio a bordo. Per attraversare una zona con galee altrui serve il permesso.
    Vai dove il tuo carico manca ancora. Tieni una galea vicino a un porto in pericolo.
hint-mediterranee-passage =
    Qualcuno vuole attraversare la tua zona. Senza il tuo permesso la sua galea si ferma lì.
    Ferma chi punta ai tuoi porti. Lascia passare gli altri, e forse faranno lo stesso con te.
hint-mediterranee-combat =
    Ogni parte tira un dado, aggiunge i suoi marinai e divide per 3 (per 4 contro un forte). L’altra parte perde altrettanti marinai.
    Attacca con nettamente più marinai, per un carico o un porto che lo meriti. Un nuovo mercato può valere di più.
hint-mediterranee-spoils =
    Hai vinto. Affonda la galea, o catturala con alcuni dei tuoi marinai.
    Catturala se puoi equipaggiarle entrambe; affondala se ti indebolirebbe soltanto.
hint-mediterranee-stow =
    Ricevi tante di queste merci quante te ne stanno a bordo.
    Tieni ciò che manca al tuo prossimo porto. Lascia ciò che puoi comprare ovunque per 100.
hint-mediterranee-land =
    Un porto senza guarnigione è di chi sbarca per primo, con la sua merce, il suo magazzino e i suoi punti. Senza marinai una galea affonda.
    Sbarca ovunque puoi rinunciare a un marinaio; due o tre dove navigano i rivali.
hint-mediterranee-sell =
    Un porto compra un pezzo di ogni merce che non produce e non ha in magazzino, a 100 volte il numero libero più basso. Un nuovo mercato nel porto di un rivale paga 500 in più.
    Vendi quasi sempre. Tieni una merce solo per un nuovo mercato a portata.
