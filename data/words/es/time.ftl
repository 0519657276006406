# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = A { $who } se le ha acabado el tiempo, así que se ha hecho una jugada automática.
async-order-answered = Se ha cumplido una orden permanente de { $who }.
async-order-unknown = Este juego no tiene esa orden permanente.
async-undo-over = La partida ha terminado y su semilla se ha mostrado: ya no se puede deshacer nada.
async-undo-no-time = No queda tiempo en el reloj para esa jugada, así que no se puede deshacer.
async-undone-by-table = La mesa ha deshecho jugadas.
async-undone-by-host = Quien abrió la mesa ha deshecho jugadas.
async-undo-asked = { $who } pide deshacer su última jugada y todo lo posterior. Lo que ya se ha revelado se sigue sabiendo. Hace falta el acuerdo de toda la mesa.
async-undo-granted = Toda la mesa está de acuerdo. Se deshace la última jugada de { $who }, con todo lo posterior.
async-undo-refused = No hubo acuerdo de toda la mesa a tiempo. Las jugadas de { $who } se mantienen.
async-undo-withdrawn = Ya no queda nada que deshacer para { $who }.
async-rewind-asked = { $who } pide deshacer jugadas de varias personas, hasta un momento anterior. Lo que ya se ha revelado se sigue sabiendo. Hace falta el acuerdo de toda la mesa.
async-rewind-granted = Toda la mesa está de acuerdo. Se deshacen las jugadas que eligió { $who }.
async-rewind-refused = { $who } no obtuvo a tiempo el acuerdo de toda la mesa. Las jugadas se mantienen.
async-rewind-withdrawn = { $who } ya no pide deshacer esas jugadas.
async-pause-asked = { $who } pide una pausa de { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }. Hace falta el acuerdo de más de la mitad de los demás.
async-pause-granted = La partida está en pausa durante { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }. Todos los relojes están parados.
async-pause-refused = No hay pausa para { $who }. La partida sigue.
async-pause-withdrawn = { $who } ya no necesita pausa.
async-pause-over = La pausa ha terminado. Los relojes vuelven a correr.
async-pause-already = La partida ya está en pausa.
async-pause-never = En esta mesa se juega sin pausas.
async-pause-none = La partida no está en pausa.
async-extend-asked = { $who } pide { $hours ->
    [one] una hora
   *[other] { $hours } horas
  } más. Hace falta el acuerdo de más de la mitad de los demás.
async-extend-granted = { $who } tiene { $hours ->
    [one] una hora
   *[other] { $hours } horas
  } más.
async-extend-refused = No hay más tiempo para { $who }.
async-extend-withdrawn = { $who } ya no necesita más tiempo.
async-extend-nothing = Tu reloj no está corriendo, así que no hay nada que ampliar.
async-ask-already = La mesa ya está votando sobre esto.
async-ask-too-long = { $days ->
    [one] Puedes pedir un día como máximo.
   *[other] Puedes pedir { $days } días como máximo.
  }
async-pace-asked = { $who } pide otro ritmo: { $pace }. Hace falta el acuerdo de más de la mitad de los demás.
async-pace-granted = Nuevo ritmo: { $pace }. Todos los relojes empiezan de nuevo.
async-pace-refused = No hay nuevo ritmo para { $who }. Todo sigue igual.
async-pace-withdrawn = { $who } ya no pide otro ritmo.
async-score-asked = { $who } pide terminar ya la partida y puntuarla tal como está. Hace falta el acuerdo de toda la mesa.
async-score-granted = Toda la mesa está de acuerdo. La partida termina aquí y se puntúa tal como está.
async-score-refused = { $who } no obtuvo el acuerdo de toda la mesa. La partida sigue.
async-score-withdrawn = { $who } ya no pide terminar la partida.
async-cancel-asked = { $who } pide terminar ya la partida sin resultado. Hace falta el acuerdo de toda la mesa.
async-cancel-granted = Toda la mesa está de acuerdo. La partida termina aquí sin resultado.
async-cancel-refused = { $who } no obtuvo el acuerdo de toda la mesa. La partida sigue.
async-cancel-withdrawn = { $who } ya no pide terminar la partida.
async-conceded = { $who } abandona y queda en último lugar. Un bot sigue jugando.
async-vote-yes = { $who } está de acuerdo.
async-vote-no = { $who } no está de acuerdo.
async-vote-not-yours = No puedes votar aquí, o la votación ha terminado.
async-vote-over = Esa votación ha terminado.
async-seat-empty = Ese asiento no es de nadie.
async-seat-taken = Ese asiento es de { $who }.
async-seat-one-each = Ya tienes un asiento en esta mesa.
async-seat-nobody = Nadie dejó este asiento, así que no se puede devolver.
async-seat-left-open = { $who } ha dejado la mesa. El asiento queda libre.
async-seat-left-house = { $who } ha dejado la mesa. Sigue jugando un bot.
async-seat-expired-open = A { $who } se le ha acabado el tiempo demasiadas veces. El asiento queda libre.
async-seat-expired-house = A { $who } se le ha acabado el tiempo demasiadas veces. Sigue jugando un bot.
remind-first-move = Si no haces tu primera jugada a tiempo, tu asiento queda libre para otra persona.
async-seat-unstarted = { $who } no ha hecho su primera jugada en un día. El asiento queda libre.
async-seat-substituted = { $who } sustituye a { $whom }.
async-seat-given-house = Un bot sustituye a { $who }.
async-seat-given-open = El asiento de { $who } queda libre.
async-seat-given-person = Una persona vuelve a jugar por { $who }.
async-seat-returned = { $who } ha vuelto.
async-seat-handed-back = { $who } ha devuelto el asiento a { $whom }, con una invitación a volver.
async-seat-conceded = { $who } abandonó esta partida, así que un bot juega este asiento hasta el final.
offer-already = { $name } ya tiene una invitación a esta mesa.
offer-gone = Esta invitación ya no es válida.
offer-accepted = { $name } acepta la invitación y ocupa el asiento.
offer-declined = La invitación al asiento de { $whom } se ha rechazado.
offer-lapsed = La invitación al asiento de { $whom } quedó sin respuesta.
async-given-up = Ya no queda nadie en esta mesa. La partida termina aquí, sin victoria.
async-not-over = Podrás obtener la partida entera cuando termine. Antes mostraría lo que otros ocultan.
async-dealt-alike = Otras mesas de esta ronda siguen jugando con las mismas cartas y dados. Podrás revisar esta partida cuando terminen.
async-before-after = Antes: { $before } Después: { $after }
async-palette-classic = clásica
async-palette-colourblind = apta para daltonismo
async-palette-contrast = de alto contraste
async-terms = Todo el mundo empieza con { $bank }. Cada turno añade { $increment }, hasta { $cap }.
async-terms-plain = Cada turno da { $increment }, y se puede ahorrar hasta { $cap }.
async-span = { $what }
async-days = { $count ->
    [one] un día
   *[other] { $count } días
  }
async-hours = { $count } h
async-minutes = { $count } min
async-seconds = { $count } s

# The same at the browser table.
page-time = Reloj y jugadores
page-terms-none = Esta mesa no tiene reloj.
page-expiry-default = Si se acaba el tiempo, se hace la jugada predeterminada.
page-expiry-house = Si se acaba el tiempo, un bot juega ese turno.
page-expiry-hand = { $strikes ->
    [one] Tras un turno perdido, un bot ocupa el asiento.
   *[other] Tras { $strikes } turnos perdidos seguidos, un bot ocupa el asiento.
  }
page-paused = La partida está en pausa hasta
page-kind-house = bot
page-kind-open = asiento libre
page-due = vence
page-asked = La mesa espera, sin reloj.
page-rests = Su reloj está parado hasta
page-away = Ausencia del { DAY($first) } al { DAY($last) }
page-expired = { $count ->
    [one] Se quedó sin tiempo una vez
   *[other] Se quedó sin tiempo { $count } veces seguidas
  }
page-take = Ocupar este asiento
page-vote-until = Fin de la votación:
page-votes = { $yes } a favor, { $no } en contra, de { $all }
page-ask-undo = Pedir deshacer
page-left = Dejaste aquí un asiento y nadie lo ha ocupado todavía.
page-come-back = ¿Dejaste un asiento? Pega su enlace:
page-return = Volver
page-wishes = Mis ajustes
page-orders = Órdenes permanentes
page-orders-lead = Elige qué hacer en cierta situación. Se juega cada vez que se da esa situación, si es posible. Solo lo ves tú.
page-orders-none = En este juego no hay nada que decidir por adelantado.
page-order-once = La próxima vez:
page-order-always = Siempre:
page-order-give = Todas las veces
page-order-next = Solo la próxima vez
page-order-drop = Quitar
page-missed = Lo que me he perdido
page-missed-nothing = No ha pasado nada desde tu última jugada.
page-earlier = { $count ->
    [one] Un suceso anterior no se muestra aquí.
   *[other] { $count } sucesos anteriores no se muestran aquí.
  }
page-before-after = El tablero cuando lo dejaste, y ahora
page-film = Ver qué ha pasado
page-film-start = Cuando lo dejaste
page-film-move = Jugada { $move } de { $moves }
page-replay = Paso a paso
page-eyes = Ver como
page-eyes-all = público
page-step = Paso
page-show = Mostrar
page-back = Atrás
page-on = Siguiente
page-export = Descargar la partida (JSON)
async-link-anew = El asiento de { $who } tiene un enlace nuevo. El antiguo ya no funciona.
async-link-bound = { $who } ha creado una llave nueva para su asiento. Los enlaces enviados antes ya no funcionan.
async-link-asks = Alguien ha abierto en otra parte el enlace de tu asiento y pide entrar. Puedes responder en «{ web-guests }».
