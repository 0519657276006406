# Tokens, the programs that use them, and what the API refuses.

token-scope-read = Lire mes parties
token-scope-play = Jouer à mes places, avec la marque [bot]
token-listed = { $name } : { $scope }
token-made = Voici votre jeton. Copiez-le maintenant, il ne s’affiche qu’une fois.
token-most = { $count ->
    [one] Vous avez déjà un jeton. Révoquez-le d’abord.
   *[other] Vous avez déjà { $count } jetons. Révoquez-en un d’abord.
  }
token-without-name = Indiquez à quoi sert le jeton.
token-revoked = Le jeton n’est plus valable.
program-not-here = Un programme joue ce compte. Les programmes ne peuvent pas rejoindre une partie classée.
program-still-counts = Vous avez encore des parties classées. Prenez un autre compte pour votre programme.
program-has-tokens = Révoquez d’abord les jetons qui permettent de jouer.
program-no-longer = Votre nom ne porte plus la marque des robots.
api-no-token = Envoyez un de vos jetons dans l’en-tête Authorization.
api-bad-token = Ce jeton n’est pas valable. Il a peut-être été révoqué.
api-read-only = Ce jeton permet seulement de lire. Créez-en un qui permet de jouer.
api-no-seat = Vous n’avez pas de place à cette table.
api-bad-body = Le contenu n’est pas celui qu’attend cette adresse. La description l’indique : { $where }
api-bad-seats = Choisissez le nombre de places : { $seats }.
