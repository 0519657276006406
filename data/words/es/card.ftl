# The card of a title on the front page and in a lobby.
card-weight-light = fácil de aprender
card-weight-medium = de dificultad media
card-weight-heavy = exigente
card-length = unas { $answers } respuestas por persona, unos { $days } días
card-length-why = Medido con cuatro personas que se asoman tres veces al día y responden por adelantado.
