# A look back at a finished game

act-table-look-back = Partijanalyse
act-table-look-back-about = Ieders kansen zet voor zet, en de zetten die de partij beslisten
lookback-title = Partijanalyse
lookback-how = Gesimuleerde partijen per stand: { $games }
lookback-percent = { $percent }%
lookback-moves = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
  }
lookback-chance = { $who } { $chance }%
lookback-began = Aan het begin: { $chances }.
lookback-turn = Zet { $move }, { $who }: { $before }% → { $after }%
lookback-turn-other = Zet { $move }, { $who }: { $other } { $before }% → { $after }%
lookback-played = Gespeeld: { $what }
lookback-advised = Een sterke computer: { $what } ({ $who }: { $chance }%)
lookback-same = Een sterke computer had hetzelfde gedaan.
lookback-silent = Een sterke computer had niets gezegd.
lookback-why = “{ $why }”
lookback-no-turn = Geen enkele zet besliste deze partij op zichzelf.
lookback-done = De kansen en de zetten die de partij beslisten:
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent }% – partijen worden gesimuleerd. Kijk zo meteen nog eens.
lookback-working = Partijen worden gesimuleerd. Deze pagina wordt vanzelf bijgewerkt.
lookback-failed = De partijanalyse kon niet worden gemaakt. Het logboek van de server zegt waarom.
lookback-replay = Deze zet bekijken
lookback-to-result = Partijanalyse: de kansen zet voor zet
lookback-about = Dit zijn de kansen als gewone computers verder hadden gespeeld. Verborgen kaarten worden opnieuw gedeeld en de dobbelstenen opnieuw gegooid. Partijen per stand: { $games }. Standen: { $positions }.
lookback-numbers = De kansen als tabel
