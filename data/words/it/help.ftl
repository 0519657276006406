# /help, by who asks and where.

cmd-help = aiuto
cmd-help-about = Che cosa puoi fare qui
cmd-games = partite
cmd-games-about = Vedere tutto ciò che ti aspetta, su tutti i server
cmd-menu-profile = Profilo
cmd-menu-invite = Invitare a una partita

help-begin = ### Cominciare
    `/partita nuova` apre un tavolo, `/compagnia posti` mostra i posti liberi, `/compagnia cerca` trova chi vuole la stessa partita.
    `/lega` e `/campagna` tengono insieme serie di partite. *Invitare a una partita* è nel menu di ogni persona (**App**).
help-watching = ### Assisti a questa partita
    Sotto il pannello, **Tabellone** e **Registro** mostrano a che punto è, `/partita regole` come si gioca. `/partita siediti` prende un posto libero.
help-playing = ### Giochi qui
    Premi **Giocare** per la tua domanda; `/partita mano` mostra ciò che solo tu puoi vedere, `/partita novità` che cosa è successo dall’ultima volta che eri qui.
    `/partita piani` risponde in anticipo, `/partita proroga` e `/partita pausa` chiedono tempo, `/partita lascia` cede il tuo posto.
help-taking-back = ### Annullare
    `/partita annulla` annulla la tua ultima mossa, subito finché non ha mostrato nulla di nuovo. Se ha mostrato qualcosa, basta un pulsante per chiedere al tavolo, e tutti devono essere d’accordo.
    `/partita annulla qualsiasi:True` è per chi ha aperto il tavolo, o gestisce il server: una mossa qualsiasi.
help-organiser = ### Organizzi una lega
    `/lega regole` e `/lega apri` danno inizio a una stagione; `/lega proroga`, `/lega rimpiazza`, `/lega forfait` e `/lega annulla` aiutano un tavolo ad andare avanti.
help-moderator = ### Qui mantieni l’ordine
    `/moderatore termina`, `/moderatore pausa`, `/moderatore sposta` e `/moderatore elimina` riguardano una partita, `/moderatore assegna`, `/moderatore togli` e `/moderatore sostituisci` i suoi giocatori. Tutto viene annunciato al tavolo.
    `/configura` è per chi gestisce il server: canali, forum, ruoli, limiti e registro; con `browser:True` nel browser.
help-everywhere = ### Ovunque tu sia
    `/partite` elenca tutto ciò che ti aspetta, `/io impostazioni` contiene i tuoi promemoria, gli orari e la lingua, `/profilo` che cosa hai giocato.
chat-invited = { $person }, { $name } ti invita a una partita di { $title }.
chat-invite-lobby = Alla lobby
chat-invite-no-lobby = Su questo server non siedi in nessuna lobby aperta. Aprine una con `/partita nuova`, poi invita.
chat-invite-there = { $name } siede già in quella lobby.
chat-invite-bot = Un programma non si può invitare. Aggiungi invece un giocatore della casa nella lobby.
