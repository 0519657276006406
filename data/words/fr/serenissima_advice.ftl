# Pourquoi : les raisons d’une réponse à Serenissima

serenissima-why-done = Rien de ce que cette galère peut encore faire ne vaut mieux que de rester où elle est.
serenissima-why-load = { $ducats ->
    [0] Aucun port ne paie pour cette marchandise ({ $good }) en ce moment, mais vos propres entrepôts se remplissent.
    [one] Un cube ({ $good }) se vend jusqu’à { $ducats } ducat en ce moment ; qui vend d’abord prend les meilleures places.
   *[other] Un cube ({ $good }) se vend jusqu’à { $ducats } ducats en ce moment ; qui vend d’abord prend les meilleures places.
  }
serenissima-why-sea = C’est sur le chemin, et { $left ->
    [0] l’équipage ne peut pas aller plus loin ensuite.
    [one] il reste une zone à parcourir.
   *[other] il reste { $left } zones à parcourir.
  }
serenissima-why-sail-sell = { $port } prend { $count ->
    [one] un de vos cubes
   *[other] { $count } de vos cubes
  } pour { $ducats ->
    [0] rien, mais votre entrepôt s’y remplit
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  } ; en route, vous perdez des dés pour un combat.
serenissima-why-sail-land = { $port } n’est à personne, et rapporte { $ducats ->
    [0] plus avec chaque cube
    [one] { $ducats } ducat à chaque décompte
   *[other] { $ducats } ducats à chaque décompte
  }.
serenissima-why-sail-rival = { $port } est tenu par { $count ->
    [one] un seul marin adverse
   *[other] { $count } marins adverses
  } : un combat ou une vente est proche.
serenissima-why-sail-home = { $port } a de quoi charger ({ $good }), et le premier cube est gratuit.
serenissima-why-sell-own = Cela { $ducats ->
    [0] ne rapporte rien tout de suite
    [one] rapporte { $ducats } ducat tout de suite
   *[other] rapporte { $ducats } ducats tout de suite
  }, mais le port paiera { $income ->
    [0] autant
    [one] { $income } ducat de plus
   *[other] { $income } ducats de plus
  } à chaque décompte, tant que vous le tenez.
serenissima-why-sell-neutral = Cela rapporte { $ducats ->
    [0] peu
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  } tout de suite, et aucun rival n’y gagne.
serenissima-why-sell-rival = Cela rapporte { $ducats ->
    [0] peu
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  } tout de suite ; le propriétaire du port reçoit { $income ->
    [0] autant qu’avant
    [one] { $income } ducat de plus
   *[other] { $income } ducats de plus
  } à chaque décompte.
serenissima-why-attack = Le combat se gagne { $chance } fois sur 100, et prend { $goods ->
    [0] une galère à un rival
    [one] une galère et un cube à un rival
   *[other] une galère et { $goods } cubes à un rival
  } ; perdu, il coûte la vôtre.
serenissima-why-storm = Le combat se gagne { $chance } fois sur 100, et le port rapporte { $ducats ->
    [0] plus tard
    [one] { $ducats } ducat à chaque décompte
   *[other] { $ducats } ducats à chaque décompte
  } ; perdu, il vous coûte la galère.
serenissima-why-land = { $port } rapporte { $ducats ->
    [0] d’abord un entrepôt à vous
    [one] { $ducats } ducat à chaque décompte
   *[other] { $ducats } ducats à chaque décompte
  } ; { $count ->
    [one] un marin le tient
   *[other] { $count } marins le tiennent
  }, et { $left ->
    [one] un autre reste à bord.
   *[other] { $left } restent à bord.
  }
serenissima-why-land-last = { $port } rapporte { $ducats ->
    [0] d’abord un entrepôt à vous
    [one] { $ducats } ducat à chaque décompte
   *[other] { $ducats } ducats à chaque décompte
  } ; cela vaut la galère, qui coule sans équipage.
serenissima-why-crew = Avec plus de marins, la galère { $galley } va plus loin et combat mieux ; à terre, il en reste assez pour tenir le port en attendant.
serenissima-why-overboard = La place vaut plus que ce qui s’y trouve.
serenissima-why-exchange = La cargaison vaut plus à bord de la galère qui atteindra son marché la première.
serenissima-why-invest = Aucun voyage de cette galère ne rapporte autant que ce qu’achètent { $ducats ->
    [0] vos ducats
    [one] votre ducat
   *[other] vos { $ducats } ducats
  } ; elle reste où elle est pour cette manche.
serenissima-why-recruit = { $count ->
    [one] Un marin coûte
   *[other] { $count } marins coûtent
  } { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  } : { $ashore ->
    [0] un équipage faible ne tient tête à personne.
   *[other] un port à faible garnison est vite pris.
  }
serenissima-why-galley = { $count ->
    [one] Une galère vous permet d’agir
   *[other] Avec { $count } galères, vous agissez plus souvent
  } dans chaque manche qui reste.
serenissima-why-fort = { $port } est tenu par { $count ->
    [one] un seul marin
   *[other] { $count } marins
  } : un fort tire le premier et rend l’assaut coûteux.
serenissima-why-basilica = Elle coûte { $price } ducats et en rapporte { $ducats } jusqu’à la fin, si vous tenez le port.
serenissima-why-enough = Le reste de ce qui se vend ne se paierait pas avant la fin.
serenissima-why-start = { $port } ({ $good }) : { $count ->
    [0] la plupart des ports sont loin, mais c’est le mieux qui reste.
   *[other] beaucoup de ports sont proches ; c’est là qu’on vend et qu’on s’installe d’abord.
  }
serenissima-why-number = Numéro { $galley } : les petits numéros agissent tôt dans la manche et prennent les meilleures places des entrepôts.
serenissima-why-again = Mené jusqu’au bout, le combat se gagne { $chance } fois sur 100 ; perdu, il vous coûte la galère.
serenissima-why-stop = Mené jusqu’au bout, le combat ne se gagne que { $chance } fois sur 100 : qui s’arrête garde la galère.
serenissima-why-leave = { $port } ne vaut pas les marins qui devraient y rester.
serenissima-why-salvage = { $count ->
    [0] Il n’y a pas de place pour ce qui en vaudrait la peine.
    [one] Un cube gratuit : tout ce qui trouve place.
   *[other] { $count } cubes gratuits : les plus chers de ce qui trouve place.
  }
serenissima-why-close = Personne ne commerce encore : sans { $port }, vous ne perdez pas plus que les autres, et sa marchandise vient d’ailleurs.
serenissima-why-blockade-move = Elle perd son voyage ; si elle attaque en retour, votre galère la plus faible y coule { $chance } fois sur 100.
serenissima-why-blockade-sale = Elle ne vend rien et ne prend aucune bonne place ; si elle attaque en retour, votre galère la plus faible y coule { $chance } fois sur 100.
serenissima-why-blockade-landing = Elle n’obtient pas le port ; si elle attaque en retour, votre galère la plus faible y coule { $chance } fois sur 100.
serenissima-why-let-go = Avec { $theirs ->
    [one] un marin
   *[other] { $theirs } marins
  }, elle peut répondre par un combat, et ce qu’elle fait ici vous nuit peu.
