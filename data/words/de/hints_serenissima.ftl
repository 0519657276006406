# Why and when, for each kind of question of Serenissima: shown until somebody has finished a game.

hint-serenissima-close-port =
    In kleiner Runde sind einige Häfen geschlossen: Niemand lädt, verkauft oder landet dort.
    Schließe, was dem Start eines Rivalen helfen würde oder was weit von deinem Wunschstart liegt.
hint-serenissima-start =
    Dein erster Hafen bestimmt, welche Ware du umsonst hast; die Nummer deiner Galeere bestimmt, wann sie am Zug ist.
    Mit einer niedrigen Nummer bist du zuerst an neutralen Häfen; ein Hafen mit freien Nachbarn anderer Waren wächst schnell.
hint-serenissima-start-galley =
    Galeeren kommen in der Reihenfolge ihrer Nummern an den Zug, die aller Spieler durcheinander.
    Verteile deine über die Runde, oder nimm eine Nummer gleich nach der eines Rivalen, um ihm zu antworten.
hint-serenissima-activation =
    Eine Galeere: laden, dann eine Zone pro Matrose fahren, dann verkaufen oder kämpfen, nie beides. Oder stattdessen investieren.
    Lande anfangs in neutralen Häfen; bring dann eine Ware dorthin, wo sie fehlt; fülle vor einer Wertung deine eigenen Lagerhäuser.
hint-serenissima-investment =
    Dukaten werden zu Matrosen, einer Galeere, Festungen und Basiliken. Matrosen sind zugleich Reichweite, Stärke und Wache.
    Eine Galeere, deren Nummer noch kommt, kommt noch in dieser Runde an den Zug; bewache Häfen, die ein Rivale erreicht; baue früh eine Basilika, sie zahlt bei jeder Wertung.
hint-serenissima-special-investment =
    Nach einer Wertung darf, wer weniger als zwei Galeeren hat, welche kaufen.
    Nimm sie: Ohne Galeeren kannst du weder handeln noch dich wehren. Bemanne sie gut genug, um nicht das nächste Opfer zu sein.
hint-serenissima-fight =
    Beide Seiten würfeln noch einmal, einen Würfel je Punkt Kampfwert; jeder Totenkopf tötet.
    Mach weiter, solange du deutlich mehr Würfel hast; brich ab, wenn eine Niederlage einen deiner Häfen öffnen oder die Ladung kosten würde.
hint-serenissima-conquest =
    Matrosen an Land halten den Hafen, Matrosen an Bord fahren weiter; ist keiner an Land, gehört er niemandem.
    Einer genügt, wo niemand vorbeikommt; mehr, wo eine fremde Galeere in der Nähe ist.
hint-serenissima-salvage =
    Was auf deine freien Plätze passt, gehört dir, der Rest ist verloren.
    Nimm die Ware, die deinem nächsten Hafen fehlt, und Gewürz vor allem anderen.
hint-serenissima-blockade-move =
    Mit mehr Matrosen dort, als diese Galeere hat, darfst du sie aufhalten, wo sie ist.
    Halte sie auf, wenn sie auf einen deiner Häfen oder einen Verkauf zuhält; lass sie durch, wenn du selbst durchgelassen werden willst.
hint-serenissima-blockade-sale =
    Mit mehr Matrosen dort darfst du den Verkauf verbieten; die Galeere kann dich bekämpfen oder ihren Zug beenden.
    Verbiete ihn, wenn die Dukaten oder der Platz im Lagerhaus mehr zählen als der Frieden.
hint-serenissima-blockade-landing =
    Mit mehr Matrosen dort darfst du diese Galeere daran hindern, den neutralen Hafen einzunehmen.
    Halte sie fern, wenn du den Hafen in den nächsten Zügen selbst willst; rechne mit einem Angriff.
