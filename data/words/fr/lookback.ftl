# Un regard en arrière sur une partie terminée

act-table-look-back = Analyse de la partie
act-table-look-back-about = Les chances de tout le monde, coup par coup, et les coups décisifs
lookback-title = Analyse de la partie
lookback-how = Parties simulées par position : { $games }
lookback-percent = { $percent } %
lookback-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
lookback-chance = { $who } { $chance } %
lookback-began = Au début : { $chances }.
lookback-turn = Coup { $move }, { $who } : { $before } % → { $after } %
lookback-turn-other = Coup { $move }, { $who } : { $other } { $before } % → { $after } %
lookback-played = Joué : { $what }
lookback-advised = Un robot fort : { $what } ({ $who } : { $chance } %)
lookback-same = Un robot fort aurait fait pareil.
lookback-silent = Un robot fort n’aurait rien dit.
lookback-why = « { $why } »
lookback-no-turn = Aucun coup n’a décidé de cette partie à lui seul.
lookback-done = Les chances et les coups décisifs :
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent } % – simulation de parties en cours. Revenez voir dans un instant.
lookback-working = Simulation de parties en cours. Cette page s’actualise automatiquement.
lookback-failed = L’analyse de la partie n’a pas pu être faite. Le journal du serveur dit pourquoi.
lookback-replay = Voir ce coup
lookback-to-result = Analyse de la partie : les chances coup par coup
lookback-about = Ce sont les chances si des robots normaux avaient continué. Les cartes cachées sont redistribuées et les dés relancés. Parties par position : { $games }. Positions : { $positions }.
lookback-numbers = Les chances en tableau
