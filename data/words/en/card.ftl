# The card of a title on the front page and in a lobby.
card-weight-light = easy to learn
card-weight-medium = medium
card-weight-heavy = challenging
card-length = about { $answers } turns each, about { $days } days at a relaxed pace
card-length-why = Measured with four players who check in three times a day and plan ahead.
