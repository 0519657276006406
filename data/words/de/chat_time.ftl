# Playing over days, on Discord.
chat-next-time = nur das nächste Mal
chat-exported = Die ganze Partie. Prüfen kannst du sie mit `fondaco replay`.
chat-digest-head = { $count ->
    [one] Ein Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich:
  }
chat-remind-arrived = Du bist am Zug: **{ $title }**. { $when }
chat-remind-half = Die Hälfte deiner Zeit ist um: **{ $title }**. { $when }
chat-remind-last = Deine Zeit ist fast um: **{ $title }**. { $when }
chat-remind-waiting = **{ $title }** wartet noch auf deinen Zug.
cmd-missed = verpasst
cmd-missed-about = Sehen, was seit deinem letzten Zug passiert ist
cmd-replay = nachspielen
cmd-replay-about = Die Partie Schritt für Schritt ansehen; exportieren, wenn sie zu Ende ist
chat-order-which = Wähle eine Lage
chat-order-list = Alle Daueranweisungen
chat-order-everywhere = An jedem Tisch
chat-order-everywhere-lead = Deine Daueranweisungen für jeden Tisch, an den du dich ab jetzt setzt.
chat-order-title = Wähle ein Spiel
chat-order-count = { $count ->
    [0] keine Daueranweisung
    [one] eine Daueranweisung
   *[other] { $count } Daueranweisungen
  }
chat-due = Zieh bis { $when }
chat-rewind = Züge zurücknehmen
chat-rewind-lead = Du hast diesen Tisch eröffnet und kannst jeden Zug mit allem danach zurücknehmen. Was schon zu sehen war, bleibt bekannt, und die Würfel fallen wieder gleich.
chat-rewind-which = Zurücknehmen …
chat-rewind-later = Spätere Züge
chat-rewind-earlier = Frühere Züge
chat-rewind-nothing = Es gibt noch keinen Zug zum Zurücknehmen.
chat-rewind-ask = Das wird zurückgenommen, samt allen verdeckten Entscheidungen seither:
chat-rewind-more = { $count ->
    [one] und noch einer
   *[other] und { $count } weitere
  }
chat-rewind-sure = Alles zurücknehmen
chat-rewound = Erledigt. Der Tisch sieht, dass du Züge zurückgenommen hast, und im Verlauf bleiben sie erhalten.
chat-undo-ask = Du kannst ihn noch zurücknehmen, wenn alle am Tisch zustimmen. Was schon zu sehen war, bleibt bekannt.
chat-seat-taken = Der Platz von { $who } in einer Partie **{ $title }** ist nicht mehr frei.
chat-free-seat = { $who } hat eine Partie **{ $title }** verlassen. Der Platz ist frei.
chat-offered-seat = Du bist auf einen Platz in einer Partie **{ $title }** mit { $names } eingeladen. Du spielst nur mit, wenn du annimmst.
cmd-words = worte
cmd-words-about = Den Spielplan in Worten lesen: alles, einen Ort oder eine Person
cmd-about = wovon
cmd-about-about = Ein Ort, eine Figur oder eine Person
cmd-since = seither
cmd-since-about = Was sich seit deinem letzten Zug geändert hat
