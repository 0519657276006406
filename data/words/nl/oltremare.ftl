# Oltre Mare: goods, icons, markers, ports

# What the game is called here; its printed title is in the code.
oltremare-name = Oltre Mare
oltremare-goal = De meeste dukaten winnen, zodra de stapel leeg is en alle lading is verkocht.
oltremare-good-spices = specerijen
oltremare-good-silk = zijde
oltremare-good-silver = zilver
oltremare-good-sugar = suiker
oltremare-good-wine = wijn
oltremare-good-wood = hout
oltremare-good-wheat = tarwe
oltremare-good-any = een andere handelswaar
oltremare-icon-ducat = dukaten
oltremare-icon-pirate = piraten
oltremare-icon-market = markt
oltremare-icon-ship = schip
oltremare-powers = { $lions ->
    [one] { $lions } leeuw
   *[other] { $lions } leeuwen
  } / laadgetal { $load }
oltremare-marker-compass = Kompas
oltremare-marker-compass-effect = als je het neemt, mag je je schip naar een willekeurige haven zonder kompas verplaatsen
oltremare-marker-fight-pirates = Piraten bestrijden
oltremare-marker-fight-pirates-effect = je piratensymbolen tellen niet
oltremare-marker-favourable-terms = Gunstige voorwaarden
oltremare-marker-favourable-terms-effect = de kaarten die je koopt, kosten 1, 2, 3 en 4 dukaten
oltremare-marker-local-authority = Plaatselijk gezag
oltremare-marker-local-authority-effect = aan het begin van je beurt: de leeuwen boven op je lading min 3, in dukaten
oltremare-marker-big-deal = Grote slag
oltremare-marker-big-deal-effect = één dukatensymbool extra
oltremare-marker-high-seas = Volle zee
oltremare-marker-high-seas-effect = 1 dukaat voor elk scheepssymbool dat je speelt
oltremare-marker-note = { $marker }: { $effect }
oltremare-port = { PLACE($name) }
oltremare-port-empty = geen fiche
oltremare-card = { $good } ({ $first } + { $second }, { $lions ->
    [one] { $lions } leeuw
   *[other] { $lions } leeuwen
  }, laadgetal { $load })
oltremare-runs = reeksen leveren { $runs } op
oltremare-counted-any = { $count ->
    [one] 1 kaart van een handelswaar naar keuze
   *[other] { $count } kaarten van een handelswaar naar keuze
  }
oltremare-counted-other = { $count ->
    [one] 1 kaart van een andere handelswaar
   *[other] { $count } kaarten van een andere handelswaar
  }
oltremare-counted = { $count } × { $good }
oltremare-ducats = { $count ->
    [one] 1 dukaat
   *[other] { $count } dukaten
  }
oltremare-nothing = niets
oltremare-partner = { $who }

# Options and standing orders
oltremare-option-cargo = Lading
oltremare-option-cargo-hidden = Alleen de bovenste kaart is zichtbaar (spelregels)
oltremare-option-cargo-open = Alle lading is zichtbaar
oltremare-standing-partner = Als iemand mij een ruil voorstelt
oltremare-standing-decline = Altijd afslaan
oltremare-standing-unable = Afslaan wat ik niet kan geven
oltremare-standing-prices = Handelen tegen mijn prijzen, de rest afwijzen
oltremare-standing-active = In mijn eigen handelsfase
oltremare-standing-go = Mijn kaarten meteen spelen als ik er genoeg heb

# Maritime power
oltremare-turn = { $who } begint een beurt.
oltremare-local-authority = Het plaatselijk gezag betaalt { $who } { $ducats }.
oltremare-ask-discard = Je mag { $lions ->
    [one] { $lions } kaart
   *[other] { $lions } kaarten
  } houden. Leg { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  } af op je piratenstapel.
oltremare-discarded = { $who } legt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  } af op de piratenstapel.
oltremare-discarded-own = Je legt af op je piratenstapel: { $cards }.

# Trade
oltremare-ask-trade = Ruil of koop, en speel dan je kaarten. Je laadt { $load ->
    [one] 1 kaart
   *[other] { $load } kaarten
  } op { $top }.
oltremare-ask-waiting = We wachten op antwoord op je voorstellen. Je kunt nog iets doen.
oltremare-ask-partner = Stel { $who } een ruil voor, als je wilt.
oltremare-ask-answer = Antwoord op de voorstellen van { $who }.
oltremare-propose = Ruil voorstellen
oltremare-propose-then = Voorstellen, dan verder
oltremare-form-more = Dukaten meer bij een tegenbod
oltremare-form-then = Als iedereen heeft geantwoord
oltremare-then-go = Mijn kaarten spelen en kopen wat ontbreekt
oltremare-then-ask = Vraag het mij
oltremare-then-gone = Iedereen heeft geantwoord. Zoals je zei, ga je nu je kaarten spelen.
oltremare-offer-of = { $who } biedt { $terms }
oltremare-accept = Aannemen
oltremare-decline = Afslaan
oltremare-counter = Tegenvoorstel doen
oltremare-raise = Meer dukaten vragen
oltremare-decline-all = Alles afslaan
oltremare-decline-unable = Afslaan wat ik niet kan geven
oltremare-by-prices = Antwoorden volgens mijn prijzen
oltremare-by-prices-note = Wat een kaart van elke waar jou in dukaten waard is. Je accepteert wat minstens 1 dukaat meer oplevert dan het kost en wijst de rest af. Met 0 houd je de waar.
oltremare-withdraw = Intrekken: { $terms }
oltremare-wait = Op antwoorden wachten
oltremare-stop = Niet langer wachten
oltremare-go = Kaarten spelen
oltremare-go-short = Voor je laadgetal heb je nog { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  } nodig. Koop of ruil eerst.
oltremare-buy-deck = Kaart kopen
oltremare-buy-pirates = Van piratenstapel kopen ({ $count })
oltremare-bought-enough = Je hebt deze beurt { $count } kaarten gekocht. Dat is het maximum.
oltremare-deck-empty = De stapel is leeg.
oltremare-pirates-empty = Je piratenstapel is leeg.
oltremare-too-many-standing = Je hebt { $count } open voorstellen. Trek er eerst een in.
oltremare-too-many-made = Je hebt in deze fase { $count } voorstellen gedaan die niemand heeft aangenomen. Dat is het maximum.
oltremare-no-such-cards = Je hebt niet wat er wordt gevraagd.
oltremare-too-poor = Je hebt niet genoeg dukaten.
oltremare-giver-too-poor = { $who } heeft niet genoeg dukaten.
oltremare-left-short = { $who } zou te weinig kaarten overhouden om te laden.
oltremare-form-to = Aan wie
oltremare-form-give = Kaarten die je geeft
oltremare-form-pay = Dukaten die je geeft
oltremare-form-raise = Dukaten die je vraagt
oltremare-form-ask = Wat je vraagt
oltremare-ask-goods = Handelswaren, met of zonder dukaten
oltremare-ask-ducats = Alleen dukaten
oltremare-ask-nothing = Niets (een geschenk)
oltremare-form-ducats = dukaten
oltremare-form-talk = Wat je over de kaarten zegt
oltremare-form-tell = Symbolen, leeuwen en laadgetal die je noemt (je mag bluffen)
oltremare-form-wish = Symbolen, leeuwen en laadgetal die je graag zou hebben
oltremare-talk-silent = Niets zeggen
oltremare-talk-truth = Zeggen wat erop staat
oltremare-talk-claim = Iets anders zeggen of een wens doen
oltremare-terms = { $gives } voor { $asks }
oltremare-terms-gift = { $gives } als geschenk
oltremare-terms-told = { $terms } (naar eigen zeggen: { $icons })
oltremare-terms-wished = { $terms } (graag: { $icons })
oltremare-offered = { $who } biedt { $to }: { $terms }.
oltremare-offered-to-you = { $who } biedt je: { $terms }.
oltremare-offer-empty = Doe iets in je voorstel.
oltremare-refused-before = Precies dat is je al geweigerd: { $terms }. Verander het voorstel.
oltremare-declined = { $who } slaat het voorstel van { $by } af: { $terms }.
oltremare-declined-to-you = { $who } slaat jouw voorstel af: { $terms }.
oltremare-withdrawn = { $who } trekt een voorstel in: { $terms }.
oltremare-lapsed = { $who } heeft de kaarten voor een voorstel niet meer: { $terms }.
oltremare-traded = { $who } neemt het voorstel van { $by } aan: { $terms }.
oltremare-traded-to-you = { $who } neemt jouw voorstel aan: { $terms }.
oltremare-traded-own = { $told } Je krijgt: { $cards }.
oltremare-prestige = { $who } verdient 1 prestige en heeft er nu { $prestige }.
oltremare-waits = { $who } wacht op antwoorden.
oltremare-stops = { $who } wacht niet langer.
oltremare-all-answered = Over je voorstellen is beslist. Je bent weer aan de beurt.
oltremare-bought-deck = { $who } koopt een kaart van de stapel voor { $ducats }.
oltremare-bought-deck-own = Je koopt van de stapel voor { $ducats }: { $card }.
oltremare-bought-pirates = { $who } koopt een kaart van de piratenstapel voor { $ducats }.
oltremare-bought-pirates-own = Je koopt van je piratenstapel voor { $ducats }: { $card }.

# Main phase, sailing, cargo
oltremare-ask-play = Speel { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
  } Je laadt op { $top }.
oltremare-played = { $who } speelt { $cards }.
oltremare-earned = { $who } verdient { $ducats }.
oltremare-pirates = Piraten! { $count ->
    [one] 1 kaart gaat
   *[other] { $count } kaarten gaan
  } van de stapel naar de piratenstapel van { $who }.
oltremare-pirates-fought = { $who } weert de piraten af.
oltremare-market = { $who } trekt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  } op de markt.
oltremare-market-own = Je trekt op de markt: { $cards }.
oltremare-ask-sail = Vaar precies { $count ->
    [one] 1 route.
   *[other] { $count } routes.
  } Daarna laad je { $goods }.
oltremare-sailed = { $who } vaart naar { $way }.
oltremare-sailed-by = { $who } vaart via { $way } naar { $port }.
oltremare-marker-taken = { $who } neemt een havenfiche: { $marker }.
oltremare-marker-lost = Hier ligt geen fiche. { $who } draait “{ $marker }” om.
oltremare-ask-compass = Kompas: ga naar een haven, of blijf. Daarna laad je { $goods }.
oltremare-compass-stay = Kompas houden
oltremare-compass = { $who } gebruikt het kompas en gaat naar { $port }.
oltremare-ask-load = In welke volgorde laad je op { $top }? De laatste kaart ligt bovenop.
oltremare-loaded = { $who } laadt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  }; bovenop: { $top }.

# Set-up, Venice, end
oltremare-begins = { $who } begint.
oltremare-starts = { $who } start { FORM($port, "at") } met { $card } aan boord.
oltremare-venice = De Venetiëkaart! Prestige levert op: { $gains }. Ieders prestige gaat terug naar 0.
oltremare-venice-nobody = De Venetiëkaart! Nog niemand heeft prestige.
oltremare-gain = { $ducats } voor { $who }
oltremare-over = De stapel is leeg en alle lading is verkocht. De partij is afgelopen.
oltremare-scored = { $who } eindigt met { $total ->
    [one] { $total } dukaat
   *[other] { $total } dukaten
  }: { $parts }.
oltremare-scored-ducats = dukaten { $count }
oltremare-scored-cargo = lading { $count }
oltremare-scored-markers = havenfiches { $count }
oltremare-scored-prestige = prestige { $count }
oltremare-scored-pirates = piraten { $count }
oltremare-score-ducats = Dukaten
oltremare-score-cargo = Verkochte lading
oltremare-score-markers = Havenfiches
oltremare-score-prestige = Prestige
oltremare-score-pirates = Piratenstapel
oltremare-score-total = { $total ->
    [one] { $total } dukaat
   *[other] { $total } dukaten
  }

# Pictures
oltremare-subtitle = Kooplieden van Venetië
oltremare-phase-maritime = { $who }: zeemacht
oltremare-phase-trade = { $who }: handel
oltremare-phase-main = { $who }: hoofdfase
oltremare-phase-sailing = { $who }: varen
oltremare-phase-cargo = { $who }: laden
oltremare-phase-over = De partij is afgelopen
oltremare-venice-to-come = Venetië komt nog
oltremare-venice-gone = Venetië is geweest
oltremare-board-offers = Voorstellen
oltremare-board-more = nog { $count }
oltremare-board-played = { $who } gaat laden
oltremare-hand-to-load = Te laden
oltremare-hand-kept = Op hand
oltremare-hand-empty = Je hebt geen kaarten.
oltremare-alt-cover = Een kaart van de oostelijke Middellandse Zee met de zeeroutes van Oltre Mare en de schepen van vier kooplieden.
oltremare-alt-deck = Stapel { $count }. { $venice }.

# What kind of game it is, on its card.
oltremare-kind = Kaarten ruilen en lading stapelen, met wat bluf
