# Die Händler von Genua

# What the game is called here; its printed title is in the code.
genoa-name = I mercanti di Genova
genoa-goal = Alla fine vince chi è più ricco. Fino ad allora nessuno vede i ducati altrui.

genoa-option-inner-corners = Caselle d’angolo interne
genoa-option-inner-corners-depot = appartengono ai depositi (nessuno può possedere una villa)
genoa-option-inner-corners-villa = appartengono alle ville (le ville si possono possedere)
genoa-option-small-orders = Ordini piccoli
genoa-option-small-orders-turn = uno per giocatore e per turno
genoa-option-small-orders-action = uno per azione
genoa-option-market-start = Una partenza dalla piazza del mercato
genoa-option-market-start-moves = fa avanzare il segnalino del round
genoa-option-market-start-stays = non ha effetti particolari

genoa-score-ducats = Ducati
genoa-score-privileges = Privilegi
genoa-score-buildings = Edifici
genoa-score-total = { $total ->
    [one] { $total } ducato
   *[other] { $total } ducati
  }

## The city

genoa-building-gil = Gilda
    .at = nella Gilda
genoa-building-rat = Municipio
    .at = nel Municipio
genoa-building-pos = Stazione di posta
    .at = nella Stazione di posta
genoa-building-kat = Cattedrale
    .at = nella Cattedrale
genoa-building-pal = Palazzo
    .at = nel Palazzo
genoa-building-par = Parco
    .at = nel Parco
genoa-building-kut = Rimessa
    .at = nella Rimessa
genoa-building-haf = Porto
    .at = nel Porto
genoa-building-tra = Trattoria
    .at = nella Trattoria
genoa-building-tav = Taverna
    .at = nella Taverna
genoa-building-get = Deposito di cereali
    .at = nel Deposito di cereali
genoa-building-met = Deposito di metalli
    .at = nel Deposito di metalli
genoa-building-tuc = Deposito di tessuti
    .at = nel Deposito di tessuti
genoa-building-gew = Deposito di spezie
    .at = nel Deposito di spezie
genoa-building-vco = Villa Colini
genoa-building-vmo = Villa Monetti
genoa-building-vri = Villa Ricci
genoa-building-vza = Villa Zasteri
genoa-market = Piazza del mercato
    .at = nella piazza del mercato
genoa-street = Via { $blue }/{ $red }
    .at = in Via { $blue }/{ $red }
genoa-the-gil = la Gilda
    .at = nella Gilda
genoa-the-rat = il Municipio
    .at = nel Municipio
genoa-the-pos = la Stazione di posta
    .at = nella Stazione di posta
genoa-the-kat = la Cattedrale
    .at = nella Cattedrale
genoa-the-pal = il Palazzo
    .at = nel Palazzo
genoa-the-par = il Parco
    .at = nel Parco
genoa-the-kut = la Rimessa
    .at = nella Rimessa
genoa-the-haf = il Porto
    .at = nel Porto
genoa-the-tra = la Trattoria
    .at = nella Trattoria
genoa-the-tav = la Taverna
    .at = nella Taverna
genoa-the-get = il Deposito di cereali
    .at = nel Deposito di cereali
genoa-the-met = il Deposito di metalli
    .at = nel Deposito di metalli
genoa-the-tuc = il Deposito di tessuti
    .at = nel Deposito di tessuti
genoa-the-gew = il Deposito di spezie
    .at = nel Deposito di spezie
genoa-the-vco = Villa Colini
genoa-the-vmo = Villa Monetti
genoa-the-vri = Villa Ricci
genoa-the-vza = Villa Zasteri
genoa-the-market = la piazza del mercato
    .at = nella piazza del mercato
genoa-the-street = la { $street }
    .at = in { $street }

## Goods and cards

genoa-item-wheat = grano
genoa-item-rice = riso
genoa-item-silver = argento
genoa-item-copper = rame
genoa-item-silk = seta
genoa-item-linen = lino
genoa-item-salt = sale
genoa-item-pepper = pepe
genoa-item-any-start = Partenza a scelta
genoa-item-further-action = Azione in più
genoa-item-any-ware = Merce a scelta
genoa-item-exchange = Scambio 1:1
genoa-item-building-action = Azione di edificio
genoa-item-marker = segnalino di proprietà
genoa-deck-large = ordine grande
genoa-deck-small = ordine piccolo
genoa-deck-message = messaggio
genoa-deck-privilege = privilegio
genoa-card-large = ordine grande { $villa } ({ $wares })
genoa-card-small = ordine piccolo { $building } ({ $ware })
genoa-card-message = messaggio { $one } – { $other }
genoa-card-privilege = privilegio { $building }
genoa-top-card = prima carta del mazzo: { $deck }
genoa-ducats = { $count ->
    [one] { $count } ducato
   *[other] { $count } ducati
  }
genoa-special-cards = { $count ->
    [one] la carta «{ $card }»
   *[other] { $count } carte «{ $card }»
  }
genoa-counted = { $count } × { $what }
genoa-some-cards = { $count } × { $deck } (a scelta di chi dà)
genoa-cards-of = { $deck }, a scelta di chi dà
genoa-from-action = { $what }, dall’azione

## Offers

genoa-terms-now = { $goods }
genoa-terms-after = { $goods } dall’azione
genoa-terms = { $given }
genoa-terms-exchange = { $given } in cambio di { $got }
genoa-line-offer = { $who } per { $space }: { $terms }
genoa-line-counter = A { $who } per { $space }: { $terms }
genoa-line-anyone = { $space }: { $terms }

genoa-lacks-ducats = ducati insufficienti
genoa-lacks-goods = i beni non sono disponibili
genoa-lacks-cards = le carte non sono disponibili
genoa-lacks-action = nessuna azione rimasta in questo turno
genoa-lacks-markers = chi riceverebbe i segnalini non ne ha più del proprio colore
genoa-already-offered = lo offri già; si potrà accettare quando la torre sarà lì accanto
genoa-nothing-payable = Non puoi pagare nulla di tutto ciò.
genoa-here-first = Prima decidi dell’azione di questo edificio.
genoa-sell-first = Prima usa l’azione di questo edificio, o accetta un’offerta.

## Questions

genoa-ask-start = Dadi o «Partenza a scelta»?
genoa-roll = Tira i dadi
genoa-play = Gioca «{ $card }»

genoa-ask-tower = Tratta o prosegui.
genoa-ask-tower-acts = Agisci, tratta o prosegui.
genoa-ask-tower-due = Prima usa o vendi l’azione.
genoa-ask-tower-waiting = Aspetta le risposte, o prosegui.
genoa-tower-here = La torre è qui: { $space }.
genoa-act = Usa l’azione
genoa-needs-further = gioca «Azione in più»
genoa-accept = Accetta un’offerta
genoa-accept-streets = Accetta per una via
genoa-move = Muovi la torre
genoa-end = Termina il turno
genoa-route = Scegli le mete
genoa-route-note = gioca il tuo turno per la via che rende di più; per un ordine grande o un’offerta di beni te lo chiediamo
genoa-route-goals = Dove vuoi agire? (prima la meta migliore; ogni altra conta { $count } ducati in meno)
genoa-route-ducats = Quanti ducati chiedi per ogni azione che vendi? (0: basta l’offerta più alta)
genoa-ask-lose = Prosegui e perdi la tua azione?
genoa-lose-go = Perdi l’azione
genoa-lose-stay = Scegli di nuovo
genoa-price = Indica un prezzo
genoa-want = Chiedi dei beni
genoa-counter = Controfferta in ducati
genoa-counter-bundle = Controfferta in beni
genoa-which-bid = L’offerta di chi?
genoa-wait = Aspetta le risposte
genoa-wait-note = chiede di nuovo a chi non ha passato
genoa-errand = { $what }
genoa-errand-ware = { $ware } per { $count ->
    [one] uno dei tuoi ordini
   *[other] { $count } dei tuoi ordini
}
genoa-errand-deliver = { $count ->
    [one] puoi consegnare un ordine
   *[other] puoi consegnare { $count } ordini
}
genoa-withdraw = Ritira un’offerta
genoa-claim = Riscuoti messaggi

genoa-ask-bid = Fai un’offerta, se vuoi.
genoa-ask-now = Vuoi l’azione di qui?
genoa-ask-offers = Offerte, prima che vada la torre?
genoa-ask-answer = Accetti il prezzo di { $who }?
genoa-words-left = { $count ->
    [0] In questo turno non puoi più fare offerte.
    [one] In questo turno puoi fare ancora 1 offerta.
   *[other] In questo turno puoi fare ancora { $count } offerte.
  }
genoa-more-offers = { $count ->
    [one] C’è un’altra offerta.
   *[other] Ci sono altre { $count } offerte.
  }
genoa-ask-form = Offerta per { $space }?
genoa-offer = Offri ducati
genoa-offer-several = Fai più offerte
genoa-prices = Le tue offerte in ducati
genoa-others = E tutti gli altri edifici?
genoa-others-pass = non voglio gli altri
genoa-others-ask = chiedimelo prima che lì vada persa un’azione
genoa-then = E se ottieni un’azione?
genoa-then-ask = chiedimi cosa fare
genoa-then-at-once = eseguila subito (ordine piccolo sì, carte speciali no)
genoa-at-once = Esegui in automatico
genoa-at-once-note = azioni comprate: ordine piccolo sì, carte speciali no; per un ordine grande te lo chiediamo
genoa-listen = Aspetta e ascolta
genoa-listen-note = te lo chiederemo di nuovo prima che un’azione vada persa
genoa-bundle = Offri dei beni
genoa-where = Per quale casella?
genoa-take-price = Accetta un prezzo
genoa-refuse = Rifiuta
genoa-decline = Passa
genoa-decline-here = per questa casella
genoa-decline-turn = per tutto il turno
genoa-instruct = Pianifica
genoa-limits = Fissa un massimo
genoa-limits-buildings = Per quali edifici?
genoa-limits-ducats = Fino a quanti ducati? (0: nessun prezzo massimo)
genoa-quiet = Passa di norma
genoa-claims-switch = Riscuoti in automatico
genoa-plan = Pianifica l’azione
genoa-plan-collect = prendi solo ciò che dà l’edificio
genoa-plan-order = prendilo e consegna un ordine piccolo
genoa-plan-forget = dimentica questo piano

genoa-give-ducats = Ducati che dai
genoa-give-goods = Beni e carte che dai
genoa-give-later = Ducati dell’ordine che dai
genoa-give-special = Dai la carta speciale dell’ordine
genoa-want-ducats = Ducati che ricevi
genoa-want-goods = Beni e carte che ricevi
genoa-form-goods = Beni, con o senza ducati
genoa-form-money = Ducati per la casella e qualcos’altro
genoa-form-order = Ducati di un ordine
genoa-form-special = La carta speciale di un ordine grande
genoa-name-goods = Beni, con o senza ducati
genoa-name-money = Ducati per la casella e qualcos’altro
genoa-discard = Elimina la bozza

genoa-ask-cards = Scegli le carte da dare.
genoa-ask-action = Usa la tua azione: { $where }.
genoa-ask-after = Consegni o giochi altre carte?
genoa-collect = Usa l’edificio
genoa-privilege = Pesca un privilegio
genoa-deliver = Consegna ordine grande
genoa-no-order = Non hai un ordine grande, con le sue tre merci, che questa villa accetti adesso.
genoa-which-order = Quale ordine?
genoa-which-special = Quale carta speciale?
genoa-small-order = Consegna ordine piccolo
genoa-no-small-order = Non hai un ordine piccolo per questo edificio con la sua merce.
genoa-give = Dai
genoa-take = Prendi
genoa-done = Fatto
genoa-hand-over = { $count ->
    [one] Dai una carta
   *[other] Dai { $count } carte
  }
genoa-ask-hand-over = { $count ->
    [one] Scegli la carta che hai promesso.
   *[other] Scegli le { $count } carte che hai promesso.
  }

genoa-ask-messages = Riscuoti i messaggi recapitati.
genoa-not-delivered = non recapitato in questo turno

genoa-ask-markers = { $count ->
    [one] Metti un segnalino presso una via.
   *[other] Fino a { $count } segnalini presso una via.
  }
genoa-pass = Non metterne
genoa-markers-auto = Metti in automatico
genoa-markers-auto-note = dove sono liberi più edifici, senza sostituire segnalini altrui
genoa-standing-tower = Il mio turno con la torre
genoa-standing-markers = I miei segnalini di proprietà
genoa-place-note = 1: metti il tuo segnalino
genoa-replace-note = appartiene a { $who }; 1: rimuovi, 2: sostituisci

## What happened

genoa-begins = Comincia { $who }. La partita dura al massimo { $rounds } round.
genoa-rolls = { $who } tira blu { $blue } e rosso { $red }. La torre parte da qui: { $space }.
genoa-chooses-start = { $who } gioca «Partenza a scelta»: { $space }.
genoa-market-start = Una partenza dalla piazza del mercato porta il segnalino del round a { $round } di { $rounds }.
genoa-moves = { $who } muove la torre { FORM($space, "at") }.
genoa-acts = { $who } usa l’azione: { $where }.
genoa-takes = { $who } prende { $what } ({ $where }).
genoa-takes-nothing = { $where }: non resta nulla per { $who }.
genoa-draws = { $count ->
    [one] { $who } pesca una carta: { $deck } ({ $where }).
   *[other] { $who } pesca { $count } carte: { $deck } ({ $where }).
  }
genoa-draws-cards = { $who } pesca { $cards } ({ $where }).
genoa-drawn-large = { $count ->
    [one] un ordine grande
   *[other] { $count } ordini grandi
  }
genoa-drawn-small = { $count ->
    [one] un ordine piccolo
   *[other] { $count } ordini piccoli
  }
genoa-drawn-message = { $count ->
    [one] un messaggio
   *[other] { $count } messaggi
  }
genoa-drawn-privilege = { $count ->
    [one] un privilegio
   *[other] { $count } privilegi
  }
genoa-draws-yours = Peschi: { $cards } ({ $where }).
genoa-owner-paid = { $who } possiede questo edificio e riceve { $count } ducati: { $where }.
genoa-shuffled = Si rimescolano le carte tornate nel mazzo: { $deck }.
genoa-shuffled-large = Si rimescolano gli ordini grandi tornati nel mazzo.
genoa-shuffled-small = Si rimescolano gli ordini piccoli tornati nel mazzo.
genoa-shuffled-message = Si rimescolano i messaggi tornati nel mazzo.
genoa-shuffled-privilege = Si rimescolano i privilegi tornati nel mazzo.
genoa-delivers-large = { $who } consegna un { $card } e riceve { $count } ducati e { $special }.
genoa-no-special = nessuna carta speciale (non ne restano)
genoa-delivers-small = { $who } consegna un { $card } e riceve { $count } ducati.
genoa-claims = { $who } riscuote un { $card } e riceve { $count } ducati.
genoa-plays-further = { $who } gioca «Azione in più».
genoa-plays-ware = { $who } gioca «Merce a scelta»: { $ware }.
genoa-plays-building = { $who } gioca «Azione di edificio»: { $where }.
genoa-exchanges = { $who } gioca «Scambio 1:1»: { $given } per { $got }.
genoa-exchanges-yours = Scambi { $given } con { $card }.

genoa-offers = { $who } offre per { $space }: { $terms }.
genoa-offers-several = { $who } offre { $prices }.
genoa-price-for = { $count } ducati per { $space }
genoa-names-price = { $who } indica un prezzo per { $space }: { $terms }.
genoa-counters = { $who } chiede a { $whom } per { $space }: { $terms }.
genoa-counters-to-you = { $who } ti chiede per { $space }: { $terms }.
genoa-takes-price = { $who } accetta il prezzo per { $space }: { $terms }.
genoa-withdraws = { $who } ritira l’offerta per { $space }.
genoa-refuses = { $who } rifiuta il prezzo per { $space }.
genoa-refuses-to-you = { $who } rifiuta il tuo prezzo per { $space }.
genoa-not-taken = L’offerta di { $owner } per { $space } non viene accettata: { $terms }.
genoa-not-taken-to-you = La tua offerta per { $space } non è stata accettata: { $terms }.
genoa-listens = { $who } aspetta e ascolta.
genoa-asks-offers = { $who } aspetta le risposte e chiede di nuovo a tutti.
genoa-lapses = { $who } non può più pagare l’offerta per { $space }, che decade.
genoa-declines-here = { $who } passa: { $space }.
genoa-declines-turn = { $who } passa per tutto il turno.
genoa-is-quiet = { $who } ora passa di norma.
genoa-is-listening = { $who } non passa più di norma.
genoa-limits-set = { $count ->
    [0] Prezzo massimo tolto: { $buildings }.
   *[other] Offrirai fino a { $count } ducati: { $buildings }.
  }
genoa-at-once-set = { $at_once ->
    [yes] Ora le azioni che compri vengono eseguite subito.
   *[no] Ti chiederemo cosa fare con le tue azioni.
  }
genoa-plan-set = La tua prossima azione lì prende solo ciò che dà l’edificio: { $where }.
genoa-plan-set-order = La tua prossima azione lì consegna un { $card }.
genoa-plan-this-turn = In questo turno la tua azione lì prende solo ciò che dà l’edificio: { $where }.
genoa-plan-order-this-turn = In questo turno la tua azione lì consegna un { $card }.
genoa-plan-gone = Ti chiederemo cosa fare lì: { $where }.
genoa-route-set = { $who } ha scelto le mete per questo turno.
genoa-route-stops = Le tue mete sono fuori portata, o qualcuno offre dei beni. Tocca a te.
genoa-claims-set = { $claims ->
    [yes] Ora i tuoi messaggi vengono riscossi in automatico.
   *[no] Ora riscuoti tu i tuoi messaggi.
  }
genoa-asks-round = { $who } vuole ripartire. Qualcuno vuole l’azione di questo edificio? { $space }.
genoa-deal = Affare fatto: { $who } e { $whom }, { $space }, per { $terms }.
genoa-deal-to-you = Affare fatto: tu e { $who }, { $space }, per { $terms }.
genoa-deal-struck = Affare fatto: { $whom } ottiene { $space } da { $who } per { $terms }.
genoa-deal-struck-to-you = Affare fatto: ottieni { $space } da { $who } per { $terms }.
genoa-hands-over = { $who } dà a { $whom } { $goods }, dall’azione.
genoa-hands-over-to-you = { $who } ti dà { $goods }, dall’azione.
genoa-hands-cards = { $count ->
    [one] { $who } dà una carta a { $whom }.
   *[other] { $who } dà { $count } carte a { $whom }.
  }
genoa-hands-cards-to-you = { $count ->
    [one] { $who } ti dà una carta.
   *[other] { $who } ti dà { $count } carte.
  }
genoa-hands-cards-yours = { $who } dà a { $whom }: { $cards }.
genoa-hands-cards-yours-to-you = { $who } ti dà: { $cards }.

genoa-tower-rests = La torre si ferma. { $who } termina il turno.
genoa-places = { $who } mette un segnalino: { $where }.
genoa-removes = { $who } rimuove il segnalino di { $whom }: { $where }.
genoa-removes-to-you = { $who } rimuove il tuo segnalino: { $where }.
genoa-replaces = { $who } sostituisce il segnalino di { $whom }: { $where }.
genoa-replaces-to-you = { $who } sostituisce il tuo segnalino: { $where }.
genoa-round = Round { $round } di { $rounds }.
genoa-over = L’ultimo round è finito. Si pagano privilegi ed edifici.

## The picture

genoa-title = Genova
genoa-cover-alt = Una pianta di Genova: al centro la piazza del mercato, intorno quattro edifici, un anello di vie e quattordici edifici lungo le mura.
genoa-board-market = partenza qui: +1 round
genoa-board-villa = ordine grande o privilegio
genoa-board-gives = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
  }
genoa-board-markers = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
  }
genoa-board-total = { $total } ducati in tutto
genoa-board-round = Round { $round } di { $rounds }
genoa-board-stock = Riserva
genoa-board-decks = Mazzi
genoa-board-offers = Offerte
genoa-place-offers = Tutte le offerte
genoa-place-tower = Intorno alla torre
genoa-place-north-west = Nord-ovest della città
genoa-place-north-east = Nord-est della città
genoa-place-south-west = Sud-ovest della città
genoa-place-south-east = Sud-est della città
genoa-board-no-offers = Nessuna offerta in corso.
genoa-board-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
  }
genoa-board-offer = { $space }: { $terms }
genoa-board-to = a { $who }: { $terms }
genoa-board-leads = di turno, { $count ->
    [0] 0 azioni
    [one] 1 azione
   *[other] { $count } azioni
  }
genoa-board-actions = { $count ->
    [0] nessuna azione
    [one] 1 azione
   *[other] { $count } azioni
  }
genoa-board-quiet = passa di norma
genoa-board-declined-here = passa qui
genoa-board-declined-rest = ha fatto offerte
genoa-board-declined-turn = passa in questo turno
genoa-short-wheat = Gr
genoa-short-rice = Ri
genoa-short-silver = Ar
genoa-short-copper = Ra
genoa-short-silk = Se
genoa-short-linen = Li
genoa-short-salt = Sa
genoa-short-pepper = Pe
genoa-short-any-start = Partenza
genoa-short-further-action = Azione +
genoa-short-any-ware = Merce
genoa-short-exchange = 1:1
genoa-short-building-action = Edificio
genoa-short-marker = Segnalino
genoa-short-large = Grande
genoa-short-small = Piccolo
genoa-short-message = Messaggio
genoa-short-privilege = Privilegio
genoa-letter-large = G
genoa-letter-small = P
genoa-letter-message = M
genoa-letter-privilege = V
genoa-turn-over = La partita è finita.
genoa-turn-start = { $who } comincia il turno.
genoa-turn-tower = { $who } muove la torre: { $space }
genoa-turn-action = { $who } usa un’azione: { $space }
genoa-turn-markers = { $who } può mettere segnalini.
genoa-turn-waiting = { $who } aspetta { $waited }: { $space }
genoa-turn-offers = Offerte prima che { $who } muova la torre. Si aspetta { $waited }
genoa-alt-offer = { $who } offre per { $space }: { $terms }.
genoa-alt-asks = { $who } chiede per { $space }: { $terms }.
genoa-hand-empty = Nessuna carta in mano.
genoa-hand-privileges = Privilegi finora: { $count } ducati
genoa-hand-limits = Prezzi massimi: { $prices }
genoa-hand-plans = Pianificato: { $plans }
genoa-hand-missing = { $count ->
    [one] ne manca { $count }
   *[other] ne mancano { $count }
  }
genoa-hand-complete = pronto da consegnare
genoa-hand-block = { $count ->
    [one] isolato: { $worth } ducati
   *[other] blocco di { $count }: { $worth } ducati
  }

# What kind of game it is, on its card.
genoa-kind = Trattare sul percorso dell’unica torre in città

## What a filled form says, before it is sent and after

genoa-offer-summary = Offri { $ducats } ducati per { $space }
genoa-offer-several-summary = Offri { $prices }; altri edifici: { $others }; se ottieni un’azione: { $acts }
genoa-price-summary = Chiedi { $ducats } ducati per { $space }
genoa-counter-summary = Chiedi invece { $ducats } ducati: { $offer }
genoa-route-summary = { $ducats ->
    [0] Mete: { $goals }
   *[other] Mete: { $goals }; chiedi { $ducats } ducati per ogni azione venduta
  }
genoa-limits-summary = { $ducats ->
    [0] Nessun prezzo massimo per { $buildings }
   *[other] Paga fino a { $ducats } ducati per { $buildings }
  }
genoa-deliver-summary = Consegna { $order } e prendi { $special }
