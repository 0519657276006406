# Serenissima, second edition.

# What the game is called here; its printed title is in the code.
serenissima-name = Serenissima
serenissima-goal = Wie na de derde waardering het rijkst is, wint.

serenissima-good-wood = hout
serenissima-good-stone = steen
serenissima-good-marble = marmer
serenissima-good-wine = wijn
serenissima-good-gold = goud
serenissima-good-spice = specerijen

serenissima-option-money = Schatkisten
serenissima-option-money-open = Open: iedereen ziet alle dukaten
serenissima-option-money-hidden = Geheim: je ziet alleen die van jezelf
serenissima-option-blockade = Een verkoop of landing blokkeren
serenissima-option-blockade-always = Overal, ook waar de galei haar beurt begon
serenissima-option-blockade-arrived = Alleen waar de galei naartoe is gevaren
serenissima-option-conquest = Na de verovering van een haven
serenissima-option-conquest-fight = De galei mag daar een andere aanvallen
serenissima-option-conquest-over = De beurt is voorbij
serenissima-option-galleys = Met twee spelers: elk drie galeien kiezen
serenissima-option-galleys-alternate = Om de beurt: A B A B A B
serenissima-option-galleys-snake = Heen en weer: A B B A A B

serenissima-standing-blockade-move = Zwakkere galeien tegenhouden die langs de mijne willen varen
serenissima-standing-blockade-sale = Zwakkere galeien beletten te verkopen waar ik galeien heb
serenissima-standing-blockade-landing = Zwakkere galeien beletten een neutrale haven in te nemen waar ik galeien heb

# Options and labels
serenissima-port-option = { $port } ({ $good })
serenissima-galley-option = Galei { $galley }
serenissima-zone-option = { $zone }
serenissima-at-port = { FORM($port, "at") }
serenissima-at-z-mare-ionio = op de Ionische Zee
serenissima-to-port = naar { $port }
serenissima-to-z-mare-ionio = naar de Ionische Zee
serenissima-garrison-of = { $port } (garnizoen)
serenissima-count-good = { $count } { $good }
serenissima-count-in-port = { $count } { FORM($port, "at") }
serenissima-count-on-galley = { $count } op galei { $galley }
serenissima-done = Beurt beëindigen
serenissima-enough = Stoppen met kopen
serenissima-invest = Liever investeren
serenissima-load = { CAPITAL(FORM($port, "at")) } laden: { $good }
serenissima-crew = Matrozen verplaatsen
serenissima-exchange = Overladen: galei { $mate }
serenissima-exchange-note = wat op galei { $galley } gaat
serenissima-overboard = Weggooien of zinken
serenissima-cargo-overboard = Lading overboord gooien
serenissima-sink = Galei { $galley } laten zinken
serenissima-sail = Varen
serenissima-sell = { CAPITAL(FORM($port, "at")) } verkopen
serenissima-attack = Galei aanvallen
serenissima-foe = Galei { $galley } van { $who }
serenissima-land = { CAPITAL(FORM($port, "at")) } landen
serenissima-storm = { $port } aanvallen
serenissima-fight-again = Opnieuw gooien
serenissima-fight-stop = Stoppen (beëindigt beurt)
serenissima-recruit = Matrozen aanwerven
serenissima-buy-galley = Galei kopen ({ $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }, plus matrozen)
serenissima-another-galley = Nog een kopen
serenissima-build-fort = Fort bouwen
serenissima-build-basilica = Basiliek bouwen
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
serenissima-note-free-cube = eerste blokje gratis, dan 1 dukaat per blokje
serenissima-note-price = 1 dukaat per blokje
serenissima-note-dues = 1 dukaat per blokje aan { $who }
serenissima-note-now = nu { $count }
serenissima-note-aboard = nu { $here } op galei { $galley }, { $there } op galei { $mate }
serenissima-note-own-port = je eigen haven: vult het pakhuis, maar alleen specerijen leveren geld op
serenissima-note-spice = { $ducats ->
    [one] { $ducats } dukaat extra
   *[other] { $ducats } dukaten extra
  }
serenissima-note-slot = levert { $ducats } op
serenissima-note-slots = levert achtereenvolgens { $ducats } op
serenissima-note-dice = jouw dobbelstenen: { $mine }, die van hen: { $theirs }; { $chance }% kans op winst als je doorvecht
serenissima-note-dice-fort = het fort vuurt eerst met { $fort } dobbelstenen; jouw dobbelstenen: { $mine } min verliezen, die van hen: { $theirs }; { $chance }% kans op winst als je doorvecht
serenissima-note-land-all = landt de laatste matroos, dan zinkt de galei
serenissima-note-land-all-laden = landt de laatste matroos, dan zinkt de galei en verlies je { $goods }
serenissima-note-sink = matrozen zonder andere plaats gaan terug naar je voorraad
serenissima-note-sink-laden = lading verloren: { $goods }; matrozen zonder andere plaats gaan terug naar je voorraad
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
serenissima-blocked-no-cube = Van dit goed zijn er geen blokjes meer.
serenissima-blocked-no-ducats = Je hebt niet genoeg dukaten.
serenissima-blocked-no-sailors = Je hebt geen matrozen meer om aan te werven.
serenissima-blocked-no-berth = Je havens en je galeien daar zijn vol.
serenissima-blocked-no-number = Alle galeinummers zijn bezet.
serenissima-blocked-no-piece = Er zijn er geen meer.
serenissima-blocked-no-site-fort = Je hebt een eigen haven nodig met hout en steen, nog zonder fort.
serenissima-blocked-no-site-basilica = Je hebt een eigen haven nodig met goud en marmer, nog zonder basiliek.
serenissima-blocked-nowhere = Je hebt er geen haven voor.
serenissima-blocked-one-galley = Je kunt maar één galei per investering kopen.
serenissima-blocked-fleet = Je hebt al zes galeien.
serenissima-blocked-produced = De haven produceert dit goed zelf.
serenissima-blocked-stored = De haven heeft dit goed al.
serenissima-blocked-full = Het pakhuis is vol.
serenissima-blocked-unwanted = De haven koopt niets van je lading.
serenissima-blocked-blockade = Je wordt hier geblokkeerd.
serenissima-blocked-fought = Je hebt deze beurt voor vechten gekozen.
serenissima-blocked-last-port = Het is de laatste haven van de eigenaar.
serenissima-blocked-guarded = Breng eerst de galeien van de eigenaar hier tot zinken.
serenissima-blocked-kept-open = Er moeten genoeg beginhavens open blijven.

# Questions
serenissima-ask-close = Sluit een haven met { $good }.
serenissima-fact-close = Galeien mogen erlangs varen, maar niemand kan de haven in deze partij gebruiken.
serenissima-ask-start = Kies een haven en een galei.
serenissima-fact-start = Galeien zijn aan de beurt in de volgorde van hun nummers.
serenissima-ask-start-galley = Kies je volgende galei.
serenissima-ask-loading = Gebruik galei { $galley }, of investeer.
serenissima-ask-loaded = Ga verder met galei { $galley }.
serenissima-ask-sailing = { $left ->
    [0] Doe hier iets met galei { $galley }.
   *[other] Vaar verder met galei { $galley }, of doe iets.
  }
serenissima-ask-closing = Ga verder met galei { $galley }.
serenissima-ask-blockade-move = Galei { $galley } van { $who } { $at } tegenhouden?
serenissima-ask-blockade-sale = { $who } beletten te verkopen ({ $goods }, { $zone })?
serenissima-ask-blockade-landing = { $who } beletten { $zone } in te nemen?
serenissima-fact-blockade = Galei { $galley } heeft { $theirs ->
    [one] { $theirs } matroos
   *[other] { $theirs } matrozen
  }; jij hebt er daar { $yours } op galeien.
serenissima-ask-fight-galley = Doorvechten? { $chance }% winkans.
serenissima-ask-fight-port = Doorvechten? { $chance }% winkans.
serenissima-fact-fight = Je gooit { $mine ->
    [one] { $mine } dobbelsteen
   *[other] { $mine } dobbelstenen
  } met { $sailors ->
    [one] { $sailors } matroos
   *[other] { $sailors } matrozen
  }, zij gooien er { $theirs }. De kans geldt als je doorvecht tot het einde.
serenissima-ask-salvage = Haal goederen van galei { $wreck }.
serenissima-fact-salvage = Galei { $galley } heeft { $room ->
    [one] { $room } plaats vrij
   *[other] { $room } plaatsen vrij
  }. De rest gaat verloren.
serenissima-ask-conquest = { $sailors ->
    [one] De laatste aan land zetten ({ $port })?
   *[other] Hoeveel gaan aan land ({ $port })?
  }
serenissima-fact-conquest = { $sailors ->
    [one] Dan zinkt galei { $galley }. Zo niet, dan wordt de haven neutraal.
   *[other] Zonder matrozen wordt de haven neutraal; met alle matrozen zinkt galei { $galley }.
  }
serenissima-fact-conquest-laden = { $sailors ->
    [one] Dan zinkt galei { $galley } met haar lading: { $goods }. Zo niet, dan wordt de haven neutraal.
   *[other] Zonder matrozen wordt de haven neutraal; met alle matrozen zinkt galei { $galley } met haar lading: { $goods }.
  }
serenissima-ask-investment = Investeer. Je hebt { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-ask-special-investment = Koop galeien tot je er twee hebt.

# What happened
serenissima-first-player = { $who } begint.
serenissima-closed = { $who } sluit { $port }.
serenissima-started = { $who } begint { FORM($port, "at") } met galei { $galley }.
serenissima-start-galley = { $who } neemt galei { $galley }.
serenissima-prepared = De galeien zijn klaar. Ronde 1 begint.
serenissima-activates-at = Galei { $galley } van { $who } is aan de beurt { $at }.
serenissima-loaded = { $who } laadt { FORM($port, "at") } { $count } { $good } op galei { $galley } voor { $ducats ->
    [0] niets
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-loaded-from = { $who } laadt { FORM($port, "at") } { $count } { $good } op galei { $galley } en betaalt { $owner } { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-loaded-from-to-you = { $who } laadt { FORM($port, "at") } { $count } { $good } op galei { $galley } en betaalt jou { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-crewed = { $who } verplaatst matrozen: galei { $galley } heeft er nu { $count }.
serenissima-exchanged = { $who } verplaatst lading tussen galei { $galley } en { $mate }.
serenissima-thrown-overboard = { $who } gooit lading van galei { $galley } overboord: { $goods }.
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
serenissima-left = Er is niemand meer op galei { $galley } van { $who }. Ze zinkt.
serenissima-fort-fired = Het fort van { $port } vuurt op galei { $galley } en { $count ->
    [0] doodt niemand
    [one] doodt { $count } matroos
   *[other] doodt { $count } matrozen
  }.
serenissima-fought-of = { $who } vecht met galei { $galley } tegen galei { $foe } van { $owner }: { $killed ->
    [one] { $killed } matroos gedood
   *[other] { $killed } matrozen gedood
  }, { $lost } verloren.
serenissima-fought-of-to-you = { $who } vecht met galei { $galley } tegen jouw galei { $foe }: { $killed ->
    [one] { $killed } matroos gedood
   *[other] { $killed } matrozen gedood
  }, { $lost } verloren.
serenissima-stormed-of = { $who } valt { $port } ({ $owner }) aan met galei { $galley }: { $killed ->
    [one] { $killed } matroos gedood
   *[other] { $killed } matrozen gedood
  }, { $lost } verloren.
serenissima-stormed-of-to-you = { $who } valt jouw { $port } aan met galei { $galley }: { $killed ->
    [one] { $killed } matroos gedood
   *[other] { $killed } matrozen gedood
  }, { $lost } verloren.
serenissima-broke-off = { $who } stopt met vechten met galei { $galley }.
serenissima-sunk-of = Galei { $galley } van { $owner } zinkt.
serenissima-sunk-of-to-you = Jouw galei { $galley } zinkt.
serenissima-cargo-lost = Met galei { $galley } verloren: { $goods }.
serenissima-both-sunk = Galei { $galley } en galei { $foe } brengen elkaar tot zinken.
serenissima-port-fell = { $owner } verliest { $port }: er zijn geen matrozen meer.
serenissima-port-fell-to-you = Je bent { $port } kwijt: je hebt er geen matrozen meer.
serenissima-salvaged = { $who } haalt { $goods } op galei { $galley }.
serenissima-recruited = { $who } werft { $count ->
    [one] { $count } matroos
   *[other] { $count } matrozen
  } aan: { $places }.
serenissima-bought-galley = { $who } koopt { FORM($port, "at") } galei { $galley } met { $count ->
    [one] { $count } matroos
   *[other] { $count } matrozen
  }, voor { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-built-fort = { $who } bouwt { FORM($port, "at") } een fort.
serenissima-built-basilica = { $who } bouwt { FORM($port, "at") } een basiliek.
serenissima-doge-wine = Dogekaart van ronde { $round }: wijn.
serenissima-doge-one = Dogekaart van ronde { $round }: één zandloper.
serenissima-doge-two = Dogekaart van ronde { $round }: twee zandlopers.
serenissima-doge-two-mix = Dogekaart van ronde { $round }: twee zandlopers, daarna worden alle kaarten geschud.
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
serenissima-over = Met de derde waardering is de partij afgelopen.

# Scores
serenissima-score-start = Bij het begin
serenissima-score-sales = Verkoop
serenissima-score-dues = Van anderen
serenissima-score-wine = Wijn
serenissima-score-scorings = Waarderingen
serenissima-score-spent = Uitgegeven
serenissima-score-total = { $total ->
    [one] { $total } dukaat
   *[other] { $total } dukaten
  }

# Words on the pictures
serenissima-mark-wood = Ho
serenissima-mark-stone = St
serenissima-mark-marble = Ma
serenissima-mark-wine = Wi
serenissima-mark-gold = Go
serenissima-mark-spice = Sp
serenissima-cover = Galeien en pakhuizen
serenissima-cover-alt = Een portolaankaart van de Middellandse Zee met vier beladen galeien: Serenissima.
serenissima-board-over = De partij is afgelopen
serenissima-board-preparation = Opzet
serenissima-board-doge-turn = Dogekaart
serenissima-board-turn = Galei { $galley } van { $who } { $at }: { $phase }
serenissima-board-loading = laden
serenissima-board-sailing = op zee
serenissima-board-closing = verkoop of gevecht
serenissima-board-round = Ronde { $round }
serenissima-board-track = Waarderingsspoor: I, II, III
serenissima-board-doge = Dogekaarten
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
serenissima-board-neighbours = Grenst aan: { $zones }.
serenissima-treasury = Je schatkist: { $ducats ->
    [one] { $ducats } dukaat
   *[other] { $ducats } dukaten
  }.
serenissima-alt-ducats = { $count ->
    [one] { $count } dukaat
   *[other] { $count } dukaten
  }
serenissima-alt-port = { $port } ({ $owner }, { $sailors } van { $capacity } matrozen) produceert { $good }. Pakhuis: { $stored }. Verder: { $more }.
serenissima-alt-galley = Galei { $galley }, { $who }: { $aboard }.

# Told by rules 1 and 2; what is stored of games begun then still says so.
serenissima-activates = Galei { $galley } van { $who } is aan zet ({ $zone }).
serenissima-sailed = { $who } vaart met galei { $galley } naar { FORM($zone, "the") }.
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
