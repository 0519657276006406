# Die Händler von Genua

genoa-option-inner-corners = Casillas de las esquinas interiores
genoa-option-inner-corners-depot = son de los depósitos (las villas no tienen dueño)
genoa-option-inner-corners-villa = son de las villas (las villas pueden tener dueño)
genoa-option-small-orders = Encargos pequeños
genoa-option-small-orders-turn = uno por jugador y turno
genoa-option-small-orders-action = uno por acción
genoa-option-market-start = Una salida desde la plaza del mercado
genoa-option-market-start-moves = hace avanzar el marcador de ronda
genoa-option-market-start-stays = no tiene nada de especial

genoa-score-ducats = Ducados
genoa-score-privileges = Privilegios
genoa-score-buildings = Edificios

## The city

genoa-building-gil = Casa gremial
genoa-building-rat = Concejo
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
genoa-the-rat = el Concejo
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
genoa-item-further-action = 1 acción extra
genoa-item-any-ware = 1 mercancía a elegir
genoa-item-exchange = Cambio 1:1
genoa-item-building-action = 1 acción de edificio
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

genoa-lacks-ducats = no hay bastantes ducados
genoa-lacks-goods = faltan los bienes
genoa-lacks-cards = faltan las cartas
genoa-lacks-action = no quedan acciones en este turno
genoa-lacks-markers = quien recibiría los marcadores ya no tiene ninguno propio
genoa-already-offered = ya ofreces esto; se podrá cerrar cuando la torre esté al lado
genoa-nothing-payable = Nada de esto se puede pagar.
genoa-here-first = Antes hay que resolver la acción de aquí.
genoa-sell-first = Antes usa la acción de aquí o acepta una oferta por ella.

## Questions

genoa-ask-start = Tira los dados o juega tu carta de salida libre.
genoa-roll = Tirar los dados
genoa-play = Jugar «{ $card }»

genoa-ask-tower = Sigue guiando la torre. Está aquí: { $space }.
genoa-ask-tower-due = Decide sobre { $space }: actúa o acepta una oferta. Después puede seguir la torre.
genoa-ask-tower-waiting = Espera a que respondan los demás o sigue sin esperar.
genoa-tower-here = La torre está aquí: { $space }.
genoa-act = Usar la acción de aquí
genoa-needs-further = para actuar juegas tu carta «1 acción extra»
genoa-accept = Aceptar una oferta
genoa-accept-streets = Aceptar ofertas por una calle
genoa-move = Mover la torre
genoa-end = Terminar tu turno
genoa-ask-lose = Aún tienes una acción y, tras este paso, ya no podrás usarla en este turno. ¿Sigues de todos modos?
genoa-lose-go = Seguir; pierdo mi acción
genoa-lose-stay = No, quiero volver a elegir
genoa-price = Poner un precio
genoa-want = Pedir un lote
genoa-counter = Pedir otra suma a quien ofrece
genoa-counter-bundle = Pedir un lote a quien ofrece
genoa-which-bid = ¿La oferta de quién?
genoa-wait = Esperar respuestas
genoa-wait-note = se vuelve a preguntar a todos los que no han pasado
genoa-withdraw = Retirar una oferta
genoa-claim = Cobrar mensajes

genoa-ask-bid = Haz una oferta si quieres. { $who } guía la torre, ahora aquí: { $space }.
genoa-ask-now = { $who } quiere seguir. ¿Quieres la acción de aquí: { $space }?
genoa-ask-offers = Di tus precios antes de que { $who } mueva la torre. Está aquí: { $space }.
genoa-ask-answer = Responde a { $who }: acepta el precio, recházalo o haz otra oferta.
genoa-words-left = { $count ->
    [0] Ya no puedes tomar la palabra en este turno.
    [one] Puedes tomar la palabra una vez más en este turno.
   *[other] Puedes tomar la palabra { $count } veces más en este turno.
  }
genoa-more-offers = { $count ->
    [one] Hay 1 oferta más.
   *[other] Hay { $count } ofertas más.
  }
genoa-ask-form = Compón el lote para { $space }. Mirar no cuesta nada.
genoa-offer = Ofrecer ducados
genoa-offer-several = Ofrecer ducados por varios edificios
genoa-prices = Tus precios en ducados (de 5 en 5)
genoa-others = ¿Y todos los demás edificios?
genoa-others-pass = no los quiero
genoa-others-ask = preguntarme antes de que se pierda una de sus acciones
genoa-then = ¿Y cuando consigas una acción?
genoa-then-ask = preguntarme qué hacer
genoa-then-at-once = realizarla enseguida (encargo pequeño sí, cartas especiales no)
genoa-at-once = Realizar enseguida las acciones compradas
genoa-at-once-note = encargo pequeño sí, cartas especiales no; por un encargo grande se te pregunta
genoa-listen = Sin oferta por ahora
genoa-listen-note = se te vuelve a preguntar antes de que se pierda una acción
genoa-bundle = Ofrecer un lote
genoa-where = ¿Por qué casilla?
genoa-take-price = Aceptar un precio
genoa-refuse = Rechazar
genoa-decline = No me interesa
genoa-decline-here = en esta casilla
genoa-decline-turn = en todo el turno
genoa-instruct = Dejar una instrucción
genoa-limits = Fijar el precio máximo
genoa-limits-buildings = ¿Para qué edificios?
genoa-limits-ducats = ¿Hasta cuántos ducados? (0: sin precio)
genoa-quiet = Sin interés por norma
genoa-claims-switch = Cobrar mensajes automáticamente
genoa-plan = Decir qué harás con una acción en este turno
genoa-plan-collect = solo tomar lo que da el edificio
genoa-plan-order = tomarlo y entregar un encargo pequeño
genoa-plan-forget = olvidar lo que dije

genoa-give-ducats = Das: ducados
genoa-give-goods = Das: bienes y cartas
genoa-give-later = Das: ducados del encargo
genoa-give-special = Das: la carta especial del encargo
genoa-want-ducats = Recibes: ducados
genoa-want-goods = Recibes: bienes y cartas
genoa-form-goods = Bienes, con o sin ducados
genoa-form-money = Ducados, por algo además de la casilla
genoa-form-order = Ducados de un encargo
genoa-form-special = La carta especial de un encargo grande
genoa-name-goods = Bienes, con o sin ducados
genoa-name-money = Ducados, dando algo además de la casilla
genoa-back = Volver

genoa-ask-cards = Elige las cartas que entregas.
genoa-ask-action = Realiza tu acción: { $where }.
genoa-ask-after = Juega o entrega algo más tras tu acción, o termina: { $where }.
genoa-collect = Tomar lo que da el edificio
genoa-privilege = Robar un privilegio
genoa-deliver = Entregar un encargo grande
genoa-no-order = No tienes ningún encargo grande con sus tres mercancías que esta villa acepte ahora.
genoa-which-order = ¿Qué encargo?
genoa-which-special = ¿Qué carta especial?
genoa-small-order = Entregar un encargo pequeño
genoa-no-small-order = No tienes ningún encargo pequeño para este edificio con su mercancía.
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

genoa-ask-messages = Cobra los mensajes entregados en este turno.
genoa-not-delivered = no entregado en este turno

genoa-ask-markers = { $count ->
    [one] Coloca tu marcador desde una calle que visitó la torre.
   *[other] Coloca hasta { $count } marcadores desde una calle que visitó la torre.
  }
genoa-pass = No colocar ninguno
genoa-place-note = 1: colocar tu marcador
genoa-replace-note = es de { $who }; 1: quitar, 2: sustituir

## What happened

genoa-begins = Empieza { $who }. { $rounds } rondas como máximo.
genoa-rolls = { $who } saca azul { $blue } y rojo { $red }: la torre empieza aquí: { $space }.
genoa-chooses-start = { $who } juega «Salida libre»: { $space }.
genoa-market-start = Salida desde la plaza del mercado: el marcador avanza a la ronda { $round } de { $rounds }.
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
genoa-owner-paid = { $who } recibe { $count } ducados por su propiedad: { $where }.
genoa-shuffled = Se barajan las cartas devueltas: { $deck }.
genoa-shuffled-large = Se barajan los encargos grandes devueltos.
genoa-shuffled-small = Se barajan los encargos pequeños devueltos.
genoa-shuffled-message = Se barajan los mensajes devueltos.
genoa-shuffled-privilege = Se barajan los privilegios devueltos.
genoa-delivers-large = { $who } entrega: { $card }. { $count } ducados y { $special }.
genoa-no-special = ninguna carta especial, no queda ninguna
genoa-delivers-small = { $who } entrega: { $card }. { $count } ducados.
genoa-claims = { $who } cobra: { $card }. { $count } ducados.
genoa-plays-further = { $who } juega «1 acción extra».
genoa-plays-ware = { $who } juega «1 mercancía a elegir»: { $ware }.
genoa-plays-building = { $who } juega «1 acción de edificio»: { $where }.
genoa-exchanges = { $who } juega «Cambio 1:1»: { $given } por { $got }.
genoa-exchanges-yours = Cambias { $given } por { $card }.

genoa-offers = { $who } ofrece por { $space }: { $terms }.
genoa-offers-several = { $who } ofrece { $prices }.
genoa-price-for = { $count } ducados por { $space }
genoa-names-price = { $who } pone precio a { $space }: { $terms }.
genoa-counters = { $who } pide a { $whom } por { $space }: { $terms }.
genoa-takes-price = { $who } acepta el precio por { $space }: { $terms }.
genoa-withdraws = { $who } retira su oferta por { $space }.
genoa-refuses = { $who } rechaza el precio por { $space }.
genoa-listens = { $who } no ofrece nada por ahora y escucha.
genoa-asks-offers = { $who } espera respuestas y vuelve a preguntar a todos.
genoa-lapses = { $who } ya no puede mantener su oferta por { $space }.
genoa-declines-here = A { $who } no le interesa: { $space }.
genoa-declines-turn = A { $who } no le interesa nada en este turno.
genoa-is-quiet = A { $who } no le interesa nada hasta nuevo aviso.
genoa-is-listening = { $who } quiere que se le vuelva a preguntar.
genoa-limits-set = { $count ->
    [0] Ya no hay precio permanente: { $buildings }.
   *[other] Tu precio permanente llega a { $count } ducados: { $buildings }.
  }
genoa-at-once-set = { $at_once ->
    [yes] Tus acciones compradas se realizan enseguida.
   *[no] Se te pregunta por tus acciones.
  }
genoa-plan-set = Tu próxima acción allí solo tomará lo que da el edificio: { $where }.
genoa-plan-set-order = Tu próxima acción allí entregará: { $card }.
genoa-plan-this-turn = En este turno, tu acción allí solo tomará lo que da el edificio: { $where }.
genoa-plan-order-this-turn = En este turno, tu acción allí entregará: { $card }.
genoa-plan-gone = Se te preguntará qué hacer: { $where }.
genoa-claims-set = { $claims ->
    [yes] Tus mensajes se cobran automáticamente.
   *[no] Cobras tus mensajes a mano.
  }
genoa-asks-round = { $who } quiere seguir: ¿alguien quiere la acción de aquí? { $space }.
genoa-deal = Trato: { $who } y { $whom }, { $space }, por { $terms }.
genoa-deal-struck = Trato: { $whom } obtiene de { $who } { $space } por { $terms }.
genoa-hands-over = { $who } da a { $whom } { $goods }, de la acción.
genoa-hands-cards = { $count ->
    [one] { $who } da a { $whom } una carta.
   *[other] { $who } da a { $whom } { $count } cartas.
  }
genoa-hands-cards-yours = { $who } da a { $whom }: { $cards }.

genoa-tower-rests = La torre se detiene. { $who } termina el turno.
genoa-places = { $who } coloca un marcador: { $where }.
genoa-removes = { $who } quita el marcador de { $whom }: { $where }.
genoa-replaces = { $who } sustituye el marcador de { $whom }: { $where }.
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
genoa-board-markers = { $count } marcadores
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
genoa-board-no-offers = No hay ofertas en pie.
genoa-board-more = { $count } más
genoa-board-offer = { $space }: { $terms }
genoa-board-to = a { $who }: { $terms }
genoa-board-leads = guía, { $count ->
    [0] sin acciones
    [one] 1 acción
   *[other] { $count } acciones
  }
genoa-board-actions = { $count ->
    [0] sin acciones
    [one] 1 acción
   *[other] { $count } acciones
  }
genoa-board-quiet = sin interés por ahora
genoa-board-declined-here = sin interés aquí
genoa-board-declined-rest = ha dicho sus precios
genoa-board-declined-turn = sin interés este turno
genoa-short-wheat = Tr
genoa-short-rice = Ar
genoa-short-silver = Pl
genoa-short-copper = Co
genoa-short-silk = Se
genoa-short-linen = Li
genoa-short-salt = Sa
genoa-short-pepper = Pi
genoa-short-any-start = Salida
genoa-short-further-action = +1 acción
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
genoa-turn-tower = { $who } guía la torre: { $space }
genoa-turn-action = { $who } actúa: { $space }
genoa-turn-markers = { $who } puede colocar marcadores.
genoa-turn-waiting = { $who } espera a { $waited }: { $space }
genoa-turn-offers = Ofertas antes de que { $who } mueva la torre: se espera a { $waited }
genoa-alt-offer = { $who } ofrece por { $space }: { $terms }.
genoa-alt-asks = { $who } pide por { $space }: { $terms }.
genoa-hand-empty = Sin cartas en mano.
genoa-hand-privileges = Privilegios hasta ahora: { $count } ducados
genoa-hand-limits = Precios permanentes: { $prices }
genoa-hand-plans = Decidido de antemano: { $plans }
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
genoa-kind = Regateo en torno a una torre que recorre la ciudad

## What a filled form says, before it is sent and after

genoa-offer-summary = Ofrecer { $ducats } ducados por { $space }
genoa-offer-several-summary = Ofrecer { $prices }; los demás edificios: { $others }; si consigues una acción: { $acts }
genoa-price-summary = Pedir { $ducats } ducados por { $space }
genoa-counter-summary = Pedir en su lugar { $ducats } ducados: { $offer }
genoa-limits-summary = { $ducats ->
    [0] Sin precio máximo para { $buildings }
   *[other] Pagar hasta { $ducats } ducados por { $buildings }
  }
genoa-deliver-summary = Entregar { $order } y tomar { $special }
