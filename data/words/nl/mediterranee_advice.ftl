# Why: reasons for an answer in Méditerranée

mediterranee-why-manning = Elke matroos brengt een galei één zone ver. { $count ->
    [0] Er blijft niemand in de hoofdstad, dus kom gauw terug.
    [one] Eén blijft er om de hoofdstad te bewaken.
   *[other] { $count } blijven er om de hoofdstad te bewaken.
  }
mediterranee-why-bid = Voor { $ducats } dukaten krijg je een goede plaats in de speelvolgorde; { $left } blijven er over voor goederen en matrozen.
mediterranee-why-bid-nothing = Geen plaats in deze ronde is een bod waard.
mediterranee-why-place-early = Als je vroeg aan de beurt bent, land en verkoop je het eerst. { $count ->
    [0] De best betalende plekken in de pakhuizen zijn snel weg.
    [one] Eén haven heeft geen garnizoen.
   *[other] { $count } havens hebben geen garnizoen.
  }
mediterranee-why-place-late = Als je laat aan de beurt bent, zie je wat de anderen doen en kan niemand terugslaan.
mediterranee-why-price-most = Niemand hoeft te kopen, maar meer kun je niet krijgen.
mediterranee-why-price-price = Voor een lagere prijs verkoop je meer, en elk stuk brengt meteen geld op.
mediterranee-why-price-tariff = Met een vaste prijs hoeft niemand meer op je te wachten.
mediterranee-why-haggle-yes = { $price } dukaten nu is beter dan de { $ask } die misschien nooit worden betaald.
mediterranee-why-haggle-no = { $price } dukaten is te weinig. Als je bij { $ask } blijft, loop je hoogstens deze verkoop mis.
mediterranee-why-trade-counter = Met { $price } dukaten win je ongeveer { $gain }. In het ergste geval wordt het geweigerd.
mediterranee-why-deal-yes = Bij de huidige prijzen win je ongeveer { $gain } dukaten, en de ander misschien ook.
mediterranee-why-deal-no = Bij de huidige prijzen levert dit je { $gain } dukaten op: te weinig voor wat het een rivaal geeft.
mediterranee-why-stow = Dit verkoop je het best waar deze galei kan { $count ->
    [0] komen ({ $goods }), en er gaat niets verloren.
    [one] komen ({ $goods }); één stuk kan verloren gaan.
   *[other] komen ({ $goods }); { $count } stuks kunnen verloren gaan.
  }
mediterranee-why-sail-done = Je galeien zijn waar ze het meest opbrengen of iets bewaken.
mediterranee-why-settle = Wat je nu plant, wordt je deze ronde niet meer gevraagd.
mediterranee-why-passage-needed = { $why } Maar iemand onderweg moet je doorlaten.
mediterranee-why-sea = { CAPITAL(FORM($zone, "the")) } ligt op de route naar waar je lading iets opbrengt, en daar is niemand die sterker is.
mediterranee-why-sail-sell = Je lading is { FORM($port, "at") } ongeveer { $ducats } dukaten waard, als niemand het pakhuis eerder vult.
mediterranee-why-sail-land = { $port } heeft geen garnizoen: wie eerst landt, krijgt { $points ->
    [one] er het punt voor
   *[other] er de { $points } punten voor
  }.
mediterranee-why-sail-foe = { $count ->
    [0] Niemand bewaakt
    [one] Eén matroos bewaakt
   *[other] { $count } matrozen bewaken
  } { $port }: je kunt er aanvallen of verkopen.
mediterranee-why-sail-guard = Een vijand met { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  } kan { $port } in één tocht bereiken. Iemand moet de haven bewaken.
mediterranee-why-sail-load = { CAPITAL(FORM($port, "at")) } kun je { $good } laden voor je volgende reis.
mediterranee-why-passage-yes = Met { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  } is ze geen gevaar voor je havens in de buurt, en ooit laat de ander jou misschien door.
mediterranee-why-passage-no = Met { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  } kan ze een van je havens in de buurt innemen.
mediterranee-why-peace = Geen aanval is de matrozen waard die hij zou kosten.
mediterranee-why-attack = Gemiddeld dood je { $kills ->
    [one] één matroos
   *[other] { $kills } matrozen
  } en verlies je er { $loses }. { $count ->
    [0] Ze heeft geen goederen, maar je kunt de galei zelf winnen.
    [one] Ze heeft één stuk lading.
   *[other] Ze heeft { $count } stuks lading.
  }
mediterranee-why-storm = Gemiddeld dood je { $count ->
    [one] de enige matroos
   *[other] { $kills } van de { $count } matrozen
  } en verlies je er { $loses }. De haven is aan het einde { $points ->
    [one] één punt
   *[other] { $points } punten
  } waard.
mediterranee-why-capture = Je krijgt een galei van { $price } dukaten met haar lading ({ $goods }); { $count ->
    [0] die van jezelf geef je ervoor op.
    [one] op de jouwe blijft één matroos.
   *[other] op de jouwe blijven { $count } matrozen.
  }
mediterranee-why-sink = Met { $count ->
    [one] één matroos
   *[other] { $count } matrozen
  } kun je niet beide galeien bemannen. Van de lading houd je wat past.
mediterranee-why-land = De haven is aan het einde { $points ->
    [one] één punt
   *[other] { $points } punten
  } waard; { $count ->
    [0] geen vijand kan er in één tocht komen.
    [one] een vijand met één matroos kan er in één tocht komen.
   *[other] een vijand met { $count } matrozen kan er in één tocht komen.
  }
mediterranee-why-land-sinks = De haven is aan het einde { $points ->
    [one] één punt
   *[other] { $points } punten
  } waard. Dat is meer dan de galei, die zonder bemanning zinkt ({ FORM($galley, "low") }).
mediterranee-why-land-done = Matrozen aan boord zijn nu meer waard dan nog een haven die je niet kunt houden.
mediterranee-why-sell-all = Alles wordt nu geld, voordat anderen de pakhuizen vullen.
mediterranee-why-sell-nothing = Wat over is, brengt elders meer op, of zou een rivaal meer helpen dan jou.
mediterranee-why-sell-own = Het levert { $ducats } dukaten op, en je pakhuis { $free ->
    [0] is vol en telt aan het einde meer.
    [one] heeft nog één stuk nodig om vol te zijn.
   *[other] heeft nog { $free } stuks nodig om vol te zijn.
  }
mediterranee-why-sell-free = Het levert { $ducats } dukaten op, en geen rivaal heeft er iets aan.
mediterranee-why-sell-rival = Het levert meteen { $ducats } dukaten op, maar vult het pakhuis van { $who }.
mediterranee-why-market-done = Niets wat je hier kunt kopen of bouwen, zou zijn prijs terugverdienen.
mediterranee-why-buy = Het kost { $price } dukaten, en { $good } brengt waarschijnlijk ongeveer { $worth } op, als niemand het daar eerder verkoopt.
mediterranee-why-buy-dear = Het kost { $price } dukaten, en { $good } brengt misschien maar { $worth } op, maar het vult een pakhuis.
mediterranee-why-enquire = Met de pakhuizen zoals ze nu zijn, brengt { $good } waarschijnlijk ongeveer { $worth } dukaten op. Vragen kost niets.
mediterranee-why-recruit = { $count ->
    [one] Een matroos kost
   *[other] { $count } matrozen kosten
  } { $price } dukaten: met een grotere bemanning varen je galeien verder en vechten ze beter.
mediterranee-why-recruit-ashore = { $count ->
    [one] Een matroos kost
   *[other] { $count } matrozen kosten
  } { $price } dukaten; { $threat ->
    [0] nu bedreigt niemand { $port }, maar de verdediging is zwak.
    [one] een vijand met één matroos kan { $port } in één tocht bereiken.
   *[other] een vijand met { $threat } matrozen kan { $port } in één tocht bereiken.
  }
mediterranee-why-crew = Elke matroos brengt een galei één zone ver: zo blijft er geen achter.
mediterranee-why-crew-ashore = { $count ->
    [0] Niemand bewaakt { $port }
    [one] Eén matroos bewaakt { $port }
   *[other] { $count } matrozen bewaken { $port }
  }, en { $threat ->
    [0] geen vijand kan er in één tocht komen; de anderen bemannen je galeien.
    [one] een vijand met één matroos kan er in één tocht komen.
   *[other] een vijand met { $threat } matrozen kan er in één tocht komen.
  }
mediterranee-why-cargo = Elk goed is het meest waard op de galei die bij de juiste markt kan komen.
mediterranee-why-galley = Ze kost { $price } dukaten en heeft { $turns ->
    [0] geen ronde meer om die terug te verdienen, maar kan bewaken of landen.
    [one] nog één ronde om die terug te verdienen.
   *[other] nog { $turns } rondes om die terug te verdienen.
  }
mediterranee-why-fort = { $price } dukaten voor een fort ({ $port }): { $threat ->
    [0] nu bedreigt niemand de haven, maar straks is het te laat.
    [one] een vijand met één matroos kan er in één tocht komen.
   *[other] een vijand met { $threat } matrozen kan er in één tocht komen.
  }
mediterranee-why-swap = Beide hebben wat de ander harder nodig heeft. { $who } wint er ook bij.
mediterranee-why-propose-sell = { $who } krijgt er meer voor dan jij, en jij krijgt { $price ->
    [0] er goodwill voor
   *[other] { $price } dukaten zonder reis
  }.
mediterranee-why-propose-buy = Het is meer waard { $price ->
    [0] voor jou
   *[other] dan { $price } dukaten waar jij heen vaart
  }, en { $who } heeft geen betere markt.
mediterranee-why-discard = De ruimte is meer waard dan wat erin zit.
mediterranee-why-dismiss = De galei kost meer dan ze nog kan { $count ->
    [0] opbrengen.
    [one] opbrengen; één stuk lading gaat verloren.
   *[other] opbrengen; { $count } stuks lading gaan verloren.
  }
mediterranee-why-tariff = Met { $ask } dukaten voor { $good }, en niet minder dan { $floor }, hoeven kopers niet op je te wachten.
mediterranee-why-ask-me = Je ziet wie er koopt voordat je een prijs noemt, maar de ander moet daarop wachten.
