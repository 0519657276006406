# Die Händler von Genua

# What the game is called here; its printed title is in the code.
genoa-name = Les Marchands de Gênes
genoa-goal = À la fin, la personne la plus riche gagne. D’ici là, on ne voit pas les ducats des autres.

genoa-option-inner-corners = Cases d’angle intérieures
genoa-option-inner-corners-depot = font partie des entrepôts (personne ne peut posséder une villa)
genoa-option-inner-corners-villa = font partie des villas (on peut posséder une villa)
genoa-option-small-orders = Petits contrats
genoa-option-small-orders-turn = un par personne et par tour
genoa-option-small-orders-action = un par action
genoa-option-market-start = Un départ de la place du marché
genoa-option-market-start-moves = fait avancer le marqueur de manche
genoa-option-market-start-stays = n’a aucun effet particulier

genoa-score-ducats = Ducats
genoa-score-privileges = Privilèges
genoa-score-buildings = Bâtiments
genoa-score-total = { $total ->
    [one] { $total } ducat
   *[other] { $total } ducats
  }

## La ville

genoa-building-gil = Halle des guildes
genoa-building-rat = Hôtel de ville
genoa-building-pos = Poste
genoa-building-kat = Cathédrale
genoa-building-pal = Palais
genoa-building-par = Parc
genoa-building-kut = Relais
genoa-building-haf = Port
genoa-building-tra = Trattoria
genoa-building-tav = Taverne
genoa-building-get = Entrepôt de céréales
genoa-building-met = Entrepôt de métaux
genoa-building-tuc = Entrepôt de tissus
genoa-building-gew = Entrepôt d’épices
genoa-building-vco = Villa Colini
genoa-building-vmo = Villa Monetti
genoa-building-vri = Villa Ricci
genoa-building-vza = Villa Zasteri
genoa-market = Place du marché
genoa-street = Rue { $blue }/{ $red }
genoa-the-gil = la Halle des guildes
genoa-the-rat = l’Hôtel de ville
genoa-the-pos = la Poste
genoa-the-kat = la Cathédrale
genoa-the-pal = le Palais
genoa-the-par = le Parc
genoa-the-kut = le Relais
genoa-the-haf = le Port
genoa-the-tra = la Trattoria
genoa-the-tav = la Taverne
genoa-the-get = l’Entrepôt de céréales
genoa-the-met = l’Entrepôt de métaux
genoa-the-tuc = l’Entrepôt de tissus
genoa-the-gew = l’Entrepôt d’épices
genoa-the-vco = la Villa Colini
genoa-the-vmo = la Villa Monetti
genoa-the-vri = la Villa Ricci
genoa-the-vza = la Villa Zasteri
genoa-the-market = la place du marché
genoa-the-street = la { $street }

## Biens et cartes

genoa-item-wheat = blé
genoa-item-rice = riz
genoa-item-silver = argent
genoa-item-copper = cuivre
genoa-item-silk = soie
genoa-item-linen = lin
genoa-item-salt = sel
genoa-item-pepper = poivre
genoa-item-any-start = Départ au choix
genoa-item-further-action = Action de plus
genoa-item-any-ware = Marchandise au choix
genoa-item-exchange = Échange 1:1
genoa-item-building-action = Action de bâtiment
genoa-item-marker = marqueur de propriété
genoa-deck-large = gros contrat
genoa-deck-small = petit contrat
genoa-deck-message = ambassade
genoa-deck-privilege = privilège
genoa-card-large = gros contrat { $villa } ({ $wares })
genoa-card-small = petit contrat { $building } ({ $ware })
genoa-card-message = ambassade { $one } – { $other }
genoa-card-privilege = privilège { $building }
genoa-top-card = première carte : { $deck }
genoa-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
  }
genoa-special-cards = { $count ->
    [one] la carte « { $card } »
   *[other] { $count } cartes « { $card } »
  }
genoa-counted = { $count } × { $what }
genoa-some-cards = { $count } × { $deck } (au choix de la personne qui donne)
genoa-cards-of = { $deck }, au choix de la personne qui donne
genoa-from-action = { $what }, grâce à l’action

## Offres

genoa-terms-now = { $goods }
genoa-terms-after = { $goods } grâce à l’action
genoa-terms = { $given }
genoa-terms-exchange = { $given } contre { $got }
genoa-line-offer = { $who }, pour { $space } : { $terms }
genoa-line-counter = À { $who }, pour { $space } : { $terms }
genoa-line-anyone = { $space } : { $terms }

genoa-lacks-ducats = pas assez de ducats
genoa-lacks-goods = ces biens ne sont pas disponibles
genoa-lacks-cards = ces cartes ne sont pas disponibles
genoa-lacks-action = plus d’action ce tour-ci
genoa-lacks-markers = la personne qui recevrait les marqueurs n’en a plus à sa couleur
genoa-already-offered = vous l’avez déjà proposé ; l’offre pourra être acceptée quand le pion sera à côté
genoa-nothing-payable = Vous ne pouvez rien payer de tout cela.
genoa-here-first = Décidez d’abord de l’action de ce bâtiment.
genoa-sell-first = Utilisez d’abord l’action de ce bâtiment, ou acceptez une offre.

## Questions

genoa-ask-start = Lancez, ou jouez « Départ au choix ».
genoa-roll = Lancer les dés
genoa-play = Jouer « { $card } »

genoa-ask-tower = Marchandez ou avancez.
genoa-ask-tower-acts = Agissez, marchandez ou avancez.
genoa-ask-tower-due = D’abord, utilisez ou vendez l’action.
genoa-ask-tower-waiting = Attendez des réponses ou continuez.
genoa-tower-here = Le pion est ici : { $space }.
genoa-act = Utiliser l’action
genoa-needs-further = joue « Action de plus »
genoa-accept = Accepter une offre
genoa-accept-streets = Accepter pour une rue
genoa-move = Déplacer le pion
genoa-end = Terminer le tour
genoa-route = Choisir mes étapes
genoa-route-note = joue votre tour par le chemin qui rapporte le plus ; on vous demande pour un gros contrat ou une offre de biens
genoa-route-goals = Où voulez-vous agir ? (meilleure étape d’abord ; chaque suivante compte { $count } ducats de moins)
genoa-route-ducats = Combien de ducats demandez-vous pour chaque action vendue ? (0 : la meilleure offre suffit)
genoa-ask-lose = Continuer et perdre votre action ?
genoa-lose-go = Perdre mon action
genoa-lose-stay = Choisir autre chose
genoa-price = Annoncer un prix
genoa-want = Demander des biens
genoa-counter = Contre-offre en ducats
genoa-counter-bundle = Contre-offre en biens
genoa-which-bid = L’offre de qui ?
genoa-wait = Attendre les réponses
genoa-wait-note = redemande à toutes les personnes qui n’ont pas passé
genoa-errand = { $what }
genoa-errand-ware = { $ware } pour { $count ->
    [one] un de vos contrats
   *[other] { $count } de vos contrats
}
genoa-errand-deliver = { $count ->
    [one] vous pouvez livrer un contrat
   *[other] vous pouvez livrer { $count } contrats
}
genoa-withdraw = Retirer une offre
genoa-claim = Encaisser des ambassades

genoa-ask-bid = Faites une offre si vous voulez.
genoa-ask-now = Voulez-vous l’action de ce lieu ?
genoa-ask-offers = Une offre avant que le pion avance ?
genoa-ask-answer = Accepter le prix de { $who } ?
genoa-words-left = { $count ->
    [0] Vous n’avez plus d’offre à faire ce tour-ci.
    [one] Il vous reste 1 offre ce tour-ci.
   *[other] Il vous reste { $count } offres ce tour-ci.
  }
genoa-more-offers = { $count ->
    [one] Il y a 1 autre offre.
   *[other] Il y a { $count } autres offres.
  }
genoa-ask-form = Offre pour { $space } ?
genoa-offer = Offrir des ducats
genoa-offer-several = Faire plusieurs offres
genoa-prices = Vos offres en ducats
genoa-others = Et tous les autres bâtiments ?
genoa-others-pass = je ne veux pas des autres
genoa-others-ask = me demander avant qu’une action y soit perdue
genoa-then = Et si vous obtenez une action ?
genoa-then-ask = me demander quoi faire
genoa-then-at-once = l’effectuer tout de suite (petit contrat oui, cartes spéciales non)
genoa-at-once = Effectuer automatiquement
genoa-at-once-note = actions achetées : petit contrat oui, cartes spéciales non ; on vous demande pour un gros contrat
genoa-listen = Attendre et écouter
genoa-listen-note = on vous redemandera avant qu’une action soit perdue
genoa-bundle = Offrir un lot
genoa-where = Pour quelle case ?
genoa-take-price = Accepter un prix
genoa-refuse = Refuser
genoa-decline = Passer
genoa-decline-here = pour cette case
genoa-decline-turn = pour tout le tour
genoa-instruct = Prévoir mes coups
genoa-limits = Fixer un maximum
genoa-limits-buildings = Pour quels bâtiments ?
genoa-limits-ducats = Jusqu’à combien de ducats ? (0 : pas de prix maximum)
genoa-quiet = Passer par défaut
genoa-claims-switch = Encaisser automatiquement
genoa-plan = Prévoir mon action
genoa-plan-collect = prendre juste ce que donne le bâtiment
genoa-plan-order = le prendre et livrer un petit contrat
genoa-plan-forget = oublier ce plan

genoa-give-ducats = Ducats que vous donnez
genoa-give-goods = Biens et cartes que vous donnez
genoa-give-later = Ducats du contrat que vous donnez
genoa-give-special = Vous donnez la carte spéciale du contrat
genoa-want-ducats = Ducats que vous recevez
genoa-want-goods = Biens et cartes que vous recevez
genoa-form-goods = Des biens, avec ou sans ducats
genoa-form-money = Des ducats pour la case et autre chose
genoa-form-order = Des ducats tirés d’un contrat
genoa-form-special = La carte spéciale d’un gros contrat
genoa-name-goods = Des biens, avec ou sans ducats
genoa-name-money = Des ducats pour la case et autre chose
genoa-discard = Abandonner ce brouillon

genoa-ask-cards = Choisissez les cartes à donner.
genoa-ask-action = Utilisez votre action : { $where }.
genoa-ask-after = Livrer ou jouer encore des cartes ?
genoa-collect = Utiliser le bâtiment
genoa-privilege = Piocher un privilège
genoa-deliver = Livrer un gros contrat
genoa-no-order = Vous n’avez pas de gros contrat, avec ses trois marchandises, que cette villa accepte maintenant.
genoa-which-order = Quel contrat ?
genoa-which-special = Quelle carte spéciale ?
genoa-small-order = Livrer un petit contrat
genoa-no-small-order = Vous n’avez pas de petit contrat pour ce bâtiment et sa marchandise.
genoa-give = Vous donnez
genoa-take = Vous prenez
genoa-done = Terminé
genoa-hand-over = { $count ->
    [one] Donner une carte
   *[other] Donner { $count } cartes
  }
genoa-ask-hand-over = { $count ->
    [one] Choisissez la carte promise.
   *[other] Choisissez les { $count } cartes promises.
  }

genoa-ask-messages = Encaissez vos ambassades réalisées.
genoa-not-delivered = pas réalisée ce tour-ci

genoa-ask-markers = { $count ->
    [one] Placez un marqueur près d’une rue.
   *[other] { $count } marqueurs au plus près d’une rue.
  }
genoa-pass = N’en placer aucun
genoa-markers-auto = Placer automatiquement
genoa-markers-auto-note = là où le plus de bâtiments sont libres, sans remplacer de marqueur
genoa-standing-tower = Mon tour avec le pion
genoa-standing-markers = Mes marqueurs de propriété
genoa-place-note = 1 : placer votre marqueur
genoa-replace-note = appartient à { $who } ; 1 : retirer, 2 : remplacer

## Ce qui s’est passé

genoa-begins = { $who } commence. La partie dure { $rounds } manches au plus.
genoa-rolls = { $who } lance bleu { $blue } et rouge { $red }. Le pion part d’ici : { $space }.
genoa-chooses-start = { $who } joue « Départ au choix » : { $space }.
genoa-market-start = Un départ de la place du marché avance le marqueur de manche à { $round } sur { $rounds }.
genoa-moves = { $who } déplace le pion : { $space }.
genoa-acts = { $who } effectue l’action : { $where }.
genoa-takes = { $who } prend { $what } ({ $where }).
genoa-takes-nothing = { $where } : il ne reste rien pour { $who }.
genoa-draws = { $count ->
    [one] { $who } pioche une carte : { $deck } ({ $where }).
   *[other] { $who } pioche { $count } cartes : { $deck } ({ $where }).
  }
genoa-draws-cards = { $who } pioche { $cards } ({ $where }).
genoa-drawn-large = { $count ->
    [one] un gros contrat
   *[other] { $count } gros contrats
  }
genoa-drawn-small = { $count ->
    [one] un petit contrat
   *[other] { $count } petits contrats
  }
genoa-drawn-message = { $count ->
    [one] une ambassade
   *[other] { $count } ambassades
  }
genoa-drawn-privilege = { $count ->
    [one] un privilège
   *[other] { $count } privilèges
  }
genoa-draws-yours = Vous piochez : { $cards } ({ $where }).
genoa-owner-paid = { $who } possède ce bâtiment et reçoit { $count } ducats : { $where }.
genoa-shuffled = Les cartes rendues sont mélangées : { $deck }.
genoa-shuffled-large = Les gros contrats rendus sont mélangés.
genoa-shuffled-small = Les petits contrats rendus sont mélangés.
genoa-shuffled-message = Les ambassades rendues sont mélangées.
genoa-shuffled-privilege = Les privilèges rendus sont mélangés.
genoa-delivers-large = { $who } livre un { $card } et reçoit { $count } ducats et { $special }.
genoa-no-special = aucune carte spéciale (il n’en reste pas)
genoa-delivers-small = { $who } livre un { $card } et reçoit { $count } ducats.
genoa-claims = { $who } encaisse une { $card } et reçoit { $count } ducats.
genoa-plays-further = { $who } joue « Action de plus ».
genoa-plays-ware = { $who } joue « Marchandise au choix » : { $ware }.
genoa-plays-building = { $who } joue « Action de bâtiment » : { $where }.
genoa-exchanges = { $who } joue « Échange 1:1 » : { $given } contre { $got }.
genoa-exchanges-yours = Vous échangez { $given } contre { $card }.

genoa-offers = { $who } offre, pour { $space } : { $terms }.
genoa-offers-several = { $who } offre { $prices }.
genoa-price-for = { $count } ducats pour { $space }
genoa-names-price = { $who } annonce un prix pour { $space } : { $terms }.
genoa-counters = { $who } demande à { $whom }, pour { $space } : { $terms }.
genoa-counters-to-you = { $who } vous demande, pour { $space } : { $terms }.
genoa-takes-price = { $who } accepte le prix pour { $space } : { $terms }.
genoa-withdraws = { $who } retire son offre pour { $space }.
genoa-refuses = { $who } refuse le prix pour { $space }.
genoa-refuses-to-you = { $who } refuse votre prix pour { $space }.
genoa-not-taken = L’offre de { $owner } pour { $space } n’est pas retenue : { $terms }.
genoa-not-taken-to-you = Votre offre pour { $space } n’a pas été retenue : { $terms }.
genoa-listens = { $who } attend et écoute.
genoa-asks-offers = { $who } attend les réponses et redemande à tout le monde.
genoa-lapses = { $who } ne peut plus payer son offre pour { $space } : elle est annulée.
genoa-declines-here = { $who } passe : { $space }.
genoa-declines-turn = { $who } passe pour tout le tour.
genoa-is-quiet = { $who } passe désormais par défaut.
genoa-is-listening = { $who } ne passe plus par défaut.
genoa-limits-set = { $count ->
    [0] Prix maximum supprimé : { $buildings }.
   *[other] Vous offrirez jusqu’à { $count } ducats : { $buildings }.
  }
genoa-at-once-set = { $at_once ->
    [yes] Vos actions achetées sont maintenant effectuées tout de suite.
   *[no] On vous demandera quoi faire de vos actions.
  }
genoa-plan-set = Votre prochaine action y prendra juste ce que donne le bâtiment : { $where }.
genoa-plan-set-order = Votre prochaine action y livrera un { $card }.
genoa-plan-this-turn = Ce tour-ci, votre action y prendra juste ce que donne le bâtiment : { $where }.
genoa-plan-order-this-turn = Ce tour-ci, votre action y livrera un { $card }.
genoa-plan-gone = On vous demandera quoi y faire : { $where }.
genoa-route-set = { $who } a choisi ses étapes pour ce tour.
genoa-route-stops = Vos étapes sont hors de portée, ou on vous offre des biens. À vous de jouer.
genoa-claims-set = { $claims ->
    [yes] Vos ambassades sont maintenant encaissées automatiquement.
   *[no] Vous encaissez maintenant vos ambassades vous-même.
  }
genoa-asks-round = { $who } veut repartir. Quelqu’un veut-il l’action de ce bâtiment ? { $space }.
genoa-deal = Marché conclu : { $who } et { $whom }, { $space }, pour { $terms }.
genoa-deal-to-you = Marché conclu : vous et { $who }, { $space }, pour { $terms }.
genoa-deal-struck = Marché conclu : { $whom } obtient de { $who } { $space }. Prix : { $terms }.
genoa-deal-struck-to-you = Marché conclu : vous obtenez de { $who } { $space }. Prix : { $terms }.
genoa-hands-over = { $who } donne à { $whom }, grâce à l’action : { $goods }.
genoa-hands-over-to-you = { $who } vous donne, grâce à l’action : { $goods }.
genoa-hands-cards = { $count ->
    [one] { $who } donne une carte à { $whom }.
   *[other] { $who } donne { $count } cartes à { $whom }.
  }
genoa-hands-cards-to-you = { $count ->
    [one] { $who } vous donne une carte.
   *[other] { $who } vous donne { $count } cartes.
  }
genoa-hands-cards-yours = { $who } donne à { $whom } : { $cards }.
genoa-hands-cards-yours-to-you = { $who } vous donne : { $cards }.

genoa-tower-rests = Le pion s’arrête. { $who } termine son tour.
genoa-places = { $who } place un marqueur : { $where }.
genoa-removes = { $who } retire le marqueur de { $whom } : { $where }.
genoa-removes-to-you = { $who } retire votre marqueur : { $where }.
genoa-replaces = { $who } remplace le marqueur de { $whom } : { $where }.
genoa-replaces-to-you = { $who } remplace votre marqueur : { $where }.
genoa-round = Manche { $round } sur { $rounds }.
genoa-over = La dernière manche est jouée. Les privilèges et les bâtiments sont payés.

## L’image

genoa-title = Gênes
genoa-cover-alt = Un plan de Gênes : la place du marché au milieu, quatre bâtiments autour, une ceinture de rues, et quatorze bâtiments le long des murs.
genoa-board-market = départ ici : +1 manche
genoa-board-villa = gros contrat ou privilège
genoa-board-gives = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
  }
genoa-board-markers = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
  }
genoa-board-total = { $total ->
    [one] { $total } ducat
   *[other] { $total } ducats
  } en tout
genoa-board-round = Manche { $round } sur { $rounds }
genoa-board-stock = Réserve
genoa-board-decks = Pioches
genoa-board-offers = Offres
genoa-place-offers = Toutes les offres
genoa-place-tower = Autour du pion
genoa-place-north-west = Nord-ouest de la ville
genoa-place-north-east = Nord-est de la ville
genoa-place-south-west = Sud-ouest de la ville
genoa-place-south-east = Sud-est de la ville
genoa-board-no-offers = Aucune offre en cours.
genoa-board-more = { $count } de plus
genoa-board-offer = { $space } : { $terms }
genoa-board-to = à { $who } : { $terms }
genoa-board-leads = joue, { $count ->
    [0] plus d’action
    [one] 1 action
   *[other] { $count } actions
  }
genoa-board-actions = { $count ->
    [0] plus d’action
    [one] 1 action
   *[other] { $count } actions
  }
genoa-board-quiet = passe par défaut
genoa-board-declined-here = passe ici
genoa-board-declined-rest = a fait ses offres
genoa-board-declined-turn = passe ce tour
genoa-short-wheat = Bl
genoa-short-rice = Ri
genoa-short-silver = Ar
genoa-short-copper = Cu
genoa-short-silk = So
genoa-short-linen = Li
genoa-short-salt = Se
genoa-short-pepper = Po
genoa-short-any-start = Départ
genoa-short-further-action = Action +
genoa-short-any-ware = March.
genoa-short-exchange = 1:1
genoa-short-building-action = Bâtiment
genoa-short-marker = Marqueur
genoa-short-large = Gros
genoa-short-small = Petit
genoa-short-message = Ambass.
genoa-short-privilege = Privilège
genoa-letter-large = G
genoa-letter-small = P
genoa-letter-message = A
genoa-letter-privilege = Pr
genoa-turn-over = La partie est finie.
genoa-turn-start = { $who } commence son tour.
genoa-turn-tower = { $who } déplace le pion : { $space }
genoa-turn-action = { $who } utilise une action : { $space }
genoa-turn-markers = { $who } peut placer des marqueurs.
genoa-turn-waiting = { $who } attend { $waited } : { $space }
genoa-turn-offers = Offres avant le départ du pion ({ $who }). On attend { $waited }
genoa-alt-offer = { $who } offre, pour { $space } : { $terms }.
genoa-alt-asks = { $who } demande, pour { $space } : { $terms }.
genoa-hand-empty = Aucune carte en main.
genoa-hand-privileges = Privilèges jusqu’ici : { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
  }
genoa-hand-limits = Prix maximum : { $prices }
genoa-hand-plans = Prévu : { $plans }
genoa-hand-missing = { $count ->
    [one] il en manque 1
   *[other] il en manque { $count }
  }
genoa-hand-complete = prêt à livrer
genoa-hand-block = { $count ->
    [one] seul : { $worth } ducats
   *[other] bloc de { $count } : { $worth } ducats
  }

# What kind of game it is, on its card.
genoa-kind = Négocier le trajet d’un seul pion à travers la ville

## What a filled form says, before it is sent and after

genoa-offer-summary = Offrir { $ducats } ducats pour { $space }
genoa-offer-several-summary = Offrir { $prices } ; autres bâtiments : { $others } ; si vous obtenez une action : { $acts }
genoa-price-summary = Demander { $ducats } ducats pour { $space }
genoa-counter-summary = Demander plutôt { $ducats } ducats : { $offer }
genoa-route-summary = { $ducats ->
    [0] Étapes : { $goals }
   *[other] Étapes : { $goals } ; demander { $ducats } ducats par action vendue
  }
genoa-limits-summary = { $ducats ->
    [0] Aucun prix maximum pour { $buildings }
   *[other] Payer jusqu’à { $ducats } ducats pour { $buildings }
  }
genoa-deliver-summary = Livrer { $order } et prendre { $special }
