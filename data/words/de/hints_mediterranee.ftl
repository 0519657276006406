# Why and when, for each kind of question of Méditerranée: shown until somebody has finished a game.

hint-mediterranee-manning =
    Jeder Matrose an Bord bringt dich eine Zone weiter und zählt im Kampf; jeder Platz, den er füllt, ist eine Ware weniger. Wer zu Hause bleibt, bewacht deine Hauptstadt.
    Drei oder vier auf jeder Galeere lassen Platz zum Handeln; zwei oder drei zu Hause genügen am Anfang.
hint-mediterranee-bid =
    Alle zahlen ihr Gebot, und das höchste wählt einen Platz in der Reihenfolge dieser Runde.
    Biete, wenn zwei denselben Hafen wollen oder wenn du zuerst zuschlagen oder fliehen musst; spar sonst deine Dukaten.
hint-mediterranee-place =
    Mit deinem Gebot wählst du, wann du in jeder Phase dieser Runde an der Reihe bist.
    Wer zuerst kommt, ist zuerst an freien Häfen; wer zuletzt kommt, sieht, was alle anderen tun.
hint-mediterranee-market =
    Hier wird Geld zu Waren, Matrosen, Galeeren und Festungen, in beliebiger Reihenfolge und sooft du willst.
    Lade, was die Häfen nicht haben, die du erreichst; heuere an, wo Waren lagern; baue Galeeren, wo es Holz und Eisen gibt.
hint-mediterranee-price =
    Jemand möchte in deinem Hafen kaufen: Du nennst den Preis, 100 bis 300, mit Monopol mehr. Verweigern kannst du den Verkauf nicht.
    Verlange viel von Rivalen und für knappe Waren; verlange wenig von Freunden, und bedenke, dass sie einmal weniger bieten dürfen.
hint-mediterranee-haggle =
    Geboten wird weniger, als du verlangt hast; sagst du nein, gilt weiter dein erster Preis.
    Nimm an, wenn sonst nichts gekauft würde; lehne ab, wenn die Waren dringend gebraucht werden.
hint-mediterranee-trade =
    Ein Handel von Galeere zu Galeere, zu jedem Preis, der euch beiden passt.
    Verkaufe, was dein nächster Hafen schon hat, kaufe, was einen neuen Markt erschließt; je dringender es gebraucht wird, desto mehr darf es kosten.
hint-mediterranee-trade-counter =
    Das ist das letzte Wort der anderen Seite: Ja schließt den Handel, nein beendet ihn.
    Sag ja, wenn es besser ist als gar kein Handel; eine weitere Runde gibt es nicht.
hint-mediterranee-sail =
    Eine Zone für jeden Matrosen an Bord. Um durch eine Zone mit fremden Galeeren zu fahren, brauchst du deren Erlaubnis.
    Fahr dorthin, wo deine Ladung fehlt; lass eine Galeere in der Nähe eines bedrohten Hafens.
hint-mediterranee-passage =
    Jemand möchte durch deine Zone fahren; ohne deine Erlaubnis endet die Fahrt dort.
    Halte auf, was auf deine Häfen zuhält; lass andere durch, dann lassen sie vielleicht auch dich durch.
hint-mediterranee-combat =
    Jede Seite wirft einen Würfel, zählt ihre Matrosen dazu und teilt durch drei (gegen eine Festung durch vier): So viele fallen auf der anderen Seite.
    Greif mit deutlich mehr Matrosen an, für eine Ladung oder einen Hafen, der es wert ist. Ein Kunde, der für einen neuen Markt zahlt, kann mehr wert sein.
hint-mediterranee-spoils =
    Du hast gewonnen: Versenke die Galeere, oder nimm sie mit einigen deiner Matrosen.
    Nimm sie, wenn du beide bemannen kannst; versenke sie, wenn du dich nur schwächen würdest.
hint-mediterranee-stow =
    Die Waren gehören dir, soweit Platz ist.
    Behalte, was dem nächsten Hafen fehlt; lass zurück, was du überall für 100 kaufen kannst.
hint-mediterranee-land =
    Ein Hafen ohne Besatzung gehört dem, der landet: mit seiner Ware, seinem Lagerhaus und seinen Punkten. Ohne Matrosen sinkt eine Galeere.
    Lande überall, wo du einen Matrosen entbehren kannst; zwei oder drei, wo Rivalen fahren.
hint-mediterranee-sell =
    Ein Hafen kauft je ein Stück jeder Ware, die er weder produziert noch lagert, zum Hundertfachen seiner niedrigsten freien Zahl; ein neuer Markt in einem fremden Hafen bringt 500 mehr.
    Verkaufe fast immer; behalte eine Ware nur für einen neuen Markt in Reichweite.
