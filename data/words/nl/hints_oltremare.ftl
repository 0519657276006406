# Why and when, for each kind of question of Oltre Mare: shown until someone has finished a game.

hint-oltremare-trade-active =
    Ruil en koop voordat je speelt. Je hebt zo veel kaarten nodig als het laadgetal boven op je lading, en meer van de handelswaar bovenop vormt een reeks.
    Stel een ruil voor als iemand die handelswaar kan hebben en jij hebt wat daar bovenop ligt. Koop als je te kort komt. Ga verder als niets meer helpt.
hint-oltremare-trade-partner =
    Een ruil met de speler aan de beurt levert je 1 prestige op. Prestige betaalt 6, 3 en 1 dukaten, twee keer per partij.
    Neem aan wat je weinig kost of bij je lading past. Doe een tegenvoorstel als het bijna past. Sla af wat een van je reeksen breekt.
hint-oltremare-main-play =
    Je speelt precies zo veel kaarten als het laadgetal van je bovenste kaart. Gelijke symbolen tellen op: één geeft 1, twee geven 3, drie geven 6.
    Speel kaarten met een gemeenschappelijk symbool, let op de piraten, en houd één handelswaar bij elkaar voor je reeks.
hint-oltremare-main-sail =
    Je neemt het havenfiche waar je aanlegt. Het werkt elke beurt tot het volgende, en fiches tellen aan het einde.
    Kies het fiche dat bij je kaarten past: dukaten voor Grote slag, schepen voor Volle zee, veel leeuwen voor Plaatselijk gezag.
hint-oltremare-main-compass =
    Het kompas brengt je meteen naar een haven naar keuze zonder kompas, en dan is het weg.
    Gebruik het voor een fiche dat je echt wilt. Houd het als je aan het einde alleen één fiche meer nodig hebt.
hint-oltremare-cargo-load =
    De laatste kaart ligt bovenop en bepaalt je volgende beurt. De leeuwen zeggen hoeveel kaarten je mag houden, het laadgetal hoeveel je er moet spelen.
    Leg eerst de handelswaar van je reeks, naast dezelfde handelswaar. Bovenop komen veel leeuwen voor een volle hand, of een hoog laadgetal voor een grote beurt.
hint-oltremare-maritime-discard =
    Je hebt meer kaarten dan de leeuwen boven op je lading toestaan. Elke kaart te veel kost aan het einde 1 dukaat.
    Doe losse kaarten en piraten weg. Ruil ze de volgende keer eerder weg.
