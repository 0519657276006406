# The lesson of Neptun, step by step.

lesson-neptun-turn =
    En Neptun gana quien tiene más puntos tras tres rondas. Vienen sobre todo de las losetas de los templos: cada una va a quien más ha entregado en una región. Primero cargas cinco contratos y luego los entregas de izquierda a derecha. Sal para Tesalónica está descubierto. Pero vas al final: si lo dejas, sigue ahí, con 1 moneda de oro.
    Elige «Descubrir el siguiente».
lesson-neptun-turn-slip = Encajaría. Pero nadie elige después de ti en este turno. Elige «Descubrir el siguiente» y la sal te esperará con 1 moneda de oro.
lesson-neptun-carthago =
    Miel para Cartago. El último contrato de la fila hay que tomarlo. Va a uno de cinco huecos y se queda ahí toda la ronda. Cartago está lejos, al oeste, así que viene tarde en tu viaje.
    Elige Miel para Cartago y luego «Hueco 4».
lesson-neptun-carthago-slip = Entregas de izquierda a derecha, y pierdes lo que te saltas. Cartago viene tarde, con un hueco detrás: «Hueco 4».
lesson-neptun-salt =
    Nadie ha tomado la sal, así que lleva 1 moneda de oro. Cada contrato viene con una carta de remos. Quien tiene la más baja elige primero en el próximo turno, y te toca a ti. Tesalónica está cerca de Creta, una buena primera parada.
    Elige Sal para Tesalónica y luego «Hueco 1».
lesson-neptun-salt-turn = Entonces se la llevaría otra persona, con el oro. Tómala.
lesson-neptun-salt-slip = ¡El contrato es ese! Es el puerto más cercano, así que será la primera parada: «Hueco 1».
lesson-neptun-turn-again =
    Miel para Bizancio paga oro. El oro es útil, pero los templos se ganan con puntos. Tesalónica está en Grecia, y un segundo contrato allí ayuda más.
    Elige «Descubrir el siguiente».
lesson-neptun-turn-again-slip = 3 de oro tientan. Pero quien tiene más puntos en una región gana la loseta de su templo. El oro solo cuenta en el Templo de oro. Elige «Descubrir el siguiente».
lesson-neptun-athenae =
    Grano para Atenas paga 2 puntos en Grecia, a tres millas de Tesalónica. ¡Es lo que esperabas! Su carta de remos de 1 es débil, pero sigues en cabeza.
    Elige Grano para Atenas y luego «Hueco 2».
lesson-neptun-athenae-turn = No encontrarás mejor vecino para Tesalónica. Tómalo.
lesson-neptun-athenae-slip = Atenas viene justo después de Tesalónica: «Hueco 2».
lesson-neptun-turn-third =
    Otra vez Bizancio, ahora con 1 moneda de oro. Los huecos 3 y 5 están vacíos. Buscas algo en Grecia y algo más allá de Cartago.
    Elige «Descubrir el siguiente».
lesson-neptun-turn-third-slip = Bizancio queda atrás en cuanto navegas al oeste. Elige «Descubrir el siguiente».
lesson-neptun-leptis =
    Uvas para Leptis Magna, en África como Cartago y no lejos de ella. Es solo 1 punto, pero cinco entregas dan la loseta de bonificación, que vale 3.
    Elige Uvas para Leptis Magna y luego «Hueco 5».
lesson-neptun-leptis-turn = Cierra bien tu viaje: Cartago y luego Leptis Magna. Tómalo.
lesson-neptun-leptis-slip = Leptis Magna está más allá de Cartago, así que es la última parada: «Hueco 5».
lesson-neptun-turn-last =
    Queda un hueco, el número 3, entre Atenas y Cartago. Tarraco está en Hispania, muy lejos de tu ruta.
    Elige «Descubrir el siguiente».
lesson-neptun-turn-last-slip = 7 de oro, pero en cinco turnos nunca llegarías a Tarraco y volverías. Elige «Descubrir el siguiente».
lesson-neptun-second-athenae =
    Sal para Atenas paga 3 puntos en Grecia, en un puerto donde paras de todos modos. Tu viaje está completo.
    Elige Sal para Atenas. Solo queda el hueco 3.
lesson-neptun-second-athenae-slip = Atenas ya está en tu ruta y paga 3 puntos. Elige Sal para Atenas.
lesson-neptun-oars =
    Ahora navegas. Cada cual elige en secreto una carta de remos. Tu alcance es el viento más la fuerza de tu carta. El viento es 5 y Tesalónica está a 11 millas. La fuerza 5 da 10, y 1 moneda de oro compra la última milla.
    Elige el 5 con viento +2.
lesson-neptun-oars-slip = Guarda tus cartas personales, 4 y 6. Una vez jugadas, se van para siempre. Elige el 5 con viento +2.
lesson-neptun-sail =
    Diez millas son gratis, la undécima cuesta 1 moneda de oro. Entrega de izquierda a derecha: un contrato abierto a la izquierda del que entregas se pierde. Así que empieza por el hueco 1.
    Elige Tesalónica y luego «Entregar Sal (hueco 1)».
lesson-neptun-sail-athenae = Atenas está más cerca, pero si entregas allí primero, pierdes la sal de la izquierda. Tesalónica va primero.
lesson-neptun-sail-slip = Elige Tesalónica y luego «Entregar Sal (hueco 1)». No compres aún un punto. El oro hace falta después.
lesson-neptun-oars-small =
    El próximo viento es siempre 5 más los vientos de todas las cartas jugadas. Eran +2, +2 y +1, así que ahora es 10. Más no puede ser. Atenas está solo a tres millas, basta una carta débil.
    Elige el 2 con viento +2.
lesson-neptun-oars-small-slip = Es demasiado para tres millas. Guarda las cartas fuertes y elige el 2 con viento +2.
lesson-neptun-sail-athenae-first =
    Tienes dos contratos para Atenas, pero solo puedes entregar uno por turno. Empieza por el de la izquierda.
    Elige Atenas y luego «Entregar Grano (hueco 2)».
lesson-neptun-sail-left = Entonces pierdes el grano, a su izquierda. Primero el hueco 2. La sal la entregas en el próximo turno.
lesson-neptun-sail-first-slip = Elige Atenas y luego «Entregar Grano (hueco 2)».
lesson-neptun-oars-stay =
    Estás donde quieres estar: tu próximo contrato también es para Atenas. De todos modos hay que jugar una carta.
    Elige el otro 2.
lesson-neptun-oars-stay-slip = Este turno ni siquiera sales del puerto. Basta el otro 2.
lesson-neptun-stay =
    Quedarse no cuesta nada. Así tienes 7 puntos en Grecia, muy por delante de los demás.
    Elige «Quedarse en Atenas» y luego «Entregar Sal (hueco 3)».
lesson-neptun-stay-slip = Elige «Quedarse en Atenas» y luego «Entregar Sal (hueco 3)». Guarda el oro para Cartago.
lesson-neptun-oars-far =
    Cartago está a 20 millas, dos turnos. El viento es 7: con un 6 llegas justo a Siracusa, a 13 millas. Las cartas personales se juegan una sola vez en toda la partida, pero aquí vale la pena.
    Elige tu 6 personal.
lesson-neptun-oars-far-slip = Ahora toca remar. 7 y 6 son 13 millas, justo hasta Siracusa. Elige tu 6 personal.
lesson-neptun-west =
    No hay nada que entregar por el camino, y está bien así. Un viaje se planea entero.
    Elige Siracusa.
lesson-neptun-west-slip = Elige Siracusa. Desde allí hay 7 millas a Cartago.
lesson-neptun-oars-last =
    Es el turno 5, y el viento es 7. Cartago está a 7 millas. Cualquier carta te lleva, pero tu pequeño 1 te hará falta para un último viaje.
    Elige tu 4 personal.
lesson-neptun-oars-last-slip = Guarda el 1 y el 5 para un turno extra. Elige tu 4 personal.
lesson-neptun-buy =
    La miel paga 3 puntos en África. Lucia también tiene allí 3. Con cada entrega puedes comprar un punto más por 3 de oro, ¡y entonces serán 4 a 3!
    Elige Cartago y luego «Entregar Miel (hueco 4) y comprar un punto».
lesson-neptun-buy-point = Entregar, sí, pero 3 a 3 es un empate con Lucia. Compra el punto. Para eso era el oro.
lesson-neptun-buy-leptis = Si vas primero a Leptis Magna, pierdes la miel de la izquierda. ¡Elige Cartago!
lesson-neptun-buy-slip = Elige Cartago y luego «Entregar Miel (hueco 4) y comprar un punto».
lesson-neptun-extra =
    Aún tienes un contrato abierto y cartas de remos, así que tienes un turno extra con el mismo viento. Leptis Magna está a 3 millas. Hasta el 1 llega.
    Elige el 1, luego Leptis Magna y luego «Entregar Uvas (hueco 5)».
lesson-neptun-extra-oar = El 5 también llegaría, pero basta el 1.
lesson-neptun-extra-slip = No lo dejes ahora. La quinta entrega da la loseta de bonificación. Elige el 1, Leptis Magna y luego «Entregar Uvas (hueco 5)».
lesson-neptun-end = ¡Los cinco contratos! Ganas la loseta de bonificación y los templos de Grecia y África: 10 puntos contra 9 y 6 tras la ronda A. Una partida de verdad tiene dos rondas más, las losetas valen más, y también cuentan el segundo y el tercer puesto. Aún no has visto el Templo de oro, los empates en un templo ni los deseos que dejas mientras otros eligen. Están en las reglas. ¡Bien remado!
