# Matrix: lo que se escribe allí y lo que dice el bot en sus salas.

matrix-hello = ¡Hola! `!partida nueva` abre una mesa en esta sala, `!ayuda` muestra todo lo demás. Cada mesa tiene su propia sala, y lo que solo tú puedes ver llega a una sala para ti y para mí.
matrix-direct-hello = ¡Hola! Tus turnos y todo lo que solo tú puedes ver llegan aquí. Escribe el número de tu elección, o su nombre. `!partidas` muestra tus partidas, `!ayuda` el resto.
matrix-own-direct = He abierto una sala solo para ti y para mí, a la que no se puede invitar a nadie más: { $link }
matrix-encrypted = No puedo leer salas cifradas, así que he abierto una que no lo está: { $link }
matrix-nothing-asked = Aquí nada te espera. `!partidas` muestra tus partidas, `!ayuda` todo lo que puedes escribir.
matrix-just-now = Este turno acaba de llegar, así que no he contado tu mensaje. ¿Qué quieres hacer aquí?
matrix-unclear = No sé qué hacer con «{ $words }». Puedes escribir:
matrix-type-words = Escribe tu respuesta.
matrix-type-numbers = { $count ->
    [one] Escribe un número.
   *[other] Escribe { $count } números separados por espacios, en este orden.
  }
matrix-type-counts = Escribe cuánto de cada cosa, con espacios entre medias: `{ $key }x2` son dos del número { $key }.
matrix-not-in-private = Eso solo funciona en una sala de una comunidad.
matrix-which-command = Después de `{ $group }` puedes escribir: { $commands }
matrix-too-many-words = No sé qué significa ahí «{ $words }». `!ayuda` muestra lo que puedes escribir.
matrix-missing = Falta algo: { $what } ({ $known }).
matrix-no-number = «{ $words }» no es un número.
matrix-no-person = «{ $words }» no es nadie en Matrix. Escribe @nombre:example.org.
matrix-invite = invitar
matrix-invite-about = Invitar a alguien a la mesa en la que estás
matrix-help-begin = ### Empezar
    `!partida nueva` abre una mesa, `!{ group-hall } { cmd-openings }` muestra los asientos libres, `!{ group-hall } { command-hall-seek }` encuentra a quien quiere el mismo juego.
    `!liga` y `!campaña` reúnen series de partidas. `!invitar @nombre:example.org` invita a alguien a tu mesa.
matrix-help-watching = ### Miras esta partida
    `!partida tablero` y `!partida historial` muestran cómo va, `!partida reglas` cómo se juega. `!partida sentarse` ocupa un asiento libre.
matrix-help-playing = ### Juegas aquí
    Tus turnos llegan a la sala en la que solo estamos tú y yo: escribe el número de tu elección. `!partida jugar` muestra tu turno otra vez; `!partida mano` muestra lo que solo puedes ver tú, `!partida novedades` lo que ha pasado desde la última vez que estuviste.
    `!partida planes` planifica tus próximas jugadas, `!partida prolongar` y `!partida pausa` piden tiempo, `!partida { command-table-leave }` deja tu asiento.
matrix-help-moderator = ### Aquí moderas
    `!{ cmd-host } terminar`, `!{ cmd-host } pausa`, `!{ cmd-host } mover` y `!{ cmd-host } borrar` tratan de una partida; `!{ cmd-host } sentar`, `!{ cmd-host } quitar` y `!{ cmd-host } sustituir`, de sus jugadores. La mesa se entera de todo.
    `!configurar` es para quienes gestionan la comunidad: salas, límites y el registro.

widget-heading = La mesa en esta sala
widget-signing-in = Iniciando sesión con Matrix…
widget-not-vouched = Tu servidor de Matrix no ha confirmado quién eres, así que no se ha abierto nada. Vuelve a intentarlo y permite que la mesa sepa quién eres.
widget-other-homeserver = La mesa en la sala es solo para quienes están en el servidor de Matrix del bot. Escribe !partida enlace para jugar en el navegador.
widget-homeserver-away = Ahora mismo no se puede contactar con tu servidor de Matrix. Vuelve a intentarlo en un momento, o escribe !partida enlace para jugar en el navegador.
widget-no-answer = Tu cliente de Matrix no responde. Vuelve a intentarlo, o escribe !partida enlace para jugar en el navegador.
widget-known-by-matrix = Aquí entras con Matrix. Los enlaces personales son para el navegador.
widget-delete-in-matrix = Para eso escribe !mi borrar en Matrix. También borra lo que se guarda allí.
