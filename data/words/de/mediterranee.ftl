# Méditerranée (1996).

# What the game is called here; its printed title is in the code.
mediterranee-name = Méditerranée
mediterranee-goal = Am Ende gewinnen die meisten Wohlstandspunkte.

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
mediterranee-place = { PLACE($name) }
mediterranee-galley = Galeere { $number }
mediterranee-galley-at = Galeere { $number }, { $zone }
mediterranee-galley-of = Galeere { $number } von { $who }
mediterranee-garrison = Besatzung
mediterranee-hired = Neue Matrosen
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
mediterranee-option-money-hidden = Verdeckt (gedruckte Regel)
mediterranee-option-money-open = Offen
mediterranee-option-pairing = Nationen zu zweit
mediterranee-option-pairing-venice-genoa = Venedig und Genua (historisch)
mediterranee-option-pairing-spain-turkey = Spanien und die Türkei

## Set-up and auction
mediterranee-ask-manning = Verteile deine { $count } Matrosen.
mediterranee-manned = { $garrison ->
    [0] { $who } verteilt die Matrosen: { $crews } auf den Galeeren, keiner in der Hauptstadt.
   *[other] { $who } verteilt die Matrosen: { $crews } auf den Galeeren, { $garrison } in der Hauptstadt.
  }
mediterranee-turn = Runde { $turn } von { $turns }: Gebote für die Reihenfolge.
mediterranee-ask-bid = Runde { $turn }: Biete für die Reihenfolge.
mediterranee-fact-bid = Alle zahlen ihr Gebot, das höchste wählt zuerst. Du kannst auch gleich deine Wunschplätze angeben.
mediterranee-part-bid = Gebot
mediterranee-part-places = Wunschplätze, der beste zuerst
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
mediterranee-order = Reihenfolge: { $order }.

## Market
mediterranee-ask-market = Kaufe, baue und handle am Markt.
mediterranee-act-buy = Waren kaufen
mediterranee-act-recruit = Matrosen anheuern
mediterranee-act-crew = Matrosen verlegen
mediterranee-act-cargo = Ladung umladen
mediterranee-act-galley = Galeere bauen
mediterranee-act-fort = Festung bauen
mediterranee-act-trade = Geschäft vorschlagen
mediterranee-act-discard = Ladung wegwerfen
mediterranee-act-dismiss = Matrosen entlassen
mediterranee-act-tariff = Preise festlegen
mediterranee-act-done = Markt verlassen
mediterranee-blocked-buy = Du kannst nichts kaufen: Du brauchst eine Galeere mit Platz in einem Hafen und Geld für Waren, die noch im Vorrat sind.
mediterranee-blocked-recruit = Du kannst niemanden anheuern. Jeder deiner Häfen bietet pro Runde einen Matrosen je gelagerter Ware, für { $price } Dukaten, solange der Vorrat reicht.
mediterranee-blocked-crew = Du hast keine Matrosen zu verlegen. Zwei deiner Galeeren (oder eine Galeere und dein Hafen) müssen am selben Ort sein, mit Platz.
mediterranee-blocked-cargo = Du hast nichts umzuladen. Zwei deiner Galeeren müssen in derselben Zone sein, mit Waren zum Umladen oder Tauschen.
mediterranee-blocked-galley = Du kannst keine Galeere bauen. Du brauchst { $price } Dukaten, eine Galeere im Vorrat und einen eigenen Hafen mit Holz, Eisen und einem Matrosen. Ein Bau pro Hafen und Runde.
mediterranee-blocked-fort = Du kannst keine Festung bauen. Du brauchst { $price } Dukaten, eine Festung im Vorrat und einen eigenen Hafen mit Holz und Gold, aber ohne Festung. Ein Bau pro Hafen und Runde.
mediterranee-blocked-trade = Niemand da zum Handeln: Deine und eine fremde Galeere müssen in derselben Küstenzone sein, mit Waren und Platz.
mediterranee-blocked-trade-enough = Du hast auf diesem Markt { $count } Geschäfte vorgeschlagen. Mehr geht nicht.
mediterranee-blocked-discard = Du hast keine Ladung.
mediterranee-blocked-dismiss = Matrosen kannst du nur in einem fremden oder neutralen Hafen entlassen, und einer muss an Bord bleiben.
mediterranee-blocked-tariff = Du hast keinen Hafen.
mediterranee-blocked-money = So viel hast du nicht.
mediterranee-note-purse = du hast { $amount } Dukaten
mediterranee-note-price = je { $price } Dukaten
mediterranee-note-recruits = { $count ->
    [one] { $count } Matrose
   *[other] bis zu { $count } Matrosen
  }
mediterranee-note-now = jetzt { $count }
mediterranee-note-laden = { $cargo }
mediterranee-cargo-anew = { $zone }: alle Galeeren neu beladen
mediterranee-take = Preis annehmen
mediterranee-offer = Gegenangebot machen
mediterranee-enquire = Nach Preis fragen
mediterranee-sell = Waren anbieten
mediterranee-buy = Geld bieten
mediterranee-swap = Tausch anbieten
mediterranee-part-give = Du gibst
mediterranee-part-take = Du bekommst
mediterranee-part-terms = Geld dazu
mediterranee-terms-even = Ohne Geld
mediterranee-terms-pay = Du zahlst
mediterranee-terms-ask = Du verlangst
mediterranee-part-goods = Waren
mediterranee-part-price = Gesamtpreis
mediterranee-part-ask = Preis pro Stück (bis zum Limit)
mediterranee-part-floor = Niedrigstes Gegenangebot, das du annimmst
mediterranee-my-price = Ein Preis für alle
mediterranee-ask-me = Immer mich fragen
mediterranee-ask-price = { $who } kauft { FORM($port, "at") } { $good }: dein Preis?
mediterranee-price-most = Höchster erlaubter Preis
mediterranee-price-one = Anderer Preis
mediterranee-price-standing = Festpreis setzen
mediterranee-quoted = { $who } verlangt { FORM($port, "at") } { $price } Dukaten pro Stück ({ $good }).
mediterranee-ask-haggle = { $price } Dukaten pro Stück annehmen ({ $count } × { $good })?
mediterranee-fact-haggle = Du hast von { $who } { $ask } verlangt ({ $port }).
mediterranee-haggle-refused = { $who } lehnt das Gebot von { $buyer } ab: { $price } Dukaten pro Stück { FORM($port, "at") }.
mediterranee-haggle-agreed = { $who } nimmt das Gebot von { $buyer } an: { $price } Dukaten pro Stück { FORM($port, "at") }.
mediterranee-bought = { $who } kauft { FORM($port, "at") } { $cargo } für { $ducats } Dukaten ({ $galley }).
mediterranee-recruited = { $count ->
    [one] { $who } heuert { FORM($port, "at") } { $count } Matrosen an.
   *[other] { $who } heuert { FORM($port, "at") } { $count } Matrosen an.
  }
mediterranee-crewed = { $who } verlegt Matrosen ({ $zone }).
mediterranee-moved-cargo = { $who } lädt { $cargo } um: { $source } → { $target }.
mediterranee-reloaded = { $who } belädt alle Galeeren neu ({ $zone }).
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Lade { $high } Ware auf { $galley }, oder keine.
       *[other] Lade bis zu { $high } Waren auf { $galley }.
      }
   *[other] Lade { $low } bis { $high } Waren auf { $galley }.
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Lade { $high } Ware auf { $galley }.
   *[other] Lade { $high } Waren auf { $galley }.
  }
mediterranee-stow-next = Der Rest kommt auf { $galley }.
mediterranee-stow-lost = Der Rest geht verloren.
mediterranee-thrown = { $who } hat keinen Platz für { $cargo } und verliert es.
mediterranee-built-galley = { $sailors ->
    [one] { $who } baut { FORM($port, "at") } { $galley } mit { $sailors } Matrosen.
   *[other] { $who } baut { FORM($port, "at") } { $galley } mit { $sailors } Matrosen.
  }
mediterranee-built-fort = { $who } baut { FORM($port, "at") } eine Festung.
mediterranee-discarded = { $who } wirft { $cargo } von { $galley } weg.
mediterranee-dismissed = { $count ->
    [one] { $who } entlässt { $count } Matrosen von { $galley }.
   *[other] { $who } entlässt { $count } Matrosen von { $galley }.
  }
mediterranee-tariff = { $who } verlangt ab jetzt { $price } Dukaten pro Stück ({ $good }).
mediterranee-tariff-high = { $who } verlangt ab jetzt { $price } Dukaten pro Stück ({ $good }; ohne Monopol { $most }).
mediterranee-tariff-own = Du verlangst ab jetzt { $price } Dukaten pro Stück ({ $good }) und nimmst Gegenangebote ab { $floor } an.
mediterranee-tariff-dropped = { $who } nennt den Preis auf Anfrage ({ $good }).
mediterranee-trade-sell = { $who } bietet { $other } { $cargo } für { $price } Dukaten an.
mediterranee-trade-sell-to-you = { $who } bietet dir { $cargo } für { $price } Dukaten an.
mediterranee-trade-buy = { $who } bietet { $other } { $price } Dukaten für { $cargo }.
mediterranee-trade-buy-to-you = { $who } bietet dir { $price } Dukaten für { $cargo }.
mediterranee-ask-trade-buy = { $cargo } von { $who } für { $price } Dukaten kaufen?
mediterranee-ask-trade-sell = { $cargo } an { $who } für { $price } Dukaten verkaufen?
mediterranee-ask-trade-counter = { $who } will stattdessen { $price } Dukaten für { $cargo }. Annehmen?
mediterranee-ask-trade-last = { $who } bleibt bei { $price } Dukaten für { $cargo }. Doch annehmen?
mediterranee-fact-trade = { $source } → { $target }
mediterranee-swap-even = { $who } bietet { $other } einen Tausch an: { $give } gegen { $take }.
mediterranee-swap-even-to-you = { $who } bietet dir einen Tausch an: { $give } gegen { $take }.
mediterranee-swap-pay = { $who } bietet { $other } einen Tausch an: { $give } und { $price } Dukaten gegen { $take }.
mediterranee-swap-pay-to-you = { $who } bietet dir einen Tausch an: { $give } und { $price } Dukaten gegen { $take }.
mediterranee-swap-ask = { $who } bietet { $other } einen Tausch an: { $give } gegen { $take } und { $price } Dukaten.
mediterranee-swap-ask-to-you = { $who } bietet dir einen Tausch an: { $give } gegen { $take } und { $price } Dukaten.
mediterranee-exchange-pay = Du zahlst { $price } Dukaten.
mediterranee-exchange-get = Du bekommst { $price } Dukaten.
mediterranee-ask-swap = { $give } gegen { $take } mit { $who } tauschen?
mediterranee-ask-swap-counter = { $who } will { $give } für { $take }. Annehmen?
mediterranee-ask-swap-last = { $who } bleibt dabei: { $give } für { $take }. Doch annehmen?
mediterranee-fact-swap = { $source } und { $target }
mediterranee-accept = Annehmen
mediterranee-counter = Gegenangebot machen
mediterranee-refuse = Ablehnen
mediterranee-trade-countered = { $who } macht ein Gegenangebot: { $price } Dukaten.
mediterranee-trade-counter-refused = { $who } lehnt { $price } Dukaten ab.
mediterranee-trade-refused = { $who } lehnt das Geschäft mit { $other } ab.
mediterranee-trade-refused-to-you = { $who } lehnt das Geschäft mit dir ab.
mediterranee-traded = { $seller } verkauft { $cargo } an { $buyer } für { $price } Dukaten.
mediterranee-swapped = { $price ->
    [0] { $seller } und { $buyer } tauschen { $cargo } gegen { $back }.
   *[other] { $seller } gibt { $buyer } { $cargo } für { $back } und { $price } Dukaten.
  }

## Sailing
mediterranee-ask-sail = Bewege eine Galeere.
mediterranee-sail-done = Fahrt beenden
mediterranee-settle = Vorausplanen
mediterranee-settle-note = Angriffe, Landungen und Verkäufe im Voraus
mediterranee-settle-ask = Frag mich
mediterranee-settle-attack = Angriffe
mediterranee-settle-peace = Diese Runde niemanden angreifen
mediterranee-settle-landing = Landungen
mediterranee-settle-crews = Matrosen, die landen, falls der Hafen dann unbesetzt ist
mediterranee-settle-sales = Verkäufe
mediterranee-settle-nothing = Nichts verkaufen
mediterranee-settled = Dein Plan für diese Runde ist gespeichert. Er gilt, solange deine Mannschaften gleich bleiben. Wirst du angegriffen oder kommt eine fremde Galeere zu dir, entscheidest du neu über deine Angriffe.
mediterranee-settled-broken = Deine Mannschaften haben sich verändert. Dein Plan für diese Runde wurde verworfen.
mediterranee-peace-attacked = { $who } hat dich angegriffen. Du entscheidest neu über deine Angriffe.
mediterranee-peace-joined = { $galley } von { $who } ist angekommen ({ $zone }). Du entscheidest neu über deine Angriffe.
mediterranee-note-moves = { $count ->
    [one] { $count } Zone, { $cargo }
   *[other] { $count } Zonen, { $cargo }
  }
mediterranee-note-passage = Erlaubnis nötig: { $zones }
mediterranee-sailed = { $who } fährt mit { $galley } { FORM($zone, "to") }.
mediterranee-ask-passage = Darf { $galley } von { $who } durchfahren ({ $zone })?
mediterranee-fact-passage = Wenn nicht, hält sie dort.
mediterranee-passage-granted = { $galley } darf durchfahren ({ $zone }).
mediterranee-passage-refused = { $galley } wird von { $who } aufgehalten ({ $zone }).

## Combat
mediterranee-ask-combat = Greif an, oder greif niemanden an.
mediterranee-combat-peace = Niemanden angreifen
mediterranee-combat-done = Keine weiteren Angriffe
mediterranee-note-sailors = { $count ->
    [one] { $count } Matrose
   *[other] { $count } Matrosen
  }
mediterranee-note-fort = { $count ->
    [one] { $count } Matrose in einer Festung
   *[other] { $count } Matrosen in einer Festung
  }
mediterranee-fought = { $who } greift { $other } an: { $attacker } würfelt { $die } und { $killed ->
    [0] tötet niemanden
    [one] tötet { $killed } Matrosen
   *[other] tötet { $killed } Matrosen
  }; { $target } würfelt { $reply } und { $lost ->
    [0] tötet niemanden
    [one] tötet { $lost } Matrosen
   *[other] tötet { $lost } Matrosen
  }.
mediterranee-fought-to-you = { $who } greift dich an: { $attacker } würfelt { $die } und { $killed ->
    [0] tötet niemanden
    [one] tötet { $killed } Matrosen
   *[other] tötet { $killed } Matrosen
  }; { $target } würfelt { $reply } und { $lost ->
    [0] tötet niemanden
    [one] tötet { $lost } Matrosen
   *[other] tötet { $lost } Matrosen
  }.
mediterranee-stormed = { $who } greift { $port } von { $other } an: { $attacker } würfelt { $die } und { $killed ->
    [0] tötet niemanden
    [one] tötet { $killed } Matrosen
   *[other] tötet { $killed } Matrosen
  }; die Besatzung würfelt { $reply } und { $lost ->
    [0] tötet niemanden
    [one] tötet { $lost } Matrosen
   *[other] tötet { $lost } Matrosen
  }.
mediterranee-stormed-to-you = { $who } greift dein { $port } an: { $attacker } würfelt { $die } und { $killed ->
    [0] tötet niemanden
    [one] tötet { $killed } Matrosen
   *[other] tötet { $killed } Matrosen
  }; die Besatzung würfelt { $reply } und { $lost ->
    [0] tötet niemanden
    [one] tötet { $lost } Matrosen
   *[other] tötet { $lost } Matrosen
  }.
mediterranee-sunk = { $galley } von { $who } sinkt.
mediterranee-ask-spoils = Erbeute { $galley } von { $who }, oder versenke sie.
mediterranee-fact-beaten = Sie hat { $cargo } geladen. { $winner }: { $aboard }.
mediterranee-fact-spoils = Die Waren behältst du, soweit Platz ist. Wechseln alle Matrosen über, sinkt { $winner }.
mediterranee-capture = Erbeuten: Matrosen schicken
mediterranee-sink = Versenken
mediterranee-captured = { $who } erbeutet { $galley }.
mediterranee-captured-to-you = { $who } hat { $galley } von dir erbeutet.

## Landing and sales
mediterranee-ask-land = Lande Matrosen, oder bleib an Bord.
mediterranee-fact-land = Nur Häfen ohne Besatzung lassen sich einnehmen. Eine Galeere ohne Matrosen sinkt.
mediterranee-land-done = Landung beenden
mediterranee-landed = { $count ->
    [one] { $who } nimmt { $port } mit { $count } Matrosen ein.
   *[other] { $who } nimmt { $port } mit { $count } Matrosen ein.
  }
mediterranee-landed-to-you = { $who } hat dir { $port } genommen.
mediterranee-regarrisoned = { $count ->
    [one] { $who } besetzt { $port } wieder mit { $count } Matrosen.
   *[other] { $who } besetzt { $port } wieder mit { $count } Matrosen.
  }
mediterranee-ask-sell = Verkaufe Waren, oder behalte sie.
mediterranee-sell-everything = Alles verkaufen
mediterranee-sell-whole-port = Nach Hafen verkaufen
mediterranee-sell-done = Verkauf beenden
mediterranee-note-slots = { $count ->
    [one] bringt { $slots }
   *[other] bringt nacheinander { $slots }
  }
mediterranee-note-bonus = neuer Markt: { $ducats } mehr
mediterranee-sold = { $who } verkauft { FORM($port, "at") } { $cargo } für { $ducats } Dukaten.
mediterranee-sold-new = { $who } erschließt { FORM($port, "at") } einen neuen Markt: { $cargo } für { $ducats } Dukaten (mit { $bonus } Bonus).
mediterranee-income = { $who } bekommt { $ducats } Dukaten { FORM($port, "from") }.
mediterranee-phase-over = Ende der Phase: { $phase }.
mediterranee-ended = Die letzte von { $turns } Runden ist vorbei.

## Standing orders
mediterranee-standing-bid = Mein Gebot und meine Wunschplätze in jeder Versteigerung
mediterranee-standing-place = Der Platz, den ich wähle
mediterranee-standing-price = Mein Preis, wenn jemand in meinen Häfen kauft
mediterranee-standing-haggle = Gegenangebote in meinen Häfen annehmen
mediterranee-standing-trade = Geschäfte, die mir andere anbieten
mediterranee-standing-combat = Meine Angriffe
mediterranee-standing-sell = Meine Verkäufe
mediterranee-standing-spoils = Was ich mit einer besiegten Galeere mache
mediterranee-standing-passage-venice = Venezianische Galeeren durchlassen
mediterranee-standing-passage-genoa = Genuesische Galeeren durchlassen
mediterranee-standing-passage-spain = Spanische Galeeren durchlassen
mediterranee-standing-passage-turkey = Türkische Galeeren durchlassen

## Score
mediterranee-score-capital = Eigene Hauptstadt
mediterranee-score-treasury = Schatzkammer
mediterranee-score-ports = Noch nicht volle Häfen
mediterranee-score-small = Volle kleine Häfen
mediterranee-score-medium = Volle mittlere Häfen
mediterranee-score-great = Volle Hauptstädte
mediterranee-score-total = { $total ->
    [one] { $total } Wohlstandspunkt
   *[other] { $total } Wohlstandspunkten
  }

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
mediterranee-say-port = { $port }: Besatzung { $garrison }. Lagerhaus: { $cargo }.
mediterranee-say-neutral = Neutraler Hafen.
mediterranee-say-owner = In der Hand von { $who } ({ $nation }).
mediterranee-say-produces = Produziert { $good }.
mediterranee-say-stores = Lagerhaus: { $cargo }.
mediterranee-say-pays = Zahlt als Nächstes: { $pays }.
mediterranee-say-full = Das Lagerhaus ist voll.
mediterranee-say-garrison = Besatzung: { $count }, keine Festung.
mediterranee-say-walls = Besatzung: { $count }, in einer Festung.
mediterranee-say-empty = leer
mediterranee-say-recruits = Matrosen, die du hier in dieser Runde anheuern kannst: { $count }.
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

mediterranee-buy-piece = 1 × { $good } kaufen (Galeere { $number })
mediterranee-buy-pieces = { CAPITAL($good) } kaufen (Galeere { $number })
mediterranee-sell-all = Alles verkaufen · { $ducats }
