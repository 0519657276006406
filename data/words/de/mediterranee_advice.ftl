# Why: reasons for an answer in Méditerranée

mediterranee-why-manning = Jeder Matrose bringt eine Galeere eine Zone weit. { $count ->
    [0] Niemand bleibt in der Hauptstadt, also komm bald zurück.
    [one] Einer bleibt, um die Hauptstadt zu halten.
   *[other] { $count } bleiben, um die Hauptstadt zu halten.
  }
mediterranee-why-bid = { $ducats } Dukaten sichern dir einen guten Platz in der Reihenfolge; { $left } bleiben für Waren und Matrosen.
mediterranee-why-bid-nothing = Kein Platz in dieser Runde ist ein Gebot wert.
mediterranee-why-place-early = Früh in der Reihe landest und verkaufst du zuerst. { $count ->
    [0] Die besten Plätze der Lagerhäuser sind schnell weg.
    [one] Ein Hafen ist ohne Besatzung.
   *[other] { $count } Häfen sind ohne Besatzung.
  }
mediterranee-why-place-late = Spät in der Reihe siehst du, was die anderen tun, und niemand kann zurückschlagen.
mediterranee-why-price-most = Niemand muss kaufen, aber mehr kannst du nicht bekommen.
mediterranee-why-price-price = Zu einem niedrigeren Preis verkaufst du mehr, und jedes Stück bringt dir sofort Geld.
mediterranee-why-price-tariff = Mit einem Festpreis muss niemand mehr auf dich warten.
mediterranee-why-haggle-yes = { $price } Dukaten jetzt sind besser als { $ask }, die vielleicht nie gezahlt werden.
mediterranee-why-haggle-no = { $price } Dukaten sind zu wenig. Bleibst du bei { $ask }, entgeht dir schlimmstenfalls dieser Verkauf.
mediterranee-why-trade-counter = Mit { $price } Dukaten würdest du etwa { $gain } gewinnen. Schlimmstenfalls wird abgelehnt.
mediterranee-why-deal-yes = Bei den jetzigen Preisen gewinnst du etwa { $gain } Dukaten, und die andere Seite vielleicht auch.
mediterranee-why-deal-no = Bei den jetzigen Preisen bringt es dir { $gain } Dukaten: zu wenig für das, was es einem Rivalen gibt.
mediterranee-why-stow = Das verkauft sich dort am besten, wohin diese Galeere kommt ({ $goods }){ $count ->
    [0] , und nichts geht verloren.
    [one] ; ein Stück kann verloren gehen.
   *[other] ; { $count } Stück können verloren gehen.
  }
mediterranee-why-sail-done = Deine Galeeren sind dort, wo sie am meisten einbringen oder etwas bewachen.
mediterranee-why-settle = Was du jetzt planst, wirst du in dieser Runde nicht mehr gefragt.
mediterranee-why-passage-needed = { $why } Unterwegs muss dich allerdings jemand durchlassen.
mediterranee-why-sea = Das ist auf dem Weg dorthin, wo sich deine Ladung verkauft, und niemand Stärkeres ist dort ({ $zone }).
mediterranee-why-sail-sell = Deine Ladung ist { FORM($port, "at") } etwa { $ducats } Dukaten wert, wenn niemand vor dir das Lagerhaus füllt.
mediterranee-why-sail-land = { $port } hat keine Besatzung: Wer zuerst landet, bekommt { $points ->
    [one] den Punkt dafür
   *[other] die { $points } Punkte dafür
  }.
mediterranee-why-sail-foe = { $count ->
    [0] Niemand hält
    [one] Ein einziger Matrose hält
   *[other] { $count } Matrosen halten
  } { $port }: Du kannst dort angreifen oder verkaufen.
mediterranee-why-sail-guard = Ein Gegner mit { $count ->
    [one] einem Matrosen
   *[other] { $count } Matrosen
  } kann { $port } in einer Fahrt erreichen. Jemand muss den Hafen bewachen.
mediterranee-why-sail-load = { CAPITAL(FORM($port, "at")) } kannst du { $good } für deine nächste Fahrt laden.
mediterranee-why-passage-yes = Mit { $count ->
    [one] einem Matrosen
   *[other] { $count } Matrosen
  } ist sie keine Gefahr für deine Häfen in der Nähe, und vielleicht wirst du selbst einmal durchgelassen.
mediterranee-why-passage-no = Mit { $count ->
    [one] einem Matrosen
   *[other] { $count } Matrosen
  } könnte sie einen deiner Häfen in der Nähe einnehmen.
mediterranee-why-peace = Kein Angriff ist die Matrosen wert, die er kosten würde.
mediterranee-why-attack = Im Schnitt tötest du { $kills ->
    [one] einen Matrosen
   *[other] { $kills } Matrosen
  } und verlierst { $loses }. { $count ->
    [0] Waren hat sie keine, aber du könntest die Galeere selbst erbeuten.
    [one] Sie hat ein Stück Ware an Bord.
   *[other] Sie hat { $count } Stück Ware an Bord.
  }
mediterranee-why-storm = Im Schnitt tötest du { $count ->
    [one] den einzigen Matrosen
   *[other] { $kills } der { $count } Matrosen
  } und verlierst { $loses }. Der Hafen zählt am Ende { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
mediterranee-why-capture = Du bekommst eine Galeere im Wert von { $price } Dukaten mit ihrer Ladung ({ $goods }); { $count ->
    [0] deine eigene gibst du dafür auf.
    [one] ein Matrose bleibt auf deiner.
   *[other] { $count } Matrosen bleiben auf deiner.
  }
mediterranee-why-sink = Mit { $count ->
    [one] einem Matrosen
   *[other] { $count } Matrosen
  } kannst du nicht beide Galeeren bemannen. Von der Ladung bekommst du trotzdem, was Platz hat.
mediterranee-why-land = Der Hafen zählt am Ende { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }; { $count ->
    [0] kein Gegner kann ihn in einer Fahrt erreichen.
    [one] ein Gegner mit einem Matrosen kann ihn in einer Fahrt erreichen.
   *[other] ein Gegner mit { $count } Matrosen kann ihn in einer Fahrt erreichen.
  }
mediterranee-why-land-sinks = Der Hafen zählt am Ende { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }. Das ist die Galeere wert, die ohne Mannschaft sinkt ({ $galley }).
mediterranee-why-land-done = Matrosen an Bord sind jetzt mehr wert als noch ein Hafen, den du nicht halten könntest.
mediterranee-why-sell-all = Alles wird jetzt zu Geld, bevor andere die Lagerhäuser füllen.
mediterranee-why-sell-nothing = Was übrig ist, verkauft sich anderswo besser oder würde einem Rivalen mehr helfen als dir.
mediterranee-why-sell-own = Es bringt { $ducats } Dukaten, und dein Lagerhaus { $free ->
    [0] ist voll und zählt am Ende mehr.
    [one] braucht noch ein Stück, um voll zu sein.
   *[other] braucht noch { $free } Stück, um voll zu sein.
  }
mediterranee-why-sell-free = Es bringt { $ducats } Dukaten, und kein Rivale hat etwas davon.
mediterranee-why-sell-rival = Es bringt sofort { $ducats } Dukaten, füllt aber das Lagerhaus von { $who }.
mediterranee-why-market-done = Nichts, was du hier kaufen oder bauen kannst, würde seinen Preis wieder einbringen.
mediterranee-why-buy = Es kostet { $price } Dukaten, und { $good } dürfte etwa { $worth } einbringen, wenn niemand vor dir dort verkauft.
mediterranee-why-buy-dear = Es kostet { $price } Dukaten, und { $good } bringt vielleicht nicht mehr als { $worth }; es füllt aber ein Lagerhaus.
mediterranee-why-enquire = So wie die Lagerhäuser gefüllt sind, dürfte { $good } etwa { $worth } Dukaten einbringen. Fragen kostet nichts.
mediterranee-why-recruit = { $count ->
    [one] Ein Matrose kostet
   *[other] { $count } Matrosen kosten
  } { $price } Dukaten: Mit größerer Mannschaft fahren deine Galeeren weiter und kämpfen besser.
mediterranee-why-recruit-ashore = { $count ->
    [one] Ein Matrose kostet
   *[other] { $count } Matrosen kosten
  } { $price } Dukaten; { $threat ->
    [0] noch bedroht niemand { $port }, aber die Besatzung ist schwach.
    [one] ein Gegner mit einem Matrosen kann { $port } in einer Fahrt erreichen.
   *[other] ein Gegner mit { $threat } Matrosen kann { $port } in einer Fahrt erreichen.
  }
mediterranee-why-crew = Jeder Matrose bringt eine Galeere eine Zone weit: So bleibt keine zurück.
mediterranee-why-crew-ashore = { $count ->
    [0] Niemand hält { $port }
    [one] Ein Matrose hält { $port }
   *[other] { $count } Matrosen halten { $port }
  }, und { $threat ->
    [0] kein Gegner kann den Hafen in einer Fahrt erreichen; die anderen bemannen deine Galeeren.
    [one] ein Gegner mit einem Matrosen kann den Hafen in einer Fahrt erreichen.
   *[other] ein Gegner mit { $threat } Matrosen kann den Hafen in einer Fahrt erreichen.
  }
mediterranee-why-cargo = Jede Ware ist auf der Galeere am meisten wert, die zu ihrem Markt kommt.
mediterranee-why-galley = Sie kostet { $price } Dukaten und hat { $turns ->
    [0] keine Runde mehr, um sie wieder einzubringen, kann aber bewachen oder landen.
    [one] noch eine Runde, um sie wieder einzubringen.
   *[other] noch { $turns } Runden, um sie wieder einzubringen.
  }
mediterranee-why-fort = { $price } Dukaten für eine Festung { FORM($port, "at") }: { $threat ->
    [0] Noch droht niemand, aber sonst ist es zu spät.
    [one] Ein Gegner mit einem Matrosen kann den Hafen in einer Fahrt erreichen.
   *[other] Ein Gegner mit { $threat } Matrosen kann den Hafen in einer Fahrt erreichen.
  }
mediterranee-why-swap = Jede Seite hat, was die andere mehr braucht. Auch { $who } gewinnt dabei.
mediterranee-why-propose-sell = { $who } bekommt mehr dafür als du, und du bekommst { $price ->
    [0] Wohlwollen
   *[other] { $price } Dukaten ohne eine Fahrt
  }.
mediterranee-why-propose-buy = Es ist { $price ->
    [0] dir mehr wert
   *[other] auf deiner Fahrt mehr als { $price } Dukaten wert
  }, und { $who } hat keinen besseren Markt.
mediterranee-why-discard = Der Platz ist mehr wert als das, was ihn füllt.
mediterranee-why-dismiss = Die Galeere kostet mehr, als sie noch einbringen { $count ->
    [0] kann.
    [one] kann; ein Stück Ladung geht verloren.
   *[other] kann; { $count } Stück Ladung gehen verloren.
  }
mediterranee-why-tariff = Mit { $ask } Dukaten für { $good }, und nicht unter { $floor }, muss niemand auf dich warten.
mediterranee-why-ask-me = Du siehst, wer kauft, bevor du einen Preis nennst. Darauf muss man allerdings warten.
