# Why: reasons for an answer in Méditerranée

mediterranee-why-manning = Cada marinero hace avanzar una galera una zona. { $count ->
    [0] No queda nadie en la capital, así que vuelve pronto.
    [one] Uno se queda para defender la capital.
   *[other] { $count } se quedan para defender la capital.
  }
mediterranee-why-bid = Con { $ducats } ducados consigues un buen puesto en el orden de juego; quedan { $left } para mercancías y marineros.
mediterranee-why-bid-nothing = Ningún puesto de esta ronda merece una puja.
mediterranee-why-place-early = Jugando pronto, desembarcas y vendes antes que los demás. { $count ->
    [0] Las mejores casillas de los almacenes se llenan enseguida.
    [one] Hay un puerto sin guarnición.
   *[other] Hay { $count } puertos sin guarnición.
  }
mediterranee-why-place-late = Jugando tarde, ves lo que hacen los demás y nadie puede contraatacar.
mediterranee-why-price-most = Nadie tiene que comprar, pero más no puedes sacar.
mediterranee-why-price-price = A un precio más bajo vendes más, y cada ficha te da dinero al momento.
mediterranee-why-price-tariff = Con un precio fijo nadie tiene que volver a esperarte.
mediterranee-why-haggle-yes = { $price } ducados ahora son mejores que { $ask } que quizá nunca lleguen.
mediterranee-why-haggle-no = { $price } ducados es muy poco. Si mantienes { $ask }, como mucho pierdes esta venta.
mediterranee-why-trade-counter = Por { $price } ducados ganarías unos { $gain }. Lo peor que puede pasar es un rechazo.
mediterranee-why-deal-yes = A los precios actuales ganas unos { $gain } ducados, y quizá la otra parte también gane.
mediterranee-why-deal-no = A los precios actuales te da { $gain } ducados: muy poco para lo que gana un rival.
mediterranee-why-stow = Se vende mejor donde puede llegar esta galera ({ $goods }){ $count ->
    [0] {""}, y no se pierde nada.
    [one] ; puede perderse una ficha.
   *[other] ; pueden perderse { $count } fichas.
  }
mediterranee-why-sail-done = Tus galeras están donde más rinden o donde protegen algo.
mediterranee-why-settle = Lo que planifiques ahora no se te volverá a preguntar en esta ronda.
mediterranee-why-passage-needed = { $why } Pero alguien en el camino tiene que dejarte pasar.
mediterranee-why-sea = { CAPITAL(FORM($zone, "the")) } está de camino adonde se vende tu carga, y allí no hay nadie más fuerte.
mediterranee-why-sail-sell = Tu carga vale unos { $ducats } ducados en { $port }, si nadie llena antes el almacén.
mediterranee-why-sail-land = { $port } no tiene guarnición: quien desembarque primero se lleva { $points ->
    [one] su punto
   *[other] sus { $points } puntos
  }.
mediterranee-why-sail-foe = { $port } { $count ->
    [0] no lo defiende nadie
    [one] lo defiende un solo marinero
   *[other] lo defienden { $count } marineros
  }: puedes atacarlo o vender allí.
mediterranee-why-sail-guard = Un enemigo con { $count ->
    [one] un marinero
   *[other] { $count } marineros
  } puede llegar a { $port } en un movimiento. Alguien tiene que defenderlo.
mediterranee-why-sail-load = En { $port } puedes cargar { $good } para tu próximo viaje.
mediterranee-why-passage-yes = Con { $count ->
    [one] un marinero
   *[other] { $count } marineros
  } no es un peligro para tus puertos cercanos, y quizá un día te dejen pasar.
mediterranee-why-passage-no = Con { $count ->
    [one] un marinero
   *[other] { $count } marineros
  } podría tomar uno de tus puertos cercanos.
mediterranee-why-peace = Ningún ataque vale los marineros que costaría.
mediterranee-why-attack = De media matas a { $kills ->
    [one] un marinero
   *[other] { $kills } marineros
  } y pierdes { $loses }. { $count ->
    [0] No lleva mercancías, pero podrías ganar la propia galera.
    [one] Lleva una ficha de mercancía.
   *[other] Lleva { $count } fichas de mercancía.
  }
mediterranee-why-storm = De media matas a { $count ->
    [one] su único marinero
   *[other] { $kills } de sus { $count } marineros
  } y pierdes { $loses }. El puerto vale { $points ->
    [one] un punto
   *[other] { $points } puntos
  } al final.
mediterranee-why-capture = Consigues una galera que vale { $price } ducados con su carga ({ $goods }); { $count ->
    [0] a cambio renuncias a la tuya.
    [one] en la tuya se queda un marinero.
   *[other] en la tuya se quedan { $count } marineros.
  }
mediterranee-why-sink = Con { $count ->
    [one] un marinero
   *[other] { $count } marineros
  } no puedes tripular las dos galeras. De su carga te quedas lo que quepa.
mediterranee-why-land = El puerto vale { $points ->
    [one] un punto
   *[other] { $points } puntos
  } al final; { $count ->
    [0] ningún enemigo puede llegar en un movimiento.
    [one] un enemigo con un marinero puede llegar en un movimiento.
   *[other] un enemigo con { $count } marineros puede llegar en un movimiento.
  }
mediterranee-why-land-sinks = El puerto vale { $points ->
    [one] un punto
   *[other] { $points } puntos
  } al final. Compensa perder la galera, que se hunde sin tripulación ({ FORM($galley, "the") }).
mediterranee-why-land-done = Los marineros sirven más a bordo que en un puerto que no podrías defender.
mediterranee-why-sell-all = Todo se convierte en dinero ahora, antes de que otros llenen los almacenes.
mediterranee-why-sell-nothing = Lo que queda se vende mejor en otra parte, o ayudaría a un rival más que a ti.
mediterranee-why-sell-own = Paga { $ducats } ducados, y { $free ->
    [0] tu almacén queda lleno: vale más al final.
    [one] a tu almacén le falta una ficha para estar lleno.
   *[other] a tu almacén le faltan { $free } fichas para estar lleno.
  }
mediterranee-why-sell-free = Paga { $ducats } ducados, y ningún rival gana con ello.
mediterranee-why-sell-rival = Paga { $ducats } ducados al momento, pero llena el almacén de { $who }.
mediterranee-why-market-done = Nada de lo que puedes comprar o construir aquí recuperaría su precio.
mediterranee-why-buy = Cuesta { $price } ducados, y por { $good } deberías sacar unos { $worth }, si nadie vende antes allí.
mediterranee-why-buy-dear = Cuesta { $price } ducados, y por { $good } quizá saques solo { $worth }, pero llena un almacén.
mediterranee-why-enquire = Tal como están los almacenes, por { $good } deberías sacar unos { $worth } ducados. Preguntar no cuesta nada.
mediterranee-why-recruit = { $count ->
    [one] Un marinero cuesta
   *[other] { $count } marineros cuestan
  } { $price } ducados: con más tripulación tus galeras llegan más lejos y luchan mejor.
mediterranee-why-recruit-ashore = { $count ->
    [one] Un marinero cuesta
   *[other] { $count } marineros cuestan
  } { $price } ducados; { $threat ->
    [0] nadie amenaza aún { $port }, pero sus defensas son débiles.
    [one] un enemigo con un marinero puede llegar a { $port } en un movimiento.
   *[other] un enemigo con { $threat } marineros puede llegar a { $port } en un movimiento.
  }
mediterranee-why-crew = Cada marinero hace avanzar una galera una zona: así ninguna se queda atrás.
mediterranee-why-crew-ashore = { $count ->
    [0] Nadie defiende { $port }
    [one] Un marinero defiende { $port }
   *[other] { $count } marineros defienden { $port }
  }, y { $threat ->
    [0] ningún enemigo puede llegar en un movimiento; los demás tripulan tus galeras.
    [one] un enemigo con un marinero puede llegar en un movimiento.
   *[other] un enemigo con { $threat } marineros puede llegar en un movimiento.
  }
mediterranee-why-cargo = Cada mercancía vale más en la galera que puede llegar a su mercado.
mediterranee-why-galley = Cuesta { $price } ducados y { $turns ->
    [0] no le quedan rondas para recuperarlos, pero puede defender o desembarcar.
    [one] le queda una ronda para recuperarlos.
   *[other] le quedan { $turns } rondas para recuperarlos.
  }
mediterranee-why-fort = { $price } ducados por un fuerte en { $port }: { $threat ->
    [0] nadie lo amenaza aún, pero luego será tarde.
    [one] un enemigo con un marinero puede llegar en un movimiento.
   *[other] un enemigo con { $threat } marineros puede llegar en un movimiento.
  }
mediterranee-why-swap = Cada parte lleva lo que más necesita la otra: { $who } también gana.
mediterranee-why-propose-sell = { $who } saca más por ello que tú, y tú recibes { $price ->
    [0] las gracias
   *[other] { $price } ducados sin viaje
  }.
mediterranee-why-propose-buy = Vale más { $price ->
    [0] para ti
   *[other] de { $price } ducados allí adonde navegas
  }, y { $who } no tiene mejor mercado.
mediterranee-why-discard = El sitio vale más que lo que lo ocupa.
mediterranee-why-dismiss = La galera cuesta más de lo que aún puede { $count ->
    [0] dar.
    [one] dar; se pierde una ficha de carga.
   *[other] dar; se pierden { $count } fichas de carga.
  }
mediterranee-why-tariff = Con { $ask } ducados por { $good }, y no menos de { $floor }, nadie tiene que esperarte para comprar.
mediterranee-why-ask-me = Ves quién compra antes de decir un precio, pero tienen que esperarte.
