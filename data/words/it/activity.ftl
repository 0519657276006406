# The table inside Discord: its first page, and what it refuses.

activity-heading = Il tavolo dentro Discord
activity-signing-in = Accesso con Discord…
activity-not-vouched = Discord non ha confermato chi sei, quindi non si è aperto nulla. Riprova e permetti a Fondaco di vedere il tuo nome.
activity-discord-away = Discord non è raggiungibile in questo momento. Riprova tra poco.
activity-no-answer = Discord non risponde. Riprova, o chiudi il tavolo e riaprilo.
activity-again = Riprova
activity-close = Chiudi
activity-known-by-discord = Qui accedi con Discord. I link personali servono per il browser.
activity-delete-in-discord = Usa invece /io cancella in Discord. Elimina anche ciò che è salvato lì.

chat-open-table = Apri il tavolo
chat-cannot-open = Discord non è riuscito ad aprire il tavolo. Premi Gioca, o usa `/partita collegamento` per giocare nel browser.
cmd-launch = avvia
cmd-launch-about = Le tue partite, con i loro tabelloni, dentro Discord
