# Public statistics of each game
statistics = Statistieken
statistics-of = Statistieken: { $title }
statistics-lead = Uit { $games ->
    [one] één afgelopen partij
   *[other] { $games } afgelopen partijen
  }.
statistics-too-few = Er zijn statistieken na { $games ->
    [one] één afgelopen partij
   *[other] { $games } afgelopen partijen
  }.
statistics-private = Privépartijen tellen niet mee en er staan geen namen. Onder { $games ->
    [one] één partij
   *[other] { $games } partijen
  } wordt niets getoond.
statistics-sizes = Aantal spelers
statistics-column-players = Spelers
statistics-players = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
  }
statistics-chart = Grafiek
statistics-lengths = Hoe lang een partij duurt
statistics-quarter = Een kwart tot
statistics-half = De helft tot
statistics-three-quarters = Driekwart tot
statistics-days = Dagen
statistics-moves = Zetten, samen
statistics-scores = Winnende scores
statistics-numbers = Als tabel
statistics-column-score = Punten
statistics-column-winners = Gewonnen
statistics-by-kind = Wie wint
statistics-kind-person = Mensen
statistics-kind-easy = Computer, makkelijk
statistics-kind-usual = Computer, gemiddeld
statistics-kind-strong = Computer, sterk
statistics-by-seat = Winst per plaats, { $count ->
    [one] één speler
   *[other] { $count } spelers
  }
statistics-seat = Plaats { $number }
statistics-won = Winst in %
statistics-won-seat = Plaats { $number }, %
statistics-par = Gelijk
statistics-par-about = Gelijk: de winst als iedereen aan tafel even vaak zou winnen. De streep in de balk geeft het aan.
opening-genoa = Eerste vak van de toren
opening-mediterranee = Eerste bestemming van een galei
opening-oltremare = Kaarten in de eerste beurt
opening-serenissima = Beginhaven
