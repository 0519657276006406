# Why and when, for each kind of question of Die Händler von Genua: shown until somebody has finished a game.

hint-genoa-start =
    Du kannst die Würfel entscheiden lassen, oder du spielst deine Karte und startest, wo du willst.
    Spiele sie, wenn ein Start dich an deinem eigenen Auftrag oder deiner Botschaft vorbeiführt und an Gebäuden, für die andere zahlen.
hint-genoa-tower =
    Du führst: bis zu vier Schritte, eine eigene Aktion, und alles andere steht zum Verkauf.
    Nutze deine Aktion, wo deine Aufträge sie brauchen, nimm unterwegs die besten Angebote an, verlange mehr, wenn jemand ein Feld dringend will, und nenne einen Preis, wo niemand geboten hat.
hint-genoa-bid =
    Auch in diesem Zug hast du eine Aktion, wenn der Zugspieler den Turm dorthin bringt, wo du sie brauchst. Ein Angebot kostet nichts, bis es angenommen wird.
    Biete für Waren und Gebäude deiner Aufträge, etwas weniger, als sie wert sind; sag „kein Interesse“, wenn dir der Weg nichts bringt.
hint-genoa-action =
    Deine eine Aktion in diesem Zug: Nimm, was das Gebäude gibt, und erfülle einen kleinen Auftrag, wenn er hierher gehört.
    Spiele Sonderkarten, wenn sie jetzt einen Auftrag vollenden; behalte sie, wenn sie es nur vielleicht tun.
hint-genoa-messages =
    Der Turm hat beide Gebäude einer deiner Botschaften besucht: je 30 Dukaten.
    Löse alle ein; es gibt kaum einen Grund zu warten.
hint-genoa-cards =
    Ein Handel ist geschlossen, und du wählst, welche deiner Karten den Besitzer wechseln.
    Gib, was du nicht bald erfüllen kannst, und behalte Privilegien, die nebeneinander liegen.
hint-genoa-markers =
    Ein Gebäude, das dir gehört, bringt dir 10 Dukaten, wann immer jemand anders es nutzt, und 10 am Ende.
    Markiere, was alle besuchen, vor allem Lager; um einen fremden Marker zu ersetzen, braucht es zwei.
