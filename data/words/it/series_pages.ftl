# Leagues, campaigns, ratings and people in the browser.
series-ways = Giocare insieme
series-leagues = Leghe e campagne
series-seek = Trova giocatori
series-as-picture = Come immagine
series-until = fino a
series-known-hint = Il tuo browser ti ricorda con questo nome. Con il tuo link personale porti nome e posti su un altro dispositivo.
series-name-first = Prima scegli un nome visualizzato.
series-your-name = Nome visualizzato

# Yourself
series-own-lead = Gli altri vedono questo nome nelle leghe, nelle campagne e ai tuoi tavoli.
series-profile = Il tuo profilo
series-hidden-now = Il tuo profilo lo vedi solo tu.
series-shown-now = Tutti possono vedere il tuo profilo.
series-see-profile = Vedi il tuo profilo
series-other-device = Su un altro dispositivo
series-other-device-lead = Apri lì il tuo link personale. Conservi nome, posti, leghe e casate.
series-show-link = Mostra link personale
series-personal-link = Il tuo link personale
series-link-secret = Chi ha questo link può giocare a tuo nome. Tienilo per te.
series-renew-link = Crea nuovo link
series-renew-link-about = Il vecchio link personale smette di funzionare, e gli altri tuoi dispositivi devono aprire quello nuovo. Fallo se qualcun altro può averlo visto.
series-come-here = Hai già giocato qui?
series-paste-link = Il tuo link personale da un altro dispositivo
series-be-them = Usa questo link
series-be-them-hint = Poi questo browser non sarà più { $name }. Prima salva il link personale di { $name }.
series-nobodys-link = Quel link non è di nessuno. Copia tutto il link dal tuo altro dispositivo.

# Ratings and profiles
series-ratings-lead = Chi vince contro chi, gioco per gioco. Contano le partite finite tra persone.
series-no-ratings = Qui nessuno ha ancora { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
  }. Contano le partite tra due o più persone con un nome.
series-uncertainty = incertezza
series-rank = Posizione
series-no-games = Ancora nessuna partita finita.
series-no-person = A quell’indirizzo non c’è nessuno.
series-by-title = Gioco per gioco
series-rating-plot = Punteggio { $points } ± { $uncertainty } dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }.

# Leagues
series-leagues-lead = Una lega va avanti da sola. Apre le iscrizioni, compone i tavoli, manda promemoria, chiude la stagione e comincia la successiva.
series-no-leagues = Non c’è ancora nessuna lega. Crea la prima: basta un minuto.
series-new-league = Crea una lega
series-campaigns-lead = Una campagna è una serie di partite tra le stesse casate mercantili, con prestigio e una cronaca.
series-no-campaigns = Non c’è ancora nessuna campagna. Creane una e manda il link ai tuoi amici.
series-new-campaign = Crea una campagna
series-campaign-row = Casate: { $houses } su { $size }; partite giocate: { $played } su { $games }.
series-campaign-gathering = Mancano ancora delle casate.
series-campaign-playing = La campagna è in corso.
series-campaign-ended = La campagna è finita.

series-what-is-played = Giochi
series-season = Stagione
series-late = Tavoli in ritardo
series-duplicate = Tutti i tavoli di un turno hanno le stesse carte e gli stessi dadi, così la fortuna è uguale.
series-divisions = Divisioni
series-tie-head-to-head = Scontri diretti
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Quota dei punti
series-tie-wins = Tavoli vinti
series-tie-head-to-head-about = Tra chi ha gli stessi punti: 1 per ogni persona che superi a un tavolo, ½ per un piazzamento alla pari.
series-tie-sonneborn-berger-about = I punti di chi superi ai tuoi tavoli, e metà dei punti di chi è alla pari con te.
series-tie-score-share-about = La tua parte di tutti i punti segnati ai tuoi tavoli, in media.
series-tie-wins-about = Quanti tavoli hai vinto.
series-entry = Chi può iscriversi
series-entry-open = tutti
series-entry-invited = chi ha il link di invito

series-season-number = Stagione { $season }.
series-stage-round = Turno { $round } di { $rounds }
series-stage-final = Finale
series-back = Torna a { $name }
series-won-by = Vittoria di { $winners }.
series-next-signup = Le iscrizioni alla stagione { $season } aprono
series-starts = comincia
series-league-ended = Questa lega ha giocato tutte le sue stagioni.
series-league-closed = Chi organizza ha chiuso questa lega.
series-uncounted = Questa stagione è stata chiusa prima della fine e non conta.
series-uncounted-cup = Questa coppa è stata chiusa prima della fine e non conta.
series-cut-short = Chiusa prima della fine. I tavoli in corso non contano.
series-message-by = { $who } a tutti,
series-you-signed-up = Iscrizione fatta con il nome { $name }.
series-you-are-in = Giochi come { $name } nella divisione { $division }.
series-you-are-substitute = Fai da riserva, { $name }.
series-you-withdrew = Hai lasciato il gioco.
series-your-table = Apri tavolo: { $title }, turno { $round }
series-standings = Classifica
series-no-standings = In questa divisione non c’è ancora nessuno.
series-bye = riposo
series-round-short = Turno { $round }
series-how-ties = Come si contano punti e spareggi
series-how-points = Punti per piazzamento: { $points }. Chi è alla pari divide i punti; un riposo vale la media di un tavolo. Ogni riga dice perché è sotto quella precedente.
series-results = Scarica i risultati:
series-tables = Tavoli in corso
series-tables-over = { $count ->
    [one] Un tavolo finito
   *[other] { $count } tavoli finiti
  }
series-no-tables = Nessun tavolo è in corso. I tavoli si aprono da soli quando si comincia a giocare e dopo ogni turno.
series-table-row = Turno { $round }, divisione { $division }: { $title }
series-lost = { $name } (gioca un bot)
series-rules = Regole
series-sizes = a un tavolo: { $sizes }
series-rules-season = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
  } di { $days ->
    [one] un giorno
   *[other] { $days } giorni
  }, tavoli per persona e per turno: { $tables }.
series-rules-divisions = { $divisions ->
    [one] Una divisione
   *[other] { $divisions } divisioni
  }; { $moving ->
    [0] nessuno sale o scende
    [one] sale una persona e ne scende una
   *[other] salgono { $moving } persone e ne scendono { $moving }
  }.
series-organisers = Organizzazione

# The organiser's tools
series-tools = Per chi organizza
series-invitation-link = Link di invito: chi lo ha può iscriversi

# Campaigns
series-order = Le partite, in ordine
series-effects = Che cosa passa da una partita all’altra
series-effect-last-chooses-title = L’ultima casata sceglie il prossimo gioco.
series-effect-last-chooses-seat = L’ultima casata sceglie il suo posto.
series-effect-purse = L’ultima casata riceve una borsa con 1 punto di prestigio.
series-effect-rivalry = Due casate possono essere rivali. Il piazzamento della migliore conta doppio.
series-no-effects = nulla
series-campaign-link = Chi apre questo link può fondare una casata
series-your-house = Guidi la casata { $house }.
series-your-game = Apri partita: { $title }
series-choose-by = Scegli entro
series-rival-of = Rivale: { $house }.
series-full-campaign = Tutte le casate sono fondate. Puoi seguire qui la campagna.
series-headless = La guida un bot.
series-given-up = (abbandonata)
series-houses-heading = Le casate
series-no-houses = Non ci sono ancora casate. Manda l’indirizzo di questa pagina alle persone con cui vuoi giocare.
series-no-chronicle = La cronaca si scrive da sola dalla prima partita in poi.

# Finding a game
series-seek-lead = Di’ a che cosa vorresti giocare. Appena abbastanza persone vogliono lo stesso, si apre il vostro tavolo.
series-you-seek = Sei in lista. Appena il tuo tavolo si apre, ci arrivi.
series-no-offers = Nessun posto è libero. Qui vedi i posti lasciati, le leghe che cercano una riserva e le casate senza guida.
series-look = Guarda
series-who-seeks = Chi cerca giocatori
series-would-play = vorrebbe giocare a { $titles }, in { $seats }
series-unrated = non classificata
series-nobody-seeks = In questo momento nessuno sta cercando.
series-free-seats = { $count ->
    [0] Nessun posto è libero.
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
  }
series-seekers = { $count ->
    [0] In questo momento nessuno sta cercando.
    [one] Una persona sta cercando.
   *[other] { $count } persone stanno cercando.
  }
series-name-to-see = Scegli un nome visualizzato per vedere dove.

# More of leagues
series-people = { $count ->
    [0] Ancora nessuno.
    [one] Una persona.
   *[other] { $count } persone.
  }
series-signed-up = Iscrizioni: { $people }.
series-nobody-signed-up = Ancora nessuna iscrizione. Manda l’indirizzo di questa pagina a chi potrebbe voler giocare.
series-title = Gioco
series-profile-address = Per darti il posto di un’altra persona, chi organizza ha bisogno dell’indirizzo del tuo profilo:

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Unisciti a una partita
meet-to-join-none = In questo momento nessuno cerca giocatori.
meet-to-watch = Guarda una partita
meet-to-watch-none = In questo momento non c’è nessuna partita da guardare.
meet-leagues = Leghe aperte
meet-leagues-none = In questo momento nessuna lega accetta iscrizioni.
meet-join = Unisciti
meet-any-game = Qualsiasi gioco
meet-search = { $names } { $count ->
    [one] cerca
   *[other] cercano
  } giocatori · in { $seats } · { $pace }
meet-search-count = { $count ->
    [one] Una persona cerca
   *[other] { $count } persone cercano
  } giocatori · in { $seats } · { $pace }
meet-players = { $count ->
    [0] Ancora nessuno
    [one] Una persona
   *[other] { $count } persone
  }
meet-free-seat = Posto libero, con { $names }
meet-free-seat-alone = Posto libero

# Cups
series-cups-lead = Una coppa si gioca una volta sola e la vince una persona: eliminazione diretta o sistema svizzero, in qualunque numero.
series-new-cup = Crea una coppa
series-cup = Coppa
series-cup-ended = Questa coppa è finita.
series-you-play = Giochi come { $name }.
series-you-are-out = Per te la coppa è finita.
series-table-row-cup = Turno { $round }: { $title }
series-table-row-final = Finale: { $title }
series-how-knockout = Un punto per ogni turno superato. A parità di punti decide il posto all’ultimo tavolo.
series-round-ends = Fine dei turni
