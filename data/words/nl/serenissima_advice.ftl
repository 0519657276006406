# Why: reasons for an answer in Serenissima

serenissima-why-done = Deze galei kan niets beters doen dan blijven waar ze is.
serenissima-why-load = { $ducats ->
    [0] Nu betaalt geen haven voor { $good }, maar het vult je eigen pakhuizen.
    [one] Een blokje { $good } brengt nu tot 1 dukaat op. Verkoop voordat de plekken weg zijn.
   *[other] Een blokje { $good } brengt nu tot { $ducats } dukaten op. Verkoop voordat de plekken weg zijn.
  }
serenissima-why-sea = Het ligt op de route, en daarna { $left ->
    [0] kan de bemanning niet verder.
    [one] is er nog één zone te varen.
   *[other] zijn er nog { $left } zones te varen.
  }
serenissima-why-sail-sell = { $port } neemt { $count ->
    [one] één van je blokjes
   *[other] { $count } van je blokjes
  } voor { $ducats ->
    [0] geen dukaten, maar het vult je pakhuis daar
    [one] 1 dukaat
   *[other] { $ducats } dukaten
  }. Elke zone die je vaart, kost een dobbelsteen in een gevecht.
serenissima-why-sail-land = { $port } is neutraal en levert { $ducats ->
    [0] nog niets op, maar met elk blokje meer
    [one] bij elke waardering 1 dukaat op
   *[other] bij elke waardering { $ducats } dukaten op
  }.
serenissima-why-sail-rival = { $port } wordt bewaakt door { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  } van een rivaal: je kunt er vechten of verkopen.
serenissima-why-sail-home = { CAPITAL(FORM($port, "at")) } kun je { $good } laden, en het eerste blokje is gratis.
serenissima-why-sell-own = Het brengt { $ducats ->
    [0] meteen niets op
    [one] meteen 1 dukaat op
   *[other] meteen { $ducats } dukaten op
  }, maar de haven levert bij elke waardering { $income ->
    [one] 1 dukaat
   *[other] { $income } dukaten
  } meer op, zolang die van jou is.
serenissima-why-sell-neutral = Het brengt meteen { $ducats ->
    [0] niets
    [one] 1 dukaat
   *[other] { $ducats } dukaten
  } op, en geen rivaal verdient eraan.
serenissima-why-sell-rival = Het brengt meteen { $ducats ->
    [0] niets
    [one] 1 dukaat
   *[other] { $ducats } dukaten
  } op, maar de eigenaar van de haven krijgt bij elke waardering { $income ->
    [0] niets meer
    [one] 1 dukaat meer
   *[other] { $income } dukaten meer
  }.
serenissima-why-attack = Je hebt { $chance }% kans om te winnen en een rivaal { $goods ->
    [0] een galei
    [one] een galei en een blokje
   *[other] een galei en { $goods } blokjes
  } af te nemen. Verlies je, dan ben je de jouwe kwijt.
serenissima-why-storm = Je hebt { $chance }% kans om te winnen, en de haven levert { $ducats ->
    [0] nog niets op
    [one] bij elke waardering 1 dukaat op
   *[other] bij elke waardering { $ducats } dukaten op
  }. Verlies je, dan ben je de galei kwijt.
serenissima-why-land = { $port } levert { $ducats ->
    [0] nog niets op, maar wel een eigen pakhuis
    [one] bij elke waardering 1 dukaat op
   *[other] bij elke waardering { $ducats } dukaten op
  }; { $count ->
    [one] één matroos bewaakt de haven
   *[other] { $count } matrozen bewaken de haven
  }, en aan boord { $left ->
    [one] blijft er één.
   *[other] blijven er { $left }.
  }
serenissima-why-land-last = { $port } levert { $ducats ->
    [0] nog niets op, maar wel een eigen pakhuis
    [one] bij elke waardering 1 dukaat op
   *[other] bij elke waardering { $ducats } dukaten op
  }. Dat is de galei waard, die zonder bemanning zinkt.
serenissima-why-crew = Met meer matrozen vaart galei { $galley } verder en vecht ze beter. Eén blijft er om de haven te bewaken.
serenissima-why-overboard = De plaats is meer waard dan wat erop staat.
serenissima-why-exchange = De lading is meer waard op de galei die het eerst bij de juiste markt is.
serenissima-why-invest = Geen tocht van deze galei brengt zoveel op als wat je koopt voor { $ducats ->
    [one] één dukaat
   *[other] { $ducats } dukaten
  }. Deze ronde blijft ze waar ze is.
serenissima-why-recruit = { $count ->
    [one] Een matroos kost
   *[other] { $count } matrozen kosten
  } { $ducats ->
    [one] 1 dukaat
   *[other] { $ducats } dukaten
  }: { $ashore ->
    [0] een zwakke bemanning kan niemand aan.
   *[other] een haven met een zwak garnizoen is snel ingenomen.
  }
serenissima-why-galley = { $count ->
    [one] Met een galei ben je in elke ronde die nog komt aan de beurt.
   *[other] Met { $count } galeien ben je in elke ronde die nog komt vaker aan de beurt.
  }
serenissima-why-fort = { $port } wordt bewaakt door { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  }. Een fort schiet eerst en maakt een aanval duur.
serenissima-why-basilica = Een basiliek kost { $price } dukaten en levert tot het einde { $ducats } op, als je de haven houdt.
serenissima-why-enough = Niets anders verdient zich voor het einde nog terug.
serenissima-why-start = Vanuit { $port } ({ $good }) { $count ->
    [0] is het ver naar de meeste havens, maar iets beters is er niet over.
   *[other] zijn er veel havens dichtbij, en daar verkoop en land je het eerst.
  }
serenissima-why-number = Lage nummers, zoals { $galley }, zijn vroeg in een ronde aan de beurt en krijgen de beste plekken in de pakhuizen.
serenissima-why-again = Je hebt { $chance }% kans op winst als je doorvecht. Verlies je, dan ben je de galei kwijt.
serenissima-why-stop = Je hebt maar { $chance }% kans op winst als je doorvecht. Als je stopt, houd je de galei.
serenissima-why-leave = { $port } is de matrozen niet waard die er zouden moeten blijven.
serenissima-why-salvage = { $count ->
    [0] Er is geen ruimte voor wat de moeite waard is.
    [one] Eén gratis blokje: meer past er niet.
   *[other] { $count } gratis blokjes: de waardevolste die passen.
  }
serenissima-why-close = Er handelt nog niemand. Zonder { $port } verlies je niet meer dan de anderen, en andere havens produceren hetzelfde.
serenissima-why-blockade-move = Haar tocht is voorbij. Valt ze je aan, dan zinkt je zwakste galei daar met { $chance }% kans.
serenissima-why-blockade-sale = Ze verkoopt niets en krijgt geen goede plek. Valt ze je aan, dan zinkt je zwakste galei daar met { $chance }% kans.
serenissima-why-blockade-landing = Ze krijgt de haven niet. Valt ze je aan, dan zinkt je zwakste galei daar met { $chance }% kans.
serenissima-why-let-go = Met { $theirs ->
    [one] één matroos
   *[other] { $theirs } matrozen
  } kan ze terugvechten, en wat ze hier doet, schaadt je nauwelijks.
