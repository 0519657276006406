# The lesson of Oltre Mare, step by step.

lesson-oltremare-trade =
    En Oltre Mare gana quien tiene más ducados cuando el mazo está vacío. Tu barco lleva una pila de cartas, la carga. Las cartas vecinas de una mercancía forman una serie: tres azúcares pagan 6 ducados al final. Arriba de tu carga hay azúcar, y tienes otro en mano. Zuan quizá tenga uno, y reúne vino.
    «Proponer un trueque»: a Zuan, tu vino con el icono de barco, por 1 azúcar, y luego «No decir nada».
lesson-oltremare-trade-go = Podrías, pero un segundo azúcar vale más para ti que ese vino. Antes haz la oferta a Zuan.
lesson-oltremare-trade-buy = Una carta del mazo cuesta 3 ducados, y no sabes cuál es. El azúcar de Zuan te cuesta un vino. Hazle la oferta.
lesson-oltremare-trade-other-wine = Guarda el vino con el icono de ducados. Da dinero cuando lo juegas. Ofrece el del barco.
lesson-oltremare-trade-slip = A Zuan, tu vino con el icono de barco, sin ducados, por 1 azúcar, y «No decir nada». Los botones resaltados te guían.
lesson-oltremare-go =
    Zuan acepta y gana 1 de prestigio, como cualquiera que comercia con el jugador activo. El prestigio da ducados dos veces: cuando sale la carta de Venecia, hacia la mitad del mazo, y al final. Por eso se comercia con gusto.
    Elige «Jugar mis cartas».
lesson-oltremare-go-slip = Ya tienes lo que necesitas. Elige «Jugar mis cartas».
lesson-oltremare-play =
    Tu carta de arriba tiene carga 2, así que juegas exactamente dos cartas. Sus iconos dan algo: uno da 1, dos iguales dan 3, tres dan 6. Los azúcares tienen dos iconos de mercado, así que robas 3 cartas.
    Elige los dos azúcares.
lesson-oltremare-play-slip = Se puede jugar, pero rompe tu serie. Elige los dos azúcares.
lesson-oltremare-sail =
    Con un icono de barco navegas una ruta. Donde paras tomas el marcador del puerto. En Beirut es Gran negocio: un icono de ducados más en cada turno tuyo.
    Elige Beirut.
lesson-oltremare-sail-slip = Rodas también tiene un buen marcador, pero Gran negocio da dinero enseguida. Elige Beirut.
lesson-oltremare-load =
    Ahora cargas. La última carta queda arriba y decide tu próximo turno. Sus leones dicen cuántas cartas puedes tener al empezar. Su carga dice cuántas tienes que jugar.
    Carga primero el azúcar con 3 leones y luego el de 4 leones.
lesson-oltremare-load-slip = Así quedarían arriba solo 3 leones. Podrías tener tres cartas y tendrías que jugar cuatro. Pon al final el azúcar con 4 leones.
lesson-oltremare-accept =
    Es el turno de Bianca. Ofrece plata por una madera. Tienes dos maderas, no le sirven a tu azúcar, y un trueque te da 1 de prestigio.
    Elige «Aceptar» y dale la madera con 5 leones.
lesson-oltremare-accept-other-wood = A Bianca le vale cualquiera de las dos. Guarda la de 6 leones. Es mejor para tenerla arriba.
lesson-oltremare-accept-slip = La plata y el prestigio merecen la pena. Elige «Aceptar», con la madera con 5 leones.
lesson-oltremare-decline =
    Zuan querría un vino por su trigo. Pero tus vinos dan un barco y ducados en el próximo turno. No todos los trueques son buenos.
    Elige «Rechazar».
lesson-oltremare-decline-slip = Le gustaría, pero pronto echarías de menos el vino. Esta vez elige «Rechazar».
lesson-oltremare-power =
    Te toca. Arriba hay 4 leones, así que puedes tener cuatro cartas, pero tienes cinco. La que sobra va a tu pila pirata, donde cada carta cuesta 1 ducado al final.
    Elige la madera. Es una carta suelta y trae piratas.
lesson-oltremare-power-slip = Esa te hará falta pronto. Elige la madera.
lesson-oltremare-fourth =
    Con un cuarto azúcar la serie vale 11 en lugar de 6. Puedes preguntar a los dos a la vez. Se lleva el trueque quien acepta primero.
    «Proponer un trueque»: a Bianca y a Zuan, tu plata, por 1 azúcar, y luego «No decir nada».
lesson-oltremare-fourth-go = Podrías, pero sin un cuarto azúcar pierdes 5 ducados. Antes pregunta a los dos.
lesson-oltremare-fourth-slip = A Bianca y a Zuan, tu plata, sin ducados, por 1 azúcar, y «No decir nada». Los botones resaltados te guían.
lesson-oltremare-haggle =
    Los dos quieren 1 ducado más. Es una ganga, porque el azúcar te da 5. Sobre las mercancías hay que decir la verdad; sobre iconos, leones y carga se puede farolear.
    Elige «Aceptar» para el azúcar de Bianca.
lesson-oltremare-haggle-zuan = El azúcar de Zuan también valdría. Toma el de Bianca: anuncia 6 leones, y Zuan ya tiene prestigio.
lesson-oltremare-haggle-slip = Paga el ducado. El cuarto azúcar te da 5. Elige «Aceptar» para la oferta de Bianca.
lesson-oltremare-go-again =
    Tienes lo necesario para cuatro azúcares seguidos. Esta vez cargas tres cartas.
    Elige «Jugar mis cartas».
lesson-oltremare-three =
    Dos iconos de ducados y el de Gran negocio suman tres. Son 6 ducados enseguida.
    Elige el azúcar, las especias y el vino con el icono de barco.
lesson-oltremare-three-slip = Casi. El azúcar para la serie, las especias para un segundo icono de ducados, y el vino con el barco. Así solo hay un icono de piratas.
lesson-oltremare-far =
    Tres iconos de barco, tres rutas. En Esmirna el marcador es Autoridad local. Te paga cada vez que empieza tu turno: tus leones menos 3.
    Elige Esmirna.
lesson-oltremare-far-slip = Merece una visita algún día. Pero Esmirna paga cada turno. Elige Esmirna.
lesson-oltremare-top =
    Carga primero el azúcar, para que quede junto a los otros tres. Pon arriba las especias. Tienen 6 leones, y 6 menos 3 son 3 ducados para ti en cada turno que estén ahí.
    Carga azúcar, luego vino, luego especias.
lesson-oltremare-top-slip = El azúcar tiene que estar junto a los otros azúcares, así que va primero. Las especias con 6 leones van arriba, así que al final.
lesson-oltremare-end = Cuatro azúcares seguidos, 20 ducados en mano, dos marcadores de puerto, y la Autoridad local acaba de pagarte. ¡Vas en cabeza! La partida termina cuando el mazo está vacío. Entonces pagan la carga, los marcadores y el prestigio, y tu pila pirata cuesta. Aún no has visto la brújula, los demás marcadores, la compra de cartas ni las deudas. Están en las reglas. ¡Bien hecho!
