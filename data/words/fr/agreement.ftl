# Ce dont une table convient avant de commencer.

act-lobby-agree = Préparer la table
act-lobby-agree-about = Horloge, places, classement et variantes. Vous pouvez les changer jusqu’au début de la partie.
field-clock = Horloge libre : temps de départ, ajout par tour, maximum (p. ex. { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") })
option-clock = horloge
field-expiry = Quand le temps est écoulé
option-expiry = échéance
field-seating = Places
option-seating = disposition
option-strangers = inconnus
field-breaks = Permettre les pauses et les jours d’absence ?
option-breaks = pauses
agreement-no-breaks = Pas de pause, et l’horloge tourne aussi les jours d’absence.
field-greeting = Votre mot aux personnes qui voient la table
option-greeting = mot
field-reliable = Fiabilité minimale en pour cent (0 : toutes)
option-reliable = fiabilité
field-lowest = Classement minimal (0 : tous)
option-lowest = classement-min
field-highest = Classement maximal (0 : tous)
option-highest = classement-max
field-known = Seulement des personnes avec qui vous avez joué ?
option-known = connus
wanted-known = Réservé aux personnes qui ont déjà joué avec la personne qui a ouvert la table.
wanted-reliable = Réservé aux personnes qui jouent au moins { $least } % de leurs coups à temps.
wanted-rating = { $lowest ->
    [0] Pour les classements jusqu’à { $highest }.
   *[other] { $highest ->
        [0] Pour les classements à partir de { $lowest }.
       *[other] Pour les classements de { $lowest } à { $highest }.
    }
}
field-autostart = Commencer dès que la dernière place est prise ?
option-autostart = démarrage-auto
agreement-starts-when-full = La partie commence dès que la dernière place est prise.
agreement-own-clock = Horloge libre
agreement-clock-wrong = Indiquez trois durées comme { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } ou { SPAN("2 d") } : temps de départ, ajout par tour, maximum. L’ajout est d’au moins { SPAN("10 s") }. Le maximum n’est pas inférieur aux deux autres et ne dépasse pas { SPAN("60 d") }.
agreement-expiry-default = le coup par défaut est joué
agreement-expiry-house = un robot joue ce seul tour
agreement-expiry-hand = { $strikes ->
    [one] un robot prend la place
   *[other] après { $strikes } tours manqués de suite, un robot prend la place
  }
agreement-seating-random = places au hasard
agreement-seating-arranged = places dans l’ordre de la liste
agreement-friendly = Partie amicale, hors classement.
agreement-invited-only = Les places libres sont réservées aux personnes invitées.
agreement-changed = C’est enregistré.

field-firstmove = Le premier coup est-il attendu sous un jour ?
option-firstmove = premier-coup
agreement-begins-soon = Sans premier coup sous un jour, la place redevient libre.
