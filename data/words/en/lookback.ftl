# A look back at a finished game

act-table-look-back = A look back
act-table-look-back-about = Everybody’s chances move by move, and the moves that turned the game
lookback-title = A look back
lookback-how = { $games } games played out from each position
lookback-percent = { $percent }%
lookback-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
lookback-chance = { $who } { $chance }%
lookback-began = At the beginning: { $chances }.
lookback-turn = Move { $move }, { $who }: { $before }% → { $after }%
lookback-turn-other = Move { $move }, { $who }: { $other } { $before }% → { $after }%
lookback-played = Played: { $what }
lookback-advised = A strong player: { $what } ({ $who }: { $chance }%)
lookback-same = A strong player would have done the same.
lookback-silent = A strong player would have said nothing.
lookback-why = “{ $why }”
lookback-no-turn = No single move turned this game.
lookback-done = The chances, and the moves that turned the game:
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent }% – the game is being played out again and again. Look again in a moment.
lookback-working = The game is being played out again and again; this page shows more by itself.
lookback-failed = The look back could not be made; the host’s log says why.
lookback-replay = See this move
lookback-to-result = A look back: the chances move by move
lookback-about = Chances as usual house players would have gone on: what a player could not see is dealt again, the dice are thrown again, { $games } games from each of { $positions } positions.
lookback-numbers = Chances as a table
