# The lesson of Méditerranée, step by step.

lesson-mediterranee-crew =
    Die meisten Wohlstandspunkte gewinnen: für deine Hauptstadt, dein Geld und Häfen mit vollen Lagerhäusern. Du spielst Venedig. Eine Galeere hat fünf Plätze. Ein Matrose füllt einen und bringt sie eine Zone weit; ein leerer Platz fasst eine Ware. Matrosen zu Hause sind die Besatzung und bewachen Venedig.
    Setz 4 auf Galeere 1, 3 auf Galeere 2 und 3 in die Besatzung.
lesson-mediterranee-crew-slip = Das geht auch, passt aber nicht zum Rest dieser Lektion. Setz 4, 3 und 3.
lesson-mediterranee-bid =
    Jede Runde beginnt mit einer Versteigerung der Reihenfolge. Die Gebote sind geheim und alle zahlen, also biete wenig. Heute ist es gut, zuerst an den freien Häfen zu sein.
    Biete 100. Wähle den ersten Platz, dann den zweiten.
lesson-mediterranee-bid-slip = 100 Dukaten genügen. Wähle die Plätze der Reihe nach: erster, dann zweiter.
lesson-mediterranee-buy =
    Jetzt der Markt. Venedig produziert Wein, für 100 Dukaten das Stück. Galeere 1 hat vier Matrosen und einen freien Platz.
    Wähle „Waren kaufen“: 1 Wein für Galeere 1.
lesson-mediterranee-buy-done = Nicht mit leeren Galeeren! Kaufe erst den Wein.
lesson-mediterranee-buy-slip = 1 Wein für Galeere 1. Mehr passt nicht.
lesson-mediterranee-buy-two =
    Galeere 2 hat drei Matrosen und Platz für zwei Waren.
    Wähle „Waren kaufen“: 2 Wein für Galeere 2.
lesson-mediterranee-buy-two-slip = Mach sie voll: 2 Wein für Galeere 2.
lesson-mediterranee-market-done =
    Du hast, was du brauchst. Alle beenden eine Phase, bevor die nächste beginnt.
    Verlass den Markt.
lesson-mediterranee-market-done-slip = Der Rest kann bis zur nächsten Runde warten. Verlass den Markt.
lesson-mediterranee-modon =
    Fahrt: eine Zone für jeden Matrosen. Modon im Südosten ist neutral und produziert Holz.
    Fahr mit Galeere 1 nach Modon.
lesson-mediterranee-modon-slip = Galeere 1 hat vier Matrosen und kommt weiter: nach Modon.
lesson-mediterranee-ragusa =
    Ragusa ist näher und produziert auch Holz. Wenn dir alle Häfen einer Ware gehören, hast du ein Monopol: Andere zahlen dir bis zu 1000 pro Stück statt 300.
    Fahr mit Galeere 2 nach Ragusa.
lesson-mediterranee-ragusa-slip = Galeere 2 fährt nach Ragusa, gleich nebenan.
lesson-mediterranee-land =
    Ein Hafen ohne Besatzung gehört der ersten Person, die dort einen Matrosen landet. Behalte die anderen an Bord: Eine leere Galeere sinkt.
    Lande 1 Matrosen in Modon.
lesson-mediterranee-land-slip = Ein Matrose genügt, um den Hafen einzunehmen. Die Galeere braucht die anderen. Lande hier 1.
lesson-mediterranee-land-ragusa =
    Jetzt dasselbe in Ragusa.
    Lande 1 Matrosen in Ragusa.
lesson-mediterranee-sell =
    Ein Hafen, auch dein eigener, kauft je ein Stück jeder Ware, die er weder produziert noch lagert. Er zahlt das Hundertfache der niedrigsten freien Zahl in seinem Lagerhaus. Ein volles Lagerhaus bringt am Ende mehr Punkte.
    Verkaufe den Wein in Modon.
lesson-mediterranee-sell-slip = Verkaufe den Wein hier für 200 Dukaten. Das Lagerhaus beginnt sich zu füllen.
lesson-mediterranee-sell-ragusa =
    Auch Ragusa zahlt 200. Galeere 2 behält ihren zweiten Wein für einen besseren Markt.
    Verkaufe einen Wein in Ragusa.
lesson-mediterranee-bid-again =
    Deine Hauptstadt hat dir 300 gezahlt, wie in jeder Runde. Niemand bedroht dich, also ist die Reihenfolge nicht so wichtig. Giulia hat Neapel eingenommen, merk dir das.
    Biete 0.
lesson-mediterranee-bid-again-slip = Spar diesmal dein Geld: Biete 0 und lass die Plätze, wie sie sind.
lesson-mediterranee-enlist =
    Jeder deiner Häfen bietet so viele Matrosen, wie er Waren lagert. Galeere 2 hat einen an Land gelassen und braucht drei bis Neapel.
    Wähle „Matrosen anheuern“: 1 in Ragusa, für Galeere 2.
lesson-mediterranee-enlist-where = Dieser Matrose wird in Ragusa gebraucht, an Bord von Galeere 2.
lesson-mediterranee-enlist-slip = Erst der Matrose. Ohne ihn erreichst du Neapel nicht.
lesson-mediterranee-wood =
    Galeere 1 ist in Modon und hat zwei freie Plätze. In deinen eigenen Häfen kosten Waren 100 pro Stück.
    Wähle „Waren kaufen“: 2 Holz für Galeere 1.
lesson-mediterranee-wood-slip = 2 Holz für Galeere 1: Im Süden gibt es Häfen, die keines haben.
lesson-mediterranee-napoli =
    Neapel gehört Giulia, und keiner ihrer Häfen produziert oder lagert Wein. Das ist ein neuer Markt: Er bringt 500 mehr, in einer Hauptstadt sogar 1000.
    Fahr mit Galeere 2 nach Neapel.
lesson-mediterranee-napoli-slip = Fahr mit Galeere 2 und dem Wein nach Neapel. Dort gibt es den Bonus.
lesson-mediterranee-creta =
    Galeere 1 kann noch einen Hafen nehmen. Kreta ist klein, aber neutral, und produziert Wein.
    Fahr mit Galeere 1 nach Kreta.
lesson-mediterranee-creta-slip = Fahr mit Galeere 1 nach Kreta: neutral, und ohne Holz.
lesson-mediterranee-peace =
    Du bist mit drei Matrosen bei Neapel, gegen einen. Im Kampf würfeln beide Seiten, zählen ihre Matrosen dazu und teilen durch 3: So viele verliert die andere Seite. Du könntest es versuchen, aber dein eigener Hafen zahlt keinen Bonus.
    Greif niemanden an.
lesson-mediterranee-peace-slip = Vielleicht würdest du gewinnen, aber dir entgingen die 500 für den neuen Markt. Greif heute niemanden an.
lesson-mediterranee-land-creta =
    Dein vierter Hafen.
    Lande 1 Matrosen auf Kreta.
lesson-mediterranee-new-market =
    Und jetzt sieh dir den Preis an: 300 und der Bonus von 500.
    Verkaufe den Wein in Neapel.
lesson-mediterranee-new-market-slip = Erst der Wein, in Neapel: 300, und 500 für den neuen Markt.
lesson-mediterranee-last =
    Kreta lagert nur zwei Waren, ein Holz füllt also die Hälfte. Voll ist ein kleiner Hafen 2 Punkte wert statt 1.
    Verkaufe das Holz auf Kreta.
lesson-mediterranee-last-slip = Das Holz bringt 200 und bleibt in deinem eigenen Hafen. Verkaufe es.
lesson-mediterranee-end = 800 Dukaten für einen einzigen Wein! In zwei Runden bist du von 2000 auf 3300 Dukaten und vier Häfen gekommen. Eine Partie dauert 8 bis 12 Runden; dann gewinnen die meisten Wohlstandspunkte. Hier nicht gezeigt: Preise in fremden Häfen, Geschäfte, Galeeren und Festungen bauen, Durchfahrt, Kampf. Die Regelseite erklärt alles. Günstigen Wind!
