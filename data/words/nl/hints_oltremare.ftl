# Why and when, for each kind of question of Oltre Mare: shown until somebody has finished a game.

hint-oltremare-trade-active =
    Ruil en koop voordat je laadt: je hebt zo veel kaarten nodig als het laadgetal boven op je lading, en kaarten van de waar die daar ligt, vormen een reeks.
    Stel een ruil voor als iemand die waar kan hebben en jij hebt wat bij hem bovenop ligt; koop als je te kort komt; ga verder als niets meer helpt.
hint-oltremare-trade-partner =
    Een ruil met de speler aan de beurt levert je 1 prestige op, en prestige betaalt twee keer per spel 6, 3 en 1 dukaten.
    Neem aan wat je weinig kost of bij je lading past; doe een tegenvoorstel als het bijna past; sla af als het een reeks van je zou breken.
hint-oltremare-main-play =
    Je speelt precies zo veel kaarten als het laadgetal van je bovenste kaart. Gelijke symbolen tellen samen meer: één geeft 1, twee geven 3, drie geven 6.
    Speel samen wat een symbool deelt dat je wilt, let op de piraten, en houd kaarten van één waar bij elkaar voor je reeks.
hint-oltremare-main-sail =
    Waar je aanlegt, neem je het havenfiche: het helpt in elke beurt tot het volgende, en fiches tellen aan het einde.
    Kies het fiche dat bij je kaarten past: dukaten voor Grote slag, schepen voor Volle zee, veel leeuwen voor Plaatselijk gezag.
hint-oltremare-main-compass =
    Het kompas brengt je meteen naar een haven naar keuze zonder kompas; daarna is het weg.
    Gebruik het voor het fiche dat je echt wilt; houd het als je aan het einde alleen nog een fiche meer nodig hebt.
hint-oltremare-cargo-load =
    De laatste kaart ligt bovenop en bepaalt je volgende beurt: leeuwen zijn kaarten die je mag hebben, het laadgetal is wat je moet spelen.
    Leg de waar van je reeks eerst, naast dezelfde waar; en bovenop veel leeuwen voor een volle hand, of een hoog laadgetal voor een grote beurt.
hint-oltremare-maritime-discard =
    Je hebt meer kaarten dan de leeuwen boven op je lading toestaan; elke kaart te veel kost aan het einde 1 dukaat.
    Doe weg wat alleen staat en wat piraten brengt; ruil het de volgende keer al eerder weg.
