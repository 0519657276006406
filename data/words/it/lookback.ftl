# A look back at a finished game.
act-table-look-back = Analisi della partita
act-table-look-back-about = Le probabilità di tutti mossa per mossa, e le mosse che hanno deciso la partita
lookback-title = Analisi della partita
lookback-how = Partite simulate per posizione: { $games }
lookback-percent = { $percent }%
lookback-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
  }
lookback-chance = { $who } { $chance }%
lookback-began = All’inizio: { $chances }.
lookback-turn = Mossa { $move }, { $who }: { $before }% → { $after }%
lookback-turn-other = Mossa { $move }, { $who }: { $other } { $before }% → { $after }%
lookback-played = Giocato: { $what }
lookback-advised = Un bot forte: { $what } ({ $who }: { $chance }%)
lookback-same = Un bot forte avrebbe fatto lo stesso.
lookback-silent = Un bot forte non avrebbe detto nulla.
lookback-why = «{ $why }»
lookback-no-turn = Nessuna mossa, da sola, ha deciso questa partita.
lookback-done = Le probabilità e le mosse che hanno deciso la partita:
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent }% – simulazione in corso. Ricontrolla tra un momento.
lookback-working = Simulazione in corso. Questa pagina si aggiorna da sola.
lookback-failed = Non è stato possibile preparare l’analisi della partita. Il registro del server dice perché.
lookback-replay = Vedi questa mossa
lookback-to-result = Analisi della partita: le probabilità mossa per mossa
lookback-about = Sono le probabilità se avessero continuato bot normali. Le carte nascoste si ridistribuiscono e i dadi si tirano di nuovo. Partite per posizione: { $games }. Posizioni: { $positions }.
lookback-numbers = Le probabilità in tabella
