# Méditerranée (1996).

# What the game is called here; its printed title is in the code.
mediterranee-name = Méditerranée
mediterranee-goal = À la fin, le plus de points de prospérité gagne.

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
mediterranee-place = { PLACE($name) }
mediterranee-galley = Galère { $number }
    .the = la galère { $number }
mediterranee-galley-at = Galère { $number }, { $zone }
    .the = la galère { $number } ({ $zone })
mediterranee-galley-of = Galère { $number } ({ $who })
    .the = la galère { $number } ({ $who })
mediterranee-garrison = Garnison
    .the = la garnison
mediterranee-hired = Nouvelles recrues
mediterranee-ducats = { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
  }
mediterranee-ducats-each = { $amount } ducats pièce
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
mediterranee-option-money-hidden = Cachés (règle imprimée)
mediterranee-option-money-open = Visibles
mediterranee-option-pairing = Nations à deux joueurs
mediterranee-option-pairing-venice-genoa = Venise et Gênes (historique)
mediterranee-option-pairing-spain-turkey = Espagne et Turquie

## Mise en place et enchères
mediterranee-ask-manning = Répartissez vos { $count } marins.
mediterranee-manned = { $garrison ->
    [0] { $who } répartit ses marins : { $crews } sur ses galères, aucun dans sa capitale.
   *[other] { $who } répartit ses marins : { $crews } sur ses galères, { $garrison } dans sa capitale.
  }
mediterranee-turn = Tour { $turn } sur { $turns } : enchères pour l’ordre de jeu.
mediterranee-ask-bid = Misez pour l’ordre du tour { $turn }.
mediterranee-fact-bid = Tout le monde paie sa mise ; la plus haute choisit en premier. Vous pouvez aussi indiquer les places voulues.
mediterranee-part-bid = Mise
mediterranee-part-places = Places voulues, la meilleure d’abord
mediterranee-bid = { $bid ->
    [0] { $who } ne mise rien.
   *[other] { $who } mise { $bid } ducats.
  }
mediterranee-diced = Le dé départage : { $order }.
mediterranee-throw = { $who } { $die }
mediterranee-throws = Le dé départage : { $throws }.
mediterranee-ask-place = Choisissez votre place pour ce tour.
mediterranee-place-1 = Première (I)
mediterranee-place-2 = Deuxième (II)
mediterranee-place-3 = Troisième (III)
mediterranee-place-4 = Quatrième (IV)
mediterranee-blocked-place = Prise par { $who }.
mediterranee-took-place = { $who } choisit sa place : { $place }.
mediterranee-order = Ordre de jeu : { $order }.

## Marché
mediterranee-ask-market = Achetez, construisez et négociez.
mediterranee-act-buy = Acheter des marchandises
mediterranee-act-recruit = Enrôler des marins
mediterranee-act-crew = Transférer des marins
mediterranee-act-cargo = Transférer des marchandises
mediterranee-act-galley = Construire une galère
mediterranee-act-fort = Fortifier un port
mediterranee-act-trade = Proposer une affaire
mediterranee-act-discard = Jeter des marchandises
mediterranee-act-dismiss = Renvoyer des marins
mediterranee-act-tariff = Fixer vos prix
mediterranee-act-done = Quitter le marché
mediterranee-blocked-buy = Impossible d’acheter : il faut une galère au port avec une place libre, et de quoi payer une marchandise encore en réserve.
mediterranee-blocked-recruit = Impossible d’enrôler. Chacun de vos ports offre par tour un marin par marchandise en entrepôt, à { $price } ducats, tant qu’il en reste.
mediterranee-blocked-crew = Aucun marin à transférer. Il faut deux de vos galères (ou une galère et votre port) au même endroit, avec de la place.
mediterranee-blocked-cargo = Rien à transférer. Il faut deux de vos galères dans la même case, avec des marchandises à déplacer ou à échanger.
mediterranee-blocked-galley = Impossible de construire une galère. Il faut { $price } ducats, une galère en réserve, et un port à vous avec bois, fer et un marin. Une construction par port et par tour.
mediterranee-blocked-fort = Impossible de fortifier. Il faut { $price } ducats, des fortifications en réserve, et un port à vous, non fortifié, avec bois et or. Une construction par port et par tour.
mediterranee-blocked-trade = Personne avec qui traiter : il faut une autre galère dans la même case côtière que la vôtre, des marchandises et de la place.
mediterranee-blocked-trade-enough = Vous avez proposé { $count } affaires pendant ce marché. C’est la limite.
mediterranee-blocked-discard = Vous n’avez aucune cargaison.
mediterranee-blocked-dismiss = On ne renvoie des marins que dans un port qui n’est pas à vous, et il doit en rester un à bord.
mediterranee-blocked-tariff = Vous ne contrôlez aucun port.
mediterranee-blocked-money = Vous n’avez pas cette somme.
mediterranee-note-purse = vous avez { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
  }
mediterranee-note-price = { $price } ducats pièce
mediterranee-note-recruits = { $count ->
    [one] { $count } marin
   *[other] jusqu’à { $count } marins
  }
mediterranee-note-now = actuellement { $count }
mediterranee-note-laden = { $cargo }
mediterranee-cargo-anew = { $zone } : recharger toutes les galères
mediterranee-take = Accepter le prix
mediterranee-offer = Faire une contre-offre
mediterranee-enquire = Demander le prix
mediterranee-sell = Proposer des marchandises
mediterranee-buy = Proposer de l’argent
mediterranee-swap = Proposer un échange
mediterranee-part-give = Ce que vous donnez
mediterranee-part-take = Ce que vous recevez
mediterranee-part-terms = Argent en plus
mediterranee-terms-even = Sans argent
mediterranee-terms-pay = Vous payez
mediterranee-terms-ask = Vous demandez
mediterranee-part-goods = Marchandises
mediterranee-part-price = Prix total
mediterranee-part-ask = Prix par pion (dans la limite)
mediterranee-part-floor = Contre-offre la plus basse acceptée
mediterranee-my-price = Un seul prix
mediterranee-ask-me = Toujours me demander
mediterranee-ask-price = { $who } achète { FORM($port, "at") } ({ $good }) : votre prix ?
mediterranee-price-most = Prix maximal
mediterranee-price-one = Autre prix
mediterranee-price-standing = Fixer un prix
mediterranee-quoted = { $who } demande { $price } ducats par pion { FORM($port, "at") } ({ $good }).
mediterranee-ask-haggle = Accepter { $price } ducats par pion ({ $count } × { $good }) ?
mediterranee-fact-haggle = Vous demandiez { $ask } à { $who } ({ $port }).
mediterranee-haggle-refused = { $who } refuse la contre-offre de { $buyer } : { $price } ducats par pion ({ $port }).
mediterranee-haggle-agreed = { $who } accepte la contre-offre de { $buyer } : { $price } ducats par pion ({ $port }).
mediterranee-bought = { $who } achète { FORM($port, "at") } : { $cargo }, { $ducats } ducats ({ FORM($galley, "the") }).
mediterranee-recruited = { $who } enrôle { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  } { FORM($port, "at") }.
mediterranee-crewed = { $who } transfère des marins { FORM($zone, "at") }.
mediterranee-moved-cargo = { $who } transfère { $cargo } : { FORM($source, "the") } → { FORM($target, "the") }.
mediterranee-reloaded = { $who } recharge toutes ses galères { FORM($zone, "at") }.
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Chargez { $high } marchandise sur { FORM($galley, "the") }, ou aucune.
       *[other] Chargez jusqu’à { $high } marchandises sur { FORM($galley, "the") }.
      }
   *[other] Chargez de { $low } à { $high } marchandises sur { FORM($galley, "the") }.
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Chargez { $high } marchandise sur { FORM($galley, "the") }.
   *[other] Chargez { $high } marchandises sur { FORM($galley, "the") }.
  }
mediterranee-stow-next = Le reste va sur { FORM($galley, "the") }.
mediterranee-stow-lost = Le reste est perdu.
mediterranee-thrown = { $who } manque de place et perd : { $cargo }.
mediterranee-built-galley = { $who } construit { FORM($galley, "the") } { FORM($port, "at") }, avec { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
  }.
mediterranee-built-fort = { $who } fortifie { FORM($port, "the") }.
mediterranee-discarded = { $who } jette { $cargo } ({ FORM($galley, "the") }).
mediterranee-dismissed = { $count ->
    [one] { $who } renvoie { $count } marin de { FORM($galley, "the") }.
   *[other] { $who } renvoie { $count } marins de { FORM($galley, "the") }.
  }
mediterranee-tariff = { $who } demande désormais { $price } ducats par pion : { $good }.
mediterranee-tariff-high = { $who } demande désormais { $price } ducats par pion ({ $most } sans monopole) : { $good }.
mediterranee-tariff-own = Vous demandez désormais { $price } ducats par pion ({ $good }) et acceptez les contre-offres à partir de { $floor }.
mediterranee-tariff-dropped = { $who } donnera son prix à la demande : { $good }.
mediterranee-trade-sell = { $who } fait une offre à { $other } : { $cargo } contre { $price } ducats.
mediterranee-trade-sell-to-you = { $who } vous fait une offre : { $cargo } contre { $price } ducats.
mediterranee-trade-buy = { $who } fait une offre à { $other } : { $price } ducats contre { $cargo }.
mediterranee-trade-buy-to-you = { $who } vous fait une offre : { $price } ducats contre { $cargo }.
mediterranee-ask-trade-buy = Acheter à { $who } : { $cargo }, { $price } ducats ?
mediterranee-ask-trade-sell = Vendre à { $who } : { $cargo }, { $price } ducats ?
mediterranee-ask-trade-counter = { $who } fait une contre-offre : { $cargo }, { $price } ducats. D’accord ?
mediterranee-ask-trade-last = { $who } maintient son offre : { $cargo }, { $price } ducats. D’accord malgré tout ?
mediterranee-fact-trade = { $source } → { $target }
mediterranee-swap-even = { $who } propose un échange à { $other } : { $give } contre { $take }.
mediterranee-swap-even-to-you = { $who } vous propose un échange : { $give } contre { $take }.
mediterranee-swap-pay = { $who } propose un échange à { $other } : { $give } et { $price } ducats contre { $take }.
mediterranee-swap-pay-to-you = { $who } vous propose un échange : { $give } et { $price } ducats contre { $take }.
mediterranee-swap-ask = { $who } propose un échange à { $other } : { $give } contre { $take } et { $price } ducats.
mediterranee-swap-ask-to-you = { $who } vous propose un échange : { $give } contre { $take } et { $price } ducats.
mediterranee-exchange-pay = Vous payez { $price } ducats.
mediterranee-exchange-get = Vous recevez { $price } ducats.
mediterranee-ask-swap = Échanger { $give } contre { $take } avec { $who } ?
mediterranee-ask-swap-counter = { $who } veut { $give } contre { $take }. D’accord ?
mediterranee-ask-swap-last = { $who } maintient : { $give } contre { $take }. D’accord malgré tout ?
mediterranee-fact-swap = { $source } et { $target }
mediterranee-accept = Accepter
mediterranee-counter = Faire une contre-offre
mediterranee-refuse = Refuser
mediterranee-trade-countered = { $who } fait une contre-offre : { $price } ducats.
mediterranee-trade-counter-refused = { $who } refuse { $price } ducats.
mediterranee-trade-refused = { $who } refuse l’affaire avec { $other }.
mediterranee-trade-refused-to-you = { $who } refuse l’affaire avec vous.
mediterranee-traded = { $seller } vend à { $buyer } : { $cargo }, { $price } ducats.
mediterranee-swapped = { $price ->
    [0] { $seller } et { $buyer } échangent : { $cargo } contre { $back }.
   *[other] { $seller } et { $buyer } échangent : { $cargo } contre { $back } et { $price } ducats.
  }

## Déplacement
mediterranee-ask-sail = Déplacez une galère.
mediterranee-sail-done = Terminer les déplacements
mediterranee-settle = Planifier la suite
mediterranee-settle-note = attaques, débarquements et ventes à l’avance
mediterranee-settle-ask = Me demander
mediterranee-settle-attack = Attaques
mediterranee-settle-peace = N’attaquer personne ce tour
mediterranee-settle-landing = Débarquements
mediterranee-settle-crews = Marins à débarquer si le port est alors sans garnison
mediterranee-settle-sales = Ventes
mediterranee-settle-nothing = Ne rien vendre
mediterranee-settled = Votre plan pour ce tour est enregistré. Il vaut tant que vos équipages ne changent pas. En cas d’attaque, ou si une galère rivale rejoint les vôtres ou votre port, vous choisirez de nouveau vos attaques.
mediterranee-settled-broken = Vos équipages ont changé : votre plan pour ce tour est annulé.
mediterranee-peace-attacked = { $who } a lancé une attaque contre vous : vous pouvez de nouveau choisir vos attaques.
mediterranee-peace-joined = { CAPITAL(FORM($galley, "the")) } ({ $who }) est arrivée { FORM($zone, "at") }. Vous pouvez de nouveau choisir vos attaques.
mediterranee-note-moves = { $count ->
    [one] { $count } case, { $cargo }
   *[other] { $count } cases, { $cargo }
  }
mediterranee-note-passage = accord à demander : { $zones }
mediterranee-sailed = { $who } mène { FORM($galley, "the") } { FORM($zone, "at") }.
mediterranee-ask-passage = Laisser passer { FORM($galley, "the") } ({ $who }) { FORM($zone, "at") } ?
mediterranee-fact-passage = Sinon, elle s’y arrête.
mediterranee-passage-granted = { CAPITAL(FORM($galley, "the")) } peut passer { FORM($zone, "at") }.
mediterranee-passage-refused = { CAPITAL(FORM($galley, "the")) } est arrêtée { FORM($zone, "at") } par { $who }.

## Combats
mediterranee-ask-combat = Attaquez, ou n’attaquez personne.
mediterranee-combat-peace = N’attaquer personne
mediterranee-combat-done = Cesser d’attaquer
mediterranee-note-sailors = { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  }
mediterranee-note-fort = { $count ->
    [one] { $count } marin, port fortifié
   *[other] { $count } marins, port fortifié
  }
mediterranee-fought = { $who } attaque { $other } : { FORM($attacker, "the") } fait { $die } et { $killed ->
    [0] n’élimine personne
    [one] élimine { $killed } marin
   *[other] élimine { $killed } marins
  } ; { FORM($target, "the") } fait { $reply } et { $lost ->
    [0] n’élimine personne
    [one] élimine { $lost } marin
   *[other] élimine { $lost } marins
  }.
mediterranee-fought-to-you = { $who } vous attaque : { FORM($attacker, "the") } fait { $die } et { $killed ->
    [0] n’élimine personne
    [one] élimine { $killed } marin
   *[other] élimine { $killed } marins
  } ; { FORM($target, "the") } fait { $reply } et { $lost ->
    [0] n’élimine personne
    [one] élimine { $lost } marin
   *[other] élimine { $lost } marins
  }.
mediterranee-stormed = { $who } attaque { FORM($port, "the") } ({ $other }) : { FORM($attacker, "the") } fait { $die } et { $killed ->
    [0] n’élimine personne
    [one] élimine { $killed } marin
   *[other] élimine { $killed } marins
  } ; la garnison fait { $reply } et { $lost ->
    [0] n’élimine personne
    [one] élimine { $lost } marin
   *[other] élimine { $lost } marins
  }.
mediterranee-stormed-to-you = { $who } vous attaque { FORM($port, "at") } : { FORM($attacker, "the") } fait { $die } et { $killed ->
    [0] n’élimine personne
    [one] élimine { $killed } marin
   *[other] élimine { $killed } marins
  } ; la garnison fait { $reply } et { $lost ->
    [0] n’élimine personne
    [one] élimine { $lost } marin
   *[other] élimine { $lost } marins
  }.
mediterranee-sunk = { CAPITAL(FORM($galley, "the")) } ({ $who }) coule.
mediterranee-ask-spoils = Prenez { FORM($galley, "the") } ({ $who }), ou coulez-la.
mediterranee-fact-beaten = À son bord : { $cargo }. À bord de { FORM($winner, "the") } : { $aboard }.
mediterranee-fact-spoils = Vous gardez les marchandises qui tiennent à bord. Si tous vos marins changent de bord, { FORM($winner, "the") } coule.
mediterranee-capture = S’en emparer : marins
mediterranee-sink = La couler
mediterranee-captured = { $who } s’empare de { FORM($galley, "the") }.
mediterranee-captured-to-you = { $who } vous a pris { FORM($galley, "the") }.

## Débarquements et ventes
mediterranee-ask-land = Débarquez, ou restez à bord.
mediterranee-fact-land = Seuls les ports sans garnison peuvent être pris. Une galère sans marin coule.
mediterranee-land-done = Terminer les débarquements
mediterranee-landed = { $count ->
    [one] { $who } prend { FORM($port, "the") } avec { $count } marin.
   *[other] { $who } prend { FORM($port, "the") } avec { $count } marins.
  }
mediterranee-landed-to-you = { $who } vous a pris { FORM($port, "the") }.
mediterranee-regarrisoned = { $count ->
    [one] { $who } remet { $count } marin en garnison : { $port }.
   *[other] { $who } remet { $count } marins en garnison : { $port }.
  }
mediterranee-ask-sell = Vendez, ou gardez la cargaison.
mediterranee-sell-everything = Tout vendre
mediterranee-sell-whole-port = Vendre par port
mediterranee-sell-done = Terminer les ventes
mediterranee-note-slots = { $count ->
    [one] rapporte { $slots }
   *[other] rapporte { $slots }, l’un après l’autre
  }
mediterranee-note-bonus = nouveau marché : { $ducats } de plus
mediterranee-sold = { $who } vend { FORM($port, "at") } : { $cargo }, { $ducats } ducats.
mediterranee-sold-new = { $who } ouvre un nouveau marché { FORM($port, "at") } : { $cargo }, { $ducats } ducats (dont { $bonus } de bonus).
mediterranee-income = { CAPITAL(FORM($port, "the")) } rapporte { $ducats } ducats à { $who }.
mediterranee-phase-over = Fin de la phase : { $phase }.
mediterranee-ended = Le dernier des { $turns } tours est terminé.

## Réponses permanentes
mediterranee-standing-bid = Ma mise et mes places à chaque enchère
mediterranee-standing-place = La place que je choisis
mediterranee-standing-price = Mon prix quand on achète dans mes ports
mediterranee-standing-haggle = Accepter les contre-offres dans mes ports
mediterranee-standing-trade = Les affaires que l’on me propose
mediterranee-standing-combat = Mes attaques
mediterranee-standing-sell = Mes ventes
mediterranee-standing-spoils = Ce que je fais d’une galère que j’ai vaincue
mediterranee-standing-passage-venice = Laisser passer les galères vénitiennes
mediterranee-standing-passage-genoa = Laisser passer les galères génoises
mediterranee-standing-passage-spain = Laisser passer les galères espagnoles
mediterranee-standing-passage-turkey = Laisser passer les galères turques

## Décompte
mediterranee-score-capital = Sa capitale
mediterranee-score-treasury = Trésor
mediterranee-score-ports = Ports pas encore pleins
mediterranee-score-small = Petits ports pleins
mediterranee-score-medium = Ports moyens pleins
mediterranee-score-great = Capitales pleines
mediterranee-score-total = { $total ->
    [one] { $total } point de prospérité
   *[other] { $total } points de prospérité
  }

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
mediterranee-board-treasury = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  } · mise { $bid }
mediterranee-board-left = { $good } : { $count }
mediterranee-board-box = en réserve

## En mots, pour qui ne voit pas l’image
mediterranee-say-more = { $count ->
    [one] et { $count } autre galère
   *[other] et { $count } autres galères
  }
mediterranee-say-port = { $port } : garnison { $garrison }. Entrepôt : { $cargo }.
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

mediterranee-buy-piece = Acheter 1 × { $good } (galère { $number })
mediterranee-buy-pieces = Acheter : { $good } (galère { $number })
mediterranee-sell-all = Tout vendre · { $ducats }
