# Why: reasons for an answer in Neptun

neptun-why-silent = Niemand wartet auf deine Wünsche, und was zu deiner Route passt, hast du schon genannt.
neptun-why-turn = { $count ->
    [0] Noch liegt nichts offen: Sieh, was kommt.
    [one] Was verdeckt liegt, dürfte besser zu deiner Route passen als der offene Auftrag, den du damit ablehnst.
   *[other] Was verdeckt liegt, dürfte besser zu deiner Route passen als die { $count } offenen Aufträge, die du damit ablehnst.
  }
neptun-why-contract = Er bringt { $pay }, und { $turns ->
    [one] ein Durchgang genügt
   *[other] { $turns } Durchgänge genügen
  } für die { $miles ->
    [one] Meile
   *[other] { $miles } Meilen
  } { FORM($start, "from") }.
neptun-why-contract-tight = Er bringt { $pay }, und kein anderer passt besser, aber { $turns ->
    [one] ein Durchgang ist
   *[other] { $turns } Durchgänge sind
  } wenig für die { $miles } Meilen { FORM($start, "from") }: Er kann verfallen.
neptun-why-wishes = { $count ->
    [one] So bekommst du ihn, ohne gefragt zu werden.
   *[other] So bekommst du einen der { $count }, ohne gefragt zu werden.
  } { $why }
neptun-why-no-wish = Kein offener Auftrag passt zu deiner Route.
neptun-why-route = { $count ->
    [one] Dieser Hafen passt zu deinen Aufträgen: Was für ihn aufgedeckt wird, wird für dich genommen, und niemand wartet.
   *[other] Diese { $count } Häfen passen zu deinen Aufträgen: Was für sie aufgedeckt wird, wird für dich genommen, und niemand wartet.
  }
neptun-why-card-near = Wind und Ruder ergeben { $miles ->
    [one] eine Meile
   *[other] { $miles } Meilen
  }, und dein nächster Auftrag ({ $contract }) ist { $way ->
    [0] gleich hier
    [one] eine Meile entfernt
   *[other] { $way } Meilen entfernt
  }; stärkere Karten bleiben für längere Wege.
neptun-why-card-far = Wind und Ruder ergeben { $miles ->
    [one] eine Meile
   *[other] { $miles } Meilen
  } von { $way } bis zu deinem nächsten Auftrag ({ $contract }); was fehlt, kostet Gold oder einen weiteren Durchgang.
neptun-why-card-idle = Kein Auftrag ist mehr offen: Die Karte bestimmt nur den Wind des nächsten Durchgangs mit, und die anderen bleiben auf deiner Hand.
neptun-why-wait = Du siehst erst, wie die vor dir fahren; durch Warten geht nichts verloren.
neptun-why-deliver = Die Lieferung bringt sofort { $pay }, und kein anderer Auftrag verfällt dadurch.
neptun-why-deliver-past = Die Lieferung bringt { $pay }, und das ist mehr wert als { $count ->
    [one] der Auftrag davor, der verfällt.
   *[other] die { $count } Aufträge davor, die verfallen.
  }
neptun-why-nearer = In diesem Durchgang lässt sich nichts Lohnendes liefern; von dort ist dein nächster Auftrag ({ $contract }) { $miles ->
    [0] im selben Hafen
    [one] eine Meile entfernt
   *[other] { $miles } Meilen entfernt
  }.
neptun-why-rest = Alle deine Aufträge sind erfüllt oder verfallen: Jede weitere Meile wäre umsonst.
neptun-why-no-extra = { $count ->
    [0] Du hast nichts mehr zu liefern, und eine Ruderkarte ist in den nächsten Runden etwas wert.
    [one] Dein offener Auftrag ist die Ruderkarte nicht wert, die der Zusatzdurchgang kostet.
   *[other] Deine { $count } offenen Aufträge sind die Ruderkarte nicht wert, die der Zusatzdurchgang kostet.
  }
neptun-why-extra = Es kostet dich die Ruderkarte { $card }. { $why }
