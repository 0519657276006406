# Discord.
chat-act = Jugar
chat-hand = Mi mano
chat-board = Tablero
chat-log = Historial
chat-replay = Repetición
chat-ratings = Valoraciones
chat-to-table = A la mesa
chat-to-browser = Abrir en el navegador
chat-look-again = Volver a mirar
next-table = Siguiente mesa ({ $count })
chat-undo = Deshacer mi última jugada
chat-undone = Se ha deshecho tu última jugada.

chat-waiting = Se espera a { $names }.
chat-sealed = Respuestas selladas: han llegado { $count } de { $all }.
chat-listening = { $house } escucha a { $names }.
chat-may-speak = Turno de palabra para { $names }: { $house } escucha.
chat-until = Hasta { $when }.
chat-total = Total
chat-over = La partida ha terminado.
chat-your-move = { $names }: a jugar.
chat-vote-call = { $names }: { $what }. Hay que votar.
chat-optional = Nadie está esperando esto: responde si quieres.
chat-given = Hecho: { $what }
chat-news-left-out = { $count ->
    [one] Una línea anterior está en el historial.
   *[other] { $count } líneas anteriores están en el historial.
  }
chat-log-empty = Todavía no ha pasado nada.
chat-commitment = Juego limpio: el SHA-256 de la semilla es `{ $hash }`. La semilla se muestra al final.
chat-seed = Semilla `{ $seed }`, SHA-256 `{ $hash }`, como se prometió al principio.
chat-winner = Gana { $names }
chat-winners = Comparten la victoria { $names }

chat-confirm = Confirmar
chat-confirm-ask = ¿Es eso lo que quieres?
chat-back = Volver
chat-anew = Empezar de nuevo
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
chat-in-order = Una tras otra; el orden cuenta.
chat-chosen = Hasta ahora: { $what }
chat-none = nada
chat-none-of-them = Ninguna de ellas
chat-done = Listo ({ $count })
chat-earlier = Anteriores
chat-later = Más ({ $page }/{ $pages })
chat-more-blocked = … y { $count } más que ahora no se pueden elegir
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

chat-nothing-missing = Todo está respondido: confirma o vuelve atrás.
chat-page-moved = Este formulario ha avanzado, aquí o en otro dispositivo. Así está ahora.
chat-not-playing = No tienes asiento en esta mesa.
chat-wrong-seat = Esa pregunta es para otra persona.
chat-no-hand = No tienes nada que los demás no puedan ver.
chat-which-game = ¿Qué partida? Úsalo en el hilo de la partida o nómbrala con `partida:`.
chat-busy = Ha tardado demasiado. Vuelve a pulsar.
chat-failed = Algo ha fallado por mi parte y no se ha cambiado nada. Vuelve a intentarlo.
chat-unshown = No he podido mostrarte el resultado; es posible que esté hecho. Mira con `/partida jugar` antes de repetir.
chat-old-button = Ese botón es de otro momento. Usa `/partida jugar` para ver tu pregunta.
chat-dms-closed = { $name }: no puedo enviarte mensajes directos, así que tus preguntas secretas te esperan aquí en **Jugar**.
chat-dm-head = { $title } · solo lo ves tú
chat-untold = Discord ha rechazado el mensaje que va aquí. **Jugar**, **Tablero** e **Historial**, en la mesa, muestran lo que habría dicho.
chat-lost = Ya no puedo escribir en el hilo de [tu partida de { $title }]({ $link }). La partida sigue: te aviso aquí cuando te toque y sigo intentándolo en el hilo. Si ya no existe, usa `/partida retomar partida:{ $game }` en un canal donde yo pueda escribir.
chat-channel-back = Desde { $when } no podía escribir aquí: Discord rechazaba mis mensajes. La partida siguió y avisé a cada persona por mensaje directo.

chat-lobby-head = { $opener } abre una mesa · **{ $count }** de **{ $seats }** asientos ocupados
chat-lobby-empty = libre
chat-lobby-pace = Ritmo: { $pace }
chat-lobby-private = Hilo privado
chat-lobby-elsewhere = Para unirse desde otro sitio: { $ways }
chat-lobby-join = Sentarse
chat-lobby-leave = Levantarse
chat-lobby-add-easy = Añadir jugador de la casa fácil
chat-lobby-add-usual = Añadir jugador de la casa
chat-lobby-add-strong = Añadir jugador de la casa fuerte
chat-lobby-drop-house = Quitar jugador de la casa
chat-lobby-options = Opciones
chat-lobby-start = Empezar
chat-lobby-cancel = Cancelar
chat-lobby-cancelled = Esta mesa se ha cancelado.
chat-lobby-begun = La partida ha empezado.
chat-lobby-already = Ya tienes asiento en esta mesa.
chat-lobby-full = Todos los asientos están ocupados.
chat-lobby-ready = { $opener }, tu mesa de { $title } está completa. Puedes empezar.
chat-lobby-not-in = No tienes asiento en esta mesa.
chat-lobby-no-house = En esta mesa no hay ningún jugador de la casa.
chat-lobby-nobody = Tiene que sentarse al menos una persona.
chat-lobby-too-few = { $count ->
    [one] Hay un asiento ocupado; este juego es para { $seats }.
   *[other] Hay { $count } asientos ocupados; este juego es para { $seats }.
  }
chat-lobby-not-opener = Eso solo puede hacerlo quien abrió la mesa.
chat-lobby-gone = Esta mesa ya no está abierta.
chat-lobby-started = Esta partida ya ha empezado.
chat-or = { $most } o { $last }

chat-pace = Ritmo

chat-no-title = Aquí no hay ningún juego «{ $title }».
chat-no-such-seats = { $title } es para { $seats } jugadores.
chat-no-such-option = No hay ninguna variante «{ $written }». Hay estas: { $options }.
chat-not-here = En este servidor las partidas se abren en otro sitio: { $where }
chat-no-private-thread = Aquí no puedo abrir un hilo privado. Concede «Crear hilos privados» en un canal de texto o abre una mesa que no sea privada.
chat-rules-of = Reglas: { $what }
chat-rules-behind = Reglas: abrir un apartado
chat-rules-contents = Todos los apartados de las reglas
chat-rules-before = Anterior
chat-rules-next = Siguiente
chat-no-rules = Las reglas de { $title } aún no están resumidas.
chat-mine = Te esperan
chat-mine-none = No te espera nada.
chat-mine-others = Tus otras partidas
chat-list = Partidas de este servidor
chat-list-none = Aquí no se juega ninguna partida. Abre una con `/partida nueva`.
chat-moved = Esta partida continúa en { $where }.
chat-resumed = La partida continúa en un sitio nuevo.
chat-resumed-here = La partida continúa en este hilo.
chat-resume-elsewhere = Esta partida es de otro servidor.
chat-link = Tu llave personal de este asiento; los enlaces anteriores ya no valen. No se la des a nadie.
chat-no-browser = Este anfitrión no tiene mesa en el navegador a la que enlazar.

chat-setup = Cómo está configurado Fondaco aquí
chat-setup-where = Las partidas se abren
chat-setup-anywhere = en cualquier canal
chat-setup-language = Idioma de los mensajes públicos
chat-setup-moderators = Moderadores además de los gestores
chat-setup-log = Lo que hacen los moderadores se cuenta en
chat-setup-none = ninguno
chat-setup-archives = El hilo de una partida se archiva cuando termina.
chat-setup-archives-not = El hilo de una partida sigue abierto cuando termina.
chat-setup-openers = Abre partidas
chat-setup-founders = Funda ligas y campañas
chat-setup-everybody = todo el mundo
chat-setup-limits = Máximo por miembro (0: sin límite): salas { $lobbies }, partidas en curso { $tables }, ligas { $leagues }
chat-setup-lobby-days = { $count ->
    [0] Una sala sigue abierta hasta que se empieza o se cancela.
    [one] Una sala que nadie empieza se cierra al cabo de un día.
   *[other] Una sala que nadie empieza se cierra al cabo de { $count } días.
}
chat-lobby-expired = { $count ->
    [one] Nadie ha empezado esta mesa en un día: queda cerrada.
   *[other] Nadie ha empezado esta mesa en { $count } días: queda cerrada.
}
chat-open-roles = En este servidor eso es para miembros de { $roles }.
chat-most-lobbies = Tienes abiertas aquí tantas salas como permite este servidor: { $count }. Empieza o cancela antes una.
chat-most-tables = Has abierto aquí tantas partidas en curso como permite este servidor: { $count }. Deja antes que acabe una.
chat-most-leagues = Organizas aquí tantas ligas como permite este servidor: { $count }.
chat-setup-own = el del servidor
chat-setup-may = Lo que puedo hacer en { $channel }
chat-setup-grant = Para conceder lo que falta: abre los ajustes de { $channel }, Permisos, añade { $role } y permítelo allí. { $stops } impide las partidas, { $slows } las hace menos cómodas.
chat-not-permitted = Aún no puedo llevar una partida en { $channel }. Esto es lo que no se me permite ahí: { $what }. Para permitirlo, abre los ajustes de { $channel }, Permisos, añade { $role } y actívalo ahí.
chat-may-view-channel = Ver el canal
chat-may-send-messages = Enviar mensajes
chat-may-attach-files = Adjuntar archivos (los tableros)
chat-may-embed-links = Insertar enlaces
chat-may-read-message-history = Leer el historial de mensajes
chat-may-create-public-threads = Crear hilos públicos (sin ello se juega en el canal)
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
cmd-seats-about = Cuántos jugadores
cmd-pace = ritmo
cmd-pace-about = Cuánto puede tardar una respuesta
cmd-options = opciones
cmd-options-about = Variantes del juego, por ejemplo cargo=open; también en el botón Opciones de la sala
cmd-private = privada
cmd-private-about = Jugar en un hilo privado
cmd-option-game = Cuál de tus partidas; no hace falta en su hilo
cmd-act = jugar
cmd-act-about = Responder a lo que se te pregunta
cmd-hand = mano
cmd-hand-about = Ver lo que solo puedes ver tú
cmd-board = tablero
cmd-board-about = Ver el tablero o un lugar de él
cmd-place = zona
cmd-place-about = Un lugar para verlo en grande
cmd-log = historial
cmd-log-about = Ver qué ha pasado
cmd-status = estado
cmd-status-about = Ver a quién espera la mesa
cmd-rules = reglas
cmd-rules-about = Leer las reglas resumidas
cmd-takeback = deshacer
cmd-takeback-about = Deshacer tu última jugada: enseguida, o si la mesa está de acuerdo
cmd-any-move = cualquiera
cmd-any-move-about = Si abriste la mesa: elige cualquier jugada y deshazla con todo lo que siguió
cmd-link = enlace
cmd-link-about = Obtener tu enlace personal a la mesa en el navegador
cmd-list = lista
cmd-list-about = Ver las partidas de este servidor
cmd-resume = retomar
cmd-resume-about = Continuar aquí una partida cuyo hilo se perdió
cmd-setup = configurar
cmd-setup-about = Decir dónde y cómo se juega aquí y comprobar mis permisos
cmd-channel = canal
cmd-channel-about = Un canal donde se pueden abrir partidas; si se repite, se quita
cmd-anywhere = todos
cmd-anywhere-about = Permitir abrir partidas en todos los canales
cmd-moderators = moderadores
cmd-moderators-about = Un rol que puede poner orden en las mesas; si se repite, se quita
cmd-log-channel = registro
cmd-log-channel-about = Un canal que cuenta lo que hacen los moderadores; si se repite, se quita
cmd-openers = apertura
cmd-openers-about = Un rol que puede abrir partidas, y nadie más; si se repite, se quita
cmd-founders = fundadores
cmd-founders-about = Un rol que puede fundar ligas y campañas; si se repite, se quita
cmd-most-lobbies = salas
cmd-most-lobbies-about = Cuántas salas puede tener abiertas un miembro; 0: sin límite
cmd-most-tables = mesas
cmd-most-tables-about = Cuántas partidas en curso puede haber abierto un miembro; 0: sin límite
cmd-most-leagues = ligas
cmd-most-leagues-about = Cuántas ligas puede fundar un miembro; 0: sin límite
cmd-lobby-days = días_sala
cmd-lobby-days-about = Días tras los que se cierra una sala que nadie empieza; 0: nunca
cmd-archives = archivar
cmd-archives-about = ¿Archivar el hilo de una partida cuando termina?
cmd-language = idioma
cmd-language-about = El idioma de los mensajes públicos
chat-write-words = Escribirlo
chat-line-person = @alguien, o su número en Discord
