# A look back at a finished game

act-table-look-back = Análisis de la partida
act-table-look-back-about = Las probabilidades de todos, jugada a jugada, y las jugadas que decidieron la partida
lookback-title = Análisis de la partida
lookback-how = Partidas simuladas por posición: { $games }
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
lookback-advised = Un bot fuerte: { $what } ({ $who }: { $chance } %)
lookback-same = Un bot fuerte habría hecho lo mismo.
lookback-silent = Un bot fuerte no habría dicho nada.
lookback-why = «{ $why }»
lookback-no-turn = Ninguna jugada por sí sola decidió esta partida.
lookback-done = Las probabilidades y las jugadas que decidieron la partida:
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent } % – se están simulando partidas. Vuelve a mirar dentro de un momento.
lookback-working = Se están simulando partidas. Esta página se actualiza sola.
lookback-failed = No se ha podido hacer el análisis de la partida. El registro del servidor dice por qué.
lookback-replay = Ver esta jugada
lookback-to-result = Análisis de la partida: las probabilidades, jugada a jugada
lookback-about = Son las probabilidades si hubieran seguido jugando bots normales. Las cartas ocultas se reparten de nuevo y los dados se vuelven a tirar. Partidas por posición: { $games }. Posiciones: { $positions }.
lookback-numbers = Las probabilidades en una tabla
