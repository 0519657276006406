# Why: reasons for an answer in Serenissima

serenissima-why-done = Esta galera no puede hacer nada mejor que quedarse donde está.
serenissima-why-load = { $ducats ->
    [0] Ahora ningún puerto paga por { $good }, pero llena tus propios almacenes.
    [one] Un cubo de { $good } da ahora hasta 1 ducado. Vende antes de que ocupen las casillas.
   *[other] Un cubo de { $good } da ahora hasta { $ducats } ducados. Vende antes de que ocupen las casillas.
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
    [0] gratis, pero llena tu almacén allí
    [one] por 1 ducado
   *[other] por { $ducats } ducados
  }. Cada zona que navegas cuesta un dado en combate.
serenissima-why-sail-land = { $port } es neutral y { $ducats ->
    [0] no da nada todavía, pero dará más con cada cubo
    [one] da 1 ducado en cada puntuación
   *[other] da { $ducats } ducados en cada puntuación
  }.
serenissima-why-sail-rival = { $port } { $count ->
    [one] lo defiende un solo marinero
   *[other] lo defienden { $count } marineros
  } de un rival: podrías luchar o vender allí.
serenissima-why-sail-home = En { $port } puedes cargar { $good }, y el primer cubo es gratis.
serenissima-why-sell-own = { $ducats ->
    [0] Ahora no da nada
    [one] Da 1 ducado ahora
   *[other] Da { $ducats } ducados ahora
  }, pero el puerto paga { $income ->
    [one] 1 ducado
   *[other] { $income } ducados
  } más en cada puntuación, mientras lo conserves.
serenissima-why-sell-neutral = { $ducats ->
    [0] Ahora no da nada
    [one] Da 1 ducado ahora
   *[other] Da { $ducats } ducados ahora
  }, y ningún rival gana con ello.
serenissima-why-sell-rival = { $ducats ->
    [0] Ahora no da nada
    [one] Da 1 ducado ahora
   *[other] Da { $ducats } ducados ahora
  }, pero el propietario del puerto recibe { $income ->
    [0] lo mismo que antes
    [one] 1 ducado más
   *[other] { $income } ducados más
  } en cada puntuación.
serenissima-why-attack = Tienes un { $chance } % de probabilidad de ganar y quitarle a un rival { $goods ->
    [0] una galera
    [one] una galera y un cubo
   *[other] una galera y { $goods } cubos
  }. Si pierdes, pierdes la tuya.
serenissima-why-storm = Tienes un { $chance } % de probabilidad de ganar, y el puerto { $ducats ->
    [0] no da nada todavía
    [one] da 1 ducado en cada puntuación
   *[other] da { $ducats } ducados en cada puntuación
  }. Si pierdes, pierdes la galera.
serenissima-why-land = { $port } { $ducats ->
    [0] no da nada todavía, salvo un almacén propio
    [one] da 1 ducado en cada puntuación
   *[other] da { $ducats } ducados en cada puntuación
  }; { $count ->
    [one] lo defiende un marinero
   *[other] lo defienden { $count } marineros
  }, y { $left ->
    [one] uno se queda a bordo.
   *[other] { $left } se quedan a bordo.
  }
serenissima-why-land-last = { $port } { $ducats ->
    [0] no da nada todavía, salvo un almacén propio
    [one] da 1 ducado en cada puntuación
   *[other] da { $ducats } ducados en cada puntuación
  }. Eso vale la galera, que se hunde sin tripulación.
serenissima-why-crew = Con más marineros la galera { $galley } llega más lejos y lucha mejor. Uno se queda para defender el puerto.
serenissima-why-overboard = La plaza vale más que lo que la ocupa.
serenissima-why-exchange = La carga vale más en la galera que llega primero a su mercado.
serenissima-why-invest = Ningún viaje de esta galera da tanto como lo que { $ducats ->
    [one] compra un ducado
   *[other] compran { $ducats } ducados
  }. En esta ronda se queda donde está.
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
    [one] Con una galera puedes actuar
   *[other] Con { $count } galeras actúas más a menudo
  } en cada ronda que queda.
serenissima-why-fort = { $port } { $count ->
    [one] lo defiende un solo marinero
   *[other] lo defienden { $count } marineros
  }. Un fuerte dispara primero y encarece un ataque.
serenissima-why-basilica = Cuesta { $price } ducados y paga { $ducats } hasta el final, si conservas el puerto.
serenissima-why-enough = Nada más compensaría antes del final.
serenissima-why-start = Desde { $port } ({ $good }), { $count ->
    [0] la mayoría de los puertos quedan lejos, pero es el mejor que queda.
   *[other] hay muchos puertos cerca, y ahí es donde se vende y se desembarca antes.
  }
serenissima-why-number = Los números bajos, como el { $galley }, actúan pronto en la ronda y ocupan las mejores casillas de los almacenes.
serenissima-why-again = Tienes un { $chance } % de probabilidad de ganar si sigues. Si pierdes, pierdes la galera.
serenissima-why-stop = Tienes solo un { $chance } % de probabilidad de ganar si sigues. Si lo dejas, conservas la galera.
serenissima-why-leave = { $port } no vale los marineros que tendrían que quedarse.
serenissima-why-salvage = { $count ->
    [0] No hay sitio para lo que valdría la pena.
    [one] Un cubo gratis: no cabe más.
   *[other] { $count } cubos gratis: los más valiosos que caben.
  }
serenissima-why-close = Aún no comercia nadie. Sin { $port } no pierdes más que los demás, y otros puertos producen la misma mercancía.
serenissima-why-blockade-move = Pierde su viaje. Si te ataca, tu galera más débil allí se hunde con un { $chance } % de probabilidad.
serenissima-why-blockade-sale = No vende nada ni ocupa una buena casilla. Si te ataca, tu galera más débil allí se hunde con un { $chance } % de probabilidad.
serenissima-why-blockade-landing = No consigue el puerto. Si te ataca, tu galera más débil allí se hunde con un { $chance } % de probabilidad.
serenissima-why-let-go = Con { $theirs ->
    [one] un marinero
   *[other] { $theirs } marineros
  } puede contraatacar, y lo que hace aquí apenas te perjudica.
