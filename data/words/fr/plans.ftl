# Plans : réponses laissées avant que la question vienne, ordres permanents compris.
plan-played = Répondu comme vous l’aviez prévu.
plan-did-not-play = Votre plan n’a pas été joué : { $why }
plan-not-same = la question est une autre.
plan-not-allowed = sa réponse n’est plus possible.
plan-touched = quelqu’un a touché à ce qu’il concerne.
plan-undone = Un coup a été repris, et vos plans avec lui.
plan-unknown = Ce plan n’est plus là : il a été joué, abandonné ou retiré.
plan-too-late = On vous interroge maintenant : répondez plutôt à cette question.
plan-too-many = Vous avez { $count } plans, et l’on ne peut pas en garder davantage.
