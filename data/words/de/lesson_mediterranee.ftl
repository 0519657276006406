# The lesson of Méditerranée, step by step.

lesson-mediterranee-crew =
    Willkommen, Venezianer! Zehn Matrosen für zwei Galeeren und deine Hauptstadt. Eine Galeere hat fünf Plätze: Ein Matrose an Bord bringt dich eine Zone weit, ein leerer Platz ist Raum für eine Ware. Wer zu Hause bleibt, bewacht Venezia.
    Setz 4 auf Galeere 1, 3 auf Galeere 2 und 3 in die Besatzung.
lesson-mediterranee-crew-slip = Das geht auch, aber dann passen die Waren und Wege dieser Lektion nicht. 4, 3 und 3.
lesson-mediterranee-bid =
    Jede Runde beginnt mit einer Versteigerung der Reihenfolge. Alle Gebote sind geheim, und alle zahlen, was sie bieten, also biete wenig. Heute ist es gut, zuerst an den freien Häfen zu sein.
    Biete 100, und wünsche dir den ersten Platz, dann den zweiten.
lesson-mediterranee-bid-slip = 100 Dukaten genügen, und die Plätze der Reihe nach: erster, dann zweiter.
lesson-mediterranee-buy =
    Der Markt. Venezia produziert Wein, und ein Stück kostet 100 Dukaten. Galeere 1 hat vier Matrosen und noch einen Platz.
    Kaufe 1 Wein für Galeere 1.
lesson-mediterranee-buy-done = Nicht mit leeren Laderäumen! Kaufe erst den Wein.
lesson-mediterranee-buy-slip = 1 Wein für Galeere 1: Mehr passt nicht.
lesson-mediterranee-buy-two =
    Galeere 2 hat nur drei Matrosen: Platz für zwei.
    Kaufe 2 Wein für Galeere 2.
lesson-mediterranee-buy-two-slip = Mach sie voll: 2 Wein für Galeere 2.
lesson-mediterranee-market-done =
    Alle beenden eine Phase, bevor die nächste beginnt. Du hast, was du brauchst.
    Beende deinen Markt.
lesson-mediterranee-market-done-slip = Der Rest kann bis zur nächsten Runde warten. Beende deinen Markt.
lesson-mediterranee-modon =
    Fahrt: eine Zone für jeden Matrosen. Im Südosten liegt Modon, das niemandem gehört und Holz produziert.
    Fahr mit Galeere 1 nach Modon.
lesson-mediterranee-modon-slip = Galeere 1 nimmt mit ihren vier Matrosen den weiten Weg: nach Modon.
lesson-mediterranee-ragusa =
    Auch Ragusa produziert Holz und ist nah. Eine Ware aus mehreren eigenen Häfen ist eine starke Stellung.
    Fahr mit Galeere 2 nach Ragusa.
lesson-mediterranee-ragusa-slip = Galeere 2 fährt nach Ragusa, gleich nebenan.
lesson-mediterranee-land =
    Ein Hafen ohne Besatzung gehört dem, der einen Matrosen an Land setzt. Behalte die anderen an Bord, sonst sinkt deine Galeere.
    Lande 1 Matrosen in Modon.
lesson-mediterranee-land-slip = Ein Matrose genügt, um den Hafen einzunehmen, und die Galeere braucht die anderen. Lande hier 1.
lesson-mediterranee-land-ragusa =
    Und dasselbe in Ragusa.
    Lande 1 Matrosen in Ragusa.
lesson-mediterranee-sell =
    Ein Hafen kauft je ein Stück jeder Ware, die er weder produziert noch lagert, und zahlt das Hundertfache der niedrigsten freien Zahl seines Lagerhauses: sogar dein eigener! Was dort liegt, zählt auch am Ende.
    Verkaufe den Wein in Modon.
lesson-mediterranee-sell-slip = Verkaufe den Wein hier: 200 Dukaten, und das Lagerhaus beginnt sich zu füllen.
lesson-mediterranee-sell-ragusa =
    Auch Ragusa zahlt 200. Galeere 2 behält ihren zweiten Wein: Dafür gibt es einen besseren Kunden.
    Verkaufe einen Wein in Ragusa.
lesson-mediterranee-bid-again =
    Runde 2. Niemand bedroht dich, also ist die Reihenfolge nicht so wichtig: ein guter Moment zum Sparen. Giulia hat Napoli eingenommen, merk dir das.
    Biete nichts.
lesson-mediterranee-bid-again-slip = Spar diesmal dein Geld: Biete 0 und lass die Plätze, wie sie sind.
lesson-mediterranee-enlist =
    In deinen Häfen heuern so viele Matrosen an, wie dort Waren lagern: noch ein Nutzen eines vollen Lagerhauses. Galeere 2 hat einen an Land gelassen und braucht drei, um nach Napoli zu kommen.
    Heuere in Ragusa 1 Matrosen an, für Galeere 2.
lesson-mediterranee-enlist-where = Wo er gebraucht wird: in Ragusa, an Bord von Galeere 2.
lesson-mediterranee-enlist-slip = Erst der Matrose: Ohne ihn ist Napoli außer Reichweite.
lesson-mediterranee-wood =
    Galeere 1 liegt in Modon, mit zwei freien Plätzen. Dein eigenes Holz kostet 100 pro Stück.
    Kaufe 2 Holz für Galeere 1.
lesson-mediterranee-wood-slip = 2 Holz für Galeere 1: Im Süden gibt es Häfen, die keines haben.
lesson-mediterranee-napoli =
    Dein Wein für Napoli! Es gehört Giulia, und keiner ihrer Häfen produziert oder lagert Wein. Das heißt neuer Markt und bringt 500 mehr.
    Fahr mit Galeere 2 nach Napoli.
lesson-mediterranee-napoli-slip = Galeere 2, mit dem Wein, nach Napoli: Dort gibt es den Bonus.
lesson-mediterranee-creta =
    Und Galeere 1 sucht sich einen eigenen Hafen. Creta ist klein, aber frei, und produziert Wein.
    Fahr mit Galeere 1 nach Creta.
lesson-mediterranee-creta-slip = Galeere 1 nach Creta: frei, und ohne Holz.
lesson-mediterranee-peace =
    Du liegst mit drei Matrosen vor Napoli, und einer bewacht es. Im Kampf werfen beide einen Würfel, zählen ihre Matrosen dazu und teilen durch drei: So viele fallen auf der anderen Seite. Du könntest es versuchen. Aber ein Kunde ist heute mehr wert als eine Eroberung: Dein eigener Hafen würde keinen Bonus zahlen.
    Greif niemanden an.
lesson-mediterranee-peace-slip = Vielleicht würdest du gewinnen, aber du würdest die 500 für den neuen Markt verlieren. Halte heute Frieden.
lesson-mediterranee-land-creta =
    Dein vierter Hafen.
    Lande 1 Matrosen auf Creta.
lesson-mediterranee-new-market =
    Und jetzt sieh dir den Preis an.
    Verkaufe den Wein in Napoli.
lesson-mediterranee-new-market-slip = Erst der Wein, in Napoli: 300, und 500 für den neuen Markt.
lesson-mediterranee-last =
    Das Holz für Creta: Es füllt die Hälfte des kleinen Lagerhauses. Ein volles ist Punkte wert.
    Verkaufe das Holz auf Creta.
lesson-mediterranee-last-slip = Das Holz bleibt in deinem eigenen Hafen, bringt 200 und füllt das Lagerhaus. Verkaufe es.
lesson-mediterranee-end = 800 Dukaten für einen einzigen Wein! Von 2000 Dukaten bist du in zwei Runden auf 3300 gekommen, mit vier Häfen. Matrosen sind Reichweite, Lagerhäuser werben Matrosen und zählen am Ende, verschiedene Waren verkaufen sich, und neue Märkte zahlen am besten: Das ist Méditerranée. Günstigen Wind!
