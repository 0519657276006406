# Why and when, for each kind of question of Die Händler von Genua: shown until someone has finished a game.

hint-genoa-start =
    Lass die Würfel entscheiden, oder spiele deine Karte und starte, wo du willst.
    Spiele sie, wenn ein Start dich an deinem Auftrag oder deiner Botschaft vorbeiführt und an Gebäuden, für die andere zahlen.
hint-genoa-tower =
    Du bewegst den Turm bis zu vier Schritte weit und hast eine Aktion. Alles andere kannst du verkaufen.
    Nutze deine Aktion, wo deine Aufträge sie brauchen, und nimm unterwegs die besten Angebote an. Verlange mehr, wenn jemand ein Feld dringend will, und nenne einen Preis, wo niemand geboten hat.
hint-genoa-bid =
    Auch in diesem Zug hast du eine Aktion, wenn der Turm dorthin kommt, wo du sie brauchst. Ein Angebot kostet nichts, bis es angenommen wird.
    Biete etwas weniger, als ein Feld für deine Aufträge wert ist. Passe, wenn dir der Weg nichts bringt.
hint-genoa-action =
    Das ist deine eine Aktion in diesem Zug. Nimm, was das Gebäude gibt, und erfülle einen kleinen Auftrag, wenn er hierher gehört.
    Spiele Sonderkarten, wenn sie jetzt einen Auftrag vollenden. Behalte sie, wenn sie es nur vielleicht tun.
hint-genoa-messages =
    Der Turm hat beide Gebäude deiner Botschaft besucht; sie bringt 30 Dukaten.
    Löse jede ein, die du kannst. Es gibt kaum einen Grund zu warten.
hint-genoa-cards =
    Der Handel ist abgemacht. Jetzt wählst du, welche Karten du abgibst.
    Gib, was du nicht bald erfüllen kannst, und behalte Privilegien benachbarter Gebäude.
hint-genoa-markers =
    Ein Gebäude, das dir gehört, bringt dir 10 Dukaten, wann immer jemand anders es nutzt, und 10 am Ende.
    Wähle Gebäude, die alle besuchen, vor allem Lager. Um einen fremden Marker zu ersetzen, brauchst du zwei.
