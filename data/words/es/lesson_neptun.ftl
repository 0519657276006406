# The lesson of Neptun, step by step.

lesson-neptun-turn =
    ¡Te damos la bienvenida a Creta! Cargarás cinco contratos en cinco huecos y luego los navegarás de izquierda a derecha. La sal para Tesalónica está descubierta, y es buena. Pero vas al final de este turno: déjala pasar y seguirá ahí, con una moneda de oro encima.
    Descubre el siguiente contrato.
lesson-neptun-turn-slip = Encajaría. Pero después de ti no viene nadie en este turno: descubre el siguiente y la sal te esperará con una moneda de oro encima.
lesson-neptun-carthago =
    Miel para Cartago. El último de la fila hay que tomarlo, y su carta de remos es baja. Un hueco queda fijado para toda la ronda, y Cartago está lejos, al oeste: al final de tu viaje.
    Cárgalo en el hueco 4.
lesson-neptun-carthago-slip = Navegas de izquierda a derecha, y lo que te saltas se pierde. Cartago viene tarde, con un hueco detrás: el hueco 4.
lesson-neptun-salt =
    Nadie ha tomado la sal y lleva encima una moneda de oro. Y tu carta de remos fue la más baja, así que eliges primero. Tesalónica está cerca de Creta: una primera parada.
    Toma Sal para Tesalónica, en el hueco 1.
lesson-neptun-salt-turn = Ahora se la llevaría otro, con su oro. Tómala.
lesson-neptun-salt-slip = ¡El contrato es ese! Es el puerto más cercano, así que será la primera parada: el hueco 1.
lesson-neptun-turn-again =
    La miel para Bizancio paga oro, y el oro está bien, pero los templos se ganan con puntos. Tesalónica está en Grecia; un segundo contrato allí ayudaría más.
    Descubre el siguiente contrato.
lesson-neptun-turn-again-slip = Tres de oro son tentadores. Pero la loseta de un templo la gana quien tiene más puntos, y el oro solo cuenta en el Templo de oro. Mira el siguiente.
lesson-neptun-athenae =
    Grano para Atenas: 2 puntos en Grecia, a tres millas de Tesalónica. Es lo que esperabas. Su carta de remos de 1 es débil, pero te mantiene en cabeza.
    Cárgalo en el hueco 2.
lesson-neptun-athenae-turn = No encontrarás mejor vecino de Tesalónica. Tómalo.
lesson-neptun-athenae-slip = Atenas viene justo después de Tesalónica: el hueco 2.
lesson-neptun-turn-third =
    Otra vez Bizancio, ahora con una moneda de oro. Los huecos 3 y 5 están vacíos: algo en Grecia y algo más allá de Cartago.
    Descubre el siguiente contrato.
lesson-neptun-turn-third-slip = Bizancio queda atrás en cuanto navegas al oeste. Mira más allá.
lesson-neptun-leptis =
    Uvas para Leptis Magna, en África como Cartago y no lejos de ella. Solo 1 punto, pero cinco contratos cumplidos dan una bonificación de 3.
    Cárgalo en el hueco 5.
lesson-neptun-leptis-turn = Cierra bien tu viaje: Cartago y luego Leptis Magna. Tómalo.
lesson-neptun-leptis-slip = Leptis Magna está más allá de Cartago: es la última parada, el hueco 5.
lesson-neptun-turn-last =
    Queda un hueco, el número 3: entre Atenas y Cartago. Tarraco está en Hispania, muy lejos de tu camino.
    Descubre el siguiente contrato.
lesson-neptun-turn-last-slip = Siete de oro, pero nunca te daría tiempo a ir a Tarraco y volver en cinco turnos. Descubre el siguiente.
lesson-neptun-second-athenae =
    Sal para Atenas, 3 puntos en Grecia, un puerto en el que paras de todos modos. Tu viaje está completo.
    Tómalo: el hueco 3 es el único que queda.
lesson-neptun-second-athenae-slip = Atenas ya está en tu camino y paga 3 puntos. Tómalo.
lesson-neptun-oars =
    Ahora navegas. Todos eligen en secreto una carta de remos: llegas tan lejos como suman el viento y la fuerza de tu carta. El viento es 5, Tesalónica está a 11 millas. La fuerza 5 da 10, y una moneda de oro compra la última milla.
    Juega el 5 con viento +2: los vientos fuertes ayudan en el próximo turno.
lesson-neptun-oars-slip = Guarda las cartas personales, 4 y 6: nunca se acaban antes de que las necesites. El 5 con viento +2 te lleva allí y sube el viento.
lesson-neptun-sail =
    Diez millas son gratis, la undécima cuesta una moneda de oro. Los contratos se cumplen de izquierda a derecha: uno abierto a la izquierda de lo que entregas se pierde. Así que empieza por el hueco 1.
    Navega a Tesalónica y entrega la sal.
lesson-neptun-sail-athenae = Atenas está más cerca, pero entregar allí primero perdería tu sal, a la izquierda. Tesalónica va primero.
lesson-neptun-sail-slip = Tesalónica, hueco 1, sin punto extra: el oro hace falta más tarde.
lesson-neptun-oars-small =
    El viento ha subido a 10, y Atenas está a tres millas. Casi no hace falta remar: es hora de las cartas débiles.
    Juega el 2 con viento +2.
lesson-neptun-oars-small-slip = Demasiado esfuerzo para tres millas. Guarda las cartas fuertes y juega el 2 con viento +2.
lesson-neptun-sail-athenae-first =
    Podrías entregar tus dos contratos para Atenas, pero solo uno por turno, y primero el de la izquierda.
    Navega a Atenas y entrega el grano, hueco 2.
lesson-neptun-sail-left = Entonces se perdería el grano, a su izquierda. Primero el hueco 2; la sal se puede entregar en el próximo turno.
lesson-neptun-sail-first-slip = A Atenas, con el grano del hueco 2.
lesson-neptun-oars-stay =
    Estás donde quieres estar: el próximo contrato también es para Atenas. De todos modos se gasta una carta.
    Juega el otro 2.
lesson-neptun-oars-stay-slip = Este turno ni siquiera sales del puerto. Basta la carta útil más débil: el 2.
lesson-neptun-stay =
    Quedarse no cuesta nada. Después de esto tienes 7 puntos en Grecia, y nadie anda cerca.
    Quédate en Atenas y entrega la sal.
lesson-neptun-stay-slip = Quédate y entrega la sal del hueco 3. Guarda el oro para Cartago.
lesson-neptun-oars-far =
    Cartago está a 20 millas: dos turnos. El viento es 7; con un 6 haces 13 y llegas a Siracusa, justo enfrente.
    Juega tu 6 personal.
lesson-neptun-oars-far-slip = Ahora toca remar: 7 y 6 son 13 millas, justo hasta Siracusa.
lesson-neptun-west =
    No hay nada que entregar por el camino, y está bien así: un viaje se planea entero.
    Navega a Siracusa.
lesson-neptun-west-slip = Siracusa: desde allí hay 7 millas a Cartago.
lesson-neptun-oars-last =
    Turno 5, viento 7. Cartago está a 7 millas, y tu 1 hay que guardarlo para el final.
    Juega tu 4 personal.
lesson-neptun-oars-last-slip = Guarda el 1 y el 5 para el turno extra. Juega el 4 personal.
lesson-neptun-buy =
    Miel por 3 puntos en África. Lucia también tiene allí 3. Una vez por contrato puedes comprar un punto por 3 de oro: ¡4 contra 3!
    Navega a Cartago, entrega la miel y compra un punto.
lesson-neptun-buy-point = Entregar, sí, pero 3 y 3 sería un empate con Lucia. Compra el punto: para eso era el oro.
lesson-neptun-buy-leptis = Leptis Magna primero perdería la miel a su izquierda. ¡Cartago!
lesson-neptun-buy-slip = A Cartago: entrega la miel y compra un punto con ella.
lesson-neptun-extra =
    Tu último contrato está abierto y aún tienes cartas de remos: eso te da un turno extra con el mismo viento. Leptis Magna está a 3 millas, hasta el 1 llega.
    Juega el 1, navega a Leptis Magna y entrega las uvas.
lesson-neptun-extra-oar = El 5 también llegaría, pero basta el 1.
lesson-neptun-extra-slip = No lo dejes aquí: el quinto contrato da la loseta de bonificación. El 1, Leptis Magna, entregar.
lesson-neptun-end = Los cinco contratos: la loseta de bonificación es tuya, y con ella los templos de Grecia y África. 10 puntos contra 9 y 6, y la cabeza tras la ronda A. Una ruta de izquierda a derecha, una moneda por la paciencia, el remo adecuado con el viento adecuado: eso es Neptun. En una partida de verdad quedan dos rondas más, y las losetas crecen. ¡Bien remado!
