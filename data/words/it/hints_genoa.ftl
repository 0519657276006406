# Why and when, for each kind of question of Die Händler von Genua: shown until someone has finished a game.

hint-genoa-start =
    Lascia decidere i dadi, o gioca la tua carta e parti da dove vuoi.
    Giocala quando una partenza ti porta al tuo ordine o messaggio e a edifici per cui altri pagheranno.
hint-genoa-tower =
    Muovi la torre fino a quattro passi e hai un’azione. Tutto il resto puoi venderlo.
    Agisci dove serve ai tuoi ordini e accetta le offerte migliori lungo il percorso. Chiedi di più quando qualcuno tiene molto a una casella, e indica un prezzo dove nessuno ha offerto.
hint-genoa-bid =
    Anche in questo turno hai un’azione, se la torre arriva dove ti serve. Un’offerta non costa nulla finché non viene accettata.
    Offri un po’ meno di quanto una casella vale per i tuoi ordini. Passa quando il percorso non ti serve.
hint-genoa-action =
    È la tua unica azione di questo turno. Prendi ciò che dà l’edificio, e consegna un ordine piccolo se è per questo luogo.
    Gioca carte speciali quando completano un ordine adesso. Tienile se è solo una possibilità.
hint-genoa-messages =
    La torre ha visitato entrambi gli edifici del tuo messaggio, che paga 30 ducati.
    Riscuoti tutti quelli che puoi. Non c’è quasi mai motivo di aspettare.
hint-genoa-cards =
    L’affare è fatto. Ora scegli quali carte dare.
    Dai ciò che non puoi consegnare presto, e tieni i privilegi di edifici vicini tra loro.
hint-genoa-markers =
    Un edificio tuo ti paga 10 ducati ogni volta che qualcun altro lo usa, e 10 alla fine.
    Scegli edifici che tutti visitano, i depositi prima di tutto. Per sostituire il segnalino di un altro te ne servono due.
