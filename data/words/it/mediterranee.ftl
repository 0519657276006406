# Méditerranée (1996).

# What the game is called here; its printed title is in the code.
mediterranee-name = Méditerranée
mediterranee-goal = Alla fine vince chi ha più punti prosperità.

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
mediterranee-place = { PLACE($name) }
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
mediterranee-hired = Nuove reclute
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
mediterranee-option-money-hidden = Nascosti (regola stampata)
mediterranee-option-money-open = Visibili
mediterranee-option-pairing = Nazioni in due
mediterranee-option-pairing-venice-genoa = Venezia e Genova (storica)
mediterranee-option-pairing-spain-turkey = Spagna e Turchia

## Set-up and auction
mediterranee-ask-manning = Distribuisci i tuoi { $count } marinai.
mediterranee-manned = { $garrison ->
    [0] { $who } distribuisce i marinai: { $crews } sulle galee, nessuno nella capitale.
   *[other] { $who } distribuisce i marinai: { $crews } sulle galee, { $garrison } nella capitale.
  }
mediterranee-turn = Turno { $turn } di { $turns }: offerte per l’ordine di gioco.
mediterranee-ask-bid = Turno { $turn }: offri per l’ordine.
mediterranee-fact-bid = Tutti pagano; l’offerta più alta sceglie per prima. Puoi anche indicare subito i posti che preferisci.
mediterranee-part-bid = Offerta
mediterranee-part-places = Posti preferiti, prima il migliore
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
mediterranee-order = Ordine di gioco: { $order }.

## Market
mediterranee-ask-market = Compra, costruisci e tratta.
mediterranee-act-buy = Compra merci
mediterranee-act-recruit = Arruola marinai
mediterranee-act-crew = Sposta marinai
mediterranee-act-cargo = Sposta il carico
mediterranee-act-galley = Costruisci una galea
mediterranee-act-fort = Costruisci un forte
mediterranee-act-trade = Proponi un affare
mediterranee-act-discard = Getta merci
mediterranee-act-dismiss = Congeda marinai
mediterranee-act-tariff = Fissa i prezzi
mediterranee-act-done = Lascia il mercato
mediterranee-blocked-buy = Non puoi comprare: servono una tua galea in porto con spazio libero e i ducati per una merce ancora nella riserva.
mediterranee-blocked-recruit = Non puoi arruolare. Ogni tuo porto offre a ogni turno un marinaio per merce in magazzino, a { $price } ducati, finché ce ne sono.
mediterranee-blocked-crew = Non hai marinai da spostare. Due tue galee (o una galea e il tuo porto) devono essere nello stesso luogo, con spazio libero.
mediterranee-blocked-cargo = Non hai carico da spostare. Due tue galee devono essere nella stessa zona, con merci da spostare o scambiare.
mediterranee-blocked-galley = Non puoi costruire una galea. Servono { $price } ducati, una galea nella riserva e un tuo porto con legno, ferro e un marinaio. Una costruzione per porto e turno.
mediterranee-blocked-fort = Non puoi costruire un forte. Servono { $price } ducati, un forte nella riserva e un tuo porto con legno e oro, ma senza forte. Una costruzione per porto e turno.
mediterranee-blocked-trade = Non c’è nessuno con cui trattare: serve una galea altrui nella stessa zona costiera di una tua, con merci e spazio.
mediterranee-blocked-trade-enough = Hai proposto { $count } affari in questo mercato. È il limite.
mediterranee-blocked-discard = Non hai nessun carico.
mediterranee-blocked-dismiss = Puoi congedare marinai solo in un porto che non è tuo, e uno deve restare a bordo.
mediterranee-blocked-tariff = Non hai nessun porto.
mediterranee-blocked-money = Non hai abbastanza ducati.
mediterranee-note-purse = hai { $amount } ducati
mediterranee-note-price = { $price } ducati al pezzo
mediterranee-note-recruits = { $count ->
    [one] { $count } marinaio
   *[other] fino a { $count } marinai
  }
mediterranee-note-now = ora { $count }
mediterranee-note-laden = { $cargo }
mediterranee-cargo-anew = { $zone }: ricarica tutte le galee
mediterranee-take = Accetta il prezzo
mediterranee-offer = Fai una controfferta
mediterranee-enquire = Chiedi il prezzo
mediterranee-sell = Offri merci
mediterranee-buy = Offri denaro
mediterranee-swap = Offri uno scambio
mediterranee-part-give = Dai
mediterranee-part-take = Ricevi
mediterranee-part-terms = Denaro in aggiunta
mediterranee-terms-even = Senza denaro
mediterranee-terms-pay = Paghi
mediterranee-terms-ask = Chiedi
mediterranee-part-goods = Merci
mediterranee-part-price = Prezzo totale
mediterranee-part-ask = Prezzo al pezzo (entro il limite)
mediterranee-part-floor = Controfferta minima accettata
mediterranee-my-price = Un prezzo per tutti
mediterranee-ask-me = Chiedimi sempre
mediterranee-ask-price = { $who } compra { $good } { FORM($port, "at") }: il tuo prezzo?
mediterranee-price-most = Prezzo massimo
mediterranee-price-one = Altro prezzo
mediterranee-price-standing = Fissa un prezzo
mediterranee-quoted = { $who } chiede { $price } ducati al pezzo per { FORM($good, "the") } { FORM($port, "at") }.
mediterranee-ask-haggle = Accetti { $price } ducati al pezzo ({ $count } × { $good })?
mediterranee-fact-haggle = Avevi chiesto { $ask } a { $who } ({ $port }).
mediterranee-haggle-refused = { $who } rifiuta la controfferta di { $buyer }: { $price } ducati al pezzo { FORM($port, "at") }.
mediterranee-haggle-agreed = { $who } accetta la controfferta di { $buyer }: { $price } ducati al pezzo { FORM($port, "at") }.
mediterranee-bought = { $who } compra { $cargo } { FORM($port, "at") } per { $ducats } ducati ({ $galley }).
mediterranee-recruited = { $count ->
    [one] { $who } arruola { $count } marinaio { FORM($port, "at") }.
   *[other] { $who } arruola { $count } marinai { FORM($port, "at") }.
  }
mediterranee-crewed = { $who } sposta marinai { FORM($zone, "at") }.
mediterranee-moved-cargo = { $who } sposta { $cargo } { FORM($source, "from") } { FORM($target, "to") }.
mediterranee-reloaded = { $who } ricarica tutte le galee { FORM($zone, "at") }.
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Carica { $high } merce { FORM($galley, "on") }, o nessuna.
       *[other] Carica fino a { $high } merci { FORM($galley, "on") }.
      }
   *[other] Carica da { $low } a { $high } merci { FORM($galley, "on") }.
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Carica { $high } merce { FORM($galley, "on") }.
   *[other] Carica { $high } merci { FORM($galley, "on") }.
  }
mediterranee-stow-next = Il resto va { FORM($galley, "on") }.
mediterranee-stow-lost = Il resto è perso.
mediterranee-thrown = { $who } non ha spazio e perde: { $cargo }.
mediterranee-built-galley = { $sailors ->
    [one] { $who } costruisce { FORM($galley, "the") } { FORM($port, "at") } con { $sailors } marinaio.
   *[other] { $who } costruisce { FORM($galley, "the") } { FORM($port, "at") } con { $sailors } marinai.
  }
mediterranee-built-fort = { $who } costruisce un forte { FORM($port, "at") }.
mediterranee-discarded = { $who } getta { $cargo } { FORM($galley, "from") }.
mediterranee-dismissed = { $count ->
    [one] { $who } congeda { $count } marinaio { FORM($galley, "of") }.
   *[other] { $who } congeda { $count } marinai { FORM($galley, "of") }.
  }
mediterranee-tariff = { $who } ora chiede { $price } ducati al pezzo per { FORM($good, "the") }.
mediterranee-tariff-high = { $who } ora chiede { $price } ducati al pezzo per { FORM($good, "the") } ({ $most } senza monopolio).
mediterranee-tariff-own = Ora chiedi { $price } ducati al pezzo per { FORM($good, "the") } e accetti controfferte da { $floor } in su.
mediterranee-tariff-dropped = { $who } dirà il prezzo su richiesta: { $good }.
mediterranee-trade-sell = { $who } fa un’offerta a { $other }: { $cargo } per { $price } ducati.
mediterranee-trade-sell-to-you = { $who } ti fa un’offerta: { $cargo } per { $price } ducati.
mediterranee-trade-buy = { $who } fa un’offerta a { $other }: { $price } ducati per { $cargo }.
mediterranee-trade-buy-to-you = { $who } ti fa un’offerta: { $price } ducati per { $cargo }.
mediterranee-ask-trade-buy = Compri { $cargo } da { $who } per { $price } ducati?
mediterranee-ask-trade-sell = Vendi { $cargo } a { $who } per { $price } ducati?
mediterranee-ask-trade-counter = { $who } propone invece { $price } ducati per { $cargo }. Accetti?
mediterranee-ask-trade-last = { $who } conferma la sua offerta: { $price } ducati per { $cargo }. Accetti comunque?
mediterranee-fact-trade = { $source } → { $target }
mediterranee-swap-even = { $who } propone uno scambio a { $other }: { $give } per { $take }.
mediterranee-swap-even-to-you = { $who } ti propone uno scambio: { $give } per { $take }.
mediterranee-swap-pay = { $who } propone uno scambio a { $other }: { $give } e { $price } ducati per { $take }.
mediterranee-swap-pay-to-you = { $who } ti propone uno scambio: { $give } e { $price } ducati per { $take }.
mediterranee-swap-ask = { $who } propone uno scambio a { $other }: { $give } per { $take } e { $price } ducati.
mediterranee-swap-ask-to-you = { $who } ti propone uno scambio: { $give } per { $take } e { $price } ducati.
mediterranee-exchange-pay = Paghi { $price } ducati.
mediterranee-exchange-get = Ricevi { $price } ducati.
mediterranee-ask-swap = Scambi { $give } per { $take } con { $who }?
mediterranee-ask-swap-counter = { $who } vuole { $give } per { $take }. Accetti?
mediterranee-ask-swap-last = { $who } insiste: { $give } per { $take }. Accetti comunque?
mediterranee-fact-swap = { $source } e { $target }
mediterranee-accept = Accetta
mediterranee-counter = Fai una controfferta
mediterranee-refuse = Rifiuta
mediterranee-trade-countered = { $who } fa una controfferta: { $price } ducati.
mediterranee-trade-counter-refused = { $who } rifiuta { $price } ducati.
mediterranee-trade-refused = { $who } rifiuta l’affare con { $other }.
mediterranee-trade-refused-to-you = { $who } rifiuta l’affare con te.
mediterranee-traded = { $seller } vende { $cargo } a { $buyer } per { $price } ducati.
mediterranee-swapped = { $price ->
    [0] { $seller } e { $buyer } scambiano { $cargo } con { $back }.
   *[other] { $seller } dà a { $buyer } { $cargo } in cambio di { $back } e { $price } ducati.
  }

## Sailing
mediterranee-ask-sail = Muovi una galea.
mediterranee-sail-done = Termina la navigazione
mediterranee-settle = Pianifica il resto
mediterranee-settle-note = attacchi, sbarchi e vendite in anticipo
mediterranee-settle-ask = Chiedimelo
mediterranee-settle-attack = Attacchi
mediterranee-settle-peace = Non attaccare in questo turno
mediterranee-settle-landing = Sbarchi
mediterranee-settle-crews = Marinai da sbarcare se il porto sarà senza difesa
mediterranee-settle-sales = Vendite
mediterranee-settle-nothing = Non vendere nulla
mediterranee-settled = Il tuo piano per questo turno è salvato. Vale finché i tuoi equipaggi non cambiano. Se subisci un attacco, o se una galea altrui raggiunge le tue o un tuo porto, scegli di nuovo gli attacchi.
mediterranee-settled-broken = I tuoi equipaggi sono cambiati: il tuo piano per questo turno è annullato.
mediterranee-peace-attacked = Hai subito un attacco da parte di { $who }: puoi scegliere di nuovo i tuoi attacchi.
mediterranee-peace-joined = { CAPITAL(FORM($galley, "the")) } di { $who } è arrivata: { $zone }. Puoi scegliere di nuovo i tuoi attacchi.
mediterranee-note-moves = { $count ->
    [one] { $count } zona, { $cargo }
   *[other] { $count } zone, { $cargo }
  }
mediterranee-note-passage = serve il permesso: { $zones }
mediterranee-sailed = { $who } porta { FORM($galley, "the") } { FORM($zone, "to") }.
mediterranee-ask-passage = Lasci proseguire { FORM($galley, "the") } di { $who }, ora { FORM($zone, "at") }?
mediterranee-fact-passage = Se no, si ferma lì.
mediterranee-passage-granted = { CAPITAL(FORM($galley, "the")) } può proseguire oltre: { $zone }.
mediterranee-passage-refused = { CAPITAL(FORM($galley, "the")) } viene fermata { FORM($zone, "at") } da { $who }.

## Combat
mediterranee-ask-combat = Attacca, o non attaccare nessuno.
mediterranee-combat-peace = Non attaccare nessuno
mediterranee-combat-done = Smetti di attaccare
mediterranee-note-sailors = { $count ->
    [one] { $count } marinaio
   *[other] { $count } marinai
  }
mediterranee-note-fort = { $count ->
    [one] { $count } marinaio in un forte
   *[other] { $count } marinai in un forte
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
mediterranee-fought-to-you = { $who } ti attacca: { FORM($attacker, "the") } tira { $die } e { $killed ->
    [0] non uccide nessuno
    [one] uccide { $killed } marinaio
   *[other] uccide { $killed } marinai
  }; { FORM($target, "the") } tira { $reply } e { $lost ->
    [0] non uccide nessuno
    [one] uccide { $lost } marinaio
   *[other] uccide { $lost } marinai
  }.
mediterranee-stormed = { $who } attacca { FORM($port, "the") } ({ $other }): { FORM($attacker, "the") } tira { $die } e { $killed ->
    [0] non uccide nessuno
    [one] uccide { $killed } marinaio
   *[other] uccide { $killed } marinai
  }; la guarnigione tira { $reply } e { $lost ->
    [0] non uccide nessuno
    [one] uccide { $lost } marinaio
   *[other] uccide { $lost } marinai
  }.
mediterranee-stormed-to-you = { $who } ti attacca { FORM($port, "at") }: { FORM($attacker, "the") } tira { $die } e { $killed ->
    [0] non uccide nessuno
    [one] uccide { $killed } marinaio
   *[other] uccide { $killed } marinai
  }; la guarnigione tira { $reply } e { $lost ->
    [0] non uccide nessuno
    [one] uccide { $lost } marinaio
   *[other] uccide { $lost } marinai
  }.
mediterranee-sunk = { CAPITAL(FORM($galley, "the")) } di { $who } affonda.
mediterranee-ask-spoils = Cattura { FORM($galley, "the") } di { $who }, o affondala.
mediterranee-fact-beaten = A bordo: { $cargo }. { $winner }: { $aboard }.
mediterranee-fact-spoils = Tieni le merci che ci stanno. Se passano a bordo tutti, { FORM($winner, "the") } affonda.
mediterranee-capture = Cattura con marinai
mediterranee-sink = Affondala
mediterranee-captured = { $who } cattura { FORM($galley, "the") }.
mediterranee-captured-to-you = { $who } ti ha preso { FORM($galley, "the") }.

## Landing and sales
mediterranee-ask-land = Sbarca marinai, o resta a bordo.
mediterranee-fact-land = Si prendono solo porti senza guarnigione. Una galea senza marinai affonda.
mediterranee-land-done = Termina gli sbarchi
mediterranee-landed = { $count ->
    [one] { $who } prende { FORM($port, "the") } con { $count } marinaio.
   *[other] { $who } prende { FORM($port, "the") } con { $count } marinai.
  }
mediterranee-landed-to-you = { $who } ti ha preso { FORM($port, "the") }.
mediterranee-regarrisoned = { $count ->
    [one] { $who } rimette { $count } marinaio di guarnigione { FORM($port, "at") }.
   *[other] { $who } rimette { $count } marinai di guarnigione { FORM($port, "at") }.
  }
mediterranee-ask-sell = Vendi merci, o tienile.
mediterranee-sell-everything = Vendi tutto
mediterranee-sell-whole-port = Vendi per porto
mediterranee-sell-done = Termina le vendite
mediterranee-note-slots = { $count ->
    [one] paga { $slots }
   *[other] paga { $slots }, uno dopo l’altro
  }
mediterranee-note-bonus = nuovo mercato: { $ducats } in più
mediterranee-sold = { $who } vende { $cargo } { FORM($port, "at") } per { $ducats } ducati.
mediterranee-sold-new = { $who } apre un nuovo mercato { FORM($port, "at") }: { $cargo } per { $ducats } ducati (compreso un bonus di { $bonus }).
mediterranee-income = { $who } riceve { $ducats } ducati { FORM($port, "from") }.
mediterranee-phase-over = Fine della fase: { $phase }.
mediterranee-ended = L’ultimo dei { $turns } turni è finito.

## Standing orders
mediterranee-standing-bid = La mia offerta e i miei posti a ogni asta
mediterranee-standing-place = Il posto che scelgo
mediterranee-standing-price = Il mio prezzo quando si compra nei miei porti
mediterranee-standing-haggle = Accetta controfferte nei miei porti
mediterranee-standing-trade = Gli affari che altri mi propongono
mediterranee-standing-combat = I miei attacchi
mediterranee-standing-sell = Le mie vendite
mediterranee-standing-spoils = Che cosa faccio di una galea che ho sconfitto
mediterranee-standing-passage-venice = Lascia passare le galee veneziane
mediterranee-standing-passage-genoa = Lascia passare le galee genovesi
mediterranee-standing-passage-spain = Lascia passare le galee spagnole
mediterranee-standing-passage-turkey = Lascia passare le galee turche

## Score
mediterranee-score-capital = Capitale propria
mediterranee-score-treasury = Tesoro
mediterranee-score-ports = Porti non ancora pieni
mediterranee-score-small = Porti piccoli pieni
mediterranee-score-medium = Porti medi pieni
mediterranee-score-great = Capitali piene
mediterranee-score-total = { $total ->
    [one] { $total } punto prosperità
   *[other] { $total } punti prosperità
  }

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
mediterranee-board-box = nella riserva

## In words, for those who do not see the picture
mediterranee-say-more = { $count ->
    [one] e { $count } altra galea
   *[other] e altre { $count } galee
  }
mediterranee-say-port = { $port }: guarnigione { $garrison }. Magazzino: { $cargo }.
mediterranee-say-neutral = Porto neutrale.
mediterranee-say-owner = Controllato da { $who } ({ $nation }).
mediterranee-say-produces = Produce { $good }.
mediterranee-say-stores = Magazzino: { $cargo }.
mediterranee-say-pays = Paga poi: { $pays }.
mediterranee-say-full = Il magazzino è pieno.
mediterranee-say-garrison = Guarnigione: { $count }, nessun forte.
mediterranee-say-walls = Guarnigione: { $count }, in un forte.
mediterranee-say-empty = vuoto
mediterranee-say-recruits = Marinai che puoi arruolare qui in questo turno: { $count }.
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

mediterranee-buy-piece = Compra 1 × { $good } (galea { $number })
mediterranee-buy-pieces = Compra { $good } (galea { $number })
mediterranee-sell-all = Vendi tutto · { $ducats }
