# Serenissima, second edition.

# What the game is called here; its printed title is in the code.
serenissima-name = Serenissima
serenissima-goal = Es gewinnt, wer nach der dritten Wertung am reichsten ist.

serenissima-good-wood = Holz
serenissima-good-stone = Stein
serenissima-good-marble = Marmor
serenissima-good-wine = Wein
serenissima-good-gold = Gold
serenissima-good-spice = Gewürz

serenissima-option-money = Schatzkammern
serenissima-option-money-open = Offen: Alle sehen die Dukaten aller
serenissima-option-money-hidden = Verdeckt: Du siehst nur deine eigenen
serenissima-option-blockade = Blockade eines Verkaufs oder einer Landung
serenissima-option-blockade-always = Überall, auch wo die Galeere ihren Zug begann
serenissima-option-blockade-arrived = Nur dort, wohin die Galeere gefahren ist
serenissima-option-conquest = Nach der Eroberung eines Hafens
serenissima-option-conquest-fight = Die Galeere darf dort eine weitere bekämpfen
serenissima-option-conquest-over = Der Zug ist zu Ende
serenissima-option-galleys = Zu zweit: Wahl von je drei Galeeren
serenissima-option-galleys-alternate = Abwechselnd: A B A B A B
serenissima-option-galleys-snake = Hin und zurück: A B B A A B

serenissima-standing-blockade-move = Schwächere Galeeren aufhalten, die an meinen vorbeifahren
serenissima-standing-blockade-sale = Verkäufe schwächerer Galeeren verhindern, wo ich Galeeren habe
serenissima-standing-blockade-landing = Schwächere Galeeren hindern, einen neutralen Hafen einzunehmen, wo ich Galeeren habe

# Options and labels
serenissima-port-option = { $port } ({ $good })
serenissima-galley-option = Galeere { $galley }
serenissima-zone-option = { $zone }
serenissima-at-port = { FORM($port, "at") }
serenissima-at-z-mare-ionio = im Ionischen Meer
serenissima-to-port = { FORM($port, "to") }
serenissima-to-z-mare-ionio = ins Ionische Meer
serenissima-garrison-of = { $port } (Besatzung)
serenissima-count-good = { $count } { $good }
serenissima-count-in-port = { $count } { FORM($port, "at") }
serenissima-count-on-galley = { $count } auf Galeere { $galley }
serenissima-done = Zug beenden
serenissima-enough = Nichts mehr kaufen
serenissima-invest = Stattdessen investieren
serenissima-load = { CAPITAL(FORM($port, "at")) } { $good } laden
serenissima-crew = Matrosen verlegen
serenissima-exchange = Umladen: Galeere { $mate }
serenissima-exchange-note = was auf Galeere { $galley } kommt
serenissima-overboard = Abwerfen oder versenken
serenissima-cargo-overboard = Ladung abwerfen
serenissima-sink = Galeere { $galley } versenken
serenissima-sail = Fahren
serenissima-sell = { CAPITAL(FORM($port, "at")) } verkaufen
serenissima-attack = Galeere angreifen
serenissima-foe = Galeere { $galley } von { $who }
serenissima-land = { CAPITAL(FORM($port, "at")) } landen
serenissima-storm = { $port } angreifen
serenissima-fight-again = Noch einmal würfeln
serenissima-fight-stop = Abbrechen (beendet Zug)
serenissima-recruit = Matrosen anheuern
serenissima-buy-galley = Galeere kaufen ({ $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }, dazu Matrosen)
serenissima-another-galley = Noch eine kaufen
serenissima-build-fort = Festung bauen
serenissima-build-basilica = Basilika bauen
serenissima-part-number = Nummer der Galeere
serenissima-part-port = Hafen
serenissima-part-sailors = Matrosen an Bord
serenissima-part-start-port = Starthafen

# Notes beside an option
serenissima-note-zones = { $count ->
    [one] { $count } Zone
   *[other] { $count } Zonen
  }
serenissima-note-risky = { $count ->
    [one] { $count } Zone, an einer möglichen Blockade vorbei
   *[other] { $count } Zonen, an einer möglichen Blockade vorbei
  }
serenissima-note-free-cube = erster Warenwürfel umsonst, dann je 1 Dukaten
serenissima-note-price = je 1 Dukaten
serenissima-note-dues = je 1 Dukaten an { $who }
serenissima-note-now = jetzt { $count }
serenissima-note-aboard = jetzt { $here } auf Galeere { $galley }, { $there } auf Galeere { $mate }
serenissima-note-own-port = dein eigener Hafen: füllt das Lagerhaus, aber nur Gewürz bringt Geld
serenissima-note-spice = { $ducats ->
    [one] { $ducats } Dukaten mehr
   *[other] { $ducats } Dukaten mehr
  }
serenissima-note-slot = bringt { $ducats }
serenissima-note-slots = bringt nacheinander { $ducats }
serenissima-note-dice = deine Würfel: { $mine }, gegnerische: { $theirs }; Siegchance { $chance } %, wenn du weiterkämpfst
serenissima-note-dice-fort = die Festung schießt zuerst mit { $fort } Würfeln; deine Würfel: { $mine } minus Verluste, gegnerische: { $theirs }; Siegchance { $chance } %, wenn du weiterkämpfst
serenissima-note-land-all = landet der letzte Matrose, sinkt die Galeere
serenissima-note-land-all-laden = landet der letzte Matrose, sinkt die Galeere mit { $goods }
serenissima-note-sink = Matrosen ohne anderen Platz kommen in deinen Vorrat zurück
serenissima-note-sink-laden = verlorene Ladung: { $goods }; Matrosen ohne anderen Platz kommen in deinen Vorrat zurück
serenissima-note-sailor = { $ducats ->
    [one] { $ducats } Dukaten je Matrose
   *[other] { $ducats } Dukaten je Matrose
  }
serenissima-note-ducats = { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }

# Why not
serenissima-blocked-nothing-to-buy = Du kannst jetzt nichts kaufen.
serenissima-blocked-acted = Du hast diese Galeere schon genutzt.
serenissima-blocked-no-room = An Bord ist kein Platz frei.
serenissima-blocked-no-cube = Von dieser Ware ist kein Warenwürfel mehr da.
serenissima-blocked-no-ducats = Du hast nicht genug Dukaten.
serenissima-blocked-no-sailors = Du hast keine Matrosen mehr zum Anheuern.
serenissima-blocked-no-berth = Deine Häfen und deine Galeeren dort sind voll.
serenissima-blocked-no-number = Alle Galeerennummern sind vergeben.
serenissima-blocked-no-piece = Es ist keine mehr da.
serenissima-blocked-no-site-fort = Du brauchst einen eigenen Hafen mit Holz und Stein, noch ohne Festung.
serenissima-blocked-no-site-basilica = Du brauchst einen eigenen Hafen mit Gold und Marmor, noch ohne Basilika.
serenissima-blocked-nowhere = Du hast keinen Hafen dafür.
serenissima-blocked-one-galley = Pro Investition kannst du nur eine Galeere kaufen.
serenissima-blocked-fleet = Du hast schon sechs Galeeren.
serenissima-blocked-produced = Der Hafen produziert diese Ware.
serenissima-blocked-stored = Der Hafen lagert diese Ware schon.
serenissima-blocked-full = Das Lagerhaus ist voll.
serenissima-blocked-unwanted = Der Hafen kauft nichts von deiner Ladung.
serenissima-blocked-blockade = Du wirst hier blockiert.
serenissima-blocked-fought = Du hast dich in diesem Zug für den Kampf entschieden.
serenissima-blocked-last-port = Das ist der letzte Hafen dieser Person.
serenissima-blocked-guarded = Versenke zuerst die Galeeren, die den Hafen schützen.
serenissima-blocked-kept-open = Es müssen genug Starthäfen offen bleiben.

# Questions
serenissima-ask-close = Schließe einen Hafen mit { $good }.
serenissima-fact-close = Vorbeifahren geht, aber niemand kann ihn in dieser Partie nutzen.
serenissima-ask-start = Wähle Hafen und Galeere.
serenissima-fact-start = Galeeren sind in der Reihenfolge ihrer Nummern am Zug.
serenissima-ask-start-galley = Wähle deine nächste Galeere.
serenissima-ask-loading = Nutze Galeere { $galley }, oder investiere.
serenissima-ask-loaded = Mach mit Galeere { $galley } weiter.
serenissima-ask-sailing = { $left ->
    [0] Handle hier mit Galeere { $galley }.
   *[other] Fahr mit Galeere { $galley }, oder handle.
  }
serenissima-ask-closing = Mach mit Galeere { $galley } weiter.
serenissima-ask-blockade-move = Galeere { $galley } von { $who } { $at } aufhalten?
serenissima-ask-blockade-sale = Verhindern, dass { $who } { FORM($zone, "at") } { $goods } verkauft?
serenissima-ask-blockade-landing = Verhindern, dass { $who } { $zone } einnimmt?
serenissima-fact-blockade = Galeere { $galley } hat { $theirs ->
    [one] { $theirs } Matrosen
   *[other] { $theirs } Matrosen
  }; du hast dort { $yours } auf Galeeren.
serenissima-ask-fight-galley = Weiterkämpfen? Siegchance { $chance } %.
serenissima-ask-fight-port = Weiterkämpfen? Siegchance { $chance } %.
serenissima-fact-fight = Du wirfst { $mine ->
    [one] { $mine } Würfel
   *[other] { $mine } Würfel
  } mit { $sailors ->
    [one] { $sailors } Matrosen
   *[other] { $sailors } Matrosen
  }, die Gegenseite wirft { $theirs }. Die Chance gilt, wenn du bis zum Ende kämpfst.
serenissima-ask-salvage = Nimm Waren von Galeere { $wreck }.
serenissima-fact-salvage = Galeere { $galley } hat { $room ->
    [one] { $room } freien Platz
   *[other] { $room } freie Plätze
  }. Der Rest geht verloren.
serenissima-ask-conquest = { $sailors ->
    [one] Den letzten Matrosen { FORM($port, "at") } landen?
   *[other] Wie viele landen { FORM($port, "at") }?
  }
serenissima-fact-conquest = { $sailors ->
    [one] Wenn ja, sinkt Galeere { $galley }. Wenn nicht, wird der Hafen neutral.
   *[other] Mit keinem wird der Hafen neutral; mit allen sinkt Galeere { $galley }.
  }
serenissima-fact-conquest-laden = { $sailors ->
    [one] Wenn ja, sinkt Galeere { $galley } mit ihrer Ladung: { $goods }. Wenn nicht, wird der Hafen neutral.
   *[other] Mit keinem wird der Hafen neutral; mit allen sinkt Galeere { $galley } mit ihrer Ladung: { $goods }.
  }
serenissima-ask-investment = Investiere. Du hast { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }.
serenissima-ask-special-investment = Kaufe Galeeren, bis du zwei hast.

# What happened
serenissima-first-player = { $who } beginnt.
serenissima-closed = { $who } schließt { $port }.
serenissima-started = { $who } startet { FORM($port, "at") } mit Galeere { $galley }.
serenissima-start-galley = { $who } nimmt Galeere { $galley }.
serenissima-prepared = Die Galeeren sind bereit. Runde 1 beginnt.
serenissima-activates-at = Galeere { $galley } von { $who } ist { $at } am Zug.
serenissima-loaded = { $who } lädt { FORM($port, "at") } { $count } { $good } auf Galeere { $galley } { $ducats ->
    [0] kostenlos
    [one] für { $ducats } Dukaten
   *[other] für { $ducats } Dukaten
  }.
serenissima-loaded-from = { $who } lädt { FORM($port, "at") } { $count } { $good } auf Galeere { $galley } und zahlt { $owner } { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }.
serenissima-loaded-from-to-you = { $who } lädt { FORM($port, "at") } { $count } { $good } auf Galeere { $galley } und zahlt dir { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }.
serenissima-crewed = { $who } verlegt Matrosen: Galeere { $galley } hat jetzt { $count }.
serenissima-exchanged = { $who } lädt zwischen den Galeeren { $galley } und { $mate } um.
serenissima-thrown-overboard = { $who } wirft Ladung von Galeere { $galley } über Bord: { $goods }.
serenissima-scuttled = { $who } versenkt die eigene Galeere { $galley }.
serenissima-sailed-to = { $who } fährt mit Galeere { $galley } { $to }.
serenissima-blockaded-move = { $who } blockiert: Galeere { $galley } hält { $at }.
serenissima-blockaded-sale = { $who } blockiert: Galeere { $galley } verkauft { $at } nichts.
serenissima-blockaded-landing = { $who } blockiert: Galeere { $galley } kann { $at } nicht landen.
serenissima-sold = { $who } verkauft { FORM($port, "at") } { $goods } von Galeere { $galley } { $ducats ->
    [0] ohne Erlös
    [one] für { $ducats } Dukaten
   *[other] für { $ducats } Dukaten
  }.
serenissima-landed = { $who } nimmt { $port } mit { $count ->
    [one] { $count } Matrosen
   *[other] { $count } Matrosen
  } ein.
serenissima-left = Auf Galeere { $galley } von { $who } ist niemand mehr. Sie sinkt.
serenissima-fort-fired = Die Festung von { $port } beschießt Galeere { $galley } und { $count ->
    [0] tötet niemanden
    [one] tötet { $count } Matrosen
   *[other] tötet { $count } Matrosen
  }.
serenissima-fought-of = Galeere { $galley } von { $who } greift Galeere { $foe } von { $owner } an: { $killed ->
    [one] { $killed } Matrose getötet
   *[other] { $killed } Matrosen getötet
  }, { $lost } verloren.
serenissima-fought-of-to-you = Galeere { $galley } von { $who } greift deine Galeere { $foe } an: { $killed ->
    [one] { $killed } Matrose getötet
   *[other] { $killed } Matrosen getötet
  }, { $lost } verloren.
serenissima-stormed-of = { $who } greift { $port } ({ $owner }) mit Galeere { $galley } an: { $killed ->
    [one] { $killed } Matrose getötet
   *[other] { $killed } Matrosen getötet
  }, { $lost } verloren.
serenissima-stormed-of-to-you = { $who } greift dein { $port } mit Galeere { $galley } an: { $killed ->
    [one] { $killed } Matrose getötet
   *[other] { $killed } Matrosen getötet
  }, { $lost } verloren.
serenissima-broke-off = { $who } bricht den Kampf von Galeere { $galley } ab.
serenissima-sunk-of = Galeere { $galley } von { $owner } sinkt.
serenissima-sunk-of-to-you = Deine Galeere { $galley } sinkt.
serenissima-cargo-lost = Mit Galeere { $galley } verloren: { $goods }.
serenissima-both-sunk = Die Galeeren { $galley } und { $foe } versenken sich gegenseitig.
serenissima-port-fell = { $owner } verliert { $port }: Dort ist kein Matrose mehr.
serenissima-port-fell-to-you = Du hast { $port } verloren: Dort hast du keine Matrosen mehr.
serenissima-salvaged = { $who } nimmt { $goods } auf Galeere { $galley }.
serenissima-recruited = { $who } heuert { $count ->
    [one] { $count } Matrosen
   *[other] { $count } Matrosen
  } an: { $places }.
serenissima-bought-galley = { $who } kauft { FORM($port, "at") } Galeere { $galley } mit { $count ->
    [one] { $count } Matrosen
   *[other] { $count } Matrosen
  }, für { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }.
serenissima-built-fort = { $who } baut { FORM($port, "at") } eine Festung.
serenissima-built-basilica = { $who } baut { FORM($port, "at") } eine Basilika.
serenissima-doge-wine = Dogenkarte der Runde { $round }: Wein.
serenissima-doge-one = Dogenkarte der Runde { $round }: eine Sanduhr.
serenissima-doge-two = Dogenkarte der Runde { $round }: zwei Sanduhren.
serenissima-doge-two-mix = Dogenkarte der Runde { $round }: zwei Sanduhren, dann werden alle Karten gemischt.
serenissima-wine-income = { $who } bekommt { $ducats } Dukaten für Wein in { $ports ->
    [one] { $ports } Hafen
   *[other] { $ports } Häfen
  }.
serenissima-scoring = Wertung { $number } von 3.
serenissima-scored = { $who } bekommt { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }.
serenissima-round = Runde { $round } beginnt.
serenissima-over = Die dritte Wertung beendet die Partie.

# Scores
serenissima-score-start = Zu Beginn
serenissima-score-sales = Verkäufe
serenissima-score-dues = Von anderen
serenissima-score-wine = Wein
serenissima-score-scorings = Wertungen
serenissima-score-spent = Ausgegeben
serenissima-score-total = { $total ->
    [one] { $total } Dukaten
   *[other] { $total } Dukaten
  }

# Words on the pictures
serenissima-mark-wood = Ho
serenissima-mark-stone = St
serenissima-mark-marble = Ma
serenissima-mark-wine = We
serenissima-mark-gold = Go
serenissima-mark-spice = Ge
serenissima-cover = Galeeren und Lagerhäuser
serenissima-cover-alt = Eine Portolankarte des Mittelmeers mit vier beladenen Galeeren: Serenissima.
serenissima-board-over = Die Partie ist zu Ende
serenissima-board-preparation = Aufbau
serenissima-board-doge-turn = Dogenkarte
serenissima-board-turn = Galeere { $galley } von { $who } { $at }: { $phase }
serenissima-board-loading = lädt
serenissima-board-sailing = fährt
serenissima-board-closing = Verkauf oder Kampf
serenissima-board-round = Runde { $round }
serenissima-board-track = Wertungsleiste: I, II, III
serenissima-board-doge = Dogenkarten
serenissima-board-supply = { $good } { $count }
serenissima-board-ducats = { $ducats } D.
serenissima-board-ports = { $count ->
    [one] { $count } Hafen
   *[other] { $count } Häfen
  }
serenissima-board-galleys = { $count ->
    [one] { $count } Galeere
   *[other] { $count } Galeeren
  }
serenissima-board-sailors = { $count ->
    [one] { $count } Matrose
   *[other] { $count } Matrosen
  }
serenissima-board-stock = { $count ->
    [one] { $count } Matrose im Vorrat
   *[other] { $count } Matrosen im Vorrat
  }
serenissima-board-neutral = neutral
serenissima-board-fort = Festung
serenissima-board-basilica = Basilika
serenissima-board-wine = Weinseite
serenissima-board-closed = geschlossen
serenissima-board-neighbours = Grenzt an: { $zones }.
serenissima-treasury = Deine Schatzkammer: { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }.
serenissima-alt-ducats = { $count ->
    [one] { $count } Dukaten
   *[other] { $count } Dukaten
  }
serenissima-alt-port = { $port } ({ $owner }, { $sailors } von { $capacity } Matrosen) produziert { $good }. Lagerhaus: { $stored }. Außerdem: { $more }.
serenissima-alt-galley = Galeere { $galley }, { $who }: { $aboard }.

# Told by rules 1 and 2; what is stored of games begun then still says so.
serenissima-activates = Galeere { $galley } von { $who } ist hier am Zug: { $zone }.
serenissima-sailed = { $who } fährt mit Galeere { $galley } { FORM($zone, "to") }.
serenissima-blockade-move = { $who } blockiert: Galeere { $galley } hält { FORM($zone, "at") }.
serenissima-blockade-sale = { $who } blockiert: Galeere { $galley } verkauft { FORM($zone, "at") } nichts.
serenissima-blockade-landing = { $who } blockiert: Galeere { $galley } kann { FORM($zone, "at") } nicht landen.
serenissima-count-at = { $count } in { $place }
serenissima-fought = Galeere { $galley } von { $who } greift Galeere { $foe } an: { $killed } getötet, { $lost } verloren.
serenissima-stormed = { $who } stürmt { $port } mit Galeere { $galley }: { $killed } getötet, { $lost } verloren.
serenissima-sunk = Galeere { $galley } ist versenkt.
serenissima-jettisoned = { $who } wirft { $count ->
    [one] { $count } Warenwürfel
   *[other] { $count } Warenwürfel
  } von Galeere { $galley } über Bord.

# What kind of game it is, on its card.
serenissima-kind = Handel, Häfen und Seegefechte in schnellen Zügen
