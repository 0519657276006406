# The lesson of Die Händler von Genua, step by step.

lesson-genoa-grain =
    In Genua gewinnt, wer nach der letzten Runde am reichsten ist. In diesem Zug bewegst du den Turm bis zu vier Schritte weit, und in jedem Gebäude kann jemand die Aktion nutzen. Alle haben eine Aktion pro Zug. Dein kleiner Auftrag verlangt Reis in der Gildenhalle und bringt 40 Dukaten. Reis gibt es im Getreidelager, gleich neben dem Turm.
    Wähle „Turm bewegen“, dann Getreidelager.
lesson-genoa-grain-sold = 20 Dukaten sind ein guter Preis, aber der Reis bringt dir 40. Behalte diese Aktion und zieh dorthin.
lesson-genoa-grain-end = Der Turm ist gerade erst losgezogen! Wähle „Turm bewegen“, dann Getreidelager.
lesson-genoa-grain-slip = Erst der Reis. Wähle „Turm bewegen“, dann Getreidelager.
lesson-genoa-act =
    Paolo bietet 20 Dukaten für diese Aktion, Caterina 10. Jede Aktion, die du nicht selbst nutzt, kannst du verkaufen, aber diese brauchst du. Sie gibt dir Weizen und Reis.
    Wähle „Aktion nutzen“.
lesson-genoa-act-sold = Verlockend! Aber dann ist der Reis weg, und deine eigene Aktion braucht noch einen besseren Ort.
lesson-genoa-act-slip = Nimm Weizen und Reis selbst: „Aktion nutzen“.
lesson-genoa-villa =
    Deine Aktion ist genutzt, und drei Schritte sind übrig. Jetzt verkaufst du. Du hast auch eine Botschaft: Palazzo und Getreidelager. Besucht der Turm beide in einem Zug, bekommst du 30 Dukaten. Der Weg zum Palazzo führt über die Villa Colini und den Hafen.
    Wähle „Turm bewegen“, dann Villa Colini.
lesson-genoa-villa-end = Du hast noch drei Schritte, und unterwegs warten 30 Dukaten. Weiter!
lesson-genoa-villa-slip = Der Palazzo liegt im Süden. Zieh über die Villa Colini, dann den Hafen.
lesson-genoa-counter =
    Paolo bietet 5 Dukaten für den Hafen. Er will ihn, und du kommst ohnehin vorbei, also verlange mehr. Ein Gegenangebot geht an eine Person und nennt deinen Preis.
    Wähle „Gegenangebot in Dukaten“, dann Paolos Angebot für den Hafen, 15 Dukaten.
lesson-genoa-counter-accept = Fünf Dukaten sind fünf Dukaten, aber er zahlt mehr. Verlang es erst einmal.
lesson-genoa-counter-move = Dann bekommst du nur seine fünf Dukaten. Verlange mehr, bevor du weiterziehst.
lesson-genoa-counter-slip = Wähle „Gegenangebot in Dukaten“ für Paolos Angebot: 15 Dukaten.
lesson-genoa-deal =
    Er geht auf 10. Sich in der Mitte zu treffen, so macht man hier Geschäfte. Nimmst du an, zahlt er, der Turm zieht dorthin, und Paolo nutzt die Aktion.
    Wähle „Angebot annehmen“, dann Paolos 10 Dukaten.
lesson-genoa-deal-slip = 10 Dukaten für eine Aktion, die du nicht nutzen kannst, sind ein gutes Geschäft. Wähle „Angebot annehmen“.
lesson-genoa-price =
    Als Nächstes kommt der Palazzo, und niemand hat dafür geboten. Nenne also selbst einen Preis. Alle dürfen ihn annehmen.
    Wähle „Preis nennen“, dann Palazzo, 15 Dukaten.
lesson-genoa-price-move = Du kämst hin, würdest aber nichts verdienen. Wähle erst „Preis nennen“: 15 Dukaten.
lesson-genoa-price-slip = Wähle „Preis nennen“, dann Palazzo, 15 Dukaten. Das ist ein fairer Preis.
lesson-genoa-bid =
    Caterina hat angenommen, und deine Botschaft hat 30 gebracht. Du hast 185 Dukaten! Jetzt bewegt sie den Turm, und du machst Angebote. Dein großer Auftrag bringt 100 für Reis, Pfeffer und Seide. Pfeffer gibt es im Gewürzlager, zwei Schritte von ihr.
    Wähle „Dukaten bieten“, dann Gewürzlager, 15 Dukaten.
lesson-genoa-bid-decline = Passe noch nicht. Der Pfeffer ist auf ihrem Weg, und ein Angebot kostet nichts, bis sie es annimmt.
lesson-genoa-bid-slip = Ein Angebot genügt. Wähle „Dukaten bieten“, dann Gewürzlager, 15 Dukaten.
lesson-genoa-not-here =
    Caterina möchte das Getreidelager verlassen, aber niemand hat seine Aktion genutzt. Keine Aktion verfällt, solange jemand sie will. Darum werden alle einmal gefragt, bevor der Turm weiterzieht. Du hast in ihrem Zug eine Aktion, und die brauchst du für den Pfeffer.
    Wähle „Passen“, dann „für dieses Feld“.
lesson-genoa-not-here-turn = Damit wäre auch dein Angebot für den Pfeffer weg. Passe nur „für dieses Feld“.
lesson-genoa-not-here-slip = Weizen und Reis hast du schon. Wähle „Passen“, dann „für dieses Feld“.
lesson-genoa-guild =
    Salz und Pfeffer gehören dir, für 15. Jetzt bewegt Paolo den Turm, und die Gildenhalle ist zwei Schritte entfernt. Dort ist dein Reis 40 wert, und die Aktion zieht noch einen großen Auftrag. In diesem Formular kannst du für viele Gebäude bieten. Die letzte Frage ist schon richtig eingestellt.
    Wähle „Mehrere Angebote machen“: 15 für die Gildenhalle, und „die anderen will ich nicht“.
lesson-genoa-guild-decline = Ohne Angebot geht Paolo anderswohin. Dein Reis wartet: Biete für die Gildenhalle.
lesson-genoa-guild-slip = 15 Dukaten nur für die Gildenhalle, und „die anderen will ich nicht“. Bei einer Aktion: „frag mich, was ich tun will“.
lesson-genoa-deliver =
    Er hat deine 15 genommen statt Caterinas 10, und du hast einen großen Auftrag gezogen. Ein kleiner Auftrag wird direkt nach deiner eigenen Aktion in seinem Gebäude erfüllt.
    Wähle „Kleinen Auftrag erfüllen“.
lesson-genoa-deliver-slip = Geh nicht ohne deine 40 Dukaten. Wähle „Kleinen Auftrag erfüllen“.
lesson-genoa-end = 40 Dukaten für eine Handvoll Reis! Du hast mit 130 Dukaten begonnen und hast jetzt 195, etwas Pfeffer und zwei große Aufträge vor dir. Zieh dorthin, wo du hinmusst, verkaufe, was du nicht brauchst, und biete, wenn andere den Turm bewegen. Noch nicht gezeigt: Besitzmarker, Privilegien und Sonderkarten und was sie am Ende bringen. Das steht in den Regeln. Buon lavoro!
