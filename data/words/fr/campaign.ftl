# Campagnes : maisons, prestige, chronique.
campaign-full = Toutes les maisons de cette campagne sont fondées.
campaign-name-taken = Donnez à votre maison un nom qu’aucune autre ne porte.
campaign-charge-taken = Une autre maison porte déjà ce meuble. Choisissez-en un libre.
campaign-no-house = Vous ne dirigez aucune maison dans cette campagne.
campaign-no-free-house = Il n’y a pas de telle maison sans chef, ou vous en dirigez déjà une.
campaign-no-rival = Nommez une autre maison de cette campagne ; la rivalité doit y être convenue.
campaign-rival-taken = L’une des deux a déjà une rivale.
campaign-not-your-choice = Vous n’avez rien à choisir maintenant.
campaign-empty-note = Écrivez d’abord quelque chose.

campaign-opened = **{ $name }** : une campagne de { $games } parties est ouverte à { $houses } maisons.
campaign-house = **{ $name }** : la maison { $house } est fondée. { $arms }
campaign-rivals = Les maisons { $one } et { $other } sont rivales.
campaign-left = **{ $name }** : la maison { $house } n’a plus de chef. Quelqu’un peut la reprendre.
campaign-taken-over = **{ $name }** : la maison { $house } a de nouveau un chef.
campaign-game = **{ $name }** : la partie { $number } commence : { $title }.
campaign-choose = **{ $name }** : la maison { $house } choisit la suite.
campaign-phase = **{ $name }**
  { $lines }
campaign-game-over = **{ $name }** : la partie { $number } est finie. Victoire de { $houses }.
campaign-voided = **{ $name }** : la partie { $number } est abandonnée et sera rejouée.
campaign-ended = **{ $name }** est finie. La plus grande maison : { $houses }, avec { $prestige } de prestige.
campaign-log-title = La maison { $house } choisit { $title }.
campaign-log-seat = La maison { $house } choisit la place { $seat }.
campaign-log-note = La maison { $house } écrit dans la chronique.

campaign-final = Les maisons à la fin
campaign-final-line = { $rank }. { $house } : { $prestige } de prestige
campaign-place-line = { $place }. { $house }, { $total } points : { $gains }
campaign-gain = { $reason } +{ $points }
campaign-gain-place = place
campaign-gain-feats = exploits
campaign-gain-purse = bourse de la dernière maison
campaign-gain-rivalry = rivalité
campaign-map = Qui a gagné où
campaign-to-play = encore à jouer
campaign-board-line = { $rank }. { $house }, { $prestige } de prestige

campaign-blazon = { $ground }, { $charge } { $tincture }.
campaign-parting-plain = Champ { $field }
campaign-parting-pale = Parti { $field } et { $second }
campaign-parting-fess = Coupé { $field } et { $second }
campaign-parting-bend = Tranché { $second } et { $field }
campaign-parting-quarterly = Écartelé { $field } et { $second }
campaign-parting-chevron = Chapé { $field } et { $second }
campaign-tincture-or = d’or
campaign-tincture-argent = d’argent
campaign-tincture-gules = de gueules
campaign-tincture-azure = d’azur
campaign-tincture-vert = de sinople
campaign-tincture-purpure = de pourpre
campaign-tincture-sable = de sable
campaign-charge-tower = à la tour
campaign-charge-star = à l’étoile
campaign-charge-crescent = au croissant
campaign-charge-anchor = à l’ancre
campaign-charge-key = à la clef
campaign-charge-fish = au poisson
campaign-charge-cross = à la croix pattée
campaign-charge-wheel = à la roue
campaign-charge-lozenge = au losange
campaign-charge-sail = à la nef
campaign-so-far = { $games ->
    [0] Les maisons
    [one] Les maisons après une partie
   *[other] Les maisons après { $games } parties
  }
campaign-chronicle = Chronique
campaign-keep = À garder : un seul fichier
