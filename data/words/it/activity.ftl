# The table inside Discord: its first page, and what it refuses.

activity-heading = Il tavolo dentro Discord
activity-signing-in = Si chiede a Discord chi sei…
activity-not-vouched = Discord non ha detto chi sei, quindi non si è aperto nulla. Riprova, e permetti a Fondaco di conoscere lì il tuo nome.
activity-discord-away = In questo momento non si può chiedere a Discord chi sei. Riprova tra poco.
activity-no-answer = Discord non risponde. Riprova, o chiudi il tavolo e riaprilo.
activity-again = Riprova
activity-close = Chiudi
activity-known-by-discord = Qui è Discord a dire chi sei; i link personali servono per il browser.
activity-delete-in-discord = Usa /io cancella in Discord: elimina anche ciò che si conserva lì.

chat-open-table = Aprire il tavolo
chat-cannot-open = Discord non ha aperto il tavolo. Premi Giocare, o usa `/partita collegamento` per il browser.
cmd-launch = avvia
cmd-launch-about = Le tue partite, con i loro tabelloni, dentro Discord
