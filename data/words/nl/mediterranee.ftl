# Méditerranée (1996).

## Names
mediterranee-nation-venice = Venetië
mediterranee-nation-genoa = Genua
mediterranee-nation-spain = Spanje
mediterranee-nation-turkey = Turkije
mediterranee-good-gem = juwelen
mediterranee-good-gold = goud
mediterranee-good-spice = specerijen
mediterranee-good-wine = wijn
mediterranee-good-cloth = laken
mediterranee-good-iron = ijzer
mediterranee-good-wood = hout
mediterranee-short-gem = J
mediterranee-short-gold = G
mediterranee-short-spice = S
mediterranee-short-wine = W
mediterranee-short-cloth = L
mediterranee-short-iron = IJ
mediterranee-short-wood = H
mediterranee-place = { $name }
mediterranee-galley = Galei { $number }
    .low = galei { $number }
mediterranee-galley-at = Galei { $number }, { $zone }
    .low = galei { $number } ({ $zone })
mediterranee-galley-of = Galei { $number } van { $who }
    .low = galei { $number } van { $who }
mediterranee-garrison = Garnizoen
mediterranee-hired = Net aangeworven
mediterranee-ducats = { $amount } dukaten
mediterranee-ducats-each = { $amount } dukaten per stuk
mediterranee-count = { $count ->
    [one] { $count } stuk
   *[other] { $count } stuks
  }
mediterranee-pieces = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
  }
mediterranee-no-cargo = geen lading
mediterranee-aboard = { $sailors ->
    [one] { $sailors } matroos, { $cargo }
   *[other] { $sailors } matrozen, { $cargo }
  }
mediterranee-phase-0 = Bemannen
mediterranee-phase-1 = Veiling
mediterranee-phase-2 = Markt
mediterranee-phase-3 = Varen
mediterranee-phase-4 = Gevecht
mediterranee-phase-5 = Landing
mediterranee-phase-6 = Verkoop

## Variants
mediterranee-option-money = Schatkisten
mediterranee-option-money-hidden = Geheim (zoals gedrukt)
mediterranee-option-money-open = Open
mediterranee-option-pairing = Landen met twee spelers
mediterranee-option-pairing-venice-genoa = Venetië en Genua (historisch)
mediterranee-option-pairing-spain-turkey = Spanje en Turkije

## Set-up and auction
mediterranee-ask-manning = Verdeel je { $count } matrozen over je twee galeien en je hoofdstad.
mediterranee-manned = { $garrison ->
    [0] { $who } verdeelt de matrozen: { $crews } op de galeien, niemand in de hoofdstad.
   *[other] { $who } verdeelt de matrozen: { $crews } op de galeien, { $garrison } in de hoofdstad.
  }
mediterranee-turn = Ronde { $turn } van { $turns }: biedingen voor de speelvolgorde.
mediterranee-ask-bid = Bied voor je plaats in ronde { $turn } en noem de plaatsen die je wilt, de beste eerst; noem je er geen, dan word je gevraagd. Iedereen betaalt; het hoogste bod kiest eerst.
mediterranee-part-bid = Bod
mediterranee-part-places = Plaatsen, de beste eerst
mediterranee-bid = { $bid ->
    [0] { $who } biedt niets.
   *[other] { $who } biedt { $bid } dukaten.
  }
mediterranee-diced = De dobbelsteen beslist: { $order }.
mediterranee-throw = { $who } { $die }
mediterranee-throws = De dobbelsteen beslist: { $throws }.
mediterranee-ask-place = Kies je plaats in deze ronde.
mediterranee-place-1 = Eerste (I)
mediterranee-place-2 = Tweede (II)
mediterranee-place-3 = Derde (III)
mediterranee-place-4 = Vierde (IV)
mediterranee-blocked-place = Al genomen door { $who }.
mediterranee-took-place = { $who } neemt een plaats: { $place }.
mediterranee-order = Volgorde in deze ronde: { $order }.

## Market
mediterranee-ask-market = Handel, bouw, werf aan en laad, in willekeurige volgorde; sluit dan je markt af.
mediterranee-act-buy = Waren kopen
mediterranee-act-recruit = Matrozen aanwerven
mediterranee-act-crew = Matrozen verplaatsen
mediterranee-act-cargo = Lading verplaatsen
mediterranee-act-galley = Een galei bouwen
mediterranee-act-fort = Een fort bouwen
mediterranee-act-trade = Met een speler handelen
mediterranee-act-discard = Lading weggooien
mediterranee-act-dismiss = Matrozen ontslaan
mediterranee-act-tariff = Je prijzen vastleggen
mediterranee-act-done = Je markt afsluiten
mediterranee-blocked-buy = Geen van je galeien in een haven heeft plaats voor waren die er nog zijn en die je kunt betalen.
mediterranee-blocked-recruit = Matrozen werf je alleen in je eigen havens aan, per ronde één voor elke waar die daar is opgeslagen, voor { $price } dukaten per stuk, zolang er nog zijn.
mediterranee-blocked-crew = Nergens hebben twee galeien, of een galei en een haven van jou, matrozen om te verplaatsen en plaats daarvoor.
mediterranee-blocked-cargo = Nergens hebben twee galeien van jou waren om te verplaatsen of te ruilen.
mediterranee-blocked-galley = Een galei kost { $price } dukaten; er moet er nog een in de doos zijn, en je hebt een eigen haven nodig met hout, ijzer en een matroos om haar te bemannen, waar deze ronde niets is gebouwd.
mediterranee-blocked-fort = Een fort kost { $price } dukaten; er moet er nog een in de doos zijn, en je hebt een eigen haven zonder muren nodig met hout en goud, waar deze ronde niets is gebouwd.
mediterranee-blocked-trade = Geen galei van een andere speler ligt in dezelfde kustzone als een van jou, met waren en plaats om te handelen.
mediterranee-blocked-trade-enough = Je hebt op deze markt { $count } keer iets voorgesteld, en meer mag niet.
mediterranee-blocked-discard = Je hebt geen lading.
mediterranee-blocked-dismiss = Matrozen kun je alleen ontslaan in een haven die niet van jou is, en één blijft er aan boord.
mediterranee-blocked-tariff = Je hebt geen haven in handen.
mediterranee-blocked-money = Zo veel heb je niet.
mediterranee-note-purse = je hebt { $amount } dukaten
mediterranee-note-price = { $good }, { $price } dukaten per stuk
mediterranee-note-recruits = { $count ->
    [one] { $count } matroos
   *[other] hoogstens { $count } matrozen
  }
mediterranee-note-now = nu { $count }
mediterranee-cargo-anew = { $zone }: alle galeien opnieuw laden
mediterranee-take = Voor de gevraagde prijs kopen
mediterranee-offer = Een tegenbod doen, één keer
mediterranee-enquire = De eigenaar naar de prijs vragen
mediterranee-sell = Te koop aanbieden
mediterranee-buy = Een bod doen
mediterranee-swap = Een ruil aanbieden
mediterranee-part-give = Wat je geeft
mediterranee-part-take = Wat je krijgt
mediterranee-part-terms = Geld erbij
mediterranee-terms-even = Er wordt niets bijbetaald.
mediterranee-terms-pay = Jij betaalt
mediterranee-terms-ask = Jij vraagt
mediterranee-part-goods = Waren
mediterranee-part-price = Prijs in totaal
mediterranee-part-ask = Prijs per stuk (voor zover toegestaan)
mediterranee-part-floor = Laagste tegenbod dat je aanneemt
mediterranee-my-price = Eén prijs voor iedereen
mediterranee-ask-me = Vraag het me elke keer
mediterranee-ask-price = { $who } wil { FORM($port, "at") } { $good } kopen. Noem je prijs per stuk.
mediterranee-price-most = De hoogste prijs die is toegestaan
mediterranee-price-one = Een andere prijs
mediterranee-price-standing = Een vaste prijs, vanaf nu
mediterranee-quoted = { $who } vraagt { FORM($port, "at") } { $price } dukaten per stuk voor { $good }.
mediterranee-ask-haggle = { $price } in plaats van { $ask } dukaten per stuk van { $who } aannemen? ({ $count } × { $good } { FORM($port, "at") })
mediterranee-haggle-refused = { $who } weigert { FORM($port, "at") } { $price } dukaten per stuk van { $buyer }.
mediterranee-haggle-agreed = { $who } neemt { FORM($port, "at") } { $price } dukaten per stuk van { $buyer } aan.
mediterranee-bought = { $who } koopt { FORM($port, "at") } { $cargo } voor { $ducats } dukaten ({ FORM($galley, "low") }).
mediterranee-recruited = { $count ->
    [one] { $who } werft { FORM($port, "at") } { $count } matroos aan.
   *[other] { $who } werft { FORM($port, "at") } { $count } matrozen aan.
  }
mediterranee-crewed = { $who } verplaatst matrozen ({ $zone }).
mediterranee-moved-cargo = { $who } verplaatst { $cargo } van { FORM($source, "low") } naar { FORM($target, "low") }.
mediterranee-reloaded = { $who } laadt de galeien opnieuw ({ $zone }).
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Laad { $high } waar op { FORM($galley, "low") }, of geen. { $rest }
       *[other] Laad hoogstens { $high } waren op { FORM($galley, "low") }. { $rest }
      }
   *[other] Laad { $low } tot { $high } waren op { FORM($galley, "low") }. { $rest }
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Laad { $high } waar op { FORM($galley, "low") }. { $rest }
   *[other] Laad { $high } waren op { FORM($galley, "low") }. { $rest }
  }
mediterranee-stow-next = De rest is voor { FORM($galley, "low") }.
mediterranee-stow-lost = De rest gaat verloren.
mediterranee-thrown = { $who } heeft geen plaats voor { $cargo }: verloren.
mediterranee-built-galley = { $sailors ->
    [one] { $who } bouwt { FORM($port, "at") } { FORM($galley, "low") } met { $sailors } matroos.
   *[other] { $who } bouwt { FORM($port, "at") } { FORM($galley, "low") } met { $sailors } matrozen.
  }
mediterranee-built-fort = { $who } versterkt { $port } met een fort.
mediterranee-discarded = { $who } gooit { $cargo } van { FORM($galley, "low") } weg.
mediterranee-dismissed = { $count ->
    [one] { $who } ontslaat { $count } matroos van { FORM($galley, "low") }.
   *[other] { $who } ontslaat { $count } matrozen van { FORM($galley, "low") }.
  }
mediterranee-tariff = { $who } vraagt vanaf nu { $price } dukaten per stuk voor { $good }.
mediterranee-tariff-high = { $who } vraagt vanaf nu { $price } dukaten per stuk voor { $good }, zonder monopolie { $most }.
mediterranee-tariff-own = Je vraagt vanaf nu { $price } dukaten per stuk voor { $good } en neemt een tegenbod aan vanaf { $floor }.
mediterranee-tariff-dropped = { $who } noemt de prijs van { $good } als erom wordt gevraagd.
mediterranee-trade-sell = { $who } biedt { $other } { $cargo } aan voor { $price } dukaten.
mediterranee-trade-buy = { $who } biedt { $other } { $price } dukaten voor { $cargo }.
mediterranee-ask-trade-buy = { $cargo } van { $who } kopen voor { $price } dukaten? ({ FORM($source, "low") } → { FORM($target, "low") })
mediterranee-ask-trade-sell = { $cargo } aan { $who } verkopen voor { $price } dukaten? ({ FORM($source, "low") } → { FORM($target, "low") })
mediterranee-ask-trade-counter = { $who } antwoordt { $price } dukaten voor { $cargo }. Akkoord? ({ FORM($source, "low") } → { FORM($target, "low") })
mediterranee-ask-trade-last = { $who } blijft bij { $price } dukaten voor { $cargo }. Toch akkoord? ({ FORM($source, "low") } → { FORM($target, "low") })
mediterranee-swap-even = { $who } biedt { $other } { $give } aan in ruil voor { $take }.
mediterranee-swap-pay = { $who } biedt { $other } { $give } en { $price } dukaten aan in ruil voor { $take }.
mediterranee-swap-ask = { $who } biedt { $other } { $give } aan in ruil voor { $take } en { $price } dukaten.
mediterranee-exchange-pay = Jij betaalt { $price } dukaten.
mediterranee-exchange-get = Jij krijgt { $price } dukaten.
mediterranee-ask-swap = { $who } stelt een ruil voor: jij geeft { $give } en krijgt { $take }. { $terms } ({ FORM($source, "low") }, { FORM($target, "low") })
mediterranee-ask-swap-counter = { $who } antwoordt: jij geeft { $give } en krijgt { $take }. { $terms } Akkoord? ({ FORM($source, "low") }, { FORM($target, "low") })
mediterranee-ask-swap-last = { $who } blijft bij het aanbod: jij geeft { $give } en krijgt { $take }. { $terms } Toch akkoord? ({ FORM($source, "low") }, { FORM($target, "low") })
mediterranee-accept = Akkoord
mediterranee-counter = Een andere prijs noemen
mediterranee-refuse = Weigeren
mediterranee-trade-countered = { $who } antwoordt: { $price } dukaten.
mediterranee-trade-counter-refused = { $who } weigert { $price } dukaten.
mediterranee-trade-refused = { $who } weigert de handel met { $other }.
mediterranee-traded = { $seller } verkoopt { $cargo } aan { $buyer } voor { $price } dukaten.
mediterranee-swapped = { $price ->
    [0] { $seller } geeft { $buyer } { $cargo } in ruil voor { $back }.
   *[other] { $seller } geeft { $buyer } { $cargo } in ruil voor { $back } en { $price } dukaten.
  }

## Sailing
mediterranee-ask-sail = Verplaats een galei, of stop met varen.
mediterranee-sail-done = Stoppen met varen
mediterranee-settle = De rest van je ronde vastleggen
mediterranee-settle-note = geldt zolang je bemanningen gelijk blijven; de vrede eindigt bij een aanval of aankomst
mediterranee-settle-ask = Vraag het me
mediterranee-settle-attack = Aanvallen
mediterranee-settle-peace = Ik val deze ronde niemand aan
mediterranee-settle-landing = Landingen
mediterranee-settle-crews = Matrozen om aan land te zetten waar de haven dan geen garnizoen heeft
mediterranee-settle-sales = Verkoop
mediterranee-settle-nothing = Niets verkopen
mediterranee-settled = Je hebt de rest van je ronde vastgelegd. Dat geldt zolang je bemanningen gelijk blijven; de vrede eindigt ook als je wordt aangevallen, of als een vreemde galei bij die van jou of bij je haven aankomt.
mediterranee-settled-broken = Je bemanningen zijn veranderd; wat je voor deze ronde had vastgelegd, geldt niet meer.
mediterranee-peace-attacked = { $who } heeft je aangevallen, dus wordt je gevraagd wie je aanvalt.
mediterranee-peace-joined = { CAPITAL(FORM($galley, "low")) } van { $who } is aangekomen: { $zone }. Je wordt gevraagd wie je aanvalt.
mediterranee-note-moves = { $count ->
    [one] { $count } zone, { $cargo }
   *[other] { $count } zones, { $cargo }
  }
mediterranee-note-passage = doorvaart nodig: { $zones }
mediterranee-sailed = { $who } vaart met { FORM($galley, "low") } naar { $zone }.
mediterranee-ask-passage = { CAPITAL(FORM($galley, "low")) } van { $who } doorlaten ({ $zone })? Zo niet, dan stopt ze daar.
mediterranee-passage-granted = { CAPITAL(FORM($galley, "low")) } mag doorvaren ({ $zone }).
mediterranee-passage-refused = { CAPITAL(FORM($galley, "low")) } wordt tegengehouden door { $who } ({ $zone }).

## Combat
mediterranee-ask-combat = Val aan met een galei, of houd vrede.
mediterranee-combat-peace = Niemand aanvallen
mediterranee-combat-done = Niet meer aanvallen
mediterranee-note-sailors = { $count ->
    [one] { $count } matroos
   *[other] { $count } matrozen
  }
mediterranee-note-fort = { $count ->
    [one] { $count } matroos achter muren
   *[other] { $count } matrozen achter muren
  }
mediterranee-fought = { $who } valt { $other } aan: { FORM($attacker, "low") } gooit { $die } en doodt er { $killed }; { FORM($target, "low") } gooit { $reply } en doodt er { $lost }.
mediterranee-stormed = { $who } bestormt { $port } van { $other }: { FORM($attacker, "low") } gooit { $die } en doodt er { $killed }; het garnizoen gooit { $reply } en doodt er { $lost }.
mediterranee-sunk = { CAPITAL(FORM($galley, "low")) } van { $who } zinkt.
mediterranee-ask-spoils = { CAPITAL(FORM($galley, "low")) } van { $who } is verslagen ({ $cargo }). Neem haar over met matrozen van { FORM($winner, "low") } ({ $aboard }), of laat haar zinken; jij verdeelt de waren van beide. Gaan alle matrozen over, dan zinkt { FORM($winner, "low") }.
mediterranee-capture = Overnemen: matrozen die overgaan
mediterranee-sink = Laten zinken, de waren houden
mediterranee-captured = { $who } neemt { FORM($galley, "low") } over.

## Landing and sales
mediterranee-ask-land = Zet matrozen aan land in een haven zonder garnizoen, of blijf aan boord. Een galei zonder matrozen zinkt.
mediterranee-land-done = Stoppen met landen
mediterranee-landed = { $count ->
    [one] { $who } neemt { $port } in met { $count } matroos.
   *[other] { $who } neemt { $port } in met { $count } matrozen.
  }
mediterranee-regarrisoned = { $count ->
    [one] { $who } bemant { $port } weer met { $count } matroos.
   *[other] { $who } bemant { $port } weer met { $count } matrozen.
  }
mediterranee-ask-sell = Verkoop waren in een haven, of houd ze.
mediterranee-sell-everything = Alles overal verkopen
mediterranee-sell-whole-port = Alles in één haven verkopen
mediterranee-sell-done = Je verkoop afsluiten
mediterranee-note-slots = { $count ->
    [one] levert { $slots } op
   *[other] levert stuk voor stuk { $slots } op
  }
mediterranee-note-bonus = nieuwe markt: { $ducats } extra
mediterranee-sold = { $who } verkoopt { FORM($port, "at") } { $cargo } voor { $ducats } dukaten.
mediterranee-sold-new = { $who } opent { FORM($port, "at") } een nieuwe markt: { $cargo } voor { $ducats } dukaten (waarvan { $bonus } als bonus).
mediterranee-income = { $who } krijgt { $ducats } dukaten uit { $port }.
mediterranee-phase-over = Einde van de fase: { $phase }.
mediterranee-ended = De laatste van { $turns } rondes is voorbij.

## Standing orders
mediterranee-standing-bid = Mijn bod in elke veiling, en de plaatsen die ik wil
mediterranee-standing-place = De plaats die ik kies
mediterranee-standing-price = Mijn prijs als iemand in mijn havens koopt
mediterranee-standing-haggle = Een tegenbod in mijn havens aannemen
mediterranee-standing-trade = Handel die andere spelers me aanbieden
mediterranee-standing-combat = Mijn aanvallen
mediterranee-standing-sell = Mijn verkoop
mediterranee-standing-spoils = Wat ik met een verslagen galei doe
mediterranee-standing-passage-venice = Venetiaanse galeien doorlaten
mediterranee-standing-passage-genoa = Genuese galeien doorlaten
mediterranee-standing-passage-spain = Spaanse galeien doorlaten
mediterranee-standing-passage-turkey = Turkse galeien doorlaten

## Score
mediterranee-score-capital = Eigen hoofdstad
mediterranee-score-treasury = Schatkist
mediterranee-score-ports = Havens met plaats
mediterranee-score-small = Volle kleine havens
mediterranee-score-medium = Volle middelgrote havens
mediterranee-score-great = Volle hoofdsteden

## Board
mediterranee-board-over = Het spel is afgelopen
mediterranee-board-phase = Ronde { $turn } van { $turns } · { $phase }
mediterranee-board-at-work = Ronde { $turn } van { $turns } · { $phase } · { $who }
mediterranee-board-holdings = { $ports ->
    [one] { $ports } haven
   *[other] { $ports } havens
  }, { $galleys ->
    [one] { $galleys } galei
   *[other] { $galleys } galeien
  }
mediterranee-board-hidden = schatkist geheim · bod { $bid }
mediterranee-board-treasury = { $ducats } dukaten · bod { $bid }
mediterranee-board-left = { $good }: { $count }
mediterranee-board-box = nog in de doos

## In words, for those who do not see the picture
mediterranee-say-more = { $count ->
    [one] en nog { $count } galei
   *[other] en nog { $count } galeien
  }
mediterranee-say-port = { $port }: garnizoen { $garrison }, pakhuis: { $cargo }.
mediterranee-say-neutral = Neutrale haven.
mediterranee-say-owner = In handen van { $who } ({ $nation }).
mediterranee-say-produces = Produceert { $good }.
mediterranee-say-stores = Pakhuis: { $cargo }.
mediterranee-say-pays = Betaalt hierna: { $pays }.
mediterranee-say-full = Het pakhuis is vol.
mediterranee-say-garrison = Garnizoen: { $count }, geen muren.
mediterranee-say-walls = Garnizoen: { $count }, achter muren.
mediterranee-say-empty = leeg
mediterranee-say-recruits = Deze ronde aan te werven matrozen: { $count }.
mediterranee-say-price = Prijs per stuk: { $price }.
mediterranee-say-unpriced = op aanvraag
mediterranee-say-coast = Kustzone zonder haven.
mediterranee-say-open = Open zee: hier handelen spelers niet met elkaar.
mediterranee-say-port-water = Kustzone met een haven.
mediterranee-say-neighbours = Grenst aan: { $zones }.
mediterranee-say-cover = Een zeekaart van de Middellandse Zee met 23 havens en de vlaggen van Venetië, Genua, Spanje en Turkije.

## Own fleet
mediterranee-hand-title = Je vloot
mediterranee-hand-galleys = Galeien
mediterranee-hand-ports = Havens
mediterranee-hand-free = plaats voor { $count }
mediterranee-hand-recruits = { $count } te werven
mediterranee-hand-price = vraagt { $price }

# What kind of game it is, on its card.
mediterranee-kind = Veilingen, handel en oorlog tussen vier zeemachten
