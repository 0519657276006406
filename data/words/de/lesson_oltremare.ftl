# The lesson of Oltre Mare, step by step.

lesson-oltremare-trade =
    Willkommen an Bord! Oben auf deiner Fracht liegt Zucker. Benachbarte Karten einer Ware bilden eine Folge, und drei Zucker bringen am Ende 6 Dukaten. Du hast einen Zucker; Zuan könnte noch einen haben, und er sammelt Wein.
    Biete Zuan deinen Wein mit dem Schiff, verlange 1 Zucker, und sag sonst nichts.
lesson-oltremare-trade-go = Das ginge, aber ein zweiter Zucker ist dir mehr wert als dieser Wein. Mach Zuan erst das Angebot.
lesson-oltremare-trade-buy = Eine Karte vom Warenstapel kostet 3 Dukaten, und niemand weiß, welche es ist. Zuans Zucker kostet dich einen Wein. Mach ihm das Angebot.
lesson-oltremare-trade-other-wine = Behalte den Wein mit dem Dukatensymbol: Er bringt Geld, wenn du ihn ausspielst. Biete den mit dem Schiff.
lesson-oltremare-trade-slip = Ein Angebot hat vier Teile: an Zuan, deinen Wein mit dem Schiff, für 1 Zucker, und kein Wort mehr. Was leuchtet, führt dich hindurch.
lesson-oltremare-go =
    Zuan nimmt an und gewinnt 1 Prestige: Das bekommt, wer mit dem aktiven Spieler handelt. Deshalb helfen dir die Leute gern.
    Geh jetzt weiter zur Hauptphase.
lesson-oltremare-go-slip = Du hast, was du brauchst. Weiter zur Hauptphase.
lesson-oltremare-play =
    Die Karte oben auf deiner Fracht hat die Ladezahl 2: Du spielst genau zwei Karten aus. Mit den beiden Zucker wächst deine Folge auf drei, und für ihre zwei Marktsymbole ziehst du 3 Karten. Ein Symbol gibt 1, zwei geben 3, drei geben 6.
    Spiele beide Zucker.
lesson-oltremare-play-slip = Das lässt sich ausspielen, aber es zerreißt deine Folge. Spiele die beiden Zucker.
lesson-oltremare-sail =
    Ein Schiffssymbol: Du fährst eine Strecke. In Beirut liegt Gutes Geschäft, ein Dukatensymbol mehr in jedem deiner Züge. Das zahlt sich aus.
    Fahr nach Beirut.
lesson-oltremare-sail-slip = Auch Rodi hat einen guten Marker, aber Gutes Geschäft bringt sofort etwas ein. Fahr nach Beirut.
lesson-oltremare-load =
    Jetzt wird verstaut. Die letzte Karte liegt oben und bestimmt deinen nächsten Zug: Ihre Löwen sagen, wie viele Karten du halten darfst, ihre Ladezahl, wie viele du ausspielen musst.
    Erst der Zucker mit Löwen 3, dann der mit Löwen 4.
lesson-oltremare-load-slip = So lägen oben nur 3 Löwen: Du dürftest drei Karten halten und müsstest vier ausspielen. Leg den Zucker mit Löwen 4 zuletzt.
lesson-oltremare-accept =
    Bianca ist am Zug. Sie bietet Silber für ein Holz. Du hast zwei Holz, deinem Zucker nützen sie nichts, und ein Handel bringt dir 1 Prestige.
    Nimm an, und gib ihr das Holz mit Löwen 5.
lesson-oltremare-accept-other-wood = Für Bianca täte es jedes Holz. Behalte das mit Löwen 6: Es liegt besser obenauf.
lesson-oltremare-accept-slip = Das Silber und das Prestige lohnen sich beide. Nimm an, mit dem Holz mit Löwen 5.
lesson-oltremare-decline =
    Zuan hätte gern einen Wein für seinen Weizen. Deine Weine bringen das Schiff und die Dukaten für den nächsten Zug, und nicht jeder Handel ist ein guter.
    Lehne dankend ab.
lesson-oltremare-decline-slip = Er würde sich freuen, aber dir würde der Wein gleich fehlen. Lehne diesmal ab.
lesson-oltremare-power =
    Du bist am Zug. Oben liegen 4 Löwen: Du darfst vier Karten halten und hast fünf. Was zu viel ist, kommt auf deinen Piratenstapel und kostet am Ende 1 Dukaten.
    Das Holz steht allein und bringt Piraten: Gib es weg.
lesson-oltremare-power-slip = Die brauchst du gleich noch. Das Holz ist die Karte, die du entbehren kannst.
lesson-oltremare-fourth =
    Mit einem vierten Zucker ist die Folge 11 wert statt 6. Frag beide auf einmal: Wer zuerst annimmt, bekommt den Handel.
    Biete Bianca und Zuan dein Silber für 1 Zucker.
lesson-oltremare-fourth-go = Das ginge, aber ohne vierten Zucker ließest du 5 Dukaten am Kai liegen. Frag erst beide.
lesson-oltremare-fourth-slip = An Bianca und an Zuan, dein Silber, für 1 Zucker, und sag nichts. Was leuchtet, führt dich hindurch.
lesson-oltremare-haggle =
    Beide täten es für 1 Dukaten mehr. Feilschen ist das halbe Spiel, und 1 Dukaten für 5 ist geschenkt. Bei den Waren muss man die Wahrheit sagen, bei den Symbolen nicht.
    Nimm Biancas Zucker.
lesson-oltremare-haggle-zuan = Zuans Zucker täte es auch. Nimm den von Bianca: Er hat angeblich Löwen 6, und Zuan hat schon 1 Prestige.
lesson-oltremare-haggle-slip = Zahl den Dukaten: Der vierte Zucker bringt fünf ein. Nimm Biancas Angebot an.
lesson-oltremare-go-again =
    Vier Zucker, wenn du sie gut verstaust. Diesmal lädst du drei Karten, und du hast die richtigen.
    Weiter zur Hauptphase.
lesson-oltremare-three =
    Zwei Dukatensymbole und das von Gutes Geschäft sind drei: sofort 6 Dukaten.
    Spiele den Zucker, die Gewürze und den Wein mit dem Schiff.
lesson-oltremare-three-slip = Beinahe. Zucker für die Folge, Gewürze für ein zweites Dukatensymbol, und den Wein mit dem Schiff: nur ein Pirat darunter.
lesson-oltremare-far =
    Drei Schiffe, drei Strecken. In Smirne zahlt die Örtliche Obrigkeit deine Löwen minus 3, wann immer dein Zug beginnt.
    Fahr nach Smirne.
lesson-oltremare-far-slip = Irgendwann einen Besuch wert. In Smirne liegt Geld für jeden Zug. Fahr dorthin.
lesson-oltremare-top =
    Zucker zuerst, damit er an die anderen drei stößt. Und nach oben die Gewürze mit ihren 6 Löwen: 6 minus 3 sind 3 Dukaten für dich, in jedem Zug, in dem sie dort liegen.
    Lade Zucker, dann Wein, dann Gewürze.
lesson-oltremare-top-slip = Achte auf zweierlei: Der Zucker muss an den anderen Zucker stoßen, also kommt er zuerst; und die 6 Löwen der Gewürze gehören nach oben, also kommen sie zuletzt.
lesson-oltremare-end = Da ist sie, deine Folge: vier Zucker am Stück, 20 Dukaten in der Kasse, zwei Hafenmarker, und die Örtliche Obrigkeit hat gerade gezahlt. Du führst am Tisch. Lange Folgen, Symbole, die sich summieren, die richtige Karte obenauf und Geschäfte, die beiden Seiten gefallen: Das ist Oltre Mare. Gut gemacht!
