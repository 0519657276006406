# Méditerranée (1996).

## Names
mediterranee-nation-venice = Venecia
mediterranee-nation-genoa = Génova
mediterranee-nation-spain = España
mediterranee-nation-turkey = Turquía
mediterranee-good-gem = joyas
mediterranee-good-gold = oro
mediterranee-good-spice = especias
mediterranee-good-wine = vino
mediterranee-good-cloth = telas
mediterranee-good-iron = hierro
mediterranee-good-wood = madera
mediterranee-short-gem = J
mediterranee-short-gold = O
mediterranee-short-spice = E
mediterranee-short-wine = V
mediterranee-short-cloth = T
mediterranee-short-iron = H
mediterranee-short-wood = M
mediterranee-place = { $name }
mediterranee-galley = Galera { $number }
    .the = la galera { $number }
mediterranee-galley-at = Galera { $number }, { $zone }
    .the = la galera { $number } ({ $zone })
mediterranee-galley-of = Galera { $number } de { $who }
    .the = la galera { $number } de { $who }
mediterranee-garrison = Guarnición
mediterranee-hired = Recién alistados
mediterranee-ducats = { $amount } ducados
mediterranee-ducats-each = { $amount } ducados cada una
mediterranee-count = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
  }
mediterranee-pieces = { $count ->
    [1] { $good }
   *[other] { $count } × { $good }
  }
mediterranee-no-cargo = sin carga
mediterranee-aboard = { $sailors ->
    [one] { $sailors } marinero, { $cargo }
   *[other] { $sailors } marineros, { $cargo }
  }
mediterranee-phase-0 = Reparto de marineros
mediterranee-phase-1 = Subasta
mediterranee-phase-2 = Mercado
mediterranee-phase-3 = Navegación
mediterranee-phase-4 = Combate
mediterranee-phase-5 = Desembarco
mediterranee-phase-6 = Ventas

## Variants
mediterranee-option-money = Tesoros
mediterranee-option-money-hidden = Ocultos (como en el reglamento)
mediterranee-option-money-open = A la vista
mediterranee-option-pairing = Naciones para dos jugadores
mediterranee-option-pairing-venice-genoa = Venecia y Génova (histórico)
mediterranee-option-pairing-spain-turkey = España y Turquía

## Set-up and auction
mediterranee-ask-manning = Reparte tus { $count } marineros entre tus dos galeras y tu capital.
mediterranee-manned = { $garrison ->
    [0] { $who } reparte sus marineros: { $crews } en las galeras, ninguno en la capital.
   *[other] { $who } reparte sus marineros: { $crews } en las galeras, { $garrison } en la capital.
  }
mediterranee-turn = Ronda { $turn } de { $turns }: pujas por el orden de juego.
mediterranee-ask-bid = Puja por tu puesto en la ronda { $turn } y di qué puestos prefieres, el mejor primero; si no dices ninguno, se te preguntará. Pagan todos; quien más puja elige primero.
mediterranee-part-bid = Puja
mediterranee-part-places = Puestos, el mejor primero
mediterranee-bid = { $bid ->
    [0] { $who } no puja nada.
   *[other] { $who } puja { $bid } ducados.
  }
mediterranee-diced = Decide el dado: { $order }.
mediterranee-throw = { $who } { $die }
mediterranee-throws = Decide el dado: { $throws }.
mediterranee-ask-place = Elige tu puesto en esta ronda.
mediterranee-place-1 = Primero (I)
mediterranee-place-2 = Segundo (II)
mediterranee-place-3 = Tercero (III)
mediterranee-place-4 = Cuarto (IV)
mediterranee-blocked-place = Ya lo ha elegido { $who }.
mediterranee-took-place = { $who } elige puesto: { $place }.
mediterranee-order = Orden de la ronda: { $order }.

## Market
mediterranee-ask-market = Comercia, construye, alista y carga, en el orden que quieras; luego termina tu mercado.
mediterranee-act-buy = Comprar mercancías
mediterranee-act-recruit = Alistar marineros
mediterranee-act-crew = Trasladar marineros
mediterranee-act-cargo = Trasladar carga
mediterranee-act-galley = Construir una galera
mediterranee-act-fort = Construir un fuerte
mediterranee-act-trade = Negociar con otro jugador
mediterranee-act-discard = Tirar carga
mediterranee-act-dismiss = Licenciar marineros
mediterranee-act-tariff = Fijar tus precios
mediterranee-act-done = Terminar tu mercado
mediterranee-blocked-buy = Ninguna galera tuya en un puerto tiene sitio para mercancías que queden en la caja y puedas pagar.
mediterranee-blocked-recruit = Solo se alistan marineros en tus puertos, cada ronda uno por mercancía almacenada en el puerto, a { $price } ducados cada uno, mientras queden en la caja.
mediterranee-blocked-crew = No hay ningún sitio donde dos galeras, o una galera y un puerto tuyos, tengan marineros que trasladar y lugar para ellos.
mediterranee-blocked-cargo = No hay ningún sitio donde dos galeras tuyas tengan mercancías que trasladar o cambiar.
mediterranee-blocked-galley = Una galera cuesta { $price } ducados: hace falta que quede una en la caja y un puerto tuyo con madera, hierro y un marinero que la tripule, donde no se haya construido nada en esta ronda.
mediterranee-blocked-fort = Un fuerte cuesta { $price } ducados: hace falta que quede uno en la caja y un puerto tuyo sin murallas, con madera y oro, donde no se haya construido nada en esta ronda.
mediterranee-blocked-trade = Ninguna galera de otro jugador comparte zona costera con las tuyas, con mercancías y sitio para negociar.
mediterranee-blocked-trade-enough = Has propuesto { $count } tratos en este mercado, y no se puede más.
mediterranee-blocked-discard = No llevas carga.
mediterranee-blocked-dismiss = Solo se licencian marineros en un puerto que no sea tuyo, y uno se queda a bordo.
mediterranee-blocked-tariff = No controlas ningún puerto.
mediterranee-blocked-money = No tienes tanto.
mediterranee-note-purse = tienes { $amount } ducados
mediterranee-note-price = { $good }, { $price } ducados la ficha
mediterranee-note-recruits = { $count ->
    [one] { $count } marinero
   *[other] hasta { $count } marineros
  }
mediterranee-note-now = ahora { $count }
mediterranee-cargo-anew = { $zone }: volver a cargar todas las galeras
mediterranee-take = Comprar al precio pedido
mediterranee-offer = Hacer una contraoferta, una sola vez
mediterranee-enquire = Preguntar el precio al propietario
mediterranee-sell = Ofrecer una venta
mediterranee-buy = Ofrecer una compra
mediterranee-swap = Ofrecer un trueque
mediterranee-part-give = Lo que das
mediterranee-part-take = Lo que recibes
mediterranee-part-terms = Dinero añadido
mediterranee-terms-even = Sin dinero de por medio.
mediterranee-terms-pay = Pagas
mediterranee-terms-ask = Pides
mediterranee-part-goods = Mercancías
mediterranee-part-price = Precio del conjunto
mediterranee-part-ask = Precio por ficha (dentro de lo permitido)
mediterranee-part-floor = Contraoferta mínima que aceptas
mediterranee-my-price = El mismo precio para todos
mediterranee-ask-me = Preguntarme cada vez
mediterranee-ask-price = { $who } quiere comprar { $good } en { $port }. Di tu precio por ficha.
mediterranee-price-most = El máximo permitido
mediterranee-price-one = Otro precio
mediterranee-price-standing = Un precio fijo, desde ahora
mediterranee-quoted = { $who } pide { $price } ducados por ficha de { $good } en { $port }.
mediterranee-ask-haggle = ¿Aceptas { $price } ducados por ficha en lugar de { $ask }? Los ofrece { $who } ({ $count } × { $good } en { $port }).
mediterranee-haggle-refused = { $who } rechaza los { $price } ducados por ficha de { $buyer } en { $port }.
mediterranee-haggle-agreed = { $who } acepta los { $price } ducados por ficha de { $buyer } en { $port }.
mediterranee-bought = { $who } compra { $cargo } en { $port } por { $ducats } ducados ({ $galley }).
mediterranee-recruited = { $count ->
    [one] { $who } alista { $count } marinero en { $port }.
   *[other] { $who } alista { $count } marineros en { $port }.
  }
mediterranee-crewed = { $who } traslada marineros en { FORM($zone, "sea") }.
mediterranee-moved-cargo = { $who } traslada { $cargo } de { FORM($source, "the") } a { FORM($target, "the") }.
mediterranee-reloaded = { $who } vuelve a cargar sus galeras en { FORM($zone, "sea") }.
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Carga { $high } mercancía en { FORM($galley, "the") }, o ninguna. { $rest }
       *[other] Carga hasta { $high } mercancías en { FORM($galley, "the") }. { $rest }
      }
   *[other] Carga de { $low } a { $high } mercancías en { FORM($galley, "the") }. { $rest }
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Carga { $high } mercancía en { FORM($galley, "the") }. { $rest }
   *[other] Carga { $high } mercancías en { FORM($galley, "the") }. { $rest }
  }
mediterranee-stow-next = El resto irá a { FORM($galley, "the") }.
mediterranee-stow-lost = El resto se pierde.
mediterranee-thrown = { $who } no tiene sitio y pierde { $cargo }.
mediterranee-built-galley = { $sailors ->
    [one] { $who } construye { FORM($galley, "the") } en { $port } con { $sailors } marinero.
   *[other] { $who } construye { FORM($galley, "the") } en { $port } con { $sailors } marineros.
  }
mediterranee-built-fort = { $who } fortifica { $port }.
mediterranee-discarded = { $who } tira { $cargo } de { FORM($galley, "the") }.
mediterranee-dismissed = { $count ->
    [one] { $who } licencia a { $count } marinero de { FORM($galley, "the") }.
   *[other] { $who } licencia a { $count } marineros de { FORM($galley, "the") }.
  }
mediterranee-tariff = { $who } pide desde ahora { $price } ducados por ficha de { $good }.
mediterranee-tariff-high = { $who } pide desde ahora { $price } ducados por ficha de { $good }, { $most } sin monopolio.
mediterranee-tariff-own = Desde ahora pides { $price } ducados por ficha de { $good } y aceptas contraofertas a partir de { $floor }.
mediterranee-tariff-dropped = { $who } dirá el precio cuando se le pregunte: { $good }.
mediterranee-trade-sell = { $who } ofrece a { $other } { $cargo } por { $price } ducados.
mediterranee-trade-buy = { $who } ofrece a { $other } { $price } ducados por { $cargo }.
mediterranee-ask-trade-buy = ¿Compras { $cargo } a { $who } por { $price } ducados? ({ $source } → { $target })
mediterranee-ask-trade-sell = ¿Vendes { $cargo } a { $who } por { $price } ducados? ({ $source } → { $target })
mediterranee-ask-trade-counter = { $who } responde: { $price } ducados por { $cargo }. ¿Aceptas? ({ $source } → { $target })
mediterranee-ask-trade-last = { $who } se mantiene en { $price } ducados por { $cargo }. ¿Aceptas a pesar de todo? ({ $source } → { $target })
mediterranee-swap-even = { $who } ofrece a { $other } { $give } a cambio de { $take }.
mediterranee-swap-pay = { $who } ofrece a { $other } { $give } y { $price } ducados a cambio de { $take }.
mediterranee-swap-ask = { $who } ofrece a { $other } { $give } a cambio de { $take } y { $price } ducados.
mediterranee-exchange-pay = Pagas { $price } ducados.
mediterranee-exchange-get = Recibes { $price } ducados.
mediterranee-ask-swap = { $who } propone un trueque: das { $give } y recibes { $take }. { $terms } ({ $source }, { $target })
mediterranee-ask-swap-counter = { $who } responde: das { $give } y recibes { $take }. { $terms } ¿Aceptas? ({ $source }, { $target })
mediterranee-ask-swap-last = { $who } mantiene su oferta: das { $give } y recibes { $take }. { $terms } ¿Aceptas a pesar de todo? ({ $source }, { $target })
mediterranee-accept = Aceptar
mediterranee-counter = Proponer otro precio
mediterranee-refuse = Rechazar
mediterranee-trade-countered = { $who } responde: { $price } ducados.
mediterranee-trade-counter-refused = { $who } rechaza { $price } ducados.
mediterranee-trade-refused = { $who } rechaza el trato con { $other }.
mediterranee-traded = { $seller } vende { $cargo } a { $buyer } por { $price } ducados.
mediterranee-swapped = { $price ->
    [0] { $seller } da a { $buyer } { $cargo } a cambio de { $back }.
   *[other] { $seller } da a { $buyer } { $cargo } a cambio de { $back } y { $price } ducados.
  }

## Sailing
mediterranee-ask-sail = Mueve una galera o termina tu navegación.
mediterranee-sail-done = Terminar la navegación
mediterranee-settle = Decidir ya el resto de tu ronda
mediterranee-settle-note = vale mientras tus tripulaciones no cambien; la paz acaba con un ataque o una llegada
mediterranee-settle-ask = Preguntarme
mediterranee-settle-attack = Ataques
mediterranee-settle-peace = No ataco a nadie en esta ronda
mediterranee-settle-landing = Desembarcos
mediterranee-settle-crews = Marineros que desembarcan si el puerto está entonces sin guarnición
mediterranee-settle-sales = Ventas
mediterranee-settle-nothing = No vender nada
mediterranee-settled = Has decidido el resto de tu ronda. Vale mientras tus tripulaciones no cambien; la paz también acaba si te atacan o si una galera ajena llega junto a las tuyas o a tu puerto.
mediterranee-settled-broken = Tus tripulaciones han cambiado: lo que habías decidido para esta ronda ya no vale.
mediterranee-peace-attacked = { $who } te ha atacado, así que se te preguntará a quién atacas.
mediterranee-peace-joined = { CAPITAL(FORM($galley, "the")) } de { $who } ha llegado: { $zone }. Se te preguntará a quién atacas.
mediterranee-note-moves = { $count ->
    [one] { $count } zona, { $cargo }
   *[other] { $count } zonas, { $cargo }
  }
mediterranee-note-passage = hay que pedir paso: { $zones }
mediterranee-sailed = { $who } lleva { FORM($galley, "the") } a { FORM($zone, "sea") }.
mediterranee-ask-passage = ¿Dejas pasar a { FORM($galley, "the") } de { $who } por { FORM($zone, "sea") }? Si no, se detiene ahí.
mediterranee-passage-granted = { CAPITAL(FORM($galley, "the")) } puede atravesar { FORM($zone, "sea") }.
mediterranee-passage-refused = { $who } detiene a { FORM($galley, "the") } en { FORM($zone, "sea") }.

## Combat
mediterranee-ask-combat = Ataca con una galera o mantén la paz.
mediterranee-combat-peace = No atacar a nadie
mediterranee-combat-done = No atacar más
mediterranee-note-sailors = { $count ->
    [one] { $count } marinero
   *[other] { $count } marineros
  }
mediterranee-note-fort = { $count ->
    [one] { $count } marinero tras las murallas
   *[other] { $count } marineros tras las murallas
  }
mediterranee-fought = { $who } ataca a { $other }: { FORM($attacker, "the") } saca { $die } y { $killed ->
    [0] no mata a nadie
    [one] mata a { $killed } marinero
   *[other] mata a { $killed } marineros
  }; { FORM($target, "the") } saca { $reply } y { $lost ->
    [0] no mata a nadie
    [one] mata a { $lost } marinero
   *[other] mata a { $lost } marineros
  }.
mediterranee-stormed = { $who } asalta { $port }, de { $other }: { FORM($attacker, "the") } saca { $die } y { $killed ->
    [0] no mata a nadie
    [one] mata a { $killed } marinero
   *[other] mata a { $killed } marineros
  }; la guarnición saca { $reply } y { $lost ->
    [0] no mata a nadie
    [one] mata a { $lost } marinero
   *[other] mata a { $lost } marineros
  }.
mediterranee-sunk = Se hunde { FORM($galley, "the") } de { $who }.
mediterranee-ask-spoils = Has vencido a { FORM($galley, "the") } de { $who } ({ $cargo }). Captúrala con marineros de { FORM($winner, "the") } ({ $aboard }) o húndela; tú repartes las mercancías de ambas. Si pasan todos a bordo, se hunde { FORM($winner, "the") }.
mediterranee-capture = Capturarla: marineros que pasan a bordo
mediterranee-sink = Hundirla y quedarte las mercancías
mediterranee-captured = { $who } captura { FORM($galley, "the") }.

## Landing and sales
mediterranee-ask-land = Desembarca marineros en un puerto sin guarnición o sigue a bordo. Una galera sin marineros se hunde.
mediterranee-land-done = Terminar el desembarco
mediterranee-landed = { $count ->
    [one] { $who } toma { $port } con { $count } marinero.
   *[other] { $who } toma { $port } con { $count } marineros.
  }
mediterranee-regarrisoned = { $count ->
    [one] { $who } vuelve a poner { $count } marinero en { $port }.
   *[other] { $who } vuelve a poner { $count } marineros en { $port }.
  }
mediterranee-ask-sell = Vende mercancías en un puerto o consérvalas.
mediterranee-sell-everything = Vender todo en todas partes
mediterranee-sell-whole-port = Vender todo en un puerto
mediterranee-sell-done = Terminar las ventas
mediterranee-note-slots = { $count ->
    [one] paga { $slots }
   *[other] ficha a ficha, paga { $slots }
  }
mediterranee-note-bonus = mercado nuevo: { $ducats } más
mediterranee-sold = { $who } vende { $cargo } en { $port } por { $ducats } ducados.
mediterranee-sold-new = { $who } abre un mercado nuevo en { $port }: { $cargo } por { $ducats } ducados ({ $bonus } de ellos como prima).
mediterranee-income = { $who } recibe { $ducats } ducados de { $port }.
mediterranee-phase-over = Fin de la fase: { $phase }.
mediterranee-ended = Ha terminado la última de las { $turns } rondas.

## Standing orders
mediterranee-standing-bid = Mi puja en cada subasta y los puestos que prefiero
mediterranee-standing-place = El puesto que elijo
mediterranee-standing-price = Mi precio cuando alguien compra en mis puertos
mediterranee-standing-haggle = Aceptar contraofertas en mis puertos
mediterranee-standing-trade = Tratos que me ofrecen otros jugadores
mediterranee-standing-combat = Mis ataques
mediterranee-standing-sell = Mis ventas
mediterranee-standing-spoils = Qué hago con una galera vencida
mediterranee-standing-passage-venice = Dejar pasar a las galeras venecianas
mediterranee-standing-passage-genoa = Dejar pasar a las galeras genovesas
mediterranee-standing-passage-spain = Dejar pasar a las galeras españolas
mediterranee-standing-passage-turkey = Dejar pasar a las galeras turcas

## Score
mediterranee-score-capital = Capital propia
mediterranee-score-treasury = Tesoro
mediterranee-score-ports = Puertos con sitio
mediterranee-score-small = Puertos pequeños llenos
mediterranee-score-medium = Puertos medianos llenos
mediterranee-score-great = Capitales llenas

## Board
mediterranee-board-over = La partida ha terminado
mediterranee-board-phase = Ronda { $turn } de { $turns } · { $phase }
mediterranee-board-at-work = Ronda { $turn } de { $turns } · { $phase } · { $who }
mediterranee-board-holdings = { $ports ->
    [one] { $ports } puerto
   *[other] { $ports } puertos
  }, { $galleys ->
    [one] { $galleys } galera
   *[other] { $galleys } galeras
  }
mediterranee-board-hidden = tesoro oculto · puja { $bid }
mediterranee-board-treasury = { $ducats } ducados · puja { $bid }
mediterranee-board-left = { $good }: { $count }
mediterranee-board-box = en la caja

## In words, for those who do not see the picture
mediterranee-say-more = { $count ->
    [one] y { $count } galera más
   *[other] y { $count } galeras más
  }
mediterranee-say-port = { $port }: guarnición { $garrison }, almacén: { $cargo }.
mediterranee-say-neutral = Puerto neutral.
mediterranee-say-owner = Controlado por { $who } ({ $nation }).
mediterranee-say-produces = Produce { $good }.
mediterranee-say-stores = Almacén: { $cargo }.
mediterranee-say-pays = Paga a continuación: { $pays }.
mediterranee-say-full = El almacén está lleno.
mediterranee-say-garrison = Guarnición: { $count }, sin murallas.
mediterranee-say-walls = Guarnición: { $count }, tras las murallas.
mediterranee-say-empty = vacío
mediterranee-say-recruits = Marineros que se pueden alistar en esta ronda: { $count }.
mediterranee-say-price = Precio por ficha: { $price }.
mediterranee-say-unpriced = a consultar
mediterranee-say-coast = Zona costera sin puerto.
mediterranee-say-open = Mar abierto: aquí no hay tratos entre jugadores.
mediterranee-say-port-water = Zona costera con puerto.
mediterranee-say-neighbours = Junto a: { $zones }.
mediterranee-say-cover = Una carta náutica del Mediterráneo con 23 puertos y las banderas de Venecia, Génova, España y Turquía.

## Own fleet
mediterranee-hand-title = Tu flota
mediterranee-hand-galleys = Galeras
mediterranee-hand-ports = Puertos
mediterranee-hand-free = caben { $count }
mediterranee-hand-recruits = alistar { $count }
mediterranee-hand-price = pide { $price }

# What kind of game it is, on its card.
mediterranee-kind = Subastas, comercio y guerra entre cuatro potencias marítimas
