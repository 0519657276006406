# Oltre Mare: goods, icons, markers, ports

# What the game is called here; its printed title is in the code.
oltremare-name = Oltre Mare
oltremare-goal = Es gewinnen die meisten Dukaten, wenn der Warenstapel leer und alle Fracht verkauft ist.
oltremare-good-spices = Gewürze
oltremare-good-silk = Seide
oltremare-good-silver = Silber
oltremare-good-sugar = Zucker
oltremare-good-wine = Wein
oltremare-good-wood = Holz
oltremare-good-wheat = Weizen
oltremare-good-any = irgendeine andere Ware
oltremare-icon-ducat = Dukaten
oltremare-icon-pirate = Piraten
oltremare-icon-market = Markt
oltremare-icon-ship = Schiff
oltremare-powers = { $lions ->
    [one] { $lions } Löwe
   *[other] { $lions } Löwen
  } / Ladezahl { $load }
oltremare-marker-compass = Kompass
oltremare-marker-compass-effect = wenn du ihn nimmst, darfst du dein Schiff in einen beliebigen Hafen ohne Kompass setzen
oltremare-marker-fight-pirates = Kampf den Piraten
oltremare-marker-fight-pirates-effect = deine Piratensymbole zählen nicht
oltremare-marker-favourable-terms = Günstiger Einkauf
oltremare-marker-favourable-terms-effect = die Karten, die du kaufst, kosten 1, 2, 3 und 4 Dukaten
oltremare-marker-local-authority = Örtliche Obrigkeit
oltremare-marker-local-authority-effect = zu Beginn deines Zuges: die Löwen oben auf deiner Fracht minus 3, in Dukaten
oltremare-marker-big-deal = Gutes Geschäft
oltremare-marker-big-deal-effect = ein Dukatensymbol mehr
oltremare-marker-high-seas = Hohe See
oltremare-marker-high-seas-effect = 1 Dukaten für jedes Schiffssymbol, das du ausspielst
oltremare-marker-note = { $marker }: { $effect }
oltremare-port = { PLACE($name) }
oltremare-port-empty = kein Marker
oltremare-card = { $good } ({ $first } + { $second }, { $lions ->
    [one] { $lions } Löwe
   *[other] { $lions } Löwen
  }, Ladezahl { $load })
oltremare-runs = Folgen bringen { $runs }
oltremare-counted-any = { $count ->
    [one] 1 Karte einer beliebigen Ware
   *[other] { $count } Karten beliebiger Waren
  }
oltremare-counted-other = { $count ->
    [one] 1 Karte einer beliebigen anderen Ware
   *[other] { $count } Karten beliebiger anderer Waren
  }
oltremare-counted = { $count } × { $good }
oltremare-ducats = { $count ->
    [one] 1 Dukaten
   *[other] { $count } Dukaten
  }
oltremare-nothing = nichts
oltremare-partner = { $who }

# Options and standing orders
oltremare-option-cargo = Fracht
oltremare-option-cargo-hidden = Nur die oberste Karte ist sichtbar (Spielregel)
oltremare-option-cargo-open = Alle Fracht ist sichtbar
oltremare-standing-partner = Wenn mir ein Handel angeboten wird
oltremare-standing-decline = Immer ablehnen
oltremare-standing-unable = Ablehnen, was ich nicht geben kann
oltremare-standing-prices = Zu meinen Preisen handeln, sonst ablehnen
oltremare-standing-active = In meiner eigenen Handelsphase
oltremare-standing-go = Meine Karten gleich ausspielen, wenn ich genug habe

# Maritime power
oltremare-turn = { $who } beginnt einen Zug.
oltremare-local-authority = Die örtliche Obrigkeit zahlt { $who } { $ducats }.
oltremare-ask-discard = Du darfst { $lions ->
    [one] { $lions } Karte
   *[other] { $lions } Karten
  } halten. Wirf { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } auf deinen Piratenstapel ab.
oltremare-discarded = { $who } wirft { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } auf den Piratenstapel ab.
oltremare-discarded-own = Du wirfst auf deinen Piratenstapel ab: { $cards }.

# Trade
oltremare-ask-trade = Handle oder kaufe, dann spiel deine Karten aus. Du lädst { $load ->
    [one] 1 Karte
   *[other] { $load } Karten
  } auf { $top }.
oltremare-ask-waiting = Wir warten auf Antworten auf deine Angebote. Du kannst noch etwas tun.
oltremare-ask-partner = Biete { $who } einen Handel an, wenn du magst.
oltremare-ask-answer = Beantworte die Angebote von { $who }.
oltremare-propose = Handel vorschlagen
oltremare-propose-then = Anbieten, dann weiter
oltremare-form-more = Dukaten mehr bei einem Gegenangebot
oltremare-form-then = Wenn alle geantwortet haben
oltremare-then-go = Karten ausspielen, Fehlendes dazukaufen
oltremare-then-ask = Mich fragen
oltremare-then-gone = Alle haben geantwortet. Wie gesagt, spielst du jetzt deine Karten aus.
oltremare-offer-of = { $who } bietet { $terms }
oltremare-accept = Annehmen
oltremare-decline = Ablehnen
oltremare-counter = Gegenangebot machen
oltremare-raise = Mehr Dukaten verlangen
oltremare-decline-all = Alles ablehnen
oltremare-decline-unable = Ablehnen, was ich nicht geben kann
oltremare-by-prices = Nach meinen Preisen antworten
oltremare-by-prices-note = Was dir eine Karte jeder Ware in Dukaten wert ist. Du nimmst an, was mindestens 1 Dukaten mehr bringt, als es kostet, und lehnst den Rest ab. Bei 0 behältst du die Ware.
oltremare-withdraw = Zurückziehen: { $terms }
oltremare-wait = Auf Antworten warten
oltremare-stop = Nicht länger warten
oltremare-go = Karten ausspielen
oltremare-go-short = { $count ->
    [one] Dir fehlt für deine Ladezahl noch 1 Karte.
   *[other] Dir fehlen für deine Ladezahl noch { $count } Karten.
  } Kaufe oder handle zuerst.
oltremare-buy-deck = Karte kaufen
oltremare-buy-pirates = Vom Piratenstapel kaufen ({ $count })
oltremare-bought-enough = Du hast in diesem Zug { $count } Karten gekauft. Mehr sind nicht erlaubt.
oltremare-deck-empty = Der Warenstapel ist leer.
oltremare-pirates-empty = Dein Piratenstapel ist leer.
oltremare-too-many-standing = Du hast { $count } offene Angebote. Zieh erst eines zurück.
oltremare-too-many-made = Du hast in dieser Phase { $count } Angebote gemacht, die niemand angenommen hat. Mehr sind nicht erlaubt.
oltremare-no-such-cards = Du hast nicht, was verlangt wird.
oltremare-too-poor = Du hast nicht genug Dukaten.
oltremare-giver-too-poor = { $who } hat nicht genug Dukaten.
oltremare-left-short = { $who } hätte dann zu wenig Karten zum Laden.
oltremare-form-to = An wen
oltremare-form-give = Karten, die du gibst
oltremare-form-pay = Dukaten, die du gibst
oltremare-form-raise = Dukaten, die du verlangst
oltremare-form-ask = Was du verlangst
oltremare-ask-goods = Waren, oder Waren und Dukaten
oltremare-ask-ducats = Nur Dukaten
oltremare-ask-nothing = Nichts (ein Geschenk)
oltremare-form-ducats = Dukaten
oltremare-form-talk = Was du über die Karten sagst
oltremare-form-tell = Symbole, Löwen und Ladezahl, die du angibst (du darfst bluffen)
oltremare-form-wish = Symbole, Löwen und Ladezahl, die du gern hättest
oltremare-talk-silent = Nichts sagen
oltremare-talk-truth = Sagen, was darauf steht
oltremare-talk-claim = Etwas anderes sagen oder einen Wunsch äußern
oltremare-terms = { $gives } für { $asks }
oltremare-terms-gift = { $gives } als Geschenk
oltremare-terms-told = { $terms } (angeblich: { $icons })
oltremare-terms-wished = { $terms } (gewünscht: { $icons })
oltremare-offered = { $who } bietet { $to } an: { $terms }.
oltremare-offered-to-you = { $who } bietet dir an: { $terms }.
oltremare-offer-empty = Leg etwas in dein Angebot.
oltremare-refused-before = Genau das wurde schon abgelehnt: { $terms }. Ändere das Angebot.
oltremare-declined = { $who } lehnt das Angebot von { $by } ab: { $terms }.
oltremare-declined-to-you = { $who } lehnt dein Angebot ab: { $terms }.
oltremare-withdrawn = { $who } zieht ein Angebot zurück: { $terms }.
oltremare-lapsed = { $who } hat die Karten für ein Angebot nicht mehr: { $terms }.
oltremare-traded = { $who } nimmt das Angebot von { $by } an: { $terms }.
oltremare-traded-to-you = { $who } nimmt dein Angebot an: { $terms }.
oltremare-traded-own = { $told } Du erhältst: { $cards }.
oltremare-prestige = { $who } gewinnt 1 Prestige und hat jetzt { $prestige }.
oltremare-waits = { $who } wartet auf Antworten.
oltremare-stops = { $who } wartet nicht länger.
oltremare-all-answered = Deine Angebote sind geklärt. Du bist wieder dran.
oltremare-bought-deck = { $who } kauft für { $ducats } eine Karte vom Warenstapel.
oltremare-bought-deck-own = Du kaufst für { $ducats } vom Warenstapel: { $card }.
oltremare-bought-pirates = { $who } kauft für { $ducats } eine Karte vom Piratenstapel.
oltremare-bought-pirates-own = Du kaufst für { $ducats } von deinem Piratenstapel: { $card }.

# Main phase, sailing, cargo
oltremare-ask-play = Spiele { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } aus. Geladen wird auf { $top }.
oltremare-played = { $who } spielt { $cards }.
oltremare-earned = { $who } verdient { $ducats }.
oltremare-pirates = Piraten! { $count ->
    [one] 1 Karte kommt
   *[other] { $count } Karten kommen
  } vom Warenstapel auf den Piratenstapel von { $who }.
oltremare-pirates-fought = { $who } wehrt die Piraten ab.
oltremare-market = { $who } zieht am Markt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }.
oltremare-market-own = Du ziehst am Markt: { $cards }.
oltremare-ask-sail = Fahre genau { $count ->
    [one] 1 Strecke.
   *[other] { $count } Strecken.
  } Danach lädst du { $goods }.
oltremare-sailed = { $who } fährt nach { $way }.
oltremare-sailed-by = { $who } fährt über { $way } nach { $port }.
oltremare-marker-taken = { $who } nimmt einen Hafenmarker: { $marker }.
oltremare-marker-lost = Hier liegt kein Marker. { $who } dreht „{ $marker }“ um.
oltremare-ask-compass = Kompass: Fahr in einen Hafen, oder bleib. Danach lädst du { $goods }.
oltremare-compass-stay = Kompass behalten
oltremare-compass = { $who } nutzt den Kompass und fährt nach { $port }.
oltremare-ask-load = In welcher Reihenfolge lädst du auf { $top }? Die letzte Karte liegt oben.
oltremare-loaded = { $who } lädt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }; oben liegt: { $top }.

# Set-up, Venice, end
oltremare-begins = { $who } beginnt.
oltremare-starts = { $who } startet { FORM($port, "at") } mit { $card } an Bord.
oltremare-venice = Die Venedigkarte! Prestige bringt { $gains }. Das Prestige aller geht auf 0 zurück.
oltremare-venice-nobody = Die Venedigkarte! Noch hat niemand Prestige.
oltremare-gain = { $ducats } für { $who }
oltremare-over = Der Warenstapel ist leer und alle Fracht verkauft. Die Partie ist zu Ende.
oltremare-scored = { $who } kommt auf { $total ->
    [one] einen Dukaten
   *[other] { $total } Dukaten
  }: { $parts }.
oltremare-scored-ducats = Dukaten { $count }
oltremare-scored-cargo = Fracht { $count }
oltremare-scored-markers = Hafenmarker { $count }
oltremare-scored-prestige = Prestige { $count }
oltremare-scored-pirates = Piraten { $count }
oltremare-score-ducats = Dukaten
oltremare-score-cargo = Verkaufte Fracht
oltremare-score-markers = Hafenmarker
oltremare-score-prestige = Prestige
oltremare-score-pirates = Piratenstapel
oltremare-score-total = { $total ->
    [one] einen Dukaten
   *[other] { $total } Dukaten
  }

# Pictures
oltremare-subtitle = Kaufleute von Venedig
oltremare-phase-maritime = { $who }: Seemacht
oltremare-phase-trade = { $who }: Handel
oltremare-phase-main = { $who }: Hauptphase
oltremare-phase-sailing = { $who }: Fahrt
oltremare-phase-cargo = { $who }: Verladen
oltremare-phase-over = Die Partie ist zu Ende
oltremare-venice-to-come = Venedig kommt noch
oltremare-venice-gone = Venedig war schon da
oltremare-board-offers = Angebote
oltremare-board-more = { $count ->
    [one] 1 weiteres
   *[other] { $count } weitere
  }
oltremare-board-played = { $who } lädt gleich
oltremare-hand-to-load = Zu laden
oltremare-hand-kept = Auf der Hand
oltremare-hand-empty = Du hast keine Karten.
oltremare-alt-cover = Eine Karte des östlichen Mittelmeers mit den Seewegen von Oltre Mare und vier Handelsschiffen.
oltremare-alt-deck = Warenstapel { $count }. { $venice }.

# What kind of game it is, on its card.
oltremare-kind = Karten tauschen und Fracht stapeln, mit etwas Bluff
