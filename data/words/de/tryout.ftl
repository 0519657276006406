# Züge ausprobieren, in einer privaten Kopie der Partie

tryout-open = Züge ausprobieren
tryout-title = Züge zur Probe
tryout-dealt = Was die anderen verbergen, ist zufällig verteilt, nach dem, was du weißt.
tryout-from-move = Die Stellung nach Zug { $move }.
tryout-private = Das sieht sonst niemand, und nichts davon zählt.
tryout-do-this = So ziehen
tryout-go-on = Computer ziehen lassen
tryout-play-as = { $name } spielen
tryout-others = Wer die anderen Plätze spielt
tryout-bots = Computer spielen
tryout-all-seats = Ich spiele alle
tryout-start-over = Von vorn
tryout-deal-again = Neu verteilen
tryout-share = Link zur Stellung
tryout-seat = Dein Platz
tryout-play-on = Ab hier spielen
tryout-filled-in = Eingetragen: { $what }. Bestätige es oder ändere es.
tryout-moved-on = Die Partie ist weitergegangen, und was du ausprobiert hast, passt nicht mehr.
tryout-gone = Hier probierst du gerade nichts aus. Drück auf „Züge ausprobieren“, um anzufangen.
tryout-too-long = Mehr Züge passen hier nicht hinein. Nimm welche zurück oder fang von vorn an.
# Im Chat
tryout-chat = Öffne deinen Tisch im Browser und drück auf **Züge ausprobieren**: Du bekommst eine private Kopie dieser Partie.
tryout-chat-led = Hierhin hat dein letzter Versuch geführt.
