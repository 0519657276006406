# Jouer sur plusieurs jours, sur Discord.
achat-next-time = la prochaine fois seulement
achat-exported = La partie entière : `fondaco replay` la vérifie.
achat-digest-head = { $count ->
    [one] Une table vous attend :
   *[other] { $count } tables vous attendent :
  }
achat-remind-arrived = À vous dans **{ $title }**. { $when }
achat-remind-half = La moitié de votre temps dans **{ $title }** est passée. { $when }
achat-remind-last = Votre temps dans **{ $title }** est presque écoulé. { $when }
achat-remind-waiting = **{ $title }** attend toujours votre coup.
cmd-missed = manqué
cmd-missed-about = Voir ce qui s’est passé depuis votre dernier coup
cmd-orders = ordres
cmd-orders-about = Voir et changer vos ordres permanents
cmd-replay = revoir
cmd-replay-about = Voir la partie pas à pas ; l’exporter quand elle est finie
achat-order-which = Choisissez une question
achat-order-list = Tous les ordres
achat-order-everywhere = À chaque table
achat-order-everywhere-lead = Ce que vous répondez toujours : valable à chaque table où vous vous asseyez dès lors.
achat-order-title = Choisissez un jeu
achat-order-count = { $count ->
    [0] aucun ordre
    [one] un ordre
   *[other] { $count } ordres
  }
achat-pace-custom = Une horloge à elle
achat-clock-write = Écrire l’horloge
achat-clock-title = Une horloge à vous
achat-clock-bank = Chacun commence avec
achat-clock-increment = Chaque question ajoute
achat-clock-cap = À garder au plus
achat-clock-hint = comme 90 s, 30 m, 12 h ou 2 j
achat-clock-wrong = Écrivez trois durées comme 90 s, 30 m, 12 h ou 2 j : celle du début, celle qu’ajoute chaque question (au moins 10 s), et le plus que l’on garde (au moins autant que chacune, 60 j au plus).
achat-expiry = Quand le temps est écoulé
achat-expiry-default = la réponse habituelle est donnée
achat-expiry-house = la maison répond cette fois
achat-expiry-hand = { $strikes ->
    [one] la maison prend la place
   *[other] après { $strikes } fois de suite, la maison prend la place
  }
achat-due = Répondez avant { $when }
cmd-clock = horloge
cmd-clock-about = Une horloge à vous : début, ajout par question, maximum ; comme 1 j, 12 h, 3 j
cmd-expiry = échéance
cmd-expiry-about = Ce qui arrive quand le temps est écoulé
cmd-rewind = revenir
cmd-rewind-about = Qui a ouvert la table : revenir avant n’importe quel coup
achat-rewind = Retour en arrière
achat-rewind-lead = Vous avez ouvert cette table : choisissez un coup, et il est repris avec tout ce qui le suit. Ce qui a été vu reste vu : les mêmes dés tomberont.
achat-rewind-which = Revenir avant…
achat-rewind-later = Coups suivants
achat-rewind-earlier = Coups précédents
achat-rewind-nothing = Il n’y a encore aucun coup à reprendre.
achat-rewind-ask = Ceci est repris, avec toute réponse donnée depuis sous scellé :
achat-rewind-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
  }
achat-rewind-sure = Reprendre tout cela
achat-rewound = C’est fait. La table sait que son hôte a repris des coups, et le journal les garde.
achat-undo-ask = Au-delà d’une limite, toute la table doit être d’accord. Ce qui a été vu reste vu.
achat-free-seat = Une place est libre dans une partie de **{ $title }** : { $who } s’est levé.
