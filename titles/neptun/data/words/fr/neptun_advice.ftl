# Pourquoi : les raisons d’une réponse à Neptun

neptun-why-silent = La partie n’attend pas vos souhaits, et vous avez laissé ceux qui conviennent à votre route.
neptun-why-turn = { $count ->
    [0] Rien n’est encore visible : voyez ce qui vient.
    [one] Un contrat caché devrait mieux convenir à votre route que le contrat visible, que vous refusez alors.
   *[other] Un contrat caché devrait mieux convenir à votre route que les { $count } contrats visibles, que vous refusez alors.
  }
neptun-why-contract = Il rapporte { $pay }, et { $turns ->
    [one] un tour suffit
   *[other] { $turns } tours suffisent
  } pour { $miles ->
    [0] y aller
    [one] le mille à parcourir
   *[other] les { $miles } milles à parcourir
  } (départ : { $start }).
neptun-why-contract-tight = Il rapporte { $pay } et aucun autre ne convient mieux. Mais { $turns ->
    [one] un tour, c’est
   *[other] { $turns } tours, c’est
  } peu pour { $miles } milles (départ : { $start }), et il peut être perdu.
neptun-why-wishes = { $count ->
    [one] Ainsi, vous l’obtenez sans qu’on vous le demande.
   *[other] Ainsi, vous en obtenez un des { $count } sans qu’on vous le demande.
  } { $why }
neptun-why-no-wish = Aucun contrat visible ne convient à votre route.
neptun-why-route = { $count ->
    [one] Ce port convient à vos contrats. Dès qu’un contrat y mène, il est pris pour vous, et personne n’attend.
   *[other] Ces { $count } ports conviennent à vos contrats. Dès qu’un contrat y mène, il est pris pour vous, et personne n’attend.
  }
neptun-why-card-near = Vent et rames donnent { $miles ->
    [one] { $miles } mille
   *[other] { $miles } milles
  }, et { $way ->
    [0] vous êtes au port de
    [one] un seul mille mène au port de
   *[other] { $way } milles mènent au port de
  } votre prochain contrat ({ $contract }). Gardez les cartes fortes pour de plus longs trajets.
neptun-why-card-far = Vent et rames donnent { $miles ->
    [one] { $miles } mille
   *[other] { $miles } milles
  } sur les { $way } jusqu’à votre prochain contrat ({ $contract }). Le reste coûte de l’or ou un autre tour.
neptun-why-card-idle = Vous n’avez plus de contrat ouvert. La carte ne joue que sur le vent suivant, et vous gardez les autres.
neptun-why-wait = Vous verrez d’abord comment naviguent les personnes avant vous. Attendre ne coûte rien.
neptun-why-deliver = La livraison rapporte tout de suite { $pay }, et vous ne perdez aucun autre contrat.
neptun-why-deliver-past = La livraison rapporte { $pay }. Cela vaut plus que { $count ->
    [one] le contrat précédent, qui est perdu.
   *[other] les { $count } contrats précédents, qui sont perdus.
  }
neptun-why-nearer = Rien ne vaut la peine d’être livré ce tour-ci. De là, { $miles ->
    [0] vous êtes au port de
    [one] un mille mène au port de
   *[other] { $miles } milles mènent au port de
  } votre prochain contrat ({ $contract }).
neptun-why-rest = Tous vos contrats sont livrés ou perdus : naviguer encore ne rapporte rien.
neptun-why-no-extra = { $count ->
    [0] Il ne vous reste rien à livrer, et une carte Rames servira aux manches suivantes.
    [one] Votre contrat ouvert ne vaut pas la carte Rames du tour supplémentaire.
   *[other] Vos { $count } contrats ouverts ne valent pas la carte Rames du tour supplémentaire.
  }
neptun-why-extra = Cela vous coûte la carte Rames { $card }. { $why }
