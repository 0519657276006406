# The lesson of Die Händler von Genua, step by step.

lesson-genoa-grain =
    In Genua wint de rijkste speler na de laatste ronde. Deze beurt verplaats jij de toren, hoogstens vier stappen, en in elk gebouw kan één speler een actie doen. Iedereen heeft één actie per beurt. Je kleine bestelling vraagt rijst in het Gildehuis en levert 40 dukaten op. In het Graanmagazijn, vlak naast de toren, is rijst.
    Kies “Toren verplaatsen”, dan Graanmagazijn.
lesson-genoa-grain-sold = 20 dukaten is een mooie prijs, maar de rijst levert je 40 op. Houd deze actie zelf, en ga erheen.
lesson-genoa-grain-end = De toren is nog maar net op weg! Kies “Toren verplaatsen”, dan Graanmagazijn.
lesson-genoa-grain-slip = Eerst de rijst. Kies “Toren verplaatsen”, dan Graanmagazijn.
lesson-genoa-act =
    Paolo biedt 20 dukaten voor deze actie, Caterina 10. Elke actie die je niet zelf gebruikt, kun je verkopen, maar deze heb je nodig. Je krijgt er tarwe en rijst voor.
    Kies “Actie gebruiken”.
lesson-genoa-act-sold = Verleidelijk! Maar dan is de rijst weg, en moet je eigen actie nog een betere plek vinden.
lesson-genoa-act-slip = Neem de tarwe en rijst zelf: “Actie gebruiken”.
lesson-genoa-villa =
    Je actie is gebruikt, en er zijn nog drie stappen over. Nu verkoop je. Je hebt ook een bericht: Paleis en Graanmagazijn. Komt de toren in één beurt bij allebei, dan krijg je 30 dukaten. De weg naar het Paleis gaat langs Villa Colini en de Haven.
    Kies “Toren verplaatsen”, dan Villa Colini.
lesson-genoa-villa-end = Je hebt nog drie stappen, en onderweg wachten 30 dukaten. Ga verder!
lesson-genoa-villa-slip = Het Paleis ligt in het zuiden. Ga langs Villa Colini, dan de Haven.
lesson-genoa-counter =
    Paolo biedt 5 dukaten voor de Haven. Hij wil erheen, en jij komt er toch langs, dus vraag meer. Een tegenbod gaat naar één bieder en noemt jouw prijs.
    Kies “Tegenbod in dukaten”, dan Paolo’s bod voor de Haven, 15 dukaten.
lesson-genoa-counter-accept = Vijf dukaten zijn vijf dukaten, maar hij betaalt meer. Vraag het hem eerst.
lesson-genoa-counter-move = Dan krijg je alleen zijn vijf dukaten. Vraag meer voordat je gaat.
lesson-genoa-counter-slip = Kies “Tegenbod in dukaten” voor Paolo’s bod: 15 dukaten.
lesson-genoa-deal =
    Hij gaat naar 10. Elkaar halverwege ontmoeten: zo doe je hier zaken. Neem je het aan, dan betaalt hij, gaat de toren erheen, en gebruikt hij de actie.
    Kies “Bod aannemen”, dan Paolo’s 10 dukaten.
lesson-genoa-deal-slip = 10 dukaten voor een actie die je zelf niet meer kunt gebruiken, is een goede zaak. Kies “Bod aannemen”.
lesson-genoa-price =
    Nu komt het Paleis, en niemand heeft erop geboden. Noem dan zelf een prijs. Iedereen mag die aannemen.
    Kies “Prijs noemen”, dan Paleis, 15 dukaten.
lesson-genoa-price-move = Je zou er komen, maar niets verdienen. Kies eerst “Prijs noemen”: 15 dukaten.
lesson-genoa-price-slip = Kies “Prijs noemen”, dan Paleis, 15 dukaten. Dat is een eerlijke prijs.
lesson-genoa-bid =
    Caterina nam hem aan, en je bericht leverde 30 op. Je hebt 185 dukaten! Nu verplaatst zij de toren, en jij biedt. Je grote bestelling levert 100 op voor rijst, peper en zijde. In het Specerijenmagazijn, twee stappen van haar vandaan, is peper.
    Kies “Dukaten bieden”, dan Specerijenmagazijn, 15 dukaten.
lesson-genoa-bid-decline = Pas nog niet. De peper ligt op haar weg, en een bod kost niets tot zij het aanneemt.
lesson-genoa-bid-slip = Eén bod is genoeg. Kies “Dukaten bieden”, dan Specerijenmagazijn, 15 dukaten.
lesson-genoa-not-here =
    Caterina wil weg uit het Graanmagazijn, maar niemand heeft de actie daar gebruikt. Geen actie vervalt zolang iemand die wil. Daarom wordt iedereen één keer gevraagd voordat de toren vertrekt. Je hebt één actie in haar beurt, en die heb je nodig voor de peper.
    Kies “Passen”, dan “voor dit veld”.
lesson-genoa-not-here-turn = Daarmee vervalt ook je bod op de peper. Pas alleen “voor dit veld”.
lesson-genoa-not-here-slip = Tarwe en rijst heb je al. Kies “Passen”, dan “voor dit veld”.
lesson-genoa-guild =
    Zout en peper zijn van jou, voor 15. Nu verplaatst Paolo de toren, en het Gildehuis is twee stappen van hem vandaan. Daar is je rijst 40 waard, en met de actie trek je nog een grote bestelling. In dit formulier kun je op veel gebouwen tegelijk bieden. De laatste vraag staat al goed.
    Kies “Meerdere biedingen doen”: 15 voor het Gildehuis, en “de andere wil ik niet”.
lesson-genoa-guild-decline = Zonder bod gaat Paolo ergens anders heen. Je rijst wacht: bied op het Gildehuis.
lesson-genoa-guild-slip = 15 dukaten, alleen voor het Gildehuis, en “de andere wil ik niet”. Bij een actie: “vraag me wat ik wil doen”.
lesson-genoa-deliver =
    Hij koos jouw 15 boven de 10 van Caterina, en je trok een grote bestelling. Een kleine bestelling lever je meteen na je eigen actie in het gebouw dat erop staat.
    Kies “Kleine bestelling leveren”.
lesson-genoa-deliver-slip = Ga niet weg zonder je 40 dukaten. Kies “Kleine bestelling leveren”.
lesson-genoa-end = 40 dukaten voor een handvol rijst! Je begon met 130 dukaten en hebt er nu 195, wat peper, en twee grote bestellingen om aan te werken. Ga waar je heen moet, verkoop wat je niet kunt gebruiken, en bied als anderen de toren verplaatsen. Nog niet getoond: eigendomsfiches, privileges en speciale kaarten, en wat ze aan het einde opleveren. Dat lees je in de spelregels. Buon lavoro!
