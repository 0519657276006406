# Why: reasons for an answer in Genoa

genoa-why-silent = Niemand wartet auf dich, und kein Gebäude in Reichweite ist dir mehr wert, als es kosten würde.
genoa-why-tower-waits = Die anderen reden noch; was sie bieten, kann dir nur nützen.
genoa-why-take = Für dich ist { FORM($space, "subject") } etwa { $worth } wert, und du zahlst umgerechnet { $paid }.
genoa-why-offer = Für dich ist { FORM($space, "subject") } etwa { $worth } wert; mit { $paid } gewinnst du und kannst noch höher gehen.
genoa-why-offers = { $count ->
    [one] Ein Preis, damit dich niemand noch einmal fragen muss.
   *[other] { $count } Preise auf einmal, damit dich niemand noch einmal fragen muss.
  } { $why }
genoa-why-dear = Für { $paid } holst du { FORM($space, "inside") } nur etwa { $worth } heraus, aber ein Rivale bekommt nichts.
genoa-why-street = { $paid }, damit der Turm deinen Weg geht ({ FORM($space, "subject") }): Eine Botschaft oder ein Marker kann es wert sein.
genoa-why-refuse = Der Preis liegt über dem, was dir die Aktion brächte.
genoa-why-decline = Kein Gebäude in Reichweite brächte dir mehr, als es kostet; was du behältst, zählt am Ende.
genoa-why-listen = Wer erst die Angebote der anderen hört, muss nicht mehr zahlen als sie; der Turm kann aber anderswohin ziehen.
genoa-why-bundle = Für dich ist { FORM($space, "subject") } etwa { $worth } wert, und du hast Güter, die du weniger brauchst.
genoa-why-bundle-street = Es kostet wenig, und der Turm zieht dorthin, wo er dir nützt.
genoa-why-give-goods = Die Aktion { FORM($space, "inside") } bringt dir etwa { $worth }, mehr, als dir diese Güter fehlen werden.
genoa-why-give-money = Die Aktion { FORM($space, "inside") } bringt dir etwa { $worth }, mehr, als du zahlst.
genoa-why-give-order = Du zahlst aus dem, was der Auftrag bringt: Die Aktion { FORM($space, "inside") } ist dir etwa { $worth } wert.
genoa-why-give-special = Die Sonderkarte des Auftrags bezahlt es: Die Aktion { FORM($space, "inside") } ist dir etwa { $worth } wert.
genoa-why-withdraw = Die Lage hat sich geändert: Dieses Angebot würde dich mehr kosten, als es bringt.
genoa-why-messages = { $ducats ->
    [0] Auf diesem Weg wurde keine deiner Botschaften überbracht.
   *[other] Überbrachte Botschaften bringen sofort { $ducats } Dukaten.
  }
genoa-why-back = Dieses Angebot brächte dir nichts; spar dir die Wortmeldung für ein besseres.
genoa-why-limits = Für dich ist { FORM($space, "subject") } etwa { $worth } wert; ein festes Angebot von { $paid } spricht für dich, während du weg bist.
genoa-why-at-once = Bei den meisten deiner Aktionen gibt es nichts zu überlegen: Niemand muss auf dich warten.
genoa-why-quiet = Deine festen Angebote sprechen für dich, und der Tisch macht ohne Rückfrage weiter.
genoa-why-claims = Es gibt keinen Grund, eine überbrachte Botschaft zu behalten.
genoa-why-plan = Vorher gesagt, geschieht es sofort, wenn die Aktion dir gehört.
genoa-why-act = Deine Aktion { FORM($space, "inside") } ist dir etwa { $worth } wert, mehr, als irgendwer dafür zahlt.
genoa-why-accept = Das Angebot bringt etwa { $ducats }; deine eigene Aktion { FORM($space, "inside") } brächte { $own }, und du behältst sie für anderswo.
genoa-why-accept-must = Bevor die Aktion { FORM($space, "inside") } genutzt oder verkauft ist, darf der Turm nicht weiter: Das ist das beste Angebot.
genoa-why-streets = Sie zahlen etwa { $ducats } für einen Schritt des Turms, der dich sonst nichts kostet.
genoa-why-move-sell = Jemand zahlt etwa { $ducats } für { $space }.
genoa-why-move-act = Deine eigene Aktion ist { FORM($space, "inside") } etwa { $worth } wert.
genoa-why-move = Der Weg über { $space } führt dorthin, wo der Turm mehr verdient.
genoa-why-end = Kein weiterer Schritt bringt etwas; jedes offene Angebot ist weniger wert als das, was der Bieter damit gewinnt.
genoa-why-name = Für { $space } hat noch niemand geboten: Mit { $ducats } lockst du vielleicht jemanden, und eine Ablehnung kostet dich nichts.
genoa-why-counter = { $ducats } statt { $bid } zu verlangen kostet nur ein Wort: Das Angebot gilt weiter, wenn es abgelehnt wird.
genoa-why-want = Was du verlangst, ist dir mehr wert als den anderen; sie können nur nein sagen.
genoa-why-wait = Wer noch nicht gesprochen hat, bietet vielleicht mehr.
genoa-why-lose-go = Was durch das Weiterziehen verfällt, ist weniger wert als der Weg, der vor dir liegt.
genoa-why-lose-stay = Was durch das Weiterziehen verfiele, ist mehr wert als der Weg, der vor dir liegt.
genoa-why-tower-bundle = Was du verlangst, ist dir mehr wert als die Aktion, die du nicht nutzen würdest.
genoa-why-deliver = { CAPITAL($card) }: Das bringt sofort { $ducats } und eine Sonderkarte.
genoa-why-order = Der kleine Auftrag bringt { $ducats } zusätzlich zur Aktion.
genoa-why-privilege = Ein Privileg steigert den Wert deiner Privilegien zusammen um etwa { $worth }.
genoa-why-collect = Was dieses Gebäude gibt, ist dir etwa { $worth } wert.
genoa-why-cards = Diese Karten fehlen dir am wenigsten; die anderen passen zu deinen Waren und Privilegien.
genoa-why-ware-ordered = Einem deiner großen Aufträge fehlt { $ware }: Das ist etwa { $worth } wert.
genoa-why-ware = Noch ein Stück ({ $ware }) ist dir etwa { $worth } wert, am meisten von allen Waren.
genoa-why-exchange = Was du bekommst, ist dir mehr wert als das, was du gibst.
genoa-why-building = Eine zweite Aktion, { FORM($space, "inside") }, ist dir etwa { $worth } wert.
genoa-why-done = Die übrigen Karten nützen dir später mehr.
genoa-why-markers = { $count ->
    [0] Ein Rivale verliert die Einnahmen und die Dukaten am Ende.
    [one] Ein eigenes Gebäude zahlt, wann immer jemand die Aktion dort nutzt, und zählt am Ende.
   *[other] { $count } eigene Gebäude zahlen, wann immer jemand die Aktion dort nutzt, und zählen am Ende.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}Ein Rivale verliert dadurch seinen Platz.
  }
genoa-why-pass = An diesen Gassen liegt kein freies Gebäude, das deine Marker wert wäre.
genoa-why-roll = Noch ist kein Feld die Karte wert; sie kann einen späteren Zug entscheiden.
genoa-why-start = Die Aktion { FORM($space, "inside") } ist dir etwa { $worth } wert: Die Karte bringt dich sicher dorthin.
genoa-why-dear-nothing = Für { $paid } holst du { FORM($space, "inside") } nichts heraus, aber auch kein Rivale bekommt die Aktion.
genoa-why-limits-none = Für dich ist { FORM($space, "subject") } kein festes Angebot mehr wert.
genoa-why-accept-spare = Das Angebot bringt etwa { $ducats }; du selbst könntest mit der Aktion { FORM($space, "inside") } nichts anfangen.
genoa-why-nothing-better = Das bringt dir wenig oder nichts, aber nichts anderes bringt mehr.
