# Why: reasons for an answer in Serenissima

serenissima-why-done = Niets wat deze galei nog kan doen, is meer waard dan te blijven liggen.
serenissima-why-load = { $ducats ->
    [0] Zoals het er nu voor staat, betaalt geen haven voor { $good }, maar je eigen pakhuizen groeien ermee.
    [one] Een blokje { $good } brengt bij deze pakhuizen tot 1 dukaat op; wie eerst verkoopt, krijgt de beste plaatsen.
   *[other] Een blokje { $good } brengt bij deze pakhuizen tot { $ducats } dukaten op; wie eerst verkoopt, krijgt de beste plaatsen.
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
    [0] geen dukaten, maar je pakhuis daar groeit
    [one] 1 dukaat
   *[other] { $ducats } dukaten
  }; onderweg verlies je dobbelstenen voor een gevecht.
serenissima-why-sail-land = { $port } is van niemand, en levert { $ducats ->
    [0] nog niets op, maar met elk blokje meer
    [one] bij elke waardering 1 dukaat op
   *[other] bij elke waardering { $ducats } dukaten op
  }.
serenissima-why-sail-rival = { $port } wordt bewaakt door { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  } van een rivaal: een gevecht of een verkoop is dichtbij.
serenissima-why-sail-home = { CAPITAL(FORM($port, "at")) } kun je { $good } laden, het eerste blokje voor niets.
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
  } op; de eigenaar van de haven krijgt bij elke waardering { $income ->
    [0] niets meer
    [one] 1 dukaat meer
   *[other] { $income } dukaten meer
  }.
serenissima-why-attack = Het gevecht win je { $chance ->
    [one] één keer op de 100
   *[other] { $chance } keer op de 100
  }, en het kost een rivaal { $goods ->
    [0] een galei
    [one] een galei en een blokje
   *[other] een galei en { $goods } blokjes
  }; verlies je, dan kost het de jouwe.
serenissima-why-storm = Het gevecht win je { $chance ->
    [one] één keer op de 100
   *[other] { $chance } keer op de 100
  }, en de haven levert { $ducats ->
    [0] nog niets op
    [one] bij elke waardering 1 dukaat op
   *[other] bij elke waardering { $ducats } dukaten op
  }; verlies je, dan kost het je de galei.
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
  }; dat is de galei waard, die zonder bemanning zinkt.
serenissima-why-crew = Met meer matrozen vaart galei { $galley } verder en vecht ze beter; aan land blijft er één die de haven voorlopig bewaakt.
serenissima-why-overboard = De plaats is meer waard dan wat er ligt.
serenissima-why-exchange = De lading is meer waard op de galei die het eerst bij de juiste markt is.
serenissima-why-invest = Geen tocht van deze galei brengt zo veel op als wat je koopt voor { $ducats ->
    [one] één dukaat
   *[other] { $ducats } dukaten
  }; deze ronde blijft ze liggen.
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
    [one] Met een galei kom je in elke ronde die nog komt aan zet.
   *[other] Met { $count } galeien kom je in elke ronde die nog komt vaker aan zet.
  }
serenissima-why-fort = { $port } wordt bewaakt door { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  }: een fort schiet eerst en maakt een bestorming duur.
serenissima-why-basilica = Een basiliek kost { $price } dukaten en levert tot het einde { $ducats } op, als je de haven houdt.
serenissima-why-enough = Wat verder te koop is, verdient zich voor het einde niet terug.
serenissima-why-start = Vanuit { $port }, met { $good }, { $count ->
    [0] is het ver naar de meeste havens, maar het is het beste dat over is.
   *[other] zijn er veel havens dichtbij, en daar verkoop en land je het eerst.
  }
serenissima-why-number = Nummer { $galley }: lage nummers komen vroeg in een ronde aan zet en krijgen de beste plaatsen in de pakhuizen.
serenissima-why-again = Tot het einde uitgevochten win je { $chance ->
    [one] één keer op de 100
   *[other] { $chance } keer op de 100
  }; verlies je, dan kost het je de galei.
serenissima-why-stop = Tot het einde uitgevochten win je maar { $chance ->
    [one] één keer op de 100
   *[other] { $chance } keer op de 100
  }: wie stopt, houdt de galei.
serenissima-why-leave = { $port } is de matrozen niet waard die er zouden moeten blijven.
serenissima-why-salvage = { $count ->
    [0] Er is geen plaats voor wat de moeite waard is.
    [one] Eén blokje voor niets: alles waar plaats voor is.
   *[other] { $count } blokjes voor niets: het duurste van alles waar plaats voor is.
  }
serenissima-why-close = Er handelt nog niemand: zonder { $port } verlies je niet meer dan de anderen, en wat daar wordt geproduceerd, komt van elders.
serenissima-why-blockade-move = Haar tocht is voorbij; valt ze aan, dan zinkt je zwakste galei daar { $chance ->
    [one] één keer op de 100
   *[other] { $chance } keer op de 100
  }.
serenissima-why-blockade-sale = Ze verkoopt niets en neemt geen goede plaats in; valt ze aan, dan zinkt je zwakste galei daar { $chance ->
    [one] één keer op de 100
   *[other] { $chance } keer op de 100
  }.
serenissima-why-blockade-landing = Ze krijgt geen haven; valt ze aan, dan zinkt je zwakste galei daar { $chance ->
    [one] één keer op de 100
   *[other] { $chance } keer op de 100
  }.
serenissima-why-let-go = Met { $theirs ->
    [one] één matroos
   *[other] { $theirs } matrozen
  } kan ze met een gevecht antwoorden, en wat ze hier doet, schaadt je weinig.
