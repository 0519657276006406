# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = { $who } hat keine Zeit mehr: Dieses eine Mal antwortet der Host.
async-order-answered = { $who } hat dafür eine Anweisung hinterlassen: Sie antwortet.
async-order-unknown = Eine solche Frage stellt dieses Spiel nicht im Voraus.
async-undo-over = Die Partie ist zu Ende und ihr Startwert gezeigt: Jetzt wird nichts mehr zurückgenommen.
async-undo-no-time = Für diese Frage ist keine Zeit mehr auf der Uhr, also kann sie nicht noch einmal gestellt werden.
async-undone-by-table = Der Tisch hat Züge zurückgenommen.
async-undone-by-host = Wer den Tisch eröffnet hat, hat Züge zurückgenommen.
async-undo-asked = { $who } bittet, den eigenen letzten Zug zurückzunehmen, mit allem danach. Was gesehen wurde, bleibt gesehen. Alle müssen zustimmen.
async-undo-granted = Alle stimmen zu: Der letzte Zug von { $who } wird zurückgenommen, mit allem danach.
async-undo-refused = Nicht alle haben rechtzeitig zugestimmt: Die Züge von { $who } gelten.
async-undo-withdrawn = Für { $who } gibt es nichts mehr zurückzunehmen.
async-rewind-asked = { $who } bittet, Züge mehrerer Personen zurückzunehmen, bis zu einem früheren Stand. Was gesehen wurde, bleibt gesehen. Alle müssen zustimmen.
async-rewind-granted = Alle stimmen zu: Die Züge, die { $who } genannt hat, werden zurückgenommen.
async-rewind-refused = Nicht alle haben rechtzeitig zugestimmt: Die Züge bleiben, wie sie sind, { $who }.
async-rewind-withdrawn = { $who } möchte diese Züge nicht mehr zurücknehmen.
async-pause-asked = { $who } bittet um eine Pause von { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
  }.
async-pause-granted = Die Partie pausiert { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  }: Keine Uhr läuft.
async-pause-refused = Keine Pause: Die Partie geht weiter, { $who }.
async-pause-withdrawn = { $who } braucht keine Pause mehr.
async-pause-over = Die Pause ist vorbei: Die Uhren laufen.
async-pause-already = Die Partie pausiert schon.
async-pause-never = An diesem Tisch gibt es keine Pausen.
async-pause-none = Die Partie pausiert nicht.
async-extend-asked = { $who } bittet um { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  } mehr.
async-extend-granted = { $who } bekommt { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  } mehr.
async-extend-refused = Keine zusätzliche Zeit für { $who }.
async-extend-withdrawn = { $who } braucht keine zusätzliche Zeit.
async-extend-nothing = Keine Uhr von dir läuft, also gibt es nichts zu verlängern.
async-ask-already = Darüber stimmt der Tisch schon ab: Gib erst deine Stimme ab.
async-ask-too-long = Bitte um höchstens { $days } Tage.
async-pace-asked = { $who } bittet um ein anderes Tempo: { $pace }. Mehr als die Hälfte der anderen muss zustimmen.
async-pace-granted = Das Tempo ändert sich: { $pace }. Alle Uhren beginnen von vorn.
async-pace-refused = Das Tempo bleibt, wie es ist, { $who }.
async-pace-withdrawn = { $who } bittet nicht mehr um ein anderes Tempo.
async-score-asked = { $who } möchte die Partie jetzt beenden und werten, wie sie steht. Alle müssen zustimmen.
async-score-granted = Alle stimmen zu: Die Partie endet hier und wird gewertet, wie sie steht.
async-score-refused = Nicht alle stimmen zu: Die Partie geht weiter, { $who }.
async-score-withdrawn = { $who } möchte die Partie nicht mehr beenden.
async-cancel-asked = { $who } möchte die Partie jetzt ohne Ergebnis beenden. Alle müssen zustimmen.
async-cancel-granted = Alle stimmen zu: Die Partie endet hier ohne Ergebnis.
async-cancel-refused = Nicht alle stimmen zu: Die Partie geht weiter, { $who }.
async-cancel-withdrawn = { $who } möchte die Partie nicht mehr beenden.
async-conceded = { $who } gibt auf und kommt auf den letzten Platz. Der Computer spielt weiter.
async-vote-yes = { $who } stimmt zu.
async-vote-no = { $who } stimmt nicht zu.
async-vote-not-yours = Bei dieser Abstimmung bist du nicht gefragt, oder sie ist vorbei.
async-vote-over = Diese Abstimmung gibt es nicht mehr.
async-seat-empty = Dort sitzt niemand.
async-seat-taken = Dort sitzt { $who }.
async-seat-one-each = Du hast schon einen Platz an diesem Tisch.
async-seat-nobody = Niemand hat diesen Platz verlassen, also kann er nicht zurückgegeben werden.
async-seat-left-open = { $who } ist aufgestanden. Der Platz ist frei.
async-seat-left-house = { $who } ist aufgestanden. Der Computer spielt weiter.
async-seat-expired-open = { $who } hat die Zeit zu oft überschritten. Der Platz ist frei.
async-seat-expired-house = { $who } hat die Zeit zu oft überschritten. Der Computer spielt weiter.
async-seat-unstarted = Von { $who } kam innerhalb eines Tages kein erster Zug. Der Platz ist frei.
async-seat-substituted = { $who } setzt sich für { $whom } an den Tisch.
async-seat-given-house = Der Computer spielt für { $who } weiter.
async-seat-given-open = Der Platz von { $who } ist frei.
async-seat-given-person = Für { $who } spielt wieder ein Mensch.
async-seat-returned = { $who } ist zurück.
async-seat-handed-back = { $who } hat den Platz an { $whom } zurückgegeben. Jetzt wird gefragt, ob es dort weitergeht.
async-seat-conceded = { $who } hat diese Partie aufgegeben: Der Computer spielt den Platz zu Ende.
offer-already = { $name } hat schon eine Einladung an diesen Tisch.
offer-gone = Diese Einladung gilt nicht mehr.
offer-accepted = { $name } nimmt die Einladung an und setzt sich.
offer-declined = Die Einladung auf den Platz von { $whom } wurde abgelehnt.
offer-lapsed = Die Einladung auf den Platz von { $whom } blieb ohne Antwort.
async-given-up = Niemand sitzt mehr an diesem Tisch: Die Partie endet hier, ohne Sieger.
async-not-over = Die ganze Partie gibt es, wenn sie zu Ende ist: Bis dahin würde sie zeigen, was andere verbergen.
async-dealt-alike = Dieser Tisch hatte die gleichen Karten und Würfe wie andere seiner Runde, die noch spielen: Ein Rückblick würde zeigen, was dort noch kommt.
async-before-after = Vorher: { $before } Nachher: { $after }
async-palette-classic = klassisch
async-palette-colourblind = für Farbenblinde geeignet
async-palette-contrast = starker Kontrast
async-terms = Startzeit für alle: { $bank }; Zugabe je Frage: { $increment }; höchstens { $cap }.
async-terms-plain = Zeit je Frage: { $increment }; angespart höchstens { $cap }.
async-span = { $what }
async-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
  }
async-hours = { $count } Std.
async-minutes = { $count } Min.
async-seconds = { $count } Sek.

# The same at the browser table.
page-time = Zeit und Mitspieler
page-terms-none = Dieser Tisch hat keine Uhr.
page-expiry-default = Wenn die Zeit um ist, wird die übliche Antwort gegeben.
page-expiry-house = Wenn die Zeit um ist, antwortet dieses eine Mal der Computer.
page-expiry-hand = Nach { $strikes } Malen in Folge übernimmt der Computer den Platz.
page-paused = Die Partie pausiert bis
page-kind-house = Computerspieler
page-kind-open = freier Platz
page-due = fällig
page-asked = Der Tisch wartet, ohne Uhr.
page-rests = Die Uhr ruht bis
page-away = Abwesend von { DAY($first) } bis { DAY($last) }
page-expired = { $count ->
    [one] Einmal die Zeit überschritten
   *[other] { $count }-mal in Folge die Zeit überschritten
  }
page-take = Diesen Platz nehmen
page-vote-until = Offen bis
page-votes = { $yes } ja, { $no } nein, von { $all }
page-ask-undo = Um Rücknahme meines letzten Zuges bitten
page-left = Du hast hier einen Platz verlassen, und niemand hat ihn genommen.
page-come-back = Hast du einen Platz verlassen? Füge seinen Link ein:
page-return = Zurückkommen
page-wishes = Meine Einstellungen
page-orders = Daueranweisungen
page-orders-lead = Hinterlass eine Antwort für eine Art von Frage: Sie wird immer gegeben, wenn eine solche Frage kommt und die Antwort passt. Nur du siehst das.
page-orders-none = Dieses Spiel fragt nichts, was sich im Voraus beantworten ließe.
page-order-once = Für das nächste Mal:
page-order-always = Gilt immer:
page-order-give = Jedes Mal
page-order-next = Nur das nächste Mal
page-order-drop = Streichen
page-missed = Was ich verpasst habe
page-missed-nothing = Seit deinem letzten Zug ist nichts geschehen.
page-earlier = { $count ->
    [one] Ein Ereignis davor.
   *[other] { $count } Ereignisse davor.
  }
page-before-after = Der Spielplan, wie du ihn verlassen hast, und wie er jetzt ist
page-film = Ansehen, wie es geschah
page-replay = Schritt für Schritt
page-eyes = Mit den Augen von
page-eyes-all = Zuschauern
page-step = Schritt
page-show = Zeigen
page-back = Zurück
page-on = Weiter
page-export = Die Partie herunterladen (JSON)
async-link-anew = Für den Platz von { $who } gibt es einen neuen Link: Mit dem alten sitzt dort niemand mehr.
async-link-bound = { $who } hat für den eigenen Platz einen neuen Schlüssel gemacht: Kein verschickter Link öffnet ihn mehr.
async-link-asks = Jemand hat den Link deines Platzes anderswo geöffnet und bittet um Einlass. Antworten kannst du unter „Wer hier sitzen darf“.
page-film-start = Wie du es verlassen hast
page-film-move = Zug { $move } von { $moves }
