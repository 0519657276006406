# Matrix: che cosa si scrive lì, e che cosa dice il bot nelle sue stanze.

matrix-hello = Ciao! `!partita nuova` apre un tavolo in questa stanza, `!aiuto` mostra tutto il resto. Ogni tavolo ha la sua stanza, e ciò che solo tu puoi vedere arriva in una stanza per te e per me.
matrix-direct-hello = Ciao! I tuoi turni e tutto ciò che solo tu puoi vedere arrivano qui. Scrivi il numero della tua scelta, o il suo nome. `!partite` mostra le tue partite, `!aiuto` il resto.
matrix-own-direct = Ho aperto una stanza per noi due, in cui non si può invitare nessun altro: { $link }
matrix-encrypted = Non posso leggere le stanze cifrate, quindi ne ho aperta una che non lo è: { $link }
matrix-nothing-asked = Qui niente ti aspetta. `!partite` mostra le tue partite, `!aiuto` tutto ciò che puoi scrivere.
matrix-just-now = Questo turno è appena arrivato, quindi non ho contato il tuo messaggio. Che cosa vuoi fare qui?
matrix-unclear = Non so che cosa fare di «{ $words }». Puoi scrivere:
matrix-type-words = Scrivi la tua risposta.
matrix-type-numbers = { $count ->
    [one] Scrivi un numero.
   *[other] Scrivi { $count } numeri separati da spazi, in quest’ordine.
  }
matrix-type-counts = Scrivi quanto di ogni voce, con spazi in mezzo: `{ $key }x2` significa due del numero { $key }.
matrix-not-in-private = Questo funziona solo in una stanza di una comunità.
matrix-which-command = Dopo `{ $group }` puoi scrivere: { $commands }
matrix-too-many-words = Non so che cosa significhi lì «{ $words }». `!aiuto` mostra che cosa puoi scrivere.
matrix-missing = Manca qualcosa: { $what } ({ $known }).
matrix-no-number = «{ $words }» non è un numero.
matrix-no-person = «{ $words }» non è nessuno su Matrix. Scrivi @nome:example.org.
matrix-invite = invita
matrix-invite-about = Invita qualcuno al tavolo a cui siedi
matrix-help-begin = ### Cominciare
    `!partita nuova` apre un tavolo, `!{ group-hall } { cmd-openings }` mostra i posti liberi, `!{ group-hall } { command-hall-seek }` trova chi vuole la stessa partita.
    `!lega` e `!campagna` tengono insieme serie di partite. `!invita @nome:example.org` invita qualcuno al tuo tavolo.
matrix-help-watching = ### Assisti a questa partita
    `!partita tabellone` e `!partita registro` mostrano a che punto è, `!partita regole` come si gioca. `!partita siediti` prende un posto libero.
matrix-help-playing = ### Giochi qui
    I tuoi turni arrivano nella stanza dove ci siamo solo tu e io: scrivi il numero della tua scelta. `!partita gioca` mostra di nuovo il tuo turno; `!partita mano` mostra ciò che solo tu puoi vedere, `!partita novità` che cosa è successo dall’ultima volta che eri qui.
    `!partita piani` programma le tue prossime mosse, `!partita proroga` e `!partita pausa` chiedono tempo, `!partita { command-table-leave }` cede il tuo posto.
matrix-help-moderator = ### Qui moderi tu
    `!{ cmd-host } termina`, `!{ cmd-host } pausa`, `!{ cmd-host } sposta` e `!{ cmd-host } elimina` riguardano una partita, `!{ cmd-host } assegna`, `!{ cmd-host } togli` e `!{ cmd-host } sostituisci` i suoi giocatori. Il tavolo viene a sapere tutto.
    `!configura` è per chi gestisce la comunità: stanze, limiti e registro.

widget-heading = Il tavolo in questa stanza
widget-signing-in = Accesso con Matrix…
widget-not-vouched = Il tuo homeserver non ha confermato chi sei, quindi non si è aperto nulla. Riprova e permetti al tavolo di sapere chi sei.
widget-other-homeserver = Il tavolo nella stanza è solo per chi è sull’homeserver del bot. Scrivi !partita collegamento per giocare nel browser.
widget-homeserver-away = Il tuo homeserver non è raggiungibile in questo momento. Riprova tra poco, o scrivi !partita collegamento per giocare nel browser.
widget-no-answer = Il tuo client Matrix non risponde. Riprova, o scrivi !partita collegamento per giocare nel browser.
widget-known-by-matrix = Qui accedi con Matrix. I link personali servono per il browser.
widget-delete-in-matrix = Scrivi invece !io cancella su Matrix. Elimina anche ciò che è salvato lì.
