# The card of a title on the front page and in a lobby.
card-weight-light = facile à apprendre
card-weight-medium = de poids moyen
card-weight-heavy = exigeant
card-length = environ { $answers } réponses chacun, environ { $days } jours
card-length-why = Mesuré avec quatre personnes qui passent trois fois par jour et répondent d’avance.
