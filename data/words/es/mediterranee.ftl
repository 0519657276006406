# Méditerranée (1996).

# What the game is called here; its printed title is in the code.
mediterranee-name = Méditerranée
mediterranee-goal = Al final gana quien tenga más puntos de prosperidad.

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
mediterranee-place = { PLACE($name) }
mediterranee-galley = Galera { $number }
    .the = la galera { $number }
mediterranee-galley-at = Galera { $number }, { $zone }
    .the = la galera { $number } ({ $zone })
mediterranee-galley-of = Galera { $number } de { $who }
    .the = la galera { $number } de { $who }
mediterranee-garrison = Guarnición
mediterranee-hired = Nuevos marineros
mediterranee-ducats = { $amount } ducados
mediterranee-ducats-each = { $amount } ducados por ficha
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
mediterranee-option-money-hidden = Ocultos (regla impresa)
mediterranee-option-money-open = A la vista
mediterranee-option-pairing = Naciones para dos jugadores
mediterranee-option-pairing-venice-genoa = Venecia y Génova (histórico)
mediterranee-option-pairing-spain-turkey = España y Turquía

## Set-up and auction
mediterranee-ask-manning = Reparte tus { $count } marineros.
mediterranee-manned = { $garrison ->
    [0] { $who } reparte sus marineros: { $crews } en las galeras, ninguno en la capital.
   *[other] { $who } reparte sus marineros: { $crews } en las galeras, { $garrison } en la capital.
  }
mediterranee-turn = Ronda { $turn } de { $turns }: pujas por el orden de juego.
mediterranee-ask-bid = Puja por el orden de la ronda { $turn }.
mediterranee-fact-bid = Pagan todos, y quien más puja elige primero. También puedes indicar ya los puestos que prefieres.
mediterranee-part-bid = Puja
mediterranee-part-places = Puestos preferidos, el mejor primero
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
mediterranee-order = Orden de juego: { $order }.

## Market
mediterranee-ask-market = Compra, construye y negocia.
mediterranee-act-buy = Comprar mercancías
mediterranee-act-recruit = Reclutar marineros
mediterranee-act-crew = Mover marineros
mediterranee-act-cargo = Mover carga
mediterranee-act-galley = Construir una galera
mediterranee-act-fort = Construir un fuerte
mediterranee-act-trade = Proponer un trato
mediterranee-act-discard = Tirar carga
mediterranee-act-dismiss = Licenciar marineros
mediterranee-act-tariff = Fijar precios
mediterranee-act-done = Salir del mercado
mediterranee-blocked-buy = No puedes comprar: necesitas una galera con sitio en un puerto y dinero para mercancías que queden en la reserva.
mediterranee-blocked-recruit = No puedes reclutar. Cada puerto tuyo ofrece por ronda un marinero por mercancía almacenada, a { $price } ducados, mientras queden en la reserva.
mediterranee-blocked-crew = No tienes marineros que mover. Dos galeras tuyas (o una galera y tu puerto) deben estar en el mismo lugar, con sitio.
mediterranee-blocked-cargo = No tienes carga que mover. Dos galeras tuyas deben estar en la misma zona, con mercancías que mover o cambiar.
mediterranee-blocked-galley = No puedes construir una galera. Necesitas { $price } ducados, una galera en la reserva y un puerto tuyo con madera, hierro y un marinero. Una construcción por puerto y ronda.
mediterranee-blocked-fort = No puedes construir un fuerte. Necesitas { $price } ducados, un fuerte en la reserva y un puerto tuyo con madera y oro, pero sin fuerte. Una construcción por puerto y ronda.
mediterranee-blocked-trade = No hay con quién negociar: hace falta una galera ajena en la misma zona costera que una tuya, con mercancías y sitio.
mediterranee-blocked-trade-enough = Has propuesto { $count } tratos en este mercado. Es el límite.
mediterranee-blocked-discard = No llevas carga.
mediterranee-blocked-dismiss = Solo puedes licenciar marineros en un puerto que no sea tuyo, y uno debe quedarse a bordo.
mediterranee-blocked-tariff = No tienes ningún puerto.
mediterranee-blocked-money = No tienes tanto.
mediterranee-note-purse = tienes { $amount } ducados
mediterranee-note-price = { $price } ducados por ficha
mediterranee-note-recruits = { $count ->
    [one] { $count } marinero
   *[other] hasta { $count } marineros
  }
mediterranee-note-now = ahora { $count }
mediterranee-note-laden = { $cargo }
mediterranee-cargo-anew = { $zone }: volver a cargar todas las galeras
mediterranee-take = Aceptar el precio
mediterranee-offer = Hacer una contraoferta
mediterranee-enquire = Preguntar el precio
mediterranee-sell = Ofrecer mercancías
mediterranee-buy = Ofrecer dinero
mediterranee-swap = Ofrecer un trueque
mediterranee-part-give = Das
mediterranee-part-take = Recibes
mediterranee-part-terms = Dinero añadido
mediterranee-terms-even = Sin dinero
mediterranee-terms-pay = Pagas
mediterranee-terms-ask = Pides
mediterranee-part-goods = Mercancías
mediterranee-part-price = Precio total
mediterranee-part-ask = Precio por ficha (dentro del límite)
mediterranee-part-floor = Contraoferta mínima que aceptas
mediterranee-my-price = Un precio para todos
mediterranee-ask-me = Preguntarme siempre
mediterranee-ask-price = { $who } compra { $good } en { $port }: ¿tu precio?
mediterranee-price-most = Precio máximo
mediterranee-price-one = Otro precio
mediterranee-price-standing = Fijar un precio
mediterranee-quoted = { $who } pide { $price } ducados por ficha de { $good } en { $port }.
mediterranee-ask-haggle = ¿Aceptas { $price } ducados por ficha ({ $count } × { $good })?
mediterranee-fact-haggle = Le pedías { $ask } a { $who } en { $port }.
mediterranee-haggle-refused = { $who } rechaza la contraoferta de { $buyer }: { $price } ducados por ficha en { $port }.
mediterranee-haggle-agreed = { $who } acepta la contraoferta de { $buyer }: { $price } ducados por ficha en { $port }.
mediterranee-bought = { $who } compra { $cargo } en { $port } por { $ducats } ducados ({ FORM($galley, "the") }).
mediterranee-recruited = { $count ->
    [one] { $who } recluta { $count } marinero en { $port }.
   *[other] { $who } recluta { $count } marineros en { $port }.
  }
mediterranee-crewed = { $who } mueve marineros en { FORM($zone, "the") }.
mediterranee-moved-cargo = { $who } mueve { $cargo } de { FORM($source, "the") } a { FORM($target, "the") }.
mediterranee-reloaded = { $who } vuelve a cargar todas sus galeras en { FORM($zone, "the") }.
mediterranee-ask-stow = { $low ->
    [0] { $high ->
        [one] Carga { $high } mercancía en { FORM($galley, "the") }, o ninguna.
       *[other] Carga hasta { $high } mercancías en { FORM($galley, "the") }.
      }
   *[other] Carga de { $low } a { $high } mercancías en { FORM($galley, "the") }.
  }
mediterranee-ask-stow-exactly = { $high ->
    [one] Carga { $high } mercancía en { FORM($galley, "the") }.
   *[other] Carga { $high } mercancías en { FORM($galley, "the") }.
  }
mediterranee-stow-next = El resto irá a { FORM($galley, "the") }.
mediterranee-stow-lost = El resto se pierde.
mediterranee-thrown = { $who } no tiene sitio y pierde { $cargo }.
mediterranee-built-galley = { $sailors ->
    [one] { $who } construye { FORM($galley, "the") } en { $port } con { $sailors } marinero.
   *[other] { $who } construye { FORM($galley, "the") } en { $port } con { $sailors } marineros.
  }
mediterranee-built-fort = { $who } construye un fuerte en { $port }.
mediterranee-discarded = { $who } tira { $cargo } de { FORM($galley, "the") }.
mediterranee-dismissed = { $count ->
    [one] { $who } licencia a { $count } marinero de { FORM($galley, "the") }.
   *[other] { $who } licencia a { $count } marineros de { FORM($galley, "the") }.
  }
mediterranee-tariff = { $who } pide ahora { $price } ducados por ficha de { $good }.
mediterranee-tariff-high = { $who } pide ahora { $price } ducados por ficha de { $good } ({ $most } sin monopolio).
mediterranee-tariff-own = Ahora pides { $price } ducados por ficha de { $good } y aceptas contraofertas a partir de { $floor }.
mediterranee-tariff-dropped = { $who } dirá el precio a quien lo pregunte: { $good }.
mediterranee-trade-sell = { $who } ofrece a { $other } { $cargo } por { $price } ducados.
mediterranee-trade-sell-to-you = { $who } te ofrece { $cargo } por { $price } ducados.
mediterranee-trade-buy = { $who } ofrece a { $other } { $price } ducados por { $cargo }.
mediterranee-trade-buy-to-you = { $who } te ofrece { $price } ducados por { $cargo }.
mediterranee-ask-trade-buy = ¿Compras { $cargo } a { $who } por { $price } ducados?
mediterranee-ask-trade-sell = ¿Vendes { $cargo } a { $who } por { $price } ducados?
mediterranee-ask-trade-counter = { $who } propone { $price } ducados por { $cargo }. ¿Aceptas?
mediterranee-ask-trade-last = { $who } no se mueve de { $price } ducados por { $cargo }. ¿Aceptas de todos modos?
mediterranee-fact-trade = { $source } → { $target }
mediterranee-swap-even = { $who } propone un trueque a { $other }: { $give } por { $take }.
mediterranee-swap-even-to-you = { $who } te propone un trueque: { $give } por { $take }.
mediterranee-swap-pay = { $who } propone un trueque a { $other }: { $give } y { $price } ducados por { $take }.
mediterranee-swap-pay-to-you = { $who } te propone un trueque: { $give } y { $price } ducados por { $take }.
mediterranee-swap-ask = { $who } propone un trueque a { $other }: { $give } por { $take } y { $price } ducados.
mediterranee-swap-ask-to-you = { $who } te propone un trueque: { $give } por { $take } y { $price } ducados.
mediterranee-exchange-pay = Pagas { $price } ducados.
mediterranee-exchange-get = Recibes { $price } ducados.
mediterranee-ask-swap = ¿Cambias { $give } por { $take } con { $who }?
mediterranee-ask-swap-counter = { $who } quiere { $give } por { $take }. ¿Aceptas?
mediterranee-ask-swap-last = { $who } insiste: { $give } por { $take }. ¿Aceptas de todos modos?
mediterranee-fact-swap = { $source } y { $target }
mediterranee-accept = Aceptar
mediterranee-counter = Hacer una contraoferta
mediterranee-refuse = Rechazar
mediterranee-trade-countered = { $who } hace una contraoferta: { $price } ducados.
mediterranee-trade-counter-refused = { $who } rechaza { $price } ducados.
mediterranee-trade-refused = { $who } rechaza el trato con { $other }.
mediterranee-trade-refused-to-you = { $who } rechaza el trato contigo.
mediterranee-traded = { $seller } vende { $cargo } a { $buyer } por { $price } ducados.
mediterranee-swapped = { $price ->
    [0] { $seller } y { $buyer } cambian { $cargo } por { $back }.
   *[other] { $seller } da a { $buyer } { $cargo } a cambio de { $back } y { $price } ducados.
  }

## Sailing
mediterranee-ask-sail = Mueve una galera.
mediterranee-sail-done = Terminar la navegación
mediterranee-settle = Planificar el resto
mediterranee-settle-note = ataques, desembarcos y ventas por adelantado
mediterranee-settle-ask = Preguntarme
mediterranee-settle-attack = Ataques
mediterranee-settle-peace = No atacar en esta ronda
mediterranee-settle-landing = Desembarcos
mediterranee-settle-crews = Marineros que desembarcan si el puerto está entonces sin defensa
mediterranee-settle-sales = Ventas
mediterranee-settle-nothing = No vender nada
mediterranee-settled = Tu plan para esta ronda está guardado. Vale mientras tus tripulaciones no cambien. Si te atacan, o si una galera rival llega junto a las tuyas o a tu puerto, vuelves a elegir tus ataques.
mediterranee-settled-broken = Tus tripulaciones han cambiado: tu plan para esta ronda queda anulado.
mediterranee-peace-attacked = { $who } te ha atacado. Puedes volver a elegir tus ataques.
mediterranee-peace-joined = { CAPITAL(FORM($galley, "the")) } de { $who } ha llegado: { $zone }. Puedes volver a elegir tus ataques.
mediterranee-note-moves = { $count ->
    [one] { $count } zona, { $cargo }
   *[other] { $count } zonas, { $cargo }
  }
mediterranee-note-passage = hace falta permiso: { $zones }
mediterranee-sailed = { $who } lleva { FORM($galley, "the") } a { FORM($zone, "the") }.
mediterranee-ask-passage = ¿Dejas pasar a { FORM($galley, "the") } de { $who } por { FORM($zone, "the") }?
mediterranee-fact-passage = Si no, se detiene ahí.
mediterranee-passage-granted = { CAPITAL(FORM($galley, "the")) } puede atravesar { FORM($zone, "the") }.
mediterranee-passage-refused = Paso denegado por { $who } a { FORM($galley, "the") } en { FORM($zone, "the") }.

## Combat
mediterranee-ask-combat = Ataca, o no ataques a nadie.
mediterranee-combat-peace = No atacar a nadie
mediterranee-combat-done = Dejar de atacar
mediterranee-note-sailors = { $count ->
    [one] { $count } marinero
   *[other] { $count } marineros
  }
mediterranee-note-fort = { $count ->
    [one] { $count } marinero en un fuerte
   *[other] { $count } marineros en un fuerte
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
mediterranee-fought-to-you = { $who } te ataca: { FORM($attacker, "the") } saca { $die } y { $killed ->
    [0] no mata a nadie
    [one] mata a { $killed } marinero
   *[other] mata a { $killed } marineros
  }; { FORM($target, "the") } saca { $reply } y { $lost ->
    [0] no mata a nadie
    [one] mata a { $lost } marinero
   *[other] mata a { $lost } marineros
  }.
mediterranee-stormed = { $who } ataca { $port }, de { $other }: { FORM($attacker, "the") } saca { $die } y { $killed ->
    [0] no mata a nadie
    [one] mata a { $killed } marinero
   *[other] mata a { $killed } marineros
  }; la guarnición saca { $reply } y { $lost ->
    [0] no mata a nadie
    [one] mata a { $lost } marinero
   *[other] mata a { $lost } marineros
  }.
mediterranee-stormed-to-you = { $who } te ataca en { $port }: { FORM($attacker, "the") } saca { $die } y { $killed ->
    [0] no mata a nadie
    [one] mata a { $killed } marinero
   *[other] mata a { $killed } marineros
  }; la guarnición saca { $reply } y { $lost ->
    [0] no mata a nadie
    [one] mata a { $lost } marinero
   *[other] mata a { $lost } marineros
  }.
mediterranee-sunk = Se hunde { FORM($galley, "the") } de { $who }.
mediterranee-ask-spoils = Captura { FORM($galley, "the") } de { $who } o húndela.
mediterranee-fact-beaten = A bordo: { $cargo }. { $winner }: { $aboard }.
mediterranee-fact-spoils = Te quedas las mercancías que quepan. Si pasan todos a bordo, se hunde { FORM($winner, "the") }.
mediterranee-capture = Capturarla con marineros
mediterranee-sink = Hundirla
mediterranee-captured = { $who } captura { FORM($galley, "the") }.
mediterranee-captured-to-you = { $who } te ha quitado { FORM($galley, "the") }.

## Landing and sales
mediterranee-ask-land = Desembarca o sigue a bordo.
mediterranee-fact-land = Solo se toman puertos sin guarnición. Una galera sin marineros se hunde.
mediterranee-land-done = Terminar el desembarco
mediterranee-landed = { $count ->
    [one] { $who } toma { $port } con { $count } marinero.
   *[other] { $who } toma { $port } con { $count } marineros.
  }
mediterranee-landed-to-you = { $who } te ha quitado { $port }.
mediterranee-regarrisoned = { $count ->
    [one] { $who } vuelve a poner { $count } marinero en { $port }.
   *[other] { $who } vuelve a poner { $count } marineros en { $port }.
  }
mediterranee-ask-sell = Vende mercancías o consérvalas.
mediterranee-sell-everything = Vender todo
mediterranee-sell-whole-port = Vender por puerto
mediterranee-sell-done = Terminar las ventas
mediterranee-note-slots = { $count ->
    [one] paga { $slots }
   *[other] paga { $slots }, una tras otra
  }
mediterranee-note-bonus = mercado nuevo: { $ducats } extra
mediterranee-sold = { $who } vende { $cargo } en { $port } por { $ducats } ducados.
mediterranee-sold-new = { $who } abre un mercado nuevo en { $port }: { $cargo } por { $ducats } ducados (incluida una prima de { $bonus }).
mediterranee-income = { $who } recibe { $ducats } ducados de { $port }.
mediterranee-phase-over = Fin de la fase: { $phase }.
mediterranee-ended = Ha terminado la última de las { $turns } rondas.

## Standing orders
mediterranee-standing-bid = Mi puja y mis puestos en cada subasta
mediterranee-standing-place = El puesto que elijo
mediterranee-standing-price = Mi precio cuando alguien compra en mis puertos
mediterranee-standing-haggle = Aceptar contraofertas en mis puertos
mediterranee-standing-trade = Tratos que me ofrecen otros jugadores
mediterranee-standing-combat = Mis ataques
mediterranee-standing-sell = Mis ventas
mediterranee-standing-spoils = Qué hago con una galera que he vencido
mediterranee-standing-passage-venice = Dejar pasar a las galeras venecianas
mediterranee-standing-passage-genoa = Dejar pasar a las galeras genovesas
mediterranee-standing-passage-spain = Dejar pasar a las galeras españolas
mediterranee-standing-passage-turkey = Dejar pasar a las galeras turcas

## Score
mediterranee-score-capital = Capital propia
mediterranee-score-treasury = Tesoro
mediterranee-score-ports = Puertos aún no llenos
mediterranee-score-small = Puertos pequeños llenos
mediterranee-score-medium = Puertos medianos llenos
mediterranee-score-great = Capitales llenas
mediterranee-score-total = { $total ->
    [one] { $total } punto de prosperidad
   *[other] { $total } puntos de prosperidad
  }

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
mediterranee-board-box = en la reserva

## In words, for those who do not see the picture
mediterranee-say-more = { $count ->
    [one] y { $count } galera más
   *[other] y { $count } galeras más
  }
mediterranee-say-port = { $port }: guarnición { $garrison }. Almacén: { $cargo }.
mediterranee-say-neutral = Puerto neutral.
mediterranee-say-owner = Controlado por { $who } ({ $nation }).
mediterranee-say-produces = Produce { $good }.
mediterranee-say-stores = Almacén: { $cargo }.
mediterranee-say-pays = Paga después: { $pays }.
mediterranee-say-full = El almacén está lleno.
mediterranee-say-garrison = Guarnición: { $count }, sin fuerte.
mediterranee-say-walls = Guarnición: { $count }, en un fuerte.
mediterranee-say-empty = vacío
mediterranee-say-recruits = Marineros que puedes reclutar aquí en esta ronda: { $count }.
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
mediterranee-hand-recruits = reclutar { $count }
mediterranee-hand-price = pide { $price }

# What kind of game it is, on its card.
mediterranee-kind = Subastas, comercio y guerra entre cuatro potencias marítimas

mediterranee-buy-piece = Comprar 1 × { $good } (galera { $number })
mediterranee-buy-pieces = Comprar { $good } (galera { $number })
mediterranee-sell-all = Vender todo · { $ducats }
