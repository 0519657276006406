# Why and when, for each kind of question of Die Händler von Genua: shown until somebody has finished a game.

hint-genoa-start =
    Puoi lasciar decidere i dadi, o giocare la tua carta e partire da dove vuoi.
    Giocala quando una partenza ti porta sia a un tuo ordine o messaggio sia a edifici per cui altri pagano.
hint-genoa-tower =
    Guidi tu: fino a quattro passi, un’azione tua, e tutto il resto è in vendita.
    Agisci dove serve ai tuoi ordini, accetta le offerte migliori lungo il percorso, chiedi di più quando qualcuno ci tiene molto, e indica un prezzo dove nessuno ha offerto.
hint-genoa-bid =
    Anche in questo turno hai un’azione, se chi guida la torre la porta dove ti serve. Un’offerta non costa nulla finché non viene accettata.
    Offri per le merci e gli edifici dei tuoi ordini, un po’ meno di quanto valgono; di’ che non ti interessa quando il percorso non ti serve.
hint-genoa-action =
    La tua unica azione di questo turno: prendi ciò che dà l’edificio, e consegna un ordine piccolo se è per questo luogo.
    Gioca carte speciali quando completano un ordine adesso; tienile se è solo una speranza.
hint-genoa-messages =
    La torre ha visitato entrambi gli edifici di un tuo messaggio: 30 ducati ciascuno.
    Riscuotili tutti; non c’è quasi mai motivo di aspettare.
hint-genoa-cards =
    Un affare è concluso, e scegli quali tue carte passano di mano.
    Dai ciò che non puoi adempiere presto, e tieni i privilegi vicini tra loro.
hint-genoa-markers =
    Un edificio tuo ti paga 10 ducati ogni volta che qualcun altro lo usa, e 10 alla fine.
    Segna ciò che tutti visitano, i depositi prima di tutto; per sostituire il segnalino di un rivale ne servono due.
