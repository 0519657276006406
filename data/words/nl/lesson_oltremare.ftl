# The lesson of Oltre Mare, step by step.

lesson-oltremare-trade =
    In Oltre Mare winnen de meeste dukaten als de stapel leeg is. Je schip draagt een stapel kaarten, de lading. Kaarten van één handelswaar naast elkaar vormen een reeks: drie suiker levert aan het einde 6 dukaten op. Boven op je lading ligt suiker, en je hebt er nog een. Zuan heeft er misschien ook een.
    “Ruil voorstellen”: aan Zuan, je wijn met het scheepssymbool, voor 1 suiker, dan “Niets zeggen”.
lesson-oltremare-trade-go = Dat kan, maar een tweede suiker is je meer waard dan die wijn. Doe Zuan eerst het voorstel.
lesson-oltremare-trade-buy = Een kaart van de stapel kost 3 dukaten, en je weet niet welke. De suiker van Zuan kost je een wijn. Doe hem het voorstel.
lesson-oltremare-trade-other-wine = Houd de wijn met het dukatensymbool. Die levert geld op als je die speelt. Bied de wijn met het schip.
lesson-oltremare-trade-slip = Aan Zuan, je wijn met het scheepssymbool, geen dukaten, voor 1 suiker, en “Niets zeggen”. De oplichtende knoppen wijzen de weg.
lesson-oltremare-go =
    Zuan neemt aan en verdient 1 prestige. Dat krijgt iedereen die ruilt met de speler aan de beurt. Prestige levert twee keer dukaten op: als de Venetiëkaart komt, ongeveer halverwege de stapel, en aan het einde. Daarom ruilen mensen graag.
    Kies “Kaarten spelen”.
lesson-oltremare-go-slip = Je hebt wat je nodig hebt. Kies “Kaarten spelen”.
lesson-oltremare-play =
    Je bovenste kaart heeft laadgetal 2, dus je speelt precies twee kaarten. Hun symbolen leveren iets op: één geeft 1, twee dezelfde geven 3, drie geven 6. De suikerkaarten tonen twee marktsymbolen, dus je trekt 3 kaarten.
    Kies beide suikerkaarten.
lesson-oltremare-play-slip = Dat kun je spelen, maar het breekt je reeks. Kies beide suikerkaarten.
lesson-oltremare-sail =
    Eén scheepssymbool betekent dat je één route vaart. Waar je aanlegt, neem je het havenfiche. In Beiroet is dat Grote slag: één dukatensymbool extra in elke beurt van je.
    Kies Beiroet.
lesson-oltremare-sail-slip = Rhodos heeft ook een goed fiche, maar Grote slag levert meteen iets op. Kies Beiroet.
lesson-oltremare-load =
    Nu laad je. De laatste kaart ligt bovenop en bepaalt je volgende beurt. De leeuwen zeggen hoeveel kaarten je aan het begin mag houden. Het laadgetal zegt hoeveel je er moet spelen.
    Laad eerst de suiker met 3 leeuwen, dan die met 4 leeuwen.
lesson-oltremare-load-slip = Dan liggen er maar 3 leeuwen bovenop. Je zou drie kaarten mogen houden en er vier moeten spelen. Leg de suiker met 4 leeuwen als laatste.
lesson-oltremare-accept =
    Bianca is aan de beurt. Ze biedt zilver voor een hout. Je hebt twee hout, daar heeft je suiker niets aan, en een ruil levert je 1 prestige op.
    Kies “Aannemen”, en geef haar het hout met 5 leeuwen.
lesson-oltremare-accept-other-wood = Voor Bianca is elk hout goed. Houd dat met 6 leeuwen. Dat is beter om bovenop te hebben.
lesson-oltremare-accept-slip = Zilver en prestige zijn allebei de moeite waard. Kies “Aannemen”, met het hout met 5 leeuwen.
lesson-oltremare-decline =
    Zuan wil graag een wijn voor zijn tarwe. Maar je wijnkaarten brengen de volgende beurt een schip en dukaten. Niet elke ruil is goed.
    Kies “Afslaan”.
lesson-oltremare-decline-slip = Hij zou er blij mee zijn, maar jij zou de wijn al snel missen. Kies deze keer “Afslaan”.
lesson-oltremare-power =
    Jij bent aan de beurt. Er liggen 4 leeuwen bovenop, dus je mag vier kaarten houden, maar je hebt er vijf. De extra kaart gaat naar je piratenstapel, waar elke kaart aan het einde 1 dukaat kost.
    Kies het hout. Dat is een losse kaart en brengt piraten.
lesson-oltremare-power-slip = Die heb je zo nodig. Kies het hout.
lesson-oltremare-fourth =
    Met een vierde suiker is de reeks 11 waard in plaats van 6. Je kunt beiden tegelijk vragen. Wie het eerst aanneemt, krijgt de ruil.
    “Ruil voorstellen”: aan Bianca en Zuan, je zilver, voor 1 suiker, dan “Niets zeggen”.
lesson-oltremare-fourth-go = Dat kan, maar zonder vierde suiker loop je 5 dukaten mis. Vraag het hun eerst allebei.
lesson-oltremare-fourth-slip = Aan Bianca en Zuan, je zilver, geen dukaten, voor 1 suiker, en “Niets zeggen”. De oplichtende knoppen wijzen de weg.
lesson-oltremare-haggle =
    Allebei willen ze 1 dukaat meer. Dat is een koopje, want de suiker levert je er 5 op. Over handelswaren moet je de waarheid zeggen, over symbolen, leeuwen en laadgetal mag je bluffen.
    Kies “Aannemen” voor de suiker van Bianca.
lesson-oltremare-haggle-zuan = De suiker van Zuan is ook goed. Neem die van Bianca: zij noemt 6 leeuwen, en Zuan heeft al prestige.
lesson-oltremare-haggle-slip = Betaal de dukaat. De vierde suiker levert je er 5 op. Kies “Aannemen” voor het voorstel van Bianca.
lesson-oltremare-go-again =
    Je hebt wat je nodig hebt voor vier suiker op een rij. Deze keer laad je drie kaarten.
    Kies “Kaarten spelen”.
lesson-oltremare-three =
    Twee dukatensymbolen en dat van Grote slag zijn er drie. Dat is meteen 6 dukaten.
    Kies de suiker, de specerijen en de wijn met het scheepssymbool.
lesson-oltremare-three-slip = Bijna. Suiker voor de reeks, specerijen voor een tweede dukatensymbool, en de wijn met het schip. Zo is er maar één piratensymbool bij.
lesson-oltremare-far =
    Drie scheepssymbolen betekenen drie routes. In Smyrna is het fiche Plaatselijk gezag. Het betaalt je telkens als je beurt begint: je leeuwen min 3.
    Kies Smyrna.
lesson-oltremare-far-slip = Ooit een bezoek waard. Maar Smyrna betaalt elke beurt. Kies Smyrna.
lesson-oltremare-top =
    Laad de suiker eerst, zodat die naast de andere drie ligt. Leg de specerijen bovenop. Die hebben 6 leeuwen, en 6 min 3 is 3 dukaten voor jou, elke beurt dat ze daar liggen.
    Laad suiker, dan wijn, dan specerijen.
lesson-oltremare-top-slip = De suiker moet naast de andere suiker liggen, dus die gaat eerst. De specerijen met 6 leeuwen horen bovenop, dus die gaan als laatste.
lesson-oltremare-end = Vier suiker op een rij, 20 dukaten in kas, twee havenfiches, en Plaatselijk gezag heeft je net betaald. Je staat aan de leiding! De partij eindigt als de stapel leeg is. Dan betalen lading, fiches en prestige, en je piratenstapel kost geld. Nog niet getoond: het kompas, de andere fiches, kaarten kopen en schulden maken. Dat lees je in de spelregels. Goed gedaan!
