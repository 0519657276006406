# The card of a title on the front page and in a lobby.
card-weight-light = snel geleerd
card-weight-medium = middelzwaar
card-weight-heavy = zwaar
card-length = ongeveer { $answers } beurten per persoon, ongeveer { $days } dagen in een rustig tempo
card-length-why = Gemeten met vier mensen die drie keer per dag langskomen en vooruit plannen.
