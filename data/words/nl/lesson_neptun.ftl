# The lesson of Neptun, step by step.

lesson-neptun-turn =
    Welkom op Kreta! Je laadt vijf contracten op vijf velden en vaart ze dan van links naar rechts. Zout naar Thessalonica ligt open, en het is een goed contract. Maar je bent de laatste in deze beurt: ga eraan voorbij, en het blijft liggen, met een goud erop.
    Draai het volgende contract open.
lesson-neptun-turn-slip = Het zou passen. Maar na jou komt in deze beurt niemand meer: draai het volgende open, en het zout wacht op je met een goud erop.
lesson-neptun-carthago =
    Honing naar Carthago. Het laatste van de rij moet je nemen, en de roerkaart erbij is laag. Een veld ligt voor de hele ronde vast, en Carthago ligt ver in het westen: laat op je reis.
    Laad het op veld 4.
lesson-neptun-carthago-slip = Je vaart van links naar rechts, en wat je overslaat, vervalt. Carthago komt laat, met nog één veld erna: veld 4.
lesson-neptun-salt =
    Niemand nam het zout, en er ligt een goud op. En je roerkaart was de laagste, dus je kiest als eerste. Thessalonica ligt dicht bij Kreta: een eerste halte.
    Neem Zout naar Thessalonica, op veld 1.
lesson-neptun-salt-turn = Nu zou het naar iemand anders gaan, met het goud. Neem het.
lesson-neptun-salt-slip = Het juiste contract! Het is de dichtstbijzijnde haven, dus dat wordt de eerste halte: veld 1.
lesson-neptun-turn-again =
    Honing naar Byzantium levert goud op, en goud is mooi, maar punten winnen tempels. Thessalonica ligt in Graecia; een tweede contract daar zou meer helpen.
    Draai het volgende contract open.
lesson-neptun-turn-again-slip = Drie goud is verleidelijk. Maar de meeste punten in een tempel winnen de tegel, en goud telt alleen in de goudtempel. Bekijk het volgende.
lesson-neptun-athenae =
    Graan naar Athene: 2 punten in Graecia, drie zeemijlen van Thessalonica. Daar hoopte je op. De roerkaart met 1 is zwak, maar je blijft er eerste mee.
    Laad het op veld 2.
lesson-neptun-athenae-turn = Een betere buur van Thessalonica vind je niet. Neem het.
lesson-neptun-athenae-slip = Athene komt direct na Thessalonica: veld 2.
lesson-neptun-turn-third =
    Weer Byzantium, nu met een goud. Veld 3 en 5 zijn leeg: iets in Graecia, en iets voorbij Carthago.
    Draai het volgende contract open.
lesson-neptun-turn-third-slip = Byzantium ligt achter je zodra je naar het westen vaart. Kijk verder.
lesson-neptun-leptis =
    Druiven naar Leptis Magna, Africa net als Carthago en er niet ver vandaan. Slechts 1 punt, maar vijf uitgevoerde contracten leveren een bonus van 3 op.
    Laad het op veld 5.
lesson-neptun-leptis-turn = Het sluit je reis mooi af: Carthago, dan Leptis Magna. Neem het.
lesson-neptun-leptis-slip = Leptis Magna ligt voorbij Carthago: het is de laatste halte, veld 5.
lesson-neptun-turn-last =
    Er is nog één veld over, nummer 3: tussen Athene en Carthago. Tarraco ligt in Hispania, ver van je weg.
    Draai het volgende contract open.
lesson-neptun-turn-last-slip = Zeven goud, maar in vijf beurten kom je nooit naar Tarraco en terug. Draai het volgende open.
lesson-neptun-second-athenae =
    Zout naar Athene, 3 punten in Graecia, een haven waar je toch al aanlegt. Je reis is compleet.
    Neem het: veld 3 is het enige dat over is.
lesson-neptun-second-athenae-slip = Athene ligt al op je weg, en het levert 3 punten op. Neem het.
lesson-neptun-oars =
    Nu vaar je. Iedereen kiest in het geheim een roerkaart: je komt zo ver als de wind en de kracht van je kaart samen. De wind is 5, Thessalonica ligt 11 zeemijlen ver. Met kracht 5 kom je op 10, en de laatste zeemijl koop je met een goud.
    Speel de 5 met wind +2: een sterke wind helpt de volgende beurt.
lesson-neptun-oars-slip = Bewaar de persoonlijke kaarten, 4 en 6: die heb je later nog nodig. De 5 met wind +2 brengt jou erheen en de wind omhoog.
lesson-neptun-sail =
    Tien zeemijlen kosten niets, de elfde kost een goud. Contracten voer je van links naar rechts uit: een open contract links van wat je levert, vervalt. Begin dus met veld 1.
    Vaar naar Thessalonica en lever het zout.
lesson-neptun-sail-athenae = Athene is dichterbij, maar als je daar eerst levert, verlies je het zout links ervan. Thessalonica komt eerst.
lesson-neptun-sail-slip = Thessalonica, veld 1, zonder extra punt: het goud heb je later nodig.
lesson-neptun-oars-small =
    De wind is naar 10 gestegen, en Athene ligt drie zeemijlen ver. Je hoeft nauwelijks te roeien: tijd voor zwakke kaarten.
    Speel de 2 met wind +2.
lesson-neptun-oars-small-slip = Te veel moeite voor drie zeemijlen. Spaar de sterke kaarten, en speel de 2 met wind +2.
lesson-neptun-sail-athenae-first =
    Beide contracten voor Athene kun je leveren, maar slechts één per beurt, en het linkse eerst.
    Vaar naar Athene en lever het graan, veld 2.
lesson-neptun-sail-left = Dan zou het graan, links ervan, vervallen. Eerst veld 2; het zout kan de volgende beurt.
lesson-neptun-sail-first-slip = Naar Athene, met het graan van veld 2.
lesson-neptun-oars-stay =
    Je bent waar je wilt zijn: het volgende contract is ook voor Athene. Een kaart speel je toch.
    Speel de andere 2.
lesson-neptun-oars-stay-slip = Je komt deze beurt de haven niet eens uit. De zwakste bruikbare kaart is genoeg: de 2.
lesson-neptun-stay =
    Blijven kost niets. Hierna heb je 7 punten in Graecia, en niemand is in de buurt.
    Blijf in Athene en lever het zout.
lesson-neptun-stay-slip = Blijf, en lever het zout van veld 3. Bewaar het goud voor Carthago.
lesson-neptun-oars-far =
    Carthago ligt 20 zeemijlen ver: twee beurten. De wind is 7; met een 6 haal je 13 en kom je in Syracuse, er recht tegenover.
    Speel je persoonlijke 6.
lesson-neptun-oars-far-slip = Nu moet er geroeid worden: 7 en 6 zijn 13 zeemijlen, precies tot Syracuse.
lesson-neptun-west =
    Onderweg is er niets te leveren, en dat is prima: een reis plan je als geheel.
    Vaar naar Syracuse.
lesson-neptun-west-slip = Syracuse: vandaar is het 7 zeemijlen naar Carthago.
lesson-neptun-oars-last =
    Beurt 5, wind 7. Carthago ligt 7 zeemijlen ver, en je 1 moet je voor het allerlaatst bewaren.
    Speel je persoonlijke 4.
lesson-neptun-oars-last-slip = Bewaar de 1 en de 5 voor de extra beurt. Speel de persoonlijke 4.
lesson-neptun-buy =
    Honing voor 3 punten in Africa. Lucia heeft er daar ook 3. Eén keer per contract mag je een punt kopen voor 3 goud: 4 tegen 3!
    Vaar naar Carthago, lever de honing, en koop een punt.
lesson-neptun-buy-point = Leveren, ja, maar 3 en 3 is een gelijke stand met Lucia. Koop het punt: daar was het goud voor.
lesson-neptun-buy-leptis = Eerst Leptis Magna, en de honing links ervan vervalt. Carthago!
lesson-neptun-buy-slip = Naar Carthago: lever de honing, en koop er een punt bij.
lesson-neptun-extra =
    Je laatste contract is open, en je hebt nog roerkaarten: dat geeft je een extra beurt met dezelfde wind. Leptis Magna ligt 3 zeemijlen ver, zelfs met de 1 kom je er.
    Speel de 1, vaar naar Leptis Magna, en lever de druiven.
lesson-neptun-extra-oar = Met de 5 kom je er ook, maar de 1 is genoeg.
lesson-neptun-extra-slip = Stop nu niet: het vijfde contract brengt de bonustegel. De 1, Leptis Magna, leveren.
lesson-neptun-end = Alle vijf contracten: de bonustegel is van jou, en daarmee de tempels van Graecia en Africa. 10 punten tegen 9 en 6, en de leiding na ronde A. Een route van links naar rechts, een goud voor geduld, het juiste roer bij de juiste wind: dat is Neptun. In een echte partij volgen nog twee rondes, en de tegels worden meer waard. Goed geroeid!
