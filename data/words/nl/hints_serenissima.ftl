# Why and when, for each kind of question of Serenissima: shown until somebody has finished a game.

hint-serenissima-close-port =
    Met minder spelers worden er havens gesloten: niemand laadt, verkoopt of landt daar.
    Sluit wat een rivaal bij het begin zou helpen, of wat ver ligt van het begin dat jij wilt.
hint-serenissima-start =
    Je eerste haven bepaalt welke waar je gratis hebt, en het nummer van je galei bepaalt wanneer ze aan zet komt.
    Met een laag nummer ben je het eerst bij neutrale havens; een haven met vrije buren van andere waren groeit snel.
hint-serenissima-start-galley =
    Galeien komen aan zet in de volgorde van hun nummers, van alle spelers door elkaar.
    Verdeel de jouwe over de ronde, of neem een nummer direct na dat van een rivaal om hem te antwoorden.
hint-serenissima-activation =
    Eén galei: laden, dan één zone varen per matroos, dan verkopen of vechten, nooit allebei. Of investeren.
    Land in het begin in neutrale havens; breng daarna een waar naar waar die ontbreekt; vul vóór een waardering je eigen pakhuizen.
hint-serenissima-investment =
    Dukaten worden matrozen, één galei, forten en basilieken. Matrozen zijn bereik, kracht en bewaking tegelijk.
    Een galei waarvan het nummer nog komt, speelt in deze ronde mee; bewaak havens die een rivaal kan bereiken; bouw vroeg een basiliek, die betaalt bij elke waardering.
hint-serenissima-special-investment =
    Na een waardering mag wie minder dan twee galeien heeft er kopen.
    Neem ze: zonder galeien kun je niet handelen en je niet verdedigen. Zet er genoeg matrozen op om niet het volgende slachtoffer te zijn.
hint-serenissima-fight =
    Beide kanten gooien opnieuw, één dobbelsteen per punt gevechtswaarde; elke schedel doodt.
    Ga door zolang je duidelijk meer dobbelstenen hebt; breek af als een verlies een haven van je zou openleggen of de lading zou kosten.
hint-serenissima-conquest =
    Matrozen aan land houden de haven, matrozen aan boord varen verder; met niemand aan land is die van niemand.
    Eén is genoeg waar niemand langskomt; meer waar een galei van een rivaal in de buurt is.
hint-serenissima-salvage =
    Wat op je vrije plaatsen past, is van jou; de rest gaat verloren.
    Neem de waar die je volgende haven mist, en specerijen voor al het andere.
hint-serenissima-blockade-move =
    Met daar meer matrozen dan deze galei heeft, mag je haar tegenhouden waar ze is.
    Houd haar tegen als ze op een van je havens of op een verkoop afgaat; laat haar door als je zelf ook wilt worden doorgelaten.
hint-serenissima-blockade-sale =
    Met daar meer matrozen mag je de verkoop verbieden; de galei kan je aanvallen of haar beurt beëindigen.
    Verbied het als de dukaten of de plaats in het pakhuis zwaarder wegen dan de vrede.
hint-serenissima-blockade-landing =
    Met daar meer matrozen mag je deze galei beletten de neutrale haven in te nemen.
    Houd haar weg als je de haven de komende beurten zelf wilt; reken op een aanval.
