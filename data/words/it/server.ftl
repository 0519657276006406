# Settings of a server and its forum: in /setup, and in the browser.

act-server-games = Stabilire dove e come si gioca
act-server-games-about = Canali, forum, ritmo consueto e lingua dei messaggi pubblici
act-server-people = Stabilire chi può fare che cosa
act-server-people-about = Ruoli dei moderatori, di chi apre partite o fonda leghe; il canale del registro
act-server-limits = Limitare ciò che un membro può avere aperto
act-server-limits-about = Lobby, partite in corso e leghe; 0: senza limite
act-server-cleaning = Stabilire che cosa si riordina
act-server-cleaning-about = Quando si chiudono le lobby, e che cosa avviene dei thread dopo la fine
field-channels = Canali in cui si possono aprire partite; nessuno scelto: tutti
option-channels = canali
field-forum = Un forum in cui ogni partita pubblica è un post
option-forum = forum
field-server-language = Lingua dei messaggi pubblici
option-server-language = lingua
field-moderators = Ruoli che mantengono l’ordine ai tavoli, oltre a chi gestisce il server
option-moderators = moderatori
field-log = Un canale che dice che cosa fanno i moderatori
option-log = registro
field-openers = Ruoli che possono aprire partite; nessuno scelto: tutti
option-openers = apertura
field-founders = Ruoli che possono fondare leghe e campagne; nessuno scelto: tutti
option-founders = fondatori
field-most-lobbies = Lobby aperte di un membro
option-most-lobbies = lobby
field-most-tables = Partite in corso aperte da un membro
option-most-tables = partite
field-most-leagues = Leghe fondate da un membro
option-most-leagues = leghe
field-lobby-days = Giorni dopo i quali una lobby che nessuno avvia si chiude; 0: mai
option-lobby-days = giorni-lobby
field-archives = Archiviare il thread di una partita quando è finita
option-archives = archivia
server-no-forum = Nessun forum: un thread dove si apre la partita
server-no-log = Nessuno
server-own-language = Quella del server
server-set = Stabilito, a partire dalla prossima partita.
server-what-setup = con /configura
server-what-games = dove e come si gioca
server-what-people = chi può fare che cosa
server-what-limits = ciò che un membro può avere aperto
server-what-cleaning = che cosa si riordina
moderated-settings = { $who } ha cambiato le impostazioni di questo server ({ $what }).

cmd-forum = forum
cmd-forum-about = Un forum in cui ogni partita pubblica è un post; indicato di nuovo, viene tolto
cmd-browser = browser
cmd-browser-about = Avere un link privato a queste impostazioni nel browser
chat-setup-forum = Ogni partita pubblica è un post in
chat-setup-managers = Queste impostazioni sono per chi gestisce il server.
chat-setup-link = { $minutes ->
    [one] Solo per te: questo link apre una volta le impostazioni di questo server, entro un minuto. Tienilo per te.
   *[other] Solo per te: questo link apre una volta le impostazioni di questo server, entro { $minutes } minuti. Tienilo per te.
}
chat-setup-open = Impostazioni nel browser
chat-setup-tags = Non posso creare i tag di { $forum }. Concedimi lì **Gestire canali** e lascia spazio tra i suoi 20 tag, oppure creali tu, con questi nomi: { $tags }. Senza, si gioca lo stesso.
chat-forum-opened = Il tuo tavolo aspetta nel forum.
chat-forum-refused = Non ho potuto aprire un post in { $forum }. Chi gestisce il server può vedere con `/configura` che cosa manca.
chat-tag-open = Posto libero
chat-tag-waiting = In attesa
chat-tag-over = Finita

web-server-heading = Impostazioni di un server
web-server-door = Il tuo link è nel campo qui sotto: premi per aprire le impostazioni. Funziona una volta; /configura su Discord ne dà un altro.
web-server-key = Il link, o ciò che contiene dopo #
web-server-enter = Apri le impostazioni
web-server-lead = Ciò che si stabilisce qui vale per tutti i tavoli di questo server. Questa pagina si chiude da sola:
web-server-leave = Chiudi qui le impostazioni
web-server-closed = Queste impostazioni sono chiuse in questo browser. Chiedi un nuovo link con /configura su Discord.
web-server-no-link = Quel link non apre nulla: è già stato aperto, è troppo vecchio o non è nostro. Chiedine uno nuovo con /configura su Discord.
