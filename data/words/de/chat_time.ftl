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
chat-due = Antworte bis { $when }
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
chat-undo-ask = Der Zug kann noch zurückgenommen werden, wenn alle am Tisch zustimmen. Was gesehen wurde, bleibt bekannt.
chat-seat-taken = Der Platz von { $who } in einer Partie **{ $title }** ist nicht mehr frei.
chat-free-seat = In einer laufenden Partie **{ $title }** ist ein Platz frei: { $who } ist aufgestanden.
chat-offered-seat = Dir wird ein Platz in einer Partie **{ $title }** mit { $names } angeboten. Nichts zählt, bevor du annimmst.
cmd-words = worte
cmd-words-about = Den Spielplan in Worten lesen: ganz, einen Ort oder eine Person
cmd-about = wovon
cmd-about-about = Ein Ort, eine Figur oder eine Person
cmd-since = seither
cmd-since-about = Was seit deinem letzten Zug anders ist
