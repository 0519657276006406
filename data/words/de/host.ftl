# What the server itself says, in every game and on every surface.
host-no-match = Diese Partie gibt es nicht. Prüfe den Link.
host-not-installed = Diese Partie kann nicht angezeigt werden: „{ $title }“ ist auf diesem Server zurzeit nicht installiert. Nichts geht verloren. Sie geht weiter, sobald „{ $title }“ wieder da ist.
host-no-seat = An diesem Tisch gibt es keinen Platz { $number }.
host-wrong-key = Dieser Link funktioniert nicht. Bitte die Person, die die Partie eröffnet hat, um einen neuen.
host-abandoned = Diese Partie wurde abgebrochen und kann nicht weitergespielt werden.
host-no-place = Auf diesem Spielplan gibt es keinen Ort „{ $what }“.
host-undone = { $who } hat einen Zug zurückgenommen.
host-renewed = Die Regeln dieser Partie wurden berichtigt. Ab hier gelten die berichtigten Regeln.
budget-spent = { $count ->
    [one] Das geht hier nur einmal pro Stunde. Bitte warte ein wenig.
   *[other] Das geht hier nur { $count }-mal pro Stunde. Bitte warte ein wenig.
  }
queue-full = Das war viel auf einmal, und der Server arbeitet noch daran. Versuch es gleich noch einmal.
host-house-easy = Computer { $number } (leicht)
host-house-usual = Computer { $number }
host-house-strong = Computer { $number } (stark)
title-trial = { $name } (Erprobung)
title-draft = { $name } (Entwurf)
