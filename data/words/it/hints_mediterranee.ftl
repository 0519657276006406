# Why and when, for each kind of question of Méditerranée: shown until somebody has finished a game.

hint-mediterranee-manning =
    I marinai a bordo sono zone da percorrere e forza in combattimento; ogni posto che occupano è una merce in meno. Quelli a casa difendono la capitale.
    Tre o quattro per galea lasciano spazio al commercio; all’inizio due o tre a casa bastano.
hint-mediterranee-bid =
    Tutti pagano la propria offerta, e la più alta sceglie un posto nell’ordine di questo turno.
    Offri quando in due volete lo stesso porto o quando devi colpire, o fuggire, per primo; altrimenti risparmia i ducati.
hint-mediterranee-place =
    La tua offerta ti fa scegliere quando agire in ogni fase di questo turno.
    Il primo arriva prima ai porti liberi; l’ultimo vede che cosa fanno tutti gli altri.
hint-mediterranee-market =
    Qui il denaro diventa merci, marinai, galee e forti, nell’ordine e tutte le volte che vuoi.
    Carica ciò che manca ai porti che raggiungerai; arruola dove ci sono merci immagazzinate; costruisci galee dove ci sono legno e ferro.
hint-mediterranee-price =
    Qualcuno vuole comprare nel tuo porto: dici tu il prezzo, da 100 a 300, di più con un monopolio. Non puoi rifiutarti di vendere.
    Chiedi molto ai rivali e per le merci rare; chiedi poco agli amici, e ricorda che possono fare una controfferta.
hint-mediterranee-haggle =
    Chi compra offre meno di quanto hai chiesto; se dici di no, vale ancora il tuo primo prezzo.
    Accetta se altrimenti non comprerebbe nulla; rifiuta se la merce gli serve.
hint-mediterranee-trade =
    Un affare da galea a galea, al prezzo che volete entrambi.
    Vendi ciò che il tuo prossimo porto ha già, compra ciò che apre un nuovo mercato; più all’altro serve, più può costare.
hint-mediterranee-trade-counter =
    È l’ultima parola: sì conclude l’affare, no lo chiude.
    Di’ di sì se è meglio di nessun affare; non ci sono altri giri.
hint-mediterranee-sail =
    Una zona per ogni marinaio a bordo. Per attraversare una zona con galee altrui serve il loro permesso.
    Vai dove manca il tuo carico; tieni una galea vicino a un porto in pericolo.
hint-mediterranee-passage =
    Qualcuno vuole attraversare la tua zona; senza il tuo permesso il suo movimento finisce lì.
    Ferma chi punta ai tuoi porti; lascia passare gli altri, e forse faranno lo stesso con te.
hint-mediterranee-combat =
    Ogni parte tira un dado, aggiunge i suoi marinai e divide per tre (per quattro contro un forte): altrettanti cadono dall’altra parte.
    Attacca con nettamente più marinai, per un carico o un porto che lo meriti. Un cliente che paga per un nuovo mercato può valere di più.
hint-mediterranee-spoils =
    Hai vinto: affonda la galea, o catturala con alcuni dei tuoi marinai.
    Catturala se puoi equipaggiarle entrambe; affondala se ti indeboliresti soltanto.
hint-mediterranee-stow =
    Le merci sono tue fin dove c’è spazio.
    Tieni ciò che manca al prossimo porto; lascia ciò che puoi comprare ovunque per 100.
hint-mediterranee-land =
    Un porto senza guarnigione è di chi sbarca: con la sua merce, il suo magazzino e i suoi punti. Senza marinai una galea affonda.
    Sbarca ovunque puoi rinunciare a un marinaio; due o tre dove navigano i rivali.
hint-mediterranee-sell =
    Un porto compra un pezzo di ogni merce che non produce e non ha in magazzino, a 100 volte il numero libero più basso; un nuovo mercato nel porto di un rivale paga 500 in più.
    Vendi quasi sempre; tieni una merce solo per un nuovo mercato a portata.
