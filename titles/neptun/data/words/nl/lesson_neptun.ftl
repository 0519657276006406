# The lesson of Neptun, step by step.

lesson-neptun-turn =
    In Neptun winnen de meeste punten na drie rondes. Ze komen vooral van tempeltegels: elke tegel gaat naar wie het meest in een regio heeft geleverd. Eerst laad je vijf contracten, dan lever je ze van links naar rechts. Zout naar Thessalonica ligt open. Maar je bent de laatste: laat je het liggen, dan blijft het, met 1 goud erop.
    Kies “Volgende contract opendraaien”.
lesson-neptun-turn-slip = Het zou passen. Maar na jou kiest niemand meer deze beurt. Kies “Volgende contract opendraaien”, en het zout wacht op je met 1 goud erop.
lesson-neptun-carthago =
    Honing naar Carthago. Het laatste contract van de rij moet je nemen. Het gaat op een van vijf velden en blijft daar de hele ronde. Carthago ligt ver in het westen, dus laat op je reis.
    Kies Honing naar Carthago, dan “Veld 4”.
lesson-neptun-carthago-slip = Je levert van links naar rechts, en verliest wat je overslaat. Carthago komt laat, met nog één veld erna: “Veld 4”.
lesson-neptun-salt =
    Niemand nam het zout, dus er ligt 1 goud op. Bij elk contract hoort een roerkaart. Wie de laagste heeft, kiest de volgende beurt eerst, en dat ben jij. Thessalonica ligt dicht bij Kreta, een goede eerste halte.
    Kies Zout naar Thessalonica, dan “Veld 1”.
lesson-neptun-salt-turn = Dan krijgt iemand anders het, met het goud. Neem het.
lesson-neptun-salt-slip = Het juiste contract! Het is de dichtstbijzijnde haven, dus de eerste halte: “Veld 1”.
lesson-neptun-turn-again =
    Honing naar Byzantium levert goud op. Goud is handig, maar punten winnen tempels. Thessalonica ligt in Griekenland, en een tweede contract daar helpt meer.
    Kies “Volgende contract opendraaien”.
lesson-neptun-turn-again-slip = 3 goud is verleidelijk. Maar de meeste punten in een regio winnen de tempeltegel. Goud telt alleen in de goudtempel. Kies “Volgende contract opendraaien”.
lesson-neptun-athenae =
    Graan naar Athene levert 2 punten in Griekenland op, drie zeemijlen van Thessalonica. Daar hoopte je op! De roerkaart met 1 is zwak, maar je blijft eerste.
    Kies Graan naar Athene, dan “Veld 2”.
lesson-neptun-athenae-turn = Een betere buur van Thessalonica vind je niet. Neem het.
lesson-neptun-athenae-slip = Athene komt direct na Thessalonica: “Veld 2”.
lesson-neptun-turn-third =
    Weer Byzantium, nu met 1 goud. Veld 3 en 5 zijn leeg. Je zoekt iets in Griekenland en iets voorbij Carthago.
    Kies “Volgende contract opendraaien”.
lesson-neptun-turn-third-slip = Byzantium ligt achter je zodra je naar het westen vaart. Kies “Volgende contract opendraaien”.
lesson-neptun-leptis =
    Druiven naar Leptis Magna, in Afrika net als Carthago en er niet ver vandaan. Het is maar 1 punt, maar vijf leveringen leveren de bonustegel op, die 3 waard is.
    Kies Druiven naar Leptis Magna, dan “Veld 5”.
lesson-neptun-leptis-turn = Het sluit je reis mooi af: Carthago, dan Leptis Magna. Neem het.
lesson-neptun-leptis-slip = Leptis Magna ligt voorbij Carthago, dus het is de laatste halte: “Veld 5”.
lesson-neptun-turn-last =
    Er is nog één veld over, nummer 3, tussen Athene en Carthago. Tarraco ligt in Hispania, ver van je route.
    Kies “Volgende contract opendraaien”.
lesson-neptun-turn-last-slip = 7 goud, maar in vijf beurten kom je nooit naar Tarraco en terug. Kies “Volgende contract opendraaien”.
lesson-neptun-second-athenae =
    Zout naar Athene levert 3 punten in Griekenland op, in een haven waar je toch al aanlegt. Je reis is compleet.
    Kies Zout naar Athene. Alleen veld 3 is nog over.
lesson-neptun-second-athenae-slip = Athene ligt al op je route en levert 3 punten op. Kies Zout naar Athene.
lesson-neptun-oars =
    Nu vaar je. Iedereen kiest in het geheim een roerkaart. Je vaarafstand is de wind plus de kracht van je kaart. De wind is 5, en Thessalonica ligt 11 zeemijlen ver. Kracht 5 geeft 10, en met 1 goud koop je de laatste zeemijl.
    Kies de 5 met wind +2.
lesson-neptun-oars-slip = Bewaar je persoonlijke 4 en 6. Eenmaal gespeeld zijn ze voorgoed weg. Kies de 5 met wind +2.
lesson-neptun-sail =
    Tien zeemijlen zijn gratis, de elfde kost 1 goud. Lever van links naar rechts: een open contract links van wat je levert, vervalt. Begin dus met veld 1.
    Kies Thessalonica, dan “Zout leveren (veld 1)”.
lesson-neptun-sail-athenae = Athene is dichterbij, maar als je daar eerst levert, verlies je het zout links ervan. Thessalonica komt eerst.
lesson-neptun-sail-slip = Kies Thessalonica, dan “Zout leveren (veld 1)”. Koop nog geen punt. Het goud heb je later nodig.
lesson-neptun-oars-small =
    De volgende wind is altijd 5 plus de winden op alle gespeelde kaarten. Dat waren +2, +2 en +1, dus nu is hij 10. Meer kan niet. Athene ligt maar drie zeemijlen ver, dus een zwakke kaart is genoeg.
    Kies de 2 met wind +2.
lesson-neptun-oars-small-slip = Dat is te veel voor drie zeemijlen. Spaar de sterke kaarten en kies de 2 met wind +2.
lesson-neptun-sail-athenae-first =
    Je hebt twee contracten voor Athene, maar je kunt er maar één per beurt leveren. Begin met het linkse.
    Kies Athene, dan “Graan leveren (veld 2)”.
lesson-neptun-sail-left = Dan verlies je het graan links ervan. Eerst veld 2. Het zout lever je de volgende beurt.
lesson-neptun-sail-first-slip = Kies Athene, dan “Graan leveren (veld 2)”.
lesson-neptun-oars-stay =
    Je bent waar je wilt zijn: je volgende contract is ook voor Athene. Je moet toch een kaart spelen.
    Kies de andere 2.
lesson-neptun-oars-stay-slip = Je komt deze beurt de haven niet eens uit. De andere 2 is genoeg.
lesson-neptun-stay =
    Blijven kost niets. Hiermee heb je 7 punten in Griekenland, ver voor op de rest.
    Kies “In Athene blijven”, dan “Zout leveren (veld 3)”.
lesson-neptun-stay-slip = Kies “In Athene blijven”, dan “Zout leveren (veld 3)”. Bewaar het goud voor Carthago.
lesson-neptun-oars-far =
    Carthago ligt 20 zeemijlen ver, twee beurten. De wind is 7, dus met een 6 kom je precies in Syracuse, 13 zeemijlen ver. Persoonlijke kaarten speel je maar één keer in de hele partij, maar dit is het waard.
    Kies je persoonlijke 6.
lesson-neptun-oars-far-slip = Nu moet je roeien. 7 en 6 zijn 13 zeemijlen, precies tot Syracuse. Kies je persoonlijke 6.
lesson-neptun-west =
    Onderweg is er niets te leveren, en dat is prima. Een reis plan je als geheel.
    Kies Syracuse.
lesson-neptun-west-slip = Kies Syracuse. Vandaar is het 7 zeemijlen naar Carthago.
lesson-neptun-oars-last =
    Het is beurt 5, en de wind is 7. Carthago ligt 7 zeemijlen ver. Elke kaart brengt je er, maar je lage 1 wil je bewaren voor een laatste tocht.
    Kies je persoonlijke 4.
lesson-neptun-oars-last-slip = Bewaar de 1 en de 5 voor een extra beurt. Kies je persoonlijke 4.
lesson-neptun-buy =
    De honing levert 3 punten in Afrika op. Lucia heeft er daar ook 3. Bij elke levering kun je één punt extra kopen voor 3 goud, en dan is het 4 tegen 3!
    Kies Carthago, dan “Honing leveren (veld 4), een punt kopen”.
lesson-neptun-buy-point = Leveren, ja, maar 3 tegen 3 is een gelijke stand met Lucia. Koop het punt. Daar was het goud voor.
lesson-neptun-buy-leptis = Ga je eerst naar Leptis Magna, dan verlies je de honing links ervan. Kies Carthago!
lesson-neptun-buy-slip = Kies Carthago, dan “Honing leveren (veld 4), een punt kopen”.
lesson-neptun-extra =
    Je hebt nog een open contract en roerkaarten, dus je krijgt een extra beurt met dezelfde wind. Leptis Magna ligt 3 zeemijlen ver. Zelfs met de 1 kom je er.
    Kies de 1, dan Leptis Magna, dan “Druiven leveren (veld 5)”.
lesson-neptun-extra-oar = Met de 5 kom je er ook, maar de 1 is genoeg.
lesson-neptun-extra-slip = Stop nu niet. De vijfde levering levert de bonustegel op. Kies de 1, Leptis Magna, dan “Druiven leveren (veld 5)”.
lesson-neptun-end = Alle vijf contracten! Je wint de bonustegel en de tempels van Griekenland en Afrika: 10 punten tegen 9 en 6 na ronde A. Een echte partij heeft nog twee rondes, de tegels zijn meer waard, en ook de tweede en derde plaats tellen. Nog niet getoond: de goudtempel, een gelijke stand in een tempel, en wensen achterlaten terwijl anderen kiezen. Dat lees je in de spelregels. Goed geroeid!
