# Why an answer is advised in Méditerranée.
mediterranee-why-manning = Una galea percorre tante zone quanti sono i suoi marinai; { $count ->
    [0] nessuno resta a tenere la capitale, quindi torna presto.
    [one] uno resta a tenere la capitale.
   *[other] { $count } restano a tenere la capitale.
  }
mediterranee-why-bid = { $ducats } ducati comprano la scelta del tuo posto nel turno; ne restano { $left } per merci ed equipaggi.
mediterranee-why-bid-nothing = Nessun posto in questo turno vale denaro per te.
mediterranee-why-place-early = Chi viene presto sbarca e vende per primo: { $count ->
    [0] i posti migliori dei magazzini vanno via per primi.
    [one] un porto è senza guarnigione.
   *[other] { $count } porti sono senza guarnigione.
  }
mediterranee-why-place-late = Chi viene tardi vede che cosa fanno gli altri, e nessuno può rispondere all’ultimo colpo.
mediterranee-why-price-most = Non sono obbligati a comprare a questo prezzo, ma se lo fanno è il massimo che puoi avere.
mediterranee-why-price-price = Un prezzo più basso vende di più, e ogni pezzo che portano via ti lascia subito denaro.
mediterranee-why-price-tariff = Con un prezzo fisso nessuno deve più aspettare la tua risposta.
mediterranee-why-haggle-yes = { $price } ducati adesso sono meglio dei { $ask } che forse non pagheranno mai.
mediterranee-why-haggle-no = { $price } ducati sono troppo pochi: restare a { $ask } ti costa al massimo questa vendita.
mediterranee-why-trade-counter = A { $price } ducati guadagneresti circa { $gain }; il peggio che può capitare è un rifiuto.
mediterranee-why-deal-yes = Per quanto rendono le merci guadagni circa { $gain } ducati; forse anche l’altro.
mediterranee-why-deal-no = Per quanto rendono le merci ti porterebbe { $gain } ducati: troppo pochi per ciò che dà a un rivale.
mediterranee-why-stow = Vale di più dove questa galea può { $count ->
    [0] arrivare ({ $goods }), e non avanza nulla.
    [one] arrivare ({ $goods }); un pezzo può andare perduto.
   *[other] arrivare ({ $goods }); { $count } pezzi possono andare perduti.
  }
mediterranee-why-sail-done = Le tue galee sono dove guadagnano di più, o dove proteggono qualcosa.
mediterranee-why-settle = Ciò che stabilisci ora si fa senza altre domande a te in questo turno.
mediterranee-why-passage-needed = { $why } Lungo la rotta, però, qualcuno deve lasciarti passare.
mediterranee-why-sea = { $zone } è sulla rotta verso dove si vende il tuo carico, e lì non c’è nessuno più forte.
mediterranee-why-sail-sell = Ciò che porti vale circa { $ducats } ducati { FORM($port, "at") }, se nessuno riempie prima il magazzino.
mediterranee-why-sail-land = { $port } non ha guarnigione: chi sbarca per primo ne riceve { $points ->
    [one] il punto
   *[other] i { $points } punti
  }.
mediterranee-why-sail-foe = A difendere il porto ({ $port }) { $count ->
    [0] non c’è nessuno
    [one] c’è un solo marinaio
   *[other] c’è una guarnigione di { $count } marinai
  }: lo si può assaltare o vendergli merci.
mediterranee-why-sail-guard = Un nemico con { $count ->
    [one] un marinaio
   *[other] { $count } marinai
  } può arrivare { FORM($port, "to") } in una mossa: qualcuno deve esserci.
mediterranee-why-sail-load = { CAPITAL(FORM($port, "at")) } c’è { $good } per il tuo prossimo viaggio.
mediterranee-why-passage-yes = { $count ->
    [one] Il suo unico marinaio non è
   *[other] I suoi { $count } marinai non sono
  } un pericolo per i tuoi porti vicini, e un giorno potrebbero lasciar passare te.
mediterranee-why-passage-no = Con { $count ->
    [one] un marinaio
   *[other] { $count } marinai
  } potrebbe prendere uno dei tuoi porti vicini.
mediterranee-why-peace = Nessun attacco promette più di quanto costa in marinai.
mediterranee-why-attack = In media uccidi { $kills ->
    [one] un marinaio
   *[other] { $kills } marinai
  } e ne perdi { $loses }; a bordo { $count ->
    [0] non ci sono merci, ma c’è la galea stessa.
    [one] c’è un pezzo da prendere.
   *[other] ci sono { $count } pezzi da prendere.
  }
mediterranee-why-storm = In media uccidi { $count ->
    [one] il suo unico marinaio
   *[other] { $kills } dei suoi { $count } marinai
  } e ne perdi { $loses }; il porto vale { $points ->
    [one] un punto
   *[other] { $points } punti
  } alla fine.
mediterranee-why-capture = Ottieni una galea che vale { $price } ducati con il suo carico ({ $goods }); { $count ->
    [0] in cambio cedi la tua.
    [one] un marinaio resta sulla tua.
   *[other] { $count } marinai restano sulla tua.
  }
mediterranee-why-sink = Con { $count ->
    [one] un marinaio rimasto
   *[other] { $count } marinai rimasti
  } non puoi equipaggiarle entrambe; il suo carico è tuo fin dove c’è spazio.
mediterranee-why-land = Il porto vale { $points ->
    [one] un punto
   *[other] { $points } punti
  } alla fine; { $count ->
    [0] nessun nemico può raggiungerlo in una mossa.
    [one] un nemico con un marinaio può raggiungerlo in una mossa.
   *[other] un nemico con { $count } marinai può raggiungerlo in una mossa.
  }
mediterranee-why-land-sinks = Il porto vale { $points ->
    [one] un punto
   *[other] { $points } punti
  } alla fine, e merita la galea che affonda senza equipaggio ({ $galley }).
mediterranee-why-land-done = Ora i marinai a bordo valgono più di un altro porto che non potresti tenere.
mediterranee-why-sell-all = Tutto diventa subito denaro, prima che altri riempiano i magazzini.
mediterranee-why-sell-nothing = Ciò che resta si vende meglio altrove, o aiuterebbe un rivale più di te.
mediterranee-why-sell-own = Paga { $ducats } ducati, e { $free ->
    [0] il tuo magazzino è pieno: alla fine conta di più.
    [one] al tuo magazzino manca un pezzo per essere pieno.
   *[other] al tuo magazzino mancano { $free } pezzi per essere pieno.
  }
mediterranee-why-sell-free = Paga { $ducats } ducati, e nessun rivale ci guadagna.
mediterranee-why-sell-rival = Paga subito { $ducats } ducati; però il magazzino di { $who } si riempie.
mediterranee-why-market-done = Nulla che si possa comprare o costruire qui ripagherebbe il suo prezzo.
mediterranee-why-buy = Costa { $price } ducati, e dovrebbe renderne circa { $worth } ({ $good }), se lì nessuno vende prima di te.
mediterranee-why-buy-dear = Costa { $price } ducati, e forse non ne rende più di { $worth } ({ $good }); però riempie un magazzino.
mediterranee-why-enquire = Con i magazzini attuali dovrebbe rendere circa { $worth } ducati ({ $good }); chiedere il prezzo non costa nulla.
mediterranee-why-recruit = { $count ->
    [one] Un marinaio costa
   *[other] { $count } marinai costano
  } { $price } ducati: con più equipaggio le tue galee vanno più lontano e combattono meglio.
mediterranee-why-recruit-ashore = { $count ->
    [one] Un marinaio costa
   *[other] { $count } marinai costano
  } { $price } ducati; { $threat ->
    [0] nessuno minaccia ancora { FORM($port, "the") }, ma le difese sono deboli.
    [one] un nemico con un marinaio può arrivare { FORM($port, "to") } in una mossa.
   *[other] un nemico con { $threat } marinai può arrivare { FORM($port, "to") } in una mossa.
  }
mediterranee-why-crew = Ogni galea arriva fin dove la porta l’equipaggio: così nessuna resta indietro.
mediterranee-why-crew-ashore = { $count ->
    [0] Nessuno tiene { FORM($port, "the") }
    [one] Un marinaio tiene { FORM($port, "the") }
   *[other] { $count } marinai tengono { FORM($port, "the") }
  }, e { $threat ->
    [0] nessun nemico può arrivarci in una mossa; gli altri vanno sulle tue galee.
    [one] un nemico con un marinaio può arrivarci in una mossa.
   *[other] un nemico con { $threat } marinai può arrivarci in una mossa.
  }
mediterranee-why-cargo = Ogni merce vale di più sulla galea che arriva al suo mercato.
mediterranee-why-galley = Costa { $price } ducati e { $turns ->
    [0] non ha più turni per guadagnarli; protegge o sbarca.
    [one] ha un turno per guadagnarli.
   *[other] ha { $turns } turni per guadagnarli.
  }
mediterranee-why-fort = { $price } ducati per le mura { FORM($port, "at") }: { $threat ->
    [0] ancora non c’è minaccia, e poi sarà troppo tardi.
    [one] un nemico con un marinaio può arrivarci in una mossa.
   *[other] un nemico con { $threat } marinai può arrivarci in una mossa.
  }
mediterranee-why-swap = Ognuno porta ciò che vale di più per l’altro; ci guadagna anche { $who }.
mediterranee-why-propose-sell = { $who } ne ricava più di te, e tu ricevi { $price ->
    [0] gratitudine
   *[other] { $price } ducati senza un viaggio
  }.
mediterranee-why-propose-buy = Vale di più { $price ->
    [0] per te
   *[other] di { $price } ducati dove navighi tu
  }, e { $who } non ha un mercato migliore.
mediterranee-why-discard = Lo spazio vale più di ciò che lo occupa.
mediterranee-why-dismiss = La galea costa più di quanto possa ancora { $count ->
    [0] rendere.
    [one] rendere; un pezzo del carico è perduto.
   *[other] rendere; { $count } pezzi del carico sono perduti.
  }
mediterranee-why-tariff = Con { $ask } ducati per { FORM($good, "the") }, e non meno di { $floor }, chi compra non deve aspettarti.
mediterranee-why-ask-me = Vedi chi compra prima di indicare un prezzo; però devono aspettarlo.
