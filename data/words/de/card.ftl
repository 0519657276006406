# The card of a title on the front page and in a lobby.
card-weight-light = leicht zu lernen
card-weight-medium = mittelschwer
card-weight-heavy = anspruchsvoll
card-length = pro Person etwa { $answers } Züge, etwa { $days } Tage in ruhigem Tempo
card-length-why = Gemessen mit vier Leuten, die dreimal am Tag hereinschauen und vorausplanen.
