# Settings of a server and its forum: in /setup, and in the browser.

act-server-games = Fijar dónde y cómo se juega
act-server-games-about = Canales, el foro, el ritmo habitual y el idioma de los mensajes públicos
act-server-people = Fijar quién puede hacer qué
act-server-people-about = Roles de moderación, de quienes abren partidas o fundan ligas; el canal de registro
act-server-limits = Limitar lo que puede tener abierto un miembro
act-server-limits-about = Salas, partidas en curso y ligas; 0: sin límite
act-server-cleaning = Fijar qué se recoge
act-server-cleaning-about = Cuándo se cierran las salas y qué pasa con los hilos tras el final
field-channels = Canales donde se pueden abrir partidas; sin elegir ninguno: todos
option-channels = canales
field-forum = Un foro en el que cada partida pública es una publicación
option-forum = foro
field-server-language = Idioma de los mensajes públicos
option-server-language = idioma
field-moderators = Roles que ponen orden en las mesas, además de quienes gestionan el servidor
option-moderators = moderadores
field-log = Un canal que cuenta lo que hacen los moderadores
option-log = registro
field-openers = Roles que pueden abrir partidas; sin elegir ninguno: todo el mundo
option-openers = apertura
field-founders = Roles que pueden fundar ligas y campañas; sin elegir ninguno: todo el mundo
option-founders = fundadores
field-most-lobbies = Salas abiertas de un miembro
option-most-lobbies = salas
field-most-tables = Partidas en curso que abrió un miembro
option-most-tables = mesas
field-most-leagues = Ligas que fundó un miembro
option-most-leagues = ligas
field-lobby-days = Días tras los que se cierra una sala que nadie empieza; 0: nunca
option-lobby-days = días-sala
field-archives = Archivar el hilo de una partida cuando termina
option-archives = archivar
server-no-forum = Sin foro: un hilo donde se abre la partida
server-no-log = Ninguno
server-own-language = El del servidor
server-set = Queda fijado, a partir de la próxima partida.
server-what-setup = con /configurar
server-what-games = dónde y cómo se juega
server-what-people = quién puede hacer qué
server-what-limits = qué puede tener abierto un miembro
server-what-cleaning = qué se recoge
moderated-settings = { $who } ha cambiado los ajustes de este servidor ({ $what }).

cmd-forum = foro
cmd-forum-about = Un foro en el que cada partida pública es una publicación; si se repite, se quita
cmd-browser = navegador
cmd-browser-about = Obtener un enlace privado a estos ajustes en el navegador
chat-setup-forum = Cada partida pública es una publicación en
chat-setup-managers = Estos ajustes son para quienes gestionan el servidor.
chat-setup-link = { $minutes ->
    [one] Solo para ti: este enlace abre una vez los ajustes de este servidor, durante un minuto. No se lo des a nadie.
   *[other] Solo para ti: este enlace abre una vez los ajustes de este servidor, durante { $minutes } minutos. No se lo des a nadie.
}
chat-setup-open = Ajustes en el navegador
chat-setup-tags = No puedo crear las etiquetas de { $forum }. Permíteme allí **Gestionar canales** y deja sitio entre sus 20 etiquetas, o créalas tú con estos nombres: { $tags }. Sin ellas se juega igualmente.
chat-forum-opened = Tu mesa espera en el foro.
chat-forum-refused = No he podido abrir una publicación en { $forum }. Quien gestiona el servidor puede ver con `/configurar` qué falta.
chat-tag-open = Asiento libre
chat-tag-waiting = En espera
chat-tag-over = Terminada

web-server-heading = Ajustes de un servidor
web-server-door = Tu enlace está en el campo de abajo: pulsa para abrir los ajustes. Funciona una vez; /configurar en Discord da otro.
web-server-key = El enlace, o lo que lleva detrás del #
web-server-enter = Abrir los ajustes
web-server-lead = Lo que se fija aquí vale para todas las mesas de este servidor. Esta página se cierra sola:
web-server-leave = Cerrar aquí los ajustes
web-server-closed = Estos ajustes están cerrados en este navegador. Pide un enlace nuevo con /configurar en Discord.
web-server-no-link = Ese enlace no abre nada: ya se abrió, es demasiado antiguo o no es nuestro. Pide uno nuevo con /configurar en Discord.
