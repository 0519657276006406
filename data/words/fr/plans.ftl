# Plans : réponses laissées avant que la question vienne, ordres permanents compris.
plan-played = Coup prévu joué.
plan-did-not-play = Votre coup prévu a été annulé : { $why }
plan-not-same = on vous demande autre chose.
plan-not-allowed = ce coup n’est plus possible.
plan-means-other = ce coup aurait maintenant un autre sens.
plan-facts-changed = il était prévu pour « { $was } », et cela a changé.
plan-touched = le coup de quelqu’un d’autre l’a affecté.
plan-undone = Un coup a été annulé, et vos coups prévus aussi.
plan-unknown = Ce coup prévu n’existe plus. Il a été joué ou annulé.
plan-too-late = C’est à vous maintenant. Jouez directement votre coup.
plan-too-many = { $count ->
    [one] Vous avez déjà { $count } coup prévu, c’est le maximum.
   *[other] Vous avez déjà { $count } coups prévus, c’est le maximum.
  }
plan-moved-on = La partie a avancé : on vous demandera autre chose.
# Où on les fait
plan-page = Coups prévus
plan-lead = Prévoyez vos prochains coups avant votre tour. Nous devinons les coups des autres comme un robot les jouerait. Un coup prévu se joue automatiquement le moment venu. Personne d’autre ne voit cette page.
plan-next = Ce n’est pas votre tour. Ensuite, on vous demandera sans doute :
plan-then = Et puis, sans doute :
plan-list = Vos coups prévus
plan-it = Prévoir
plan-change = Modifier
plan-change-drops = Les coups prévus suivants en dépendent. Si vous le modifiez, ils sont annulés.
plan-withdraw = Annuler ce coup
plan-holds = Le jouer
plan-holds-same = seulement si on vous demande exactement cela
plan-holds-allowed = tant que c’est permis
plan-holds-untouched = sauf si le coup de quelqu’un d’autre vous affecte ou affecte votre choix
plan-unexpected = Nous n’attendons plus exactement cela. Le coup prévu reste là tant qu’il peut encore servir.
plan-asked = C’est à vous maintenant. Jouez d’abord votre coup.
plan-nothing = On ne peut pas prévoir votre prochain tour pour le moment.
plan-private = Personne ne voit vos coups prévus, ni que vous en avez. Vous saurez quand un coup est joué, et sinon pourquoi.
plan-likely = { $count ->
    [one] C’est arrivé dans { $count } partie simulée sur { $games }.
   *[other] C’est arrivé dans { $count } parties simulées sur { $games }.
  }
# Sur Discord
cmd-plans = plans
cmd-plans-about = Prévoir vos prochains coups ; vos coups prévus et ordres permanents
chat-plan-same = Prévoir si identique
chat-plan-allowed = Prévoir si permis
chat-plan-untouched = Prévoir si rien ne gêne
chat-plan-change = Modifier un coup prévu
chat-plan-withdraw = Annuler un coup prévu et les suivants
chat-plan-unexpected = plus attendu tel quel
