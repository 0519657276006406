# The lesson of Oltre Mare, step by step.

lesson-oltremare-trade =
    ¡Te damos la bienvenida a bordo! Encima de tu carga hay azúcar. Las cartas vecinas de una mercancía forman una serie, y tres azúcares pagan 6 ducados al final. Tienes un azúcar en mano; Zuan quizá tenga otro, y él reúne vino.
    Ofrece a Zuan tu vino con el barco, pide 1 azúcar y no digas nada más.
lesson-oltremare-trade-go = Podríamos, pero un segundo azúcar vale más para ti que ese vino. Antes haz la oferta a Zuan.
lesson-oltremare-trade-buy = Una carta del mazo cuesta 3 ducados, y nadie sabe cuál es. El azúcar de Zuan te cuesta un vino. Hazle la oferta.
lesson-oltremare-trade-other-wine = Guarda el vino con el icono de ducados: da dinero cuando lo juegas. Ofrece el del barco.
lesson-oltremare-trade-slip = Una oferta tiene cuatro partes: a Zuan, tu vino con el barco, por 1 azúcar y ni una palabra más. Lo que está iluminado te guía.
lesson-oltremare-go =
    Zuan acepta y gana 1 de prestigio: lo gana quien comercia con el jugador activo. Por eso te ayudan con gusto.
    Ahora pasa a la fase principal.
lesson-oltremare-go-slip = Ya tienes lo que necesitas. Pasa a la fase principal.
lesson-oltremare-play =
    La carta de arriba de tu carga dice carga 2: juegas exactamente dos cartas. Con los azúcares tu serie crece a tres, y sus dos iconos de mercado roban 3 cartas. Un icono da 1, dos dan 3, tres dan 6.
    Juega los dos azúcares.
lesson-oltremare-play-slip = Se puede jugar, pero rompe tu serie. Juega los dos azúcares.
lesson-oltremare-sail =
    Un icono de barco: navegas una ruta. En Beirut está Gran negocio, un icono de ducados más en cada turno tuyo. Saldrá a cuenta.
    Navega a Beirut.
lesson-oltremare-sail-slip = Rodi también tiene un buen marcador, pero Gran negocio da dinero enseguida. Navega a Beirut.
lesson-oltremare-load =
    Ahora estiba. La última carta queda arriba y decide tu próximo turno: sus leones dicen cuántas cartas puedes tener; su carga, cuántas tienes que jugar.
    Primero el azúcar con leones 3, luego el de leones 4.
lesson-oltremare-load-slip = Así quedarían arriba solo 3 leones: podrías tener tres cartas y tendrías que jugar cuatro. Pon al final el azúcar con leones 4.
lesson-oltremare-accept =
    Turno de Bianca. Ofrece plata por una madera. Tienes dos maderas, que no hacen nada por tu azúcar, y un trueque te da 1 de prestigio.
    Acepta y dale la madera con leones 5.
lesson-oltremare-accept-other-wood = A Bianca le valdría cualquiera de las dos. Guarda la de leones 6: es mejor para tenerla arriba.
lesson-oltremare-accept-slip = La plata y el prestigio merecen la pena. Acepta, con la madera de leones 5.
lesson-oltremare-decline =
    Zuan querría un vino por su trigo. Tus vinos dan el barco y los ducados del próximo turno, y no todos los tratos son buenos.
    Rechaza, dando las gracias.
lesson-oltremare-decline-slip = Le gustaría, pero enseguida echarías de menos el vino. Rechaza esta vez.
lesson-oltremare-power =
    Tu turno. Arriba hay 4 leones: puedes tener cuatro cartas, y tienes cinco. Lo que sobra va a tu pila pirata y cuesta 1 ducado al final.
    La madera está sola y trae piratas: despréndete de ella.
lesson-oltremare-power-slip = Esa te será útil enseguida. La que sobra es la madera.
lesson-oltremare-fourth =
    Un cuarto azúcar hace que la serie valga 11 en lugar de 6. Pregunta a los dos a la vez: se lleva el trato quien acepta primero.
    Ofrece a Bianca y a Zuan tu plata por 1 azúcar.
lesson-oltremare-fourth-go = Podrías, pero sin un cuarto azúcar te dejas 5 ducados en el muelle. Antes pregunta a los dos.
lesson-oltremare-fourth-slip = A Bianca y a Zuan, tu plata, por 1 azúcar, sin decir nada. Lo que está iluminado te guía.
lesson-oltremare-haggle =
    Los dos lo harían por 1 ducado más. Regatear es la mitad del juego, y 1 ducado por 5 es una ganga. Sobre las mercancías hay que decir la verdad; sobre los iconos, no.
    Acepta el azúcar de Bianca.
lesson-oltremare-haggle-zuan = El azúcar de Zuan también valdría. Toma el de Bianca: dice leones 6, y Zuan ya tiene prestigio.
lesson-oltremare-haggle-slip = Paga el ducado: el cuarto azúcar da cinco. Acepta la oferta de Bianca.
lesson-oltremare-go-again =
    Cuatro azúcares, si los estibas bien. Esta vez cargas tres cartas, y tienes las adecuadas.
    Pasa a la fase principal.
lesson-oltremare-three =
    Dos iconos de ducados y el de Gran negocio suman tres: 6 ducados de golpe.
    Juega el azúcar, las especias y el vino con el barco.
lesson-oltremare-three-slip = Casi. El azúcar para la serie, las especias para un segundo icono de ducados y el vino con el barco: solo hay un pirata entre ellos.
lesson-oltremare-far =
    Tres barcos, tres rutas. En Smirne la autoridad local paga tus leones menos 3 cada vez que empieza tu turno.
    Navega a Smirne.
lesson-oltremare-far-slip = Merece una visita algún día. En Smirne hay dinero para cada turno. Navega hacia allí.
lesson-oltremare-top =
    Primero el azúcar, para que toque a los otros tres. Y arriba las especias con sus 6 leones: 6 menos 3 son 3 ducados para ti, cada turno que estén ahí.
    Carga azúcar, luego vino, luego especias.
lesson-oltremare-top-slip = Fíjate en dos cosas: el azúcar tiene que tocar a los azúcares, así que va primero; y los 6 leones de las especias deben quedar arriba, así que van al final.
lesson-oltremare-end = Ahí está: cuatro azúcares seguidos, 20 ducados en mano, dos marcadores de puerto, y la autoridad local acaba de pagarte. Vas en cabeza. Series largas, iconos que suman, la carta justa arriba y tratos que contentan a ambas partes: eso es Oltre Mare. ¡Bien hecho!
