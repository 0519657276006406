# What moderators do at a table, and how its players are told.

cmd-host = toezicht
cmd-host-about = Modereer de tafels van deze server

act-table-host-end = Partij beëindigen
act-table-host-end-about = De partij eindigt meteen, zonder winnaar. Je kunt haar nog terugkijken.
command-table-host-end = einde
act-table-host-pause = Partij pauzeren
act-table-host-pause-about = Alle klokken staan zoveel uur stil
command-table-host-pause = pauze
act-table-host-resume = Partij hervatten
act-table-host-resume-about = De pauze eindigt, en de klokken lopen weer
command-table-host-resume = hervatten
act-table-host-move = Partij verplaatsen
act-table-host-move-about = De partij gaat verder in een thread van een ander kanaal
command-table-host-move = verplaatsen
act-table-host-seat = Plaats aanbieden
act-table-host-seat-about = Iemand wordt uitgenodigd voor een plaats zonder speler, en speelt na een ja
command-table-host-seat = plaats
act-table-host-unseat = Speler weghalen
act-table-host-unseat-about = De speler verliest de plaats en kan niet uit zichzelf terugkomen
command-table-host-unseat = weghalen
act-table-host-replace = Speler vervangen
act-table-host-replace-about = Een andere speler wordt uitgenodigd, geheimen inbegrepen, en neemt de plaats over na een ja
command-table-host-replace = vervangen
act-table-host-delete = Partij wissen
act-table-host-delete-about = De partij en de replay zijn weg. Telt ze voor de rating en speel je mee, dan geef je op.
command-table-host-delete = wissen
field-channel = Kanaal
option-channel = kanaal

moderated-opener = De organisator
moderated-operator = De beheerder van Fondaco
moderated-end = { $who } heeft deze partij beëindigd, zonder winnaar.
moderated-pause = { $who } heeft deze partij gepauzeerd voor { $hours ->
    [one] één uur
   *[other] { $hours } uur
}.
moderated-resume = { $who } heeft de pauze beëindigd.
moderated-move = { $who } heeft deze partij verplaatst naar { $where }.
moderated-seat = { $who } heeft de plaats van { $whom } aan een andere speler aangeboden.
moderated-replace = { $who } heeft een andere speler uitgenodigd om het van { $whom } over te nemen. Tot die ja zegt, verandert er niets.
moderated-unseat-open = { $who } heeft { $whom } van de tafel gehaald. De plaats is vrij.
moderated-unseat-house = { $who } heeft { $whom } van de tafel gehaald. De computer speelt verder.
moderated-delete = { $who } heeft een partij { $title } gewist ({ $players }).
moderated-deleted = Partij gewist.

moderated-all-sit = Elke plaats is bezet. Haal iemand weg of vervang iemand.
moderated-nowhere = Er is geen ander kanaal waar ik deze partij kan leiden.
moderated-not-moved = Ik kon deze partij niet naar { $where } verplaatsen: ik mag daar geen thread openen. De partij gaat hier verder.
moderated-of-series = Deze partij hoort bij een competitie of een campagne. Beëindig de partij in plaats daarvan, of vraag het de organisatie.
moderated-sits-already = { $name } heeft al een plaats aan deze tafel.
moderated-own-game = Deze partij telt voor de rating en anderen spelen mee, dus een speler kan dit niet alleen beslissen. Laat de tafel stemmen, of vraag een moderator die niet meespeelt.
moderated-concede = { $who } wilde deze partij met rating wissen. Dat geldt als opgeven: { $who } eindigt als laatste, en de computer speelt verder.
moderated-conceded = Een partij met rating tegen anderen kan niet worden gewist. Je hebt in plaats daarvan opgegeven: de computer speelt verder, en je eindigt als laatste.
moderated-person-elsewhere = Alleen mensen van de plek waar deze tafel wordt gespeeld, kunnen plaatsnemen.
