# Probar jugadas en una copia privada de la partida

tryout-open = Probar jugadas
tryout-title = Jugadas de prueba
tryout-dealt = Lo que tus rivales ocultan se reparte al azar según lo que sabes.
tryout-from-move = La posición tras la jugada { $move }.
tryout-private = Nadie más lo ve, y nada cuenta.
tryout-do-this = Jugar esto
tryout-go-on = Dejar jugar
tryout-play-as = Jugar { $name }
tryout-others = Quién juega los otros asientos
tryout-bots = Juegan los bots
tryout-all-seats = Juego todos
tryout-start-over = Empezar otra vez
tryout-deal-again = Repartir otra vez
tryout-share = Enlace a la posición
tryout-seat = Tu asiento
tryout-play-on = Jugar desde aquí
tryout-filled-in = Rellenado: { $what }. Confírmalo o cámbialo.
tryout-moved-on = La partida ha avanzado y lo que probaste ya no encaja.
tryout-gone = Aquí no estás probando jugadas. Pulsa «Probar jugadas» para empezar.
tryout-too-long = Has probado tantas jugadas como caben aquí. Deshaz algunas o empieza otra vez.
# En el chat
tryout-chat = Abre tu mesa en el navegador y pulsa **Probar jugadas**: tendrás una copia privada de esta partida.
tryout-chat-led = Hasta aquí llegó tu última prueba.
