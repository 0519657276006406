# /help, by who asks and where.

cmd-help = hulp
cmd-help-about = Wat je hier kunt doen
cmd-games = partijen
cmd-games-about = Bekijk alles wat op je wacht, op alle servers
cmd-menu-profile = Profiel
cmd-menu-invite = Voor een partij uitnodigen

help-begin = ### Beginnen
    `/partij nieuw` opent een tafel, `/gezelschap vrijeplaatsen` toont vrije plaatsen, `/gezelschap zoeken` vindt mensen die hetzelfde willen spelen.
    `/competitie` en `/campagne` zijn reeksen partijen. *Voor een partij uitnodigen* staat in het menu van elke persoon (**Apps**).
help-watching = ### Je kijkt toe
    Onder het paneel tonen **Bord** en **Logboek** hoe het ervoor staat, `/partij regels` hoe het wordt gespeeld. Met `/partij plaatsnemen` neem je een vrije plaats in.
help-playing = ### Je speelt hier
    Druk op **Spelen** voor je vraag; `/partij hand` toont wat alleen jij mag zien, `/partij gemist` wat er sinds je laatste bezoek is gebeurd.
    `/partij plannen` antwoordt vooruit, `/partij verlengen` en `/partij pauze` vragen om tijd, met `/partij opstaan` geef je je plaats op.
help-taking-back = ### Terugnemen
    `/partij terugnemen` neemt je laatste zet terug, meteen zolang die niets nieuws heeft onthuld. Anders vraagt één druk op de knop het de tafel, en moet iedereen het ermee eens zijn.
    `/partij terugnemen elke-zet:True` is voor wie de tafel heeft geopend of de server beheert: elke zet.
help-organiser = ### Je organiseert een competitie
    `/competitie regels` en `/competitie openen` beginnen een seizoen; `/competitie verlengen`, `/competitie vervangen`, `/competitie opgeven` en `/competitie ongeldig` helpen een tafel verder.
help-moderator = ### Je houdt hier orde
    `/toezicht einde`, `/toezicht pauze`, `/toezicht verplaatsen` en `/toezicht wissen` gaan over een partij, `/toezicht plaats`, `/toezicht weghalen` en `/toezicht vervangen` over de spelers ervan. Alles wordt aan tafel gemeld.
    `/instellen` is voor wie de server beheert: kanalen, het forum, rollen, grenzen en het logboek; met `browser:True` in de browser.
help-everywhere = ### Waar je ook bent
    `/partijen` toont alles wat op je wacht, `/mijn instellingen` bevat je herinneringen, uren en taal, `/profiel` wat je hebt gespeeld.
chat-invited = { $person }, { $name } nodigt je uit voor een partij { $title }.
chat-invite-lobby = Naar de lobby
chat-invite-no-lobby = Je zit op deze server in geen open lobby. Open er een met `/partij nieuw` en nodig dan uit.
chat-invite-there = { $name } zit al in die lobby.
chat-invite-bot = Een programma kun je niet uitnodigen. Zet in plaats daarvan een computerspeler in de lobby.
