# Why: reasons for an answer in Méditerranée

mediterranee-why-manning = Una galera llega tan lejos como marineros tiene; { $count ->
    [0] no queda nadie para guardar la capital, así que vuelve pronto.
    [one] uno se queda para guardar la capital.
   *[other] { $count } se quedan para guardar la capital.
  }
mediterranee-why-bid = { $ducats } ducados compran la elección de tu puesto en la ronda; quedan { $left } para mercancías y tripulaciones.
mediterranee-why-bid-nothing = Ningún puesto de esta ronda vale dinero para ti.
mediterranee-why-place-early = Quien va pronto desembarca y vende primero: { $count ->
    [0] las mejores casillas de los almacenes se llenan antes.
    [one] hay un puerto sin guarnición.
   *[other] hay { $count } puertos sin guarnición.
  }
mediterranee-why-place-late = Quien va tarde ve lo que hacen los demás, y nadie puede responder al último golpe.
mediterranee-why-price-most = No tienen que comprar a este precio, pero si lo hacen es lo máximo que puedes sacar.
mediterranee-why-price-price = Un precio más bajo vende más, y cada ficha que se llevan te deja dinero al instante.
mediterranee-why-price-tariff = Con un precio fijo nadie tiene que volver a esperar tu respuesta.
mediterranee-why-haggle-yes = { $price } ducados ahora son mejores que los { $ask } que quizá nunca paguen.
mediterranee-why-haggle-no = { $price } ducados son muy pocos: mantener los { $ask } te cuesta a lo sumo esta venta.
mediterranee-why-trade-counter = Por { $price } ducados ganarías unos { $gain }; lo peor que puede pasar es que lo rechacen.
mediterranee-why-deal-yes = Por lo que valen las mercancías ganas unos { $gain } ducados; quizá la otra parte también gane.
mediterranee-why-deal-no = Por lo que valen las mercancías te daría { $gain } ducados: muy poco para lo que da a un rival.
mediterranee-why-stow = Vale más donde puede llegar esta galera ({ $goods }){ $count ->
    [0] {""}, y no sobra nada.
    [one] ; puede perderse una ficha.
   *[other] ; pueden perderse { $count } fichas.
  }
mediterranee-why-sail-done = Tus galeras están donde más ganan, o donde guardan algo.
mediterranee-why-settle = Lo que decides ahora se hace sin volver a preguntarte en esta ronda.
mediterranee-why-passage-needed = { $why } Pero alguien tiene que dejarte pasar por el camino.
mediterranee-why-sea = { $zone } está de camino adonde se vende tu carga, y allí no hay nadie más fuerte.
mediterranee-why-sail-sell = Lo que llevas vale unos { $ducats } ducados en { $port }, si nadie llena antes el almacén.
mediterranee-why-sail-land = { $port } no tiene guarnición: quien desembarque primero se lleva { $points ->
    [one] su punto
   *[other] sus { $points } puntos
  }.
mediterranee-why-sail-foe = { $port } { $count ->
    [0] no lo guarda nadie
    [one] lo guarda un solo marinero
   *[other] lo guardan { $count } marineros
  }: se puede asaltar o venderle algo.
mediterranee-why-sail-guard = Un enemigo con { $count ->
    [one] un marinero
   *[other] { $count } marineros
  } puede llegar a { $port } en un movimiento: tiene que haber alguien allí.
mediterranee-why-sail-load = En { $port } hay { $good } para tu próximo viaje.
mediterranee-why-passage-yes = { $count ->
    [one] Su único marinero no es
   *[other] Sus { $count } marineros no son
  } un peligro para tus puertos cercanos, y quizá un día te dejen pasar.
mediterranee-why-passage-no = Con { $count ->
    [one] un marinero
   *[other] { $count } marineros
  } podría tomar uno de tus puertos cercanos.
mediterranee-why-peace = Ningún ataque promete más de lo que cuesta en marineros.
mediterranee-why-attack = De media eliminas { $kills ->
    [one] un marinero
   *[other] { $kills } marineros
  } y pierdes { $loses }; a bordo { $count ->
    [0] no hay mercancías, pero sí la propia galera.
    [one] hay una ficha que tomar.
   *[other] hay { $count } fichas que tomar.
  }
mediterranee-why-storm = De media eliminas { $count ->
    [one] a su único marinero
   *[other] { $kills } de sus { $count } marineros
  } y pierdes { $loses }; el puerto cuenta { $points ->
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
  } no puedes tripular las dos; su carga es tuya en la medida en que quepa.
mediterranee-why-land = El puerto cuenta { $points ->
    [one] un punto
   *[other] { $points } puntos
  } al final; { $count ->
    [0] ningún enemigo puede llegar en un movimiento.
    [one] un enemigo con un marinero puede llegar en un movimiento.
   *[other] un enemigo con { $count } marineros puede llegar en un movimiento.
  }
mediterranee-why-land-sinks = El puerto cuenta { $points ->
    [one] un punto
   *[other] { $points } puntos
  } al final, lo que vale la galera que se hunde sin tripulación ({ $galley }).
mediterranee-why-land-done = Los marineros a bordo valen ahora más que otro puerto que no podrías guardar.
mediterranee-why-sell-all = Todo se convierte en dinero ahora, antes de que otros llenen los almacenes.
mediterranee-why-sell-nothing = Lo que queda se vende mejor en otra parte, o ayudaría a un rival más que a ti.
mediterranee-why-sell-own = Paga { $ducats } ducados, y { $free ->
    [0] tu almacén queda lleno: cuenta más al final.
    [one] a tu almacén le falta una ficha para estar lleno.
   *[other] a tu almacén le faltan { $free } fichas para estar lleno.
  }
mediterranee-why-sell-free = Paga { $ducats } ducados, y ningún rival gana con ello.
mediterranee-why-sell-rival = Paga { $ducats } ducados al instante; pero con ello se llena más el almacén de { $who }.
mediterranee-why-market-done = Nada de lo que se puede comprar o construir aquí recuperaría su precio.
mediterranee-why-buy = Cuesta { $price } ducados, y por { $good } deberías sacar unos { $worth }, si nadie vende antes allí.
mediterranee-why-buy-dear = Cuesta { $price } ducados, y por { $good } quizá no saques más de { $worth }; pero llena un almacén.
mediterranee-why-enquire = Tal como están los almacenes, por { $good } deberías sacar unos { $worth } ducados; preguntar el precio no cuesta nada.
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
mediterranee-why-crew = Cada galera llega tan lejos como su tripulación: así ninguna se queda atrás.
mediterranee-why-crew-ashore = { $count ->
    [0] Nadie guarda { $port }
    [one] Un marinero guarda { $port }
   *[other] { $count } marineros guardan { $port }
  }, y { $threat ->
    [0] ningún enemigo puede llegar en un movimiento; los demás tripulan tus galeras.
    [one] un enemigo con un marinero puede llegar en un movimiento.
   *[other] un enemigo con { $threat } marineros puede llegar en un movimiento.
  }
mediterranee-why-cargo = Cada mercancía vale más en la galera que llega a su mercado.
mediterranee-why-galley = Cuesta { $price } ducados y { $turns ->
    [0] no le queda ninguna ronda para ganarlos; guarda o desembarca.
    [one] le queda una ronda para ganarlos.
   *[other] le quedan { $turns } rondas para ganarlos.
  }
mediterranee-why-fort = { $price } ducados por murallas en { $port }: { $threat ->
    [0] nadie lo amenaza aún, y cuando lo hagan será tarde.
    [one] un enemigo con un marinero puede llegar en un movimiento.
   *[other] un enemigo con { $threat } marineros puede llegar en un movimiento.
  }
mediterranee-why-swap = Cada parte lleva lo que vale más para la otra; { $who } también gana con ello.
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
mediterranee-why-tariff = Con { $ask } ducados por { $good }, y no menos de { $floor }, los compradores no tienen que esperarte.
mediterranee-why-ask-me = Ves quién compra antes de decir un precio; pero tienen que esperarlo.
