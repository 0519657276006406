# Why an answer is advised in Serenissima.
serenissima-why-done = Questa galea non può fare nulla di meglio che restare dov’è.
serenissima-why-load = { $ducats ->
    [0] Al momento nessun porto paga per questa merce ({ $good }), ma riempie i tuoi magazzini.
    [one] Al momento un cubo rende fino a 1 ducato ({ $good }). Vendi prima che gli spazi siano presi.
   *[other] Al momento un cubo rende fino a { $ducats } ducati ({ $good }). Vendi prima che gli spazi siano presi.
  }
serenissima-why-sea = È sulla rotta, e { $left ->
    [0] poi l’equipaggio non può andare oltre.
    [one] resta una zona da percorrere.
   *[other] restano { $left } zone da percorrere.
  }
serenissima-why-sail-sell = { CAPITAL(FORM($port, "the")) } prende { $count ->
    [one] uno dei tuoi cubi
   *[other] { $count } dei tuoi cubi
  } { $ducats ->
    [0] gratis, ma riempie il tuo magazzino lì
    [one] per 1 ducato
   *[other] per { $ducats } ducati
  }. Ogni zona percorsa costa un dado in combattimento.
serenissima-why-sail-land = { CAPITAL(FORM($port, "the")) } è neutrale e { $ducats ->
    [0] per ora non rende nulla, ma renderà di più con ogni cubo
    [one] rende 1 ducato a ogni conteggio
   *[other] rende { $ducats } ducati a ogni conteggio
  }.
serenissima-why-sail-rival = A difendere il porto ({ $port }) c’è { $count ->
    [one] un solo marinaio
   *[other] una guarnigione di { $count } marinai
  } di un rivale: potresti combattere o vendere lì.
serenissima-why-sail-home = { CAPITAL(FORM($port, "at")) } puoi caricare { $good }, e il primo cubo è gratis.
serenissima-why-sell-own = { $ducats ->
    [0] Subito non porta nulla
    [one] Porta subito 1 ducato
   *[other] Porta subito { $ducats } ducati
  }, ma il porto paga { $income ->
    [one] 1 ducato
   *[other] { $income } ducati
  } in più a ogni conteggio, finché lo tieni.
serenissima-why-sell-neutral = { $ducats ->
    [0] Subito non porta nulla
    [one] Porta subito 1 ducato
   *[other] Porta subito { $ducats } ducati
  }, e nessun rivale ci guadagna.
serenissima-why-sell-rival = { $ducats ->
    [0] Subito non porta nulla
    [one] Porta subito 1 ducato
   *[other] Porta subito { $ducats } ducati
  }, ma il proprietario del porto { $income ->
    [0] non riceve nulla in più
    [one] riceve 1 ducato in più
   *[other] riceve { $income } ducati in più
  } a ogni conteggio.
serenissima-why-attack = Hai il { $chance }% di probabilità di vincere e di togliere a un rivale { $goods ->
    [0] una galea
    [one] una galea e un cubo
   *[other] una galea e { $goods } cubi
  }. Se perdi, perdi la tua.
serenissima-why-storm = Hai il { $chance }% di probabilità di vincere, e il porto { $ducats ->
    [0] per ora non rende nulla
    [one] rende 1 ducato a ogni conteggio
   *[other] rende { $ducats } ducati a ogni conteggio
  }. Se perdi, perdi la galea.
serenissima-why-land = { CAPITAL(FORM($port, "the")) } { $ducats ->
    [0] per ora non rende nulla, ma è un magazzino tuo
    [one] rende 1 ducato a ogni conteggio
   *[other] rende { $ducats } ducati a ogni conteggio
  }; { $count ->
    [one] un marinaio lo tiene
   *[other] { $count } marinai lo tengono
  }, e { $left ->
    [one] uno resta a bordo.
   *[other] { $left } restano a bordo.
  }
serenissima-why-land-last = { CAPITAL(FORM($port, "the")) } { $ducats ->
    [0] per ora non rende nulla, ma è un magazzino tuo
    [one] rende 1 ducato a ogni conteggio
   *[other] rende { $ducats } ducati a ogni conteggio
  }. Vale la galea, che affonda senza equipaggio.
serenissima-why-crew = Con più marinai la galea { $galley } va più lontano e combatte meglio. Uno resta a difendere il porto.
serenissima-why-overboard = Il posto vale più di ciò che lo occupa.
serenissima-why-exchange = Il carico vale di più sulla galea che arriva prima al suo mercato.
serenissima-why-invest = Nessun viaggio di questa galea porta quanto { $ducats ->
    [one] compra un ducato
   *[other] comprano { $ducats } ducati
  }. In questo round resta dov’è.
serenissima-why-recruit = { $count ->
    [one] Un marinaio costa
   *[other] { $count } marinai costano
  } { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
  }: { $ashore ->
    [0] un equipaggio debole non tiene testa a nessuno.
   *[other] un porto con una guarnigione debole si prende facilmente.
  }
serenissima-why-galley = { $count ->
    [one] Con una galea puoi agire
   *[other] Con { $count } galee agisci più spesso
  } in ogni round che resta.
serenissima-why-fort = A difendere il porto ({ $port }) c’è { $count ->
    [one] un solo marinaio
   *[other] una guarnigione di { $count } marinai
  }. Un forte spara per primo e rende caro un attacco.
serenissima-why-basilica = Costa { $price } ducati e ne paga { $ducats } fino alla fine, se tieni il porto.
serenissima-why-enough = Nient’altro si ripagherebbe prima della fine.
serenissima-why-start = { CAPITAL(FORM($port, "from")) } ({ $good }), { $count ->
    [0] quasi tutti i porti sono lontani, ma è il migliore rimasto.
   *[other] molti porti sono vicini, ed è lì che si vende e si sbarca prima.
  }
serenissima-why-number = I numeri bassi, come il { $galley }, agiscono presto nel round e prendono gli spazi migliori nei magazzini.
serenissima-why-again = Hai il { $chance }% di probabilità di vincere se continui. Se perdi, perdi la galea.
serenissima-why-stop = Hai solo il { $chance }% di probabilità di vincere se continui. Se ti fermi, tieni la galea.
serenissima-why-leave = { CAPITAL(FORM($port, "the")) } non vale i marinai che dovrebbero restarci.
serenissima-why-salvage = { $count ->
    [0] Non c’è spazio per ciò che varrebbe la pena.
    [one] Un cubo gratis: di più non ci sta.
   *[other] { $count } cubi gratis: i più preziosi tra quelli che ci stanno.
  }
serenissima-why-close = Ancora nessuno commercia. Senza { FORM($port, "the") } non perdi più degli altri, e altri porti producono la stessa merce.
serenissima-why-blockade-move = Perde il suo viaggio. Se ti attacca, la tua galea più debole lì affonda con il { $chance }% di probabilità.
serenissima-why-blockade-sale = Non vende nulla e non prende uno spazio buono. Se ti attacca, la tua galea più debole lì affonda con il { $chance }% di probabilità.
serenissima-why-blockade-landing = Non ottiene il porto. Se ti attacca, la tua galea più debole lì affonda con il { $chance }% di probabilità.
serenissima-why-let-go = Con { $theirs ->
    [one] un marinaio
   *[other] { $theirs } marinai
  } può reagire, e ciò che fa qui ti nuoce poco.
