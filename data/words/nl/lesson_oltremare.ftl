# The lesson of Oltre Mare, step by step.

lesson-oltremare-trade =
    Welkom aan boord! Boven op je lading ligt suiker. Kaarten van één waar die naast elkaar liggen, vormen een reeks, en drie suiker levert aan het einde 6 dukaten op. Je hebt één suiker; Zuan heeft er misschien nog een, en hij verzamelt wijn.
    Bied Zuan je wijn met het schip, vraag 1 suiker, en zeg verder niets.
lesson-oltremare-trade-go = Dat kan, maar een tweede suiker is je meer waard dan die wijn. Doe Zuan eerst het voorstel.
lesson-oltremare-trade-buy = Een kaart van de stapel kost 3 dukaten, en niemand weet welke het is. De suiker van Zuan kost je een wijn. Doe hem het voorstel.
lesson-oltremare-trade-other-wine = Houd de wijn met het dukatensymbool: die levert geld op als je die speelt. Bied de andere, met het schip.
lesson-oltremare-trade-slip = Een voorstel heeft vier delen: aan Zuan, je wijn met het schip, voor 1 suiker, en verder geen woord. Wat oplicht, wijst je de weg.
lesson-oltremare-go =
    Zuan neemt aan en verdient 1 prestige: dat krijgt iedereen die ruilt met de speler aan de beurt. Daarom helpen mensen je graag.
    Ga nu verder naar de hoofdfase.
lesson-oltremare-go-slip = Je hebt wat je nodig hebt. Ga verder naar de hoofdfase.
lesson-oltremare-play =
    De kaart boven op je lading heeft laadgetal 2: je speelt precies twee kaarten. Met de suiker groeit je reeks tot drie, en voor de twee marktsymbolen trek je 3 kaarten. Eén symbool geeft 1, twee geven 3, drie geven 6.
    Speel beide suikerkaarten.
lesson-oltremare-play-slip = Dat kun je spelen, maar het breekt je reeks. Speel de twee suikerkaarten.
lesson-oltremare-sail =
    Eén scheepssymbool: je vaart één route. In Beirut ligt Grote slag, één dukatensymbool extra in elke beurt van je. Dat betaalt zich uit.
    Vaar naar Beirut.
lesson-oltremare-sail-slip = Rodi heeft ook een goed fiche, maar Grote slag levert meteen iets op. Vaar naar Beirut.
lesson-oltremare-load =
    Nu laden. De laatste kaart ligt bovenop en bepaalt je volgende beurt: de leeuwen erop zeggen hoeveel kaarten je mag hebben, het laadgetal hoeveel je er moet spelen.
    Eerst de suiker met leeuwen 3, dan die met leeuwen 4.
lesson-oltremare-load-slip = Zo zouden er maar 3 leeuwen bovenop liggen: je zou drie kaarten mogen hebben en er vier moeten spelen. Leg de suiker met leeuwen 4 als laatste.
lesson-oltremare-accept =
    De beurt van Bianca. Ze biedt zilver voor een hout. Je hebt twee hout, daar heeft je suiker niets aan, en een ruil levert je 1 prestige op.
    Neem aan, en geef haar het hout met leeuwen 5.
lesson-oltremare-accept-other-wood = Voor Bianca is elk hout goed. Houd dat met leeuwen 6: dat is het betere om bovenop te hebben.
lesson-oltremare-accept-slip = Zilver en prestige zijn allebei de moeite waard. Neem aan, met het hout van leeuwen 5.
lesson-oltremare-decline =
    Zuan wil graag een wijn voor zijn tarwe. Je wijnkaarten brengen het schip en de dukaten voor de volgende beurt, en niet elke ruil is een goede.
    Sla af, met dank.
lesson-oltremare-decline-slip = Hij zou er blij mee zijn, maar jij zou de wijn zo meteen missen. Sla deze keer af.
lesson-oltremare-power =
    Jouw beurt. Er liggen 4 leeuwen bovenop: je mag vier kaarten hebben, en je hebt er vijf. Wat te veel is, gaat naar je piratenstapel en kost aan het einde 1 dukaat.
    Het hout staat alleen en brengt piraten: laat het gaan.
lesson-oltremare-power-slip = Die komt zo meteen van pas. Het hout kun je missen.
lesson-oltremare-fourth =
    Met een vierde suiker is de reeks 11 waard in plaats van 6. Vraag beiden tegelijk: wie het eerst aanneemt, heeft de ruil.
    Bied Bianca en Zuan je zilver voor 1 suiker.
lesson-oltremare-fourth-go = Dat kan, maar zonder een vierde suiker laat je 5 dukaten op de kade liggen. Vraag het hun eerst allebei.
lesson-oltremare-fourth-slip = Aan Bianca en aan Zuan, je zilver, voor 1 suiker, en zeg niets. Wat oplicht, wijst je de weg.
lesson-oltremare-haggle =
    Allebei doen ze het voor 1 dukaat meer. Afdingen is het halve spel, en 1 dukaat voor 5 is een koopje. Over waren moet je de waarheid zeggen, over symbolen niet.
    Neem de suiker van Bianca aan.
lesson-oltremare-haggle-zuan = De suiker van Zuan is ook goed. Neem die van Bianca: daar staat volgens haar leeuwen 6 op, en Zuan heeft al prestige.
lesson-oltremare-haggle-slip = Betaal de dukaat: de vierde suiker levert er vijf op. Neem het voorstel van Bianca aan.
lesson-oltremare-go-again =
    Vier suiker, als je ze goed laadt. Deze keer laad je drie kaarten, en je hebt de juiste.
    Ga verder naar de hoofdfase.
lesson-oltremare-three =
    Twee dukatensymbolen en dat van Grote slag zijn er drie: meteen 6 dukaten.
    Speel de suiker, de specerijen en de wijn met het schip.
lesson-oltremare-three-slip = Bijna. Suiker voor de reeks, specerijen voor een tweede dukatensymbool, en de wijn met het schip: er zit maar één piraat tussen.
lesson-oltremare-far =
    Drie schepen, drie routes. In Smirne betaalt het plaatselijk gezag telkens als je beurt begint je leeuwen min 3.
    Vaar naar Smirne.
lesson-oltremare-far-slip = Ooit een bezoek waard. In Smirne ligt geld voor elke beurt. Vaar erheen.
lesson-oltremare-top =
    Suiker eerst, zodat die de andere drie raakt. En bovenop de specerijen met hun 6 leeuwen: 6 min 3 is 3 dukaten voor jou, elke beurt dat ze daar liggen.
    Laad suiker, dan wijn, dan specerijen.
lesson-oltremare-top-slip = Let op twee dingen: de suiker moet aan de andere suiker raken, dus die gaat eerst; en de 6 leeuwen van de specerijen horen bovenop, dus die gaan als laatste.
lesson-oltremare-end = Daar is je reeks: vier suiker op een rij, 20 dukaten in kas, twee havenfiches, en het plaatselijk gezag heeft je net betaald. Je staat aan de leiding. Lange reeksen, symbolen die elkaar versterken, de juiste kaart bovenop, en ruilen waar beide kanten blij mee zijn: dat is Oltre Mare. Goed gedaan!
