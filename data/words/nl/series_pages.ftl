# Leagues, campaigns, ratings and people in the browser.
series-ways = Samen spelen
series-leagues = Competities en campagnes
series-seek = Medespelers zoeken
series-as-picture = Als afbeelding
series-until = tot
series-known-hint = Je browser onthoudt je onder deze naam. Met je persoonlijke link neem je je naam en plaatsen mee naar een ander apparaat.
series-name-first = Kies eerst een weergavenaam.
series-your-name = Weergavenaam

# Yourself
series-own-lead = Deze naam zien andere spelers in competities, in campagnes en aan je tafels.
series-profile = Je profiel
series-hidden-now = Alleen jij kunt je profiel zien.
series-shown-now = Iedereen kan je profiel zien.
series-see-profile = Je profiel bekijken
series-other-device = Op een ander apparaat
series-other-device-lead = Open daar je persoonlijke link. Je houdt je naam, je plaatsen, je competities en je huizen.
series-show-link = Persoonlijke link tonen
series-personal-link = Je persoonlijke link
series-link-secret = Wie deze link heeft, kan onder jouw naam spelen. Houd hem voor jezelf.
series-renew-link = Nieuwe link maken
series-renew-link-about = Je oude persoonlijke link werkt dan niet meer, en je andere apparaten moeten de nieuwe openen. Doe dit als iemand anders hem gezien kan hebben.
series-come-here = Heb je hier al eens gespeeld?
series-paste-link = Je persoonlijke link van een ander apparaat
series-be-them = Deze link gebruiken
series-be-them-hint = Deze browser is dan niet langer { $name }. Bewaar eerst de persoonlijke link van { $name }.
series-nobodys-link = Die link is van niemand. Kopieer de hele link van je andere apparaat.

# Ratings and profiles
series-ratings-lead = Wie van wie wint, spel voor spel. Afgelopen partijen tussen mensen tellen mee.
series-no-ratings = Niemand heeft hier al { $games ->
    [one] één partij die meetelt
   *[other] { $games } partijen die meetellen
  }. Partijen tussen twee of meer mensen met een naam tellen mee.
series-uncertainty = onzekerheid
series-rank = Plaats
series-no-games = Nog geen afgelopen partijen.
series-no-person = Op dat adres is geen speler te vinden.
series-by-title = Spel voor spel
series-rating-plot = Rating { $points } ± { $uncertainty } na { $games ->
    [one] één partij
   *[other] { $games } partijen
  }.

# Leagues
series-leagues-lead = Een competitie loopt vanzelf. Ze opent de inschrijving, deelt de tafels in, herinnert, sluit het seizoen af en begint het volgende.
series-no-leagues = Er is nog geen competitie. Richt de eerste op: dat kost een minuut.
series-new-league = Competitie oprichten
series-campaigns-lead = Een campagne is een reeks partijen tussen dezelfde koopmanshuizen, met prestige en een kroniek.
series-no-campaigns = Er is nog geen campagne. Richt er een op en stuur je vrienden de link.
series-new-campaign = Campagne oprichten
series-campaign-row = Huizen: { $houses } van { $size }, gespeelde partijen: { $played } van { $games }.
series-campaign-gathering = Er zijn nog huizen nodig.
series-campaign-playing = De campagne is aan de gang.
series-campaign-ended = De campagne is voorbij.

series-what-is-played = Spellen
series-season = Seizoen
series-late = Late tafels
series-duplicate = Alle tafels van een ronde krijgen dezelfde kaarten en worpen, zodat het geluk gelijk is.
series-divisions = Divisies
series-tie-head-to-head = Onderling resultaat
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Aandeel in de punten
series-tie-wins = Gewonnen tafels
series-tie-head-to-head-about = Onder spelers met evenveel punten: 1 voor ieder van hen die aan een tafel onder je eindigde, ½ voor een gelijke plaats.
series-tie-sonneborn-berger-about = De punten van iedereen die aan je tafels onder je eindigde, en de helft van de punten van wie gelijk eindigde.
series-tie-score-share-about = Jouw aandeel in alle punten die aan je tafels zijn gescoord, gemiddeld.
series-tie-wins-about = Hoeveel tafels je hebt gewonnen.
series-entry = Wie zich kan inschrijven
series-entry-open = iedereen
series-entry-invited = iedereen met de uitnodigingslink

series-season-number = Seizoen { $season }.
series-stage-round = Ronde { $round } van { $rounds }
series-stage-final = Finale
series-back = Terug naar { $name }
series-won-by = Gewonnen door { $winners }.
series-next-signup = De inschrijving voor seizoen { $season } gaat open:
series-starts = begint
series-league-ended = In deze competitie zijn alle seizoenen gespeeld.
series-league-closed = De organisatie heeft deze competitie beëindigd.
series-uncounted = Dit seizoen is voortijdig beëindigd en telt niet.
series-uncounted-cup = Dit toernooi is voortijdig beëindigd en telt niet.
series-cut-short = Voortijdig beëindigd. Tafels die nog liepen, tellen niet.
series-message-by = { $who } aan iedereen,
series-you-signed-up = Je bent ingeschreven als { $name }.
series-you-are-in = Je speelt als { $name } in divisie { $division }.
series-you-are-substitute = Je staat klaar als invaller, { $name }.
series-you-withdrew = Je hebt je teruggetrokken.
series-your-table = Naar je tafel: { $title }, ronde { $round }
series-standings = Stand
series-no-standings = In deze divisie is nog niemand.
series-bye = vrij
series-round-short = Ronde { $round }
series-how-ties = Hoe punten en gelijke standen worden geteld
series-how-points = Punten per plaats: { $points }. Bij een gelijke plaats worden de punten gedeeld; een vrije ronde is het gemiddelde van een tafel waard. Bij elke rij staat waarom die onder de vorige komt.
series-results = Uitslagen downloaden:
series-tables = Lopende tafels
series-tables-over = { $count ->
    [one] Eén afgelopen tafel
   *[other] { $count } afgelopen tafels
  }
series-no-tables = Er loopt geen tafel. Tafels gaan vanzelf open als het spelen begint en na elke ronde.
series-table-row = Ronde { $round }, divisie { $division }: { $title }
series-lost = { $name } (de computer speelt)
series-rules = Regels
series-sizes = spelers: { $sizes }
series-rules-season = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
  } van { $days ->
    [one] één dag
   *[other] { $days } dagen
  }, tafels per speler en ronde: { $tables }.
series-rules-divisions = { $divisions ->
    [one] Eén divisie
   *[other] { $divisions } divisies
  }; { $moving ->
    [0] niemand promoveert of degradeert
    [one] één speler promoveert en één degradeert
   *[other] { $moving } spelers promoveren en { $moving } degraderen
  }.
series-organisers = Organisatoren

# The organiser's tools
series-tools = Voor organisatoren
series-invitation-link = Uitnodigingslink: wie hem heeft, kan zich inschrijven

# Campaigns
series-order = De partijen, op volgorde
series-effects = Wat van partij naar partij meegaat
series-effect-last-chooses-title = Het laatste huis kiest het volgende spel.
series-effect-last-chooses-seat = Het laatste huis kiest zijn plaats.
series-effect-purse = Het laatste huis krijgt een beurs van 1 prestige.
series-effect-rivalry = Twee huizen kunnen rivalen zijn. De plaats van het betere telt dubbel.
series-no-effects = niets
series-campaign-link = Wie deze link opent, kan een huis stichten
series-your-house = Je leidt het huis { $house }.
series-your-game = Naar de partij: { $title }
series-choose-by = Kies vóór
series-rival-of = Rivaal: { $house }.
series-full-campaign = Alle huizen zijn gesticht. Je kunt de campagne hier volgen.
series-headless = Een computer leidt het.
series-given-up = (opgegeven)
series-houses-heading = De huizen
series-no-houses = Er is nog geen huis. Stuur het adres van deze pagina aan de mensen met wie je wilt spelen.
series-no-chronicle = De kroniek schrijft zichzelf vanaf de eerste partij.

# Finding a game
series-seek-lead = Zeg wat je wilt spelen. Zodra genoeg mensen hetzelfde willen, gaat jullie tafel open.
series-you-seek = Je staat op de lijst. Zodra je tafel opengaat, kom je daar terecht.
series-no-offers = Er is nu geen plaats vrij. Hier zie je plaatsen die iemand heeft verlaten, competities die een invaller zoeken en huizen zonder leider.
series-look = Bekijken
series-who-seeks = Wie zoekt medespelers
series-would-play = wil { $titles } spelen, met { $seats }
series-unrated = geen rating
series-nobody-seeks = Op dit moment zoekt niemand.
series-free-seats = { $count ->
    [0] Er is nu geen plaats vrij.
    [one] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
  }
series-seekers = { $count ->
    [0] Op dit moment zoekt niemand.
    [one] Eén speler zoekt.
   *[other] { $count } spelers zoeken.
  }
series-name-to-see = Kies een weergavenaam om te zien waar.

# More of leagues
series-people = { $count ->
    [0] Nog niemand.
    [one] Eén speler.
   *[other] { $count } spelers.
  }
series-signed-up = Ingeschreven: { $people }.
series-nobody-signed-up = Er heeft zich nog niemand ingeschreven. Stuur het adres van deze pagina aan wie misschien wil meespelen.
series-title = Spel
series-profile-address = Om je de plaats van een andere speler te geven, heeft een organisator het adres van je profiel nodig:

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Meespelen
meet-to-join-none = Op dit moment zoekt niemand medespelers.
meet-to-watch = Toekijken
meet-to-watch-none = Op dit moment is er geen partij om te bekijken.
meet-leagues = Open competities
meet-leagues-none = Op dit moment kun je je bij geen competitie inschrijven.
meet-join = Meedoen
meet-any-game = Elk spel
meet-search = { $names } { $count ->
    [one] zoekt
   *[other] zoeken
  } medespelers · met { $seats } · { $pace }
meet-search-count = { $count ->
    [one] Eén speler zoekt
   *[other] { $count } spelers zoeken
  } medespelers · met { $seats } · { $pace }
meet-players = { $count ->
    [0] Nog niemand
    [one] Eén speler
   *[other] { $count } spelers
  }
meet-free-seat = Vrije plaats, met { $names }
meet-free-seat-alone = Vrije plaats

# Cups
series-cups-lead = Een toernooi speel je één keer, met één winnaar: afvallen of Zwitsers systeem, met elk aantal spelers.
series-new-cup = Toernooi maken
series-cup = Toernooi
series-cup-ended = Dit toernooi is voorbij.
series-you-play = Je speelt als { $name }.
series-you-are-out = Je ligt uit dit toernooi.
series-table-row-cup = Ronde { $round }: { $title }
series-table-row-final = Finale: { $title }
series-how-knockout = Eén punt voor elke ronde die je doorkomt. Bij gelijke punten beslist je plaats aan de laatste tafel.
series-round-ends = Einde van de rondes
