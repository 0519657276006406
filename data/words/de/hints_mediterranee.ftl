# Why and when, for each kind of question of Méditerranée: shown until someone has finished a game.

hint-mediterranee-manning =
    Jeder Matrose an Bord bringt die Galeere eine Zone weiter und kämpft, nimmt aber einer Ware den Platz. Matrosen zu Hause bewachen deine Hauptstadt.
    Drei oder vier auf jeder Galeere lassen Platz zum Handeln. Zwei oder drei zu Hause genügen am Anfang.
hint-mediterranee-bid =
    Alle zahlen ihr Gebot. Das höchste wählt einen Platz in der Reihenfolge dieser Runde.
    Biete, wenn jemand denselben Hafen will oder wenn du zuerst angreifen oder entkommen musst. Spar sonst deine Dukaten.
hint-mediterranee-place =
    Du wählst, wann du in jeder Phase dieser Runde an der Reihe bist.
    Wer zuerst dran ist, kommt zuerst zu freien Häfen; wer zuletzt dran ist, sieht, was alle anderen tun.
hint-mediterranee-market =
    Hier machst du aus Geld Waren, Matrosen, Galeeren und Festungen, in beliebiger Reihenfolge und sooft du willst.
    Lade, was deine nächsten Häfen nicht haben. Heuere an, wo Waren lagern. Baue Galeeren, wo es Holz und Eisen gibt.
hint-mediterranee-price =
    Jemand möchte in deinem Hafen kaufen. Dein Preis ist 100 bis 300, mit Monopol mehr. Verweigern kannst du den Verkauf nicht.
    Verlange viel von Rivalen und für knappe Waren. Ein Gegenangebot ist erlaubt, nur eines.
hint-mediterranee-haggle =
    Du bekommst weniger geboten, als du verlangt hast. Lehnst du ab, bleibt der Kauf zum ersten Preis möglich.
    Nimm an, wenn sonst nichts gekauft würde. Lehne ab, wenn die Waren dringend gebraucht werden.
hint-mediterranee-trade =
    Ein Geschäft von Galeere zu Galeere, zu jedem Preis, der euch beiden passt.
    Verkaufe, was dein nächster Hafen schon hat; kaufe, was einen neuen Markt erschließt. Je dringender es gebraucht wird, desto mehr kann es kosten.
hint-mediterranee-trade-counter =
    Das ist das letzte Angebot: Ja schließt das Geschäft ab, nein beendet es.
    Nimm an, wenn es besser ist als gar kein Geschäft.
hint-mediterranee-sail =
    Eine Galeere fährt so viele Zonen weit, wie sie Matrosen hat. Um durch eine Zone mit fremden Galeeren zu fahren, brauchst du Erlaubnis.
    Fahr dorthin, wo deine Ladung noch fehlt. Lass eine Galeere in der Nähe eines bedrohten Hafens.
hint-mediterranee-passage =
    Jemand möchte durch deine Zone fahren. Ohne deine Erlaubnis hält die Galeere dort.
    Halte auf, wer auf deine Häfen zusteuert. Lass andere durch, dann lassen sie vielleicht auch dich durch.
hint-mediterranee-combat =
    Jede Seite würfelt, zählt ihre Matrosen dazu und teilt durch 3 (gegen eine Festung durch 4). So viele Matrosen verliert die andere Seite.
    Greif mit deutlich mehr Matrosen an, für eine Ladung oder einen Hafen, der es wert ist. Ein neuer Markt kann mehr wert sein.
hint-mediterranee-spoils =
    Du hast gewonnen. Versenke die Galeere, oder erbeute sie mit einigen deiner Matrosen.
    Erbeute sie, wenn du beide bemannen kannst; versenke sie, wenn es dich nur schwächen würde.
hint-mediterranee-stow =
    Du bekommst von diesen Waren so viele, wie du Platz hast.
    Behalte, was deinem nächsten Hafen fehlt. Lass zurück, was du überall für 100 kaufen kannst.
hint-mediterranee-land =
    Ein Hafen ohne Besatzung gehört der Person, die dort landet, mit seiner Ware, seinem Lagerhaus und seinen Punkten. Ohne Matrosen sinkt eine Galeere.
    Lande überall, wo du einen Matrosen entbehren kannst; zwei oder drei, wo Rivalen fahren.
hint-mediterranee-sell =
    Ein Hafen kauft je ein Stück jeder Ware, die er weder produziert noch lagert, zum Hundertfachen seiner niedrigsten freien Zahl. Ein neuer Markt in einem fremden Hafen bringt 500 mehr.
    Verkaufe fast immer. Behalte eine Ware nur für einen neuen Markt in Reichweite.
