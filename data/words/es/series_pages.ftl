# Leagues, campaigns, ratings and people in the browser.
series-ways = En torno a las partidas
series-leagues = Ligas y campañas
series-seek = Encontrar partida
series-as-picture = Como imagen
series-until = hasta
series-known-hint = Tu navegador te recuerda por este nombre. Con tu enlace personal conservas nombre y asientos en otro dispositivo.
series-name-first = Di antes con qué nombre te conocerán los demás.
series-your-name = Tu nombre

# Yourself
series-own-lead = Con este nombre te conocen los demás en ligas, campañas y en las mesas que buscas.
series-profile = Tu perfil
series-hidden-now = Nadie más ve tu perfil.
series-shown-now = Todo el mundo puede ver tu perfil.
series-see-profile = Ver tu perfil
series-other-device = En otro dispositivo
series-other-device-lead = Abre allí tu enlace personal: conservas tu nombre, tus asientos, tus ligas y tus casas.
series-show-link = Mostrar mi enlace personal
series-personal-link = Tu enlace personal
series-link-secret = Para nosotros, quien tiene este enlace eres tú. No se lo des a nadie.
series-renew-link = Crear un enlace personal nuevo
series-renew-link-about = El enlace antiguo ya no abre nada, y los dispositivos que entraron con él tienen que abrir el nuevo. Hazlo si otra persona puede haber visto tu enlace.
series-come-here = ¿Ya has jugado aquí?
series-paste-link = Tu enlace personal de otro dispositivo
series-be-them = Seguir aquí con ese perfil
series-be-them-hint = Entonces este navegador ya no será { $name }. Guarda antes el enlace personal de { $name }.
series-nobodys-link = Ese enlace no es de nadie. Copia el enlace entero de tu otro dispositivo.

# Ratings and profiles
series-ratings-lead = Quién gana a quién, juego a juego, en todas las partidas terminadas entre personas.
series-no-ratings = Nadie tiene aquí todavía { $games } partidas valoradas. Cuentan las partidas entre dos o más personas conocidas por su nombre.
series-uncertainty = incertidumbre
series-rank = Puesto
series-no-games = Todavía no hay partidas terminadas.
series-no-person = Aquí no se conoce a nadie en esa dirección.
series-by-title = Juego a juego
series-rating-plot = La valoración llegó a { $points } ± { $uncertainty } en { $games } partidas.

# Leagues
series-leagues-lead = Una liga abre su inscripción, empareja sus mesas, avisa, cierra y vuelve a empezar por sí sola.
series-no-leagues = Todavía no hay ligas. Funda la primera: se tarda un minuto.
series-new-league = Fundar una liga
series-campaigns-lead = Una campaña es una serie de partidas de las mismas casas de mercaderes, con prestigio y una crónica.
series-no-campaigns = Todavía no hay campañas. Funda una y envía su enlace a tus amigos.
series-new-campaign = Fundar una campaña
series-campaign-row = { $houses } de { $size } casas, { $played } de { $games } partidas jugadas.
series-campaign-gathering = Se están fundando las casas.
series-campaign-playing = Se está jugando la campaña.
series-campaign-ended = La campaña ha terminado.

series-what-is-played = A qué se juega
series-season = La temporada
series-late = Una mesa con retraso
series-duplicate = Todas las mesas de una ronda tienen el mismo reparto, para que la suerte sea igual.
series-divisions = Divisiones
series-tie-break = Desempate { $number }
series-tie-head-to-head = Enfrentamientos directos
series-tie-sonneborn-berger = Sonneborn–Berger
series-tie-score-share = Parte de las puntuaciones
series-tie-wins = Mesas ganadas
series-tie-head-to-head-about = Entre quienes tienen los mismos puntos: 1 por cada persona clasificada detrás en la misma mesa, ½ por un puesto igual.
series-tie-sonneborn-berger-about = Los puntos de todos los clasificados detrás en las propias mesas y la mitad de los puntos de los iguales.
series-tie-score-share-about = La parte propia de todo lo puntuado en las propias mesas, de media.
series-tie-wins-about = Cuántas mesas se han ganado.
series-entry = Quién puede inscribirse
series-entry-open = todo el mundo
series-entry-invited = quien tenga el enlace de invitación

series-season-number = Temporada { $season }.
series-starts = empieza
series-league-ended = Esta liga ya ha jugado todas sus temporadas.
series-you-signed-up = Te has inscrito como { $name }.
series-you-are-in = Juegas como { $name } en la división { $division }.
series-you-are-substitute = Estás disponible como suplente, { $name }.
series-you-withdrew = Te has retirado de esta temporada.
series-your-table = A tu mesa: { $title }, ronda { $round }
series-standings = Clasificación
series-no-standings = Todavía no hay nadie en esta división.
series-bye = descanso
series-round-short = Ronda { $round }
series-how-ties = Cómo se cuentan los puntos y los desempates
series-how-points = Puntos por puesto: { $points }. Los puestos iguales se reparten los suyos; un descanso vale la media de una mesa. Cada fila dice por qué está debajo de la anterior.
series-results = Todos los resultados en
series-tables = Mesas en curso
series-tables-over = { $count ->
    [one] Ha terminado una mesa
   *[other] Han terminado { $count } mesas
  }
series-no-tables = No hay mesas en curso. Las mesas se abren solas cuando empieza la temporada y cuando acaba una ronda.
series-table-row = Ronda { $round }, división { $division }: { $title }
series-lost = { $name } (juega la casa)
series-rules = Las reglas
series-sizes = en una mesa: { $sizes }
series-rules-season = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
  } de { $days ->
    [one] un día
   *[other] { $days } días
  }, mesas por persona y ronda: { $tables }.
series-rules-divisions = { $divisions } divisiones; suben y bajan { $moving }.
series-organisers = Organizadores

# The organiser's tools
series-tools = Para organizadores
series-invitation-link = Enlace de invitación: quien lo tenga puede inscribirse

# Campaigns
series-campaign-name = Nombre de la campaña
series-campaign-name-first = Da a la campaña un nombre y al menos una partida.
series-order = Las partidas, en orden
series-effects = Lo que pasa de partida en partida
series-effect-last-chooses-title = La última casa elige la próxima partida.
series-effect-last-chooses-seat = La última casa elige su asiento.
series-effect-purse = La última casa recibe una bolsa de 1 de prestigio.
series-effect-rivalry = Dos casas pueden ser rivales: el puesto de la mejor cuenta doble.
series-no-effects = nada
series-campaign-link = Quien abra este enlace puede fundar una casa
series-your-house = Diriges la casa { $house }.
series-your-game = A la partida: { $title }
series-choose-by = Hasta
series-rival-of = Rival: { $house }.
series-full-campaign = Todas las casas están fundadas. Aquí puedes seguir la campaña.
series-headless = La dirige un jugador de la casa.
series-given-up = (abandonada)
series-houses-heading = Las casas
series-no-houses = Todavía no hay casas fundadas. Envía la dirección de esta página a quienes vayan a jugar.
series-no-chronicle = La crónica se escribe sola desde la primera partida.

# Finding a game
series-seek-lead = Di a qué jugarías. En cuanto bastante gente quiera lo mismo, se abre su mesa.
series-you-seek = Estás en la lista. En cuanto se abra tu mesa, te llevamos allí.
series-no-offers = No hay asientos libres. Aquí figuran los asientos que alguien dejó, los suplentes que busca una liga y las casas sin nadie al frente.
series-look = Ver
series-who-seeks = Quién busca partida
series-would-play = jugaría a { $titles }, en una mesa de { $seats }
series-unrated = sin valoración
series-nobody-seeks = Ahora mismo nadie busca.

# More of leagues
series-people = { $count ->
    [0] Todavía nadie.
    [one] Una persona.
   *[other] { $count } personas.
  }
series-signed-up = Inscripciones: { $people }.
series-nobody-signed-up = Todavía no se ha inscrito nadie. Envía la dirección de esta página a quien pueda tener ganas de jugar.
series-title = Juego
series-profile-address = Un organizador que quiera ponerte en lugar de alguien necesita la dirección de tu perfil:

# The front page: games to join and to watch, leagues to sign up for
meet-to-join = Únete a una partida
meet-to-join-none = Ahora mismo nadie busca jugadores.
meet-to-watch = Mira una partida
meet-to-watch-none = Ahora mismo no hay partidas que mirar.
meet-leagues = Ligas abiertas
meet-leagues-none = Ahora mismo ninguna liga admite inscripciones.
meet-join = Unirse
meet-any-game = Cualquier juego
meet-search = { $name } busca jugadores · { $seats } personas · { $pace }
meet-free-seat = Asiento libre, con { $names }
meet-free-seat-alone = Asiento libre
