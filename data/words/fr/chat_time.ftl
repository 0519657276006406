# Jouer sur plusieurs jours, sur Discord.
chat-next-time = la prochaine fois seulement
chat-exported = La partie entière : `fondaco replay` la vérifie.
chat-digest-head = { $count ->
    [one] Une table vous attend :
   *[other] { $count } tables vous attendent :
  }
chat-remind-arrived = À vous dans **{ $title }**. { $when }
chat-remind-half = La moitié de votre temps dans **{ $title }** est passée. { $when }
chat-remind-last = Votre temps dans **{ $title }** est presque écoulé. { $when }
chat-remind-waiting = **{ $title }** attend toujours votre coup.
cmd-missed = manqué
cmd-missed-about = Voir ce qui s’est passé depuis votre dernier coup
cmd-replay = revoir
cmd-replay-about = Voir la partie pas à pas ; l’exporter quand elle est finie
chat-order-which = Choisissez une question
chat-order-list = Tous les ordres
chat-order-everywhere = À chaque table
chat-order-everywhere-lead = Ce que vous répondez toujours : valable à chaque table où vous vous asseyez dès lors.
chat-order-title = Choisissez un jeu
chat-order-count = { $count ->
    [0] aucun ordre
    [one] un ordre
   *[other] { $count } ordres
  }
chat-due = Répondez avant { $when }
chat-rewind = Reprendre des coups
chat-rewind-lead = Vous avez ouvert cette table : choisissez un coup, et il est repris avec tout ce qui le suit. Ce qui a été vu reste vu : les mêmes dés tomberont.
chat-rewind-which = Reprendre…
chat-rewind-later = Coups suivants
chat-rewind-earlier = Coups précédents
chat-rewind-nothing = Il n’y a encore aucun coup à reprendre.
chat-rewind-ask = Ceci est repris, avec toute réponse donnée depuis sous scellé :
chat-rewind-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
  }
chat-rewind-sure = Reprendre tout cela
chat-rewound = C’est fait. La table sait que son hôte a repris des coups, et le journal les garde.
chat-undo-ask = Le coup peut encore être repris si toute la table est d’accord. Ce qui a été vu reste connu.
chat-seat-taken = La place de { $who } dans une partie de **{ $title }** n’est plus libre.
chat-free-seat = Une place est libre dans une partie de **{ $title }** : { $who } s’est levé.
chat-offered-seat = Une place vous est proposée dans une partie de **{ $title }** avec { $names }. Rien ne compte avant votre accord.
cmd-words = mots
cmd-words-about = Lire le plateau en mots : tout, un lieu ou une personne
cmd-about = sujet
cmd-about-about = Un lieu, une pièce ou une personne
cmd-since = depuis
cmd-since-about = Ce qui a changé depuis votre dernier coup
