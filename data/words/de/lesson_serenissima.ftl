# The lesson of Serenissima, step by step.

lesson-serenissima-load =
    Willkommen, Fürst! Drei deiner Galeeren liegen in Constantinople, und sie kommen in der Reihenfolge ihrer Nummern an den Zug. Eine Galeere hat fünf Plätze für Matrosen und Waren. Der erste Warenwürfel im eigenen Hafen ist umsonst, ein zweiter kostet 1 Dukaten.
    Lade 2 Holz auf Galeere 2.
lesson-serenissima-load-slip = Nutze den Platz an Bord: Neben den drei Matrosen sind zwei Plätze frei. Lade 2 Holz.
lesson-serenissima-sail =
    Jeder Matrose rudert eine Zone: drei Matrosen, drei Zonen. Weit im Nordwesten liegt Ragusa, ein Weinhafen, der niemandem gehört.
    Fahr nach Ragusa.
lesson-serenissima-sail-slip = Auch ein guter Kurs, aber wir wollen Wein. Fahr nach Ragusa.
lesson-serenissima-land =
    Einen Hafen ohne Besatzung nimmt ein, wer einen Matrosen an Land setzt. Einer genügt fürs Erste; die anderen müssen zurückrudern.
    Lande 1 Matrosen in Ragusa.
lesson-serenissima-land-done = Noch nicht: Der Hafen ist zu haben. Lande 1 Matrosen.
lesson-serenissima-land-slip = Ein Matrose hält einen leeren Hafen so gut wie zwei, und die anderen brauchst du an Bord. Lande 1.
lesson-serenissima-load-free =
    Deine Galeere 5. Der erste Warenwürfel eines eigenen Hafens kostet bei jedem Laden nichts.
    Lade 1 Holz, das kostenlose.
lesson-serenissima-load-free-slip = Einer ist umsonst und genügt diesmal. Lade 1 Holz.
lesson-serenissima-sicilia =
    Zeigt die Dogenkarte Wein, zahlt jeder Hafen mit Wein 3 Dukaten. Auch Sicilia produziert Wein.
    Fahr nach Sicilia.
lesson-serenissima-sicilia-slip = Sicilia produziert Wein und ist frei. Fahr dorthin.
lesson-serenissima-land-again =
    Noch einmal dasselbe: ein Matrose an Land, und der Hafen gehört dir.
    Lande 1 Matrosen auf Sicilia.
lesson-serenissima-load-third =
    Galeere 8, deine letzte. Diese soll Geld verdienen.
    Lade 2 Holz.
lesson-serenissima-alexandria =
    Ein Hafen kauft je einen Warenwürfel jeder Ware, die er weder produziert noch lagert. Alexandria produziert Marmor und hat kein Holz.
    Fahr nach Alexandria.
lesson-serenissima-alexandria-slip = In Alexandria haben sie kein Holz und zahlen dafür. Fahr dorthin.
lesson-serenissima-sell =
    Eine Galeere verkauft oder kämpft, und Landen zählt als Kämpfen. Heute verkaufst du: Jeder Warenwürfel kommt auf den niedrigsten freien Platz des Lagerhauses und bringt, was dort steht.
    Verkaufe 1 Holz.
lesson-serenissima-sell-land = Verkaufen und Landen gehen nie zusammen in einem Zug. Nimm erst das Geld.
lesson-serenissima-sell-slip = Holz für Dukaten: Verkaufe es.
lesson-serenissima-wine =
    Runde 2. Und welch ein Glück: Die Dogenkarte war Wein, und deine zwei Weinhäfen haben 6 Dukaten gebracht! Jetzt Galeere 2 in Ragusa, mit zwei Holz an Bord.
    Lade 1 Wein: Er ist umsonst.
lesson-serenissima-wine-slip = Der erste Warenwürfel im eigenen Hafen ist umsonst. Lade den Wein.
lesson-serenissima-corfu =
    Zwei verschiedene Waren verkaufen sich besser als zwei gleiche. Corfu produziert Stein: Ihm fehlt Wein, und ihm fehlt Holz.
    Fahr nach Corfu.
lesson-serenissima-corfu-slip = Corfu kauft deine beiden Waren. Fahr dorthin.
lesson-serenissima-both =
    Ein Warenwürfel jeder Ware: Der erste bringt den Wert des niedrigsten Platzes, der zweite den des nächsten.
    Verkaufe Wein und Holz.
lesson-serenissima-both-slip = Sie wollen beides: Wähle den Wein und das Holz.
lesson-serenissima-invest =
    16 Dukaten! Statt eine Galeere zu nutzen, darfst du investieren. Marco hält Tunis mit einem einzigen Matrosen, und seine Galeere 7 dort hat zwei. Dagegen sollte man etwas tun.
    Investiere, anstelle von Galeere 5.
lesson-serenissima-invest-slip = Galeere 5 liegt gut, wo sie ist. Ihr Zug ist als Investition mehr wert.
lesson-serenissima-galley =
    Eine neue Galeere kostet 1 Dukaten für jede Galeere, die du hast, und 1 für jeden Matrosen. Nummer 6 kommt gleich nach 5, also fährt sie sofort. Fünf Matrosen machen sie stark.
    Kaufe Galeere 6 auf Sicilia mit 5 Matrosen.
lesson-serenissima-galley-slip = Nummer 6, damit sie noch in dieser Runde fährt; Sicilia, das neben Tunis liegt; und alle 5 Matrosen.
lesson-serenissima-enough =
    8 Dukaten sind übrig. Gute Kaufleute behalten etwas: Matrosen müssen in jeder Runde bezahlt werden.
    Beende deinen Zug.
lesson-serenissima-enough-slip = Behalte den Rest für die nächste Runde. Beende deinen Zug.
lesson-serenissima-tunis =
    Galeere 6 ist schon auf See. Im Kampf wirfst du einen Würfel pro Matrose, minus die durchfahrenen Zonen: Eine Zone kostet dich einen Würfel, vier bleiben.
    Fahr nach Tunis.
lesson-serenissima-tunis-slip = Marco ist in Tunis, eine Zone von hier. Fahr dorthin.
lesson-serenissima-attack =
    Bevor du einen Hafen stürmen kannst, müssen die Galeeren seines Besitzers weg. Vier deiner Würfel gegen zwei; jeder Totenkopf tötet.
    Greif Galeere 7 an.
lesson-serenissima-attack-slip = Erst seine Galeere: Solange sie schwimmt, ist der Hafen sicher. Greif Galeere 7 an.
lesson-serenissima-storm =
    Versenkt, und von deinen ist niemand verloren! Jetzt der Hafen selbst, mit seinem einen Matrosen.
    Stürme Tunis.
lesson-serenissima-storm-slip = Das gewinnst du 99-mal von 100. Stürme Tunis.
lesson-serenissima-garrison =
    Tunis ist gefallen. Wen du an Land setzt, der bewacht es, und wer an Bord bleibt, rudert weiter. Zwei und zwei ist eine gute Teilung.
    Setz 2 Matrosen an Land.
lesson-serenissima-garrison-slip = Ist keiner an Land, gehört der Hafen niemandem, gehen alle, sinkt die Galeere. Zwei ist richtig.
lesson-serenissima-take =
    Galeere 8 liegt noch in Alexandria, wo dein Holz im Lagerhaus ist. Gelagerte Warenwürfel bringen dem Besitzer bei einer Wertung Geld: 2 Dukaten für einen, 5 für zwei, 20 für fünf.
    Lande 1 Matrosen in Alexandria.
lesson-serenissima-take-slip = Für einen Matrosen gehört es dir, und das Holz, das du dort verkauft hast, liegt noch darin. Lande 1.
lesson-serenissima-end = Fünf Häfen gegen Marcos drei, eine seiner Galeeren auf dem Meeresgrund und Dukaten in der Truhe. Häfen bringen Waren, verschiedene Waren bringen Geld, Geld bringt Galeeren, und ein volles Lagerhaus zahlt bei jeder Wertung: Das ist Serenissima. Lang sollst du herrschen!
