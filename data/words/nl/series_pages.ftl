# Leagues, campaigns, ratings and people in the browser.
series-ways = Rond de spellen
series-leagues = Competities en campagnes
series-seek = Medespelers zoeken
series-as-picture = Als afbeelding
series-until = tot
series-known-hint = Je browser onthoudt je onder deze naam. Met je persoonlijke link houd je je naam en plaatsen op een ander apparaat.
series-name-first = Zeg eerst onder welke naam de anderen je kennen.
series-your-name = Je naam

# Yourself
series-own-lead = Onder deze naam kennen de anderen je in competities, campagnes en aan tafels die je zoekt.
series-profile = Je profiel
series-hidden-now = Niemand anders ziet je profiel.
series-shown-now = Iedereen mag je profiel zien.
series-see-profile = Je profiel bekijken
series-other-device = Op een ander apparaat
series-other-device-lead = Open daar je persoonlijke link: je houdt je naam, je plaatsen, je competities en je huizen.
series-show-link = Mijn persoonlijke link tonen
series-personal-link = Je persoonlijke link
series-link-secret = Wie deze link heeft, speelt hier onder jouw naam. Geef hem aan niemand.
series-renew-link = Een nieuwe persoonlijke link maken
series-renew-link-about = De oude link opent niets meer, en apparaten die ermee binnenkwamen, moeten de nieuwe openen. Doe dit als iemand anders je link gezien kan hebben.
series-come-here = Ben je hier al bekend?
series-paste-link = Je persoonlijke link van een ander apparaat
series-be-them = Hier als die persoon verdergaan
series-be-them-hint = Deze browser is dan niet langer { $name }. Bewaar eerst de persoonlijke link van { $name }.
series-nobodys-link = Die link is van niemand. Kopieer de hele link van je andere apparaat.

# Ratings and profiles
series-ratings-lead = Wie van wie wint, spel voor spel, uit alle afgelopen partijen tussen mensen.
series-no-ratings = Niemand heeft hier al { $games } meetellende partijen. Partijen tussen twee of meer mensen die met naam bekend zijn, tellen mee.
series-uncertainty = onzekerheid
series-rank = Plaats
series-no-games = Nog geen afgelopen partij.
series-no-person = Onder dat adres is hier niemand bekend.
series-by-title = Spel voor spel
series-rating-plot = De rating ging in { $games } partijen naar { $points } ± { $uncertainty }.

# Leagues
series-leagues-lead = Een competitie opent de inschrijving, deelt de tafels in, herinnert, sluit af en begint opnieuw, helemaal vanzelf.
series-no-leagues = Er is nog geen competitie. Richt de eerste op: dat kost een minuut.
series-new-league = Een competitie oprichten
series-campaigns-lead = Een campagne is een reeks partijen van dezelfde koopmanshuizen, met prestige en een kroniek.
series-no-campaigns = Er is nog geen campagne. Richt er een op, en stuur je vrienden de link.
series-new-campaign = Een campagne oprichten
series-campaign-row = { $houses } van { $size } huizen, { $played } van { $games } partijen gespeeld.
series-campaign-gathering = Er worden huizen gesticht.
series-campaign-playing = De campagne is aan de gang.
series-campaign-ended = De campagne is voorbij.

series-what-is-played = Wat er wordt gespeeld
series-season = Het seizoen
series-late = Een tafel die te laat is
series-duplicate = Alle tafels van een ronde krijgen dezelfde kaarten en worpen, zodat het geluk gelijk is.
series-divisions = Divisies
series-tie-break = Bij gelijke stand { $number }
series-tie-head-to-head = Onderling resultaat
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Aandeel in de scores
series-tie-wins = Gewonnen tafels
series-tie-head-to-head-about = Onder wie evenveel punten heeft: 1 voor ieder die aan dezelfde tafel lager eindigde, ½ voor een gelijke plaats.
series-tie-sonneborn-berger-about = De punten van ieder die aan de eigen tafels lager eindigde, en de helft van de punten van wie gelijk eindigde.
series-tie-score-share-about = Het eigen deel van alles wat aan de eigen tafels is gescoord, gemiddeld.
series-tie-wins-about = Hoeveel tafels iemand heeft gewonnen.
series-entry = Wie zich mag inschrijven
series-entry-open = iedereen
series-entry-invited = wie de uitnodigingslink heeft

series-season-number = Seizoen { $season }.
series-starts = begint
series-league-ended = In deze competitie zijn alle seizoenen gespeeld.
series-you-signed-up = Je bent ingeschreven als { $name }.
series-you-are-in = Je speelt als { $name } in divisie { $division }.
series-you-are-substitute = Je staat klaar als invaller, { $name }.
series-you-withdrew = Je hebt je uit dit seizoen teruggetrokken.
series-your-table = Naar je tafel: { $title }, ronde { $round }
series-standings = Stand
series-no-standings = In deze divisie is nog niemand.
series-bye = vrij
series-round-short = Ronde { $round }
series-how-ties = Hoe punten en gelijke standen worden geteld
series-how-points = Punten per plaats: { $points }. Wie gelijk eindigt, deelt de punten; een vrije ronde is het gemiddelde van een tafel waard. Bij elke rij staat waarom die onder de vorige staat.
series-results = Alle uitslagen als
series-tables = Lopende tafels
series-tables-over = { $count ->
    [one] Eén tafel is afgelopen
   *[other] { $count } tafels zijn afgelopen
  }
series-no-tables = Er loopt geen tafel. Tafels gaan vanzelf open als het seizoen begint en als een ronde voorbij is.
series-table-row = Ronde { $round }, divisie { $division }: { $title }
series-lost = { $name } (de computer speelt)
series-rules = De regels
series-sizes = aan een tafel: { $sizes }
series-rules-season = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
  } van { $days ->
    [one] één dag
   *[other] { $days } dagen
  }, tafels per persoon en ronde: { $tables }.
series-rules-divisions = { $divisions } divisies; { $moving } stijgen en dalen.
series-organisers = Organisatoren

# The organiser's tools
series-tools = Voor organisatoren
series-invitation-link = Uitnodigingslink: wie hem heeft, mag zich inschrijven

# Campaigns
series-campaign-name = Naam van de campagne
series-campaign-name-first = Geef de campagne een naam en minstens één partij.
series-order = De partijen, op volgorde
series-effects = Wat van partij naar partij meegaat
series-effect-last-chooses-title = Het laatste huis kiest het volgende spel.
series-effect-last-chooses-seat = Het laatste huis kiest zijn plaats.
series-effect-purse = Het laatste huis krijgt een beurs van 1 prestige.
series-effect-rivalry = Twee huizen kunnen rivalen zijn: de plaats van het betere telt dubbel.
series-no-effects = niets
series-campaign-link = Wie deze link opent, kan een huis stichten
series-your-house = Je leidt het huis { $house }.
series-your-game = Naar de partij: { $title }
series-choose-by = Tot
series-rival-of = Rivaal: { $house }.
series-full-campaign = Alle huizen zijn gesticht. Je kunt de campagne hier volgen.
series-headless = Een computerspeler leidt het.
series-given-up = (opgegeven)
series-houses-heading = De huizen
series-no-houses = Er is nog geen huis gesticht. Stuur het adres van deze pagina aan wie er meespeelt.
series-no-chronicle = De kroniek schrijft zichzelf vanaf de eerste partij.

# Finding a game
series-seek-lead = Zeg wat je wilt spelen. Zodra genoeg mensen hetzelfde willen, gaat hun tafel open.
series-you-seek = Je staat op de lijst. Zodra je tafel opengaat, kom je daar terecht.
series-no-offers = Er is geen plaats vrij. Hier staan plaatsen die iemand heeft verlaten, invallers die een competitie zoekt, en huizen zonder hoofd.
series-look = Kijken
series-who-seeks = Wie zoekt medespelers
series-would-play = wil { $titles } spelen, aan een tafel van { $seats }
series-unrated = geen rating
series-nobody-seeks = Op dit moment zoekt niemand.

# More of leagues
series-people = { $count ->
    [0] Nog niemand.
    [one] Eén persoon.
   *[other] { $count } mensen.
  }
series-signed-up = Ingeschreven: { $people }.
series-nobody-signed-up = Er heeft zich nog niemand ingeschreven. Stuur het adres van deze pagina aan wie misschien wil meespelen.
series-title = Spel
series-profile-address = Een organisator die je op iemands plaats wil zetten, heeft het adres van je profiel nodig:

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Meespelen
meet-to-join-none = Op dit moment zoekt niemand medespelers.
meet-to-watch = Toekijken
meet-to-watch-none = Op dit moment is er geen partij om te bekijken.
meet-leagues = Open competities
meet-leagues-none = Op dit moment kun je je bij geen competitie inschrijven.
meet-join = Meedoen
meet-any-game = Elk spel
meet-search = { $name } zoekt medespelers · met { $seats } · { $pace }
meet-free-seat = Vrije plaats, met { $names }
meet-free-seat-alone = Vrije plaats
