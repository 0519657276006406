# Pourquoi : les raisons d’une réponse à Serenissima

serenissima-why-done = Cette galère n’a rien de mieux à faire que de rester où elle est.
serenissima-why-load = { $ducats ->
    [0] Aucun port ne paie pour cette marchandise ({ $good }) en ce moment, mais elle remplit vos propres entrepôts.
    [one] Un cube ({ $good }) se vend jusqu’à { $ducats } ducat en ce moment. Vendez avant que les cases soient prises.
   *[other] Un cube ({ $good }) se vend jusqu’à { $ducats } ducats en ce moment. Vendez avant que les cases soient prises.
  }
serenissima-why-sea = C’est sur le chemin, et { $left ->
    [0] l’équipage ne peut pas aller plus loin ensuite.
    [one] il reste une case à parcourir.
   *[other] il reste { $left } cases à parcourir.
  }
serenissima-why-sail-sell = { CAPITAL(FORM($port, "the")) } prend { $count ->
    [one] un de vos cubes
   *[other] { $count } de vos cubes
  } pour { $ducats ->
    [0] rien, mais votre entrepôt s’y remplit
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
  }. Chaque case parcourue coûte un dé au combat.
serenissima-why-sail-land = { CAPITAL(FORM($port, "the")) } est neutre et rapporte { $ducats ->
    [0] davantage avec chaque cube
    [one] { $ducats } ducat à chaque décompte
   *[other] { $ducats } ducats à chaque décompte
  }.
serenissima-why-sail-rival = { $count ->
    [one] Un seul marin adverse tient { FORM($port, "the") }
   *[other] { $count } marins adverses tiennent { FORM($port, "the") }
  } : vous pourriez y combattre ou y vendre.
serenissima-why-sail-home = { CAPITAL(FORM($port, "at")) }, vous pouvez charger ({ $good }), et le premier cube est gratuit.
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
  } tout de suite, mais le port rapporte à un rival { $income ->
    [0] autant qu’avant
    [one] { $income } ducat de plus
   *[other] { $income } ducats de plus
  } à chaque décompte.
serenissima-why-attack = Vous avez { $chance } % de chances de gagner et de prendre { $goods ->
    [0] une galère à un rival
    [one] une galère et un cube à un rival
   *[other] une galère et { $goods } cubes à un rival
  }. En cas de défaite, vous perdez la vôtre.
serenissima-why-storm = Vous avez { $chance } % de chances de gagner, et le port rapporte { $ducats ->
    [0] plus tard
    [one] { $ducats } ducat à chaque décompte
   *[other] { $ducats } ducats à chaque décompte
  }. En cas de défaite, vous perdez la galère.
serenissima-why-land = { CAPITAL(FORM($port, "the")) } rapporte { $ducats ->
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
serenissima-why-land-last = { CAPITAL(FORM($port, "the")) } rapporte { $ducats ->
    [0] d’abord un entrepôt à vous
    [one] { $ducats } ducat à chaque décompte
   *[other] { $ducats } ducats à chaque décompte
  }. Cela vaut bien la galère, qui coule sans équipage.
serenissima-why-crew = Avec plus de marins, la galère { $galley } va plus loin et combat mieux. Un marin reste pour tenir le port.
serenissima-why-overboard = La place vaut plus que ce qui s’y trouve.
serenissima-why-exchange = La cargaison vaut plus à bord de la galère qui atteindra son marché la première.
serenissima-why-invest = Aucun voyage de cette galère ne rapporte autant que ce qu’achètent { $ducats ->
    [0] vos ducats
    [one] votre ducat
   *[other] vos { $ducats } ducats
  }. Elle reste où elle est pour ce tour.
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
    [one] Avec une galère, vous pouvez agir
   *[other] Avec { $count } galères, vous agissez plus souvent
  } à chaque tour restant.
serenissima-why-fort = { $count ->
    [one] Un seul marin tient { FORM($port, "the") }
   *[other] { $count } marins tiennent { FORM($port, "the") }
  }. Un fort tire en premier et rend l’attaque coûteuse.
serenissima-why-basilica = Elle coûte { $price } ducats et en rapporte { $ducats } jusqu’à la fin, si vous tenez le port.
serenissima-why-enough = Rien d’autre ne serait rentable avant la fin.
serenissima-why-start = { $port } ({ $good }) : { $count ->
    [0] la plupart des ports sont loin, mais c’est le meilleur qui reste.
   *[other] beaucoup de ports sont proches ; c’est là qu’on vend et qu’on débarque d’abord.
  }
serenissima-why-number = Les petits numéros, comme le { $galley }, agissent tôt dans le tour et prennent les meilleures cases des entrepôts.
serenissima-why-again = Vous avez { $chance } % de chances de gagner en continuant. En cas de défaite, vous perdez la galère.
serenissima-why-stop = Vous n’avez que { $chance } % de chances de gagner en continuant. Si vous cessez, vous gardez la galère.
serenissima-why-leave = { CAPITAL(FORM($port, "the")) } ne vaut pas les marins qui devraient y rester.
serenissima-why-salvage = { $count ->
    [0] Il n’y a pas de place pour ce qui en vaudrait la peine.
    [one] Un cube gratuit : c’est tout ce qui tient à bord.
   *[other] { $count } cubes gratuits : les plus précieux qui tiennent à bord.
  }
serenissima-why-close = Personne ne commerce encore. Sans { FORM($port, "the") }, vous ne perdez pas plus que les autres, et d’autres ports produisent la même marchandise.
serenissima-why-blockade-move = Elle perd son voyage. Si elle vous attaque, votre galère la plus faible y coule avec { $chance } % de chances.
serenissima-why-blockade-sale = Elle ne vend rien et ne prend pas de bonne case. Si elle vous attaque, votre galère la plus faible y coule avec { $chance } % de chances.
serenissima-why-blockade-landing = Elle n’obtient pas le port. Si elle vous attaque, votre galère la plus faible y coule avec { $chance } % de chances.
serenissima-why-let-go = Avec { $theirs ->
    [one] un marin
   *[other] { $theirs } marins
  }, elle peut riposter, et ce qu’elle fait ici vous nuit peu.
