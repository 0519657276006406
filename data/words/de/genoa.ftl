# Die Händler von Genua

# What the game is called here; its printed title is in the code.
genoa-name = Die Händler von Genua
genoa-goal = Am Ende gewinnt, wer am reichsten ist. Bis dahin sieht niemand die Dukaten der anderen.

genoa-option-inner-corners = Innere Eckfelder
genoa-option-inner-corners-depot = gehören zu den Lagern (niemand kann Villen besitzen)
genoa-option-inner-corners-villa = gehören zu den Villen (Villen kann man besitzen)
genoa-option-small-orders = Kleine Aufträge
genoa-option-small-orders-turn = einer pro Person und Zug
genoa-option-small-orders-action = einer pro Aktion
genoa-option-market-start = Ein Start auf dem Marktplatz
genoa-option-market-start-moves = rückt den Rundenanzeiger vor
genoa-option-market-start-stays = bewirkt nichts Besonderes

genoa-score-ducats = Dukaten
genoa-score-privileges = Privilegien
genoa-score-buildings = Gebäude
genoa-score-total = { $total ->
    [one] { $total } Dukaten
   *[other] { $total } Dukaten
  }

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
genoa-building-met = Metalllager
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
genoa-the-met = das Metalllager
    .inside = im Metalllager
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
    [one] { $count } Dukaten
   *[other] { $count } Dukaten
  }
genoa-special-cards = { $count ->
    [one] die Karte „{ $card }“
   *[other] { $count } Karten „{ $card }“
  }
genoa-counted = { $count } × { $what }
genoa-some-cards = { $count } × { $deck } (wer gibt, wählt)
genoa-cards-of = { $deck }, wer gibt, wählt
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
genoa-lacks-goods = die Güter sind nicht vorhanden
genoa-lacks-cards = die Karten sind nicht vorhanden
genoa-lacks-action = keine Aktion mehr in diesem Zug
genoa-lacks-markers = wer die Marker bekäme, hat keine eigenen mehr
genoa-already-offered = das bietest du schon; es kann angenommen werden, sobald der Turm daneben steht
genoa-nothing-payable = Davon kannst du nichts bezahlen.
genoa-here-first = Entscheide zuerst über die Aktion hier.
genoa-sell-first = Nutze zuerst die Aktion hier oder nimm ein Angebot dafür an.

## Fragen

genoa-ask-start = Würfeln oder „Beliebiges Startfeld“?
genoa-roll = Würfeln
genoa-play = „{ $card }“ spielen

genoa-ask-tower = Handle, oder zieh weiter.
genoa-ask-tower-acts = Nutze die Aktion, handle oder zieh.
genoa-ask-tower-due = Nutze oder verkaufe erst die Aktion.
genoa-ask-tower-waiting = Auf Antworten warten oder weiter?
genoa-tower-here = Der Turm steht hier: { $space }.
genoa-act = Aktion nutzen
genoa-needs-further = spielt „1 weitere Aktion“
genoa-accept = Angebot annehmen
genoa-accept-streets = Gassenangebote annehmen
genoa-move = Turm bewegen
genoa-end = Zug beenden
genoa-route = Ziele festlegen
genoa-route-note = spielt deinen Zug auf dem Weg, der am meisten bringt; bei großen Aufträgen und gebotenen Gütern wirst du gefragt
genoa-route-goals = Wo willst du eine Aktion nutzen? (bestes Ziel zuerst; jedes weitere zählt { $count } Dukaten weniger)
genoa-route-ducats = Wie viele Dukaten verlangst du für jede Aktion, die du verkaufst? (0: das höchste Angebot genügt)
genoa-ask-lose = Weiter und deine Aktion verlieren?
genoa-lose-go = Aktion verfallen lassen
genoa-lose-stay = Noch einmal wählen
genoa-price = Preis nennen
genoa-want = Güter verlangen
genoa-counter = Gegenangebot in Dukaten
genoa-counter-bundle = Gegenangebot in Gütern
genoa-which-bid = Wessen Angebot?
genoa-wait = Auf Antworten warten
genoa-wait-note = fragt alle, die nicht gepasst haben, noch einmal
genoa-errand = { $what }
genoa-errand-ware = { $ware } für { $count ->
    [one] einen deiner Aufträge
   *[other] { $count } deiner Aufträge
}
genoa-errand-deliver = { $count ->
    [one] du kannst einen Auftrag erfüllen
   *[other] du kannst { $count } Aufträge erfüllen
}
genoa-withdraw = Angebot zurückziehen
genoa-claim = Botschaften einlösen

genoa-ask-bid = Mach ein Angebot, wenn du magst.
genoa-ask-now = Willst du die Aktion hier?
genoa-ask-offers = Angebote, bevor der Turm zieht?
genoa-ask-answer = Nimmst du den Preis von { $who } an?
genoa-words-left = { $count ->
    [0] In diesem Zug kannst du kein Angebot mehr machen.
    [one] In diesem Zug kannst du noch 1 Angebot machen.
   *[other] In diesem Zug kannst du noch { $count } Angebote machen.
  }
genoa-more-offers = { $count ->
    [one] Es gibt noch 1 weiteres Angebot.
   *[other] Es gibt noch { $count } weitere Angebote.
  }
genoa-ask-form = Dein Angebot für { $space }?
genoa-offer = Dukaten bieten
genoa-offer-several = Mehrere Angebote machen
genoa-prices = Deine Angebote in Dukaten
genoa-others = Und alle anderen Gebäude?
genoa-others-pass = die anderen will ich nicht
genoa-others-ask = frag mich, bevor dort eine Aktion verfällt
genoa-then = Und wenn du eine Aktion bekommst?
genoa-then-ask = frag mich, was ich tun will
genoa-then-at-once = sofort ausführen (kleiner Auftrag ja, Sonderkarten nein)
genoa-at-once = Automatisch ausführen
genoa-at-once-note = gekaufte Aktionen: kleiner Auftrag ja, Sonderkarten nein; bei einem großen Auftrag wirst du gefragt
genoa-listen = Abwarten und zuhören
genoa-listen-note = du wirst noch einmal gefragt, bevor eine Aktion verfällt
genoa-bundle = Paket bieten
genoa-where = Für welches Feld?
genoa-take-price = Preis annehmen
genoa-refuse = Ablehnen
genoa-decline = Passen
genoa-decline-here = für dieses Feld
genoa-decline-turn = für den ganzen Zug
genoa-instruct = Vorausplanen
genoa-limits = Höchstpreis festlegen
genoa-limits-buildings = Für welche Gebäude?
genoa-limits-ducats = Bis zu wie vielen Dukaten? (0: kein Höchstpreis)
genoa-quiet = Grundsätzlich passen
genoa-claims-switch = Botschaften automatisch einlösen
genoa-plan = Aktion vorausplanen
genoa-plan-collect = nur nehmen, was das Gebäude gibt
genoa-plan-order = das nehmen und einen kleinen Auftrag erfüllen
genoa-plan-forget = diesen Plan vergessen

genoa-give-ducats = Dukaten von dir
genoa-give-goods = Güter und Karten von dir
genoa-give-later = Dukaten von dir aus dem Auftrag
genoa-give-special = Du gibst die Sonderkarte des Auftrags
genoa-want-ducats = Dukaten für dich
genoa-want-goods = Güter und Karten für dich
genoa-form-goods = Güter, mit oder ohne Dukaten
genoa-form-money = Dukaten, für das Feld und noch etwas
genoa-form-order = Dukaten aus einem Auftrag
genoa-form-special = Die Sonderkarte eines großen Auftrags
genoa-name-goods = Güter, mit oder ohne Dukaten
genoa-name-money = Dukaten, für das Feld und noch etwas
genoa-discard = Entwurf verwerfen

genoa-ask-cards = Wähle die Karten, die du abgibst.
genoa-ask-action = Nutze deine Aktion: { $where }.
genoa-ask-after = Noch liefern oder Karten spielen?
genoa-collect = Gebäude nutzen
genoa-privilege = Privileg ziehen
genoa-deliver = Großen Auftrag erfüllen
genoa-no-order = Du hast keinen großen Auftrag mit seinen drei Waren, den diese Villa jetzt annimmt.
genoa-which-order = Welcher Auftrag?
genoa-which-special = Welche Sonderkarte?
genoa-small-order = Kleinen Auftrag erfüllen
genoa-no-small-order = Du hast keinen kleinen Auftrag für dieses Gebäude samt der Ware.
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

genoa-ask-messages = Löse überbrachte Botschaften ein.
genoa-not-delivered = in diesem Zug nicht überbracht

genoa-ask-markers = { $count ->
    [one] Setze einen Marker an eine Gasse.
   *[other] Setze bis zu { $count } Marker an eine Gasse.
  }
genoa-pass = Keinen setzen
genoa-markers-auto = Automatisch setzen
genoa-markers-auto-note = wo die meisten Gebäude frei sind; kein fremder Marker wird ersetzt
genoa-standing-tower = Mein Zug mit dem Turm
genoa-standing-markers = Meine Besitzmarker
genoa-place-note = 1: deinen Marker setzen
genoa-replace-note = gehört { $who }; 1: entfernen, 2: ersetzen

## Was geschehen ist

genoa-begins = { $who } beginnt. Das Spiel hat höchstens { $rounds } Runden.
genoa-rolls = { $who } würfelt blau { $blue } und rot { $red }. Der Turm startet hier: { $space }.
genoa-chooses-start = { $who } spielt „Beliebiges Startfeld“: { $space }.
genoa-market-start = Ein Start auf dem Marktplatz rückt den Rundenanzeiger auf { $round } von { $rounds } vor.
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
genoa-owner-paid = { $who } besitzt dieses Gebäude und erhält { $count } Dukaten: { $where }.
genoa-shuffled = Die zurückgelegten Karten werden gemischt: { $deck }.
genoa-shuffled-large = Die zurückgelegten großen Aufträge werden gemischt.
genoa-shuffled-small = Die zurückgelegten kleinen Aufträge werden gemischt.
genoa-shuffled-message = Die zurückgelegten Botschaften werden gemischt.
genoa-shuffled-privilege = Die zurückgelegten Privilegien werden gemischt.
genoa-delivers-large = { $who } erfüllt: { $card }. Dafür gibt es { $count } Dukaten und { $special }.
genoa-no-special = keine Sonderkarte (es ist keine mehr da)
genoa-delivers-small = { $who } erfüllt: { $card }. Dafür gibt es { $count } Dukaten.
genoa-claims = { $who } löst ein: { $card }. Dafür gibt es { $count } Dukaten.
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
genoa-counters-to-you = { $who } verlangt von dir für { $space }: { $terms }.
genoa-takes-price = { $who } nimmt den Preis für { $space } an: { $terms }.
genoa-withdraws = { $who } zieht das Angebot für { $space } zurück.
genoa-refuses = { $who } lehnt den Preis für { $space } ab.
genoa-refuses-to-you = { $who } lehnt deinen Preis für { $space } ab.
genoa-not-taken = Das Angebot von { $owner } für { $space } wird nicht angenommen: { $terms }.
genoa-not-taken-to-you = Dein Angebot für { $space } wurde nicht angenommen: { $terms }.
genoa-listens = { $who } wartet ab und hört zu.
genoa-asks-offers = { $who } wartet auf Antworten und fragt alle noch einmal.
genoa-lapses = { $who } kann das Angebot für { $space } nicht mehr bezahlen; es entfällt.
genoa-declines-here = { $who } passt: { $space }.
genoa-declines-turn = { $who } passt für den ganzen Zug.
genoa-is-quiet = { $who } passt jetzt grundsätzlich.
genoa-is-listening = { $who } passt nicht mehr grundsätzlich.
genoa-limits-set = { $count ->
    [0] Höchstpreis aufgehoben: { $buildings }.
   *[other] Du bietest bis zu { $count } Dukaten: { $buildings }.
  }
genoa-at-once-set = { $at_once ->
    [yes] Deine gekauften Aktionen werden jetzt sofort ausgeführt.
   *[no] Du wirst gefragt, was du mit deinen Aktionen tun willst.
  }
genoa-plan-set = Deine nächste Aktion dort nimmt nur, was das Gebäude gibt: { $where }.
genoa-plan-set-order = Deine nächste Aktion dort erfüllt: { $card }.
genoa-plan-this-turn = In diesem Zug nimmt deine Aktion dort nur, was das Gebäude gibt: { $where }.
genoa-plan-order-this-turn = In diesem Zug erfüllt deine Aktion dort: { $card }.
genoa-plan-gone = Du wirst gefragt, was du dort tun willst: { $where }.
genoa-route-set = { $who } hat Ziele für diesen Zug festgelegt.
genoa-route-stops = Deine Ziele sind außer Reichweite, oder jemand bietet Güter. Du bist am Zug.
genoa-claims-set = { $claims ->
    [yes] Deine Botschaften werden jetzt automatisch eingelöst.
   *[no] Du löst deine Botschaften jetzt selbst ein.
  }
genoa-asks-round = { $who } möchte weiterziehen. Will jemand die Aktion hier? { $space }.
genoa-deal = Abgemacht: { $who } und { $whom }, { $space }, für { $terms }.
genoa-deal-to-you = Abgemacht: du und { $who }, { $space }, für { $terms }.
genoa-deal-struck = Abgemacht: { $whom } bekommt von { $who } { $space } für { $terms }.
genoa-deal-struck-to-you = Abgemacht: du bekommst von { $who } { $space } für { $terms }.
genoa-hands-over = { $who } gibt { $whom } aus der Aktion: { $goods }.
genoa-hands-over-to-you = { $who } gibt dir aus der Aktion: { $goods }.
genoa-hands-cards = { $count ->
    [one] { $who } gibt { $whom } eine Karte.
   *[other] { $who } gibt { $whom } { $count } Karten.
  }
genoa-hands-cards-to-you = { $count ->
    [one] { $who } gibt dir eine Karte.
   *[other] { $who } gibt dir { $count } Karten.
  }
genoa-hands-cards-yours = { $who } gibt { $whom }: { $cards }.
genoa-hands-cards-yours-to-you = { $who } gibt dir: { $cards }.

genoa-tower-rests = Der Turm bleibt stehen. { $who } beendet den Zug.
genoa-places = { $who } setzt einen Marker: { $where }.
genoa-removes = { $who } entfernt den Marker von { $whom }: { $where }.
genoa-removes-to-you = { $who } entfernt deinen Marker: { $where }.
genoa-replaces = { $who } ersetzt den Marker von { $whom }: { $where }.
genoa-replaces-to-you = { $who } ersetzt deinen Marker: { $where }.
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
genoa-board-markers = { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
  }
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
genoa-board-no-offers = Keine offenen Angebote.
genoa-board-more = { $count ->
    [one] 1 weiteres
   *[other] { $count } weitere
  }
genoa-board-offer = { $space }: { $terms }
genoa-board-to = an { $who }: { $terms }
genoa-board-leads = am Zug, { $count ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $count } Aktionen
  }
genoa-board-actions = { $count ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $count } Aktionen
  }
genoa-board-quiet = passt grundsätzlich
genoa-board-declined-here = passt hier
genoa-board-declined-rest = hat Angebote gemacht
genoa-board-declined-turn = passt in diesem Zug
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
genoa-turn-tower = { $who } bewegt den Turm: { $space }
genoa-turn-action = { $who } nutzt eine Aktion: { $space }
genoa-turn-markers = { $who } darf Marker setzen.
genoa-turn-waiting = { $who } wartet auf { $waited }: { $space }
genoa-turn-offers = Angebote, bevor { $who } den Turm bewegt. Wir warten auf { $waited }
genoa-alt-offer = { $who } bietet für { $space }: { $terms }.
genoa-alt-asks = { $who } verlangt für { $space }: { $terms }.
genoa-hand-empty = Keine Karten auf der Hand.
genoa-hand-privileges = Privilegien bisher: { $count } Dukaten
genoa-hand-limits = Höchstpreise: { $prices }
genoa-hand-plans = Geplant: { $plans }
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
genoa-kind = Feilschen um den einen Turm, der durch die Stadt zieht

## What a filled form says, before it is sent and after

genoa-offer-summary = { $ducats } Dukaten für { $space } bieten
genoa-offer-several-summary = { $prices } bieten; andere Gebäude: { $others }; wenn du eine Aktion bekommst: { $acts }
genoa-price-summary = { $ducats } Dukaten für { $space } verlangen
genoa-counter-summary = Stattdessen { $ducats } Dukaten verlangen: { $offer }
genoa-route-summary = { $ducats ->
    [0] Ziele: { $goals }
   *[other] Ziele: { $goals }; für jede verkaufte Aktion { $ducats } Dukaten verlangen
  }
genoa-limits-summary = { $ducats ->
    [0] Kein Höchstpreis für { $buildings }
   *[other] Bis zu { $ducats } Dukaten für { $buildings } zahlen
  }
genoa-deliver-summary = { $order } liefern und { $special } nehmen
