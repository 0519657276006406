# Why: reasons for an answer in Méditerranée

mediterranee-why-manning = Een galei komt zo ver als ze matrozen heeft; { $count ->
    [0] niemand bewaakt de hoofdstad, dus kom gauw terug.
    [one] één blijft er om de hoofdstad te bewaken.
   *[other] { $count } blijven er om de hoofdstad te bewaken.
  }
mediterranee-why-bid = Voor { $ducats } dukaten kies je je plaats in de ronde; { $left } blijven er over voor waren en bemanning.
mediterranee-why-bid-nothing = Geen plaats in deze ronde is je geld waard.
mediterranee-why-place-early = Wie vroeg komt, landt en verkoopt eerst: { $count ->
    [0] de beste plaatsen van de pakhuizen gaan het eerst weg.
    [one] één haven is zonder garnizoen.
   *[other] { $count } havens zijn zonder garnizoen.
  }
mediterranee-why-place-late = Wie laat komt, ziet wat de anderen doen, en niemand kan de laatste klap beantwoorden.
mediterranee-why-price-most = Ze hoeven voor deze prijs niet te kopen, maar doen ze het, dan is dat het hoogste wat je kunt krijgen.
mediterranee-why-price-price = Voor een lagere prijs verkoop je meer, en elk stuk dat ze meenemen, brengt meteen geld op.
mediterranee-why-price-tariff = Met een vaste prijs hoeft niemand meer op je antwoord te wachten.
mediterranee-why-haggle-yes = { $price } dukaten nu is beter dan de { $ask } die misschien nooit worden betaald.
mediterranee-why-haggle-no = { $price } dukaten is te weinig: bij { $ask } blijven kost je hoogstens deze verkoop.
mediterranee-why-trade-counter = Met { $price } dukaten zou je ongeveer { $gain } winnen; erger dan een weigering kan het niet worden.
mediterranee-why-deal-yes = Naar wat de waren opbrengen, win je ongeveer { $gain } dukaten; de ander misschien ook.
mediterranee-why-deal-no = Naar wat de waren opbrengen, zou het je { $gain } dukaten opleveren: te weinig voor wat het een rivaal geeft.
mediterranee-why-stow = Dit is het meest waard waar deze galei kan { $count ->
    [0] komen ({ $goods }), en er blijft niets over.
    [one] komen ({ $goods }); één stuk kan verloren gaan.
   *[other] komen ({ $goods }); { $count } stuks kunnen verloren gaan.
  }
mediterranee-why-sail-done = Je galeien liggen waar ze het meeste winnen, of waar ze iets bewaken.
mediterranee-why-settle = Wat je nu vastlegt, gebeurt deze ronde zonder dat je nog wordt gevraagd.
mediterranee-why-passage-needed = { $why } Wel moet iemand onderweg je doorlaten.
mediterranee-why-sea = { $zone } ligt op de weg naar waar je lading iets opbrengt, en er ligt niemand die sterker is.
mediterranee-why-sail-sell = Wat je vervoert, is { FORM($port, "at") } ongeveer { $ducats } dukaten waard, als niemand het pakhuis eerder vult.
mediterranee-why-sail-land = { $port } heeft geen garnizoen: wie eerst landt, krijgt { $points ->
    [one] er het punt voor
   *[other] er de { $points } punten voor
  }.
mediterranee-why-sail-foe = { $port } wordt bewaakt door { $count ->
    [0] niemand
    [one] één matroos
   *[other] { $count } matrozen
  }: je kunt de haven bestormen of er verkopen.
mediterranee-why-sail-guard = Een vijand met { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  } kan { $port } in één tocht bereiken: daar moet iemand zijn.
mediterranee-why-sail-load = { CAPITAL(FORM($port, "at")) } is er { $good } voor je volgende reis.
mediterranee-why-passage-yes = Met { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  } is ze geen gevaar voor je havens in de buurt, en ooit laat de ander jou misschien door.
mediterranee-why-passage-no = Met { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  } kan ze een van je havens in de buurt innemen.
mediterranee-why-peace = Geen aanval belooft meer dan hij aan matrozen kost.
mediterranee-why-attack = Gemiddeld dood je { $kills ->
    [one] één matroos
   *[other] { $kills } matrozen
  } en verlies je er { $loses }; aan boord { $count ->
    [0] zijn geen waren, maar de galei zelf telt.
    [one] is één stuk te halen.
   *[other] zijn { $count } stuks te halen.
  }
mediterranee-why-storm = Gemiddeld dood je { $count ->
    [one] de ene matroos
   *[other] { $kills } van de { $count } matrozen
  } en verlies je er { $loses }; de haven telt aan het einde { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
mediterranee-why-capture = Je krijgt een galei van { $price } dukaten met haar lading ({ $goods }); { $count ->
    [0] die van jezelf geef je ervoor op.
    [one] op de jouwe blijft één matroos.
   *[other] op de jouwe blijven { $count } matrozen.
  }
mediterranee-why-sink = Met nog { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  } kun je niet beide bemannen; haar lading is van jou voor zover er plaats is.
mediterranee-why-land = De haven telt aan het einde { $points ->
    [one] één punt
   *[other] { $points } punten
  }; { $count ->
    [0] geen vijand kan er in één tocht komen.
    [one] een vijand met één matroos kan er in één tocht komen.
   *[other] een vijand met { $count } matrozen kan er in één tocht komen.
  }
mediterranee-why-land-sinks = De haven telt aan het einde { $points ->
    [one] één punt
   *[other] { $points } punten
  }, en dat is de galei waard die zonder bemanning zinkt ({ FORM($galley, "low") }).
mediterranee-why-land-done = Matrozen aan boord zijn nu meer waard dan nog een haven die je niet kunt houden.
mediterranee-why-sell-all = Alles wordt nu geld, voordat anderen de pakhuizen vullen.
mediterranee-why-sell-nothing = Wat over is, brengt elders meer op, of zou een rivaal meer helpen dan jou.
mediterranee-why-sell-own = Het levert { $ducats } dukaten op, en je pakhuis { $free ->
    [0] is vol: het telt aan het einde meer.
    [one] mist nog één stuk om vol te zijn.
   *[other] mist nog { $free } stuks om vol te zijn.
  }
mediterranee-why-sell-free = Het levert { $ducats } dukaten op, en geen rivaal wint erbij.
mediterranee-why-sell-rival = Het levert meteen { $ducats } dukaten op; wel wordt het pakhuis van { $who } er voller door.
mediterranee-why-market-done = Niets wat hier te koop of te bouwen is, zou zijn prijs terugverdienen.
mediterranee-why-buy = Het kost { $price } dukaten, en { $good } zou ongeveer { $worth } moeten opbrengen, als niemand het daar eerder verkoopt.
mediterranee-why-buy-dear = Het kost { $price } dukaten, en { $good } brengt misschien niet meer dan { $worth } op; wel vult het een pakhuis.
mediterranee-why-enquire = Bij deze pakhuizen zou { $good } ongeveer { $worth } dukaten moeten opbrengen; naar de prijs vragen kost niets.
mediterranee-why-recruit = { $count ->
    [one] Een matroos kost
   *[other] { $count } matrozen kosten
  } { $price } dukaten: met een grotere bemanning varen je galeien verder en vechten ze beter.
mediterranee-why-recruit-ashore = { $count ->
    [one] Een matroos kost
   *[other] { $count } matrozen kosten
  } { $price } dukaten; { $threat ->
    [0] nog bedreigt niemand { $port }, maar de bezetting is zwak.
    [one] een vijand met één matroos kan { $port } in één tocht bereiken.
   *[other] een vijand met { $threat } matrozen kan { $port } in één tocht bereiken.
  }
mediterranee-why-crew = Elke galei komt zo ver als haar bemanning: zo blijft er geen achter.
mediterranee-why-crew-ashore = { $count ->
    [0] Niemand bewaakt { $port }
    [one] Eén matroos bewaakt { $port }
   *[other] { $count } matrozen bewaken { $port }
  }, en { $threat ->
    [0] geen vijand kan er in één tocht komen; de anderen bemannen je galeien.
    [one] een vijand met één matroos kan er in één tocht komen.
   *[other] een vijand met { $threat } matrozen kan er in één tocht komen.
  }
mediterranee-why-cargo = Elke waar is het meest waard op de galei die bij de juiste markt komt.
mediterranee-why-galley = Ze kost { $price } dukaten en heeft { $turns ->
    [0] geen ronde meer om die terug te verdienen; ze bewaakt of landt.
    [one] nog één ronde om die terug te verdienen.
   *[other] nog { $turns } rondes om die terug te verdienen.
  }
mediterranee-why-fort = { $price } dukaten voor muren ({ $port }): { $threat ->
    [0] nog bedreigt niemand de haven, en straks is het te laat.
    [one] een vijand met één matroos kan er in één tocht komen.
   *[other] een vijand met { $threat } matrozen kan er in één tocht komen.
  }
mediterranee-why-swap = Beide kanten vervoeren wat voor de ander meer waard is; { $who } wint er ook bij.
mediterranee-why-propose-sell = { $who } krijgt er meer voor dan jij, en jij krijgt { $price ->
    [0] dank
   *[other] { $price } dukaten zonder reis
  }.
mediterranee-why-propose-buy = Het is meer waard { $price ->
    [0] voor jou
   *[other] dan { $price } dukaten waar jij heen vaart
  }, en { $who } heeft geen betere markt.
mediterranee-why-discard = De plaats is meer waard dan wat er ligt.
mediterranee-why-dismiss = De galei kost meer dan ze nog kan { $count ->
    [0] opbrengen.
    [one] opbrengen; één stuk lading gaat verloren.
   *[other] opbrengen; { $count } stuks lading gaan verloren.
  }
mediterranee-why-tariff = Met { $ask } dukaten voor { $good }, en niet minder dan { $floor }, hoeven kopers niet op je te wachten.
mediterranee-why-ask-me = Je ziet wie er koopt voordat je een prijs noemt; wel moet de koper daarop wachten.
