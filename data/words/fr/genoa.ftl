# Die Händler von Genua

genoa-option-inner-corners = Cases d’angle intérieures
genoa-option-inner-corners-depot = aux entrepôts (les villas n’ont pas de propriétaire)
genoa-option-inner-corners-villa = aux villas (les villas peuvent avoir un propriétaire)
genoa-option-small-orders = Petits contrats
genoa-option-small-orders-turn = un par joueur et par tour de jeu
genoa-option-small-orders-action = un par action
genoa-option-market-start = Un départ de la place du marché
genoa-option-market-start-moves = fait avancer le marqueur de tour
genoa-option-market-start-stays = ne fait rien de spécial

genoa-score-ducats = Ducats
genoa-score-privileges = Privilèges
genoa-score-buildings = Bâtiments

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
genoa-item-any-start = Case de départ au choix
genoa-item-further-action = 1 action de plus
genoa-item-any-ware = 1 marchandise au choix
genoa-item-exchange = Échange 1:1
genoa-item-building-action = 1 action de bâtiment
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
genoa-some-cards = { $count } × { $deck } (au choix de qui donne)
genoa-cards-of = { $deck }, au choix de qui donne
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
genoa-lacks-goods = les biens manquent
genoa-lacks-cards = les cartes manquent
genoa-lacks-action = plus d’action ce tour-ci
genoa-lacks-markers = qui recevrait les marqueurs n’en a plus à sa couleur
genoa-already-offered = vous l’offrez déjà ; le marché se conclut quand le pion est à côté
genoa-nothing-payable = Rien de tout cela ne peut être payé.
genoa-here-first = Il faut d’abord régler l’action de ce bâtiment.
genoa-sell-first = Effectuez d’abord l’action de ce bâtiment, ou acceptez une offre pour elle.

## Questions

genoa-ask-start = Lancez les dés, ou jouez votre carte « Case de départ au choix ».
genoa-roll = Lancer les dés
genoa-play = Jouer « { $card } »

genoa-ask-tower = Menez le pion. Il se trouve ici : { $space }.
genoa-ask-tower-due = Décidez pour { $space } : agissez vous-même ou acceptez une offre. Ensuite, le pion repart.
genoa-ask-tower-waiting = Attendez la réponse des autres, ou continuez sans attendre.
genoa-tower-here = Le pion se trouve ici : { $space }.
genoa-act = Effectuer l’action de ce bâtiment
genoa-needs-further = pour agir, vous jouez votre carte « 1 action de plus »
genoa-accept = Accepter une offre
genoa-accept-streets = Accepter des offres pour une rue
genoa-move = Déplacer le pion
genoa-end = Terminer votre tour
genoa-ask-lose = Il vous reste une action, et après ce pas vous ne pourrez plus l’effectuer ce tour-ci. Continuer quand même ?
genoa-lose-go = Continuer ; mon action est perdue
genoa-lose-stay = Non, je choisis autre chose
genoa-price = Annoncer un prix
genoa-want = Annoncer ce que vous voulez
genoa-counter = Demander une autre somme à qui offre
genoa-counter-bundle = Demander un lot à qui offre
genoa-which-bid = L’offre de qui ?
genoa-wait = Attendre des réponses
genoa-wait-note = on redemande à tous ceux qui n’ont pas passé
genoa-withdraw = Retirer une offre
genoa-claim = Encaisser des ambassades

genoa-ask-bid = Faites une offre si vous voulez. { $who } mène le pion, ici : { $space }.
genoa-ask-now = { $who } veut continuer. Voulez-vous l’action de ce bâtiment : { $space } ?
genoa-ask-offers = Annoncez vos prix avant le départ du pion, mené par { $who }. Il se trouve ici : { $space }.
genoa-ask-answer = Répondez à { $who } : acceptez le prix, refusez-le, ou faites une autre offre.
genoa-words-left = { $count ->
    [0] Vous ne pouvez plus parler ce tour-ci.
    [one] Vous pouvez encore parler une fois ce tour-ci.
   *[other] Vous pouvez encore parler { $count } fois ce tour-ci.
  }
genoa-more-offers = { $count ->
    [one] Il y a encore une autre offre.
   *[other] Il y a encore { $count } autres offres.
  }
genoa-ask-form = Composez l’offre pour { $space }. Regarder ne coûte rien.
genoa-offer = Offrir des ducats
genoa-offer-several = Offrir des ducats pour plusieurs bâtiments
genoa-prices = Vos prix en ducats (par billets de 5)
genoa-others = Et tous les autres bâtiments ?
genoa-others-pass = je n’en veux pas
genoa-others-ask = me demander avant qu’une de leurs actions soit perdue
genoa-then = Et quand vous obtenez une action ?
genoa-then-ask = me demander que faire
genoa-then-at-once = l’effectuer aussitôt (petit contrat oui, cartes spéciales non)
genoa-at-once = Effectuer aussitôt les actions achetées
genoa-at-once-note = petit contrat oui, cartes spéciales non ; pour un gros contrat on vous demande
genoa-listen = Pas encore d’offre
genoa-listen-note = on vous demandera avant qu’une action soit perdue
genoa-bundle = Offrir un lot
genoa-where = Pour quelle case ?
genoa-take-price = Accepter un prix
genoa-refuse = Refuser
genoa-decline = Passer
genoa-decline-here = pour cette case
genoa-decline-turn = pour tout ce tour de jeu
genoa-instruct = Laisser une consigne
genoa-limits = Fixer le prix maximum
genoa-limits-buildings = Pour quels bâtiments ?
genoa-limits-ducats = Jusqu’à combien de ducats ? (0 : aucun prix)
genoa-quiet = Passer d’office
genoa-claims-switch = Encaisser les ambassades d’office
genoa-plan = Dire d’avance ce que vous ferez d’une action ce tour-ci
genoa-plan-collect = prendre seulement ce que donne le bâtiment
genoa-plan-order = le prendre et remplir un petit contrat
genoa-plan-forget = oublier ce que j’ai dit

genoa-give-ducats = Vous donnez : des ducats
genoa-give-goods = Vous donnez : biens et cartes
genoa-give-later = Vous donnez : des ducats du contrat
genoa-give-special = Vous donnez : la carte spéciale du contrat
genoa-want-ducats = Vous recevez : des ducats
genoa-want-goods = Vous recevez : biens et cartes
genoa-form-goods = Des biens, avec ou sans ducats
genoa-form-money = Des ducats, contre la case et autre chose
genoa-form-order = Des ducats tirés d’un contrat
genoa-form-special = La carte spéciale d’un gros contrat
genoa-name-goods = Des biens, avec ou sans ducats
genoa-name-money = Des ducats, contre la case et autre chose
genoa-back = Retour

genoa-ask-cards = Choisissez les cartes que vous donnez.
genoa-ask-action = Effectuez votre action : { $where }.
genoa-ask-after = Jouez ou livrez encore quelque chose après votre action, ou terminez : { $where }.
genoa-collect = Prendre ce que donne le bâtiment
genoa-privilege = Piocher un privilège
genoa-deliver = Remplir un gros contrat
genoa-no-order = Vous n’avez pas, avec ses trois marchandises, de gros contrat que cette villa prenne en ce moment.
genoa-which-order = Quel contrat ?
genoa-which-special = Quelle carte spéciale ?
genoa-small-order = Remplir un petit contrat
genoa-no-small-order = Vous n’avez pas de petit contrat pour ce bâtiment avec sa marchandise.
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

genoa-ask-messages = Encaissez les ambassades réalisées ce tour-ci.
genoa-not-delivered = pas réalisée ce tour-ci

genoa-ask-markers = { $count ->
    [one] Placez votre marqueur depuis une rue traversée.
   *[other] Placez jusqu’à { $count } marqueurs depuis une rue traversée.
  }
genoa-pass = N’en placer aucun
genoa-place-note = 1 : placer votre marqueur
genoa-replace-note = appartient à { $who } ; 1 : retirer, 2 : remplacer

## Ce qui s’est passé

genoa-begins = { $who } commence. { $rounds } tours au plus.
genoa-rolls = { $who } lance bleu { $blue } et rouge { $red } : le pion part de cette case : { $space }.
genoa-chooses-start = { $who } joue « Case de départ au choix » : { $space }.
genoa-market-start = Départ de la place du marché : le marqueur de tour avance à { $round } sur { $rounds }.
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
genoa-owner-paid = { $who } reçoit { $count } ducats en tant que propriétaire : { $where }.
genoa-shuffled = Les cartes rendues sont mélangées : { $deck }.
genoa-shuffled-large = Les gros contrats rendus sont mélangés.
genoa-shuffled-small = Les petits contrats rendus sont mélangés.
genoa-shuffled-message = Les ambassades rendues sont mélangées.
genoa-shuffled-privilege = Les privilèges rendus sont mélangés.
genoa-delivers-large = { $who } remplit : { $card }. { $count } ducats et { $special }.
genoa-no-special = aucune carte spéciale, il n’en reste pas
genoa-delivers-small = { $who } remplit : { $card }. { $count } ducats.
genoa-claims = { $who } encaisse : { $card }. { $count } ducats.
genoa-plays-further = { $who } joue « 1 action de plus ».
genoa-plays-ware = { $who } joue « 1 marchandise au choix » : { $ware }.
genoa-plays-building = { $who } joue « 1 action de bâtiment » : { $where }.
genoa-exchanges = { $who } joue « Échange 1:1 » : { $given } contre { $got }.
genoa-exchanges-yours = Vous échangez { $given } contre { $card }.

genoa-offers = { $who } offre, pour { $space } : { $terms }.
genoa-offers-several = { $who } offre { $prices }.
genoa-price-for = { $count } ducats pour { $space }
genoa-names-price = { $who } annonce un prix pour { $space } : { $terms }.
genoa-counters = { $who } demande à { $whom }, pour { $space } : { $terms }.
genoa-takes-price = { $who } accepte le prix pour { $space } : { $terms }.
genoa-withdraws = { $who } retire son offre pour { $space }.
genoa-refuses = { $who } refuse le prix pour { $space }.
genoa-listens = { $who } ne fait pas encore d’offre et écoute.
genoa-asks-offers = { $who } attend des réponses et redemande à tout le monde.
genoa-lapses = { $who } ne peut plus tenir son offre pour { $space }.
genoa-declines-here = { $who } passe : { $space }.
genoa-declines-turn = { $who } passe pour tout ce tour de jeu.
genoa-is-quiet = { $who } passe jusqu’à nouvel ordre.
genoa-is-listening = { $who } ne passe plus d’office.
genoa-limits-set = { $count ->
    [0] Plus de prix fixé d’avance : { $buildings }.
   *[other] Votre prix va jusqu’à { $count } ducats : { $buildings }.
  }
genoa-at-once-set = { $at_once ->
    [yes] Vos actions achetées sont effectuées aussitôt.
   *[no] On vous demandera que faire de vos actions.
  }
genoa-plan-set = Votre prochaine action y prendra seulement ce que donne le bâtiment : { $where }.
genoa-plan-set-order = Votre prochaine action y remplira : { $card }.
genoa-plan-this-turn = Ce tour-ci, votre action y prendra seulement ce que donne le bâtiment : { $where }.
genoa-plan-order-this-turn = Ce tour-ci, votre action y remplira : { $card }.
genoa-plan-gone = On vous demandera que faire : { $where }.
genoa-claims-set = { $claims ->
    [yes] Vos ambassades sont encaissées d’office.
   *[no] Vous encaissez vos ambassades vous-même.
  }
genoa-asks-round = { $who } veut continuer : quelqu’un veut-il l’action de ce bâtiment ? { $space }.
genoa-deal = Marché conclu : { $who } et { $whom }, { $space }, pour { $terms }.
genoa-deal-struck = Marché conclu : { $whom } obtient de { $who } { $space }. Prix : { $terms }.
genoa-hands-over = { $who } donne à { $whom }, grâce à l’action : { $goods }.
genoa-hands-cards = { $count ->
    [one] { $who } donne une carte à { $whom }.
   *[other] { $who } donne { $count } cartes à { $whom }.
  }
genoa-hands-cards-yours = { $who } donne à { $whom } : { $cards }.

genoa-tower-rests = Le pion s’arrête. { $who } termine son tour.
genoa-places = { $who } place un marqueur : { $where }.
genoa-removes = { $who } retire le marqueur de { $whom } : { $where }.
genoa-replaces = { $who } remplace le marqueur de { $whom } : { $where }.
genoa-round = Tour { $round } sur { $rounds }.
genoa-over = Le dernier tour est joué. Privilèges et bâtiments sont payés.

## L’image

genoa-title = Gênes
genoa-cover-alt = Un plan de Gênes : la place du marché au milieu, quatre bâtiments autour, une ceinture de rues, et quatorze bâtiments le long des murs.
genoa-board-market = départ ici : +1 tour
genoa-board-villa = gros contrat ou privilège
genoa-board-gives = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
  }
genoa-board-markers = { $count } marqueurs
genoa-board-total = { $total } ducats en tout
genoa-board-round = Tour { $round } sur { $rounds }
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
genoa-board-leads = mène, { $count ->
    [0] plus d’action
    [one] 1 action
   *[other] { $count } actions
  }
genoa-board-actions = { $count ->
    [0] plus d’action
    [one] 1 action
   *[other] { $count } actions
  }
genoa-board-quiet = passe pour l’instant
genoa-board-declined-here = passe ici
genoa-board-declined-rest = a annoncé ses prix
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
genoa-short-further-action = +1 action
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
genoa-turn-tower = { $who } mène le pion : { $space }
genoa-turn-action = { $who } agit : { $space }
genoa-turn-markers = { $who } peut placer des marqueurs.
genoa-turn-waiting = { $who } attend { $waited } : { $space }
genoa-turn-offers = Offres avant le départ du pion ({ $who }) : on attend { $waited }
genoa-alt-offer = { $who } offre, pour { $space } : { $terms }.
genoa-alt-asks = { $who } demande, pour { $space } : { $terms }.
genoa-hand-empty = Aucune carte en main.
genoa-hand-privileges = Privilèges jusqu’ici : { $count } ducats
genoa-hand-limits = Prix fixés d’avance : { $prices }
genoa-hand-plans = Réglé d’avance : { $plans }
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
genoa-kind = Négocier le chemin d’un pion à travers la ville

## What a filled form says, before it is sent and after

genoa-offer-summary = Offrir { $ducats } ducats pour { $space }
genoa-offer-several-summary = Offrir { $prices } ; autres bâtiments : { $others } ; action obtenue : { $acts }
genoa-price-summary = Demander { $ducats } ducats pour { $space }
genoa-counter-summary = Demander plutôt { $ducats } ducats : { $offer }
genoa-limits-summary = { $ducats ->
    [0] Aucun prix maximum pour { $buildings }
   *[other] Payer jusqu’à { $ducats } ducats pour { $buildings }
  }
genoa-deliver-summary = Livrer { $order } et prendre { $special }
