# Ce que la table du navigateur dit à une personne : ses parties, rappels et réglages.
page-games = Mes parties
page-games-none = Vous n’êtes encore à aucune table. Ouvrez-en une, ou suivez un lien qu’on vous a envoyé.
page-games-waiting = À vous de jouer
page-games-others = En attente des autres
page-games-over = Terminées
page-games-lead = Cette page s’actualise automatiquement. Sur chaque page, le titre dans votre navigateur montre combien de tables vous attendent.
page-pauses = La partie est en pause
page-result = Place { $place } sur { $seats }, score { $score }
page-told-arrived = Votre tour a commencé
page-told-half = La moitié de votre temps est écoulée
page-told-last = Votre temps est presque écoulé
page-told-muted = Aucun rappel jusqu’à votre prochain tour
page-remind-arrived = À vous de jouer : { $title }.
page-offered = Invitation : acceptez ou refusez
page-offer-call = Vous avez une invitation pour une partie de { $title }. Vous ne jouez que si vous acceptez.
page-remind-half = La moitié de votre temps est écoulée : { $title }.
page-remind-last = Votre temps est presque écoulé : { $title }.
page-remind-waiting = { $title } attend toujours votre coup.
page-digest = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
  }
page-tell-me = Activer les notifications
page-tell-me-not = Désactiver les notifications
page-tell-hint = Tant que Fondaco est ouvert, cet appareil vous avertit quand c’est à vous de jouer, à la moitié de votre temps et peu avant la fin. Une notification par table.
page-tell-forbidden = Ce navigateur bloque les notifications de Fondaco. Vous pouvez les autoriser dans ses réglages.
page-me = Moi
page-me-lead = Ce que vous réglez ici vaut désormais à toutes vos tables.
page-me-nobody = Rien n’est enregistré sur vous dans ce navigateur.
page-me-orders-count = { $count ->
    [0] aucun
    [one] { $count } enregistré
   *[other] { $count } enregistrés
  }
page-me-orders = Ordres permanents pour toutes les tables
page-me-device = Sur cet appareil
page-me-device-hint = Conservé dans ce navigateur, pour toutes vos tables. Couleurs et langue sont dans les réglages ci-dessus.
page-me-orders-lead = Un ordre laissé ici vaut à chaque nouvelle table de { $title }. Vous pouvez le changer à chaque table.


# Undoing moves, for the organiser.
me-rewind = Annuler des coups
me-rewind-lead = Vous avez ouvert cette table. Choisissez une étape : tous les coups suivants seront annulés. Ce qui a été révélé reste connu, et les dés donneront le même résultat.
me-rewind-here = Annuler jusqu’ici
me-rewind-last = Il n’y a rien après cette étape.
me-rewind-sure = Ces coups seront annulés, avec tous les choix secrets faits depuis :
me-rewind-hidden = { $count ->
    [one] { $count } coup que personne n’a vu.
   *[other] { $count } coups que personne n’a vus.
  }
me-rewind-do = Oui, les annuler
me-rewind-not = Non, les garder
me-rewind-opener = Ma table : annuler des coups
me-rewind-stale = La partie a continué. Vérifiez avant d’annuler quoi que ce soit.
me-undone = annulé
me-undo-ask = Toute la table doit être d’accord pour l’annuler.
me-bank = { $span } en réserve
