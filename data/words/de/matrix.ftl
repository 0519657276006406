# Matrix: was man dort tippt, und was der Bot in seinen Räumen sagt.

matrix-hello = Hallo! `!spiel neu` eröffnet in diesem Raum einen Tisch, `!hilfe` zeigt alles andere. Jeder Tisch bekommt seinen eigenen Raum, und was nur du sehen darfst, kommt in einen Raum nur für dich und mich.
matrix-direct-hello = Hallo! Deine Züge und alles, was nur du sehen darfst, kommen hierher. Tippe die Nummer deiner Wahl oder ihren Namen. `!partien` zeigt deine Partien, `!hilfe` den Rest.
matrix-own-direct = Ich habe einen Raum für uns beide eröffnet, in den niemand sonst eingeladen werden kann: { $link }
matrix-encrypted = Verschlüsselte Räume kann ich nicht lesen, darum habe ich einen unverschlüsselten eröffnet: { $link }
matrix-nothing-asked = Hier wartet nichts auf eine Antwort. `!partien` zeigt deine Partien, `!hilfe` alles, was du tippen kannst.
matrix-just-now = Diese Frage ist gerade erst gekommen, darum habe ich das nicht gezählt. Was möchtest du hier?
matrix-unclear = Mit „{ $words }“ kann ich nichts anfangen. Du kannst tippen:
matrix-type-words = Tippe deine Antwort.
matrix-type-numbers = Tippe { $count } Zahlen mit Leerzeichen dazwischen, in dieser Reihenfolge.
matrix-type-counts = Tippe, wie viele von jedem, mit Leerzeichen dazwischen: `{ $key }x2` heißt zwei von Nummer { $key }.
matrix-not-in-private = Das geht nur in einem Raum einer Gemeinschaft.
matrix-which-command = Nach `{ $group }` kannst du tippen: { $commands }
matrix-too-many-words = Was „{ $words }“ dort bedeutet, weiß ich nicht. `!hilfe` zeigt, was du tippen kannst.
matrix-missing = Es fehlt noch etwas: { $what } ({ $known }).
matrix-no-number = „{ $words }“ ist keine Zahl.
matrix-no-person = „{ $words }“ ist niemand auf Matrix. Schreib @name:example.org.
matrix-invite = einladen
matrix-invite-about = Jemanden an den Tisch einladen, an dem du sitzt
matrix-help-begin = ### Anfangen
    `!spiel neu` eröffnet einen Tisch, `!gesellschaft freie-plätze` zeigt freie Plätze, `!gesellschaft suchen` findet Leute, die dasselbe spielen wollen.
    `!liga` und `!kampagne` verbinden mehrere Partien. `!einladen @name:example.org` lädt jemanden an deinen Tisch ein.
matrix-help-watching = ### Du schaust dieser Partie zu
    `!spiel plan` und `!spiel verlauf` zeigen, wie es steht, `!spiel regeln`, wie gespielt wird. `!spiel hinsetzen` nimmt einen freien Platz.
matrix-help-playing = ### Du spielst hier mit
    Deine Züge kommen in dem Raum, in dem nur du und ich sind: Tippe die Nummer deiner Wahl. `!spiel ziehen` zeigt deinen Zug noch einmal; `!spiel hand` zeigt, was nur du sehen darfst, `!spiel verpasst`, was geschehen ist, seit du hier warst.
    `!spiel pläne` antwortet im Voraus, `!spiel verlängern` und `!spiel pause` bitten um Zeit, `!spiel verlassen` gibt deinen Platz auf.
matrix-help-moderator = ### Du sorgst hier für Ordnung
    `!aufsicht beenden`, `!aufsicht pause`, `!aufsicht verlegen` und `!aufsicht löschen` betreffen eine Partie, `!aufsicht setzen`, `!aufsicht entfernen` und `!aufsicht ersetzen` ihre Spieler. All das wird am Tisch gesagt.
    `!einrichten` ist für alle, die die Gemeinschaft verwalten: Räume, Grenzen und das Protokoll.
