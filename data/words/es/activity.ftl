# The table inside Discord: its first page, and what it refuses.

activity-heading = La mesa dentro de Discord
activity-signing-in = Iniciando sesión con Discord…
activity-not-vouched = Discord no ha confirmado quién eres, así que no se ha abierto nada. Vuelve a intentarlo y permite que Fondaco vea tu nombre.
activity-discord-away = Ahora mismo no se puede contactar con Discord. Vuelve a intentarlo dentro de un momento.
activity-no-answer = Discord no responde. Vuelve a intentarlo, o cierra la mesa y ábrela otra vez.
activity-again = Reintentar
activity-close = Cerrar
activity-known-by-discord = Aquí entras con Discord. Los enlaces personales son para el navegador.
activity-delete-in-discord = Para eso usa /mi borrar en Discord. También borra lo que se guarda allí.

chat-open-table = Abrir la mesa
chat-cannot-open = Discord no ha podido abrir la mesa. Pulsa Jugar, o usa `/partida enlace` para jugar en el navegador.
cmd-launch = abrir
cmd-launch-about = Tus partidas y sus tableros, dentro de Discord
