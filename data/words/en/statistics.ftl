# Public statistics of each game
statistics = Statistics
statistics-of = Statistics: { $title }
statistics-lead = From { $games ->
    [one] one finished game
   *[other] { $games } finished games
  }.
statistics-too-few = Statistics appear after { $games ->
    [one] one finished game
   *[other] { $games } finished games
  }.
statistics-private = Private games aren’t counted, and no one is named. Numbers from fewer than { $games ->
    [one] one game
   *[other] { $games } games
  } aren’t shown.
statistics-sizes = Number of players
statistics-column-players = Players
statistics-players = { $count ->
    [one] One player
   *[other] { $count } players
  }
statistics-chart = Chart
statistics-lengths = How long a game takes
statistics-quarter = A quarter up to
statistics-half = Half up to
statistics-three-quarters = Three quarters up to
statistics-days = Days
statistics-moves = Moves, all players
statistics-scores = Winning scores
statistics-numbers = As a table
statistics-column-score = Score
statistics-column-winners = Wins
statistics-by-kind = Who wins
statistics-kind-person = People
statistics-kind-easy = Bots, easy
statistics-kind-usual = Bots, medium
statistics-kind-strong = Bots, strong
statistics-by-seat = Who wins by seat, { $count ->
    [one] one player
   *[other] { $count } players
  }
statistics-seat = Seat { $number }
statistics-won = Wins in %
statistics-won-seat = Seat { $number }, %
statistics-par = Even
statistics-par-about = Even: the wins if everyone at the table won equally often. The line in a bar marks it.
opening-genoa = First square the tower moves to
opening-mediterranee = First place a galley sails to
opening-oltremare = Cards played in the first turn
opening-serenissima = Starting port
