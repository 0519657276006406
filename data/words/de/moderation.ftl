# What moderators do at a table, and how its players are told.

cmd-host = aufsicht
cmd-host-about = Die Tische dieses Servers moderieren

act-table-host-end = Partie beenden
act-table-host-end-about = Die Partie endet sofort, ohne Sieg. Ansehen kann man sie weiterhin.
command-table-host-end = beenden
act-table-host-pause = Partie anhalten
act-table-host-pause-about = Alle Uhren stehen so viele Stunden still
command-table-host-pause = pause
act-table-host-resume = Partie fortsetzen
act-table-host-resume-about = Die Pause endet, und die Uhren laufen wieder
command-table-host-resume = weiter
act-table-host-move = Partie verlegen
act-table-host-move-about = Die Partie geht in einem Thread eines anderen Kanals weiter
command-table-host-move = verlegen
act-table-host-seat = Platz anbieten
act-table-host-seat-about = Jemand wird auf einen Platz ohne Person eingeladen und spielt nach der Zusage
command-table-host-seat = setzen
act-table-host-unseat = Jemanden entfernen
act-table-host-unseat-about = Diese Person verliert ihren Platz und kann nicht von selbst zurückkommen
command-table-host-unseat = entfernen
act-table-host-replace = Jemanden ersetzen
act-table-host-replace-about = Jemand anders wird auf diesen Platz eingeladen, samt Geheimnissen, und übernimmt nach der Zusage
command-table-host-replace = ersetzen
act-table-host-delete = Partie löschen
act-table-host-delete-about = Partie und Replay sind weg. Eine gewertete Partie, in der du mitspielst, gibst du dabei auf.
command-table-host-delete = löschen
field-channel = Kanal
option-channel = kanal

moderated-opener = Die Tischleitung
moderated-end = { $who } hat diese Partie beendet. Niemand gewinnt.
moderated-pause = { $who } hat diese Partie für { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} angehalten.
moderated-resume = { $who } hat die Pause beendet.
moderated-move = { $who } hat diese Partie verlegt: { $where }.
moderated-seat = { $who } hat den Platz von { $whom } jemand anderem angeboten.
moderated-replace = { $who } hat jemand anderen eingeladen, für { $whom } weiterzuspielen. Bis zur Zusage bleibt alles, wie es ist.
moderated-unseat-open = { $who } hat { $whom } vom Tisch entfernt. Der Platz ist frei.
moderated-unseat-house = { $who } hat { $whom } vom Tisch entfernt. Der Computer spielt weiter.
moderated-delete = { $who } hat eine Partie { $title } gelöscht ({ $players }).
moderated-deleted = Partie gelöscht.

moderated-all-sit = Jeder Platz ist besetzt. Entferne oder ersetze jemanden.
moderated-nowhere = Es gibt keinen anderen Kanal, in dem ich diese Partie leiten kann.
moderated-not-moved = Ich konnte diese Partie nicht verlegen ({ $where }): Dort darf ich keinen Thread öffnen. Sie geht hier weiter.
moderated-of-series = Diese Partie gehört zu einer Liga oder Kampagne. Beende sie stattdessen, oder frag die Organisation.
moderated-sits-already = { $name } hat schon einen Platz an diesem Tisch.
moderated-own-game = Diese Partie zählt für die Wertung, und andere spielen mit. Wer mitspielt, kann das nicht allein entscheiden. Lass den Tisch abstimmen, oder frag jemanden aus der Moderation, der nicht mitspielt.
moderated-concede = { $who } wollte diese gewertete Partie löschen. Das gilt als Aufgabe: { $who } kommt auf den letzten Platz, und der Computer spielt weiter.
moderated-conceded = Gewertete Partien mit anderen lassen sich nicht löschen. Du hast stattdessen aufgegeben: Der Computer spielt weiter, und du kommst auf den letzten Platz.
moderated-person-elsewhere = An diesem Tisch kann nur Platz nehmen, wer dort dabei ist, wo er gespielt wird.
moderated-operator = Die Fondaco-Leitung
