# Why an answer is advised in Serenissima.
serenissima-why-done = Nulla che questa galea possa ancora fare vale più che restare dov’è.
serenissima-why-load = { $ducats ->
    [0] Al momento nessun porto paga per questa merce ({ $good }), ma i tuoi magazzini crescono.
    [one] Con i magazzini attuali un cubo rende fino a 1 ducato ({ $good }); chi vende per primo prende i posti migliori.
   *[other] Con i magazzini attuali un cubo rende fino a { $ducats } ducati ({ $good }); chi vende per primo prende i posti migliori.
  }
serenissima-why-sea = È sulla rotta, e { $left ->
    [0] poi l’equipaggio non può andare oltre.
    [one] resta una zona da percorrere.
   *[other] restano { $left } zone da percorrere.
  }
serenissima-why-sail-sell = { $port } prende { $count ->
    [one] uno dei tuoi cubi
   *[other] { $count } dei tuoi cubi
  } { $ducats ->
    [0] gratis, ma il tuo magazzino lì cresce
    [one] per 1 ducato
   *[other] per { $ducats } ducati
  }; lungo la rotta perdi dadi per un combattimento.
serenissima-why-sail-land = { $port } non è di nessuno, e { $ducats ->
    [0] per ora non rende nulla, ma renderà di più con ogni cubo
    [one] rende 1 ducato a ogni conteggio
   *[other] rende { $ducats } ducati a ogni conteggio
  }.
serenissima-why-sail-rival = A difendere il porto ({ $port }) c’è { $count ->
    [one] un solo marinaio
   *[other] una guarnigione di { $count } marinai
  } di un rivale: un combattimento o una vendita sono vicini.
serenissima-why-sail-home = { CAPITAL(FORM($port, "at")) } c’è { $good } da caricare, il primo cubo gratis.
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
  }; il proprietario del porto { $income ->
    [0] non riceve nulla in più
    [one] riceve 1 ducato in più
   *[other] riceve { $income } ducati in più
  } a ogni conteggio.
serenissima-why-attack = Il combattimento si vince { $chance ->
    [one] una volta
   *[other] { $chance } volte
  } su 100, e toglie a un rivale { $goods ->
    [0] una galea
    [one] una galea e un cubo
   *[other] una galea e { $goods } cubi
  }; se lo perdi, costa la tua.
serenissima-why-storm = Il combattimento si vince { $chance ->
    [one] una volta
   *[other] { $chance } volte
  } su 100, e il porto { $ducats ->
    [0] per ora non rende nulla
    [one] rende 1 ducato a ogni conteggio
   *[other] rende { $ducats } ducati a ogni conteggio
  }; se lo perdi, ti costa la galea.
serenissima-why-land = { $port } { $ducats ->
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
serenissima-why-land-last = { $port } { $ducats ->
    [0] per ora non rende nulla, ma è un magazzino tuo
    [one] rende 1 ducato a ogni conteggio
   *[other] rende { $ducats } ducati a ogni conteggio
  }; vale la galea, che affonda senza equipaggio.
serenissima-why-crew = Con più marinai la galea { $galley } va più lontano e combatte meglio; a terra ne resta uno che per ora tiene il porto.
serenissima-why-overboard = Il posto vale più di ciò che lo occupa.
serenissima-why-exchange = Il carico vale di più sulla galea che arriva prima al suo mercato.
serenissima-why-invest = Nessun viaggio di questa galea porta quanto { $ducats ->
    [one] compra un ducato
   *[other] comprano { $ducats } ducati
  }; per questo round resta dov’è.
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
    [one] Una galea ti permette di agire
   *[other] Con { $count } galee agisci più spesso
  } in ogni round che resta.
serenissima-why-fort = A difendere il porto ({ $port }) c’è { $count ->
    [one] un solo marinaio
   *[other] una guarnigione di { $count } marinai
  }: un forte spara per primo e rende caro un assalto.
serenissima-why-basilica = Costa { $price } ducati e ne paga { $ducats } fino alla fine, se tieni il porto.
serenissima-why-enough = Ciò che è ancora in vendita non si ripagherebbe prima della fine.
serenissima-why-start = { CAPITAL(FORM($port, "from")) }, con questa merce ({ $good }), { $count ->
    [0] quasi tutti i porti sono lontani, ma è il meglio che resta.
   *[other] molti porti sono vicini, e nei porti vicini si vende e si sbarca per primi.
  }
serenissima-why-number = Numero { $galley }: i numeri bassi agiscono presto in un round e prendono i posti migliori nei magazzini.
serenissima-why-again = Combattendo fino in fondo si vince { $chance ->
    [one] una volta
   *[other] { $chance } volte
  } su 100; se perdi, ti costa la galea.
serenissima-why-stop = Combattendo fino in fondo si vince solo { $chance ->
    [one] una volta
   *[other] { $chance } volte
  } su 100: chi si ferma tiene la galea.
serenissima-why-leave = { $port } non vale i marinai che dovrebbero restarci.
serenissima-why-salvage = { $count ->
    [0] Non c’è spazio per ciò che varrebbe la pena.
    [one] Un cubo gratis: tutto ciò che trova posto.
   *[other] { $count } cubi gratis: i più cari tra quelli che trovano posto.
  }
serenissima-why-close = Ancora nessuno commercia: senza { FORM($port, "the") } non perdi più degli altri, e ciò che produce viene da altrove.
serenissima-why-blockade-move = Perde il suo viaggio; se attacca in risposta, la tua galea più debole lì affonda { $chance ->
    [one] una volta
   *[other] { $chance } volte
  } su 100.
serenissima-why-blockade-sale = Non vende nulla e non prende un buon posto; se attacca in risposta, la tua galea più debole lì affonda { $chance ->
    [one] una volta
   *[other] { $chance } volte
  } su 100.
serenissima-why-blockade-landing = Non ottiene il porto; se attacca in risposta, la tua galea più debole lì affonda { $chance ->
    [one] una volta
   *[other] { $chance } volte
  } su 100.
serenissima-why-let-go = Con { $theirs ->
    [one] un marinaio
   *[other] { $theirs } marinai
  } può rispondere con un combattimento, e ciò che fa qui ti nuoce poco.
