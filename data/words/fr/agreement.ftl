# Ce dont une table convient avant de commencer.

act-lobby-agree = Ce dont la table convient
act-lobby-agree-about = Le temps, les places, la cote et les variantes, jusqu’au début de la partie
field-clock = Une horloge à vous : début, ajout par question, maximum ; comme { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") }
option-clock = horloge
field-expiry = Quand le temps est écoulé
option-expiry = échéance
field-seating = Places
option-seating = disposition
option-strangers = inconnus
agreement-own-clock = Une horloge à elle
agreement-clock-wrong = Écrivez trois durées comme { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } ou { SPAN("2 d") } : celle du début, celle qu’ajoute chaque question (au moins { SPAN("10 s") }), et le plus que l’on garde (au moins autant que chacune, { SPAN("60 d") } au plus).
agreement-expiry-default = la réponse habituelle est donnée
agreement-expiry-house = la maison répond cette fois
agreement-expiry-hand = { $strikes ->
    [one] la maison prend la place
   *[other] après { $strikes } fois de suite, la maison prend la place
  }
agreement-seating-random = places au hasard
agreement-seating-arranged = places dans l’ordre de la liste
agreement-friendly = Partie amicale : elle ne compte pas pour la cote.
agreement-invited-only = Les places libres sont réservées aux personnes invitées.
agreement-changed = La table en est convenue.
