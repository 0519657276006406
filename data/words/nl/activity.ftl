# The table inside Discord: its first page, and what it refuses.

activity-heading = De tafel in Discord
activity-signing-in = Discord wordt gevraagd wie je bent…
activity-not-vouched = Discord heeft niet gezegd wie je bent, dus er is niets geopend. Probeer het nog eens, en laat Fondaco daar je naam weten.
activity-discord-away = Discord kan nu niet zeggen wie je bent. Probeer het zo nog eens.
activity-no-answer = Discord antwoordt niet. Probeer het nog eens, of sluit de tafel en open hem opnieuw.
activity-again = Opnieuw proberen
activity-close = Sluiten
activity-known-by-discord = Hier zegt Discord wie je bent; persoonlijke links zijn voor de browser.
activity-delete-in-discord = Gebruik daarvoor /mijn wissen in Discord: dat wist ook wat daar is bewaard.

chat-open-table = De tafel openen
chat-cannot-open = Discord heeft de tafel niet geopend. Druk op Spelen, of gebruik `/partij link` voor de browser.
cmd-launch = starten
cmd-launch-about = Je partijen, met hun borden, in Discord
