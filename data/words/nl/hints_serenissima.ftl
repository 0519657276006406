# Why and when, for each kind of question of Serenissima: shown until someone has finished a game.

hint-serenissima-close-port =
    Met minder spelers worden er havens gesloten: niemand kan daar laden, verkopen of landen.
    Sluit er een die een rivaal bij het begin zou helpen, of die ver is van het begin dat jij wilt.
hint-serenissima-start =
    Je eerste haven bepaalt welk goed je gratis hebt. Het nummer van je galei bepaalt wanneer ze aan de beurt is.
    Met een laag nummer ben je het eerst bij neutrale havens. Een haven naast vrije havens met andere goederen groeit snel.
hint-serenissima-start-galley =
    Alle galeien zijn aan de beurt in de volgorde van hun nummers.
    Verdeel de jouwe over de ronde, of neem een nummer direct na dat van een rivaal om te kunnen reageren.
hint-serenissima-activation =
    Een galei laadt, vaart één zone per matroos, en verkoopt of vecht dan, nooit allebei. Of je investeert.
    Land in het begin in neutrale havens. Breng daarna goederen naar havens die ze niet hebben. Vul vóór een waardering je eigen pakhuizen.
hint-serenissima-investment =
    Met dukaten koop je matrozen, één galei, forten en basilieken. Met meer matrozen vaar je verder, vecht je beter en bewaak je havens.
    Een galei waarvan het nummer nog komt, is deze ronde nog aan de beurt. Bewaak havens die een rivaal kan bereiken. Bouw basilieken vroeg: ze betalen bij elke waardering.
hint-serenissima-special-investment =
    Met minder dan twee galeien kun je er nu kopen.
    Doe dat: zonder galeien kun je niet handelen of je verdedigen. Geef ze genoeg matrozen om een aanval te overleven.
hint-serenissima-fight =
    Beide kanten gooien opnieuw, één dobbelsteen per punt gevechtswaarde. Elke schedel doodt een matroos.
    Ga door zolang je duidelijk meer dobbelstenen hebt. Stop als een nederlaag je een haven of de lading zou kosten.
hint-serenissima-conquest =
    Matrozen aan land houden de haven, matrozen aan boord varen verder. Met niemand aan land wordt de haven neutraal.
    Eén is genoeg waar niemand langskomt; zet er meer aan land waar een galei van een rivaal in de buurt is.
hint-serenissima-salvage =
    Je houdt wat op je vrije plaatsen past. De rest gaat verloren.
    Neem het goed dat je volgende haven niet heeft, en specerijen voor al het andere.
hint-serenissima-blockade-move =
    Je hebt daar meer matrozen dan deze galei, dus je kunt haar tegenhouden.
    Doe dat als ze op een van je havens of op een verkoop afgaat. Laat haar door als je straks hetzelfde nodig hebt.
hint-serenissima-blockade-sale =
    Je hebt daar meer matrozen, dus je kunt de verkoop tegenhouden. De galei kan je dan aanvallen of haar beurt beëindigen.
    Doe het als de dukaten of de plek in het pakhuis zwaarder wegen dan de vrede.
hint-serenissima-blockade-landing =
    Je hebt daar meer matrozen, dus je kunt deze galei beletten de neutrale haven in te nemen.
    Doe het als je de haven binnenkort zelf wilt. Reken op een aanval.
