# Why: reasons for an answer in Serenissima

serenissima-why-done = Nada de lo que esta galera aún podría hacer vale más que quedarse donde está.
serenissima-why-load = { $ducats ->
    [0] Tal como están las cosas ningún puerto paga por { $good }, pero con ello crecen tus propios almacenes.
    [one] Tal como están los almacenes, un cubo de { $good } da hasta 1 ducado; quien vende primero ocupa las mejores plazas.
   *[other] Tal como están los almacenes, un cubo de { $good } da hasta { $ducats } ducados; quien vende primero ocupa las mejores plazas.
  }
serenissima-why-sea = Está de camino, y { $left ->
    [0] después la tripulación no puede ir más allá.
    [one] queda una zona por navegar.
   *[other] quedan { $left } zonas por navegar.
  }
serenissima-why-sail-sell = { $port } admite { $count ->
    [one] uno de tus cubos
   *[other] { $count } de tus cubos
  } { $ducats ->
    [0] gratis, pero allí crece tu almacén
    [one] por 1 ducado
   *[other] por { $ducats } ducados
  }; por el camino pierdes dados para un combate.
serenissima-why-sail-land = { $port } no es de nadie y { $ducats ->
    [0] no da nada todavía, pero dará más con cada cubo
    [one] da 1 ducado en cada puntuación
   *[other] da { $ducats } ducados en cada puntuación
  }.
serenissima-why-sail-rival = { $port } { $count ->
    [one] lo guarda un solo marinero
   *[other] lo guardan { $count } marineros
  } de un rival: se acerca un combate o una venta.
serenissima-why-sail-home = En { $port } hay { $good } que cargar, el primer cubo gratis.
serenissima-why-sell-own = { $ducats ->
    [0] Al instante no da nada
    [one] Da 1 ducado al instante
   *[other] Da { $ducats } ducados al instante
  }, pero el puerto paga { $income ->
    [one] 1 ducado
   *[other] { $income } ducados
  } más en cada puntuación, mientras lo conserves.
serenissima-why-sell-neutral = { $ducats ->
    [0] Al instante no da nada
    [one] Da 1 ducado al instante
   *[other] Da { $ducats } ducados al instante
  }, y ningún rival gana con ello.
serenissima-why-sell-rival = { $ducats ->
    [0] Al instante no da nada
    [one] Da 1 ducado al instante
   *[other] Da { $ducats } ducados al instante
  }; el propietario del puerto recibe { $income ->
    [0] lo mismo que antes
    [one] 1 ducado más
   *[other] { $income } ducados más
  } en cada puntuación.
serenissima-why-attack = El combate se gana { $chance ->
    [one] una vez de cada 100
   *[other] { $chance } veces de cada 100
  }, y quita a un rival { $goods ->
    [0] una galera
    [one] una galera y un cubo
   *[other] una galera y { $goods } cubos
  }; si lo pierdes, cuesta la tuya.
serenissima-why-storm = El combate se gana { $chance ->
    [one] una vez
   *[other] { $chance } veces
  } de cada 100, y el puerto { $ducats ->
    [0] no da nada todavía
    [one] da 1 ducado en cada puntuación
   *[other] da { $ducats } ducados en cada puntuación
  }; si lo pierdes, te cuesta la galera.
serenissima-why-land = { $port } { $ducats ->
    [0] no da nada todavía, salvo un almacén propio
    [one] da 1 ducado en cada puntuación
   *[other] da { $ducats } ducados en cada puntuación
  }; { $count ->
    [one] lo guarda un marinero
   *[other] lo guardan { $count } marineros
  }, y { $left ->
    [one] uno se queda a bordo.
   *[other] { $left } se quedan a bordo.
  }
serenissima-why-land-last = { $port } { $ducats ->
    [0] no da nada todavía, salvo un almacén propio
    [one] da 1 ducado en cada puntuación
   *[other] da { $ducats } ducados en cada puntuación
  }; eso vale la galera, que se hunde sin tripulación.
serenissima-why-crew = Con más marineros la galera { $galley } llega más lejos y lucha mejor; en tierra queda uno que guarda el puerto por ahora.
serenissima-why-overboard = La plaza vale más que lo que la ocupa.
serenissima-why-exchange = La carga vale más en la galera que llega primero a su mercado.
serenissima-why-invest = Ningún viaje de esta galera da tanto como lo que { $ducats ->
    [one] compra un ducado
   *[other] compran { $ducats } ducados
  }; en esta ronda se queda donde está.
serenissima-why-recruit = { $count ->
    [one] Un marinero cuesta
   *[other] { $count } marineros cuestan
  } { $ducats ->
    [one] 1 ducado
   *[other] { $ducats } ducados
  }: { $ashore ->
    [0] una tripulación débil no puede con nadie.
   *[other] un puerto con una guarnición débil se toma con facilidad.
  }
serenissima-why-galley = { $count ->
    [one] Una galera te permite actuar
   *[other] Con { $count } galeras actúas más a menudo
  } en cada ronda que queda.
serenissima-why-fort = { $port } { $count ->
    [one] lo guarda un solo marinero
   *[other] lo guardan { $count } marineros
  }: un fuerte dispara primero y hace caro un asalto.
serenissima-why-basilica = Cuesta { $price } ducados y paga { $ducats } hasta el final, si conservas el puerto.
serenissima-why-enough = Lo demás que está en venta no se pagaría solo antes del final.
serenissima-why-start = Desde { $port }, que produce { $good }, { $count ->
    [0] la mayoría de los puertos quedan lejos, pero es lo mejor que queda.
   *[other] hay muchos puertos cerca, y en los cercanos se vende y se desembarca antes.
  }
serenissima-why-number = Número { $galley }: los números bajos actúan pronto en una ronda y ocupan las mejores plazas de los almacenes.
serenissima-why-again = Luchando hasta el final se gana { $chance ->
    [one] una vez de cada 100
   *[other] { $chance } veces de cada 100
  }; si lo pierdes, te cuesta la galera.
serenissima-why-stop = Luchando hasta el final se gana solo { $chance ->
    [one] una vez de cada 100
   *[other] { $chance } veces de cada 100
  }: quien lo deja conserva la galera.
serenissima-why-leave = { $port } no vale los marineros que tendrían que quedarse.
serenissima-why-salvage = { $count ->
    [0] No hay sitio para lo que valdría la pena.
    [one] Un cubo gratis: todo lo que cabe.
   *[other] { $count } cubos gratis: los más caros de lo que cabe.
  }
serenissima-why-close = Nadie comercia aún en ninguna parte: sin { $port } no pierdes más que los demás, y lo que produce viene de otros sitios.
serenissima-why-blockade-move = Pierde su viaje; si te ataca en respuesta, tu galera más débil allí se hunde { $chance ->
    [one] una vez de cada 100
   *[other] { $chance } veces de cada 100
  }.
serenissima-why-blockade-sale = No vende nada ni ocupa una buena plaza; si te ataca en respuesta, tu galera más débil allí se hunde { $chance ->
    [one] una vez de cada 100
   *[other] { $chance } veces de cada 100
  }.
serenissima-why-blockade-landing = No consigue el puerto; si te ataca en respuesta, tu galera más débil allí se hunde { $chance ->
    [one] una vez de cada 100
   *[other] { $chance } veces de cada 100
  }.
serenissima-why-let-go = Con { $theirs ->
    [one] un marinero
   *[other] { $theirs } marineros
  } puede responder con un combate, y lo que hace aquí te perjudica poco.
