# Plans : réponses laissées avant que la question vienne, ordres permanents compris.
plan-played = Répondu comme vous l’aviez prévu.
plan-did-not-play = Votre plan n’a pas été joué : { $why }
plan-not-same = la question est une autre.
plan-not-allowed = sa réponse n’est plus possible.
plan-means-other = sa réponse voudrait dire autre chose à présent.
plan-facts-changed = il était fait pour « { $was } », et cela a changé.
plan-touched = le coup d’un autre vous concerne, vous ou votre choix.
plan-undone = Un coup a été repris, et vos plans avec lui.
plan-unknown = Ce plan n’est plus là : il a été joué, abandonné ou retiré.
plan-too-late = On vous interroge maintenant : répondez plutôt à cette question.
plan-too-many = Vous avez { $count } plans, et l’on ne peut pas en garder davantage.
plan-moved-on = La partie a avancé : on attend une autre question que celle à laquelle vous avez répondu.
# Où on les fait
plan-page = Plans
plan-lead = Répondez à ce que l’on vous demandera sans doute, avant qu’on vous le demande : on imagine que les autres jouent comme la maison. Votre plan se joue de lui-même quand sa question vient. Vous seul voyez cette page.
plan-next = On ne vous demande rien à présent. Ensuite, on vous demandera sans doute :
plan-then = Et puis, sans doute :
plan-list = Vous avez prévu
plan-it = Prévoir
plan-change = Modifier
plan-change-drops = Les plans suivants reposent sur lui : le modifier les retire.
plan-withdraw = Retirer
plan-holds = Il se joue
plan-holds-same = seulement si la question est exactement celle-ci
plan-holds-allowed = tant que c’est permis
plan-holds-untouched = sauf si le coup d’un autre me concerne ou concerne mon choix
plan-unexpected = Cette question n’est plus attendue telle quelle. Le plan reste jusqu’à ce qu’une telle question vienne.
plan-asked = On vous interroge maintenant : répondez d’abord.
plan-nothing = On ne peut rien prévoir pour le moment.
plan-private = Personne ne voit ce que vous prévoyez, ni que vous prévoyez. On vous dit quand cela se joue, et sinon pourquoi.
plan-likely =
    { $count ->
        [one] Elle est venue dans une partie imaginée sur { $games }.
       *[other] Elle est venue dans { $count } parties imaginées sur { $games }.
    }
# Sur Discord
cmd-plans = plans
cmd-plans-about = Répondre d’avance à ce qui viendra sans doute ; vos plans et ordres permanents
chat-plan-same = Prévoir : seulement pour cette question exacte
chat-plan-allowed = Prévoir : tant que c’est permis
chat-plan-untouched = Prévoir : sauf si le coup d’un autre me concerne ou concerne mon choix
chat-plan-change = Changer un plan
chat-plan-withdraw = Retirer un plan et ceux qui le suivent
chat-plan-unexpected = n’est plus attendu tel quel
