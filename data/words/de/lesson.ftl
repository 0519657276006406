# Lessons: what surrounds the coach's sentences, which stand in lesson_<title>.ftl.

lesson-coach = Dein Coach
lesson-of = Lektion: { $title }
lesson-step = Schritt { $step } von { $count }
lesson-done = Lektion beendet
lesson-learner = Lehrling
lesson-learn = Lernen
lesson-take-up = Lektion fortsetzen ({ $step } von { $count })
lesson-learn-again = Lektion wiederholen
lesson-lit = Tippe auf das, was hervorgehoben ist.
lesson-lit-chat = Tippe auf den grünen Knopf oder auf den mit 👉.
lesson-slip = Die Regeln erlauben das, aber das üben wir hier nicht. Nichts hat sich geändert. Tippe auf das, was hervorgehoben ist.
lesson-over = Diese Lektion ist vorbei. Wiederhole sie, oder spiel eine richtige Partie.
lesson-none = Dafür gibt es keine Lektion.
lesson-not-open = Du bist nicht in dieser Lektion. Beginne sie, oder mach weiter, wo du aufgehört hast.
lesson-left = Du hast die Lektion zu { $title } verlassen. Du kannst bei Schritt { $step } von { $count } weitermachen.
lesson-begun = Die Lektion zu { $title } beginnt.
lesson-taken-up = Du machst mit der Lektion zu { $title } weiter, bei Schritt { $step } von { $count }.
lesson-play-house = Jetzt gegen Computer
lesson-not-begun = Du hast diese Lektion nicht begonnen.
lesson-others = Andere Lektionen
lesson-all = Jedes Spiel hat eine Lektion von etwa zehn Minuten, auf dem richtigen Spielplan. Dabei steht nichts auf dem Spiel. Geh und komm wieder, wann du magst.

hints-why = Warum und wann?
hints-stop = Hinweise ausblenden
hints-on = Du siehst Hinweise, bis du deine erste Partie beendet hast.
hints-off = Hinweise sind aus. In deinen Einstellungen kannst du sie wieder einschalten.

act-lesson-begin = Lektion beginnen
act-lesson-begin-about = Lerne auf dem richtigen Spielplan, oder mach weiter, wo du aufgehört hast
command-lesson-begin = beginnen
act-lesson-leave = Lektion verlassen
act-lesson-leave-about = Dein Fortschritt wird gespeichert, und du kannst später weitermachen
command-lesson-leave = verlassen
act-lesson-restart = Lektion neu beginnen
act-lesson-restart-about = Zurück zum ersten Schritt
command-lesson-restart = neustart
act-person-hints = Hinweise zeigen oder verbergen
act-person-hints-about = Entscheidungen in deiner ersten Partie jedes Spiels erklären
command-person-hints = hinweise
field-hints = Hinweise zeigen
option-hints = hinweise-zeigen
group-lesson = lektion
group-lesson-about = Lerne ein Spiel in zehn Minuten, auf dem richtigen Spielplan

help-learn = ### Ein Spiel lernen
    Je etwa zehn Minuten, auf dem richtigen Spielplan, nur für dich. Dabei steht nichts auf dem Spiel. Geh und komm wieder, wann du magst.

lesson-here = Drücke dies
lesson-here-number = Stelle dies auf { $number }
