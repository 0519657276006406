# A table that is read aloud: the switch, and the line in which to ask and answer.
ear-on = Vorlesen
ear-off = Spielplan zeigen
ear-line = Fragen oder ziehen
ear-send = Senden
ear-how = Was kann ich eingeben?
ear-heard = Was du eingegeben hast
ear-letters = W: wer am Zug ist. L: was zuletzt geschah. S: was sich seit deinem Zug geändert hat. O: deine Möglichkeiten mit Nummern. B und ein Name: dieser Ort. N und ein Name: seine Nachbarn. P und ein Name: diese Person. M: was du hast. T: die Uhr. U: zurücknehmen. X: den Zug neu beginnen. Zum Ziehen gib die Nummer einer Möglichkeit oder einige ihrer Wörter ein. Zum Verteilen gib Namen mit Zahlen ein, oder 1=2 für zwei vom Ersten. Ein Punkt nimmt das Übliche. Mehrere Schritte passen in eine Zeile, mit > dazwischen. OK spielt, was sich nicht zurücknehmen lässt.
ear-again = Das lässt sich nicht zurücknehmen. Drücke noch einmal, um es zu spielen.
ear-sure = { $answer }. Das lässt sich nicht zurücknehmen. Mit OK spielst du es, mit X beginnst du neu.
ear-whole = Dein Zug ist vollständig. Mit OK spielst du ihn, mit X beginnst du neu.
ear-changed = Die Frage hat sich geändert, deshalb ist nichts passiert.
ear-surplus = Es wurde nichts gewählt: „{ $typed }“ ist mehr, als dieser Zug braucht. Lass es weg.
ear-number = Eine Zahl von { $low } bis { $high }.
ear-so-many-numbers = { $count ->
    [one] Gib eine Zahl ein.
   *[other] Gib { $count } Zahlen ein, für jedes eine, oder Namen mit Zahlen.
  }
ear-several = Was davon: { $names }?
ear-unknown = „{ $typed }“ steht nicht zur Wahl. O liest deine Möglichkeiten vor.
ear-clock = { $who }: noch { $left }.
ear-no-clock = Es läuft keine Uhr.
ear-nothing-own = Du hast keinen Platz an diesem Tisch.
ear-missing = Noch zu wählen: { $what }
ear-listens = { $house } hört { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } lang zu.
ear-copy = Kopieren: { $what }
ear-patience = { $times ->
    [one] So lange wie üblich
   *[other] { $times }-mal so lange
  }

## Under Me
act-person-by-ear = Tische vorlesen
act-person-by-ear-about = Tische als Text für Screenreader, und wie lange dir Computer zuhören
command-person-by-ear = vorlesen
field-by-ear = Tische vorlesen
option-by-ear = vorlesen
field-patience = Wie lange Computer auf dich warten, bevor sie handeln
option-patience = geduld

## In chat
cmd-ask = fragen
cmd-ask-about = Mit einer getippten Zeile nach dem Tisch fragen oder ziehen
cmd-line = zeile
cmd-line-about = Ein Buchstabe wie W oder B mit einem Namen, die Nummer einer Möglichkeit oder ihre Wörter

## Help, continued
ear-digits = Schnell verteilen: ein Stern und je eine Ziffer, zum Beispiel *201. Preise in Fünferschritten zählen in Fünfern: *3 ist 15.
