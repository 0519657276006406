# The table inside Discord: its first page, and what it refuses.

activity-heading = La mesa dentro de Discord
activity-signing-in = Se pregunta a Discord quién eres…
activity-not-vouched = Discord no ha dicho quién eres, así que no se ha abierto nada. Vuelve a intentarlo y deja allí que Fondaco sepa tu nombre.
activity-discord-away = Ahora mismo no se puede preguntar a Discord quién eres. Vuelve a intentarlo dentro de un momento.
activity-no-answer = Discord no responde. Vuelve a intentarlo, o cierra la mesa y ábrela otra vez.
activity-again = Volver a intentarlo
activity-close = Cerrar
activity-known-by-discord = Aquí Discord dice quién eres; los enlaces personales son para el navegador.
activity-delete-in-discord = Usa para eso /mi borrar en Discord: también borra lo que se guarda allí.

chat-open-table = Abrir la mesa
chat-cannot-open = Discord no ha abierto la mesa. Pulsa Jugar o usa `/partida enlace` para el navegador.
cmd-launch = abrir
cmd-launch-about = Tus partidas, con sus tableros, dentro de Discord
