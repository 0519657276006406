# Public statistics of each game
statistics = Statistiche
statistics-of = Statistiche: { $title }
statistics-lead = Da { $games ->
    [one] una partita finita
   *[other] { $games } partite finite
  }.
statistics-too-few = Le statistiche compaiono dopo { $games ->
    [one] una partita finita
   *[other] { $games } partite finite
  }.
statistics-private = Le partite private non contano e non compare nessun nome. Sotto { $games ->
    [one] una partita
   *[other] { $games } partite
  } non si mostra nulla.
statistics-sizes = Numero di giocatori
statistics-column-players = Giocatori
statistics-players = In { $count }
statistics-chart = Grafico
statistics-lengths = Quanto dura una partita
statistics-quarter = Un quarto fino a
statistics-half = La metà fino a
statistics-three-quarters = Tre quarti fino a
statistics-days = Giorni
statistics-moves = Mosse, di tutti
statistics-scores = Punteggi vincenti
statistics-numbers = Come tabella
statistics-column-score = Punteggio
statistics-column-winners = Vittorie
statistics-by-kind = Chi vince
statistics-kind-person = Persone
statistics-kind-easy = Bot facili
statistics-kind-usual = Bot medi
statistics-kind-strong = Bot forti
statistics-by-seat = Vittorie per posto, in { $count }
statistics-seat = Posto { $number }
statistics-won = Vittorie in %
statistics-won-seat = Posto { $number }, %
statistics-par = Pari
statistics-par-about = Pari: le vittorie se tutti al tavolo vincessero con la stessa frequenza. La segna la linea nella barra.
opening-genoa = Prima casella della torre
opening-mediterranee = Prima meta di una galea
opening-oltremare = Carte giocate nel primo turno
opening-serenissima = Porto di partenza
