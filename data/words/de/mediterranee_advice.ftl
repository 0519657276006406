# Why: reasons for an answer in Méditerranée

mediterranee-why-manning = Eine Galeere kommt so weit, wie sie Matrosen hat; { $count ->
    [0] niemand bleibt, um die Hauptstadt zu halten, also komm bald zurück.
    [one] einer bleibt, um die Hauptstadt zu halten.
   *[other] { $count } bleiben, um die Hauptstadt zu halten.
  }
mediterranee-why-bid = Mit { $ducats } Dukaten wählst du deinen Platz in der Runde; { $left } bleiben für Waren und Mannschaften.
mediterranee-why-bid-nothing = Kein Platz in dieser Runde ist dir Geld wert.
mediterranee-why-place-early = Wer früh kommt, landet und verkauft zuerst: { $count ->
    [0] Die besten Plätze der Lagerhäuser sind zuerst weg.
    [one] Ein Hafen ist ohne Besatzung.
   *[other] { $count } Häfen sind ohne Besatzung.
  }
mediterranee-why-place-late = Wer spät kommt, sieht, was die anderen tun, und auf den letzten Schlag kann niemand antworten.
mediterranee-why-price-most = Zu diesem Preis muss niemand kaufen, aber wenn doch, ist es das Höchste, was du bekommen kannst.
mediterranee-why-price-price = Ein niedrigerer Preis verkauft mehr, und jedes Stück bringt dir sofort Geld.
mediterranee-why-price-tariff = Mit einem festen Preis muss niemand mehr auf deine Antwort warten.
mediterranee-why-haggle-yes = { $price } Dukaten jetzt sind besser als { $ask }, die vielleicht nie gezahlt werden.
mediterranee-why-haggle-no = { $price } Dukaten sind zu wenig: Bei { $ask } zu bleiben kostet dich höchstens diesen Verkauf.
mediterranee-why-trade-counter = Mit { $price } Dukaten würdest du etwa { $gain } gewinnen; schlimmstenfalls wird abgelehnt.
mediterranee-why-deal-yes = Nach dem, was die Waren einbringen, gewinnst du etwa { $gain } Dukaten; die andere Seite vielleicht auch.
mediterranee-why-deal-no = Nach dem, was die Waren einbringen, brächte es dir { $gain } Dukaten: zu wenig für das, was es einem Rivalen gibt.
mediterranee-why-stow = Das ist am meisten wert, wohin diese Galeere kommt ({ $goods }){ $count ->
    [0] , und nichts bleibt übrig.
    [one] ; ein Stück kann verloren gehen.
   *[other] ; { $count } Stück können verloren gehen.
  }
mediterranee-why-sail-done = Deine Galeeren liegen, wo sie am meisten gewinnen oder etwas bewachen.
mediterranee-why-settle = Was du jetzt festlegst, geschieht in dieser Runde ohne weitere Frage an dich.
mediterranee-why-passage-needed = { $why } Unterwegs muss dich allerdings jemand durchlassen.
mediterranee-why-sea = Das liegt auf dem Weg dorthin, wo sich deine Ladung verkauft, und niemand Stärkeres liegt dort ({ $zone }).
mediterranee-why-sail-sell = Deine Ladung ist { FORM($port, "at") } etwa { $ducats } Dukaten wert, wenn niemand vor dir das Lagerhaus füllt.
mediterranee-why-sail-land = { $port } hat keine Besatzung: Wer zuerst landet, bekommt { $points ->
    [one] den Punkt dafür
   *[other] die { $points } Punkte dafür
  }.
mediterranee-why-sail-foe = { $port } wird von { $count ->
    [0] niemandem
    [one] einem einzigen Matrosen
   *[other] { $count } Matrosen
  } gehalten: Man kann dort stürmen oder verkaufen.
mediterranee-why-sail-guard = Ein Gegner mit { $count ->
    [one] einem Matrosen
   *[other] { $count } Matrosen
  } kann { $port } in einer Fahrt erreichen: Jemand muss dort sein.
mediterranee-why-sail-load = { CAPITAL(FORM($port, "at")) } gibt es { $good } für deine nächste Fahrt.
mediterranee-why-passage-yes = { $count ->
    [one] Ihr einziger Matrose ist
   *[other] Ihre { $count } Matrosen sind
  } keine Gefahr für deine Häfen in der Nähe, und vielleicht wirst du selbst einmal durchgelassen.
mediterranee-why-passage-no = Mit { $count ->
    [one] einem Matrosen
   *[other] { $count } Matrosen
  } könnte sie einen deiner Häfen in der Nähe einnehmen.
mediterranee-why-peace = Kein Angriff verspricht mehr, als er an Matrosen kostet.
mediterranee-why-attack = Im Schnitt tötest du { $kills ->
    [one] einen Matrosen
   *[other] { $kills } Matrosen
  } und verlierst { $loses }; an Bord { $count ->
    [0] sind keine Waren, aber es geht um die Galeere selbst.
    [one] ist ein Stück zu holen.
   *[other] sind { $count } Stück zu holen.
  }
mediterranee-why-storm = Im Schnitt tötest du { $count ->
    [one] den einzigen Matrosen
   *[other] { $kills } der { $count } Matrosen
  } und verlierst { $loses }; der Hafen zählt am Ende { $points ->
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
  } kannst du nicht beide bemannen; ihre Ladung gehört dir, soweit Platz ist.
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
  }; das ist die Galeere wert, die ohne Mannschaft sinkt ({ $galley }).
mediterranee-why-land-done = Matrosen an Bord sind jetzt mehr wert als noch ein Hafen, den du nicht halten könntest.
mediterranee-why-sell-all = Alles wird jetzt zu Geld, bevor andere die Lagerhäuser füllen.
mediterranee-why-sell-nothing = Was übrig ist, verkauft sich anderswo besser oder würde einem Rivalen mehr helfen als dir.
mediterranee-why-sell-own = Es bringt { $ducats } Dukaten, und dein Lagerhaus { $free ->
    [0] ist voll: Es zählt am Ende mehr.
    [one] braucht noch ein Stück, um voll zu sein.
   *[other] braucht noch { $free } Stück, um voll zu sein.
  }
mediterranee-why-sell-free = Es bringt { $ducats } Dukaten, und kein Rivale gewinnt dadurch.
mediterranee-why-sell-rival = Es bringt sofort { $ducats } Dukaten; das Lagerhaus von { $who } wird dadurch allerdings voller.
mediterranee-why-market-done = Nichts, was man hier kaufen oder bauen kann, würde seinen Preis wieder einbringen.
mediterranee-why-buy = Es kostet { $price } Dukaten, und { $good } dürfte etwa { $worth } einbringen, wenn niemand vor dir dort verkauft.
mediterranee-why-buy-dear = Es kostet { $price } Dukaten, und { $good } bringt vielleicht nicht mehr als { $worth }; es füllt aber ein Lagerhaus.
mediterranee-why-enquire = Wie die Lagerhäuser stehen, dürfte { $good } etwa { $worth } Dukaten einbringen; nach dem Preis zu fragen kostet nichts.
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
mediterranee-why-crew = Jede Galeere fährt so weit wie ihre Mannschaft: So bleibt keine zurück.
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
    [0] keine Runde mehr, um sie wieder einzubringen; sie bewacht oder landet.
    [one] noch eine Runde, um sie wieder einzubringen.
   *[other] noch { $turns } Runden, um sie wieder einzubringen.
  }
mediterranee-why-fort = { $price } Dukaten für Mauern { FORM($port, "at") }: { $threat ->
    [0] Noch droht niemand, und dann ist es zu spät.
    [one] Ein Gegner mit einem Matrosen kann den Hafen in einer Fahrt erreichen.
   *[other] Ein Gegner mit { $threat } Matrosen kann den Hafen in einer Fahrt erreichen.
  }
mediterranee-why-swap = Jede Seite hat, was der anderen mehr wert ist; auch { $who } gewinnt dabei.
mediterranee-why-propose-sell = { $who } bekommt mehr dafür als du, und du bekommst { $price ->
    [0] Dank
   *[other] { $price } Dukaten ohne eine Fahrt
  }.
mediterranee-why-propose-buy = Es ist { $price ->
    [0] dir mehr wert
   *[other] auf deiner Fahrt mehr als { $price } Dukaten wert
  }, und { $who } hat keinen besseren Markt.
mediterranee-why-discard = Der Platz ist mehr wert als das, was darauf liegt.
mediterranee-why-dismiss = Die Galeere kostet mehr, als sie noch einbringen { $count ->
    [0] kann.
    [one] kann; ein Stück Ladung geht verloren.
   *[other] kann; { $count } Stück Ladung gehen verloren.
  }
mediterranee-why-tariff = Mit { $ask } Dukaten für { $good }, und nicht unter { $floor }, muss beim Kauf niemand auf dich warten.
mediterranee-why-ask-me = Du siehst, wer kauft, bevor du einen Preis nennst; darauf muss man allerdings warten.
