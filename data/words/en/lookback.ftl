# A look back at a finished game

act-table-look-back = Game review
act-table-look-back-about = Everyone’s chances move by move, and the moves that decided the game
lookback-title = Game review
lookback-how = Simulated games per position: { $games }
lookback-percent = { $percent }%
lookback-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
lookback-chance = { $who } { $chance }%
lookback-began = At the start: { $chances }.
lookback-turn = Move { $move }, { $who }: { $before }% → { $after }%
lookback-turn-other = Move { $move }, { $who }: { $other } { $before }% → { $after }%
lookback-played = Played: { $what }
lookback-advised = A strong bot: { $what } ({ $who }: { $chance }%)
lookback-same = A strong bot would have done the same.
lookback-silent = A strong bot would have said nothing.
lookback-why = “{ $why }”
lookback-no-turn = No single move decided this game.
lookback-done = The chances, and the moves that decided the game:
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent }% – simulating games. Check again in a moment.
lookback-working = Simulating games. This page updates automatically.
lookback-failed = The game review couldn’t be made. The server’s log says why.
lookback-replay = See this move
lookback-to-result = Game review: the chances move by move
lookback-about = These are the chances if normal bots had played on. Hidden cards are dealt again and dice are rolled again. Games per position: { $games }. Positions: { $positions }.
lookback-numbers = Chances as a table
