# Un regard en arrière sur une partie terminée

act-table-look-back = Regard en arrière
act-table-look-back-about = Les chances de chacun coup par coup, et les coups qui ont tout changé
lookback-title = Regard en arrière
lookback-how = { $games } parties jouées jusqu’au bout depuis chaque position
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
lookback-advised = Un joueur fort : { $what } ({ $who } : { $chance } %)
lookback-same = Un joueur fort aurait fait de même.
lookback-silent = Un joueur fort n’aurait rien dit.
lookback-why = « { $why } »
lookback-no-turn = Aucun coup n’a décidé à lui seul de cette partie.
lookback-done = Les chances, et les coups qui ont tout changé :
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent } % – la partie est rejouée encore et encore. Regardez de nouveau dans un instant.
lookback-working = La partie est rejouée encore et encore ; cette page se complète d’elle-même.
lookback-failed = Ce regard en arrière n’a pas pu être préparé ; le journal de l’hôte dit pourquoi.
lookback-replay = Voir ce coup
lookback-to-result = Regard en arrière : les chances coup par coup
lookback-about = Les chances si les joueurs maison habituels avaient continué : ce qu’un joueur ne pouvait voir est distribué à nouveau, les dés relancés, { $games } parties depuis chacune des { $positions } positions.
lookback-numbers = Les chances en tableau
