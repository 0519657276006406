# Pourquoi : les raisons d’une réponse à Oltre Mare

oltremare-why-silent = La partie ne vous attend pas, et aucun échange ne vous rapporterait quelque chose pour l’instant.
oltremare-why-go = Vous avez { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
  } pour un chargement de { $load }, et rien de ce qui est offert ou à vendre ne vaut son prix.
oltremare-why-buy-needed = Il manque { $count ->
    [one] une carte
   *[other] { $count } cartes
  } à votre chargement, et une carte coûte { $price }. Vous ne la voyez qu’après avoir payé.
oltremare-why-buy-deck = Une carte pour { $price }, c’est bon marché, et elle allonge les séries. Vous ne la voyez qu’après avoir payé.
oltremare-why-buy-pirates = Pour { $price }, vous obtenez une carte, et votre pile pirates en a une de moins à la fin.
oltremare-why-swap = Ce que vous recevez ({ $good }) allonge une série, pas la carte que vous donnez. Mais les autres voient ce que vous réunissez.
oltremare-why-ask = La carte de quelqu’un d’autre coûte moins que les { $price } de la banque.
oltremare-why-sell = Cette carte ne vous manquera pas. Elle rapporte { $price } et peut-être du prestige.
oltremare-why-accept = { $who } vous donne plus que cela ne vous coûte : { $terms }.
oltremare-why-accept-honour = { $who } vous donne plus que cela ne vous coûte ({ $terms }), et l’échange vous vaut 1 point de prestige.
oltremare-why-counter = L’offre de { $who } est presque assez bonne. Quelques ducats de plus suffisent, si elle est acceptée.
oltremare-why-refuse = L’offre de { $who } vous coûte plus qu’elle ne rapporte.
oltremare-why-wait = Vos offres sont en cours, et quelqu’un peut encore dire oui.
oltremare-why-stop = Il ne viendra sans doute rien de mieux, et tout le monde vous attend.
oltremare-why-decline = Aucune offre en cours ne vous rapporte plus qu’elle ne coûte.
oltremare-why-unable = Vous n’avez pas ce qui est demandé, personne n’a donc à attendre votre refus.
oltremare-why-withdraw = Ces cartes valent plus dans votre main que dans cette offre.
oltremare-why-discard = Vous gardez { $count } × { $good }, une série à { $ducats }. Le reste vous manquera le moins, mais coûte 1 ducat par carte à la fin.
oltremare-why-discard-all = Vous ne pouvez garder aucune carte.
oltremare-why-play = Les icônes rapportent { $ducats } et { $drawn ->
    [0] aucune carte
    [one] une carte
   *[other] { $drawn } cartes
  } tout de suite, et la cargaison environ { $cargo } à la fin.
oltremare-why-play-robbed = Les icônes rapportent { $ducats } et { $drawn ->
    [0] aucune carte
    [one] une carte
   *[other] { $drawn } cartes
  }, et la cargaison environ { $cargo } à la fin. Cela vaut { $count ->
    [one] la carte que prennent les pirates.
   *[other] les { $count } cartes que prennent les pirates.
  }
oltremare-why-load = Dans cet ordre, la cargaison gagne environ { $cargo }. La carte du dessus permet { $lions } cartes en main à votre prochain tour et un chargement de { $load }.
oltremare-why-harbour = Un marqueur compte à la fin, et agit jusqu’à votre prochaine escale : { $marker }.
oltremare-why-compass = Un compas vous mène tout de suite au marqueur de n’importe quel autre port. Gardé, il compte à la fin.
oltremare-why-empty = Aucun marqueur n’est à portée.
oltremare-why-empty-loses = Aucun marqueur n’est à portée, et votre marqueur actif est retourné.
oltremare-why-stay = Aucun autre marqueur ne vous servirait mieux qu’un marqueur de plus à la fin.
