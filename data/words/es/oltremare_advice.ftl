# Why: reasons for an answer in Oltre Mare

oltremare-why-silent = Nadie te espera, y ahora no hay ningún trueque con el que ganes algo.
oltremare-why-go = Tienes { $count ->
    [one] una carta
   *[other] { $count } cartas
  } para una carga de { $load }, y nada de lo que se ofrece o se vende vale su precio.
oltremare-why-buy-needed = A tu carga le { $count ->
    [one] falta una carta
   *[other] faltan { $count } cartas
  }, y una carta cuesta { $price }; no la ves antes de pagar.
oltremare-why-buy-deck = Una carta por { $price } es barata: alarga series, aunque no la ves antes de pagar.
oltremare-why-buy-pirates = Por { $price } consigues una carta, y al final hay una menos en tu pila pirata.
oltremare-why-swap = Lo que recibes ({ $good }) alarga una serie, y la carta que das no forma ninguna; la otra parte ve qué reúnes.
oltremare-why-ask = La carta de un socio cuesta menos que los { $price } que pide el banco.
oltremare-why-sell = Puedes prescindir de la carta, y da { $price } y quizá prestigio.
oltremare-why-accept = { $who } te da más de lo que te cuesta: { $terms }.
oltremare-why-accept-honour = { $who } te da más de lo que te cuesta ({ $terms }), y el trueque te da un punto de prestigio.
oltremare-why-counter = Lo que ofrece { $who } es casi suficiente: unos ducados más y merece la pena, si acepta.
oltremare-why-refuse = Lo que ofrece { $who } te cuesta más de lo que da.
oltremare-why-wait = Tus ofertas están en pie; aquellos a quienes preguntaste aún pueden decir que sí.
oltremare-why-stop = No es probable que llegue nada mejor, y todos te esperan.
oltremare-why-decline = Ninguna oferta en pie te da más de lo que cuesta.
oltremare-why-unable = No tienes lo que se pide; nadie tiene que esperar tu no.
oltremare-why-withdraw = Las cartas valen más en tu mano que en esta oferta.
oltremare-why-discard = Conservas { $count } × { $good }, una serie de { $ducats }; lo que se va es lo que menos falta hace, pero al final te cuesta un ducado en la pila pirata.
oltremare-why-discard-all = Nada puede quedarse en tu mano.
oltremare-why-play = Los iconos dan { $ducats } y { $drawn ->
    [0] ninguna carta
    [one] una carta
   *[other] { $drawn } cartas
  } al instante, y la carga alrededor de { $cargo } al final.
oltremare-why-play-robbed = Los iconos dan { $ducats } y { $drawn ->
    [0] ninguna carta
    [one] una carta
   *[other] { $drawn } cartas
  }, la carga alrededor de { $cargo } al final; eso vale { $count ->
    [one] la carta que toman los piratas.
   *[other] las { $count } cartas que toman los piratas.
  }
oltremare-why-load = En este orden la carga gana alrededor de { $cargo }; la carta de arriba permite { $lions } cartas en mano y una carga de { $load } en tu próximo turno.
oltremare-why-harbour = Un marcador cuenta al final y funciona hasta tu próxima parada: { $marker }.
oltremare-why-compass = Una brújula te lleva enseguida hasta el marcador de cualquier otro puerto; si la conservas, cuenta al final.
oltremare-why-empty = No hay ningún marcador a tu alcance.
oltremare-why-empty-loses = No hay ningún marcador a tu alcance; el activo se pone boca abajo.
oltremare-why-stay = Ningún otro marcador te serviría mejor que uno más que cuenta al final.
