# Lessons: what surrounds the coach's sentences, which stand in lesson_<title>.ftl.

lesson-coach = Dein Lehrmeister
lesson-of = Lektion: { $title }
lesson-step = Schritt { $step } von { $count }
lesson-done = Lektion beendet
lesson-learner = Lehrling
lesson-learn = Lernen
lesson-take-up = Weiter mit der Lektion ({ $step } von { $count })
lesson-learn-again = Noch einmal lernen
lesson-lit = Drück auf das, was leuchtet.
lesson-lit-chat = Drück auf das Grüne oder auf das, was mit 👉 markiert ist.
lesson-slip = Die Regeln erlauben das, aber das üben wir hier nicht. Nichts hat sich geändert: Drück auf das, was leuchtet.
lesson-over = Diese Lektion ist vorbei. Beginne sie noch einmal, oder spiel eine richtige Partie.
lesson-none = Dafür gibt es keine Lektion.
lesson-not-open = Diese Lektion läuft nicht. Beginne sie, oder nimm sie wieder auf, wo du sie verlassen hast.
lesson-left = Du hast die Lektion zu { $title } verlassen. Sie wartet bei Schritt { $step } von { $count } auf dich.
lesson-begun = Die Lektion zu { $title } beginnt.
lesson-taken-up = Du machst mit der Lektion zu { $title } weiter, bei Schritt { $step } von { $count }.
lesson-play-house = Jetzt gegen den Computer spielen
lesson-not-begun = Du hast diese Lektion nicht begonnen.
lesson-others = Die anderen Lektionen
lesson-all = Jeder Titel hat eine Lektion von etwa zehn Minuten, auf seinem richtigen Spielplan. Sie zählt für nichts, und du kannst gehen und wiederkommen.

hints-why = Warum, und wann?
hints-stop = Keine Hinweise mehr
hints-on = Bis du eine Partie eines Titels beendet hast, kommen seine Fragen mit einem Hinweis.
hints-off = Keine Hinweise mehr. In deinen Einstellungen kannst du sie zurückholen.

act-lesson-begin = Die Lektion beginnen
act-lesson-begin-about = Eine Lektion auf dem richtigen Spielplan, oder die verlassene, wo du sie verlassen hast
command-lesson-begin = beginnen
act-lesson-leave = Die Lektion verlassen
act-lesson-leave-about = Sie bleibt, wie sie steht, und du kannst sie wieder aufnehmen
command-lesson-leave = verlassen
act-lesson-restart = Die Lektion noch einmal beginnen
act-lesson-restart-about = Vom ersten Schritt an
command-lesson-restart = neustart
act-person-hints = Hinweise zeigen oder verbergen
act-person-hints-about = Ob Fragen in deiner ersten Partie eines Titels erklärt werden
command-person-hints = hinweise
field-hints = Hinweise zeigen
option-hints = hinweise-zeigen
group-lesson = lektion
group-lesson-about = Einen Titel in zehn Minuten lernen, auf seinem richtigen Spielplan

help-learn = ### Einen Titel lernen
    Je etwa zehn Minuten, auf dem richtigen Spielplan, nur für dich. Es zählt für nichts; geh und komm wieder, wie du magst.
