# A look back at a finished game

act-table-look-back = Ein Rückblick
act-table-look-back-about = Die Chancen aller, Zug für Zug, und die Züge, die die Partie gewendet haben
lookback-title = Ein Rückblick
lookback-how = { $games } Partien aus jeder Stellung zu Ende gespielt
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
lookback-advised = Starkes Spiel: { $what } ({ $who }: { $chance } %)
lookback-same = Ein starker Spieler hätte dasselbe getan.
lookback-silent = Ein starker Spieler hätte nichts gesagt.
lookback-why = „{ $why }“
lookback-no-turn = Kein einzelner Zug hat diese Partie gewendet.
lookback-done = Die Chancen, und die Züge, die die Partie gewendet haben:
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent } % – die Partie wird wieder und wieder zu Ende gespielt. Sieh gleich noch einmal nach.
lookback-working = Die Partie wird wieder und wieder zu Ende gespielt; diese Seite zeigt von selbst mehr.
lookback-failed = Der Rückblick ließ sich nicht erstellen; das Protokoll des Hosts sagt, warum.
lookback-replay = Diesen Zug ansehen
lookback-to-result = Ein Rückblick: die Chancen Zug für Zug
lookback-about = Chancen, wenn gewöhnliche Computerspieler weitergespielt hätten: Was ein Spieler nicht sehen konnte, wird neu verteilt, die Würfel werden neu geworfen, { $games } Partien aus jeder von { $positions } Stellungen.
lookback-numbers = Chancen als Tabelle
