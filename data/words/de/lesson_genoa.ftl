# The lesson of Die Händler von Genua, step by step.

lesson-genoa-grain =
    Willkommen in Genua! In diesem Zug führst du den Turm: bis zu vier Schritte, und in jedem Gebäude darf jemand die Aktion nutzen. Alle haben eine Aktion pro Zug. Du hast einen kleinen Auftrag, Reis für die Gildenhalle, der 40 Dukaten bringt. Reis liegt im Getreidelager, gleich neben dem Turm.
    Bewege den Turm zum Getreidelager.
lesson-genoa-grain-sold = 20 Dukaten sind ein guter Preis, aber der Reis bringt dir 40. Behalte diese Aktion für dich, und zieh dorthin.
lesson-genoa-grain-end = Der Turm ist gerade erst losgezogen! Bewege ihn zum Getreidelager.
lesson-genoa-grain-slip = Erst der Reis: Bewege den Turm zum Getreidelager.
lesson-genoa-act =
    Paolo bietet 20 Dukaten für diese Aktion, Caterina 10. Was du nicht nutzt, kannst du verkaufen; diese aber brauchst du selbst.
    Nutze die Aktion hier: Sie gibt dir Weizen und Reis.
lesson-genoa-act-sold = Verlockend. Aber dann muss deine eigene Aktion erst einen besseren Ort finden, und der Reis ist weg.
lesson-genoa-act-slip = Nutze die Aktion hier selbst: Weizen und Reis.
lesson-genoa-villa =
    Deine Aktion ist genutzt, und drei Schritte sind übrig: Jetzt verkaufst du. Du hast auch eine Botschaft, Palazzo und Getreidelager: Besucht der Turm beide in einem Zug, bekommst du 30 Dukaten. Der Weg zum Palazzo führt an der Villa Colini und am Hafen vorbei.
    Bewege den Turm zur Villa Colini.
lesson-genoa-villa-end = Drei Schritte sind noch übrig, und 30 Dukaten liegen am Weg. Weiter!
lesson-genoa-villa-slip = Der Palazzo liegt im Süden: über die Villa Colini, dann den Hafen.
lesson-genoa-counter =
    Paolo bietet 5 Dukaten für den Hafen. Er will ihn, und du kommst ohnehin vorbei: Da ist ein besserer Preis drin.
    Verlange von ihm 15 für den Hafen.
lesson-genoa-counter-accept = Fünf Dukaten sind fünf Dukaten, aber er zahlt mehr. Verlang es erst einmal.
lesson-genoa-counter-move = Dann bekommst du nur seine fünf Dukaten. Verlange mehr, bevor du weiterziehst.
lesson-genoa-counter-slip = Ein Gegenangebot an Paolo, für den Hafen: 15 Dukaten.
lesson-genoa-deal =
    Er bietet 10. Auf halbem Weg: So macht man hier Geschäfte. Nimmst du an, zahlt er, der Turm zieht dorthin, und Paolo nutzt die Aktion.
    Nimm Paolos 10 Dukaten an.
lesson-genoa-deal-slip = 10 für eine Aktion, die du nicht mehr nutzen kannst, sind ein gutes Geschäft. Nimm an.
lesson-genoa-price =
    Nur der Palazzo ist noch übrig, und niemand hat dafür geboten. Dann nenne selbst einen Preis: Alle dürfen ihn annehmen.
    Nenne einen Preis für den Palazzo: 15 Dukaten.
lesson-genoa-price-move = Du kämst hin, aber umsonst. Nenne erst einen Preis: 15.
lesson-genoa-price-slip = Ein Preis für den Palazzo, 15 Dukaten: nicht zu teuer, nicht zu billig.
lesson-genoa-bid =
    Caterina hat ihn angenommen, und deine Botschaft hat 30 gebracht: 185 Dukaten! Jetzt führt sie den Turm, und du bietest. Dein großer Auftrag verlangt Reis, Pfeffer und Seide und bringt 100. Pfeffer liegt im Gewürzlager, zwei Schritte von ihr.
    Biete 15 Dukaten für das Gewürzlager.
lesson-genoa-bid-decline = Kein Interesse? Der Pfeffer liegt auf ihrem Weg. Ein Angebot kostet nichts, bis sie es annimmt.
lesson-genoa-bid-slip = Ein Angebot genügt: das Gewürzlager, 15 Dukaten.
lesson-genoa-not-here =
    Caterina möchte das Getreidelager verlassen, dessen Aktion niemand genutzt hat. Also werden alle einmal gefragt: Will sie jemand? Du hast in ihrem Zug eine Aktion, und die ist für den Pfeffer gedacht.
    Kein Interesse, für dieses Feld.
lesson-genoa-not-here-turn = Damit wäre auch dein Gebot für den Pfeffer weg. Nur für dieses Feld.
lesson-genoa-not-here-slip = Weizen und Reis hast du schon. Lehne für dieses Feld ab.
lesson-genoa-guild =
    Salz und Pfeffer gehören dir, für 15. Jetzt führt Paolo, und die Gildenhalle ist zwei Schritte von ihm: Dort ist dein Reis 40 wert, und die Aktion zieht noch einen großen Auftrag. In diesem Formular kannst du Preise für viele Gebäude auf einmal nennen. Einer genügt.
    Biete 15 Dukaten für die Gildenhalle, verzichte auf die anderen, und lass dich fragen, wenn du sie bekommst.
lesson-genoa-guild-decline = Ohne dich geht Paolo anderswohin. Dein Reis wartet: Biete für die Gildenhalle.
lesson-genoa-guild-slip = 15 Dukaten nur für die Gildenhalle; kein Interesse an den anderen; und nach der Aktion willst du gefragt werden.
lesson-genoa-deliver =
    Er hat deine 15 genommen statt der 10 von Caterina. Du hast einen großen Auftrag gezogen, und nach deiner eigenen Aktion in seinem Gebäude darf ein kleiner Auftrag erfüllt werden.
    Liefere den Reis.
lesson-genoa-deliver-slip = Geh nicht ohne deine 40 Dukaten. Liefere den Reis.
lesson-genoa-end = 40 Dukaten für eine Handvoll Reis! Du hast mit 130 begonnen und hast 195, Pfeffer im Lager und zwei große Aufträge vor dir. Führe dorthin, wo du hinmusst, verkaufe, was du nicht brauchst, und biete für das, woran andere vorbeigehen: Das ist Genua. Buon lavoro!
