# Settings of a server and its forum: in /setup, and in the browser.

act-server-games = Imposta le partite
act-server-games-about = Canali, forum, ritmo consueto e lingua dei messaggi pubblici
act-server-people = Imposta i permessi
act-server-people-about = Ruoli che moderano, aprono partite o fondano leghe; il canale del registro
act-server-limits = Imposta i limiti
act-server-limits-about = Lobby, partite in corso e leghe per membro; 0: senza limite
act-server-cleaning = Imposta la pulizia
act-server-cleaning-about = Quando si chiudono le lobby, e che cosa succede ai thread dopo la partita
field-channels = Canali in cui si possono aprire partite (nessuno scelto: tutti)
option-channels = canali
field-forum = Forum in cui ogni partita pubblica è un post
option-forum = forum
field-server-language = Lingua dei messaggi pubblici
option-server-language = lingua
field-moderators = Ruoli che moderano i tavoli, oltre a chi gestisce il server
option-moderators = moderatori
field-log = Canale che mostra che cosa fanno i moderatori
option-log = registro
field-openers = Ruoli che possono aprire partite (nessuno scelto: tutti)
option-openers = apertura
field-founders = Ruoli che possono fondare leghe e campagne (nessuno scelto: tutti)
option-founders = fondatori
field-most-lobbies = Lobby aperte per membro
option-most-lobbies = lobby
field-most-tables = Partite in corso aperte per membro
option-most-tables = partite
field-most-leagues = Leghe fondate per membro
option-most-leagues = leghe
field-lobby-days = Giorni prima di chiudere una lobby che non è cominciata (0: mai)
option-lobby-days = giorni-lobby
field-archives = Archivia il thread di una partita quando è finita
option-archives = archivia
server-no-forum = Nessun forum: un thread dove si apre la partita
server-no-log = Nessuno
server-own-language = Quella del server
server-set = Salvato. Vale a partire dalla prossima partita.
server-what-setup = con /configura
server-what-games = partite
server-what-people = permessi
server-what-limits = limiti
server-what-cleaning = pulizia
moderated-settings = { $who } ha cambiato le impostazioni di questo server ({ $what }).

cmd-forum = forum
cmd-forum-about = Forum in cui ogni partita pubblica è un post; sceglilo di nuovo per toglierlo
cmd-browser = browser
cmd-browser-about = Ricevi un link privato a queste impostazioni nel browser
chat-setup-forum = Ogni partita pubblica è un post in
chat-setup-managers = Solo chi gestisce il server può cambiare queste impostazioni.
chat-setup-link = { $minutes ->
    [one] Solo per te: questo link apre una volta le impostazioni di questo server, entro un minuto. Tienilo per te.
   *[other] Solo per te: questo link apre una volta le impostazioni di questo server, entro { $minutes } minuti. Tienilo per te.
}
chat-setup-open = Impostazioni nel browser
chat-setup-tags = Non posso creare i tag in { $forum }. Concedimi lì **Gestire canali** e lascia spazio tra i suoi 20 tag, oppure creali tu con questi nomi: { $tags }. Si gioca anche senza.
chat-forum-opened = Il tuo tavolo è nel forum.
chat-forum-refused = Non ho potuto aprire un post in { $forum }. Chi gestisce il server può vedere con `/configura` che cosa manca.
chat-tag-open = Posto libero
chat-tag-waiting = In attesa
chat-tag-over = Finita

web-server-heading = Impostazioni del server
web-server-door = Il tuo link è nel campo qui sotto. Premi il pulsante per aprire le impostazioni. Il link funziona una volta; /configura su Discord te ne dà un altro.
web-server-key = Il link, o la parte dopo #
web-server-enter = Apri le impostazioni
web-server-lead = Queste impostazioni valgono per tutti i tavoli di questo server. La pagina si chiude automaticamente:
web-server-leave = Chiudi le impostazioni
web-server-closed = Le impostazioni sono chiuse in questo browser. Chiedi un nuovo link con /configura su Discord.
web-server-no-link = Quel link non funziona. È già stato usato, è troppo vecchio o non è nostro. Chiedine uno nuovo con /configura su Discord.
