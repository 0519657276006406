# The lesson of Serenissima, step by step.

lesson-serenissima-load =
    Wer nach der dritten Wertung am reichsten ist, gewinnt. Du startest in Konstantinopel mit drei Galeeren. Alle Galeeren sind in der Reihenfolge ihrer Nummern am Zug; das Rad zeigt, welche dran ist. Eine Galeere hat fünf Plätze für Matrosen und Waren. Im eigenen Hafen ist der erste Warenwürfel umsonst, der nächste kostet 1 Dukaten.
    Lade 2 Holz auf Galeere 2.
lesson-serenissima-load-slip = Nutze den Platz an Bord: Neben den drei Matrosen sind zwei Plätze frei. Lade 2 Holz.
lesson-serenissima-sail =
    Jeder Matrose bringt die Galeere eine Zone weit: drei Matrosen, drei Zonen. Ragusa im Nordwesten ist ein neutraler Weinhafen.
    Fahr nach Ragusa.
lesson-serenissima-sail-slip = Gute Idee, aber wir wollen Wein. Fahr nach Ragusa.
lesson-serenissima-land =
    Lande einen Matrosen in einem neutralen Hafen, und er gehört dir. Einer genügt fürs Erste. Landen zählt als Kämpfen: Eine Galeere, die landet, kann im selben Zug nicht verkaufen.
    Lande 1 Matrosen in Ragusa.
lesson-serenissima-land-done = Noch nicht: Diesen Hafen kannst du dir einfach nehmen. Lande 1 Matrosen.
lesson-serenissima-land-slip = Ein Matrose hält einen leeren Hafen so gut wie zwei, und die anderen brauchst du an Bord. Lande 1.
lesson-serenissima-load-free =
    Jetzt deine Galeere 5. Jedes Mal, wenn eine Galeere in deinem Hafen lädt, ist der erste Warenwürfel umsonst.
    Lade 1 Holz, das kostenlose.
lesson-serenissima-load-free-slip = Einer ist umsonst und genügt diesmal. Lade 1 Holz.
lesson-serenissima-sicilia =
    Jede Runde endet mit einer Dogenkarte. Zeigt sie Wein, zahlt jeder deiner Häfen mit Wein 3 Dukaten. Auch Sizilien produziert Wein.
    Fahr nach Sizilien.
lesson-serenissima-sicilia-slip = Sizilien produziert Wein und ist neutral. Fahr dorthin.
lesson-serenissima-land-again =
    Noch einmal dasselbe: Lande einen Matrosen, und der Hafen gehört dir.
    Lande 1 Matrosen auf Sizilien.
lesson-serenissima-load-third =
    Galeere 8 ist deine letzte. Sie soll Geld verdienen.
    Lade 2 Holz.
lesson-serenissima-alexandria =
    Ein Hafen kauft je einen Warenwürfel jeder Ware, die er weder produziert noch lagert. Alexandria produziert Marmor und hat kein Holz.
    Fahr nach Alexandria.
lesson-serenissima-alexandria-slip = Alexandria hat kein Holz und zahlt dafür. Fahr dorthin.
lesson-serenissima-sell =
    Eine Galeere verkauft oder kämpft, nie beides. Heute verkaufst du. Jeder Warenwürfel kommt auf das niedrigste freie Feld des Lagerhauses und bringt die Zahl, die dort steht.
    Verkaufe 1 Holz.
lesson-serenissima-sell-land = Verkaufen und Landen gehen nicht im selben Zug. Nimm erst das Geld.
lesson-serenissima-sell-slip = Verkaufe das Holz für Dukaten.
lesson-serenissima-wine =
    Runde 2. Was für ein Glück: Die Dogenkarte zeigte Wein, und deine zwei Weinhäfen haben 6 Dukaten gebracht! Jetzt Galeere 2 in Ragusa, mit zwei Holz an Bord.
    Lade 1 Wein: Er ist umsonst.
lesson-serenissima-wine-slip = Der erste Warenwürfel im eigenen Hafen ist umsonst. Lade den Wein.
lesson-serenissima-corfu =
    Zwei verschiedene Waren verkaufen sich besser als zwei gleiche. Korfu produziert Stein und hat weder Wein noch Holz.
    Fahr nach Korfu.
lesson-serenissima-corfu-slip = Korfu kauft deine beiden Waren. Fahr dorthin.
lesson-serenissima-both =
    Ein Warenwürfel jeder Ware: Der erste bekommt das niedrigste Feld, der zweite das nächste.
    Verkaufe Wein und Holz.
lesson-serenissima-both-slip = Korfu will beides: Wähle den Wein und das Holz.
lesson-serenissima-invest =
    16 Dukaten! Statt eine Galeere zu nutzen, kannst du investieren. Marco hält Tunis mit einem einzigen Matrosen, und seine Galeere 7 dort hat zwei. Das nutzen wir.
    Wähle „Stattdessen investieren“.
lesson-serenissima-invest-slip = Galeere 5 ist gut, wo sie ist. Ihr Zug ist als Investition mehr wert.
lesson-serenissima-galley =
    Eine neue Galeere kostet 1 Dukaten für jede Galeere, die du hast, und 1 für jeden Matrosen. Nummer 6 kommt gleich nach 5, ist also noch in dieser Runde am Zug. Fünf Matrosen machen sie stark.
    Kaufe Galeere 6 auf Sizilien mit 5 Matrosen.
lesson-serenissima-galley-slip = Nummer 6, damit sie noch in dieser Runde fährt; Sizilien, gleich neben Tunis; und alle 5 Matrosen.
lesson-serenissima-enough =
    Du hast noch 8 Dukaten. Dukaten sind auch deine Punkte, gib also nicht alle aus.
    Beende deinen Zug.
lesson-serenissima-enough-slip = Behalte den Rest für die nächste Runde. Beende deinen Zug.
lesson-serenissima-tunis =
    Jetzt Galeere 6. Im Kampf wirfst du einen Würfel pro Matrose, minus die gefahrenen Zonen. Eine Zone kostet dich einen Würfel, vier bleiben.
    Fahr nach Tunis.
lesson-serenissima-tunis-slip = Marco ist in Tunis, eine Zone von hier. Fahr dorthin.
lesson-serenissima-attack =
    Bevor du einen Hafen angreifen kannst, musst du dort die Galeeren der Gegenseite versenken. Deine vier Würfel gegen zwei; jeder Totenkopf tötet einen Matrosen.
    Greif Galeere 7 an.
lesson-serenissima-attack-slip = Erst seine Galeere: Solange sie da ist, ist der Hafen sicher. Greif Galeere 7 an.
lesson-serenissima-storm =
    Versenkt, und du hast niemanden verloren! Jetzt der Hafen selbst, mit seinem einen Matrosen.
    Greif Tunis an.
lesson-serenissima-storm-slip = Deine Siegchance ist 99 %. Greif Tunis an.
lesson-serenissima-garrison =
    Tunis ist gefallen. Die Matrosen, die du landest, bewachen es; die an Bord fahren weiter. Zwei und zwei ist eine gute Teilung.
    Lande 2 Matrosen.
lesson-serenissima-garrison-slip = Ist keiner an Land, wird der Hafen neutral; gehen alle, sinkt die Galeere. Zwei ist richtig.
lesson-serenissima-take =
    Galeere 8 ist noch in Alexandria, wo dein Holz lagert. Bei jeder Wertung bringt ein Hafen Geld für gelagerte Warenwürfel: 2 Dukaten für einen, 5 für zwei, bis zu 20 für fünf.
    Lande 1 Matrosen in Alexandria.
lesson-serenissima-take-slip = Für einen Matrosen gehört es dir, mit dem Holz, das du dort verkauft hast. Lande 1.
lesson-serenissima-end = Du hast fünf Häfen, Marco hat drei. Fülle jetzt deine Lagerhäuser vor der nächsten Wertung. Die dritte Wertung beendet die Partie, und wer am reichsten ist, gewinnt. Hier nicht gezeigt: Wertungsleiste, Blockaden, Festungen, Basiliken und wie Häfen geschlossen werden. Die Regelseite erklärt alles. Günstigen Wind!
