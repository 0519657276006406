# Pourquoi : les raisons d’une réponse à Méditerranée

mediterranee-why-manning = Une galère va aussi loin qu’elle a de marins ; { $count ->
    [0] personne ne reste pour tenir la capitale : revenez vite.
    [one] un marin reste pour tenir la capitale.
   *[other] { $count } restent pour tenir la capitale.
  }
mediterranee-why-bid = { $ducats } ducats achètent le choix de votre place dans le tour ; il en reste { $left } pour marchandises et équipages.
mediterranee-why-bid-nothing = Aucune place de ce tour ne vaut de l’argent pour vous.
mediterranee-why-place-early = Qui vient tôt débarque et vend d’abord : { $count ->
    [0] les meilleures places des entrepôts partent en premier.
    [one] un port est sans garnison.
   *[other] { $count } ports sont sans garnison.
  }
mediterranee-why-place-late = Qui vient tard voit ce que font les autres, et personne ne répond au dernier coup.
mediterranee-why-price-most = Rien ne les oblige à acheter à ce prix, mais c’est le plus que vous puissiez obtenir.
mediterranee-why-price-price = Un prix plus bas vend davantage, et chaque pion emporté vous laisse de l’argent tout de suite.
mediterranee-why-price-tariff = Avec un prix permanent, personne n’a plus à attendre votre réponse.
mediterranee-why-haggle-yes = Mieux valent { $price } ducats maintenant que { $ask } qui ne viendront peut-être jamais.
mediterranee-why-haggle-no = { $price } ducats, c’est trop peu : en rester à { $ask } ne vous coûte au pire que cette vente.
mediterranee-why-trade-counter = À { $price } ducats, vous gagneriez environ { $gain } ; au pire, on refuse.
mediterranee-why-deal-yes = Vous y gagnez à peu près { $gain } au prix où ces marchandises se vendent ; l’autre y gagne peut-être aussi.
mediterranee-why-deal-no = Au prix où ces marchandises se vendent, cela vous rapporterait { $gain } : trop peu pour ce que cela donne à un rival.
mediterranee-why-stow = C’est ce qui vaut le plus là où cette galère peut { $count ->
    [0] aller, et rien ne reste ({ $goods }).
    [one] aller ({ $goods }) ; un pion peut être perdu.
   *[other] aller ({ $goods }) ; { $count } pions peuvent être perdus.
  }
mediterranee-why-sail-done = Vos galères sont là où elles gagnent le plus, ou gardent quelque chose.
mediterranee-why-settle = Ce que vous réglez maintenant se fait sans autre question ce tour-ci.
mediterranee-why-passage-needed = { $why } Mais quelqu’un en chemin doit vous laisser passer.
mediterranee-why-sea = { $zone } : c’est sur la route d’un bon marché, et personne de plus fort ne s’y trouve.
mediterranee-why-sail-sell = { $port } : ce que vous portez y vaut environ { $ducats } ducats, si personne ne remplit l’entrepôt avant vous.
mediterranee-why-sail-land = { $port } est sans garnison : qui débarque d’abord obtient { $points ->
    [one] son point
   *[other] ses { $points } points
  }.
mediterranee-why-sail-foe = { $port } : { $count ->
    [0] personne ne tient ce port
    [one] un seul marin tient ce port
   *[other] { $count } marins tiennent ce port
  } ; on peut l’attaquer ou y vendre.
mediterranee-why-sail-guard = Un adversaire avec { $count ->
    [one] un marin
   *[other] { $count } marins
  } peut arriver en un seul mouvement ({ $port }) : il faut y être.
mediterranee-why-sail-load = { $port } a de quoi charger pour le prochain voyage ({ $good }).
mediterranee-why-passage-yes = { $count ->
    [one] Son seul marin n’est pas un danger
   *[other] Ses { $count } marins ne sont pas un danger
  } pour vos ports voisins, et l’on vous laissera peut-être passer un jour.
mediterranee-why-passage-no = Avec { $count ->
    [one] un marin
   *[other] { $count } marins
  }, elle pourrait prendre un de vos ports voisins.
mediterranee-why-peace = Aucune attaque ne promet plus qu’elle ne coûte en marins.
mediterranee-why-attack = En moyenne, vous tuez { $kills ->
    [0] peu
    [one] un marin
   *[other] { $kills } marins
  } et en perdez { $loses } ; à bord, { $count ->
    [0] il n’y a pas de marchandises, mais la galère elle-même est à prendre.
    [one] il y a un pion à prendre.
   *[other] il y a { $count } pions à prendre.
  }
mediterranee-why-storm = En moyenne, vous tuez { $count ->
    [one] son seul marin
   *[other] { $kills } de ses { $count } marins
  } et en perdez { $loses } ; le port compte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin.
mediterranee-why-capture = Vous obtenez une galère qui vaut { $price } ducats, avec sa cargaison ({ $goods }) ; { $count ->
    [0] la vôtre est abandonnée en échange.
    [one] un marin reste sur la vôtre.
   *[other] { $count } marins restent sur la vôtre.
  }
mediterranee-why-sink = Avec { $count ->
    [one] un seul marin
   *[other] { $count } marins
  }, vous ne pouvez pas armer les deux ; sa cargaison est à vous dans la limite de la place.
mediterranee-why-land = Le port compte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin ; { $count ->
    [0] aucun adversaire ne peut arriver en un mouvement.
    [one] un adversaire avec un marin peut arriver en un mouvement.
   *[other] un adversaire avec { $count } marins peut arriver en un mouvement.
  }
mediterranee-why-land-sinks = Le port compte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin, ce qui vaut la galère qui coule sans équipage ({ $galley }).
mediterranee-why-land-done = Les marins à bord valent mieux qu’un port de plus que vous ne pourriez pas tenir.
mediterranee-why-sell-all = Tout devient de l’argent maintenant, avant que d’autres ne remplissent les entrepôts.
mediterranee-why-sell-nothing = Le reste se vend mieux ailleurs, ou aiderait un rival plus que vous.
mediterranee-why-sell-own = Cela rapporte { $ducats } ducats, et votre entrepôt { $free ->
    [0] est plein : il compte davantage à la fin.
    [one] n’a plus qu’une place libre.
   *[other] a encore { $free } places libres.
  }
mediterranee-why-sell-free = Cela rapporte { $ducats } ducats, et aucun rival n’y gagne.
mediterranee-why-sell-rival = Cela rapporte { $ducats } ducats tout de suite, mais remplit l’entrepôt d’un rival ({ $who }).
mediterranee-why-market-done = Rien de ce qu’on peut acheter ou construire ici ne vaudrait son prix.
mediterranee-why-buy = Prix : { $price } ducats ; cette marchandise ({ $good }) devrait en rapporter environ { $worth }, si personne ne la vend avant vous.
mediterranee-why-buy-dear = Prix : { $price } ducats ; cette marchandise ({ $good }) n’en rapportera peut-être pas plus de { $worth }, mais elle remplit un entrepôt.
mediterranee-why-enquire = Cette marchandise ({ $good }) devrait rapporter environ { $worth } ; demander le prix ne coûte rien.
mediterranee-why-recruit = { $count ->
    [one] Un marin coûte
   *[other] { $count } marins coûtent
  } { $price } ducats : avec plus d’équipage, vos galères vont plus loin et combattent mieux.
mediterranee-why-recruit-ashore = { $count ->
    [one] Un marin coûte
   *[other] { $count } marins coûtent
  } { $price } ducats ; { $threat ->
    [0] personne ne menace encore ce port, mais ses murs sont faibles ({ $port }).
    [one] un adversaire avec un marin peut arriver en un mouvement ({ $port }).
   *[other] un adversaire avec { $threat } marins peut arriver en un mouvement ({ $port }).
  }
mediterranee-why-crew = Une galère va aussi loin que son équipage : ainsi, aucune ne traîne.
mediterranee-why-crew-ashore = { $port } : { $count ->
    [0] personne ne tient ce port
    [one] un marin tient ce port
   *[other] { $count } marins tiennent ce port
  }, et { $threat ->
    [0] aucun adversaire ne peut arriver en un mouvement ; les autres servent sur vos galères.
    [one] un adversaire avec un marin peut arriver en un mouvement.
   *[other] un adversaire avec { $threat } marins peut arriver en un mouvement.
  }
mediterranee-why-cargo = Chaque marchandise vaut le plus sur la galère qui atteint son marché.
mediterranee-why-galley = Elle coûte { $price } ducats et a { $turns ->
    [0] trop peu de temps pour les gagner ; elle garde ou débarque.
    [one] un tour pour les gagner.
   *[other] { $turns } tours pour les gagner.
  }
mediterranee-why-fort = { $price } ducats pour des murs ({ $port }) : { $threat ->
    [0] personne ne menace encore ce port, et alors il sera trop tard.
    [one] un adversaire avec un marin peut arriver en un mouvement.
   *[other] un adversaire avec { $threat } marins peut arriver en un mouvement.
  }
mediterranee-why-swap = Chacun porte ce qui vaut plus pour l’autre ; { $who } y gagne aussi.
mediterranee-why-propose-sell = { $who } en tirera plus que vous, et vous { $price ->
    [0] obligez quelqu’un.
   *[other] touchez { $price } ducats sans voyage.
  }
mediterranee-why-propose-buy = Cela vaut { $price ->
    [0] plus pour vous
   *[other] plus de { $price } ducats là où vous allez
  }, et { $who } n’a pas de meilleur marché.
mediterranee-why-discard = La place vaut plus que ce qui s’y trouve.
mediterranee-why-dismiss = La galère coûte plus qu’elle ne peut encore { $count ->
    [0] rapporter.
    [one] rapporter ; un pion de cargaison est perdu.
   *[other] rapporter ; { $count } pions de cargaison sont perdus.
  }
mediterranee-why-tariff = À { $ask } ducats ({ $good }), et pas moins de { $floor }, personne n’a à vous attendre pour acheter.
mediterranee-why-ask-me = Vous voyez qui achète avant de donner un prix ; mais il faut vous attendre.
