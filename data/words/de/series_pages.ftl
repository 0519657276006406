# Leagues, campaigns, ratings and people in the browser.
series-ways = Gemeinsam spielen
series-leagues = Ligen und Kampagnen
series-seek = Mitspieler finden
series-as-picture = Als Bild
series-until = bis
series-known-hint = Dein Browser kennt dich unter diesem Namen. Mit deinem persönlichen Link nimmst du Namen und Plätze auf ein anderes Gerät mit.
series-name-first = Wähle zuerst einen Anzeigenamen.
series-your-name = Anzeigename

# Yourself
series-own-lead = Diesen Namen sehen die anderen in Ligen, in Kampagnen und an deinen Tischen.
series-profile = Dein Profil
series-hidden-now = Nur du siehst dein Profil.
series-shown-now = Alle können dein Profil sehen.
series-see-profile = Dein Profil ansehen
series-other-device = Auf einem anderen Gerät
series-other-device-lead = Öffne dort deinen persönlichen Link. Du behältst deinen Namen, deine Plätze, deine Ligen und deine Häuser.
series-show-link = Persönlichen Link zeigen
series-personal-link = Dein persönlicher Link
series-link-secret = Wer diesen Link hat, kann unter deinem Namen spielen. Behalte ihn für dich.
series-renew-link = Neuen Link erstellen
series-renew-link-about = Dein alter persönlicher Link gilt dann nicht mehr, und deine anderen Geräte müssen den neuen öffnen. Tu das, wenn jemand anders ihn gesehen haben könnte.
series-come-here = Hast du hier schon gespielt?
series-paste-link = Dein persönlicher Link von einem anderen Gerät
series-be-them = Diesen Link benutzen
series-be-them-hint = Dieser Browser ist dann nicht mehr { $name }. Speichere zuerst den persönlichen Link von { $name }.
series-nobodys-link = Dieser Link gehört niemandem. Kopiere den ganzen Link von deinem anderen Gerät.

# Ratings and profiles
series-ratings-lead = Wer gegen wen gewinnt, Spiel für Spiel. Es zählen beendete Partien zwischen Menschen.
series-no-ratings = Noch hat hier niemand { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
  }. Es zählen Partien zwischen zwei oder mehr Menschen mit Namen.
series-uncertainty = Unsicherheit
series-rank = Rang
series-no-games = Noch keine beendete Partie.
series-no-person = Unter dieser Adresse gibt es niemanden.
series-by-title = Spiel für Spiel
series-rating-plot = Wertung { $points } ± { $uncertainty } nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  }.

# Leagues
series-leagues-lead = Eine Liga läuft von selbst. Sie öffnet die Anmeldung, lost die Tische aus, erinnert, schließt die Saison ab und beginnt die nächste.
series-no-leagues = Noch gibt es keine Liga. Gründe die erste: Es dauert eine Minute.
series-new-league = Liga gründen
series-campaigns-lead = Eine Kampagne ist eine Reihe von Partien derselben Handelshäuser, mit Prestige und einer Chronik.
series-no-campaigns = Noch gibt es keine Kampagne. Gründe eine und schick deinen Freunden den Link.
series-new-campaign = Kampagne gründen
series-campaign-row = Häuser: { $houses } von { $size }, gespielte Partien: { $played } von { $games }.
series-campaign-gathering = Es fehlen noch Häuser.
series-campaign-playing = Die Kampagne läuft.
series-campaign-ended = Die Kampagne ist vorbei.

series-what-is-played = Spiele
series-season = Saison
series-late = Verspätete Tische
series-duplicate = Alle Tische einer Runde bekommen die gleichen Karten und Würfe, damit das Glück gleich ist.
series-divisions = Divisionen
series-tie-head-to-head = Direkter Vergleich
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Punkteanteil
series-tie-wins = Gewonnene Tische
series-tie-head-to-head-about = Unter Punktgleichen: 1 für jede Person unter ihnen, vor der du an einem Tisch lagst, ½ bei gleichem Platz.
series-tie-sonneborn-berger-about = Die Punkte aller, vor denen du an deinen Tischen lagst, und die halben Punkte derer mit gleichem Platz.
series-tie-score-share-about = Dein Anteil an allen Punkten, die an deinen Tischen erzielt wurden, im Schnitt.
series-tie-wins-about = Wie viele Tische du gewonnen hast.
series-entry = Wer sich anmelden kann
series-entry-open = alle
series-entry-invited = alle mit dem Einladungslink

series-season-number = Saison { $season }.
series-stage-round = Runde { $round } von { $rounds }
series-stage-final = Finale
series-back = Zurück zu { $name }
series-won-by = Gewonnen: { $winners }.
series-next-signup = Die Anmeldung für Saison { $season } öffnet
series-starts = beginnt
series-league-ended = Diese Liga hat alle ihre Saisons gespielt.
series-league-closed = Die Ligaleitung hat diese Liga beendet.
series-uncounted = Diese Saison wurde vorzeitig beendet und zählt nicht.
series-uncounted-cup = Dieses Turnier wurde vorzeitig beendet und zählt nicht.
series-cut-short = Vorzeitig beendet. Tische, die noch liefen, zählen nicht.
series-message-by = { $who } an alle,
series-you-signed-up = Du hast dich als { $name } angemeldet.
series-you-are-in = Du spielst als { $name } in Division { $division }.
series-you-are-substitute = Du stehst als Ersatz bereit, { $name }.
series-you-withdrew = Du bist ausgestiegen.
series-your-table = Zu deinem Tisch: { $title }, Runde { $round }
series-standings = Tabelle
series-no-standings = In dieser Division ist noch niemand.
series-bye = Freilos
series-round-short = Runde { $round }
series-how-ties = Wie Punkte und Gleichstände gezählt werden
series-how-points = Punkte nach Platz: { $points }. Bei gleichem Platz werden die Punkte geteilt; ein Freilos ist den Durchschnitt eines Tisches wert. In jeder Zeile steht, warum sie unter der vorigen ist.
series-results = Ergebnisse herunterladen:
series-tables = Laufende Tische
series-tables-over = { $count ->
    [one] Ein beendeter Tisch
   *[other] { $count } beendete Tische
  }
series-no-tables = Kein Tisch läuft. Tische öffnen sich von selbst, wenn es losgeht und nach jeder Runde.
series-table-row = Runde { $round }, Division { $division }: { $title }
series-lost = { $name } (der Computer spielt)
series-rules = Regeln
series-sizes = Personen: { $sizes }
series-rules-season = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
  } zu { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
  }, Tische pro Person und Runde: { $tables }.
series-rules-divisions = { $divisions ->
    [one] Eine Division
   *[other] { $divisions } Divisionen
  }; { $moving ->
    [0] niemand steigt auf oder ab
    [one] je eine Person steigt auf und ab
   *[other] je { $moving } Personen steigen auf und ab
  }.
series-organisers = Ligaleitung

# The organiser's tools
series-tools = Für die Ligaleitung
series-invitation-link = Einladungslink: Wer ihn hat, kann sich anmelden

# Campaigns
series-order = Die Partien, der Reihe nach
series-effects = Was von Partie zu Partie mitgenommen wird
series-effect-last-chooses-title = Das letzte Haus wählt das nächste Spiel.
series-effect-last-chooses-seat = Das letzte Haus wählt seinen Platz.
series-effect-purse = Das letzte Haus bekommt einen Beutel mit 1 Prestige.
series-effect-rivalry = Zwei Häuser können Rivalen sein. Der Platz des besseren zählt doppelt.
series-no-effects = nichts
series-campaign-link = Wer diesen Link öffnet, kann ein Haus gründen
series-your-house = Du führst das Haus { $house }.
series-your-game = Zur Partie: { $title }
series-choose-by = Wähle bis
series-rival-of = Rivale: { $house }.
series-full-campaign = Alle Häuser sind gegründet. Du kannst die Kampagne hier verfolgen.
series-headless = Ein Computer führt es.
series-given-up = (abgebrochen)
series-houses-heading = Die Häuser
series-no-houses = Noch gibt es kein Haus. Schick die Adresse dieser Seite den Leuten, mit denen du spielen möchtest.
series-no-chronicle = Die Chronik schreibt sich von der ersten Partie an selbst.

# Finding a game
series-seek-lead = Sag, was du gern spielen würdest. Sobald genug Leute dasselbe wollen, öffnet sich euer Tisch.
series-you-seek = Du stehst auf der Liste. Sobald dein Tisch aufgeht, kommst du dorthin.
series-no-offers = Gerade ist kein Platz frei. Hier siehst du verlassene Plätze, Ligen, die Ersatz suchen, und Häuser ohne Oberhaupt.
series-look = Ansehen
series-who-seeks = Wer Mitspieler sucht
series-would-play = möchte { $titles } spielen, zu { $seats }
series-unrated = ohne Wertung
series-nobody-seeks = Gerade sucht niemand.
series-free-seats = { $count ->
    [0] Gerade ist kein Platz frei.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
  }
series-seekers = { $count ->
    [0] Gerade sucht niemand.
    [one] Eine Person sucht.
   *[other] { $count } Personen suchen.
  }
series-name-to-see = Wähle einen Anzeigenamen, dann siehst du, wo.

# More of leagues
series-people = { $count ->
    [0] Noch niemand.
    [one] Eine Person.
   *[other] { $count } Personen.
  }
series-signed-up = Angemeldet: { $people }.
series-nobody-signed-up = Noch hat sich niemand angemeldet. Schick die Adresse dieser Seite allen, die vielleicht mitspielen möchten.
series-title = Spiel
series-profile-address = Um dir den Platz von jemand anderem zu geben, braucht die Ligaleitung die Adresse deines Profils:

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Mitspielen
meet-to-join-none = Gerade sucht niemand Mitspieler.
meet-to-watch = Zuschauen
meet-to-watch-none = Gerade gibt es keine Partie zum Zuschauen.
meet-leagues = Offene Ligen
meet-leagues-none = Gerade nimmt keine Liga Anmeldungen an.
meet-join = Mitspielen
meet-any-game = Jedes Spiel
meet-search = { $names } { $count ->
    [one] sucht
   *[other] suchen
  } Mitspieler · zu { $seats } · { $pace }
meet-search-count = { $count ->
    [one] Eine Person sucht
   *[other] { $count } Personen suchen
  } Mitspieler · zu { $seats } · { $pace }
meet-players = { $count ->
    [0] Noch niemand
    [one] Eine Person
   *[other] { $count } Personen
  }
meet-free-seat = Freier Platz, mit { $names }
meet-free-seat-alone = Freier Platz

# Cups
series-cups-lead = Ein Turnier wird einmal gespielt, am Ende steht ein Sieg: K. o. oder Schweizer System, zu beliebig vielen.
series-new-cup = Turnier gründen
series-cup = Turnier
series-cup-ended = Dieses Turnier ist vorbei.
series-you-play = Du spielst als { $name }.
series-you-are-out = Du bist aus diesem Turnier ausgeschieden.
series-table-row-cup = Runde { $round }: { $title }
series-table-row-final = Finale: { $title }
series-how-knockout = Ein Punkt für jede überstandene Runde. Bei gleichen Punkten entscheidet der Platz am letzten Tisch.
series-round-ends = Rundenende
