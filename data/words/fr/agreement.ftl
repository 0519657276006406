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
field-breaks = Les pauses et les jours d’absence sont-ils permis ?
option-breaks = pauses
agreement-no-breaks = Pas de pause, et l’horloge tourne aussi les jours d’absence.
field-greeting = Votre mot pour qui regarde
option-greeting = mot
field-reliable = Fiabilité minimale en pour cent (0 : toutes)
option-reliable = fiabilité
field-lowest = Classement le plus bas (0 : tous)
option-lowest = classement-min
field-highest = Classement le plus haut (0 : tous)
option-highest = classement-max
field-known = Seulement des personnes avec qui vous avez joué ?
option-known = connus
wanted-known = Réservé aux personnes qui ont déjà joué avec la personne qui a ouvert la table.
wanted-reliable = Réservé aux personnes qui répondent à temps au moins { $least } % du temps.
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

field-firstmove = Le premier coup est-il attendu sous un jour ?
option-firstmove = premier-coup
agreement-begins-soon = Sans premier coup sous un jour, la place redevient libre.
