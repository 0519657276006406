# Why and when, for each kind of question of Neptun: shown until someone has finished a game.

hint-neptun-draft-contract =
    Je levert je vijf contracten van links naar rechts, en verliest wat je overslaat. Met een lage roerkaart kies je de volgende beurt eerder.
    Neem havens dicht bij je andere contracten, en laat velden ertussen vrij. Kies je laat in de beurt, dan is opendraaien vaak beter.
hint-neptun-draft-wishes =
    Je bent nog niet aan de beurt, maar je kunt zeggen wat je wilt: open contracten, of een route langs havens voor de hele fase.
    Kies een contract als je precies dat wilt. Laat een route achter als je weet waar je heen gaat en de anderen traag zijn.
hint-neptun-sail-oars =
    Je vaarafstand is de wind plus de kracht van je kaart. De volgende wind is 5 plus de winden op alle kaarten van deze beurt.
    Speel een zwakke kaart als de volgende haven dichtbij is, een sterke als die ver weg is. Elke ontbrekende zeemijl kost 1 goud.
hint-neptun-sail-course =
    Waar je aanlegt, kun je één contract leveren, en je verliest open contracten links ervan. Bij elke levering kun je één tempelpunt kopen voor 3 goud.
    Lever van links naar rechts. Koop het punt als het een gelijke stand doorbreekt of een tempel wint.
hint-neptun-extra-sail =
    Je hebt nog open contracten en roerkaarten, dus je kunt nog één of twee keer varen met dezelfde wind.
    Ga als je een contract kunt bereiken: vijf leveringen leveren de bonustegel op. Sla over als de kaart in de volgende ronde meer waard is.
