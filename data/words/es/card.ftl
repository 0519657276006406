# The card of a title on the front page and in a lobby.
card-weight-light = fácil de aprender
card-weight-medium = de dificultad media
card-weight-heavy = exigente
card-length = unos { $answers } turnos por persona, unos { $days } días a ritmo tranquilo
card-length-why = Medido con cuatro personas que se asoman tres veces al día y planifican sus jugadas.
