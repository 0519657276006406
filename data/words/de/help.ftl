# /help, by who asks and where.

cmd-help = hilfe
cmd-help-about = Was du hier tun kannst
cmd-games = partien
cmd-games-about = Alles sehen, was auf dich wartet, auf allen Servern
cmd-menu-profile = Profil
cmd-menu-invite = Zu einer Partie einladen

help-begin = ### Anfangen
    `/spiel neu` eröffnet einen Tisch, `/{ group-hall } { cmd-openings }` zeigt Tische mit freien Plätzen, `/{ group-hall } { command-hall-seek }` findet Leute, die dasselbe spielen wollen.
    `/liga` und `/kampagne` sind Reihen von Partien. *Zu einer Partie einladen* findest du im Menü jeder Person (**Apps**).
help-watching = ### Du schaust dieser Partie zu
    Unter dem Bild zeigen **{ chat-board }** und **{ chat-log }**, wie es steht. `/spiel regeln` erklärt, wie gespielt wird. Mit `/spiel hinsetzen` nimmst du einen freien Platz.
help-playing = ### Du spielst hier mit
    Drück **{ chat-act }**, wenn du am Zug bist. `/spiel hand` zeigt, was nur du sehen darfst, `/spiel verpasst`, was inzwischen geschehen ist.
    `/spiel pläne` plant Züge im Voraus, `/spiel verlängern` und `/spiel pause` bitten um Zeit, `/spiel verlassen` gibt deinen Platz auf.
help-taking-back = ### Zurücknehmen
    `/spiel { cmd-undo }` nimmt deinen letzten Zug zurück, sofort, wenn er nichts Neues gezeigt hat. Sonst fragst du mit einem Knopfdruck den Tisch, und alle müssen zustimmen.
    Mit der Option `{ cmd-any-move }` kann jeden Zug zurücknehmen, wer den Tisch eröffnet hat oder den Server verwaltet.
help-organiser = ### Du organisierst eine Liga
    `/liga regeln` und `/liga öffnen` beginnen eine Saison. `/liga verlängern`, `/liga ersetzen`, `/liga verloren` und `/liga annullieren` helfen einem Tisch weiter.
help-moderator = ### Du sorgst hier für Ordnung
    `/aufsicht beenden`, `/aufsicht pause`, `/aufsicht verlegen` und `/aufsicht löschen` betreffen eine Partie, `/aufsicht setzen`, `/aufsicht entfernen` und `/aufsicht ersetzen` die Leute am Tisch. Der Tisch erfährt es immer.
    `/einrichten` ist für alle, die den Server verwalten: Kanäle, Forum, Rollen, Grenzen und Protokoll. Mit der Option `browser` öffnet es sich im Browser.
help-everywhere = ### Überall
    `/partien` zeigt alles, was auf dich wartet, `/mein einstellungen` deine Erinnerungen, Zeiten und Sprache, `/profil`, was du gespielt hast.
chat-invited = { $person }, { $name } lädt dich zu einer Partie ein: { $title }.
chat-invite-lobby = Zum Tisch
chat-invite-no-lobby = Du sitzt auf diesem Server an keinem offenen Tisch. Eröffne einen mit `/spiel neu`, dann kannst du einladen.
chat-invite-there = { $name } sitzt schon an diesem Tisch.
chat-invite-bot = Apps lassen sich nicht einladen. Füge am Tisch stattdessen den Computer hinzu.
