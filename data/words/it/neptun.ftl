# Neptun

neptun-option-refusal = Un contratto che oltrepassi
neptun-option-refusal-turn = è rifiutato per questo turno (interpretazione nostra)
neptun-option-refusal-good = è rifiutato per sempre, anche se avanza

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

neptun-ask-draft = Prendi un contratto scoperto, oppure scopri il prossimo.
neptun-ask-draft-open = Prendi uno dei contratti scoperti.
neptun-ask-draft-last = Prendi questo contratto: è l’ultimo che ti resta.
neptun-turn-up = Scoprire il prossimo contratto
neptun-turn-up-note = Rifiuta tutti i contratti già scoperti
neptun-turn-up-last = Rifiuta tutti i contratti già scoperti; quest’ultimo va preso per forza
neptun-refused = Dopo questo ne hai scoperto un altro: è rifiutato.
neptun-refused-for-good = L’hai rifiutato in un turno precedente, e a questo tavolo vale per sempre.
neptun-column = Paga { $pay } · remi { $oar }
neptun-column-gold = Paga { $pay } · remi { $oar } · oro sopra: { $gold }
neptun-slot = Spazio { $number }
neptun-slot-from-start = Da { $port } ({ $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  })
neptun-slot-after = Dopo il { $number } ({ $contract }, { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  })
neptun-slot-before = prima del { $number } ({ $contract }, { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  })
neptun-slot-between = { $left }, { $right }

neptun-ask-wishes = Di’, se vuoi, che cosa prendere per te: contratti scoperti, oppure una rotta per tutta la fase.
neptun-ask-wishes-again = I tuoi desideri: { $wishes }. Puoi cambiarli finché non tocca a te.
neptun-ask-route-again = La tua rotta: { $ports }. I contratti per questi porti vengono presi per te fino alla fine della fase; puoi cambiarla.
neptun-wish = Desiderio { $number }
neptun-wish-nothing = Nessun desiderio
neptun-wish-by-name = Contratti scoperti
neptun-wish-by-name-note = In questo turno si prende il primo ancora disponibile; se non ce n’è nessuno, ti verrà chiesto
neptun-wish-by-route = Una rotta
neptun-wish-by-route-note = I contratti per i tuoi porti si prendono in ogni turno di questa fase, anche quelli scoperti più tardi
neptun-wish-withdraw = Ritirare i miei desideri
neptun-wish-has-chosen = Hai già il contratto di questo turno. Lascia una rotta: vale dal prossimo.
neptun-route-ports = Porti da servire
neptun-route-prefer = Se ce n’è più d’uno, prendere
neptun-route-pay = quello che paga meglio per le sue miglia
neptun-route-way = quello con la rotta più breve
neptun-route-otherwise = Se non ce n’è di scoperti
neptun-route-turn = scoprire il prossimo e prendere l’ultimo così come viene
neptun-route-ask = chiedermelo

neptun-turned = { $who } scopre { $contract } con remi { $oar }.
neptun-took = { $who } carica { $contract } nello spazio { $number } e prende i remi { $oar }.
neptun-took-gold = { $who } carica { $contract } nello spazio { $number } e prende i remi { $oar } e { $gold ->
    [one] { $gold } moneta d’oro.
   *[other] { $gold } monete d’oro.
  }
neptun-order = I remi fissano l’ordine: { $order }.
neptun-leftover = Nessuno ha scoperto { $contract }: apre il prossimo turno.
neptun-leftover-gold = Nessuno ha preso { $contract }: { $gold ->
    [one] ora c’è sopra { $gold } moneta d’oro.
   *[other] ora ci sono sopra { $gold } monete d’oro.
  }

# Phase 2: fulfilling contracts

neptun-ask-oars = Scegli in segreto la tua carta Remi. Navighi per la sua potenza più il vento, { $wind }.
neptun-ask-sail = Naviga fino a { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  }; { $gold ->
    [0] non hai oro per andare oltre.
    [one] la tua ultima moneta d’oro ne compra un altro.
   *[other] ognuno in più costa 1 delle tue { $gold } monete d’oro.
  }
neptun-ask-extra = Giochi il turno extra 5.{ $turn }? Il vento resta { $wind }; hai { $cards ->
    [one] { $cards } carta Remi.
   *[other] { $cards } carte Remi.
  }
neptun-ask-extra-oars = Gioca una carta Remi per il tuo turno extra. Navighi per la sua potenza più il vento, { $wind }.
neptun-ask-extra-sail = Gioca il turno extra 5.{ $turn }: scegli una carta Remi e un porto, oppure rinuncia. Navighi per la sua potenza più il vento, { $wind }.
neptun-extra-do-without = Rinunciare al turno extra
neptun-wait = Aspettare chi gioca prima di me
neptun-wait-note = Ti verrà chiesto di nuovo quando avranno navigato
neptun-standing-oars = Giocare questa carta Remi appena possibile

neptun-stay = Restare a { $port }
neptun-way = { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  }
neptun-way-paid = { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  }, { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
  }
neptun-way-pays = { $way } · paga { $pay }
neptun-way-pays-either = { $way } · paga { $first } o { $second }
neptun-out-of-reach = A { $miles } miglia: { $short } oltre la tua portata, più di quante il tuo oro possa comprarne.
neptun-deliver = Consegnare { $good } (spazio { $number })
neptun-deliver-more = Consegnare { $good } (spazio { $number }), comprare un punto
neptun-deliver-nothing = Non consegnare nulla
neptun-delivery = Paga { $pay }{ $price ->
    [0] {""}
    [one] {""} · costa { $price } moneta
   *[other] {""} · costa { $price } monete
  }{ $loses ->
    [0] {""}
    [one] {""} · perde { $loses } contratto aperto alla sua sinistra
   *[other] {""} · perde { $loses } contratti aperti alla sua sinistra
  }
neptun-too-poor = Un punto tempio in più costa { $price } monete d’oro; non ne avresti abbastanza.

neptun-plays = { $who } { $oar }
neptun-oars = Turno { $turn }, remi: { $cards }. Previsione { $forecast }.
neptun-stayed = { $who } resta a { $port }.
neptun-sailed = { $who } naviga per { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  } fino a { $port }{ $gold ->
    [0] .
    [one] {""}, pagando { $gold } moneta d’oro.
   *[other] {""}, pagando { $gold } monete d’oro.
  }
neptun-by = { $id ->
   *[other] { $port }
  }
neptun-sailed-via = { $who } naviga per { $miles ->
    [one] { $miles } miglio
   *[other] { $miles } miglia
  } passando per { $via } fino a { $port }{ $gold ->
    [0] .
    [one] {""}, pagando { $gold } moneta d’oro.
   *[other] {""}, pagando { $gold } monete d’oro.
  }
neptun-fulfilled = { $who } adempie il contratto «{ $contract }»: { $pay }.
neptun-fulfilled-more = { $who } adempie il contratto «{ $contract }» e compra un punto tempio per { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
  } d’oro: { $pay }.
neptun-lost = { $who } perde { $contracts }.
neptun-wind = Ora il vento è { $wind }.
neptun-extra-yes = { $who } giocherà il turno extra 5.{ $turn }.
neptun-extra-no = { $who } rinuncia al turno extra 5.{ $turn }.
neptun-extra-oars = { $who } gioca i remi { $oar }.

# Phase 3: scoring

neptun-round = Il round { $letter } comincia con vento { $wind }. Ordine: { $order }.
neptun-bonus = { $who } ha adempiuto tutti i contratti: tessera bonus, { $points } punti.
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

# The pictures

neptun-draw-route = La tua rotta: { $port } { $legs } ({ $miles } miglia)
neptun-draw-leg = –{ $miles }→ { $port }
neptun-draw-legs = { $first } { $rest }
neptun-draw-no-route = La tua nave è a { $port }; nessun contratto è ancora caricato.
neptun-draw-round = Round { $letter }
neptun-draw-draft = Contratti, turno { $turn } di { $turns }
neptun-draw-sail = Navigazione, turno { $turn } di { $turns }
neptun-draw-extra = Turno extra 5.{ $turn }
neptun-draw-over = La partita è finita
neptun-draw-waits = { $stage } · tocca a { $who }
neptun-draw-all = { $stage } · tutti scelgono i remi
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
neptun-kind = Pianificare una rotta di contratti contro vento e rivali
