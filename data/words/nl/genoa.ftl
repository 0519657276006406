# Die Händler von Genua

# What the game is called here; its printed title is in the code.
genoa-name = De Handelaars van Genua
genoa-goal = Aan het einde wint de rijkste. Tot dan ziet niemand de dukaten van de anderen.

genoa-option-inner-corners = Binnenste hoekvelden
genoa-option-inner-corners-depot = horen bij de magazijnen (niemand kan een villa bezitten)
genoa-option-inner-corners-villa = horen bij de villa’s (spelers kunnen villa’s bezitten)
genoa-option-small-orders = Kleine bestellingen
genoa-option-small-orders-turn = één per speler en beurt
genoa-option-small-orders-action = één per actie
genoa-option-market-start = Een start op het marktplein
genoa-option-market-start-moves = zet de rondeteller vooruit
genoa-option-market-start-stays = heeft geen bijzonder gevolg

genoa-score-ducats = Dukaten
genoa-score-privileges = Privileges
genoa-score-buildings = Gebouwen
genoa-score-total = { $total ->
    [one] { $total } dukaat
   *[other] { $total } dukaten
  }

## The city

genoa-building-gil = Gildehuis
genoa-building-rat = Raadhuis
genoa-building-pos = Poststation
genoa-building-kat = Kathedraal
genoa-building-pal = Paleis
genoa-building-par = Park
genoa-building-kut = Koetshuis
genoa-building-haf = Haven
genoa-building-tra = Trattoria
genoa-building-tav = Taverne
genoa-building-get = Graanmagazijn
genoa-building-met = Metaalmagazijn
genoa-building-tuc = Stoffenmagazijn
genoa-building-gew = Specerijenmagazijn
genoa-building-vco = Villa Colini
genoa-building-vmo = Villa Monetti
genoa-building-vri = Villa Ricci
genoa-building-vza = Villa Zasteri
genoa-market = Marktplein
genoa-street = Straat { $blue }/{ $red }
    .low = straat { $blue }/{ $red }
genoa-the-gil = het Gildehuis
genoa-the-rat = het Raadhuis
genoa-the-pos = het Poststation
genoa-the-kat = de Kathedraal
genoa-the-pal = het Paleis
genoa-the-par = het Park
genoa-the-kut = het Koetshuis
genoa-the-haf = de Haven
genoa-the-tra = de Trattoria
genoa-the-tav = de Taverne
genoa-the-get = het Graanmagazijn
genoa-the-met = het Metaalmagazijn
genoa-the-tuc = het Stoffenmagazijn
genoa-the-gew = het Specerijenmagazijn
genoa-the-vco = Villa Colini
genoa-the-vmo = Villa Monetti
genoa-the-vri = Villa Ricci
genoa-the-vza = Villa Zasteri
genoa-the-market = het marktplein
genoa-the-street = { FORM($street, "low") }

## Goods and cards

genoa-item-wheat = tarwe
genoa-item-rice = rijst
genoa-item-silver = zilver
genoa-item-copper = koper
genoa-item-silk = zijde
genoa-item-linen = linnen
genoa-item-salt = zout
genoa-item-pepper = peper
genoa-item-any-start = Startveld naar keuze
genoa-item-further-action = Extra actie
genoa-item-any-ware = Handelswaar naar keuze
genoa-item-exchange = 1:1-ruil
genoa-item-building-action = Gebouwactie
genoa-item-marker = eigendomsfiche
genoa-deck-large = grote bestelling
genoa-deck-small = kleine bestelling
genoa-deck-message = bericht
genoa-deck-privilege = privilege
genoa-card-large = grote bestelling { $villa } ({ $wares })
genoa-card-small = kleine bestelling { $building } ({ $ware })
genoa-card-message = bericht { $one } – { $other }
genoa-card-privilege = privilege { $building }
genoa-top-card = bovenste kaart: { $deck }
genoa-ducats = { $count ->
    [one] { $count } dukaat
   *[other] { $count } dukaten
  }
genoa-special-cards = { $count ->
    [one] de kaart “{ $card }”
   *[other] { $count } kaarten “{ $card }”
  }
genoa-counted = { $count } × { $what }
genoa-some-cards = { $count } × { $deck } (de gever kiest)
genoa-cards-of = { $deck }, de gever kiest
genoa-from-action = { $what }, uit de actie

## Offers

genoa-terms-now = { $goods }
genoa-terms-after = { $goods } uit de actie
genoa-terms = { $given }
genoa-terms-exchange = { $given } tegen { $got }
genoa-line-offer = { $who } voor { $space }: { $terms }
genoa-line-counter = Aan { $who } voor { $space }: { $terms }
genoa-line-anyone = { $space }: { $terms }

genoa-lacks-ducats = niet genoeg dukaten
genoa-lacks-goods = de goederen zijn niet beschikbaar
genoa-lacks-cards = de kaarten zijn niet beschikbaar
genoa-lacks-action = deze beurt geen actie meer
genoa-lacks-markers = wie de fiches zou krijgen, heeft er zelf geen meer
genoa-already-offered = dit bied je al; het kan worden aangenomen zodra de toren ernaast staat
genoa-nothing-payable = Hiervan kun je niets betalen.
genoa-here-first = Beslis eerst over de actie hier.
genoa-sell-first = Gebruik eerst de actie hier of neem er een bod voor aan.

## Questions

genoa-ask-start = Gooi, of speel “Startveld naar keuze”.
genoa-roll = Dobbelstenen gooien
genoa-play = “{ $card }” spelen

genoa-ask-tower = Handel, of ga verder.
genoa-ask-tower-acts = Voer uit, handel of ga verder.
genoa-ask-tower-due = Gebruik of verkoop eerst de actie.
genoa-ask-tower-waiting = Wacht op antwoord, of ga verder.
genoa-tower-here = De toren staat hier: { $space }.
genoa-act = Actie gebruiken
genoa-needs-further = speelt “Extra actie”
genoa-accept = Bod aannemen
genoa-accept-streets = Straatbiedingen aannemen
genoa-move = Toren verplaatsen
genoa-end = Beurt beëindigen
genoa-route = Doelen kiezen
genoa-route-note = speelt je beurt langs de weg die het meeste oplevert; over een grote bestelling of een bod met goederen beslis je zelf
genoa-route-goals = Waar wil je een actie gebruiken? (beste doel eerst; elk volgend doel telt { $count } dukaten minder)
genoa-route-ducats = Hoeveel dukaten vraag je voor elke actie die je verkoopt? (0: het hoogste bod is genoeg)
genoa-ask-lose = Verder, en je actie verliezen?
genoa-lose-go = Actie laten vervallen
genoa-lose-stay = Opnieuw kiezen
genoa-price = Prijs noemen
genoa-want = Om goederen vragen
genoa-counter = Tegenbod in dukaten
genoa-counter-bundle = Tegenbod in goederen
genoa-which-bid = Wiens bod?
genoa-wait = Op antwoorden wachten
genoa-wait-note = vraagt iedereen die niet heeft gepast nog een keer
genoa-errand = { $what }
genoa-errand-ware = { $ware } voor { $count ->
    [one] een van je bestellingen
   *[other] { $count } van je bestellingen
}
genoa-errand-deliver = { $count ->
    [one] je kunt een bestelling leveren
   *[other] je kunt { $count } bestellingen leveren
}
genoa-withdraw = Bod intrekken
genoa-claim = Berichten verzilveren

genoa-ask-bid = Doe een bod als je wilt.
genoa-ask-now = Wil je de actie hier?
genoa-ask-offers = Een bod voor de toren verdergaat?
genoa-ask-answer = Neem je de prijs van { $who } aan?
genoa-words-left = { $count ->
    [0] Je kunt deze beurt geen bod meer doen.
    [one] Je kunt deze beurt nog 1 bod doen.
   *[other] Je kunt deze beurt nog { $count } keer bieden.
  }
genoa-more-offers = { $count ->
    [one] Er is nog 1 ander bod.
   *[other] Er zijn nog { $count } andere biedingen.
  }
genoa-ask-form = Je bod voor { $space }?
genoa-offer = Dukaten bieden
genoa-offer-several = Meerdere biedingen doen
genoa-prices = Je biedingen in dukaten
genoa-others = En alle andere gebouwen?
genoa-others-pass = de andere wil ik niet
genoa-others-ask = vraag het me voordat een actie daar vervalt
genoa-then = En als je een actie krijgt?
genoa-then-ask = vraag me wat ik wil doen
genoa-then-at-once = meteen uitvoeren (kleine bestelling wel, speciale kaarten niet)
genoa-at-once = Automatisch uitvoeren
genoa-at-once-note = gekochte acties: kleine bestelling wel, speciale kaarten niet; over een grote bestelling beslis je zelf
genoa-listen = Wachten en luisteren
genoa-listen-note = we vragen het je opnieuw voordat een actie vervalt
genoa-bundle = Pakket bieden
genoa-where = Voor welk veld?
genoa-take-price = Prijs aannemen
genoa-refuse = Weigeren
genoa-decline = Passen
genoa-decline-here = voor dit veld
genoa-decline-turn = voor de hele beurt
genoa-instruct = Vooruit plannen
genoa-limits = Maximumprijs instellen
genoa-limits-buildings = Voor welke gebouwen?
genoa-limits-ducats = Tot hoeveel dukaten? (0: geen maximumprijs)
genoa-quiet = Standaard passen
genoa-claims-switch = Berichten automatisch verzilveren
genoa-plan = Actie plannen
genoa-plan-collect = alleen nemen wat het gebouw geeft
genoa-plan-order = dat nemen en een kleine bestelling leveren
genoa-plan-forget = dit plan vergeten

genoa-give-ducats = Dukaten van jou
genoa-give-goods = Goederen en kaarten van jou
genoa-give-later = Dukaten van jou uit de bestelling
genoa-give-special = Je geeft de speciale kaart van de bestelling
genoa-want-ducats = Dukaten voor jou
genoa-want-goods = Goederen en kaarten voor jou
genoa-form-goods = Goederen, met of zonder dukaten
genoa-form-money = Dukaten voor het veld plus iets anders
genoa-form-order = Dukaten van een bestelling
genoa-form-special = De speciale kaart van een grote bestelling
genoa-name-goods = Goederen, met of zonder dukaten
genoa-name-money = Dukaten voor het veld plus iets anders
genoa-discard = Concept weggooien

genoa-ask-cards = Kies de kaarten die je overdraagt.
genoa-ask-action = Gebruik je actie: { $where }.
genoa-ask-after = Nog leveren of kaarten spelen?
genoa-collect = Gebouw gebruiken
genoa-privilege = Privilege trekken
genoa-deliver = Grote bestelling leveren
genoa-no-order = Je hebt geen grote bestelling, met de drie handelswaren, die deze villa nu aanneemt.
genoa-which-order = Welke bestelling?
genoa-which-special = Welke speciale kaart?
genoa-small-order = Kleine bestelling leveren
genoa-no-small-order = Je hebt geen kleine bestelling voor dit gebouw met de handelswaar erbij.
genoa-give = Je geeft
genoa-take = Je neemt
genoa-done = Klaar
genoa-hand-over = { $count ->
    [one] Eén kaart overdragen
   *[other] { $count } kaarten overdragen
  }
genoa-ask-hand-over = { $count ->
    [one] Kies de kaart die je hebt beloofd.
   *[other] Kies de { $count } kaarten die je hebt beloofd.
  }

genoa-ask-messages = Verzilver je bezorgde berichten.
genoa-not-delivered = deze beurt niet bezorgd

genoa-ask-markers = { $count ->
    [one] Plaats een fiche bij een straat.
   *[other] Plaats tot { $count } fiches bij één straat.
  }
genoa-pass = Geen plaatsen
genoa-markers-auto = Automatisch plaatsen
genoa-markers-auto-note = waar de meeste gebouwen vrij zijn; geen fiche wordt vervangen
genoa-standing-tower = Mijn beurt met de toren
genoa-standing-markers = Mijn eigendomsfiches
genoa-place-note = 1: je fiche plaatsen
genoa-replace-note = van { $who }; 1: verwijderen, 2: vervangen

## What happened

genoa-begins = { $who } begint. Het spel duurt hoogstens { $rounds } rondes.
genoa-rolls = { $who } gooit blauw { $blue } en rood { $red }. De toren start hier: { $space }.
genoa-chooses-start = { $who } speelt “Startveld naar keuze”: { $space }.
genoa-market-start = Een start op het marktplein zet de rondeteller op { $round } van { $rounds }.
genoa-moves = { $who } verplaatst de toren: { $space }.
genoa-acts = { $who } gebruikt de actie: { $where }.
genoa-takes = { $who } neemt { $what } ({ $where }).
genoa-takes-nothing = { $where }: er is niets over voor { $who }.
genoa-draws = { $count ->
    [one] { $who } trekt een kaart: { $deck } ({ $where }).
   *[other] { $who } trekt { $count } kaarten: { $deck } ({ $where }).
  }
genoa-draws-cards = { $who } trekt { $cards } ({ $where }).
genoa-drawn-large = { $count ->
    [one] een grote bestelling
   *[other] { $count } grote bestellingen
  }
genoa-drawn-small = { $count ->
    [one] een kleine bestelling
   *[other] { $count } kleine bestellingen
  }
genoa-drawn-message = { $count ->
    [one] een bericht
   *[other] { $count } berichten
  }
genoa-drawn-privilege = { $count ->
    [one] een privilege
   *[other] { $count } privileges
  }
genoa-draws-yours = Je trekt: { $cards } ({ $where }).
genoa-owner-paid = { $who } bezit dit gebouw en krijgt { $count } dukaten: { $where }.
genoa-shuffled = De teruggelegde kaarten worden geschud: { $deck }.
genoa-shuffled-large = De teruggelegde grote bestellingen worden geschud.
genoa-shuffled-small = De teruggelegde kleine bestellingen worden geschud.
genoa-shuffled-message = De teruggelegde berichten worden geschud.
genoa-shuffled-privilege = De teruggelegde privileges worden geschud.
genoa-delivers-large = { $who } levert: { $card }. Dat levert { $count } dukaten en { $special } op.
genoa-no-special = geen speciale kaart (er zijn er geen over)
genoa-delivers-small = { $who } levert: { $card }. Dat levert { $count } dukaten op.
genoa-claims = { $who } verzilvert: { $card }. Dat levert { $count } dukaten op.
genoa-plays-further = { $who } speelt “Extra actie”.
genoa-plays-ware = { $who } speelt “Handelswaar naar keuze”: { $ware }.
genoa-plays-building = { $who } speelt “Gebouwactie”: { $where }.
genoa-exchanges = { $who } speelt “1:1-ruil”: { $given } voor { $got }.
genoa-exchanges-yours = Je ruilt { $given } voor { $card }.

genoa-offers = { $who } biedt voor { $space }: { $terms }.
genoa-offers-several = { $who } biedt { $prices }.
genoa-price-for = { $count } dukaten voor { $space }
genoa-names-price = { $who } noemt een prijs voor { $space }: { $terms }.
genoa-counters = { $who } vraagt { $whom } voor { $space }: { $terms }.
genoa-counters-to-you = { $who } vraagt jou voor { $space }: { $terms }.
genoa-takes-price = { $who } neemt de prijs voor { $space } aan: { $terms }.
genoa-withdraws = { $who } trekt het bod voor { $space } in.
genoa-refuses = { $who } weigert de prijs voor { $space }.
genoa-refuses-to-you = { $who } weigert jouw prijs voor { $space }.
genoa-not-taken = Het bod van { $owner } voor { $space } wordt niet aangenomen: { $terms }.
genoa-not-taken-to-you = Jouw bod voor { $space } is niet aangenomen: { $terms }.
genoa-listens = { $who } wacht en luistert.
genoa-asks-offers = { $who } wacht op antwoorden en vraagt iedereen nog een keer.
genoa-lapses = { $who } kan het bod voor { $space } niet meer betalen; het vervalt.
genoa-declines-here = { $who } past: { $space }.
genoa-declines-turn = { $who } past voor de hele beurt.
genoa-is-quiet = { $who } past voortaan standaard.
genoa-is-listening = { $who } past niet meer standaard.
genoa-limits-set = { $count ->
    [0] Maximumprijs verwijderd: { $buildings }.
   *[other] Je biedt tot { $count } dukaten: { $buildings }.
  }
genoa-at-once-set = { $at_once ->
    [yes] Je gekochte acties worden nu meteen uitgevoerd.
   *[no] We vragen je wat je met je acties wilt doen.
  }
genoa-plan-set = Je volgende actie daar neemt alleen wat het gebouw geeft: { $where }.
genoa-plan-set-order = Je volgende actie daar levert: { $card }.
genoa-plan-this-turn = Deze beurt neemt je actie daar alleen wat het gebouw geeft: { $where }.
genoa-plan-order-this-turn = Deze beurt levert je actie daar: { $card }.
genoa-plan-gone = We vragen je wat je daar wilt doen: { $where }.
genoa-route-set = { $who } heeft doelen gekozen voor deze beurt.
genoa-route-stops = Je doelen zijn buiten bereik, of iemand biedt goederen. Jij bent aan zet.
genoa-claims-set = { $claims ->
    [yes] Je berichten worden nu automatisch verzilverd.
   *[no] Je verzilvert je berichten nu zelf.
  }
genoa-asks-round = { $who } wil verder. Wil iemand de actie hier? { $space }.
genoa-deal = Afgesproken: { $who } en { $whom }, { $space }, voor { $terms }.
genoa-deal-to-you = Afgesproken: jij en { $who }, { $space }, voor { $terms }.
genoa-deal-struck = Afgesproken: { $whom } krijgt van { $who } { $space } voor { $terms }.
genoa-deal-struck-to-you = Afgesproken: je krijgt van { $who } { $space } voor { $terms }.
genoa-hands-over = { $who } geeft { $whom } { $goods }, uit de actie.
genoa-hands-over-to-you = { $who } geeft je { $goods }, uit de actie.
genoa-hands-cards = { $count ->
    [one] { $who } geeft { $whom } een kaart.
   *[other] { $who } geeft { $whom } { $count } kaarten.
  }
genoa-hands-cards-to-you = { $count ->
    [one] { $who } geeft je een kaart.
   *[other] { $who } geeft je { $count } kaarten.
  }
genoa-hands-cards-yours = { $who } geeft { $whom }: { $cards }.
genoa-hands-cards-yours-to-you = { $who } geeft je: { $cards }.

genoa-tower-rests = De toren staat stil. { $who } beëindigt de beurt.
genoa-places = { $who } plaatst een fiche: { $where }.
genoa-removes = { $who } verwijdert het fiche van { $whom }: { $where }.
genoa-removes-to-you = { $who } verwijdert jouw fiche: { $where }.
genoa-replaces = { $who } vervangt het fiche van { $whom }: { $where }.
genoa-replaces-to-you = { $who } vervangt jouw fiche: { $where }.
genoa-round = Ronde { $round } van { $rounds }.
genoa-over = De laatste ronde is voorbij. Privileges en gebouwen worden uitbetaald.

## The picture

genoa-title = Genua
genoa-cover-alt = Een plattegrond van Genua: in het midden het marktplein, daaromheen vier gebouwen, een ring van straten, en veertien gebouwen langs de muren.
genoa-board-market = start hier: +1 ronde
genoa-board-villa = grote bestelling of privilege
genoa-board-gives = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
  }
genoa-board-markers = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
  }
genoa-board-total = { $total } dukaten in totaal
genoa-board-round = Ronde { $round } van { $rounds }
genoa-board-stock = Voorraad
genoa-board-decks = Stapels
genoa-board-offers = Biedingen
genoa-place-offers = Alle biedingen
genoa-place-tower = Rond de toren
genoa-place-north-west = Noordwesten van de stad
genoa-place-north-east = Noordoosten van de stad
genoa-place-south-west = Zuidwesten van de stad
genoa-place-south-east = Zuidoosten van de stad
genoa-board-no-offers = Geen open biedingen.
genoa-board-more = nog { $count }
genoa-board-offer = { $space }: { $terms }
genoa-board-to = aan { $who }: { $terms }
genoa-board-leads = aan zet, { $count ->
    [0] geen actie
    [one] 1 actie
   *[other] { $count } acties
  }
genoa-board-actions = { $count ->
    [0] geen actie meer
    [one] 1 actie
   *[other] { $count } acties
  }
genoa-board-quiet = past standaard
genoa-board-declined-here = past hier
genoa-board-declined-rest = heeft geboden
genoa-board-declined-turn = past deze beurt
genoa-short-wheat = Ta
genoa-short-rice = Ri
genoa-short-silver = Zi
genoa-short-copper = Ko
genoa-short-silk = Zd
genoa-short-linen = Li
genoa-short-salt = Zo
genoa-short-pepper = Pe
genoa-short-any-start = Start
genoa-short-further-action = Extra actie
genoa-short-any-ware = Hand.waar
genoa-short-exchange = 1:1
genoa-short-building-action = Gebouw
genoa-short-marker = Fiche
genoa-short-large = Groot
genoa-short-small = Klein
genoa-short-message = Bericht
genoa-short-privilege = Privilege
genoa-letter-large = G
genoa-letter-small = K
genoa-letter-message = B
genoa-letter-privilege = P
genoa-turn-over = De partij is afgelopen.
genoa-turn-start = { $who } begint een beurt.
genoa-turn-tower = { $who } verplaatst de toren: { $space }
genoa-turn-action = { $who } gebruikt een actie: { $space }
genoa-turn-markers = { $who } mag fiches plaatsen.
genoa-turn-waiting = { $who } wacht op { $waited }: { $space }
genoa-turn-offers = Biedingen voordat { $who } de toren verplaatst. We wachten op { $waited }
genoa-alt-offer = { $who } biedt voor { $space }: { $terms }.
genoa-alt-asks = { $who } vraagt voor { $space }: { $terms }.
genoa-hand-empty = Geen kaarten op hand.
genoa-hand-privileges = Privileges tot nu toe: { $count } dukaten
genoa-hand-limits = Maximumprijzen: { $prices }
genoa-hand-plans = Gepland: { $plans }
genoa-hand-missing = { $count } te kort
genoa-hand-complete = klaar om te leveren
genoa-hand-block = { $count ->
    [one] staat alleen: { $worth } dukaten
   *[other] blok van { $count }: { $worth } dukaten
  }

# What kind of game it is, on its card.
genoa-kind = Onderhandelen over die ene toren die door de stad trekt

## What a filled form says, before it is sent and after

genoa-offer-summary = { $ducats } dukaten bieden voor { $space }
genoa-offer-several-summary = { $prices } bieden; andere gebouwen: { $others }; als je een actie krijgt: { $acts }
genoa-price-summary = { $ducats } dukaten vragen voor { $space }
genoa-counter-summary = In plaats daarvan { $ducats } dukaten vragen: { $offer }
genoa-route-summary = { $ducats ->
    [0] Doelen: { $goals }
   *[other] Doelen: { $goals }; vraag { $ducats } dukaten voor elke verkochte actie
  }
genoa-limits-summary = { $ducats ->
    [0] Geen maximumprijs voor { $buildings }
   *[other] Tot { $ducats } dukaten betalen voor { $buildings }
  }
genoa-deliver-summary = { $order } leveren en { $special } nemen
