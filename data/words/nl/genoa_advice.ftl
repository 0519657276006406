# Why: reasons for an answer in Genoa

genoa-why-silent = Niemand wacht op je, en geen gebouw binnen bereik is je meer waard dan het zou kosten.
genoa-why-tower-waits = De anderen zijn nog aan het woord; wat ze bieden, kan je alleen helpen.
genoa-why-take = Voor jou is { $space } ongeveer { $worth } waard, en je betaalt zo’n { $paid }.
genoa-why-offer = Voor jou is { $space } ongeveer { $worth } waard; met { $paid } win je, en kun je nog hoger gaan.
genoa-why-offers = { $count ->
    [one] Eén prijs, zodat de torenspeler je niet opnieuw hoeft te vragen.
   *[other] { $count } prijzen tegelijk, zodat de torenspeler je niet opnieuw hoeft te vragen.
  } { $why }
genoa-why-dear = Voor { $paid } haal je maar ongeveer { $worth } uit { $space }, maar een rivaal krijgt niets.
genoa-why-street = { $paid } om de toren jouw kant op te laten gaan ({ $space }): een bericht of een fiche kan het waard zijn.
genoa-why-refuse = De prijs is hoger dan wat de actie je zou opbrengen.
genoa-why-decline = Geen gebouw binnen bereik zou je meer opbrengen dan het kost; wat je houdt, telt aan het einde.
genoa-why-listen = Wie de biedingen van de anderen eerst hoort, hoeft niet meer te betalen dan zij; maar de toren kan ergens anders heen gaan.
genoa-why-bundle = Voor jou is { $space } ongeveer { $worth } waard, en je hebt goederen die je minder nodig hebt.
genoa-why-bundle-street = Het kost weinig, en de toren gaat waar jij er iets aan hebt.
genoa-why-give-goods = De actie in { $space } brengt je ongeveer { $worth } op, meer dan je deze goederen zult missen.
genoa-why-give-money = De actie in { $space } brengt je ongeveer { $worth } op, meer dan je betaalt.
genoa-why-give-order = Je betaalt uit wat de bestelling opbrengt: de actie in { $space } is je ongeveer { $worth } waard.
genoa-why-give-special = De speciale kaart van de bestelling betaalt ervoor: de actie in { $space } is je ongeveer { $worth } waard.
genoa-why-withdraw = De situatie is veranderd: dit bod zou je meer kosten dan het opbrengt.
genoa-why-messages = { $ducats ->
    [0] Op deze weg is geen bericht van je bezorgd.
   *[other] Bezorgde berichten leveren meteen { $ducats } dukaten op.
  }
genoa-why-back = Met dit bod zou je niets winnen; bewaar je woorden voor een beter bod.
genoa-why-limits = Voor jou is { $space } ongeveer { $worth } waard; een vast bod van { $paid } spreekt voor je terwijl je weg bent.
genoa-why-at-once = Over de meeste van je acties hoef je niet na te denken: niemand hoeft op je te wachten.
genoa-why-quiet = Je vaste biedingen spreken voor je, en de tafel gaat door zonder te vragen.
genoa-why-claims = Er is geen reden om een bezorgd bericht te houden.
genoa-why-plan = Vooraf gezegd gebeurt het meteen als de actie van jou is.
genoa-why-act = Je actie in { $space } is je ongeveer { $worth } waard, meer dan iemand ervoor betaalt.
genoa-why-accept = Het bod brengt ongeveer { $ducats } op; je eigen actie in { $space } zou { $own } opbrengen, en die bewaar je voor ergens anders.
genoa-why-accept-must = De toren mag niet weg uit { $space } voordat de actie is gebruikt of verkocht: dit is het beste bod.
genoa-why-streets = Ze betalen ongeveer { $ducats } voor een stap van de toren die je verder niets kost.
genoa-why-move-sell = Iemand betaalt ongeveer { $ducats } voor { $space }.
genoa-why-move-act = In { $space } is je eigen actie ongeveer { $worth } waard.
genoa-why-move = De weg via { $space } leidt naar waar de toren meer opbrengt.
genoa-why-end = Geen stap verder brengt nog iets op; elk bod dat er staat, is minder waard dan wat de bieder ermee wint.
genoa-why-name = Op { $space } heeft nog niemand geboden: met { $ducats } lok je misschien iemand, en een weigering kost je niets.
genoa-why-counter = { $ducats } vragen in plaats van { $bid } kost je maar één woord: het bod blijft staan als er wordt geweigerd.
genoa-why-want = Wat je vraagt, is voor jou meer waard dan voor de ander; die kan alleen nee zeggen.
genoa-why-wait = Wie nog niets heeft gezegd, biedt misschien meer.
genoa-why-lose-go = Wat je verliest door verder te gaan, is minder waard dan wat de weg nog opbrengt.
genoa-why-lose-stay = Wat je zou verliezen door verder te gaan, is meer waard dan de weg die nog komt.
genoa-why-tower-bundle = Wat je vraagt, is je meer waard dan de actie, die je zelf niet zou gebruiken.
genoa-why-deliver = { CAPITAL($card) }: dat levert meteen { $ducats } en een speciale kaart op.
genoa-why-order = De kleine bestelling levert boven op de actie { $ducats } op.
genoa-why-privilege = Een privilege verhoogt wat de jouwe samen waard zijn met ongeveer { $worth }.
genoa-why-collect = Wat dit gebouw geeft, is je ongeveer { $worth } waard.
genoa-why-cards = Deze kaarten mis je het minst; de andere passen bij je waren en privileges.
genoa-why-ware-ordered = Voor een van je grote bestellingen ontbreekt { $ware }: dat is ongeveer { $worth } waard.
genoa-why-ware = Nog een stuk ({ $ware }) is je ongeveer { $worth } waard, het meest van alle waren.
genoa-why-exchange = Wat je krijgt, is je meer waard dan wat je geeft.
genoa-why-building = Een tweede actie, in { $space }, is je ongeveer { $worth } waard.
genoa-why-done = Aan de kaarten die over zijn, heb je later meer.
genoa-why-markers = { $count ->
    [0] Een rivaal verliest de inkomsten en de dukaten aan het einde.
    [one] Een gebouw van jou betaalt telkens als iemand er een actie doet, en telt aan het einde.
   *[other] { $count } gebouwen van jou betalen telkens als iemand er een actie doet, en tellen aan het einde.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}Het kost een rivaal zijn plaats.
  }
genoa-why-pass = Aan deze straten ligt geen vrij gebouw dat je fiches waard is.
genoa-why-roll = Nog geen plek is de kaart waard; die kan een latere beurt beslissen.
genoa-why-start = De actie in { $space } is je ongeveer { $worth } waard: met de kaart kom je er zeker.
genoa-why-dear-nothing = Voor { $paid } haal je niets uit { $space }, maar een rivaal krijgt de actie ook niet.
genoa-why-limits-none = Voor jou is { $space } geen vast bod meer waard.
genoa-why-accept-spare = Het bod brengt ongeveer { $ducats } op; zelf zou je niets aan de actie in { $space } hebben.
genoa-why-nothing-better = Het brengt je weinig of niets op, maar niets anders brengt meer op.
