# Ce que la table du navigateur dit à une personne : ses parties, rappels et réglages.
page-games = Mes parties
page-games-none = Vous n’êtes encore à aucune table. Ouvrez-en une, ou suivez un lien qu’on vous a envoyé.
page-games-waiting = Elles vous attendent
page-games-others = Aux autres de jouer
page-games-over = Finies
page-games-lead = Cette page suit d’elle-même, et le titre de chacune de nos pages dit combien de tables vous attendent.
page-pauses = La partie est en pause
page-told-arrived = La question est arrivée
page-told-half = La moitié de votre temps est passée
page-told-last = Votre temps est presque écoulé
page-told-muted = Aucun rappel jusqu’à votre prochain tour
page-remind-arrived = À vous dans { $title }.
page-offered = Invitation : acceptez ou refusez
page-offer-call = Une partie de { $title } vous attend. Rien ne compte avant votre accord.
page-remind-half = La moitié de votre temps dans { $title } est passée.
page-remind-last = Votre temps dans { $title } est presque écoulé.
page-remind-waiting = { $title } attend toujours votre coup.
page-digest = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
  }
page-tell-me = Me prévenir sur cet appareil
page-tell-me-not = Ne plus me prévenir sur cet appareil
page-tell-hint = Tant qu’une de nos pages est ouverte, cet appareil prévient quand une question arrive, à la moitié de son temps et près de la fin : un seul avis par table, que le suivant remplace.
page-tell-forbidden = Ce navigateur ne montre aucun avis de cet hôte ; ses réglages peuvent les permettre.
page-me = Moi
page-me-lead = Ce que vous réglez ici vaut désormais à chaque table où vous êtes assis.
page-me-nobody = Rien n’est gardé de vous dans ce navigateur.
page-me-orders-count = { $count ->
    [0] aucun laissé
    [one] un laissé
   *[other] { $count } laissés
  }
page-me-orders = Ordres permanents pour chaque table
page-me-orders-lead = Laissée ici, une réponse est en vigueur à chaque table de { $title } où vous vous asseyez désormais. Chaque table a une page où la changer.


# Revenir en arrière, pour qui a ouvert la table.
me-rewind = Reprendre des coups
me-rewind-lead = Vous avez ouvert cette table. Choisissez un pas : chaque coup d’après est repris. Ce qui a été vu reste vu : les mêmes dés tomberont.
me-rewind-here = Reprendre chaque coup après ce pas
me-rewind-last = Rien ne vient après ce pas.
me-rewind-sure = Ces coups sont repris, avec chaque réponse donnée depuis sous pli :
me-rewind-hidden = { $count ->
    [one] Un coup dont rien n’a été dit.
   *[other] { $count } coups dont rien n’a été dit.
  }
me-rewind-do = Oui, les reprendre
me-rewind-not = Non, les laisser
me-rewind-opener = J’ai ouvert cette table : reprendre des coups
me-rewind-stale = La table a continué depuis. Regardez encore avant de reprendre quoi que ce soit.
me-undone = repris
me-undo-ask = Toute la table doit être d’accord pour le reprendre.
me-bank = { $span } en réserve
