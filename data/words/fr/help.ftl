# /aide, selon qui demande et où.

cmd-help = aide
cmd-help-about = Ce que vous pouvez faire ici
cmd-games = parties
cmd-games-about = Voir tout ce qui vous attend, sur tous les serveurs
cmd-menu-profile = Profil
cmd-menu-invite = Inviter à une partie

help-begin = ### Commencer
    `/partie nouvelle` ouvre une table, `/{ group-hall } { cmd-openings }` montre les tables où il reste des places, `/{ group-hall } { command-hall-seek }` trouve des personnes pour le même jeu.
    `/ligue` et `/campagne` sont des séries de parties. *Inviter à une partie* se trouve dans le menu de chaque personne (**Applications**).
help-watching = ### Vous regardez cette partie
    Sous le panneau, **{ chat-board }** et **{ chat-log }** montrent où elle en est. `/partie règles` explique comment jouer. `/partie asseoir` prend une place libre.
help-playing = ### Vous jouez ici
    Appuyez sur **{ chat-act }** quand c’est à vous. `/partie main` montre ce qui n’est visible que de vous, `/partie manqué` ce qui s’est passé entre-temps.
    `/partie plans` prévoit des coups, `/partie prolonger` et `/partie pause` demandent du temps, `/partie quitter` rend votre place.
help-taking-back = ### Annuler un coup
    `/partie { cmd-undo }` annule votre dernier coup, aussitôt s’il n’a rien révélé. Sinon, un bouton le demande à la table, et tout le monde doit être d’accord.
    Avec l’option `{ cmd-any-move }`, la personne qui a ouvert la table ou qui gère le serveur peut annuler n’importe quel coup.
help-organiser = ### Vous organisez une ligue
    `/ligue règles` et `/ligue ouvrir` lancent une saison. `/ligue prolonger`, `/ligue remplacer`, `/ligue forfait` et `/ligue annuler` aident une table à avancer.
help-moderator = ### Vous veillez sur les tables
    `/modération terminer`, `/modération pause`, `/modération déplacer` et `/modération supprimer` concernent une partie, `/modération asseoir`, `/modération retirer` et `/modération remplacer` les personnes qui y jouent. La table en est toujours informée.
    `/réglages` est pour les personnes qui gèrent le serveur : salons, forum, rôles, limites et journal. Avec l’option `navigateur`, tout s’ouvre dans le navigateur.
help-everywhere = ### Partout
    `/parties` montre tout ce qui vous attend, `/moi réglages` contient vos rappels, vos heures et votre langue, `/profil` montre ce que vous avez joué.
chat-invited = { $person }, { $name } vous invite à une partie de { $title }.
chat-invite-lobby = Voir la table
chat-invite-no-lobby = Vous n’attendez à aucune table de ce serveur. Ouvrez-en une avec `/partie nouvelle`, puis invitez.
chat-invite-there = { $name } est déjà à cette table.
chat-invite-bot = Une application ne peut pas être invitée. Ajoutez plutôt un robot à la table.
