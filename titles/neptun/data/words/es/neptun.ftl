# Neptun

# What the game is called here; its printed title is in the code.
neptun-name = Neptun
neptun-goal = Tras tres rondas gana quien tenga más puntos en losetas de templo y de bonificación.

neptun-option-refusal = Un contrato que dejaste pasar
neptun-option-refusal-turn = queda rechazado en este turno (interpretación nuestra)
neptun-option-refusal-good = queda rechazado para siempre, aunque sobre

neptun-port-crete = Creta
neptun-port-malaca = Malaca
neptun-port-saguntum = Sagunto
neptun-port-tarraco = Tarraco
neptun-port-roma = Roma
neptun-port-syracusae = Siracusa
neptun-port-brundisium = Brindisi
neptun-port-athenae = Atenas
neptun-port-thessalonica = Tesalónica
neptun-port-byzantium = Bizancio
neptun-port-pergamum = Pérgamo
neptun-port-antiochia = Antioquía
neptun-port-tyros = Tiro
neptun-port-alexandria = Alejandría
neptun-port-leptis_magna = Leptis Magna
neptun-port-carthago = Cartago

neptun-good-grapes = Uvas
neptun-good-olives = Aceitunas
neptun-good-honey = Miel
neptun-good-grain = Grano
neptun-good-salt = Sal

neptun-temple-hispania = Hispania
neptun-temple-italia = Italia
neptun-temple-graecia = Grecia
neptun-temple-asia_minor = Asia Menor
neptun-temple-africa = África
neptun-temple-gold = Templo de oro

neptun-contract = { $good } para { $port }
neptun-oar = { $power } (viento { $wind })
neptun-oar-own = { $power } (viento { $wind }, personal)
neptun-pays-temple = { $count ->
    [one] { $count } punto en { $region }
   *[other] { $count } puntos en { $region }
  }
neptun-pays-gold = { $count } de oro
neptun-pays-both = { $gold } de oro y { $count ->
    [one] { $count } punto en { $region }
   *[other] { $count } puntos en { $region }
  }

# Phase 1: acquiring contracts

neptun-ask-draft = Toma un contrato o descubre otro.
neptun-ask-draft-open = Toma un contrato descubierto.
neptun-ask-draft-last = Toma este último contrato.
neptun-turn-up = Descubrir el siguiente
neptun-turn-up-note = Rechaza todos los contratos descubiertos
neptun-turn-up-last = Es el último: tendrás que tomarlo
neptun-refused = Después descubriste otro, así que este queda rechazado.
neptun-refused-for-good = Lo rechazaste en un turno anterior. En esta mesa, eso es para siempre.
neptun-column = Paga { $pay } · carta de remos { $oar }
neptun-column-gold = Paga { $pay } · carta de remos { $oar } · { $gold } de oro encima
neptun-slot = Hueco { $number }
neptun-slot-from-start = { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  } desde { $port }
neptun-slot-after = { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  } desde el hueco { $number }
neptun-slot-before = { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  } hasta el hueco { $number }
neptun-slot-between = { $left }, { $right }

neptun-ask-wishes = Planifica si quieres.
neptun-ask-wishes-again = Tus deseos: { $wishes }.
neptun-ask-route-again = Tu ruta: { $ports }.
neptun-fact-may-change = Puedes cambiarlo hasta que te toque.
neptun-wish = Deseo { $number }
neptun-wish-nothing = Ningún deseo
neptun-wish-by-name = Contratos descubiertos
neptun-wish-by-name-note = Toma en este turno el primero que siga ahí; si no queda ninguno, te preguntamos
neptun-wish-by-route = Una ruta
neptun-wish-by-route-note = Toma contratos para tus puertos en cada turno de esta fase, también los descubiertos más tarde
neptun-wish-withdraw = Retirar mis deseos
neptun-wish-has-chosen = Ya tienes tu contrato de este turno. Una ruta vale desde el siguiente.
neptun-route-ports = Puertos que visitar
neptun-route-prefer = Si hay varios, tomar
neptun-route-pay = el que mejor paga por su distancia
neptun-route-way = el que deja la ruta más corta
neptun-route-otherwise = Si no hay ninguno descubierto
neptun-route-turn = descubrir el siguiente y tomar el último, sea cual sea
neptun-route-ask = preguntarme

neptun-turned = { $who } descubre «{ $contract }» con la carta de remos { $oar }.
neptun-took = { $who } carga «{ $contract }» en el hueco { $number } y toma la carta de remos { $oar }.
neptun-took-gold = { $who } carga «{ $contract }» en el hueco { $number } y toma la carta de remos { $oar } y { $gold } de oro.
neptun-order = Próximo orden de turno, según los remos: { $order }.
neptun-leftover = Nadie ha descubierto «{ $contract }». Estará descubierto al empezar el próximo turno.
neptun-leftover-gold = Nadie ha tomado «{ $contract }». { $gold ->
    [one] Ahora lleva { $gold } moneda de oro encima.
   *[other] Ahora lleva { $gold } monedas de oro encima.
  }

# Phase 2: fulfilling contracts

neptun-ask-oars = Elige carta de remos (viento { $wind }).
neptun-ask-sail = Navega hasta { $miles ->
    [one] { $miles } milla.
   *[other] { $miles } millas.
  }
neptun-ask-extra-sail = Turno 5.{ $turn }: navega o pasa.
neptun-fact-range = Tu alcance es la fuerza de la carta más el viento, { $wind }.
neptun-fact-gold = { $gold ->
    [0] No tienes oro para más millas.
    [one] Tu última moneda de oro compra una milla más.
   *[other] Cada milla más cuesta 1 moneda de oro (tienes { $gold }).
  }
neptun-extra-do-without = Saltarse el turno
neptun-wait = Esperar mi turno
neptun-wait-note = Te volveremos a preguntar cuando hayan navegado quienes van antes
neptun-standing-oars = Jugar esta carta de remos cuanto antes

neptun-stay = Quedarse en { $port }
neptun-way = { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  }
neptun-way-paid = { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  }, −{ $gold } de oro
neptun-way-pays = { $way } · paga { $pay }
neptun-way-pays-either = { $way } · paga { $first } o { $second }
neptun-out-of-reach = Está a { $miles } millas, { $short } más allá de tu alcance, y tu oro no puede comprar tantas.
neptun-deliver = Entregar { $good } (hueco { $number })
neptun-deliver-more = Entregar { $good } (hueco { $number }) y comprar un punto
neptun-deliver-nothing = No entregar nada
neptun-delivery = Paga { $pay }{ $price ->
    [0] {""}
   *[other] {""} · cuesta { $price } de oro
  }{ $loses ->
    [0] {""}
    [one] {""} · pierde { $loses } contrato abierto a la izquierda
   *[other] {""} · pierde { $loses } contratos abiertos a la izquierda
  }
neptun-too-poor = Un punto de templo más cuesta { $price } de oro. No te alcanzaría.

neptun-plays = { $who } { $oar }
neptun-oars = Turno { $turn }, cartas de remos: { $cards }. Previsión { $forecast }.
neptun-stayed = { $who } se queda en { $port }.
neptun-sailed = { $who } navega { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  } hasta { $port }{ $gold ->
    [0] .
   *[other] {""} y paga { $gold } de oro.
  }
neptun-by = { $id ->
   *[other] { $port }
  }
neptun-sailed-via = { $who } navega { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  } por { $via } hasta { $port }{ $gold ->
    [0] .
   *[other] {""} y paga { $gold } de oro.
  }
neptun-fulfilled = { $who } entrega «{ $contract }» y recibe { $pay }.
neptun-fulfilled-more = { $who } entrega «{ $contract }», compra un punto de templo por { $price } de oro y recibe { $pay }.
neptun-lost = { $who } pierde { $contracts }.
neptun-wind = El viento es ahora { $wind }.
neptun-extra-no = { $who } se salta el turno extra 5.{ $turn }.
neptun-extra-oars = { $who } juega la carta de remos { $oar }.

# Phase 3: scoring

neptun-round = Empieza la ronda { $letter } con viento { $wind }. Orden: { $order }.
neptun-bonus = { $who } ha entregado todos sus contratos y recibe la loseta de bonificación, { $points } puntos.
neptun-wins = { $who } { $points }
neptun-scored = { $temple }: { $winners }.
neptun-round-over = Puntuación de la ronda { $letter }. Puntos: { $points }.

neptun-score-hispania = Hispania
neptun-score-italia = Italia
neptun-score-graecia = Grecia
neptun-score-asia_minor = Asia Menor
neptun-score-africa = África
neptun-score-gold = Templo de oro
neptun-score-bonus = Bonificaciones
neptun-score-total = { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
  }

# The pictures

neptun-draw-route = Tu ruta: { $port } { $legs } ({ $miles } millas)
neptun-draw-leg = –{ $miles }→ { $port }
neptun-draw-legs = { $first } { $rest }
neptun-draw-no-route = Tu barco está en { $port }. Aún no has cargado ningún contrato.
neptun-draw-round = Ronda { $letter }
neptun-draw-draft = Contratos, turno { $turn } de { $turns }
neptun-draw-sail = Navegación, turno { $turn } de { $turns }
neptun-draw-extra = Turno extra 5.{ $turn }
neptun-draw-over = La partida ha terminado
neptun-draw-waits = { $stage } · se espera a { $who }
neptun-draw-all = { $stage } · se eligen las cartas de remos
neptun-draw-forecast = Previsión
neptun-draw-wind = Viento
neptun-draw-order = Orden
neptun-draw-oars = Remos
neptun-draw-card-wind = viento { $wind }
neptun-draw-facts = { $gold } de oro · { $cards ->
    [one] { $cards } remo
   *[other] { $cards } remos
  }
neptun-draw-points = { $points } ptos.
neptun-draw-personal = personal
neptun-draw-reach = { $miles ->
    [one] ahora { $miles } milla
   *[other] ahora { $miles } millas
  }

neptun-alt-offer = En oferta: { $contracts }.

neptun-place-west = El mar occidental
neptun-place-east = El mar oriental
neptun-cover-line = contratos, remos y el viento
neptun-cover-alt = Una carta del Mediterráneo romano con dieciséis puertos, las rutas entre ellos y cinco barcos mercantes.

# What kind of game it is, on its card.
neptun-kind = Planear una ruta de contratos, con viento y remos

# Feats, and what the statistics call an opening.
feat-all-contracts = Todos los contratos en una ronda
feat-perfect-seasons = Tres rondas perfectas
opening-neptun = Primer puerto visitado
