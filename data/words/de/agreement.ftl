# Worauf sich ein Tisch einigt, bevor es losgeht.

act-lobby-agree = Tisch einrichten
act-lobby-agree-about = Uhr, Plätze, Wertung und Varianten. Ändern kannst du sie, bis die Partie beginnt.
field-clock = Eigene Uhr: Startzeit, Zugabe pro Zug, Höchstzeit (z. B. { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") })
option-clock = uhr
field-expiry = Wenn die Zeit um ist
option-expiry = ablauf
field-seating = Sitzordnung
option-seating = sitzordnung
option-strangers = fremde
field-breaks = Pausen und Abwesenheit erlauben?
option-breaks = pausen
agreement-no-breaks = Keine Pausen, und die Uhr läuft auch bei Abwesenheit weiter.
field-greeting = Deine Notiz für alle, die den Tisch sehen
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
agreement-own-clock = Eigene Uhr
agreement-clock-wrong = Bitte gib drei Zeiten an, etwa { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } oder { SPAN("2 d") }: Startzeit, Zugabe pro Zug, Höchstzeit. Die Zugabe beträgt mindestens { SPAN("10 s") }. Die Höchstzeit ist nicht kürzer als die anderen beiden und höchstens { SPAN("60 d") }.
agreement-expiry-default = wird der Standardzug gespielt
agreement-expiry-house = macht der Computer diesen einen Zug
agreement-expiry-hand = { $strikes ->
    [one] übernimmt der Computer
   *[other] übernimmt der Computer nach { $strikes } verpassten Zügen in Folge
  }
agreement-seating-random = Plätze ausgelost
agreement-seating-arranged = Plätze in der Reihenfolge der Liste
agreement-friendly = Freundschaftspartie, ohne Wertung.
agreement-invited-only = Freie Plätze sind nur für Eingeladene.
agreement-changed = Gespeichert.

field-firstmove = Muss der erste Zug innerhalb eines Tages kommen?
option-firstmove = erster-zug
agreement-begins-soon = Der erste Zug muss innerhalb eines Tages kommen, sonst wird der Platz wieder frei.
