# What those who keep order do at a table, and how everybody is told.

cmd-host = toezicht
cmd-host-about = Houd als moderator orde aan de tafels van deze server

act-table-host-end = De partij beëindigen
act-table-host-end-about = De partij eindigt meteen, zonder winnaar; die blijft te lezen
command-table-host-end = einde
act-table-host-pause = De partij pauzeren
act-table-host-pause-about = Alle klokken staan zo veel uur stil
command-table-host-pause = pauze
act-table-host-resume = De partij laten doorgaan
act-table-host-resume-about = De pauze eindigt, en de klokken lopen weer
command-table-host-resume = hervatten
act-table-host-move = De partij verplaatsen
act-table-host-move-about = De partij gaat verder in een thread van een ander kanaal
command-table-host-move = verplaatsen
act-table-host-seat = Plaats aanbieden
act-table-host-seat-about = Iemand wordt uitgenodigd voor een plaats zonder speler, en speelt na een ja
command-table-host-seat = plaats
act-table-host-unseat = Een speler van zijn plaats halen
act-table-host-unseat-about = De speler verliest de plaats en kan er niet op eigen houtje terugkomen
command-table-host-unseat = weghalen
act-table-host-replace = Een speler vervangen
act-table-host-replace-about = Een andere speler wordt uitgenodigd, geheimen inbegrepen, en neemt de plaats over na een ja
command-table-host-replace = vervangen
act-table-host-delete = De partij wissen
act-table-host-delete-about = De partij en de replay zijn weg. In een partij voor de rating die je speelt: opgave
command-table-host-delete = wissen
field-channel = Kanaal
option-channel = kanaal

moderated-opener = Wie de tafel heeft geopend
moderated-operator = De beheerder van deze host
moderated-end = { $who } heeft deze partij beëindigd, zonder winnaar.
moderated-pause = { $who } heeft deze partij gepauzeerd voor { $hours ->
    [one] één uur
   *[other] { $hours } uur
}.
moderated-resume = { $who } heeft de pauze beëindigd.
moderated-move = { $who } verplaatst deze partij naar { $where }.
moderated-seat = { $who } heeft de plaats van { $whom } aan een andere speler aangeboden.
moderated-replace = { $who } heeft een andere speler uitgenodigd om voor { $whom } verder te spelen. Tot het ja blijft alles zoals het is.
moderated-unseat-open = { $who } heeft { $whom } van de plaats gehaald. Die is vrij.
moderated-unseat-house = { $who } heeft { $whom } van de plaats gehaald. De computer speelt verder.
moderated-delete = { $who } heeft een partij van { $title } gewist ({ $players }).
moderated-deleted = De partij is gewist.

moderated-all-sit = Op elke plaats zit een mens. Haal iemand weg of vervang iemand.
moderated-nowhere = Er is geen ander kanaal waar ik deze partij mag spelen.
moderated-not-moved = Ik kon deze partij niet naar { $where } verplaatsen: ik mag daar geen thread openen. De partij gaat hier verder.
moderated-of-series = Deze partij hoort bij een competitie of een campagne. Beëindig de partij in plaats daarvan, of vraag het de organisatoren.
moderated-sits-already = { $name } heeft al een plaats aan deze tafel.
moderated-own-game = Deze partij telt voor de rating en anderen spelen mee: wie meespeelt, kan dit niet alleen beslissen. Vraag de tafel om een stemming, of een moderator die niet meespeelt.
moderated-concede = { $who } wilde deze partij met rating wissen. Dat geldt als opgeven: { $who } eindigt als laatste, en de computer speelt verder.
moderated-conceded = Een partij met rating tegen anderen wordt niet gewist. Je hebt opgegeven: de computer speelt verder, en je eindigt als laatste.
moderated-person-elsewhere = Alleen iemand van de plek waar deze tafel wordt gespeeld, kan eraan gaan zitten.
