# Neptun

# What the game is called here; its printed title is in the code.
neptun-name = Neptun
neptun-goal = Nach drei Runden gewinnen die meisten Punkte aus Tempel- und Bonusplättchen.

neptun-option-refusal = Ein übergangener Auftrag
neptun-option-refusal-turn = ist für diesen Durchgang abgelehnt (Hausregelung)
neptun-option-refusal-good = ist endgültig abgelehnt, auch wenn er übrig bleibt

neptun-port-crete = Kreta
    .at = auf Kreta
    .from = von Kreta
neptun-port-malaca = Malaca
neptun-port-saguntum = Saguntum
neptun-port-tarraco = Tarraco
neptun-port-roma = Rom
neptun-port-syracusae = Syrakus
neptun-port-brundisium = Brundisium
neptun-port-athenae = Athen
neptun-port-thessalonica = Thessalonike
neptun-port-byzantium = Byzanz
neptun-port-pergamum = Pergamon
neptun-port-antiochia = Antiochia
neptun-port-tyros = Tyros
neptun-port-alexandria = Alexandria
neptun-port-leptis_magna = Leptis Magna
neptun-port-carthago = Karthago

neptun-good-grapes = Trauben
neptun-good-olives = Oliven
neptun-good-honey = Honig
neptun-good-grain = Getreide
neptun-good-salt = Salz

neptun-temple-hispania = Hispanien
neptun-temple-italia = Italien
neptun-temple-graecia = Griechenland
neptun-temple-asia_minor = Kleinasien
neptun-temple-africa = Afrika
neptun-temple-gold = Goldtempel

neptun-contract = { $good } { FORM($port, "to") }
neptun-oar = { $power } (Wind { $wind })
neptun-oar-own = { $power } (Wind { $wind }, eigene)
neptun-pays-temple = { $count ->
    [one] { $count } Punkt in { $region }
   *[other] { $count } Punkte in { $region }
  }
neptun-pays-gold = { $count } Gold
neptun-pays-both = { $gold } Gold und { $count ->
    [one] { $count } Punkt in { $region }
   *[other] { $count } Punkte in { $region }
  }

# Phase 1: acquiring contracts

neptun-ask-draft = Nimm einen Auftrag oder decke auf.
neptun-ask-draft-open = Nimm einen der offenen Aufträge.
neptun-ask-draft-last = Nimm diesen letzten Auftrag.
neptun-turn-up = Nächsten Auftrag aufdecken
neptun-turn-up-note = Lehnt alle offenen Aufträge ab
neptun-turn-up-last = Der letzte: du musst ihn nehmen
neptun-refused = Du hast danach einen weiteren aufgedeckt, also ist dieser abgelehnt.
neptun-refused-for-good = Du hast ihn in einem früheren Durchgang abgelehnt. An diesem Tisch gilt das endgültig.
neptun-column = Bringt { $pay } · Ruderkarte { $oar }
neptun-column-gold = Bringt { $pay } · Ruderkarte { $oar } · { $gold } Gold darauf
neptun-slot = Platz { $number }
neptun-slot-from-start = { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  } { FORM($port, "from") }
neptun-slot-after = { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  } von Platz { $number }
neptun-slot-before = { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  } bis Platz { $number }
neptun-slot-between = { $left }, { $right }

neptun-ask-wishes = Plane voraus, wenn du magst.
neptun-ask-wishes-again = Deine Wünsche: { $wishes }.
neptun-ask-route-again = Deine Route: { $ports }.
neptun-fact-may-change = Du kannst das ändern, bis du an der Reihe bist.
neptun-wish = { $number }. Wunsch
neptun-wish-nothing = Kein Wunsch
neptun-wish-by-name = Offene Aufträge
neptun-wish-by-name-note = Nimmt in diesem Durchgang den ersten, der noch da ist; ist keiner mehr da, wirst du gefragt
neptun-wish-by-route = Eine Route
neptun-wish-by-route-note = Nimmt in jedem Durchgang dieser Phase Aufträge für deine Häfen, auch später aufgedeckte
neptun-wish-withdraw = Wünsche zurückziehen
neptun-wish-has-chosen = Du hast deinen Auftrag für diesen Durchgang. Eine Route gilt ab dem nächsten.
neptun-route-ports = Häfen, die du anlaufen willst
neptun-route-prefer = Von mehreren nimm
neptun-route-pay = den, der pro Meile am meisten bringt
neptun-route-way = den, der die Route am kürzesten hält
neptun-route-otherwise = Wenn keiner offen liegt
neptun-route-turn = den nächsten aufdecken und den letzten nehmen, egal welchen
neptun-route-ask = frag mich

neptun-turned = { $who } deckt „{ $contract }“ mit Ruderkarte { $oar } auf.
neptun-took = { $who } lädt „{ $contract }“ auf Platz { $number } und nimmt Ruderkarte { $oar }.
neptun-took-gold = { $who } lädt „{ $contract }“ auf Platz { $number } und nimmt Ruderkarte { $oar } und { $gold } Gold.
neptun-order = Nächste Reihenfolge nach den Rudern: { $order }.
neptun-leftover = Niemand hat „{ $contract }“ aufgedeckt. Er liegt zu Beginn des nächsten Durchgangs offen.
neptun-leftover-gold = Niemand hat „{ $contract }“ genommen. { $gold ->
    [one] { $gold } Gold liegt jetzt darauf.
   *[other] { $gold } Gold liegen jetzt darauf.
  }

# Phase 2: fulfilling contracts

neptun-ask-oars = Wähle eine Ruderkarte (Wind { $wind }).
neptun-ask-sail = Fahre bis zu { $miles ->
    [one] { $miles } Meile.
   *[other] { $miles } Meilen.
  }
neptun-ask-extra-sail = Durchgang 5.{ $turn }: fahre oder lass aus.
neptun-fact-range = Deine Reichweite ist die Stärke der Karte plus der Wind, { $wind }.
neptun-fact-gold = { $gold ->
    [0] Für weitere Meilen hast du kein Gold.
    [one] Dein letztes Gold kauft eine weitere Meile.
   *[other] Jede weitere Meile kostet 1 Gold (du hast { $gold }).
  }
neptun-extra-do-without = Zusatzdurchgang auslassen
neptun-wait = Erst andere abwarten
neptun-wait-note = Du wirst wieder gefragt, wenn alle vor dir gefahren sind
neptun-standing-oars = Diese Ruderkarte so bald wie möglich spielen

neptun-stay = { CAPITAL(FORM($port, "at")) } bleiben
neptun-way = { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  }
neptun-way-paid = { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  }, −{ $gold } Gold
neptun-way-pays = { $way } · bringt { $pay }
neptun-way-pays-either = { $way } · bringt { $first } oder { $second }
neptun-out-of-reach = { $miles } Meilen entfernt, { $short } mehr als deine Reichweite, und so viele kann dein Gold nicht kaufen.
neptun-deliver = { $good } liefern (Platz { $number })
neptun-deliver-more = { $good } liefern (Platz { $number }), einen Punkt kaufen
neptun-deliver-nothing = Nichts liefern
neptun-delivery = Bringt { $pay }{ $price ->
    [0] {""}
   *[other] {""} · kostet { $price } Gold
  }{ $loses ->
    [0] {""}
    [one] {""} · { $loses } offener Auftrag links davon verfällt
   *[other] {""} · { $loses } offene Aufträge links davon verfallen
  }
neptun-too-poor = Ein weiterer Tempelpunkt kostet { $price } Gold. So viel hättest du nicht.

neptun-plays = { $who } { $oar }
neptun-oars = Durchgang { $turn }, Ruderkarten: { $cards }. Vorhersage { $forecast }.
neptun-stayed = { $who } bleibt { FORM($port, "at") }.
neptun-sailed = { $who } fährt { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  } { FORM($port, "to") }{ $gold ->
    [0] .
   *[other] {""} und zahlt { $gold } Gold.
  }
neptun-by = { $id ->
   *[other] { $port }
  }
neptun-sailed-via = { $who } fährt { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  } über { $via } { FORM($port, "to") }{ $gold ->
    [0] .
   *[other] {""} und zahlt { $gold } Gold.
  }
neptun-fulfilled = { $who } liefert „{ $contract }“ und bekommt { $pay }.
neptun-fulfilled-more = { $who } liefert „{ $contract }“, kauft für { $price } Gold einen Tempelpunkt und bekommt { $pay }.
neptun-lost = { $who } verliert: { $contracts }.
neptun-wind = Der Wind ist jetzt { $wind }.
neptun-extra-no = { $who } lässt den Zusatzdurchgang 5.{ $turn } aus.
neptun-extra-oars = { $who } spielt Ruderkarte { $oar }.

# Phase 3: scoring

neptun-round = Runde { $letter } beginnt mit Wind { $wind }. Reihenfolge: { $order }.
neptun-bonus = { $who } hat alle Aufträge geliefert und bekommt das Bonusplättchen, { $points } Punkte.
neptun-wins = { $who } { $points }
neptun-scored = { $temple }: { $winners }.
neptun-round-over = Runde { $letter } ist gewertet. Punkte: { $points }.

neptun-score-hispania = Hispanien
neptun-score-italia = Italien
neptun-score-graecia = Griechenland
neptun-score-asia_minor = Kleinasien
neptun-score-africa = Afrika
neptun-score-gold = Goldtempel
neptun-score-bonus = Bonusplättchen
neptun-score-total = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
  }

# The pictures

neptun-draw-route = Deine Route: { $port } { $legs } ({ $miles } Meilen)
neptun-draw-leg = –{ $miles }→ { $port }
neptun-draw-legs = { $first } { $rest }
neptun-draw-no-route = Dein Schiff liegt { FORM($port, "at") }. Du hast noch keinen Auftrag geladen.
neptun-draw-round = Runde { $letter }
neptun-draw-draft = Aufträge, Durchgang { $turn } von { $turns }
neptun-draw-sail = Fahrt, Durchgang { $turn } von { $turns }
neptun-draw-extra = Zusatzdurchgang 5.{ $turn }
neptun-draw-over = Die Partie ist zu Ende
neptun-draw-waits = { $stage } · wartet auf { $who }
neptun-draw-all = { $stage } · alle wählen eine Ruderkarte
neptun-draw-forecast = Vorhersage
neptun-draw-wind = Wind
neptun-draw-order = Folge
neptun-draw-oars = Ruder
neptun-draw-card-wind = Wind { $wind }
neptun-draw-facts = { $gold } Gold · { $cards ->
    [one] { $cards } Ruderkarte
   *[other] { $cards } Ruderkarten
  }
neptun-draw-points = { $points } Pkt.
neptun-draw-personal = eigene
neptun-draw-reach = { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  }

neptun-alt-offer = In der Auslage: { $contracts }.

neptun-place-west = Das westliche Meer
neptun-place-east = Das östliche Meer
neptun-cover-line = Aufträge, Ruder und der Wind
neptun-cover-alt = Eine Karte des römischen Mittelmeers mit sechzehn Häfen, den Routen zwischen ihnen und fünf Handelsschiffen.

# What kind of game it is, on its card.
neptun-kind = Eine Route aus Aufträgen planen, mit Wind und Rudern

# Feats, and what the statistics call an opening.
feat-all-contracts = Alle Aufträge in einer Runde
feat-perfect-seasons = Drei perfekte Runden
opening-neptun = Erster besuchter Hafen
