# Playing over days, on Discord.
chat-next-time = nur das nächste Mal
chat-exported = Die ganze Partie: `fondaco replay` prüft sie.
chat-digest-head = { $count ->
    [one] Ein Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich:
  }
chat-remind-arrived = Du bist am Zug: **{ $title }**. { $when }
chat-remind-half = Die Hälfte deiner Zeit ist um: **{ $title }**. { $when }
chat-remind-last = Deine Zeit ist fast um: **{ $title }**. { $when }
chat-remind-waiting = **{ $title }** wartet noch auf deinen Zug.
cmd-missed = verpasst
cmd-missed-about = Sehen, was seit deinem letzten Zug geschehen ist
cmd-replay = nachspielen
cmd-replay-about = Die Partie Schritt für Schritt sehen; exportieren, wenn sie zu Ende ist
chat-order-which = Eine Frage wählen
chat-order-list = Alle Anweisungen
chat-order-everywhere = An jedem Tisch
chat-order-everywhere-lead = Was du immer antwortest: gilt dann an jedem Tisch, an den du dich setzt.
chat-order-title = Ein Spiel wählen
chat-order-count = { $count ->
    [0] keine Anweisung
    [one] eine Anweisung
   *[other] { $count } Anweisungen
  }
chat-pace-custom = Eine eigene Uhr
chat-clock-write = Die Uhr eingeben
chat-clock-title = Eine eigene Uhr
chat-clock-bank = Alle beginnen mit
chat-clock-increment = Jede Frage gibt dazu
chat-clock-cap = Höchstens angespart
chat-clock-hint = etwa { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } oder { SPAN("2 d") }
chat-clock-wrong = Schreib drei Zeiten wie { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } oder { SPAN("2 d") }: womit alle beginnen, was jede Frage hinzufügt (mindestens { SPAN("10 s") }), und wie viel höchstens angespart wird (nicht weniger als die beiden, höchstens { SPAN("60 d") }).
chat-expiry = Wenn die Zeit um ist
chat-expiry-default = wird die übliche Antwort gegeben
chat-expiry-house = antwortet dieses eine Mal der Computer
chat-expiry-hand = { $strikes ->
    [one] übernimmt der Computer den Platz
   *[other] übernimmt nach { $strikes } Malen in Folge der Computer den Platz
  }
chat-due = Antworte bis { $when }
cmd-clock = uhr
cmd-clock-about = Eine eigene Uhr: Beginn, Zugabe je Frage, Höchstmaß; etwa { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") }
cmd-expiry = ablauf
cmd-expiry-about = Was geschieht, wenn die Zeit um ist
chat-rewind = Züge zurücknehmen
chat-rewind-lead = Du hast diesen Tisch eröffnet: Wähle einen Zug, und er wird mit allem danach zurückgenommen. Was gesehen wurde, bleibt gesehen: Die Würfel fallen wieder gleich.
chat-rewind-which = Zurücknehmen …
chat-rewind-later = Spätere Züge
chat-rewind-earlier = Frühere Züge
chat-rewind-nothing = Es gibt noch keinen Zug, der zurückgenommen werden könnte.
chat-rewind-ask = Das wird zurückgenommen, mit jeder seither verdeckt gegebenen Antwort:
chat-rewind-more = { $count ->
    [one] und noch einer
   *[other] und { $count } weitere
  }
chat-rewind-sure = All das zurücknehmen
chat-rewound = Erledigt. Der Tisch weiß, dass sein Gastgeber Züge zurückgenommen hat, und der Verlauf bewahrt sie.
chat-undo-ask = Dafür müssen alle am Tisch zustimmen. Was gesehen wurde, bleibt gesehen.
chat-seat-taken = Der Platz von { $who } in einer Partie **{ $title }** ist nicht mehr frei.
chat-free-seat = In einer laufenden Partie **{ $title }** ist ein Platz frei: { $who } ist aufgestanden.
