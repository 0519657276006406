# Pourquoi : les raisons d’une réponse à Neptun

neptun-why-silent = Personne n’attend vos souhaits, et ceux qui conviennent à votre route sont déjà notés.
neptun-why-turn = { $count ->
    [0] Aucun contrat n’est encore visible : voyez ce qui vient.
    [one] Ce qui reste caché devrait mieux convenir à votre route que le contrat visible, que vous refusez alors.
   *[other] Ce qui reste caché devrait mieux convenir à votre route que les { $count } contrats visibles, que vous refusez alors.
  }
neptun-why-contract = Il rapporte { $pay }, et { $turns ->
    [one] un tour suffit
   *[other] { $turns } tours suffisent
  } pour { $miles ->
    [0] y aller
    [one] le mille à parcourir
   *[other] les { $miles } milles à parcourir
  } (départ : { $start }).
neptun-why-contract-tight = Il rapporte { $pay } et aucun autre ne convient mieux, mais { $turns ->
    [one] un tour, c’est
   *[other] { $turns } tours, c’est
  } peu pour { $miles } milles (départ : { $start }) : il peut être perdu.
neptun-why-wishes = { $count ->
    [one] Ainsi, vous l’obtenez sans qu’on vous le demande.
   *[other] Ainsi, vous en obtenez un des { $count } sans qu’on vous le demande.
  } { $why }
neptun-why-no-wish = Aucun contrat visible ne convient à votre route.
neptun-why-route = { $count ->
    [one] Ce port convient à vos contrats : ce qui sera révélé pour lui est pris pour vous, et personne n’attend.
   *[other] Ces { $count } ports conviennent à vos contrats : ce qui sera révélé pour eux est pris pour vous, et personne n’attend.
  }
neptun-why-card-near = Vent et rames donnent { $miles ->
    [one] { $miles } mille
   *[other] { $miles } milles
  }, et { $way ->
    [0] vous êtes au port de
    [one] un seul mille mène au port de
   *[other] { $way } milles mènent au port de
  } votre prochain contrat ({ $contract }) ; les cartes plus fortes restent pour des trajets plus longs.
neptun-why-card-far = Vent et rames donnent { $miles ->
    [one] { $miles } mille
   *[other] { $miles } milles
  } sur les { $way } qui mènent à votre prochain contrat ({ $contract }) ; le reste coûte de l’or ou un autre tour.
neptun-why-card-idle = Plus aucun contrat n’est ouvert : la carte décide du vent du prochain tour, et les autres restent en main.
neptun-why-wait = Vous voyez d’abord comment naviguent ceux qui vous précèdent ; attendre ne coûte rien.
neptun-why-deliver = La livraison rapporte aussitôt { $pay }, et aucun autre contrat n’est perdu.
neptun-why-deliver-past = La livraison rapporte { $pay }, et vaut plus que { $count ->
    [one] le contrat qui la précède, qui est perdu.
   *[other] les { $count } contrats qui la précèdent, qui sont perdus.
  }
neptun-why-nearer = Rien ne peut être livré ce tour-ci qui en vaille la peine ; de là, { $miles ->
    [0] vous êtes au port de
    [one] un mille mène au port de
   *[other] { $miles } milles mènent au port de
  } votre prochain contrat ({ $contract }).
neptun-why-rest = Tous vos contrats sont remplis ou perdus : chaque mille de plus serait vain.
neptun-why-no-extra = { $count ->
    [0] Il ne vous reste rien à livrer, et une carte de rames servira aux manches suivantes.
    [one] Votre contrat ouvert ne vaut pas la carte de rames que prend le tour supplémentaire.
   *[other] Vos { $count } contrats ouverts ne valent pas la carte de rames que prend le tour supplémentaire.
  }
neptun-why-extra = Cela vous coûte la carte de rames { $card }. { $why }
