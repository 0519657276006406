# What those who keep order do at a table, and how everybody is told.

cmd-host = aufsicht
cmd-host-about = An den Tischen dieses Servers für Ordnung sorgen, als Moderator

act-table-host-end = Die Partie beenden
act-table-host-end-about = Die Partie endet sofort, ohne Sieger; nachlesen lässt sie sich weiter
command-table-host-end = beenden
act-table-host-pause = Die Partie anhalten
act-table-host-pause-about = Alle Uhren ruhen für so viele Stunden
command-table-host-pause = pause
act-table-host-resume = Die Partie weitergehen lassen
act-table-host-resume-about = Die Pause endet, und die Uhren laufen wieder
command-table-host-resume = weiter
act-table-host-move = Die Partie verlegen
act-table-host-move-about = Die Partie geht in einem Thread eines anderen Kanals weiter
command-table-host-move = verlegen
act-table-host-seat = Platz anbieten
act-table-host-seat-about = Jemand wird auf einen Platz ohne Person eingeladen und spielt nach der Zusage
command-table-host-seat = setzen
act-table-host-unseat = Jemandem den Platz nehmen
act-table-host-unseat-about = Wer den Platz verliert, kann nicht von selbst zurückkommen
command-table-host-unseat = entfernen
act-table-host-replace = Jemanden ersetzen
act-table-host-replace-about = Jemand anders wird auf diesen Platz eingeladen, samt Geheimnissen, und übernimmt nach der Zusage
command-table-host-replace = ersetzen
act-table-host-delete = Die Partie löschen
act-table-host-delete-about = Partie und Replay sind weg. In einer gewerteten Partie, die du mitspielst: Aufgabe
command-table-host-delete = löschen
field-channel = Kanal
option-channel = kanal

moderated-opener = Wer den Tisch eröffnet hat
moderated-end = { $who } hat diese Partie beendet, ohne Sieger.
moderated-pause = { $who } hat diese Partie für { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} angehalten.
moderated-resume = { $who } hat die Pause beendet.
moderated-move = { $who } verlegt diese Partie: { $where }.
moderated-seat = { $who } hat den Platz von { $whom } jemand anderem angeboten.
moderated-replace = { $who } hat jemand anderen eingeladen, für { $whom } weiterzuspielen. Bis zur Zusage bleibt alles, wie es ist.
moderated-unseat-open = { $who } hat { $whom } den Platz genommen. Er ist frei.
moderated-unseat-house = { $who } hat { $whom } den Platz genommen. Der Computer spielt weiter.
moderated-delete = { $who } hat eine Partie { $title } gelöscht ({ $players }).
moderated-deleted = Die Partie ist gelöscht.

moderated-all-sit = Auf jedem Platz sitzt ein Mensch. Nimm jemandem den Platz, oder ersetze jemanden.
moderated-nowhere = Es gibt keinen anderen Kanal, in dem ich diese Partie spielen darf.
moderated-not-moved = Ich konnte diese Partie nicht verlegen ({ $where }): Dort darf ich keinen Thread öffnen. Sie geht hier weiter.
moderated-of-series = Diese Partie gehört zu einer Liga oder Kampagne. Beende sie stattdessen, oder frag die Organisatoren.
moderated-sits-already = { $name } hat schon einen Platz an diesem Tisch.
moderated-own-game = Diese Partie zählt für die Wertung und andere spielen mit: Wer mitspielt, kann das nicht allein entscheiden. Bitte den Tisch um eine Abstimmung oder jemanden aus der Moderation, der nicht mitspielt.
moderated-concede = { $who } wollte diese gewertete Partie löschen. Das gilt als Aufgabe: { $who } kommt auf den letzten Platz, und der Computer spielt weiter.
moderated-conceded = Eine gewertete Partie mit anderen wird nicht gelöscht. Du hast sie aufgegeben: Der Computer spielt weiter, und du kommst auf den letzten Platz.
moderated-person-elsewhere = An diesen Tisch kann sich nur setzen, wer von dort kommt, wo er gespielt wird.
moderated-operator = Wer diesen Host betreibt
