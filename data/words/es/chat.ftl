# Discord.
chat-act = Jugar
chat-hand = Mi mano
chat-board = Tablero
chat-log = Historial
chat-replay = Ver repetición
chat-ratings = Clasificación
chat-to-table = Ir a la mesa
chat-to-browser = Abrir en el navegador
chat-look-again = Actualizar
next-table = Siguiente mesa ({ $count })
chat-undo = Deshacer mi jugada
chat-undone = Se ha deshecho tu última jugada.

chat-waiting = Se espera a { $names }.
chat-sealed = Elecciones secretas: { $count } de { $all }.
chat-listening = Es el momento de las ofertas de { $names } a { $house }.
chat-may-speak = { $names }: es el momento de hacer una oferta a { $house }.
chat-until = Plazo: { $when }.
chat-total = Total
chat-over = La partida ha terminado.
chat-your-move = Turno de { $names }.
chat-vote-call = { $names }: { $what }. Hay que votar.
chat-optional = Opcional: la partida no te está esperando.
chat-given = Hecho: { $what }
chat-news-left-out = { $count ->
    [one] Una línea anterior está en el historial.
   *[other] { $count } líneas anteriores están en el historial.
  }
chat-log-empty = Todavía no ha pasado nada.
chat-commitment = Juego limpio: el SHA-256 de la semilla es `{ $hash }`. Verás la semilla al final.
chat-seed = Semilla `{ $seed }`, SHA-256 `{ $hash }`, como se prometió al principio.
chat-winner = Gana { $names }
chat-winners = Comparten la victoria { $names }

chat-confirm = Confirmar
chat-confirm-ask = ¿Es eso lo que quieres?
chat-back = Volver
chat-restart = Empezar de nuevo
chat-choose = Elegir
chat-choose-some = Elegir de { $low } a { $high }
chat-exactly = { $count ->
    [one] Elige una opción.
   *[other] Elige { $count } opciones.
  }
chat-between = { $low ->
    [0] Elige hasta { $high }, o ninguna.
   *[other] Elige de { $low } a { $high }.
  }
chat-in-order = Elige una tras otra. El orden cuenta.
chat-chosen = Hasta ahora: { $what }
chat-none = nada
chat-none-of-them = Ninguna de estas
chat-done = Listo ({ $count })
chat-earlier = Anteriores
chat-later = Más ({ $page }/{ $pages })
chat-more-blocked = { $count ->
    [one] … y una opción más que ahora no puedes elegir
   *[other] … y { $count } opciones más que ahora no puedes elegir
  }
chat-write-number = Escribir un número
chat-number = Número
chat-range = de { $low } a { $high }
chat-range-step = de { $low } a { $high }, de { $step } en { $step }
chat-change = { $what } …
chat-fill = Rellenar
chat-fill-part = { $first } … { $last }
chat-share-done = Listo (total { $total })
chat-total-exactly = **{ $count }** en total.
chat-total-between = { $low ->
    [0] Hasta **{ $high }** en total.
   *[other] De **{ $low }** a **{ $high }** en total.
  }
chat-said = { $what }: { $answer }
chat-count-of = { $what } { $count }

chat-nothing-missing = Eso es todo. Confirma o vuelve atrás.
chat-page-moved = Este formulario se ha cambiado aquí o en otro dispositivo. Así está ahora.
chat-not-playing = No juegas en esta mesa.
chat-wrong-seat = Esa decisión es de otra persona.
chat-no-hand = No tienes nada oculto para los demás.
chat-which-game = ¿Qué partida? Úsalo en su hilo o nómbrala con `partida:`.
chat-busy = Ha tardado demasiado. Vuelve a intentarlo.
chat-failed = Algo ha fallado por mi parte. No se ha cambiado nada. Vuelve a intentarlo.
chat-unshown = No he podido mostrarte el resultado, pero quizá ha funcionado. Compruébalo con `/partida jugar` antes de repetir.
chat-old-button = Ese botón ya no está al día. Usa `/partida jugar` para ver tu turno.
chat-dms-closed = { $name }: no puedo enviarte mensajes directos. Tus elecciones secretas están aquí, en **Jugar**.
chat-dm-head = { $title } · solo lo ves tú
chat-untold = Discord ha rechazado un mensaje aquí. **Jugar**, **Tablero** e **Historial**, en la mesa, muestran lo que te has perdido.
chat-lost = Ya no puedo escribir en el hilo de [tu partida de { $title }]({ $link }). La partida sigue. Te aviso aquí cuando te toque y sigo intentándolo en el hilo. Si ya no existe, usa `/partida retomar partida:{ $game }` en un canal donde yo pueda escribir.
chat-channel-back = Desde { $when } no podía escribir aquí, porque Discord rechazaba mis mensajes. La partida siguió y envié mensajes directos en su lugar.

chat-lobby-head = { $count ->
    [one] { $opener } ha abierto una mesa · **{ $count }** asiento ocupado de **{ $seats }**
   *[other] { $opener } ha abierto una mesa · **{ $count }** asientos ocupados de **{ $seats }**
  }
chat-lobby-empty = libre
chat-lobby-pace = Ritmo: { $pace }
chat-lobby-private = Hilo privado
chat-lobby-elsewhere = Para unirse desde otro sitio: { $ways }
chat-lobby-join = Unirse
chat-lobby-leave = Dejar
chat-lobby-add-easy = Añadir bot fácil
chat-lobby-add-usual = Añadir bot
chat-lobby-add-strong = Añadir bot fuerte
chat-lobby-drop-house = Quitar bot
chat-lobby-options = Opciones
chat-lobby-start = Empezar
chat-lobby-cancel = Cancelar
chat-lobby-cancelled = Esta mesa se ha cancelado.
chat-lobby-begun = La partida ha empezado.
chat-lobby-already = Ya estás en esta mesa.
chat-lobby-full = Todos los asientos están ocupados.
chat-lobby-ready = { $opener }, tu mesa de { $title } está completa. Puedes empezar.
chat-lobby-not-in = No estás en esta mesa.
chat-lobby-no-house = En esta mesa no hay ningún bot.
chat-lobby-nobody = Tiene que jugar al menos una persona.
chat-lobby-too-few = { $count ->
    [one] Solo hay un asiento ocupado. Este juego es para { $seats }.
   *[other] Hay { $count } asientos ocupados. Este juego es para { $seats }.
  }
chat-lobby-not-opener = Eso solo puede hacerlo quien abrió la mesa.
chat-lobby-gone = Esta mesa ya no está abierta.
chat-lobby-started = Esta partida ya ha empezado.
chat-or = { $most } o { $last }

chat-pace = Ritmo

chat-no-title = Aquí no hay ningún juego llamado «{ $title }».
chat-no-such-seats = { $title } es para { $seats } personas.
chat-no-such-option = No hay ninguna variante llamada «{ $written }». Puedes elegir: { $options }.
chat-not-here = En este servidor puedes abrir partidas aquí: { $where }
chat-no-private-thread = Aquí no puedo abrir un hilo privado. Permíteme «Crear hilos privados» en un canal de texto o abre una mesa que no sea privada.
chat-rules-of = Reglas: { $what }
chat-rules-behind = Reglas: abrir un apartado
chat-rules-contents = Todos los apartados de las reglas
chat-rules-before = Anterior
chat-rules-next = Siguiente
chat-no-rules = Todavía no hay un resumen de las reglas de { $title }.
chat-mine = Te esperan
chat-mine-none = No te espera nada.
chat-mine-others = Tus otras partidas
chat-list = Partidas de este servidor
chat-list-none = Ahora mismo no juega nadie aquí. Abre una mesa con `/partida nueva`.
chat-moved = Esta partida continúa en { $where }.
chat-resumed = La partida continúa en un sitio nuevo.
chat-resumed-here = La partida continúa en este hilo.
chat-resume-elsewhere = Esta partida es de otro servidor.
chat-link = Tu enlace personal a este asiento. No se lo des a nadie. Los enlaces anteriores ya no funcionan.
chat-no-browser = Aquí no se puede jugar en el navegador.

chat-setup = Los ajustes de Fondaco aquí
chat-setup-where = Se pueden abrir partidas
chat-setup-anywhere = en cualquier canal
chat-setup-language = Idioma de los mensajes públicos
chat-setup-moderators = Moderación además de los gestores del servidor
chat-setup-log = Lo que hace la moderación se publica en
chat-setup-none = ninguno
chat-setup-archives = El hilo de una partida se archiva cuando termina.
chat-setup-archives-not = El hilo de una partida sigue abierto cuando termina.
chat-setup-openers = Quién puede abrir partidas
chat-setup-founders = Quién puede crear ligas y campañas
chat-setup-everyone = todo el mundo
chat-setup-limits = Límites por miembro (0: sin límite): salas abiertas { $lobbies }, partidas en curso { $tables }, ligas { $leagues }
chat-setup-lobby-days = { $count ->
    [0] Una sala sigue abierta hasta que se empieza o se cancela.
    [one] Una sala que nadie empieza se cierra al cabo de un día.
   *[other] Una sala que nadie empieza se cierra al cabo de { $count } días.
}
chat-lobby-expired = { $count ->
    [one] Nadie ha empezado esta mesa en un día, así que se ha cerrado.
   *[other] Nadie ha empezado esta mesa en { $count } días, así que se ha cerrado.
}
chat-open-roles = En este servidor eso solo pueden hacerlo los miembros de { $roles }.
chat-most-lobbies = { $count ->
    [one] Ya tienes aquí una sala abierta, y este servidor solo permite una. Empiézala o cancélala antes.
   *[other] Ya tienes aquí { $count } salas abiertas, y este servidor no permite más. Empieza o cancela antes una.
  }
chat-most-tables = { $count ->
    [one] Ya has abierto aquí una partida que sigue en curso, y este servidor solo permite una. Termínala antes.
   *[other] Ya has abierto aquí { $count } partidas que siguen en curso, y este servidor no permite más. Termina antes una.
  }
chat-most-leagues = { $count ->
    [one] Ya organizas aquí una liga, y este servidor solo permite una.
   *[other] Ya organizas aquí { $count } ligas, y este servidor no permite más.
  }
chat-setup-own = el del servidor
chat-setup-may = Mis permisos en { $channel }
chat-setup-grant = Para permitir lo que falta, abre los ajustes de { $channel }, ve a Permisos, añade { $role } y permítelo allí. { $stops } impide las partidas, { $slows } las hace menos cómodas.
chat-not-permitted = Aún no puedo llevar una partida en { $channel }. Me falta: { $what }. Para permitirlo, abre los ajustes de { $channel }, ve a Permisos, añade { $role } y permítelo allí.
chat-may-view-channel = Ver el canal
chat-may-send-messages = Enviar mensajes
chat-may-attach-files = Adjuntar archivos (los tableros)
chat-may-embed-links = Insertar enlaces
chat-may-read-message-history = Leer el historial de mensajes
chat-may-create-public-threads = Crear hilos públicos (si no, se juega en el canal)
chat-may-create-private-threads = Crear hilos privados (para partidas privadas)
chat-may-send-messages-in-threads = Enviar mensajes en hilos
chat-may-manage-threads = Gestionar hilos (para reabrir uno archivado)

cmd-game = partida
cmd-game-about = Jugar a juegos de mercaderes
cmd-new = nueva
cmd-new-about = Abrir una mesa para una partida nueva
cmd-title = juego
cmd-title-about = Qué juego
cmd-seats = asientos
cmd-seats-about = Cuántas personas juegan
cmd-pace = ritmo
cmd-pace-about = Cuánto puede durar un turno
cmd-options = opciones
cmd-options-about = Variantes del juego; es más fácil con el botón Opciones de la sala
cmd-private = privada
cmd-private-about = Jugar en un hilo privado
cmd-option-game = Cuál de tus partidas; no hace falta en su hilo
cmd-act = jugar
cmd-act-about = Jugar tu turno
cmd-hand = mano
cmd-hand-about = Ver lo que solo puedes ver tú
cmd-board = tablero
cmd-board-about = Ver el tablero o ampliar un lugar
cmd-place = zona
cmd-place-about = Un lugar para ampliar
cmd-log = historial
cmd-log-about = Ver qué ha pasado
cmd-status = estado
cmd-status-about = Ver a quién espera la mesa
cmd-rules = reglas
cmd-rules-about = Leer un resumen de las reglas
cmd-undo = deshacer
cmd-undo-about = Deshacer tu última jugada: enseguida, o si la mesa está de acuerdo
cmd-any-move = cualquiera
cmd-any-move-about = Si abriste la mesa: deshacer cualquier jugada, con todo lo posterior
cmd-link = enlace
cmd-link-about = Obtener tu enlace personal a la mesa en el navegador
cmd-list = lista
cmd-list-about = Ver las partidas de este servidor
cmd-resume = retomar
cmd-resume-about = Continuar aquí una partida cuyo hilo se perdió
cmd-setup = configurar
cmd-setup-about = Elegir dónde y cómo se juega aquí y comprobar mis permisos
cmd-channel = canal
cmd-channel-about = Un canal donde se pueden abrir partidas; si lo eliges de nuevo, se quita
cmd-anywhere = todos
cmd-anywhere-about = Permitir partidas en todos los canales
cmd-moderators = moderadores
cmd-moderators-about = Un rol que puede moderar las mesas; si lo eliges de nuevo, se quita
cmd-log-channel = registro
cmd-log-channel-about = Un canal donde se publica lo que hace la moderación; si lo eliges de nuevo, se quita
cmd-openers = apertura
cmd-openers-about = Un rol que puede abrir partidas, y nadie más; si lo eliges de nuevo, se quita
cmd-founders = fundadores
cmd-founders-about = Un rol que puede crear ligas y campañas; si lo eliges de nuevo, se quita
cmd-most-lobbies = salas
cmd-most-lobbies-about = Cuántas salas puede tener abiertas un miembro; 0: sin límite
cmd-most-tables = mesas
cmd-most-tables-about = Cuántas partidas en curso puede haber abierto un miembro; 0: sin límite
cmd-most-leagues = ligas
cmd-most-leagues-about = Cuántas ligas puede crear un miembro; 0: sin límite
cmd-lobby-days = días_sala
cmd-lobby-days-about = Días tras los que se cierra una sala que nadie empieza; 0: nunca
cmd-archives = archivar
cmd-archives-about = ¿Archivar el hilo de una partida cuando termina?
cmd-language = idioma
cmd-language-about = El idioma de los mensajes públicos
chat-write-words = Escribir
chat-line-person = @nombre, o su ID de Discord
