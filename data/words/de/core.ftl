# Words that every title and surface share.
yes = Ja
no = Nein
seat = Platz { $number }
list-last = { $most } und { $last }

refuse-over = Die Partie ist zu Ende.
refuse-not-yours = Du hast gerade nichts zu entscheiden.
refuse-stale = Die Partie ist weitergegangen. Das kannst du jetzt entscheiden.
refuse-unknown = „{ $what }“ gehört nicht zu den Möglichkeiten.
refuse-missing = Bitte fülle „{ $what }“ aus.
refuse-pick-one = Bitte wähle eine der Möglichkeiten.
refuse-pick-list = Bitte wähle aus den Möglichkeiten.
refuse-pick-twice = Jede Möglichkeit kann nur einmal gewählt werden.
refuse-pick-count-exactly = Bitte wähle { $due }, nicht { $count }.
refuse-pick-count = { $low ->
    [0] Bitte wähle höchstens { $high }, nicht { $count }.
   *[other] Bitte wähle { $low } bis { $high }, nicht { $count }.
  }
refuse-amount-number = Bitte gib eine ganze Zahl an.
refuse-amount-range = Bitte gib eine Zahl von { $low } bis { $high } an.
refuse-amount-step = Bitte gehe von { $low } aus in Schritten von { $step }.
refuse-share-form = Bitte gib in jedem Feld eine Zahl an.
refuse-share-bucket = { $what }: { $low } bis { $high }.
refuse-share-total-exactly = Das macht zusammen { $count }; es müssen { $due } sein.
refuse-share-total = Das macht zusammen { $count }; es müssen { $low } bis { $high } sein.
refuse-one-of = Bitte immer nur eins auf einmal.
refuse-all-of = Bitte fülle das ganze Formular aus.
refuse-line-words = Bitte schreib ein paar Worte.
refuse-line-empty = Bitte schreib etwas.
refuse-line-length = Der Text ist { $low } bis { $high } Zeichen lang, hier sind es { $count }.

undo-nothing = Du hast keinen Zug, den du zurücknehmen kannst.
undo-shown = Dieser Zug hat dir etwas Verborgenes gezeigt, etwa einen Würfel, eine Karte oder einen fremden Plan. Nur der ganze Tisch kann zustimmen, ihn zurückzunehmen.
undo-others = Andere haben seither gezogen, also kannst du diesen Zug nicht mehr zurücknehmen.
undo-damaged = Hier lässt sich nichts zurücknehmen: Die Aufzeichnung dieser Partie ist beschädigt. Du kannst weiterspielen.
stored-unseen = Gespeichert. Lade neu, um es zu sehen.
maybe-stored = Die Verbindung zur Datenbank ist abgebrochen: Vielleicht ist es gespeichert, vielleicht nicht. Lade neu, bevor du es noch einmal versuchst.
undo-rules = Das wurde gespielt, bevor die Regeln dieses Spiels berichtigt wurden. Zurücknehmen geht nicht mehr.
