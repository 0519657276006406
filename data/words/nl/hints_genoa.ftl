# Why and when, for each kind of question of Die Händler von Genua: shown until someone has finished a game.

hint-genoa-start =
    Laat de dobbelstenen beslissen, of speel je kaart en start waar je wilt.
    Speel die als één start je langs je eigen bestelling of bericht brengt, en langs gebouwen waar anderen voor betalen.
hint-genoa-tower =
    Je verplaatst de toren hoogstens vier stappen en hebt één actie. De rest kun je verkopen.
    Gebruik je actie waar je bestellingen dat vragen, en neem onderweg de beste biedingen aan. Vraag meer als iemand een veld echt wil, en noem een prijs waar niemand heeft geboden.
hint-genoa-bid =
    Ook in deze beurt heb je één actie, als de toren komt waar jij hem nodig hebt. Een bod kost niets tot het wordt aangenomen.
    Bied iets minder dan wat een veld voor je bestellingen waard is. Pas als je niets aan de route hebt.
hint-genoa-action =
    Dit is je ene actie van deze beurt. Neem wat het gebouw geeft, en lever een kleine bestelling als die hier hoort.
    Speel speciale kaarten als ze nu een bestelling compleet maken. Bewaar ze als ze dat alleen misschien doen.
hint-genoa-messages =
    De toren is in beide gebouwen van je bericht geweest, dus het levert 30 dukaten op.
    Verzilver alles wat je kunt. Er is bijna nooit een reden om te wachten.
hint-genoa-cards =
    De afspraak is gemaakt. Kies nu welke kaarten je overdraagt.
    Geef wat je niet snel kunt leveren, en houd privileges van gebouwen naast elkaar.
hint-genoa-markers =
    Een gebouw dat van jou is, levert 10 dukaten op telkens als iemand anders het gebruikt, en 10 aan het einde.
    Kies gebouwen waar iedereen komt, vooral magazijnen. Om het fiche van een ander te vervangen, heb je er twee nodig.
