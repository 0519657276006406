# Pourquoi : les raisons d’une réponse à Oltre Mare

oltremare-why-silent = Personne ne vous attend, et aucun échange ne vous rapporterait quelque chose.
oltremare-why-go = Vous tenez { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
  } pour un chargement de { $load }, et rien de ce qu’on offre ou vend ne vaut son prix.
oltremare-why-buy-needed = Il manque { $count ->
    [one] une carte
   *[other] { $count } cartes
  } à votre chargement, et une carte coûte { $price } ; vous ne la voyez qu’après avoir payé.
oltremare-why-buy-deck = Une carte pour { $price }, c’est bon marché : elle allonge des séries, mais vous ne la voyez qu’après avoir payé.
oltremare-why-buy-pirates = Pour { $price }, vous obtenez une carte, et il y en aura une de moins sur votre pile pirates à la fin.
oltremare-why-swap = Ce que vous recevez ({ $good }) allonge une série, et la carte que vous donnez n’en fait aucune ; l’autre voit ce que vous réunissez.
oltremare-why-ask = La carte d’un partenaire coûte moins que ce que prend la banque ({ $price }).
oltremare-why-sell = Cette carte ne vous manquera pas ; elle rapporte { $price } et peut-être du prestige.
oltremare-why-accept = { $who } vous donne plus que cela ne vous coûte : { $terms }.
oltremare-why-accept-honour = { $who } vous donne plus que cela ne vous coûte ({ $terms }), et l’échange vous vaut un prestige.
oltremare-why-counter = L’offre est presque bonne ({ $who }) : quelques ducats de plus suffisent, si elle est acceptée.
oltremare-why-refuse = Cette offre ({ $who }) vous coûte plus qu’elle ne rapporte.
oltremare-why-wait = Vos offres tiennent ; on peut encore vous dire oui.
oltremare-why-stop = Rien de mieux ne viendra sans doute, et tout le monde vous attend.
oltremare-why-decline = Aucune des offres ne vous rapporte plus qu’elle ne coûte.
oltremare-why-unable = Vous n’avez pas ce qui est demandé ; personne n’a à attendre votre refus.
oltremare-why-withdraw = Ces cartes valent plus dans votre main que dans cette offre.
oltremare-why-discard = Vous gardez { $count } × { $good }, une série à { $ducats } ; ce qui part manque le moins, mais coûte un ducat à la fin sur la pile pirates.
oltremare-why-discard-all = Rien ne peut rester en main.
oltremare-why-play = Les symboles rapportent { $ducats } et { $drawn ->
    [0] aucune carte
    [one] une carte
   *[other] { $drawn } cartes
  } tout de suite, et la cargaison environ { $cargo } à la fin.
oltremare-why-play-robbed = Les symboles rapportent { $ducats } et { $drawn ->
    [0] aucune carte
    [one] une carte
   *[other] { $drawn } cartes
  }, la cargaison environ { $cargo } à la fin ; cela vaut { $count ->
    [one] la carte que prennent les pirates.
   *[other] les { $count } cartes que prennent les pirates.
  }
oltremare-why-load = Dans cet ordre, la cargaison gagne environ { $cargo } ; la carte du dessus permet { $lions } cartes en main et un chargement de { $load } à votre prochain tour.
oltremare-why-harbour = Un marqueur compte à la fin, et agit jusqu’à votre prochaine escale : { $marker }.
oltremare-why-compass = Une boussole vous mène aussitôt au marqueur de n’importe quel autre port ; gardée, elle compte à la fin.
oltremare-why-empty = Aucun marqueur n’est à portée.
oltremare-why-empty-loses = Aucun marqueur n’est à portée ; celui qui est actif se retourne.
oltremare-why-stay = Aucun autre marqueur ne vous servirait mieux qu’un marqueur de plus à la fin.
