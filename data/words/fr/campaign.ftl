# Campagnes : maisons, prestige, chronique.
campaign-full = Toutes les maisons de cette campagne sont prises.
campaign-name-taken = Donnez à votre maison un nom qu’aucune autre ne porte.
campaign-charge-taken = Une autre maison a déjà cet emblème. Choisissez-en un libre.
campaign-no-house = Vous ne dirigez aucune maison dans cette campagne.
campaign-no-free-house = Cette maison n’est pas à reprendre, ou vous en dirigez déjà une.
campaign-no-rival = Choisissez une autre maison de cette campagne. La rivalité doit faire partie de ses règles.
campaign-rival-taken = L’une des deux a déjà une rivale.
campaign-not-your-choice = Vous n’avez rien à choisir pour le moment.
campaign-empty-note = Écrivez d’abord quelque chose.

campaign-opened = **{ $name }** : une campagne de { $games ->
    [0] 0 partie
    [one] une partie
   *[other] { $games } parties
  } est ouverte à { $houses ->
    [0] 0 maison
    [one] une maison
   *[other] { $houses } maisons
  }.
campaign-house = **{ $name }** : la maison { $house } est fondée. { $arms }
campaign-rivals = Les maisons { $one } et { $other } sont désormais rivales.
campaign-left = **{ $name }** : personne ne dirige plus la maison { $house }. Tout le monde peut la prendre en charge.
campaign-taken-over = **{ $name }** : la maison { $house } a de nouveau quelqu’un à sa tête.
campaign-game = **{ $name }** : la partie { $number } commence : { $title }.
campaign-choose = **{ $name }** : la maison { $house } choisit la suite.
campaign-phase = **{ $name }**
  { $lines }
campaign-game-over = **{ $name }** : la partie { $number } est finie. Victoire de { $houses }.
campaign-voided = **{ $name }** : la partie { $number } est abandonnée et sera rejouée.
campaign-ended = **{ $name }** est finie. La plus grande maison : { $houses }, avec { $prestige } de prestige.
campaign-log-title = La maison { $house } choisit { $title }.
campaign-log-seat = La maison { $house } choisit la place { $seat }.
campaign-log-note = La maison { $house } ajoute une note à la chronique.

campaign-final = Classement final
campaign-final-line = { $rank }. { $house } : { $prestige } de prestige
campaign-place-line = { $place }. { $house }, score { $total } : { $gains }
campaign-gain = { $reason } +{ $points }
campaign-gain-place = place
campaign-gain-feats = exploits
campaign-gain-purse = bourse de la dernière maison
campaign-gain-rivalry = rivalité
campaign-map = Qui a gagné où
campaign-to-play = pas encore jouée
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
campaign-keep = Télécharger en un seul fichier :
