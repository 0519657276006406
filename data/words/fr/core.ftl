# Les mots communs à tous les titres et à toutes les surfaces.
yes = Oui
no = Non
seat = Place { $number }
list-last = { $most } et { $last }

refuse-over = La partie est finie : il n’y a plus rien à répondre.
refuse-not-yours = On ne vous demande rien pour l’instant.
refuse-stale = Cette question n’est plus posée. Voici celle du moment.
refuse-unknown = « { $what } » ne fait pas partie des réponses.
refuse-missing = Il reste à répondre à « { $what } ».
refuse-pick-one = Choisissez une des réponses proposées.
refuse-pick-list = Choisissez parmi les réponses proposées.
refuse-pick-twice = Chaque réponse ne peut être choisie qu’une fois.
refuse-pick-count-exactly = Choisissez-en { $due }, pas { $count }.
refuse-pick-count = { $low ->
    [0] Choisissez-en { $high } au plus, pas { $count }.
   *[other] Choisissez-en de { $low } à { $high }, pas { $count }.
  }
refuse-amount-number = Donnez un nombre entier.
refuse-amount-range = Donnez un nombre de { $low } à { $high }.
refuse-amount-step = Partez de { $low } et avancez de { $step } en { $step }.
refuse-share-form = Donnez un nombre pour chaque place.
refuse-share-bucket = { $what } : de { $low } à { $high }.
refuse-share-total-exactly = Cela fait { $count } en tout ; il en faut { $due }.
refuse-share-total = Cela fait { $count } en tout ; il en faut de { $low } à { $high }.
refuse-one-of = Une seule chose à la fois, s’il vous plaît.
refuse-all-of = Remplissez tout le formulaire.
refuse-line-words = Écrivez quelques mots.
refuse-line-empty = Écrivez quelque chose.
refuse-line-length = Cela fait { $count } signes ; il en faut de { $low } à { $high }.

undo-nothing = Vous n’avez pas de coup à reprendre.
undo-shown = Ce coup vous a appris quelque chose de caché : un dé, une carte ou ce qu’une autre personne a prévu. Vous ne pouvez pas l’annuler sans l’accord de la table.
undo-others = D’autres ont joué depuis : ce coup reste joué.
undo-damaged = Impossible d’annuler : l’enregistrement de cette partie est endommagé. Vous pouvez continuer à jouer.
stored-unseen = C’est enregistré. Actualisez pour le voir.
maybe-stored = La connexion à la base de données s’est interrompue : c’est peut-être enregistré, peut-être pas. Actualisez avant de réessayer.
undo-rules = Ce coup date d’avant la correction des règles de ce jeu : il reste joué.
