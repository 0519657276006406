# Leagues, campaigns, ratings and people in the browser.
series-ways = Jugar en grupo
series-leagues = Ligas y campañas
series-seek = Buscar jugadores
series-as-picture = Como imagen
series-until = hasta
series-known-hint = Tu navegador te recuerda por este nombre. Con tu enlace personal llevas nombre y asientos a otro dispositivo.
series-name-first = Elige antes un nombre visible.
series-your-name = Nombre visible

# Yourself
series-own-lead = Los demás ven este nombre en las ligas, en las campañas y en tus mesas.
series-profile = Tu perfil
series-hidden-now = Nadie más puede ver tu perfil.
series-shown-now = Todo el mundo puede ver tu perfil.
series-see-profile = Ver tu perfil
series-other-device = En otro dispositivo
series-other-device-lead = Abre allí tu enlace personal. Conservas tu nombre, tus asientos, tus ligas y tus casas.
series-show-link = Mostrar enlace personal
series-personal-link = Tu enlace personal
series-link-secret = Quien tenga este enlace puede jugar con tu nombre. No lo compartas.
series-renew-link = Crear otro enlace
series-renew-link-about = Tu enlace personal anterior dejará de funcionar, y tus otros dispositivos tendrán que abrir el nuevo. Hazlo si otra persona puede haberlo visto.
series-come-here = ¿Ya has jugado aquí?
series-paste-link = Tu enlace personal de otro dispositivo
series-be-them = Usar este enlace
series-be-them-hint = Entonces este navegador ya no será { $name }. Guarda antes el enlace personal de { $name }.
series-nobodys-link = Ese enlace no es de nadie. Copia el enlace entero de tu otro dispositivo.

# Ratings and profiles
series-ratings-lead = Quién gana a quién, juego a juego. Cuentan las partidas terminadas entre personas.
series-no-ratings = Nadie tiene aquí todavía { $games ->
    [one] una partida puntuada
   *[other] { $games } partidas puntuadas
  }. Cuentan las partidas entre dos o más personas con nombre.
series-uncertainty = incertidumbre
series-rank = Puesto
series-no-games = Todavía no hay partidas terminadas.
series-no-person = No hay nadie en esa dirección.
series-by-title = Juego a juego
series-rating-plot = Puntuación { $points } ± { $uncertainty } tras { $games ->
    [one] una partida
   *[other] { $games } partidas
  }.

# Leagues
series-leagues-lead = Una liga funciona sola. Abre la inscripción, forma las mesas, envía avisos, cierra la temporada y empieza la siguiente.
series-no-leagues = Todavía no hay ligas. Crea la primera: se tarda un minuto.
series-new-league = Crear una liga
series-campaigns-lead = Una campaña es una serie de partidas entre las mismas casas de mercaderes, con prestigio y una crónica.
series-no-campaigns = Todavía no hay campañas. Crea una y envía el enlace a tus amistades.
series-new-campaign = Crear una campaña
series-campaign-row = Casas: { $houses } de { $size }; partidas jugadas: { $played } de { $games }.
series-campaign-gathering = Todavía faltan casas.
series-campaign-playing = La campaña está en curso.
series-campaign-ended = La campaña ha terminado.

series-what-is-played = Juegos
series-season = Temporada
series-late = Mesas con retraso
series-duplicate = Todas las mesas de una ronda tienen el mismo reparto, para que la suerte sea igual.
series-divisions = Divisiones
series-tie-head-to-head = Enfrentamientos directos
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Parte de los puntos
series-tie-wins = Mesas ganadas
series-tie-head-to-head-about = Entre quienes tienen los mismos puntos: 1 por cada persona a la que superas en una mesa, ½ por un empate.
series-tie-sonneborn-berger-about = Los puntos de quienes superas en tus mesas y la mitad de los puntos de quienes empatan contigo.
series-tie-score-share-about = Tu parte de todos los puntos conseguidos en tus mesas, de media.
series-tie-wins-about = Cuántas mesas has ganado.
series-entry = Quién puede inscribirse
series-entry-open = todo el mundo
series-entry-invited = quien tenga el enlace de invitación

series-season-number = Temporada { $season }.
series-stage-round = Ronda { $round } de { $rounds }
series-stage-final = Final
series-back = Volver a { $name }
series-won-by = Victoria para { $winners }.
series-next-signup = La inscripción a la temporada { $season } se abre
series-starts = empieza
series-league-ended = Esta liga ya ha jugado todas sus temporadas.
series-league-closed = La organización ha puesto fin a esta liga.
series-uncounted = Esta temporada se cerró antes de tiempo y no cuenta.
series-uncounted-cup = Esta copa se cerró antes de tiempo y no cuenta.
series-cut-short = Se cerró antes de tiempo. Las mesas en curso no cuentan.
series-message-by = { $who } a todos,
series-you-signed-up = Te has inscrito como { $name }.
series-you-are-in = Juegas como { $name } en la división { $division }.
series-you-are-substitute = Estás como suplente, { $name }.
series-you-withdrew = Te has retirado.
series-your-table = Abrir mesa: { $title }, ronda { $round }
series-standings = Clasificación
series-no-standings = Todavía no hay nadie en esta división.
series-bye = descanso
series-round-short = Ronda { $round }
series-how-ties = Cómo se cuentan los puntos y los desempates
series-how-points = Puntos por puesto: { $points }. En un empate los puntos se reparten; un descanso vale la media de una mesa. Cada fila dice por qué está debajo de la anterior.
series-results = Descargar resultados:
series-tables = Mesas en curso
series-tables-over = { $count ->
    [one] Una mesa terminada
   *[other] { $count } mesas terminadas
  }
series-no-tables = No hay mesas en curso. Las mesas se abren solas cuando empieza el juego y después de cada ronda.
series-table-row = Ronda { $round }, división { $division }: { $title }
series-lost = { $name } (juega un bot)
series-rules = Reglas
series-sizes = en una mesa: { $sizes }
series-rules-season = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
  } de { $days ->
    [one] un día
   *[other] { $days } días
  }, mesas por persona y ronda: { $tables }.
series-rules-divisions = { $divisions ->
    [one] Una división
   *[other] { $divisions } divisiones
  }; { $moving ->
    [0] nadie sube ni baja
    [one] sube una persona y baja otra
   *[other] suben { $moving } personas y bajan { $moving }
  }.
series-organisers = Organización

# The organiser's tools
series-tools = Para la organización
series-invitation-link = Enlace de invitación: quien lo tenga puede inscribirse

# Campaigns
series-order = Las partidas, en orden
series-effects = Lo que pasa de partida en partida
series-effect-last-chooses-title = La última casa elige el próximo juego.
series-effect-last-chooses-seat = La última casa elige su asiento.
series-effect-purse = La última casa recibe una bolsa de 1 de prestigio.
series-effect-rivalry = Dos casas pueden ser rivales. El puesto de la mejor cuenta doble.
series-no-effects = nada
series-campaign-link = Quien abra este enlace puede fundar una casa
series-your-house = Diriges la casa { $house }.
series-your-game = Abrir partida: { $title }
series-choose-by = Elige antes de
series-rival-of = Rival: { $house }.
series-full-campaign = Todas las casas están fundadas. Aquí puedes seguir la campaña.
series-headless = La dirige un bot.
series-given-up = (abandonada)
series-houses-heading = Las casas
series-no-houses = Todavía no hay casas. Envía la dirección de esta página a las personas con quienes quieras jugar.
series-no-chronicle = La crónica se escribe sola desde la primera partida.

# Finding a game
series-seek-lead = Di a qué te gustaría jugar. En cuanto suficiente gente quiera lo mismo, se abrirá vuestra mesa.
series-you-seek = Estás en la lista. En cuanto se abra tu mesa, te llevamos allí.
series-no-offers = Ahora no hay asientos libres. Aquí verás los asientos que alguien dejó, las ligas que buscan suplente y las casas sin nadie al frente.
series-look = Ver
series-who-seeks = Quién busca jugadores
series-would-play = quiere jugar a { $titles }, mesa de { $seats }
series-unrated = sin puntuación
series-nobody-seeks = Ahora mismo nadie busca.
series-free-seats = { $count ->
    [0] Ahora no hay asientos libres.
    [one] Hay un asiento libre.
   *[other] Hay { $count } asientos libres.
  }
series-seekers = { $count ->
    [0] Ahora mismo nadie busca.
    [one] Una persona busca.
   *[other] { $count } personas buscan.
  }
series-name-to-see = Elige un nombre visible para ver dónde.

# More of leagues
series-people = { $count ->
    [0] Todavía nadie.
    [one] Una persona.
   *[other] { $count } personas.
  }
series-signed-up = Inscripciones: { $people }.
series-nobody-signed-up = Todavía no hay inscripciones. Envía la dirección de esta página a quien pueda tener ganas de jugar.
series-title = Juego
series-profile-address = Para darte el puesto de otra persona, la organización necesita la dirección de tu perfil:

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Únete a una partida
meet-to-join-none = Ahora mismo nadie busca jugadores.
meet-to-watch = Mira una partida
meet-to-watch-none = Ahora mismo no hay partidas que mirar.
meet-leagues = Ligas abiertas
meet-leagues-none = Ahora mismo ninguna liga admite inscripciones.
meet-join = Unirse
meet-any-game = Cualquier juego
meet-search = { $names } { $count ->
    [one] busca
   *[other] buscan
  } jugadores · { $seats } personas · { $pace }
meet-search-count = { $count ->
    [one] Una persona busca
   *[other] { $count } personas buscan
  } jugadores · { $seats } personas · { $pace }
meet-players = { $count ->
    [0] Todavía nadie
    [one] Una persona
   *[other] { $count } personas
  }
meet-free-seat = Asiento libre, con { $names }
meet-free-seat-alone = Asiento libre

# Cups
series-cups-lead = Una copa es un solo torneo con una sola victoria: eliminatoria o sistema suizo, para cualquier número de personas.
series-new-cup = Crear una copa
series-cup = Copa
series-cup-ended = Esta copa ha terminado.
series-you-play = Juegas como { $name }.
series-you-are-out = Para ti la copa ha terminado.
series-table-row-cup = Ronda { $round }: { $title }
series-table-row-final = Final: { $title }
series-how-knockout = Un punto por cada ronda superada. Con los mismos puntos decide el puesto en la última mesa.
series-round-ends = Fin de las rondas
