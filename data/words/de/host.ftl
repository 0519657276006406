# What the host itself says, whatever the title and the surface.
host-no-match = Eine solche Partie gibt es hier nicht. Prüfe den Link.
host-not-installed = Diese Partie kann nicht angezeigt werden: „{ $title }“ ist auf diesem Server zurzeit nicht installiert. Nichts geht verloren; sie geht weiter, sobald „{ $title }“ wieder da ist.
host-no-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
host-wrong-key = Dieser Link öffnet hier nichts. Bitte um einen neuen bei der Person, die die Partie eröffnet hat.
host-abandoned = Diese Partie wurde aufgegeben: Daran ändert sich nichts mehr.
host-no-place = Einen Ort „{ $what }“ gibt es auf diesem Spielplan nicht.
host-undone = { $who } hat einen Zug zurückgenommen.
host-renewed = Die Regeln dieser Partie wurden berichtigt. Sie geht von hier an nach den berichtigten Regeln weiter.
budget-spent = Öfter geht das hier in einer Stunde nicht ({ $count }-mal). Bitte warte ein wenig.
queue-full = Du hast viel auf einmal angefordert, und der Server ist noch damit beschäftigt. Versuch es gleich noch einmal.
host-house-easy = Computer { $number } (leicht)
host-house-usual = Computer { $number }
host-house-strong = Computer { $number } (stark)
