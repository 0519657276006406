# La table dans Discord : sa première page, et ce qu’elle refuse.

activity-heading = La table dans Discord
activity-signing-in = On demande à Discord qui vous êtes…
activity-not-vouched = Discord n’a pas dit qui vous êtes : rien n’a été ouvert. Réessayez, et laissez-y Fondaco connaître votre nom.
activity-discord-away = Impossible de demander à Discord qui vous êtes pour l’instant. Réessayez dans un moment.
activity-no-answer = Discord ne répond pas. Réessayez, ou fermez la table et rouvrez-la.
activity-again = Réessayer
activity-close = Fermer
activity-known-by-discord = Ici, c’est Discord qui dit qui vous êtes ; les liens personnels sont pour le navigateur.
activity-delete-in-discord = Pour cela, utilisez /moi effacer dans Discord : elle efface aussi ce qui y est gardé.

chat-open-table = Ouvrir la table
chat-cannot-open = Discord n’a pas ouvert la table. Appuyez sur Jouer, ou utilisez `/partie lien` pour le navigateur.
cmd-launch = lancer
cmd-launch-about = Vos parties, avec leurs plateaux, dans Discord
