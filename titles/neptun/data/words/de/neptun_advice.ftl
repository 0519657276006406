# Why: reasons for an answer in Neptun

neptun-why-silent = Die Partie wartet nicht auf deine Wünsche, und was zu deiner Route passt, hast du schon genannt.
neptun-why-turn = { $count ->
    [0] Noch liegt nichts offen. Sieh, was kommt.
    [one] Ein verdeckter Auftrag dürfte besser zu deiner Route passen als der offene, den du damit ablehnst.
   *[other] Ein verdeckter Auftrag dürfte besser zu deiner Route passen als die { $count } offenen, die du damit ablehnst.
  }
neptun-why-contract = Er bringt { $pay }, und { $turns ->
    [one] ein Durchgang genügt
   *[other] { $turns } Durchgänge genügen
  } für die { $miles ->
    [one] Meile
   *[other] { $miles } Meilen
  } { FORM($start, "from") }.
neptun-why-contract-tight = Er bringt { $pay }, und kein anderer passt besser. Aber { $turns ->
    [one] ein Durchgang ist
   *[other] { $turns } Durchgänge sind
  } knapp für die { $miles } Meilen { FORM($start, "from") }; er kann verfallen.
neptun-why-wishes = { $count ->
    [one] So bekommst du ihn, ohne gefragt zu werden.
   *[other] So bekommst du einen der { $count }, ohne gefragt zu werden.
  } { $why }
neptun-why-no-wish = Kein offener Auftrag passt zu deiner Route.
neptun-why-route = { $count ->
    [one] Dieser Hafen passt zu deinen Aufträgen. Was dafür aufgedeckt wird, nehmen wir für dich, und niemand wartet.
   *[other] Diese { $count } Häfen passen zu deinen Aufträgen. Was dafür aufgedeckt wird, nehmen wir für dich, und niemand wartet.
  }
neptun-why-card-near = Wind und Ruder ergeben { $miles ->
    [one] eine Meile
   *[other] { $miles } Meilen
  }, und dein nächster Auftrag ({ $contract }) ist { $way ->
    [0] gleich hier
    [one] eine Meile entfernt
   *[other] { $way } Meilen entfernt
  }. Spar dir stärkere Karten für längere Wege auf.
neptun-why-card-far = Wind und Ruder ergeben { $miles ->
    [one] eine Meile
   *[other] { $miles } Meilen
  } von { $way } bis zu deinem nächsten Auftrag ({ $contract }). Der Rest kostet Gold oder einen weiteren Durchgang.
neptun-why-card-idle = Du hast keinen offenen Auftrag mehr. Die Karte wirkt nur auf den nächsten Wind, und die anderen behältst du.
neptun-why-wait = Du siehst erst, wie die vor dir fahren. Warten kostet nichts.
neptun-why-deliver = Die Lieferung bringt sofort { $pay }, und du verlierst keinen anderen Auftrag.
neptun-why-deliver-past = Die Lieferung bringt { $pay }. Das ist mehr wert als { $count ->
    [one] der Auftrag davor, der verfällt.
   *[other] die { $count } Aufträge davor, die verfallen.
  }
neptun-why-nearer = In diesem Durchgang lohnt sich keine Lieferung. Von dort ist dein nächster Auftrag ({ $contract }) { $miles ->
    [0] im selben Hafen
    [one] eine Meile entfernt
   *[other] { $miles } Meilen entfernt
  }.
neptun-why-rest = Alle deine Aufträge sind geliefert oder verfallen; Weiterfahren bringt nichts.
neptun-why-no-extra = { $count ->
    [0] Du hast nichts mehr zu liefern, und eine Ruderkarte hilft dir in späteren Runden.
    [one] Dein offener Auftrag ist die Ruderkarte für den Zusatzdurchgang nicht wert.
   *[other] Deine { $count } offenen Aufträge sind die Ruderkarte für den Zusatzdurchgang nicht wert.
  }
neptun-why-extra = Es kostet dich die Ruderkarte { $card }. { $why }
