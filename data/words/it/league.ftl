# Ratings, profiles, leagues and finding a game.
league-no-such = Qui non esiste questa lega o campagna. Controlla il nome.
league-not-organiser = Possono farlo solo gli organizzatori.
league-not-in = Quella persona non partecipa a questa stagione.
league-in-already = Partecipi già.
league-not-invited = Questa lega è aperta agli invitati. Rivolgiti a chi la organizza.
league-same-deal = Conosci già questa distribuzione da un altro tavolo del turno. Puoi sederti qui quando quel tavolo è finito.
league-not-agreed = Può prendere un posto solo chi si è reso disponibile come riserva: chiedilo prima a questa persona.
league-open-to-all = Questa lega è aperta a tutti: a nessuno serve un invito.
league-signup-closed = Le iscrizioni sono chiuse. Puoi offrirti come riserva.
league-no-table = In questa lega quel tavolo non è in corso.
league-no-free-seat = A quel tavolo non ci sono posti da prendere.
league-bad-titles = Scegli tra questi giochi: { $titles }.
league-bad-sizes = { $title } si gioca in { $seats }: scegli il numero di posti tra questi.
league-bad-numbers = Scegli da 1 a 60 turni, da 1 a 5 tavoli, da 1 a 20 divisioni, da 0 a 20 passaggi di divisione, e almeno una stagione.
league-bad-options = { $title } non ha questa variante: { $reason }
league-bad-points = Indica i punti per piazzamento dal primo in poi, da 0 a 1.000; un piazzamento migliore non può valerne di meno.
league-bad-times = I giorni devono essere da 0 a 400, e un turno richiede del tempo.
league-bad-tie-breaks = Indica ogni spareggio al massimo una volta: 1 scontri diretti, 2 Sonneborn–Berger, 3 quota dei punteggi, 4 tavoli vinti.
league-settled = Le regole sono fissate. Si possono cambiare prima dell’apertura delle iscrizioni, e tra due stagioni.
league-not-open-yet = Le iscrizioni non sono ancora aperte.
league-no-season = Quella stagione non c’è stata.
league-no-division = Scegli una divisione da 1 a { $divisions }.
league-no-bye = Non c’è nessun turno a venire che questa persona possa saltare.
league-no-substitute = Scegli qualcuno che non partecipa ancora, mentre la stagione è in corso.
league-not-there = Quella persona non ha un posto a questo tavolo.
league-organises-already = Quella persona organizza già questa lega.
league-profile-hidden = Questo profilo non è visibile.
league-nothing-to-seek = Scegli giochi e numeri di posti che vanno insieme.
league-found = C’è un tavolo di { $title }: { $people }.

# What a league announces
league-opened = **{ $name }**: la stagione { $season } è aperta. Iscriviti!
league-too-few = **{ $name }**: iscritti { $people }, ne servono { $least }. Le iscrizioni restano aperte.
league-started = **{ $name }**: la stagione { $season } comincia con { $people } persone.
league-round = **{ $name }**: il turno { $round } della divisione { $division } comincia a { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  }.
league-no-round = **{ $name }**: nella divisione { $division } restano troppo pochi per il turno { $round }; riposano tutti.
league-late-warning = **{ $name }**: il tavolo { $table } ({ $people }) sta per essere in ritardo.
league-late-decided = **{ $name }**: il tavolo { $table } è in ritardo. La casa continua per { $people }.
league-table-over = **{ $name }**: il tavolo { $table } è vinto da { $winners }.
league-table-gone = (eliminato)
league-voided = **{ $name }**: il tavolo { $table } non conta per nessuno.
league-withdrew = **{ $name }**: { $who } si ritira.
league-substituted = **{ $name }**: { $who } gioca al posto di { $instead }.
league-closed = **{ $name }**: la stagione { $season } è finita. Vittoria di { $winners }.

# The organisers' log
league-log-joined = Iscrizione di { $who }.
league-log-substitute = { $who } fa da riserva.
league-log-left = { $who } lascia la lega.
league-log-invited = Invito a { $who }.
league-log-moved = { $who } passa alla divisione { $division }.
league-log-replaced = { $who } prende il posto di { $instead } al tavolo { $table }.
league-log-took-seat = { $who } rileva un posto al tavolo { $table }.
league-log-extended = Il tavolo { $table } riceve altre { $hours } ore.
league-log-forfeit = Forfait di { $who } al tavolo { $table }.
league-log-bye = { $who } riposa nel prossimo turno.
league-log-substituted = { $who } subentra al posto di { $instead }.
league-log-voided = Il tavolo { $table } è annullato.
league-log-withdrawn = { $who } esce dalla stagione.
league-log-organiser = { $who } ora organizza la lega.
league-log-rules = Le regole sono cambiate.

# Why a row stands where it stands
league-why-first = Più punti di tutti.
league-why-points = { $less } punti contro { $more }.
league-why-head-to-head = Stessi punti di { $above }; negli scontri diretti { $less } contro { $more }.
league-why-sonneborn-berger = Stessi punti di { $above }; Sonneborn–Berger { $less } contro { $more }.
league-why-score-share = Stessi punti di { $above }; quota dei punteggi { $less } contro { $more }.
league-why-wins = Stessi punti di { $above }; tavoli vinti { $less } contro { $more }.
league-why-withdrawn = Ritiro: sotto a tutti quelli rimasti.
league-fraction = { $whole },{ $part }
league-whole = { $whole }
league-why-equal = Alla pari con { $above } in tutto.

# Feats
feat-long-cargo = Stiva lunga
feat-great-haul = Gran bottino
feat-pirate-bane = Flagello dei pirati
feat-honest-broker = Sensale onesto
feat-deal-maker = Maestro d’affari
feat-sought-after = Ambito da tutti
feat-swift-messenger = Messaggero veloce
feat-all-contracts = Tutti i contratti in un round
feat-perfect-seasons = Tre round perfetti
feat-galley-taken = Galea catturata
feat-fort-builder = Costruttore di forti
feat-cathedral-builder = Costruttore di basiliche
feat-far-landings = Sbarchi lontani

# Boards and pages
league-leaderboard = Classifica
league-pool-all = Tutti i giochi
league-pool-host = ovunque
league-pool-server = questo server
league-column-name = Nome
league-column-rating = Rating
league-column-games = Partite
league-column-points = Punti
league-column-tables = Tavoli
league-column-why = Perché qui
league-short-head-to-head = Diretti
league-short-sonneborn-berger = S.–B.
league-short-score-share = Quota
league-short-wins = Vittorie
league-rating-note = Visibile dopo { $games } partite. L’ordine segue il rating meno la sua incertezza.
league-gone = { $name } (ritiro)
league-standing-under = Stagione { $season }, divisione { $division }, turno { $round } di { $rounds }
league-leagues = Leghe
league-campaigns = Campagne
league-none = Non ce n’è ancora nessuna.
league-state-draft = Si stanno fissando le regole.
league-state-signup = Le iscrizioni sono aperte.
league-state-playing = La stagione è in corso.
league-state-closed = La stagione è finita.
league-openings = Posti da prendere
league-opening-open-seat = { $title }: un posto libero al tavolo { $table }
league-opening-substitute = { $title }: { $name } cerca una riserva al tavolo { $table }
league-opening-house = { $title }: { $name } ha una casata senza capo
league-results = Risultati
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
league-person-reliable = Risposte in tempo: { $percent }%. L’orologio ha giocato { $expiries ->
    [one] una volta
   *[other] { $expiries } volte
  }; posti lasciati: { $left }.
league-person-thought = Circa { $minutes } min per decisione.
league-person-best = Migliori risultati
league-person-feats = Imprese
league-person-met = Più incontrati

league-too-few-games = Un rating si mostra dopo { $games } partite.
league-created = **{ $name }** è fondata.
league-joined = Ci sei.
league-left = Non partecipi più.
league-seeking = Sei in lista. Riceverai un avviso quando ci sarà un tavolo.
campaign-created = **{ $name }** è fondata. Ora ognuno fonda una casata.

league-forgotten = Qualcuno

# What a league has agreed on
league-rules-titles = { $titles }, a tavoli da { $sizes }; { $pace }.
league-rules-variants = Varianti: { $variants }.
league-rules-rounds = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
  } di { $days } giorni, { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
  } a testa.
league-rules-points = Punti per piazzamento: { $points }; un riposo: { $bye }. Spareggi: { $breaks }.
league-rules-late-house = Un tavolo in ritardo viene avvisato { $warning } giorni prima; poi la casa continua per chi si fa aspettare, e di nuovo ogni { $grace } giorni.
league-rules-late-void = Un tavolo in ritardo viene avvisato { $warning } giorni prima; poi non conta per nessuno.
league-rules-divisions = { $divisions } divisioni; salgono e scendono in { $moving }.
league-rules-duplicate = Tutti i tavoli di un turno hanno la stessa distribuzione.
league-rules-invited = Possono iscriversi solo gli invitati.
league-rules-role = Possono iscriversi solo i membri con un certo ruolo.
league-rules-seasons = Finisce dopo { $seasons ->
    [one] una stagione
   *[other] { $seasons } stagioni
  }.
league-break-head-to-head = scontri diretti
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = quota dei punteggi
league-break-wins = tavoli vinti
league-is-open = **{ $name }** è aperta alle iscrizioni.
league-begins = La stagione comincia { $when }.
league-stands-by = Fai da riserva.
league-seated = Il posto è tuo.
league-entry-all = Tutti possono iscriversi
league-entry-invited = Solo gli invitati
league-entry-role = Solo i membri con il ruolo
league-menu-variants = Varianti
league-variant = { $title }, { $what }: { $answer }
league-an-organiser = L’organizzazione della lega
league-seat-forfeited = { $who } ha dato per perso il posto di { $whom } in { $name }. Un bot continua.
