# The lesson of Neptun, step by step.

lesson-neptun-turn =
    Willkommen auf Kreta! Du lädst fünf Aufträge auf fünf Plätze und fährst sie dann von links nach rechts ab. Salz nach Thessalonike liegt offen, und das ist ein guter. Aber du kommst in diesem Durchgang zuletzt: Geh daran vorbei, und er bleibt liegen, mit einem Gold darauf.
    Decke den nächsten Auftrag auf.
lesson-neptun-turn-slip = Er würde passen. Aber nach dir kommt in diesem Durchgang niemand: Decke den nächsten auf, und das Salz wartet auf dich, mit einem Gold darauf.
lesson-neptun-carthago =
    Honig nach Karthago. Der letzte der Reihe muss genommen werden, und seine Ruderkarte ist niedrig. Ein Platz steht für die ganze Runde fest, und Karthago liegt weit im Westen: spät auf deiner Reise.
    Lade ihn auf Platz 4.
lesson-neptun-carthago-slip = Du fährst von links nach rechts, und was du auslässt, verfällt. Karthago kommt spät, mit einem Platz danach: Platz 4.
lesson-neptun-salt =
    Niemand hat das Salz genommen, und ein Gold liegt darauf. Und deine Ruderkarte war die niedrigste, also wählst du zuerst. Thessalonike ist nahe bei Kreta: ein erster Halt.
    Nimm Salz nach Thessalonike, auf Platz 1.
lesson-neptun-salt-turn = Jetzt ginge es an jemand anderen, mit seinem Gold. Nimm es.
lesson-neptun-salt-slip = Der richtige Auftrag! Es ist der nächste Hafen und damit der erste Halt: Platz 1.
lesson-neptun-turn-again =
    Honig nach Byzanz bringt Gold, und Gold ist schön, aber Punkte gewinnen Tempel. Thessalonike liegt in Griechenland; ein zweiter Auftrag dort würde mehr helfen.
    Decke den nächsten Auftrag auf.
lesson-neptun-turn-again-slip = Drei Gold sind verlockend. Aber die meisten Punkte in einem Tempel gewinnen sein Plättchen, und Gold zählt nur im Goldtempel. Sieh dir den nächsten an.
lesson-neptun-athenae =
    Getreide nach Athen: 2 Punkte in Griechenland, drei Meilen von Thessalonike. Genau darauf hattest du gehofft. Seine Ruderkarte mit 1 ist schwach, aber so bleibst du vorn.
    Lade ihn auf Platz 2.
lesson-neptun-athenae-turn = Einen besseren Nachbarn für Thessalonike findest du nicht. Nimm ihn.
lesson-neptun-athenae-slip = Athen kommt gleich nach Thessalonike: Platz 2.
lesson-neptun-turn-third =
    Wieder Byzanz, jetzt mit einem Gold. Die Plätze 3 und 5 sind leer: etwas in Griechenland, und etwas hinter Karthago.
    Decke den nächsten Auftrag auf.
lesson-neptun-turn-third-slip = Byzanz liegt hinter dir, sobald du nach Westen fährst. Sieh weiter.
lesson-neptun-leptis =
    Trauben nach Leptis Magna, Afrika wie Karthago und nicht weit davon. Nur 1 Punkt, aber fünf erfüllte Aufträge bringen einen Bonus von 3.
    Lade ihn auf Platz 5.
lesson-neptun-leptis-turn = Er schließt deine Reise gut ab: Karthago, dann Leptis Magna. Nimm ihn.
lesson-neptun-leptis-slip = Leptis Magna liegt hinter Karthago: Es ist der letzte Halt, Platz 5.
lesson-neptun-turn-last =
    Ein Platz ist übrig, Nummer 3: zwischen Athen und Karthago. Tarraco liegt in Hispanien, weit ab von deinem Weg.
    Decke den nächsten Auftrag auf.
lesson-neptun-turn-last-slip = Sieben Gold, aber nach Tarraco und zurück kämst du in fünf Durchgängen nie. Decke den nächsten auf.
lesson-neptun-second-athenae =
    Salz nach Athen, 3 Punkte in Griechenland, ein Hafen, in dem du ohnehin hältst. Deine Reise ist vollständig.
    Nimm ihn: Platz 3 ist der einzige, der noch frei ist.
lesson-neptun-second-athenae-slip = Athen liegt schon auf deinem Weg und bringt 3 Punkte. Nimm ihn.
lesson-neptun-oars =
    Jetzt fährst du. Alle wählen geheim eine Ruderkarte: Du kommst so weit, wie Wind und Stärke deiner Karte zusammen ergeben. Der Wind ist 5, Thessalonike 11 Meilen entfernt. Stärke 5 ergibt 10, und ein Gold kauft die letzte Meile.
    Spiele die 5 mit Wind +2: Starke Winde helfen im nächsten Durchgang.
lesson-neptun-oars-slip = Behalte die eigenen Karten, 4 und 6: Sie gehen nie aus, bevor du sie brauchst. Die 5 mit Wind +2 bringt dich hin und den Wind nach oben.
lesson-neptun-sail =
    Zehn Meilen sind frei, die elfte kostet ein Gold. Aufträge werden von links nach rechts erfüllt: Ein offener links von dem, was du lieferst, verfällt. Beginne also mit Platz 1.
    Fahr nach Thessalonike, und liefere das Salz.
lesson-neptun-sail-athenae = Athen ist näher, aber wenn du zuerst dort lieferst, verfällt dein Salz links davon. Thessalonike kommt zuerst.
lesson-neptun-sail-slip = Thessalonike, Platz 1, ohne zusätzlichen Punkt: Das Gold wird später gebraucht.
lesson-neptun-oars-small =
    Der Wind ist auf 10 gestiegen, und Athen ist drei Meilen entfernt. Du musst kaum rudern: Zeit für schwache Karten.
    Spiele die 2 mit Wind +2.
lesson-neptun-oars-small-slip = Zu viel Mühe für drei Meilen. Spar die starken Karten, und spiele die 2 mit Wind +2.
lesson-neptun-sail-athenae-first =
    Beide Aufträge für Athen ließen sich erfüllen, aber nur einer pro Durchgang, und der linke zuerst.
    Fahr nach Athen, und liefere das Getreide, Platz 2.
lesson-neptun-sail-left = Dann wäre das Getreide links davon verloren. Zuerst Platz 2; das Salz kann im nächsten Durchgang geliefert werden.
lesson-neptun-sail-first-slip = Nach Athen, mit dem Getreide von Platz 2.
lesson-neptun-oars-stay =
    Du bist, wo du sein willst: Auch der nächste Auftrag ist für Athen. Eine Karte wird trotzdem verbraucht.
    Spiele die andere 2.
lesson-neptun-oars-stay-slip = In diesem Durchgang verlässt du nicht einmal den Hafen. Die schwächste brauchbare Karte genügt: die 2.
lesson-neptun-stay =
    Bleiben kostet nichts. Danach hast du 7 Punkte in Griechenland, und niemand ist dir nahe.
    Bleib in Athen, und liefere das Salz.
lesson-neptun-stay-slip = Bleib, und liefere das Salz von Platz 3. Behalte das Gold für Karthago.
lesson-neptun-oars-far =
    Karthago ist 20 Meilen entfernt: zwei Durchgänge. Der Wind ist 7; mit einer 6 machst du 13 und kommst nach Syrakus, gleich gegenüber.
    Spiele deine eigene 6.
lesson-neptun-oars-far-slip = Jetzt heißt es rudern: 7 und 6 sind 13 Meilen, genau bis Syrakus.
lesson-neptun-west =
    Unterwegs gibt es nichts zu liefern, und das ist in Ordnung: Eine Reise plant man als Ganzes.
    Fahr nach Syrakus.
lesson-neptun-west-slip = Syrakus: Von dort sind es 7 Meilen bis Karthago.
lesson-neptun-oars-last =
    Durchgang 5, Wind 7. Karthago ist 7 Meilen entfernt, und deine 1 musst du für ganz zuletzt aufheben.
    Spiele deine eigene 4.
lesson-neptun-oars-last-slip = Behalte die 1 und die 5 für den Zusatzdurchgang. Spiele die eigene 4.
lesson-neptun-buy =
    Honig für 3 Punkte in Afrika. Auch Lucia hat dort 3. Einmal pro Auftrag darfst du für 3 Gold einen Punkt kaufen: 4 gegen 3!
    Fahr nach Karthago, liefere den Honig, und kaufe einen Punkt.
lesson-neptun-buy-point = Liefern, ja, aber 3 und 3 wäre ein Gleichstand mit Lucia. Kaufe den Punkt: Dafür war das Gold da.
lesson-neptun-buy-leptis = Fährst du zuerst nach Leptis Magna, verfällt der Honig links davon. Nach Karthago!
lesson-neptun-buy-slip = Nach Karthago: Liefere den Honig, und kaufe einen Punkt dazu.
lesson-neptun-extra =
    Dein letzter Auftrag ist offen, und du hast noch Ruderkarten: Das gibt dir einen Zusatzdurchgang mit demselben Wind. Leptis Magna ist 3 Meilen entfernt, sogar die 1 reicht dafür.
    Spiele die 1, fahr nach Leptis Magna, und liefere die Trauben.
lesson-neptun-extra-oar = Mit der 5 kämst du auch hin, aber die 1 genügt.
lesson-neptun-extra-slip = Hör hier nicht auf: Der fünfte Auftrag bringt das Bonusplättchen. Die 1, Leptis Magna, liefern.
lesson-neptun-end = Alle fünf Aufträge: Das Bonusplättchen gehört dir, und mit ihm die Tempel von Griechenland und Afrika. 10 Punkte gegen 9 und 6, und die Führung nach Runde A. Eine Route von links nach rechts, ein Gold für die Geduld, das richtige Ruder beim richtigen Wind: Das ist Neptun. In einer richtigen Partie folgen noch zwei Runden, und die Plättchen werden wertvoller. Gut gerudert!
