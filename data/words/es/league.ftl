# Ratings, profiles, leagues and finding a game.
league-no-such = Esa liga o campaña no existe. Comprueba el nombre.
league-not-organiser = Solo puede hacerlo quien organiza la liga.
league-not-in = Esa persona no participa.
league-in-already = Ya participas.
league-not-invited = Para esta liga hace falta invitación. Pídela a quien la organiza.
league-same-deal = Ya conoces este reparto por otra mesa de la ronda. Podrás jugar aquí cuando esa mesa termine.
league-not-agreed = Solo puede ocupar un asiento quien se ha ofrecido como suplente. Pídeselo primero a esa persona.
league-open-to-all = Esta liga está abierta a todo el mundo. No hace falta invitación.
league-signup-closed = La inscripción está cerrada. Todavía puedes ofrecerte como suplente.
league-no-table = Esa mesa no está en curso en esta liga.
league-no-free-seat = No hay asientos libres en esa mesa.
league-bad-titles = Elige entre estos juegos: { $titles }.
league-bad-sizes = A { $title } juegan { $seats }. Elige un tamaño de mesa que encaje.
league-bad-numbers = Elige de 1 a 60 rondas, de 1 a 5 mesas, de 1 a 20 divisiones, de 0 a 20 cambios de división y al menos una temporada.
league-bad-options = { $title } no tiene esa variante: { $reason }
league-bad-points = Indica los puntos desde el primer puesto, de 0 a 1000. Un puesto mejor no puede valer menos.
league-bad-times = Los días van de 0 a 400, y una ronda necesita algo de tiempo.
league-bad-tie-breaks = Usa cada desempate una vez como máximo: 1 enfrentamientos directos, 2 Sonneborn–Berger, 3 parte de los puntos, 4 mesas ganadas.
league-settled = La primera ronda ya ha empezado: las reglas y las fechas ya no cambian.
league-not-open-yet = La inscripción todavía no está abierta.
league-no-season = Esa temporada no existe.
league-no-division = Elige una división de la 1 a la { $divisions }.
league-no-bye = No queda ninguna ronda en la que esta persona pueda descansar.
league-no-substitute = Elige a alguien que aún no juegue, mientras se juegan rondas.
league-not-there = Esa persona no tiene asiento en esta mesa.
league-organises-already = Esa persona ya organiza esta liga.
league-profile-hidden = Este perfil es privado.
league-nothing-to-seek = Ninguno de estos juegos admite ese número de personas. Cambia una de las dos cosas.
league-found = Tu mesa de { $title } está lista: { $people }.

# What a league announces
league-opened = **{ $name }**: la temporada { $season } está abierta. ¡Inscríbete!
league-too-few = **{ $name }**: inscripciones: { $people }; hacen falta { $least }. Siguen abiertas.
league-started = **{ $name }**: empieza la temporada { $season } con { $people ->
    [one] una persona
   *[other] { $people } personas
  }.
league-round = **{ $name }**: empieza la ronda { $round } de la división { $division } en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  }.
league-no-round = **{ $name }**: queda muy poca gente en la división { $division } para la ronda { $round }. Toda la división descansa.
league-late-warning = **{ $name }**: la mesa { $table } ({ $people }) corre el riesgo de retrasarse.
league-late-decided = **{ $name }**: la mesa { $table } va con retraso. Un bot sigue jugando por { $people }.
league-table-over = **{ $name }**: mesa { $table }, victoria para { $winners }.
league-game = { $title } · { $players }
league-table-gone = (borrada)
league-voided = **{ $name }**: la mesa { $table } no cuenta.
league-withdrew = **{ $name }**: { $who } se retira.
league-substituted = **{ $name }**: { $who } juega en lugar de { $instead }.
league-closed = **{ $name }**: ha terminado la temporada { $season }. Victoria para { $winners }.
league-next-signup = **{ $name }**: la inscripción a la temporada { $season } se abre el { DAY($day) }.
league-message = **{ $name }**, de { $who }: { $words }
league-changed = **{ $name }**: han cambiado las reglas o las fechas. Échales un vistazo antes de la primera ronda.
league-ended = La organización ha puesto fin a **{ $name }**.
league-ended-counted = **{ $name }** ha llegado a su fin. La temporada { $season } cuenta tal como está. Victoria para { $winners }.
league-ended-counted-cup = **{ $name }** ha llegado a su fin y cuenta tal como está. Victoria para { $winners }.
league-ended-uncounted = **{ $name }** ha llegado a su fin. La temporada { $season } no cuenta.
league-ended-uncounted-cup = **{ $name }** ha llegado a su fin y no cuenta.

# The organisers' log
league-log-joined = { $who } se ha inscrito.
league-log-substitute = { $who } se ofrece como suplente.
league-log-left = { $who } se ha ido.
league-log-invited = Se ha invitado a { $who }.
league-log-moved = { $who } pasa a la división { $division }.
league-log-replaced = { $who } ocupa el asiento de { $instead } en la mesa { $table }.
league-log-took-seat = { $who } ocupa un asiento en la mesa { $table }.
league-log-extended = La mesa { $table } recibe { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
  } más.
league-log-forfeit = { $who } pierde su asiento en la mesa { $table }.
league-log-bye = { $who } descansa en la próxima ronda.
league-log-substituted = { $who } sustituye a { $instead }.
league-log-voided = Se ha anulado la mesa { $table }.
league-log-withdrawn = Se ha sacado a { $who }.
league-open-already = La inscripción ya se ha abierto.
league-no-signup = Ahora la inscripción no está abierta.
league-too-few-now = Inscripciones: { $people }; hacen falta { $least }.
league-begun = Empieza la primera ronda.
league-message-sent = Enviado a quienes se inscribieron.
league-too-many-messages = Hoy ya has escrito bastantes veces a todos. Vuelve a intentarlo mañana.
league-ended-already = Ya ha terminado.
league-bad-start = Elige un día que aún no haya llegado, dentro de 400 días.
league-has-programs = Hay un programa inscrito. Quítalo antes de excluir los programas.
league-log-organiser = { $who } pasa a organizar la liga.
league-log-rules = Se han cambiado las reglas.
league-log-opened = Se ha abierto la inscripción.
league-log-start = Ahora se empieza a jugar el { DAY($day) }.
league-log-begun = Se ha cerrado la inscripción y empezado la primera ronda.
league-log-renamed = { $before } ahora se llama { $name }.
league-log-described = Se ha cambiado la descripción.
league-log-message = Se ha enviado un mensaje a quienes se inscribieron.
league-log-ended = Se ha terminado para siempre.

# Why a row has its place
league-why-first = Más puntos que nadie.
league-why-points = Puntos: { $less } a { $more }.
league-why-head-to-head = Los mismos puntos que { $above }. Enfrentamientos directos: { $less } a { $more }.
league-why-sonneborn-berger = Los mismos puntos que { $above }. Sonneborn–Berger: { $less } a { $more }.
league-why-score-share = Los mismos puntos que { $above }. Parte de los puntos: { $less } a { $more }.
league-why-wins = Los mismos puntos que { $above }. Mesas ganadas: { $less } a { $more }.
league-why-withdrawn = Se retiró, así que va por debajo de quienes siguieron.
league-fraction = { $whole },{ $part }
league-whole = { $whole }
league-why-equal = Empate con { $above } en todo.

# Feats
feat-long-cargo = Carga larga
feat-great-haul = Gran botín
feat-pirate-bane = Azote de piratas
feat-honest-broker = Comercio honrado
feat-deal-maker = Olfato para los negocios
feat-sought-after = Mucha demanda
feat-swift-messenger = Mensajes veloces
feat-galley-taken = Galera capturada
feat-fort-builder = Fuertes construidos
feat-cathedral-builder = Basílicas construidas
feat-far-landings = Desembarcos lejanos

# Boards and pages
league-leaderboard = Clasificación
league-pool-all = Todos los juegos
league-pool-host = en todas partes
league-pool-server = este servidor
league-column-name = Nombre
league-column-rating = Puntuación
league-column-games = Partidas
league-column-points = Puntos
league-column-tables = Mesas
league-column-why = Motivo
league-short-head-to-head = Directos
league-short-sonneborn-berger = S.–B.
league-short-score-share = Parte
league-short-wins = Victorias
league-rating-note = Visible tras { $games ->
    [one] una partida
   *[other] { $games } partidas
  }. Por orden de puntuación menos incertidumbre.
league-gone = { $name } (fuera)
league-standing-under = Temporada { $season }, división { $division }, ronda { $round } de { $rounds }
league-leagues = Ligas
league-campaigns = Campañas
league-none = Todavía nada.
league-state-draft = Las reglas aún no son definitivas.
league-state-signup = La inscripción está abierta.
league-state-playing = La temporada está en curso.
league-state-closed = La temporada ha terminado.
league-openings = Asientos libres
league-opening-open-seat = { $title }: un asiento libre en la mesa { $table }
league-opening-substitute = { $title }: { $name } busca suplente en la mesa { $table }
league-opening-house = { $title }: { $name } tiene una casa sin nadie al frente
league-results = Resultados
league-log-by = { $line } Lo decidió { $who }.
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
league-person-reliable = Jugadas a tiempo: { $percent } %. Tiempo agotado: { $expiries ->
    [0] nunca
    [one] una vez
   *[other] { $expiries } veces
  }. Asientos abandonados: { $left }.
league-person-thought = Unos { $minutes } min por jugada.
league-person-best = Récord
league-person-feats = Hazañas
league-person-met = Rivales más frecuentes

league-too-few-games = La puntuación se ve tras { $games ->
    [one] una partida
   *[other] { $games } partidas
  }.
league-created = Has creado **{ $name }**.
league-joined = Estás dentro.
league-left = Estás fuera.
league-seeking = Estás en la lista. Recibirás una notificación cuando tu mesa esté lista.
campaign-created = Has creado **{ $name }**. Ahora cada cual funda una casa.

league-forgotten = Alguien

# What a league has agreed on
league-rules-titles = { $titles }, en mesas de { $sizes }; { $pace }.
league-rules-variants = Variantes: { $variants }.
league-rules-rounds = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
  } de { $days ->
    [one] un día
   *[other] { $days } días
  }, { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  } por persona.
league-rules-points = Puntos por puesto: { $points }. Descanso: { $bye }. Desempates: { $breaks }.
league-rules-late-house = Una mesa con retraso recibe un aviso { $warning ->
    [0] el último día
    [one] un día antes del final
   *[other] { $warning } días antes del final
  }. Después, un bot juega por quienes hacen esperar a la mesa, y otra vez { $grace ->
    [0] en cuanto haga falta
    [one] cada día
   *[other] cada { $grace } días
  }.
league-rules-late-void = Una mesa con retraso recibe un aviso { $warning ->
    [0] el último día
    [one] un día antes del final
   *[other] { $warning } días antes del final
  }. Después, no cuenta.
league-rules-divisions = { $divisions ->
    [one] Una división
   *[other] { $divisions } divisiones
  }; { $moving ->
    [0] nadie sube ni baja
    [one] sube una persona y baja otra
   *[other] suben { $moving } personas y bajan { $moving }
  }.
league-rules-programs = Pueden participar programas.
league-rules-duplicate = Todas las mesas de una ronda tienen el mismo reparto.
league-rules-invited = Para inscribirse hace falta invitación.
league-rules-role = Para inscribirse hace falta cierto rol.
league-rules-seasons = La liga termina tras { $seasons ->
    [one] una temporada
   *[other] { $seasons } temporadas
  }.
league-break-head-to-head = enfrentamientos directos
league-break-sonneborn-berger = Sonneborn–Berger
league-break-score-share = parte de los puntos
league-break-wins = mesas ganadas
league-is-open = La inscripción de **{ $name }** está abierta.
league-begins = La temporada empieza { $when }.
league-stands-by = Ya estás como suplente.
league-seated = El asiento es tuyo.
league-entry-all = Puede inscribirse todo el mundo
league-entry-invited = Solo con invitación
league-entry-role = Solo miembros con el rol
league-menu-variants = Variantes
league-variant = { $title }, { $what }: { $answer }
league-an-organiser = La organización de la liga
league-seat-forfeited = { $who } ha dado por perdido el asiento de { $whom } en { $name }. Un bot sigue jugando.

# Cups: knock-outs and Swiss rounds
league-opened-cup = **{ $name }**: la inscripción está abierta. ¡Inscríbete!
league-started-cup = **{ $name }** empieza con { $people ->
    [one] una persona
   *[other] { $people } personas
  }.
league-round-cup = **{ $name }**: empieza la ronda { $round } en { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
  }.
league-final-cup = **{ $name }**: empieza la final.
league-closed-cup = **{ $name }** ha terminado. Victoria para { $winners }.
league-scored = Se acabó el tiempo en { $name }. La partida termina aquí y se puntúa tal como está.
league-bad-cup = Una copa tiene una sola división, y una mesa por persona y ronda.
league-bad-advancing = Elige cuántas personas pasan de cada mesa: de 1 a { $most }.
league-no-bye-cup = En una eliminatoria nadie puede saltarse una ronda.
league-out-already = Esa persona ya no sigue en la copa.
league-why-champion = Victoria en la copa.
league-why-still-in = Sigue en la copa.
league-why-out = Fuera en la ronda { $round }.
league-why-out-place = Fuera en la ronda { $round }, puesto { $place }.
league-standing-under-cup = Ronda { $round } de { $rounds }
league-state-playing-cup = La copa está en curso.
league-state-closed-cup = La copa ha terminado.
league-rules-swiss = Sistema suizo, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
  }. Se juega con los mismos puntos y, si se puede, nunca dos veces juntos.
league-rules-knockout = Eliminatoria: { $people ->
    [one] pasa la primera persona de cada mesa
   *[other] pasan las { $people } primeras personas de cada mesa
  }, hasta la final.
league-rules-knockout-ties = En caso de empate o sin resultado deciden los mejores resultados anteriores y luego la inscripción más temprana.
league-rules-length = Toda la copa dura { $days ->
    [one] un día
   *[other] { $days } días
  }, repartidos por igual entre las rondas.
league-rules-round-days = Cada ronda dura { $days ->
    [one] un día
   *[other] { $days } días
  }.
league-rules-late-score = Una mesa con retraso recibe un aviso { $warning ->
    [0] el último día
    [one] un día antes del final
   *[other] { $warning } días antes del final
  }. Después, la partida termina y se puntúa tal como está.
league-round-ends = Esta ronda termina { $when }.

# Cups: knock-outs and Swiss rounds
league-begins-cup = La copa empieza { $when }.
