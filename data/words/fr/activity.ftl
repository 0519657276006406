# La table dans Discord : sa première page, et ce qu’elle refuse.

activity-heading = La table dans Discord
activity-signing-in = Connexion avec Discord…
activity-not-vouched = Discord n’a pas confirmé qui vous êtes : rien n’a été ouvert. Réessayez, et autorisez Fondaco à voir votre nom.
activity-discord-away = Discord est injoignable pour le moment. Réessayez dans un instant.
activity-no-answer = Discord ne répond pas. Réessayez, ou fermez la table et rouvrez-la.
activity-again = Réessayer
activity-close = Fermer
activity-known-by-discord = Ici, c’est Discord qui vous connecte. Les liens personnels sont pour le navigateur.
activity-delete-in-discord = Utilisez plutôt /moi effacer dans Discord. Cela efface aussi ce qui y est enregistré.

chat-open-table = Ouvrir la table
chat-cannot-open = Discord n’a pas pu ouvrir la table. Appuyez sur Jouer, ou utilisez `/partie lien` pour jouer dans le navigateur.
cmd-launch = lancer
cmd-launch-about = Vos parties et leurs plateaux, dans Discord
