# The lesson of Serenissima, step by step.

lesson-serenissima-load =
    Salute, principe! Tre tue galee sono a Constantinople, e agiscono nell’ordine dei loro numeri. Una galea ha cinque posti per marinai e merci. Il primo cubo nel tuo porto è gratis, un secondo costa 1 ducato.
    Carica 2 legni sulla galea 2.
lesson-serenissima-load-slip = Usa lo spazio a bordo: ci sono due posti accanto ai tre marinai. Carica 2 legni.
lesson-serenissima-sail =
    Ogni marinaio rema per una zona: tre marinai, tre zone. Lontano a nord-ovest c’è Ragusa, un porto di vino che non è di nessuno.
    Naviga a Ragusa.
lesson-serenissima-sail-slip = Anche lì il vento è buono, ma noi vogliamo il vino. Naviga a Ragusa.
lesson-serenissima-land =
    Un porto senza guarnigione è di chi vi sbarca un marinaio. Per ora ne basta uno; gli altri devono remare verso casa.
    Sbarca 1 marinaio a Ragusa.
lesson-serenissima-land-done = Non ancora: il porto è lì da prendere. Sbarca 1 marinaio.
lesson-serenissima-land-slip = Un marinaio tiene un porto vuoto quanto due, e gli altri ti servono a bordo. Sbarcane 1.
lesson-serenissima-load-free =
    La tua galea 5. Il primo cubo di un tuo porto non costa nulla a ogni carico.
    Carica 1 legno, quello gratis.
lesson-serenissima-load-free-slip = Uno è gratis e per questa volta basta. Carica 1 legno.
lesson-serenissima-sicilia =
    Quando la carta del Doge mostra il vino, ogni porto con vino paga 3 ducati. Anche la Sicilia produce vino.
    Naviga in Sicilia.
lesson-serenissima-sicilia-slip = La Sicilia produce vino, ed è libera. Naviga lì.
lesson-serenissima-land-again =
    Di nuovo lo stesso: un marinaio a terra, e il porto è tuo.
    Sbarca 1 marinaio in Sicilia.
lesson-serenissima-load-third =
    La galea 8, l’ultima delle tue. Questa deve guadagnare denaro.
    Carica 2 legni.
lesson-serenissima-alexandria =
    Un porto compra un cubo di ogni merce che non produce e non ha in magazzino. Alexandria produce marmo e non ha legno.
    Naviga ad Alexandria.
lesson-serenissima-alexandria-slip = Ad Alexandria non hanno legno, e lo pagano. Naviga lì.
lesson-serenissima-sell =
    Una galea vende o combatte, e sbarcare conta come combattere. Oggi vendi: ogni cubo prende il posto libero più basso del magazzino e paga ciò che vi è scritto.
    Vendi 1 legno.
lesson-serenissima-sell-land = Vendita e sbarco non vanno mai insieme in un turno. Prima prendi il denaro.
lesson-serenissima-sell-slip = Legno per ducati: vendilo.
lesson-serenissima-wine =
    Round 2. E che fortuna: la carta del Doge era vino, e i tuoi due porti di vino hanno pagato 6 ducati! Ora la galea 2 a Ragusa, con due legni a bordo.
    Carica 1 vino: è gratis.
lesson-serenissima-wine-slip = Il primo cubo nel tuo porto è gratis. Carica il vino.
lesson-serenissima-corfu =
    Due merci diverse si vendono meglio di due uguali. Corfu produce pietra: le manca il vino, e le manca il legno.
    Naviga a Corfu.
lesson-serenissima-corfu-slip = Corfu compra entrambe le tue merci. Naviga lì.
lesson-serenissima-both =
    Un cubo di ogni merce: il primo paga il posto più basso, il secondo quello seguente.
    Vendi vino e legno.
lesson-serenissima-both-slip = Li vogliono entrambi: scegli il vino e il legno.
lesson-serenissima-invest =
    16 ducati! Invece di usare una galea puoi investire. Marco tiene Tunis con un solo marinaio, e la sua galea 7 lì ne ha due. Bisogna fare qualcosa.
    Investi, al posto della galea 5.
lesson-serenissima-invest-slip = La galea 5 sta bene dov’è. Il suo turno vale di più come investimento.
lesson-serenissima-galley =
    Una nuova galea costa 1 ducato per ogni galea che possiedi, e 1 per ogni marinaio. Il numero 6 viene subito dopo il 5, quindi salpa subito. Cinque marinai la rendono forte.
    Compra la galea 6 in Sicilia con 5 marinai.
lesson-serenissima-galley-slip = Il numero 6, così salpa proprio in questo round; la Sicilia, che è accanto a Tunis; e tutti e 5 i marinai.
lesson-serenissima-enough =
    Restano 8 ducati. Un buon mercante ne conserva: i marinai si pagano a ogni round.
    Termina il turno.
lesson-serenissima-enough-slip = Tieni il resto per il prossimo round. Termina il turno.
lesson-serenissima-tunis =
    La galea 6 è già in mare. In combattimento tiri un dado per ogni marinaio, meno le zone percorse: una zona ti costa un dado, ne restano quattro.
    Naviga a Tunis.
lesson-serenissima-tunis-slip = Marco è a Tunis, a una zona da qui. Naviga lì.
lesson-serenissima-attack =
    Prima di assaltare un porto, le galee del proprietario devono sparire. Quattro dadi tuoi contro due; ogni teschio uccide.
    Attacca la galea 7.
lesson-serenissima-attack-slip = Prima la sua galea: finché galleggia, il porto è al sicuro. Attacca la galea 7.
lesson-serenissima-storm =
    Affondata, e dei tuoi non manca nessuno! Ora il porto, con il suo unico marinaio.
    Assalta Tunis.
lesson-serenissima-storm-slip = 99 volte su 100 lo vinci. Assalta Tunis.
lesson-serenissima-garrison =
    Tunis è caduta. Chi sbarchi la difende, e chi resta a bordo continua a remare. Due e due è una buona divisione.
    Sbarca 2 marinai.
lesson-serenissima-garrison-slip = Con nessuno a terra il porto non è di nessuno, con tutti la galea affonda. Due è giusto.
lesson-serenissima-take =
    La galea 8 è ancora ad Alexandria, dove il tuo legno è in magazzino. I cubi immagazzinati pagano il proprietario a un conteggio: 2 ducati per uno, 5 per due, 20 per cinque.
    Sbarca 1 marinaio ad Alexandria.
lesson-serenissima-take-slip = È tua per un marinaio, e dentro c’è ancora il legno che vi hai venduto. Sbarcane 1.
lesson-serenissima-end = Cinque porti contro i tre di Marco, una sua galea in fondo al mare, e ducati nel forziere. I porti danno merci, merci diverse danno denaro, il denaro dà galee, e un magazzino pieno paga a ogni conteggio: questa è Serenissima. Lungo regno a te!
