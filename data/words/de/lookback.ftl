# A look back at a finished game

act-table-look-back = Partieanalyse
act-table-look-back-about = Die Chancen aller, Zug für Zug, und die entscheidenden Züge
lookback-title = Partieanalyse
lookback-how = Simulierte Partien je Stellung: { $games }
lookback-percent = { $percent } %
lookback-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }
lookback-chance = { $who } { $chance } %
lookback-began = Zu Beginn: { $chances }.
lookback-turn = Zug { $move }, { $who }: { $before } % → { $after } %
lookback-turn-other = Zug { $move }, { $who }: { $other } { $before } % → { $after } %
lookback-played = Gespielt: { $what }
lookback-advised = Ein starker Computer: { $what } ({ $who }: { $chance } %)
lookback-same = Ein starker Computer hätte dasselbe getan.
lookback-silent = Ein starker Computer hätte nichts gesagt.
lookback-why = „{ $why }“
lookback-no-turn = Kein einzelner Zug hat diese Partie entschieden.
lookback-done = Die Chancen und die entscheidenden Züge:
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent } % – Partien werden simuliert. Sieh gleich noch einmal nach.
lookback-working = Partien werden simuliert. Diese Seite aktualisiert sich von selbst.
lookback-failed = Die Partieanalyse ließ sich nicht erstellen. Das Protokoll des Servers sagt, warum.
lookback-replay = Diesen Zug ansehen
lookback-to-result = Partieanalyse: die Chancen Zug für Zug
lookback-about = So stünden die Chancen, wenn normale Computer weitergespielt hätten. Verdeckte Karten werden neu verteilt, die Würfel neu geworfen. Partien je Stellung: { $games }. Stellungen: { $positions }.
lookback-numbers = Chancen als Tabelle
