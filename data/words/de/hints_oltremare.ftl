# Why and when, for each kind of question of Oltre Mare: shown until somebody has finished a game.

hint-oltremare-trade-active =
    Handle und kaufe, bevor du lädst: Du brauchst so viele Karten, wie die Ladezahl oben auf deiner Fracht verlangt, und Karten der Ware, die dort liegt, bilden eine Folge.
    Schlag einen Handel vor, wenn jemand diese Ware haben könnte und du hast, was dort oben liegt; kaufe, wenn dir Karten fehlen; mach weiter, wenn nichts mehr hilft.
hint-oltremare-trade-partner =
    Ein Handel mit dem aktiven Spieler bringt dir 1 Prestige, und Prestige bringt zweimal in der Partie 6, 3 und 1 Dukaten.
    Nimm an, was dich wenig kostet oder zu deiner Fracht passt; biete gegen, wenn es beinahe passt; lehne ab, wenn es eine deiner Folgen zerreißt.
hint-oltremare-main-play =
    Du spielst genau so viele Karten aus, wie die Ladezahl deiner obersten Karte sagt. Gleiche Symbole summieren sich: eines gibt 1, zwei geben 3, drei geben 6.
    Spiele zusammen aus, was ein gewünschtes Symbol gemeinsam hat, achte auf die Piraten, und halte Karten einer Ware für deine Folge zusammen.
hint-oltremare-main-sail =
    Wo du anlegst, nimmst du den Hafenmarker: Er hilft in jedem Zug bis zum nächsten, und Marker zählen am Ende.
    Wähle den Marker, der zu deinen Karten passt: Dukaten für Gutes Geschäft, Schiffe für Hohe See, viele Löwen für die Örtliche Obrigkeit.
hint-oltremare-main-compass =
    Der Kompass bringt dich sofort in einen beliebigen Hafen ohne Kompass; dann ist er weg.
    Nutze ihn für den Marker, den du wirklich willst; behalte ihn, wenn du am Ende nur einen Marker mehr brauchst.
hint-oltremare-cargo-load =
    Die letzte Karte liegt oben und bestimmt deinen nächsten Zug: Löwen sind Karten, die du halten darfst, die Ladezahl sagt, wie viele du ausspielen musst.
    Leg die Ware deiner Folge zuerst, neben ihresgleichen; und nach oben viele Löwen für eine große Hand oder eine hohe Ladezahl für einen großen Zug.
hint-oltremare-maritime-discard =
    Du hast mehr Karten, als die Löwen auf deiner Fracht erlauben; jede Karte zu viel kostet am Ende 1 Dukaten.
    Trenn dich von dem, was allein steht, und von Piraten; tausch es das nächste Mal vorher weg.
