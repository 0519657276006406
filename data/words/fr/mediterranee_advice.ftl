# Pourquoi : les raisons d’une réponse à Méditerranée

mediterranee-why-manning = Chaque marin fait avancer une galère d’une case. { $count ->
    [0] Personne ne reste dans la capitale : revenez vite.
    [one] Un marin reste pour tenir la capitale.
   *[other] { $count } restent pour tenir la capitale.
  }
mediterranee-why-bid = { $ducats } ducats vous assurent une bonne place dans l’ordre de jeu ; il en reste { $left } pour les marchandises et les marins.
mediterranee-why-bid-nothing = Aucune place de ce tour ne mérite une mise.
mediterranee-why-place-early = En jouant tôt, vous débarquez et vendez avant les autres. { $count ->
    [0] Les cases d’entrepôt les plus rentables partent vite.
    [one] Un port est sans garnison.
   *[other] { $count } ports sont sans garnison.
  }
mediterranee-why-place-late = En jouant tard, vous voyez ce que font les autres, et personne ne peut riposter.
mediterranee-why-price-most = Personne n’est obligé d’acheter, mais vous ne pouvez pas obtenir plus.
mediterranee-why-price-price = Un prix plus bas vend davantage, et chaque pion vendu vous rapporte tout de suite.
mediterranee-why-price-tariff = Avec un prix fixe, personne n’a plus à vous attendre.
mediterranee-why-haggle-yes = Mieux valent { $price } ducats maintenant que { $ask } qui ne viendront peut-être jamais.
mediterranee-why-haggle-no = { $price } ducats, c’est trop peu. En exigeant { $ask }, vous risquez au pire de ne pas vendre.
mediterranee-why-trade-counter = À { $price } ducats, vous gagneriez environ { $gain }. Au pire, c’est un refus.
mediterranee-why-deal-yes = Aux prix actuels, vous gagnez environ { $gain ->
    [one] { $gain } ducat
   *[other] { $gain } ducats
  }, et l’autre peut y gagner aussi.
mediterranee-why-deal-no = Aux prix actuels, cela vous rapporte { $gain ->
    [one] { $gain } ducat
   *[other] { $gain } ducats
  } : trop peu pour ce que gagne un rival.
mediterranee-why-stow = C’est ce qui se vend le mieux là où cette galère peut { $count ->
    [0] aller ({ $goods }), et rien n’est perdu.
    [one] aller ({ $goods }) ; un pion peut être perdu.
   *[other] aller ({ $goods }) ; { $count } pions peuvent être perdus.
  }
mediterranee-why-sail-done = Vos galères sont là où elles rapportent le plus, ou protègent quelque chose.
mediterranee-why-settle = Ce que vous planifiez ici ne vous sera plus demandé ce tour-ci.
mediterranee-why-passage-needed = { $why } Mais quelqu’un en chemin doit vous laisser passer.
mediterranee-why-sea = { $zone } : c’est sur la route de votre marché, et personne de plus fort ne s’y trouve.
mediterranee-why-sail-sell = { CAPITAL(FORM($port, "at")) }, votre cargaison vaut environ { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }, si personne ne remplit l’entrepôt avant vous.
mediterranee-why-sail-land = { CAPITAL(FORM($port, "the")) } est sans garnison. La première personne qui débarque gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
mediterranee-why-sail-foe = { $port } : { $count ->
    [0] personne ne défend ce port
    [one] un seul marin défend ce port
   *[other] { $count } marins défendent ce port
  }. Vous pouvez l’attaquer ou y vendre.
mediterranee-why-sail-guard = Un ennemi avec { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  } peut arriver en un seul mouvement ({ $port }). Il faut garder ce port.
mediterranee-why-sail-load = { CAPITAL(FORM($port, "at")) }, vous pouvez charger pour le prochain voyage ({ $good }).
mediterranee-why-passage-yes = Avec { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  }, elle ne menace pas vos ports voisins, et un jour on vous laissera peut-être passer.
mediterranee-why-passage-no = Avec { $count ->
    [one] { $count } marin
   *[other] { $count } marins
  }, elle pourrait prendre un de vos ports voisins.
mediterranee-why-peace = Aucune attaque ne vaut les marins qu’elle coûterait.
mediterranee-why-attack = En moyenne, vous éliminez { $kills ->
    [0] peu de marins
    [one] { $kills } marin
   *[other] { $kills } marins
  } et en perdez { $loses }. { $count ->
    [0] Elle est vide, mais la galère elle-même est à prendre.
    [one] Elle transporte { $count } pion.
   *[other] Elle transporte { $count } pions.
  }
mediterranee-why-storm = En moyenne, vous éliminez { $count ->
    [one] son seul marin
   *[other] { $kills } de ses { $count } marins
  } et en perdez { $loses }. Le port vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin.
mediterranee-why-capture = Vous gagnez une galère qui vaut { $price } ducats, avec sa cargaison ({ $goods }) ; { $count ->
    [0] vous abandonnez la vôtre.
    [one] un marin reste sur la vôtre.
   *[other] { $count } marins restent sur la vôtre.
  }
mediterranee-why-sink = Avec { $count ->
    [one] un seul marin
   *[other] { $count } marins
  }, vous ne pouvez pas armer les deux galères. Vous gardez de sa cargaison ce qui tient à bord.
mediterranee-why-land = Le port vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin ; { $count ->
    [0] aucun ennemi ne peut arriver en un mouvement.
    [one] un ennemi avec { $count } marin peut arriver en un mouvement.
   *[other] un ennemi avec { $count } marins peut arriver en un mouvement.
  }
mediterranee-why-land-sinks = Le port vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin. Cela vaut bien la galère, qui coule sans équipage ({ FORM($galley, "the") }).
mediterranee-why-land-done = Ces marins sont plus utiles à bord que dans un port que vous ne pourriez pas tenir.
mediterranee-why-sell-all = Tout devient de l’argent, avant que d’autres ne remplissent les entrepôts.
mediterranee-why-sell-nothing = Le reste se vend mieux ailleurs, ou aiderait un rival plus que vous.
mediterranee-why-sell-own = Cela rapporte { $ducats } ducats, et votre entrepôt { $free ->
    [0] est plein : il vaut plus à la fin.
    [one] n’a plus qu’une place libre.
   *[other] a encore { $free } places libres.
  }
mediterranee-why-sell-free = Cela rapporte { $ducats } ducats, et aucun rival n’y gagne.
mediterranee-why-sell-rival = Cela rapporte { $ducats } ducats tout de suite, mais remplit l’entrepôt de { $who }.
mediterranee-why-market-done = Rien de ce que vous pouvez acheter ou construire ici ne serait rentable.
mediterranee-why-buy = Prix : { $price } ducats ; cette marchandise ({ $good }) devrait en rapporter environ { $worth }, si personne ne la vend là-bas avant vous.
mediterranee-why-buy-dear = Prix : { $price } ducats ; cette marchandise ({ $good }) n’en rapportera peut-être que { $worth }, mais elle remplit un entrepôt.
mediterranee-why-enquire = Cette marchandise ({ $good }) devrait rapporter environ { $worth } ducats. Demander le prix ne coûte rien.
mediterranee-why-recruit = { $count ->
    [one] Un marin coûte
   *[other] { $count } marins coûtent
  } { $price } ducats : avec plus d’équipage, vos galères vont plus loin et combattent mieux.
mediterranee-why-recruit-ashore = { $count ->
    [one] Un marin coûte
   *[other] { $count } marins coûtent
  } { $price } ducats ; { $threat ->
    [0] personne ne menace encore ce port, mais il est mal défendu ({ $port }).
    [one] un ennemi avec { $threat } marin peut arriver en un mouvement ({ $port }).
   *[other] un ennemi avec { $threat } marins peut arriver en un mouvement ({ $port }).
  }
mediterranee-why-crew = Chaque marin fait avancer une galère d’une case : ainsi, aucune ne reste en arrière.
mediterranee-why-crew-ashore = { $port } : { $count ->
    [0] personne ne défend ce port
    [one] un marin défend ce port
   *[other] { $count } marins défendent ce port
  }, et { $threat ->
    [0] aucun ennemi ne peut arriver en un mouvement ; les autres servent sur vos galères.
    [one] un ennemi avec { $threat } marin peut arriver en un mouvement.
   *[other] un ennemi avec { $threat } marins peut arriver en un mouvement.
  }
mediterranee-why-cargo = Chaque marchandise vaut le plus sur la galère qui peut atteindre son marché.
mediterranee-why-galley = Elle coûte { $price } ducats et { $turns ->
    [0] il est trop tard pour les regagner, mais elle peut garder un port ou débarquer.
    [one] a { $turns } tour pour les regagner.
   *[other] a { $turns } tours pour les regagner.
  }
mediterranee-why-fort = { $price } ducats pour fortifier { FORM($port, "the") } : { $threat ->
    [0] personne ne menace encore ce port, mais ensuite il sera trop tard.
    [one] un ennemi avec { $threat } marin peut arriver en un mouvement.
   *[other] un ennemi avec { $threat } marins peut arriver en un mouvement.
  }
mediterranee-why-swap = Chaque galère porte ce dont l’autre a plus besoin ; { $who } y gagne aussi.
mediterranee-why-propose-sell = { $who } en tirera plus que vous, et vous { $price ->
    [0] gagnez sa sympathie.
   *[other] touchez { $price } ducats sans voyage.
  }
mediterranee-why-propose-buy = Cela vaut { $price ->
    [0] plus pour vous
   *[other] plus de { $price } ducats là où vous allez
  }, et { $who } n’a pas de meilleur marché.
mediterranee-why-discard = La place vaut plus que ce qui s’y trouve.
mediterranee-why-dismiss = La galère coûte plus qu’elle ne peut encore { $count ->
    [0] rapporter.
    [one] rapporter ; un pion de la cargaison est perdu.
   *[other] rapporter ; { $count } pions de la cargaison sont perdus.
  }
mediterranee-why-tariff = À { $ask } ducats ({ $good }), et pas moins de { $floor }, personne n’a à vous attendre pour acheter.
mediterranee-why-ask-me = Vous voyez qui achète avant de donner votre prix, mais on doit vous attendre.
