# Réglages d’un serveur et de son forum : dans /réglages, et dans le navigateur.

act-server-games = Régler où et comment on joue
act-server-games-about = Salons, forum, rythme habituel et langue des messages publics
act-server-people = Régler qui peut faire quoi
act-server-people-about = Rôles des modérateurs, de qui ouvre des parties ou fonde des ligues ; le journal
act-server-limits = Limiter ce qu’un membre peut avoir
act-server-limits-about = Tables en attente, parties en cours et ligues ; 0 : sans limite
act-server-cleaning = Régler le rangement
act-server-cleaning-about = Quand fermer les tables en attente, et que faire des fils après la fin
field-channels = Salons où ouvrir des parties ; aucun choisi : tous
option-channels = salons
field-forum = Un forum où chaque partie publique est une publication
option-forum = forum
field-server-language = Langue des messages publics
option-server-language = langue
field-moderators = Rôles qui veillent sur les tables, en plus de qui gère le serveur
option-moderators = modérateurs
field-log = Un salon qui dit ce que font les modérateurs
option-log = journal
field-openers = Rôles qui peuvent ouvrir des parties ; aucun choisi : tout le monde
option-openers = ouvreurs
field-founders = Rôles qui peuvent fonder ligues et campagnes ; aucun choisi : tout le monde
option-founders = fondateurs
field-most-lobbies = Tables en attente d’un membre
option-most-lobbies = attentes
field-most-tables = Parties en cours qu’un membre a ouvertes
option-most-tables = parties
field-most-leagues = Ligues qu’un membre a fondées
option-most-leagues = ligues
field-lobby-days = Jours après lesquels une table que personne ne lance est fermée ; 0 : jamais
option-lobby-days = jours-attente
field-archives = Archiver le fil d’une partie quand elle est finie
option-archives = archiver
server-no-forum = Pas de forum : un fil là où la partie est ouverte
server-no-log = Aucun
server-own-language = Celle du serveur
server-set = C’est réglé, dès la prochaine partie.
server-what-setup = par /réglages
server-what-games = où et comment on joue
server-what-people = qui peut faire quoi
server-what-limits = ce qu’un membre peut avoir
server-what-cleaning = le rangement
moderated-settings = { $who } a changé les réglages de ce serveur ({ $what }).

cmd-forum = forum
cmd-forum-about = Un forum où chaque partie publique est une publication ; nommé encore, il est retiré
cmd-browser = navigateur
cmd-browser-about = Recevoir un lien privé vers ces réglages dans le navigateur
chat-setup-forum = Chaque partie publique est une publication dans
chat-setup-managers = Ces réglages sont pour qui gère le serveur.
chat-setup-link = { $minutes ->
    [one] Pour vous seul : ce lien ouvre les réglages de ce serveur une seule fois, pendant une minute. Gardez-le pour vous.
   *[other] Pour vous seul : ce lien ouvre les réglages de ce serveur une seule fois, pendant { $minutes } minutes. Gardez-le pour vous.
}
chat-setup-open = Réglages dans le navigateur
chat-setup-tags = Je ne peux pas créer les tags de { $forum }. Accordez-moi **Gérer les salons** dans ce forum et laissez de la place parmi ses 20 tags, ou créez-les vous-même, avec ces noms : { $tags }. Sans eux, on joue tout de même.
chat-forum-opened = Votre table attend dans le forum.
chat-forum-refused = Je n’ai pas pu ouvrir de publication dans { $forum }. Qui gère le serveur peut voir avec `/réglages` ce qui manque.
chat-tag-open = Place libre
chat-tag-waiting = En attente
chat-tag-over = Terminée

web-server-heading = Réglages d’un serveur
web-server-door = Votre lien est dans le champ ci-dessous : pressez pour ouvrir les réglages. Il ne sert qu’une fois ; /réglages sur Discord en donne un autre.
web-server-key = Le lien, ou ce qu’il porte après #
web-server-enter = Ouvrir les réglages
web-server-lead = Ce qui est réglé ici vaut pour toutes les tables de ce serveur. Cette page se ferme d’elle-même :
web-server-leave = Fermer les réglages ici
web-server-closed = Ces réglages sont fermés dans ce navigateur. Demandez un nouveau lien avec /réglages sur Discord.
web-server-no-link = Ce lien n’ouvre rien : il a déjà servi, il est trop ancien, ou il n’est pas de nous. Demandez-en un autre avec /réglages sur Discord.
