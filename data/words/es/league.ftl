# Ratings, profiles, leagues and finding a game.
league-no-such = Aquí no existe esa liga o campaña. Comprueba el nombre.
league-not-organiser = Eso solo pueden hacerlo sus organizadores.
league-not-in = Esa persona no participa en esta temporada.
league-in-already = Ya participas.
league-not-invited = Esta liga está abierta a quienes estén invitados. Pregunta a quien la organiza.
league-same-deal = Ya conoces este reparto por otra mesa de la ronda. Puedes sentarte aquí cuando esa mesa termine.
league-not-agreed = Solo puede sentarse quien se ha ofrecido como suplente: pídeselo primero a esa persona.
league-open-to-all = Esta liga está abierta a todo el mundo: nadie necesita invitación.
league-signup-closed = La inscripción está cerrada. Puedes ofrecerte como suplente.
league-no-table = Esa mesa no está en curso en esta liga.
league-no-free-seat = No hay ningún asiento que ocupar en esa mesa.
league-bad-titles = Elige entre estos juegos: { $titles }.
league-bad-sizes = A { $title } juegan { $seats }: elige tamaños de mesa entre estos.
league-bad-numbers = Elige de 1 a 60 rondas, de 1 a 5 mesas, de 1 a 20 divisiones, de 0 a 20 que cambian de división y al menos una temporada.
league-bad-options = { $title } no tiene esa variante: { $reason }
league-bad-points = Indica los puntos por puesto desde el primero, de 0 a 1000; un puesto mejor no puede valer menos.
league-bad-times = Los días deben ser de 0 a 400, y una ronda necesita algún tiempo.
league-bad-tie-breaks = Nombra cada desempate una vez como máximo: 1 enfrentamientos directos, 2 Sonneborn–Berger, 3 parte de las puntuaciones, 4 mesas ganadas.
league-settled = Las reglas están fijadas. Se pueden cambiar antes de abrir la inscripción y entre dos temporadas.
league-not-open-yet = La inscripción todavía no está abierta.
league-no-season = Esa temporada no existe.
league-no-division = Elige una división de la 1 a la { $divisions }.
league-no-bye = No queda ninguna ronda que esta persona pueda librar.
league-no-substitute = Elige a alguien que aún no participe, mientras se juega la temporada.
league-not-there = Esa persona no tiene asiento en esta mesa.
league-organises-already = Esa persona ya organiza esta liga.
league-profile-hidden = Este perfil no se muestra.
league-nothing-to-seek = Elige juegos y tamaños de mesa que encajen.
league-found = Hay una mesa de { $title }: { $people }.

# What a league announces
league-opened = **{ $name }**: la temporada { $season } está abierta. ¡A inscribirse!
league-too-few = **{ $name }**: hay { $people } inscripciones y hacen falta { $least }. La inscripción sigue abierta.
league-started = **{ $name }**: empieza la temporada { $season } con { $people } personas.
league-round = **{ $name }**: empieza la ronda { $round } de la división { $division } en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  }.
league-no-round = **{ $name }**: quedan muy pocos en la división { $division } para la ronda { $round }; todos descansan.
league-late-warning = **{ $name }**: la mesa { $table } ({ $people }) está a punto de retrasarse.
league-late-decided = **{ $name }**: la mesa { $table } va con retraso. La casa sigue jugando por { $people }.
league-table-over = **{ $name }**: la mesa { $table } ha terminado. Victoria para { $winners }.
league-table-gone = (borrada)
league-voided = **{ $name }**: la mesa { $table } no cuenta para nadie.
league-withdrew = **{ $name }**: { $who } se retira.
league-substituted = **{ $name }**: { $who } juega en lugar de { $instead }.
league-closed = **{ $name }**: ha terminado la temporada { $season }. Victoria para { $winners }.

# The organisers' log
league-log-joined = { $who } se ha inscrito.
league-log-substitute = { $who } está disponible como suplente.
league-log-left = { $who } se ha ido.
league-log-invited = Se ha invitado a { $who }.
league-log-moved = { $who } pasa a la división { $division }.
league-log-replaced = { $who } ocupa el asiento de { $instead } en la mesa { $table }.
league-log-took-seat = { $who } se hace cargo de un asiento en la mesa { $table }.
league-log-extended = La mesa { $table } recibe { $hours } horas más.
league-log-forfeit = { $who } pierde su asiento en la mesa { $table }.
league-log-bye = { $who } descansa en la próxima ronda.
league-log-substituted = { $who } ocupa la plaza de { $instead }.
league-log-voided = Se ha anulado la mesa { $table }.
league-log-withdrawn = Se ha sacado a { $who } de la temporada.
league-log-organiser = { $who } pasa a organizar la liga.
league-log-rules = Se han cambiado las reglas.

# Why a row stands where it stands
league-why-first = Más puntos que nadie.
league-why-points = { $less } puntos frente a { $more }.
league-why-head-to-head = Tantos puntos como { $above }; en enfrentamientos directos { $less } frente a { $more }.
league-why-sonneborn-berger = Tantos puntos como { $above }; Sonneborn–Berger { $less } frente a { $more }.
league-why-score-share = Tantos puntos como { $above }; parte de las puntuaciones { $less } frente a { $more }.
league-why-wins = Tantos puntos como { $above }; mesas ganadas { $less } frente a { $more }.
league-why-withdrawn = Se retiró: por debajo de todos los que siguieron.
league-fraction = { $whole },{ $part }
league-whole = { $whole }
league-why-equal = Igual que { $above } en todo.

# Feats
feat-long-cargo = Carga larga
feat-great-haul = Gran botín
feat-pirate-bane = Azote de piratas
feat-honest-broker = Corredor honrado
feat-deal-maker = Rey del trato
feat-sought-after = Muy solicitado
feat-swift-messenger = Mensajero veloz
feat-all-contracts = Todos los contratos en una ronda
feat-perfect-seasons = Tres rondas perfectas
feat-galley-taken = Presa capturada
feat-fort-builder = Constructor de fuertes
feat-cathedral-builder = Constructor de basílicas
feat-far-landings = Desembarcos lejanos

# Boards and pages
league-leaderboard = Valoraciones
league-pool-all = Todos los juegos
league-pool-host = en todas partes
league-pool-server = este servidor
league-column-name = Nombre
league-column-rating = Valoración
league-column-games = Partidas
league-column-points = Puntos
league-column-tables = Mesas
league-column-why = Por qué aquí
league-short-head-to-head = Directos
league-short-sonneborn-berger = S.–B.
league-short-score-share = Parte
league-short-wins = Victorias
league-rating-note = Se muestra tras { $games } partidas. El orden sigue la valoración menos su incertidumbre.
league-gone = { $name } (fuera)
league-standing-under = Temporada { $season }, división { $division }, ronda { $round } de { $rounds }
league-leagues = Ligas
league-campaigns = Campañas
league-none = Todavía no hay ninguna.
league-state-draft = Se están fijando las reglas.
league-state-signup = La inscripción está abierta.
league-state-playing = Se está jugando la temporada.
league-state-closed = La temporada ha terminado.
league-openings = Asientos por ocupar
league-opening-open-seat = { $title }: un asiento libre en la mesa { $table }
league-opening-substitute = { $title }: { $name } busca suplente en la mesa { $table }
league-opening-house = { $title }: { $name } tiene una casa sin nadie al frente
league-results = Resultados
league-log-heading = Qué ha pasado
league-past = Temporada { $season }: { $winners }
league-person-games = { $games ->
    [0] Ninguna partida terminada.
    [one] Una partida, { $won ->
        [0] perdida.
       *[other] ganada.
      }
   *[other] { $games } partidas, { $won ->
        [0] ninguna ganada.
        [one] { $won } ganada.
       *[other] { $won } ganadas.
      }
  }
league-person-reliable = Respuestas a tiempo: { $percent } %. El reloj jugó { $expiries ->
    [one] una vez
   *[other] { $expiries } veces
  }; asientos abandonados: { $left }.
league-person-thought = Unos { $minutes } min por decisión.
league-person-best = Lo mejor
league-person-feats = Hazañas
league-person-met = Rivales más frecuentes

league-too-few-games = La valoración se muestra tras { $games } partidas.
league-created = **{ $name }** está fundada.
league-joined = Estás dentro.
league-left = Estás fuera.
league-seeking = Estás en la lista. Se te avisará cuando haya una mesa.
campaign-created = **{ $name }** está fundada. Ahora cada cual funda una casa.

league-forgotten = Alguien

# What a league has agreed on
league-rules-titles = { $titles }, en mesas de { $sizes }; { $pace }.
league-rules-variants = Variantes: { $variants }.
league-rules-rounds = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
  } de { $days } días, { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  } por persona.
league-rules-points = Puntos por puesto: { $points }; un descanso: { $bye }. Desempates: { $breaks }.
league-rules-late-house = A una mesa con retraso se la avisa { $warning } días antes; después la casa sigue jugando por quienes faltan, y otra vez cada { $grace } días.
league-rules-late-void = A una mesa con retraso se la avisa { $warning } días antes; después no cuenta para nadie.
league-rules-divisions = { $divisions } divisiones; suben y bajan { $moving }.
league-rules-duplicate = Todas las mesas de una ronda tienen el mismo reparto.
league-rules-invited = Solo pueden inscribirse quienes estén invitados.
league-rules-role = Solo pueden inscribirse miembros con cierto rol.
league-rules-seasons = Termina tras { $seasons ->
    [one] una temporada
   *[other] { $seasons } temporadas
  }.
league-break-head-to-head = enfrentamientos directos
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = parte de las puntuaciones
league-break-wins = mesas ganadas
league-is-open = **{ $name }** tiene abierta la inscripción.
league-begins = La temporada empieza { $when }.
league-stands-by = Estás disponible como suplente.
league-seated = El asiento es tuyo.
league-entry-all = Puede inscribirse todo el mundo
league-entry-invited = Solo quienes estén invitados
league-entry-role = Solo miembros con el rol
league-menu-variants = Variantes
league-variant = { $title }, { $what }: { $answer }
league-an-organiser = La organización de la liga
league-seat-forfeited = { $who } ha dado por perdido el asiento de { $whom } en { $name }. Un bot sigue jugando.
