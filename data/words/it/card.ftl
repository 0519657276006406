# The card of a title on the front page and in a lobby.
card-weight-light = facile da imparare
card-weight-medium = di media difficoltà
card-weight-heavy = impegnativo
card-length = circa { $answers } turni a testa, circa { $days } giorni a ritmo tranquillo
card-length-why = Misurato con quattro persone che passano tre volte al giorno e pianificano le mosse.
