# Settings of a server and its forum: in /setup, and in the browser.

act-server-games = Festlegen, wo und wie gespielt wird
act-server-games-about = Kanäle, das Forum, das übliche Tempo und die Sprache öffentlicher Nachrichten
act-server-people = Festlegen, wer was darf
act-server-people-about = Rollen für Moderation, für das Eröffnen von Partien und Gründen von Ligen; der Protokollkanal
act-server-limits = Begrenzen, was ein Mitglied offen haben darf
act-server-limits-about = Offene Tische, laufende Partien und Ligen; 0: ohne Grenze
act-server-cleaning = Festlegen, was aufgeräumt wird
act-server-cleaning-about = Wann offene Tische geschlossen werden und was nach dem Ende mit Threads geschieht
field-channels = Kanäle, in denen Partien eröffnet werden dürfen; keiner gewählt: alle
option-channels = kanäle
field-forum = Ein Forum, in dem jede öffentliche Partie ein Beitrag ist
option-forum = forum
field-server-language = Sprache öffentlicher Nachrichten
option-server-language = sprache
field-moderators = Rollen, die an den Tischen für Ordnung sorgen, neben denen, die den Server verwalten
option-moderators = moderatoren
field-log = Ein Kanal, der sagt, was Moderatoren tun
option-log = protokoll
field-openers = Rollen, die Partien eröffnen dürfen; keine gewählt: alle
option-openers = eröffner
field-founders = Rollen, die Ligen und Kampagnen gründen dürfen; keine gewählt: alle
option-founders = gründer
field-most-lobbies = Offene Tische eines Mitglieds
option-most-lobbies = offene-tische
field-most-tables = Laufende Partien, die ein Mitglied eröffnet hat
option-most-tables = partien
field-most-leagues = Ligen, die ein Mitglied gegründet hat
option-most-leagues = ligen
field-lobby-days = Tage, nach denen ein nicht gestarteter Tisch geschlossen wird; 0: nie
option-lobby-days = tisch-tage
field-archives = Den Thread einer Partie archivieren, wenn sie zu Ende ist
option-archives = archivieren
server-no-forum = Kein Forum: ein Thread, wo die Partie eröffnet wird
server-no-log = Keiner
server-own-language = Die des Servers
server-set = Es ist eingestellt, ab der nächsten Partie.
server-what-setup = mit /einrichten
server-what-games = wo und wie gespielt wird
server-what-people = wer was darf
server-what-limits = was ein Mitglied offen haben darf
server-what-cleaning = was aufgeräumt wird
moderated-settings = { $who } hat die Einstellungen dieses Servers geändert ({ $what }).

cmd-forum = forum
cmd-forum-about = Ein Forum, in dem jede öffentliche Partie ein Beitrag ist; noch einmal genannt, entfällt es
cmd-browser = browser
cmd-browser-about = Einen privaten Link zu diesen Einstellungen im Browser holen
chat-setup-forum = Jede öffentliche Partie ist ein Beitrag in
chat-setup-managers = Diese Einstellungen sind für alle, die den Server verwalten.
chat-setup-link = { $minutes ->
    [one] Nur für dich: Dieser Link öffnet die Einstellungen dieses Servers einmal, innerhalb einer Minute. Behalte ihn für dich.
   *[other] Nur für dich: Dieser Link öffnet die Einstellungen dieses Servers einmal, innerhalb von { $minutes } Minuten. Behalte ihn für dich.
}
chat-setup-open = Einstellungen im Browser
chat-setup-tags = Ich kann die Tags von { $forum } nicht anlegen. Erlaube mir dort **Kanäle verwalten** und lass Platz unter den 20 Tags, oder leg sie selbst an, mit diesen Namen: { $tags }. Gespielt wird auch ohne sie.
chat-forum-opened = Dein Tisch wartet im Forum.
chat-forum-refused = Ich konnte in { $forum } keinen Beitrag öffnen. Wer den Server verwaltet, sieht mit `/einrichten`, was fehlt.
chat-tag-open = Platz frei
chat-tag-waiting = Wartet
chat-tag-over = Beendet

web-server-heading = Einstellungen eines Servers
web-server-door = Dein Link steht im Feld darunter: Drück auf den Knopf, um die Einstellungen zu öffnen. Er gilt einmal; /einrichten auf Discord gibt einen neuen.
web-server-key = Der Link, oder was darin nach # steht
web-server-enter = Die Einstellungen öffnen
web-server-lead = Was hier eingestellt wird, gilt für alle Tische dieses Servers. Diese Seite schließt sich von selbst:
web-server-leave = Die Einstellungen hier schließen
web-server-closed = Diese Einstellungen sind in diesem Browser geschlossen. Hol dir mit /einrichten auf Discord einen neuen Link.
web-server-no-link = Dieser Link öffnet nichts: Er wurde schon benutzt, ist zu alt oder nicht von uns. Hol dir mit /einrichten auf Discord einen neuen.
