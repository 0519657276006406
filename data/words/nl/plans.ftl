# Plans: answers left before the question comes, and the standing orders among them.
plan-played = Gespeeld zoals je had gepland.
plan-did-not-play = Je plan is vervallen: { $why }
plan-not-same = je krijgt een andere vraag.
plan-not-allowed = die zet kan niet meer.
plan-means-other = die zet zou nu iets anders betekenen.
plan-facts-changed = het was bedoeld voor “{ $was }”, en dat is veranderd.
plan-touched = een zet van iemand anders heeft er invloed op.
plan-undone = Er is een zet teruggenomen, dus je plannen zijn vervallen.
plan-unknown = Dat plan bestaat niet meer. Het is gespeeld of vervallen.
plan-too-late = Je bent nu aan de beurt. Doe meteen je zet.
plan-too-many = { $count ->
    [one] Je hebt al één plan, en meer kan niet.
   *[other] Je hebt al { $count } plannen, en meer kan niet.
  }
plan-moved-on = De partij is verder, en je krijgt een andere vraag.
# Where they are made
plan-page = Vooruit plannen
plan-lead = Plan je volgende zetten voordat je aan de beurt bent. De zetten van de anderen schatten we in zoals de computer ze zou doen. Wat je plant, wordt vanzelf gespeeld als het zover is. Alleen jij ziet deze pagina.
plan-next = Je bent nu niet aan de beurt. Hierna krijg je waarschijnlijk deze vraag:
plan-then = En daarna waarschijnlijk:
plan-list = Je plannen
plan-it = Plannen
plan-change = Wijzigen
plan-change-drops = Latere plannen bouwen hierop voort. Als je het wijzigt, vervallen ze.
plan-withdraw = Plan annuleren
plan-holds = Het wordt gespeeld
plan-holds-same = alleen als je precies deze vraag krijgt
plan-holds-allowed = zolang het mag
plan-holds-untouched = tenzij een zet van iemand anders jou of je keuze raakt
plan-unexpected = Precies dit verwachten we niet meer. Het plan blijft staan tot het weer past.
plan-asked = Je bent nu aan de beurt. Doe eerst je zet.
plan-nothing = Je volgende beurt is nu niet te voorspellen.
plan-private = Niemand ziet je plannen, of dat je die hebt. Je hoort het als een plan wordt gespeeld, en anders waarom niet.
plan-likely = Dit gebeurde in { $count } van { $games } gesimuleerde partijen.
# On Discord
cmd-plans = plannen
cmd-plans-about = Plan je volgende zetten; je plannen en vaste opdrachten
chat-plan-same = Plannen bij precies dit
chat-plan-allowed = Plannen als het mag
chat-plan-untouched = Plannen als niets stoort
chat-plan-change = Een plan wijzigen
chat-plan-withdraw = Een plan en de plannen erna annuleren
chat-plan-unexpected = zo niet meer verwacht
