# Why and when, for each kind of question of Die Händler von Genua: shown until somebody has finished a game.

hint-genoa-start =
    Je kunt de dobbelstenen laten beslissen, of je kaart spelen en starten waar je wilt.
    Speel die als één start je langs je eigen bestelling of bericht brengt, en langs gebouwen waar anderen voor betalen.
hint-genoa-tower =
    Jij leidt: hoogstens vier stappen, één eigen actie, en al het andere is te koop.
    Doe je actie waar je bestellingen dat vragen, neem onderweg de beste biedingen aan, vraag meer als iemand ergens graag heen wil, en noem een prijs waar niemand heeft geboden.
hint-genoa-bid =
    Ook in deze beurt heb je één actie, als de torenspeler de toren brengt waar jij hem nodig hebt. Een bod kost niets tot het wordt aangenomen.
    Bied op waren en gebouwen van je bestellingen, iets onder wat ze waard zijn; zeg dat je geen belangstelling hebt als de weg je niets oplevert.
hint-genoa-action =
    Je ene actie van deze beurt: neem wat het gebouw geeft, en lever een kleine bestelling als die hier hoort.
    Speel speciale kaarten als ze nu een bestelling compleet maken; bewaar ze als ze dat alleen misschien doen.
hint-genoa-messages =
    De toren is in beide gebouwen van een bericht van je geweest: 30 dukaten per bericht.
    Verzilver ze allemaal; er is nauwelijks een reden om te wachten.
hint-genoa-cards =
    De afspraak is gemaakt, en jij kiest welke van je kaarten van eigenaar wisselen.
    Geef wat je niet snel kunt leveren, en houd privileges die naast elkaar liggen.
hint-genoa-markers =
    Een gebouw dat van jou is, levert 10 dukaten op telkens als iemand anders het gebruikt, en 10 aan het einde.
    Leg een fiche waar iedereen komt, vooral bij de magazijnen; om dat van een rivaal te vervangen zijn er twee nodig.
