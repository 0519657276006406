# Pourquoi : les raisons d’une réponse à Gênes

genoa-why-silent = La partie ne vous attend pas, et aucun bâtiment à portée ne vaut son prix pour vous.
genoa-why-tower-waits = Les autres font encore des offres, et elles ne peuvent que vous aider.
genoa-why-take = Avec vos cartes, { $space } vaut environ { $worth } pour vous, et vous paieriez environ { $paid }.
genoa-why-offer = Avec vos cartes, { $space } vaut environ { $worth } pour vous. À { $paid }, vous y gagnez et vous pouvez encore monter.
genoa-why-offers = { $count ->
    [one] Une offre maintenant évite qu’on vous redemande.
   *[other] { $count } offres à la fois évitent qu’on vous redemande.
  } { $why }
genoa-why-dear = Pour { $paid }, vous ne tirez qu’environ { $worth } de l’action ({ $space }), mais les autres n’en tirent rien.
genoa-why-street = Payer { $paid } fait venir le pion de votre côté ({ $space }). Une ambassade ou un marqueur peut le valoir.
genoa-why-refuse = Le prix dépasse ce que l’action vous rapporterait.
genoa-why-decline = Aucun bâtiment à portée ne vous rapporterait plus qu’il ne coûte. Les ducats que vous gardez comptent à la fin.
genoa-why-listen = En écoutant d’abord les autres offres, vous évitez de trop payer. Mais le pion peut aller ailleurs.
genoa-why-bundle = Avec vos cartes, { $space } vaut environ { $worth } pour vous, et certains de vos biens vous sont moins utiles.
genoa-why-bundle-street = Cela coûte peu, et le pion va là où il vous sert.
genoa-why-give-goods = L’action ({ $space }) vous rapporte environ { $worth }, plus que ne valent ces biens pour vous.
genoa-why-give-money = L’action ({ $space }) vous rapporte environ { $worth }, plus que vous ne payez.
genoa-why-give-order = Vous payez avec ce que rapporte le contrat. L’action ({ $space }) vaut environ { $worth } pour vous.
genoa-why-give-special = La carte spéciale du contrat suffit à payer. L’action ({ $space }) vaut environ { $worth } pour vous.
genoa-why-withdraw = La situation a changé : cette offre vous coûterait plus qu’elle ne rapporte.
genoa-why-messages = { $ducats ->
    [0] Aucune de vos ambassades n’a été réalisée ce tour-ci.
   *[other] Les ambassades réalisées vous rapportent { $ducats } ducats tout de suite.
  }
genoa-why-back = Cette offre ne vous rapporterait rien. Gardez-la pour une meilleure occasion.
genoa-why-limits = Avec vos cartes, { $space } vaut environ { $worth } pour vous. Un prix maximum de { $paid } enchérit pour vous en votre absence.
genoa-why-at-once = La plupart de vos actions ne demandent pas de réflexion : personne n’a à vous attendre.
genoa-why-quiet = Vos prix maximum enchérissent pour vous, et la partie avance sans vous demander.
genoa-why-claims = Il n’y a aucune raison de garder une ambassade réalisée.
genoa-why-plan = Si vous le prévoyez maintenant, ce sera fait dès que l’action sera à vous.
genoa-why-act = Votre action ({ $space }) vaut environ { $worth } pour vous, plus que ce qu’on en offre.
genoa-why-accept = L’offre rapporte environ { $ducats }. Votre propre action ({ $space }) rapporterait { $own }, et vous la gardez pour ailleurs.
genoa-why-accept-must = Le pion ne peut pas repartir ({ $space }) avant que l’action soit utilisée ou vendue, et c’est la meilleure offre.
genoa-why-streets = On vous paie environ { $ducats } pour un pas du pion qui ne vous coûte rien d’autre.
genoa-why-move-sell = Quelqu’un paie environ { $ducats } pour { $space }.
genoa-why-move-act = Votre propre action ({ $space }) y vaut environ { $worth }.
genoa-why-move = Par là ({ $space }), le pion va où il rapporte plus.
genoa-why-end = Un pas de plus ne rapporte rien, et chaque offre en cours paie moins que ce qu’elle ferait gagner à son auteur.
genoa-why-name = Personne n’a encore fait d’offre ({ $space }). Demander { $ducats } peut tenter quelqu’un, et un refus ne vous coûte rien.
genoa-why-counter = Demander { $ducats } au lieu de { $bid } ne coûte presque rien. En cas de refus, l’offre reste valable.
genoa-why-want = Ce que vous demandez vaut plus pour vous que pour l’autre, qui peut seulement dire non.
genoa-why-wait = Les personnes qui n’ont pas encore répondu offriront peut-être plus.
genoa-why-lose-go = Ce que vous perdez en continuant vaut moins que le reste du trajet.
genoa-why-lose-stay = Ce que vous perdriez en continuant vaut plus que le reste du trajet.
genoa-why-tower-bundle = Ce que vous demandez vaut plus pour vous qu’une action dont vous ne feriez rien.
genoa-why-deliver = Cela rapporte tout de suite { $ducats } et une carte spéciale ({ $card }).
genoa-why-order = Le petit contrat rapporte { $ducats } en plus de l’action.
genoa-why-privilege = Un privilège de plus augmente la valeur des vôtres d’environ { $worth }.
genoa-why-collect = Ce que donne ce bâtiment vaut environ { $worth } pour vous.
genoa-why-cards = Ces cartes vous manqueront le moins. Les autres vont avec vos marchandises et vos privilèges.
genoa-why-ware-ordered = Il manque cette marchandise ({ $ware }) à un de vos gros contrats : elle vaut environ { $worth }.
genoa-why-ware = Une de plus ({ $ware }) vaut environ { $worth } pour vous, plus que toute autre marchandise.
genoa-why-exchange = Ce que vous recevez vaut plus pour vous que ce que vous donnez.
genoa-why-building = Une deuxième action ({ $space }) vaut environ { $worth } pour vous.
genoa-why-done = Vos autres cartes serviront mieux plus tard.
genoa-why-markers = { $count ->
    [0] Quelqu’un d’autre perd ce revenu et les 10 ducats de la fin.
    [one] Votre bâtiment vous paie chaque fois que quelqu’un d’autre l’utilise, et encore à la fin.
   *[other] Vos { $count } bâtiments vous paient chaque fois que quelqu’un d’autre les utilise, et encore à la fin.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}Et quelqu’un d’autre perd un bâtiment.
  }
genoa-why-pass = Aucun bâtiment libre à côté de ces rues ne vaut vos marqueurs.
genoa-why-roll = Aucun départ ne vaut encore la carte. Elle peut décider d’un tour plus tard.
genoa-why-start = L’action ({ $space }) vaut environ { $worth } pour vous, et la carte vous y mène à coup sûr.
genoa-why-dear-nothing = Pour { $paid }, vous ne tirez rien de l’action ({ $space }), mais les autres ne l’ont pas non plus.
genoa-why-limits-none = Avec vos cartes, { $space } ne vaut plus un prix maximum.
genoa-why-accept-spare = L’offre rapporte environ { $ducats }, et l’action ({ $space }) ne vous sert à rien.
genoa-why-nothing-better = Cela ne vous rapporte presque rien, mais rien d’autre ne rapporte plus.
