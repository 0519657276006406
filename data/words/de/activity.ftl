# The table inside Discord: its first page, and what it refuses.

activity-heading = Der Tisch in Discord
activity-signing-in = Anmeldung über Discord …
activity-not-vouched = Discord hat nicht bestätigt, wer du bist, also wurde nichts geöffnet. Versuch es noch einmal und erlaube Fondaco, deinen Namen zu sehen.
activity-discord-away = Discord ist gerade nicht erreichbar. Versuch es gleich noch einmal.
activity-no-answer = Discord antwortet nicht. Versuch es noch einmal, oder schließ den Tisch und öffne ihn wieder.
activity-again = Erneut versuchen
activity-close = Schließen
activity-known-by-discord = Hier meldet dich Discord an. Persönliche Links sind für den Browser.
activity-delete-in-discord = Nutze dafür /mein löschen in Discord. Das löscht auch, was dort gespeichert ist.

chat-open-table = Tisch öffnen
chat-cannot-open = Discord konnte den Tisch nicht öffnen. Drück auf Ziehen, oder spiel mit `/spiel link` im Browser.
cmd-launch = starten
cmd-launch-about = Deine Partien mit ihren Spielplänen, in Discord
