# Why: reasons for an answer in Genoa

genoa-why-silent = De partij wacht niet op jou, en geen gebouw binnen bereik is je zijn prijs waard.
genoa-why-tower-waits = De anderen bieden nog, en dat kan je alleen maar helpen.
genoa-why-take = Met je kaarten is { $space } ongeveer { $worth } waard, en je betaalt ongeveer { $paid }.
genoa-why-offer = Met je kaarten is { $space } ongeveer { $worth } waard. Met { $paid } win je, en je kunt nog hoger gaan.
genoa-why-offers = { $count ->
    [one] Eén bod nu scheelt een extra vraag.
   *[other] { $count } biedingen tegelijk schelen extra vragen.
  } { $why }
genoa-why-dear = Voor { $paid } haal je maar ongeveer { $worth } uit { $space }, maar de anderen krijgen niets.
genoa-why-street = Voor { $paid } komt de toren jouw kant op ({ $space }). Een bericht of een fiche kan dat waard zijn.
genoa-why-refuse = De prijs is hoger dan wat de actie je oplevert.
genoa-why-decline = Geen gebouw binnen bereik levert je meer op dan het kost. De dukaten die je houdt, tellen aan het einde.
genoa-why-listen = Als je eerst de andere biedingen hoort, betaal je niet te veel. Maar de toren kan ergens anders heen gaan.
genoa-why-bundle = Met je kaarten is { $space } ongeveer { $worth } waard, en je hebt goederen die je minder nodig hebt.
genoa-why-bundle-street = Het kost weinig, en de toren gaat waar jij er iets aan hebt.
genoa-why-give-goods = De actie in { $space } levert je ongeveer { $worth } op, meer dan deze goederen je waard zijn.
genoa-why-give-money = De actie in { $space } levert je ongeveer { $worth } op, meer dan je betaalt.
genoa-why-give-order = Je betaalt uit wat de bestelling opbrengt. De actie in { $space } is je ongeveer { $worth } waard.
genoa-why-give-special = De speciale kaart van de bestelling betaalt ervoor. De actie in { $space } is je ongeveer { $worth } waard.
genoa-why-withdraw = De situatie is veranderd, en dit bod kost je nu meer dan het oplevert.
genoa-why-messages = { $ducats ->
    [0] Deze beurt is geen enkel bericht van je bezorgd.
   *[other] Bezorgde berichten leveren je meteen { $ducats } dukaten op.
  }
genoa-why-back = Dit bod levert je niets op. Bewaar het voor iets beters.
genoa-why-limits = Met je kaarten is { $space } ongeveer { $worth } waard. Een maximumprijs van { $paid } biedt voor je terwijl je weg bent.
genoa-why-at-once = Over de meeste van je acties hoef je niet na te denken, dus niemand hoeft op je te wachten.
genoa-why-quiet = Je maximumprijzen bieden voor je, en de partij gaat door zonder te vragen.
genoa-why-claims = Er is geen reden om een bezorgd bericht te houden.
genoa-why-plan = Als je het nu plant, gebeurt het zodra de actie van jou is.
genoa-why-act = Je actie in { $space } is je ongeveer { $worth } waard, meer dan iemand ervoor betaalt.
genoa-why-accept = Het bod levert ongeveer { $ducats } op. Je eigen actie in { $space } zou { $own } opleveren, en die bewaar je voor ergens anders.
genoa-why-accept-must = De toren mag niet weg uit { $space } voordat de actie is gebruikt of verkocht, en dit is het beste bod.
genoa-why-streets = Je krijgt ongeveer { $ducats } voor een stap die je verder niets kost.
genoa-why-move-sell = Iemand betaalt ongeveer { $ducats } voor { $space }.
genoa-why-move-act = In { $space } is je eigen actie ongeveer { $worth } waard.
genoa-why-move = Via { $space } komt de toren waar hij meer oplevert.
genoa-why-end = Nog een stap levert niets op, en elk open bod betaalt minder dan de bieder ermee wint.
genoa-why-name = Op { $space } heeft nog niemand geboden. Met { $ducats } lok je misschien iemand, en een weigering kost je niets.
genoa-why-counter = { $ducats } vragen in plaats van { $bid } kost je bijna niets. Bij een weigering blijft het bod geldig.
genoa-why-want = Wat je vraagt, is voor jou meer waard dan voor de ander, en die kan alleen nee zeggen.
genoa-why-wait = Wie nog niet heeft geantwoord, biedt misschien meer.
genoa-why-lose-go = Wat je verliest door verder te gaan, is minder waard dan de rest van de route.
genoa-why-lose-stay = Wat je zou verliezen door verder te gaan, is meer waard dan de rest van de route.
genoa-why-tower-bundle = Wat je vraagt, is je meer waard dan een actie die je niet zou gebruiken.
genoa-why-deliver = { CAPITAL($card) }: dat levert meteen { $ducats } en een speciale kaart op.
genoa-why-order = De kleine bestelling levert boven op de actie { $ducats } op.
genoa-why-privilege = Nog een privilege maakt de jouwe samen ongeveer { $worth } meer waard.
genoa-why-collect = Wat dit gebouw geeft, is je ongeveer { $worth } waard.
genoa-why-cards = Deze kaarten heb je het minst nodig. De andere passen bij je handelswaren en privileges.
genoa-why-ware-ordered = Een van je grote bestellingen heeft nog { $ware } nodig. Dat is ongeveer { $worth } waard.
genoa-why-ware = Nog een stuk ({ $ware }) is je ongeveer { $worth } waard, het meest van alle handelswaren.
genoa-why-exchange = Wat je krijgt, is je meer waard dan wat je geeft.
genoa-why-building = Een tweede actie, in { $space }, is je ongeveer { $worth } waard.
genoa-why-done = Aan je andere kaarten heb je later meer.
genoa-why-markers = { $count ->
    [0] Iemand anders verliest de inkomsten en de 10 dukaten aan het einde.
    [one] Je gebouw betaalt je telkens als iemand anders het gebruikt, en aan het einde nog een keer.
   *[other] Je { $count } gebouwen betalen je telkens als iemand anders ze gebruikt, en aan het einde nog een keer.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}En iemand anders verliest een gebouw.
  }
genoa-why-pass = Geen vrij gebouw aan deze straten is je fiches waard.
genoa-why-roll = Nog geen start is de kaart waard. Die kan een latere beurt beslissen.
genoa-why-start = De actie in { $space } is je ongeveer { $worth } waard, en met de kaart kom je er zeker.
genoa-why-dear-nothing = Voor { $paid } haal je niets uit { $space }, maar de anderen krijgen de actie ook niet.
genoa-why-limits-none = Met je kaarten is { $space } geen maximumprijs meer waard.
genoa-why-accept-spare = Het bod levert ongeveer { $ducats } op, en aan de actie in { $space } heb je zelf niets.
genoa-why-nothing-better = Het levert je weinig of niets op, maar niets anders levert meer op.
