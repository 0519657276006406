# Die Händler von Genua

# What the game is called here; its printed title is in the code.
genoa-name = Los mercaderes de Génova
genoa-goal = Al final gana quien tenga más dinero. Hasta entonces nadie ve los ducados de los demás.

genoa-option-inner-corners = Casillas de las esquinas interiores
genoa-option-inner-corners-depot = son de los depósitos (nadie puede tener una villa)
genoa-option-inner-corners-villa = son de las villas (se puede tener una villa)
genoa-option-small-orders = Encargos pequeños
genoa-option-small-orders-turn = uno por persona y turno
genoa-option-small-orders-action = uno por acción
genoa-option-market-start = Una salida desde la plaza del mercado
genoa-option-market-start-moves = hace avanzar el marcador de ronda
genoa-option-market-start-stays = no tiene ningún efecto especial

genoa-score-ducats = Ducados
genoa-score-privileges = Privilegios
genoa-score-buildings = Edificios
genoa-score-total = { $total ->
    [one] { $total } ducado
   *[other] { $total } ducados
  }

## The city

genoa-building-gil = Casa gremial
genoa-building-rat = Alcaldía
genoa-building-pos = Posta
genoa-building-kat = Catedral
genoa-building-pal = Palacio
genoa-building-par = Parque
genoa-building-kut = Cochera
genoa-building-haf = Puerto
genoa-building-tra = Trattoria
genoa-building-tav = Taberna
genoa-building-get = Depósito de grano
genoa-building-met = Depósito de metal
genoa-building-tuc = Depósito de telas
genoa-building-gew = Depósito de especias
genoa-building-vco = Villa Colini
genoa-building-vmo = Villa Monetti
genoa-building-vri = Villa Ricci
genoa-building-vza = Villa Zasteri
genoa-market = Plaza del mercado
genoa-street = Calle { $blue }/{ $red }
genoa-the-gil = la Casa gremial
genoa-the-rat = la Alcaldía
genoa-the-pos = la Posta
genoa-the-kat = la Catedral
genoa-the-pal = el Palacio
genoa-the-par = el Parque
genoa-the-kut = la Cochera
genoa-the-haf = el Puerto
genoa-the-tra = la Trattoria
genoa-the-tav = la Taberna
genoa-the-get = el Depósito de grano
genoa-the-met = el Depósito de metal
genoa-the-tuc = el Depósito de telas
genoa-the-gew = el Depósito de especias
genoa-the-vco = la Villa Colini
genoa-the-vmo = la Villa Monetti
genoa-the-vri = la Villa Ricci
genoa-the-vza = la Villa Zasteri
genoa-the-market = la plaza del mercado
genoa-the-street = la { $street }

## Goods and cards

genoa-item-wheat = trigo
genoa-item-rice = arroz
genoa-item-silver = plata
genoa-item-copper = cobre
genoa-item-silk = seda
genoa-item-linen = lino
genoa-item-salt = sal
genoa-item-pepper = pimienta
genoa-item-any-start = Salida libre
genoa-item-further-action = Acción extra
genoa-item-any-ware = Mercancía a elegir
genoa-item-exchange = Cambio 1:1
genoa-item-building-action = Acción de edificio
genoa-item-marker = marcador de propiedad
genoa-deck-large = encargo grande
genoa-deck-small = encargo pequeño
genoa-deck-message = mensaje
genoa-deck-privilege = privilegio
genoa-card-large = encargo grande { $villa } ({ $wares })
genoa-card-small = encargo pequeño { $building } ({ $ware })
genoa-card-message = mensaje { $one } – { $other }
genoa-card-privilege = privilegio { $building }
genoa-top-card = primera carta del mazo: { $deck }
genoa-ducats = { $count ->
    [one] { $count } ducado
   *[other] { $count } ducados
  }
genoa-special-cards = { $count ->
    [one] la carta «{ $card }»
   *[other] { $count } cartas «{ $card }»
  }
genoa-counted = { $count } × { $what }
genoa-some-cards = { $count } × { $deck } (a elección de quien lo da)
genoa-cards-of = { $deck }, a elección de quien lo da
genoa-from-action = { $what }, de la acción

## Offers

genoa-terms-now = { $goods }
genoa-terms-after = { $goods }, de la acción
genoa-terms = { $given }
genoa-terms-exchange = { $given } a cambio de { $got }
genoa-line-offer = { $who } por { $space }: { $terms }
genoa-line-counter = A { $who } por { $space }: { $terms }
genoa-line-anyone = { $space }: { $terms }

genoa-lacks-ducats = no hay suficientes ducados
genoa-lacks-goods = los bienes no están disponibles
genoa-lacks-cards = las cartas no están disponibles
genoa-lacks-action = no quedan acciones en este turno
genoa-lacks-markers = a quien recibiría los marcadores no le queda ninguno de su color
genoa-already-offered = ya ofreces esto; se podrá aceptar cuando la torre esté al lado
genoa-nothing-payable = No puedes pagar nada de esto.
genoa-here-first = Decide primero sobre la acción de aquí.
genoa-sell-first = Usa primero la acción de aquí o acepta una oferta por ella.

## Questions

genoa-ask-start = Tira los dados o juega «Salida libre».
genoa-roll = Tirar los dados
genoa-play = Jugar «{ $card }»

genoa-ask-tower = Negocia o sigue.
genoa-ask-tower-acts = Actúa, negocia o sigue.
genoa-ask-tower-due = Antes, usa o vende la acción.
genoa-ask-tower-waiting = Espera respuestas o sigue.
genoa-tower-here = La torre está aquí: { $space }.
genoa-act = Usar la acción
genoa-needs-further = juega «Acción extra»
genoa-accept = Aceptar una oferta
genoa-accept-streets = Aceptar por calle
genoa-move = Mover la torre
genoa-end = Terminar el turno
genoa-route = Elegir destinos
genoa-route-note = juega tu turno por el camino que más rinde; por un encargo grande o una oferta de bienes te preguntamos
genoa-route-goals = ¿Dónde quieres actuar? (primero el mejor destino; cada uno de los siguientes cuenta { $count } ducados menos)
genoa-route-ducats = ¿Cuántos ducados pides por cada acción que vendes? (0: basta la oferta más alta)
genoa-ask-lose = ¿Sigues y pierdes tu acción?
genoa-lose-go = Perder mi acción
genoa-lose-stay = Volver a elegir
genoa-price = Poner un precio
genoa-want = Pedir bienes
genoa-counter = Contraoferta en ducados
genoa-counter-bundle = Contraoferta en bienes
genoa-which-bid = ¿La oferta de quién?
genoa-wait = Esperar respuestas
genoa-wait-note = vuelve a preguntar a quienes no han pasado
genoa-errand = { $what }
genoa-errand-ware = { $ware } para { $count ->
    [one] uno de tus encargos
   *[other] { $count } de tus encargos
}
genoa-errand-deliver = { $count ->
    [one] puedes entregar un encargo
   *[other] puedes entregar { $count } encargos
}
genoa-withdraw = Retirar una oferta
genoa-claim = Cobrar mensajes

genoa-ask-bid = Haz una oferta si quieres.
genoa-ask-now = ¿Quieres la acción de aquí?
genoa-ask-offers = ¿Ofertas antes de mover la torre?
genoa-ask-answer = ¿Aceptas el precio de { $who }?
genoa-words-left = { $count ->
    [0] Ya no puedes hacer más ofertas en este turno.
    [one] Puedes hacer 1 oferta más en este turno.
   *[other] Puedes hacer { $count } ofertas más en este turno.
  }
genoa-more-offers = { $count ->
    [one] Hay 1 oferta más.
   *[other] Hay { $count } ofertas más.
  }
genoa-ask-form = ¿Tu oferta por { $space }?
genoa-offer = Ofrecer ducados
genoa-offer-several = Hacer varias ofertas
genoa-prices = Tus ofertas en ducados
genoa-others = ¿Y todos los demás edificios?
genoa-others-pass = no quiero los demás
genoa-others-ask = preguntarme antes de que se pierda allí una acción
genoa-then = ¿Y si consigues una acción?
genoa-then-ask = preguntarme qué hacer
genoa-then-at-once = realizarla enseguida (encargo pequeño sí, cartas especiales no)
genoa-at-once = Realizar automáticamente
genoa-at-once-note = acciones compradas: encargo pequeño sí, cartas especiales no; por un encargo grande te preguntamos
genoa-listen = Esperar y escuchar
genoa-listen-note = te volveremos a preguntar antes de que se pierda una acción
genoa-bundle = Ofrecer un lote
genoa-where = ¿Por qué casilla?
genoa-take-price = Aceptar un precio
genoa-refuse = Rechazar
genoa-decline = Pasar
genoa-decline-here = por esta casilla
genoa-decline-turn = por todo el turno
genoa-instruct = Planificar
genoa-limits = Fijar precio máximo
genoa-limits-buildings = ¿Para qué edificios?
genoa-limits-ducats = ¿Hasta cuántos ducados? (0: sin precio máximo)
genoa-quiet = Pasar por defecto
genoa-claims-switch = Cobrar mensajes automáticamente
genoa-plan = Planificar mi acción
genoa-plan-collect = tomar solo lo que da el edificio
genoa-plan-order = tomarlo y entregar un encargo pequeño
genoa-plan-forget = olvidar este plan

genoa-give-ducats = Ducados que das
genoa-give-goods = Bienes y cartas que das
genoa-give-later = Ducados del encargo que das
genoa-give-special = Das la carta especial del encargo
genoa-want-ducats = Ducados que recibes
genoa-want-goods = Bienes y cartas que recibes
genoa-form-goods = Bienes, con o sin ducados
genoa-form-money = Ducados por la casilla y algo más
genoa-form-order = Ducados de un encargo
genoa-form-special = La carta especial de un encargo grande
genoa-name-goods = Bienes, con o sin ducados
genoa-name-money = Ducados por la casilla y algo más
genoa-discard = Descartar el borrador

genoa-ask-cards = Elige las cartas que entregas.
genoa-ask-action = Usa tu acción: { $where }.
genoa-ask-after = ¿Entregas o juegas más cartas?
genoa-collect = Usar el edificio
genoa-privilege = Robar un privilegio
genoa-deliver = Entregar encargo grande
genoa-no-order = No tienes un encargo grande, con sus tres mercancías, que esta villa acepte ahora.
genoa-which-order = ¿Qué encargo?
genoa-which-special = ¿Qué carta especial?
genoa-small-order = Entregar encargo pequeño
genoa-no-small-order = No tienes un encargo pequeño para este edificio con su mercancía.
genoa-give = Das
genoa-take = Tomas
genoa-done = Listo
genoa-hand-over = { $count ->
    [one] Entregar una carta
   *[other] Entregar { $count } cartas
  }
genoa-ask-hand-over = { $count ->
    [one] Elige la carta que prometiste.
   *[other] Elige las { $count } cartas que prometiste.
  }

genoa-ask-messages = Cobra tus mensajes entregados.
genoa-not-delivered = no entregado en este turno

genoa-ask-markers = { $count ->
    [one] Coloca un marcador junto a una calle.
   *[other] Hasta { $count } marcadores en una calle.
  }
genoa-pass = No colocar ninguno
genoa-markers-auto = Colocar automáticamente
genoa-markers-auto-note = donde haya más edificios libres, sin sustituir ningún marcador
genoa-standing-tower = Mi turno con la torre
genoa-standing-markers = Mis marcadores de propiedad
genoa-place-note = 1: colocar tu marcador
genoa-replace-note = es de { $who }; 1: quitar, 2: sustituir

## What happened

genoa-begins = Empieza { $who }. La partida dura { $rounds } rondas como máximo.
genoa-rolls = { $who } saca azul { $blue } y rojo { $red }. La torre empieza aquí: { $space }.
genoa-chooses-start = { $who } juega «Salida libre»: { $space }.
genoa-market-start = Salir desde la plaza del mercado adelanta el marcador a la ronda { $round } de { $rounds }.
genoa-moves = { $who } mueve la torre: { $space }.
genoa-acts = { $who } usa la acción: { $where }.
genoa-takes = { $who } toma { $what } ({ $where }).
genoa-takes-nothing = { $where }: no queda nada para { $who }.
genoa-draws = { $count ->
    [one] { $who } roba una carta: { $deck } ({ $where }).
   *[other] { $who } roba { $count } cartas: { $deck } ({ $where }).
  }
genoa-draws-cards = { $who } roba { $cards } ({ $where }).
genoa-drawn-large = { $count ->
    [one] un encargo grande
   *[other] { $count } encargos grandes
  }
genoa-drawn-small = { $count ->
    [one] un encargo pequeño
   *[other] { $count } encargos pequeños
  }
genoa-drawn-message = { $count ->
    [one] un mensaje
   *[other] { $count } mensajes
  }
genoa-drawn-privilege = { $count ->
    [one] un privilegio
   *[other] { $count } privilegios
  }
genoa-draws-yours = Robas: { $cards } ({ $where }).
genoa-owner-paid = Este edificio es de { $who }, que recibe { $count } ducados: { $where }.
genoa-shuffled = Se barajan las cartas devueltas: { $deck }.
genoa-shuffled-large = Se barajan los encargos grandes devueltos.
genoa-shuffled-small = Se barajan los encargos pequeños devueltos.
genoa-shuffled-message = Se barajan los mensajes devueltos.
genoa-shuffled-privilege = Se barajan los privilegios devueltos.
genoa-delivers-large = { $who } entrega un { $card } y recibe { $count } ducados y { $special }.
genoa-no-special = ninguna carta especial (no quedan)
genoa-delivers-small = { $who } entrega un { $card } y recibe { $count } ducados.
genoa-claims = { $who } cobra un { $card } y recibe { $count } ducados.
genoa-plays-further = { $who } juega «Acción extra».
genoa-plays-ware = { $who } juega «Mercancía a elegir»: { $ware }.
genoa-plays-building = { $who } juega «Acción de edificio»: { $where }.
genoa-exchanges = { $who } juega «Cambio 1:1»: { $given } por { $got }.
genoa-exchanges-yours = Cambias { $given } por { $card }.

genoa-offers = { $who } ofrece por { $space }: { $terms }.
genoa-offers-several = { $who } ofrece { $prices }.
genoa-price-for = { $count } ducados por { $space }
genoa-names-price = { $who } pone precio a { $space }: { $terms }.
genoa-counters = { $who } pide a { $whom } por { $space }: { $terms }.
genoa-counters-to-you = { $who } te pide por { $space }: { $terms }.
genoa-takes-price = { $who } acepta el precio por { $space }: { $terms }.
genoa-withdraws = { $who } retira su oferta por { $space }.
genoa-refuses = { $who } rechaza el precio por { $space }.
genoa-refuses-to-you = { $who } rechaza tu precio por { $space }.
genoa-not-taken = No se acepta la oferta de { $owner } por { $space }: { $terms }.
genoa-not-taken-to-you = No se aceptó tu oferta por { $space }: { $terms }.
genoa-listens = { $who } espera y escucha.
genoa-asks-offers = { $who } espera respuestas y vuelve a preguntar a todo el mundo.
genoa-lapses = { $who } ya no puede pagar su oferta por { $space }, que queda anulada.
genoa-declines-here = { $who } pasa: { $space }.
genoa-declines-turn = { $who } pasa por todo el turno.
genoa-is-quiet = { $who } pasa ahora por defecto.
genoa-is-listening = { $who } ya no pasa por defecto.
genoa-limits-set = { $count ->
    [0] Precio máximo eliminado: { $buildings }.
   *[other] Ofrecerás hasta { $count } ducados: { $buildings }.
  }
genoa-at-once-set = { $at_once ->
    [yes] Tus acciones compradas se realizan ahora enseguida.
   *[no] Te preguntaremos qué hacer con tus acciones.
  }
genoa-plan-set = Tu próxima acción allí solo tomará lo que da el edificio: { $where }.
genoa-plan-set-order = Tu próxima acción allí entregará un { $card }.
genoa-plan-this-turn = En este turno, tu acción allí solo tomará lo que da el edificio: { $where }.
genoa-plan-order-this-turn = En este turno, tu acción allí entregará un { $card }.
genoa-plan-gone = Te preguntaremos qué hacer allí: { $where }.
genoa-route-set = { $who } ha elegido sus destinos para este turno.
genoa-route-stops = Tus destinos quedan fuera de alcance, o alguien ofrece bienes. Te toca.
genoa-claims-set = { $claims ->
    [yes] Tus mensajes se cobran ahora automáticamente.
   *[no] Ahora cobras tus mensajes a mano.
  }
genoa-asks-round = { $who } quiere seguir. ¿Alguien quiere la acción de aquí? { $space }.
genoa-deal = Trato hecho: { $who } y { $whom }, { $space }, por { $terms }.
genoa-deal-to-you = Trato hecho: tú y { $who }, { $space }, por { $terms }.
genoa-deal-struck = Trato hecho: { $whom } obtiene de { $who } { $space } por { $terms }.
genoa-deal-struck-to-you = Trato hecho: obtienes de { $who } { $space } por { $terms }.
genoa-hands-over = { $who } da a { $whom } { $goods }, de la acción.
genoa-hands-over-to-you = { $who } te da { $goods }, de la acción.
genoa-hands-cards = { $count ->
    [one] { $who } da a { $whom } una carta.
   *[other] { $who } da a { $whom } { $count } cartas.
  }
genoa-hands-cards-to-you = { $count ->
    [one] { $who } te da una carta.
   *[other] { $who } te da { $count } cartas.
  }
genoa-hands-cards-yours = { $who } da a { $whom }: { $cards }.
genoa-hands-cards-yours-to-you = { $who } te da: { $cards }.

genoa-tower-rests = La torre se detiene. { $who } termina el turno.
genoa-places = { $who } coloca un marcador: { $where }.
genoa-removes = { $who } quita el marcador de { $whom }: { $where }.
genoa-removes-to-you = { $who } quita tu marcador: { $where }.
genoa-replaces = { $who } sustituye el marcador de { $whom }: { $where }.
genoa-replaces-to-you = { $who } sustituye tu marcador: { $where }.
genoa-round = Ronda { $round } de { $rounds }.
genoa-over = Ha terminado la última ronda. Se pagan privilegios y edificios.

## The picture

genoa-title = Génova
genoa-cover-alt = Un plano de Génova: la plaza del mercado en el centro, cuatro edificios a su alrededor, un anillo de calles y catorce edificios junto a las murallas.
genoa-board-market = salida aquí: +1 ronda
genoa-board-villa = encargo grande o privilegio
genoa-board-gives = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
  }
genoa-board-markers = { $count ->
    [one] { $count } marcador
   *[other] { $count } marcadores
  }
genoa-board-total = { $total } ducados en total
genoa-board-round = Ronda { $round } de { $rounds }
genoa-board-stock = Reserva
genoa-board-decks = Mazos
genoa-board-offers = Ofertas
genoa-place-offers = Todas las ofertas
genoa-place-tower = Alrededor de la torre
genoa-place-north-west = Noroeste de la ciudad
genoa-place-north-east = Noreste de la ciudad
genoa-place-south-west = Suroeste de la ciudad
genoa-place-south-east = Sureste de la ciudad
genoa-board-no-offers = No hay ofertas abiertas.
genoa-board-more = { $count } más
genoa-board-offer = { $space }: { $terms }
genoa-board-to = a { $who }: { $terms }
genoa-board-leads = mueve, { $count ->
    [0] sin acciones
    [one] 1 acción
   *[other] { $count } acciones
  }
genoa-board-actions = { $count ->
    [0] sin acciones
    [one] 1 acción
   *[other] { $count } acciones
  }
genoa-board-quiet = pasa por defecto
genoa-board-declined-here = pasa aquí
genoa-board-declined-rest = ha hecho sus ofertas
genoa-board-declined-turn = pasa este turno
genoa-short-wheat = Tr
genoa-short-rice = Ar
genoa-short-silver = Pl
genoa-short-copper = Co
genoa-short-silk = Se
genoa-short-linen = Li
genoa-short-salt = Sa
genoa-short-pepper = Pi
genoa-short-any-start = Salida
genoa-short-further-action = Acc. extra
genoa-short-any-ware = Mercancía
genoa-short-exchange = 1:1
genoa-short-building-action = Edificio
genoa-short-marker = Marcador
genoa-short-large = Grande
genoa-short-small = Pequeño
genoa-short-message = Mensaje
genoa-short-privilege = Privilegio
genoa-letter-large = G
genoa-letter-small = P
genoa-letter-message = M
genoa-letter-privilege = Pr
genoa-turn-over = La partida ha terminado.
genoa-turn-start = { $who } empieza un turno.
genoa-turn-tower = { $who } mueve la torre: { $space }
genoa-turn-action = { $who } usa una acción: { $space }
genoa-turn-markers = { $who } puede colocar marcadores.
genoa-turn-waiting = { $who } espera a { $waited }: { $space }
genoa-turn-offers = Ofertas antes de que { $who } mueva la torre. Se espera a { $waited }
genoa-alt-offer = { $who } ofrece por { $space }: { $terms }.
genoa-alt-asks = { $who } pide por { $space }: { $terms }.
genoa-hand-empty = Sin cartas en mano.
genoa-hand-privileges = Privilegios hasta ahora: { $count } ducados
genoa-hand-limits = Precios máximos: { $prices }
genoa-hand-plans = Planificado: { $plans }
genoa-hand-missing = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
  }
genoa-hand-complete = listo para entregar
genoa-hand-block = { $count ->
    [one] aislado: { $worth } ducados
   *[other] bloque de { $count }: { $worth } ducados
  }

# What kind of game it is, on its card.
genoa-kind = Regatear por el camino de una torre por la ciudad

## What a filled form says, before it is sent and after

genoa-offer-summary = Ofrecer { $ducats } ducados por { $space }
genoa-offer-several-summary = Ofrecer { $prices }; los demás edificios: { $others }; si consigues una acción: { $acts }
genoa-price-summary = Pedir { $ducats } ducados por { $space }
genoa-counter-summary = Pedir en su lugar { $ducats } ducados: { $offer }
genoa-route-summary = { $ducats ->
    [0] Destinos: { $goals }
   *[other] Destinos: { $goals }; pedir { $ducats } ducados por cada acción vendida
  }
genoa-limits-summary = { $ducats ->
    [0] Sin precio máximo para { $buildings }
   *[other] Pagar hasta { $ducats } ducados por { $buildings }
  }
genoa-deliver-summary = Entregar { $order } y tomar { $special }
