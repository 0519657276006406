# /help, by who asks and where.

cmd-help = ayuda
cmd-help-about = Lo que puedes hacer aquí
cmd-games = partidas
cmd-games-about = Ver todo lo que te espera, en todos los servidores
cmd-menu-profile = Perfil
cmd-menu-invite = Invitar a una partida

help-begin = ### Empezar
    `/partida nueva` abre una mesa, `/compañía huecos` muestra los asientos libres, `/compañía buscar` encuentra a quien quiere el mismo juego.
    `/liga` y `/campaña` reúnen series de partidas. *Invitar a una partida* está en el menú de cada persona (**Aplicaciones**).
help-watching = ### Miras esta partida
    Bajo el panel, **Tablero** e **Historial** muestran cómo va, `/partida reglas` cómo se juega. `/partida sentarse` ocupa un asiento libre.
help-playing = ### Juegas aquí
    Pulsa **Jugar** para ver tu pregunta; `/partida mano` muestra lo que solo puedes ver tú, `/partida novedades` lo que ha pasado desde la última vez que estuviste.
    `/partida planes` responde por adelantado, `/partida prolongar` y `/partida pausa` piden tiempo, `/partida levantarse` deja tu asiento.
help-taking-back = ### Deshacer
    `/partida deshacer` deshace tu última jugada, enseguida si no ha mostrado nada nuevo. Si lo ha hecho, basta pulsar para preguntar a la mesa, y todos tienen que estar de acuerdo.
    `/partida deshacer cualquiera:True` es para quien abrió la mesa o gestiona el servidor: cualquier jugada.
help-organiser = ### Organizas una liga
    `/liga reglas` y `/liga abrir` empiezan una temporada; `/liga prolongar`, `/liga sustituir`, `/liga perdido` y `/liga anular` ayudan a avanzar a una mesa.
help-moderator = ### Aquí pones orden
    `/anfitrión terminar`, `/anfitrión pausa`, `/anfitrión mover` y `/anfitrión borrar` tratan de una partida; `/anfitrión sentar`, `/anfitrión levantar` y `/anfitrión sustituir`, de sus jugadores. Todo ello se cuenta en la mesa.
    `/configurar` es para quienes gestionan el servidor: canales, el foro, roles, límites y el registro; con `navegador:True`, en el navegador.
help-everywhere = ### Estés donde estés
    `/partidas` enumera todo lo que te espera, `/mi ajustes` guarda tus avisos, horas e idioma, `/perfil` lo que has jugado.
chat-invited = { $person }: { $name } te invita a una partida de { $title }.
chat-invite-lobby = A la sala
chat-invite-no-lobby = No estás en ninguna sala abierta de este servidor. Abre una con `/partida nueva` e invita después.
chat-invite-there = { $name } ya está en esa sala.
chat-invite-bot = No se puede invitar a un programa. Añade en la sala un jugador de la casa.
