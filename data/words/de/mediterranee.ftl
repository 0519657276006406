# Méditerranée (1996).

## Names
mediterranee-nation-venice = Venedig
mediterranee-nation-genoa = Genua
mediterranee-nation-spain = Spanien
mediterranee-nation-turkey = Türkei
mediterranee-good-gem = Juwelen
mediterranee-good-gold = Gold
mediterranee-good-spice = Gewürze
mediterranee-good-wine = Wein
mediterranee-good-cloth = Tuch
mediterranee-good-iron = Eisen
mediterranee-good-wood = Holz
mediterranee-short-gem = J
mediterranee-short-gold = G
mediterranee-short-spice = Z
mediterranee-short-wine = W
mediterranee-short-cloth = T
mediterranee-short-iron = E
mediterranee-short-wood = H
mediterranee-place = { $name }
mediterranee-galley = Galeere { $number }
mediterranee-galley-at = Galeere { $number }, { $zone }
mediterranee-galley-of = Galeere { $number } von { $who }
mediterranee-garrison = Besatzung
mediterranee-hired = Neu angeheuert
mediterranee-ducats = { $amount } Dukaten
mediterranee-ducats-each = je { $amount } Dukaten
mediterranee-count = { $count ->
    [one] { $count } Stück
   *[other] { $count } Stück
  }
mediterranee-pieces = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
  }
mediterranee-no-cargo = keine Ladung
mediterranee-aboard = { $sailors ->
    [one] { $sailors } Matrose, { $cargo }
   *[other] { $sailors } Matrosen, { $cargo }
  }
mediterranee-phase-0 = Bemannung
mediterranee-phase-1 = Versteigerung
mediterranee-phase-2 = Markt
mediterranee-phase-3 = Fahrt
mediterranee-phase-4 = Kampf
mediterranee-phase-5 = Landung
mediterranee-phase-6 = Verkauf

## Variants
mediterranee-option-money = Schatzkammern
mediterranee-option-money-hidden = Verdeckt (wie gedruckt)
mediterranee-option-money-open = Offen
mediterranee-option-pairing = Nationen zu zweit
mediterranee-option-pairing-venice-genoa = Venedig und Genua (historisch)
mediterranee-option-pairing-spain-turkey = Spanien und die Türkei

## Set-up and auction
mediterranee-ask-manning = Verteile deine { $count } Matrosen auf deine beiden Galeeren und deine Hauptstadt.
mediterranee-manned = { $garrison ->
    [0] { $who } verteilt die Matrosen: { $crews } auf den Galeeren, keiner in der Hauptstadt.
   *[other] { $who } verteilt die Matrosen: { $crews } auf den Galeeren, { $garrison } in der Hauptstadt.
  }
mediterranee-turn = Runde { $turn } von { $turns }: Gebote für die Reihenfolge.
mediterranee-ask-bid = Biete für deinen Platz in Runde { $turn }, und nenne die Plätze, die du gern hättest, den besten zuerst; nennst du keinen, wirst du gefragt. Alle zahlen; das höchste Gebot wählt zuerst.
mediterranee-part-bid = Gebot
mediterranee-part-places = Plätze, der beste zuerst
mediterranee-bid = { $bid ->
    [0] { $who } bietet nichts.
   *[other] { $who } bietet { $bid } Dukaten.
  }
mediterranee-diced = Der Würfel entscheidet: { $order }.
mediterranee-throw = { $who } { $die }
mediterranee-throws = Der Würfel entscheidet: { $throws }.
mediterranee-ask-place = Wähle deinen Platz in dieser Runde.
mediterranee-place-1 = Erster (I)
mediterranee-place-2 = Zweiter (II)
mediterranee-place-3 = Dritter (III)
mediterranee-place-4 = Vierter (IV)
mediterranee-blocked-place = Vergeben an { $who }.
mediterranee-took-place = { $who } wählt einen Platz: { $place }.
mediterranee-order = Reihenfolge in dieser Runde: { $order }.

## Market
mediterranee-ask-market = Handle, baue, heuere an und lade, in beliebiger Reihenfolge; beende dann deinen Markt.
mediterranee-act-buy = Waren kaufen
mediterranee-act-recruit = Matrosen anheuern
mediterranee-act-crew = Matrosen verlegen
mediterranee-act-cargo = Ladung umladen
mediterranee-act-galley = Eine Galeere bauen
mediterranee-act-fort = Eine Festung bauen
mediterranee-act-trade = Mit jemandem handeln
mediterranee-act-discard = Ladung wegwerfen
mediterranee-act-dismiss = Matrosen entlassen
mediterranee-act-tariff = Deine Preise festlegen
mediterranee-act-done = Deinen Markt beenden
mediterranee-blocked-buy = Keine deiner Galeeren in einem Hafen hat Platz für Waren, die noch im Vorrat sind und die du bezahlen kannst.
mediterranee-blocked-recruit = Matrosen heuern nur in deinen eigenen Häfen an, je Runde einer für jede dort gelagerte Ware, für je { $price } Dukaten, solange der Vorrat reicht.
mediterranee-blocked-crew = Nirgends haben zwei deiner Galeeren, oder eine Galeere und dein Hafen, Matrosen zu verlegen und Platz für sie.
mediterranee-blocked-cargo = Nirgends haben zwei deiner Galeeren Waren umzuladen oder zu tauschen.
mediterranee-blocked-galley = Eine Galeere kostet { $price } Dukaten; es muss noch eine im Vorrat sein, und du brauchst einen eigenen Hafen mit Holz, Eisen und einem Matrosen als Mannschaft, in dem in dieser Runde noch nichts gebaut wurde.
mediterranee-blocked-fort = Eine Festung kostet { $price } Dukaten; es muss noch eine im Vorrat sein, und du brauchst einen eigenen Hafen ohne Mauern, mit Holz und Gold, in dem in dieser Runde noch nichts gebaut wurde.
mediterranee-blocked-trade = Keine fremde Galeere liegt mit einer deiner Galeeren in derselben Küstenzone und hat Waren und Platz zum Handeln.
mediterranee-blocked-trade-enough = Du hast auf diesem Markt { $count } Geschäfte vorgeschlagen, mehr geht nicht.
mediterranee-blocked-discard = Du hast keine Ladung.
mediterranee-blocked-dismiss = Matrosen kann man nur in einem fremden oder neutralen Hafen entlassen, und einer bleibt an Bord.
mediterranee-blocked-tariff = Du hast keinen Hafen.
mediterranee-blocked-money = So viel hast du nicht.
mediterranee-note-purse = du hast { $amount } Dukaten
mediterranee-note-price = { $good }, je { $price } Dukaten
mediterranee-note-recruits = { $count ->
    [one] { $count } Matrose
   *[other] bis zu { $count } Matrosen
  }
mediterranee-note-now = jetzt { $count }
mediterranee-cargo-anew = { $zone }: alle Galeeren neu beladen
mediterranee-take = Zum verlangten Preis kaufen
mediterranee-offer = Ein Gegenangebot machen, nur einmal
mediterranee-enquire = Den Besitzer nach dem Preis fragen
mediterranee-sell = Verkauf anbieten
mediterranee-buy = Kauf anbieten
mediterranee-swap = Warentausch anbieten
mediterranee-part-give = Was du gibst
mediterranee-part-take = Was du bekommst
mediterranee-part-terms = Geld dazu
mediterranee-terms-even = Es fließt kein Geld.
mediterranee-terms-pay = Du zahlst
mediterranee-terms-ask = Du verlangst
mediterranee-part-goods = Waren
mediterranee-part-price = Preis insgesamt
mediterranee-part-ask = Preis pro Stück (soweit erlaubt)
mediterranee-part-floor = Niedrigstes Gegenangebot, das du annimmst
mediterranee-my-price = Ein Preis für alle
mediterranee-ask-me = Frag mich jedes Mal
mediterranee-ask-price = { $who } möchte { FORM($port, "at") } { $good } kaufen. Nenne deinen Preis pro Stück.
mediterranee-price-most = Das Höchste, was erlaubt ist
mediterranee-price-one = Ein anderer Preis
mediterranee-price-standing = Ein fester Preis, ab jetzt
mediterranee-quoted = { $who } verlangt { FORM($port, "at") } { $price } Dukaten pro Stück ({ $good }).
mediterranee-ask-haggle = Von { $who } { $price } statt { $ask } Dukaten pro Stück annehmen? ({ $count } × { $good } { FORM($port, "at") })
mediterranee-haggle-refused = { $who } lehnt { FORM($port, "at") } { $price } Dukaten pro Stück von { $buyer } ab.
mediterranee-haggle-agreed = { $who } ist { FORM($port, "at") } mit { $price } Dukaten pro Stück von { $buyer } einverstanden.
mediterranee-bought = { $who } kauft { FORM($port, "at") } { $cargo } für { $ducats } Dukaten ({ $galley }).
mediterranee-recruited = { $count ->
    [one] { $who } heuert { FORM($port, "at") } { $count } Matrosen an.
   *[other] { $who } heuert { FORM($port, "at") } { $count } Matrosen an.
  }
mediterranee-crewed = { $who } verlegt Matrosen ({ $zone }).
mediterranee-moved-cargo = { $who } lädt { $cargo } um: { $source } → { $target }.
mediterranee-reloaded = { $who } belädt die Galeeren neu ({ $zone }).
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Lade { $high } Ware auf { $galley }, oder keine. { $rest }
       *[other] Lade bis zu { $high } Waren auf { $galley }. { $rest }
      }
   *[other] Lade { $low } bis { $high } Waren auf { $galley }. { $rest }
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Lade { $high } Ware auf { $galley }. { $rest }
   *[other] Lade { $high } Waren auf { $galley }. { $rest }
  }
mediterranee-stow-next = Der Rest ist für { $galley }.
mediterranee-stow-lost = Der Rest geht verloren.
mediterranee-thrown = { $who } hat keinen Platz für { $cargo }: verloren.
mediterranee-built-galley = { $sailors ->
    [one] { $who } baut { FORM($port, "at") } { $galley } mit { $sailors } Matrosen.
   *[other] { $who } baut { FORM($port, "at") } { $galley } mit { $sailors } Matrosen.
  }
mediterranee-built-fort = { $who } befestigt { $port }.
mediterranee-discarded = { $who } wirft { $cargo } von { $galley } weg.
mediterranee-dismissed = { $count ->
    [one] { $who } entlässt { $count } Matrosen von { $galley }.
   *[other] { $who } entlässt { $count } Matrosen von { $galley }.
  }
mediterranee-tariff = { $who } verlangt ab jetzt { $price } Dukaten pro Stück ({ $good }).
mediterranee-tariff-high = { $who } verlangt ab jetzt { $price } Dukaten pro Stück ({ $good }), ohne Monopol { $most }.
mediterranee-tariff-own = Du verlangst ab jetzt { $price } Dukaten pro Stück ({ $good }) und nimmst Gegenangebote ab { $floor } an.
mediterranee-tariff-dropped = { $who } nennt den Preis auf Anfrage ({ $good }).
mediterranee-trade-sell = { $who } bietet { $other } { $cargo } für { $price } Dukaten an.
mediterranee-trade-buy = { $who } bietet { $other } { $price } Dukaten für { $cargo }.
mediterranee-ask-trade-buy = { $cargo } von { $who } für { $price } Dukaten kaufen? ({ $source } → { $target })
mediterranee-ask-trade-sell = { $cargo } an { $who } für { $price } Dukaten verkaufen? ({ $source } → { $target })
mediterranee-ask-trade-counter = { $who } antwortet mit { $price } Dukaten für { $cargo }. Einverstanden? ({ $source } → { $target })
mediterranee-ask-trade-last = { $who } bleibt bei { $price } Dukaten für { $cargo }. Doch einverstanden? ({ $source } → { $target })
mediterranee-swap-even = { $who } bietet { $other } { $give } im Tausch gegen { $take }.
mediterranee-swap-pay = { $who } bietet { $other } { $give } und { $price } Dukaten im Tausch gegen { $take }.
mediterranee-swap-ask = { $who } bietet { $other } { $give } im Tausch gegen { $take } und { $price } Dukaten.
mediterranee-exchange-pay = Du zahlst { $price } Dukaten.
mediterranee-exchange-get = Du erhältst { $price } Dukaten.
mediterranee-ask-swap = { $who } schlägt einen Tausch vor: Du gibst { $give } und bekommst { $take }. { $terms } Einverstanden? ({ $source }, { $target })
mediterranee-ask-swap-counter = { $who } antwortet: Du gibst { $give } und bekommst { $take }. { $terms } Einverstanden? ({ $source }, { $target })
mediterranee-ask-swap-last = { $who } bleibt beim Angebot: Du gibst { $give } und bekommst { $take }. { $terms } Doch einverstanden? ({ $source }, { $target })
mediterranee-accept = Einverstanden
mediterranee-counter = Einen anderen Preis nennen
mediterranee-refuse = Ablehnen
mediterranee-trade-countered = { $who } antwortet: { $price } Dukaten.
mediterranee-trade-counter-refused = { $who } lehnt { $price } Dukaten ab.
mediterranee-trade-refused = { $who } lehnt den Handel mit { $other } ab.
mediterranee-traded = { $seller } verkauft { $cargo } an { $buyer } für { $price } Dukaten.
mediterranee-swapped = { $price ->
    [0] { $seller } gibt { $buyer } { $cargo } im Tausch gegen { $back }.
   *[other] { $seller } gibt { $buyer } { $cargo } im Tausch gegen { $back } und { $price } Dukaten.
  }

## Sailing
mediterranee-ask-sail = Bewege eine Galeere, oder beende deine Fahrt.
mediterranee-sail-done = Deine Fahrt beenden
mediterranee-settle = Den Rest deiner Runde festlegen
mediterranee-settle-note = gilt, solange deine Mannschaften gleich bleiben; der Friede endet mit Angriff oder Ankunft
mediterranee-settle-ask = Frag mich
mediterranee-settle-attack = Angriffe
mediterranee-settle-peace = Ich greife in dieser Runde niemanden an
mediterranee-settle-landing = Landungen
mediterranee-settle-crews = Matrosen, die landen, wo der Hafen dann ohne Besatzung ist
mediterranee-settle-sales = Verkäufe
mediterranee-settle-nothing = Nichts verkaufen
mediterranee-settled = Du hast den Rest deiner Runde festgelegt. Das gilt, solange deine Mannschaften gleich bleiben; der Friede endet auch, wenn du angegriffen wirst oder eine fremde Galeere bei deinen oder an deinem Hafen ankommt.
mediterranee-settled-broken = Deine Mannschaften haben sich verändert, deshalb gilt nicht mehr, was du für diese Runde festgelegt hattest.
mediterranee-peace-attacked = { $who } hat dich angegriffen, deshalb wirst du gefragt, wen du angreifst.
mediterranee-peace-joined = { $galley } von { $who } ist angekommen: { $zone }. Du wirst gefragt, wen du angreifst.
mediterranee-note-moves = { $count ->
    [one] { $count } Schritt, { $cargo }
   *[other] { $count } Schritte, { $cargo }
  }
mediterranee-note-passage = braucht Durchfahrt: { $zones }
mediterranee-sailed = { $who } fährt mit { $galley } { FORM($zone, "to") }.
mediterranee-ask-passage = Darf { $galley } von { $who } durchfahren ({ $zone })? Wenn nicht, hält sie dort.
mediterranee-passage-granted = { $galley } darf durchfahren ({ $zone }).
mediterranee-passage-refused = { $galley } wird von { $who } aufgehalten ({ $zone }).

## Combat
mediterranee-ask-combat = Greif mit einer Galeere an, oder halte Frieden.
mediterranee-combat-peace = Niemanden angreifen
mediterranee-combat-done = Nicht mehr angreifen
mediterranee-note-sailors = { $count ->
    [one] { $count } Matrose
   *[other] { $count } Matrosen
  }
mediterranee-note-fort = { $count ->
    [one] { $count } Matrose hinter Mauern
   *[other] { $count } Matrosen hinter Mauern
  }
mediterranee-fought = { $who } greift { $other } an: { $attacker } wirft { $die } und tötet { $killed }; { $target } wirft { $reply } und tötet { $lost }.
mediterranee-stormed = { $who } stürmt { $port } von { $other }: { $attacker } wirft { $die } und tötet { $killed }; die Besatzung wirft { $reply } und tötet { $lost }.
mediterranee-sunk = { $galley } von { $who } sinkt.
mediterranee-ask-spoils = { $galley } von { $who } ist geschlagen ({ $cargo }). Nimm sie mit Matrosen von { $winner } ({ $aboard }), oder versenke sie; die Waren beider Galeeren verteilst du. Gehen alle an Bord, sinkt { $winner }.
mediterranee-capture = Nehmen: Matrosen, die an Bord gehen
mediterranee-sink = Versenken, die Waren behalten
mediterranee-captured = { $who } erbeutet { $galley }.

## Landing and sales
mediterranee-ask-land = Lande Matrosen in einem Hafen ohne Besatzung, oder bleib an Bord. Eine Galeere ohne Matrosen sinkt.
mediterranee-land-done = Deine Landung beenden
mediterranee-landed = { $count ->
    [one] { $who } nimmt { $port } mit { $count } Matrosen ein.
   *[other] { $who } nimmt { $port } mit { $count } Matrosen ein.
  }
mediterranee-regarrisoned = { $count ->
    [one] { $who } besetzt { $port } wieder mit { $count } Matrosen.
   *[other] { $who } besetzt { $port } wieder mit { $count } Matrosen.
  }
mediterranee-ask-sell = Verkaufe Waren in einem Hafen, oder behalte sie.
mediterranee-sell-everything = Überall alles verkaufen
mediterranee-sell-whole-port = In einem Hafen alles verkaufen
mediterranee-sell-done = Deine Verkäufe beenden
mediterranee-note-slots = { $count ->
    [one] bringt { $slots }
   *[other] Stück für Stück bringt es { $slots }
  }
mediterranee-note-bonus = neuer Markt: { $ducats } mehr
mediterranee-sold = { $who } verkauft { FORM($port, "at") } { $cargo } für { $ducats } Dukaten.
mediterranee-sold-new = { $who } erschließt { FORM($port, "at") } einen neuen Markt: { $cargo } für { $ducats } Dukaten (davon { $bonus } als Bonus).
mediterranee-income = { $who } erhält { $ducats } Dukaten { FORM($port, "from") }.
mediterranee-phase-over = Ende der Phase: { $phase }.
mediterranee-ended = Die letzte von { $turns } Runden ist vorbei.

## Standing orders
mediterranee-standing-bid = Mein Gebot in jeder Versteigerung und die Plätze, die ich gern hätte
mediterranee-standing-place = Der Platz, den ich wähle
mediterranee-standing-price = Mein Preis, wenn jemand in meinen Häfen kauft
mediterranee-standing-haggle = Gegenangebote in meinen Häfen annehmen
mediterranee-standing-trade = Geschäfte, die mir andere anbieten
mediterranee-standing-combat = Meine Angriffe
mediterranee-standing-sell = Meine Verkäufe
mediterranee-standing-spoils = Was ich mit einer geschlagenen Galeere tue
mediterranee-standing-passage-venice = Venezianische Galeeren durchlassen
mediterranee-standing-passage-genoa = Genuesische Galeeren durchlassen
mediterranee-standing-passage-spain = Spanische Galeeren durchlassen
mediterranee-standing-passage-turkey = Türkische Galeeren durchlassen

## Score
mediterranee-score-capital = Eigene Hauptstadt
mediterranee-score-treasury = Schatzkammer
mediterranee-score-ports = Häfen mit Platz
mediterranee-score-small = Volle kleine Häfen
mediterranee-score-medium = Volle mittlere Häfen
mediterranee-score-great = Volle Hauptstädte

## Board
mediterranee-board-over = Die Partie ist zu Ende
mediterranee-board-phase = Runde { $turn } von { $turns } · { $phase }
mediterranee-board-at-work = Runde { $turn } von { $turns } · { $phase } · { $who }
mediterranee-board-holdings = { $ports ->
    [one] { $ports } Hafen
   *[other] { $ports } Häfen
  }, { $galleys ->
    [one] { $galleys } Galeere
   *[other] { $galleys } Galeeren
  }
mediterranee-board-hidden = Schatz verdeckt · Gebot { $bid }
mediterranee-board-treasury = { $ducats } Dukaten · Gebot { $bid }
mediterranee-board-left = { $good }: { $count }
mediterranee-board-box = noch im Vorrat

## In words, for those who do not see the picture
mediterranee-say-more = { $count ->
    [one] und { $count } weitere Galeere
   *[other] und { $count } weitere Galeeren
  }
mediterranee-say-port = { $port }: Besatzung { $garrison }, lagert { $cargo }.
mediterranee-say-neutral = Neutraler Hafen.
mediterranee-say-owner = In der Hand von { $who } ({ $nation }).
mediterranee-say-produces = Produziert { $good }.
mediterranee-say-stores = Lagert: { $cargo }.
mediterranee-say-pays = Zahlt als Nächstes: { $pays }.
mediterranee-say-full = Das Lagerhaus ist voll.
mediterranee-say-garrison = Besatzung: { $count }, keine Mauern.
mediterranee-say-walls = Besatzung: { $count }, hinter Mauern.
mediterranee-say-empty = nichts
mediterranee-say-recruits = Matrosen, die in dieser Runde anheuern: { $count }.
mediterranee-say-price = Preis pro Stück: { $price }.
mediterranee-say-unpriced = auf Anfrage
mediterranee-say-coast = Küstenzone ohne Hafen.
mediterranee-say-open = Offene See: hier keine Geschäfte zwischen Spielern.
mediterranee-say-port-water = Küstenzone mit Hafen.
mediterranee-say-neighbours = Grenzt an: { $zones }.
mediterranee-say-cover = Eine Seekarte des Mittelmeers mit 23 Häfen und den Flaggen von Venedig, Genua, Spanien und der Türkei.

## Own fleet
mediterranee-hand-title = Deine Flotte
mediterranee-hand-galleys = Galeeren
mediterranee-hand-ports = Häfen
mediterranee-hand-free = Platz für { $count }
mediterranee-hand-recruits = { $count } anheuern
mediterranee-hand-price = verlangt { $price }

# What kind of game it is, on its card.
mediterranee-kind = Versteigerung, Handel und Krieg zwischen vier Seemächten
