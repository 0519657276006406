# The card of a title on the front page and in a lobby.
card-weight-light = facile da imparare
card-weight-medium = di media difficoltà
card-weight-heavy = impegnativo
card-length = circa { $answers } risposte a testa, circa { $days } giorni
card-length-why = Misurato con quattro persone che passano tre volte al giorno e rispondono in anticipo.
