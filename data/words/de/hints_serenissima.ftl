# Why and when, for each kind of question of Serenissima: shown until someone has finished a game.

hint-serenissima-close-port =
    Zu zweit oder zu dritt sind einige Häfen geschlossen: Niemand kann dort laden, verkaufen oder landen.
    Schließe einen, der dem Start eines Rivalen helfen würde oder weit von deinem Wunschstart ist.
hint-serenissima-start =
    Dein erster Hafen bestimmt, welche Ware du umsonst hast. Die Nummer deiner Galeere bestimmt, wann sie am Zug ist.
    Mit einer niedrigen Nummer bist du zuerst an neutralen Häfen. Ein Hafen neben freien Häfen mit anderen Waren wächst schnell.
hint-serenissima-start-galley =
    Alle Galeeren sind in der Reihenfolge ihrer Nummern am Zug.
    Verteile deine über die Runde, oder nimm eine Nummer gleich nach der eines Rivalen, um zu reagieren.
hint-serenissima-activation =
    Eine Galeere lädt, fährt eine Zone pro Matrose und verkauft oder kämpft dann, nie beides. Oder du investierst stattdessen.
    Lande anfangs in neutralen Häfen. Bring dann Waren dorthin, wo sie fehlen. Fülle vor einer Wertung deine eigenen Lagerhäuser.
hint-serenissima-investment =
    Für Dukaten bekommst du Matrosen, eine Galeere, Festungen und Basiliken. Mit mehr Matrosen fährst du weiter, kämpfst besser und schützt Häfen.
    Eine Galeere, deren Nummer noch kommt, ist noch in dieser Runde am Zug. Schütze Häfen, die Rivalen erreichen. Baue Basiliken früh: Sie zahlen bei jeder Wertung.
hint-serenissima-special-investment =
    Mit weniger als zwei Galeeren kannst du jetzt welche kaufen.
    Mach das: Ohne Galeeren kannst du weder handeln noch dich wehren. Gib ihnen genug Matrosen, um einen Angriff zu überstehen.
hint-serenissima-fight =
    Beide Seiten würfeln noch einmal, einen Würfel je Punkt Kampfwert. Jeder Totenkopf tötet einen Matrosen.
    Mach weiter, solange du deutlich mehr Würfel hast. Brich ab, wenn dich eine Niederlage einen Hafen oder die Ladung kosten würde.
hint-serenissima-conquest =
    Matrosen an Land halten den Hafen, Matrosen an Bord fahren weiter. Ist keiner an Land, wird der Hafen neutral.
    Einer genügt, wo niemand vorbeikommt; lande mehr, wo eine fremde Galeere in der Nähe ist.
hint-serenissima-salvage =
    Du behältst, was auf deine freien Plätze passt. Der Rest ist verloren.
    Nimm die Ware, die deinem nächsten Hafen fehlt, und Gewürz vor allem anderen.
hint-serenissima-blockade-move =
    Du hast dort mehr Matrosen als diese Galeere und kannst sie aufhalten.
    Tu es, wenn sie auf einen deiner Häfen oder einen Verkauf zusteuert. Lass sie durch, wenn du bald denselben Gefallen brauchst.
hint-serenissima-blockade-sale =
    Du hast dort mehr Matrosen und kannst den Verkauf verhindern. Die Galeere kann dann gegen dich kämpfen oder ihren Zug beenden.
    Tu es, wenn die Dukaten oder das Feld im Lagerhaus mehr zählen als der Frieden.
hint-serenissima-blockade-landing =
    Du hast dort mehr Matrosen und kannst diese Galeere daran hindern, den neutralen Hafen einzunehmen.
    Tu es, wenn du den Hafen bald selbst willst. Rechne mit einem Angriff.
