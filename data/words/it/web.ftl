# The browser table.
web-skip = Vai al tavolo
web-colophon = Fondaco: giochi di commercio al tuo ritmo

web-front-title = Giochi di commercio per chi non è mai online nello stesso momento
web-front-lead = Apri un tavolo, manda un link a chi vuoi e giocate quando vi va. I posti vuoti possono prenderli i bot.
web-your-tables = I tuoi tavoli
web-titles = I giochi
web-players-count = { $low ->
    [one] { $low } giocatore
   *[other] { $low } giocatori
  }
web-players-range = da { $low } a { $high } giocatori
web-players-some = { $most } o { $last } giocatori
web-new-game = Nuova partita
web-rules = Regole in breve
web-no-rules = Non c’è ancora un riassunto delle regole di questo gioco.
web-close = Chiudi
web-how = Come funziona
web-how-open = Scegli un gioco, decidi chi siede dove e apri il tavolo.
web-how-links = Ogni giocatore riceve un link personale. Apre un solo posto, quindi tieni il tuo per te.
web-how-play = Il tavolo mostra a chi tocca. Gioca sul tabellone o nel modulo, e torna quando vuoi.
web-with = con { $names }

web-who-plays = Chi gioca
web-kind-person = Persona
web-kind-house = Bot
web-house-easy = Bot (facile)
web-house-usual = Bot
web-house-strong = Bot (forte)
web-strength-of-seat = Forza del bot al posto { $number }
web-strength-easy = facile
web-strength-usual = medio
web-strength-strong = forte
web-kind-nobody = Nessuno
web-name-of-seat = Nome al posto { $number }
web-merchants = Marco, Bianca, Lorenzo, Zoe, Yusuf
web-open-table = Apri il tavolo
web-open-hint = Se giochi solo contro bot, ti siedi subito. Altrimenti ricevi un link per ogni persona.
web-refuse-seats = { $name }: { $seats }, non { $count }.
web-refuse-nobody = Almeno un posto deve essere di una persona.
web-refuse-name-long = Un nome può avere al massimo { $count } caratteri.
web-refuse-name-twice = Due giocatori non possono chiamarsi entrambi { $name }.
web-refuse-streams = Dalla tua connessione sono aperte troppe pagine insieme. Chiudine qualcuna. Intanto questa si aggiorna di tanto in tanto.
web-refuse-tables = Da una connessione puoi aprire al massimo { $count } tavoli, leghe e campagne all’ora. Riprova più tardi.

web-links-title = Link dei posti
web-links-heading = Il tavolo è aperto
web-links-lead = Manda a ogni giocatore il suo link, poi siediti con il tuo.
web-links-once = Questi link compaiono una volta sola. Ognuno apre un posto: conservali e manda a ogni giocatore solo il suo.
web-link-heading = Il tuo posto su un altro dispositivo
web-link-lead = Apri questo link sull’altro dispositivo e continua a giocare da lì.
web-link-of = Link personale di { $name }
web-copy = Copia
web-copied = Copiato
web-sit-here = Siediti
web-spectators = Pubblico
web-spectator-link = Link per guardare
web-watch = Guarda

web-as-seat = Sei { $name }
web-as-spectator = Stai guardando
web-board = Il tabellone
web-hand = La tua mano
web-players = Giocatori
web-log = Che cosa è successo
web-log-all = Tutto il registro
web-new-since = Qui sopra: novità dalla tua ultima visita
web-you = tu
web-enlarge = Ingrandisci
web-whole-picture = Apri l’immagine
web-in-words = Il tabellone a parole
web-hand-in-words = La tua mano a parole
web-several = Scegli che cosa fare qui: { $what }
web-state-asked = di turno
web-listens = { $house } ascolta
web-listens-you-write = { $house } aspetta mentre compili
web-listening-to = { $house } ascolta { $names }
web-pass = Passa
web-state-may = può agire
web-bar-asked = Tocca a te · { $title }
web-bar-over = Partita finita · { $title }
web-bar = { $title } · Fondaco
web-your-move = Tocca a te
web-you-may-now = Ora puoi agire
web-you-may = Puoi agire (facoltativo)
web-wait = Non tocca a te
web-waiting-for = Si aspetta { $names }
web-watching = Tocca a { $names }
web-wait-hint = Questa pagina si aggiorna automaticamente. Puoi chiuderla e tornare.
web-secret = Privato: lo vedi solo tu.
web-no-script = Questa pagina funziona senza script, ma non si aggiorna automaticamente.
web-reload = Aggiorna

web-confirm = Conferma
web-chosen = Scelto:
web-total = Totale
web-choose-exactly = { $count ->
    [one] Scegline uno.
   *[other] Scegline { $count }.
  }
web-choose-up-to = { $high ->
    [one] Scegline uno, o nessuno.
   *[other] Scegline fino a { $high }, o nessuno.
  }
web-choose-between = Scegline da { $low } a { $high }.
web-share-exactly = { $count } in totale.
web-share-up-to = Fino a { $high } in totale.
web-share-between = Da { $low } a { $high } in totale.
web-order-exactly = { $count ->
    [one] Scegline uno.
   *[other] Mettine { $count } in ordine.
  }
web-order-up-to = Mettine fino a { $high } in ordine, o nessuno.
web-order-between = Mettine da { $low } a { $high } in ordine.
web-order-tap = Toccali in ordine, o spostali con le frecce.
web-from-to = da { $low } a { $high }
web-in-steps = di { $step } in { $step }
web-less = Meno: { $what }
web-more = Più: { $what }
web-earlier = Prima: { $what }
web-later = Dopo: { $what }
web-place-of = Posizione di { $what }
web-refuse-same-place = Due elementi non possono avere entrambi la posizione { $number }.

web-undo = Annulla la mossa
web-undo-not = Non puoi annullare la tua ultima mossa.
web-undo-stale = Quella mossa è già stata annullata, o ne è seguita un’altra.
web-form-lost = La partita è andata avanti mentre compilavi. Ecco che cosa puoi decidere adesso.
web-moved-elsewhere = Hai giocato in un’altra finestra o su un altro dispositivo. Ecco il tavolo com’è adesso.
web-offline = Il server non è raggiungibile. Se la tua mossa è arrivata, la vedrai qui. Altrimenti riprova.
web-went-back = Il server è stato ripristinato da un backup e questa partita è tornata indietro. La pagina è stata ricaricata e mostra a che punto è la partita.

web-over = La partita è finita
web-won = { $names } vince con { $score }
web-won-shared = { $names } condividono la vittoria con { $score } a testa
web-scores = Punteggi finali
web-place = Posizione
web-fair = I dadi e i mazzi sono imparziali?
web-fair-how = Tutti i tiri e i mazzi mescolati sono venuti da un unico seme, fissato prima della prima mossa. Il suo hash SHA-256 era visibile dall’inizio. Calcola l’hash del seme e confronta.
web-fair-start = Tutti i tiri e i mazzi mescolati vengono da un unico seme, fissato prima della prima mossa. Questo è il suo hash SHA-256. Il seme si mostra alla fine, così chiunque può controllare.
web-seed = Seme
web-commitment = SHA-256 del seme
web-again = Gioca ancora
web-closer = Primo piano
web-show = Mostra
web-lost-link = Link perso?
web-opener-heading = Il tavolo che hai aperto
web-opener-links = Nuovi link
web-opener-lead = Se qualcuno ha perso il link, creane qui uno nuovo. Il vecchio non funzionerà più.
web-opener-order = Moderazione
web-fresh-link = Nuovo link
web-fresh-heading = Un nuovo link
web-fresh-lead = Mandalo a { $name }. Il vecchio link non funziona più.
web-refuse-not-opener = Solo il browser che ha aperto questo tavolo può creare nuovi link.
web-my-link = Collega un dispositivo

web-error-heading = Non ha funzionato
web-report = Ancora problemi? Comunica questo codice a chi gestisce il server: { $id }
web-refuse-no-page = Questa pagina non esiste.
web-refuse-no-title = Qui quel gioco non c’è.
web-refuse-key = Quel link non apre nessun posto a questo tavolo. Chiedi il tuo a chi ha aperto il tavolo.
web-refuse-no-seat = Su questo dispositivo non hai fatto l’accesso per questo posto. Apri qui il tuo link personale. Lo trovi alla pagina «Io» sull’altro dispositivo.
web-refuse-method = Da qui non si può fare.
web-refuse-elsewhere = Veniva da un altro sito, quindi non è cambiato nulla.
web-refuse-host = Questo server non conosce quell’indirizzo. Chi lo gestisce può impostare in FONDACO_URL l’indirizzo usato.
web-refuse-too-large = È più di quanto questa pagina accetti.
web-refuse-packed = Questo server accetta i moduli solo come li inviano le sue pagine: non compressi e in nessun altro formato.
web-refuse-broken = Qualcosa è andato storto da parte nostra. Nulla è andato perso. Riprova.
web-refuse-store = In questo momento non si può leggere né salvare, e non è cambiato nulla. Chi gestisce questo server può vedere perché. Riprova più tardi.
web-refuse-read = Questa pagina non si può mostrare in questo momento. Riprova tra un attimo.
web-paste-key = La tua chiave (la parte del tuo link dopo il #)
web-to-front = Pagina iniziale
web-to-table = Torna al tavolo
web-sit-again = Siediti di nuovo
web-refuse-claimed = Questo posto è di qualcun altro. Con il suo link puoi solo chiedere di entrare. Se il posto è tuo, apri il tuo link: è alla pagina «Io» sull’altro dispositivo.
web-asked-to-enter = Questo posto è già di { $who }, a cui abbiamo chiesto di farti entrare. Se sei tu su un altro dispositivo, apri il tuo link: lì è alla pagina «Io».
web-guests = Chi può sedere qui
web-guests-own = Questo posto è tuo. Chi ne apre il link su un altro dispositivo può solo chiedere di entrare.
web-guests-link-only = Solo il link protegge questo posto. Chi ha il link può sedersi qui.
web-guests-asks = Qualcuno con il link di questo posto chiede di entrare.
web-guests-let-in = Lascia entrare
web-guests-refuse = Rifiuta
web-guests-nobody = Nessuno chiede di entrare.
web-guests-bind-about = Questo posto riceve una nuova chiave che ha solo questo browser. I link precedenti non funzionano più, e il tavolo lo viene a sapere.
web-guests-bind = Proteggi il posto
web-profile-address = …o il link di un profilo
web-not-now = Ora non possibile ({ $count })
web-seat-lost = Questo posto non è più tuo. { $what }
web-to-league = Vai alla lega
