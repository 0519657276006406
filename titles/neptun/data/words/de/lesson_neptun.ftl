# The lesson of Neptun, step by step.

lesson-neptun-turn =
    In Neptun gewinnen die meisten Punkte nach drei Runden. Sie kommen vor allem von Tempelplättchen: Jedes bekommt, wer am meisten in eine Region geliefert hat. Erst lädst du fünf Aufträge, dann lieferst du sie von links nach rechts. Salz nach Thessalonike liegt offen. Aber du kommst zuletzt: Lässt du ihn liegen, bleibt er da, mit 1 Gold darauf.
    Wähle „Nächsten Auftrag aufdecken“.
lesson-neptun-turn-slip = Er würde passen. Aber nach dir wählt in diesem Durchgang niemand. Wähle „Nächsten Auftrag aufdecken“, und das Salz wartet mit 1 Gold auf dich.
lesson-neptun-carthago =
    Honig nach Karthago. Den letzten Auftrag der Reihe musst du nehmen. Er kommt auf einen von fünf Plätzen und bleibt dort die ganze Runde. Karthago liegt weit im Westen, also spät auf deiner Reise.
    Wähle Honig nach Karthago, dann „Platz 4“.
lesson-neptun-carthago-slip = Du lieferst von links nach rechts und verlierst, was du auslässt. Karthago kommt spät, mit einem Platz danach: „Platz 4“.
lesson-neptun-salt =
    Niemand hat das Salz genommen, also liegt 1 Gold darauf. Zu jedem Auftrag gehört eine Ruderkarte. Wer die niedrigste hat, wählt im nächsten Durchgang zuerst, und das bist du. Thessalonike ist nahe bei Kreta, ein guter erster Halt.
    Wähle Salz nach Thessalonike, dann „Platz 1“.
lesson-neptun-salt-turn = Dann bekäme es jemand anders, samt Gold. Nimm es.
lesson-neptun-salt-slip = Der richtige Auftrag! Es ist der nächste Hafen, also der erste Halt: „Platz 1“.
lesson-neptun-turn-again =
    Honig nach Byzanz bringt Gold. Gold ist nützlich, aber Punkte gewinnen Tempel. Thessalonike liegt in Griechenland, und ein zweiter Auftrag dort hilft mehr.
    Wähle „Nächsten Auftrag aufdecken“.
lesson-neptun-turn-again-slip = 3 Gold sind verlockend. Aber die meisten Punkte in einer Region gewinnen ihr Tempelplättchen. Gold zählt nur im Goldtempel. Wähle „Nächsten Auftrag aufdecken“.
lesson-neptun-athenae =
    Getreide nach Athen bringt 2 Punkte in Griechenland und ist drei Meilen von Thessalonike. Genau darauf hast du gehofft! Seine Ruderkarte mit 1 ist schwach, aber du bleibst vorn.
    Wähle Getreide nach Athen, dann „Platz 2“.
lesson-neptun-athenae-turn = Einen besseren Nachbarn für Thessalonike findest du nicht. Nimm ihn.
lesson-neptun-athenae-slip = Athen kommt gleich nach Thessalonike: „Platz 2“.
lesson-neptun-turn-third =
    Wieder Byzanz, jetzt mit 1 Gold. Die Plätze 3 und 5 sind leer. Du suchst etwas in Griechenland und etwas hinter Karthago.
    Wähle „Nächsten Auftrag aufdecken“.
lesson-neptun-turn-third-slip = Byzanz liegt hinter dir, sobald du nach Westen fährst. Wähle „Nächsten Auftrag aufdecken“.
lesson-neptun-leptis =
    Trauben nach Leptis Magna, in Afrika wie Karthago und nicht weit davon. Es ist nur 1 Punkt, aber fünf Lieferungen bringen das Bonusplättchen, das 3 wert ist.
    Wähle Trauben nach Leptis Magna, dann „Platz 5“.
lesson-neptun-leptis-turn = Er schließt deine Reise gut ab: Karthago, dann Leptis Magna. Nimm ihn.
lesson-neptun-leptis-slip = Leptis Magna liegt hinter Karthago, also ist es der letzte Halt: „Platz 5“.
lesson-neptun-turn-last =
    Ein Platz ist übrig, Nummer 3, zwischen Athen und Karthago. Tarraco liegt in Hispanien, weit weg von deiner Route.
    Wähle „Nächsten Auftrag aufdecken“.
lesson-neptun-turn-last-slip = 7 Gold, aber nach Tarraco und zurück kämst du in fünf Durchgängen nie. Wähle „Nächsten Auftrag aufdecken“.
lesson-neptun-second-athenae =
    Salz nach Athen bringt 3 Punkte in Griechenland, in einem Hafen, in dem du ohnehin hältst. Deine Reise ist vollständig.
    Wähle Salz nach Athen. Nur Platz 3 ist noch frei.
lesson-neptun-second-athenae-slip = Athen liegt schon auf deiner Route und bringt 3 Punkte. Wähle Salz nach Athen.
lesson-neptun-oars =
    Jetzt fährst du. Alle wählen geheim eine Ruderkarte. Deine Reichweite ist der Wind plus die Stärke deiner Karte. Der Wind ist 5, Thessalonike 11 Meilen entfernt. Stärke 5 ergibt 10, und 1 Gold kauft die letzte Meile.
    Wähle die 5 mit Wind +2.
lesson-neptun-oars-slip = Heb dir deine eigenen Karten auf, 4 und 6. Einmal gespielt, sind sie für immer weg. Wähle die 5 mit Wind +2.
lesson-neptun-sail =
    Zehn Meilen sind frei, die elfte kostet 1 Gold. Liefere von links nach rechts: Ein offener Auftrag links von dem, den du lieferst, verfällt. Beginne also mit Platz 1.
    Wähle Thessalonike, dann „Salz liefern (Platz 1)“.
lesson-neptun-sail-athenae = Athen ist näher, aber wenn du dort zuerst lieferst, verlierst du das Salz links davon. Thessalonike kommt zuerst.
lesson-neptun-sail-slip = Wähle Thessalonike, dann „Salz liefern (Platz 1)“. Kauf noch keinen Punkt. Das Gold brauchst du später.
lesson-neptun-oars-small =
    Der nächste Wind ist immer 5 plus die Winde aller gespielten Karten. Es waren +2, +2 und +1, also ist er jetzt 10. Mehr geht nicht. Athen ist nur drei Meilen entfernt, eine schwache Karte genügt.
    Wähle die 2 mit Wind +2.
lesson-neptun-oars-small-slip = Das ist zu viel für drei Meilen. Spar die starken Karten, und wähle die 2 mit Wind +2.
lesson-neptun-sail-athenae-first =
    Du hast zwei Aufträge für Athen, kannst aber nur einen pro Durchgang liefern. Beginne mit dem linken.
    Wähle Athen, dann „Getreide liefern (Platz 2)“.
lesson-neptun-sail-left = Dann verlierst du das Getreide links davon. Erst Platz 2. Das Salz lieferst du im nächsten Durchgang.
lesson-neptun-sail-first-slip = Wähle Athen, dann „Getreide liefern (Platz 2)“.
lesson-neptun-oars-stay =
    Du bist, wo du sein willst: Auch der nächste Auftrag ist für Athen. Eine Karte musst du trotzdem spielen.
    Wähle die andere 2.
lesson-neptun-oars-stay-slip = In diesem Durchgang verlässt du nicht einmal den Hafen. Die andere 2 genügt.
lesson-neptun-stay =
    Bleiben kostet nichts. Damit hast du 7 Punkte in Griechenland und liegst weit vorn.
    Wähle „In Athen bleiben“, dann „Salz liefern (Platz 3)“.
lesson-neptun-stay-slip = Wähle „In Athen bleiben“, dann „Salz liefern (Platz 3)“. Behalte das Gold für Karthago.
lesson-neptun-oars-far =
    Karthago ist 20 Meilen entfernt, zwei Durchgänge. Der Wind ist 7, mit einer 6 kommst du genau nach Syrakus, 13 Meilen weit. Eigene Karten spielst du nur einmal in der ganzen Partie, aber hier lohnt es sich.
    Wähle deine eigene 6.
lesson-neptun-oars-far-slip = Jetzt heißt es rudern. 7 und 6 sind 13 Meilen, genau bis Syrakus. Wähle deine eigene 6.
lesson-neptun-west =
    Unterwegs gibt es nichts zu liefern, und das ist in Ordnung. Eine Reise plant man als Ganzes.
    Wähle Syrakus.
lesson-neptun-west-slip = Wähle Syrakus. Von dort sind es 7 Meilen bis Karthago.
lesson-neptun-oars-last =
    Durchgang 5, der Wind ist 7. Karthago ist 7 Meilen entfernt. Jede Karte bringt dich hin, aber deine niedrige 1 brauchst du für eine letzte Fahrt.
    Wähle deine eigene 4.
lesson-neptun-oars-last-slip = Behalte die 1 und die 5 für einen Zusatzdurchgang. Wähle deine eigene 4.
lesson-neptun-buy =
    Der Honig bringt 3 Punkte in Afrika. Auch Lucia hat dort 3. Mit jeder Lieferung kannst du für 3 Gold einen Punkt dazukaufen, und dann steht es 4 zu 3!
    Wähle Karthago, dann „Honig liefern (Platz 4), einen Punkt kaufen“.
lesson-neptun-buy-point = Liefern, ja, aber 3 zu 3 ist ein Gleichstand mit Lucia. Kauf den Punkt. Dafür war das Gold da.
lesson-neptun-buy-leptis = Fährst du zuerst nach Leptis Magna, verlierst du den Honig links davon. Wähle Karthago!
lesson-neptun-buy-slip = Wähle Karthago, dann „Honig liefern (Platz 4), einen Punkt kaufen“.
lesson-neptun-extra =
    Du hast noch einen offenen Auftrag und Ruderkarten und bekommst einen Zusatzdurchgang mit demselben Wind. Leptis Magna ist 3 Meilen entfernt. Sogar die 1 reicht.
    Wähle die 1, dann Leptis Magna, dann „Trauben liefern (Platz 5)“.
lesson-neptun-extra-oar = Mit der 5 kämst du auch hin, aber die 1 genügt.
lesson-neptun-extra-slip = Hör jetzt nicht auf. Die fünfte Lieferung bringt das Bonusplättchen. Wähle die 1, Leptis Magna, dann „Trauben liefern (Platz 5)“.
lesson-neptun-end = Alle fünf Aufträge! Du gewinnst das Bonusplättchen und die Tempel von Griechenland und Afrika: 10 Punkte gegen 9 und 6 nach Runde A. Eine richtige Partie hat noch zwei Runden, die Plättchen sind mehr wert, und auch zweite und dritte Plätze zählen. Noch nicht gezeigt: der Goldtempel, Gleichstände in einem Tempel und Wünsche, während andere wählen. Das steht in den Regeln. Gut gerudert!
