# Les mots communs à tous les titres et à toutes les surfaces.
yes = Oui
no = Non
seat = Place { $number }
list-last = { $most } et { $last }

refuse-over = La partie est finie.
refuse-not-yours = Vous n’avez rien à décider pour l’instant.
refuse-stale = La partie a avancé. Voici ce que vous pouvez décider maintenant.
refuse-unknown = « { $what } » ne fait pas partie des choix.
refuse-missing = Remplissez « { $what } ».
refuse-pick-one = Choisissez une des options.
refuse-pick-list = Choisissez parmi les options.
refuse-pick-twice = Chaque option ne peut être choisie qu’une fois.
refuse-pick-count-exactly = Choisissez-en { $due }, pas { $count }.
refuse-pick-count = { $low ->
    [0] Choisissez-en { $high } au plus, pas { $count }.
   *[other] Choisissez-en de { $low } à { $high }, pas { $count }.
  }
refuse-amount-number = Donnez un nombre entier.
refuse-amount-range = Donnez un nombre de { $low } à { $high }.
refuse-amount-step = Partez de { $low } et avancez de { $step } en { $step }.
refuse-share-form = Donnez un nombre dans chaque champ.
refuse-share-bucket = { $what } : de { $low } à { $high }.
refuse-share-total-exactly = Cela fait { $count } en tout, mais il en faut { $due }.
refuse-share-total = Cela fait { $count } en tout, mais il en faut de { $low } à { $high }.
refuse-one-of = Une seule chose à la fois, s’il vous plaît.
refuse-all-of = Remplissez tout le formulaire.
refuse-line-words = Écrivez quelques mots.
refuse-line-empty = Écrivez quelque chose.
refuse-line-length = Le texte a { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
  }. Possible : de { $low } à { $high }.

undo-nothing = Vous n’avez pas de coup à annuler.
undo-shown = Ce coup vous a montré quelque chose de caché : un dé, une carte ou le plan de quelqu’un. Seule toute la table peut accepter de l’annuler.
undo-others = D’autres ont joué depuis : ce coup ne peut plus être annulé.
undo-damaged = Impossible d’annuler : l’enregistrement de cette partie est endommagé. Vous pouvez continuer à jouer.
stored-unseen = C’est enregistré. Actualisez pour le voir.
maybe-stored = La connexion à la base de données s’est interrompue : c’est peut-être enregistré, peut-être pas. Actualisez avant de réessayer.
undo-rules = Ce coup date d’avant la correction des règles de ce jeu : il ne peut plus être annulé.
