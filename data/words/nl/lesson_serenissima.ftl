# The lesson of Serenissima, step by step.

lesson-serenissima-load =
    Welkom, vorst! Drie galeien van je liggen in Constantinople, en ze komen aan zet in de volgorde van hun nummers. Een galei heeft vijf plaatsen voor matrozen en goederen. Het eerste blokje in je eigen haven is gratis, een tweede kost 1 dukaat.
    Laad 2 hout op galei 2.
lesson-serenissima-load-slip = Gebruik de ruimte aan boord: naast de drie matrozen zijn er twee plaatsen. Laad 2 hout.
lesson-serenissima-sail =
    Elke matroos roeit één zone: drie matrozen, drie zones. Ver in het noordwesten ligt Ragusa, een wijnhaven die van niemand is.
    Vaar naar Ragusa.
lesson-serenissima-sail-slip = Ook een goede koers, maar we willen wijn. Vaar naar Ragusa.
lesson-serenissima-land =
    Een haven zonder garnizoen is van wie er een matroos aan land zet. Eén is nu genoeg; de anderen moeten terugroeien.
    Zet 1 matroos aan land in Ragusa.
lesson-serenissima-land-done = Nog niet: de haven ligt voor het grijpen. Zet 1 matroos aan land.
lesson-serenissima-land-slip = Eén matroos houdt een lege haven net zo goed als twee, en de anderen heb je aan boord nodig. Zet er 1 aan land.
lesson-serenissima-load-free =
    Je galei 5. Het eerste blokje van een eigen haven kost bij elke lading niets.
    Laad 1 hout, het gratis blokje.
lesson-serenissima-load-free-slip = Eén is gratis en deze keer genoeg. Laad 1 hout.
lesson-serenissima-sicilia =
    Toont de dogekaart wijn, dan levert elke haven met wijn 3 dukaten op. Sicilia produceert ook wijn.
    Vaar naar Sicilia.
lesson-serenissima-sicilia-slip = Sicilia produceert wijn, en het is vrij. Vaar erheen.
lesson-serenissima-land-again =
    Nog eens hetzelfde: een matroos aan land, en de haven is van jou.
    Zet 1 matroos aan land op Sicilia.
lesson-serenissima-load-third =
    Galei 8, je laatste. Deze moet geld verdienen.
    Laad 2 hout.
lesson-serenissima-alexandria =
    Een haven koopt één blokje van elke waar die hij niet produceert en niet heeft opgeslagen. Alexandria produceert marmer en heeft geen hout.
    Vaar naar Alexandria.
lesson-serenissima-alexandria-slip = In Alexandria hebben ze geen hout, en ze betalen ervoor. Vaar erheen.
lesson-serenissima-sell =
    Een galei verkoopt of vecht, en landen telt als vechten. Vandaag verkoop je: elk blokje neemt de laagste vrije plaats van het pakhuis in en levert op wat daar staat.
    Verkoop 1 hout.
lesson-serenissima-sell-land = Verkopen en landen gaan nooit samen in één beurt. Neem eerst het geld.
lesson-serenissima-sell-slip = Hout voor dukaten: verkoop het.
lesson-serenissima-wine =
    Ronde 2. En wat een geluk: de dogekaart was wijn, en je twee wijnhavens leverden 6 dukaten op! Nu galei 2 in Ragusa, met twee hout aan boord.
    Laad 1 wijn: die is gratis.
lesson-serenissima-wine-slip = Het eerste blokje in je eigen haven is gratis. Laad de wijn.
lesson-serenissima-corfu =
    Twee verschillende waren leveren meer op dan twee dezelfde. Corfu produceert steen: het heeft geen wijn, en het heeft geen hout.
    Vaar naar Corfu.
lesson-serenissima-corfu-slip = Corfu koopt je beide waren. Vaar erheen.
lesson-serenissima-both =
    Eén blokje van elke waar: het eerste levert de laagste plaats op, het tweede de volgende.
    Verkoop wijn en hout.
lesson-serenissima-both-slip = Ze willen allebei: kies de wijn en het hout.
lesson-serenissima-invest =
    16 dukaten! In plaats van een galei te gebruiken, mag je investeren. Marco houdt Tunis met één enkele matroos, en zijn galei 7 daar heeft er twee. Daar moet iets aan gebeuren.
    Investeer, in plaats van galei 5 te gebruiken.
lesson-serenissima-invest-slip = Galei 5 ligt goed waar ze ligt. Haar beurt is als investering meer waard.
lesson-serenissima-galley =
    Een nieuwe galei kost 1 dukaat per galei die je hebt, en 1 per matroos. Nummer 6 komt direct na 5, dus ze vaart meteen. Vijf matrozen maken haar sterk.
    Koop galei 6 op Sicilia met 5 matrozen.
lesson-serenissima-galley-slip = Nummer 6, zodat ze nog deze ronde vaart; Sicilia, dat naast Tunis ligt; en alle 5 matrozen.
lesson-serenissima-enough =
    Er zijn 8 dukaten over. Een goede koopman houdt iets achter de hand: matrozen kosten elke ronde geld.
    Beëindig je beurt.
lesson-serenissima-enough-slip = Bewaar de rest voor de volgende ronde. Beëindig je beurt.
lesson-serenissima-tunis =
    Galei 6 is al op zee. In een gevecht gooi je één dobbelsteen per matroos, min de zones die je bent doorgevaren: één zone kost je één dobbelsteen, er blijven er vier.
    Vaar naar Tunis.
lesson-serenissima-tunis-slip = Marco ligt in Tunis, één zone hiervandaan. Vaar erheen.
lesson-serenissima-attack =
    Voordat je een haven kunt bestormen, moeten de galeien van de eigenaar weg. Vier dobbelstenen van jou tegen twee; elke schedel doodt.
    Val galei 7 aan.
lesson-serenissima-attack-slip = Eerst zijn galei: zolang die drijft, is de haven veilig. Val galei 7 aan.
lesson-serenissima-storm =
    Gezonken, en jij bent niemand kwijt! Nu de haven zelf, met die ene matroos.
    Bestorm Tunis.
lesson-serenissima-storm-slip = Deze win je 99 keer op de 100. Bestorm Tunis.
lesson-serenissima-garrison =
    Tunis is gevallen. Wie je aan land zet, bewaakt het, en wie aan boord blijft, roeit verder. Twee en twee is een goede verdeling.
    Zet 2 matrozen aan land.
lesson-serenissima-garrison-slip = Met niemand aan land is de haven van niemand, met iedereen aan land zinkt de galei. Twee is goed.
lesson-serenissima-take =
    Galei 8 ligt nog in Alexandria, waar jouw hout in het pakhuis ligt. Opgeslagen blokjes betalen de eigenaar bij een waardering: 2 dukaten voor één, 5 voor twee, 20 voor vijf.
    Zet 1 matroos aan land in Alexandria.
lesson-serenissima-take-slip = Voor één matroos is het van jou, met het hout dat je er hebt verkocht er nog in. Zet er 1 aan land.
lesson-serenissima-end = Vijf havens tegen drie van Marco, een van zijn galeien op de bodem van de zee, en dukaten in de kist. Havens maken goederen, verschillende goederen brengen geld, geld brengt galeien, en een vol pakhuis betaalt bij elke waardering: dat is Serenissima. Moge je lang regeren!
