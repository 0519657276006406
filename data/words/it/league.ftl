# Ratings, profiles, leagues and finding a game.
league-no-such = Questa lega o campagna non esiste. Controlla il nome.
league-not-organiser = Può farlo solo chi organizza la lega.
league-not-in = Quella persona non partecipa.
league-in-already = Partecipi già.
league-not-invited = Per questa lega serve un invito. Chiedilo a chi la organizza.
league-same-deal = Conosci già queste carte da un altro tavolo del turno. Puoi giocare qui quando quel tavolo è finito.
league-not-agreed = Può prendere un posto solo chi si è offerto come riserva. Chiedilo prima a questa persona.
league-open-to-all = Questa lega è aperta a tutti. Non serve un invito.
league-signup-closed = Le iscrizioni sono chiuse. Puoi ancora offrirti come riserva.
league-no-table = In questa lega quel tavolo non è in corso.
league-no-free-seat = A quel tavolo non ci sono posti liberi.
league-bad-titles = Scegli tra questi giochi: { $titles }.
league-bad-sizes = { $title } si gioca in { $seats }. Scegli un numero di posti adatto.
league-bad-numbers = Scegli da 1 a 60 turni, da 1 a 5 tavoli, da 1 a 20 divisioni, da 0 a 20 passaggi di divisione, e almeno una stagione.
league-bad-options = { $title } non ha questa variante: { $reason }
league-bad-points = Indica i punti dal primo posto in giù, da 0 a 1.000. Un posto migliore non può valere meno.
league-bad-times = I giorni vanno da 0 a 400, e un turno richiede un po’ di tempo.
league-bad-tie-breaks = Usa ogni spareggio al massimo una volta: 1 scontri diretti, 2 Sonneborn–Berger, 3 quota dei punti, 4 tavoli vinti.
league-settled = Il primo turno è cominciato: regole e date ora non cambiano più.
league-not-open-yet = Le iscrizioni non sono ancora aperte.
league-no-season = Quella stagione non c’è stata.
league-no-division = Scegli una divisione da 1 a { $divisions }.
league-no-bye = Non restano turni che questa persona possa saltare.
league-no-substitute = Scegli qualcuno che non gioca ancora, finché si giocano turni.
league-not-there = Quella persona non ha un posto a questo tavolo.
league-organises-already = Quella persona organizza già questa lega.
league-profile-hidden = Questo profilo è privato.
league-nothing-to-seek = Nessuno di questi giochi si gioca in quel numero. Cambia una delle due cose.
league-found = Il tuo tavolo di { $title } è pronto: { $people }.

# What a league announces
league-opened = **{ $name }**: la stagione { $season } è aperta. Iscriviti!
league-too-few = **{ $name }**: iscrizioni { $people }, ne servono { $least }. Restano aperte.
league-started = **{ $name }**: la stagione { $season } comincia con { $people ->
    [one] una persona
   *[other] { $people } persone
  }.
league-round = **{ $name }**: il turno { $round } della divisione { $division } comincia a { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }.
league-no-round = **{ $name }**: nella divisione { $division } resta troppo poca gente per il turno { $round }. Riposano tutti.
league-late-warning = **{ $name }**: il tavolo { $table } ({ $people }) rischia di finire in ritardo.
league-late-decided = **{ $name }**: il tavolo { $table } è in ritardo. Un bot continua per { $people }.
league-table-over = **{ $name }**: tavolo { $table }, vittoria di { $winners }.
league-game = { $title } · { $players }
league-table-gone = (eliminato)
league-voided = **{ $name }**: il tavolo { $table } non conta.
league-withdrew = **{ $name }**: { $who } si ritira.
league-substituted = **{ $name }**: { $who } gioca al posto di { $instead }.
league-closed = **{ $name }**: la stagione { $season } è finita. Vittoria di { $winners }.
league-next-signup = **{ $name }**: le iscrizioni alla stagione { $season } aprono il { DAY($day) }.
league-message = **{ $name }**, da { $who }: { $words }
league-changed = **{ $name }**: sono cambiate le regole o le date. Dai un’occhiata prima del primo turno.
league-ended = Chi organizza ha chiuso **{ $name }**.
league-ended-counted = **{ $name }** è stata chiusa. La stagione { $season } conta così com’è. Vittoria di { $winners }.
league-ended-counted-cup = **{ $name }** è stata chiusa e conta così com’è. Vittoria di { $winners }.
league-ended-uncounted = **{ $name }** è stata chiusa. La stagione { $season } non conta.
league-ended-uncounted-cup = **{ $name }** è stata chiusa e non conta.

# The organisers' log
league-log-joined = Iscrizione di { $who }.
league-log-substitute = { $who } fa da riserva.
league-log-left = { $who } lascia la lega.
league-log-invited = Invito a { $who }.
league-log-moved = { $who } passa alla divisione { $division }.
league-log-replaced = { $who } prende il posto di { $instead } al tavolo { $table }.
league-log-took-seat = { $who } prende un posto al tavolo { $table }.
league-log-extended = Il tavolo { $table } riceve { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
  } in più.
league-log-forfeit = Forfait di { $who } al tavolo { $table }.
league-log-bye = { $who } riposa nel prossimo turno.
league-log-substituted = { $who } sostituisce { $instead }.
league-log-voided = Il tavolo { $table } è annullato.
league-log-withdrawn = { $who } esce.
league-open-already = Le iscrizioni sono già state aperte.
league-no-signup = Ora le iscrizioni non sono aperte.
league-too-few-now = Iscrizioni { $people }, ne servono { $least }.
league-begun = Comincia il primo turno.
league-message-sent = Inviato a chi è iscritto.
league-too-many-messages = Oggi hai già scritto a tutti abbastanza volte. Riprova domani.
league-ended-already = È già finita.
league-bad-start = Scegli un giorno futuro, entro 400 giorni.
league-has-programs = Un programma è iscritto. Toglilo prima di escludere i programmi.
league-log-organiser = { $who } ora organizza la lega.
league-log-rules = Le regole sono cambiate.
league-log-opened = Le iscrizioni sono state aperte.
league-log-start = Ora si comincia a giocare il { DAY($day) }.
league-log-begun = Le iscrizioni sono state chiuse e il primo turno avviato.
league-log-renamed = { $before } ora si chiama { $name }.
league-log-described = La descrizione è cambiata.
league-log-message = È partito un messaggio per chi è iscritto.
league-log-ended = È la fine, per sempre.

# Why a row has its place
league-why-first = Più punti di tutti.
league-why-points = Punti: { $less } a { $more }.
league-why-head-to-head = Stessi punti di { $above }. Scontri diretti: { $less } a { $more }.
league-why-sonneborn-berger = Stessi punti di { $above }. Sonneborn–Berger: { $less } a { $more }.
league-why-score-share = Stessi punti di { $above }. Quota dei punti: { $less } a { $more }.
league-why-wins = Stessi punti di { $above }. Tavoli vinti: { $less } a { $more }.
league-why-withdrawn = Ritiro, quindi sotto a chi è rimasto.
league-fraction = { $whole },{ $part }
league-whole = { $whole }
league-why-equal = Alla pari con { $above } in tutto.

# Feats
feat-long-cargo = Stiva lunga
feat-great-haul = Gran bottino
feat-pirate-bane = Flagello dei pirati
feat-honest-broker = Commercio onesto
feat-deal-maker = Fiuto per gli affari
feat-sought-after = A ruba
feat-swift-messenger = Messaggi veloci
feat-galley-taken = Galea catturata
feat-fort-builder = Forti costruiti
feat-cathedral-builder = Basiliche costruite
feat-far-landings = Sbarchi lontani

# Boards and pages
league-leaderboard = Classifica
league-pool-all = Tutti i giochi
league-pool-host = ovunque
league-pool-server = questo server
league-column-name = Nome
league-column-rating = Punteggio
league-column-games = Partite
league-column-points = Punti
league-column-tables = Tavoli
league-column-why = Motivo
league-short-head-to-head = Diretti
league-short-sonneborn-berger = S.–B.
league-short-score-share = Quota
league-short-wins = Vittorie
league-rating-note = Visibile dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }. In ordine di punteggio meno incertezza.
league-gone = { $name } (ritiro)
league-standing-under = Stagione { $season }, divisione { $division }, turno { $round } di { $rounds }
league-leagues = Leghe
league-campaigns = Campagne
league-none = Ancora niente.
league-state-draft = Le regole non sono ancora definitive.
league-state-signup = Le iscrizioni sono aperte.
league-state-playing = La stagione è in corso.
league-state-closed = La stagione è finita.
league-openings = Posti liberi
league-opening-open-seat = { $title }: un posto libero al tavolo { $table }
league-opening-substitute = { $title }: { $name } cerca una riserva al tavolo { $table }
league-opening-house = { $title }: { $name } ha una casata senza guida
league-results = Risultati
league-log-by = { $line } Deciso da { $who }.
league-log-heading = Che cosa è successo
league-past = Stagione { $season }: { $winners }
league-person-games = { $games ->
    [0] Nessuna partita finita.
    [one] Una partita, { $won ->
        [0] persa.
       *[other] vinta.
      }
   *[other] { $games } partite, { $won ->
        [0] nessuna vinta.
        [one] { $won } vinta.
       *[other] { $won } vinte.
      }
  }
league-person-reliable = Mosse in tempo: { $percent }%. Tempo scaduto: { $expiries ->
    [0] mai
    [one] una volta
   *[other] { $expiries } volte
  }. Posti lasciati: { $left }.
league-person-thought = Circa { $minutes } min per mossa.
league-person-best = Record
league-person-feats = Imprese
league-person-met = Incontri più frequenti

league-too-few-games = Il punteggio si vede dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }.
league-created = Hai creato **{ $name }**.
league-joined = Ci sei.
league-left = Non partecipi più.
league-seeking = Sei in lista. Riceverai una notifica quando il tuo tavolo sarà pronto.
campaign-created = Hai creato **{ $name }**. Ora ognuno fonda una casata.

league-forgotten = Qualcuno

# What a league has agreed on
league-rules-titles = { $titles }, a tavoli da { $sizes }; { $pace }.
league-rules-variants = Varianti: { $variants }.
league-rules-rounds = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
  } di { $days ->
    [one] un giorno
   *[other] { $days } giorni
  }, { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  } a testa.
league-rules-points = Punti per piazzamento: { $points }. Riposo: { $bye }. Spareggi: { $breaks }.
league-rules-late-house = Un tavolo in ritardo riceve un avviso { $warning ->
    [0] l’ultimo giorno
    [one] un giorno prima della scadenza
   *[other] { $warning } giorni prima della scadenza
  }. Poi un bot continua per chi si fa aspettare, e di nuovo { $grace ->
    [0] appena serve
    [one] ogni giorno
   *[other] ogni { $grace } giorni
  }.
league-rules-late-void = Un tavolo in ritardo riceve un avviso { $warning ->
    [0] l’ultimo giorno
    [one] un giorno prima della scadenza
   *[other] { $warning } giorni prima della scadenza
  }. Dopo, non conta.
league-rules-divisions = { $divisions ->
    [one] Una divisione
   *[other] { $divisions } divisioni
  }; { $moving ->
    [0] nessuno sale o scende
    [one] sale una persona e ne scende una
   *[other] salgono { $moving } persone e ne scendono { $moving }
  }.
league-rules-programs = Possono partecipare anche programmi.
league-rules-duplicate = Tutti i tavoli di un turno hanno le stesse carte e gli stessi dadi.
league-rules-invited = Per iscriversi serve un invito.
league-rules-role = Per iscriversi serve un certo ruolo.
league-rules-seasons = La lega finisce dopo { $seasons ->
    [one] una stagione
   *[other] { $seasons } stagioni
  }.
league-break-head-to-head = scontri diretti
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = quota dei punti
league-break-wins = tavoli vinti
league-is-open = **{ $name }** è aperta alle iscrizioni.
league-begins = La stagione comincia { $when }.
league-stands-by = Ora fai da riserva.
league-seated = Il posto è tuo.
league-entry-all = Tutti possono iscriversi
league-entry-invited = Solo su invito
league-entry-role = Solo i membri con il ruolo
league-menu-variants = Varianti
league-variant = { $title }, { $what }: { $answer }
league-an-organiser = L’organizzazione della lega
league-seat-forfeited = { $who } ha dato per perso il posto di { $whom } in { $name }. Un bot continua.

# Cups: knock-outs and Swiss rounds
league-opened-cup = **{ $name }**: le iscrizioni sono aperte. Iscriviti!
league-started-cup = **{ $name }** comincia con { $people ->
    [one] una persona
   *[other] { $people } persone
  }.
league-round-cup = **{ $name }**: il turno { $round } comincia a { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }.
league-final-cup = **{ $name }**: comincia la finale.
league-closed-cup = **{ $name }** è finita. Vittoria di { $winners }.
league-scored = Tempo scaduto per { $name }. La partita finisce qui e si conta così com’è.
league-bad-cup = Una coppa ha una sola divisione, e un tavolo per persona e per turno.
league-bad-advancing = Scegli quanti passano da ogni tavolo: da 1 a { $most }.
league-no-bye-cup = In un’eliminazione diretta non si può saltare un turno.
league-out-already = Quella persona è già fuori dalla coppa.
league-why-champion = Vittoria nella coppa.
league-why-still-in = Ancora in gara.
league-why-out = Eliminazione al turno { $round }.
league-why-out-place = Eliminazione al turno { $round }, posto { $place }.
league-standing-under-cup = Turno { $round } di { $rounds }
league-state-playing-cup = La coppa è in corso.
league-state-closed-cup = La coppa è finita.
league-rules-swiss = Sistema svizzero, { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
  }. Si gioca a parità di punti, e se possibile mai due volte insieme.
league-rules-knockout = Eliminazione diretta: { $people ->
    [one] passa la prima persona di ogni tavolo
   *[other] passano le prime { $people } persone di ogni tavolo
  }, fino alla finale.
league-rules-knockout-ties = In caso di parità o senza risultato decidono i risultati precedenti, poi chi si è iscritto prima.
league-rules-length = Tutta la coppa dura { $days ->
    [one] un giorno
   *[other] { $days } giorni
  }, divisi in parti uguali tra i turni.
league-rules-round-days = Ogni turno dura { $days ->
    [one] un giorno
   *[other] { $days } giorni
  }.
league-rules-late-score = Un tavolo in ritardo riceve un avviso { $warning ->
    [0] l’ultimo giorno
    [one] un giorno prima della scadenza
   *[other] { $warning } giorni prima della scadenza
  }. Poi la partita finisce e si conta così com’è.
league-round-ends = Questo turno finisce { $when }.

# Cups: knock-outs and Swiss rounds
league-begins-cup = La coppa comincia { $when }.
