# A look back at a finished game

act-table-look-back = Mirada atrás
act-table-look-back-about = Las probabilidades de todos, jugada a jugada, y las jugadas que decidieron la partida
lookback-title = Mirada atrás
lookback-how = { $games } partidas jugadas hasta el final desde cada posición
lookback-percent = { $percent } %
lookback-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
  }
lookback-chance = { $who } { $chance } %
lookback-began = Al principio: { $chances }.
lookback-turn = Jugada { $move }, { $who }: { $before } % → { $after } %
lookback-turn-other = Jugada { $move }, { $who }: { $other } { $before } % → { $after } %
lookback-played = Se jugó: { $what }
lookback-advised = Un jugador fuerte: { $what } ({ $who }: { $chance } %)
lookback-same = Un jugador fuerte habría hecho lo mismo.
lookback-silent = Un jugador fuerte no habría dicho nada.
lookback-why = «{ $why }»
lookback-no-turn = Ninguna jugada por sí sola decidió esta partida.
lookback-done = Las probabilidades, y las jugadas que decidieron la partida:
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent } % – la partida se está jugando una y otra vez. Vuelve a mirar dentro de un momento.
lookback-working = La partida se está jugando una y otra vez; esta página se actualiza sola.
lookback-failed = No se ha podido hacer la mirada atrás; el registro del anfitrión dice por qué.
lookback-replay = Ver esta jugada
lookback-to-result = Mirada atrás: las probabilidades, jugada a jugada
lookback-about = Probabilidades si hubieran seguido jugando jugadores de la casa normales: lo que un jugador no podía ver se reparte de nuevo, los dados se tiran de nuevo, { $games } partidas desde cada una de { $positions } posiciones.
lookback-numbers = Las probabilidades en una tabla
