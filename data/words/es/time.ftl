# Playing over days: clocks, orders, votes, absence, substitutes, reminders.
async-clock-answered = A { $who } se le ha acabado el tiempo: el anfitrión responde por esta vez.
async-order-answered = { $who } lo dejó dicho: responde una orden permanente.
async-order-unknown = Esta partida no hace esa pregunta por adelantado.
async-undo-over = La partida ha terminado y su semilla se ha mostrado: ya no se deshace nada.
async-undo-no-time = No queda nada en el reloj de esa pregunta, así que no se puede volver a hacer.
async-undone-by-table = La mesa ha deshecho jugadas.
async-undone-by-host = Quien abrió la mesa ha deshecho jugadas.
async-undo-asked = { $who } pide deshacer su última jugada, con lo que siguió. Lo visto, visto está. Todos tienen que estar de acuerdo.
async-undo-granted = Todos están de acuerdo: se deshace la última jugada de { $who }, con lo que siguió.
async-undo-refused = No todos han aceptado a tiempo: las jugadas de { $who } se mantienen.
async-undo-withdrawn = Ya no queda nada que deshacer para { $who }.
async-rewind-asked = { $who } pide deshacer jugadas de varias personas, hasta un momento anterior. Lo visto, visto está. Hace falta el acuerdo de todas.
async-rewind-granted = Hay acuerdo de todas las personas: se deshacen las jugadas que indicó { $who }.
async-rewind-refused = No hubo acuerdo a tiempo: las jugadas se mantienen, { $who }.
async-rewind-withdrawn = { $who } ya no pide deshacer esas jugadas.
async-pause-asked = { $who } pide una pausa de { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }.
async-pause-granted = La partida hace una pausa de { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }: no corre ningún reloj.
async-pause-refused = No hay pausa: la partida sigue, { $who }.
async-pause-withdrawn = { $who } ya no necesita pausa.
async-pause-over = La pausa ha terminado: los relojes corren.
async-pause-already = La partida ya está en pausa.
async-pause-never = Esta mesa juega sin pausas.
async-pause-none = La partida no está en pausa.
async-extend-asked = { $who } pide { $hours ->
    [one] una hora
   *[other] { $hours } horas
  } más.
async-extend-granted = { $who } recibe { $hours ->
    [one] una hora
   *[other] { $hours } horas
  } más.
async-extend-refused = No hay más tiempo para { $who }.
async-extend-withdrawn = { $who } ya no necesita más tiempo.
async-extend-nothing = No corre ningún reloj tuyo, así que no hay nada que prolongar.
async-ask-already = Eso ya se ha preguntado a la mesa: vota antes.
async-ask-too-long = Pide { $days } días como máximo.
async-pace-asked = { $who } pide otro ritmo: { $pace }. Tiene que estar de acuerdo más de la mitad de los demás.
async-pace-granted = El ritmo cambia: { $pace }. Todos los relojes empiezan de nuevo.
async-pace-refused = El ritmo sigue igual, { $who }.
async-pace-withdrawn = { $who } ya no pide otro ritmo.
async-score-asked = { $who } pide terminar ya la partida y puntuarla tal como está. Hace falta el acuerdo de todas las personas.
async-score-granted = Hay acuerdo de todas las personas: la partida termina aquí y se puntúa tal como está.
async-score-refused = No hay acuerdo de todas las personas: la partida sigue, { $who }.
async-score-withdrawn = { $who } ya no pide terminar la partida.
async-cancel-asked = { $who } pide terminar ya la partida sin resultado. Hace falta el acuerdo de todas las personas.
async-cancel-granted = Hay acuerdo de todas las personas: la partida termina aquí sin resultado.
async-cancel-refused = No hay acuerdo de todas las personas: la partida sigue, { $who }.
async-cancel-withdrawn = { $who } ya no pide terminar la partida.
async-conceded = { $who } abandona y queda en último lugar. Un bot sigue jugando.
async-vote-yes = { $who } está de acuerdo.
async-vote-no = { $who } no está de acuerdo.
async-vote-not-yours = Esta votación no es tuya o ya ha terminado.
async-vote-over = Esa votación ya no existe.
async-seat-empty = Ahí no hay nadie.
async-seat-taken = Ese asiento es de { $who }.
async-seat-one-each = Ya tienes un asiento en esta mesa.
async-seat-nobody = Nadie dejó este asiento, así que no se puede devolver.
async-seat-left-open = { $who } se ha levantado. El asiento queda libre para quien lo ocupe.
async-seat-left-house = { $who } se ha levantado. Sigue jugando la casa.
async-seat-expired-open = A { $who } se le ha acabado el tiempo demasiadas veces. El asiento queda libre para quien lo ocupe.
async-seat-expired-house = A { $who } se le ha acabado el tiempo demasiadas veces. Sigue jugando la casa.
async-seat-unstarted = { $who } no ha hecho su primera jugada en un día. El asiento queda libre.
async-seat-substituted = { $who } se sienta en lugar de { $whom }.
async-seat-given-house = La casa sigue jugando por { $who }.
async-seat-given-open = El asiento de { $who } queda libre para quien lo ocupe.
async-seat-given-person = Alguien vuelve a jugar por { $who }.
async-seat-returned = { $who } ha vuelto.
async-seat-handed-back = { $who } ha devuelto el asiento a { $whom }, con una invitación a volver.
async-seat-conceded = { $who } abandonó esta partida: un bot juega este asiento hasta el final.
offer-already = { $name } ya tiene una invitación a esta mesa.
offer-gone = Esta invitación ya no es válida.
offer-accepted = { $name } acepta la invitación y se sienta.
offer-declined = La invitación al asiento de { $whom } ha sido rechazada.
offer-lapsed = La invitación al asiento de { $whom } quedó sin respuesta.
async-given-up = Ya no queda nadie en esta mesa: termina aquí, sin ganador.
async-not-over = La partida entera se puede obtener cuando termine: antes mostraría lo que otros ocultan.
async-dealt-alike = Esta mesa tuvo el mismo reparto que otras de su ronda que aún se juegan: mirar atrás mostraría lo que allí está por venir.
async-before-after = Antes: { $before } Después: { $after }
async-palette-classic = clásica
async-palette-colourblind = apta para daltónicos
async-palette-contrast = de alto contraste
async-terms = Cada cual empieza con { $bank }; cada pregunta añade { $increment }, hasta { $cap }.
async-terms-plain = Cada pregunta da { $increment }, y se puede ahorrar hasta { $cap }.
async-span = { $what }
async-days = { $count ->
    [one] un día
   *[other] { $count } días
  }
async-hours = { $count } h
async-minutes = { $count } min
async-seconds = { $count } s

# The same at the browser table.
page-time = Tiempo y compañía
page-terms-none = Esta mesa no tiene reloj.
page-expiry-default = Cuando se acaba el tiempo, se da la respuesta habitual.
page-expiry-house = Cuando se acaba el tiempo, responde la casa por esta vez.
page-expiry-hand = Tras { $strikes } veces seguidas la casa ocupa el asiento.
page-paused = La partida está en pausa hasta
page-kind-house = jugador de la casa
page-kind-open = asiento libre
page-due = vence
page-asked = La mesa le espera, sin reloj.
page-rests = Su reloj descansa hasta
page-away = Ausente del { DAY($first) } al { DAY($last) }
page-expired = { $count ->
    [one] Se quedó sin tiempo una vez
   *[other] Se quedó sin tiempo { $count } veces seguidas
  }
page-take = Ocupar este asiento
page-vote-until = Abierta hasta
page-votes = { $yes } a favor, { $no } en contra, de { $all }
page-ask-undo = Pedir que se deshaga mi última jugada
page-left = Dejaste aquí un asiento y nadie lo ha ocupado.
page-come-back = ¿Dejaste un asiento? Pega su enlace:
page-return = Volver
page-wishes = Mis ajustes
page-orders = Órdenes permanentes
page-orders-lead = Deja una respuesta para una clase de pregunta: se da cada vez que llega una así, si encaja. Solo lo ves tú.
page-orders-none = Esta partida no pregunta nada que se pueda responder por adelantado.
page-order-once = Para la próxima vez:
page-order-always = Siempre:
page-order-give = Todas las veces
page-order-next = Solo la próxima vez
page-order-drop = Quitar
page-missed = Lo que me he perdido
page-missed-nothing = No ha pasado nada desde tu última jugada.
page-earlier = { $count ->
    [one] Un suceso antes de estos.
   *[other] { $count } sucesos antes de estos.
  }
page-before-after = El tablero cuando lo dejaste y como está ahora
page-film = Ver cómo ocurrió
page-film-start = Como lo dejaste
page-film-move = Jugada { $move } de { $moves }
page-replay = Paso a paso
page-eyes = Con los ojos de
page-eyes-all = un espectador
page-step = Paso
page-show = Mostrar
page-back = Atrás
page-on = Adelante
page-export = Descargar la partida (JSON)
async-link-anew = Se ha creado un enlace nuevo para el asiento de { $who }: con el antiguo ya no se sienta nadie.
async-link-bound = { $who } ha creado una llave nueva para su asiento: ningún enlace enviado lo abre ya.
async-link-asks = Alguien ha abierto en otra parte el enlace de tu asiento y pide entrar. La respuesta está en «Quién puede sentarse aquí».
