# The card of a title on the front page and in a lobby.
card-weight-light = facile à apprendre
card-weight-medium = difficulté moyenne
card-weight-heavy = exigeant
card-length = environ { $answers } tours par personne, environ { $days } jours à un rythme tranquille
card-length-why = Mesuré avec quatre personnes qui passent trois fois par jour et prévoient leurs coups.
