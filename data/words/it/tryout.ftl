# Provare mosse in una copia privata della partita

tryout-open = Prova mosse
tryout-title = Mosse di prova
tryout-dealt = Ciò che i rivali nascondono è distribuito a caso da ciò che sai.
tryout-from-move = La posizione dopo la mossa { $move }.
tryout-private = Non lo vede nessun altro, e niente conta.
tryout-do-this = Gioca questa
tryout-go-on = Fai muovere
tryout-play-as = Gioca { $name }
tryout-others = Chi gioca gli altri posti
tryout-bots = Giocano i bot
tryout-all-seats = Gioco tutti io
tryout-start-over = Ricomincia
tryout-deal-again = Ridistribuisci
tryout-share = Link alla posizione
tryout-seat = Il tuo posto
tryout-play-on = Gioca da qui
tryout-filled-in = Compilato: { $what }. Conferma, o cambia qualcosa.
tryout-moved-on = La partita è andata avanti: ciò che hai provato non è più adatto.
tryout-gone = Qui non stai provando mosse. Premi «Prova mosse» per cominciare.
tryout-too-long = Hai provato tutte le mosse che ci stanno. Annullane alcune, o ricomincia.
# In chat
tryout-chat = Apri il tuo tavolo nel browser e premi **Prova mosse**: hai una copia privata di questa partita.
tryout-chat-led = Ecco dove ha portato la tua ultima prova.
