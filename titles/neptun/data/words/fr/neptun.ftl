# Neptun

# What the game is called here; its printed title is in the code.
neptun-name = Neptun
neptun-goal = Après trois manches, le plus de points sur les tuiles des temples et les tuiles Bonus gagne.

neptun-option-refusal = Un contrat que vous avez laissé
neptun-option-refusal-turn = est refusé pour ce tour (interprétation maison)
neptun-option-refusal-good = est refusé définitivement, même s’il reste là

neptun-port-crete = Crète
    .the = la Crète
    .at = en Crète
neptun-port-malaca = Malaca
neptun-port-saguntum = Saguntum
neptun-port-tarraco = Tarraco
neptun-port-roma = Rome
neptun-port-syracusae = Syracuse
neptun-port-brundisium = Brundisium
neptun-port-athenae = Athènes
neptun-port-thessalonica = Thessalonique
neptun-port-byzantium = Byzance
neptun-port-pergamum = Pergame
neptun-port-antiochia = Antioche
neptun-port-tyros = Tyr
neptun-port-alexandria = Alexandrie
neptun-port-leptis_magna = Leptis Magna
neptun-port-carthago = Carthage

neptun-good-grapes = Raisin
neptun-good-olives = Olives
neptun-good-honey = Miel
neptun-good-grain = Grain
neptun-good-salt = Sel

neptun-temple-hispania = Hispanie
neptun-temple-italia = Italie
neptun-temple-graecia = Grèce
neptun-temple-asia_minor = Asie Mineure
neptun-temple-africa = Afrique
neptun-temple-gold = Temple d’or

neptun-contract = { $good } pour { $port }
neptun-oar = { $power } (vent { $wind })
neptun-oar-own = { $power } (vent { $wind }, individuelle)
neptun-pays-temple = { $count ->
    [one] { $count } point en { $region }
   *[other] { $count } points en { $region }
  }
neptun-pays-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
  }
neptun-pays-both = { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
  } d’or et { $count ->
    [one] { $count } point en { $region }
   *[other] { $count } points en { $region }
  }

# 1re phase : acquérir des contrats

neptun-ask-draft = Prenez ou révélez un contrat.
neptun-ask-draft-open = Prenez un contrat face visible.
neptun-ask-draft-last = Prenez ce dernier contrat.
neptun-turn-up = Révéler le suivant
neptun-turn-up-note = Refuse tous les contrats visibles
neptun-turn-up-last = Le dernier : il faudra le prendre
neptun-refused = Vous en avez révélé un autre ensuite, celui-ci est donc refusé.
neptun-refused-for-good = Vous l’avez refusé à un tour précédent. À cette table, c’est définitif.
neptun-column = Rapporte { $pay } · carte Rames { $oar }
neptun-column-gold = Rapporte { $pay } · carte Rames { $oar } · or posé dessus : { $gold }
neptun-slot = Emplacement { $number }
neptun-slot-from-start = { $miles ->
    [one] { $miles } mille
   *[other] { $miles } milles
  } depuis { FORM($port, "the") }
neptun-slot-after = { $miles ->
    [one] { $miles } mille
   *[other] { $miles } milles
  } depuis l’emplacement { $number }
neptun-slot-before = { $miles ->
    [one] { $miles } mille
   *[other] { $miles } milles
  } jusqu’à l’emplacement { $number }
neptun-slot-between = { $left }, { $right }

neptun-ask-wishes = Prévoyez, si vous voulez.
neptun-ask-wishes-again = Vos souhaits : { $wishes }.
neptun-ask-route-again = Votre route : { $ports }.
neptun-fact-may-change = Vous pouvez changer cela jusqu’à votre tour.
neptun-wish = Souhait n° { $number }
neptun-wish-nothing = Aucun souhait
neptun-wish-by-name = Contrats visibles
neptun-wish-by-name-note = Prend le premier encore là à ce tour ; s’il n’en reste aucun, on vous demandera
neptun-wish-by-route = Une route
neptun-wish-by-route-note = Prend les contrats pour vos ports à chaque tour de cette phase, même ceux révélés plus tard
neptun-wish-withdraw = Retirer mes souhaits
neptun-wish-has-chosen = Vous avez votre contrat de ce tour. Une route compte dès le tour suivant.
neptun-route-ports = Ports à visiter
neptun-route-prefer = S’il y en a plusieurs, prendre
neptun-route-pay = celui qui paie le mieux pour sa distance
neptun-route-way = celui qui garde la route la plus courte
neptun-route-otherwise = Si aucun n’est visible
neptun-route-turn = révéler le suivant, et prendre le dernier quel qu’il soit
neptun-route-ask = me demander

neptun-turned = { $who } révèle « { $contract } » avec la carte Rames { $oar }.
neptun-took = { $who } charge « { $contract } » à l’emplacement { $number } et prend la carte Rames { $oar }.
neptun-took-gold = { $who } charge « { $contract } » à l’emplacement { $number } et prend la carte Rames { $oar } et { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
  }
neptun-order = Prochain ordre du tour, selon les rames : { $order }.
neptun-leftover = Personne n’a révélé « { $contract } ». Il sera visible au début du tour suivant.
neptun-leftover-gold = Personne n’a pris « { $contract } ». { $gold ->
    [one] Il porte maintenant { $gold } pièce d’or.
   *[other] Il porte maintenant { $gold } pièces d’or.
  }

# 2e phase : remplir les contrats

neptun-ask-oars = Choisissez vos rames (vent { $wind }).
neptun-ask-sail = Naviguez jusqu’à { $miles ->
    [one] { $miles } mille.
   *[other] { $miles } milles.
  }
neptun-ask-extra-sail = Tour 5.{ $turn } : naviguez ou passez.
neptun-fact-range = Votre portée : la puissance de la carte plus le vent, { $wind }.
neptun-fact-gold = { $gold ->
    [0] Vous n’avez pas d’or pour aller plus loin.
    [one] Votre dernière pièce d’or achète un mille de plus.
   *[other] Chaque mille de plus coûte 1 pièce d’or (vous en avez { $gold }).
  }
neptun-extra-do-without = Passer ce tour
neptun-wait = Attendre mon tour
neptun-wait-note = On vous redemandera quand les personnes avant vous auront navigué
neptun-standing-oars = Jouer cette carte Rames dès que possible

neptun-stay = Rester { FORM($port, "at") }
neptun-way = { $miles ->
    [one] { $miles } mille
   *[other] { $miles } milles
  }
neptun-way-paid = { $miles } milles, { $gold ->
    [one] −{ $gold } pièce d’or
   *[other] −{ $gold } pièces d’or
  }
neptun-way-pays = { $way } · rapporte { $pay }
neptun-way-pays-either = { $way } · rapporte { $first } ou { $second }
neptun-out-of-reach = À { $miles } milles : { $short } au-delà de votre portée, et votre or n’en achète pas autant.
neptun-deliver = Livrer { $good } (emplacement { $number })
neptun-deliver-more = Livrer { $good } (emplacement { $number }), acheter un point
neptun-deliver-nothing = Ne rien livrer
neptun-delivery = Rapporte { $pay }{ $price ->
    [0] {""}
   *[other] {""} · coûte { $price } pièces d’or
  }{ $loses ->
    [0] {""}
    [one] {""} · perd { $loses } contrat ouvert à gauche
   *[other] {""} · perd { $loses } contrats ouverts à gauche
  }
neptun-too-poor = Un point de temple de plus coûte { $price } pièces d’or. Vous n’en auriez pas assez.

neptun-plays = { $who } { $oar }
neptun-oars = Tour { $turn }, cartes Rames : { $cards }. Prévision { $forecast }.
neptun-stayed = { $who } reste { FORM($port, "at") }.
neptun-sailed = { $who } rejoint { FORM($port, "the") } ({ $miles } milles{ $gold ->
    [0] ).
    [one] {""}, { $gold } pièce d’or).
   *[other] {""}, { $gold } pièces d’or).
  }
neptun-by = { $id ->
    [crete] la { $port }
   *[other] { $port }
  }
neptun-sailed-via = { $who } rejoint { FORM($port, "the") } par { $via } ({ $miles } milles{ $gold ->
    [0] ).
    [one] {""}, { $gold } pièce d’or).
   *[other] {""}, { $gold } pièces d’or).
  }
neptun-fulfilled = { $who } livre « { $contract } » et reçoit { $pay }.
neptun-fulfilled-more = { $who } livre « { $contract } », achète un point de temple pour { $price } pièces d’or et reçoit { $pay }.
neptun-lost = { $who } perd { $contracts }.
neptun-wind = Le vent est maintenant de { $wind }.
neptun-extra-no = { $who } passe le tour supplémentaire 5.{ $turn }.
neptun-extra-oars = { $who } joue la carte Rames { $oar }.

# 3e phase : score

neptun-round = La manche { $letter } commence avec un vent de { $wind }. Ordre : { $order }.
neptun-bonus = { $who } a livré tous ses contrats et reçoit la tuile Bonus, { $points } points.
neptun-wins = { $who } { $points }
neptun-scored = { $temple } : { $winners }.
neptun-round-over = Décompte de la manche { $letter }. Points : { $points }.

neptun-score-hispania = Hispanie
neptun-score-italia = Italie
neptun-score-graecia = Grèce
neptun-score-asia_minor = Asie Mineure
neptun-score-africa = Afrique
neptun-score-gold = Temple d’or
neptun-score-bonus = Tuiles Bonus
neptun-score-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
  }

# Les images

neptun-draw-route = Votre route : { $port } { $legs } ({ $miles } milles)
neptun-draw-leg = –{ $miles }→ { $port }
neptun-draw-legs = { $first } { $rest }
neptun-draw-no-route = Votre bateau est { FORM($port, "at") }. Vous n’avez pas encore chargé de contrat.
neptun-draw-round = Manche { $letter }
neptun-draw-draft = Contrats, tour { $turn } sur { $turns }
neptun-draw-sail = Navigation, tour { $turn } sur { $turns }
neptun-draw-extra = Tour supplémentaire 5.{ $turn }
neptun-draw-over = La partie est finie
neptun-draw-waits = { $stage } · au tour de { $who }
neptun-draw-all = { $stage } · choix des cartes Rames
neptun-draw-forecast = Prévision
neptun-draw-wind = Vent
neptun-draw-order = Ordre
neptun-draw-oars = Rames
neptun-draw-card-wind = vent { $wind }
neptun-draw-facts = Or { $gold } · { $cards ->
    [one] { $cards } carte Rames
   *[other] { $cards } cartes Rames
  }
neptun-draw-points = { $points } pts
neptun-draw-personal = individuelle
neptun-draw-reach = { $miles ->
    [one] { $miles } mille
   *[other] { $miles } milles
  }

neptun-alt-offer = Contrats proposés : { $contracts }.

neptun-place-west = La mer occidentale
neptun-place-east = La mer orientale
neptun-cover-line = des contrats, des rames et du vent
neptun-cover-alt = Une carte de la Méditerranée romaine avec seize ports, les trajets qui les relient et cinq bateaux marchands.

# What kind of game it is, on its card.
neptun-kind = Planifier une route de contrats, avec le vent et les rames

# Feats, and what the statistics call an opening.
feat-all-contracts = Tous les contrats d’un round
feat-perfect-seasons = Trois rounds parfaits
opening-neptun = Premier port visité
