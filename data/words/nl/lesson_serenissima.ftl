# The lesson of Serenissima, step by step.

lesson-serenissima-load =
    Wie na de derde waardering het rijkst is, wint. Je begint in Constantinopel met drie galeien. Alle galeien zijn aan de beurt in de volgorde van hun nummers; het rad laat zien welke. Een galei heeft vijf plaatsen voor matrozen en goederen. In je eigen haven is het eerste blokje gratis, het volgende kost 1 dukaat.
    Laad 2 hout op galei 2.
lesson-serenissima-load-slip = Gebruik de ruimte aan boord: naast de drie matrozen zijn twee plaatsen vrij. Laad 2 hout.
lesson-serenissima-sail =
    Elke matroos brengt de galei één zone ver: drie matrozen, drie zones. Ragusa, in het noordwesten, is een neutrale wijnhaven.
    Vaar naar Ragusa.
lesson-serenissima-sail-slip = Goed idee, maar we willen wijn. Vaar naar Ragusa.
lesson-serenissima-land =
    Zet een matroos aan land in een neutrale haven, en die is van jou. Eén is nu genoeg. Landen telt als vechten: een galei die landt, kan in dezelfde beurt niet verkopen.
    Zet 1 matroos aan land in Ragusa.
lesson-serenissima-land-done = Nog niet: deze haven kun je zo innemen. Zet 1 matroos aan land.
lesson-serenissima-land-slip = Eén matroos houdt een lege haven net zo goed als twee, en de anderen heb je aan boord nodig. Zet er 1 aan land.
lesson-serenissima-load-free =
    Nu je galei 5. Elke keer dat een galei in je eigen haven laadt, is het eerste blokje gratis.
    Laad 1 hout, het gratis blokje.
lesson-serenissima-load-free-slip = Eén is gratis en deze keer genoeg. Laad 1 hout.
lesson-serenissima-sicilia =
    Elke ronde eindigt met een dogekaart. Toont die wijn, dan levert elke haven van jou met wijn 3 dukaten op. Sicilië produceert ook wijn.
    Vaar naar Sicilië.
lesson-serenissima-sicilia-slip = Sicilië produceert wijn en is neutraal. Vaar erheen.
lesson-serenissima-land-again =
    Nog eens hetzelfde: een matroos aan land, en de haven is van jou.
    Zet 1 matroos aan land op Sicilië.
lesson-serenissima-load-third =
    Galei 8 is je laatste. Deze gaat geld verdienen.
    Laad 2 hout.
lesson-serenissima-alexandria =
    Een haven koopt één blokje van elk goed dat er niet wordt geproduceerd of opgeslagen. Alexandrië produceert marmer en heeft geen hout.
    Vaar naar Alexandrië.
lesson-serenissima-alexandria-slip = Alexandrië heeft geen hout en betaalt ervoor. Vaar erheen.
lesson-serenissima-sell =
    Een galei verkoopt of vecht, nooit allebei. Vandaag verkoop je. Elk blokje gaat naar de laagste vrije plek in het pakhuis en levert het getal op dat daar staat.
    Verkoop 1 hout.
lesson-serenissima-sell-land = Verkopen en landen kan niet in dezelfde beurt. Neem eerst het geld.
lesson-serenissima-sell-slip = Verkoop het hout voor dukaten.
lesson-serenissima-wine =
    Ronde 2. Wat een geluk: de dogekaart toonde wijn, en je twee wijnhavens leverden 6 dukaten op! Nu galei 2 in Ragusa, met twee hout aan boord.
    Laad 1 wijn: die is gratis.
lesson-serenissima-wine-slip = Het eerste blokje in je eigen haven is gratis. Laad de wijn.
lesson-serenissima-corfu =
    Twee verschillende goederen leveren meer op dan twee dezelfde. Korfoe produceert steen en heeft geen wijn en geen hout.
    Vaar naar Korfoe.
lesson-serenissima-corfu-slip = Korfoe koopt allebei je goederen. Vaar erheen.
lesson-serenissima-both =
    Eén blokje van elk goed: het eerste krijgt de laagste plek, het tweede de volgende.
    Verkoop wijn en hout.
lesson-serenissima-both-slip = Korfoe wil allebei: kies de wijn en het hout.
lesson-serenissima-invest =
    16 dukaten! In plaats van een galei te gebruiken, kun je investeren. Marco houdt Tunis met één matroos, en zijn galei 7 daar heeft er twee. Daar doen we iets aan.
    Kies “Liever investeren”.
lesson-serenissima-invest-slip = Galei 5 is goed waar ze is. Haar beurt is als investering meer waard.
lesson-serenissima-galley =
    Een nieuwe galei kost 1 dukaat per galei die je hebt, plus 1 per matroos. Nummer 6 komt direct na 5, dus ze is deze ronde nog aan de beurt. Vijf matrozen maken haar sterk.
    Koop galei 6 op Sicilië met 5 matrozen.
lesson-serenissima-galley-slip = Nummer 6, zodat ze deze ronde nog vaart; Sicilië, naast Tunis; en alle 5 matrozen.
lesson-serenissima-enough =
    Je hebt nog 8 dukaten. Dukaten zijn ook je score, dus geef ze niet allemaal uit.
    Beëindig je beurt.
lesson-serenissima-enough-slip = Bewaar de rest voor de volgende ronde. Beëindig je beurt.
lesson-serenissima-tunis =
    Nu galei 6. In een gevecht gooi je één dobbelsteen per matroos, min de zones die je hebt gevaren. Eén zone kost je één dobbelsteen, dus er blijven er vier.
    Vaar naar Tunis.
lesson-serenissima-tunis-slip = Marco is in Tunis, één zone hiervandaan. Vaar erheen.
lesson-serenissima-attack =
    Voordat je een haven kunt aanvallen, moet je de galeien van de eigenaar daar laten zinken. Jouw vier dobbelstenen tegen twee; elke schedel doodt een matroos.
    Val galei 7 aan.
lesson-serenissima-attack-slip = Eerst zijn galei: zolang die er is, is de haven veilig. Val galei 7 aan.
lesson-serenissima-storm =
    Gezonken, en jij bent niemand kwijt! Nu de haven zelf, met die ene matroos.
    Val Tunis aan.
lesson-serenissima-storm-slip = Je hebt 99% kans om te winnen. Val Tunis aan.
lesson-serenissima-garrison =
    Tunis is gevallen. De matrozen die je aan land zet, bewaken het; die aan boord varen verder. Twee en twee is een goede verdeling.
    Zet 2 matrozen aan land.
lesson-serenissima-garrison-slip = Met niemand aan land wordt de haven neutraal; met iedereen aan land zinkt de galei. Twee is goed.
lesson-serenissima-take =
    Galei 8 is nog in Alexandrië, waar jouw hout is opgeslagen. Bij elke waardering betaalt een haven de eigenaar voor opgeslagen blokjes: 2 dukaten voor één, 5 voor twee, tot 20 voor vijf.
    Zet 1 matroos aan land in Alexandrië.
lesson-serenissima-take-slip = Voor één matroos is het van jou, met het hout dat je er hebt verkocht. Zet er 1 aan land.
lesson-serenissima-end = Je hebt vijf havens, Marco heeft er drie. Vul nu je pakhuizen vóór de volgende waardering. De derde waardering beëindigt de partij, en wie het rijkst is, wint. Niet getoond: het waarderingsspoor, blokkades, forten, basilieken en hoe havens worden gesloten. De spelregels leggen alles uit. Goede vaart!
