# The browser table.
web-skip = Saltar a la mesa
web-colophon = Fondaco, un anfitrión para mercaderes que nunca coinciden en línea.

web-front-title = Juegos de mercaderes para gente que nunca coincide en línea
web-front-lead = Abre una mesa, envía un enlace a cada amigo y juega cuando te venga bien. Cada asiento que dejes vacío puede ocuparlo un jugador de la casa.
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
web-no-rules = Las reglas de este juego aún no están resumidas.
web-close = Cerrar
web-how = Cómo funciona
web-how-open = Elige un juego, decide quién se sienta dónde y abre la mesa.
web-how-links = Cada jugador recibe un enlace personal. Es la llave de un asiento: quien lo tiene, lo juega.
web-how-play = La mesa dice a quién le toca. Responde en el tablero o en el formulario; vuelve cuando quieras.
web-with = con { $names }

web-who-plays = Quién juega
web-kind-person = Persona
web-kind-house = Casa
web-house-easy = Casa, fácil
web-house-usual = Casa
web-house-strong = Casa, fuerte
web-strength-easy = fácil
web-strength-usual = normal
web-strength-strong = fuerte
web-strength-of-seat = Fuerza del jugador de la casa en el asiento { $number }
web-kind-nobody = Nadie
web-name-of-seat = Nombre en el asiento { $number }
web-merchants = Marcos, Blanca, Lorenzo, Zoé, Yusuf
web-open-table = Abrir la mesa
web-open-hint = Con una sola persona contra la casa te sientas enseguida; si no, recibes un enlace para cada persona.
web-refuse-seats = { $name }: { $seats }, no { $count }.
web-refuse-nobody = Al menos un asiento tiene que ser de una persona.
web-refuse-name-long = Un nombre puede tener { $count } caracteres como máximo.
web-refuse-name-twice = Dos asientos no pueden llamarse { $name }.
web-refuse-streams = Hay demasiadas páginas abiertas a la vez desde donde estás. Cierra algunas; esta vuelve a mirar de vez en cuando.
web-refuse-tables = Desde donde estás se pueden abrir { $count } mesas, ligas y campañas por hora como máximo. Juega antes una de ellas.

web-links-title = Enlaces de los asientos
web-links-heading = La mesa está abierta
web-links-lead = Envía a cada jugador su propio enlace y siéntate con el tuyo.
web-links-once = Estos enlaces se muestran solo esta vez: un enlace es la llave de su asiento. Guárdalos y da cada uno solo al jugador al que pertenece.
web-link-heading = Tu asiento en otro dispositivo
web-link-lead = Abre allí este enlace para seguir jugando donde lo dejaste.
web-link-of = Enlace personal de { $name }
web-copy = Copiar
web-copied = Copiado
web-sit-here = Sentarse
web-spectators = Espectadores
web-spectator-link = Enlace para espectadores
web-watch = Mirar

web-as-seat = Eres { $name }
web-as-spectator = Estás mirando
web-board = El tablero
web-hand = Tu mano
web-players = Jugadores
web-log = Qué ha pasado
web-log-all = Todo el historial
web-new-since = Nuevo desde tu última visita, arriba
web-you = tú
web-enlarge = Ampliar
web-whole-picture = Abrir la imagen
web-in-words = El tablero en palabras
web-hand-in-words = Tu mano en palabras
web-several = Elige qué hacer aquí: { $what }
web-state-asked = le toca
web-listens = { $house } escucha
web-listens-you-write = { $house } escucha mientras rellenas esto
web-listening-to = { $house } escucha a { $names }
web-pass = Pasar
web-state-may = puede actuar
web-bar-asked = Te toca · { $title }
web-bar-over = Fin de la partida · { $title }
web-bar = { $title } · Fondaco
web-your-move = Te toca
web-you-may-now = Puedes actuar ahora
web-you-may = Puedes actuar; nadie espera
web-wait = No te toca
web-waiting-for = Se espera a { $names }
web-watching = Turno de { $names }
web-wait-hint = Esta página se actualiza sola. Puedes cerrarla y volver.
web-secret = Privado: solo tú ves esta pregunta.
web-no-script = Esta página funciona sin scripts, pero no se actualiza sola.
web-reload = Volver a mirar

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
web-order-tap = Tócalas una tras otra o muévelas con las flechas.
web-from-to = de { $low } a { $high }
web-in-steps = de { $step } en { $step }
web-less = Menos: { $what }
web-more = Más: { $what }
web-earlier = Antes: { $what }
web-later = Después: { $what }
web-place-of = Puesto de { $what }
web-refuse-same-place = Dos cosas no pueden tener a la vez el puesto { $number }.

web-undo = Deshacer mi última jugada
web-undo-not = No puedes deshacer tu última jugada.
web-undo-stale = Esa jugada ya se deshizo, o le siguió otra.
web-form-lost = La pregunta cambió mientras la rellenabas. Esto es lo que se pregunta ahora.
web-moved-elsewhere = Seguiste jugando en otra ventana o en otro dispositivo. Así está la mesa ahora.
web-offline = No se puede contactar con el anfitrión. Esta página mostrará tu respuesta en cuanto haya llegado; si no lo hace, vuelve a intentarlo.
web-went-back = El servidor ha vuelto a un momento anterior de esta partida, desde una copia de seguridad. La página se ha recargado y muestra cómo está la partida ahora.

web-over = La partida ha terminado
web-won = { $names } gana con { $total } puntos
web-won-shared = { $names } comparten la victoria con { $total } puntos
web-scores = Puntuación final
web-place = Puesto
web-fair = ¿Son limpios los dados y los mazos?
web-fair-how = Dados y mazos salieron de una semilla fijada antes de la primera jugada. Su hash SHA-256 se mostró desde el principio: calcula el de la semilla y compáralo.
web-fair-start = Dados y mazos salen de una semilla fijada antes de la primera jugada. Este es su hash SHA-256; la semilla misma se muestra al final, para que cualquiera pueda comprobarlo.
web-seed = Semilla
web-commitment = SHA-256 de la semilla
web-again = Jugar otra vez
web-closer = Mirar de cerca
web-show = Mostrar
web-lost-link = Alguien ha perdido su enlace
web-opener-heading = La mesa que abriste
web-opener-links = Enlaces nuevos
web-opener-lead = Quien haya perdido su enlace recibe aquí uno nuevo. El antiguo ya no abre nada.
web-opener-order = Orden en la mesa
web-fresh-link = Enlace nuevo
web-fresh-heading = Un enlace nuevo
web-fresh-lead = Envía esto a { $name }. El enlace antiguo ya no abre nada.
web-refuse-not-opener = Solo el navegador que abrió esta mesa puede dar enlaces nuevos.
web-my-link = Mi enlace para otro dispositivo

web-error-heading = No ha funcionado
web-report = ¿Sigue sin funcionar? Dale este código a quien administra el servidor: { $id }
web-refuse-no-page = No existe esa página.
web-refuse-no-title = Aquí no existe ese juego.
web-refuse-key = Ese enlace no abre ningún asiento de esta mesa. Pide el tuyo a quien abrió la mesa.
web-refuse-no-seat = En este dispositivo no has iniciado sesión para este asiento. Abre aquí tu enlace personal; lo encontrarás en los ajustes de tu otro dispositivo.
web-refuse-method = Eso no se puede hacer desde aquí.
web-refuse-elsewhere = Eso venía de otro sitio, así que no se ha cambiado nada.
web-refuse-host = Este anfitrión no responde a ese nombre. Quien lo administra puede poner en FONDACO_URL la dirección que usa la gente.
web-refuse-too-large = Eso es más de lo que admite esta página.
web-refuse-packed = Este servidor solo acepta formularios tal como los envían sus páginas: sin comprimir y en ningún otro formato.
web-refuse-broken = Algo ha fallado por nuestra parte. No se ha perdido nada; vuelve a intentarlo.
web-refuse-store = Ahora mismo no se puede leer ni guardar, y no se ha cambiado nada. Quien administra este anfitrión puede ver por qué; vuelve a intentarlo más tarde.
web-refuse-read = Ahora mismo no se puede mostrar esta página. Vuelve a intentarlo en un momento.
web-paste-key = Tu llave, la parte de tu enlace detrás del #
web-to-front = A la portada
web-to-table = Volver a la mesa
web-sit-again = Volver a sentarse
web-refuse-claimed = Este asiento es de otra persona. Su enlace solo pide que te dejen entrar; si es tuyo, abre tu propio enlace desde la página de ajustes de tu otro dispositivo.
web-asked-to-enter = Este asiento ya es de { $who }, así que se le pregunta si te deja entrar. Si eres tú en otro dispositivo, abre tu propio enlace desde la página de ajustes de allí.
web-guests = Quién puede sentarse aquí
web-guests-own = Este asiento es tuyo. Quien abra su enlace en otra parte solo puede pedir que le dejen entrar.
web-guests-link-only = A este asiento se entra solo con su enlace: quien lo tenga puede sentarse aquí.
web-guests-asks = Alguien que tiene el enlace de este asiento pide entrar.
web-guests-let-in = Dejar entrar
web-guests-refuse = No dejar entrar
web-guests-nobody = Nadie pide entrar.
web-guests-bind-about = Una llave nueva queda solo en este navegador, y ningún enlace de este asiento que se haya enviado abre ya nada. Se avisa a la mesa.
web-guests-bind = Dar a este asiento una llave solo mía
web-profile-address = …o la dirección de un perfil
web-not-now = Ahora no ({ $count })
web-seat-lost = Este asiento ya no es tuyo. { $what }
web-to-league = A la liga
