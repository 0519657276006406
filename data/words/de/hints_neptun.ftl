# Why and when, for each kind of question of Neptun: shown until somebody has finished a game.

hint-neptun-draft-contract =
    Fünf Aufträge ergeben deine Reise, gefahren von links nach rechts; was du unterwegs auslässt, verfällt. Mit einer niedrigen Ruderkarte wählst du das nächste Mal zuerst.
    Nimm, was nahe bei einem deiner Aufträge liegt; decke auf, wenn du im Durchgang spät dran bist; lass auf deiner Leiste eine Lücke für das, was noch kommt.
hint-neptun-draft-wishes =
    Du bist noch nicht an der Reihe, kannst aber sagen, was du willst: offene Aufträge oder eine Route aus Häfen für alle Durchgänge dieser Phase.
    Nenne einen Auftrag, wenn du genau den willst; hinterlass eine Route, wenn die anderen langsam sind und du weißt, wohin du fahren willst.
hint-neptun-sail-oars =
    Du fährst so weit, wie Wind und Stärke der Karte zusammen ergeben, und alle Winde dieses Durchgangs zusammen bewegen den Wind für den nächsten.
    Gib eine schwache Karte aus, wenn der nächste Hafen nah ist, eine starke, wenn er fern ist; eine Meile zu wenig kostet ein Gold.
hint-neptun-sail-course =
    Wo du hältst, darfst du einen Auftrag erfüllen; offene links davon verfallen. Jedes Mal darfst du für 3 Gold einen Tempelpunkt kaufen.
    Liefere von links nach rechts; kaufe den Punkt, wenn er einen Gleichstand auflöst oder dir einen Tempel bringt.
hint-neptun-extra-sail =
    Du hast noch offene Aufträge und Ruderkarten: Fahr noch ein- oder zweimal mit demselben Wind.
    Fahr, wenn ein Auftrag in Reichweite ist: Fünf erfüllte bringen das Bonusplättchen. Verzichte, wenn die Karten in der nächsten Runde mehr wert sind.
