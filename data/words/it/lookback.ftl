# A look back at a finished game.
act-table-look-back = Uno sguardo indietro
act-table-look-back-about = Le probabilità di tutti mossa per mossa, e le mosse che hanno deciso la partita
lookback-title = Uno sguardo indietro
lookback-how = { $games } partite giocate fino in fondo da ogni posizione
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
lookback-advised = Un giocatore forte: { $what } ({ $who }: { $chance }%)
lookback-same = Un giocatore forte avrebbe fatto lo stesso.
lookback-silent = Un giocatore forte non avrebbe detto nulla.
lookback-why = «{ $why }»
lookback-no-turn = Nessuna singola mossa ha deciso questa partita.
lookback-done = Le probabilità, e le mosse che hanno deciso la partita:
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent }% – la partita viene rigiocata più e più volte. Guarda di nuovo tra un momento.
lookback-working = La partita viene rigiocata più e più volte; questa pagina si aggiorna da sola.
lookback-failed = Non è stato possibile preparare lo sguardo indietro; il registro dell’host dice perché.
lookback-replay = Vedi questa mossa
lookback-to-result = Uno sguardo indietro: le probabilità mossa per mossa
lookback-about = Probabilità se avessero continuato normali giocatori della casa: ciò che un giocatore non poteva vedere si distribuisce di nuovo, i dadi si tirano di nuovo, { $games } partite da ciascuna di { $positions } posizioni.
lookback-numbers = Le probabilità in tabella
