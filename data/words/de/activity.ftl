# The table inside Discord: its first page, and what it refuses.

activity-heading = Der Tisch in Discord
activity-signing-in = Discord wird gefragt, wer du bist …
activity-not-vouched = Discord hat nicht gesagt, wer du bist, also wurde nichts geöffnet. Versuch es noch einmal, und lass Fondaco dort deinen Namen wissen.
activity-discord-away = Discord kann gerade nicht gefragt werden, wer du bist. Versuch es gleich noch einmal.
activity-no-answer = Discord antwortet nicht. Versuch es noch einmal, oder schließ den Tisch und öffne ihn wieder.
activity-again = Noch einmal versuchen
activity-close = Schließen
activity-known-by-discord = Hier sagt Discord, wer du bist; persönliche Links sind für den Browser.
activity-delete-in-discord = Nutze dafür /mein löschen in Discord: Das löscht auch, was dort gespeichert ist.

chat-open-table = Den Tisch öffnen
chat-cannot-open = Discord hat den Tisch nicht geöffnet. Drück auf Ziehen, oder nutze `/spiel link` für den Browser.
cmd-launch = starten
cmd-launch-about = Deine Partien mit ihren Spielplänen, in Discord
