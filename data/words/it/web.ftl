# The browser table.
web-skip = Vai al tavolo
web-colophon = Fondaco, il ritrovo dei mercanti che non sono mai collegati nello stesso momento.

web-front-title = Giochi di mercanti per chi non è mai collegato nello stesso momento
web-front-lead = Apri un tavolo, manda un link a ogni amico e gioca quando ti va. Ogni posto che lasci vuoto può prenderlo un giocatore della casa.
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
web-no-rules = Le regole di questo gioco non sono ancora state riassunte.
web-close = Chiudi
web-how = Come funziona
web-how-open = Scegli un gioco, decidi chi siede dove e apri il tavolo.
web-how-links = Ogni giocatore riceve un link personale. È la chiave di un posto: chi lo ha, lo gioca.
web-how-play = Il tavolo dice a chi tocca. Rispondi sul tabellone o nel modulo; torna quando vuoi.
web-with = con { $names }

web-who-plays = Chi gioca
web-kind-person = Persona
web-kind-house = Casa
web-house-easy = Casa, facile
web-house-usual = Casa
web-house-strong = Casa, forte
web-strength-of-seat = Forza del giocatore della casa al posto { $number }
web-strength-easy = facile
web-strength-usual = normale
web-strength-strong = forte
web-kind-nobody = Nessuno
web-name-of-seat = Nome al posto { $number }
web-merchants = Marco, Bianca, Lorenzo, Zoe, Yusuf
web-open-table = Apri il tavolo
web-open-hint = Con una sola persona contro la casa ti siedi subito; altrimenti ricevi un link per ogni persona.
web-refuse-seats = { $name }: { $seats }, non { $count }.
web-refuse-nobody = Almeno un posto deve essere di una persona.
web-refuse-name-long = Un nome può avere al massimo { $count } caratteri.
web-refuse-name-twice = Due posti non possono chiamarsi entrambi { $name }.
web-refuse-streams = Da dove ti trovi sono aperte troppe pagine insieme. Chiudine qualcuna; questa si aggiorna di tanto in tanto.
web-refuse-tables = Da dove ti trovi si possono aprire al massimo { $count } tavoli, leghe e campagne in un’ora. Prima gioca a uno di questi.

web-links-title = Link dei posti
web-links-heading = Il tavolo è aperto
web-links-lead = Manda a ogni giocatore il suo link, e siediti al tuo.
web-links-once = Questi link compaiono solo questa volta: un link è la chiave del suo posto. Conservali, e dai ciascuno solo al giocatore a cui appartiene.
web-link-heading = Il tuo posto su un altro dispositivo
web-link-lead = Apri lì questo link per continuare a giocare da dove sei.
web-link-of = Link personale di { $name }
web-copy = Copia
web-copied = Copiato
web-sit-here = Siediti
web-spectators = Spettatori
web-spectator-link = Link per gli spettatori
web-watch = Guarda

web-as-seat = Sei { $name }
web-as-spectator = Stai guardando
web-board = Il tabellone
web-hand = La tua mano
web-players = Giocatori
web-log = Che cosa è successo
web-log-all = Tutto il registro
web-new-since = Novità dalla tua ultima visita, qui sopra
web-you = tu
web-enlarge = Ingrandisci
web-whole-picture = Apri l’immagine
web-in-words = Il tabellone a parole
web-hand-in-words = La tua mano a parole
web-several = Scegli che cosa fare qui: { $what }
web-state-asked = di turno
web-listens = { $house } ascolta
web-listens-you-write = { $house } ascolta mentre compili
web-listening-to = { $house } ascolta { $names }
web-pass = Passa
web-state-may = può agire
web-bar-asked = Tocca a te · { $title }
web-bar-over = Partita finita · { $title }
web-bar = { $title } · Fondaco
web-your-move = Tocca a te
web-you-may-now = Ora puoi agire
web-you-may = Puoi agire; nessuno aspetta
web-wait = Non tocca a te
web-waiting-for = Si aspetta { $names }
web-watching = Tocca a { $names }
web-wait-hint = Questa pagina si aggiorna da sola. Puoi chiuderla e tornare.
web-secret = Privato: questa domanda la vedi solo tu.
web-no-script = Questa pagina funziona senza script, ma non si aggiorna da sola.
web-reload = Guarda di nuovo

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
web-share-exactly = { $count } in tutto.
web-share-up-to = Fino a { $high } in tutto.
web-share-between = Da { $low } a { $high } in tutto.
web-order-exactly = { $count ->
    [one] Scegline uno.
   *[other] Mettine { $count } in ordine.
  }
web-order-up-to = Mettine fino a { $high } in ordine, o nessuno.
web-order-between = Mettine da { $low } a { $high } in ordine.
web-order-tap = Toccali in sequenza, o spostali con le frecce.
web-from-to = da { $low } a { $high }
web-in-steps = di { $step } in { $step }
web-less = Meno: { $what }
web-more = Più: { $what }
web-earlier = Prima: { $what }
web-later = Dopo: { $what }
web-place-of = Posizione di { $what }
web-refuse-same-place = Due cose non possono avere entrambe la posizione { $number }.

web-undo = Annulla la mia ultima mossa
web-undo-not = Non puoi annullare la tua ultima mossa.
web-undo-stale = Quella mossa è già stata annullata, o ne è seguita un’altra.
web-form-lost = La domanda è cambiata mentre rispondevi. Ecco che cosa si chiede adesso.
web-moved-elsewhere = Hai continuato a giocare in un’altra finestra o su un altro dispositivo. Ecco il tavolo com’è adesso.
web-offline = L’host non è raggiungibile. Questa pagina mostra la tua risposta appena arriva; se non la mostra, riprova.
web-went-back = Il server è tornato a un momento precedente di questa partita, da un backup. La pagina è stata ricaricata e mostra a che punto è la partita.

web-over = La partita è finita
web-won = { $names }: vittoria con { $total } punti
web-won-shared = { $names }: vittoria condivisa con { $total } punti
web-scores = Punteggi finali
web-place = Posizione
web-fair = Dadi e mazzi sono imparziali?
web-fair-how = Dadi e mazzi sono venuti da un unico seme, fissato prima della prima mossa. Il suo hash SHA-256 era visibile dall’inizio: calcola l’hash del seme e confronta.
web-fair-start = Dadi e mazzi vengono da un unico seme, fissato prima della prima mossa. Questo è il suo hash SHA-256; il seme stesso si mostra alla fine, così chiunque può controllare.
web-seed = Seme
web-commitment = SHA-256 del seme
web-again = Gioca ancora
web-closer = Guarda da vicino
web-show = Mostra
web-lost-link = Qualcuno ha perso il link
web-opener-heading = Il tavolo che hai aperto
web-opener-links = Nuovi link
web-opener-lead = Chi ha perso il link ne riceve qui uno nuovo. Il vecchio link non apre più nulla.
web-opener-order = Ordine al tavolo
web-fresh-link = Nuovo link
web-fresh-heading = Un nuovo link
web-fresh-lead = Mandalo a { $name }. Il vecchio link non apre più nulla.
web-refuse-not-opener = Solo il browser che ha aperto questo tavolo può dare nuovi link.
web-my-link = Il mio link per un altro dispositivo

web-error-heading = Non ha funzionato
web-report = Ancora problemi? Comunica questo codice a chi gestisce il server: { $id }
web-refuse-no-page = Questa pagina non esiste.
web-refuse-no-title = Qui questo gioco non c’è.
web-refuse-key = Quel link non apre nessun posto a questo tavolo. Chiedi il tuo a chi ha aperto il tavolo.
web-refuse-no-seat = Su questo dispositivo non hai fatto l’accesso per questo posto. Apri qui il tuo link personale; lo trovi nelle impostazioni sull’altro dispositivo.
web-refuse-method = Da qui non si può fare.
web-refuse-elsewhere = Veniva da un altro sito, quindi nulla è cambiato.
web-refuse-host = Questo host non risponde a quel nome. Chi lo gestisce può impostare FONDACO_URL sull’indirizzo usato.
web-refuse-too-large = Era più di quanto questa pagina accetti.
web-refuse-packed = Questo server accetta i moduli solo come li inviano le sue pagine: non compressi e in nessun altro formato.
web-refuse-broken = Qualcosa è andato storto da parte nostra. Nulla è andato perso; riprova.
web-refuse-store = In questo momento non si può leggere né salvare, e nulla è cambiato. Chi gestisce questo host può vedere perché; riprova più tardi.
web-refuse-read = Questa pagina non si può mostrare in questo momento. Riprova tra un attimo.
web-paste-key = La tua chiave, la parte del tuo link dopo il #
web-to-front = Alla pagina iniziale
web-to-table = Torna al tavolo
web-sit-again = Siediti di nuovo
web-refuse-claimed = Questo posto è di qualcun altro. Il suo link permette solo di chiedere di entrare; se è tuo, apri il tuo link dalla pagina delle impostazioni sull’altro dispositivo.
web-asked-to-enter = Questo posto è già di { $who }, a cui si chiede se lasciarti entrare. Se sei tu su un altro dispositivo, apri il tuo link dalla pagina delle impostazioni di quello.
web-guests = Chi può sedere qui
web-guests-own = Questo posto è tuo. Chi ne apre il link altrove può solo chiedere di entrare.
web-guests-link-only = Questo posto è legato al solo link: chi ha il link può sedersi qui.
web-guests-asks = Qualcuno che ha il link di questo posto chiede di entrare.
web-guests-let-in = Lascia entrare
web-guests-refuse = Non lasciare entrare
web-guests-nobody = Nessuno chiede di entrare.
web-guests-bind-about = Una nuova chiave va solo in questo browser, e ogni link di questo posto già inviato non apre più nulla. Il tavolo lo viene a sapere.
web-guests-bind = Dai a questo posto una chiave mia
web-profile-address = …o l’indirizzo di un profilo
web-not-now = Non ora ({ $count })
web-seat-lost = Questo posto non è più tuo. { $what }
web-to-league = Alla lega
