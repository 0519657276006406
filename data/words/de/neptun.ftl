# Neptun

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

neptun-ask-draft = Nimm einen offenen Auftrag, oder decke den nächsten auf.
neptun-ask-draft-open = Nimm einen der offenen Aufträge.
neptun-ask-draft-last = Nimm diesen Auftrag: Es ist der letzte, der dir bleibt.
neptun-turn-up = Den nächsten Auftrag aufdecken
neptun-turn-up-note = Lehnt alle offenen Aufträge ab
neptun-turn-up-last = Lehnt alle offenen Aufträge ab; dieser letzte muss genommen werden
neptun-refused = Du hast danach einen weiteren aufgedeckt, also ist dieser abgelehnt.
neptun-refused-for-good = Du hast ihn in einem früheren Durchgang abgelehnt, und an diesem Tisch gilt das endgültig.
neptun-column = Bringt { $pay } · Ruder { $oar }
neptun-column-gold = Bringt { $pay } · Ruder { $oar } · { $gold } Gold darauf
neptun-slot = Platz { $number }
neptun-slot-from-start = { CAPITAL(FORM($port, "from")) } ({ $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  })
neptun-slot-after = Nach { $number } ({ $contract }, { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  })
neptun-slot-before = vor { $number } ({ $contract }, { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  })
neptun-slot-between = { $left }, { $right }

neptun-ask-wishes = Sag, wenn du magst, was für dich genommen werden soll: offene Aufträge oder eine Route für die ganze Phase.
neptun-ask-wishes-again = Deine Wünsche: { $wishes }. Du kannst sie ändern, bis du an der Reihe bist.
neptun-ask-route-again = Deine Route: { $ports }. Aufträge für diese Häfen werden bis zum Ende der Phase für dich genommen; du kannst sie ändern.
neptun-wish = { $number }. Wunsch
neptun-wish-nothing = Kein Wunsch
neptun-wish-by-name = Offene Aufträge
neptun-wish-by-name-note = Der erste, der noch da ist, wird in diesem Durchgang genommen; ist keiner mehr da, wirst du gefragt
neptun-wish-by-route = Eine Route
neptun-wish-by-route-note = Aufträge für deine Häfen werden in jedem Durchgang dieser Phase genommen, auch später aufgedeckte
neptun-wish-withdraw = Meine Wünsche zurückziehen
neptun-wish-has-chosen = Du hast deinen Auftrag dieses Durchgangs. Hinterlass eine Route: Sie gilt vom nächsten an.
neptun-route-ports = Häfen, die du anlaufen willst
neptun-route-prefer = Von mehreren nimm
neptun-route-pay = den, der pro Meile am meisten bringt
neptun-route-way = den mit der kürzesten Route
neptun-route-otherwise = Liegt keiner offen
neptun-route-turn = den nächsten aufdecken und den letzten nehmen, wie er kommt
neptun-route-ask = frag mich

neptun-turned = { $who } deckt „{ $contract }“ mit Ruder { $oar } auf.
neptun-took = { $who } lädt „{ $contract }“ auf Platz { $number } und nimmt Ruder { $oar }.
neptun-took-gold = { $who } lädt „{ $contract }“ auf Platz { $number } und nimmt Ruder { $oar } und { $gold } Gold.
neptun-order = Die Ruder bestimmen die Reihenfolge: { $order }.
neptun-leftover = Niemand hat „{ $contract }“ aufgedeckt: Dieser Auftrag eröffnet den nächsten Durchgang.
neptun-leftover-gold = Niemand hat „{ $contract }“ genommen: { $gold ->
    [one] { $gold } Gold liegt jetzt darauf.
   *[other] { $gold } Gold liegen jetzt darauf.
  }

# Phase 2: fulfilling contracts

neptun-ask-oars = Wähle geheim deine Ruderkarte. Du fährst ihre Stärke plus den Wind, { $wind }.
neptun-ask-sail = Fahre bis zu { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  }; { $gold ->
    [0] für mehr hast du kein Gold.
    [one] dein letztes Gold kauft eine weitere.
   *[other] jede weitere kostet 1 Gold (du hast { $gold }).
  }
neptun-ask-extra = Den Zusatzdurchgang 5.{ $turn } spielen? Der Wind bleibt bei { $wind }; du hast { $cards ->
    [one] { $cards } Ruderkarte.
   *[other] { $cards } Ruderkarten.
  }
neptun-ask-extra-oars = Spiele eine Ruderkarte für deinen Zusatzdurchgang. Du fährst ihre Stärke plus den Wind, { $wind }.
neptun-ask-extra-sail = Spiele den Zusatzdurchgang 5.{ $turn }: Wähle eine Ruderkarte und einen Hafen, oder verzichte. Du fährst ihre Stärke plus den Wind, { $wind }.
neptun-extra-do-without = Auf den Zusatzdurchgang verzichten
neptun-wait = Auf die vor mir warten
neptun-wait-note = Du wirst wieder gefragt, wenn sie gefahren sind
neptun-standing-oars = Diese Ruderkarte spielen, sobald ich darf

neptun-stay = { CAPITAL(FORM($port, "at")) } bleiben
neptun-way = { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  }
neptun-way-paid = { $miles ->
    [one] { $miles } Meile
   *[other] { $miles } Meilen
  }, { $gold } Gold
neptun-way-pays = { $way } · bringt { $pay }
neptun-way-pays-either = { $way } · bringt { $first } oder { $second }
neptun-out-of-reach = { $miles } Meilen entfernt: { $short } über deiner Reichweite, mehr als dein Gold kaufen kann.
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
neptun-too-poor = Ein weiterer Tempelpunkt kostet { $price } Gold; so viel hättest du nicht.

neptun-plays = { $who } { $oar }
neptun-oars = Durchgang { $turn }, Ruder: { $cards }. Vorhersage { $forecast }.
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
neptun-fulfilled = { $who } erfüllt „{ $contract }“: { $pay }.
neptun-fulfilled-more = { $who } erfüllt „{ $contract }“ und kauft für { $price } Gold einen Tempelpunkt: { $pay }.
neptun-lost = { $who } verliert: { $contracts }.
neptun-wind = Der Wind ist jetzt { $wind }.
neptun-extra-yes = { $who } spielt den Zusatzdurchgang 5.{ $turn }.
neptun-extra-no = { $who } verzichtet auf den Zusatzdurchgang 5.{ $turn }.
neptun-extra-oars = { $who } spielt Ruder { $oar }.

# Phase 3: scoring

neptun-round = Runde { $letter } beginnt mit Wind { $wind }. Reihenfolge: { $order }.
neptun-bonus = { $who } hat alle Aufträge erfüllt: Bonusplättchen, { $points } Punkte.
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

# The pictures

neptun-draw-route = Deine Route: { $port } { $legs } ({ $miles } Meilen)
neptun-draw-leg = –{ $miles }→ { $port }
neptun-draw-legs = { $first } { $rest }
neptun-draw-no-route = Dein Schiff liegt { FORM($port, "at") }; noch ist kein Auftrag geladen.
neptun-draw-round = Runde { $letter }
neptun-draw-draft = Aufträge, Durchgang { $turn } von { $turns }
neptun-draw-sail = Fahrt, Durchgang { $turn } von { $turns }
neptun-draw-extra = Zusatzdurchgang 5.{ $turn }
neptun-draw-over = Die Partie ist zu Ende
neptun-draw-waits = { $stage } · wartet auf { $who }
neptun-draw-all = { $stage } · alle wählen ihre Ruder
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
neptun-kind = Eine Route aus Aufträgen planen, gegen Wind und Rivalen
