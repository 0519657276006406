# Ratings, profiles, leagues and finding a game.
league-no-such = Diese Liga oder Kampagne gibt es nicht. Prüfe den Namen.
league-not-organiser = Das kann nur die Ligaleitung.
league-not-in = Diese Person spielt nicht mit.
league-in-already = Du bist schon dabei.
league-not-invited = Für diese Liga brauchst du eine Einladung. Frag die Ligaleitung.
league-same-deal = Du kennst diese Karten von einem anderen Tisch der Runde. Hier kannst du mitspielen, sobald jener Tisch zu Ende ist.
league-not-agreed = Nur wer als Ersatz angemeldet ist, kann einen Platz bekommen. Bitte diese Person, sich zuerst als Ersatz zu melden.
league-open-to-all = Diese Liga ist für alle offen. Eine Einladung ist nicht nötig.
league-signup-closed = Die Anmeldung ist geschlossen. Du kannst dich noch als Ersatz melden.
league-no-table = Diesen Tisch gibt es in der Liga nicht, oder er läuft nicht mehr.
league-no-free-seat = An diesem Tisch ist kein Platz frei.
league-bad-titles = Wähle aus diesen Spielen: { $titles }.
league-bad-sizes = { $title } spielt man zu { $seats }. Wähle eine Tischgröße, die passt.
league-bad-numbers = Wähle 1 bis 60 Runden, 1 bis 5 Tische, 1 bis 20 Divisionen, 0 bis 20 Auf- und Absteiger und mindestens eine Saison.
league-bad-options = { $title } hat keine solche Variante: { $reason }
league-bad-points = Gib die Punkte vom ersten Platz an, 0 bis 1000. Ein besserer Platz darf nicht weniger wert sein.
league-bad-times = Möglich sind 0 bis 400 Tage, und eine Runde braucht etwas Zeit.
league-bad-tie-breaks = Nimm jedes Kriterium höchstens einmal: 1 direkter Vergleich, 2 Sonneborn–Berger, 3 Punkteanteil, 4 gewonnene Tische.
league-settled = Die erste Runde hat begonnen. Regeln und Termine lassen sich jetzt nicht mehr ändern.
league-not-open-yet = Die Anmeldung ist noch nicht offen.
league-no-season = Diese Saison gab es nicht.
league-no-division = Wähle eine Division von 1 bis { $divisions }.
league-no-bye = Es kommt keine Runde mehr, die diese Person aussetzen könnte.
league-no-substitute = Wähle jemanden, der noch nicht mitspielt, solange Runden gespielt werden.
league-not-there = Diese Person hat an diesem Tisch keinen Platz.
league-organises-already = Diese Person gehört schon zur Ligaleitung.
league-profile-hidden = Dieses Profil ist privat.
league-nothing-to-seek = Keines dieser Spiele spielt man zu so vielen. Ändere eines von beiden.
league-found = Dein Tisch ist bereit, { $title }: { $people }.

# What a league announces
league-opened = **{ $name }**: Saison { $season } ist offen. Melde dich an!
league-too-few = **{ $name }**: { $people } angemeldet, { $least } nötig. Die Anmeldung bleibt offen.
league-started = **{ $name }**: Saison { $season } beginnt mit { $people ->
    [one] einer Person
   *[other] { $people } Personen
  }.
league-round = **{ $name }**: Runde { $round } der Division { $division } beginnt an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
  }.
league-no-round = **{ $name }**: In Division { $division } sind für Runde { $round } zu wenige übrig. Alle bekommen ein Freilos.
league-late-warning = **{ $name }**: Tisch { $table } ({ $people }) läuft Gefahr, zu spät fertig zu werden.
league-late-decided = **{ $name }**: Tisch { $table } ist verspätet. Der Computer spielt weiter für { $people }.
league-table-over = **{ $name }**: Tisch { $table } geht an { $winners }.
league-game = { $title } · { $players }
league-table-gone = (gelöscht)
league-voided = **{ $name }**: Tisch { $table } zählt nicht.
league-withdrew = **{ $name }**: { $who } steigt aus.
league-substituted = **{ $name }**: { $who } spielt anstelle von { $instead }.
league-closed = **{ $name }**: Saison { $season } ist vorbei. Gewonnen: { $winners }.
league-next-signup = **{ $name }**: Die Anmeldung für Saison { $season } öffnet am { DAY($day) }.
league-message = **{ $name }**, von { $who }: { $words }
league-changed = **{ $name }**: Regeln oder Termine haben sich geändert. Sieh sie dir vor der ersten Runde an.
league-ended = **{ $name }** wurde von der Ligaleitung beendet.
league-ended-counted = **{ $name }** wurde beendet. Saison { $season } zählt nach dem jetzigen Stand. Gewonnen: { $winners }.
league-ended-counted-cup = **{ $name }** wurde beendet und zählt nach dem jetzigen Stand. Gewonnen: { $winners }.
league-ended-uncounted = **{ $name }** wurde beendet. Saison { $season } zählt nicht.
league-ended-uncounted-cup = **{ $name }** wurde beendet und zählt nicht.

# The organisers' log
league-log-joined = Anmeldung: { $who }.
league-log-substitute = { $who } steht als Ersatz bereit.
league-log-left = { $who } ist ausgestiegen.
league-log-invited = { $who } wurde eingeladen.
league-log-moved = { $who } wurde in Division { $division } versetzt.
league-log-replaced = { $who } hat an Tisch { $table } den Platz von { $instead } übernommen.
league-log-took-seat = { $who } hat an Tisch { $table } einen Platz übernommen.
league-log-extended = Tisch { $table } bekam { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
  } mehr.
league-log-forfeit = Tisch { $table } zählt für { $who } als verloren.
league-log-bye = { $who } bekam ein Freilos für die nächste Runde.
league-log-substituted = { $who } hat { $instead } ersetzt.
league-log-voided = Tisch { $table } wurde annulliert.
league-log-withdrawn = { $who } wurde herausgenommen.
league-open-already = Die Anmeldung wurde schon geöffnet.
league-no-signup = Die Anmeldung ist gerade nicht offen.
league-too-few-now = { $people } angemeldet, { $least } nötig.
league-begun = Die erste Runde beginnt.
league-message-sent = An alle Angemeldeten geschickt.
league-too-many-messages = Du hast heute schon oft genug an alle geschrieben. Versuch es morgen wieder.
league-ended-already = Hier ist Schluss.
league-bad-start = Wähle einen Tag, der noch kommt, innerhalb von 400 Tagen.
league-has-programs = Ein Programm ist angemeldet. Nimm es heraus, bevor du Programme ausschließt.
league-log-organiser = { $who } gehört jetzt zur Ligaleitung.
league-log-rules = Die Regeln wurden geändert.
league-log-opened = Die Anmeldung wurde geöffnet.
league-log-start = Gespielt wird jetzt ab { DAY($day) }.
league-log-begun = Die Anmeldung wurde geschlossen und die erste Runde begonnen.
league-log-renamed = { $before } heißt jetzt { $name }.
league-log-described = Die Beschreibung wurde geändert.
league-log-message = Eine Nachricht ging an alle Angemeldeten.
league-log-ended = Endgültig beendet.

# Why a row has its place
league-why-first = Die meisten Punkte.
league-why-points = Punkte: { $less } zu { $more }.
league-why-head-to-head = Punktgleich mit { $above }. Direkter Vergleich: { $less } zu { $more }.
league-why-sonneborn-berger = Punktgleich mit { $above }. Sonneborn–Berger: { $less } zu { $more }.
league-why-score-share = Punktgleich mit { $above }. Punkteanteil: { $less } zu { $more }.
league-why-wins = Punktgleich mit { $above }. Gewonnene Tische: { $less } zu { $more }.
league-why-withdrawn = Ausgestiegen, daher hinter allen, die geblieben sind.
league-fraction = { $whole },{ $part }
league-whole = { $whole }
league-why-equal = In allem gleichauf mit { $above }.

# Feats
feat-long-cargo = Lange Fracht
feat-great-haul = Große Beute
feat-pirate-bane = Schrecken der Piraten
feat-honest-broker = Ehrlicher Handel
feat-deal-maker = Guter Riecher fürs Geschäft
feat-sought-after = Heiß begehrt
feat-swift-messenger = Flinke Botschaften
feat-galley-taken = Galeere gekapert
feat-fort-builder = Festungsbau
feat-cathedral-builder = Basilikabau
feat-far-landings = Ferne Landungen

# Boards and pages
league-leaderboard = Rangliste
league-pool-all = Alle Spiele
league-pool-host = überall
league-pool-server = dieser Server
league-column-name = Name
league-column-rating = Wertung
league-column-games = Partien
league-column-points = Punkte
league-column-tables = Tische
league-column-why = Grund
league-short-head-to-head = Direkt
league-short-sonneborn-berger = S.–B.
league-short-score-share = Anteil
league-short-wins = Siege
league-rating-note = Sichtbar nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  }. Sortiert nach Wertung minus Unsicherheit.
league-gone = { $name } (ausgestiegen)
league-standing-under = Saison { $season }, Division { $division }, Runde { $round } von { $rounds }
league-leagues = Ligen
league-campaigns = Kampagnen
league-none = Noch nichts da.
league-state-draft = Die Regeln stehen noch nicht fest.
league-state-signup = Die Anmeldung ist offen.
league-state-playing = Die Saison läuft.
league-state-closed = Die Saison ist vorbei.
league-openings = Freie Plätze
league-opening-open-seat = { $title }: ein freier Platz an Tisch { $table }
league-opening-substitute = { $title }: { $name } sucht Ersatz an Tisch { $table }
league-opening-house = { $title }: { $name } hat ein Haus ohne Oberhaupt
league-results = Ergebnisse
league-log-by = { $line } Entschieden von { $who }.
league-log-heading = Was bisher geschah
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
league-person-reliable = Rechtzeitig gezogen: { $percent } %. Zeit abgelaufen: { $expiries ->
    [0] nie
    [one] einmal
   *[other] { $expiries }-mal
  }. Verlassene Plätze: { $left }.
league-person-thought = Etwa { $minutes } Min. pro Zug.
league-person-best = Bestwert
league-person-feats = Großtaten
league-person-met = Am häufigsten getroffen

league-too-few-games = Die Wertung ist nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  } sichtbar.
league-created = Du hast **{ $name }** gegründet.
league-joined = Du bist dabei.
league-left = Du bist nicht mehr dabei.
league-seeking = Du stehst auf der Liste. Du bekommst eine Benachrichtigung, wenn dein Tisch bereit ist.
campaign-created = Du hast **{ $name }** gegründet. Jetzt gründen alle ein Haus.

league-forgotten = Jemand

# What a league has agreed on
league-rules-titles = { $titles }, an Tischen zu { $sizes }; { $pace }.
league-rules-variants = Varianten: { $variants }.
league-rules-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
  } zu { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
  }, je { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
  }.
league-rules-points = Punkte nach Platz: { $points }. Freilos: { $bye }. Bei Gleichstand: { $breaks }.
league-rules-late-house = Ein verspäteter Tisch wird { $warning ->
    [0] am letzten Tag
    [one] einen Tag vor Ablauf
   *[other] { $warning } Tage vor Ablauf
  } gewarnt. Dann spielt der Computer für alle weiter, auf die der Tisch wartet, und wieder { $grace ->
    [0] sobald nötig
    [one] jeden Tag
   *[other] alle { $grace } Tage
  }.
league-rules-late-void = Ein verspäteter Tisch wird { $warning ->
    [0] am letzten Tag
    [one] einen Tag vor Ablauf
   *[other] { $warning } Tage vor Ablauf
  } gewarnt. Danach zählt er nicht.
league-rules-divisions = { $divisions ->
    [one] Eine Division
   *[other] { $divisions } Divisionen
  }; { $moving ->
    [0] niemand steigt auf oder ab
    [one] je eine Person steigt auf und ab
   *[other] je { $moving } Personen steigen auf und ab
  }.
league-rules-programs = Programme dürfen mitspielen.
league-rules-duplicate = Alle Tische einer Runde bekommen die gleichen Karten und Würfe.
league-rules-invited = Für die Anmeldung brauchst du eine Einladung.
league-rules-role = Für die Anmeldung brauchst du eine bestimmte Rolle.
league-rules-seasons = Die Liga endet nach { $seasons ->
    [one] einer Saison
   *[other] { $seasons } Saisons
  }.
league-break-head-to-head = direkter Vergleich
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = Punkteanteil
league-break-wins = gewonnene Tische
league-is-open = Die Anmeldung für **{ $name }** ist offen.
league-begins = Die Saison beginnt { $when }.
league-stands-by = Du stehst jetzt als Ersatz bereit.
league-seated = Der Platz gehört dir.
league-entry-all = Alle können sich anmelden
league-entry-invited = Nur mit Einladung
league-entry-role = Nur Mitglieder mit der Rolle
league-menu-variants = Varianten
league-variant = { $title }, { $what }: { $answer }
league-an-organiser = Die Ligaleitung
league-seat-forfeited = { $who } hat den Platz von { $whom } in { $name } für verloren erklärt. Ein Computer spielt weiter.

# Cups: knock-outs and Swiss rounds
league-opened-cup = **{ $name }**: Die Anmeldung ist offen. Melde dich an!
league-started-cup = **{ $name }** beginnt mit { $people ->
    [one] einer Person
   *[other] { $people } Personen
  }.
league-round-cup = **{ $name }**: Runde { $round } beginnt an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
  }.
league-final-cup = **{ $name }**: Das Finale beginnt.
league-closed-cup = **{ $name }** ist vorbei. Gewonnen: { $winners }.
league-scored = Die Zeit bei { $name } ist um. Die Partie endet hier und wird gewertet, wie sie steht.
league-bad-cup = Ein Turnier hat eine Division und einen Tisch pro Person und Runde.
league-bad-advancing = Wähle, wie viele pro Tisch weiterkommen: 1 bis { $most }.
league-no-bye-cup = In einem K.-o.-Turnier kann niemand eine Runde aussetzen.
league-out-already = Diese Person ist schon aus dem Turnier.
league-why-champion = Turniersieg.
league-why-still-in = Noch dabei.
league-why-out = Aus in Runde { $round }.
league-why-out-place = Aus in Runde { $round }, Platz { $place }.
league-standing-under-cup = Runde { $round } von { $rounds }
league-state-playing-cup = Das Turnier läuft.
league-state-closed-cup = Das Turnier ist vorbei.
league-rules-swiss = Schweizer System, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }. Punktgleiche spielen zusammen, wenn möglich nie zweimal.
league-rules-knockout = K.-o.-Turnier: { $people ->
    [one] Platz 1 jedes Tisches kommt weiter
   *[other] die besten { $people } jedes Tisches kommen weiter
  }, bis zum Finale.
league-rules-knockout-ties = Bei Gleichstand oder ohne Ergebnis entscheiden die bisherigen Ergebnisse, dann die frühere Anmeldung.
league-rules-length = Das ganze Turnier dauert { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }, und jede Runde bekommt gleich viel Zeit.
league-rules-round-days = Jede Runde dauert { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  }.
league-rules-late-score = Ein verspäteter Tisch wird { $warning ->
    [0] am letzten Tag
    [one] einen Tag vor Ablauf
   *[other] { $warning } Tage vor Ablauf
  } gewarnt. Dann endet die Partie und wird gewertet, wie sie steht.
league-round-ends = Diese Runde endet { $when }.

# Cups: knock-outs and Swiss rounds
league-begins-cup = Das Turnier beginnt { $when }.
