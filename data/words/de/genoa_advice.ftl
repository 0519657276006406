# Why: reasons for an answer in Genoa

genoa-why-silent = Die Partie wartet nicht auf dich, und kein Gebäude in Reichweite ist dir seinen Preis wert.
genoa-why-tower-waits = Die anderen machen noch Angebote, und die können dir nur nützen.
genoa-why-take = Mit deinen Karten ist { FORM($space, "subject") } etwa { $worth } wert, und du zahlst etwa { $paid }.
genoa-why-offer = Mit deinen Karten ist { FORM($space, "subject") } etwa { $worth } wert. Mit { $paid } gewinnst du und kannst noch höher gehen.
genoa-why-offers = { $count ->
    [one] Ein Angebot jetzt erspart eine weitere Rückfrage.
   *[other] { $count } Angebote auf einmal ersparen weitere Rückfragen.
  } { $why }
genoa-why-dear = Für { $paid } holst du { FORM($space, "inside") } nur etwa { $worth } heraus, aber die anderen bekommen nichts.
genoa-why-street = Für { $paid } geht der Turm deinen Weg ({ FORM($space, "subject") }). Eine Botschaft oder ein Marker kann es wert sein.
genoa-why-refuse = Der Preis ist höher als das, was dir die Aktion bringt.
genoa-why-decline = Kein Gebäude in Reichweite bringt dir mehr, als es kostet. Dukaten, die du behältst, zählen am Ende.
genoa-why-listen = Wenn du erst die anderen Angebote hörst, zahlst du nicht zu viel. Der Turm kann aber anderswohin ziehen.
genoa-why-bundle = Mit deinen Karten ist { FORM($space, "subject") } etwa { $worth } wert, und du hast Güter, die du weniger brauchst.
genoa-why-bundle-street = Es kostet wenig, und der Turm zieht dorthin, wo er dir nützt.
genoa-why-give-goods = Die Aktion { FORM($space, "inside") } bringt dir etwa { $worth }, mehr, als dir diese Güter wert sind.
genoa-why-give-money = Die Aktion { FORM($space, "inside") } bringt dir etwa { $worth }, mehr, als du zahlst.
genoa-why-give-order = Du zahlst aus dem, was der Auftrag bringt. Die Aktion { FORM($space, "inside") } ist dir etwa { $worth } wert.
genoa-why-give-special = Die Sonderkarte des Auftrags bezahlt es. Die Aktion { FORM($space, "inside") } ist dir etwa { $worth } wert.
genoa-why-withdraw = Die Lage hat sich geändert, und dieses Angebot kostet dich jetzt mehr, als es bringt.
genoa-why-messages = { $ducats ->
    [0] In diesem Zug wurde keine deiner Botschaften überbracht.
   *[other] Überbrachte Botschaften bringen dir sofort { $ducats } Dukaten.
  }
genoa-why-back = Dieses Angebot bringt dir nichts. Heb es dir für ein besseres auf.
genoa-why-limits = Mit deinen Karten ist { FORM($space, "subject") } etwa { $worth } wert. Ein Höchstpreis von { $paid } bietet für dich, während du weg bist.
genoa-why-at-once = Bei den meisten deiner Aktionen gibt es nichts zu überlegen; so muss niemand auf dich warten.
genoa-why-quiet = Deine Höchstpreise bieten für dich, und die Partie geht ohne Rückfrage weiter.
genoa-why-claims = Es gibt keinen Grund, eine überbrachte Botschaft zu behalten.
genoa-why-plan = Wenn du es jetzt planst, geschieht es, sobald die Aktion dir gehört.
genoa-why-act = Deine Aktion { FORM($space, "inside") } ist dir etwa { $worth } wert, mehr, als jemand dafür zahlt.
genoa-why-accept = Das Angebot bringt etwa { $ducats }. Deine eigene Aktion { FORM($space, "inside") } brächte { $own }, und du behältst sie für anderswo.
genoa-why-accept-must = Bevor die Aktion { FORM($space, "inside") } genutzt oder verkauft ist, darf der Turm nicht weiter, und das ist das beste Angebot.
genoa-why-streets = Du bekommst etwa { $ducats } für einen Schritt, der dich sonst nichts kostet.
genoa-why-move-sell = Jemand zahlt etwa { $ducats } für { $space }.
genoa-why-move-act = Deine eigene Aktion ist { FORM($space, "inside") } etwa { $worth } wert.
genoa-why-move = Der Weg über { $space } führt dorthin, wo der Turm mehr verdient.
genoa-why-end = Ein weiterer Schritt bringt nichts, und jedes offene Angebot zahlt weniger, als es den anderen brächte.
genoa-why-name = Für { $space } hat noch niemand geboten. Mit { $ducats } lockst du vielleicht jemanden, und eine Ablehnung kostet dich nichts.
genoa-why-counter = { $ducats } statt { $bid } zu verlangen, kostet fast nichts. Bei einer Ablehnung gilt das Angebot weiter.
genoa-why-want = Was du verlangst, ist dir mehr wert als den anderen, und sie können nur Nein sagen.
genoa-why-wait = Wer noch nicht geantwortet hat, bietet vielleicht mehr.
genoa-why-lose-go = Was du durch das Weiterziehen verlierst, ist weniger wert als der restliche Weg.
genoa-why-lose-stay = Was du durch das Weiterziehen verlierst, ist mehr wert als der restliche Weg.
genoa-why-tower-bundle = Was du verlangst, ist dir mehr wert als eine Aktion, die du nicht nutzen würdest.
genoa-why-deliver = { CAPITAL($card) }: Das bringt sofort { $ducats } und eine Sonderkarte.
genoa-why-order = Der kleine Auftrag bringt { $ducats } zusätzlich zur Aktion.
genoa-why-privilege = Ein weiteres Privileg steigert den Wert deiner Privilegien um etwa { $worth }.
genoa-why-collect = Was dieses Gebäude gibt, ist dir etwa { $worth } wert.
genoa-why-cards = Diese Karten brauchst du am wenigsten. Die anderen passen zu deinen Waren und Privilegien.
genoa-why-ware-ordered = Für einen deiner großen Aufträge fehlt noch { $ware }. Das ist etwa { $worth } wert.
genoa-why-ware = Noch ein Stück ({ $ware }) ist dir etwa { $worth } wert, am meisten von allen Waren.
genoa-why-exchange = Was du bekommst, ist dir mehr wert als das, was du gibst.
genoa-why-building = Eine zweite Aktion, { FORM($space, "inside") }, ist dir etwa { $worth } wert.
genoa-why-done = Deine übrigen Karten nützen dir später mehr.
genoa-why-markers = { $count ->
    [0] Jemand anders verliert die Einnahmen und die 10 Dukaten am Ende.
    [one] Dein Gebäude bringt dir Geld, wann immer jemand anders es nutzt, und am Ende noch einmal.
   *[other] Deine { $count } Gebäude bringen dir Geld, wann immer jemand anders sie nutzt, und am Ende noch einmal.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}Und jemand anders verliert ein Gebäude.
  }
genoa-why-pass = Kein freies Gebäude an diesen Gassen ist deine Marker wert.
genoa-why-roll = Noch ist kein Start die Karte wert. Sie kann einen späteren Zug entscheiden.
genoa-why-start = Die Aktion { FORM($space, "inside") } ist dir etwa { $worth } wert, und die Karte bringt dich sicher dorthin.
genoa-why-dear-nothing = Für { $paid } holst du { FORM($space, "inside") } nichts heraus, aber die anderen bekommen die Aktion auch nicht.
genoa-why-limits-none = Mit deinen Karten ist { FORM($space, "subject") } keinen Höchstpreis mehr wert.
genoa-why-accept-spare = Das Angebot bringt etwa { $ducats }, und mit der Aktion { FORM($space, "inside") } kannst du nichts anfangen.
genoa-why-nothing-better = Das bringt dir wenig oder nichts, aber nichts anderes bringt mehr.
