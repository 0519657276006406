# Discord.
chat-act = Gioca
chat-hand = La mia mano
chat-board = Tabellone
chat-log = Registro
chat-replay = Rivedi
chat-ratings = Classifica
chat-to-table = Vai al tavolo
chat-to-browser = Apri nel browser
chat-look-again = Aggiorna
next-table = Prossimo tavolo ({ $count })
chat-undo = Annulla la mia mossa
chat-undone = La tua ultima mossa è annullata.

chat-waiting = Si aspetta { $names }.
chat-sealed = Scelte segrete: { $count } su { $all }.
chat-listening = È il momento delle offerte di { $names } a { $house }.
chat-may-speak = { $names }: è il momento di fare un’offerta a { $house }.
chat-until = Scadenza: { $when }.
chat-total = Totale
chat-over = La partita è finita.
chat-your-move = Tocca a { $names }.
chat-vote-call = { $names }: { $what }. È il momento di votare.
chat-optional = Facoltativo: la partita non ti aspetta.
chat-given = Fatto: { $what }
chat-news-left-out = { $count ->
    [one] Una riga precedente è nel registro.
   *[other] { $count } righe precedenti sono nel registro.
  }
chat-log-empty = Non è ancora successo nulla.
chat-commitment = Imparzialità: lo SHA-256 del seme è `{ $hash }`. Vedrai il seme alla fine.
chat-seed = Seme `{ $seed }`, SHA-256 `{ $hash }`, come promesso all’inizio.
chat-winner = Vittoria di { $names }
chat-winners = Vittoria condivisa di { $names }

chat-confirm = Conferma
chat-confirm-ask = È questo che vuoi?
chat-back = Indietro
chat-restart = Ricomincia
chat-choose = Scegli
chat-choose-some = Scegline da { $low } a { $high }
chat-exactly = { $count ->
    [one] Scegline uno.
   *[other] Scegline { $count }.
  }
chat-between = { $low ->
    [0] Scegline fino a { $high }, o nessuno.
   *[other] Scegline da { $low } a { $high }.
  }
chat-in-order = Scegli uno dopo l’altro. L’ordine conta.
chat-chosen = Finora: { $what }
chat-none = nulla
chat-none-of-them = Nessuno di questi
chat-done = Fatto ({ $count })
chat-earlier = Precedenti
chat-later = Altri ({ $page }/{ $pages })
chat-more-blocked = { $count ->
    [one] … e un’altra opzione che ora non puoi scegliere
   *[other] … e altre { $count } opzioni che ora non puoi scegliere
  }
chat-write-number = Scrivi un numero
chat-number = Numero
chat-range = da { $low } a { $high }
chat-range-step = da { $low } a { $high }, di { $step } in { $step }
chat-change = { $what } …
chat-fill = Compila
chat-fill-part = { $first } … { $last }
chat-share-done = Fatto (totale { $total })
chat-total-exactly = **{ $count }** in tutto.
chat-total-between = { $low ->
    [0] Fino a **{ $high }** in tutto.
   *[other] Da **{ $low }** a **{ $high }** in tutto.
  }
chat-said = { $what }: { $answer }
chat-count-of = { $what } { $count }

chat-nothing-missing = È tutto. Conferma, o torna indietro.
chat-page-moved = Questo modulo è stato cambiato qui o su un altro dispositivo. Ecco com’è adesso.
chat-not-playing = Non giochi a questo tavolo.
chat-wrong-seat = Quella decisione spetta a qualcun altro.
chat-no-hand = Non hai nulla di nascosto agli altri.
chat-which-game = Quale partita? Usa il comando nel suo thread, o indicala con `partita:`.
chat-busy = Ci è voluto troppo tempo. Riprova.
chat-failed = Qualcosa è andato storto da parte mia. Nulla è cambiato. Riprova.
chat-unshown = Non ho potuto mostrarti il risultato, ma forse è andato a buon fine. Controlla con `/partita gioca` prima di riprovare.
chat-old-button = Quel pulsante non è più aggiornato. Usa `/partita gioca` per vedere il tuo turno.
chat-dms-closed = { $name }: non posso scriverti in privato. Le tue scelte segrete sono qui, sotto **Gioca**.
chat-dm-head = { $title } · lo vedi solo tu
chat-untold = Discord ha rifiutato un messaggio qui. **Gioca**, **Tabellone** e **Registro**, al tavolo, mostrano che cosa è successo.
chat-lost = Non posso più scrivere nel thread della [tua partita di { $title }]({ $link }). La partita continua. Ti avviso qui quando tocca a te, e continuo a riprovare nel thread. Se non esiste più, usa `/partita continua partita:{ $game }` in un canale in cui posso scrivere.
chat-channel-back = Da { $when } non potevo scrivere qui, perché Discord rifiutava i miei messaggi. La partita è andata avanti e ho mandato messaggi privati.

chat-lobby-head = { $count ->
    [one] { $opener } ha aperto un tavolo · **{ $count }** posto occupato su **{ $seats }**
   *[other] { $opener } ha aperto un tavolo · **{ $count }** posti occupati su **{ $seats }**
  }
chat-lobby-empty = libero
chat-lobby-pace = Ritmo: { $pace }
chat-lobby-private = Thread privato
chat-lobby-elsewhere = Per partecipare da altrove: { $ways }
chat-lobby-join = Unisciti
chat-lobby-leave = Lascia
chat-lobby-drop-house = Togli bot
chat-lobby-add-easy = Aggiungi bot facile
chat-lobby-add-usual = Aggiungi bot
chat-lobby-add-strong = Aggiungi bot forte
chat-lobby-options = Opzioni
chat-lobby-start = Comincia
chat-lobby-cancel = Annulla
chat-lobby-cancelled = Questo tavolo è stato annullato.
chat-lobby-begun = La partita è cominciata.
chat-lobby-already = Sei già a questo tavolo.
chat-lobby-full = Tutti i posti sono occupati.
chat-lobby-ready = { $opener }, il tuo tavolo di { $title } è al completo. Puoi cominciare.
chat-lobby-not-in = Non sei a questo tavolo.
chat-lobby-no-house = A questo tavolo non c’è nessun bot.
chat-lobby-nobody = Deve giocare almeno una persona.
chat-lobby-too-few = { $count ->
    [one] È occupato un solo posto. Si gioca in { $seats }.
   *[other] Sono occupati { $count } posti. Si gioca in { $seats }.
  }
chat-lobby-not-opener = Può farlo solo chi ha aperto il tavolo.
chat-lobby-gone = Questo tavolo non è più aperto.
chat-lobby-started = Questa partita è già cominciata.
chat-or = { $most } o { $last }

chat-pace = Ritmo

chat-no-title = Qui non c’è nessun gioco chiamato «{ $title }».
chat-no-such-seats = { $title } è per { $seats } persone.
chat-no-such-option = Non esiste una variante «{ $written }». Puoi scegliere: { $options }.
chat-not-here = Su questo server puoi aprire partite qui: { $where }
chat-no-private-thread = Qui non posso aprire un thread privato. Concedimi «Creare thread privati» in un canale di testo, o apri un tavolo non privato.
chat-rules-of = Regole: { $what }
chat-rules-behind = Regole: apri una sezione
chat-rules-contents = Tutte le sezioni delle regole
chat-rules-before = Precedente
chat-rules-next = Successivo
chat-no-rules = Non c’è ancora un riassunto delle regole di { $title }.
chat-mine = Aspettano te
chat-mine-none = Non ti aspetta nulla.
chat-mine-others = Le tue altre partite
chat-list = Partite su questo server
chat-list-none = Qui al momento non si gioca. Apri un tavolo con `/partita nuova`.
chat-moved = Questa partita continua in { $where }.
chat-resumed = La partita continua in un nuovo posto.
chat-resumed-here = La partita continua in questo thread.
chat-resume-elsewhere = Questa partita appartiene a un altro server.
chat-link = Il tuo link personale per questo posto. Tienilo per te. I link precedenti non funzionano più.
chat-no-browser = Qui non si può giocare nel browser.

chat-setup = Le impostazioni di Fondaco qui
chat-setup-where = Si possono aprire partite
chat-setup-anywhere = in qualsiasi canale
chat-setup-language = Lingua dei messaggi pubblici
chat-setup-moderators = Moderazione oltre ai gestori del server
chat-setup-log = Ciò che fa la moderazione si legge in
chat-setup-none = nessuno
chat-setup-archives = Il thread di una partita viene archiviato quando la partita è finita.
chat-setup-archives-not = Il thread di una partita resta aperto quando la partita è finita.
chat-setup-openers = Chi può aprire partite
chat-setup-founders = Chi può creare leghe e campagne
chat-setup-everyone = chiunque
chat-setup-limits = Limiti per membro (0: senza limite): lobby aperte { $lobbies }, partite in corso { $tables }, leghe { $leagues }
chat-setup-lobby-days = { $count ->
    [0] Una lobby resta aperta finché non viene avviata o annullata.
    [one] Una lobby che nessuno avvia si chiude dopo un giorno.
   *[other] Una lobby che nessuno avvia si chiude dopo { $count } giorni.
}
chat-lobby-expired = { $count ->
    [one] Per un giorno nessuno ha avviato questo tavolo, quindi è chiuso.
   *[other] Per { $count } giorni nessuno ha avviato questo tavolo, quindi è chiuso.
}
chat-open-roles = Su questo server è riservato ai membri di { $roles }.
chat-most-lobbies = { $count ->
    [one] Hai già una lobby aperta qui, e questo server ne consente una sola. Prima avviala o annullala.
   *[other] Hai già { $count } lobby aperte qui, e questo server non ne consente di più. Prima avviane o annullane una.
  }
chat-most-tables = { $count ->
    [one] Hai già aperto una partita ancora in corso qui, e questo server ne consente una sola. Prima finiscila.
   *[other] Hai già aperto { $count } partite ancora in corso qui, e questo server non ne consente di più. Prima finiscine una.
  }
chat-most-leagues = { $count ->
    [one] Organizzi già una lega qui, e questo server ne consente una sola.
   *[other] Organizzi già { $count } leghe qui, e questo server non ne consente di più.
  }
chat-setup-own = quella del server
chat-setup-may = I miei permessi in { $channel }
chat-setup-grant = Per concedere ciò che manca, apri le impostazioni di { $channel }, vai su Permessi, aggiungi { $role } e concedilo lì. { $stops } impedisce le partite, { $slows } le rende meno comode.
chat-not-permitted = Non posso ancora gestire una partita in { $channel }. Mi manca: { $what }. Per concederlo, apri le impostazioni di { $channel }, vai su Permessi, aggiungi { $role } e concedilo lì.
chat-may-view-channel = Visualizzare il canale
chat-may-send-messages = Inviare messaggi
chat-may-attach-files = Allegare file (i tabelloni)
chat-may-embed-links = Incorporare link
chat-may-read-message-history = Leggere la cronologia dei messaggi
chat-may-create-public-threads = Creare thread pubblici (altrimenti si gioca nel canale)
chat-may-create-private-threads = Creare thread privati (per partite private)
chat-may-send-messages-in-threads = Inviare messaggi nei thread
chat-may-manage-threads = Gestire i thread (per riaprirne uno archiviato)

cmd-game = partita
cmd-game-about = Gioca a giochi di mercanti
cmd-new = nuova
cmd-new-about = Apri un tavolo per una nuova partita
cmd-title = gioco
cmd-title-about = Quale gioco
cmd-seats = posti
cmd-seats-about = Quante persone giocano
cmd-pace = ritmo
cmd-pace-about = Quanto può durare un turno
cmd-options = varianti
cmd-options-about = Varianti del gioco; più facili da scegliere con il pulsante Opzioni della lobby
cmd-private = privata
cmd-private-about = Gioca in un thread privato
cmd-option-game = Quale delle tue partite; non serve nel suo thread
cmd-act = gioca
cmd-act-about = Gioca il tuo turno
cmd-hand = mano
cmd-hand-about = Vedi ciò che solo tu puoi vedere
cmd-board = tabellone
cmd-board-about = Vedi il tabellone, o ingrandisci un luogo
cmd-place = zona
cmd-place-about = Un luogo da ingrandire
cmd-log = registro
cmd-log-about = Vedi che cosa è successo
cmd-status = stato
cmd-status-about = Vedi a chi tocca
cmd-rules = regole
cmd-rules-about = Leggi un riassunto delle regole
cmd-link = collegamento
cmd-undo = annulla
cmd-undo-about = Annulla la tua ultima mossa: subito, o se il tavolo è d’accordo
cmd-any-move = qualsiasi
cmd-any-move-about = Se hai aperto il tavolo: annulla qualsiasi mossa, con tutto ciò che è seguito
cmd-link-about = Ricevi il tuo link personale al tavolo nel browser
cmd-list = elenco
cmd-list-about = Vedi le partite di questo server
cmd-resume = continua
cmd-resume-about = Continua qui una partita il cui thread è andato perso
cmd-setup = configura
cmd-setup-about = Scegli dove e come si gioca qui, e controlla i miei permessi
cmd-channel = canale
cmd-channel-about = Un canale in cui aprire partite; scelto di nuovo, viene tolto
cmd-anywhere = ovunque
cmd-anywhere-about = Consenti partite in ogni canale
cmd-moderators = moderatori
cmd-moderators-about = Un ruolo che può moderare i tavoli; scelto di nuovo, viene tolto
cmd-log-channel = registro
cmd-log-channel-about = Un canale in cui si legge che cosa fa la moderazione; scelto di nuovo, viene tolto
cmd-openers = apertura
cmd-openers-about = Un ruolo che può aprire partite, e nessun altro; scelto di nuovo, viene tolto
cmd-founders = fondatori
cmd-founders-about = Un ruolo che può creare leghe e campagne; scelto di nuovo, viene tolto
cmd-most-lobbies = lobby
cmd-most-lobbies-about = Quante lobby aperte può avere un membro; 0: senza limite
cmd-most-tables = partite
cmd-most-tables-about = Quante partite in corso può avere aperto un membro; 0: senza limite
cmd-most-leagues = leghe
cmd-most-leagues-about = Quante leghe può creare un membro; 0: senza limite
cmd-lobby-days = giorni_lobby
cmd-lobby-days-about = Dopo quanti giorni si chiude una lobby che nessuno avvia; 0: mai
cmd-archives = archivia
cmd-archives-about = Archiviare il thread di una partita quando è finita?
cmd-language = lingua
cmd-language-about = La lingua dei messaggi pubblici
chat-write-words = Scrivi
chat-line-person = @nome, o il suo ID Discord
