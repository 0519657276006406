# /help, by who asks and where.

cmd-help = hilfe
cmd-help-about = Was du hier tun kannst
cmd-games = partien
cmd-games-about = Alles sehen, was auf dich wartet, auf allen Servern
cmd-menu-profile = Profil
cmd-menu-invite = Zu einer Partie einladen

help-begin = ### Anfangen
    `/spiel neu` eröffnet einen Tisch, `/gesellschaft freie-plätze` zeigt freie Plätze, `/gesellschaft suchen` findet Leute, die dasselbe spielen wollen.
    `/liga` und `/kampagne` verbinden mehrere Partien. *Zu einer Partie einladen* steht im Menü jeder Person (**Apps**).
help-watching = ### Du schaust dieser Partie zu
    Unter dem Bild zeigen **Spielplan** und **Verlauf**, wie es steht, `/spiel regeln`, wie gespielt wird. `/spiel hinsetzen` nimmt einen freien Platz.
help-playing = ### Du spielst hier mit
    Mit **Ziehen** kommst du zu deiner Frage; `/spiel hand` zeigt, was nur du sehen darfst, `/spiel verpasst`, was geschehen ist, seit du hier warst.
    `/spiel pläne` antwortet im Voraus, `/spiel verlängern` und `/spiel pause` bitten um Zeit, `/spiel aufstehen` gibt deinen Platz auf.
help-taking-back = ### Zurücknehmen
    `/spiel zurücknehmen` nimmt deinen letzten Zug zurück, sofort, solange er nichts Neues gezeigt hat. Hat er das, fragst du mit einem Knopfdruck den Tisch, und alle müssen zustimmen.
    `/spiel zurücknehmen beliebig:True` ist für alle, die den Tisch eröffnet haben oder den Server verwalten: jeder Zug.
help-organiser = ### Du organisierst eine Liga
    `/liga regeln` und `/liga öffnen` beginnen eine Saison; `/liga verlängern`, `/liga ersetzen`, `/liga verloren` und `/liga annullieren` helfen einem Tisch weiter.
help-moderator = ### Du sorgst hier für Ordnung
    `/aufsicht beenden`, `/aufsicht pause`, `/aufsicht verlegen` und `/aufsicht löschen` betreffen eine Partie, `/aufsicht setzen`, `/aufsicht entfernen` und `/aufsicht ersetzen` ihre Spieler. All das wird am Tisch gesagt.
    `/einrichten` ist für alle, die den Server verwalten: Kanäle, das Forum, Rollen, Grenzen und das Protokoll; mit `browser:True` im Browser.
help-everywhere = ### Wo immer du bist
    `/partien` zeigt alles, was auf dich wartet, `/mein einstellungen` deine Erinnerungen, Zeiten und Sprache, `/profil`, was du gespielt hast.
chat-invited = { $person }, { $name } lädt dich zu einer Partie ein: { $title }.
chat-invite-lobby = Zum Tisch
chat-invite-no-lobby = Du sitzt auf diesem Server an keinem offenen Tisch. Eröffne einen mit `/spiel neu`, und lade dann ein.
chat-invite-there = { $name } sitzt schon an diesem Tisch.
chat-invite-bot = Ein Programm lässt sich nicht einladen. Setz stattdessen einen Computerspieler an den Tisch.
