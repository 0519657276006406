# Public statistics of each game
statistics = Statistiques
statistics-of = Statistiques : { $title }
statistics-lead = D’après { $games ->
    [0] 0 partie finie
    [one] une partie finie
   *[other] { $games } parties finies
  }.
statistics-too-few = Les statistiques apparaissent après { $games ->
    [0] 0 partie finie
    [one] une partie finie
   *[other] { $games } parties finies
  }.
statistics-private = Les parties privées ne comptent pas, et personne n’est nommé. Rien n’est montré en dessous de { $games ->
    [0] 0 partie
    [one] une partie
   *[other] { $games } parties
  }.
statistics-sizes = Nombre de joueurs
statistics-column-players = Joueurs
statistics-players = À { $count }
statistics-chart = Graphique
statistics-lengths = Durée d’une partie
statistics-quarter = Un quart jusqu’à
statistics-half = La moitié jusqu’à
statistics-three-quarters = Trois quarts jusqu’à
statistics-days = Jours
statistics-moves = Coups, tous joueurs
statistics-scores = Scores gagnants
statistics-numbers = En tableau
statistics-column-score = Points
statistics-column-winners = Victoires
statistics-by-kind = Qui gagne
statistics-kind-person = Joueurs
statistics-kind-easy = Robots faciles
statistics-kind-usual = Robots moyens
statistics-kind-strong = Robots forts
statistics-by-seat = Victoires par place, à { $count }
statistics-seat = Place { $number }
statistics-won = Victoires en %
statistics-won-seat = Place { $number }, %
statistics-par = Parité
statistics-par-about = Parité : les victoires si chacun gagnait aussi souvent. Le trait dans la barre la marque.
opening-genoa = Première case où va la tour
opening-mediterranee = Première destination d’une galère
opening-oltremare = Cartes jouées au premier tour
opening-serenissima = Port de départ
