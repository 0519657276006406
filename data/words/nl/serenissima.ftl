# Serenissima, second edition.

serenissima-good-wood = hout
serenissima-good-stone = steen
serenissima-good-marble = marmer
serenissima-good-wine = wijn
serenissima-good-gold = goud
serenissima-good-spice = specerijen

serenissima-option-money = Schatkisten
serenissima-option-money-open = Open: iedereen ziet alle dukaten
serenissima-option-money-hidden = Geheim: je ziet alleen die van jezelf
serenissima-option-blockade = Blokkade van een verkoop of een landing
serenissima-option-blockade-always = Overal, ook waar de galei haar beurt begon
serenissima-option-blockade-arrived = Alleen waar de galei naartoe is gevaren
serenissima-option-conquest = Na de verovering van een haven
serenissima-option-conquest-fight = De galei mag daar een andere aanvallen
serenissima-option-conquest-over = De beurt is voorbij
serenissima-option-galleys = Drie galeien per persoon met twee spelers
serenissima-option-galleys-alternate = Om de beurt gekozen: A B A B A B
serenissima-option-galleys-snake = Heen en weer gekozen: A B B A A B

serenissima-standing-blockade-move = Zwakkere galeien tegenhouden die langs de mijne verder varen
serenissima-standing-blockade-sale = Zwakkere galeien beletten te verkopen waar de mijne liggen
serenissima-standing-blockade-landing = Zwakkere galeien beletten een neutrale haven in te nemen waar de mijne liggen

# Options and labels
serenissima-port-option = { $port } ({ $good })
serenissima-galley-option = Galei { $galley }
serenissima-zone-option = { $zone }
serenissima-at-port = { FORM($port, "at") }
serenissima-at-z-mare-ionio = op zee (Mare Ionio)
serenissima-to-port = naar { $port }
serenissima-to-z-mare-ionio = de zee op (Mare Ionio)
serenissima-garrison-of = { $port } (garnizoen)
serenissima-count-good = { $count } { $good }
serenissima-count-in-port = { $count } { FORM($port, "at") }
serenissima-count-on-galley = { $count } op galei { $galley }
serenissima-done = Deze beurt beëindigen
serenissima-enough = Geen galeien meer kopen
serenissima-invest = In plaats daarvan investeren
serenissima-load = { CAPITAL(FORM($port, "at")) } laden: { $good }
serenissima-crew = De matrozen hier verdelen: hoeveel op elke plaats
serenissima-exchange = Lading verdelen met galei { $mate }: hoeveel op galei { $galley }
serenissima-overboard = Overboord gooien of laten zinken
serenissima-cargo-overboard = Lading overboord gooien
serenissima-sink = Galei { $galley } laten zinken
serenissima-sail = Varen
serenissima-sell = { CAPITAL(FORM($port, "at")) } verkopen
serenissima-attack = Een galei aanvallen
serenissima-foe = Galei { $galley } van { $who }
serenissima-land = { CAPITAL(FORM($port, "at")) } landen
serenissima-storm = { $port } bestormen
serenissima-fight-again = Nog een keer gooien
serenissima-fight-stop = Afbreken (beëindigt je beurt)
serenissima-recruit = Matrozen aanwerven
serenissima-buy-galley = Een galei kopen ({ $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  } en haar matrozen)
serenissima-another-galley = Nog een galei kopen
serenissima-build-fort = Een fort bouwen
serenissima-build-basilica = Een basiliek bouwen
serenissima-part-number = Nummer van de galei
serenissima-part-port = Haven
serenissima-part-sailors = Matrozen aan boord
serenissima-part-start-port = Beginhaven

# Notes beside an option
serenissima-note-zones = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
  }
serenissima-note-risky = { $count ->
    [one] { $count } zone, langs een mogelijke blokkade
   *[other] { $count } zones, langs een mogelijke blokkade
  }
serenissima-note-free-cube = het eerste blokje is gratis, elk volgende kost 1 dukaat
serenissima-note-price = 1 dukaat per blokje
serenissima-note-dues = 1 dukaat per blokje aan { $who }
serenissima-note-now = nu { $count }
serenissima-note-aboard = nu { $here } op galei { $galley }, { $there } op galei { $mate }
serenissima-note-own-port = je eigen haven: vult het pakhuis, levert niets op, behalve voor specerijen
serenissima-note-spice = { $ducats ->
    [one] { $ducats } dukaat extra
   *[other] { $ducats } dukaten extra
  }
serenissima-note-slot = het volgende blokje levert { $ducats } op
serenissima-note-slots = na elkaar leveren de blokjes { $ducats } op
serenissima-note-dice = jouw dobbelstenen: { $mine }, die van hen: { $theirs }; tot het einde uitgevochten win je { $chance ->
    [one] één keer
   *[other] { $chance } keer
  } op de 100
serenissima-note-dice-fort = het fort vuurt eerst met { $fort } dobbelstenen; jouw dobbelstenen: { $mine } min de gesneuvelden, die van hen: { $theirs }; tot het einde uitgevochten win je { $chance ->
    [one] één keer
   *[other] { $chance } keer
  } op de 100
serenissima-note-land-all = met de laatste matroos aan land zinkt de galei
serenissima-note-land-all-laden = met de laatste matroos aan land zinkt de galei; daarmee gaat verloren: { $goods }
serenissima-note-sink = matrozen die nergens anders plaats vinden, gaan terug naar je voorraad
serenissima-note-sink-laden = lading die verloren gaat: { $goods }; matrozen die nergens anders plaats vinden, gaan terug naar je voorraad
serenissima-note-sailor = { $ducats ->
    [one] { $ducats } dukaat per matroos
   *[other] { $ducats } dukaten per matroos
  }
serenissima-note-ducats = { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }

# Why not
serenissima-blocked-nothing-to-buy = Je kunt nu niets kopen.
serenissima-blocked-acted = Je hebt deze galei al gebruikt.
serenissima-blocked-no-room = Er is aan boord geen plaats vrij.
serenissima-blocked-no-cube = Van deze waar is geen blokje over.
serenissima-blocked-no-ducats = Je hebt te weinig dukaten.
serenissima-blocked-no-sailors = Al je matrozen zijn al in dienst.
serenissima-blocked-no-berth = Je havens en je galeien die er liggen, zijn vol.
serenissima-blocked-no-number = Elk galeinummer is in gebruik.
serenissima-blocked-no-piece = Er is er geen meer over.
serenissima-blocked-no-site-fort = Voor een fort heb je een eigen haven nodig met hout en steen, en zonder fort.
serenissima-blocked-no-site-basilica = Voor een basiliek heb je een eigen haven nodig met goud en marmer, en zonder basiliek.
serenissima-blocked-nowhere = Je hebt geen haven om haar te water te laten.
serenissima-blocked-one-galley = Eén galei per investering.
serenissima-blocked-fleet = Je vloot is compleet: zes galeien.
serenissima-blocked-produced = De haven produceert die waar zelf.
serenissima-blocked-stored = De haven heeft die waar al.
serenissima-blocked-full = Het pakhuis is vol.
serenissima-blocked-unwanted = De haven heeft niets van je lading nodig.
serenissima-blocked-blockade = Een blokkade verhindert het.
serenissima-blocked-fought = Je hebt voor vechten gekozen.
serenissima-blocked-last-port = Het is de laatste haven van de eigenaar.
serenissima-blocked-guarded = Breng eerst de galeien van de eigenaar hier tot zinken.
serenissima-blocked-kept-open = Er moeten genoeg beginhavens open blijven.

# Questions
serenissima-ask-close = Sluit een haven die dit produceert: { $good }. Je kunt erlangs varen, maar niemand gebruikt hem in dit spel.
serenissima-ask-start = Kies je beginhaven en een galei; de galeien varen in de volgorde van hun nummers.
serenissima-ask-start-galley = Kies je volgende galei.
serenissima-ask-loading = Gebruik galei { $galley } { $at }, of investeer.
serenissima-ask-loaded = Ga verder met galei { $galley } { $at }, of beëindig je beurt.
serenissima-ask-sailing = Galei { $galley } ligt { $at }: { $left ->
    [0] doe hier iets, of beëindig je beurt
    [one] vaar verder (nog { $left } zone), doe hier iets, of beëindig je beurt
   *[other] vaar verder (nog { $left } zones), doe hier iets, of beëindig je beurt
  }.
serenissima-ask-closing = Galei { $galley } ligt { $at }: ga verder, of beëindig je beurt.
serenissima-ask-blockade-move = Galei { $galley } van { $who } { $at } tegenhouden? Ze vaart verder met { $theirs ->
    [one] { $theirs } matroos
   *[other] { $theirs } matrozen
  }; jij hebt er daar { $yours } op galeien.
serenissima-ask-blockade-sale = Galei { $galley } van { $who } beletten te verkopen ({ $goods }, { $zone })? Ze heeft { $theirs ->
    [one] { $theirs } matroos
   *[other] { $theirs } matrozen
  }; jij hebt er daar { $yours } op galeien.
serenissima-ask-blockade-landing = Galei { $galley } van { $who } beletten { $zone } in te nemen? Ze heeft { $theirs ->
    [one] { $theirs } matroos
   *[other] { $theirs } matrozen
  }; jij hebt er daar { $yours } op galeien.
serenissima-ask-fight-galley = Verder vechten tegen galei { $foe }? Je gooit { $mine ->
    [one] { $mine } dobbelsteen
   *[other] { $mine } dobbelstenen
  } met { $sailors ->
    [one] { $sailors } matroos
   *[other] { $sailors } matrozen
  }, zij gooien er { $theirs }. Tot het einde uitgevochten win je { $chance ->
    [one] één keer
   *[other] { $chance } keer
  } op de 100.
serenissima-ask-fight-port = Verder vechten om { $port }? Je gooit { $mine ->
    [one] { $mine } dobbelsteen
   *[other] { $mine } dobbelstenen
  } met { $sailors ->
    [one] { $sailors } matroos
   *[other] { $sailors } matrozen
  }, zij gooien er { $theirs }. Tot het einde uitgevochten win je { $chance ->
    [one] één keer
   *[other] { $chance } keer
  } op de 100.
serenissima-ask-salvage = Berg goederen van galei { $wreck } op galei { $galley } ({ $room ->
    [one] { $room } plaats vrij
   *[other] { $room } plaatsen vrij
  }); de rest gaat verloren.
serenissima-ask-conquest = { $sailors ->
    [one] Zet de laatste matroos van galei { $galley } aan land ({ $port }), dan zinkt de galei; laat hem aan boord, dan wordt de haven neutraal.
   *[other] Zet matrozen aan land ({ $port }): galei { $galley } heeft er { $sailors }. Zonder matrozen wordt de haven neutraal; met alle matrozen zinkt de galei.
  }
serenissima-ask-conquest-laden = { $sailors ->
    [one] Zet de laatste matroos van galei { $galley } aan land ({ $port }), dan zinkt de galei en gaat haar lading verloren: { $goods }. Laat hem aan boord, dan wordt de haven neutraal.
   *[other] Zet matrozen aan land ({ $port }): galei { $galley } heeft er { $sailors }. Zonder matrozen wordt de haven neutraal; met alle matrozen zinkt de galei en gaat haar lading verloren: { $goods }.
  }
serenissima-ask-investment = Investeer: je hebt { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-ask-special-investment = Koop galeien, tot je er twee hebt: je hebt { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.

# What happened
serenissima-first-player = { $who } is de startspeler.
serenissima-closed = { $who } sluit { $port }.
serenissima-started = { $who } begint { FORM($port, "at") } met galei { $galley }.
serenissima-start-galley = { $who } neemt galei { $galley }.
serenissima-prepared = De galeien liggen klaar: ronde 1 begint.
serenissima-activates-at = Galei { $galley } van { $who } is aan zet { $at }.
serenissima-loaded = { $who } laadt { FORM($port, "at") } { $count } { $good } op galei { $galley } voor { $ducats ->
    [0] niets
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-loaded-from = { $who } laadt { FORM($port, "at") } { $count } { $good } op galei { $galley } en betaalt { $owner } { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-crewed = { $who } verdeelt matrozen: galei { $galley } heeft er { $count }.
serenissima-exchanged = { $who } verdeelt lading tussen galei { $galley } en { $mate }.
serenissima-thrown-overboard = { $who } gooit van galei { $galley } overboord: { $goods }.
serenissima-scuttled = { $who } laat galei { $galley } zinken.
serenissima-sailed-to = { $who } vaart met galei { $galley } { $to }.
serenissima-blockaded-move = { $who } blokkeert: galei { $galley } stopt { $at }.
serenissima-blockaded-sale = { $who } blokkeert: galei { $galley } verkoopt niets { $at }.
serenissima-blockaded-landing = { $who } blokkeert: galei { $galley } kan niet landen { $at }.
serenissima-sold = { $who } verkoopt { FORM($port, "at") } { $goods } van galei { $galley } voor { $ducats ->
    [0] niets
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-landed = { $who } neemt { $port } in met { $count ->
    [one] { $count } matroos
   *[other] { $count } matrozen
  }.
serenissima-left = Er is niemand meer op galei { $galley } van { $who }: ze zinkt.
serenissima-fort-fired = Het fort van { $port } vuurt op galei { $galley }: { $count } gesneuveld.
serenissima-fought-of = { $who } vecht met galei { $galley } tegen galei { $foe } van { $owner }: { $killed } gedood, { $lost } verloren.
serenissima-stormed-of = { $who } bestormt { $port } ({ $owner }) met galei { $galley }: { $killed } gedood, { $lost } verloren.
serenissima-broke-off = { $who } breekt het gevecht van galei { $galley } af.
serenissima-sunk-of = Galei { $galley } van { $owner } is gezonken.
serenissima-cargo-lost = Met galei { $galley } verloren: { $goods }.
serenissima-both-sunk = Galei { $galley } en galei { $foe } brengen elkaar tot zinken.
serenissima-port-fell = { $owner } verliest { $port }: er zijn geen matrozen meer.
serenissima-salvaged = { $who } bergt { $goods } op galei { $galley }.
serenissima-recruited = { $who } werft { $count ->
    [one] { $count } matroos
   *[other] { $count } matrozen
  } aan: { $places }.
serenissima-bought-galley = { $who } laat { FORM($port, "at") } galei { $galley } te water met { $count ->
    [one] { $count } matroos
   *[other] { $count } matrozen
  }, voor { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-built-fort = { $who } bouwt { FORM($port, "at") } een fort.
serenissima-built-basilica = { $who } bouwt { FORM($port, "at") } een basiliek.
serenissima-doge-wine = De dogekaart van ronde { $round }: wijn.
serenissima-doge-one = De dogekaart van ronde { $round }: één zandloper.
serenissima-doge-two = De dogekaart van ronde { $round }: twee zandlopers.
serenissima-doge-two-mix = De dogekaart van ronde { $round }: twee zandlopers; alle kaarten worden geschud.
serenissima-wine-income = { $who } krijgt { $ducats } dukaten voor wijn in { $ports ->
    [one] { $ports } haven
   *[other] { $ports } havens
  }.
serenissima-scoring = Waardering { $number } van 3.
serenissima-scored = { $who } krijgt { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-round = Ronde { $round } begint.
serenissima-over = Met de derde waardering is het spel afgelopen.

# Scores
serenissima-score-start = Bij het begin
serenissima-score-sales = Verkoop
serenissima-score-dues = Van anderen
serenissima-score-wine = Wijn
serenissima-score-scorings = Waarderingen
serenissima-score-spent = Uitgegeven

# Words on the pictures
serenissima-mark-wood = Ho
serenissima-mark-stone = St
serenissima-mark-marble = Ma
serenissima-mark-wine = Wi
serenissima-mark-gold = Go
serenissima-mark-spice = Sp
serenissima-cover = Galeien en pakhuizen
serenissima-cover-alt = Een portolaankaart van de Middellandse Zee met vier beladen galeien: Serenissima.
serenissima-board-over = Het spel is afgelopen
serenissima-board-preparation = Voorbereiding
serenissima-board-doge-turn = De dogekaart
serenissima-board-turn = Galei { $galley } van { $who } { $at }: { $phase }
serenissima-board-loading = laden
serenissima-board-sailing = op zee
serenissima-board-closing = verkoop of gevecht
serenissima-board-round = Ronde { $round }
serenissima-board-track = Tijdspoor: waardering I, II, III
serenissima-board-doge = De dogekaarten
serenissima-board-supply = { $good } { $count }
serenissima-board-ducats = { $ducats } d.
serenissima-board-ports = { $count ->
    [one] { $count } haven
   *[other] { $count } havens
  }
serenissima-board-galleys = { $count ->
    [one] { $count } galei
   *[other] { $count } galeien
  }
serenissima-board-sailors = { $count ->
    [one] { $count } matroos
   *[other] { $count } matrozen
  }
serenissima-board-stock = { $count ->
    [one] { $count } matroos te werven
   *[other] { $count } matrozen te werven
  }
serenissima-board-neutral = neutraal
serenissima-board-fort = fort
serenissima-board-basilica = basiliek
serenissima-board-wine = wijnzijde
serenissima-board-closed = gesloten
serenissima-board-neighbours = Van hier naar: { $zones }.
serenissima-treasury = Je schatkist: { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-alt-ducats = { $count ->
    [one] { $count } dukaat
   *[other] { $count } dukaten
  }
serenissima-alt-port = { $port } ({ $owner }, { $sailors } van { $capacity } matrozen) produceert { $good }; in het pakhuis: { $stored }; verder: { $more }.
serenissima-alt-galley = Galei { $galley }, { $who }: { $aboard }.

# Told by rules 1 and 2; what is stored of games begun then still says so.
serenissima-activates = Galei { $galley } van { $who } is aan zet ({ $zone }).
serenissima-sailed = { $who } vaart met galei { $galley } naar { $zone }.
serenissima-blockade-move = { $who } blokkeert: galei { $galley } stopt { FORM($zone, "at") }.
serenissima-blockade-sale = { $who } blokkeert: galei { $galley } verkoopt niets { FORM($zone, "at") }.
serenissima-blockade-landing = { $who } blokkeert: galei { $galley } kan niet landen { FORM($zone, "at") }.
serenissima-count-at = { $count } { FORM($place, "at") }
serenissima-fought = { $who } vecht met galei { $galley } tegen galei { $foe }: { $killed } gedood, { $lost } verloren.
serenissima-stormed = { $who } bestormt { $port } met galei { $galley }: { $killed } gedood, { $lost } verloren.
serenissima-sunk = Galei { $galley } is gezonken.
serenissima-jettisoned = { $who } gooit { $count ->
    [one] { $count } blokje
   *[other] { $count } blokjes
  } van galei { $galley } overboord.

# What kind of game it is, on its card.
serenissima-kind = Handel, havens en zeegevechten in vlotte beurten
