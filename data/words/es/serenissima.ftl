# Serenissima, second edition.

# What the game is called here; its printed title is in the code.
serenissima-name = Serenissima
serenissima-goal = Gana quien sea más rico tras la tercera puntuación.

serenissima-good-wood = madera
serenissima-good-stone = piedra
serenissima-good-marble = mármol
serenissima-good-wine = vino
serenissima-good-gold = oro
serenissima-good-spice = especias
    .short = espec.

serenissima-option-money = Tesoros
serenissima-option-money-open = A la vista: todos ven los ducados de todos
serenissima-option-money-hidden = Ocultos: solo ves los tuyos
serenissima-option-blockade = Bloqueo de una venta o un desembarco
serenissima-option-blockade-always = En todas partes, también donde la galera empezó su turno
serenissima-option-blockade-arrived = Solo adonde la galera ha llegado navegando
serenissima-option-conquest = Tras la conquista de un puerto
serenissima-option-conquest-fight = La galera puede luchar allí contra otra
serenissima-option-conquest-over = El turno termina
serenissima-option-galleys = Con dos jugadores: elección de tres galeras cada uno
serenissima-option-galleys-alternate = Por turnos: A B A B A B
serenissima-option-galleys-snake = De ida y vuelta: A B B A A B

serenissima-standing-blockade-move = Detener a galeras más débiles que quieren pasar ante las mías
serenissima-standing-blockade-sale = Impedir ventas de galeras más débiles donde tengo galeras
serenissima-standing-blockade-landing = Impedir que galeras más débiles tomen un puerto neutral donde tengo galeras

# Options and labels
serenissima-port-option = { $port } ({ $good })
serenissima-galley-option = Galera { $galley }
serenissima-zone-option = { $zone }
serenissima-at-port = en { $port }
serenissima-at-z-mare-ionio = en el mar Jónico
serenissima-to-port = a { $port }
serenissima-to-z-mare-ionio = al mar Jónico
serenissima-garrison-of = { $port } (guarnición)
serenissima-count-good = { $count } de { $good }
serenissima-count-in-port = { $count } en { $port }
serenissima-count-on-galley = { $count } en la galera { $galley }
serenissima-done = Terminar turno
serenissima-enough = Dejar de comprar
serenissima-invest = Mejor invertir
serenissima-load = Cargar { $good } en { $port }
serenissima-crew = Mover marineros
serenissima-exchange = Mover carga: galera { $mate }
serenissima-exchange-note = cuánto va en la galera { $galley }
serenissima-overboard = Tirar o hundir
serenissima-cargo-overboard = Tirar la carga
serenissima-sink = Hundir la galera { $galley }
serenissima-sail = Navegar
serenissima-sell = Vender en { $port }
serenissima-attack = Atacar una galera
serenissima-foe = Galera { $galley } de { $who }
serenissima-land = Desembarcar en { $port }
serenissima-storm = Atacar { $port }
serenissima-fight-again = Volver a tirar
serenissima-fight-stop = Retirarse (termina tu turno)
serenissima-recruit = Reclutar marineros
serenissima-buy-galley = Comprar una galera ({ $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
  }, más los marineros)
serenissima-another-galley = Comprar otra galera
serenissima-build-fort = Construir un fuerte
serenissima-build-basilica = Construir una basílica
serenissima-part-number = Número de galera
serenissima-part-port = Puerto
serenissima-part-sailors = Marineros a bordo
serenissima-part-start-port = Puerto inicial

# Notes beside an option
serenissima-note-zones = { $count ->
    [one] { $count } zona
   *[other] { $count } zonas
  }
serenissima-note-risky = { $count ->
    [one] { $count } zona, ante un posible bloqueo
   *[other] { $count } zonas, ante un posible bloqueo
  }
serenissima-note-free-cube = primer cubo gratis, después 1 ducado cada uno
serenissima-note-price = 1 ducado cada uno
serenissima-note-dues = 1 ducado cada uno a { $who }
serenissima-note-now = ahora { $count }
serenissima-note-aboard = ahora { $here } en la galera { $galley }, { $there } en la galera { $mate }
serenissima-note-own-port = tu propio puerto: llena el almacén, pero solo pagan las especias
serenissima-note-spice = { $ducats ->
    [one] { $ducats } ducado extra
   *[other] { $ducats } ducados extra
  }
serenissima-note-slot = paga { $ducats }
serenissima-note-slots = paga { $ducats }, uno tras otro
serenissima-note-dice = tus dados: { $mine }, los suyos: { $theirs }; { $chance } % de probabilidad de ganar si sigues
serenissima-note-dice-fort = el fuerte dispara antes { $fort } dados; tus dados: { $mine } menos las bajas, los suyos: { $theirs }; { $chance } % de probabilidad de ganar si sigues
serenissima-note-land-all = si desembarca el último marinero, la galera se hunde
serenissima-note-land-all-laden = si desembarca el último marinero, la galera se hunde y pierdes { $goods }
serenissima-note-sink = los marineros sin otro sitio vuelven a tu reserva
serenissima-note-sink-laden = carga perdida: { $goods }; los marineros sin otro sitio vuelven a tu reserva
serenissima-note-sailor = { $ducats ->
    [one] { $ducats } ducado por marinero
   *[other] { $ducats } ducados por marinero
  }
serenissima-note-ducats = { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
  }

# Why not
serenissima-blocked-nothing-to-buy = Ahora no puedes comprar nada.
serenissima-blocked-acted = Ya has usado esta galera.
serenissima-blocked-no-room = No queda sitio a bordo.
serenissima-blocked-no-cube = No quedan cubos de esta mercancía.
serenissima-blocked-no-ducats = No tienes suficientes ducados.
serenissima-blocked-no-sailors = No te quedan marineros que reclutar.
serenissima-blocked-no-berth = Tus puertos, y tus galeras en ellos, están llenos.
serenissima-blocked-no-number = Todos los números de galera están en uso.
serenissima-blocked-no-piece = No queda ninguno.
serenissima-blocked-no-site-fort = Necesitas un puerto tuyo con madera y piedra, y aún sin fuerte.
serenissima-blocked-no-site-basilica = Necesitas un puerto tuyo con oro y mármol, y aún sin basílica.
serenissima-blocked-nowhere = No tienes ningún puerto para ella.
serenissima-blocked-one-galley = Solo puedes comprar una galera por inversión.
serenissima-blocked-fleet = Ya tienes seis galeras.
serenissima-blocked-produced = El puerto produce esta mercancía.
serenissima-blocked-stored = El puerto ya tiene esta mercancía.
serenissima-blocked-full = El almacén está lleno.
serenissima-blocked-unwanted = El puerto no compra nada de tu carga.
serenissima-blocked-blockade = Aquí te bloquean.
serenissima-blocked-fought = En este turno has elegido luchar.
serenissima-blocked-last-port = Es el último puerto de su propietario.
serenissima-blocked-guarded = Antes hunde las galeras que su propietario tiene aquí.
serenissima-blocked-kept-open = Deben quedar abiertos suficientes puertos iniciales.

# Questions
serenissima-ask-close = Cierra un puerto de { $good }.
serenissima-fact-close = Las galeras pueden pasar de largo, pero nadie puede usarlo en esta partida.
serenissima-ask-start = Elige un puerto y una galera.
serenissima-fact-start = Las galeras actúan por orden de número.
serenissima-ask-start-galley = Elige tu siguiente galera.
serenissima-ask-loading = Usa la galera { $galley } o invierte.
serenissima-ask-loaded = Continúa con la galera { $galley }.
serenissima-ask-sailing = { $left ->
    [0] Actúa aquí con la galera { $galley }.
   *[other] Sigue con la galera { $galley } o actúa aquí.
  }
serenissima-ask-closing = Continúa con la galera { $galley }.
serenissima-ask-blockade-move = ¿Detienes a la galera { $galley } de { $who } { $at }?
serenissima-ask-blockade-sale = ¿Impides que { $who } venda { $goods } en { $zone }?
serenissima-ask-blockade-landing = ¿Impides que { $who } tome { $zone }?
serenissima-fact-blockade = La galera { $galley } lleva { $theirs ->
    [one] { $theirs } marinero
   *[other] { $theirs } marineros
  }; tú tienes { $yours } en galeras allí.
serenissima-ask-fight-galley = ¿Sigues luchando? { $chance } % de ganar.
serenissima-ask-fight-port = ¿Sigues luchando? { $chance } % de ganar.
serenissima-fact-fight = Tiras { $mine ->
    [one] { $mine } dado
   *[other] { $mine } dados
  } con { $sailors ->
    [one] { $sailors } marinero
   *[other] { $sailors } marineros
  }; el rival tira { $theirs }. La probabilidad vale si luchas hasta el final.
serenissima-ask-salvage = Recoge mercancías de la galera { $wreck }.
serenissima-fact-salvage = La galera { $galley } tiene { $room ->
    [one] { $room } plaza libre
   *[other] { $room } plazas libres
  }. El resto se pierde.
serenissima-ask-conquest = { $sailors ->
    [one] ¿Desembarcas al último en { $port }?
   *[other] ¿Cuántos desembarcan en { $port }?
  }
serenissima-fact-conquest = { $sailors ->
    [one] Si lo haces, la galera { $galley } se hunde. Si no, el puerto queda neutral.
   *[other] Con ninguno el puerto queda neutral; con todos la galera { $galley } se hunde.
  }
serenissima-fact-conquest-laden = { $sailors ->
    [one] Si lo haces, la galera { $galley } se hunde con su carga: { $goods }. Si no, el puerto queda neutral.
   *[other] Con ninguno el puerto queda neutral; con todos la galera { $galley } se hunde con su carga: { $goods }.
  }
serenissima-ask-investment = Invierte. Tienes { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
  }.
serenissima-ask-special-investment = Compra galeras hasta tener dos.

# What happened
serenissima-first-player = Empieza { $who }.
serenissima-closed = { $who } cierra { $port }.
serenissima-started = { $who } empieza en { $port } con la galera { $galley }.
serenissima-start-galley = { $who } toma la galera { $galley }.
serenissima-prepared = Las galeras están listas. Empieza la ronda 1.
serenissima-activates-at = Es el turno de la galera { $galley } de { $who } { $at }.
serenissima-loaded = { $who } embarca { $count } de { $good } en la galera { $galley } ({ $port }) { $ducats ->
    [0] gratis
    [one] por { $ducats } ducado
   *[other] por { $ducats } ducados
  }.
serenissima-loaded-from = { $who } embarca { $count } de { $good } en la galera { $galley } ({ $port }) y paga a { $owner } { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
  }.
serenissima-loaded-from-to-you = { $who } embarca { $count } de { $good } en la galera { $galley } ({ $port }) y te paga { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
  }.
serenissima-crewed = { $who } mueve marineros: la galera { $galley } lleva ahora { $count }.
serenissima-exchanged = { $who } mueve carga entre las galeras { $galley } y { $mate }.
serenissima-thrown-overboard = { $who } tira por la borda carga de la galera { $galley }: { $goods }.
serenissima-scuttled = { $who } hunde su galera { $galley }.
serenissima-sailed-to = { $who } lleva la galera { $galley } { $to }.
serenissima-blockaded-move = { $who } bloquea: la galera { $galley } se detiene { $at }.
serenissima-blockaded-sale = { $who } bloquea: la galera { $galley } no vende nada { $at }.
serenissima-blockaded-landing = { $who } bloquea: la galera { $galley } no puede desembarcar { $at }.
serenissima-sold = { $who } vende { $goods } en { $port } desde la galera { $galley } { $ducats ->
    [0] sin cobrar nada
    [one] por { $ducats } ducado
   *[other] por { $ducats } ducados
  }.
serenissima-landed = { $who } toma { $port } con { $count ->
    [one] { $count } marinero
   *[other] { $count } marineros
  }.
serenissima-left = No queda nadie en la galera { $galley } de { $who }. Se hunde.
serenissima-fort-fired = El fuerte de { $port } dispara contra la galera { $galley } y { $count ->
    [0] no mata a nadie
    [one] mata a { $count } marinero
   *[other] mata a { $count } marineros
  }.
serenissima-fought-of = { $who } lucha con la galera { $galley } contra la galera { $foe } de { $owner }: { $killed ->
    [one] { $killed } marinero muerto
   *[other] { $killed } marineros muertos
  }, { $lost ->
    [one] { $lost } perdido
   *[other] { $lost } perdidos
  }.
serenissima-fought-of-to-you = { $who } lucha con la galera { $galley } contra tu galera { $foe }: { $killed ->
    [one] { $killed } marinero muerto
   *[other] { $killed } marineros muertos
  }, { $lost ->
    [one] { $lost } perdido
   *[other] { $lost } perdidos
  }.
serenissima-stormed-of = { $who } ataca { $port } ({ $owner }) con la galera { $galley }: { $killed ->
    [one] { $killed } marinero muerto
   *[other] { $killed } marineros muertos
  }, { $lost ->
    [one] { $lost } perdido
   *[other] { $lost } perdidos
  }.
serenissima-stormed-of-to-you = { $who } te ataca en { $port } con la galera { $galley }: { $killed ->
    [one] { $killed } marinero muerto
   *[other] { $killed } marineros muertos
  }, { $lost ->
    [one] { $lost } perdido
   *[other] { $lost } perdidos
  }.
serenissima-broke-off = { $who } retira del combate la galera { $galley }.
serenissima-sunk-of = La galera { $galley } de { $owner } se hunde.
serenissima-sunk-of-to-you = Tu galera { $galley } se hunde.
serenissima-cargo-lost = Se pierde con la galera { $galley }: { $goods }.
serenissima-both-sunk = Las galeras { $galley } y { $foe } se hunden mutuamente.
serenissima-port-fell = { $owner } pierde { $port }: no le quedan marineros allí.
serenissima-port-fell-to-you = Has perdido { $port }: allí no te quedan marineros.
serenissima-salvaged = { $who } recoge { $goods } en la galera { $galley }.
serenissima-recruited = { $who } recluta a { $count ->
    [one] { $count } marinero
   *[other] { $count } marineros
  }: { $places }.
serenissima-bought-galley = { $who } compra la galera { $galley } en { $port } con { $count ->
    [one] { $count } marinero
   *[other] { $count } marineros
  }, por { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
  }.
serenissima-built-fort = { $who } construye un fuerte en { $port }.
serenissima-built-basilica = { $who } construye una basílica en { $port }.
serenissima-doge-wine = Carta del Dux de la ronda { $round }: vino.
serenissima-doge-one = Carta del Dux de la ronda { $round }: un reloj de arena.
serenissima-doge-two = Carta del Dux de la ronda { $round }: dos relojes de arena.
serenissima-doge-two-mix = Carta del Dux de la ronda { $round }: dos relojes de arena; luego se barajan todas las cartas.
serenissima-wine-income = { $who } gana { $ducats } ducados por el vino en { $ports ->
    [one] { $ports } puerto
   *[other] { $ports } puertos
  }.
serenissima-scoring = Puntuación { $number } de 3.
serenissima-scored = { $who } gana { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
  }.
serenissima-round = Empieza la ronda { $round }.
serenissima-over = La partida termina con la tercera puntuación.

# Scores
serenissima-score-start = Al empezar
serenissima-score-sales = Ventas
serenissima-score-dues = De otros jugadores
serenissima-score-wine = Vino
serenissima-score-scorings = Puntuaciones
serenissima-score-spent = Gastado
serenissima-score-total = { $total ->
    [one] { $total } ducado
   *[other] { $total } ducados
  }

# Words on the pictures
serenissima-mark-wood = Md
serenissima-mark-stone = Pi
serenissima-mark-marble = Má
serenissima-mark-wine = Vi
serenissima-mark-gold = Or
serenissima-mark-spice = Es
serenissima-cover = Galeras y almacenes
serenissima-cover-alt = Un portulano del Mediterráneo con cuatro galeras cargadas: Serenissima.
serenissima-board-over = La partida ha terminado
serenissima-board-preparation = Preparación
serenissima-board-doge-turn = Carta del Dux
serenissima-board-turn = Galera { $galley } de { $who } { $at }: { $phase }
serenissima-board-loading = carga
serenissima-board-sailing = navegación
serenissima-board-closing = venta o combate
serenissima-board-round = Ronda { $round }
serenissima-board-track = Puntuaciones I, II, III
serenissima-board-doge = Cartas del Dux
serenissima-board-supply = { FORM($good, "short") } { $count }
serenissima-board-ducats = { $ducats } d.
serenissima-board-ports = { $count ->
    [one] { $count } puerto
   *[other] { $count } puertos
  }
serenissima-board-galleys = { $count ->
    [one] { $count } galera
   *[other] { $count } galeras
  }
serenissima-board-sailors = { $count ->
    [one] { $count } marinero
   *[other] { $count } marineros
  }
serenissima-board-stock = { $count ->
    [one] { $count } marinero en reserva
   *[other] { $count } marineros en reserva
  }
serenissima-board-neutral = neutral
serenissima-board-fort = fuerte
serenissima-board-basilica = basílica
serenissima-board-wine = lado del vino
serenissima-board-closed = cerrado
serenissima-board-neighbours = Junto a: { $zones }.
serenissima-treasury = Tu tesoro: { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
  }.
serenissima-alt-ducats = { $count ->
    [one] { $count } ducado
   *[other] { $count } ducados
  }
serenissima-alt-port = { $port } ({ $owner }, { $sailors } de { $capacity } marineros) produce { $good }. Almacén: { $stored }. Además: { $more }.
serenissima-alt-galley = Galera { $galley }, { $who }: { $aboard }.

# Told by rules 1 and 2; what is stored of games begun then still says so.
serenissima-activates = Se activa la galera { $galley } de { $who } en { FORM($zone, "the") }.
serenissima-sailed = { $who } lleva la galera { $galley } a { FORM($zone, "the") }.
serenissima-blockade-move = { $who } bloquea: la galera { $galley } se detiene en { FORM($zone, "the") }.
serenissima-blockade-sale = { $who } bloquea: la galera { $galley } no vende nada en { $zone }.
serenissima-blockade-landing = { $who } bloquea: la galera { $galley } no puede desembarcar en { $zone }.
serenissima-count-at = { $count } en { $place }
serenissima-fought = { $who } lucha con la galera { $galley } contra la galera { $foe }: bajas causadas { $killed }, sufridas { $lost }.
serenissima-stormed = { $who } asalta { $port } con la galera { $galley }: bajas causadas { $killed }, sufridas { $lost }.
serenissima-sunk = La galera { $galley } se hunde.
serenissima-jettisoned = { $who } tira por la borda { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
  } de la galera { $galley }.

# What kind of game it is, on its card.
serenissima-kind = Comercio, puertos y combates navales en turnos rápidos
