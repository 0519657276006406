# Settings of a server and its forum: in /setup, and in the browser.

act-server-games = Instellen waar en hoe wordt gespeeld
act-server-games-about = Kanalen, het forum, het gewone tempo en de taal van openbare berichten
act-server-people = Instellen wie wat mag
act-server-people-about = Rollen van moderators, van wie partijen opent of competities opricht; het logkanaal
act-server-limits = Beperken wat één lid open mag hebben
act-server-limits-about = Lobby’s, lopende partijen en competities; 0: geen grens
act-server-cleaning = Instellen wat wordt opgeruimd
act-server-cleaning-about = Wanneer lobby’s sluiten, en wat er na het einde met threads gebeurt
field-channels = Kanalen waar partijen mogen worden geopend; geen gekozen: alle
option-channels = kanalen
field-forum = Een forum waarin elke openbare partij een post is
option-forum = forum
field-server-language = Taal van openbare berichten
option-server-language = taal
field-moderators = Rollen die aan de tafels orde houden, naast wie de server beheert
option-moderators = moderators
field-log = Een kanaal dat meldt wat moderators doen
option-log = logkanaal
field-openers = Rollen die partijen mogen openen; geen gekozen: iedereen
option-openers = openers
field-founders = Rollen die competities en campagnes mogen oprichten; geen gekozen: iedereen
option-founders = oprichters
field-most-lobbies = Open lobby’s van één lid
option-most-lobbies = lobbys
field-most-tables = Lopende partijen die één lid heeft geopend
option-most-tables = tafels
field-most-leagues = Competities die één lid heeft opgericht
option-most-leagues = competities
field-lobby-days = Na hoeveel dagen een lobby sluit die niemand start; 0: nooit
option-lobby-days = lobby-dagen
field-archives = De thread van een partij archiveren als het spel is afgelopen
option-archives = archiveren
server-no-forum = Geen forum: een thread waar de partij wordt geopend
server-no-log = Geen
server-own-language = Die van de server
server-set = Het is ingesteld, vanaf de volgende partij.
server-what-setup = met /instellen
server-what-games = waar en hoe wordt gespeeld
server-what-people = wie wat mag
server-what-limits = wat één lid open mag hebben
server-what-cleaning = wat wordt opgeruimd
moderated-settings = { $who } heeft de instellingen van deze server veranderd ({ $what }).

cmd-forum = forum
cmd-forum-about = Een forum waarin elke openbare partij een post is; nog eens genoemd: weer weg
cmd-browser = browser
cmd-browser-about = Krijg een eigen link naar deze instellingen in de browser
chat-setup-forum = Elke openbare partij is een post in
chat-setup-managers = Deze instellingen zijn voor wie de server beheert.
chat-setup-link = { $minutes ->
    [one] Alleen voor jou: deze link opent de instellingen van deze server één keer, binnen één minuut. Houd hem voor jezelf.
   *[other] Alleen voor jou: deze link opent de instellingen van deze server één keer, binnen { $minutes } minuten. Houd hem voor jezelf.
}
chat-setup-open = Instellingen in de browser
chat-setup-tags = Ik kan de tags van { $forum } niet maken. Sta me daar **Kanalen beheren** toe en laat ruimte onder de 20 tags, of maak ze zelf, met deze namen: { $tags }. Ook zonder tags wordt er gewoon gespeeld.
chat-forum-opened = Je tafel wacht in het forum.
chat-forum-refused = Ik kon in { $forum } geen post openen. Wie de server beheert, kan met `/instellen` zien wat ontbreekt.
chat-tag-open = Plaats vrij
chat-tag-waiting = Wacht
chat-tag-over = Afgelopen

web-server-heading = Instellingen van een server
web-server-door = Je link staat in het veld hieronder: druk op de knop om de instellingen te openen. Hij werkt één keer; /instellen op Discord geeft een nieuwe.
web-server-key = De link, of wat erin na # staat
web-server-enter = De instellingen openen
web-server-lead = Wat hier wordt ingesteld, geldt voor alle tafels van deze server. Deze pagina sluit vanzelf:
web-server-leave = De instellingen hier sluiten
web-server-closed = Deze instellingen zijn in deze browser gesloten. Vraag een nieuwe link met /instellen op Discord.
web-server-no-link = Die link opent niets: hij is al eens geopend, is te oud, of is niet van ons. Vraag een nieuwe met /instellen op Discord.
