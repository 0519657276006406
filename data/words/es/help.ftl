# /help, by who asks and where.

cmd-help = ayuda
cmd-help-about = Lo que puedes hacer aquí
cmd-games = partidas
cmd-games-about = Ver todo lo que te espera, en todos los servidores
cmd-menu-profile = Perfil
cmd-menu-invite = Invitar a una partida

help-begin = ### Empezar
    `/partida nueva` abre una mesa, `/{ group-hall } { cmd-openings }` muestra mesas con asientos libres, `/{ group-hall } { command-hall-seek }` encuentra a quien quiere el mismo juego.
    `/liga` y `/campaña` son series de partidas. *Invitar a una partida* está en el menú de cada persona (**Aplicaciones**).
help-watching = ### Estás viendo esta partida
    Bajo el panel, **{ chat-board }** y **{ chat-log }** muestran cómo va. `/partida reglas` explica cómo se juega. `/partida sentarse` ocupa un asiento libre.
help-playing = ### Estás jugando aquí
    Pulsa **{ chat-act }** cuando te toque. `/partida mano` muestra lo que solo puedes ver tú, `/partida novedades` lo que ha pasado mientras tanto.
    `/partida planes` prevé jugadas, `/partida prolongar` y `/partida pausa` piden tiempo, `/partida dejar` deja tu asiento.
help-taking-back = ### Deshacer
    `/partida { cmd-undo }` deshace tu última jugada, al momento si no ha mostrado nada nuevo. De lo contrario, un botón lo pide a la mesa, y toda la mesa tiene que estar de acuerdo.
    Con la opción `{ cmd-any-move }`, quien abrió la mesa o gestiona el servidor puede deshacer cualquier jugada.
help-organiser = ### Organizas una liga
    `/liga reglas` y `/liga abrir` empiezan una temporada. `/liga prolongar`, `/liga sustituir`, `/liga perdido` y `/liga anular` ayudan a avanzar a una mesa.
help-moderator = ### Aquí pones orden
    `/moderación terminar`, `/moderación pausa`, `/moderación mover` y `/moderación borrar` son para una partida; `/moderación sentar`, `/moderación quitar` y `/moderación sustituir`, para quienes la juegan. La mesa siempre se entera.
    `/configurar` es para quienes gestionan el servidor: canales, foro, roles, límites y registro. Con la opción `navegador` se abre en el navegador.
help-everywhere = ### En cualquier parte
    `/partidas` muestra todo lo que te espera, `/mi ajustes` guarda tus avisos, horas e idioma, `/perfil` muestra lo que has jugado.
chat-invited = { $person }: { $name } te invita a una partida de { $title }.
chat-invite-lobby = Ir a la sala
chat-invite-no-lobby = No estás en ninguna sala abierta de este servidor. Abre una con `/partida nueva` y luego invita.
chat-invite-there = { $name } ya está en esa sala.
chat-invite-bot = No se puede invitar a una aplicación. Añade un bot en la sala.
