# The lesson of Die Händler von Genua, step by step.

lesson-genoa-grain =
    En Génova gana quien tiene más dinero tras la última ronda. En este turno mueves la torre, hasta cuatro pasos, y en cada edificio puede actuar alguien. Cada cual tiene una acción por turno. Tu encargo pequeño pide arroz en la Casa gremial y paga 40 ducados. Hay arroz en el Depósito de grano, justo al lado de la torre.
    Elige «Mover la torre» y luego Depósito de grano.
lesson-genoa-grain-sold = 20 ducados son un buen precio, pero el arroz te dará 40. Guarda esta acción para ti y ve hacia allí.
lesson-genoa-grain-end = ¡La torre acaba de salir! Elige «Mover la torre» y luego Depósito de grano.
lesson-genoa-grain-slip = Primero el arroz. Elige «Mover la torre» y luego Depósito de grano.
lesson-genoa-act =
    Paolo ofrece 20 ducados por esta acción, Caterina 10. Puedes vender toda acción que no uses, pero esta la necesitas. Te da trigo y arroz.
    Elige «Usar la acción».
lesson-genoa-act-sold = ¡Tentador! Pero entonces te quedas sin arroz, y tu acción aún tiene que encontrar un sitio mejor.
lesson-genoa-act-slip = Toma tú el trigo y el arroz: «Usar la acción».
lesson-genoa-villa =
    Tu acción está usada y quedan tres pasos. Ahora vendes. También tienes un mensaje: Palacio y Depósito de grano. Si la torre visita los dos en un turno, recibes 30 ducados. El camino al Palacio pasa por la Villa Colini y el Puerto.
    Elige «Mover la torre» y luego Villa Colini.
lesson-genoa-villa-end = Te quedan tres pasos, y 30 ducados por el camino. ¡Sigue!
lesson-genoa-villa-slip = El Palacio está al sur. Ve por la Villa Colini y luego por el Puerto.
lesson-genoa-counter =
    Paolo ofrece 5 ducados por el Puerto. Lo quiere, y tú pasas por allí de todos modos: pide más. Una contraoferta va a una sola persona y dice tu precio.
    Elige «Contraoferta en ducados» y luego la oferta de Paolo por el Puerto, 15 ducados.
lesson-genoa-counter-accept = Cinco ducados son cinco ducados, pero pagará más. Pídeselo antes.
lesson-genoa-counter-move = Entonces solo sacas sus cinco ducados. Pide más antes de ir.
lesson-genoa-counter-slip = Elige «Contraoferta en ducados» para la oferta de Paolo: 15 ducados.
lesson-genoa-deal =
    Sube a 10. Encontrarse a medio camino: así se cierran los tratos aquí. Si aceptas, paga, la torre va allí y él usa la acción.
    Elige «Aceptar una oferta» y luego los 10 ducados de Paolo.
lesson-genoa-deal-slip = 10 ducados por una acción que ya no puedes usar es un buen negocio. Elige «Aceptar una oferta».
lesson-genoa-price =
    Ahora viene el Palacio, y nadie ha ofrecido por él. Entonces pon tú un precio. Puede aceptarlo cualquiera.
    Elige «Poner un precio» y luego Palacio, 15 ducados.
lesson-genoa-price-move = Llegarías, pero sin ganar nada. Elige antes «Poner un precio»: 15 ducados.
lesson-genoa-price-slip = Elige «Poner un precio» y luego Palacio, 15 ducados. Es un precio justo.
lesson-genoa-bid =
    Caterina lo ha aceptado, y tu mensaje ha pagado 30. ¡Tienes 185 ducados! Ahora mueve ella la torre y tú haces ofertas. Tu encargo grande paga 100 por arroz, pimienta y seda. Hay pimienta en el Depósito de especias, a dos pasos de ella.
    Elige «Ofrecer ducados» y luego Depósito de especias, 15 ducados.
lesson-genoa-bid-decline = No pases todavía. La pimienta le pilla de camino, y una oferta no cuesta nada hasta que la acepta.
lesson-genoa-bid-slip = Basta una oferta. Elige «Ofrecer ducados» y luego Depósito de especias, 15 ducados.
lesson-genoa-not-here =
    Caterina quiere dejar el Depósito de grano, pero nadie ha usado su acción. Ninguna acción se pierde mientras alguien la quiera. Por eso, antes de que la torre se vaya, se pregunta una vez a todo el mundo. Tienes una acción en su turno, y la necesitas para la pimienta.
    Elige «Pasar» y luego «por esta casilla».
lesson-genoa-not-here-turn = Eso anularía también tu oferta por la pimienta. Pasa solo «por esta casilla».
lesson-genoa-not-here-slip = Ya tienes trigo y arroz. Elige «Pasar» y luego «por esta casilla».
lesson-genoa-guild =
    La sal y la pimienta son tuyas, por 15. Ahora mueve Paolo, y la Casa gremial está a dos pasos de él. Allí tu arroz vale 40, y la acción roba otro encargo grande. En este formulario puedes ofrecer por muchos edificios a la vez. La última pregunta ya está bien puesta.
    Elige «Hacer varias ofertas»: 15 por la Casa gremial, y «no quiero los demás».
lesson-genoa-guild-decline = Sin oferta, Paolo va a otra parte. Tu arroz espera: ofrece por la Casa gremial.
lesson-genoa-guild-slip = 15 ducados solo por la Casa gremial, y «no quiero los demás». Si consigues una acción: «preguntarme qué hacer».
lesson-genoa-deliver =
    Paolo ha preferido tus 15 a los 10 de Caterina, y has robado un encargo grande. Un encargo pequeño se entrega justo después de tu propia acción en su edificio.
    Elige «Entregar encargo pequeño».
lesson-genoa-deliver-slip = No te vayas sin tus 40 ducados. Elige «Entregar encargo pequeño».
lesson-genoa-end = ¡40 ducados por un puñado de arroz! Empezaste con 130 ducados y ahora tienes 195, algo de pimienta y dos encargos grandes en los que trabajar. Ve adonde lo necesites, vende lo que no puedas usar y haz ofertas cuando otros muevan la torre. Aún no has visto los marcadores de propiedad, los privilegios ni las cartas especiales, ni lo que valen al final. Están en las reglas. ¡Buen trabajo!
