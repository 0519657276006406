# Why: reasons for an answer in Genoa

genoa-why-silent = La partida no te espera, y ningún edificio a tu alcance vale su precio para ti.
genoa-why-tower-waits = Los demás aún están haciendo ofertas, y solo pueden ayudarte.
genoa-why-take = Con tus cartas, { $space } vale para ti unos { $worth }, y pagarías unos { $paid }.
genoa-why-offer = Con tus cartas, { $space } vale para ti unos { $worth }. Por { $paid } sales ganando y aún puedes subir.
genoa-why-offers = { $count ->
    [one] Una oferta ahora ahorra otra pregunta.
   *[other] { $count } ofertas a la vez ahorran más preguntas.
  } { $why }
genoa-why-dear = Por { $paid } sacas solo unos { $worth } de { $space }, pero los demás no sacan nada.
genoa-why-street = Por { $paid } la torre viene hacia ti ({ $space }). Un mensaje o un marcador puede valerlo.
genoa-why-refuse = El precio supera lo que te daría la acción.
genoa-why-decline = Ningún edificio a tu alcance te daría más de lo que cuesta. Los ducados que conservas cuentan al final.
genoa-why-listen = Si oyes antes las demás ofertas, no pagas de más. Pero la torre puede irse a otra parte.
genoa-why-bundle = Con tus cartas, { $space } vale para ti unos { $worth }, y tienes bienes que necesitas menos.
genoa-why-bundle-street = Cuesta poco, y la torre va adonde te sirve.
genoa-why-give-goods = La acción en { $space } te da unos { $worth }, más de lo que valen para ti estos bienes.
genoa-why-give-money = La acción en { $space } te da unos { $worth }, más de lo que pagas.
genoa-why-give-order = Pagas con lo que da el encargo. La acción en { $space } vale para ti unos { $worth }.
genoa-why-give-special = Lo paga la carta especial del encargo. La acción en { $space } vale para ti unos { $worth }.
genoa-why-withdraw = Las cosas han cambiado, y esta oferta te costaría ahora más de lo que da.
genoa-why-messages = { $ducats ->
    [0] En este turno no se ha entregado ningún mensaje tuyo.
   *[other] Los mensajes entregados te pagan { $ducats } ducados al instante.
  }
genoa-why-back = Con esta oferta no ganarías nada. Guárdala para una ocasión mejor.
genoa-why-limits = Con tus cartas, { $space } vale para ti unos { $worth }. Un precio máximo de { $paid } ofrece por ti mientras no estás.
genoa-why-at-once = La mayoría de tus acciones no hay que pensarlas, así nadie tiene que esperarte.
genoa-why-quiet = Tus precios máximos ofrecen por ti, y la partida sigue sin preguntar.
genoa-why-claims = No hay razón para guardar un mensaje entregado.
genoa-why-plan = Si lo planificas ahora, se hace en cuanto la acción sea tuya.
genoa-why-act = Tu acción en { $space } vale para ti unos { $worth }, más de lo que nadie paga por ella.
genoa-why-accept = La oferta da unos { $ducats }. Tu propia acción en { $space } daría { $own }, y la guardas para otro sitio.
genoa-why-accept-must = La torre no puede dejar { $space } hasta que la acción se use o se venda, y esta es la mejor oferta.
genoa-why-streets = Te pagan unos { $ducats } por un paso que no te cuesta nada más.
genoa-why-move-sell = Alguien paga unos { $ducats } por { $space }.
genoa-why-move-act = En { $space } tu propia acción vale unos { $worth }.
genoa-why-move = Pasando por { $space } se llega adonde la torre gana más.
genoa-why-end = Otro paso no da nada, y cada oferta abierta paga menos de lo que ganaría quien la hace.
genoa-why-name = Nadie ha ofrecido aún por { $space }. Pedir { $ducats } puede tentar a alguien, y un rechazo no te cuesta nada.
genoa-why-counter = Pedir { $ducats } en lugar de { $bid } no cuesta casi nada. Si lo rechazan, la oferta sigue abierta.
genoa-why-want = Lo que pides vale más para ti que para los demás, que solo pueden decir que no.
genoa-why-wait = Quienes aún no han respondido pueden ofrecer más.
genoa-why-lose-go = Lo que pierdes al seguir vale menos que el resto del camino.
genoa-why-lose-stay = Lo que perderías al seguir vale más que el resto del camino.
genoa-why-tower-bundle = Lo que pides vale para ti más que una acción que no usarías.
genoa-why-deliver = Paga { $ducats } y una carta especial al instante ({ $card }).
genoa-why-order = El encargo pequeño paga { $ducats } además de la acción.
genoa-why-privilege = Un privilegio más aumenta el valor de los tuyos en unos { $worth }.
genoa-why-collect = Lo que da este edificio vale para ti unos { $worth }.
genoa-why-cards = Estas cartas son las que menos necesitas. Las otras van con tus mercancías y privilegios.
genoa-why-ware-ordered = A uno de tus encargos grandes aún le falta { $ware }, que vale unos { $worth }.
genoa-why-ware = Uno más ({ $ware }) vale unos { $worth } para ti, más que cualquier otra mercancía.
genoa-why-exchange = Lo que recibes vale más para ti que lo que das.
genoa-why-building = Una segunda acción, en { $space }, vale para ti unos { $worth }.
genoa-why-done = Las demás cartas te servirán mejor más tarde.
genoa-why-markers = { $count ->
    [0] Otra persona pierde los ingresos y los 10 ducados del final.
    [one] Tu edificio te paga cada vez que lo usa otra persona, y otra vez al final.
   *[other] Tus { $count } edificios te pagan cada vez que los usa otra persona, y otra vez al final.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}Y otra persona pierde un edificio.
  }
genoa-why-pass = Ningún edificio libre junto a estas calles vale tus marcadores.
genoa-why-roll = Ninguna salida vale aún la carta. Puede decidir un turno posterior.
genoa-why-start = La acción en { $space } vale para ti unos { $worth }, y la carta te lleva allí con seguridad.
genoa-why-dear-nothing = Por { $paid } no sacas nada de { $space }, pero los demás tampoco se quedan con la acción.
genoa-why-limits-none = Con tus cartas, { $space } ya no vale un precio máximo.
genoa-why-accept-spare = La oferta da unos { $ducats }, y a ti la acción en { $space } no te sirve de nada.
genoa-why-nothing-better = Te da poco o nada, pero ninguna otra cosa da más.
