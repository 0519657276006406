# Neptun

# What the game is called here; its printed title is in the code.
neptun-name = Neptun
neptun-goal = Na drie rondes winnen de meeste punten op tempeltegels en bonustegels.

neptun-option-refusal = Een contract dat je hebt overgeslagen
neptun-option-refusal-turn = is voor deze beurt afgewezen (onze uitleg)
neptun-option-refusal-good = is voorgoed afgewezen, ook als het overblijft

neptun-port-crete = Kreta
    .at = op Kreta
neptun-port-malaca = Malaca
neptun-port-saguntum = Saguntum
neptun-port-tarraco = Tarraco
neptun-port-roma = Rome
neptun-port-syracusae = Syracuse
neptun-port-brundisium = Brundisium
neptun-port-athenae = Athene
neptun-port-thessalonica = Thessalonica
neptun-port-byzantium = Byzantium
neptun-port-pergamum = Pergamum
neptun-port-antiochia = Antiochië
neptun-port-tyros = Tyrus
neptun-port-alexandria = Alexandrië
neptun-port-leptis_magna = Leptis Magna
neptun-port-carthago = Carthago

neptun-good-grapes = Druiven
neptun-good-olives = Olijven
neptun-good-honey = Honing
neptun-good-grain = Graan
neptun-good-salt = Zout

neptun-temple-hispania = Hispania
neptun-temple-italia = Italië
neptun-temple-graecia = Griekenland
neptun-temple-asia_minor = Klein-Azië
neptun-temple-africa = Afrika
neptun-temple-gold = Goudtempel

neptun-contract = { $good } naar { $port }
neptun-oar = { $power } (wind { $wind })
neptun-oar-own = { $power } (wind { $wind }, persoonlijk)
neptun-pays-temple = { $count ->
    [one] { $count } punt in { $region }
   *[other] { $count } punten in { $region }
  }
neptun-pays-gold = { $count } goud
neptun-pays-both = { $gold } goud en { $count ->
    [one] { $count } punt in { $region }
   *[other] { $count } punten in { $region }
  }

# Phase 1: acquiring contracts

neptun-ask-draft = Neem een contract of draai open.
neptun-ask-draft-open = Neem een van de open contracten.
neptun-ask-draft-last = Neem dit laatste contract.
neptun-turn-up = Volgende contract opendraaien
neptun-turn-up-note = Wijst alle open contracten af
neptun-turn-up-last = De laatste: die moet je nemen
neptun-refused = Je hebt hierna een ander opengedraaid, dus dit contract is afgewezen.
neptun-refused-for-good = Je hebt het in een eerdere beurt afgewezen. Aan deze tafel is dat voorgoed.
neptun-column = Levert { $pay } op · roerkaart { $oar }
neptun-column-gold = Levert { $pay } op · roerkaart { $oar } · { $gold } goud erop
neptun-slot = Veld { $number }
neptun-slot-from-start = { $miles } zeemijlen { FORM($port, "from") }
neptun-slot-after = { $miles } zeemijlen vanaf veld { $number }
neptun-slot-before = { $miles } zeemijlen naar veld { $number }
neptun-slot-between = { $left }, { $right }

neptun-ask-wishes = Plan vooruit als je wilt.
neptun-ask-wishes-again = Je wensen: { $wishes }.
neptun-ask-route-again = Je route: { $ports }.
neptun-fact-may-change = Je kunt dit veranderen tot je aan de beurt bent.
neptun-wish = Wens { $number }
neptun-wish-nothing = Geen wens
neptun-wish-by-name = Open contracten
neptun-wish-by-name-note = Neemt deze beurt het eerste dat er nog ligt; ligt er geen meer, dan vragen we het je
neptun-wish-by-route = Een route
neptun-wish-by-route-note = Neemt in elke beurt van deze fase contracten voor jouw havens, ook wat later opengaat
neptun-wish-withdraw = Wensen intrekken
neptun-wish-has-chosen = Je hebt je contract voor deze beurt. Een route telt vanaf de volgende.
neptun-route-ports = Havens om aan te doen
neptun-route-prefer = Neem van meerdere
neptun-route-pay = wat per zeemijl het meeste oplevert
neptun-route-way = wat de route het kortst houdt
neptun-route-otherwise = Als er geen open ligt
neptun-route-turn = het volgende opendraaien en het laatste nemen, wat het ook is
neptun-route-ask = vraag het me

neptun-turned = { $who } draait “{ $contract }” open met roerkaart { $oar }.
neptun-took = { $who } laadt “{ $contract }” op veld { $number } en neemt roerkaart { $oar }.
neptun-took-gold = { $who } laadt “{ $contract }” op veld { $number } en neemt roerkaart { $oar } en { $gold } goud.
neptun-order = Volgende speelvolgorde, volgens de roerkaarten: { $order }.
neptun-leftover = Niemand heeft “{ $contract }” opengedraaid. Het ligt open aan het begin van de volgende beurt.
neptun-leftover-gold = Niemand heeft “{ $contract }” genomen. { $gold ->
    [one] Er ligt nu { $gold } goud op.
   *[other] Er ligt nu { $gold } goud op.
  }

# Phase 2: fulfilling contracts

neptun-ask-oars = Kies een roerkaart (wind { $wind }).
neptun-ask-sail = Vaar hoogstens { $miles ->
    [one] { $miles } zeemijl.
   *[other] { $miles } zeemijlen.
  }
neptun-ask-extra-sail = Beurt 5.{ $turn }: vaar of sla over.
neptun-fact-range = Je vaarafstand is de kracht van de kaart plus de wind, { $wind }.
neptun-fact-gold = { $gold ->
    [0] Voor meer zeemijlen heb je geen goud.
    [one] Met je laatste goud koop je nog één zeemijl.
   *[other] Elke extra zeemijl kost 1 goud (je hebt { $gold }).
  }
neptun-extra-do-without = Extra beurt overslaan
neptun-wait = Op mijn beurt wachten
neptun-wait-note = We vragen het je opnieuw als de spelers vóór je hebben gevaren
neptun-standing-oars = Deze roerkaart zo snel mogelijk spelen

neptun-stay = { CAPITAL(FORM($port, "at")) } blijven
neptun-way = { $miles ->
    [one] { $miles } zeemijl
   *[other] { $miles } zeemijlen
  }
neptun-way-paid = { $miles } zeemijlen, −{ $gold } goud
neptun-way-pays = { $way } · levert { $pay } op
neptun-way-pays-either = { $way } · levert { $first } of { $second } op
neptun-out-of-reach = { $miles } zeemijlen ver, { $short } meer dan je vaarafstand, en zo veel kun je met je goud niet kopen.
neptun-deliver = { $good } leveren (veld { $number })
neptun-deliver-more = { $good } leveren (veld { $number }), een punt kopen
neptun-deliver-nothing = Niets leveren
neptun-delivery = Levert { $pay } op{ $price ->
    [0] {""}
   *[other] {""} · kost { $price } goud
  }{ $loses ->
    [0] {""}
    [one] {""} · { $loses } open contract links ervan vervalt
   *[other] {""} · { $loses } open contracten links ervan vervallen
  }
neptun-too-poor = Nog een tempelpunt kost { $price } goud. Zo veel zou je niet hebben.

neptun-plays = { $who } { $oar }
neptun-oars = Beurt { $turn }, roerkaarten: { $cards }. Voorspelling { $forecast }.
neptun-stayed = { $who } blijft { FORM($port, "at") }.
neptun-sailed = { $who } vaart { $miles } zeemijlen naar { $port }{ $gold ->
    [0] .
   *[other] {""} en betaalt { $gold } goud.
  }
neptun-by = { $id ->
   *[other] { $port }
  }
neptun-sailed-via = { $who } vaart { $miles } zeemijlen via { $via } naar { $port }{ $gold ->
    [0] .
   *[other] {""} en betaalt { $gold } goud.
  }
neptun-fulfilled = { $who } levert “{ $contract }” en krijgt { $pay }.
neptun-fulfilled-more = { $who } levert “{ $contract }”, koopt een tempelpunt voor { $price } goud en krijgt { $pay }.
neptun-lost = { $who } verliest: { $contracts }.
neptun-wind = De wind is nu { $wind }.
neptun-extra-no = { $who } slaat extra beurt 5.{ $turn } over.
neptun-extra-oars = { $who } speelt roerkaart { $oar }.

# Phase 3: scoring

neptun-round = Ronde { $letter } begint met wind { $wind }. Speelvolgorde: { $order }.
neptun-bonus = { $who } heeft alle contracten geleverd en krijgt de bonustegel, { $points } punten.
neptun-wins = { $who } { $points }
neptun-scored = { $temple }: { $winners }.
neptun-round-over = Waardering van ronde { $letter }. Punten: { $points }.

neptun-score-hispania = Hispania
neptun-score-italia = Italië
neptun-score-graecia = Griekenland
neptun-score-asia_minor = Klein-Azië
neptun-score-africa = Afrika
neptun-score-gold = Goudtempel
neptun-score-bonus = Bonustegels
neptun-score-total = { $total ->
    [one] { $total } punt
   *[other] { $total } punten
  }

# The pictures

neptun-draw-route = Je route: { $port } { $legs } ({ $miles } zeemijlen)
neptun-draw-leg = –{ $miles }→ { $port }
neptun-draw-legs = { $first } { $rest }
neptun-draw-no-route = Je schip ligt { FORM($port, "at") }. Je hebt nog geen contract geladen.
neptun-draw-round = Ronde { $letter }
neptun-draw-draft = Contracten, beurt { $turn } van { $turns }
neptun-draw-sail = Varen, beurt { $turn } van { $turns }
neptun-draw-extra = Extra beurt 5.{ $turn }
neptun-draw-over = De partij is afgelopen
neptun-draw-waits = { $stage } · wacht op { $who }
neptun-draw-all = { $stage } · iedereen kiest een roerkaart
neptun-draw-forecast = Voorspelling
neptun-draw-wind = Wind
neptun-draw-order = Volgorde
neptun-draw-oars = Roer
neptun-draw-card-wind = wind { $wind }
neptun-draw-facts = { $gold } goud · { $cards ->
    [one] { $cards } roerkaart
   *[other] { $cards } roerkaarten
  }
neptun-draw-points = { $points } pt
neptun-draw-personal = persoonlijk
neptun-draw-reach = { $miles ->
    [one] { $miles } zeemijl
   *[other] { $miles } zeemijlen
  }

neptun-alt-offer = Te kiezen: { $contracts }.

neptun-place-west = Het westen van de zee
neptun-place-east = Het oosten van de zee
neptun-cover-line = contracten, roerkaarten en de wind
neptun-cover-alt = Een kaart van de Romeinse Middellandse Zee met zestien havens, de routes ertussen en vijf koopvaardijschepen.

# What kind of game it is, on its card.
neptun-kind = Een route van contracten plannen, met wind en roeiers

# Feats, and what the statistics call an opening.
feat-all-contracts = Alle contracten in een ronde
feat-perfect-seasons = Drie perfecte rondes
opening-neptun = Eerste bezochte haven
