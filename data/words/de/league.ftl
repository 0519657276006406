# Ratings, profiles, leagues and finding a game.
league-no-such = Eine solche Liga oder Kampagne gibt es hier nicht. Prüfe den Namen.
league-not-organiser = Das dürfen nur die Organisatoren.
league-not-in = Diese Person nimmt an dieser Saison nicht teil.
league-in-already = Du nimmst schon teil.
league-not-invited = Diese Liga ist nur für Eingeladene offen. Frag ihren Organisator.
league-same-deal = Du kennst diese Karten von einem anderen Tisch der Runde. Hier kannst du dich setzen, wenn jener Tisch zu Ende ist.
league-not-agreed = Nur wer sich als Ersatz gemeldet hat, kann gesetzt werden: Bitte diese Person, sich zuerst bereitzuhalten.
league-open-to-all = Diese Liga ist für alle offen: Niemand braucht eine Einladung.
league-signup-closed = Die Anmeldung ist geschlossen. Du kannst dich als Ersatz anbieten.
league-no-table = Einen solchen laufenden Tisch gibt es in dieser Liga nicht.
league-no-free-seat = An diesem Tisch ist kein Platz zu vergeben.
league-bad-titles = Wähle unter diesen Titeln: { $titles }.
league-bad-sizes = { $title } spielt man zu { $seats }: Wähle Tischgrößen daraus.
league-bad-numbers = Wähle 1 bis 60 Runden, 1 bis 5 Tische, 1 bis 20 Divisionen, 0 bis 20 Auf- und Absteiger und mindestens eine Saison.
league-bad-options = { $title } hat keine solche Variante: { $reason }
league-bad-points = Gib Punkte nach Rang vom ersten an, 0 bis 1000; ein besserer Rang darf nicht weniger wert sein.
league-bad-times = Möglich sind 0 bis 400 Tage, und eine Runde braucht etwas Zeit.
league-bad-tie-breaks = Nenne jedes Kriterium höchstens einmal: 1 direkter Vergleich, 2 Sonneborn–Berger, 3 Anteil an den Punkten, 4 gewonnene Tische.
league-settled = Die Regeln stehen fest. Ändern lassen sie sich, bevor die Anmeldung öffnet, und zwischen zwei Saisons.
league-not-open-yet = Die Anmeldung ist noch nicht offen.
league-no-season = Eine solche Saison gab es nicht.
league-no-division = Wähle eine Division von 1 bis { $divisions }.
league-no-bye = Es kommt keine Runde mehr, die diese Person aussetzen könnte.
league-no-substitute = Wähle jemanden, der noch nicht teilnimmt, solange die Saison läuft.
league-not-there = Diese Person hat an diesem Tisch keinen Platz.
league-organises-already = Diese Person organisiert diese Liga schon.
league-profile-hidden = Dieses Profil wird nicht gezeigt.
league-nothing-to-seek = Wähle Titel und Tischgrößen, die zusammenpassen.
league-found = Ein Tisch ist da, { $title }: { $people }.

# What a league announces
league-opened = **{ $name }**: Saison { $season } ist offen. Meldet euch an!
league-too-few = **{ $name }**: { $people } haben sich angemeldet, { $least } werden gebraucht. Die Anmeldung bleibt offen.
league-started = **{ $name }**: Saison { $season } beginnt mit { $people } Teilnehmern.
league-round = **{ $name }**: Runde { $round } der Division { $division } beginnt an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
  }.
league-no-round = **{ $name }**: In Division { $division } sind für Runde { $round } zu wenige übrig; alle haben ein Freilos.
league-late-warning = **{ $name }**: Tisch { $table } ({ $people }) droht sich zu verspäten.
league-late-decided = **{ $name }**: Tisch { $table } ist verspätet. Der Computer spielt weiter für { $people }.
league-table-over = **{ $name }**: Tisch { $table } geht an { $winners }.
league-table-gone = (gelöscht)
league-voided = **{ $name }**: Tisch { $table } zählt für niemanden.
league-withdrew = **{ $name }**: { $who } steigt aus.
league-substituted = **{ $name }**: { $who } spielt anstelle von { $instead }.
league-closed = **{ $name }**: Saison { $season } ist vorbei. Gewonnen: { $winners }.

# The organisers' log
league-log-joined = Anmeldung: { $who }.
league-log-substitute = { $who } steht als Ersatz bereit.
league-log-left = { $who } ist ausgestiegen.
league-log-invited = { $who } wurde eingeladen.
league-log-moved = { $who } wurde in Division { $division } versetzt.
league-log-replaced = { $who } hat an Tisch { $table } den Platz von { $instead } übernommen.
league-log-took-seat = { $who } hat an Tisch { $table } einen Platz übernommen.
league-log-extended = Tisch { $table } bekam { $hours } Stunden mehr.
league-log-forfeit = { $who } hat Tisch { $table } verloren gegeben.
league-log-bye = { $who } bekam ein Freilos für die nächste Runde.
league-log-substituted = { $who } kam an die Stelle von { $instead }.
league-log-voided = Tisch { $table } wurde annulliert.
league-log-withdrawn = { $who } wurde aus der Saison genommen.
league-log-organiser = { $who } organisiert jetzt mit.
league-log-rules = Die Regeln wurden geändert.

# Why a row stands where it stands
league-why-first = Die meisten Punkte.
league-why-points = { $less } Punkte gegen { $more }.
league-why-head-to-head = Punktgleich mit { $above }; im direkten Vergleich { $less } gegen { $more }.
league-why-sonneborn-berger = Punktgleich mit { $above }; Sonneborn–Berger { $less } gegen { $more }.
league-why-score-share = Punktgleich mit { $above }; Anteil an den Punkten { $less } gegen { $more }.
league-why-wins = Punktgleich mit { $above }; gewonnene Tische { $less } gegen { $more }.
league-why-withdrawn = Ausgestiegen: hinter allen, die geblieben sind.
league-fraction = { $whole },{ $part }
league-whole = { $whole }
league-why-equal = In allem gleich mit { $above }.

# Feats
feat-long-cargo = Lange Fracht
feat-great-haul = Große Beute
feat-pirate-bane = Schrecken der Piraten
feat-honest-broker = Ehrlicher Makler
feat-deal-maker = Meister im Handeln
feat-sought-after = Heiß begehrt
feat-swift-messenger = Flinker Bote
feat-all-contracts = Alle Aufträge in einer Runde
feat-perfect-seasons = Drei perfekte Runden
feat-galley-taken = Prise gemacht
feat-fort-builder = Festungsbau
feat-cathedral-builder = Basilikabau
feat-far-landings = Ferne Landungen

# Boards and pages
league-leaderboard = Rangliste
league-pool-all = Alle Titel
league-pool-host = überall
league-pool-server = dieser Server
league-column-name = Name
league-column-rating = Wertung
league-column-games = Partien
league-column-points = Punkte
league-column-tables = Tische
league-column-why = Warum hier
league-short-head-to-head = Direkt
league-short-sonneborn-berger = S.–B.
league-short-score-share = Anteil
league-short-wins = Siege
league-rating-note = Wird nach { $games } Partien gezeigt. Geordnet nach der Wertung abzüglich ihrer Unsicherheit.
league-gone = { $name } (ausgestiegen)
league-standing-under = Saison { $season }, Division { $division }, Runde { $round } von { $rounds }
league-leagues = Ligen
league-campaigns = Kampagnen
league-none = Es gibt noch keine.
league-state-draft = Die Regeln werden festgelegt.
league-state-signup = Die Anmeldung ist offen.
league-state-playing = Die Saison läuft.
league-state-closed = Die Saison ist vorbei.
league-openings = Freie Plätze
league-opening-open-seat = { $title }: ein freier Platz an Tisch { $table }
league-opening-substitute = { $title }: { $name } sucht Ersatz an Tisch { $table }
league-opening-house = { $title }: { $name } hat ein Haus ohne Oberhaupt
league-results = Ergebnisse
league-log-heading = Was geschehen ist
league-past = Saison { $season }: { $winners }
league-person-games = { $games ->
    [0] Keine beendete Partie.
    [one] Eine Partie, { $won ->
        [0] verloren.
       *[other] gewonnen.
      }
   *[other] { $games } Partien, { $won ->
        [0] keine gewonnen.
       *[other] { $won } gewonnen.
      }
  }
league-person-reliable = Rechtzeitig geantwortet: { $percent } %. Die Uhr spielte { $expiries ->
    [one] einmal
   *[other] { $expiries }-mal
  }; verlassene Plätze: { $left }.
league-person-thought = Etwa { $minutes } Min. für eine Entscheidung.
league-person-best = Bestes
league-person-feats = Großtaten
league-person-met = Am häufigsten getroffen

league-too-few-games = Eine Wertung wird nach { $games } Partien gezeigt.
league-created = **{ $name }** ist gegründet.
league-joined = Du bist dabei.
league-left = Du bist nicht mehr dabei.
league-seeking = Du stehst auf der Liste. Du wirst benachrichtigt, wenn ein Tisch da ist.
campaign-created = **{ $name }** ist gegründet. Jetzt gründen alle ein Haus.

league-forgotten = Jemand

# What a league has agreed on
league-rules-titles = { $titles }, an Tischen zu { $sizes }; { $pace }.
league-rules-variants = Varianten: { $variants }.
league-rules-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
  } zu { $days } Tagen, je { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
  }.
league-rules-points = Punkte nach Rang: { $points }; ein Freilos: { $bye }. Bei Gleichstand: { $breaks }.
league-rules-late-house = Ein Tisch, der sich zu verspäten droht, wird { $warning } Tage vorher gewarnt; dann spielt der Computer für alle weiter, auf die er wartet, und wieder alle { $grace } Tage.
league-rules-late-void = Ein Tisch, der sich zu verspäten droht, wird { $warning } Tage vorher gewarnt; dann zählt er für niemanden.
league-rules-divisions = { $divisions } Divisionen; je { $moving } steigen auf und ab.
league-rules-duplicate = Alle Tische einer Runde bekommen die gleichen Karten und Würfe.
league-rules-invited = Nur Eingeladene dürfen sich anmelden.
league-rules-role = Nur Mitglieder mit einer bestimmten Rolle dürfen sich anmelden.
league-rules-seasons = Sie endet nach { $seasons ->
    [one] einer Saison
   *[other] { $seasons } Saisons
  }.
league-break-head-to-head = direkter Vergleich
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = Anteil an den Punkten
league-break-wins = gewonnene Tische
league-is-open = Die Anmeldung für **{ $name }** ist offen.
league-begins = Die Saison beginnt { $when }.
league-stands-by = Du stehst als Ersatz bereit.
league-seated = Der Platz gehört dir.
league-entry-all = Alle dürfen sich anmelden
league-entry-invited = Nur Eingeladene
league-entry-role = Nur Mitglieder mit der Rolle
league-menu-variants = Varianten
league-variant = { $title }, { $what }: { $answer }
league-an-organiser = Die Ligaleitung
league-seat-forfeited = { $who } hat den Platz von { $whom } in { $name } für verloren erklärt. Ein Computer spielt weiter.
