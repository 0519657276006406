# The card of a title on the front page and in a lobby.
card-weight-light = easy to learn
card-weight-medium = of medium weight
card-weight-heavy = heavy
card-length = about { $answers } answers each, about { $days } days
card-length-why = Measured with four people who look in three times a day and answer ahead.
