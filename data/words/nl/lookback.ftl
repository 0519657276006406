# A look back at a finished game

act-table-look-back = Een terugblik
act-table-look-back-about = Ieders kansen zet voor zet, en de zetten die de partij deden kantelen
lookback-title = Een terugblik
lookback-how = { $games } partijen uitgespeeld vanuit elke stand
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
lookback-advised = Een sterke speler: { $what } ({ $who }: { $chance }%)
lookback-same = Een sterke speler had hetzelfde gedaan.
lookback-silent = Een sterke speler had niets gezegd.
lookback-why = “{ $why }”
lookback-no-turn = Geen enkele zet op zich deed deze partij kantelen.
lookback-done = De kansen, en de zetten die de partij deden kantelen:
lookback-and = { $before }
    { $line }
lookback-under-way = { $bar } { $percent }% – de partij wordt telkens opnieuw uitgespeeld. Kijk zo meteen nog eens.
lookback-working = De partij wordt telkens opnieuw uitgespeeld; deze pagina toont vanzelf meer.
lookback-failed = De terugblik kon niet worden gemaakt; het logboek van de host zegt waarom.
lookback-replay = Deze zet bekijken
lookback-to-result = Een terugblik: de kansen zet voor zet
lookback-about = Kansen als gewone computerspelers verder hadden gespeeld: wat een speler niet kon zien, wordt opnieuw gedeeld, de dobbelstenen worden opnieuw gegooid, { $games } partijen vanuit elk van { $positions } standen.
lookback-numbers = De kansen als tabel
