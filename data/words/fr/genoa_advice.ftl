# Pourquoi : les raisons d’une réponse à Gênes

genoa-why-silent = Personne ne vous attend, et aucun bâtiment à portée ne vaut pour vous plus qu’il ne coûterait.
genoa-why-tower-waits = Les autres parlent encore ; leurs offres ne peuvent que vous aider.
genoa-why-take = Pour votre main, { $space } vaut environ { $worth }, et vous payez l’équivalent de { $paid }.
genoa-why-offer = Pour votre main, { $space } vaut environ { $worth } ; à { $paid }, vous gagnez, et pouvez encore monter.
genoa-why-offers = { $count ->
    [one] Un prix, pour qu’on n’ait plus à vous demander.
   *[other] { $count } prix à la fois, pour qu’on n’ait plus à vous demander.
  } { $why }
genoa-why-dear = Pour { $paid }, votre main ne tire qu’environ { $worth } de l’action ({ $space }), mais un rival n’en tire rien.
genoa-why-street = { $paid } pour que la tour aille de votre côté ({ $space }) : une ambassade ou un marqueur peut le valoir.
genoa-why-refuse = Le prix dépasse ce que l’action rapporterait à votre main.
genoa-why-decline = Aucun bâtiment à portée ne rapporterait à votre main plus qu’il ne coûte ; ce que vous gardez compte à la fin.
genoa-why-listen = Qui entend d’abord les offres des autres n’a pas à payer plus ; mais la tour peut aller ailleurs.
genoa-why-bundle = Pour votre main, { $space } vaut environ { $worth }, et vous avez des biens dont vous avez moins besoin.
genoa-why-bundle-street = Cela coûte peu, et la tour va là où elle vous sert.
genoa-why-give-goods = L’action ({ $space }) rapporte à votre main environ { $worth }, plus que ces biens ne vous manqueront.
genoa-why-give-money = L’action ({ $space }) rapporte à votre main environ { $worth }, plus que vous ne payez.
genoa-why-give-order = Vous payez avec ce que rapporte le contrat : l’action ({ $space }) vaut environ { $worth } pour votre main.
genoa-why-give-special = La carte spéciale du contrat suffit à payer : l’action ({ $space }) vaut environ { $worth } pour votre main.
genoa-why-withdraw = La situation a changé : cette offre vous coûterait plus qu’elle ne rapporte.
genoa-why-messages = Les ambassades accomplies rapportent aussitôt { $ducats ->
    [0] ce qui leur revient.
   *[other] { $ducats } ducats.
  }
genoa-why-back = Cette offre ne vous rapporterait rien ; vous gardez la parole pour une meilleure.
genoa-why-limits = Pour votre main, { $space } vaut environ { $worth } ; une offre permanente de { $paid } parle pour vous en votre absence.
genoa-why-at-once = La plupart de vos actions n’appellent pas de réflexion : personne n’a à vous attendre.
genoa-why-quiet = Vos offres permanentes parlent pour vous, et la table avance sans vous demander.
genoa-why-claims = Rien ne justifie de garder une ambassade accomplie.
genoa-why-plan = Dit d’avance, c’est fait aussitôt que l’action est à vous.
genoa-why-act = Votre action ({ $space }) vaut environ { $worth } pour votre main, plus que ce qu’on en offre.
genoa-why-accept = L’offre rapporte environ { $ducats } ; votre propre action ({ $space }) vaudrait { $own }, et vous la gardez pour ailleurs.
genoa-why-accept-must = La tour ne peut partir avant que l’action soit faite ou vendue ({ $space }) : c’est ce qu’on offre de mieux.
genoa-why-streets = On vous paie environ { $ducats } pour un pas de la tour qui ne vous coûte rien d’autre.
genoa-why-move-sell = Quelqu’un paie environ { $ducats } pour { $space }.
genoa-why-move-act = Votre propre action ({ $space }) y vaut environ { $worth }.
genoa-why-move = Par là ({ $space }), la tour va où elle gagne plus.
genoa-why-end = Aucun pas de plus ne rapporte ; chaque offre vaut moins que ce qu’elle donne à qui la fait.
genoa-why-name = Personne n’a encore rien offert ({ $space }) : { $ducats }, c’est une invitation, et un refus ne coûte rien.
genoa-why-counter = Demander { $ducats } au lieu de { $bid } ne coûte qu’une parole : l’offre tient toujours en cas de refus.
genoa-why-want = Ce que vous demandez vaut plus pour vous que pour les autres ; on ne peut que dire non.
genoa-why-wait = Ceux qui n’ont pas encore parlé offriront peut-être plus.
genoa-why-lose-go = Ce qu’on perd en continuant vaut moins que ce que rapporte la suite du chemin.
genoa-why-lose-stay = Ce qu’on perdrait en continuant vaut plus que la suite du chemin.
genoa-why-tower-bundle = Ce que vous demandez vaut plus pour vous que l’action, dont vous ne vous serviriez pas.
genoa-why-deliver = Cela rapporte aussitôt { $ducats } et une carte spéciale ({ $card }).
genoa-why-order = Le petit contrat rapporte { $ducats } en plus de l’action.
genoa-why-privilege = Un privilège augmente la valeur de l’ensemble des vôtres, d’environ { $worth }.
genoa-why-collect = Ce que donne ce bâtiment vaut environ { $worth } pour votre main.
genoa-why-cards = Ces cartes vous manqueront le moins ; les autres vont avec vos biens et vos privilèges.
genoa-why-ware-ordered = Il manque ce bien ({ $ware }) à un de vos gros contrats : cela vaut environ { $worth }.
genoa-why-ware = Un bien de plus ({ $ware }) vaut pour vous environ { $worth }, plus que tout autre.
genoa-why-exchange = Ce que vous recevez vaut plus pour votre main que ce que vous donnez.
genoa-why-building = Une seconde action ({ $space }) vaut environ { $worth } pour votre main.
genoa-why-done = Les cartes qui restent serviront mieux plus tard.
genoa-why-markers = { $count ->
    [0] Un rival perd le revenu et les ducats de la fin.
    [one] Un bâtiment à vous paie chaque fois qu’on y agit, et compte à la fin.
   *[other] { $count } bâtiments à vous paient chaque fois qu’on y agit, et comptent à la fin.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}Un rival y perd sa place.
  }
genoa-why-pass = Aucun bâtiment libre au bord de ces rues ne vaut vos marqueurs.
genoa-why-roll = Aucun endroit ne vaut encore la carte ; elle peut décider d’un tour plus tard.
genoa-why-start = L’action ({ $space }) vaut environ { $worth } pour votre main : la carte vous y mène à coup sûr.
genoa-why-dear-nothing = Pour { $paid }, votre main ne tire rien de l’action ({ $space }), mais un rival ne l’a pas non plus.
genoa-why-limits-none = Pour votre main, { $space } ne vaut plus une offre permanente.
genoa-why-accept-spare = L’offre rapporte environ { $ducats } ; vous-même ne tireriez rien de l’action ({ $space }).
genoa-why-nothing-better = Cela ne rapporte presque rien à votre main, mais rien d’autre ne rapporte plus.
