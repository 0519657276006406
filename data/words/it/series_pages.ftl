# Leagues, campaigns, ratings and people in the browser.
series-ways = Intorno alle partite
series-leagues = Leghe e campagne
series-seek = Trova una partita
series-as-picture = Come immagine
series-until = fino a
series-known-hint = Il tuo browser ti ricorda con questo nome. Con il tuo link personale conservi nome e posti su un altro dispositivo.
series-name-first = Prima di’ con quale nome gli altri devono conoscerti.
series-your-name = Il tuo nome

# Yourself
series-own-lead = Con questo nome gli altri ti conoscono nelle leghe, nelle campagne e ai tavoli che cerchi.
series-profile = Il tuo profilo
series-hidden-now = Nessun altro vede il tuo profilo.
series-shown-now = Tutti possono vedere il tuo profilo.
series-see-profile = Vedi il tuo profilo
series-other-device = Su un altro dispositivo
series-other-device-lead = Apri lì il tuo link personale: conservi nome, posti, leghe e casate.
series-show-link = Mostra il mio link personale
series-personal-link = Il tuo link personale
series-link-secret = Per noi chi ha questo link sei tu. Non darlo a nessuno.
series-renew-link = Crea un nuovo link personale
series-renew-link-about = Il vecchio link non apre più nulla, e i dispositivi arrivati con quello devono aprire il nuovo. Fallo se qualcun altro può aver visto il tuo link.
series-come-here = Hai già giocato qui?
series-paste-link = Il tuo link personale da un altro dispositivo
series-be-them = Continua qui con quel profilo
series-be-them-hint = Da quel momento questo browser non è più { $name }. Prima conserva il link personale di { $name }.
series-nobodys-link = Quel link non è di nessuno. Copia tutto il link dal tuo altro dispositivo.

# Ratings and profiles
series-ratings-lead = Chi vince contro chi, gioco per gioco, da tutte le partite finite tra persone.
series-no-ratings = Qui nessuno ha ancora { $games } partite con rating. Contano le partite tra due o più persone conosciute per nome.
series-uncertainty = incertezza
series-rank = Posizione
series-no-games = Ancora nessuna partita finita.
series-no-person = Nessuno è conosciuto qui a quell’indirizzo.
series-by-title = Gioco per gioco
series-rating-plot = Il rating è arrivato a { $points } ± { $uncertainty } in { $games } partite.

# Leagues
series-leagues-lead = Una lega apre le iscrizioni, compone i tavoli, manda promemoria, chiude e ricomincia da sola.
series-no-leagues = Non c’è ancora nessuna lega. Fonda la prima: basta un minuto.
series-new-league = Fonda una lega
series-campaigns-lead = Una campagna è una serie di partite tra le stesse casate mercantili, con prestigio e una cronaca.
series-no-campaigns = Non c’è ancora nessuna campagna. Fondane una, e manda il link ai tuoi amici.
series-new-campaign = Fonda una campagna
series-campaign-row = Casate: { $houses } su { $size }; partite giocate: { $played } su { $games }.
series-campaign-gathering = Si stanno fondando le casate.
series-campaign-playing = La campagna è in corso.
series-campaign-ended = La campagna è finita.

series-what-is-played = Che cosa si gioca
series-season = La stagione
series-late = Un tavolo in ritardo
series-duplicate = Tutti i tavoli di un turno hanno la stessa distribuzione, così la fortuna è uguale.
series-divisions = Divisioni
series-tie-break = Spareggio { $number }
series-tie-head-to-head = Scontri diretti
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Quota dei punteggi
series-tie-wins = Tavoli vinti
series-tie-head-to-head-about = Tra chi ha gli stessi punti: 1 per ognuno classificato dietro allo stesso tavolo, ½ per un piazzamento alla pari.
series-tie-sonneborn-berger-about = I punti di tutti quelli classificati dietro ai propri tavoli, e metà dei punti di chi è alla pari.
series-tie-score-share-about = La propria parte di tutto ciò che si è segnato ai propri tavoli, in media.
series-tie-wins-about = Quanti tavoli si sono vinti.
series-entry = Chi può iscriversi
series-entry-open = tutti
series-entry-invited = chi ha il link di invito

series-season-number = Stagione { $season }.
series-starts = comincia
series-league-ended = Questa lega ha giocato tutte le sue stagioni.
series-you-signed-up = Iscrizione fatta con il nome { $name }.
series-you-are-in = Giochi come { $name } nella divisione { $division }.
series-you-are-substitute = Fai da riserva, { $name }.
series-you-withdrew = Hai lasciato questa stagione.
series-your-table = Al tuo tavolo: { $title }, turno { $round }
series-standings = Classifica
series-no-standings = In questa divisione non c’è ancora nessuno.
series-bye = riposo
series-round-short = Turno { $round }
series-how-ties = Come si contano punti e spareggi
series-how-points = Punti per piazzamento: { $points }. Chi è alla pari divide i punti; un riposo vale la media di un tavolo. Ogni riga dice perché sta sotto a quella precedente.
series-results = Tutti i risultati in
series-tables = Tavoli in corso
series-tables-over = { $count ->
    [one] Un tavolo è finito
   *[other] { $count } tavoli sono finiti
  }
series-no-tables = Nessun tavolo è in corso. I tavoli si aprono da soli quando comincia la stagione e quando finisce un turno.
series-table-row = Turno { $round }, divisione { $division }: { $title }
series-lost = { $name } (gioca la casa)
series-rules = Le regole
series-sizes = a un tavolo: { $sizes }
series-rules-season = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
  } di { $days ->
    [one] un giorno
   *[other] { $days } giorni
  }, tavoli per persona e per turno: { $tables }.
series-rules-divisions = { $divisions } divisioni; salgono e scendono in { $moving }.
series-organisers = Organizzatori

# The organiser's tools
series-tools = Per gli organizzatori
series-invitation-link = Link di invito: chi lo ha può iscriversi

# Campaigns
series-campaign-name = Nome della campagna
series-campaign-name-first = Dai alla campagna un nome e almeno una partita.
series-order = Le partite, in ordine
series-effects = Che cosa passa da una partita all’altra
series-effect-last-chooses-title = L’ultima casata sceglie il prossimo gioco.
series-effect-last-chooses-seat = L’ultima casata sceglie il suo posto.
series-effect-purse = L’ultima casata riceve una borsa con 1 punto di prestigio.
series-effect-rivalry = Due casate possono essere rivali: il piazzamento della migliore conta doppio.
series-no-effects = nulla
series-campaign-link = Chi apre questo link può fondare una casata
series-your-house = Guidi la casata { $house }.
series-your-game = Alla partita: { $title }
series-choose-by = Entro
series-rival-of = Rivale: { $house }.
series-full-campaign = Tutte le casate sono fondate. Puoi seguire qui la campagna.
series-headless = La guida un giocatore della casa.
series-given-up = (abbandonata)
series-houses-heading = Le casate
series-no-houses = Nessuna casata è ancora fondata. Manda l’indirizzo di questa pagina a chi deve giocare.
series-no-chronicle = La cronaca si scrive da sola dalla prima partita in poi.

# Finding a game
series-seek-lead = Di’ che cosa giocheresti. Appena abbastanza persone vogliono lo stesso, si apre il loro tavolo.
series-you-seek = Sei in lista. Appena il tuo tavolo si apre, ci arrivi.
series-no-offers = Nessun posto è libero. Qui si elencano i posti lasciati, le riserve cercate da una lega e le casate senza capo.
series-look = Guarda
series-who-seeks = Chi cerca una partita
series-would-play = giocherebbe a { $titles }, a un tavolo da { $seats }
series-unrated = senza rating
series-nobody-seeks = In questo momento nessuno sta cercando.

# More of leagues
series-people = { $count ->
    [0] Ancora nessuno.
    [one] Una persona.
   *[other] { $count } persone.
  }
series-signed-up = Iscrizioni: { $people }.
series-nobody-signed-up = Non si è ancora iscritto nessuno. Manda l’indirizzo di questa pagina a chi potrebbe voler giocare.
series-title = Gioco
series-profile-address = A un organizzatore che vuole metterti al posto di qualcuno serve l’indirizzo del tuo profilo:

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Unisciti a una partita
meet-to-join-none = In questo momento nessuno cerca giocatori.
meet-to-watch = Guarda una partita
meet-to-watch-none = In questo momento non c’è nessuna partita da guardare.
meet-leagues = Leghe aperte
meet-leagues-none = In questo momento nessuna lega accetta iscrizioni.
meet-join = Unisciti
meet-any-game = Qualsiasi gioco
meet-search = { $name } cerca giocatori · in { $seats } · { $pace }
meet-free-seat = Posto libero, con { $names }
meet-free-seat-alone = Posto libero
