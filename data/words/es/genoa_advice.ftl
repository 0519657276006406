# Why: reasons for an answer in Genoa

genoa-why-silent = Nadie te espera, y ningún edificio a tu alcance vale para ti más de lo que costaría.
genoa-why-tower-waits = Los demás aún están hablando; lo que ofrezcan solo puede ayudarte.
genoa-why-take = Para tu mano, { $space } vale unos { $worth }, y pagas el equivalente a { $paid }.
genoa-why-offer = Para tu mano, { $space } vale unos { $worth }; por { $paid } sales ganando y aún puedes subir.
genoa-why-offers = { $count ->
    [one] Un precio, para que quien guía la torre no tenga que volver a preguntarte.
   *[other] { $count } precios a la vez, para que quien guía la torre no tenga que volver a preguntarte.
  } { $why }
genoa-why-dear = Por { $paid } tu mano saca solo unos { $worth } de { $space }, pero un rival no saca nada.
genoa-why-street = { $paid } por que la torre vaya por tu camino ({ $space }): un mensaje o un marcador puede valerlo.
genoa-why-refuse = El precio supera lo que la acción daría a tu mano.
genoa-why-decline = Ningún edificio al alcance daría a tu mano más de lo que cuesta; lo que conservas cuenta al final.
genoa-why-listen = Quien oye antes las ofertas de los demás no tiene que pagar más que ellos; pero la torre puede irse a otra parte.
genoa-why-bundle = Para tu mano, { $space } vale unos { $worth }, y tienes bienes que necesitas menos.
genoa-why-bundle-street = Cuesta poco, y la torre va adonde te sirve.
genoa-why-give-goods = La acción en { $space } da a tu mano unos { $worth }, más de lo que echarás de menos estos bienes.
genoa-why-give-money = La acción en { $space } da a tu mano unos { $worth }, más de lo que pagas.
genoa-why-give-order = Pagas con lo que da el encargo: la acción en { $space } vale unos { $worth } para tu mano.
genoa-why-give-special = Lo paga la carta especial del encargo: la acción en { $space } vale unos { $worth } para tu mano.
genoa-why-withdraw = Las circunstancias han cambiado: esta oferta te costaría más de lo que da.
genoa-why-messages = { $ducats ->
    [0] Ningún mensaje tuyo se ha entregado en este camino.
   *[other] Los mensajes entregados pagan { $ducats } ducados al instante.
  }
genoa-why-back = Esta oferta no te daría nada; sin ella guardas la palabra para otra mejor.
genoa-why-limits = Para tu mano, { $space } vale unos { $worth }; una oferta permanente de { $paid } habla por ti mientras no estás.
genoa-why-at-once = La mayoría de tus acciones no hay que pensarlas dos veces: nadie tiene que esperarte.
genoa-why-quiet = Tus ofertas permanentes hablan por ti, y la mesa sigue sin preguntar.
genoa-why-claims = No hay razón para guardar un mensaje entregado.
genoa-why-plan = Dicho de antemano, se hace al instante cuando la acción es tuya.
genoa-why-act = Tu acción en { $space } vale unos { $worth } para tu mano, más de lo que nadie paga por ella.
genoa-why-accept = La oferta da unos { $ducats }; tu propia acción en { $space } daría { $own }, y la guardas para otro sitio.
genoa-why-accept-must = La torre no puede dejar { $space } antes de que la acción se use o se venda: esto es lo mejor que se ofrece.
genoa-why-streets = Pagan unos { $ducats } por un paso de la torre que no te cuesta nada más.
genoa-why-move-sell = Alguien paga unos { $ducats } por { $space }.
genoa-why-move-act = En { $space } tu propia acción vale unos { $worth }.
genoa-why-move = Pasando por { $space } se llega adonde la torre gana más.
genoa-why-end = Ningún paso más da nada; cada oferta en pie vale menos de lo que da a quien la hace.
genoa-why-name = Nadie ha ofrecido aún por { $space }: { $ducats } invitan a alguien, y que rechacen no te cuesta nada.
genoa-why-counter = Pedir { $ducats } en lugar de { $bid } solo cuesta una palabra: la oferta sigue en pie si la rechazan.
genoa-why-want = Lo que pides vale más para ti que para ellos; a lo sumo dirán que no.
genoa-why-wait = Quienes aún no han hablado pueden ofrecer más.
genoa-why-lose-go = Lo que se pierde al seguir vale menos que lo que da el resto del camino.
genoa-why-lose-stay = Lo que se perdería al seguir vale más que el resto del camino.
genoa-why-tower-bundle = Lo que pides vale para ti más que la acción, que no usarías.
genoa-why-deliver = Paga { $ducats } y una carta especial al instante ({ $card }).
genoa-why-order = El encargo pequeño paga { $ducats } además de la acción.
genoa-why-privilege = Un privilegio aumenta lo que valen juntos los tuyos, en unos { $worth }.
genoa-why-collect = Lo que da este edificio vale unos { $worth } para tu mano.
genoa-why-cards = Estas cartas son las que menos echarás de menos; las otras van con tus mercancías y privilegios.
genoa-why-ware-ordered = A uno de tus encargos grandes le falta { $ware }: eso vale unos { $worth }.
genoa-why-ware = Uno más ({ $ware }) vale unos { $worth } para ti, más que cualquier otra mercancía.
genoa-why-exchange = Lo que recibes vale más para tu mano que lo que das.
genoa-why-building = Una segunda acción, en { $space }, vale unos { $worth } para tu mano.
genoa-why-done = Las cartas que quedan te sirven mejor más tarde.
genoa-why-markers = { $count ->
    [0] Un rival pierde los ingresos y los ducados del final.
    [one] Un edificio tuyo paga cada vez que alguien actúa allí, y cuenta al final.
   *[other] { $count } edificios tuyos pagan cada vez que alguien actúa allí, y cuentan al final.
  }{ $rivals ->
    [0] {""}
   *[other] {" "}Le cuesta el sitio a un rival.
  }
genoa-why-pass = En estas calles no hay ningún edificio libre que valga tus marcadores.
genoa-why-roll = Ningún lugar vale aún la carta; puede decidir un turno posterior.
genoa-why-start = La acción en { $space } vale unos { $worth } para tu mano: la carta te lleva allí con seguridad.
genoa-why-dear-nothing = Por { $paid } tu mano no saca nada de { $space }, pero un rival tampoco se queda con la acción.
genoa-why-limits-none = Para tu mano, { $space } ya no vale una oferta permanente.
genoa-why-accept-spare = La oferta da unos { $ducats }; a ti la acción en { $space } no te serviría de nada.
genoa-why-nothing-better = Da poco o nada a tu mano, pero ninguna otra cosa da más.
