# The browser table.
web-skip = Saltar a la mesa
web-colophon = Fondaco: juegos de comercio a tu ritmo

web-front-title = Juegos de comercio para gente que nunca coincide en línea
web-front-lead = Abre una mesa, envía un enlace a tus amistades y juega cuando te venga bien. Los bots pueden ocupar los asientos vacíos.
web-your-tables = Tus mesas
web-titles = Los juegos
web-players-count = { $low ->
    [one] { $low } jugador
   *[other] { $low } jugadores
  }
web-players-range = de { $low } a { $high } jugadores
web-players-some = { $most } o { $last } jugadores
web-new-game = Partida nueva
web-rules = Reglas resumidas
web-no-rules = Aún no hay un resumen de las reglas de este juego.
web-close = Cerrar
web-how = Cómo funciona
web-how-open = Elige un juego, decide quién se sienta dónde y abre la mesa.
web-how-links = Cada jugador recibe un enlace personal. Abre un solo asiento, así que no compartas el tuyo.
web-how-play = La mesa muestra a quién le toca. Juega en el tablero o en el formulario y vuelve cuando quieras.
web-with = con { $names }

web-who-plays = Quién juega
web-kind-person = Persona
web-kind-house = Bot
web-house-easy = Bot (fácil)
web-house-usual = Bot
web-house-strong = Bot (fuerte)
web-strength-easy = fácil
web-strength-usual = medio
web-strength-strong = fuerte
web-strength-of-seat = Fuerza del bot en el asiento { $number }
web-kind-nobody = Nadie
web-name-of-seat = Nombre en el asiento { $number }
web-merchants = Marcos, Blanca, Lorenzo, Zoé, Yusuf
web-open-table = Abrir la mesa
web-open-hint = Si solo juegas contra bots, te sientas enseguida. Si no, recibes un enlace para cada persona.
web-refuse-seats = { $name }: { $seats }, no { $count }.
web-refuse-nobody = Al menos un asiento tiene que ser de una persona.
web-refuse-name-long = Un nombre puede tener { $count } caracteres como máximo.
web-refuse-name-twice = Dos jugadores no pueden llamarse { $name }.
web-refuse-streams = Hay demasiadas páginas abiertas a la vez desde tu conexión. Cierra algunas. Mientras tanto, esta se actualiza de vez en cuando.
web-refuse-tables = Desde una misma conexión se pueden abrir { $count } mesas, ligas y campañas por hora como máximo. Vuelve a intentarlo más tarde.

web-links-title = Enlaces de los asientos
web-links-heading = La mesa está abierta
web-links-lead = Envía a cada jugador su propio enlace y siéntate con el tuyo.
web-links-once = Estos enlaces se muestran una sola vez. Cada uno abre un asiento: guárdalos y envía a cada jugador solo el suyo.
web-link-heading = Tu asiento en otro dispositivo
web-link-lead = Abre este enlace en tu otro dispositivo y sigue jugando allí.
web-link-of = Enlace personal de { $name }
web-copy = Copiar
web-copied = Copiado
web-sit-here = Sentarse
web-spectators = Público
web-spectator-link = Enlace para mirar
web-watch = Mirar

web-as-seat = Eres { $name }
web-as-spectator = Estás mirando
web-board = El tablero
web-hand = Tu mano
web-players = Jugadores
web-log = Qué ha pasado
web-log-all = Historial completo
web-new-since = Arriba: novedades desde tu última visita
web-you = tú
web-enlarge = Ampliar
web-whole-picture = Abrir la imagen
web-in-words = El tablero en palabras
web-hand-in-words = Tu mano en palabras
web-several = Elige qué hacer aquí: { $what }
web-state-asked = le toca
web-listens = { $house } escucha
web-listens-you-write = { $house } espera mientras rellenas esto
web-listening-to = { $house } escucha a { $names }
web-pass = Pasar
web-state-may = puede actuar
web-bar-asked = Te toca · { $title }
web-bar-over = Partida terminada · { $title }
web-bar = { $title } · Fondaco
web-your-move = Te toca
web-you-may-now = Puedes actuar ahora
web-you-may = Puedes actuar (opcional)
web-wait = No te toca
web-waiting-for = Esperando a { $names }
web-watching = Turno de { $names }
web-wait-hint = Esta página se actualiza automáticamente. Puedes cerrarla y volver.
web-secret = Privado: solo lo ves tú.
web-no-script = Esta página funciona sin scripts, pero no se actualiza automáticamente.
web-reload = Actualizar

web-confirm = Confirmar
web-chosen = Elegido:
web-total = Total
web-choose-exactly = { $count ->
    [one] Elige una opción.
   *[other] Elige { $count } opciones.
  }
web-choose-up-to = { $high ->
    [one] Elige una opción, o ninguna.
   *[other] Elige hasta { $high }, o ninguna.
  }
web-choose-between = Elige de { $low } a { $high }.
web-share-exactly = { $count } en total.
web-share-up-to = Hasta { $high } en total.
web-share-between = De { $low } a { $high } en total.
web-order-exactly = { $count ->
    [one] Elige una opción.
   *[other] Pon { $count } en orden.
  }
web-order-up-to = Pon hasta { $high } en orden, o ninguna.
web-order-between = Pon de { $low } a { $high } en orden.
web-order-tap = Tócalas en orden o muévelas con las flechas.
web-from-to = de { $low } a { $high }
web-in-steps = de { $step } en { $step }
web-less = Menos: { $what }
web-more = Más: { $what }
web-earlier = Antes: { $what }
web-later = Después: { $what }
web-place-of = Posición de { $what }
web-refuse-same-place = Dos elementos no pueden tener a la vez la posición { $number }.

web-undo = Deshacer mi jugada
web-undo-not = No puedes deshacer tu última jugada.
web-undo-stale = Esa jugada ya se deshizo, o después vino otra.
web-form-lost = La partida avanzó mientras rellenabas esto. Esto es lo que puedes decidir ahora.
web-moved-elsewhere = Has jugado en otra ventana o en otro dispositivo. Así está la mesa ahora.
web-offline = No se puede contactar con el servidor. Si tu jugada llegó, la verás aquí. Si no, vuelve a intentarlo.
web-went-back = El servidor se ha restaurado desde una copia de seguridad y esta partida ha vuelto a un momento anterior. La página se ha recargado y muestra cómo está la partida ahora.

web-over = La partida ha terminado
web-won = { $names } gana con { $score }
web-won-shared = { $names } comparten la victoria con { $score } por persona
web-scores = Puntuación final
web-place = Puesto
web-fair = ¿Son justos los dados y los mazos?
web-fair-how = Las tiradas y los mazos barajados salieron de una semilla fijada antes de la primera jugada. Su hash SHA-256 se mostró desde el principio. Calcula el de la semilla y compáralo.
web-fair-start = Las tiradas y los mazos barajados salen de una semilla fijada antes de la primera jugada. Este es su hash SHA-256. La semilla se muestra al final, para que cualquiera pueda comprobarlo.
web-seed = Semilla
web-commitment = SHA-256 de la semilla
web-again = Jugar otra vez
web-closer = Ver de cerca
web-show = Mostrar
web-lost-link = ¿Un enlace perdido?
web-opener-heading = La mesa que abriste
web-opener-links = Enlaces nuevos
web-opener-lead = Si alguien ha perdido su enlace, crea aquí uno nuevo. El antiguo dejará de funcionar.
web-opener-order = Moderación
web-fresh-link = Enlace nuevo
web-fresh-heading = Un enlace nuevo
web-fresh-lead = Envía esto a { $name }. El enlace antiguo ya no funciona.
web-refuse-not-opener = Solo el navegador que abrió esta mesa puede crear enlaces nuevos.
web-my-link = Usar otro dispositivo

web-error-heading = No ha funcionado
web-report = ¿Sigue sin funcionar? Dale este código a quien administra el servidor: { $id }
web-refuse-no-page = Esta página no existe.
web-refuse-no-title = Ese juego no existe aquí.
web-refuse-key = Ese enlace no abre ningún asiento de esta mesa. Pide el tuyo a quien abrió la mesa.
web-refuse-no-seat = En este dispositivo no has iniciado sesión para este asiento. Abre aquí tu enlace personal. Lo encontrarás en «Yo» en tu otro dispositivo.
web-refuse-method = Eso no se puede hacer desde aquí.
web-refuse-elsewhere = Eso venía de otro sitio web, así que no se ha cambiado nada.
web-refuse-host = Este servidor no reconoce esa dirección. Quien lo administra puede poner en FONDACO_URL la dirección que usa la gente.
web-refuse-too-large = Eso es más de lo que admite esta página.
web-refuse-packed = Este servidor solo acepta formularios tal como los envían sus páginas: sin comprimir y en ningún otro formato.
web-refuse-broken = Algo ha fallado por nuestra parte. No se ha perdido nada. Vuelve a intentarlo.
web-refuse-store = Ahora mismo no se puede leer ni guardar, y no se ha cambiado nada. Quien administra este servidor puede ver por qué. Vuelve a intentarlo más tarde.
web-refuse-read = Ahora mismo no se puede mostrar esta página. Vuelve a intentarlo en un momento.
web-paste-key = Tu clave (la parte de tu enlace detrás del #)
web-to-front = Portada
web-to-table = Volver a la mesa
web-sit-again = Volver a sentarse
web-refuse-claimed = Este asiento es de otra persona. Con su enlace solo puedes pedir entrar. Si es tuyo, abre tu propio enlace: está en «Yo» en tu otro dispositivo.
web-asked-to-enter = Este asiento ya es de { $who }, a quien hemos pedido que te deje entrar. Si eres tú en otro dispositivo, abre tu propio enlace: allí está en «Yo».
web-guests = Quién puede sentarse aquí
web-guests-own = Este asiento es tuyo. Quien abra su enlace en otro dispositivo solo puede pedir entrar.
web-guests-link-only = Este asiento solo está protegido por su enlace. Quien tenga el enlace puede sentarse aquí.
web-guests-asks = Alguien con el enlace de este asiento pide entrar.
web-guests-let-in = Dejar entrar
web-guests-refuse = Rechazar
web-guests-nobody = Nadie pide entrar.
web-guests-bind-about = Este asiento recibe una clave nueva que solo tiene este navegador. Los enlaces anteriores dejan de funcionar, y la mesa se entera.
web-guests-bind = Proteger este asiento
web-profile-address = …o el enlace de un perfil
web-not-now = No es posible ahora ({ $count })
web-seat-lost = Este asiento ya no es tuyo. { $what }
web-to-league = Ver la liga
