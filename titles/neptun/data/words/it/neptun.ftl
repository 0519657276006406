# Neptun

# What the game is called here; its printed title is in the code.
neptun-name = Neptun
neptun-goal = Dopo tre round vince chi ha più punti con le tessere dei templi e le tessere bonus.

neptun-option-refusal = Un contratto che hai lasciato
neptun-option-refusal-turn = è rifiutato per questo turno (interpretazione nostra)
neptun-option-refusal-good = è rifiutato per sempre, anche se resta lì

neptun-port-crete = Creta
neptun-port-malaca = Malaca
neptun-port-saguntum = Sagunto
neptun-port-tarraco = Tarraco
neptun-port-roma = Roma
neptun-port-syracusae = Siracusa
neptun-port-brundisium = Brindisi
neptun-port-athenae = Atene
neptun-port-thessalonica = Tessalonica
neptun-port-byzantium = Bisanzio
neptun-port-pergamum = Pergamo
neptun-port-antiochia = Antiochia
neptun-port-tyros = Tiro
neptun-port-alexandria = Alessandria
neptun-port-leptis_magna = Leptis Magna
neptun-port-carthago = Cartagine

neptun-good-grapes = Uva
neptun-good-olives = Olive
neptun-good-honey = Miele
neptun-good-grain = Grano
neptun-good-salt = Sale

neptun-temple-hispania = Hispania
neptun-temple-italia = Italia
neptun-temple-graecia = Grecia
neptun-temple-asia_minor = Asia Minore
neptun-temple-africa = Africa
neptun-temple-gold = Tempio d’oro

neptun-contract = { $good } per { $port }
neptun-oar = { $power } (vento { $wind })
neptun-oar-own = { $power } (vento { $wind }, personale)
neptun-pays-temple = { $count ->
    [one] { $count } punto in { $region }
   *[other] { $count } punti in { $region }
  }
neptun-pays-gold = { $count ->
    [one] { $count } moneta d’oro
   *[other] { $count } monete d’oro
  }
neptun-pays-both = { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
  } d’oro e { $count ->
    [one] { $count } punto in { $region }
   *[other] { $count } punti in { $region }
  }

# Phase 1: acquiring contracts

neptun-ask-draft = Prendi un contratto o scoprine uno.
neptun-ask-draft-open = Prendi uno dei contratti scoperti.
neptun-ask-draft-last = Prendi quest’ultimo contratto.
neptun-turn-up = Scopri il prossimo
neptun-turn-up-note = Rifiuta tutti i contratti scoperti
neptun-turn-up-last = È l’ultimo: dovrai prenderlo
neptun-refused = Dopo questo ne hai scoperto un altro, quindi è rifiutato.
neptun-refused-for-good = L’hai rifiutato in un turno precedente. A questo tavolo vale per sempre.
neptun-column = Paga { $pay } · carta Remi { $oar }
neptun-column-gold = Paga { $pay } · carta Remi { $oar } · oro sopra: { $gold }
neptun-slot = Spazio { $number }
neptun-slot-from-start = { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  } da { $port }
neptun-slot-after = { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  } dallo spazio { $number }
neptun-slot-before = { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  } fino allo spazio { $number }
neptun-slot-between = { $left }, { $right }

neptun-ask-wishes = Pianifica, se vuoi.
neptun-ask-wishes-again = I tuoi desideri: { $wishes }.
neptun-ask-route-again = La tua rotta: { $ports }.
neptun-fact-may-change = Puoi cambiare tutto finché non tocca a te.
neptun-wish = Desiderio { $number }
neptun-wish-nothing = Nessun desiderio
neptun-wish-by-name = Contratti scoperti
neptun-wish-by-name-note = Prende in questo turno il primo ancora disponibile; se non ce n’è nessuno, te lo chiederemo
neptun-wish-by-route = Una rotta
neptun-wish-by-route-note = Prende i contratti per i tuoi porti in ogni turno di questa fase, anche quelli scoperti più tardi
neptun-wish-withdraw = Ritira i desideri
neptun-wish-has-chosen = Hai già il contratto di questo turno. Una rotta vale dal prossimo.
neptun-route-ports = Porti da visitare
neptun-route-prefer = Se ce n’è più d’uno, prendi
neptun-route-pay = quello che paga meglio per le sue miglia
neptun-route-way = quello che mantiene la rotta più breve
neptun-route-otherwise = Se non ce n’è di scoperti
neptun-route-turn = scopri il prossimo, e prendi l’ultimo qualunque sia
neptun-route-ask = chiedimelo

neptun-turned = { $who } scopre «{ $contract }» con la carta Remi { $oar }.
neptun-took = { $who } carica «{ $contract }» nello spazio { $number } e prende la carta Remi { $oar }.
neptun-took-gold = { $who } carica «{ $contract }» nello spazio { $number } e prende la carta Remi { $oar } e { $gold ->
    [one] { $gold } moneta d’oro.
   *[other] { $gold } monete d’oro.
  }
neptun-order = Prossimo ordine di turno, secondo i remi: { $order }.
neptun-leftover = Nessuno ha scoperto «{ $contract }». Sarà scoperto all’inizio del prossimo turno.
neptun-leftover-gold = Nessuno ha preso «{ $contract }». { $gold ->
    [one] Ora c’è sopra { $gold } moneta d’oro.
   *[other] Ora ci sono sopra { $gold } monete d’oro.
  }

# Phase 2: fulfilling contracts

neptun-ask-oars = Scegli una carta Remi (vento { $wind }).
neptun-ask-sail = Naviga fino a { $miles ->
    [one] { $miles } miglio.
   *[other] { $miles } miglia.
  }
neptun-ask-extra-sail = Turno 5.{ $turn }: naviga o salta.
neptun-fact-range = La tua portata è la potenza della carta più il vento, { $wind }.
neptun-fact-gold = { $gold ->
    [0] Non hai oro per andare oltre.
    [one] La tua ultima moneta d’oro compra un miglio in più.
   *[other] Ogni miglio in più costa 1 moneta d’oro (ne hai { $gold }).
  }
neptun-extra-do-without = Salta il turno
neptun-wait = Aspetta il turno
neptun-wait-note = Te lo chiederemo di nuovo quando avrà navigato chi gioca prima di te
neptun-standing-oars = Gioca questa carta Remi appena possibile

neptun-stay = Resta a { $port }
neptun-way = { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  }
neptun-way-paid = { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  }, { $gold ->
    [one] −{ $gold } moneta d’oro
   *[other] −{ $gold } monete d’oro
  }
neptun-way-pays = { $way } · paga { $pay }
neptun-way-pays-either = { $way } · paga { $first } o { $second }
neptun-out-of-reach = È a { $miles } miglia, { $short } oltre la tua portata, e il tuo oro non può comprarne tante.
neptun-deliver = Consegna { $good } (spazio { $number })
neptun-deliver-more = Consegna { $good } (spazio { $number }), compra un punto
neptun-deliver-nothing = Non consegnare nulla
neptun-delivery = Paga { $pay }{ $price ->
    [0] {""}
    [one] {""} · costa { $price } moneta d’oro
   *[other] {""} · costa { $price } monete d’oro
  }{ $loses ->
    [0] {""}
    [one] {""} · perde { $loses } contratto aperto a sinistra
   *[other] {""} · perde { $loses } contratti aperti a sinistra
  }
neptun-too-poor = Un punto tempio in più costa { $price } monete d’oro. Non ne avresti abbastanza.

neptun-plays = { $who } { $oar }
neptun-oars = Turno { $turn }, carte Remi: { $cards }. Previsione { $forecast }.
neptun-stayed = { $who } resta a { $port }.
neptun-sailed = { $who } naviga per { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  } fino a { $port }{ $gold ->
    [0] .
    [one] {""} e paga { $gold } moneta d’oro.
   *[other] {""} e paga { $gold } monete d’oro.
  }
neptun-by = { $id ->
   *[other] { $port }
  }
neptun-sailed-via = { $who } naviga per { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  } passando per { $via } fino a { $port }{ $gold ->
    [0] .
    [one] {""} e paga { $gold } moneta d’oro.
   *[other] {""} e paga { $gold } monete d’oro.
  }
neptun-fulfilled = { $who } consegna «{ $contract }» e riceve { $pay }.
neptun-fulfilled-more = { $who } consegna «{ $contract }», compra un punto tempio per { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
  } d’oro e riceve { $pay }.
neptun-lost = { $who } perde { $contracts }.
neptun-wind = Ora il vento è { $wind }.
neptun-extra-no = { $who } salta il turno extra 5.{ $turn }.
neptun-extra-oars = { $who } gioca la carta Remi { $oar }.

# Phase 3: scoring

neptun-round = Il round { $letter } comincia con vento { $wind }. Ordine: { $order }.
neptun-bonus = { $who } ha consegnato tutti i contratti e riceve la tessera bonus, { $points } punti.
neptun-wins = { $who } { $points }
neptun-scored = { $temple }: { $winners }.
neptun-round-over = Conteggio del round { $letter }. Punti: { $points }.

neptun-score-hispania = Hispania
neptun-score-italia = Italia
neptun-score-graecia = Grecia
neptun-score-asia_minor = Asia Minore
neptun-score-africa = Africa
neptun-score-gold = Tempio d’oro
neptun-score-bonus = Tessere bonus
neptun-score-total = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
  }

# The pictures

neptun-draw-route = La tua rotta: { $port } { $legs } ({ $miles } miglia)
neptun-draw-leg = –{ $miles }→ { $port }
neptun-draw-legs = { $first } { $rest }
neptun-draw-no-route = La tua nave è a { $port }. Non hai ancora caricato contratti.
neptun-draw-round = Round { $letter }
neptun-draw-draft = Contratti, turno { $turn } di { $turns }
neptun-draw-sail = Navigazione, turno { $turn } di { $turns }
neptun-draw-extra = Turno extra 5.{ $turn }
neptun-draw-over = La partita è finita
neptun-draw-waits = { $stage } · tocca a { $who }
neptun-draw-all = { $stage } · tutti scelgono una carta Remi
neptun-draw-forecast = Previsione
neptun-draw-wind = Vento
neptun-draw-order = Ordine
neptun-draw-oars = Remi
neptun-draw-card-wind = vento { $wind }
neptun-draw-facts = Oro { $gold } · { $cards ->
    [one] { $cards } carta Remi
   *[other] { $cards } carte Remi
  }
neptun-draw-points = { $points } pt
neptun-draw-personal = personale
neptun-draw-reach = { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  }

neptun-alt-offer = Contratti disponibili: { $contracts }.

neptun-place-west = Il mare occidentale
neptun-place-east = Il mare orientale
neptun-cover-line = contratti, remi e vento
neptun-cover-alt = Una carta del Mediterraneo romano con sedici porti, le rotte che li collegano e cinque navi mercantili.

# What kind of game it is, on its card.
neptun-kind = Pianificare una rotta di contratti, con vento e remi

# Feats, and what the statistics call an opening.
feat-all-contracts = Tutti i contratti in un round
feat-perfect-seasons = Tre round perfetti
opening-neptun = Primo porto visitato
