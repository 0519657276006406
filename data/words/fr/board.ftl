# Jouer sur le plateau, dans le navigateur.
board-undo = Reprendre
board-back = Retour
board-again = Touchez encore, ou restez appuyé, pour le faire.
board-clear = Tout effacer
board-hold = Rester appuyé sur votre dernier choix le valide aussi.
board-says = { $what } : { $value }
board-of = { $count } sur { $most }
board-final = Ne pourra pas être repris.
board-sure = C’est sûr ? Jouer
board-more-to-say = Continuez à choisir.
board-secret = vous seul le voyez
board-all-choices = Tous les choix
board-places = Lieux du plateau
board-tabs = À côté du plateau
board-log = Journal
board-rules = Règles
board-rule = La règle
board-question = Question
board-hand = Main
board-more = Tout
board-views = Que montrer
board-i-give = Je donne
board-i-get = Je reçois
board-most = tout
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-all = Tout le plateau
board-keys = Raccourcis à une seule touche (U, 1–9, +, -, 0)
board-since = Depuis votre coup
board-watch-since = { $count ->
    [one] Le revoir sur le plateau
   *[other] Revoir les { $count } sur le plateau
  }
board-past = Regarder en arrière
board-step-of = Coup { $step } sur { $last }
board-play = Lire
board-pause = Pause
board-speed = Vitesse
board-now = Revenir à maintenant
board-skip = Passer
board-curve = Le score, manche par manche
board-lead = { $name } prend la tête
board-due-in = dans { $span }
board-due-over = d’un instant à l’autre
board-play-house = Jouer contre la maison
