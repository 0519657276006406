# Méditerranée (1996).

# What the game is called here; its printed title is in the code.
mediterranee-name = Méditerranée
mediterranee-goal = Aan het einde winnen de meeste welvaartspunten.

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
mediterranee-place = { PLACE($name) }
mediterranee-galley = Galei { $number }
    .low = galei { $number }
mediterranee-galley-at = Galei { $number }, { $zone }
    .low = galei { $number } ({ $zone })
mediterranee-galley-of = Galei { $number } van { $who }
    .low = galei { $number } van { $who }
mediterranee-garrison = Garnizoen
mediterranee-hired = Nieuwe matrozen
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
mediterranee-option-money-hidden = Geheim (gedrukte regel)
mediterranee-option-money-open = Open
mediterranee-option-pairing = Landen met twee spelers
mediterranee-option-pairing-venice-genoa = Venetië en Genua (historisch)
mediterranee-option-pairing-spain-turkey = Spanje en Turkije

## Set-up and auction
mediterranee-ask-manning = Verdeel je { $count } matrozen.
mediterranee-manned = { $garrison ->
    [0] { $who } verdeelt de matrozen: { $crews } op de galeien, niemand in de hoofdstad.
   *[other] { $who } verdeelt de matrozen: { $crews } op de galeien, { $garrison } in de hoofdstad.
  }
mediterranee-turn = Ronde { $turn } van { $turns }: biedingen voor de speelvolgorde.
mediterranee-ask-bid = Ronde { $turn }: bied voor de volgorde.
mediterranee-fact-bid = Iedereen betaalt zijn bod en het hoogste bod kiest eerst. Je kunt ook meteen je voorkeuren opgeven.
mediterranee-part-bid = Bod
mediterranee-part-places = Gewenste plaatsen, beste eerst
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
mediterranee-took-place = { $who } kiest een plaats: { $place }.
mediterranee-order = Speelvolgorde: { $order }.

## Market
mediterranee-ask-market = Koop, bouw en handel op de markt.
mediterranee-act-buy = Goederen kopen
mediterranee-act-recruit = Matrozen aanwerven
mediterranee-act-crew = Matrozen verplaatsen
mediterranee-act-cargo = Lading verplaatsen
mediterranee-act-galley = Galei bouwen
mediterranee-act-fort = Fort bouwen
mediterranee-act-trade = Handel voorstellen
mediterranee-act-discard = Lading weggooien
mediterranee-act-dismiss = Matrozen ontslaan
mediterranee-act-tariff = Prijzen vastleggen
mediterranee-act-done = Markt verlaten
mediterranee-blocked-buy = Je kunt niets kopen: je hebt een galei met ruimte in een haven nodig, en geld voor goederen die nog in voorraad zijn.
mediterranee-blocked-recruit = Je kunt niemand aanwerven. Elke haven van jou biedt per ronde één matroos per opgeslagen goed, voor { $price } dukaten, zolang de voorraad strekt.
mediterranee-blocked-crew = Je hebt geen matrozen te verplaatsen. Twee van je galeien (of een galei en je haven) moeten op dezelfde plek zijn, met ruimte.
mediterranee-blocked-cargo = Je hebt geen lading te verplaatsen. Twee van je galeien moeten in dezelfde zone zijn, met goederen om te verplaatsen of te ruilen.
mediterranee-blocked-galley = Je kunt geen galei bouwen. Je hebt { $price } dukaten nodig, een galei in de voorraad en een eigen haven met hout, ijzer en een matroos. Eén bouwwerk per haven en ronde.
mediterranee-blocked-fort = Je kunt geen fort bouwen. Je hebt { $price } dukaten nodig, een fort in de voorraad en een eigen haven met hout en goud, maar zonder fort. Eén bouwwerk per haven en ronde.
mediterranee-blocked-trade = Er is niemand om mee te handelen: jouw galei en die van een ander moeten in dezelfde kustzone zijn, met goederen en ruimte.
mediterranee-blocked-trade-enough = Je hebt op deze markt { $count } voorstellen gedaan. Meer mag niet.
mediterranee-blocked-discard = Je hebt geen lading.
mediterranee-blocked-dismiss = Je kunt matrozen alleen ontslaan in een haven die niet van jou is, en er moet er één aan boord blijven.
mediterranee-blocked-tariff = Je hebt geen haven.
mediterranee-blocked-money = Zo veel heb je niet.
mediterranee-note-purse = je hebt { $amount } dukaten
mediterranee-note-price = { $price } dukaten per stuk
mediterranee-note-recruits = { $count ->
    [one] { $count } matroos
   *[other] hoogstens { $count } matrozen
  }
mediterranee-note-now = nu { $count }
mediterranee-note-laden = { $cargo }
mediterranee-cargo-anew = { $zone }: alle galeien opnieuw laden
mediterranee-take = Prijs aannemen
mediterranee-offer = Tegenbod doen
mediterranee-enquire = Naar prijs vragen
mediterranee-sell = Goederen aanbieden
mediterranee-buy = Geld bieden
mediterranee-swap = Ruil aanbieden
mediterranee-part-give = Je geeft
mediterranee-part-take = Je krijgt
mediterranee-part-terms = Geld erbij
mediterranee-terms-even = Zonder geld
mediterranee-terms-pay = Jij betaalt
mediterranee-terms-ask = Jij vraagt
mediterranee-part-goods = Goederen
mediterranee-part-price = Totale prijs
mediterranee-part-ask = Prijs per stuk (binnen de limiet)
mediterranee-part-floor = Laagste tegenbod dat je aanneemt
mediterranee-my-price = Eén prijs voor iedereen
mediterranee-ask-me = Vraag het altijd
mediterranee-ask-price = { $who } koopt { FORM($port, "at") } { $good }: jouw prijs?
mediterranee-price-most = Hoogste toegestane prijs
mediterranee-price-one = Andere prijs
mediterranee-price-standing = Vaste prijs instellen
mediterranee-quoted = { $who } vraagt { FORM($port, "at") } { $price } dukaten per stuk voor { $good }.
mediterranee-ask-haggle = { $price } dukaten per stuk aannemen ({ $count } × { $good })?
mediterranee-fact-haggle = Je vroeg { $who } { $ask } ({ $port }).
mediterranee-haggle-refused = { $who } weigert het bod van { $buyer }: { $price } dukaten per stuk { FORM($port, "at") }.
mediterranee-haggle-agreed = { $who } neemt het bod van { $buyer } aan: { $price } dukaten per stuk { FORM($port, "at") }.
mediterranee-bought = { $who } koopt { FORM($port, "at") } { $cargo } voor { $ducats } dukaten ({ FORM($galley, "low") }).
mediterranee-recruited = { $count ->
    [one] { $who } werft { FORM($port, "at") } { $count } matroos aan.
   *[other] { $who } werft { FORM($port, "at") } { $count } matrozen aan.
  }
mediterranee-crewed = { $who } verplaatst matrozen ({ $zone }).
mediterranee-moved-cargo = { $who } verplaatst { $cargo } van { FORM($source, "low") } naar { FORM($target, "low") }.
mediterranee-reloaded = { $who } laadt alle galeien opnieuw ({ $zone }).
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Laad { $high } goed op { FORM($galley, "low") }, of geen.
       *[other] Laad hoogstens { $high } goederen op { FORM($galley, "low") }.
      }
   *[other] Laad { $low } tot { $high } goederen op { FORM($galley, "low") }.
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Laad { $high } goed op { FORM($galley, "low") }.
   *[other] Laad { $high } goederen op { FORM($galley, "low") }.
  }
mediterranee-stow-next = De rest gaat op { FORM($galley, "low") }.
mediterranee-stow-lost = De rest gaat verloren.
mediterranee-thrown = { $who } heeft geen ruimte voor { $cargo } en raakt het kwijt.
mediterranee-built-galley = { $sailors ->
    [one] { $who } bouwt { FORM($port, "at") } { FORM($galley, "low") } met { $sailors } matroos.
   *[other] { $who } bouwt { FORM($port, "at") } { FORM($galley, "low") } met { $sailors } matrozen.
  }
mediterranee-built-fort = { $who } bouwt { FORM($port, "at") } een fort.
mediterranee-discarded = { $who } gooit { $cargo } van { FORM($galley, "low") } weg.
mediterranee-dismissed = { $count ->
    [one] { $who } ontslaat { $count } matroos van { FORM($galley, "low") }.
   *[other] { $who } ontslaat { $count } matrozen van { FORM($galley, "low") }.
  }
mediterranee-tariff = { $who } vraagt vanaf nu { $price } dukaten per stuk voor { $good }.
mediterranee-tariff-high = { $who } vraagt vanaf nu { $price } dukaten per stuk voor { $good } ({ $most } zonder monopolie).
mediterranee-tariff-own = Je vraagt vanaf nu { $price } dukaten per stuk voor { $good } en neemt een tegenbod aan vanaf { $floor }.
mediterranee-tariff-dropped = { $who } noemt de prijs van { $good } op aanvraag.
mediterranee-trade-sell = { $who } biedt { $other } { $cargo } aan voor { $price } dukaten.
mediterranee-trade-sell-to-you = { $who } biedt je { $cargo } aan voor { $price } dukaten.
mediterranee-trade-buy = { $who } biedt { $other } { $price } dukaten voor { $cargo }.
mediterranee-trade-buy-to-you = { $who } biedt je { $price } dukaten voor { $cargo }.
mediterranee-ask-trade-buy = Koop je { $cargo } van { $who } voor { $price } dukaten?
mediterranee-ask-trade-sell = Verkoop je { $cargo } aan { $who } voor { $price } dukaten?
mediterranee-ask-trade-counter = { $who } wil liever { $price } dukaten voor { $cargo }. Aannemen?
mediterranee-ask-trade-last = { $who } blijft bij { $price } dukaten voor { $cargo }. Toch aannemen?
mediterranee-fact-trade = { CAPITAL(FORM($source, "low")) } → { FORM($target, "low") }
mediterranee-swap-even = { $who } biedt { $other } een ruil aan: { $give } voor { $take }.
mediterranee-swap-even-to-you = { $who } biedt je een ruil aan: { $give } voor { $take }.
mediterranee-swap-pay = { $who } biedt { $other } een ruil aan: { $give } en { $price } dukaten voor { $take }.
mediterranee-swap-pay-to-you = { $who } biedt je een ruil aan: { $give } en { $price } dukaten voor { $take }.
mediterranee-swap-ask = { $who } biedt { $other } een ruil aan: { $give } voor { $take } en { $price } dukaten.
mediterranee-swap-ask-to-you = { $who } biedt je een ruil aan: { $give } voor { $take } en { $price } dukaten.
mediterranee-exchange-pay = Jij betaalt { $price } dukaten.
mediterranee-exchange-get = Jij krijgt { $price } dukaten.
mediterranee-ask-swap = Ruil je { $give } met { $who } voor { $take }?
mediterranee-ask-swap-counter = { $who } wil { $give } voor { $take }. Aannemen?
mediterranee-ask-swap-last = { $who } blijft bij { $give } voor { $take }. Toch aannemen?
mediterranee-fact-swap = { CAPITAL(FORM($source, "low")) } en { FORM($target, "low") }
mediterranee-accept = Aannemen
mediterranee-counter = Tegenbod doen
mediterranee-refuse = Weigeren
mediterranee-trade-countered = { $who } doet een tegenbod: { $price } dukaten.
mediterranee-trade-counter-refused = { $who } weigert { $price } dukaten.
mediterranee-trade-refused = { $who } weigert de handel met { $other }.
mediterranee-trade-refused-to-you = { $who } weigert de handel met jou.
mediterranee-traded = { $seller } verkoopt { $cargo } aan { $buyer } voor { $price } dukaten.
mediterranee-swapped = { $price ->
    [0] { $seller } en { $buyer } ruilen { $cargo } voor { $back }.
   *[other] { $seller } geeft { $buyer } { $cargo } voor { $back } en { $price } dukaten.
  }

## Sailing
mediterranee-ask-sail = Verplaats een galei.
mediterranee-sail-done = Stoppen met varen
mediterranee-settle = Vooruit plannen
mediterranee-settle-note = aanvallen, landingen en verkopen vooraf
mediterranee-settle-ask = Vraag het me
mediterranee-settle-attack = Aanvallen
mediterranee-settle-peace = Deze ronde niemand aanvallen
mediterranee-settle-landing = Landingen
mediterranee-settle-crews = Matrozen die landen als de haven dan onverdedigd is
mediterranee-settle-sales = Verkoop
mediterranee-settle-nothing = Niets verkopen
mediterranee-settled = Je plan voor deze ronde is opgeslagen. Het geldt zolang je bemanningen gelijk blijven. Word je aangevallen, of komt er een vreemde galei bij jou of je haven, dan kies je je aanvallen opnieuw.
mediterranee-settled-broken = Je bemanningen zijn veranderd. Je plan voor deze ronde is vervallen.
mediterranee-peace-attacked = { $who } heeft je aangevallen. Je mag je aanvallen opnieuw kiezen.
mediterranee-peace-joined = { CAPITAL(FORM($galley, "low")) } van { $who } is aangekomen ({ $zone }). Je mag je aanvallen opnieuw kiezen.
mediterranee-note-moves = { $count ->
    [one] { $count } zone, { $cargo }
   *[other] { $count } zones, { $cargo }
  }
mediterranee-note-passage = toestemming nodig: { $zones }
mediterranee-sailed = { $who } vaart met { FORM($galley, "low") } naar { FORM($zone, "the") }.
mediterranee-ask-passage = { CAPITAL(FORM($galley, "low")) } van { $who } doorlaten ({ $zone })?
mediterranee-fact-passage = Zo niet, dan stopt ze daar.
mediterranee-passage-granted = { CAPITAL(FORM($galley, "low")) } mag doorvaren ({ $zone }).
mediterranee-passage-refused = { CAPITAL(FORM($galley, "low")) } wordt tegengehouden door { $who } ({ $zone }).

## Combat
mediterranee-ask-combat = Val aan, of val niemand aan.
mediterranee-combat-peace = Niemand aanvallen
mediterranee-combat-done = Stoppen met aanvallen
mediterranee-note-sailors = { $count ->
    [one] { $count } matroos
   *[other] { $count } matrozen
  }
mediterranee-note-fort = { $count ->
    [one] { $count } matroos in een fort
   *[other] { $count } matrozen in een fort
  }
mediterranee-fought = { $who } valt { $other } aan: { FORM($attacker, "low") } gooit { $die } en { $killed ->
    [0] doodt niemand
    [one] doodt { $killed } matroos
   *[other] doodt { $killed } matrozen
  }; { FORM($target, "low") } gooit { $reply } en { $lost ->
    [0] doodt niemand
    [one] doodt { $lost } matroos
   *[other] doodt { $lost } matrozen
  }.
mediterranee-fought-to-you = { $who } valt je aan: { FORM($attacker, "low") } gooit { $die } en { $killed ->
    [0] doodt niemand
    [one] doodt { $killed } matroos
   *[other] doodt { $killed } matrozen
  }; { FORM($target, "low") } gooit { $reply } en { $lost ->
    [0] doodt niemand
    [one] doodt { $lost } matroos
   *[other] doodt { $lost } matrozen
  }.
mediterranee-stormed = { $who } valt { $port } van { $other } aan: { FORM($attacker, "low") } gooit { $die } en { $killed ->
    [0] doodt niemand
    [one] doodt { $killed } matroos
   *[other] doodt { $killed } matrozen
  }; het garnizoen gooit { $reply } en { $lost ->
    [0] doodt niemand
    [one] doodt { $lost } matroos
   *[other] doodt { $lost } matrozen
  }.
mediterranee-stormed-to-you = { $who } valt jouw { $port } aan: { FORM($attacker, "low") } gooit { $die } en { $killed ->
    [0] doodt niemand
    [one] doodt { $killed } matroos
   *[other] doodt { $killed } matrozen
  }; het garnizoen gooit { $reply } en { $lost ->
    [0] doodt niemand
    [one] doodt { $lost } matroos
   *[other] doodt { $lost } matrozen
  }.
mediterranee-sunk = { CAPITAL(FORM($galley, "low")) } van { $who } zinkt.
mediterranee-ask-spoils = Neem { FORM($galley, "low") } van { $who } over, of laat haar zinken.
mediterranee-fact-beaten = Aan boord: { $cargo }. { CAPITAL(FORM($winner, "low")) }: { $aboard }.
mediterranee-fact-spoils = Je houdt de goederen die passen. Gaan al je matrozen over, dan zinkt { FORM($winner, "low") }.
mediterranee-capture = Overnemen met matrozen
mediterranee-sink = Laten zinken
mediterranee-captured = { $who } neemt { FORM($galley, "low") } over.
mediterranee-captured-to-you = { $who } heeft { FORM($galley, "low") } van jou overgenomen.

## Landing and sales
mediterranee-ask-land = Ga aan land, of blijf aan boord.
mediterranee-fact-land = Alleen havens zonder garnizoen zijn in te nemen. Een galei zonder matrozen zinkt.
mediterranee-land-done = Stoppen met landen
mediterranee-landed = { $count ->
    [one] { $who } neemt { $port } in met { $count } matroos.
   *[other] { $who } neemt { $port } in met { $count } matrozen.
  }
mediterranee-landed-to-you = { $who } heeft { $port } van jou afgenomen.
mediterranee-regarrisoned = { $count ->
    [one] { $who } zet weer { $count } matroos in { $port }.
   *[other] { $who } zet weer { $count } matrozen in { $port }.
  }
mediterranee-ask-sell = Verkoop goederen, of houd ze.
mediterranee-sell-everything = Alles verkopen
mediterranee-sell-whole-port = Per haven verkopen
mediterranee-sell-done = Stoppen met verkopen
mediterranee-note-slots = { $count ->
    [one] levert { $slots } op
   *[other] levert achtereenvolgens { $slots } op
  }
mediterranee-note-bonus = nieuwe markt: { $ducats } extra
mediterranee-sold = { $who } verkoopt { FORM($port, "at") } { $cargo } voor { $ducats } dukaten.
mediterranee-sold-new = { $who } opent { FORM($port, "at") } een nieuwe markt: { $cargo } voor { $ducats } dukaten (inclusief { $bonus } bonus).
mediterranee-income = { $who } krijgt { $ducats } dukaten uit { $port }.
mediterranee-phase-over = Einde van de fase: { $phase }.
mediterranee-ended = De laatste van { $turns } rondes is voorbij.

## Standing orders
mediterranee-standing-bid = Mijn bod en plaatsen in elke veiling
mediterranee-standing-place = De plaats die ik kies
mediterranee-standing-price = Mijn prijs als iemand in mijn havens koopt
mediterranee-standing-haggle = Een tegenbod in mijn havens aannemen
mediterranee-standing-trade = Handel die andere spelers me aanbieden
mediterranee-standing-combat = Mijn aanvallen
mediterranee-standing-sell = Mijn verkoop
mediterranee-standing-spoils = Wat ik doe met een galei die ik versla
mediterranee-standing-passage-venice = Venetiaanse galeien doorlaten
mediterranee-standing-passage-genoa = Genuese galeien doorlaten
mediterranee-standing-passage-spain = Spaanse galeien doorlaten
mediterranee-standing-passage-turkey = Turkse galeien doorlaten

## Score
mediterranee-score-capital = Eigen hoofdstad
mediterranee-score-treasury = Schatkist
mediterranee-score-ports = Havens die nog niet vol zijn
mediterranee-score-small = Volle kleine havens
mediterranee-score-medium = Volle middelgrote havens
mediterranee-score-great = Volle hoofdsteden
mediterranee-score-total = { $total ->
    [one] { $total } welvaartspunt
   *[other] { $total } welvaartspunten
  }

## Board
mediterranee-board-over = De partij is afgelopen
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
mediterranee-board-box = nog in voorraad

## In words, for those who do not see the picture
mediterranee-say-more = { $count ->
    [one] en nog { $count } galei
   *[other] en nog { $count } galeien
  }
mediterranee-say-port = { $port }: garnizoen { $garrison }. Pakhuis: { $cargo }.
mediterranee-say-neutral = Neutrale haven.
mediterranee-say-owner = In handen van { $who } ({ $nation }).
mediterranee-say-produces = Produceert { $good }.
mediterranee-say-stores = Pakhuis: { $cargo }.
mediterranee-say-pays = Betaalt hierna: { $pays }.
mediterranee-say-full = Het pakhuis is vol.
mediterranee-say-garrison = Garnizoen: { $count }, geen fort.
mediterranee-say-walls = Garnizoen: { $count }, in een fort.
mediterranee-say-empty = leeg
mediterranee-say-recruits = Matrozen die je hier deze ronde kunt aanwerven: { $count }.
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

mediterranee-buy-piece = 1 × { $good } kopen (galei { $number })
mediterranee-buy-pieces = { CAPITAL($good) } kopen (galei { $number })
mediterranee-sell-all = Alles verkopen · { $ducats }
