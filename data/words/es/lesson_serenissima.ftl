# The lesson of Serenissima, step by step.

lesson-serenissima-load =
    Gana quien sea más rico tras la tercera puntuación. Empiezas en Constantinopla con tres galeras. Todas las galeras actúan por orden de número; la rueda muestra a cuál le toca. Una galera tiene cinco plazas para marineros y mercancías. En tu propio puerto el primer cubo es gratis; el siguiente cuesta 1 ducado.
    Carga 2 de madera en la galera 2.
lesson-serenissima-load-slip = Aprovecha el sitio a bordo: junto a los tres marineros hay dos plazas libres. Carga 2 de madera.
lesson-serenissima-sail =
    Cada marinero hace avanzar la galera una zona: tres marineros, tres zonas. Ragusa, al noroeste, es un puerto de vino neutral.
    Navega a Ragusa.
lesson-serenissima-sail-slip = Buena idea, pero queremos vino. Navega a Ragusa.
lesson-serenissima-land =
    Desembarca un marinero en un puerto neutral, y es tuyo. Por ahora basta uno. Desembarcar cuenta como luchar: una galera que desembarca no puede vender en el mismo turno.
    Desembarca 1 marinero en Ragusa.
lesson-serenissima-land-done = Todavía no: el puerto está ahí para tomarlo. Desembarca 1 marinero.
lesson-serenissima-land-slip = Un marinero defiende un puerto vacío tan bien como dos, y a los demás los necesitas a bordo. Desembarca 1.
lesson-serenissima-load-free =
    Ahora tu galera 5. Cada vez que una galera carga en tu propio puerto, el primer cubo es gratis.
    Carga 1 de madera, la gratuita.
lesson-serenissima-load-free-slip = Uno es gratis y esta vez basta. Carga 1 de madera.
lesson-serenissima-sicilia =
    Cada ronda termina con una carta del Dux. Cuando muestra vino, cada puerto tuyo con vino paga 3 ducados. Sicilia también produce vino.
    Navega a Sicilia.
lesson-serenissima-sicilia-slip = Sicilia produce vino y es neutral. Navega hacia allí.
lesson-serenissima-land-again =
    Lo mismo otra vez: desembarca un marinero, y el puerto es tuyo.
    Desembarca 1 marinero en Sicilia.
lesson-serenissima-load-third =
    La galera 8 es tu última. Esta ganará dinero.
    Carga 2 de madera.
lesson-serenissima-alexandria =
    Un puerto compra un cubo de cada mercancía que ni produce ni almacena. Alejandría produce mármol y no tiene madera.
    Navega a Alejandría.
lesson-serenissima-alexandria-slip = Alejandría no tiene madera y la paga. Navega hacia allí.
lesson-serenissima-sell =
    Una galera vende o lucha, nunca ambas cosas. Hoy vendes. Cada cubo va a la casilla libre más baja del almacén y paga el número que pone.
    Vende 1 de madera.
lesson-serenissima-sell-land = No se puede vender y desembarcar en el mismo turno. Primero cobra el dinero.
lesson-serenissima-sell-slip = Vende la madera por ducados.
lesson-serenissima-wine =
    Ronda 2. Qué suerte: la carta del Dux mostraba vino, ¡y tus dos puertos de vino pagaron 6 ducados! Ahora la galera 2 en Ragusa, con dos cubos de madera a bordo.
    Carga 1 de vino: es gratis.
lesson-serenissima-wine-slip = El primer cubo en tu propio puerto es gratis. Carga el vino.
lesson-serenissima-corfu =
    Dos mercancías distintas se venden mejor que dos iguales. Corfú produce piedra; no tiene ni vino ni madera.
    Navega a Corfú.
lesson-serenissima-corfu-slip = Corfú compra tus dos mercancías. Navega hacia allí.
lesson-serenissima-both =
    Un cubo de cada mercancía: el primero ocupa la casilla más baja, el segundo la siguiente.
    Vende vino y madera.
lesson-serenissima-both-slip = Corfú quiere las dos: elige el vino y la madera.
lesson-serenissima-invest =
    ¡16 ducados! En lugar de usar una galera puedes invertir. Marco tiene Túnez con un solo marinero, y su galera 7 lleva allí dos. Vamos a aprovecharlo.
    Elige «Mejor invertir».
lesson-serenissima-invest-slip = La galera 5 está bien donde está. Su turno vale más como inversión.
lesson-serenissima-galley =
    Una galera nueva cuesta 1 ducado por cada galera que tienes, más 1 por marinero. El número 6 va justo después del 5, así que actúa en esta ronda. Cinco marineros la hacen fuerte.
    Compra la galera 6 en Sicilia con 5 marineros.
lesson-serenissima-galley-slip = El número 6, para que actúe en esta ronda; Sicilia, junto a Túnez; y los 5 marineros.
lesson-serenissima-enough =
    Te quedan 8 ducados. Los ducados son también tu puntuación, así que no los gastes todos.
    Termina tu turno.
lesson-serenissima-enough-slip = Guarda el resto para la próxima ronda. Termina tu turno.
lesson-serenissima-tunis =
    Ahora la galera 6. En combate tiras un dado por marinero, menos las zonas navegadas. Una zona te cuesta un dado, así que quedan cuatro.
    Navega a Túnez.
lesson-serenissima-tunis-slip = Marco está en Túnez, a una zona de aquí. Navega hacia allí.
lesson-serenissima-attack =
    Antes de atacar un puerto tienes que hundir las galeras de su propietario allí. Tus cuatro dados contra dos; cada calavera mata a un marinero.
    Ataca la galera 7.
lesson-serenissima-attack-slip = Primero su galera: mientras esté ahí, el puerto está a salvo. Ataca la galera 7.
lesson-serenissima-storm =
    ¡Hundida, y no has perdido a nadie! Ahora el puerto mismo, con su único marinero.
    Ataca Túnez.
lesson-serenissima-storm-slip = Tienes un 99 % de probabilidad de ganar. Ataca Túnez.
lesson-serenissima-garrison =
    Túnez ha caído. Los marineros que desembarcas lo defienden; los de a bordo siguen. Dos y dos es un buen reparto.
    Desembarca 2 marineros.
lesson-serenissima-garrison-slip = Sin nadie en tierra el puerto queda neutral; con todos, la galera se hunde. Dos está bien.
lesson-serenissima-take =
    La galera 8 sigue en Alejandría, donde está almacenada tu madera. En cada puntuación un puerto paga a su propietario por los cubos almacenados: 2 ducados por uno, 5 por dos, hasta 20 por cinco.
    Desembarca 1 marinero en Alejandría.
lesson-serenissima-take-slip = Es tuya por un marinero, con la madera que vendiste allí. Desembarca 1.
lesson-serenissima-end = Tienes cinco puertos, Marco tiene tres. Ahora llena tus almacenes antes de la próxima puntuación. La tercera puntuación termina la partida, y gana quien sea más rico. No hemos visto: el marcador de puntuaciones, los bloqueos, los fuertes, las basílicas y cómo se cierran los puertos. La página de reglas lo explica todo. ¡Buen viento!
