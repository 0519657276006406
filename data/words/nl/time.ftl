# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = De tijd van { $who } is om, dus er is automatisch een zet gedaan.
async-order-answered = De vaste opdracht van { $who } is uitgevoerd.
async-order-unknown = Dit spel heeft zo’n vaste opdracht niet.
async-undo-over = De partij is afgelopen en het startgetal is getoond. Terugnemen kan niet meer.
async-undo-no-time = Voor die zet is er geen tijd meer op de klok, dus terugnemen kan niet.
async-undone-by-table = De tafel heeft zetten teruggenomen.
async-undone-by-host = Wie de tafel heeft geopend, heeft zetten teruggenomen.
async-undo-asked = { $who } vraagt om de eigen laatste zet terug te nemen, met alles erna. Wat al onthuld is, blijft bekend. Iedereen moet het ermee eens zijn.
async-undo-granted = Iedereen is het ermee eens. De laatste zet van { $who } is teruggenomen, met alles erna.
async-undo-refused = Niet iedereen was het op tijd eens. De zetten van { $who } blijven staan.
async-undo-withdrawn = Voor { $who } is er niets meer terug te nemen.
async-rewind-asked = { $who } vraagt om zetten van meerdere spelers terug te nemen, tot een eerder moment. Wat al onthuld is, blijft bekend. Iedereen moet het ermee eens zijn.
async-rewind-granted = Iedereen is het ermee eens. De zetten die { $who } heeft gekozen, zijn teruggenomen.
async-rewind-refused = Niet iedereen was het op tijd eens met { $who }. De zetten blijven staan.
async-rewind-withdrawn = { $who } vraagt niet langer om die zetten terug te nemen.
async-pause-asked = { $who } vraagt om een pauze van { $hours ->
    [one] één uur
   *[other] { $hours } uur
  }. Meer dan de helft van de anderen moet het ermee eens zijn.
async-pause-granted = De partij pauzeert { $hours ->
    [one] één uur
   *[other] { $hours } uur
  }. Alle klokken staan stil.
async-pause-refused = Geen pauze voor { $who }. De partij gaat door.
async-pause-withdrawn = { $who } heeft geen pauze meer nodig.
async-pause-over = De pauze is voorbij. De klokken lopen weer.
async-pause-already = De partij pauzeert al.
async-pause-never = Aan deze tafel zijn er geen pauzes.
async-pause-none = De partij pauzeert niet.
async-extend-asked = { $who } vraagt om { $hours ->
    [one] één uur
   *[other] { $hours } uur
  } extra. Meer dan de helft van de anderen moet het ermee eens zijn.
async-extend-granted = { $who } krijgt { $hours ->
    [one] één uur
   *[other] { $hours } uur
  } extra.
async-extend-refused = Geen extra tijd voor { $who }.
async-extend-withdrawn = { $who } heeft geen extra tijd meer nodig.
async-extend-nothing = Je klok loopt niet, dus er valt niets te verlengen.
async-ask-already = De tafel stemt hier al over.
async-ask-too-long = { $days ->
    [one] Je kunt om hoogstens één dag vragen.
   *[other] Je kunt om hoogstens { $days } dagen vragen.
  }
async-pace-asked = { $who } vraagt om een ander tempo: { $pace }. Meer dan de helft van de anderen moet het ermee eens zijn.
async-pace-granted = Nieuw tempo: { $pace }. Alle klokken beginnen opnieuw.
async-pace-refused = Geen nieuw tempo voor { $who }. Alles blijft zoals het is.
async-pace-withdrawn = { $who } vraagt niet langer om een ander tempo.
async-score-asked = { $who } vraagt de partij nu te beëindigen en te tellen zoals ze is. Iedereen moet het ermee eens zijn.
async-score-granted = Iedereen is het ermee eens. De partij eindigt hier en wordt geteld zoals ze is.
async-score-refused = Niet iedereen is het eens met { $who }. De partij gaat door.
async-score-withdrawn = { $who } vraagt niet langer de partij te beëindigen.
async-cancel-asked = { $who } vraagt de partij nu zonder uitslag te beëindigen. Iedereen moet het ermee eens zijn.
async-cancel-granted = Iedereen is het ermee eens. De partij eindigt hier zonder uitslag.
async-cancel-refused = Niet iedereen is het eens met { $who }. De partij gaat door.
async-cancel-withdrawn = { $who } vraagt niet langer de partij te beëindigen.
async-conceded = { $who } geeft op en eindigt als laatste. De computer speelt verder.
async-vote-yes = { $who } is het ermee eens.
async-vote-no = { $who } is het er niet mee eens.
async-vote-not-yours = Je kunt hier niet stemmen, of de stemming is voorbij.
async-vote-over = Die stemming is voorbij.
async-seat-empty = Op die plaats zit niemand.
async-seat-taken = Op die plaats zit { $who }.
async-seat-one-each = Je hebt al een plaats aan deze tafel.
async-seat-nobody = Niemand heeft deze plaats verlaten, dus die kan niet worden teruggegeven.
async-seat-left-open = { $who } heeft de tafel verlaten. De plaats is vrij.
async-seat-left-house = { $who } heeft de tafel verlaten. De computer speelt verder.
async-seat-expired-open = De tijd van { $who } was te vaak om. De plaats is vrij.
async-seat-expired-house = De tijd van { $who } was te vaak om. De computer speelt verder.
remind-first-move = Doe je je eerste zet niet op tijd, dan komt je plaats vrij voor iemand anders.
async-seat-unstarted = { $who } heeft binnen een dag geen eerste zet gedaan. De plaats is vrij.
async-seat-substituted = { $who } neemt het over van { $whom }.
async-seat-given-house = De computer neemt het over van { $who }.
async-seat-given-open = De plaats van { $who } is vrij.
async-seat-given-person = Voor { $who } speelt weer een mens.
async-seat-returned = { $who } is terug.
async-seat-handed-back = { $who } heeft de plaats teruggegeven aan { $whom }, met een uitnodiging om terug te komen.
async-seat-conceded = { $who } heeft deze partij opgegeven. De computer speelt de plaats uit.
offer-already = { $name } heeft al een uitnodiging voor deze tafel.
offer-gone = Deze uitnodiging geldt niet meer.
offer-accepted = { $name } neemt de uitnodiging aan en gaat zitten.
offer-declined = De uitnodiging voor de plaats van { $whom } is afgeslagen.
offer-lapsed = De uitnodiging voor de plaats van { $whom } is niet op tijd beantwoord.
async-given-up = Er zit niemand meer aan deze tafel. De partij eindigt hier, zonder winnaar.
async-not-over = De hele partij kun je krijgen als ze is afgelopen. Eerder zou te zien zijn wat anderen geheimhouden.
async-dealt-alike = Andere tafels van deze ronde spelen nog met dezelfde kaarten en worpen. Als ze klaar zijn, kun je deze partij terugkijken.
async-before-after = Eerst: { $before } Daarna: { $after }
async-palette-classic = klassiek
async-palette-colourblind = geschikt voor kleurenblinden
async-palette-contrast = hoog contrast
async-terms = Iedereen begint met { $bank }. Elke beurt geeft { $increment } erbij, tot { $cap }.
async-terms-plain = Elke beurt geeft { $increment }, en je kunt tot { $cap } opsparen.
async-span = { $what }
async-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
  }
async-hours = { $count } u
async-minutes = { $count } min
async-seconds = { $count } s

# The same at the browser table.
page-time = Klok en medespelers
page-terms-none = Deze tafel heeft geen klok.
page-expiry-default = Is de tijd om, dan wordt de standaardzet gespeeld.
page-expiry-house = Is de tijd om, dan speelt de computer die ene beurt.
page-expiry-hand = { $strikes ->
    [one] Na één gemiste beurt neemt de computer het over.
   *[other] Na { $strikes } gemiste beurten op rij neemt de computer het over.
  }
page-paused = De partij pauzeert tot
page-kind-house = computer
page-kind-open = vrije plaats
page-due = uiterlijk
page-asked = De tafel wacht, zonder klok.
page-rests = De klok staat stil tot
page-away = Afwezig van { DAY($first) } tot en met { DAY($last) }
page-expired = { $count ->
    [one] Tijd één keer om
   *[other] Tijd { $count } keer op rij om
  }
page-take = Deze plaats innemen
page-vote-until = Stemmen kan tot
page-votes = { $yes } voor, { $no } tegen, van { $all }
page-ask-undo = Terugnemen vragen
page-left = Je hebt hier een plaats verlaten, en nog niemand heeft die ingenomen.
page-come-back = Heb je een plaats verlaten? Plak de link ervan:
page-return = Terugkomen
page-wishes = Mijn instellingen
page-orders = Vaste opdrachten
page-orders-lead = Kies wat er in een bepaalde situatie moet gebeuren. Dat wordt elke keer gespeeld als die situatie zich voordoet en het kan. Alleen jij ziet dit.
page-orders-none = In dit spel valt er niets vooraf te beslissen.
page-order-once = De volgende keer:
page-order-always = Altijd:
page-order-give = Elke keer
page-order-next = Alleen de volgende keer
page-order-drop = Verwijderen
page-missed = Wat ik heb gemist
page-missed-nothing = Sinds je laatste zet is er niets gebeurd.
page-earlier = { $count ->
    [one] Eén eerdere gebeurtenis staat hier niet.
   *[other] { $count } eerdere gebeurtenissen staan hier niet.
  }
page-before-after = Het bord toen je wegging, en nu
page-film = Bekijken wat er gebeurde
page-film-start = Toen je wegging
page-film-move = Zet { $move } van { $moves }
page-replay = Stap voor stap
page-eyes = Bekijken als
page-eyes-all = toeschouwer
page-step = Stap
page-show = Tonen
page-back = Terug
page-on = Volgende
page-export = De partij downloaden (JSON)
async-link-anew = De plaats van { $who } heeft een nieuwe link. De oude werkt niet meer.
async-link-bound = { $who } heeft een nieuwe sleutel voor de eigen plaats gemaakt. Eerder verstuurde links werken niet meer.
async-link-asks = Iemand heeft de link van je plaats elders geopend en vraagt om binnen te komen. Onder “{ web-guests }” kun je antwoorden.
