# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = De tijd van { $who } is om: de host antwoordt deze ene keer.
async-order-answered = { $who } heeft hiervoor een vaste opdracht achtergelaten: die antwoordt.
async-order-unknown = Zo’n vraag kan in dit spel niet vooraf worden beantwoord.
async-undo-over = Het spel is afgelopen en het startgetal is getoond: er wordt niets meer teruggenomen.
async-undo-no-time = Op de klok van die vraag staat niets meer, dus die kan niet opnieuw worden gesteld.
async-undone-by-table = De tafel heeft zetten teruggenomen.
async-undone-by-host = De gastheer van de tafel heeft zetten teruggenomen.
async-undo-asked = { $who } vraagt de laatste zet te mogen terugnemen, met wat erop volgde. Wat is gezien, blijft gezien. Iedereen moet het ermee eens zijn.
async-undo-granted = Iedereen is het ermee eens: de laatste zet van { $who } is teruggenomen, met wat erop volgde.
async-undo-refused = Niet iedereen is het op tijd eens: de zetten van { $who } blijven staan.
async-undo-withdrawn = Voor { $who } is er niets meer terug te nemen.
async-rewind-asked = { $who } vraagt om zetten van meerdere spelers terug te nemen, tot een eerder moment. Wat is gezien, blijft gezien. Iedereen moet het ermee eens zijn.
async-rewind-granted = Iedereen is het ermee eens: de zetten die { $who } noemde, zijn teruggenomen.
async-rewind-refused = Niet iedereen is het op tijd eens: de zetten blijven zoals ze zijn, { $who }.
async-rewind-withdrawn = { $who } vraagt niet langer om die zetten terug te nemen.
async-pause-asked = { $who } vraagt om een pauze van { $hours ->
    [one] één uur
   *[other] { $hours } uur
  }.
async-pause-granted = Het spel pauzeert { $hours ->
    [one] één uur
   *[other] { $hours } uur
  }: er loopt geen klok.
async-pause-refused = Geen pauze: het spel gaat door, { $who }.
async-pause-withdrawn = { $who } heeft geen pauze meer nodig.
async-pause-over = De pauze is voorbij: de klokken lopen.
async-pause-already = Het spel pauzeert al.
async-pause-never = Deze tafel speelt zonder pauzes.
async-pause-none = Het spel pauzeert niet.
async-extend-asked = { $who } vraagt om { $hours ->
    [one] één uur
   *[other] { $hours } uur
  } extra.
async-extend-granted = { $who } krijgt { $hours ->
    [one] één uur
   *[other] { $hours } uur
  } extra.
async-extend-refused = Geen extra tijd voor { $who }.
async-extend-withdrawn = { $who } heeft geen extra tijd nodig.
async-extend-nothing = Er loopt geen klok van je, dus er valt niets te verlengen.
async-ask-already = Dit wordt de tafel al gevraagd: stem eerst.
async-ask-too-long = Vraag om hoogstens { $days } dagen.
async-pace-asked = { $who } vraagt om een ander tempo: { $pace }. Meer dan de helft van de anderen moet het ermee eens zijn.
async-pace-granted = Het tempo verandert: { $pace }. Alle klokken beginnen opnieuw.
async-pace-refused = Het tempo blijft zoals het is, { $who }.
async-pace-withdrawn = { $who } vraagt niet langer om een ander tempo.
async-score-asked = { $who } vraagt de partij nu te beëindigen en te tellen zoals ze is. Iedereen moet het ermee eens zijn.
async-score-granted = Iedereen is het ermee eens: de partij eindigt hier en wordt geteld zoals ze is.
async-score-refused = Niet iedereen is het ermee eens: de partij gaat door, { $who }.
async-score-withdrawn = { $who } vraagt niet langer de partij te beëindigen.
async-cancel-asked = { $who } vraagt de partij nu zonder uitslag te beëindigen. Iedereen moet het ermee eens zijn.
async-cancel-granted = Iedereen is het ermee eens: de partij eindigt hier zonder uitslag.
async-cancel-refused = Niet iedereen is het ermee eens: de partij gaat door, { $who }.
async-cancel-withdrawn = { $who } vraagt niet langer de partij te beëindigen.
async-conceded = { $who } geeft op en eindigt als laatste. De computer speelt verder.
async-vote-yes = { $who } is het ermee eens.
async-vote-no = { $who } is het er niet mee eens.
async-vote-not-yours = Deze stemming is niet voor jou, of is voorbij.
async-vote-over = Die stemming is er niet meer.
async-seat-empty = Daar zit niemand.
async-seat-taken = { $who } zit daar.
async-seat-one-each = Je hebt al een plaats aan deze tafel.
async-seat-nobody = Niemand heeft deze plaats verlaten, dus die kan niet worden teruggegeven.
async-seat-left-open = { $who } is opgestaan. De plaats is vrij.
async-seat-left-house = { $who } is opgestaan. De computer speelt verder.
async-seat-expired-open = De tijd van { $who } was te vaak om. De plaats is vrij.
async-seat-expired-house = De tijd van { $who } was te vaak om. De computer speelt verder.
async-seat-unstarted = { $who } heeft binnen een dag geen eerste zet gedaan. De plaats is vrij.
async-seat-substituted = { $who } gaat zitten voor { $whom }.
async-seat-given-house = De computer speelt verder voor { $who }.
async-seat-given-open = De plaats van { $who } is vrij.
async-seat-given-person = Voor { $who } speelt weer iemand.
async-seat-returned = { $who } is terug.
async-seat-handed-back = { $who } heeft de plaats teruggegeven aan { $whom }, met de vraag om terug te komen.
async-seat-conceded = { $who } heeft deze partij opgegeven: de computer speelt de plaats uit.
offer-already = { $name } heeft al een uitnodiging voor deze tafel.
offer-gone = Deze uitnodiging geldt niet meer.
offer-accepted = { $name } neemt de uitnodiging aan en gaat zitten.
offer-declined = De uitnodiging voor de plaats van { $whom } is afgeslagen.
offer-lapsed = De uitnodiging voor de plaats van { $whom } bleef zonder antwoord.
async-given-up = Er zit niemand meer aan deze tafel: de partij eindigt hier, zonder winnaar.
async-not-over = De hele partij is pas na afloop te krijgen: eerder zou te zien zijn wat anderen geheimhouden.
async-dealt-alike = Deze tafel kreeg dezelfde kaarten en worpen als andere tafels van deze ronde, die nog bezig zijn: terugkijken zou tonen wat daar nog komt.
async-before-after = Eerst: { $before } Daarna: { $after }
async-palette-classic = klassiek
async-palette-colourblind = veilig voor kleurenblinden
async-palette-contrast = sterk contrast
async-terms = Iedereen begint met { $bank }; elke vraag voegt { $increment } toe, tot { $cap }.
async-terms-plain = Elke vraag heeft { $increment }, en er kan tot { $cap } worden opgespaard.
async-span = { $what }
async-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
  }
async-hours = { $count } u
async-minutes = { $count } min
async-seconds = { $count } s

# The same at the browser table.
page-time = Tijd en medespelers
page-terms-none = Deze tafel heeft geen klok.
page-expiry-default = Is de tijd om, dan wordt het gebruikelijke antwoord gegeven.
page-expiry-house = Is de tijd om, dan antwoordt de computer deze ene keer.
page-expiry-hand = Na { $strikes } keer op rij neemt de computer de plaats over.
page-paused = Het spel pauzeert tot
page-kind-house = computerspeler
page-kind-open = vrije plaats
page-due = uiterlijk
page-asked = De tafel wacht hierop, zonder klok.
page-rests = De klok staat stil tot
page-away = Weg van { DAY($first) } tot en met { DAY($last) }
page-expired = { $count ->
    [one] Tijd één keer om
   *[other] Tijd { $count } keer op rij om
  }
page-take = Deze plaats innemen
page-vote-until = Open tot
page-votes = { $yes } voor, { $no } tegen, van { $all }
page-ask-undo = Vragen om mijn laatste zet terug te nemen
page-left = Je hebt hier een plaats verlaten, en niemand heeft die ingenomen.
page-come-back = Heb je een plaats verlaten? Plak de link ervan:
page-return = Terugkomen
page-wishes = Mijn instellingen
page-orders = Vaste opdrachten
page-orders-lead = Laat een antwoord achter voor een soort vraag: het wordt gegeven zodra er zo’n vraag komt, als het past. Alleen jij ziet dit.
page-orders-none = Dit spel vraagt niets wat vooraf kan worden beantwoord.
page-order-once = Voor de volgende keer:
page-order-always = Altijd:
page-order-give = Elke keer
page-order-next = Alleen de volgende keer
page-order-drop = Schrappen
page-missed = Wat ik heb gemist
page-missed-nothing = Sinds je laatste zet is er niets gebeurd.
page-earlier = { $count ->
    [one] Eén gebeurtenis hiervoor.
   *[other] { $count } gebeurtenissen hiervoor.
  }
page-before-after = Het bord toen je wegging, en zoals het nu is
page-film = Bekijken hoe het ging
page-film-start = Zoals je wegging
page-film-move = Zet { $move } van { $moves }
page-replay = Stap voor stap
page-eyes = Door de ogen van
page-eyes-all = een toeschouwer
page-step = Stap
page-show = Tonen
page-back = Terug
page-on = Verder
page-export = De partij downloaden (JSON)
async-link-anew = Voor de plaats van { $who } is een nieuwe link gemaakt: met de oude zit daar niemand meer.
async-link-bound = { $who } heeft een nieuwe sleutel voor de eigen plaats gemaakt: geen rondgestuurde link werkt nog.
async-link-asks = Iemand heeft de link van je plaats elders geopend en vraagt om te worden binnengelaten. Onder “Wie hier mag zitten” kun je antwoorden.
