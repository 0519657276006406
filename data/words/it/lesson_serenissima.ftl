# The lesson of Serenissima, step by step.

lesson-serenissima-load =
    Vince chi è più ricco dopo il terzo conteggio. Parti da Costantinopoli con tre galee. Tutte le galee agiscono nell’ordine dei loro numeri; la ruota mostra a quale tocca. Una galea ha cinque posti per marinai e merci. Nel tuo porto il primo cubo è gratis, il successivo costa 1 ducato.
    Carica 2 legni sulla galea 2.
lesson-serenissima-load-slip = Usa lo spazio a bordo: accanto ai tre marinai ci sono due posti liberi. Carica 2 legni.
lesson-serenissima-sail =
    Ogni marinaio fa avanzare la galea di una zona: tre marinai, tre zone. Ragusa, a nord-ovest, è un porto di vino neutrale.
    Naviga a Ragusa.
lesson-serenissima-sail-slip = Buona idea, ma vogliamo il vino. Naviga a Ragusa.
lesson-serenissima-land =
    Sbarca un marinaio in un porto neutrale, ed è tuo. Per ora ne basta uno. Sbarcare conta come combattere: una galea che sbarca non può vendere nello stesso turno.
    Sbarca 1 marinaio a Ragusa.
lesson-serenissima-land-done = Non ancora: il porto è lì da prendere. Sbarca 1 marinaio.
lesson-serenissima-land-slip = Un marinaio tiene un porto vuoto quanto due, e gli altri ti servono a bordo. Sbarcane 1.
lesson-serenissima-load-free =
    Ora la tua galea 5. Ogni volta che una galea carica nel tuo porto, il primo cubo è gratis.
    Carica 1 legno, quello gratis.
lesson-serenissima-load-free-slip = Uno è gratis e per questa volta basta. Carica 1 legno.
lesson-serenissima-sicilia =
    Ogni round finisce con una carta del Doge. Quando mostra il vino, ogni tuo porto con vino paga 3 ducati. Anche la Sicilia produce vino.
    Naviga in Sicilia.
lesson-serenissima-sicilia-slip = La Sicilia produce vino ed è neutrale. Naviga lì.
lesson-serenissima-land-again =
    Di nuovo lo stesso: sbarca un marinaio, e il porto è tuo.
    Sbarca 1 marinaio in Sicilia.
lesson-serenissima-load-third =
    La galea 8 è la tua ultima. Questa guadagnerà denaro.
    Carica 2 legni.
lesson-serenissima-alexandria =
    Un porto compra un cubo di ogni merce che non produce e non ha in magazzino. Alessandria produce marmo e non ha legno.
    Naviga ad Alessandria.
lesson-serenissima-alexandria-slip = Alessandria non ha legno e lo paga. Naviga lì.
lesson-serenissima-sell =
    Una galea vende o combatte, mai entrambi. Oggi vendi. Ogni cubo va nello spazio libero più basso del magazzino e paga il numero scritto lì.
    Vendi 1 legno.
lesson-serenissima-sell-land = Non si può vendere e sbarcare nello stesso turno. Prima prendi il denaro.
lesson-serenissima-sell-slip = Vendi il legno per ducati.
lesson-serenissima-wine =
    Round 2. Che fortuna: la carta del Doge mostrava il vino, e i tuoi due porti di vino hanno pagato 6 ducati! Ora la galea 2 a Ragusa, con due legni a bordo.
    Carica 1 vino: è gratis.
lesson-serenissima-wine-slip = Il primo cubo nel tuo porto è gratis. Carica il vino.
lesson-serenissima-corfu =
    Due merci diverse si vendono meglio di due uguali. Corfù produce pietra; non ha né vino né legno.
    Naviga a Corfù.
lesson-serenissima-corfu-slip = Corfù compra entrambe le tue merci. Naviga lì.
lesson-serenissima-both =
    Un cubo di ogni merce: il primo prende lo spazio più basso, il secondo il successivo.
    Vendi vino e legno.
lesson-serenissima-both-slip = Corfù li vuole entrambi: scegli il vino e il legno.
lesson-serenissima-invest =
    16 ducati! Invece di usare una galea puoi investire. Marco tiene Tunisi con un solo marinaio, e la sua galea 7 lì ne ha due. Approfittiamone.
    Scegli «Investi invece».
lesson-serenissima-invest-slip = La galea 5 sta bene dov’è. Il suo turno vale di più come investimento.
lesson-serenissima-galley =
    Una nuova galea costa 1 ducato per ogni galea che hai, più 1 per marinaio. Il numero 6 viene subito dopo il 5, quindi agisce in questo round. Cinque marinai la rendono forte.
    Compra la galea 6 in Sicilia con 5 marinai.
lesson-serenissima-galley-slip = Il numero 6, così agisce in questo round; la Sicilia, accanto a Tunisi; e tutti e 5 i marinai.
lesson-serenissima-enough =
    Ti restano 8 ducati. I ducati sono anche il tuo punteggio, quindi non spenderli tutti.
    Termina il turno.
lesson-serenissima-enough-slip = Tieni il resto per il prossimo round. Termina il turno.
lesson-serenissima-tunis =
    Ora la galea 6. In combattimento tiri un dado per marinaio, meno le zone percorse. Una zona ti costa un dado, quindi ne restano quattro.
    Naviga a Tunisi.
lesson-serenissima-tunis-slip = Marco è a Tunisi, a una zona da qui. Naviga lì.
lesson-serenissima-attack =
    Prima di attaccare un porto, devi affondare lì le galee del proprietario. I tuoi quattro dadi contro due; ogni teschio uccide un marinaio.
    Attacca la galea 7.
lesson-serenissima-attack-slip = Prima la sua galea: finché è lì, il porto è al sicuro. Attacca la galea 7.
lesson-serenissima-storm =
    È affondata, e non hai perso nessuno! Ora il porto, con il suo unico marinaio.
    Attacca Tunisi.
lesson-serenissima-storm-slip = Hai il 99% di probabilità di vincere. Attacca Tunisi.
lesson-serenissima-garrison =
    Tunisi è caduta. I marinai che sbarchi la difendono, quelli a bordo proseguono. Due e due è una buona divisione.
    Sbarca 2 marinai.
lesson-serenissima-garrison-slip = Con nessuno a terra il porto diventa neutrale, con tutti la galea affonda. Due va bene.
lesson-serenissima-take =
    La galea 8 è ancora ad Alessandria, dove il tuo legno è in magazzino. A ogni conteggio un porto paga al proprietario i cubi in magazzino: 2 ducati per uno, 5 per due, fino a 20 per cinque.
    Sbarca 1 marinaio ad Alessandria.
lesson-serenissima-take-slip = È tua per un marinaio, con il legno che ci hai venduto. Sbarcane 1.
lesson-serenissima-end = Hai cinque porti, Marco ne ha tre. Ora riempi i magazzini prima del prossimo conteggio. Il terzo conteggio chiude la partita, e vince chi è più ricco. Non l’abbiamo visto: il tracciato dei conteggi, i blocchi, i forti, le basiliche e come si chiudono i porti. La pagina delle regole spiega tutto. Buon vento!
