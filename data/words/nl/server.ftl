# Settings of a server and its forum: in /setup, and in the browser.

act-server-games = Partijen instellen
act-server-games-about = Kanalen, het forum, het gewone tempo en de taal van openbare berichten
act-server-people = Rechten instellen
act-server-people-about = Rollen die modereren, partijen openen of competities oprichten; het logkanaal
act-server-limits = Grenzen instellen
act-server-limits-about = Lobby’s, lopende partijen en competities per lid; 0: geen grens
act-server-cleaning = Opruimen instellen
act-server-cleaning-about = Wanneer lobby’s sluiten, en wat er na de partij met threads gebeurt
field-channels = Kanalen waar partijen kunnen worden geopend (geen gekozen: alle)
option-channels = kanalen
field-forum = Forum waarin elke openbare partij een post is
option-forum = forum
field-server-language = Taal van openbare berichten
option-server-language = taal
field-moderators = Rollen die tafels modereren, naast wie de server beheert
option-moderators = moderators
field-log = Kanaal dat toont wat moderators doen
option-log = logkanaal
field-openers = Rollen die partijen kunnen openen (geen gekozen: iedereen)
option-openers = openers
field-founders = Rollen die competities en campagnes kunnen oprichten (geen gekozen: iedereen)
option-founders = oprichters
field-most-lobbies = Open lobby’s per lid
option-most-lobbies = lobbys
field-most-tables = Geopende lopende partijen per lid
option-most-tables = tafels
field-most-leagues = Opgerichte competities per lid
option-most-leagues = competities
field-lobby-days = Dagen tot een niet gestarte lobby sluit (0: nooit)
option-lobby-days = lobby-dagen
field-archives = De thread van een partij archiveren als de partij is afgelopen
option-archives = archiveren
server-no-forum = Geen forum: een thread waar de partij wordt geopend
server-no-log = Geen
server-own-language = Die van de server
server-set = Opgeslagen. Dit geldt vanaf de volgende partij.
server-what-setup = met /instellen
server-what-games = partijen
server-what-people = rechten
server-what-limits = grenzen
server-what-cleaning = opruimen
moderated-settings = { $who } heeft de instellingen van deze server veranderd ({ $what }).

cmd-forum = forum
cmd-forum-about = Forum waarin elke openbare partij een post is; kies het nog eens om het weg te halen
cmd-browser = browser
cmd-browser-about = Krijg een eigen link naar deze instellingen in de browser
chat-setup-forum = Elke openbare partij is een post in
chat-setup-managers = Alleen wie de server beheert, kan deze instellingen veranderen.
chat-setup-link = { $minutes ->
    [one] Alleen voor jou: deze link opent de instellingen van deze server één keer, binnen één minuut. Houd hem voor jezelf.
   *[other] Alleen voor jou: deze link opent de instellingen van deze server één keer, binnen { $minutes } minuten. Houd hem voor jezelf.
}
chat-setup-open = Instellingen in de browser
chat-setup-tags = Ik kan de tags in { $forum } niet maken. Geef me daar **Kanalen beheren** en laat ruimte onder de 20 tags, of maak ze zelf, met deze namen: { $tags }. Ook zonder tags kun je gewoon spelen.
chat-forum-opened = Je tafel is in het forum.
chat-forum-refused = Ik kon in { $forum } geen post openen. Wie de server beheert, kan met `/instellen` zien wat ontbreekt.
chat-tag-open = Plaats vrij
chat-tag-waiting = Wacht
chat-tag-over = Afgelopen

web-server-heading = Serverinstellingen
web-server-door = Je link staat in het veld hieronder. Druk op de knop om de instellingen te openen. De link werkt één keer; met /instellen op Discord krijg je een nieuwe.
web-server-key = De link, of het deel na #
web-server-enter = Instellingen openen
web-server-lead = Deze instellingen gelden voor alle tafels van deze server. De pagina sluit automatisch:
web-server-leave = Instellingen sluiten
web-server-closed = De instellingen zijn in deze browser gesloten. Vraag een nieuwe link met /instellen op Discord.
web-server-no-link = Die link werkt niet. Hij is al gebruikt, is te oud of is niet van ons. Vraag een nieuwe met /instellen op Discord.
