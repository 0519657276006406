# Réglages d’un serveur et de son forum : dans /réglages, et dans le navigateur.

act-server-games = Régler les parties
act-server-games-about = Salons, forum, rythme habituel et langue des messages publics
act-server-people = Régler les droits
act-server-people-about = Rôles qui modèrent, ouvrent des parties ou fondent des ligues ; le salon du journal
act-server-limits = Régler les limites
act-server-limits-about = Tables en attente, parties en cours et ligues par membre ; 0 : sans limite
act-server-cleaning = Régler le rangement
act-server-cleaning-about = Quand fermer les tables en attente, et que faire des fils après la partie
field-channels = Salons où l’on peut ouvrir des parties (aucun choisi : tous)
option-channels = salons
field-forum = Forum où chaque partie publique est une publication
option-forum = forum
field-server-language = Langue des messages publics
option-server-language = langue
field-moderators = Rôles qui modèrent les tables, en plus des personnes qui gèrent le serveur
option-moderators = modération
field-log = Salon qui montre ce que fait la modération
option-log = journal
field-openers = Rôles qui peuvent ouvrir des parties (aucun choisi : tout le monde)
option-openers = ouvreurs
field-founders = Rôles qui peuvent fonder ligues et campagnes (aucun choisi : tout le monde)
option-founders = fondateurs
field-most-lobbies = Tables en attente par membre
option-most-lobbies = attentes
field-most-tables = Parties en cours ouvertes par membre
option-most-tables = parties
field-most-leagues = Ligues fondées par membre
option-most-leagues = ligues
field-lobby-days = Jours avant de fermer une table qui n’a pas commencé (0 : jamais)
option-lobby-days = jours-attente
field-archives = Archiver le fil d’une partie quand elle est terminée
option-archives = archiver
server-no-forum = Pas de forum : un fil là où la partie est ouverte
server-no-log = Aucun
server-own-language = Celle du serveur
server-set = Enregistré. Cela vaut dès la prochaine partie.
server-what-setup = avec /réglages
server-what-games = parties
server-what-people = droits
server-what-limits = limites
server-what-cleaning = rangement
moderated-settings = { $who } a changé les réglages de ce serveur ({ $what }).

cmd-forum = forum
cmd-forum-about = Forum où chaque partie publique est une publication ; le choisir encore le retire
cmd-browser = navigateur
cmd-browser-about = Recevoir un lien privé vers ces réglages dans le navigateur
chat-setup-forum = Chaque partie publique est une publication dans
chat-setup-managers = Seules les personnes qui gèrent le serveur peuvent changer ces réglages.
chat-setup-link = { $minutes ->
    [one] Rien que pour vous : ce lien ouvre les réglages de ce serveur une seule fois, pendant { $minutes } minute. Gardez-le pour vous.
   *[other] Rien que pour vous : ce lien ouvre les réglages de ce serveur une seule fois, pendant { $minutes } minutes. Gardez-le pour vous.
}
chat-setup-open = Réglages dans le navigateur
chat-setup-tags = Je ne peux pas créer les tags dans { $forum }. Accordez-moi **Gérer les salons** dans ce forum et laissez de la place parmi ses 20 tags, ou créez-les vous-même avec ces noms : { $tags }. On peut aussi jouer sans eux.
chat-forum-opened = Votre table est dans le forum.
chat-forum-refused = Je n’ai pas pu ouvrir de publication dans { $forum }. Une personne qui gère le serveur peut voir avec `/réglages` ce qui manque.
chat-tag-open = Place libre
chat-tag-waiting = En attente
chat-tag-over = Terminée

web-server-heading = Réglages du serveur
web-server-door = Votre lien est dans le champ ci-dessous. Cliquez sur le bouton pour ouvrir les réglages. Le lien ne sert qu’une fois ; /réglages sur Discord en donne un autre.
web-server-key = Le lien, ou la partie après #
web-server-enter = Ouvrir les réglages
web-server-lead = Ces réglages valent pour toutes les tables de ce serveur. Cette page se ferme automatiquement :
web-server-leave = Fermer les réglages
web-server-closed = Les réglages sont fermés dans ce navigateur. Demandez un nouveau lien avec /réglages sur Discord.
web-server-no-link = Ce lien ne marche pas. Il a déjà servi, il est trop ancien, ou ce n’est pas l’un des nôtres. Demandez-en un autre avec /réglages sur Discord.
