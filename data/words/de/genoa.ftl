# Die Händler von Genua

genoa-option-inner-corners = Innere Eckfelder
genoa-option-inner-corners-depot = gehören zu den Lagern (Villen kann niemand besitzen)
genoa-option-inner-corners-villa = gehören zu den Villen (Villen kann man besitzen)
genoa-option-small-orders = Kleine Aufträge
genoa-option-small-orders-turn = einer pro Spieler und Zug
genoa-option-small-orders-action = einer pro Aktion
genoa-option-market-start = Ein Start auf dem Marktplatz
genoa-option-market-start-moves = rückt den Rundenanzeiger vor
genoa-option-market-start-stays = bewirkt nichts Besonderes

genoa-score-ducats = Dukaten
genoa-score-privileges = Privilegien
genoa-score-buildings = Gebäude

## Die Stadt

genoa-building-gil = Gildenhalle
genoa-building-rat = Rathaus
genoa-building-pos = Poststation
genoa-building-kat = Kathedrale
genoa-building-pal = Palazzo
genoa-building-par = Park
genoa-building-kut = Kutscherei
genoa-building-haf = Hafen
genoa-building-tra = Trattoria
genoa-building-tav = Taverna
genoa-building-get = Getreidelager
genoa-building-met = Metallager
genoa-building-tuc = Tuchlager
genoa-building-gew = Gewürzlager
genoa-building-vco = Villa Colini
genoa-building-vmo = Villa Monetti
genoa-building-vri = Villa Ricci
genoa-building-vza = Villa Zasteri
genoa-market = Marktplatz
genoa-street = Gasse { $blue }/{ $red }
# Within a sentence: always the accusative („für den Palazzo“).
genoa-the-gil = die Gildenhalle
    .inside = in der Gildenhalle
genoa-the-rat = das Rathaus
    .inside = im Rathaus
genoa-the-pos = die Poststation
    .inside = in der Poststation
genoa-the-kat = die Kathedrale
    .inside = in der Kathedrale
genoa-the-pal = den Palazzo
    .subject = der Palazzo
    .inside = im Palazzo
genoa-the-par = den Park
    .subject = der Park
    .inside = im Park
genoa-the-kut = die Kutscherei
    .inside = in der Kutscherei
genoa-the-haf = den Hafen
    .subject = der Hafen
    .inside = im Hafen
genoa-the-tra = die Trattoria
    .inside = in der Trattoria
genoa-the-tav = die Taverna
    .inside = in der Taverna
genoa-the-get = das Getreidelager
    .inside = im Getreidelager
genoa-the-met = das Metallager
    .inside = im Metallager
genoa-the-tuc = das Tuchlager
    .inside = im Tuchlager
genoa-the-gew = das Gewürzlager
    .inside = im Gewürzlager
genoa-the-vco = die Villa Colini
    .inside = in der Villa Colini
genoa-the-vmo = die Villa Monetti
    .inside = in der Villa Monetti
genoa-the-vri = die Villa Ricci
    .inside = in der Villa Ricci
genoa-the-vza = die Villa Zasteri
    .inside = in der Villa Zasteri
genoa-the-market = den Marktplatz
    .subject = der Marktplatz
    .inside = auf dem Marktplatz
genoa-the-street = die { $street }
    .inside = in der { $street }

## Güter und Karten

genoa-item-wheat = Weizen
genoa-item-rice = Reis
genoa-item-silver = Silber
genoa-item-copper = Kupfer
genoa-item-silk = Seide
genoa-item-linen = Leinen
genoa-item-salt = Salz
genoa-item-pepper = Pfeffer
genoa-item-any-start = Beliebiges Startfeld
genoa-item-further-action = 1 weitere Aktion
genoa-item-any-ware = 1 beliebige Ware
genoa-item-exchange = 1:1-Tausch
genoa-item-building-action = 1 Aktion im Gebäude
    .board = 1 Aktion in eigenem Gebäude
genoa-item-marker = Besitzmarker
genoa-deck-large = großer Auftrag
genoa-deck-small = kleiner Auftrag
genoa-deck-message = Botschaft
genoa-deck-privilege = Privileg
genoa-card-large = großer Auftrag { $villa } ({ $wares })
genoa-card-small = kleiner Auftrag { $building } ({ $ware })
genoa-card-message = Botschaft { $one } – { $other }
genoa-card-privilege = Privileg { $building }
genoa-top-card = oberste Karte: { $deck }
genoa-ducats = { $count ->
    [one] { $count } Dukat
   *[other] { $count } Dukaten
  }
genoa-special-cards = { $count ->
    [one] die Karte „{ $card }“
   *[other] { $count } Karten „{ $card }“
  }
genoa-counted = { $count } × { $what }
genoa-some-cards = { $count } × { $deck } (wer gibt, wählt aus)
genoa-cards-of = { $deck }, wer gibt, wählt aus
genoa-from-action = { $what }, aus der Aktion

## Angebote

genoa-terms-now = { $goods }
genoa-terms-after = { $goods } aus der Aktion
genoa-terms = { $given }
genoa-terms-exchange = { $given } gegen { $got }
genoa-line-offer = { $who } für { $space }: { $terms }
genoa-line-counter = An { $who } für { $space }: { $terms }
genoa-line-anyone = { $space }: { $terms }

genoa-lacks-ducats = nicht genug Dukaten
genoa-lacks-goods = die Güter sind nicht da
genoa-lacks-cards = die Karten sind nicht da
genoa-lacks-action = keine Aktion mehr in diesem Zug
genoa-lacks-markers = wer die Marker bekäme, hat keine eigenen mehr
genoa-already-offered = das bietest du schon; abgeschlossen werden kann es, wenn der Turm daneben steht
genoa-nothing-payable = Nichts davon kann bezahlt werden.
genoa-here-first = Zuerst ist die Aktion hier zu klären.
genoa-sell-first = Nutze zuerst die Aktion hier oder nimm ein Angebot dafür an.

## Fragen

genoa-ask-start = Würfle, oder spiele deine Karte für ein beliebiges Startfeld.
genoa-roll = Würfeln
genoa-play = „{ $card }“ spielen

genoa-ask-tower = Führe den Händlerturm weiter. Er steht hier: { $space }.
genoa-ask-tower-due = Entscheide über { $space }: Handle selbst oder nimm ein Angebot an. Dann kann der Turm weiter.
genoa-ask-tower-waiting = Warte auf die Antworten der anderen oder mach ohne sie weiter.
genoa-tower-here = Der Turm steht hier: { $space }.
genoa-act = Die Aktion hier nutzen
genoa-needs-further = dafür spielst du deine Karte „1 weitere Aktion“
genoa-accept = Ein Angebot annehmen
genoa-accept-streets = Angebote für eine Gasse annehmen
genoa-move = Den Turm bewegen
genoa-end = Deinen Zug beenden
genoa-ask-lose = Du hast noch eine Aktion, und nach diesem Schritt kannst du sie in diesem Zug nicht mehr nutzen. Trotzdem weiter?
genoa-lose-go = Weiter; meine Aktion verfällt
genoa-lose-stay = Nein, ich wähle noch einmal
genoa-price = Einen Preis nennen
genoa-want = Nennen, was du haben willst
genoa-counter = Von einem Bieter eine andere Summe verlangen
genoa-counter-bundle = Von einem Bieter ein Paket verlangen
genoa-which-bid = Wessen Angebot?
genoa-wait = Auf Antworten warten
genoa-wait-note = alle, die nicht gepasst haben, werden noch einmal gefragt
genoa-withdraw = Ein Angebot zurückziehen
genoa-claim = Botschaften einlösen

genoa-ask-bid = Mach ein Angebot, wenn du magst. { $who } führt den Turm, er steht hier: { $space }.
genoa-ask-now = { $who } möchte weiterziehen. Willst du die Aktion hier: { $space }?
genoa-ask-offers = Nenne deine Preise, bevor { $who } den Turm weiterführt. Er steht hier: { $space }.
genoa-ask-answer = Antworte { $who }: Nimm den Preis an, lehne ab, oder mach ein anderes Angebot.
genoa-words-left = { $count ->
    [0] In diesem Zug kannst du dich nicht mehr zu Wort melden.
    [one] In diesem Zug kannst du dich noch einmal zu Wort melden.
   *[other] In diesem Zug kannst du dich noch { $count }-mal zu Wort melden.
  }
genoa-more-offers = { $count ->
    [one] Es gibt noch 1 weiteres Angebot.
   *[other] Es gibt noch { $count } weitere Angebote.
  }
genoa-ask-form = Stelle das Paket für { $space } zusammen. Ansehen kostet nichts.
genoa-offer = Dukaten bieten
genoa-offer-several = Dukaten für mehrere Gebäude bieten
genoa-prices = Deine Preise in Dukaten (in 5er-Scheinen)
genoa-others = Und alle anderen Gebäude?
genoa-others-pass = die will ich nicht
genoa-others-ask = frag mich, bevor dort eine Aktion verfällt
genoa-then = Und wenn du eine Aktion bekommst?
genoa-then-ask = frag mich, was zu tun ist
genoa-then-at-once = sofort ausführen (kleiner Auftrag ja, Sonderkarten nein)
genoa-at-once = Gekaufte Aktionen sofort ausführen
genoa-at-once-note = kleiner Auftrag ja, Sonderkarten nein; bei einem großen Auftrag wirst du gefragt
genoa-listen = Noch kein Angebot
genoa-listen-note = du wirst noch gefragt, bevor eine Aktion verfällt
genoa-bundle = Ein Paket bieten
genoa-where = Für welches Feld?
genoa-take-price = Einen Preis annehmen
genoa-refuse = Ablehnen
genoa-decline = Kein Interesse
genoa-decline-here = für dieses Feld
genoa-decline-turn = für den ganzen Zug
genoa-instruct = Eine Anweisung hinterlassen
genoa-limits = Den Höchstpreis festlegen
genoa-limits-buildings = Für welche Gebäude?
genoa-limits-ducats = Bis zu wie vielen Dukaten? (0: kein Preis)
genoa-quiet = Grundsätzlich kein Interesse
genoa-claims-switch = Botschaften von selbst einlösen
genoa-plan = Sagen, was du in diesem Zug mit einer Aktion tun wirst
genoa-plan-collect = nur nehmen, was das Gebäude gibt
genoa-plan-order = das nehmen und einen kleinen Auftrag erfüllen
genoa-plan-forget = vergessen, was ich gesagt habe

genoa-give-ducats = Du gibst: Dukaten
genoa-give-goods = Du gibst: Güter und Karten
genoa-give-later = Du gibst: Dukaten aus dem Auftrag
genoa-give-special = Du gibst: die Sonderkarte des Auftrags
genoa-want-ducats = Du bekommst: Dukaten
genoa-want-goods = Du bekommst: Güter und Karten
genoa-form-goods = Güter, mit oder ohne Dukaten
genoa-form-money = Dukaten, für das Feld und noch etwas
genoa-form-order = Dukaten aus einem Auftrag
genoa-form-special = Die Sonderkarte eines großen Auftrags
genoa-name-goods = Güter, mit oder ohne Dukaten
genoa-name-money = Dukaten, für das Feld und noch etwas
genoa-back = Zurück

genoa-ask-cards = Wähle die Karten, die du abgibst.
genoa-ask-action = Führe deine Aktion aus: { $where }.
genoa-ask-after = Spiele oder liefere nach deiner Aktion noch etwas, oder sei fertig: { $where }.
genoa-collect = Nehmen, was das Gebäude gibt
genoa-privilege = Ein Privileg ziehen
genoa-deliver = Einen großen Auftrag erfüllen
genoa-no-order = Du hast keinen großen Auftrag mit seinen drei Waren, den diese Villa jetzt annimmt.
genoa-which-order = Welcher Auftrag?
genoa-which-special = Welche Sonderkarte?
genoa-small-order = Einen kleinen Auftrag erfüllen
genoa-no-small-order = Du hast keinen kleinen Auftrag für dieses Gebäude mit seiner Ware.
genoa-give = Du gibst
genoa-take = Du nimmst
genoa-done = Fertig
genoa-hand-over = { $count ->
    [one] Eine Karte abgeben
   *[other] { $count } Karten abgeben
  }
genoa-ask-hand-over = { $count ->
    [one] Wähle die Karte, die du versprochen hast.
   *[other] Wähle die { $count } Karten, die du versprochen hast.
  }

genoa-ask-messages = Löse die Botschaften ein, die in diesem Zug überbracht wurden.
genoa-not-delivered = in diesem Zug nicht überbracht

genoa-ask-markers = { $count ->
    [one] Setze deinen Marker von einer Gasse aus, die der Turm besucht hat.
   *[other] Setze bis zu { $count } Marker von einer Gasse aus, die der Turm besucht hat.
  }
genoa-pass = Keinen setzen
genoa-place-note = 1: deinen Marker setzen
genoa-replace-note = gehört { $who }; 1: entfernen, 2: ersetzen

## Was geschehen ist

genoa-begins = { $who } beginnt. Höchstens { $rounds } Runden.
genoa-rolls = { $who } würfelt blau { $blue } und rot { $red }: Der Turm startet hier: { $space }.
genoa-chooses-start = { $who } spielt „Beliebiges Startfeld“: { $space }.
genoa-market-start = Start auf dem Marktplatz: Der Rundenanzeiger rückt auf { $round } von { $rounds } vor.
genoa-moves = { $who } bewegt den Turm: { $space }.
genoa-acts = { $who } nutzt die Aktion: { $where }.
genoa-takes = { $who } nimmt { $what } ({ $where }).
genoa-takes-nothing = { $where }: Für { $who } ist nichts mehr da.
genoa-draws = { $count ->
    [one] { $who } zieht eine Karte: { $deck } ({ $where }).
   *[other] { $who } zieht { $count } Karten: { $deck } ({ $where }).
  }
genoa-draws-cards = { $who } zieht { $cards } ({ $where }).
genoa-drawn-large = { $count ->
    [one] einen großen Auftrag
   *[other] { $count } große Aufträge
  }
genoa-drawn-small = { $count ->
    [one] einen kleinen Auftrag
   *[other] { $count } kleine Aufträge
  }
genoa-drawn-message = { $count ->
    [one] eine Botschaft
   *[other] { $count } Botschaften
  }
genoa-drawn-privilege = { $count ->
    [one] ein Privileg
   *[other] { $count } Privilegien
  }
genoa-draws-yours = Du ziehst: { $cards } ({ $where }).
genoa-owner-paid = { $who } erhält für den Besitz { $count } Dukaten: { $where }.
genoa-shuffled = Die zurückgelegten Karten werden gemischt: { $deck }.
genoa-shuffled-large = Die zurückgelegten großen Aufträge werden gemischt.
genoa-shuffled-small = Die zurückgelegten kleinen Aufträge werden gemischt.
genoa-shuffled-message = Die zurückgelegten Botschaften werden gemischt.
genoa-shuffled-privilege = Die zurückgelegten Privilegien werden gemischt.
genoa-delivers-large = { $who } erfüllt: { $card }. { $count } Dukaten und { $special }.
genoa-no-special = keine Sonderkarte, es ist keine mehr da
genoa-delivers-small = { $who } erfüllt: { $card }. { $count } Dukaten.
genoa-claims = { $who } löst ein: { $card }. { $count } Dukaten.
genoa-plays-further = { $who } spielt „1 weitere Aktion“.
genoa-plays-ware = { $who } spielt „1 beliebige Ware“: { $ware }.
genoa-plays-building = { $who } spielt „1 Aktion im Gebäude“: { $where }.
genoa-exchanges = { $who } spielt „1:1-Tausch“: { $given } gegen { $got }.
genoa-exchanges-yours = Du tauschst { $given } gegen { $card }.

genoa-offers = { $who } bietet für { $space }: { $terms }.
genoa-offers-several = { $who } bietet { $prices }.
genoa-price-for = { $count } Dukaten für { $space }
genoa-names-price = { $who } nennt einen Preis für { $space }: { $terms }.
genoa-counters = { $who } verlangt von { $whom } für { $space }: { $terms }.
genoa-takes-price = { $who } nimmt den Preis für { $space } an: { $terms }.
genoa-withdraws = { $who } zieht das Angebot für { $space } zurück.
genoa-refuses = { $who } lehnt den Preis für { $space } ab.
genoa-listens = { $who } macht noch kein Angebot und hört zu.
genoa-asks-offers = { $who } wartet auf Antworten und fragt alle noch einmal.
genoa-lapses = { $who } kann das Angebot für { $space } nicht mehr halten.
genoa-declines-here = { $who } hat kein Interesse: { $space }.
genoa-declines-turn = { $who } hat in diesem Zug kein Interesse.
genoa-is-quiet = { $who } hat bis auf Weiteres kein Interesse.
genoa-is-listening = { $who } möchte wieder gefragt werden.
genoa-limits-set = { $count ->
    [0] Kein fester Preis mehr: { $buildings }.
   *[other] Dein fester Preis geht bis { $count } Dukaten: { $buildings }.
  }
genoa-at-once-set = { $at_once ->
    [yes] Deine gekauften Aktionen werden sofort ausgeführt.
   *[no] Du wirst nach deinen Aktionen gefragt.
  }
genoa-plan-set = Deine nächste Aktion dort nimmt nur, was das Gebäude gibt: { $where }.
genoa-plan-set-order = Deine nächste Aktion dort erfüllt: { $card }.
genoa-plan-this-turn = In diesem Zug nimmt deine Aktion dort nur, was das Gebäude gibt: { $where }.
genoa-plan-order-this-turn = In diesem Zug erfüllt deine Aktion dort: { $card }.
genoa-plan-gone = Du wirst gefragt, was zu tun ist: { $where }.
genoa-claims-set = { $claims ->
    [yes] Deine Botschaften werden von selbst eingelöst.
   *[no] Du löst deine Botschaften selbst ein.
  }
genoa-asks-round = { $who } möchte weiterziehen: Will jemand die Aktion hier? { $space }.
genoa-deal = Handel: { $who } und { $whom }, { $space }, für { $terms }.
genoa-deal-struck = Handel: { $whom } bekommt von { $who } { $space } für { $terms }.
genoa-hands-over = { $who } gibt { $whom } aus der Aktion: { $goods }.
genoa-hands-cards = { $count ->
    [one] { $who } gibt { $whom } eine Karte.
   *[other] { $who } gibt { $whom } { $count } Karten.
  }
genoa-hands-cards-yours = { $who } gibt { $whom }: { $cards }.

genoa-tower-rests = Der Turm bleibt stehen. { $who } beendet den Zug.
genoa-places = { $who } setzt einen Marker: { $where }.
genoa-removes = { $who } entfernt den Marker von { $whom }: { $where }.
genoa-replaces = { $who } ersetzt den Marker von { $whom }: { $where }.
genoa-round = Runde { $round } von { $rounds }.
genoa-over = Die letzte Runde ist vorbei. Privilegien und Gebäude werden ausgezahlt.

## Das Bild

genoa-title = Genua
genoa-cover-alt = Ein Plan von Genua: in der Mitte der Marktplatz, ringsum vier Gebäude, ein Ring von Gassen und vierzehn Gebäude entlang der Mauern.
genoa-board-market = Start hier: +1 Runde
genoa-board-villa = großer Auftrag oder Privileg
genoa-board-gives = { $count ->
    [one] { FORM($what, "board") }
   *[other] { $count } × { $what }
  }
genoa-board-markers = { $count } Marker
genoa-board-total = zusammen { $total } Dukaten
genoa-board-round = Runde { $round } von { $rounds }
genoa-board-stock = Vorrat
genoa-board-decks = Stapel
genoa-board-offers = Angebote
genoa-place-offers = Alle Angebote
genoa-place-tower = Rund um den Turm
genoa-place-north-west = Nordwesten der Stadt
genoa-place-north-east = Nordosten der Stadt
genoa-place-south-west = Südwesten der Stadt
genoa-place-south-east = Südosten der Stadt
genoa-board-no-offers = Es gibt keine Angebote.
genoa-board-more = { $count } weitere
genoa-board-offer = { $space }: { $terms }
genoa-board-to = an { $who }: { $terms }
genoa-board-leads = führt, { $count ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $count } Aktionen
  }
genoa-board-actions = { $count ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $count } Aktionen
  }
genoa-board-quiet = vorerst kein Interesse
genoa-board-declined-here = kein Interesse hier
genoa-board-declined-rest = hat Preise genannt
genoa-board-declined-turn = kein Interesse
genoa-short-wheat = We
genoa-short-rice = Re
genoa-short-silver = Si
genoa-short-copper = Ku
genoa-short-silk = Se
genoa-short-linen = Le
genoa-short-salt = Sa
genoa-short-pepper = Pf
genoa-short-any-start = Startfeld
genoa-short-further-action = +1 Aktion
genoa-short-any-ware = Bel. Ware
genoa-short-exchange = 1:1
genoa-short-building-action = Gebäude
genoa-short-marker = Marker
genoa-short-large = Groß
genoa-short-small = Klein
genoa-short-message = Botsch.
genoa-short-privilege = Privileg
genoa-letter-large = G
genoa-letter-small = K
genoa-letter-message = B
genoa-letter-privilege = P
genoa-turn-over = Die Partie ist zu Ende.
genoa-turn-start = { $who } beginnt einen Zug.
genoa-turn-tower = { $who } führt den Turm: { $space }
genoa-turn-action = { $who } führt eine Aktion aus: { $space }
genoa-turn-markers = { $who } darf Marker setzen.
genoa-turn-waiting = { $who } wartet auf { $waited }: { $space }
genoa-turn-offers = Angebote, bevor { $who } den Turm bewegt: warten auf { $waited }
genoa-alt-offer = { $who } bietet für { $space }: { $terms }.
genoa-alt-asks = { $who } verlangt für { $space }: { $terms }.
genoa-hand-empty = Keine Karten auf der Hand.
genoa-hand-privileges = Privilegien bisher: { $count } Dukaten
genoa-hand-limits = Feste Preise: { $prices }
genoa-hand-plans = Vorab festgelegt: { $plans }
genoa-hand-missing = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
  }
genoa-hand-complete = lieferbereit
genoa-hand-block = { $count ->
    [one] einzeln: { $worth } Dukaten
   *[other] Block von { $count }: { $worth } Dukaten
  }

# What kind of game it is, on its card.
genoa-kind = Verhandeln um den einen Turm auf seinem Weg durch die Stadt

## What a filled form says, before it is sent and after

genoa-offer-summary = { $ducats } Dukaten für { $space } bieten
genoa-offer-several-summary = { $prices } bieten; andere Gebäude: { $others }; wenn du eine Aktion bekommst: { $acts }
genoa-price-summary = { $ducats } Dukaten für { $space } verlangen
genoa-counter-summary = Stattdessen { $ducats } Dukaten verlangen: { $offer }
genoa-limits-summary = { $ducats ->
    [0] Kein Höchstpreis für { $buildings }
   *[other] Bis zu { $ducats } Dukaten für { $buildings } zahlen
  }
genoa-deliver-summary = { $order } liefern und { $special } nehmen
