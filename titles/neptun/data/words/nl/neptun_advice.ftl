# Why: reasons for an answer in Neptun

neptun-why-silent = De partij wacht niet op je wensen, en wat bij je route past, heb je al genoemd.
neptun-why-turn = { $count ->
    [0] Er ligt nog niets open. Kijk wat er komt.
    [one] Een gedekt contract past waarschijnlijk beter bij je route dan het open contract, dat je dan afwijst.
   *[other] Een gedekt contract past waarschijnlijk beter bij je route dan de { $count } open contracten, die je dan afwijst.
  }
neptun-why-contract = Het levert { $pay } op, en { $turns ->
    [one] één beurt is
   *[other] { $turns } beurten zijn
  } genoeg voor de { $miles ->
    [one] zeemijl
   *[other] { $miles } zeemijlen
  } { FORM($start, "from") }.
neptun-why-contract-tight = Het levert { $pay } op en geen ander past beter. Maar { $turns ->
    [one] één beurt is
   *[other] { $turns } beurten zijn
  } krap voor de { $miles } zeemijlen { FORM($start, "from") }, dus het kan vervallen.
neptun-why-wishes = { $count ->
    [one] Zo krijg je het zonder gevraagd te worden.
   *[other] Zo krijg je een van de { $count } zonder gevraagd te worden.
  } { $why }
neptun-why-no-wish = Geen open contract past bij je route.
neptun-why-route = { $count ->
    [one] Deze haven past bij je contracten. Wat ervoor opengaat, nemen we voor je, en niemand wacht.
   *[other] Deze { $count } havens passen bij je contracten. Wat ervoor opengaat, nemen we voor je, en niemand wacht.
  }
neptun-why-card-near = Met wind en roer kom je op { $miles ->
    [one] één zeemijl
   *[other] { $miles } zeemijlen
  }, en je volgende contract ({ $contract }) is { $way ->
    [0] hier
    [one] één zeemijl ver
   *[other] { $way } zeemijlen ver
  }. Bewaar sterkere kaarten voor langere routes.
neptun-why-card-far = Met wind en roer kom je op { $miles ->
    [one] één zeemijl
   *[other] { $miles } zeemijlen
  } van de { $way } tot je volgende contract ({ $contract }). De rest kost goud of nog een beurt.
neptun-why-card-idle = Je hebt geen open contract meer. De kaart werkt alleen op de volgende wind, en de andere houd je.
neptun-why-wait = Je ziet eerst hoe de spelers vóór je varen. Wachten kost niets.
neptun-why-deliver = Leveren levert meteen { $pay } op, en je verliest geen ander contract.
neptun-why-deliver-past = Leveren levert { $pay } op. Dat is meer waard dan { $count ->
    [one] het contract ervoor, dat vervalt.
   *[other] de { $count } contracten ervoor, die vervallen.
  }
neptun-why-nearer = Deze beurt is er niets wat het leveren waard is. Vandaar is je volgende contract ({ $contract }) { $miles ->
    [0] in dezelfde haven
    [one] één zeemijl ver
   *[other] { $miles } zeemijlen ver
  }.
neptun-why-rest = Al je contracten zijn geleverd of vervallen, dus verder varen levert niets op.
neptun-why-no-extra = { $count ->
    [0] Je hebt niets meer te leveren, en een roerkaart helpt je in latere rondes.
    [one] Je open contract is de roerkaart voor een extra beurt niet waard.
   *[other] Je { $count } open contracten zijn de roerkaart voor een extra beurt niet waard.
  }
neptun-why-extra = Het kost je roerkaart { $card }. { $why }
