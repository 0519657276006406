# What the browser table tells one person: their games, reminders and settings.
page-games = Meine Partien
page-games-none = Du sitzt noch an keinem Tisch. Eröffne einen, oder folge einem Link, den dir jemand geschickt hat.
page-games-waiting = Warten auf dich
page-games-others = Andere sind am Zug
page-games-over = Beendet
page-games-lead = Diese Seite aktualisiert sich von selbst, und jede unserer Seiten zeigt in ihrem Titel, wie viele Tische auf dich warten.
page-pauses = Die Partie pausiert
page-told-arrived = Die Frage ist gekommen
page-told-half = Die Hälfte deiner Zeit ist um
page-told-last = Deine Zeit ist fast um
page-told-muted = Keine Erinnerungen bis zu deinem nächsten Zug
page-remind-arrived = Du bist am Zug: { $title }.
page-offered = Du bist eingeladen: annehmen oder ablehnen
page-offer-call = Du bist zu einer Partie { $title } eingeladen. Nichts zählt, bevor du annimmst.
page-remind-half = Die Hälfte deiner Zeit ist um: { $title }.
page-remind-last = Deine Zeit ist fast um: { $title }.
page-remind-waiting = { $title } wartet noch auf deinen Zug.
page-digest = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
  }
page-tell-me = Auf diesem Gerät Bescheid geben
page-tell-me-not = Auf diesem Gerät nicht Bescheid geben
page-tell-hint = Solange eine unserer Seiten offen ist, meldet dieses Gerät, wenn eine Frage kommt, wenn die Hälfte ihrer Zeit um ist und kurz vor dem Ende: eine Meldung pro Tisch, die von der nächsten ersetzt wird.
page-tell-forbidden = Dieser Browser zeigt keine Meldungen dieses Hosts; in seinen Einstellungen kannst du sie erlauben.
page-me = Ich
page-me-lead = Was du hier festlegst, gilt ab jetzt an jedem Tisch, an dem du sitzt.
page-me-nobody = In diesem Browser ist nichts von dir gespeichert.
page-me-orders-count = { $count ->
    [one] eine hinterlassen
   *[other] { $count } hinterlassen
  }
page-me-orders = Daueranweisungen für jeden Tisch
page-me-orders-lead = Eine Antwort, die du hier hinterlässt, gilt ab jetzt an jedem Tisch, an den du dich setzt: { $title }. Jeder Tisch hat eine Seite, auf der sie sich ändern lässt.


# Going back, for whoever opened the table.
me-rewind = Züge zurücknehmen
me-rewind-lead = Du hast diesen Tisch eröffnet. Wähle einen Schritt: Jeder Zug danach wird zurückgenommen. Was gesehen wurde, bleibt gesehen: Die Würfel fallen wieder gleich.
me-rewind-here = Jeden Zug nach diesem Schritt zurücknehmen
me-rewind-last = Nach diesem Schritt kommt nichts.
me-rewind-sure = Diese Züge werden zurückgenommen, mit jeder seither verdeckt gegebenen Antwort:
me-rewind-hidden = { $count ->
    [one] Ein Zug, von dem niemand erfahren hat.
   *[other] { $count } Züge, von denen niemand erfahren hat.
  }
me-rewind-do = Ja, zurücknehmen
me-rewind-not = Nein, so lassen
me-rewind-opener = Ich habe diesen Tisch eröffnet: Züge zurücknehmen
me-rewind-stale = Der Tisch ist seither weiter. Sieh noch einmal hin, bevor du etwas zurücknimmst.
me-undone = zurückgenommen
me-undo-ask = Um ihn zurückzunehmen, müssen alle am Tisch zustimmen.
me-bank = { $span } angespart
