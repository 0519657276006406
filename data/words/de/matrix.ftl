# Matrix: was man dort tippt, und was der Bot in seinen Räumen sagt.

matrix-hello = Hallo! `!spiel neu` eröffnet in diesem Raum einen Tisch, `!hilfe` zeigt alles andere. Jeder Tisch bekommt seinen eigenen Raum, und was nur du sehen darfst, kommt in einen Raum nur für dich und mich.
matrix-direct-hello = Hallo! Deine Züge und alles, was nur du sehen darfst, kommen hierher. Tippe die Nummer deiner Wahl oder ihren Namen. `!partien` zeigt deine Partien, `!hilfe` den Rest.
matrix-own-direct = Ich habe einen Raum für uns beide eröffnet, in den niemand sonst eingeladen werden kann: { $link }
matrix-encrypted = Verschlüsselte Räume kann ich nicht lesen, darum habe ich einen unverschlüsselten eröffnet: { $link }
matrix-nothing-asked = Hier wartet nichts auf dich. `!partien` zeigt deine Partien, `!hilfe` alles, was du tippen kannst.
matrix-just-now = Dieser Zug ist gerade erst gekommen, darum habe ich das nicht gezählt. Was möchtest du hier tun?
matrix-unclear = Mit „{ $words }“ kann ich nichts anfangen. Du kannst tippen:
matrix-type-words = Tippe deine Antwort.
matrix-type-numbers = { $count ->
    [one] Tippe eine Zahl.
   *[other] Tippe { $count } Zahlen mit Leerzeichen dazwischen, in dieser Reihenfolge.
  }
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
    `!spiel neu` eröffnet einen Tisch, `!{ group-hall } { cmd-openings }` zeigt freie Plätze, `!{ group-hall } { command-hall-seek }` findet Leute, die dasselbe spielen wollen.
    `!liga` und `!kampagne` verbinden mehrere Partien. `!einladen @name:example.org` lädt jemanden an deinen Tisch ein.
matrix-help-watching = ### Du schaust dieser Partie zu
    `!spiel plan` und `!spiel verlauf` zeigen, wie es steht, `!spiel regeln`, wie gespielt wird. `!spiel hinsetzen` nimmt einen freien Platz.
matrix-help-playing = ### Du spielst hier mit
    Deine Züge kommen in dem Raum, in dem nur du und ich sind: Tippe die Nummer deiner Wahl. `!spiel ziehen` zeigt deinen Zug noch einmal; `!spiel hand` zeigt, was nur du sehen darfst, `!spiel verpasst`, was geschehen ist, seit du hier warst.
    `!spiel pläne` plant deine nächsten Züge, `!spiel verlängern` und `!spiel pause` bitten um Zeit, `!spiel { command-table-leave }` gibt deinen Platz auf.
matrix-help-moderator = ### Du moderierst hier
    `!{ cmd-host } beenden`, `!{ cmd-host } pause`, `!{ cmd-host } verlegen` und `!{ cmd-host } löschen` betreffen eine Partie, `!{ cmd-host } setzen`, `!{ cmd-host } entfernen` und `!{ cmd-host } ersetzen` die Leute am Tisch. Der Tisch erfährt von alldem.
    `!einrichten` ist für alle, die die Gemeinschaft verwalten: Räume, Grenzen und das Protokoll.

widget-heading = Der Tisch in diesem Raum
widget-signing-in = Anmeldung über Matrix …
widget-not-vouched = Dein Homeserver hat nicht bestätigt, wer du bist, also wurde nichts geöffnet. Versuch es noch einmal und erlaube dem Tisch, zu erfahren, wer du bist.
widget-other-homeserver = Den Tisch im Raum gibt es nur für Leute auf dem Homeserver des Bots. Tippe !spiel link, um im Browser zu spielen.
widget-homeserver-away = Dein Homeserver ist gerade nicht erreichbar. Versuch es gleich noch einmal, oder tippe !spiel link, um im Browser zu spielen.
widget-no-answer = Dein Matrix-Client antwortet nicht. Versuch es noch einmal, oder tippe !spiel link, um im Browser zu spielen.
widget-known-by-matrix = Hier meldet dich Matrix an. Persönliche Links sind für den Browser.
widget-delete-in-matrix = Tippe dafür !mein löschen auf Matrix. Das löscht auch, was dort gespeichert ist.
