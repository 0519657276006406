# Why and when, for each kind of question of Neptun: shown until somebody has finished a game.

hint-neptun-draft-contract =
    Vijf contracten vormen je reis, die je van links naar rechts vaart; wat je onderweg overslaat, vervalt. Met een lage roerkaart kies je de volgende keer eerder.
    Neem wat dicht bij een contract ligt dat je al hebt; draai open als je laat in de beurt komt; laat op je contractstrook ruimte voor wat nog kan komen.
hint-neptun-draft-wishes =
    Je bent nog niet aan de beurt, maar je kunt zeggen wat je wilt: open contracten, of een route langs havens voor alle beurten van deze fase.
    Noem een contract als je precies dat wilt; laat een route achter als de anderen traag zijn en je weet waar je heen wilt varen.
hint-neptun-sail-oars =
    Je komt zo ver als de wind plus de kracht van de kaart, en alle winden van deze beurt samen bepalen de wind van de volgende.
    Speel een zwakke kaart als de volgende haven dichtbij is, een sterke als die ver weg is; elke zeemijl te weinig kost een goud.
hint-neptun-sail-course =
    Waar je aanlegt, mag je één contract uitvoeren; open contracten links ervan vervallen. Per contract mag je één keer een tempelpunt kopen voor 3 goud.
    Lever van links naar rechts; koop het punt als het een gelijke stand doorbreekt of een tempel wint.
hint-neptun-extra-sail =
    Je hebt nog open contracten en roerkaarten: vaar nog één of twee keer verder met dezelfde wind.
    Ga als een contract binnen bereik is: vijf uitgevoerde contracten leveren de bonustegel op. Zie ervan af als de kaarten in de volgende ronde meer waard zijn.
