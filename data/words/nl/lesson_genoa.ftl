# The lesson of Die Händler von Genua, step by step.

lesson-genoa-grain =
    Welkom in Genua! Jij leidt deze beurt de toren: hoogstens vier stappen, en in elk gebouw kan iemand een actie doen. Iedereen heeft één actie per beurt. Je hebt een kleine bestelling, rijst voor het Gildehuis, 40 dukaten waard. Rijst ligt in het Graanmagazijn, vlak naast de toren.
    Verplaats de toren naar het Graanmagazijn.
lesson-genoa-grain-sold = 20 dukaten is een mooie prijs, maar de rijst brengt je 40 op. Houd deze actie voor jezelf, en ga erheen.
lesson-genoa-grain-end = De toren is nog maar net op weg! Verplaats hem naar het Graanmagazijn.
lesson-genoa-grain-slip = Eerst de rijst: verplaats de toren naar het Graanmagazijn.
lesson-genoa-act =
    Paolo biedt 20 dukaten voor deze actie, Caterina 10. Wat je niet gebruikt, kun je verkopen; maar deze heb je nodig.
    Gebruik de actie hier: die geeft je tarwe en rijst.
lesson-genoa-act-sold = Verleidelijk. Maar dan moet je eigen actie nog een betere plek vinden, en de rijst is weg.
lesson-genoa-act-slip = Gebruik de actie hier zelf: tarwe en rijst.
lesson-genoa-villa =
    Je actie is gebruikt, en er zijn nog drie stappen over: nu verkoop je. Je hebt ook een bericht, Paleis en Graanmagazijn: komt de toren in één beurt bij allebei, dan krijg je 30 dukaten. De weg naar het Paleis loopt langs Villa Colini en de Haven.
    Verplaats de toren naar Villa Colini.
lesson-genoa-villa-end = Er zijn nog drie stappen, en 30 dukaten onderweg. Ga verder!
lesson-genoa-villa-slip = Het Paleis ligt in het zuiden: langs Villa Colini, dan de Haven.
lesson-genoa-counter =
    Paolo biedt 5 dukaten voor de Haven. Hij wil erheen, en jij komt er toch langs: er zit een betere prijs in.
    Vraag hem 15 voor de Haven.
lesson-genoa-counter-accept = Vijf dukaten zijn vijf dukaten, maar hij betaalt meer. Vraag het hem eerst.
lesson-genoa-counter-move = Dan zijn zijn vijf dukaten alles wat je krijgt. Vraag hem meer voordat je gaat.
lesson-genoa-counter-slip = Een tegenbod aan Paolo, voor de Haven: 15 dukaten.
lesson-genoa-deal =
    Hij biedt 10. Halverwege: zo wordt hier zaken gedaan. Neem je het aan, dan betaalt hij, gaat de toren erheen, en doet hij de actie.
    Neem Paolo’s 10 dukaten aan.
lesson-genoa-deal-slip = 10 voor een actie die je zelf niet meer kunt gebruiken, is een goede zaak. Neem het aan.
lesson-genoa-price =
    Alleen het Paleis is nog over, en niemand heeft erop geboden. Noem dan zelf een prijs: iedereen mag die aannemen.
    Noem een prijs voor het Paleis: 15 dukaten.
lesson-genoa-price-move = Je zou er komen, maar voor niets. Noem eerst een prijs: 15.
lesson-genoa-price-slip = Een prijs voor het Paleis, 15 dukaten: niet te duur, niet te goedkoop.
lesson-genoa-bid =
    Caterina nam hem aan, en je bericht leverde 30 op: 185 dukaten! Nu leidt zij de toren, en jij biedt. Je grote bestelling vraagt rijst, peper en zijde en levert 100 op. Peper ligt in het Kruidenmagazijn, twee stappen van haar vandaan.
    Bied 15 dukaten voor het Kruidenmagazijn.
lesson-genoa-bid-decline = Geen belangstelling? De peper ligt op haar weg. Een bod kost niets tot zij het aanneemt.
lesson-genoa-bid-slip = Eén bod is genoeg: het Kruidenmagazijn, 15 dukaten.
lesson-genoa-not-here =
    Caterina wil weg uit het Graanmagazijn, waarvan niemand de actie heeft gebruikt. Daarom wordt iedereen één keer gevraagd: wil iemand die? Je hebt één actie in haar beurt, en die is voor de peper bedoeld.
    Geen belangstelling, voor dit veld.
lesson-genoa-not-here-turn = Daarmee zou ook je bod op de peper vervallen. Alleen dit veld.
lesson-genoa-not-here-slip = Tarwe en rijst heb je al. Sla af voor dit veld.
lesson-genoa-guild =
    Zout en peper zijn van jou, voor 15. Nu leidt Paolo, en het Gildehuis is twee stappen van hem vandaan: daar is je rijst 40 waard, en met de actie trek je nog een grote bestelling. In dit formulier kun je voor veel gebouwen tegelijk een prijs noemen. Eén is genoeg.
    Bied 15 dukaten voor het Gildehuis, zie af van de andere, en laat je vragen als je de actie krijgt.
lesson-genoa-guild-decline = Zonder jou gaat Paolo ergens anders heen. Je rijst wacht: bied op het Gildehuis.
lesson-genoa-guild-slip = 15 dukaten, alleen voor het Gildehuis; geen belangstelling voor de andere; en je wilt over de actie worden gevraagd.
lesson-genoa-deliver =
    Hij koos jouw 15 boven de 10 van Caterina. Je hebt een grote bestelling getrokken, en na je eigen actie in het juiste gebouw kun je een kleine bestelling leveren.
    Lever de rijst.
lesson-genoa-deliver-slip = Ga niet weg zonder je 40 dukaten. Lever de rijst.
lesson-genoa-end = 40 dukaten voor een handvol rijst! Je begon met 130 en hebt er nu 195, peper in je voorraad, en twee grote bestellingen om aan te werken. Leid waar je heen moet, verkoop wat je niet kunt gebruiken, en bied op wat anderen laten liggen: dat is Genua. Buon lavoro!
