# Serenissima, deuxième édition.

# What the game is called here; its printed title is in the code.
serenissima-name = Serenissima
serenissima-goal = La personne la plus riche après le troisième décompte gagne.

serenissima-good-wood = bois
serenissima-good-stone = pierre
serenissima-good-marble = marbre
serenissima-good-wine = vin
serenissima-good-gold = or
serenissima-good-spice = épice

serenissima-option-money = Argent
serenissima-option-money-open = Visible : tout le monde voit tous les ducats
serenissima-option-money-hidden = Caché : vous ne voyez que les vôtres
serenissima-option-blockade = Blocus d’une vente ou d’un débarquement
serenissima-option-blockade-always = Partout, même dans la case de départ de la galère
serenissima-option-blockade-arrived = Seulement là où la galère s’est déplacée
serenissima-option-conquest = Après la conquête d’un port
serenissima-option-conquest-fight = La galère peut y combattre une autre galère
serenissima-option-conquest-over = Le tour est terminé
serenissima-option-galleys = À deux : choix de trois galères chacun
serenissima-option-galleys-alternate = En alternance : A B A B A B
serenissima-option-galleys-snake = En aller et retour : A B B A A B

serenissima-standing-blockade-move = Arrêter les galères plus faibles qui veulent dépasser les miennes
serenissima-standing-blockade-sale = Empêcher les galères plus faibles de vendre là où j’ai des galères
serenissima-standing-blockade-landing = Empêcher les galères plus faibles de prendre un port neutre là où j’ai des galères

# Réponses et étiquettes
serenissima-port-option = { $port } ({ $good })
serenissima-galley-option = Galère { $galley }
serenissima-zone-option = { $zone }
serenissima-at-port = { FORM($port, "at") }
serenissima-at-z-mare-ionio = en mer Ionienne
serenissima-to-port = { serenissima-at-port }
serenissima-to-z-mare-ionio = en mer Ionienne
serenissima-garrison-of = { $port } (garnison)
serenissima-count-good = { $count } × { $good }
serenissima-count-in-port = { $count } { serenissima-at-port }
serenissima-count-on-galley = { $count } sur la galère { $galley }
serenissima-done = Terminer le tour
serenissima-enough = Arrêter d’acheter
serenissima-invest = Investir à la place
serenissima-load = Charger : { $good } ({ $port })
serenissima-crew = Transférer des marins
serenissima-exchange = Transférer : galère { $mate }
serenissima-exchange-note = ce qui va sur la galère { $galley }
serenissima-overboard = Jeter ou couler
serenissima-cargo-overboard = Jeter la cargaison
serenissima-sink = Couler la galère { $galley }
serenissima-sail = Se déplacer
serenissima-sell = Vendre { serenissima-at-port }
serenissima-attack = Attaquer une galère
serenissima-foe = Galère { $galley } de { $who }
serenissima-land = Débarquer { serenissima-at-port }
serenissima-storm = Attaquer { FORM($port, "the") }
serenissima-fight-again = Relancer les dés
serenissima-fight-stop = Cesser l’attaque (fin du tour)
serenissima-recruit = Recruter des marins
serenissima-buy-galley = Acheter une galère ({ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }, plus les marins)
serenissima-another-galley = Acheter une autre galère
serenissima-build-fort = Bâtir un fort
serenissima-build-basilica = Bâtir une basilique
serenissima-part-number = Numéro de la galère
serenissima-part-port = Port
serenissima-part-sailors = Marins à bord
serenissima-part-start-port = Port de départ

# Précisions
serenissima-note-zones = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
serenissima-note-risky = { $count ->
    [one] { $count } case, blocus possible en route
   *[other] { $count } cases, blocus possible en route
  }
serenissima-note-free-cube = premier cube gratuit, puis 1 ducat par cube
serenissima-note-price = 1 ducat par cube
serenissima-note-dues = 1 ducat par cube pour { $who }
serenissima-note-now = { $count } actuellement
serenissima-note-aboard = actuellement { $here } sur la galère { $galley }, { $there } sur la galère { $mate }
serenissima-note-own-port = votre port : l’entrepôt se remplit, mais seule l’épice rapporte
serenissima-note-spice = { $ducats ->
    [one] { $ducats } ducat de plus
   *[other] { $ducats } ducats de plus
  }
serenissima-note-slot = rapporte { $ducats }
serenissima-note-slots = rapporte { $ducats }, l’un après l’autre
serenissima-note-dice = vos dés : { $mine }, les siens : { $theirs } ; { $chance } % de chances de gagner en continuant
serenissima-note-dice-fort = le fort lance d’abord { $fort } dés ; vos dés : { $mine } moins les pertes, les siens : { $theirs } ; { $chance } % de chances de gagner en continuant
serenissima-note-land-all = si le dernier marin débarque, la galère coule
serenissima-note-land-all-laden = si le dernier marin débarque, la galère coule et perd : { $goods }
serenissima-note-sink = les marins sans autre place retournent dans votre réserve
serenissima-note-sink-laden = cargaison perdue : { $goods } ; les marins sans autre place retournent dans votre réserve
serenissima-note-sailor = { $ducats ->
    [one] { $ducats } ducat par marin
   *[other] { $ducats } ducats par marin
  }
serenissima-note-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }

# Pourquoi pas
serenissima-blocked-nothing-to-buy = Vous ne pouvez rien acheter pour l’instant.
serenissima-blocked-acted = Vous avez déjà utilisé cette galère.
serenissima-blocked-no-room = Il n’y a plus de place à bord.
serenissima-blocked-no-cube = Il ne reste aucun cube de cette marchandise.
serenissima-blocked-no-ducats = Vous n’avez pas assez de ducats.
serenissima-blocked-no-sailors = Vous n’avez plus de marins à recruter.
serenissima-blocked-no-berth = Vos ports et les galères qui s’y trouvent sont pleins.
serenissima-blocked-no-number = Tous les numéros de galère sont pris.
serenissima-blocked-no-piece = Il n’en reste plus.
serenissima-blocked-no-site-fort = Il vous faut un port avec du bois et de la pierre, et sans fort.
serenissima-blocked-no-site-basilica = Il vous faut un port avec de l’or et du marbre, et sans basilique.
serenissima-blocked-nowhere = Vous n’avez aucun port où la placer.
serenissima-blocked-one-galley = Une seule galère par investissement.
serenissima-blocked-fleet = Vous avez déjà six galères.
serenissima-blocked-produced = Le port produit cette marchandise.
serenissima-blocked-stored = Le port a déjà cette marchandise.
serenissima-blocked-full = L’entrepôt est plein.
serenissima-blocked-unwanted = Le port n’achète rien de votre cargaison.
serenissima-blocked-blockade = Un blocus vous en empêche.
serenissima-blocked-fought = Vous avez choisi le combat pour ce tour.
serenissima-blocked-last-port = C’est le dernier port de cette personne.
serenissima-blocked-guarded = Coulez d’abord les galères qui défendent ce port.
serenissima-blocked-kept-open = Il faut garder assez de ports de départ.

# Questions
serenissima-ask-close = Fermez un port qui produit : { $good }.
serenissima-fact-close = On pourra traverser sa case, mais personne n’utilisera ce port.
serenissima-ask-start = Choisissez un port et une galère.
serenissima-fact-start = Les galères jouent dans l’ordre de leurs numéros.
serenissima-ask-start-galley = Choisissez votre galère suivante.
serenissima-ask-loading = Utilisez la galère { $galley } ou investissez.
serenissima-ask-loaded = Continuez avec la galère { $galley }.
serenissima-ask-sailing = { $left ->
    [0] Agissez ici avec la galère { $galley }.
   *[other] Galère { $galley } : poursuivez ou agissez ici.
  }
serenissima-ask-closing = Continuez avec la galère { $galley }.
serenissima-ask-blockade-move = Arrêter la galère { $galley } de { $who } { $at } ?
serenissima-ask-blockade-sale = Empêcher { $who } de vendre { FORM($zone, "at") } ({ $goods }) ?
serenissima-ask-blockade-landing = Empêcher { $who } de prendre { FORM($zone, "the") } ?
serenissima-fact-blockade = La galère { $galley } a { $theirs ->
    [one] { $theirs } marin
   *[other] { $theirs } marins
  } ; vous en avez { $yours } sur vos galères à cet endroit.
serenissima-ask-fight-galley = Combattre encore ? { $chance } % de gagner.
serenissima-ask-fight-port = Combattre encore ? { $chance } % de gagner.
serenissima-fact-fight = Vous lancez { $mine ->
    [one] { $mine } dé
   *[other] { $mine } dés
  } avec { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
  }, l’adversaire { $theirs }. La chance vaut si vous combattez jusqu’au bout.
serenissima-ask-salvage = Pillez la galère { $wreck }.
serenissima-fact-salvage = La galère { $galley } a { $room ->
    [one] { $room } place libre
   *[other] { $room } places libres
  }. Le reste est perdu.
serenissima-ask-conquest = { $sailors ->
    [one] Débarquer le dernier marin { serenissima-at-port } ?
   *[other] Combien débarquent { serenissima-at-port } ?
  }
serenissima-fact-conquest = { $sailors ->
    [one] Si oui, la galère { $galley } coule. Sinon, le port devient neutre.
   *[other] Aucun : le port devient neutre. Tous : la galère { $galley } coule.
  }
serenissima-fact-conquest-laden = { $sailors ->
    [one] Si oui, la galère { $galley } coule avec sa cargaison : { $goods }. Sinon, le port devient neutre.
   *[other] Aucun : le port devient neutre. Tous : la galère { $galley } coule avec sa cargaison : { $goods }.
  }
serenissima-ask-investment = Investissez. Vous avez { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-ask-special-investment = Achetez jusqu’à avoir deux galères.

# Ce qui s’est passé
serenissima-first-player = { $who } joue en premier.
serenissima-closed = { $who } ferme { FORM($port, "the") }.
serenissima-started = { $who } part de { $port } avec la galère { $galley }.
serenissima-start-galley = { $who } prend la galère { $galley }.
serenissima-prepared = Les galères sont prêtes : le tour 1 commence.
serenissima-activates-at = C’est le tour de la galère { $galley } de { $who } { $at }.
serenissima-loaded = { $who } charge { $count } × { $good } { serenissima-at-port } sur la galère { $galley } { $ducats ->
    [0] gratuitement
    [one] pour { $ducats } ducat
   *[other] pour { $ducats } ducats
  }.
serenissima-loaded-from = { $who } charge { $count } × { $good } { serenissima-at-port } sur la galère { $galley } et paie { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  } à { $owner }.
serenissima-loaded-from-to-you = { $who } charge { $count } × { $good } { serenissima-at-port } sur la galère { $galley } et vous paie { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-crewed = { $who } transfère des marins : la galère { $galley } en a maintenant { $count }.
serenissima-exchanged = { $who } transfère de la cargaison entre les galères { $galley } et { $mate }.
serenissima-thrown-overboard = { $who } jette à la mer depuis la galère { $galley } : { $goods }.
serenissima-scuttled = { $who } coule sa galère { $galley }.
serenissima-sailed-to = { $who } mène la galère { $galley } { $to }.
serenissima-blockaded-move = { $who } déclare un blocus : la galère { $galley } s’arrête { $at }.
serenissima-blockaded-sale = { $who } déclare un blocus : la galère { $galley } ne vend rien { $at }.
serenissima-blockaded-landing = { $who } déclare un blocus : la galère { $galley } ne peut débarquer { $at }.
serenissima-sold = { $who } vend { serenissima-at-port } depuis la galère { $galley } : { $goods }, { $ducats ->
    [0] sans gain
    [one] pour { $ducats } ducat
   *[other] pour { $ducats } ducats
  }.
serenissima-landed = { $who } s’empare de { FORM($port, "the") } avec { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  }.
serenissima-left = Plus personne sur la galère { $galley } de { $who } : elle coule.
serenissima-fort-fired = Le fort de { $port } tire sur la galère { $galley } et { $count ->
    [0] n’élimine personne
    [one] élimine { $count } marin
   *[other] élimine { $count } marins
  }.
serenissima-fought-of = { $who } combat la galère { $foe } de { $owner } avec la galère { $galley } : { $killed ->
    [one] { $killed } marin éliminé
   *[other] { $killed } marins éliminés
  }, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  }.
serenissima-fought-of-to-you = { $who } combat votre galère { $foe } avec la galère { $galley } : { $killed ->
    [one] { $killed } marin éliminé
   *[other] { $killed } marins éliminés
  }, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  }.
serenissima-stormed-of = { $who } attaque { FORM($port, "the") } ({ $owner }) avec la galère { $galley } : { $killed ->
    [one] { $killed } marin éliminé
   *[other] { $killed } marins éliminés
  }, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  }.
serenissima-stormed-of-to-you = { $who } vous attaque { serenissima-at-port } avec la galère { $galley } : { $killed ->
    [one] { $killed } marin éliminé
   *[other] { $killed } marins éliminés
  }, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  }.
serenissima-broke-off = { $who } cesse l’attaque avec la galère { $galley }.
serenissima-sunk-of = La galère { $galley } de { $owner } coule.
serenissima-sunk-of-to-you = Votre galère { $galley } coule.
serenissima-cargo-lost = Perdu avec la galère { $galley } : { $goods }.
serenissima-both-sunk = Les galères { $galley } et { $foe } se coulent mutuellement.
serenissima-port-fell = { $owner } perd { FORM($port, "the") } : il n’y reste aucun marin.
serenissima-port-fell-to-you = Vous avez perdu { FORM($port, "the") } : il ne vous y reste aucun marin.
serenissima-salvaged = { $who } récupère sur la galère { $galley } : { $goods }.
serenissima-recruited = { $who } recrute { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  } : { $places }.
serenissima-bought-galley = { $who } achète la galère { $galley } { serenissima-at-port } avec { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  }, pour { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-built-fort = { $who } bâtit un fort { serenissima-at-port }.
serenissima-built-basilica = { $who } bâtit une basilique { serenissima-at-port }.
serenissima-doge-wine = Carte Doge du tour { $round } : le vin.
serenissima-doge-one = Carte Doge du tour { $round } : un sablier.
serenissima-doge-two = Carte Doge du tour { $round } : deux sabliers.
serenissima-doge-two-mix = Carte Doge du tour { $round } : deux sabliers, puis mélange de toutes les cartes.
serenissima-wine-income = { $who } gagne { $ducats } ducats pour le vin dans { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
  }.
serenissima-scoring = Décompte { $number } sur 3.
serenissima-scored = { $who } gagne { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-round = Le tour { $round } commence.
serenissima-over = Le troisième décompte met fin à la partie.

# Résultats
serenissima-score-start = Au départ
serenissima-score-sales = Ventes
serenissima-score-dues = Payé par les autres
serenissima-score-wine = Vin
serenissima-score-scorings = Décomptes
serenissima-score-spent = Dépenses
serenissima-score-total = { $total ->
    [one] { $total } ducat
   *[other] { $total } ducats
  }

# Les mots des images
serenissima-mark-wood = Bo
serenissima-mark-stone = Pi
serenissima-mark-marble = Ma
serenissima-mark-wine = Vi
serenissima-mark-gold = Or
serenissima-mark-spice = Ép
serenissima-cover = Galères et entrepôts
serenissima-cover-alt = Un portulan de la Méditerranée et quatre galères chargées : Serenissima.
serenissima-board-over = La partie est finie
serenissima-board-preparation = Mise en place
serenissima-board-doge-turn = Carte Doge
serenissima-board-turn = Galère { $galley } de { $who } { $at } : { $phase }
serenissima-board-loading = chargement
serenissima-board-sailing = déplacement
serenissima-board-closing = vente ou combat
serenissima-board-round = Tour { $round }
serenissima-board-track = Piste des décomptes : I, II, III
serenissima-board-doge = Cartes Doge
serenissima-board-supply = { $good } { $count }
serenissima-board-ducats = { $ducats } d.
serenissima-board-ports = { $count ->
    [one] { $count } port
   *[other] { $count } ports
  }
serenissima-board-galleys = { $count ->
    [one] { $count } galère
   *[other] { $count } galères
  }
serenissima-board-sailors = { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  }
serenissima-board-stock = { $count ->
    [one] { $count } marin à recruter
   *[other] { $count } marins à recruter
  }
serenissima-board-neutral = neutre
serenissima-board-fort = un fort
serenissima-board-basilica = une basilique
serenissima-board-wine = sa face vin
serenissima-board-closed = une fermeture
serenissima-board-neighbours = À côté : { $zones }.
serenissima-treasury = Votre trésor : { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }.
serenissima-alt-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
  }
serenissima-alt-port = { $port } ({ $owner }, { $sailors ->
    [one] { $sailors } marin
   *[other] { $sailors } marins
  } sur { $capacity }) produit : { $good } ; entrepôt : { $stored } ; le port a : { $more }.
serenissima-alt-galley = Galère { $galley }, { $who } : { $aboard }.

# Told by rules 1 and 2; what is stored of games begun then still says so.
serenissima-activates = La galère { $galley } de { $who } est active { FORM($zone, "at") }.
serenissima-sailed = { $who } mène la galère { $galley } { FORM($zone, "at") }.
serenissima-blockade-move = { $who } déclare un blocus : la galère { $galley } s’arrête { FORM($zone, "at") }.
serenissima-blockade-sale = { $who } déclare un blocus : la galère { $galley } ne vend rien { FORM($zone, "at") }.
serenissima-blockade-landing = { $who } déclare un blocus : la galère { $galley } ne peut débarquer { FORM($zone, "at") }.
serenissima-count-at = { $count } { FORM($place, "at") }
serenissima-fought = { $who } combat la galère { $foe } avec la galère { $galley } : { $killed ->
    [one] { $killed } tué
   *[other] { $killed } tués
  }, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  }.
serenissima-stormed = { $who } attaque { FORM($port, "the") } avec la galère { $galley } : { $killed ->
    [one] { $killed } tué
   *[other] { $killed } tués
  }, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
  }.
serenissima-sunk = La galère { $galley } est coulée.
serenissima-jettisoned = { $who } jette à la mer { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  } de la galère { $galley }.

# What kind of game it is, on its card.
serenissima-kind = Commerce, ports et combats navals en tours rapides
