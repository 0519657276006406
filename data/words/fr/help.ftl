# /aide, selon qui demande et où.

cmd-help = aide
cmd-help-about = Ce que vous pouvez faire ici
cmd-games = parties
cmd-games-about = Voir tout ce qui vous attend, sur tous les serveurs
cmd-menu-profile = Profil
cmd-menu-invite = Inviter à une partie

help-begin = ### Commencer
    `/partie nouvelle` ouvre une table, `/compagnie places` montre les places libres, `/compagnie chercher` trouve qui veut le même jeu.
    `/ligue` et `/campagne` réunissent plusieurs parties. *Inviter à une partie* se trouve dans le menu de chaque personne (**Applications**).
help-watching = ### Vous regardez cette partie
    Sous le panneau, **Plateau** et **Journal** disent où elle en est, `/partie règles` comment on joue. `/partie asseoir` prend une place libre.
help-playing = ### Vous jouez ici
    Pressez **Jouer** pour votre question ; `/partie main` montre ce que vous seul pouvez voir, `/partie manqué` ce qui s’est passé depuis votre dernier coup.
    `/partie plans` répond d’avance, `/partie prolonger` et `/partie pause` demandent du temps, `/partie quitter` rend votre place.
help-taking-back = ### Reprendre un coup
    `/partie reprendre-coup` reprend votre dernier coup, aussitôt tant qu’il n’a rien révélé. Sinon, une touche le demande à la table, et tous doivent être d’accord.
    `/partie reprendre-coup tout-coup:True` est pour qui a ouvert la table, ou gère le serveur : n’importe quel coup.
help-organiser = ### Vous organisez une ligue
    `/ligue règles` et `/ligue ouvrir` commencent une saison ; `/ligue prolonger`, `/ligue remplacer`, `/ligue forfait` et `/ligue annuler` aident une table à avancer.
help-moderator = ### Vous veillez sur les tables
    `/hôte terminer`, `/hôte pause`, `/hôte déplacer` et `/hôte supprimer` concernent une partie, `/hôte asseoir`, `/hôte retirer` et `/hôte remplacer` ses joueurs. Tout cela est dit à la table.
    `/réglages` est pour qui gère le serveur : salons, forum, rôles, limites et journal ; avec `navigateur:True`, dans le navigateur.
help-everywhere = ### Où que vous soyez
    `/parties` dit tout ce qui vous attend, `/moi réglages` tient vos rappels, vos heures et votre langue, `/profil` ce que vous avez joué.
chat-invited = { $person }, { $name } vous invite à une partie de { $title }.
chat-invite-lobby = Vers la table en attente
chat-invite-no-lobby = Vous n’attendez à aucune table de ce serveur. Ouvrez-en une par `/partie nouvelle`, puis invitez.
chat-invite-there = { $name } est déjà à cette table.
chat-invite-bot = On ne peut pas inviter un programme. Ajoutez plutôt un joueur de la maison.
