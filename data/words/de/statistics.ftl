# Public statistics of each game
statistics = Statistik
statistics-of = Statistik: { $title }
statistics-lead = Aus { $games ->
    [one] einer beendeten Partie
   *[other] { $games } beendeten Partien
  }.
statistics-too-few = Eine Statistik gibt es nach { $games ->
    [one] einer beendeten Partie
   *[other] { $games } beendeten Partien
  }.
statistics-private = Private Partien zählen nicht, und Namen stehen hier keine. Unter { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  } wird nichts gezeigt.
statistics-sizes = Wie viele mitspielen
statistics-column-players = Spieler
statistics-players = Zu { $count }
statistics-chart = Diagramm
statistics-lengths = Wie lange eine Partie dauert
statistics-quarter = Ein Viertel bis
statistics-half = Die Hälfte bis
statistics-three-quarters = Drei Viertel bis
statistics-days = Tage
statistics-moves = Züge, zusammen
statistics-scores = Punkte der Siege
statistics-numbers = Als Tabelle
statistics-column-score = Punkte
statistics-column-winners = Siege
statistics-by-kind = Wer gewinnt
statistics-kind-person = Menschen
statistics-kind-easy = Computer, leicht
statistics-kind-usual = Computer, mittel
statistics-kind-strong = Computer, stark
statistics-by-seat = Siege nach Platz, zu { $count }
statistics-seat = Platz { $number }
statistics-won = Siege in %
statistics-won-seat = Platz { $number }, %
statistics-par = Gleich
statistics-par-about = Gleich: die Siege, wenn am Tisch alle gleich oft gewinnen würden. Der Strich im Balken zeigt es.
opening-genoa = Erstes Feld des Turms
opening-mediterranee = Erstes Ziel einer Galeere
opening-oltremare = Karten im ersten Zug
opening-serenissima = Starthafen
