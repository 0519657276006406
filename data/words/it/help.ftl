# /help, by who asks and where.

cmd-help = aiuto
cmd-help-about = Che cosa puoi fare qui
cmd-games = partite
cmd-games-about = Vedi tutto ciò che ti aspetta, su tutti i server
cmd-menu-profile = Profilo
cmd-menu-invite = Invita a una partita

help-begin = ### Per cominciare
    `/partita nuova` apre un tavolo, `/{ group-hall } { cmd-openings }` mostra i tavoli con posti liberi, `/{ group-hall } { command-hall-seek }` trova chi vuole lo stesso gioco.
    `/lega` e `/campagna` sono serie di partite. *Invita a una partita* è nel menu di ogni persona (**App**).
help-watching = ### Stai guardando questa partita
    Sotto il pannello, **{ chat-board }** e **{ chat-log }** mostrano come va. `/partita regole` spiega come si gioca. `/partita siediti` prende un posto libero.
help-playing = ### Stai giocando qui
    Premi **{ chat-act }** quando tocca a te. `/partita mano` mostra ciò che puoi vedere solo tu, `/partita novità` che cosa è successo nel frattempo.
    `/partita piani` programma le mosse, `/partita proroga` e `/partita pausa` chiedono tempo, `/partita lascia` cede il tuo posto.
help-taking-back = ### Annulla
    `/partita { cmd-undo }` annulla la tua ultima mossa, subito se non ha mostrato nulla di nuovo. Altrimenti un pulsante lo chiede al tavolo, e tutto il tavolo deve essere d’accordo.
    Con l’opzione `{ cmd-any-move }`, chi ha aperto il tavolo o gestisce il server può annullare qualsiasi mossa.
help-organiser = ### Organizzi una lega
    `/lega regole` e `/lega apri` avviano una stagione. `/lega proroga`, `/lega rimpiazza`, `/lega forfait` e `/lega annulla` aiutano un tavolo ad andare avanti.
help-moderator = ### Qui mantieni l’ordine
    `/moderatore termina`, `/moderatore pausa`, `/moderatore sposta` e `/moderatore elimina` riguardano una partita, `/moderatore assegna`, `/moderatore togli` e `/moderatore sostituisci` chi ci gioca. Il tavolo lo viene sempre a sapere.
    `/configura` è per chi gestisce il server: canali, forum, ruoli, limiti e registro. Con l’opzione `browser` si apre nel browser.
help-everywhere = ### Ovunque
    `/partite` elenca tutto ciò che ti aspetta, `/io impostazioni` contiene promemoria, orari e lingua, `/profilo` mostra che cosa hai giocato.
chat-invited = { $person }, { $name } ti invita a una partita di { $title }.
chat-invite-lobby = Vai alla lobby
chat-invite-no-lobby = Su questo server non sei in nessuna lobby aperta. Aprine una con `/partita nuova`, poi invita.
chat-invite-there = { $name } è già in quella lobby.
chat-invite-bot = Un’app non si può invitare. Aggiungi invece un bot nella lobby.
