# Why: reasons for an answer in Neptun

neptun-why-silent = Niemand wacht op je wensen, en wat bij je route past, heb je al genoemd.
neptun-why-turn = { $count ->
    [0] Er ligt nog niets open: kijk wat er komt.
    [one] Wat gedekt ligt, past waarschijnlijk beter bij je route dan het contract dat open ligt en dat je dan afwijst.
   *[other] Wat gedekt ligt, past waarschijnlijk beter bij je route dan de { $count } open contracten, die je dan afwijst.
  }
neptun-why-contract = Het levert { $pay } op, en { $turns ->
    [one] één beurt is
   *[other] { $turns } beurten zijn
  } genoeg voor de { $miles ->
    [one] zeemijl
   *[other] { $miles } zeemijlen
  } { FORM($start, "from") }.
neptun-why-contract-tight = Het levert { $pay } op en geen ander past beter, maar { $turns ->
    [one] één beurt is
   *[other] { $turns } beurten zijn
  } weinig voor de { $miles } zeemijlen { FORM($start, "from") }: het kan vervallen.
neptun-why-wishes = { $count ->
    [one] Zo krijg je het zonder gevraagd te worden.
   *[other] Zo krijg je een van de { $count } zonder gevraagd te worden.
  } { $why }
neptun-why-no-wish = Geen open contract past bij je route.
neptun-why-route = { $count ->
    [one] Deze haven past bij je contracten: wat ervoor opengaat, wordt voor je genomen, en niemand wacht.
   *[other] Deze { $count } havens passen bij je contracten: wat ervoor opengaat, wordt voor je genomen, en niemand wacht.
  }
neptun-why-card-near = Met wind en roer kom je op { $miles ->
    [one] één zeemijl
   *[other] { $miles } zeemijlen
  }, en je volgende contract ({ $contract }) is { $way ->
    [0] hier
    [one] één zeemijl ver
   *[other] { $way } zeemijlen ver
  }; sterkere kaarten blijven voor langere wegen.
neptun-why-card-far = Met wind en roer kom je op { $miles ->
    [one] één zeemijl
   *[other] { $miles } zeemijlen
  } van de { $way } tot je volgende contract ({ $contract }); wat ontbreekt, kost goud of nog een beurt.
neptun-why-card-idle = Er is geen contract meer open: de kaart bepaalt de wind van de volgende beurt, en de andere houd je op hand.
neptun-why-wait = Je ziet eerst hoe de anderen vóór je varen; met wachten verlies je niets.
neptun-why-deliver = Leveren brengt meteen { $pay } op, en er vervalt geen ander contract door.
neptun-why-deliver-past = Leveren brengt { $pay } op, en dat is meer waard dan { $count ->
    [one] het contract ervoor, dat vervalt.
   *[other] de { $count } contracten ervoor, die vervallen.
  }
neptun-why-nearer = Deze beurt is er niets te leveren wat de moeite waard is; vandaar is je volgende contract ({ $contract }) { $miles ->
    [0] in dezelfde haven
    [one] één zeemijl ver
   *[other] { $miles } zeemijlen ver
  }.
neptun-why-rest = Al je contracten zijn uitgevoerd of vervallen: elke zeemijl verder zou voor niets zijn.
neptun-why-no-extra = { $count ->
    [0] Je hebt niets meer te leveren, en een roerkaart is in de komende rondes iets waard.
    [one] Je open contract is de roerkaart niet waard die de extra beurt kost.
   *[other] Je { $count } open contracten zijn de roerkaart niet waard die de extra beurt kost.
  }
neptun-why-extra = Het kost je roerkaart { $card }. { $why }
