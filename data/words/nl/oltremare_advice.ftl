# Why: reasons for an answer in Oltre Mare

oltremare-why-silent = De partij wacht niet op jou, en geen ruil levert je nu iets op.
oltremare-why-go = Je hebt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  } voor laadgetal { $load }, en niets wat wordt geboden of verkocht, is zijn prijs waard.
oltremare-why-buy-needed = Voor je laadgetal kom je { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  } te kort, en een kaart kost { $price }. Je ziet die pas als je hebt betaald.
oltremare-why-buy-deck = Een kaart voor { $price } is goedkoop en maakt reeksen langer. Je ziet die pas als je hebt betaald.
oltremare-why-buy-pirates = Voor { $price } krijg je een kaart, en je piratenstapel heeft er aan het einde één minder.
oltremare-why-swap = Wat je krijgt ({ $good }), maakt een reeks langer, en de kaart die je geeft niet. Maar de anderen zien wat je verzamelt.
oltremare-why-ask = Een kaart van een andere speler kost minder dan { $price } bij de bank.
oltremare-why-sell = Je kunt de kaart missen. Die levert { $price } op en misschien prestige.
oltremare-why-accept = { $who } geeft je meer dan het je kost: { $terms }.
oltremare-why-accept-honour = { $who } geeft je meer dan het je kost ({ $terms }), en de ruil levert je 1 prestige op.
oltremare-why-counter = Het voorstel van { $who } is bijna goed genoeg. Een paar dukaten meer maken het de moeite waard, als het wordt aangenomen.
oltremare-why-refuse = Het voorstel van { $who } kost je meer dan het oplevert.
oltremare-why-wait = Je voorstellen staan open, en iemand kan nog ja zeggen.
oltremare-why-stop = Iets beters komt er waarschijnlijk niet, en iedereen wacht op je.
oltremare-why-decline = Geen open voorstel levert je meer op dan het kost.
oltremare-why-unable = Je hebt niet wat er wordt gevraagd, dus niemand hoeft op je nee te wachten.
oltremare-why-withdraw = De kaarten zijn op hand meer waard dan in dit voorstel.
oltremare-why-discard = Je houdt { $count } × { $good }, een reeks van { $ducats }. De rest heb je het minst nodig, maar die kost aan het einde 1 dukaat per kaart.
oltremare-why-discard-all = Je mag geen kaart houden.
oltremare-why-play = De symbolen leveren nu { $ducats } en { $drawn ->
    [0] geen kaart
    [one] één kaart
   *[other] { $drawn } kaarten
  } op, en de lading aan het einde ongeveer { $cargo }.
oltremare-why-play-robbed = De symbolen leveren { $ducats } en { $drawn ->
    [0] geen kaart
    [one] één kaart
   *[other] { $drawn } kaarten
  } op, en de lading aan het einde ongeveer { $cargo }. Dat is { $count ->
    [one] de kaart waard die de piraten nemen.
   *[other] de { $count } kaarten waard die de piraten nemen.
  }
oltremare-why-load = In deze volgorde wint de lading ongeveer { $cargo }. Met de kaart bovenop mag je de volgende beurt { $lions } kaarten houden en speel je er { $load }.
oltremare-why-harbour = Een fiche telt aan het einde en werkt tot je volgende halte ({ $marker }).
oltremare-why-compass = Een kompas brengt je meteen naar het fiche van een andere haven naar keuze. Houd je het, dan telt het aan het einde.
oltremare-why-empty = Er is geen fiche binnen bereik.
oltremare-why-empty-loses = Er is geen fiche binnen bereik, en je actieve fiche wordt omgedraaid.
oltremare-why-stay = Geen ander fiche helpt je meer dan één extra aan het einde.
