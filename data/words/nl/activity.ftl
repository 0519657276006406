# The table inside Discord: its first page, and what it refuses.

activity-heading = De tafel in Discord
activity-signing-in = Inloggen met Discord…
activity-not-vouched = Discord heeft niet bevestigd wie je bent, dus er is niets geopend. Probeer het nog eens en sta toe dat Fondaco je naam ziet.
activity-discord-away = Discord is nu niet bereikbaar. Probeer het zo nog eens.
activity-no-answer = Discord reageert niet. Probeer het nog eens, of sluit de tafel en open hem opnieuw.
activity-again = Opnieuw proberen
activity-close = Sluiten
activity-known-by-discord = Hier log je in via Discord. Persoonlijke links zijn voor de browser.
activity-delete-in-discord = Gebruik daarvoor /mijn wissen in Discord. Dat wist ook wat daar is opgeslagen.

chat-open-table = Tafel openen
chat-cannot-open = Discord kon de tafel niet openen. Druk op Spelen, of gebruik `/partij link` om in de browser te spelen.
cmd-launch = starten
cmd-launch-about = Je partijen en hun borden, in Discord
