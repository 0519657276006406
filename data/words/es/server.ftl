# Settings of a server and its forum: in /setup, and in the browser.

act-server-games = Configurar partidas
act-server-games-about = Canales, el foro, el ritmo habitual y el idioma de los mensajes públicos
act-server-people = Configurar permisos
act-server-people-about = Roles que moderan, abren partidas o fundan ligas; el canal de registro
act-server-limits = Configurar límites
act-server-limits-about = Salas, partidas en curso y ligas por miembro; 0: sin límite
act-server-cleaning = Configurar limpieza
act-server-cleaning-about = Cuándo se cierran las salas y qué pasa con los hilos tras la partida
field-channels = Canales donde se pueden abrir partidas (si no eliges ninguno: todos)
option-channels = canales
field-forum = Foro en el que cada partida pública es una publicación
option-forum = foro
field-server-language = Idioma de los mensajes públicos
option-server-language = idioma
field-moderators = Roles que moderan las mesas, además de quienes gestionan el servidor
option-moderators = moderación
field-log = Canal que muestra lo que hace la moderación
option-log = registro
field-openers = Roles que pueden abrir partidas (si no eliges ninguno: todo el mundo)
option-openers = apertura
field-founders = Roles que pueden fundar ligas y campañas (si no eliges ninguno: todo el mundo)
option-founders = fundadores
field-most-lobbies = Salas abiertas por miembro
option-most-lobbies = salas
field-most-tables = Partidas en curso abiertas por miembro
option-most-tables = mesas
field-most-leagues = Ligas fundadas por miembro
option-most-leagues = ligas
field-lobby-days = Días hasta cerrar una sala que no ha empezado (0: nunca)
option-lobby-days = días-sala
field-archives = Archivar el hilo de una partida cuando termina
option-archives = archivar
server-no-forum = Sin foro: un hilo donde se abre la partida
server-no-log = Ninguno
server-own-language = El del servidor
server-set = Guardado. Vale a partir de la próxima partida.
server-what-setup = con /configurar
server-what-games = partidas
server-what-people = permisos
server-what-limits = límites
server-what-cleaning = limpieza
moderated-settings = { $who } ha cambiado los ajustes de este servidor ({ $what }).

cmd-forum = foro
cmd-forum-about = Foro en el que cada partida pública es una publicación; elígelo otra vez para quitarlo
cmd-browser = navegador
cmd-browser-about = Obtener un enlace privado a estos ajustes en el navegador
chat-setup-forum = Cada partida pública es una publicación en
chat-setup-managers = Solo quienes gestionan el servidor pueden cambiar estos ajustes.
chat-setup-link = { $minutes ->
    [one] Solo para ti: este enlace abre una vez los ajustes de este servidor, durante un minuto. No se lo des a nadie.
   *[other] Solo para ti: este enlace abre una vez los ajustes de este servidor, durante { $minutes } minutos. No se lo des a nadie.
}
chat-setup-open = Ajustes en el navegador
chat-setup-tags = No puedo crear las etiquetas en { $forum }. Dame allí **Gestionar canales** y deja sitio entre sus 20 etiquetas, o créalas tú con estos nombres: { $tags }. También se puede jugar sin ellas.
chat-forum-opened = Tu mesa está en el foro.
chat-forum-refused = No he podido abrir una publicación en { $forum }. Quien gestiona el servidor puede ver con `/configurar` qué falta.
chat-tag-open = Asiento libre
chat-tag-waiting = En espera
chat-tag-over = Terminada

web-server-heading = Ajustes del servidor
web-server-door = Tu enlace está en el campo de abajo. Pulsa el botón para abrir los ajustes. El enlace funciona una vez; /configurar en Discord te da otro.
web-server-key = El enlace, o la parte detrás del #
web-server-enter = Abrir los ajustes
web-server-lead = Estos ajustes valen para todas las mesas de este servidor. La página se cierra automáticamente:
web-server-leave = Cerrar los ajustes
web-server-closed = Los ajustes están cerrados en este navegador. Pide un enlace nuevo con /configurar en Discord.
web-server-no-link = Ese enlace no funciona. Ya se usó, es demasiado antiguo o no es nuestro. Pide uno nuevo con /configurar en Discord.
