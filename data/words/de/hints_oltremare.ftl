# Why and when, for each kind of question of Oltre Mare: shown until someone has finished a game.

hint-oltremare-trade-active =
    Handle und kaufe, bevor du ausspielst. Du brauchst so viele Karten wie die Ladezahl oben auf deiner Fracht, und mehr von der Ware, die dort liegt, bildet eine Folge.
    Biete einen Handel an, wenn jemand diese Ware haben könnte und du hast, was dort oben liegt. Kaufe, wenn dir Karten fehlen. Mach weiter, wenn nichts mehr hilft.
hint-oltremare-trade-partner =
    Ein Handel mit der Person am Zug bringt dir 1 Prestige. Prestige bringt 6, 3 und 1 Dukaten, zweimal pro Partie.
    Nimm an, was dich wenig kostet oder zu deiner Fracht passt. Mach ein Gegenangebot, wenn es beinahe passt. Lehne ab, was eine deiner Folgen zerreißt.
hint-oltremare-main-play =
    Du spielst genau so viele Karten aus wie die Ladezahl deiner obersten Karte. Gleiche Symbole summieren sich: eines gibt 1, zwei geben 3, drei geben 6.
    Spiele Karten mit einem gemeinsamen Symbol, achte auf die Piraten, und halte eine Ware für deine Folge zusammen.
hint-oltremare-main-sail =
    Du nimmst den Hafenmarker, wo du anlegst. Er wirkt in jedem Zug bis zum nächsten, und Marker zählen am Ende.
    Wähle den, der zu deinen Karten passt: Dukaten für Gutes Geschäft, Schiffe für Hohe See, viele Löwen für Örtliche Obrigkeit.
hint-oltremare-main-compass =
    Der Kompass bringt dich sofort in einen beliebigen Hafen ohne Kompass, dann ist er weg.
    Nutze ihn für einen Marker, den du wirklich willst. Behalte ihn, wenn dir am Ende nur ein Marker mehr fehlt.
hint-oltremare-cargo-load =
    Die letzte Karte liegt oben und bestimmt deinen nächsten Zug. Ihre Löwen sagen, wie viele Karten du halten darfst, ihre Ladezahl, wie viele du ausspielen musst.
    Leg zuerst die Ware deiner Folge, neben dieselbe Ware. Nach oben kommen viele Löwen für eine große Hand oder eine hohe Ladezahl für einen großen Zug.
hint-oltremare-maritime-discard =
    Du hast mehr Karten, als die Löwen oben auf deiner Fracht erlauben. Jede Karte zu viel kostet am Ende 1 Dukaten.
    Gib einzelne Karten und Piraten ab. Tausch sie das nächste Mal vorher weg.
