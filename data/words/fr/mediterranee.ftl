# Méditerranée (1996).

## Noms
mediterranee-nation-venice = Venise
mediterranee-nation-genoa = Gênes
mediterranee-nation-spain = Espagne
mediterranee-nation-turkey = Turquie
mediterranee-good-gem = pierres précieuses
mediterranee-good-gold = or
mediterranee-good-spice = épices
mediterranee-good-wine = vin
mediterranee-good-cloth = tissus
mediterranee-good-iron = fer
mediterranee-good-wood = bois
mediterranee-short-gem = P
mediterranee-short-gold = O
mediterranee-short-spice = É
mediterranee-short-wine = V
mediterranee-short-cloth = T
mediterranee-short-iron = F
mediterranee-short-wood = B
mediterranee-place = { $name }
mediterranee-galley = Galère { $number }
mediterranee-galley-at = Galère { $number }, { $zone }
mediterranee-galley-of = Galère { $number } ({ $who })
mediterranee-garrison = Garnison
mediterranee-hired = Nouveaux enrôlés
mediterranee-ducats = { $amount } ducats
mediterranee-ducats-each = { $amount } ducats chacun
mediterranee-count = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
  }
mediterranee-pieces = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
  }
mediterranee-no-cargo = sans cargaison
mediterranee-aboard = { $sailors ->
    [one] { $sailors } marin, { $cargo }
   *[other] { $sailors } marins, { $cargo }
  }
mediterranee-phase-0 = Équipages
mediterranee-phase-1 = Enchères
mediterranee-phase-2 = Marché
mediterranee-phase-3 = Déplacement
mediterranee-phase-4 = Combats
mediterranee-phase-5 = Débarquements
mediterranee-phase-6 = Ventes

## Variantes
mediterranee-option-money = Trésors
mediterranee-option-money-hidden = Cachés (comme dans la règle)
mediterranee-option-money-open = Ouverts
mediterranee-option-pairing = Nations à deux joueurs
mediterranee-option-pairing-venice-genoa = Vénitiens et Génois (option historique)
mediterranee-option-pairing-spain-turkey = Espagnols et Turcs

## Mise en place et enchères
mediterranee-ask-manning = Répartissez vos { $count } marins entre vos deux galères et votre capitale.
mediterranee-manned = { $garrison ->
    [0] { $who } répartit ses marins : { $crews } sur ses galères, aucun dans sa capitale.
   *[other] { $who } répartit ses marins : { $crews } sur ses galères, { $garrison } dans sa capitale.
  }
mediterranee-turn = Tour { $turn } sur { $turns } : enchères pour l’ordre du tour.
mediterranee-ask-bid = Misez pour votre place au tour { $turn } et indiquez les places souhaitées, la meilleure d’abord ; sans indication, on vous demandera. Tout le monde paie ; la plus grosse mise choisit d’abord.
mediterranee-part-bid = Mise
mediterranee-part-places = Places, la meilleure d’abord
mediterranee-bid = { $bid ->
    [0] { $who } ne mise rien.
   *[other] { $who } mise { $bid } ducats.
  }
mediterranee-diced = Le dé départage : { $order }.
mediterranee-throw = { $who } { $die }
mediterranee-throws = Le dé départage : { $throws }.
mediterranee-ask-place = Choisissez votre place dans ce tour.
mediterranee-place-1 = Premier (I)
mediterranee-place-2 = Deuxième (II)
mediterranee-place-3 = Troisième (III)
mediterranee-place-4 = Quatrième (IV)
mediterranee-blocked-place = Prise par { $who }.
mediterranee-took-place = { $who } prend sa place : { $place }.
mediterranee-order = Ordre du tour : { $order }.

## Marché
mediterranee-ask-market = Achetez, construisez, enrôlez et chargez, dans l’ordre que vous voulez ; puis quittez le marché.
mediterranee-act-buy = Acheter des marchandises
mediterranee-act-recruit = Enrôler des marins
mediterranee-act-crew = Transférer des marins
mediterranee-act-cargo = Transférer des marchandises
mediterranee-act-galley = Construire une galère
mediterranee-act-fort = Construire des fortifications
mediterranee-act-trade = Traiter avec un joueur
mediterranee-act-discard = Se défaire de marchandises
mediterranee-act-dismiss = Se défaire de marins
mediterranee-act-tariff = Fixer vos prix
mediterranee-act-done = Quitter le marché
mediterranee-blocked-buy = Aucune de vos galères au port n’a de place pour une marchandise qui reste dans la boîte et que vous pouvez payer.
mediterranee-blocked-recruit = On n’enrôle que dans ses propres ports, à chaque tour un marin par marchandise en entrepôt, à { $price } ducats chacun, tant qu’il en reste dans la boîte.
mediterranee-blocked-crew = Nulle part deux de vos galères, ou une galère et un port à vous, n’ont de marins à échanger et de place pour eux.
mediterranee-blocked-cargo = Nulle part deux de vos galères n’ont de marchandises à transférer ou à échanger.
mediterranee-blocked-galley = Une galère coûte { $price } ducats ; il faut qu’il en reste dans la boîte, et un port à vous avec du bois, du fer et un marin pour l’armer, où rien n’a été construit ce tour.
mediterranee-blocked-fort = Des fortifications coûtent { $price } ducats ; il faut qu’il en reste dans la boîte, et un port à vous non fortifié avec du bois et de l’or, où rien n’a été construit ce tour.
mediterranee-blocked-trade = Aucune galère d’un autre joueur ne partage une case côtière avec les vôtres, avec de quoi traiter.
mediterranee-blocked-trade-enough = Vous avez proposé { $count } affaires pendant ce marché : c’est la limite.
mediterranee-blocked-discard = Vous n’avez aucune cargaison.
mediterranee-blocked-dismiss = On ne renvoie des marins que dans un port qui n’est pas à soi, et il en reste un à bord.
mediterranee-blocked-tariff = Vous ne contrôlez aucun port.
mediterranee-blocked-money = Vous n’avez pas cette somme.
mediterranee-note-purse = vous avez { $amount } ducats
mediterranee-note-price = { $good }, { $price } ducats pièce
mediterranee-note-recruits = { $count ->
    [one] { $count } marin
   *[other] jusqu’à { $count } marins
  }
mediterranee-note-now = { $count } à présent
mediterranee-cargo-anew = { $zone } : recharger toutes les galères
mediterranee-take = Acheter au prix demandé
mediterranee-offer = Faire une contre-proposition, une seule
mediterranee-enquire = Demander son prix au propriétaire
mediterranee-sell = Proposer de vendre
mediterranee-buy = Proposer d’acheter
mediterranee-swap = Proposer un échange
mediterranee-part-give = Ce que vous donnez
mediterranee-part-take = Ce que vous recevez
mediterranee-part-terms = Argent en plus
mediterranee-terms-even = Échange sans argent.
mediterranee-terms-pay = Vous payez
mediterranee-terms-ask = Vous demandez
mediterranee-part-goods = Marchandises
mediterranee-part-price = Prix du tout
mediterranee-part-ask = Prix d’un pion (dans la limite permise)
mediterranee-part-floor = Plus basse contre-proposition acceptée
mediterranee-my-price = Un prix pour tous
mediterranee-ask-me = Me demander à chaque fois
mediterranee-ask-price = { $who } veut acheter { $port ->
    [Sicilia] en { $port }
    [Sardegna] en { $port }
    [Creta] en { $port }
   *[other] à { $port }
  } ({ $good }). Fixez votre prix par pion.
mediterranee-price-most = Le plus haut prix permis
mediterranee-price-one = Un autre prix
mediterranee-price-standing = Un prix permanent, dès à présent
mediterranee-quoted = { $who } demande { $price } ducats par pion { $port ->
    [Sicilia] en { $port }
    [Sardegna] en { $port }
    [Creta] en { $port }
   *[other] à { $port }
  } ({ $good }).
mediterranee-ask-haggle = { $who } propose { $price } ducats par pion au lieu de { $ask }. Acceptez-vous ? ({ $count } × { $good }, { $port })
mediterranee-haggle-refused = { $who } refuse la contre-proposition de { $buyer } : { $price } ducats par pion ({ $port }).
mediterranee-haggle-agreed = { $who } accepte la contre-proposition de { $buyer } : { $price } ducats par pion ({ $port }).
mediterranee-bought = { $who } achète { $port ->
    [Sicilia] en { $port }
    [Sardegna] en { $port }
    [Creta] en { $port }
   *[other] à { $port }
  } : { $cargo }, { $ducats } ducats ({ $galley }).
mediterranee-recruited = { $who } enrôle { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  } { $port ->
    [Sicilia] en { $port }
    [Sardegna] en { $port }
    [Creta] en { $port }
   *[other] à { $port }
  }.
mediterranee-crewed = { $who } transfère des marins : { $zone }.
mediterranee-moved-cargo = { $who } transfère des marchandises : { $cargo } ({ $source } → { $target }).
mediterranee-reloaded = { $who } recharge ses galères : { $zone }.
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Chargez { $high } marchandise, ou aucune : { $galley }. { $rest }
       *[other] Chargez jusqu’à { $high } marchandises : { $galley }. { $rest }
      }
   *[other] Chargez de { $low } à { $high } marchandises : { $galley }. { $rest }
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Chargez { $high } marchandise : { $galley }. { $rest }
   *[other] Chargez { $high } marchandises : { $galley }. { $rest }
  }
mediterranee-stow-next = Le reste ira à bord de la suivante : { $galley }.
mediterranee-stow-lost = Le reste est perdu.
mediterranee-thrown = { $who } manque de place et perd : { $cargo }.
mediterranee-built-galley = { $who } construit une galère { $port ->
    [Sicilia] en { $port }
    [Sardegna] en { $port }
    [Creta] en { $port }
   *[other] à { $port }
  } ({ $galley }), avec { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
  }.
mediterranee-built-fort = { $who } fortifie { $port }.
mediterranee-discarded = { $who } se défait de marchandises : { $cargo } ({ $galley }).
mediterranee-dismissed = { $count ->
    [one] { $who } renvoie { $count } marin ({ $galley }).
   *[other] { $who } renvoie { $count } marins ({ $galley }).
  }
mediterranee-tariff = { $who } demande désormais { $price } ducats par pion : { $good }.
mediterranee-tariff-high = { $who } demande désormais { $price } ducats par pion, { $most } sans monopole : { $good }.
mediterranee-tariff-own = Vous demandez désormais { $price } ducats par pion ({ $good }) et acceptez les contre-propositions à partir de { $floor }.
mediterranee-tariff-dropped = { $who } fixera son prix à la demande : { $good }.
mediterranee-trade-sell = { $who } fait une offre à { $other } : { $cargo } contre { $price } ducats.
mediterranee-trade-buy = { $who } fait une offre à { $other } : { $price } ducats contre { $cargo }.
mediterranee-ask-trade-buy = { $who } propose de vous vendre : { $cargo }, { $price } ducats ({ $source } → { $target }). Achetez-vous ?
mediterranee-ask-trade-sell = { $who } propose de vous acheter : { $cargo }, { $price } ducats ({ $source } → { $target }). Vendez-vous ?
mediterranee-ask-trade-counter = { $who } répond : { $cargo }, { $price } ducats ({ $source } → { $target }). D’accord ?
mediterranee-ask-trade-last = { $who } en reste à : { $cargo }, { $price } ducats ({ $source } → { $target }). D’accord malgré tout ?
mediterranee-swap-even = { $who } propose un échange à { $other } : { $give } contre { $take }.
mediterranee-swap-pay = { $who } propose un échange à { $other } : { $give } et { $price } ducats contre { $take }.
mediterranee-swap-ask = { $who } propose un échange à { $other } : { $give } contre { $take } et { $price } ducats.
mediterranee-exchange-pay = Vous payez { $price } ducats.
mediterranee-exchange-get = Vous recevez { $price } ducats.
mediterranee-ask-swap = { $who } propose un échange. Vous donnez : { $give } ; vous recevez : { $take }. { $terms } ({ $source }, { $target })
mediterranee-ask-swap-counter = { $who } répond. Vous donnez : { $give } ; vous recevez : { $take }. { $terms } D’accord ? ({ $source }, { $target })
mediterranee-ask-swap-last = { $who } en reste à son offre. Vous donnez : { $give } ; vous recevez : { $take }. { $terms } D’accord malgré tout ? ({ $source }, { $target })
mediterranee-accept = Accepter
mediterranee-counter = Proposer un autre prix
mediterranee-refuse = Refuser
mediterranee-trade-countered = { $who } répond : { $price } ducats.
mediterranee-trade-counter-refused = { $who } refuse { $price } ducats.
mediterranee-trade-refused = { $who } refuse l’affaire avec { $other }.
mediterranee-traded = { $seller } vend à { $buyer } : { $cargo }, { $price } ducats.
mediterranee-swapped = { $price ->
    [0] { $seller } et { $buyer } échangent : { $cargo } contre { $back }.
   *[other] { $seller } et { $buyer } échangent : { $cargo } contre { $back } et { $price } ducats.
  }

## Déplacement
mediterranee-ask-sail = Déplacez une galère, ou terminez vos déplacements.
mediterranee-sail-done = Terminer les déplacements
mediterranee-settle = Régler la suite de votre tour
mediterranee-settle-note = vaut tant que vos équipages restent les mêmes ; la paix cesse en cas d’attaque ou d’arrivée
mediterranee-settle-ask = Me demander
mediterranee-settle-attack = Attaques
mediterranee-settle-peace = Je n’attaque personne ce tour-ci
mediterranee-settle-landing = Débarquements
mediterranee-settle-crews = Marins à débarquer si le port est alors sans garnison
mediterranee-settle-sales = Ventes
mediterranee-settle-nothing = Ne rien vendre
mediterranee-settled = La suite de votre tour est réglée, tant que vos équipages restent les mêmes. La paix cesse aussi si l’on vous attaque, ou si une galère étrangère arrive près des vôtres ou de votre port.
mediterranee-settled-broken = Vos équipages ont changé : ce que vous aviez réglé pour ce tour ne vaut plus.
mediterranee-peace-attacked = { $who } a lancé une attaque contre vous : vous déciderez vous-même des combats.
mediterranee-peace-joined = { $galley } ({ $who }) est arrivée : { $zone }. Vous déciderez vous-même des combats.
mediterranee-note-moves = { $count ->
    [one] { $count } case, { $cargo }
   *[other] { $count } cases, { $cargo }
  }
mediterranee-note-passage = passage à demander : { $zones }
mediterranee-sailed = { $who } fait route : { $galley } → { $zone }.
mediterranee-ask-passage = { $who } demande le passage : { $galley }, { $zone }. L’accordez-vous ? Sinon, elle s’y arrête.
mediterranee-passage-granted = Passage accordé : { $galley }, { $zone }.
mediterranee-passage-refused = Passage refusé par { $who } : { $galley }, { $zone }.

## Combats
mediterranee-ask-combat = Attaquez avec une galère, ou gardez la paix.
mediterranee-combat-peace = N’attaquer personne
mediterranee-combat-done = Ne plus attaquer
mediterranee-note-sailors = { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  }
mediterranee-note-fort = { $count ->
    [one] { $count } marin derrière les murailles
   *[other] { $count } marins derrière les murailles
  }
mediterranee-fought = { $who } attaque { $other } : { $attacker } fait { $die } et élimine { $killed } ; { $target } fait { $reply } et élimine { $lost }.
mediterranee-stormed = { $who } attaque { $port } ({ $other }) : { $attacker } fait { $die } et élimine { $killed } ; la garnison fait { $reply } et élimine { $lost }.
mediterranee-sunk = { $galley } ({ $who }) coule.
mediterranee-ask-spoils = { $galley } ({ $who }) est vaincue ({ $cargo }). Emparez-vous-en avec des marins du vainqueur ({ $winner } : { $aboard }), ou coulez-la ; vous répartissez les marchandises des deux. Si tous passent à bord de la prise, le vainqueur coule.
mediterranee-capture = S’en emparer : marins à transférer
mediterranee-sink = La couler, garder les marchandises
mediterranee-captured = { $who } s’empare d’une galère : { $galley }.

## Débarquements et ventes
mediterranee-ask-land = Débarquez des marins dans un port sans garnison, ou restez à bord. Une galère sans marin coule.
mediterranee-land-done = Terminer les débarquements
mediterranee-landed = { $count ->
    [one] { $who } prend { $port } avec { $count } marin.
   *[other] { $who } prend { $port } avec { $count } marins.
  }
mediterranee-regarrisoned = { $count ->
    [one] { $who } remet { $count } marin en garnison : { $port }.
   *[other] { $who } remet { $count } marins en garnison : { $port }.
  }
mediterranee-ask-sell = Vendez des marchandises dans un port, ou gardez-les.
mediterranee-sell-everything = Tout vendre partout
mediterranee-sell-whole-port = Tout vendre dans un port
mediterranee-sell-done = Terminer les ventes
mediterranee-note-slots = { $count ->
    [one] rapporte { $slots }
   *[other] pion après pion, rapporte { $slots }
  }
mediterranee-note-bonus = nouveau marché : { $ducats } de plus
mediterranee-sold = { $who } vend { $port ->
    [Sicilia] en { $port }
    [Sardegna] en { $port }
    [Creta] en { $port }
   *[other] à { $port }
  } : { $cargo }, { $ducats } ducats.
mediterranee-sold-new = { $who } ouvre un nouveau marché { $port ->
    [Sicilia] en { $port }
    [Sardegna] en { $port }
    [Creta] en { $port }
   *[other] à { $port }
  } : { $cargo }, { $ducats } ducats (dont { $bonus } de bonus).
mediterranee-income = { $port } rapporte { $ducats } ducats à { $who }.
mediterranee-phase-over = Fin de la phase : { $phase }.
mediterranee-ended = Le dernier des { $turns } tours est terminé.

## Réponses permanentes
mediterranee-standing-bid = Ma mise à chaque enchère, et les places que je souhaite
mediterranee-standing-place = La place que je choisis
mediterranee-standing-price = Mon prix quand on achète dans mes ports
mediterranee-standing-haggle = Accepter les contre-propositions dans mes ports
mediterranee-standing-trade = Les affaires que d’autres me proposent
mediterranee-standing-combat = Mes attaques
mediterranee-standing-sell = Mes ventes
mediterranee-standing-spoils = Ce que je fais d’une galère vaincue
mediterranee-standing-passage-venice = Laisser passer les galères vénitiennes
mediterranee-standing-passage-genoa = Laisser passer les galères génoises
mediterranee-standing-passage-spain = Laisser passer les galères espagnoles
mediterranee-standing-passage-turkey = Laisser passer les galères turques

## Décompte
mediterranee-score-capital = Sa capitale
mediterranee-score-treasury = Trésor
mediterranee-score-ports = Ports non pleins
mediterranee-score-small = Petits ports pleins
mediterranee-score-medium = Ports moyens pleins
mediterranee-score-great = Capitales pleines

## Plateau
mediterranee-board-over = La partie est finie
mediterranee-board-phase = Tour { $turn } sur { $turns } · { $phase }
mediterranee-board-at-work = Tour { $turn } sur { $turns } · { $phase } · { $who }
mediterranee-board-holdings = { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
  }, { $galleys ->
    [one] { $galleys } galère
   *[other] { $galleys } galères
  }
mediterranee-board-hidden = trésor caché · mise { $bid }
mediterranee-board-treasury = { $ducats } ducats · mise { $bid }
mediterranee-board-left = { $good } : { $count }
mediterranee-board-box = dans la boîte

## En mots, pour qui ne voit pas l’image
mediterranee-say-more = { $count ->
    [one] et { $count } autre galère
   *[other] et { $count } autres galères
  }
mediterranee-say-port = { $port } : garnison { $garrison }, entrepôt : { $cargo }.
mediterranee-say-neutral = Port neutre.
mediterranee-say-owner = Contrôlé par { $who } ({ $nation }).
mediterranee-say-produces = Produit : { $good }.
mediterranee-say-stores = Entrepôt : { $cargo }.
mediterranee-say-pays = Paie ensuite : { $pays }.
mediterranee-say-full = L’entrepôt est plein.
mediterranee-say-garrison = Garnison : { $count }, sans fortifications.
mediterranee-say-walls = Garnison : { $count }, port fortifié.
mediterranee-say-empty = vide
mediterranee-say-recruits = Marins à enrôler ce tour : { $count }.
mediterranee-say-price = Prix d’un pion : { $price }.
mediterranee-say-unpriced = sur demande
mediterranee-say-coast = Case côtière sans port.
mediterranee-say-open = Pleine mer : pas d’affaires entre joueurs ici.
mediterranee-say-port-water = Case côtière avec un port.
mediterranee-say-neighbours = Cases voisines : { $zones }.
mediterranee-say-cover = Une carte marine de la Méditerranée avec 23 ports et les drapeaux de Venise, de Gênes, de l’Espagne et de la Turquie.

## Sa flotte
mediterranee-hand-title = Votre flotte
mediterranee-hand-galleys = Galères
mediterranee-hand-ports = Ports
mediterranee-hand-free = place pour { $count }
mediterranee-hand-recruits = { $count } à enrôler
mediterranee-hand-price = demande { $price }

# What kind of game it is, on its card.
mediterranee-kind = Enchères, commerce et guerre entre quatre puissances maritimes
