# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = { $who } hat die Zeit überschritten, deshalb wurde automatisch gezogen.
async-order-answered = Die Daueranweisung von { $who } wurde ausgeführt.
async-order-unknown = Eine solche Daueranweisung gibt es in diesem Spiel nicht.
async-undo-over = Die Partie ist zu Ende und ihr Startwert gezeigt. Zurücknehmen geht nicht mehr.
async-undo-no-time = Für diesen Zug ist keine Zeit mehr auf der Uhr, also kann er nicht zurückgenommen werden.
async-undone-by-table = Der Tisch hat Züge zurückgenommen.
async-undone-by-host = Wer den Tisch eröffnet hat, hat Züge zurückgenommen.
async-undo-asked = { $who } möchte den eigenen letzten Zug mit allem danach zurücknehmen. Was schon zu sehen war, bleibt bekannt. Alle müssen zustimmen.
async-undo-granted = Alle haben zugestimmt. Der letzte Zug von { $who } wird mit allem danach zurückgenommen.
async-undo-refused = Nicht alle haben rechtzeitig zugestimmt. Die Züge von { $who } bleiben.
async-undo-withdrawn = Für { $who } gibt es nichts mehr zurückzunehmen.
async-rewind-asked = { $who } möchte Züge mehrerer Personen zurücknehmen, bis zu einem früheren Stand. Was schon zu sehen war, bleibt bekannt. Alle müssen zustimmen.
async-rewind-granted = Alle haben zugestimmt. Die Züge, die { $who } ausgewählt hat, werden zurückgenommen.
async-rewind-refused = Nicht alle haben { $who } rechtzeitig zugestimmt. Die Züge bleiben.
async-rewind-withdrawn = { $who } möchte diese Züge nicht mehr zurücknehmen.
async-pause-asked = { $who } bittet um eine Pause von { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
  }. Mehr als die Hälfte der anderen muss zustimmen.
async-pause-granted = Die Partie pausiert { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  }. Alle Uhren sind angehalten.
async-pause-refused = Keine Pause für { $who }. Die Partie geht weiter.
async-pause-withdrawn = { $who } braucht keine Pause mehr.
async-pause-over = Die Pause ist vorbei. Die Uhren laufen wieder.
async-pause-already = Die Partie pausiert schon.
async-pause-never = An diesem Tisch gibt es keine Pausen.
async-pause-none = Die Partie pausiert nicht.
async-extend-asked = { $who } bittet um { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  } mehr. Mehr als die Hälfte der anderen muss zustimmen.
async-extend-granted = { $who } bekommt { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  } mehr.
async-extend-refused = Keine zusätzliche Zeit für { $who }.
async-extend-withdrawn = { $who } braucht keine zusätzliche Zeit mehr.
async-extend-nothing = Deine Uhr läuft gerade nicht, also gibt es nichts zu verlängern.
async-ask-already = Darüber stimmt der Tisch schon ab.
async-ask-too-long = { $days ->
    [one] Du kannst höchstens um einen Tag bitten.
   *[other] Du kannst höchstens um { $days } Tage bitten.
  }
async-pace-asked = { $who } bittet um ein anderes Tempo: { $pace }. Mehr als die Hälfte der anderen muss zustimmen.
async-pace-granted = Neues Tempo: { $pace }. Alle Uhren beginnen von vorn.
async-pace-refused = Kein neues Tempo für { $who }. Es bleibt, wie es ist.
async-pace-withdrawn = { $who } bittet nicht mehr um ein anderes Tempo.
async-score-asked = { $who } möchte die Partie jetzt beenden und werten, wie sie steht. Alle müssen zustimmen.
async-score-granted = Alle haben zugestimmt. Die Partie endet hier und wird gewertet, wie sie steht.
async-score-refused = Nicht alle haben { $who } zugestimmt. Die Partie geht weiter.
async-score-withdrawn = { $who } möchte die Partie nicht mehr beenden.
async-cancel-asked = { $who } möchte die Partie jetzt ohne Ergebnis beenden. Alle müssen zustimmen.
async-cancel-granted = Alle haben zugestimmt. Die Partie endet hier ohne Ergebnis.
async-cancel-refused = Nicht alle haben { $who } zugestimmt. Die Partie geht weiter.
async-cancel-withdrawn = { $who } möchte die Partie nicht mehr beenden.
async-conceded = { $who } gibt auf und kommt auf den letzten Platz. Der Computer spielt weiter.
async-vote-yes = { $who } stimmt zu.
async-vote-no = { $who } stimmt nicht zu.
async-vote-not-yours = Hier kannst du nicht abstimmen, oder die Abstimmung ist vorbei.
async-vote-over = Diese Abstimmung ist vorbei.
async-seat-empty = Dort sitzt niemand.
async-seat-taken = Dort sitzt { $who }.
async-seat-one-each = Du hast schon einen Platz an diesem Tisch.
async-seat-nobody = Niemand hat diesen Platz verlassen, also kann er nicht zurückgegeben werden.
async-seat-left-open = { $who } hat den Tisch verlassen. Der Platz ist frei.
async-seat-left-house = { $who } hat den Tisch verlassen. Der Computer spielt weiter.
async-seat-expired-open = { $who } hat die Zeit zu oft überschritten. Der Platz ist frei.
async-seat-expired-house = { $who } hat die Zeit zu oft überschritten. Der Computer spielt weiter.
remind-first-move = Kommt dein erster Zug nicht rechtzeitig, wird dein Platz für jemand anderen frei.
async-seat-unstarted = Von { $who } kam innerhalb eines Tages kein erster Zug. Der Platz ist frei.
async-seat-substituted = { $who } übernimmt für { $whom }.
async-seat-given-house = Der Computer übernimmt für { $who }.
async-seat-given-open = Der Platz von { $who } ist frei.
async-seat-given-person = Für { $who } spielt wieder ein Mensch.
async-seat-returned = { $who } ist zurück.
async-seat-handed-back = { $who } hat den Platz an { $whom } zurückgegeben, mit der Einladung zurückzukommen.
async-seat-conceded = { $who } hat diese Partie aufgegeben. Der Computer spielt den Platz zu Ende.
offer-already = { $name } hat schon eine Einladung an diesen Tisch.
offer-gone = Diese Einladung gilt nicht mehr.
offer-accepted = { $name } nimmt die Einladung an und setzt sich an den Tisch.
offer-declined = Die Einladung auf den Platz von { $whom } wurde abgelehnt.
offer-lapsed = Die Einladung auf den Platz von { $whom } wurde nicht rechtzeitig beantwortet.
async-given-up = Niemand ist mehr an diesem Tisch. Die Partie endet hier, ohne Sieg.
async-not-over = Die ganze Partie bekommst du, wenn sie zu Ende ist. Vorher würde sie zeigen, was andere verbergen.
async-dealt-alike = Andere Tische dieser Runde spielen noch mit den gleichen Karten und Würfen. Wenn sie fertig sind, kannst du diese Partie ansehen.
async-before-after = Vorher: { $before } Nachher: { $after }
async-palette-classic = klassisch
async-palette-colourblind = für Farbenblinde geeignet
async-palette-contrast = hoher Kontrast
async-terms = Startzeit für alle: { $bank }. Dazu je Zug: { $increment }. Höchstens { $cap }.
async-terms-plain = Zeit je Zug: { $increment }. Ansparen lassen sich höchstens { $cap }.
async-span = { $what }
async-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
  }
async-hours = { $count } Std.
async-minutes = { $count } Min.
async-seconds = { $count } Sek.

# The same at the browser table.
page-time = Uhr und Mitspieler
page-terms-none = Dieser Tisch hat keine Uhr.
page-expiry-default = Läuft die Zeit ab, wird der Standardzug gespielt.
page-expiry-house = Läuft die Zeit ab, spielt der Computer diesen einen Zug.
page-expiry-hand = { $strikes ->
    [one] Nach einem verpassten Zug übernimmt der Computer.
   *[other] Nach { $strikes } verpassten Zügen in Folge übernimmt der Computer.
  }
page-paused = Die Partie pausiert bis
page-kind-house = Computer
page-kind-open = freier Platz
page-due = fällig
page-asked = Der Tisch wartet, ohne Uhr.
page-rests = Die Uhr ist angehalten bis
page-away = Abwesend von { DAY($first) } bis { DAY($last) }
page-expired = { $count ->
    [one] Einmal die Zeit überschritten
   *[other] { $count }-mal in Folge die Zeit überschritten
  }
page-take = Diesen Platz nehmen
page-vote-until = Abstimmung bis
page-votes = { $yes } ja, { $no } nein, von { $all }
page-ask-undo = Um Rücknahme bitten
page-left = Du hast hier einen Platz verlassen, und bisher hat ihn niemand genommen.
page-come-back = Hast du einen Platz verlassen? Füge seinen Link ein:
page-return = Zurückkommen
page-wishes = Meine Einstellungen
page-orders = Daueranweisungen
page-orders-lead = Wähle, was in einer bestimmten Lage geschehen soll. Das wird jedes Mal gespielt, wenn diese Lage eintritt und es möglich ist. Nur du siehst das.
page-orders-none = In diesem Spiel gibt es nichts, was du im Voraus entscheiden kannst.
page-order-once = Nächstes Mal:
page-order-always = Immer:
page-order-give = Jedes Mal
page-order-next = Nur das nächste Mal
page-order-drop = Entfernen
page-missed = Was ich verpasst habe
page-missed-nothing = Seit deinem letzten Zug ist nichts passiert.
page-earlier = { $count ->
    [one] Ein früheres Ereignis wird hier nicht gezeigt.
   *[other] { $count } frühere Ereignisse werden hier nicht gezeigt.
  }
page-before-after = Der Spielplan, als du gegangen bist, und jetzt
page-film = Ansehen, was passiert ist
page-replay = Schritt für Schritt
page-eyes = Ansicht als
page-eyes-all = Publikum
page-step = Schritt
page-show = Zeigen
page-back = Zurück
page-on = Weiter
page-export = Die Partie herunterladen (JSON)
async-link-anew = Der Platz von { $who } hat einen neuen Link. Der alte gilt nicht mehr.
async-link-bound = { $who } hat für den eigenen Platz einen neuen Schlüssel gemacht. Früher verschickte Links gelten nicht mehr.
async-link-asks = Jemand hat den Link deines Platzes anderswo geöffnet und möchte herein. Antworten kannst du unter „{ web-guests }“.
page-film-start = Als du gegangen bist
page-film-move = Zug { $move } von { $moves }
