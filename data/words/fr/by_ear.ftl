# A table that is read aloud: the switch, and the line in which to ask and answer.
ear-on = Lire à voix haute
ear-off = Montrer le plateau
ear-line = Demander ou jouer
ear-send = Envoyer
ear-how = Que puis-je taper ?
ear-heard = Ce que vous avez tapé
ear-letters = W : à qui de jouer. L : les derniers événements. S : ce qui a changé depuis votre coup. O : vos options avec leurs numéros. B et un nom : ce lieu. N et un nom : ses voisins. P et un nom : cette personne. M : ce que vous avez. T : le temps. U : annuler. X : recommencer votre coup. Pour jouer, tapez le numéro d’une option ou quelques-uns de ses mots. Pour répartir, tapez des noms avec des nombres, ou 1=2 pour deux du premier. Un point prend le choix habituel. Plusieurs étapes tiennent en une ligne, séparées par >. OK joue ce qui ne peut pas être annulé.
ear-again = Ce coup ne pourra pas être annulé. Appuyez encore une fois pour le jouer.
ear-sure = { $answer }. Ce coup ne pourra pas être annulé. Tapez OK pour le jouer, ou X pour recommencer.
ear-whole = Votre coup est complet. Tapez OK pour le jouer, ou X pour recommencer.
ear-changed = La question a changé, rien n’a donc été fait.
ear-surplus = Rien n’a été choisi : « { $typed } » est de trop dans ce coup. Retirez-le.
ear-number = Un nombre de { $low } à { $high }.
ear-so-many-numbers = { $count ->
    [one] Tapez un nombre.
   *[other] Tapez { $count } nombres, un pour chacun, ou des noms avec des nombres.
  }
ear-several = Lequel : { $names } ?
ear-unknown = Il n’y a pas de « { $typed } » à choisir. O lit vos options.
ear-clock = { $who } : encore { $left }.
ear-no-clock = Aucune horloge ne tourne.
ear-nothing-own = Vous n’avez pas de place à cette table.
ear-missing = À choisir encore : { $what }
ear-listens = { $house } écoute pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
ear-copy = Copier : { $what }
ear-patience = { $times ->
    [one] Comme d’habitude
   *[other] { $times } fois plus longtemps
  }

## Under Me
act-person-by-ear = Lire les tables à voix haute
act-person-by-ear-about = Les tables en texte pour un lecteur d’écran, et combien de temps les robots vous écoutent
command-person-by-ear = lire-à-voix-haute
field-by-ear = Lire les tables à voix haute
option-by-ear = lecture
field-patience = Combien de temps les robots attendent votre intervention
option-patience = attente

## In chat
cmd-ask = demander
cmd-ask-about = Poser une question sur la table ou jouer un coup, en une ligne
cmd-line = ligne
cmd-line-about = Une lettre comme W, ou B et un nom, le numéro d’une option, ou ses mots

## Help, continued
ear-digits = Pour répartir vite, tapez une étoile et un chiffre pour chacun, par exemple *201. Les prix de cinq en cinq se comptent par cinq : *3 vaut 15.
