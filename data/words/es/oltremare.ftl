# Oltre Mare: goods, icons, markers, ports

# What the game is called here; its printed title is in the code.
oltremare-name = Oltre Mare
oltremare-goal = Gana quien tenga más ducados cuando el mazo está vacío y toda la carga vendida.
oltremare-good-spices = especias
oltremare-good-silk = seda
oltremare-good-silver = plata
oltremare-good-sugar = azúcar
oltremare-good-wine = vino
oltremare-good-wood = madera
oltremare-good-wheat = trigo
oltremare-good-any = cualquier otra mercancía
oltremare-icon-ducat = ducados
oltremare-icon-pirate = piratas
oltremare-icon-market = mercado
oltremare-icon-ship = barco
oltremare-powers = { $lions ->
    [one] { $lions } león
   *[other] { $lions } leones
  } / carga { $load }
oltremare-marker-compass = Brújula
oltremare-marker-compass-effect = al tomarla, puedes llevar tu barco a cualquier puerto sin brújula
oltremare-marker-fight-pirates = Lucha contra los piratas
oltremare-marker-fight-pirates-effect = tus iconos de piratas no cuentan
oltremare-marker-favourable-terms = Condiciones favorables
oltremare-marker-favourable-terms-effect = las cartas que compras cuestan 1, 2, 3 y 4 ducados
oltremare-marker-local-authority = Autoridad local
oltremare-marker-local-authority-effect = al empezar tu turno: los leones de arriba de tu carga menos 3, en ducados
oltremare-marker-big-deal = Gran negocio
oltremare-marker-big-deal-effect = un icono de ducados más
oltremare-marker-high-seas = Alta mar
oltremare-marker-high-seas-effect = 1 ducado por cada icono de barco que juegas
oltremare-marker-note = { $marker }: { $effect }
oltremare-port = { PLACE($name) }
oltremare-port-empty = sin marcador
oltremare-card = { $good } ({ $first } + { $second }, { $lions ->
    [one] { $lions } león
   *[other] { $lions } leones
  }, carga { $load })
oltremare-runs = las series pagan { $runs }
oltremare-counted-any = { $count ->
    [one] 1 carta de cualquier mercancía
   *[other] { $count } cartas de cualquier mercancía
  }
oltremare-counted-other = { $count ->
    [one] 1 carta de cualquier otra mercancía
   *[other] { $count } cartas de cualquier otra mercancía
  }
oltremare-counted = { $count } × { $good }
oltremare-ducats = { $count ->
    [one] 1 ducado
   *[other] { $count } ducados
  }
oltremare-nothing = nada
oltremare-partner = { $who }

# Options and standing orders
oltremare-option-cargo = Carga
oltremare-option-cargo-hidden = Solo se ve la carta de arriba (reglamento)
oltremare-option-cargo-open = Toda la carga está a la vista
oltremare-standing-partner = Cuando me proponen un trueque
oltremare-standing-decline = Rechazar siempre
oltremare-standing-unable = Rechazar lo que no puedo dar
oltremare-standing-prices = Comerciar a mis precios y rechazar el resto
oltremare-standing-active = En mi propia fase de comercio
oltremare-standing-go = Jugar mis cartas enseguida si tengo suficientes

# Maritime power
oltremare-turn = { $who } empieza un turno.
oltremare-local-authority = La autoridad local paga a { $who } { $ducats }.
oltremare-ask-discard = Puedes tener { $lions ->
    [one] { $lions } carta.
   *[other] { $lions } cartas.
  } Descarta { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  } en tu pila pirata.
oltremare-discarded = { $who } descarta { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  } en su pila pirata.
oltremare-discarded-own = Descartas en tu pila pirata: { $cards }.

# Trade
oltremare-ask-trade = Comercia o compra, y luego juega tus cartas. Cargarás { $load ->
    [one] 1 carta
   *[other] { $load } cartas
  } sobre { $top }.
oltremare-ask-waiting = Se esperan respuestas a tus ofertas. Aún puedes actuar.
oltremare-ask-partner = Ofrece un trueque a { $who }, si quieres.
oltremare-ask-answer = Responde a las ofertas de { $who }.
oltremare-propose = Proponer un trueque
oltremare-propose-then = Proponer y seguir
oltremare-form-more = Ducados más por una contraoferta
oltremare-form-then = Cuando todos hayan respondido
oltremare-then-go = Jugar mis cartas y comprar las que falten
oltremare-then-ask = Preguntarme
oltremare-then-gone = Ya están todas las respuestas. Como habías dicho, pasas a jugar tus cartas.
oltremare-offer-of = { $who } ofrece { $terms }
oltremare-accept = Aceptar
oltremare-decline = Rechazar
oltremare-counter = Hacer una contraoferta
oltremare-raise = Pedir más ducados
oltremare-decline-all = Rechazar todo
oltremare-decline-unable = Rechazar lo que no puedo dar
oltremare-by-prices = Responder según mis precios
oltremare-by-prices-note = Lo que vale para ti una carta de cada mercancía, en ducados. Aceptas lo que da al menos 1 ducado más de lo que cuesta y rechazas el resto. Con 0 te quedas la mercancía.
oltremare-withdraw = Retirar: { $terms }
oltremare-wait = Esperar respuestas
oltremare-stop = Dejar de esperar
oltremare-go = Jugar mis cartas
oltremare-go-short = Te { $count ->
    [one] falta 1 carta
   *[other] faltan { $count } cartas
  } para tu carga. Antes compra o comercia.
oltremare-buy-deck = Comprar del mazo
oltremare-buy-pirates = Comprar a piratas ({ $count })
oltremare-bought-enough = Has comprado { $count } cartas en este turno. Es el límite.
oltremare-deck-empty = El mazo está vacío.
oltremare-pirates-empty = Tu pila pirata está vacía.
oltremare-too-many-standing = Tienes { $count } ofertas abiertas. Antes retira una.
oltremare-too-many-made = Has hecho { $count } ofertas en esta fase que nadie ha aceptado. Es el límite.
oltremare-no-such-cards = No tienes lo que se pide.
oltremare-too-poor = No te alcanzan los ducados.
oltremare-giver-too-poor = A { $who } no le alcanzan los ducados.
oltremare-left-short = A { $who } no le quedarían bastantes cartas para cargar.
oltremare-form-to = A quién
oltremare-form-give = Cartas que das
oltremare-form-pay = Ducados que das
oltremare-form-raise = Ducados que pides
oltremare-form-ask = Qué pides
oltremare-ask-goods = Mercancías, o mercancías y ducados
oltremare-ask-ducats = Solo ducados
oltremare-ask-nothing = Nada (un regalo)
oltremare-form-ducats = ducados
oltremare-form-talk = Qué dices de las cartas
oltremare-form-tell = Iconos, leones y carga que anuncias (puedes farolear)
oltremare-form-wish = Iconos, leones y carga que te gustaría recibir
oltremare-talk-silent = No decir nada
oltremare-talk-truth = Decir lo que hay en ellas
oltremare-talk-claim = Decir otra cosa o expresar un deseo
oltremare-terms = { $gives } por { $asks }
oltremare-terms-gift = { $gives } de regalo
oltremare-terms-told = { $terms } (anunciado: { $icons })
oltremare-terms-wished = { $terms } (deseado: { $icons })
oltremare-offered = { $who } ofrece a { $to }: { $terms }.
oltremare-offered-to-you = { $who } te ofrece: { $terms }.
oltremare-offer-empty = Pon algo en tu oferta.
oltremare-refused-before = Eso mismo ya te lo han rechazado: { $terms }. Cambia la oferta.
oltremare-declined = { $who } rechaza la oferta de { $by }: { $terms }.
oltremare-declined-to-you = { $who } rechaza tu oferta: { $terms }.
oltremare-withdrawn = { $who } retira una oferta: { $terms }.
oltremare-lapsed = { $who } ya no tiene las cartas para una oferta: { $terms }.
oltremare-traded = { $who } acepta la oferta de { $by }: { $terms }.
oltremare-traded-to-you = { $who } acepta tu oferta: { $terms }.
oltremare-traded-own = { $told } Recibes: { $cards }.
oltremare-prestige = { $who } gana 1 de prestigio y ahora tiene { $prestige }.
oltremare-waits = { $who } espera respuestas.
oltremare-stops = { $who } ya no espera.
oltremare-all-answered = Tus ofertas están resueltas. Te vuelve a tocar.
oltremare-bought-deck = { $who } compra una carta del mazo por { $ducats }.
oltremare-bought-deck-own = Compras del mazo por { $ducats }: { $card }.
oltremare-bought-pirates = { $who } compra una carta de su pila pirata por { $ducats }.
oltremare-bought-pirates-own = Compras de tu pila pirata por { $ducats }: { $card }.

# Main phase, sailing, cargo
oltremare-ask-play = Juega { $count ->
    [one] 1 carta. Se cargará
   *[other] { $count } cartas. Se cargarán
  } sobre { $top }.
oltremare-played = { $who } juega { $cards }.
oltremare-earned = { $who } gana { $ducats }.
oltremare-pirates = ¡Piratas! { $count ->
    [one] 1 carta pasa
   *[other] { $count } cartas pasan
  } del mazo a la pila pirata de { $who }.
oltremare-pirates-fought = { $who } ahuyenta a los piratas.
oltremare-market = { $who } roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  } en el mercado.
oltremare-market-own = Robas en el mercado: { $cards }.
oltremare-ask-sail = Navega exactamente { $count ->
    [one] 1 ruta.
   *[other] { $count } rutas.
  } Después cargarás { $goods }.
oltremare-sailed = { $who } navega a { $way }.
oltremare-sailed-by = { $who } navega a { $port } pasando por { $way }.
oltremare-marker-taken = { $who } toma un marcador de puerto: { $marker }.
oltremare-marker-lost = Aquí no hay marcador. { $who } pone boca abajo «{ $marker }».
oltremare-ask-compass = Brújula: ve a un puerto, o quédate. Después cargarás { $goods }.
oltremare-compass-stay = Conservar la brújula
oltremare-compass = { $who } usa la brújula y va a { $port }.
oltremare-ask-load = ¿En qué orden cargas sobre { $top }? La última carta queda arriba.
oltremare-loaded = { $who } carga { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }; arriba: { $top }.

# Set-up, Venice, end
oltremare-begins = Empieza { $who }.
oltremare-starts = { $who } sale de { $port } con { $card } a bordo.
oltremare-venice = ¡La carta de Venecia! El prestigio paga { $gains }. El prestigio de todos vuelve a 0.
oltremare-venice-nobody = ¡La carta de Venecia! Nadie tiene prestigio todavía.
oltremare-gain = { $ducats } a { $who }
oltremare-over = El mazo está vacío y toda la carga se ha vendido. La partida ha terminado.
oltremare-scored = { $who } acaba con { $total ->
    [one] { $total } ducado
   *[other] { $total } ducados
  }: { $parts }.
oltremare-scored-ducats = ducados { $count }
oltremare-scored-cargo = carga { $count }
oltremare-scored-markers = marcadores de puerto { $count }
oltremare-scored-prestige = prestigio { $count }
oltremare-scored-pirates = piratas { $count }
oltremare-score-ducats = Ducados
oltremare-score-cargo = Carga vendida
oltremare-score-markers = Marcadores de puerto
oltremare-score-prestige = Prestigio
oltremare-score-pirates = Pila pirata
oltremare-score-total = { $total ->
    [one] { $total } ducado
   *[other] { $total } ducados
  }

# Pictures
oltremare-subtitle = Mercaderes de Venecia
oltremare-phase-maritime = { $who }: poder marítimo
oltremare-phase-trade = { $who }: comercio
oltremare-phase-main = { $who }: fase principal
oltremare-phase-sailing = { $who }: navegación
oltremare-phase-cargo = { $who }: carga
oltremare-phase-over = La partida ha terminado
oltremare-venice-to-come = Falta la carta de Venecia
oltremare-venice-gone = La carta de Venecia ya salió
oltremare-board-offers = Ofertas
oltremare-board-more = { $count } más
oltremare-board-played = { $who } cargará
oltremare-hand-to-load = Para cargar
oltremare-hand-kept = En mano
oltremare-hand-empty = No tienes cartas.
oltremare-alt-cover = Una carta del Mediterráneo oriental con las rutas marítimas de Oltre Mare y los barcos de cuatro mercaderes.
oltremare-alt-deck = Mazo { $count }. { $venice }.

# What kind of game it is, on its card.
oltremare-kind = Cambiar cartas y apilar carga, con un poco de farol
