# Leagues, campaigns, ratings and people in the browser.
series-ways = Rund um die Spiele
series-leagues = Ligen und Kampagnen
series-seek = Eine Partie finden
series-as-picture = Als Bild
series-until = bis
series-known-hint = Dein Browser kennt dich unter diesem Namen. Mit deinem persönlichen Link behältst du Namen und Plätze auch auf einem anderen Gerät.
series-name-first = Sag zuerst, unter welchem Namen dich die anderen kennen sollen.
series-your-name = Dein Name

# Yourself
series-own-lead = Unter diesem Namen kennen dich die anderen in Ligen, in Kampagnen und an Tischen, die du suchst.
series-profile = Dein Profil
series-hidden-now = Niemand sonst sieht dein Profil.
series-shown-now = Alle dürfen dein Profil sehen.
series-see-profile = Dein Profil ansehen
series-other-device = Auf einem anderen Gerät
series-other-device-lead = Öffne dort deinen persönlichen Link: Du behältst deinen Namen, deine Plätze, deine Ligen und deine Häuser.
series-show-link = Meinen persönlichen Link zeigen
series-personal-link = Dein persönlicher Link
series-link-secret = Wer diesen Link hat, tritt hier unter deinem Namen auf. Gib ihn niemandem.
series-renew-link = Einen neuen persönlichen Link erstellen
series-renew-link-about = Der alte Link öffnet nichts mehr, und Geräte, die über ihn kamen, müssen den neuen öffnen. Tu das, wenn jemand anders deinen Link gesehen haben könnte.
series-come-here = Bist du hier schon bekannt?
series-paste-link = Dein persönlicher Link von einem anderen Gerät
series-be-them = Hier als diese Person weitermachen
series-be-them-hint = Dieser Browser ist dann nicht mehr { $name }. Heb zuerst den persönlichen Link von { $name } auf.
series-nobodys-link = Dieser Link gehört niemandem. Kopiere den ganzen Link von deinem anderen Gerät.

# Ratings and profiles
series-ratings-lead = Wer gegen wen gewinnt, Titel für Titel, aus allen beendeten Partien zwischen Menschen.
series-no-ratings = Noch hat hier niemand { $games } gewertete Partien. Es zählen Partien zwischen zwei oder mehr Menschen, die mit Namen bekannt sind.
series-uncertainty = Unsicherheit
series-rank = Rang
series-no-games = Noch keine beendete Partie.
series-no-person = Unter dieser Adresse ist hier niemand bekannt.
series-by-title = Titel für Titel
series-rating-plot = Die Wertung kam in { $games } Partien auf { $points } ± { $uncertainty }.

# Leagues
series-leagues-lead = Eine Liga öffnet ihre Anmeldung, lost ihre Tische aus, erinnert, schließt ab und beginnt von Neuem, ganz von selbst.
series-no-leagues = Noch gibt es keine Liga. Gründe die erste: Es dauert eine Minute.
series-new-league = Eine Liga gründen
series-campaigns-lead = Eine Kampagne ist eine Reihe von Partien derselben Handelshäuser, mit Prestige und einer Chronik.
series-no-campaigns = Noch gibt es keine Kampagne. Gründe eine, und schick deinen Freunden den Link.
series-new-campaign = Eine Kampagne gründen
series-campaign-row = { $houses } von { $size } Häusern, { $played } von { $games } Partien gespielt.
series-campaign-gathering = Häuser werden gegründet.
series-campaign-playing = Die Kampagne läuft.
series-campaign-ended = Die Kampagne ist vorbei.

series-what-is-played = Was gespielt wird
series-season = Die Saison
series-late = Ein verspäteter Tisch
series-duplicate = Alle Tische einer Runde bekommen die gleichen Karten und Würfe, damit das Glück gleich ist.
series-divisions = Divisionen
series-tie-break = Kriterium { $number }
series-tie-head-to-head = Direkter Vergleich
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Anteil an den Punkten
series-tie-wins = Gewonnene Tische
series-tie-head-to-head-about = Unter Punktgleichen: 1 für alle, die am selben Tisch dahinter lagen, ½ bei gleichem Rang.
series-tie-sonneborn-berger-about = Die Punkte aller, die an den eigenen Tischen dahinter lagen, und die halben Punkte der Gleichplatzierten.
series-tie-score-share-about = Der eigene Anteil an allem, was an den eigenen Tischen erzielt wurde, im Schnitt.
series-tie-wins-about = Wie viele Tische man gewonnen hat.
series-entry = Wer sich anmelden darf
series-entry-open = alle
series-entry-invited = wer den Einladungslink hat

series-season-number = Saison { $season }.
series-starts = beginnt
series-league-ended = Diese Liga hat alle ihre Saisons gespielt.
series-you-signed-up = Du hast dich als { $name } angemeldet.
series-you-are-in = Du spielst als { $name } in Division { $division }.
series-you-are-substitute = Du stehst als Ersatz bereit, { $name }.
series-you-withdrew = Du bist aus dieser Saison ausgestiegen.
series-your-table = Zu deinem Tisch: { $title }, Runde { $round }
series-standings = Tabelle
series-no-standings = In dieser Division ist noch niemand.
series-bye = Freilos
series-round-short = Runde { $round }
series-how-ties = Wie Punkte und Gleichstände gezählt werden
series-how-points = Punkte nach Rang: { $points }. Wer gleichauf liegt, teilt sich die Punkte; ein Freilos ist den Durchschnitt eines Tisches wert. Jede Zeile sagt, warum sie unter der vorigen steht.
series-results = Alle Ergebnisse als
series-tables = Laufende Tische
series-tables-over = { $count ->
    [one] Ein Tisch ist beendet
   *[other] { $count } Tische sind beendet
  }
series-no-tables = Kein Tisch läuft. Tische öffnen sich von selbst, wenn die Saison beginnt und wenn eine Runde vorbei ist.
series-table-row = Runde { $round }, Division { $division }: { $title }
series-lost = { $name } (der Computer spielt)
series-rules = Die Regeln
series-sizes = an einem Tisch: { $sizes }
series-rules-season = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
  } zu { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
  }, Tische pro Person und Runde: { $tables }.
series-rules-divisions = { $divisions } Divisionen; je { $moving } steigen auf und ab.
series-organisers = Organisatoren

# The organiser's tools
series-tools = Für Organisatoren
series-invitation-link = Einladungslink: Wer ihn hat, darf sich anmelden

# Campaigns
series-campaign-name = Name der Kampagne
series-campaign-name-first = Gib der Kampagne einen Namen und mindestens eine Partie.
series-order = Die Partien, der Reihe nach
series-effects = Was von Partie zu Partie mitgenommen wird
series-effect-last-chooses-title = Das letzte Haus wählt das nächste Spiel.
series-effect-last-chooses-seat = Das letzte Haus wählt seinen Platz.
series-effect-purse = Das letzte Haus bekommt einen Beutel mit 1 Prestige.
series-effect-rivalry = Zwei Häuser können Rivalen sein: Der Rang des besseren zählt doppelt.
series-no-effects = nichts
series-campaign-link = Wer diesen Link öffnet, kann ein Haus gründen
series-your-house = Du führst das Haus { $house }.
series-your-game = Zur Partie: { $title }
series-choose-by = Bis
series-rival-of = Rivale: { $house }.
series-full-campaign = Alle Häuser sind gegründet. Du kannst die Kampagne hier verfolgen.
series-headless = Ein Computerspieler führt es.
series-given-up = (abgebrochen)
series-houses-heading = Die Häuser
series-no-houses = Noch ist kein Haus gegründet. Schick die Adresse dieser Seite denen, die mitspielen sollen.
series-no-chronicle = Die Chronik schreibt sich von der ersten Partie an selbst.

# Finding a game
series-seek-lead = Sag, was du gern spielen würdest. Sobald genug Leute dasselbe wollen, öffnet sich ihr Tisch.
series-you-seek = Du stehst auf der Liste. Sobald dein Tisch aufgeht, kommst du dorthin.
series-no-offers = Kein Platz ist frei. Hier stehen verlassene Plätze, Ligen, die Ersatz suchen, und Häuser ohne Oberhaupt.
series-look = Ansehen
series-who-seeks = Wer eine Partie sucht
series-would-play = würde { $titles } spielen, an einem Tisch zu { $seats }
series-unrated = ohne Wertung
series-nobody-seeks = Gerade sucht niemand.

# More of leagues
series-people = { $count ->
    [0] Noch niemand.
    [one] Eine Person.
   *[other] { $count } Personen.
  }
series-signed-up = Angemeldet: { $people }.
series-nobody-signed-up = Noch hat sich niemand angemeldet. Schick die Adresse dieser Seite denen, die vielleicht mitspielen möchten.
series-title = Titel
series-profile-address = Wer dich als Organisator an jemandes Stelle setzen will, braucht die Adresse deines Profils:

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Mitspielen
meet-to-join-none = Gerade sucht niemand Mitspieler.
meet-to-watch = Zuschauen
meet-to-watch-none = Gerade gibt es keine Partie zum Zuschauen.
meet-leagues = Offene Ligen
meet-leagues-none = Gerade nimmt keine Liga Anmeldungen an.
meet-join = Mitspielen
meet-any-game = Jedes Spiel
meet-search = { $name } sucht Mitspieler · zu { $seats } · { $pace }
meet-free-seat = Freier Platz, mit { $names }
meet-free-seat-alone = Freier Platz
