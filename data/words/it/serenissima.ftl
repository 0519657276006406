# Serenissima, second edition.

# What the game is called here; its printed title is in the code.
serenissima-name = Serenissima
serenissima-goal = Vince chi è più ricco dopo il terzo conteggio.

serenissima-good-wood = legno
serenissima-good-stone = pietra
serenissima-good-marble = marmo
serenissima-good-wine = vino
serenissima-good-gold = oro
serenissima-good-spice = spezie

serenissima-option-money = Tesori
serenissima-option-money-open = Visibili: tutti vedono i ducati di tutti
serenissima-option-money-hidden = Nascosti: vedi solo i tuoi
serenissima-option-blockade = Blocco di una vendita o di uno sbarco
serenissima-option-blockade-always = Ovunque, anche dove la galea ha iniziato il turno
serenissima-option-blockade-arrived = Solo dove la galea è arrivata navigando
serenissima-option-conquest = Dopo la conquista di un porto
serenissima-option-conquest-fight = La galea può combatterne un’altra sul posto
serenissima-option-conquest-over = Il turno finisce
serenissima-option-galleys = In due: scelta di tre galee a testa
serenissima-option-galleys-alternate = A turno: A-B-A-B-A-B
serenissima-option-galleys-snake = Avanti e indietro: A-B-B-A-A-B

serenissima-standing-blockade-move = Ferma le galee più deboli che vogliono oltrepassare le mie
serenissima-standing-blockade-sale = Impedisci le vendite a galee più deboli dove ho galee
serenissima-standing-blockade-landing = Impedisci a galee più deboli di prendere un porto neutrale dove ho galee

# Options and labels
serenissima-port-option = { $port } ({ $good })
serenissima-galley-option = Galea { $galley }
serenissima-zone-option = { $zone }
serenissima-at-port = { FORM($port, "at") }
serenissima-at-z-mare-ionio = nel Mar Ionio
serenissima-to-port = { FORM($port, "to") }
serenissima-to-z-mare-ionio = nel Mar Ionio
serenissima-garrison-of = { $port } (guarnigione)
serenissima-count-good = { $count } × { $good }
serenissima-count-in-port = { $count } { FORM($port, "at") }
serenissima-count-on-galley = { $count } sulla galea { $galley }
serenissima-done = Termina il turno
serenissima-enough = Smetti di comprare
serenissima-invest = Investi invece
serenissima-load = Carica { $good } { FORM($port, "at") }
serenissima-crew = Sposta marinai
serenissima-exchange = Sposta carico: galea { $mate }
serenissima-exchange-note = quanto va sulla galea { $galley }
serenissima-overboard = Getta o affonda
serenissima-cargo-overboard = Getta il carico
serenissima-sink = Affonda la galea { $galley }
serenissima-sail = Naviga
serenissima-sell = Vendi { FORM($port, "at") }
serenissima-attack = Attacca una galea
serenissima-foe = Galea { $galley } di { $who }
serenissima-land = Sbarca { FORM($port, "at") }
serenissima-storm = Attacca { FORM($port, "the") }
serenissima-fight-again = Tira di nuovo
serenissima-fight-stop = Ritirati (finisce il turno)
serenissima-recruit = Arruola marinai
serenissima-buy-galley = Compra una galea ({ $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
  }, più i marinai)
serenissima-another-galley = Compra un’altra galea
serenissima-build-fort = Costruisci un forte
serenissima-build-basilica = Costruisci una basilica
serenissima-part-number = Numero della galea
serenissima-part-port = Porto
serenissima-part-sailors = Marinai a bordo
serenissima-part-start-port = Porto di partenza

# Notes beside an option
serenissima-note-zones = { $count ->
    [one] { $count } zona
   *[other] { $count } zone
  }
serenissima-note-risky = { $count ->
    [one] { $count } zona, con un possibile blocco
   *[other] { $count } zone, con un possibile blocco
  }
serenissima-note-free-cube = primo cubo gratis, poi 1 ducato l’uno
serenissima-note-price = 1 ducato l’uno
serenissima-note-dues = 1 ducato l’uno a { $who }
serenissima-note-now = ora { $count }
serenissima-note-aboard = ora { $here } sulla galea { $galley }, { $there } sulla galea { $mate }
serenissima-note-own-port = è un tuo porto: riempie il magazzino, ma pagano solo le spezie
serenissima-note-spice = { $ducats ->
    [one] { $ducats } ducato in più
   *[other] { $ducats } ducati in più
  }
serenissima-note-slot = paga { $ducats }
serenissima-note-slots = paga { $ducats }, uno dopo l’altro
serenissima-note-dice = i tuoi dadi: { $mine }, i loro: { $theirs }; { $chance }% di probabilità di vincere se continui
serenissima-note-dice-fort = prima il forte tira { $fort } dadi; i tuoi dadi: { $mine } meno le perdite, i loro: { $theirs }; { $chance }% di probabilità di vincere se continui
serenissima-note-land-all = se sbarca l’ultimo marinaio, la galea affonda
serenissima-note-land-all-laden = se sbarca l’ultimo marinaio, la galea affonda e perdi { $goods }
serenissima-note-sink = i marinai senza altro posto tornano nella tua riserva
serenissima-note-sink-laden = carico perso: { $goods }; i marinai senza altro posto tornano nella tua riserva
serenissima-note-sailor = { $ducats ->
    [one] { $ducats } ducato per marinaio
   *[other] { $ducats } ducati per marinaio
  }
serenissima-note-ducats = { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
  }

# Why not
serenissima-blocked-nothing-to-buy = Al momento non puoi comprare nulla.
serenissima-blocked-acted = Hai già usato questa galea.
serenissima-blocked-no-room = A bordo non c’è posto libero.
serenissima-blocked-no-cube = Non restano cubi di questa merce.
serenissima-blocked-no-ducats = Non hai abbastanza ducati.
serenissima-blocked-no-sailors = Non hai più marinai da arruolare.
serenissima-blocked-no-berth = I tuoi porti, e le tue galee in porto, sono al completo.
serenissima-blocked-no-number = Tutti i numeri di galea sono in uso.
serenissima-blocked-no-piece = Non ne restano.
serenissima-blocked-no-site-fort = Ti serve un porto con legno e pietra, ancora senza forte.
serenissima-blocked-no-site-basilica = Ti serve un porto con oro e marmo, ancora senza basilica.
serenissima-blocked-nowhere = Non hai nessun porto in cui metterla.
serenissima-blocked-one-galley = Una sola galea per ogni investimento.
serenissima-blocked-fleet = Hai già sei galee.
serenissima-blocked-produced = Il porto produce questa merce.
serenissima-blocked-stored = Il porto ha già questa merce.
serenissima-blocked-full = Il magazzino è pieno.
serenissima-blocked-unwanted = Il porto non compra nulla del tuo carico.
serenissima-blocked-blockade = Qui sei sotto blocco.
serenissima-blocked-fought = In questo turno hai scelto di combattere.
serenissima-blocked-last-port = È l’ultimo porto del suo proprietario.
serenissima-blocked-guarded = Prima affonda qui le galee del proprietario.
serenissima-blocked-kept-open = Devono restare aperti abbastanza porti di partenza.

# Questions
serenissima-ask-close = Chiudi un porto che produce { $good }.
serenissima-fact-close = Le galee possono oltrepassarlo, ma in questa partita nessuno può usarlo.
serenissima-ask-start = Scegli un porto e una galea.
serenissima-fact-start = Le galee agiscono nell’ordine dei loro numeri.
serenissima-ask-start-galley = Scegli la tua prossima galea.
serenissima-ask-loading = Usa la galea { $galley }, oppure investi.
serenissima-ask-loaded = Prosegui con la galea { $galley }.
serenissima-ask-sailing = { $left ->
    [0] Agisci qui con la galea { $galley }.
   *[other] Naviga con la galea { $galley } o agisci qui.
  }
serenissima-ask-closing = Prosegui con la galea { $galley }.
serenissima-ask-blockade-move = Fermi la galea { $galley } di { $who } { $at }?
serenissima-ask-blockade-sale = Impedisci a { $who } di vendere { $goods } { FORM($zone, "at") }?
serenissima-ask-blockade-landing = Impedisci a { $who } di prendere { FORM($zone, "the") }?
serenissima-fact-blockade = La galea { $galley } ha { $theirs ->
    [one] { $theirs } marinaio
   *[other] { $theirs } marinai
  }; tu ne hai lì { $yours } sulle galee.
serenissima-ask-fight-galley = Combatti ancora? Vinci al { $chance }%.
serenissima-ask-fight-port = Combatti ancora? Vinci al { $chance }%.
serenissima-fact-fight = Tiri { $mine ->
    [one] { $mine } dado
   *[other] { $mine } dadi
  } con { $sailors ->
    [one] { $sailors } marinaio
   *[other] { $sailors } marinai
  }, l’avversario ne tira { $theirs }. La probabilità vale se combatti fino alla fine.
serenissima-ask-salvage = Prendi merci dalla galea { $wreck }.
serenissima-fact-salvage = La galea { $galley } ha { $room ->
    [one] { $room } posto libero
   *[other] { $room } posti liberi
  }. Il resto è perso.
serenissima-ask-conquest = { $sailors ->
    [one] Sbarchi l’ultimo marinaio { FORM($port, "at") }?
   *[other] Quanti marinai sbarcano { FORM($port, "at") }?
  }
serenissima-fact-conquest = { $sailors ->
    [one] Se sì, la galea { $galley } affonda. Se no, il porto diventa neutrale.
   *[other] Con nessuno il porto diventa neutrale; con tutti la galea { $galley } affonda.
  }
serenissima-fact-conquest-laden = { $sailors ->
    [one] Se sì, la galea { $galley } affonda con il suo carico: { $goods }. Se no, il porto diventa neutrale.
   *[other] Con nessuno il porto diventa neutrale; con tutti la galea { $galley } affonda con il suo carico: { $goods }.
  }
serenissima-ask-investment = Investi. Hai { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
  }.
serenissima-ask-special-investment = Compra galee fino ad averne due.

# What happened
serenissima-first-player = Comincia { $who }.
serenissima-closed = { $who } chiude { FORM($port, "the") }.
serenissima-started = { $who } parte { FORM($port, "from") } con la galea { $galley }.
serenissima-start-galley = { $who } prende la galea { $galley }.
serenissima-prepared = Le galee sono pronte. Comincia il round 1.
serenissima-activates-at = È il turno della galea { $galley } di { $who } { $at }.
serenissima-loaded = { $who } carica { $count } × { $good } { FORM($port, "at") } sulla galea { $galley } { $ducats ->
    [0] gratis
    [one] per { $ducats } ducato
   *[other] per { $ducats } ducati
  }.
serenissima-loaded-from = { $who } carica { $count } × { $good } { FORM($port, "at") } sulla galea { $galley } e paga a { $owner } { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
  }.
serenissima-loaded-from-to-you = { $who } carica { $count } × { $good } { FORM($port, "at") } sulla galea { $galley } e ti paga { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
  }.
serenissima-crewed = { $who } sposta marinai: la galea { $galley } ora ne ha { $count }.
serenissima-exchanged = { $who } sposta il carico tra le galee { $galley } e { $mate }.
serenissima-thrown-overboard = { $who } getta in mare il carico della galea { $galley }: { $goods }.
serenissima-scuttled = { $who } affonda la propria galea { $galley }.
serenissima-sailed-to = { $who } porta la galea { $galley } { $to }.
serenissima-blockaded-move = { $who } dichiara un blocco: la galea { $galley } si ferma { $at }.
serenissima-blockaded-sale = { $who } dichiara un blocco: la galea { $galley } non vende nulla { $at }.
serenissima-blockaded-landing = { $who } dichiara un blocco: la galea { $galley } non può sbarcare { $at }.
serenissima-sold = { $who } vende { $goods } { FORM($port, "at") } dalla galea { $galley } { $ducats ->
    [0] senza incasso
    [one] per { $ducats } ducato
   *[other] per { $ducats } ducati
  }.
serenissima-landed = { $who } prende { FORM($port, "the") } con { $count ->
    [one] { $count } marinaio
   *[other] { $count } marinai
  }.
serenissima-left = Sulla galea { $galley } di { $who } non resta nessuno. Affonda.
serenissima-fort-fired = Il forte { FORM($port, "of") } spara sulla galea { $galley } e { $count ->
    [0] non uccide nessuno
    [one] uccide { $count } marinaio
   *[other] uccide { $count } marinai
  }.
serenissima-fought-of = { $who } combatte contro la galea { $foe } di { $owner } con la galea { $galley }: { $killed ->
    [one] { $killed } marinaio ucciso
   *[other] { $killed } marinai uccisi
  }, { $lost ->
    [one] { $lost } perso
   *[other] { $lost } persi
  }.
serenissima-fought-of-to-you = { $who } combatte contro la tua galea { $foe } con la galea { $galley }: { $killed ->
    [one] { $killed } marinaio ucciso
   *[other] { $killed } marinai uccisi
  }, { $lost ->
    [one] { $lost } perso
   *[other] { $lost } persi
  }.
serenissima-stormed-of = { $who } attacca { FORM($port, "the") } ({ $owner }) con la galea { $galley }: { $killed ->
    [one] { $killed } marinaio ucciso
   *[other] { $killed } marinai uccisi
  }, { $lost ->
    [one] { $lost } perso
   *[other] { $lost } persi
  }.
serenissima-stormed-of-to-you = { $who } ti attacca { FORM($port, "at") } con la galea { $galley }: { $killed ->
    [one] { $killed } marinaio ucciso
   *[other] { $killed } marinai uccisi
  }, { $lost ->
    [one] { $lost } perso
   *[other] { $lost } persi
  }.
serenissima-broke-off = { $who } interrompe il combattimento della galea { $galley }.
serenissima-sunk-of = La galea { $galley } di { $owner } affonda.
serenissima-sunk-of-to-you = La tua galea { $galley } affonda.
serenissima-cargo-lost = Perso con la galea { $galley }: { $goods }.
serenissima-both-sunk = Le galee { $galley } e { $foe } si affondano a vicenda.
serenissima-port-fell = { $owner } perde { FORM($port, "the") }: non vi restano marinai.
serenissima-port-fell-to-you = Hai perso { FORM($port, "the") }: lì non ti restano marinai.
serenissima-salvaged = { $who } prende { $goods } sulla galea { $galley }.
serenissima-recruited = { $who } arruola { $count ->
    [one] { $count } marinaio
   *[other] { $count } marinai
  }: { $places }.
serenissima-bought-galley = { $who } compra la galea { $galley } { FORM($port, "at") } con { $count ->
    [one] { $count } marinaio
   *[other] { $count } marinai
  }, per { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
  }.
serenissima-built-fort = { $who } costruisce un forte { FORM($port, "at") }.
serenissima-built-basilica = { $who } costruisce una basilica { FORM($port, "at") }.
serenissima-doge-wine = Carta del Doge del round { $round }: vino.
serenissima-doge-one = Carta del Doge del round { $round }: una clessidra.
serenissima-doge-two = Carta del Doge del round { $round }: due clessidre.
serenissima-doge-two-mix = Carta del Doge del round { $round }: due clessidre, poi si rimescolano tutte le carte.
serenissima-wine-income = { $who } riceve { $ducats } ducati per il vino in { $ports ->
    [one] { $ports } porto
   *[other] { $ports } porti
  }.
serenissima-scoring = Conteggio { $number } di 3.
serenissima-scored = { $who } riceve { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
  }.
serenissima-round = Comincia il round { $round }.
serenissima-over = Il terzo conteggio chiude la partita.

# Scores
serenissima-score-start = All’inizio
serenissima-score-sales = Vendite
serenissima-score-dues = Pagati da altri
serenissima-score-wine = Vino
serenissima-score-scorings = Conteggi
serenissima-score-spent = Spesi
serenissima-score-total = { $total ->
    [one] { $total } ducato
   *[other] { $total } ducati
  }

# Words on the pictures
serenissima-mark-wood = Le
serenissima-mark-stone = Pi
serenissima-mark-marble = Ma
serenissima-mark-wine = Vi
serenissima-mark-gold = Or
serenissima-mark-spice = Sp
serenissima-cover = Galee e magazzini
serenissima-cover-alt = Una carta portolanica del Mediterraneo con quattro galee cariche: Serenissima.
serenissima-board-over = La partita è finita
serenissima-board-preparation = Preparazione
serenissima-board-doge-turn = Carta del Doge
serenissima-board-turn = Galea { $galley } di { $who } { $at }: { $phase }
serenissima-board-loading = carico
serenissima-board-sailing = in mare
serenissima-board-closing = vendita o combattimento
serenissima-board-round = Round { $round }
serenissima-board-track = Tracciato dei conteggi: I, II, III
serenissima-board-doge = Carte del Doge
serenissima-board-supply = { $good } { $count }
serenissima-board-ducats = { $ducats } d.
serenissima-board-ports = { $count ->
    [one] { $count } porto
   *[other] { $count } porti
  }
serenissima-board-galleys = { $count ->
    [one] { $count } galea
   *[other] { $count } galee
  }
serenissima-board-sailors = { $count ->
    [one] { $count } marinaio
   *[other] { $count } marinai
  }
serenissima-board-stock = { $count ->
    [one] { $count } da arruolare
   *[other] { $count } da arruolare
  }
serenissima-board-neutral = neutrale
serenissima-board-fort = forte
serenissima-board-basilica = basilica
serenissima-board-wine = lato vino
serenissima-board-closed = chiuso
serenissima-board-neighbours = Confina con: { $zones }.
serenissima-treasury = Il tuo tesoro: { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
  }.
serenissima-alt-ducats = { $count ->
    [one] { $count } ducato
   *[other] { $count } ducati
  }
serenissima-alt-port = { $port } ({ $owner }, marinai { $sailors } su { $capacity }) produce { $good }. Magazzino: { $stored }. Inoltre: { $more }.
serenissima-alt-galley = Galea { $galley }, { $who }: { $aboard }.

# Told by rules 1 and 2; what is stored of games begun then still says so.
serenissima-activates = La galea { $galley } di { $who } è attiva { FORM($zone, "at") }.
serenissima-sailed = { $who } porta la galea { $galley } { FORM($zone, "to") }.
serenissima-blockade-move = { $who } dichiara un blocco: la galea { $galley } si ferma { FORM($zone, "at") }.
serenissima-blockade-sale = { $who } dichiara un blocco: la galea { $galley } non vende nulla { FORM($zone, "at") }.
serenissima-blockade-landing = { $who } dichiara un blocco: la galea { $galley } non può sbarcare { FORM($zone, "at") }.
serenissima-count-at = { $count } { FORM($place, "at") }
serenissima-fought = { $who } combatte contro la galea { $foe } con la galea { $galley }: uccisi { $killed }, perduti { $lost }.
serenissima-stormed = { $who } assalta { FORM($port, "the") } con la galea { $galley }: uccisi { $killed }, perduti { $lost }.
serenissima-sunk = La galea { $galley } è affondata.
serenissima-jettisoned = { $who } getta in mare { $count ->
    [one] { $count } cubo
   *[other] { $count } cubi
  } dalla galea { $galley }.

# What kind of game it is, on its card.
serenissima-kind = Commercio, porti e battaglie navali in turni rapidi
