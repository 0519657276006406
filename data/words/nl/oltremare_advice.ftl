# Why: reasons for an answer in Oltre Mare

oltremare-why-silent = Niemand wacht op je, en er is nu geen ruil waar je iets mee wint.
oltremare-why-go = Je hebt { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  } voor laadgetal { $load }, en niets wat wordt geboden of te koop is, is zijn prijs waard.
oltremare-why-buy-needed = Voor je laadgetal kom je { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  } te kort, en een kaart kost { $price }; je ziet die pas als je hebt betaald.
oltremare-why-buy-deck = Een kaart voor { $price } is goedkoop: die maakt reeksen langer, al zie je pas wat het is als je hebt betaald.
oltremare-why-buy-pirates = Voor { $price } krijg je een kaart, en aan het einde ligt er één kaart minder op je piratenstapel.
oltremare-why-swap = Wat je krijgt ({ $good }), maakt een reeks langer, en de kaart die je geeft niet; de ander ziet wel wat je verzamelt.
oltremare-why-ask = Een kaart van een partner kost minder dan { $price } bij de bank.
oltremare-why-sell = Je kunt de kaart missen, en die brengt { $price } op en misschien prestige.
oltremare-why-accept = { $who } geeft je meer dan het je kost: { $terms }.
oltremare-why-accept-honour = { $who } geeft je meer dan het je kost ({ $terms }), en de ruil brengt je prestige op.
oltremare-why-counter = Wat { $who } biedt, is bijna goed genoeg: een paar dukaten meer maken het de moeite waard, als de ander akkoord gaat.
oltremare-why-refuse = Wat { $who } biedt, kost je meer dan het opbrengt.
oltremare-why-wait = Je voorstellen staan open; wie is gevraagd, kan nog ja zeggen.
oltremare-why-stop = Iets beters komt er waarschijnlijk niet, en iedereen wacht op je.
oltremare-why-decline = Geen voorstel dat openstaat, brengt je meer op dan het kost.
oltremare-why-unable = Je hebt niet wat er wordt gevraagd; niemand hoeft op je nee te wachten.
oltremare-why-withdraw = De kaarten zijn op hand meer waard dan in dit voorstel.
oltremare-why-discard = Je houdt { $count } × { $good }, een reeks van { $ducats }; wat weggaat, mis je het minst, maar kost je aan het einde een dukaat als deel van de piratenstapel.
oltremare-why-discard-all = Er mag niets op hand blijven.
oltremare-why-play = De symbolen brengen meteen { $ducats } en { $drawn ->
    [0] geen kaart
    [one] één kaart
   *[other] { $drawn } kaarten
  } op, en de lading aan het einde ongeveer { $cargo }.
oltremare-why-play-robbed = De symbolen brengen { $ducats } en { $drawn ->
    [0] geen kaart
    [one] één kaart
   *[other] { $drawn } kaarten
  } op, de lading aan het einde ongeveer { $cargo }; dat is { $count ->
    [one] de kaart waard die de piraten nemen.
   *[other] de { $count } kaarten waard die de piraten nemen.
  }
oltremare-why-load = In deze volgorde wordt de lading ongeveer { $cargo } meer waard; met de kaart bovenop mag je in je volgende beurt { $lions } kaarten hebben en is je laadgetal { $load }.
oltremare-why-harbour = Een fiche telt aan het einde, en het werkt tot je volgende halte ({ $marker }).
oltremare-why-compass = Een kompas brengt je meteen verder naar het fiche van een andere haven naar keuze; houd je het, dan telt het aan het einde.
oltremare-why-empty = Er ligt geen fiche binnen bereik.
oltremare-why-empty-loses = Er ligt geen fiche binnen bereik; je actieve fiche wordt omgedraaid.
oltremare-why-stay = Geen ander fiche zou je meer helpen dan nog een dat aan het einde telt.
