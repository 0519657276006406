# Why and when, for each kind of question of Méditerranée: shown until somebody has finished a game.

hint-mediterranee-manning =
    Elke matroos aan boord brengt je een zone verder en telt in het gevecht; elke plaats die hij inneemt, is een waar minder. Wie thuisblijft, bewaakt je hoofdstad.
    Drie of vier op elke galei laten ruimte voor handel; twee of drie thuis zijn in het begin genoeg.
hint-mediterranee-bid =
    Iedereen betaalt zijn bod, en het hoogste bod kiest een plaats in de volgorde van deze ronde.
    Bied als twee spelers dezelfde haven willen, of als je als eerste moet toeslaan of vluchten; spaar anders je dukaten.
hint-mediterranee-place =
    Met je bod kies je wanneer je in elke fase van deze ronde aan zet bent.
    Wie de eerste is, is het eerst bij vrije havens; wie de laatste is, ziet wat alle anderen doen.
hint-mediterranee-market =
    Hier wordt geld tot waren, matrozen, galeien en forten, in willekeurige volgorde en zo vaak als je wilt.
    Laad wat de havens die je kunt bereiken niet hebben; werf aan waar waren zijn opgeslagen; bouw galeien waar hout en ijzer zijn.
hint-mediterranee-price =
    Iemand wil in je haven kopen: jij noemt de prijs, 100 tot 300, meer met een monopolie. Weigeren te verkopen kun je niet.
    Vraag veel van rivalen en voor schaarse waren; vraag weinig van vrienden, en bedenk dat ze één keer minder mogen bieden.
hint-mediterranee-haggle =
    De koper biedt minder dan je vroeg; zeg je nee, dan blijft je eerste prijs staan.
    Neem aan als hij anders niets zou kopen; weiger als hij de waren nodig heeft.
hint-mediterranee-trade =
    Handel van galei tot galei, voor elke prijs waar jullie het over eens worden.
    Verkoop wat je volgende haven al heeft, koop wat een nieuwe markt opent; hoe harder de ander het nodig heeft, hoe meer het mag kosten.
hint-mediterranee-trade-counter =
    Dit is het laatste woord van de ander: met ja is de handel rond, met nee is het afgelopen.
    Zeg ja als het beter is dan helemaal geen handel; een volgende ronde komt er niet.
hint-mediterranee-sail =
    Eén zone per matroos aan boord. Om door een zone met galeien van anderen te varen, heb je hun toestemming nodig.
    Ga waar je lading ontbreekt; houd een galei bij een haven die gevaar loopt.
hint-mediterranee-passage =
    Iemand wil door je zone varen; zonder je toestemming eindigt de tocht daar.
    Houd tegen wat op je havens afgaat; laat anderen door, en misschien doen ze voor jou hetzelfde.
hint-mediterranee-combat =
    Beide kanten gooien een dobbelsteen, tellen hun matrozen erbij op en delen door drie (tegen een fort door vier): zo veel sneuvelen er aan de andere kant.
    Val aan met duidelijk meer matrozen, voor een lading of haven die dat waard is. Een klant die voor een nieuwe markt betaalt, kan meer waard zijn.
hint-mediterranee-spoils =
    Je hebt gewonnen: laat de galei zinken, of neem haar over met een paar van je matrozen.
    Neem haar over als je beide kunt bemannen; laat haar zinken als je jezelf er alleen mee zou verzwakken.
hint-mediterranee-stow =
    De waren zijn van jou voor zover er plaats is.
    Houd wat de volgende haven mist; laat achter wat je overal voor 100 kunt kopen.
hint-mediterranee-land =
    Een haven zonder garnizoen is van wie er landt, met de waar, het pakhuis en de punten erbij. Zonder matrozen zinkt een galei.
    Land overal waar je één matroos kunt missen; met twee of drie waar rivalen varen.
hint-mediterranee-sell =
    Een haven koopt één stuk van elke waar die hij niet produceert en niet heeft opgeslagen, voor 100 keer het laagste vrije getal; een nieuwe markt in de haven van een rivaal levert 500 extra op.
    Verkoop bijna altijd; houd een waar alleen voor een nieuwe markt binnen bereik.
