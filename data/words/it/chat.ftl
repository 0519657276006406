# Discord.
chat-act = Giocare
chat-hand = La mia mano
chat-board = Tabellone
chat-log = Registro
chat-replay = Rivedere
chat-ratings = Rating
chat-to-table = Al tavolo
chat-to-browser = Aprire nel browser
chat-look-again = Guardare di nuovo
next-table = Prossimo tavolo ({ $count })
chat-undo = Annullare la mia ultima mossa
chat-undone = La tua ultima mossa è annullata.

chat-waiting = Si aspetta { $names }.
chat-sealed = Risposte segrete: ne sono arrivate { $count } su { $all }.
chat-listening = { $house } ascolta { $names }.
chat-may-speak = { $names }, la parola è libera: { $house } ascolta.
chat-until = Entro { $when }.
chat-total = Totale
chat-over = La partita è finita.
chat-your-move = Tocca a { $names }.
chat-vote-call = { $names }: { $what }. È il momento di votare.
chat-optional = Nessuno aspetta questa risposta: rispondi se vuoi.
chat-given = Fatto: { $what }
chat-news-left-out = { $count ->
    [one] Una riga prima di queste è nel registro.
   *[other] { $count } righe prima di queste sono nel registro.
  }
chat-log-empty = Non è ancora successo nulla.
chat-commitment = Imparzialità: lo SHA-256 del seme è `{ $hash }`. Il seme si mostra alla fine.
chat-seed = Seme `{ $seed }`, SHA-256 `{ $hash }`, come promesso all’inizio.
chat-winner = Vittoria di { $names }
chat-winners = Vittoria condivisa di { $names }

chat-confirm = Confermare
chat-confirm-ask = È questo che vuoi?
chat-back = Indietro
chat-anew = Ricominciare
chat-choose = Scegliere
chat-choose-some = Sceglierne da { $low } a { $high }
chat-exactly = { $count ->
    [one] Scegline uno.
   *[other] Scegline { $count }.
  }
chat-between = { $low ->
    [0] Scegline fino a { $high }, o nessuno.
   *[other] Scegline da { $low } a { $high }.
  }
chat-in-order = Uno dopo l’altro; l’ordine conta.
chat-chosen = Finora: { $what }
chat-none = nulla
chat-none-of-them = Nessuno di questi
chat-done = Fatto ({ $count })
chat-earlier = Precedenti
chat-later = Altri ({ $page }/{ $pages })
chat-more-blocked = … e altri { $count } che ora non si possono scegliere
chat-write-number = Scrivere un numero
chat-number = Numero
chat-range = da { $low } a { $high }
chat-range-step = da { $low } a { $high }, di { $step } in { $step }
chat-change = { $what } …
chat-fill = Compilare
chat-fill-part = { $first } … { $last }
chat-share-done = Fatto (totale { $total })
chat-total-exactly = **{ $count }** in tutto.
chat-total-between = { $low ->
    [0] Fino a **{ $high }** in tutto.
   *[other] Da **{ $low }** a **{ $high }** in tutto.
  }
chat-said = { $what }: { $answer }
chat-count-of = { $what } { $count }

chat-nothing-missing = Hai risposto a tutto: conferma, o torna indietro.
chat-page-moved = Questo modulo è andato avanti, qui o su un altro dispositivo. Ecco a che punto è.
chat-not-playing = Non siedi a questo tavolo.
chat-wrong-seat = Quella domanda è per qualcun altro.
chat-no-hand = Non hai nulla che gli altri non possano vedere.
chat-which-game = Quale partita? Usa il comando nel thread della partita, o indicala con `partita:`.
chat-busy = Ci è voluto troppo tempo. Premi di nuovo.
chat-failed = Qualcosa è andato storto da parte mia, e nulla è cambiato. Riprova.
chat-unshown = Non ho potuto mostrarti l’esito; forse è andato a buon fine. Guarda con `/partita gioca` prima di riprovare.
chat-old-button = Quel pulsante è di un altro momento. Usa `/partita gioca` per la tua domanda.
chat-dms-closed = { $name }: non posso scriverti in privato, quindi le tue domande segrete aspettano qui sotto **Giocare**.
chat-dm-head = { $title } · lo vedi solo tu
chat-untold = Discord ha rifiutato il messaggio che andava qui. **Giocare**, **Tabellone** e **Registro** al tavolo mostrano che cosa avrebbe detto.
chat-lost = Non posso più scrivere nel thread della [tua partita di { $title }]({ $link }). La partita continua: ti avviso qui quando tocca a te, e continuo a riprovare nel thread. Se non esiste più, usa `/partita continua partita:{ $game }` in un canale in cui posso scrivere.
chat-channel-back = Da { $when } non potevo scrivere qui: Discord rifiutava i miei messaggi. La partita è andata avanti e ho avvisato tutti in privato.

chat-lobby-head = { $opener } apre un tavolo · **{ $count }** posti occupati su **{ $seats }**
chat-lobby-empty = libero
chat-lobby-pace = Ritmo: { $pace }
chat-lobby-private = Thread privato
chat-lobby-elsewhere = Per partecipare da altrove: { $ways }
chat-lobby-join = Partecipare
chat-lobby-leave = Lasciare
chat-lobby-drop-house = Togliere un giocatore della casa
chat-lobby-add-easy = Aggiungere un giocatore della casa facile
chat-lobby-add-usual = Aggiungere un giocatore della casa
chat-lobby-add-strong = Aggiungere un giocatore della casa forte
chat-lobby-options = Opzioni
chat-lobby-start = Cominciare
chat-lobby-cancel = Annullare
chat-lobby-cancelled = Questo tavolo è stato annullato.
chat-lobby-begun = La partita è cominciata.
chat-lobby-already = Siedi già a questo tavolo.
chat-lobby-full = Tutti i posti sono occupati.
chat-lobby-ready = { $opener }, il tuo tavolo di { $title } è al completo. Puoi cominciare.
chat-lobby-not-in = Non siedi a questo tavolo.
chat-lobby-no-house = A questo tavolo non c’è nessun giocatore della casa.
chat-lobby-nobody = Deve sedersi almeno una persona.
chat-lobby-too-few = { $count ->
    [one] È occupato un posto; questa partita è per { $seats }.
   *[other] Sono occupati { $count } posti; questa partita è per { $seats }.
  }
chat-lobby-not-opener = Può farlo solo chi ha aperto il tavolo.
chat-lobby-gone = Questo tavolo non è più aperto.
chat-lobby-started = Questa partita è già cominciata.
chat-or = { $most } o { $last }

chat-pace = Ritmo

chat-no-title = Qui non c’è nessun gioco «{ $title }».
chat-no-such-seats = { $title } è per { $seats } giocatori.
chat-no-such-option = Non esiste la variante «{ $written }». Ci sono: { $options }.
chat-not-here = Su questo server le partite si aprono altrove: { $where }
chat-no-private-thread = Qui non posso aprire un thread privato. Concedi «Creare thread privati» in un canale di testo, o apri un tavolo non privato.
chat-rules-of = Regole: { $what }
chat-rules-behind = Regole: aprire un paragrafo
chat-rules-contents = Tutti i paragrafi delle regole
chat-rules-before = Precedente
chat-rules-next = Successivo
chat-no-rules = Le regole di { $title } non sono ancora state riassunte.
chat-mine = Aspettano te
chat-mine-none = Nulla ti aspetta.
chat-mine-others = Le tue altre partite
chat-list = Partite su questo server
chat-list-none = Qui non si gioca nessuna partita. Aprine una con `/partita nuova`.
chat-moved = Questa partita continua in { $where }.
chat-resumed = La partita continua in un nuovo luogo.
chat-resumed-here = La partita continua in questo thread.
chat-resume-elsewhere = Questa partita appartiene a un altro server.
chat-link = La tua chiave personale per questo posto; i link precedenti non valgono più. Tienila per te.
chat-no-browser = Questo host non ha un tavolo nel browser a cui rimandare.

chat-setup = Come è impostato Fondaco qui
chat-setup-where = Le partite si aprono
chat-setup-anywhere = in qualsiasi canale
chat-setup-language = Lingua dei messaggi pubblici
chat-setup-moderators = Moderatori oltre ai gestori
chat-setup-log = Ciò che fanno i moderatori si annuncia in
chat-setup-none = nessuno
chat-setup-archives = Il thread di una partita viene archiviato quando la partita è finita.
chat-setup-archives-not = Il thread di una partita resta aperto quando la partita è finita.
chat-setup-openers = Le partite le apre
chat-setup-founders = Leghe e campagne le fonda
chat-setup-everybody = chiunque
chat-setup-limits = Al massimo per membro (0: senza limite): lobby { $lobbies }, partite in corso { $tables }, leghe { $leagues }
chat-setup-lobby-days = { $count ->
    [0] Una lobby resta aperta finché non viene avviata o annullata.
    [one] Una lobby che nessuno avvia si chiude dopo un giorno.
   *[other] Una lobby che nessuno avvia si chiude dopo { $count } giorni.
}
chat-lobby-expired = { $count ->
    [one] Per un giorno nessuno ha avviato questo tavolo: è chiuso.
   *[other] Per { $count } giorni nessuno ha avviato questo tavolo: è chiuso.
}
chat-open-roles = Su questo server è riservato ai membri di { $roles }.
chat-most-lobbies = Hai già tante lobby aperte quante ne consente questo server: { $count }. Prima avviane o annullane una.
chat-most-tables = Hai già aperto tante partite in corso quante ne consente questo server: { $count }. Prima lasciane finire una.
chat-most-leagues = Organizzi già tante leghe quante ne consente questo server: { $count }.
chat-setup-own = quella del server
chat-setup-may = Che cosa posso fare in { $channel }
chat-setup-grant = Per concedere ciò che manca: apri le impostazioni di { $channel }, Permessi, aggiungi { $role } e consentilo lì. { $stops } impedisce le partite, { $slows } le rende meno comode.
chat-not-permitted = Non posso ancora gestire una partita in { $channel }. Ecco cosa non mi è permesso: { $what }. Per consentirlo, apri le impostazioni di { $channel }, Permessi, aggiungi { $role } e concedilo lì.
chat-may-view-channel = Vedere il canale
chat-may-send-messages = Inviare messaggi
chat-may-attach-files = Allegare file (i tabelloni)
chat-may-embed-links = Incorporare link
chat-may-read-message-history = Leggere la cronologia dei messaggi
chat-may-create-public-threads = Creare thread pubblici (senza: si gioca nel canale)
chat-may-create-private-threads = Creare thread privati (per partite private)
chat-may-send-messages-in-threads = Inviare messaggi nei thread
chat-may-manage-threads = Gestire i thread (per riaprirne uno archiviato)

cmd-game = partita
cmd-game-about = Giocare a giochi di mercanti
cmd-new = nuova
cmd-new-about = Aprire un tavolo per una nuova partita
cmd-title = gioco
cmd-title-about = Quale gioco
cmd-seats = posti
cmd-seats-about = Quanti giocatori
cmd-pace = ritmo
cmd-pace-about = Quanto tempo può richiedere una risposta
cmd-options = varianti
cmd-options-about = Varianti del gioco, per esempio cargo=open; anche sotto il pulsante Opzioni della lobby
cmd-private = privata
cmd-private-about = Giocare in un thread privato
cmd-option-game = Quale delle tue partite; non serve nel suo thread
cmd-act = gioca
cmd-act-about = Rispondere a ciò che ti si chiede
cmd-hand = mano
cmd-hand-about = Vedere ciò che solo tu puoi vedere
cmd-board = tabellone
cmd-board-about = Vedere il tabellone, o un suo luogo
cmd-place = zona
cmd-place-about = Un luogo da vedere in grande
cmd-log = registro
cmd-log-about = Vedere che cosa è successo
cmd-status = stato
cmd-status-about = Vedere chi aspetta il tavolo
cmd-rules = regole
cmd-rules-about = Leggere le regole in breve
cmd-link = collegamento
cmd-takeback = annulla
cmd-takeback-about = Annullare la tua ultima mossa: subito, o se il tavolo è d’accordo
cmd-any-move = qualsiasi
cmd-any-move-about = Se hai aperto il tavolo: scegliere una mossa e annullarla con tutto ciò che è seguito
cmd-link-about = Avere il tuo link personale al tavolo nel browser
cmd-list = elenco
cmd-list-about = Vedere le partite di questo server
cmd-resume = continua
cmd-resume-about = Continuare qui una partita il cui thread è andato perso
cmd-setup = configura
cmd-setup-about = Dire dove e come si gioca qui, e controllare i miei permessi
cmd-channel = canale
cmd-channel-about = Un canale in cui aprire partite; indicato di nuovo, viene tolto
cmd-anywhere = ovunque
cmd-anywhere-about = Lasciare aprire partite in ogni canale
cmd-moderators = moderatori
cmd-moderators-about = Un ruolo che può mantenere l’ordine ai tavoli; indicato di nuovo, viene tolto
cmd-log-channel = registro
cmd-log-channel-about = Un canale che dice che cosa fanno i moderatori; indicato di nuovo, viene tolto
cmd-openers = apertura
cmd-openers-about = Un ruolo che può aprire partite, e nessun altro; indicato di nuovo, viene tolto
cmd-founders = fondatori
cmd-founders-about = Un ruolo che può fondare leghe e campagne; indicato di nuovo, viene tolto
cmd-most-lobbies = lobby
cmd-most-lobbies-about = Quante lobby aperte può avere un membro; 0: senza limite
cmd-most-tables = partite
cmd-most-tables-about = Quante partite in corso può avere aperto un membro; 0: senza limite
cmd-most-leagues = leghe
cmd-most-leagues-about = Quante leghe può fondare un membro; 0: senza limite
cmd-lobby-days = giorni_lobby
cmd-lobby-days-about = Giorni dopo i quali una lobby che nessuno avvia si chiude; 0: mai
cmd-archives = archivia
cmd-archives-about = Archiviare il thread di una partita quando è finita?
cmd-language = lingua
cmd-language-about = La lingua dei messaggi pubblici
chat-write-words = Scriverlo
chat-line-person = @qualcuno, o il suo numero su Discord
