# Why an answer is advised in Méditerranée.
mediterranee-why-manning = Ogni marinaio fa avanzare una galea di una zona. { $count ->
    [0] Nessuno resta nella capitale, quindi torna presto.
    [one] Uno resta a difendere la capitale.
   *[other] { $count } restano a difendere la capitale.
  }
mediterranee-why-bid = { $ducats } ducati ti danno un buon posto nell’ordine di gioco; ne restano { $left } per merci e marinai.
mediterranee-why-bid-nothing = In questo turno nessun posto merita un’offerta.
mediterranee-why-place-early = Giocando presto, sbarchi e vendi prima degli altri. { $count ->
    [0] Gli spazi di magazzino migliori vanno via in fretta.
    [one] Un porto è senza guarnigione.
   *[other] { $count } porti sono senza guarnigione.
  }
mediterranee-why-place-late = Giocando tardi, vedi che cosa fanno gli altri e nessuno può reagire.
mediterranee-why-price-most = Nessuno è obbligato a comprare, ma di più non puoi avere.
mediterranee-why-price-price = A un prezzo più basso vendi di più, e ogni pezzo ti porta subito denaro.
mediterranee-why-price-tariff = Con un prezzo fisso nessuno deve più aspettarti.
mediterranee-why-haggle-yes = { $price } ducati adesso sono meglio di { $ask } che forse non arriveranno mai.
mediterranee-why-haggle-no = { $price } ducati sono pochi. Se resti a { $ask }, al massimo perdi questa vendita.
mediterranee-why-trade-counter = A { $price } ducati guadagneresti circa { $gain }. Al massimo ricevi un rifiuto.
mediterranee-why-deal-yes = Ai prezzi attuali guadagni circa { $gain } ducati, e forse ci guadagna anche l’altra parte.
mediterranee-why-deal-no = Ai prezzi attuali ti porta { $gain } ducati: troppo pochi per ciò che dà a un rivale.
mediterranee-why-stow = Si vende meglio dove questa galea può { $count ->
    [0] arrivare ({ $goods }), e non si perde nulla.
    [one] arrivare ({ $goods }); un pezzo può andare perso.
   *[other] arrivare ({ $goods }); { $count } pezzi possono andare persi.
  }
mediterranee-why-sail-done = Le tue galee sono dove rendono di più o proteggono qualcosa.
mediterranee-why-settle = Ciò che pianifichi ora non ti verrà più chiesto in questo turno.
mediterranee-why-passage-needed = { $why } Però qualcuno lungo la rotta deve lasciarti passare.
mediterranee-why-sea = { CAPITAL(FORM($zone, "the")) } è sulla rotta verso dove si vende il tuo carico, e lì non c’è nessuno più forte.
mediterranee-why-sail-sell = Il tuo carico vale circa { $ducats } ducati { FORM($port, "at") }, se nessuno riempie prima il magazzino.
mediterranee-why-sail-land = { CAPITAL(FORM($port, "the")) } non ha guarnigione: chi sbarca per primo ne riceve { $points ->
    [one] il punto
   *[other] i { $points } punti
  }.
mediterranee-why-sail-foe = A difendere il porto ({ $port }) { $count ->
    [0] non c’è nessuno
    [one] c’è un solo marinaio
   *[other] ci sono { $count } marinai
  }: puoi attaccarlo o venderci merci.
mediterranee-why-sail-guard = Un nemico con { $count ->
    [one] un marinaio
   *[other] { $count } marinai
  } può arrivare { FORM($port, "to") } in una mossa. Qualcuno deve difendere il porto.
mediterranee-why-sail-load = { CAPITAL(FORM($port, "at")) } puoi caricare { $good } per il prossimo viaggio.
mediterranee-why-passage-yes = Con { $count ->
    [one] un marinaio
   *[other] { $count } marinai
  } non è un pericolo per i tuoi porti vicini, e un giorno potrebbero lasciar passare te.
mediterranee-why-passage-no = Con { $count ->
    [one] un marinaio
   *[other] { $count } marinai
  } potrebbe prendere uno dei tuoi porti vicini.
mediterranee-why-peace = Nessun attacco vale i marinai che costerebbe.
mediterranee-why-attack = In media uccidi { $kills ->
    [one] un marinaio
   *[other] { $kills } marinai
  } e ne perdi { $loses }. { $count ->
    [0] Non porta merci, ma potresti vincere la galea stessa.
    [one] Porta un pezzo di merce.
   *[other] Porta { $count } pezzi di merce.
  }
mediterranee-why-storm = In media uccidi { $count ->
    [one] il suo unico marinaio
   *[other] { $kills } dei suoi { $count } marinai
  } e ne perdi { $loses }. Alla fine il porto vale { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
mediterranee-why-capture = Ottieni una galea che vale { $price } ducati con il suo carico ({ $goods }); { $count ->
    [0] rinunci alla tua.
    [one] un marinaio resta sulla tua.
   *[other] { $count } marinai restano sulla tua.
  }
mediterranee-why-sink = Con { $count ->
    [one] un marinaio
   *[other] { $count } marinai
  } non puoi equipaggiare entrambe le galee. Del carico tieni comunque ciò che ci sta.
mediterranee-why-land = Il porto vale { $points ->
    [one] un punto
   *[other] { $points } punti
  } alla fine; { $count ->
    [0] nessun nemico può raggiungerlo in una mossa.
    [one] un nemico con un marinaio può raggiungerlo in una mossa.
   *[other] un nemico con { $count } marinai può raggiungerlo in una mossa.
  }
mediterranee-why-land-sinks = Alla fine il porto vale { $points ->
    [one] un punto
   *[other] { $points } punti
  }. Merita la galea, che affonda senza equipaggio ({ $galley }).
mediterranee-why-land-done = Ora i marinai servono più a bordo che in un porto che non potresti difendere.
mediterranee-why-sell-all = Tutto diventa subito denaro, prima che altri riempiano i magazzini.
mediterranee-why-sell-nothing = Ciò che resta si vende meglio altrove, o aiuterebbe un rivale più di te.
mediterranee-why-sell-own = Paga { $ducats } ducati, e { $free ->
    [0] il tuo magazzino è pieno: alla fine vale di più.
    [one] al tuo magazzino manca un pezzo per essere pieno.
   *[other] al tuo magazzino mancano { $free } pezzi per essere pieno.
  }
mediterranee-why-sell-free = Paga { $ducats } ducati, e nessun rivale ci guadagna.
mediterranee-why-sell-rival = Paga subito { $ducats } ducati, ma riempie il magazzino di { $who }.
mediterranee-why-market-done = Nulla di ciò che puoi comprare o costruire qui ripagherebbe il suo prezzo.
mediterranee-why-buy = Costa { $price } ducati, e dovrebbe renderne circa { $worth } ({ $good }), se lì nessuno vende prima di te.
mediterranee-why-buy-dear = Costa { $price } ducati, e forse ne rende solo { $worth } ({ $good }), ma riempie un magazzino.
mediterranee-why-enquire = Con i magazzini attuali dovrebbe rendere circa { $worth } ducati ({ $good }). Chiedere non costa nulla.
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
mediterranee-why-crew = Ogni marinaio fa avanzare una galea di una zona: così nessuna resta indietro.
mediterranee-why-crew-ashore = { $count ->
    [0] Nessuno difende { FORM($port, "the") }
    [one] Un marinaio difende { FORM($port, "the") }
   *[other] { $count } marinai difendono { FORM($port, "the") }
  }, e { $threat ->
    [0] nessun nemico può arrivarci in una mossa; gli altri vanno sulle tue galee.
    [one] un nemico con un marinaio può arrivarci in una mossa.
   *[other] un nemico con { $threat } marinai può arrivarci in una mossa.
  }
mediterranee-why-cargo = Ogni merce vale di più sulla galea che può raggiungere il suo mercato.
mediterranee-why-galley = Costa { $price } ducati e { $turns ->
    [0] non ha più turni per ripagarsi, ma può difendere o sbarcare.
    [one] ha un turno per ripagarsi.
   *[other] ha { $turns } turni per ripagarsi.
  }
mediterranee-why-fort = { $price } ducati per un forte { FORM($port, "at") }: { $threat ->
    [0] per ora nessuno lo minaccia, ma dopo sarà tardi.
    [one] un nemico con un marinaio può arrivarci in una mossa.
   *[other] un nemico con { $threat } marinai può arrivarci in una mossa.
  }
mediterranee-why-swap = Ognuno porta ciò che serve di più all’altro: ci guadagna anche { $who }.
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
    [one] rendere; un pezzo del carico va perso.
   *[other] rendere; { $count } pezzi del carico vanno persi.
  }
mediterranee-why-tariff = Con { $ask } ducati per { FORM($good, "the") }, e non meno di { $floor }, chi compra non deve aspettarti.
mediterranee-why-ask-me = Vedi chi compra prima di indicare un prezzo, ma devono aspettarti.
