# Why: reasons for an answer in Oltre Mare

oltremare-why-silent = La partida no te espera, y ahora ningún trueque te haría ganar nada.
oltremare-why-go = Tienes { $count ->
    [one] una carta
   *[other] { $count } cartas
  } para una carga de { $load }, y nada de lo que se ofrece o se vende vale su precio.
oltremare-why-buy-needed = A tu carga le { $count ->
    [one] falta una carta
   *[other] faltan { $count } cartas
  }, y una carta cuesta { $price }. No la ves antes de pagar.
oltremare-why-buy-deck = Una carta por { $price } es barata y alarga series. No la ves antes de pagar.
oltremare-why-buy-pirates = Por { $price } consigues una carta, y tu pila pirata tiene una menos al final.
oltremare-why-swap = Lo que recibes ({ $good }) alarga una serie, y la carta que das no. Pero los demás ven qué reúnes.
oltremare-why-ask = La carta de otra persona cuesta menos que los { $price } que pide el banco.
oltremare-why-sell = Puedes prescindir de la carta. Da { $price } y quizá prestigio.
oltremare-why-accept = { $who } te da más de lo que te cuesta: { $terms }.
oltremare-why-accept-honour = { $who } te da más de lo que te cuesta ({ $terms }), y el trueque te da 1 de prestigio.
oltremare-why-counter = La oferta de { $who } es casi lo bastante buena. Con unos ducados más merece la pena, si se acepta.
oltremare-why-refuse = La oferta de { $who } te cuesta más de lo que da.
oltremare-why-wait = Tus ofertas están abiertas, y alguien aún puede decir que sí.
oltremare-why-stop = No es probable que llegue nada mejor, y todos te esperan.
oltremare-why-decline = Ninguna oferta abierta te da más de lo que cuesta.
oltremare-why-unable = No tienes lo que se pide, así que nadie tiene que esperar tu no.
oltremare-why-withdraw = Las cartas valen más en tu mano que en esta oferta.
oltremare-why-discard = Conservas { $count } × { $good }, una serie de { $ducats }. El resto es lo que menos necesitas, pero cuesta 1 ducado por carta al final.
oltremare-why-discard-all = No puedes conservar ninguna carta.
oltremare-why-play = Los iconos dan ahora { $ducats } y { $drawn ->
    [0] ninguna carta
    [one] una carta
   *[other] { $drawn } cartas
  }, y la carga alrededor de { $cargo } al final.
oltremare-why-play-robbed = Los iconos dan { $ducats } y { $drawn ->
    [0] ninguna carta
    [one] una carta
   *[other] { $drawn } cartas
  }, y la carga alrededor de { $cargo } al final. Eso vale { $count ->
    [one] la carta que toman los piratas.
   *[other] las { $count } cartas que toman los piratas.
  }
oltremare-why-load = En este orden la carga gana alrededor de { $cargo }. Con la carta de arriba podrás tener { $lions } cartas en tu próximo turno y jugarás { $load }.
oltremare-why-harbour = Un marcador cuenta al final y funciona hasta tu próxima parada: { $marker }.
oltremare-why-compass = Una brújula te lleva enseguida al marcador de cualquier otro puerto. Si la conservas, cuenta al final.
oltremare-why-empty = No hay ningún marcador a tu alcance.
oltremare-why-empty-loses = No hay ningún marcador a tu alcance, y el activo se pone boca abajo.
oltremare-why-stay = Ningún otro marcador te ayuda más que uno más al final.
