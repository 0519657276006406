# Settings of a server and its forum: in /setup, and in the browser.

act-server-games = Partien einrichten
act-server-games-about = Kanäle, das Forum, das übliche Tempo und die Sprache öffentlicher Nachrichten
act-server-people = Rechte festlegen
act-server-people-about = Rollen, die moderieren, Partien eröffnen oder Ligen gründen; der Protokollkanal
act-server-limits = Grenzen festlegen
act-server-limits-about = Offene Tische, laufende Partien und Ligen pro Mitglied; 0: ohne Grenze
act-server-cleaning = Aufräumen einrichten
act-server-cleaning-about = Wann offene Tische geschlossen werden und was nach der Partie mit Threads geschieht
field-channels = Kanäle, in denen Partien eröffnet werden können (keiner gewählt: alle)
option-channels = kanäle
field-forum = Forum, in dem jede öffentliche Partie ein Beitrag ist
option-forum = forum
field-server-language = Sprache öffentlicher Nachrichten
option-server-language = sprache
field-moderators = Rollen, die Tische moderieren, neben allen, die den Server verwalten
option-moderators = moderatoren
field-log = Kanal, der zeigt, was die Moderation tut
option-log = protokoll
field-openers = Rollen, die Partien eröffnen können (keine gewählt: alle)
option-openers = eröffner
field-founders = Rollen, die Ligen und Kampagnen gründen können (keine gewählt: alle)
option-founders = gründer
field-most-lobbies = Offene Tische pro Mitglied
option-most-lobbies = offene-tische
field-most-tables = Eröffnete laufende Partien pro Mitglied
option-most-tables = partien
field-most-leagues = Gegründete Ligen pro Mitglied
option-most-leagues = ligen
field-lobby-days = Tage, bis ein nicht gestarteter Tisch geschlossen wird (0: nie)
option-lobby-days = tisch-tage
field-archives = Den Thread einer Partie archivieren, wenn sie zu Ende ist
option-archives = archivieren
server-no-forum = Kein Forum: ein Thread, wo die Partie eröffnet wird
server-no-log = Keiner
server-own-language = Die des Servers
server-set = Gespeichert. Das gilt ab der nächsten Partie.
server-what-setup = mit /einrichten
server-what-games = Partien
server-what-people = Rechte
server-what-limits = Grenzen
server-what-cleaning = Aufräumen
moderated-settings = { $who } hat die Einstellungen dieses Servers geändert ({ $what }).

cmd-forum = forum
cmd-forum-about = Forum, in dem jede öffentliche Partie ein Beitrag ist; noch einmal gewählt, entfällt es
cmd-browser = browser
cmd-browser-about = Einen privaten Link zu diesen Einstellungen im Browser holen
chat-setup-forum = Jede öffentliche Partie ist ein Beitrag in
chat-setup-managers = Diese Einstellungen können nur alle ändern, die den Server verwalten.
chat-setup-link = { $minutes ->
    [one] Nur für dich: Dieser Link öffnet die Einstellungen dieses Servers einmal, innerhalb einer Minute. Behalte ihn für dich.
   *[other] Nur für dich: Dieser Link öffnet die Einstellungen dieses Servers einmal, innerhalb von { $minutes } Minuten. Behalte ihn für dich.
}
chat-setup-open = Einstellungen im Browser
chat-setup-tags = Ich kann die Tags in { $forum } nicht anlegen. Erlaube mir dort **Kanäle verwalten** und lass Platz unter den 20 Tags, oder leg sie selbst mit diesen Namen an: { $tags }. Gespielt wird auch ohne sie.
chat-forum-opened = Dein Tisch ist im Forum.
chat-forum-refused = Ich konnte in { $forum } keinen Beitrag öffnen. Wer den Server verwaltet, sieht mit `/einrichten`, was fehlt.
chat-tag-open = Platz frei
chat-tag-waiting = Wartet
chat-tag-over = Beendet

web-server-heading = Servereinstellungen
web-server-door = Dein Link steht im Feld darunter. Drück auf den Knopf, um die Einstellungen zu öffnen. Der Link gilt einmal; mit /einrichten auf Discord bekommst du einen neuen.
web-server-key = Der Link oder der Teil nach #
web-server-enter = Einstellungen öffnen
web-server-lead = Diese Einstellungen gelten für alle Tische dieses Servers. Die Seite schließt sich automatisch:
web-server-leave = Einstellungen schließen
web-server-closed = Die Einstellungen sind in diesem Browser geschlossen. Hol dir mit /einrichten auf Discord einen neuen Link.
web-server-no-link = Dieser Link funktioniert nicht. Er wurde schon benutzt, ist zu alt oder nicht von uns. Hol dir mit /einrichten auf Discord einen neuen.
