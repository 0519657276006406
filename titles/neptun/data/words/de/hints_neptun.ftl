# Why and when, for each kind of question of Neptun: shown until someone has finished a game.

hint-neptun-draft-contract =
    Du lieferst deine fünf Aufträge von links nach rechts und verlierst, was du auslässt. Mit einer niedrigen Ruderkarte wählst du im nächsten Durchgang früher.
    Nimm Häfen nahe bei deinen anderen Aufträgen, und lass Plätze dazwischen frei. Wählst du spät im Durchgang, ist Aufdecken oft besser.
hint-neptun-draft-wishes =
    Du bist noch nicht an der Reihe, kannst aber sagen, was du willst: offene Aufträge oder eine Route aus Häfen für die ganze Phase.
    Wähle einen Auftrag, wenn du genau den willst. Hinterlass eine Route, wenn du weißt, wohin du fährst, und die anderen langsam sind.
hint-neptun-sail-oars =
    Deine Reichweite ist der Wind plus die Stärke deiner Karte. Der nächste Wind ist 5 plus die Winde aller Karten dieses Durchgangs.
    Spiele eine schwache Karte, wenn der nächste Hafen nah ist, eine starke, wenn er fern ist. Jede fehlende Meile kostet 1 Gold.
hint-neptun-sail-course =
    Wo du hältst, kannst du einen Auftrag liefern und verlierst offene links davon. Mit jeder Lieferung kannst du für 3 Gold einen Tempelpunkt kaufen.
    Liefere von links nach rechts. Kaufe den Punkt, wenn er einen Gleichstand auflöst oder einen Tempel gewinnt.
hint-neptun-extra-sail =
    Du hast noch offene Aufträge und Ruderkarten und kannst ein- oder zweimal mit demselben Wind weiterfahren.
    Fahr, wenn du einen Auftrag erreichst: Fünf Lieferungen bringen das Bonusplättchen. Lass es, wenn die Karte in der nächsten Runde mehr wert ist.
