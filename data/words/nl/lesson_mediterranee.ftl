# The lesson of Méditerranée, step by step.

lesson-mediterranee-crew =
    De meeste welvaartspunten winnen: voor je hoofdstad, je geld en havens met volle pakhuizen. Je speelt Venetië. Een galei heeft vijf plaatsen. Een matroos vult er een en brengt haar één zone ver; een lege plaats is voor een goed. Matrozen thuis zijn het garnizoen en bewaken Venetië.
    Zet er 4 op galei 1, 3 op galei 2 en 3 in het garnizoen.
lesson-mediterranee-crew-slip = Dat kan ook, maar dan klopt de rest van deze les niet. Zet 4, 3 en 3.
lesson-mediterranee-bid =
    Elke ronde begint met een veiling om de speelvolgorde. De biedingen zijn geheim en iedereen betaalt, dus bied weinig. Vandaag is het goed om als eerste bij de vrije havens te zijn.
    Bied 100. Kies de eerste plaats, dan de tweede.
lesson-mediterranee-bid-slip = 100 dukaten is genoeg. Kies de plaatsen op volgorde: eerste, dan tweede.
lesson-mediterranee-buy =
    Nu de markt. Venetië produceert wijn, voor 100 dukaten per stuk. Galei 1 heeft vier matrozen en één vrije plaats.
    Kies “Goederen kopen”: 1 wijn voor galei 1.
lesson-mediterranee-buy-done = Niet met lege galeien! Koop eerst de wijn.
lesson-mediterranee-buy-slip = 1 wijn voor galei 1. Meer past er niet in.
lesson-mediterranee-buy-two =
    Galei 2 heeft drie matrozen en plaats voor twee goederen.
    Kies “Goederen kopen”: 2 wijn voor galei 2.
lesson-mediterranee-buy-two-slip = Maak haar vol: 2 wijn voor galei 2.
lesson-mediterranee-market-done =
    Je hebt wat je nodig hebt. Iedereen maakt een fase af voordat de volgende begint.
    Verlaat de markt.
lesson-mediterranee-market-done-slip = De rest kan wachten tot de volgende ronde. Verlaat de markt.
lesson-mediterranee-modon =
    Varen: één zone per matroos. Modon, in het zuidoosten, is neutraal en produceert hout.
    Vaar met galei 1 naar Modon.
lesson-mediterranee-modon-slip = Galei 1 heeft vier matrozen en komt verder: naar Modon.
lesson-mediterranee-ragusa =
    Ragusa is dichterbij en produceert ook hout. Zijn alle havens van een goed van jou, dan heb je een monopolie: anderen betalen je tot 1000 per stuk in plaats van 300.
    Vaar met galei 2 naar Ragusa.
lesson-mediterranee-ragusa-slip = Galei 2 gaat naar Ragusa, hiernaast.
lesson-mediterranee-land =
    Een haven zonder garnizoen is van de eerste die er een matroos aan land zet. Houd de anderen aan boord: een lege galei zinkt.
    Zet 1 matroos aan land in Modon.
lesson-mediterranee-land-slip = Eén matroos is genoeg om de haven in te nemen. De galei heeft de anderen nodig. Zet er hier 1 aan land.
lesson-mediterranee-land-ragusa =
    Nu hetzelfde in Ragusa.
    Zet 1 matroos aan land in Ragusa.
lesson-mediterranee-sell =
    Een haven, ook die van jou, koopt één stuk van elk goed dat er niet wordt geproduceerd of opgeslagen, voor 100 keer het laagste vrije getal in het pakhuis. Een vol pakhuis is aan het einde extra punten waard.
    Verkoop de wijn in Modon.
lesson-mediterranee-sell-slip = Verkoop de wijn hier voor 200 dukaten. Het pakhuis begint vol te raken.
lesson-mediterranee-sell-ragusa =
    Ragusa betaalt ook 200. Galei 2 houdt haar tweede wijn voor een betere markt.
    Verkoop één wijn in Ragusa.
lesson-mediterranee-bid-again =
    Je hoofdstad heeft je 300 betaald, zoals elke ronde. Niemand bedreigt je, dus de volgorde doet er weinig toe. Giulia heeft Napels ingenomen, onthoud dat.
    Bied 0.
lesson-mediterranee-bid-again-slip = Spaar deze keer je geld: bied 0 en laat de plaatsen zoals ze zijn.
lesson-mediterranee-enlist =
    Elke haven van jou biedt zoveel matrozen als er goederen zijn opgeslagen. Galei 2 liet er een aan land en heeft er drie nodig om in Napels te komen.
    Kies “Matrozen aanwerven”: 1 in Ragusa, voor galei 2.
lesson-mediterranee-enlist-where = Deze matroos is nodig in Ragusa, aan boord van galei 2.
lesson-mediterranee-enlist-slip = Eerst de matroos. Zonder die ene haal je Napels niet.
lesson-mediterranee-wood =
    Galei 1 is in Modon, met twee vrije plaatsen. In je eigen havens kosten goederen 100 per stuk.
    Kies “Goederen kopen”: 2 hout voor galei 1.
lesson-mediterranee-wood-slip = 2 hout voor galei 1: de havens in het zuiden hebben er geen.
lesson-mediterranee-napoli =
    Napels is van Giulia, en in geen van haar havens is wijn. Dat is een nieuwe markt: die levert 500 extra op, of 1000 in een hoofdstad.
    Vaar met galei 2 naar Napels.
lesson-mediterranee-napoli-slip = Vaar met galei 2 en de wijn naar Napels. Daar is de bonus te halen.
lesson-mediterranee-creta =
    Galei 1 kan nog een haven innemen. Kreta is klein, maar neutraal, en produceert wijn.
    Vaar met galei 1 naar Kreta.
lesson-mediterranee-creta-slip = Vaar met galei 1 naar Kreta: neutraal, en zonder hout.
lesson-mediterranee-peace =
    Je bent bij Napels met drie matrozen tegen één. In een gevecht gooien beide kanten een dobbelsteen, tellen hun matrozen erbij op en delen door 3: zoveel verliest de andere kant. Je kunt het proberen, maar een haven van jezelf betaalt geen bonus.
    Val niemand aan.
lesson-mediterranee-peace-slip = Misschien zou je winnen, maar dan loop je de 500 voor de nieuwe markt mis. Val vandaag niemand aan.
lesson-mediterranee-land-creta =
    Je vierde haven.
    Zet 1 matroos aan land op Kreta.
lesson-mediterranee-new-market =
    Kijk nu eens naar de prijs: 300 en de bonus van 500.
    Verkoop de wijn in Napels.
lesson-mediterranee-new-market-slip = Eerst de wijn, in Napels: 300, en 500 voor de nieuwe markt.
lesson-mediterranee-last =
    Op Kreta passen maar twee goederen, dus één hout vult de helft. Een volle kleine haven is 2 punten waard in plaats van 1.
    Verkoop het hout op Kreta.
lesson-mediterranee-last-slip = Het hout levert 200 op en blijft in je eigen haven. Verkoop het.
lesson-mediterranee-end = 800 dukaten voor één wijn! In twee rondes ging je van 2000 naar 3300 dukaten en vier havens. Een partij duurt 8 tot 12 rondes; dan winnen de meeste welvaartspunten. Niet getoond: prijzen in havens van anderen, handel tussen spelers, galeien en forten bouwen, toestemming om door te varen, gevechten. De spelregels leggen alles uit. Goede vaart!
