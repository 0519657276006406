# Worauf sich ein Tisch einigt, bevor es losgeht.

act-lobby-agree = Worauf sich der Tisch einigt
act-lobby-agree-about = Zeit, Plätze, Wertung und Varianten des Spiels, bis es beginnt
field-clock = Eine eigene Uhr: Beginn, Zugabe je Frage, Höchstmaß; etwa { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") }
option-clock = uhr
field-expiry = Wenn die Zeit um ist
option-expiry = ablauf
field-seating = Sitzordnung
option-seating = sitzordnung
option-strangers = fremde
field-breaks = Sind Pausen und Abwesenheiten erlaubt?
option-breaks = pausen
agreement-no-breaks = Keine Pausen, und die Uhr läuft auch bei Abwesenheit.
field-greeting = Deine Zeile an alle, die es lesen
option-greeting = gruß
field-reliable = Mindest-Zuverlässigkeit in Prozent (0: jede)
option-reliable = zuverlässigkeit
field-lowest = Niedrigste Wertung (0: jede)
option-lowest = wertung-ab
field-highest = Höchste Wertung (0: jede)
option-highest = wertung-bis
field-known = Nur Leute, mit denen du schon gespielt hast?
option-known = bekannte
wanted-known = Nur für Leute, die schon mit der Person gespielt haben, die den Tisch eröffnet hat.
wanted-reliable = Nur für Leute, die mindestens { $least } % ihrer Züge rechtzeitig machen.
wanted-rating = { $lowest ->
    [0] Für Wertungen bis { $highest }.
   *[other] { $highest ->
        [0] Für Wertungen ab { $lowest }.
       *[other] Für Wertungen von { $lowest } bis { $highest }.
    }
}
field-autostart = Starten, sobald der letzte Platz besetzt ist?
option-autostart = start-wenn-voll
agreement-starts-when-full = Die Partie startet, sobald der letzte Platz besetzt ist.
agreement-own-clock = Eine eigene Uhr
agreement-clock-wrong = Schreib drei Zeiten wie { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } oder { SPAN("2 d") }: womit alle beginnen, was jede Frage hinzufügt (mindestens { SPAN("10 s") }), und wie viel höchstens angespart wird (nicht weniger als die beiden, höchstens { SPAN("60 d") }).
agreement-expiry-default = wird die übliche Antwort gegeben
agreement-expiry-house = antwortet dieses eine Mal der Computer
agreement-expiry-hand = { $strikes ->
    [one] übernimmt der Computer den Platz
   *[other] übernimmt nach { $strikes } Malen in Folge der Computer den Platz
  }
agreement-seating-random = Plätze ausgelost
agreement-seating-arranged = Plätze in der Reihenfolge der Liste
agreement-friendly = Eine freundschaftliche Partie: Sie zählt nicht für die Wertung.
agreement-invited-only = Freie Plätze sind für Eingeladene.
agreement-changed = Darauf hat sich der Tisch geeinigt.

field-firstmove = Muss der erste Zug innerhalb eines Tages kommen?
option-firstmove = erster-zug
agreement-begins-soon = Der erste Zug muss innerhalb eines Tages kommen, sonst wird der Platz wieder frei.
