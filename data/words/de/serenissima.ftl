# Serenissima, second edition.

serenissima-good-wood = Holz
serenissima-good-stone = Stein
serenissima-good-marble = Marmor
serenissima-good-wine = Wein
serenissima-good-gold = Gold
serenissima-good-spice = Gewürz

serenissima-option-money = Schatzkammern
serenissima-option-money-open = Offen: Alle sehen alle Dukaten
serenissima-option-money-hidden = Verdeckt: Du siehst nur deine eigenen
serenissima-option-blockade = Blockade eines Verkaufs oder einer Landung
serenissima-option-blockade-always = Überall, auch wo die Galeere ihren Zug begann
serenissima-option-blockade-arrived = Nur dort, wohin die Galeere gefahren ist
serenissima-option-conquest = Nach der Eroberung eines Hafens
serenissima-option-conquest-fight = Die Galeere darf dort eine weitere bekämpfen
serenissima-option-conquest-over = Der Zug ist zu Ende
serenissima-option-galleys = Je drei Galeeren zu zweit
serenissima-option-galleys-alternate = Abwechselnd gewählt: A B A B A B
serenissima-option-galleys-snake = Hin und zurück gewählt: A B B A A B

serenissima-standing-blockade-move = Schwächere Galeeren aufhalten, die an meinen vorbeifahren
serenissima-standing-blockade-sale = Verkäufe schwächerer Galeeren verhindern, wo meine liegen
serenissima-standing-blockade-landing = Schwächere Galeeren hindern, einen neutralen Hafen einzunehmen, wo meine liegen

# Options and labels
serenissima-port-option = { $port } ({ $good })
serenissima-galley-option = Galeere { $galley }
serenissima-zone-option = { $zone }
serenissima-at-port = { FORM($port, "at") }
serenissima-at-z-mare-ionio = auf See (Mare Ionio)
serenissima-to-port = { FORM($port, "to") }
serenissima-to-z-mare-ionio = auf See (Mare Ionio)
serenissima-garrison-of = { $port } (Besatzung)
serenissima-count-good = { $count } { $good }
serenissima-count-in-port = { $count } { FORM($port, "at") }
serenissima-count-on-galley = { $count } auf Galeere { $galley }
serenissima-done = Diesen Zug beenden
serenissima-enough = Keine weiteren Galeeren kaufen
serenissima-invest = Stattdessen investieren
serenissima-load = { CAPITAL(FORM($port, "at")) } { $good } laden
serenissima-crew = Die Matrosen hier verteilen: wie viele an jedem Ort
serenissima-exchange = Ladung mit Galeere { $mate } aufteilen: wie viel auf Galeere { $galley }
serenissima-overboard = Über Bord werfen oder versenken
serenissima-cargo-overboard = Ladung über Bord werfen
serenissima-sink = Galeere { $galley } versenken
serenissima-sail = Fahren
serenissima-sell = { CAPITAL(FORM($port, "at")) } verkaufen
serenissima-attack = Eine Galeere angreifen
serenissima-foe = Galeere { $galley } von { $who }
serenissima-land = { CAPITAL(FORM($port, "at")) } landen
serenissima-storm = { $port } stürmen
serenissima-fight-again = Noch einmal würfeln
serenissima-fight-stop = Abbrechen (beendet deinen Zug)
serenissima-recruit = Matrosen anheuern
serenissima-buy-galley = Eine Galeere kaufen ({ $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
  } und ihre Matrosen)
serenissima-another-galley = Noch eine Galeere kaufen
serenissima-build-fort = Eine Festung bauen
serenissima-build-basilica = Eine Basilika bauen
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
serenissima-note-free-cube = der erste Warenwürfel ist umsonst, jeder weitere kostet 1 Dukaten
serenissima-note-price = je 1 Dukaten
serenissima-note-dues = je 1 Dukaten an { $who }
serenissima-note-now = jetzt { $count }
serenissima-note-aboard = jetzt { $here } auf Galeere { $galley }, { $there } auf Galeere { $mate }
serenissima-note-own-port = dein eigener Hafen: füllt das Lagerhaus, bringt außer für Gewürz nichts ein
serenissima-note-spice = { $ducats ->
    [one] { $ducats } Dukat mehr
   *[other] { $ducats } Dukaten mehr
  }
serenissima-note-slot = der nächste Warenwürfel bringt { $ducats }
serenissima-note-slots = nacheinander bringen die Warenwürfel { $ducats }
serenissima-note-dice = deine Würfel: { $mine }, gegnerische: { $theirs }; bis zum Ende gekämpft gewinnst du { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100
serenissima-note-dice-fort = die Festung schießt zuerst mit { $fort } Würfeln; deine Würfel: { $mine } minus die Gefallenen, gegnerische: { $theirs }; bis zum Ende gekämpft gewinnst du { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100
serenissima-note-land-all = geht der letzte Matrose an Land, sinkt die Galeere
serenissima-note-land-all-laden = geht der letzte Matrose an Land, sinkt die Galeere; mit ihr verloren: { $goods }
serenissima-note-sink = Matrosen, die keinen anderen Platz finden, kommen in deinen Vorrat zurück
serenissima-note-sink-laden = verlorene Ladung: { $goods }; Matrosen, die keinen anderen Platz finden, kommen in deinen Vorrat zurück
serenissima-note-sailor = { $ducats ->
    [one] { $ducats } Dukat je Matrose
   *[other] { $ducats } Dukaten je Matrose
  }
serenissima-note-ducats = { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
  }

# Why not
serenissima-blocked-nothing-to-buy = Du kannst jetzt nichts kaufen.
serenissima-blocked-acted = Du hast diese Galeere schon genutzt.
serenissima-blocked-no-room = An Bord ist kein Platz frei.
serenissima-blocked-no-cube = Von dieser Ware ist kein Warenwürfel mehr da.
serenissima-blocked-no-ducats = Du hast zu wenig Dukaten.
serenissima-blocked-no-sailors = Alle deine Matrosen sind angeheuert.
serenissima-blocked-no-berth = Deine Häfen und deine Galeeren dort sind voll.
serenissima-blocked-no-number = Alle Galeerennummern sind vergeben.
serenissima-blocked-no-piece = Es ist keine mehr da.
serenissima-blocked-no-site-fort = Eine Festung braucht einen deiner Häfen mit Holz und Stein, in dem noch keine steht.
serenissima-blocked-no-site-basilica = Eine Basilika braucht einen deiner Häfen mit Gold und Marmor, in dem noch keine steht.
serenissima-blocked-nowhere = Du hast keinen Hafen, in dem sie vom Stapel laufen kann.
serenissima-blocked-one-galley = Eine Galeere je Investition.
serenissima-blocked-fleet = Deine Flotte ist vollzählig: sechs Galeeren.
serenissima-blocked-produced = Der Hafen produziert diese Ware.
serenissima-blocked-stored = Der Hafen hat sie schon.
serenissima-blocked-full = Das Lagerhaus ist voll.
serenissima-blocked-unwanted = Der Hafen will nichts von deiner Ladung.
serenissima-blocked-blockade = Eine Blockade verhindert es.
serenissima-blocked-fought = Du hast dich für den Kampf entschieden.
serenissima-blocked-last-port = Es ist der letzte Hafen seines Besitzers.
serenissima-blocked-guarded = Versenke zuerst die Galeeren seines Besitzers hier.
serenissima-blocked-kept-open = Es müssen genug Starthäfen offen bleiben.

# Questions
serenissima-ask-close = Schließe einen Hafen, der { $good } produziert: Man darf durchfahren, aber niemand nutzt ihn in dieser Partie.
serenissima-ask-start = Wähle deinen Starthafen und eine Galeere; Galeeren fahren in der Reihenfolge ihrer Nummern.
serenissima-ask-start-galley = Wähle deine nächste Galeere.
serenissima-ask-loading = Nutze Galeere { $galley } { $at }, oder investiere.
serenissima-ask-loaded = Mach mit Galeere { $galley } { $at } weiter, oder beende deinen Zug.
serenissima-ask-sailing = Galeere { $galley } liegt { $at }: { $left ->
    [0] Werde hier aktiv, oder beende deinen Zug
    [one] Fahr weiter (noch { $left } Zone), werde hier aktiv, oder beende deinen Zug
   *[other] Fahr weiter (noch { $left } Zonen), werde hier aktiv, oder beende deinen Zug
  }.
serenissima-ask-closing = Galeere { $galley } liegt { $at }: Mach weiter, oder beende deinen Zug.
serenissima-ask-blockade-move = Galeere { $galley } von { $who } { $at } aufhalten? Sie fährt mit { $theirs ->
    [one] { $theirs } Matrosen
   *[other] { $theirs } Matrosen
  } weiter; du hast dort { $yours } auf Galeeren.
serenissima-ask-blockade-sale = Verhindern, dass Galeere { $galley } von { $who } { FORM($zone, "at") } { $goods } verkauft? Sie hat { $theirs ->
    [one] { $theirs } Matrosen
   *[other] { $theirs } Matrosen
  }; du hast dort { $yours } auf Galeeren.
serenissima-ask-blockade-landing = Verhindern, dass Galeere { $galley } von { $who } { $zone } einnimmt? Sie hat { $theirs ->
    [one] { $theirs } Matrosen
   *[other] { $theirs } Matrosen
  }; du hast dort { $yours } auf Galeeren.
serenissima-ask-fight-galley = Weiter gegen Galeere { $foe } kämpfen? Du wirfst { $mine ->
    [one] { $mine } Würfel
   *[other] { $mine } Würfel
  } mit { $sailors ->
    [one] { $sailors } Matrosen
   *[other] { $sailors } Matrosen
  }, die Gegenseite wirft { $theirs }. Bis zum Ende gekämpft gewinnst du { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100.
serenissima-ask-fight-port = Weiter um { $port } kämpfen? Du wirfst { $mine ->
    [one] { $mine } Würfel
   *[other] { $mine } Würfel
  } mit { $sailors ->
    [one] { $sailors } Matrosen
   *[other] { $sailors } Matrosen
  }, die Gegenseite wirft { $theirs }. Bis zum Ende gekämpft gewinnst du { $chance ->
    [one] 1-mal
   *[other] { $chance }-mal
  } von 100.
serenissima-ask-salvage = Rette Waren von Galeere { $wreck } auf Galeere { $galley } ({ $room ->
    [one] { $room } freier Platz
   *[other] { $room } freie Plätze
  }); der Rest geht verloren.
serenissima-ask-conquest = { $sailors ->
    [one] Setz { FORM($port, "at") } den letzten Matrosen von Galeere { $galley } an Land, und die Galeere sinkt; lass ihn an Bord, und der Hafen wird neutral.
   *[other] Setz { FORM($port, "at") } Matrosen an Land: Galeere { $galley } hat { $sailors }. Mit keinem wird der Hafen neutral; mit allen sinkt die Galeere.
  }
serenissima-ask-conquest-laden = { $sailors ->
    [one] Setz { FORM($port, "at") } den letzten Matrosen von Galeere { $galley } an Land, und die Galeere sinkt mit ihrer Ladung: { $goods }. Lass ihn an Bord, und der Hafen wird neutral.
   *[other] Setz { FORM($port, "at") } Matrosen an Land: Galeere { $galley } hat { $sailors }. Mit keinem wird der Hafen neutral; mit allen sinkt die Galeere mit ihrer Ladung: { $goods }.
  }
serenissima-ask-investment = Investiere: Du hast { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }.
serenissima-ask-special-investment = Kaufe Galeeren, bis du zwei hast: Du hast { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }.

# What happened
serenissima-first-player = { $who } beginnt.
serenissima-closed = { $who } schließt { $port }.
serenissima-started = { $who } startet { FORM($port, "at") } mit Galeere { $galley }.
serenissima-start-galley = { $who } nimmt Galeere { $galley }.
serenissima-prepared = Die Galeeren sind bereit: Runde 1 beginnt.
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
serenissima-crewed = { $who } verteilt Matrosen: Galeere { $galley } hat { $count }.
serenissima-exchanged = { $who } verteilt Ladung zwischen den Galeeren { $galley } und { $mate }.
serenissima-thrown-overboard = { $who } wirft von Galeere { $galley } über Bord: { $goods }.
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
serenissima-left = Niemand bleibt auf Galeere { $galley } von { $who }: Sie sinkt.
serenissima-fort-fired = Die Festung von { $port } beschießt Galeere { $galley }: { $count } gefallen.
serenissima-fought-of = Galeere { $galley } von { $who } greift Galeere { $foe } von { $owner } an: { $killed } getötet, { $lost } verloren.
serenissima-stormed-of = { $who } stürmt { $port } ({ $owner }) mit Galeere { $galley }: { $killed } getötet, { $lost } verloren.
serenissima-broke-off = { $who } bricht den Kampf von Galeere { $galley } ab.
serenissima-sunk-of = Galeere { $galley } von { $owner } ist versenkt.
serenissima-cargo-lost = Mit Galeere { $galley } verloren: { $goods }.
serenissima-both-sunk = Die Galeeren { $galley } und { $foe } versenken sich gegenseitig.
serenissima-port-fell = { $owner } verliert { $port }: Dort ist kein Matrose mehr.
serenissima-salvaged = { $who } rettet { $goods } auf Galeere { $galley }.
serenissima-recruited = { $who } heuert { $count ->
    [one] { $count } Matrosen
   *[other] { $count } Matrosen
  } an: { $places }.
serenissima-bought-galley = { $who } lässt { FORM($port, "at") } für { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  } Galeere { $galley } mit { $count ->
    [one] { $count } Matrosen
   *[other] { $count } Matrosen
  } vom Stapel laufen.
serenissima-built-fort = { $who } baut { FORM($port, "at") } eine Festung.
serenissima-built-basilica = { $who } baut { FORM($port, "at") } eine Basilika.
serenissima-doge-wine = Die Dogenkarte der Runde { $round }: Wein.
serenissima-doge-one = Die Dogenkarte der Runde { $round }: eine Sanduhr.
serenissima-doge-two = Die Dogenkarte der Runde { $round }: zwei Sanduhren.
serenissima-doge-two-mix = Die Dogenkarte der Runde { $round }: zwei Sanduhren; alle Karten werden gemischt.
serenissima-wine-income = { $who } erhält { $ducats } Dukaten für Wein in { $ports ->
    [one] { $ports } Hafen
   *[other] { $ports } Häfen
  }.
serenissima-scoring = Wertung { $number } von 3.
serenissima-scored = { $who } erhält { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
  }.
serenissima-round = Runde { $round } beginnt.
serenissima-over = Die dritte Wertung beendet die Partie.

# Scores
serenissima-score-start = Zu Beginn
serenissima-score-sales = Verkäufe
serenissima-score-dues = Von anderen gezahlt
serenissima-score-wine = Wein
serenissima-score-scorings = Wertungen
serenissima-score-spent = Ausgegeben

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
serenissima-board-preparation = Vorbereitung
serenissima-board-doge-turn = Die Dogenkarte
serenissima-board-turn = Galeere { $galley } von { $who } { $at }: { $phase }
serenissima-board-loading = lädt
serenissima-board-sailing = fährt
serenissima-board-closing = Verkauf oder Kampf
serenissima-board-round = Runde { $round }
serenissima-board-track = Zeitleiste: Wertungen I, II, III
serenissima-board-doge = Die Dogenkarten
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
serenissima-board-neighbours = Von hier aus: { $zones }.
serenissima-treasury = Deine Schatzkammer: { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
  }.
serenissima-alt-ducats = { $count ->
    [one] { $count } Dukat
   *[other] { $count } Dukaten
  }
serenissima-alt-port = { $port } ({ $owner }, { $sailors } von { $capacity } Matrosen) produziert { $good }; lagert { $stored }; hat { $more }.
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
