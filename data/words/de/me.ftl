# What the browser table tells one person: their games, reminders and settings.
page-games = Meine Partien
page-games-none = Du sitzt noch an keinem Tisch. Eröffne einen, oder folge einem Link, den dir jemand geschickt hat.
page-games-waiting = Du bist am Zug
page-games-others = Andere sind am Zug
page-games-over = Beendet
page-games-lead = Diese Seite aktualisiert sich automatisch. Auf jeder Seite zeigt der Titel im Browser, wie viele Tische auf dich warten.
page-pauses = Die Partie pausiert
page-result = Platz { $place } von { $seats }, Ergebnis { $score }
page-told-arrived = Dein Zug hat begonnen
page-told-half = Die Hälfte deiner Zeit ist um
page-told-last = Deine Zeit ist fast um
page-told-muted = Keine Erinnerungen bis zu deinem nächsten Zug
page-remind-arrived = Du bist am Zug: { $title }.
page-offered = Du bist eingeladen: annehmen oder ablehnen
page-offer-call = Du bist zu einer Partie { $title } eingeladen. Du spielst nur mit, wenn du annimmst.
page-remind-half = Die Hälfte deiner Zeit ist um: { $title }.
page-remind-last = Deine Zeit ist fast um: { $title }.
page-remind-waiting = { $title } wartet noch auf deinen Zug.
page-digest = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
  }
page-tell-me = Benachrichtigungen an
page-tell-me-not = Benachrichtigungen aus
page-tell-hint = Solange Fondaco offen ist, meldet dieses Gerät, wenn du am Zug bist, nach der Hälfte der Zeit und kurz vor ihrem Ende. Eine Benachrichtigung pro Tisch.
page-tell-forbidden = Dieser Browser blockiert Benachrichtigungen von Fondaco. In seinen Einstellungen kannst du sie erlauben.
page-me = Ich
page-me-lead = Was du hier einstellst, gilt ab jetzt an allen deinen Tischen.
page-me-nobody = In diesem Browser ist nichts von dir gespeichert.
page-me-orders-count = { $count ->
    [one] 1 festgelegt
   *[other] { $count } festgelegt
  }
page-me-orders = Daueranweisungen für alle Tische
page-me-device = Auf diesem Gerät
page-me-device-hint = Bleibt in diesem Browser, für alle deine Tische. Farben und Sprache findest du oben in den Einstellungen.
page-me-orders-lead = Was du hier festlegst, gilt an jedem neuen Tisch: { $title }. An jedem Tisch kannst du es ändern.


# Undoing moves, for the organiser.
me-rewind = Züge zurücknehmen
me-rewind-lead = Du hast diesen Tisch eröffnet. Wähle einen Schritt, und alle Züge danach werden zurückgenommen. Was schon aufgedeckt war, bleibt bekannt, und die Würfel fallen wieder gleich.
me-rewind-here = Bis hier zurücknehmen
me-rewind-last = Nach diesem Schritt kommt nichts mehr.
me-rewind-sure = Diese Züge werden zurückgenommen, auch alle geheimen Entscheidungen seither:
me-rewind-hidden = { $count ->
    [one] Ein Zug, von dem niemand erfahren hat.
   *[other] { $count } Züge, von denen niemand erfahren hat.
  }
me-rewind-do = Ja, zurücknehmen
me-rewind-not = Nein, behalten
me-rewind-opener = Mein Tisch: Züge zurücknehmen
me-rewind-stale = Die Partie ist weitergegangen. Sieh noch einmal hin, bevor du etwas zurücknimmst.
me-undone = zurückgenommen
me-undo-ask = Um ihn zurückzunehmen, müssen alle am Tisch zustimmen.
me-bank = { $span } angespart
