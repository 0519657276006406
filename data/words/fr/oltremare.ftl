# Oltre Mare : marchandises, icônes, marqueurs, ports

# What the game is called here; its printed title is in the code.
oltremare-name = Oltre Mare
oltremare-goal = Le plus de ducats gagne, une fois la pile vide et les cargaisons vendues.
oltremare-good-spices = épices
oltremare-good-silk = soie
oltremare-good-silver = argent
oltremare-good-sugar = sucre
oltremare-good-wine = vin
oltremare-good-wood = bois
oltremare-good-wheat = blé
oltremare-good-any = toute autre marchandise
oltremare-icon-ducat = ducats
oltremare-icon-pirate = pirates
oltremare-icon-market = marché
oltremare-icon-ship = bateau
oltremare-powers = { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
  } / chargement { $load }
oltremare-marker-compass = Compas
oltremare-marker-compass-effect = en le prenant, vous pouvez déplacer votre bateau dans tout port sans compas
oltremare-marker-fight-pirates = Combattez les pirates
oltremare-marker-fight-pirates-effect = vos icônes pirates ne comptent pas
oltremare-marker-favourable-terms = En bons termes
oltremare-marker-favourable-terms-effect = vos achats coûtent 1, 2, 3 puis 4 ducats
oltremare-marker-local-authority = Autorités locales
oltremare-marker-local-authority-effect = au début de votre tour : les lions sur votre cargaison moins 3, en ducats
oltremare-marker-big-deal = Importante négociation
oltremare-marker-big-deal-effect = une icône ducats de plus
oltremare-marker-high-seas = Pleine mer
oltremare-marker-high-seas-effect = 1 ducat par icône bateau jouée
oltremare-marker-note = { $marker } : { $effect }
oltremare-port = { PLACE($name) }
oltremare-port-empty = pas de marqueur
oltremare-card = { $good } ({ $first } + { $second }, { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
  }, chargement { $load })
oltremare-runs = séries : { $runs }
oltremare-counted-any = { $count ->
    [one] { $count } carte de n’importe quelle marchandise
   *[other] { $count } cartes de n’importe quelle marchandise
  }
oltremare-counted-other = { $count ->
    [one] { $count } carte d’une autre marchandise
   *[other] { $count } cartes d’autres marchandises
  }
oltremare-counted = { $count } × { $good }
oltremare-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
  }
oltremare-nothing = rien
oltremare-partner = { $who }

# Options et consignes
oltremare-option-cargo = Cargaison
oltremare-option-cargo-hidden = Seule la carte du dessus est visible (règle)
oltremare-option-cargo-open = Toute la cargaison est visible
oltremare-standing-partner = Quand on me propose un échange
oltremare-standing-decline = Toujours refuser
oltremare-standing-unable = Refuser ce que je ne peux pas donner
oltremare-standing-prices = Échanger à mes prix, refuser le reste
oltremare-standing-active = Pendant ma propre phase d’échange
oltremare-standing-go = Jouer mes cartes tout de suite si j’en ai assez

# Pouvoir maritime
oltremare-turn = { $who } commence son tour.
oltremare-local-authority = Les autorités locales versent { $ducats } à { $who }.
oltremare-ask-discard = Vous pouvez garder { $lions ->
    [one] { $lions } carte.
   *[other] { $lions } cartes.
  } Défaussez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } sur votre pile pirates.
oltremare-discarded = { $who } défausse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } sur sa pile pirates.
oltremare-discarded-own = Vous défaussez sur votre pile pirates : { $cards }.

# Échange
oltremare-ask-trade = Échangez ou achetez, puis jouez vos cartes. Vous chargerez { $load ->
    [one] { $load } carte
   *[other] { $load } cartes
  } (sur le dessus : { $top }).
oltremare-ask-waiting = On attend les réponses à vos offres. Vous pouvez encore agir.
oltremare-ask-partner = Proposez un échange à { $who }, si vous voulez.
oltremare-ask-answer = Répondez aux offres de { $who }.
oltremare-propose = Proposer un échange
oltremare-propose-then = Proposer, puis continuer
oltremare-form-more = Ducats de plus pour une contre-offre
oltremare-form-then = Quand tout le monde a répondu
oltremare-then-go = Jouer mes cartes, en achetant celles qui manquent
oltremare-then-ask = Me demander
oltremare-then-gone = Tout le monde a répondu. Comme prévu, vous passez à vos cartes.
oltremare-offer-of = { $who } offre { $terms }
oltremare-accept = Accepter
oltremare-decline = Refuser
oltremare-counter = Faire une contre-offre
oltremare-raise = Demander plus de ducats
oltremare-decline-all = Tout refuser
oltremare-decline-unable = Refuser ce que je ne peux pas donner
oltremare-by-prices = Répondre selon mes prix
oltremare-by-prices-note = Ce que vaut pour vous une carte de chaque marchandise, en ducats. Vous acceptez ce qui rapporte au moins 1 ducat de plus que son coût et refusez le reste. Avec 0, vous gardez la marchandise.
oltremare-withdraw = Retirer : { $terms }
oltremare-wait = Attendre les réponses
oltremare-stop = Ne plus attendre
oltremare-go = Jouer mes cartes
oltremare-go-short = Il vous manque { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } pour votre chargement. Achetez ou échangez d’abord.
oltremare-buy-deck = Acheter une carte
oltremare-buy-pirates = Racheter aux pirates ({ $count })
oltremare-bought-enough = Vous avez acheté { $count } cartes ce tour-ci. C’est le maximum.
oltremare-deck-empty = La pile marchandises est vide.
oltremare-pirates-empty = Votre pile pirates est vide.
oltremare-too-many-standing = Vous avez { $count } offres en cours. Retirez-en une d’abord.
oltremare-too-many-made = Vous avez fait { $count } offres que personne n’a acceptées pendant cette phase. C’est le maximum.
oltremare-no-such-cards = Vous n’avez pas ce qui est demandé.
oltremare-too-poor = Vous n’avez pas assez de ducats.
oltremare-giver-too-poor = { $who } n’a pas assez de ducats.
oltremare-left-short = { $who } n’aurait plus assez de cartes à charger.
oltremare-form-to = À qui
oltremare-form-give = Cartes que vous donnez
oltremare-form-pay = Ducats que vous donnez
oltremare-form-raise = Ducats que vous demandez
oltremare-form-ask = Ce que vous demandez
oltremare-ask-goods = Des marchandises, avec ou sans ducats
oltremare-ask-ducats = Des ducats seulement
oltremare-ask-nothing = Rien (un cadeau)
oltremare-form-ducats = ducats
oltremare-form-talk = Ce que vous dites des cartes
oltremare-form-tell = Icônes, lions et chargement que vous annoncez (le bluff est permis)
oltremare-form-wish = Icônes, lions et chargement que vous aimeriez recevoir
oltremare-talk-silent = Ne rien dire
oltremare-talk-truth = Dire ce qu’elles portent
oltremare-talk-claim = Dire autre chose ou faire un vœu
oltremare-terms = { $gives } contre { $asks }
oltremare-terms-gift = { $gives } en cadeau
oltremare-terms-told = { $terms } (annoncé : { $icons })
oltremare-terms-wished = { $terms } (souhaité : { $icons })
oltremare-offered = { $who } propose à { $to } : { $terms }.
oltremare-offered-to-you = { $who } vous propose : { $terms }.
oltremare-offer-empty = Mettez quelque chose dans votre offre.
oltremare-refused-before = On vous a déjà refusé exactement cela : { $terms }. Changez votre offre.
oltremare-declined = { $who } refuse l’offre de { $by } : { $terms }.
oltremare-declined-to-you = { $who } refuse votre offre : { $terms }.
oltremare-withdrawn = { $who } retire une offre : { $terms }.
oltremare-lapsed = { $who } n’a plus les cartes d’une offre : { $terms }.
oltremare-traded = { $who } accepte l’offre de { $by } : { $terms }.
oltremare-traded-to-you = { $who } accepte votre offre : { $terms }.
oltremare-traded-own = { $told } Vous recevez : { $cards }.
oltremare-prestige = { $who } gagne 1 point de prestige (total : { $prestige }).
oltremare-waits = { $who } attend les réponses.
oltremare-stops = { $who } n’attend plus.
oltremare-all-answered = Vos offres sont réglées. C’est de nouveau à vous.
oltremare-bought-deck = { $who } achète une carte de la pile marchandises pour { $ducats }.
oltremare-bought-deck-own = Vous achetez une carte de la pile marchandises pour { $ducats } : { $card }.
oltremare-bought-pirates = { $who } achète une carte de sa pile pirates pour { $ducats }.
oltremare-bought-pirates-own = Vous achetez une carte de votre pile pirates pour { $ducats } : { $card }.

# Phase principale, navigation, cargaison
oltremare-ask-play = Jouez { $count ->
    [one] { $count } carte, que vous chargerez
   *[other] { $count } cartes, que vous chargerez
  } ensuite (sur le dessus : { $top }).
oltremare-played = { $who } joue : { $cards }.
oltremare-earned = { $who } gagne { $ducats }.
oltremare-pirates = Les pirates ! { $count ->
    [one] { $count } carte passe
   *[other] { $count } cartes passent
  } de la pile marchandises à la pile pirates de { $who }.
oltremare-pirates-fought = { $who } repousse les pirates.
oltremare-market = { $who } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } au marché.
oltremare-market-own = Vous piochez au marché : { $cards }.
oltremare-ask-sail = Parcourez exactement { $count ->
    [one] { $count } route.
   *[other] { $count } routes.
  } Vous chargerez ensuite { $goods }.
oltremare-sailed = { $who } navigue jusqu’à { $way }.
oltremare-sailed-by = { $who } navigue jusqu’à { $port } en passant par { $way }.
oltremare-marker-taken = { $who } prend un marqueur port : { $marker }.
oltremare-marker-lost = Il n’y a pas de marqueur ici. { $who } retourne « { $marker } ».
oltremare-ask-compass = Compas : allez dans un port, ou restez. Vous chargerez ensuite { $goods }.
oltremare-compass-stay = Garder le compas
oltremare-compass = { $who } utilise le compas et va à { $port }.
oltremare-ask-load = Dans quel ordre chargez-vous (dessus : { $top }) ? La dernière carte sera au-dessus.
oltremare-loaded = { $who } charge { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } ; au-dessus : { $top }.

# Installation, Venise, fin
oltremare-begins = { $who } commence.
oltremare-starts = { $who } part de { $port } ; à bord : { $card }.
oltremare-venice = La carte Venise ! Le prestige rapporte { $gains }. Tous les compteurs de prestige reviennent à 0.
oltremare-venice-nobody = La carte Venise ! Personne n’a encore de prestige.
oltremare-gain = { $ducats } à { $who }
oltremare-over = La pile marchandises est vide et les cargaisons sont vendues. La partie est finie.
oltremare-scored = { $who } finit avec { $total ->
    [one] { $total } ducat
   *[other] { $total } ducats
  } : { $parts }.
oltremare-scored-ducats = ducats { $count }
oltremare-scored-cargo = cargaison { $count }
oltremare-scored-markers = marqueurs ports { $count }
oltremare-scored-prestige = prestige { $count }
oltremare-scored-pirates = pirates { $count }
oltremare-score-ducats = Ducats
oltremare-score-cargo = Vente de marchandises
oltremare-score-markers = Marqueurs ports
oltremare-score-prestige = Points prestige
oltremare-score-pirates = Pile pirates
oltremare-score-total = { $total ->
    [one] { $total } ducat
   *[other] { $total } ducats
  }

# Images
oltremare-subtitle = Marchands de Venise
oltremare-phase-maritime = { $who } : pouvoir maritime
oltremare-phase-trade = { $who } : phase d’échange
oltremare-phase-main = { $who } : phase principale
oltremare-phase-sailing = { $who } : navigation
oltremare-phase-cargo = { $who } : phase cargaison
oltremare-phase-over = La partie est finie
oltremare-venice-to-come = Carte Venise à venir
oltremare-venice-gone = Carte Venise passée
oltremare-board-offers = Offres
oltremare-board-more = { $count } de plus
oltremare-board-played = { $who } va charger
oltremare-hand-to-load = À charger
oltremare-hand-kept = En main
oltremare-hand-empty = Vous n’avez aucune carte.
oltremare-alt-cover = Une carte de la Méditerranée orientale avec les routes maritimes d’Oltre Mare et les bateaux de quatre marchands.
oltremare-alt-deck = Pile marchandises { $count }. { $venice }.

# What kind of game it is, on its card.
oltremare-kind = Échanger des cartes et empiler une cargaison, avec un peu de bluff
