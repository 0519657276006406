# The lesson of Die Händler von Genua, step by step.

lesson-genoa-grain =
    ¡Te damos la bienvenida a Génova! Este turno guías la torre: hasta cuatro pasos, y en cada edificio puede actuar alguien. Cada cual tiene una acción por turno. Tienes un encargo pequeño, arroz para la Casa gremial, que vale 40 ducados. Hay arroz en el Depósito de grano, justo al lado de la torre.
    Mueve la torre al Depósito de grano.
lesson-genoa-grain-sold = 20 ducados son un buen precio, pero el arroz te dará 40. Guarda esta acción para ti y ve hacia allí.
lesson-genoa-grain-end = ¡La torre acaba de salir! Muévela al Depósito de grano.
lesson-genoa-grain-slip = Primero el arroz: mueve la torre al Depósito de grano.
lesson-genoa-act =
    Paolo ofrece 20 ducados por esta acción, Caterina 10. Lo que no usas, puedes venderlo; pero esta la necesitas.
    Usa la acción de aquí: te da trigo y arroz.
lesson-genoa-act-sold = Tentador. Pero entonces tu propia acción tendría que encontrar un sitio mejor, y te quedas sin arroz.
lesson-genoa-act-slip = Usa tú la acción de aquí: trigo y arroz.
lesson-genoa-villa =
    Tu acción está usada y quedan tres pasos: ahora vendes. También tienes un mensaje, Palacio y Depósito de grano: si la torre visita los dos en un turno, recibes 30 ducados. El camino al Palacio pasa por la Villa Colini y el Puerto.
    Mueve la torre a la Villa Colini.
lesson-genoa-villa-end = Quedan tres pasos, y 30 ducados por el camino. ¡Sigue!
lesson-genoa-villa-slip = El Palacio está al sur: por la Villa Colini y luego el Puerto.
lesson-genoa-counter =
    Paolo ofrece 5 ducados por el Puerto. Lo quiere, y tú pasas por allí de todos modos: hay margen para un precio mejor.
    Pídele 15 por el Puerto.
lesson-genoa-counter-accept = Cinco ducados son cinco ducados, pero pagará más. Pídeselo antes.
lesson-genoa-counter-move = Entonces solo sacas sus cinco ducados. Pídele más antes de ir.
lesson-genoa-counter-slip = Una contraoferta a Paolo, por el Puerto: 15 ducados.
lesson-genoa-deal =
    Ofrece 10. A medio camino: así se cierran los tratos aquí. Cuando aceptas, paga, la torre va allí y él actúa.
    Acepta los 10 ducados de Paolo.
lesson-genoa-deal-slip = 10 por una acción que ya no puedes usar es un buen negocio. Acéptalos.
lesson-genoa-price =
    Solo falta el Palacio, y nadie ha ofrecido por él. Entonces pon tú un precio: puede aceptarlo cualquiera.
    Pon un precio al Palacio: 15 ducados.
lesson-genoa-price-move = Llegarías, pero por nada. Antes pon un precio: 15.
lesson-genoa-price-slip = Un precio para el Palacio, 15 ducados: ni caro ni barato.
lesson-genoa-bid =
    Lo ha aceptado Caterina, y tu mensaje ha pagado 30: ¡185 ducados! Ahora ella guía la torre y tú ofreces. Tu encargo grande pide arroz, pimienta y seda y paga 100. La pimienta está en el Depósito de especias, a dos pasos de ella.
    Ofrece 15 ducados por el Depósito de especias.
lesson-genoa-bid-decline = ¿No te interesa? La pimienta le pilla de camino. Una oferta no cuesta nada hasta que la acepta.
lesson-genoa-bid-slip = Basta una oferta: el Depósito de especias, 15 ducados.
lesson-genoa-not-here =
    Caterina quiere dejar el Depósito de grano, cuya acción no ha usado nadie. Por eso se pregunta una vez a todos: ¿la quiere alguien? Tienes una acción en su turno, y es para la pimienta.
    No te interesa, en esta casilla.
lesson-genoa-not-here-turn = Eso acabaría también con tu oferta por la pimienta. Solo esta casilla.
lesson-genoa-not-here-slip = Ya tienes trigo y arroz. Renuncia en esta casilla.
lesson-genoa-guild =
    La sal y la pimienta son tuyas, por 15. Ahora guía Paolo, y la Casa gremial está a dos pasos de él: allí tu arroz vale 40, y la acción roba otro encargo grande. En este formulario puedes poner precio a muchos edificios a la vez. Basta uno.
    Ofrece 15 ducados por la Casa gremial, pasa de los demás y pide que se te pregunte cuando la consigas.
lesson-genoa-guild-decline = Sin ti, Paolo va a otra parte. Tu arroz espera: ofrece por la Casa gremial.
lesson-genoa-guild-slip = 15 ducados solo por la Casa gremial; los demás no te interesan; y quieres que se te pregunte por la acción.
lesson-genoa-deliver =
    Ha preferido tus 15 a los 10 de Caterina. Has robado un encargo grande, y tras tu propia acción en su edificio se puede entregar un encargo pequeño.
    Entrega el arroz.
lesson-genoa-deliver-slip = No te vayas sin tus 40 ducados. Entrega el arroz.
lesson-genoa-end = ¡40 ducados por un puñado de arroz! Empezaste con 130 y tienes 195, pimienta en el almacén y dos encargos grandes por los que trabajar. Guía la torre adonde te hace falta, vende lo que no puedes usar y ofrece por lo que otros tienen de paso: eso es Génova. ¡Buen trabajo!
