# /help, by who asks and where.

cmd-help = hulp
cmd-help-about = Wat je hier kunt doen
cmd-games = partijen
cmd-games-about = Bekijk alles wat op je wacht, op alle servers
cmd-menu-profile = Profiel
cmd-menu-invite = Voor een partij uitnodigen

help-begin = ### Beginnen
    `/partij nieuw` opent een tafel, `/{ group-hall } { cmd-openings }` toont tafels met vrije plaatsen, `/{ group-hall } { command-hall-seek }` vindt mensen die hetzelfde willen spelen.
    `/competitie` en `/campagne` zijn reeksen partijen. *Voor een partij uitnodigen* staat in het menu van elke persoon (**Apps**).
help-watching = ### Je kijkt naar deze partij
    Onder het paneel tonen **{ chat-board }** en **{ chat-log }** hoe het ervoor staat. `/partij regels` legt uit hoe je speelt. Met `/partij plaatsnemen` neem je een vrije plaats in.
help-playing = ### Je speelt hier
    Druk op **{ chat-act }** als je aan de beurt bent. `/partij hand` toont wat alleen jij mag zien, `/partij gemist` wat er intussen is gebeurd.
    `/partij plannen` plant zetten vooruit, `/partij verlengen` en `/partij pauze` vragen om tijd, met `/partij verlaten` geef je je plaats op.
help-taking-back = ### Terugnemen
    `/partij { cmd-undo }` neemt je laatste zet terug, meteen als die niets nieuws heeft onthuld. Anders vraagt één druk op de knop het de tafel, en moet iedereen het goedvinden.
    Met de optie `{ cmd-any-move }` kan wie de tafel heeft geopend of de server beheert elke zet terugnemen.
help-organiser = ### Je organiseert een competitie
    `/competitie regels` en `/competitie openen` beginnen een seizoen. `/competitie verlengen`, `/competitie vervangen`, `/competitie opgeven` en `/competitie ongeldig` helpen een tafel verder.
help-moderator = ### Je houdt hier orde
    `/toezicht einde`, `/toezicht pauze`, `/toezicht verplaatsen` en `/toezicht wissen` gaan over een partij, `/toezicht plaats`, `/toezicht weghalen` en `/toezicht vervangen` over de spelers ervan. De tafel krijgt het altijd te horen.
    `/instellen` is voor wie de server beheert: kanalen, forum, rollen, grenzen en logboek. Met de optie `browser` gaat het open in de browser.
help-everywhere = ### Overal
    `/partijen` toont alles wat op je wacht, `/mijn instellingen` bevat je herinneringen, uren en taal, `/profiel` toont wat je hebt gespeeld.
chat-invited = { $person }, { $name } nodigt je uit voor een partij { $title }.
chat-invite-lobby = Naar de lobby
chat-invite-no-lobby = Je zit op deze server in geen open lobby. Open er een met `/partij nieuw` en nodig dan uit.
chat-invite-there = { $name } zit al in die lobby.
chat-invite-bot = Apps kun je niet uitnodigen. Voeg in de lobby de computer toe.
