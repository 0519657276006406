# Méditerranée (1996).

## Names
mediterranee-nation-venice = Venezia
mediterranee-nation-genoa = Genova
mediterranee-nation-spain = Spagna
mediterranee-nation-turkey = Turchia
mediterranee-good-gem = gioielli
    .the = i gioielli
mediterranee-good-gold = oro
    .the = l’oro
mediterranee-good-spice = spezie
    .the = le spezie
mediterranee-good-wine = vino
    .the = il vino
mediterranee-good-cloth = tessuti
    .the = i tessuti
mediterranee-good-iron = ferro
    .the = il ferro
mediterranee-good-wood = legno
    .the = il legno
mediterranee-short-gem = G
mediterranee-short-gold = O
mediterranee-short-spice = S
mediterranee-short-wine = V
mediterranee-short-cloth = T
mediterranee-short-iron = F
mediterranee-short-wood = L
mediterranee-place = { $name }
mediterranee-galley = Galea { $number }
    .the = la galea { $number }
    .on = sulla galea { $number }
    .of = della galea { $number }
    .from = dalla galea { $number }
    .to = alla galea { $number }
mediterranee-galley-at = Galea { $number }, { $zone }
    .the = la galea { $number } ({ $zone })
    .on = sulla galea { $number } ({ $zone })
    .of = della galea { $number } ({ $zone })
    .from = dalla galea { $number } ({ $zone })
    .to = alla galea { $number } ({ $zone })
mediterranee-galley-of = Galea { $number } di { $who }
    .the = la galea { $number } di { $who }
    .on = sulla galea { $number } di { $who }
    .of = della galea { $number } di { $who }
    .from = dalla galea { $number } di { $who }
    .to = alla galea { $number } di { $who }
mediterranee-garrison = Guarnigione
    .from = dalla guarnigione
    .to = alla guarnigione
    .the = la guarnigione
mediterranee-hired = Nuovi arruolati
mediterranee-ducats = { $amount } ducati
mediterranee-ducats-each = { $amount } ducati al pezzo
mediterranee-count = { $count ->
    [one] { $count } pezzo
   *[other] { $count } pezzi
  }
mediterranee-pieces = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
  }
mediterranee-no-cargo = nessun carico
mediterranee-aboard = { $sailors ->
    [one] { $sailors } marinaio, { $cargo }
   *[other] { $sailors } marinai, { $cargo }
  }
mediterranee-phase-0 = Equipaggi
mediterranee-phase-1 = Asta
mediterranee-phase-2 = Mercato
mediterranee-phase-3 = Navigazione
mediterranee-phase-4 = Combattimento
mediterranee-phase-5 = Sbarco
mediterranee-phase-6 = Vendite

## Variants
mediterranee-option-money = Tesori
mediterranee-option-money-hidden = Nascosti (come da regolamento)
mediterranee-option-money-open = Scoperti
mediterranee-option-pairing = Nazioni in due
mediterranee-option-pairing-venice-genoa = Venezia e Genova (storica)
mediterranee-option-pairing-spain-turkey = Spagna e Turchia

## Set-up and auction
mediterranee-ask-manning = Distribuisci i tuoi { $count } marinai tra le due galee e la capitale.
mediterranee-manned = { $garrison ->
    [0] { $who } distribuisce i marinai: { $crews } sulle galee, nessuno nella capitale.
   *[other] { $who } distribuisce i marinai: { $crews } sulle galee, { $garrison } nella capitale.
  }
mediterranee-turn = Turno { $turn } di { $turns }: offerte per l’ordine di gioco.
mediterranee-ask-bid = Fai un’offerta per il tuo posto nel turno { $turn } e indica i posti che preferisci, dal migliore in giù; se non ne indichi, ti verrà chiesto. Pagano tutti; l’offerta più alta sceglie per prima.
mediterranee-part-bid = Offerta
mediterranee-part-places = Posti, dal migliore in giù
mediterranee-bid = { $bid ->
    [0] { $who } non offre nulla.
   *[other] { $who } offre { $bid } ducati.
  }
mediterranee-diced = Decide il dado: { $order }.
mediterranee-throw = { $who } { $die }
mediterranee-throws = Decide il dado: { $throws }.
mediterranee-ask-place = Scegli il tuo posto in questo turno.
mediterranee-place-1 = Primo (I)
mediterranee-place-2 = Secondo (II)
mediterranee-place-3 = Terzo (III)
mediterranee-place-4 = Quarto (IV)
mediterranee-blocked-place = Già preso da { $who }.
mediterranee-took-place = { $who } sceglie un posto: { $place }.
mediterranee-order = Ordine del turno: { $order }.

## Market
mediterranee-ask-market = Commercia, costruisci, arruola e carica, nell’ordine che vuoi; poi chiudi il tuo mercato.
mediterranee-act-buy = Comprare merci
mediterranee-act-recruit = Arruolare marinai
mediterranee-act-crew = Spostare marinai
mediterranee-act-cargo = Spostare il carico
mediterranee-act-galley = Costruire una galea
mediterranee-act-fort = Costruire un forte
mediterranee-act-trade = Trattare con un giocatore
mediterranee-act-discard = Gettare merci
mediterranee-act-dismiss = Congedare marinai
mediterranee-act-tariff = Fissare i tuoi prezzi
mediterranee-act-done = Chiudere il tuo mercato
mediterranee-blocked-buy = Nessuna tua galea in un porto ha spazio per merci ancora presenti nella scatola e che puoi pagare.
mediterranee-blocked-recruit = I marinai si arruolano solo nei tuoi porti, a ogni turno uno per ciascuna merce immagazzinata, a { $price } ducati l’uno, finché ce ne sono nella scatola.
mediterranee-blocked-crew = In nessun luogo due galee, o una galea e un tuo porto, hanno marinai da spostare e spazio per accoglierli.
mediterranee-blocked-cargo = In nessun luogo due tue galee hanno merci da spostare o da scambiare.
mediterranee-blocked-galley = Una galea costa { $price } ducati; serve che ne resti una nella scatola e un tuo porto con legno, ferro e un marinaio per l’equipaggio, dove in questo turno non si è ancora costruito.
mediterranee-blocked-fort = Un forte costa { $price } ducati; serve che ne resti uno nella scatola e un tuo porto senza mura, con legno e oro, dove in questo turno non si è ancora costruito.
mediterranee-blocked-trade = Nessuna galea di un altro giocatore si trova in una zona costiera con una tua, con merci e spazio per trattare.
mediterranee-blocked-trade-enough = Hai proposto { $count } affari in questo mercato, e di più non si può.
mediterranee-blocked-discard = Non hai nessun carico.
mediterranee-blocked-dismiss = I marinai si congedano solo in un porto che non è tuo, e uno resta a bordo.
mediterranee-blocked-tariff = Non controlli nessun porto.
mediterranee-blocked-money = Non hai abbastanza ducati.
mediterranee-note-purse = hai { $amount } ducati
mediterranee-note-price = { $good }, { $price } ducati al pezzo
mediterranee-note-recruits = { $count ->
    [one] { $count } marinaio
   *[other] fino a { $count } marinai
  }
mediterranee-note-now = ora { $count }
mediterranee-cargo-anew = { $zone }: ricaricare tutte le galee
mediterranee-take = Comprare al prezzo richiesto
mediterranee-offer = Fare una controfferta, una sola
mediterranee-enquire = Chiedere il prezzo al proprietario
mediterranee-sell = Proporre una vendita
mediterranee-buy = Proporre un acquisto
mediterranee-swap = Proporre uno scambio di merci
mediterranee-part-give = Che cosa dai
mediterranee-part-take = Che cosa ricevi
mediterranee-part-terms = Denaro in aggiunta
mediterranee-terms-even = Senza denaro.
mediterranee-terms-pay = Paghi
mediterranee-terms-ask = Chiedi
mediterranee-part-goods = Merci
mediterranee-part-price = Prezzo totale
mediterranee-part-ask = Prezzo al pezzo (nei limiti consentiti)
mediterranee-part-floor = Controfferta minima che accetti
mediterranee-my-price = Un prezzo per tutti
mediterranee-ask-me = Chiedimelo ogni volta
mediterranee-ask-price = { $who } vuole comprare { $good } { FORM($port, "at") }. Di’ il tuo prezzo al pezzo.
mediterranee-price-most = Il massimo consentito
mediterranee-price-one = Un altro prezzo
mediterranee-price-standing = Un prezzo fisso, d’ora in poi
mediterranee-quoted = { $who } chiede { $price } ducati al pezzo per { FORM($good, "the") } { FORM($port, "at") }.
mediterranee-ask-haggle = Accetti da { $who } { $price } ducati al pezzo invece di { $ask }? ({ $count } × { $good } { FORM($port, "at") })
mediterranee-haggle-refused = { $who } rifiuta { $price } ducati al pezzo da { $buyer } { FORM($port, "at") }.
mediterranee-haggle-agreed = { $who } accetta { $price } ducati al pezzo da { $buyer } { FORM($port, "at") }.
mediterranee-bought = { $who } compra { $cargo } { FORM($port, "at") } per { $ducats } ducati ({ $galley }).
mediterranee-recruited = { $count ->
    [one] { $who } arruola { $count } marinaio { FORM($port, "at") }.
   *[other] { $who } arruola { $count } marinai { FORM($port, "at") }.
  }
mediterranee-crewed = { $who } sposta marinai { FORM($zone, "at") }.
mediterranee-moved-cargo = { $who } sposta { $cargo } { FORM($source, "from") } { FORM($target, "to") }.
mediterranee-reloaded = { $who } ricarica le galee { FORM($zone, "at") }.
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Carica { $high } merce { FORM($galley, "on") }, o nessuna. { $rest }
       *[other] Carica fino a { $high } merci { FORM($galley, "on") }. { $rest }
      }
   *[other] Carica da { $low } a { $high } merci { FORM($galley, "on") }. { $rest }
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Carica { $high } merce { FORM($galley, "on") }. { $rest }
   *[other] Carica { $high } merci { FORM($galley, "on") }. { $rest }
  }
mediterranee-stow-next = Il resto va { FORM($galley, "on") }.
mediterranee-stow-lost = Il resto è perduto.
mediterranee-thrown = { $who } non ha spazio e perde: { $cargo }.
mediterranee-built-galley = { $sailors ->
    [one] { $who } costruisce { FORM($galley, "the") } { FORM($port, "at") } con { $sailors } marinaio.
   *[other] { $who } costruisce { FORM($galley, "the") } { FORM($port, "at") } con { $sailors } marinai.
  }
mediterranee-built-fort = { $who } fortifica { FORM($port, "the") }.
mediterranee-discarded = { $who } getta { $cargo } { FORM($galley, "from") }.
mediterranee-dismissed = { $count ->
    [one] { $who } congeda { $count } marinaio { FORM($galley, "of") }.
   *[other] { $who } congeda { $count } marinai { FORM($galley, "of") }.
  }
mediterranee-tariff = { $who } d’ora in poi chiede { $price } ducati al pezzo per { FORM($good, "the") }.
mediterranee-tariff-high = { $who } d’ora in poi chiede { $price } ducati al pezzo per { FORM($good, "the") }, { $most } senza monopolio.
mediterranee-tariff-own = D’ora in poi chiedi { $price } ducati al pezzo per { FORM($good, "the") } e accetti controfferte da { $floor } in su.
mediterranee-tariff-dropped = { $who } dirà il prezzo su richiesta: { $good }.
mediterranee-trade-sell = { $who } fa un’offerta a { $other }: { $cargo } per { $price } ducati.
mediterranee-trade-buy = { $who } fa un’offerta a { $other }: { $price } ducati per { $cargo }.
mediterranee-ask-trade-buy = Compri { $cargo } da { $who } per { $price } ducati? ({ $source } → { $target })
mediterranee-ask-trade-sell = Vendi { $cargo } a { $who } per { $price } ducati? ({ $source } → { $target })
mediterranee-ask-trade-counter = { $who } risponde: { $price } ducati per { $cargo }. Accetti? ({ $source } → { $target })
mediterranee-ask-trade-last = { $who } resta sulla propria offerta: { $price } ducati per { $cargo }. Accetti comunque? ({ $source } → { $target })
mediterranee-swap-even = { $who } propone uno scambio a { $other }: { $give } per { $take }.
mediterranee-swap-pay = { $who } propone uno scambio a { $other }: { $give } e { $price } ducati per { $take }.
mediterranee-swap-ask = { $who } propone uno scambio a { $other }: { $give } per { $take } e { $price } ducati.
mediterranee-exchange-pay = Paghi { $price } ducati.
mediterranee-exchange-get = Ricevi { $price } ducati.
mediterranee-ask-swap = { $who } propone uno scambio: dai { $give } e ricevi { $take }. { $terms } ({ $source }, { $target })
mediterranee-ask-swap-counter = { $who } risponde: dai { $give } e ricevi { $take }. { $terms } Accetti? ({ $source }, { $target })
mediterranee-ask-swap-last = { $who } resta sulla propria offerta: dai { $give } e ricevi { $take }. { $terms } Accetti comunque? ({ $source }, { $target })
mediterranee-accept = Accettare
mediterranee-counter = Proporre un altro prezzo
mediterranee-refuse = Rifiutare
mediterranee-trade-countered = { $who } risponde: { $price } ducati.
mediterranee-trade-counter-refused = { $who } rifiuta { $price } ducati.
mediterranee-trade-refused = { $who } rifiuta l’affare con { $other }.
mediterranee-traded = { $seller } vende { $cargo } a { $buyer } per { $price } ducati.
mediterranee-swapped = { $price ->
    [0] { $seller } dà a { $buyer } { $cargo } in cambio di { $back }.
   *[other] { $seller } dà a { $buyer } { $cargo } in cambio di { $back } e { $price } ducati.
  }

## Sailing
mediterranee-ask-sail = Muovi una galea, o termina la navigazione.
mediterranee-sail-done = Terminare la navigazione
mediterranee-settle = Stabilire il resto del tuo turno
mediterranee-settle-note = vale finché i tuoi equipaggi restano uguali; la pace finisce con un attacco o un arrivo
mediterranee-settle-ask = Chiedimelo
mediterranee-settle-attack = Attacchi
mediterranee-settle-peace = In questo turno non attacco nessuno
mediterranee-settle-landing = Sbarchi
mediterranee-settle-crews = Marinai da sbarcare se il porto sarà senza guarnigione
mediterranee-settle-sales = Vendite
mediterranee-settle-nothing = Non vendere nulla
mediterranee-settled = Hai stabilito il resto del tuo turno. Vale finché i tuoi equipaggi restano uguali; la pace finisce anche se subisci un attacco o se una galea altrui arriva accanto alle tue o al tuo porto.
mediterranee-settled-broken = I tuoi equipaggi sono cambiati: ciò che avevi stabilito per questo turno non vale più.
mediterranee-peace-attacked = Hai subito un attacco da parte di { $who }: sarai tu a decidere chi attaccare.
mediterranee-peace-joined = { CAPITAL(FORM($galley, "the")) } di { $who } è arrivata: { $zone }. Sarai tu a decidere chi attaccare.
mediterranee-note-moves = { $count ->
    [one] { $count } zona, { $cargo }
   *[other] { $count } zone, { $cargo }
  }
mediterranee-note-passage = serve il permesso di passare: { $zones }
mediterranee-sailed = { $who } porta { FORM($galley, "the") } { FORM($zone, "to") }.
mediterranee-ask-passage = Lasci proseguire { FORM($galley, "the") } di { $who }, ora { FORM($zone, "at") }? Se no, si ferma lì.
mediterranee-passage-granted = { CAPITAL(FORM($galley, "the")) } può proseguire oltre: { $zone }.
mediterranee-passage-refused = { CAPITAL(FORM($galley, "the")) } viene fermata { FORM($zone, "at") } da { $who }.

## Combat
mediterranee-ask-combat = Attacca con una galea, o resta in pace.
mediterranee-combat-peace = Non attaccare nessuno
mediterranee-combat-done = Non attaccare più
mediterranee-note-sailors = { $count ->
    [one] { $count } marinaio
   *[other] { $count } marinai
  }
mediterranee-note-fort = { $count ->
    [one] { $count } marinaio dietro le mura
   *[other] { $count } marinai dietro le mura
  }
mediterranee-fought = { $who } attacca { $other }: { FORM($attacker, "the") } tira { $die } e { $killed ->
    [0] non uccide nessuno
    [one] uccide { $killed } marinaio
   *[other] uccide { $killed } marinai
  }; { FORM($target, "the") } tira { $reply } e { $lost ->
    [0] non uccide nessuno
    [one] uccide { $lost } marinaio
   *[other] uccide { $lost } marinai
  }.
mediterranee-stormed = { $who } assalta { FORM($port, "the") } ({ $other }): { FORM($attacker, "the") } tira { $die } e { $killed ->
    [0] non uccide nessuno
    [one] uccide { $killed } marinaio
   *[other] uccide { $killed } marinai
  }; la guarnigione tira { $reply } e { $lost ->
    [0] non uccide nessuno
    [one] uccide { $lost } marinaio
   *[other] uccide { $lost } marinai
  }.
mediterranee-sunk = { CAPITAL(FORM($galley, "the")) } di { $who } affonda.
mediterranee-ask-spoils = { CAPITAL(FORM($galley, "the")) } di { $who } è sconfitta ({ $cargo }). Catturala con marinai { FORM($winner, "of") } ({ $aboard }), oppure affondala; le merci di entrambe le spartisci tu. Se passano a bordo tutti, { FORM($winner, "the") } affonda.
mediterranee-capture = Catturarla: marinai da mandare a bordo
mediterranee-sink = Affondarla e tenere le merci
mediterranee-captured = { $who } cattura { FORM($galley, "the") }.

## Landing and sales
mediterranee-ask-land = Sbarca marinai in un porto senza guarnigione, o resta a bordo. Una galea senza marinai affonda.
mediterranee-land-done = Terminare gli sbarchi
mediterranee-landed = { $count ->
    [one] { $who } prende { FORM($port, "the") } con { $count } marinaio.
   *[other] { $who } prende { FORM($port, "the") } con { $count } marinai.
  }
mediterranee-regarrisoned = { $count ->
    [one] { $who } rimette { $count } marinaio di guarnigione { FORM($port, "at") }.
   *[other] { $who } rimette { $count } marinai di guarnigione { FORM($port, "at") }.
  }
mediterranee-ask-sell = Vendi merci in un porto, o tienile.
mediterranee-sell-everything = Vendere tutto ovunque
mediterranee-sell-whole-port = Vendere tutto in un porto
mediterranee-sell-done = Terminare le vendite
mediterranee-note-slots = { $count ->
    [one] paga { $slots }
   *[other] pezzo dopo pezzo, paga { $slots }
  }
mediterranee-note-bonus = nuovo mercato: { $ducats } in più
mediterranee-sold = { $who } vende { $cargo } { FORM($port, "at") } per { $ducats } ducati.
mediterranee-sold-new = { $who } apre un nuovo mercato { FORM($port, "at") }: { $cargo } per { $ducats } ducati (di cui { $bonus } di premio).
mediterranee-income = { $who } riceve { $ducats } ducati { FORM($port, "from") }.
mediterranee-phase-over = Fine della fase: { $phase }.
mediterranee-ended = L’ultimo dei { $turns } turni è finito.

## Standing orders
mediterranee-standing-bid = La mia offerta a ogni asta, e i posti che preferisco
mediterranee-standing-place = Il posto che scelgo
mediterranee-standing-price = Il mio prezzo quando si compra nei miei porti
mediterranee-standing-haggle = Accettare controfferte nei miei porti
mediterranee-standing-trade = Gli affari che altri mi propongono
mediterranee-standing-combat = I miei attacchi
mediterranee-standing-sell = Le mie vendite
mediterranee-standing-spoils = Che cosa faccio di una galea sconfitta
mediterranee-standing-passage-venice = Lasciar passare le galee veneziane
mediterranee-standing-passage-genoa = Lasciar passare le galee genovesi
mediterranee-standing-passage-spain = Lasciar passare le galee spagnole
mediterranee-standing-passage-turkey = Lasciar passare le galee turche

## Score
mediterranee-score-capital = La propria capitale
mediterranee-score-treasury = Tesoro
mediterranee-score-ports = Porti non pieni
mediterranee-score-small = Porti piccoli pieni
mediterranee-score-medium = Porti medi pieni
mediterranee-score-great = Capitali piene

## Board
mediterranee-board-over = La partita è finita
mediterranee-board-phase = Turno { $turn } di { $turns } · { $phase }
mediterranee-board-at-work = Turno { $turn } di { $turns } · { $phase } · { $who }
mediterranee-board-holdings = { $ports ->
    [one] { $ports } porto
   *[other] { $ports } porti
  }, { $galleys ->
    [one] { $galleys } galea
   *[other] { $galleys } galee
  }
mediterranee-board-hidden = tesoro nascosto · offerta { $bid }
mediterranee-board-treasury = { $ducats } ducati · offerta { $bid }
mediterranee-board-left = { $good }: { $count }
mediterranee-board-box = nella scatola

## In words, for those who do not see the picture
mediterranee-say-more = { $count ->
    [one] e { $count } altra galea
   *[other] e altre { $count } galee
  }
mediterranee-say-port = { $port }: guarnigione { $garrison }, magazzino: { $cargo }.
mediterranee-say-neutral = Porto neutrale.
mediterranee-say-owner = Controllato da { $who } ({ $nation }).
mediterranee-say-produces = Produce { $good }.
mediterranee-say-stores = Magazzino: { $cargo }.
mediterranee-say-pays = Pagherà poi: { $pays }.
mediterranee-say-full = Il magazzino è pieno.
mediterranee-say-garrison = Guarnigione: { $count }, senza mura.
mediterranee-say-walls = Guarnigione: { $count }, dietro le mura.
mediterranee-say-empty = vuoto
mediterranee-say-recruits = Marinai da arruolare in questo turno: { $count }.
mediterranee-say-price = Prezzo al pezzo: { $price }.
mediterranee-say-unpriced = su richiesta
mediterranee-say-coast = Zona costiera senza porto.
mediterranee-say-open = Mare aperto: qui niente affari tra giocatori.
mediterranee-say-port-water = Zona costiera con un porto.
mediterranee-say-neighbours = Confina con: { $zones }.
mediterranee-say-cover = Una carta nautica del Mediterraneo con 23 porti e le bandiere di Venezia, Genova, Spagna e Turchia.

## Own fleet
mediterranee-hand-title = La tua flotta
mediterranee-hand-galleys = Galee
mediterranee-hand-ports = Porti
mediterranee-hand-free = spazio per { $count }
mediterranee-hand-recruits = arruola { $count }
mediterranee-hand-price = chiede { $price }

# What kind of game it is, on its card.
mediterranee-kind = Aste, commercio e guerra tra quattro potenze marinare
