# Jouer sur plusieurs jours, sur Discord.
chat-next-time = la prochaine fois seulement
chat-exported = La partie entière. Vous pouvez la vérifier avec `fondaco replay`.
chat-digest-head = { $count ->
    [one] { $count } table vous attend :
   *[other] { $count } tables vous attendent :
  }
chat-remind-arrived = C’est à vous dans **{ $title }**. { $when }
chat-remind-half = La moitié de votre temps dans **{ $title }** est passée. { $when }
chat-remind-last = Votre temps dans **{ $title }** est presque écoulé. { $when }
chat-remind-waiting = **{ $title }** attend toujours votre coup.
cmd-missed = manqué
cmd-missed-about = Voir ce qui s’est passé depuis votre dernier coup
cmd-replay = revoir
cmd-replay-about = Voir la partie étape par étape ; l’exporter quand elle est finie
chat-order-which = Choisissez une situation
chat-order-list = Tous les ordres
chat-order-everywhere = À toutes les tables
chat-order-everywhere-lead = Vos ordres permanents pour toutes les tables que vous rejoignez désormais.
chat-order-title = Choisissez un jeu
chat-order-count = { $count ->
    [0] aucun ordre permanent
    [one] { $count } ordre permanent
   *[other] { $count } ordres permanents
  }
chat-due = Jouez avant : { $when }
chat-rewind = Annuler des coups
chat-rewind-lead = Vous avez ouvert cette table : vous pouvez annuler n’importe quel coup et tout ce qui a suivi. Ce qui a été révélé reste connu, et les dés donneront le même résultat.
chat-rewind-which = Annuler…
chat-rewind-later = Coups suivants
chat-rewind-earlier = Coups précédents
chat-rewind-nothing = Il n’y a encore aucun coup à annuler.
chat-rewind-ask = Ceci sera annulé, avec tous les choix secrets faits depuis :
chat-rewind-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }
chat-rewind-sure = Tout annuler
chat-rewound = C’est fait. La table voit que vous avez annulé des coups, et le journal les garde.
chat-undo-ask = Vous pouvez encore l’annuler si toute la table est d’accord. Ce qui a été révélé reste connu.
chat-seat-taken = La place de { $who } dans une partie de **{ $title }** n’est plus libre.
chat-free-seat = { $who } a quitté une partie de **{ $title }** : une place est libre.
chat-offered-seat = On vous invite à prendre une place dans une partie de **{ $title }** avec { $names }. Vous ne jouez que si vous acceptez.
cmd-words = mots
cmd-words-about = Lire le plateau en mots : tout, un lieu ou une personne
cmd-about = sujet
cmd-about-about = Un lieu, une pièce ou une personne
cmd-since = depuis
cmd-since-about = Ce qui a changé depuis votre dernier coup
