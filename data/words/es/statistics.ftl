# Public statistics of each game
statistics = Estadísticas
statistics-of = Estadísticas: { $title }
statistics-lead = A partir de { $games ->
    [one] una partida terminada
   *[other] { $games } partidas terminadas
  }.
statistics-too-few = Las estadísticas aparecen tras { $games ->
    [one] una partida terminada
   *[other] { $games } partidas terminadas
  }.
statistics-private = Las partidas privadas no cuentan y no aparece ningún nombre. Con menos de { $games ->
    [one] una partida
   *[other] { $games } partidas
  } no se muestra nada.
statistics-sizes = Número de jugadores
statistics-column-players = Jugadores
statistics-players = { $count ->
    [one] Una persona
   *[other] { $count } personas
  }
statistics-chart = Gráfico
statistics-lengths = Cuánto dura una partida
statistics-quarter = Un cuarto hasta
statistics-half = La mitad hasta
statistics-three-quarters = Tres cuartos hasta
statistics-days = Días
statistics-moves = Jugadas, entre todos
statistics-scores = Puntuaciones ganadoras
statistics-numbers = Como tabla
statistics-column-score = Puntuación
statistics-column-winners = Victorias
statistics-by-kind = Quién gana
statistics-kind-person = Personas
statistics-kind-easy = Bots fáciles
statistics-kind-usual = Bots normales
statistics-kind-strong = Bots fuertes
statistics-by-seat = Victorias por asiento, { $count ->
    [one] una persona
   *[other] { $count } personas
  }
statistics-seat = Asiento { $number }
statistics-won = Victorias en %
statistics-won-seat = Asiento { $number }, %
statistics-par = Parejo
statistics-par-about = Parejo: las victorias si en la mesa todos ganaran con la misma frecuencia. Lo marca la línea de la barra.
opening-genoa = Primera casilla de la torre
opening-mediterranee = Primer destino de una galera
opening-oltremare = Cartas jugadas en el primer turno
opening-serenissima = Puerto inicial
