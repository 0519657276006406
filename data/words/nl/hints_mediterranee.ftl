# Why and when, for each kind of question of Méditerranée: shown until someone has finished a game.

hint-mediterranee-manning =
    Elke matroos aan boord brengt de galei een zone verder en vecht mee, maar neemt de plaats van een goed in. Matrozen thuis bewaken je hoofdstad.
    Drie of vier op elke galei laten ruimte voor handel. Twee of drie thuis zijn in het begin genoeg.
hint-mediterranee-bid =
    Iedereen betaalt zijn bod. Het hoogste bod kiest een plaats in de speelvolgorde van deze ronde.
    Bied als iemand dezelfde haven wil, of als je als eerste moet aanvallen of vluchten. Spaar anders je dukaten.
hint-mediterranee-place =
    Je kiest wanneer je in elke fase van deze ronde aan de beurt bent.
    Wie eerst is, komt het eerst bij vrije havens; wie laatst is, ziet wat alle anderen doen.
hint-mediterranee-market =
    Hier maak je van geld goederen, matrozen, galeien en forten, in willekeurige volgorde en zo vaak als je wilt.
    Laad wat je volgende havens niet hebben. Werf aan waar goederen zijn opgeslagen. Bouw galeien waar hout en ijzer zijn.
hint-mediterranee-price =
    Iemand wil in je haven kopen. Je prijs is 100 tot 300, of meer met een monopolie. Je kunt de verkoop niet weigeren.
    Vraag veel van rivalen en voor schaarse goederen. Ze mogen één tegenbod doen.
hint-mediterranee-haggle =
    De ander biedt minder dan je vroeg. Zeg je nee, dan kan er nog voor je eerste prijs worden gekocht.
    Neem aan als er anders niets wordt gekocht. Weiger als de ander de goederen nodig heeft.
hint-mediterranee-trade =
    Handel van galei tot galei, voor elke prijs waar jullie het over eens worden.
    Verkoop wat je volgende haven al heeft; koop wat een nieuwe markt opent. Hoe harder de ander het nodig heeft, hoe meer het kan kosten.
hint-mediterranee-trade-counter =
    Dit is het laatste bod: met ja is de handel rond, met nee is het afgelopen.
    Neem aan als het beter is dan helemaal geen handel.
hint-mediterranee-sail =
    Een galei vaart één zone per matroos aan boord. Om door een zone met galeien van anderen te varen, heb je toestemming nodig.
    Ga naar havens die je lading nog niet hebben. Houd een galei bij een haven die gevaar loopt.
hint-mediterranee-passage =
    Iemand wil door je zone varen. Zonder je toestemming stopt de galei daar.
    Houd tegen wie op je havens afgaat. Laat anderen door, dan doen ze voor jou misschien hetzelfde.
hint-mediterranee-combat =
    Beide kanten gooien een dobbelsteen, tellen hun matrozen erbij op en delen door 3 (tegen een fort door 4). Zoveel matrozen verliest de andere kant.
    Val aan met duidelijk meer matrozen, voor een lading of haven die dat waard is. Een nieuwe markt kan meer waard zijn.
hint-mediterranee-spoils =
    Je hebt gewonnen. Laat de galei zinken, of neem haar over met een paar van je matrozen.
    Neem haar over als je beide kunt bemannen; laat haar zinken als het je alleen zou verzwakken.
hint-mediterranee-stow =
    Je krijgt zoveel van deze goederen als je ruimte hebt.
    Houd wat je volgende haven niet heeft. Laat achter wat je overal voor 100 kunt kopen.
hint-mediterranee-land =
    Een haven zonder garnizoen is van wie er landt, met het product, het pakhuis en de punten. Zonder matrozen zinkt een galei.
    Land overal waar je één matroos kunt missen; met twee of drie waar rivalen varen.
hint-mediterranee-sell =
    Een haven koopt één stuk van elk goed dat er niet wordt geproduceerd of opgeslagen, voor 100 keer het laagste vrije getal. Een nieuwe markt bij een rivaal levert 500 extra op.
    Verkoop bijna altijd. Houd een goed alleen voor een nieuwe markt binnen bereik.
