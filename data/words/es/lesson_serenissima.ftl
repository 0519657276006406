# The lesson of Serenissima, step by step.

lesson-serenissima-load =
    ¡Te saludamos, príncipe! Tres galeras tuyas están en Constantinople y actúan por orden de número. Una galera tiene cinco plazas para marineros y mercancías. El primer cubo en tu propio puerto es gratis; el segundo cuesta 1 ducado.
    Carga 2 de madera en la galera 2.
lesson-serenissima-load-slip = Aprovecha el sitio a bordo: hay dos plazas junto a los tres marineros. Carga 2 de madera.
lesson-serenissima-sail =
    Cada marinero rema una zona: tres marineros, tres zonas. Lejos, al noroeste, está Ragusa, un puerto de vino que no es de nadie.
    Navega a Ragusa.
lesson-serenissima-sail-slip = También sopla buen viento, pero lo que queremos es vino. Navega a Ragusa.
lesson-serenissima-land =
    Un puerto sin guarnición lo toma quien desembarca un marinero. Por ahora basta uno; los demás tienen que remar de vuelta.
    Desembarca 1 marinero en Ragusa.
lesson-serenissima-land-done = Todavía no: el puerto está ahí para tomarlo. Desembarca 1 marinero.
lesson-serenissima-land-slip = Un marinero guarda un puerto vacío tan bien como dos, y a los demás los necesitas a bordo. Desembarca 1.
lesson-serenissima-load-free =
    Tu galera 5. El primer cubo de un puerto tuyo no cuesta nada en cada carga.
    Carga 1 de madera, la gratuita.
lesson-serenissima-load-free-slip = Uno es gratis y esta vez basta. Carga 1 de madera.
lesson-serenissima-sicilia =
    Cuando la carta del Dux muestra vino, cada puerto con vino paga 3 ducados. Sicilia también produce vino.
    Navega a Sicilia.
lesson-serenissima-sicilia-slip = Sicilia produce vino y está libre. Navega hacia allí.
lesson-serenissima-land-again =
    Lo mismo otra vez: un marinero en tierra y el puerto es tuyo.
    Desembarca 1 marinero en Sicilia.
lesson-serenissima-load-third =
    La galera 8, la última de las tuyas. Esta va a ganar dinero.
    Carga 2 de madera.
lesson-serenissima-alexandria =
    Un puerto compra un cubo de cada mercancía que ni produce ni almacena. Alexandria produce mármol y no tiene madera.
    Navega a Alexandria.
lesson-serenissima-alexandria-slip = En Alexandria no tienen madera, y la pagan. Navega hacia allí.
lesson-serenissima-sell =
    Una galera vende o lucha, y desembarcar cuenta como luchar. Hoy vendes: cada cubo ocupa la plaza libre más baja del almacén y paga lo que allí pone.
    Vende 1 de madera.
lesson-serenissima-sell-land = Vender y desembarcar nunca van juntos en un turno. Primero cobra el dinero.
lesson-serenissima-sell-slip = Madera por ducados: véndela.
lesson-serenissima-wine =
    Ronda 2. Y qué suerte: la carta del Dux fue vino, ¡y tus dos puertos de vino pagaron 6 ducados! Ahora la galera 2 en Ragusa, con dos cubos de madera a bordo.
    Carga 1 de vino: es gratis.
lesson-serenissima-wine-slip = El primer cubo en tu propio puerto es gratis. Carga el vino.
lesson-serenissima-corfu =
    Dos mercancías distintas se venden mejor que dos iguales. Corfu produce piedra: le falta vino y le falta madera.
    Navega a Corfu.
lesson-serenissima-corfu-slip = Corfu compra tus dos mercancías. Navega hacia allí.
lesson-serenissima-both =
    Un cubo de cada mercancía: el primero paga la plaza más baja, el segundo la siguiente.
    Vende vino y madera.
lesson-serenissima-both-slip = Quieren las dos: elige el vino y la madera.
lesson-serenissima-invest =
    ¡16 ducados! En lugar de usar una galera puedes invertir. Marco tiene Tunis con un solo marinero, y su galera 7 lleva allí dos. Habría que hacer algo al respecto.
    Invierte, en lugar de usar la galera 5.
lesson-serenissima-invest-slip = La galera 5 está bien donde está. Su turno vale más como inversión.
lesson-serenissima-galley =
    Una galera nueva cuesta 1 ducado por cada galera que tienes y 1 por cada marinero. El número 6 va justo después del 5, así que navega enseguida. Cinco marineros la hacen fuerte.
    Compra la galera 6 en Sicilia con 5 marineros.
lesson-serenissima-galley-slip = El número 6, para que navegue en esta misma ronda; Sicilia, que está junto a Tunis; y los 5 marineros.
lesson-serenissima-enough =
    Quedan 8 ducados. Un buen mercader guarda algunos: los marineros hay que pagarlos en cada ronda.
    Termina tu turno.
lesson-serenissima-enough-slip = Guarda el resto para la próxima ronda. Termina tu turno.
lesson-serenissima-tunis =
    La galera 6 ya está en la mar. En combate tiras un dado por marinero, menos las zonas recorridas: una zona te cuesta un dado, quedan cuatro.
    Navega a Tunis.
lesson-serenissima-tunis-slip = Marco está en Tunis, a una zona de aquí. Navega hacia allí.
lesson-serenissima-attack =
    Antes de asaltar un puerto hay que hundir las galeras de su propietario. Cuatro dados tuyos contra dos; cada calavera mata.
    Ataca la galera 7.
lesson-serenissima-attack-slip = Primero su galera: mientras flote, el puerto está a salvo. Ataca la galera 7.
lesson-serenissima-storm =
    ¡Hundida, y sin perder a nadie! Ahora el puerto mismo, con su único marinero.
    Asalta Tunis.
lesson-serenissima-storm-slip = Este lo ganas 99 veces de cada 100. Asalta Tunis.
lesson-serenissima-garrison =
    Tunis ha caído. Quien desembarca lo guarda, y quien se queda a bordo sigue remando. Dos y dos es un buen reparto.
    Desembarca 2 marineros.
lesson-serenissima-garrison-slip = Sin nadie en tierra el puerto no es de nadie; con todos, la galera se hunde. Dos está bien.
lesson-serenissima-take =
    La galera 8 sigue en Alexandria, donde tu madera está en el almacén. Los cubos almacenados pagan al propietario en una puntuación: 2 ducados por uno, 5 por dos, 20 por cinco.
    Desembarca 1 marinero en Alexandria.
lesson-serenissima-take-slip = Es tuya por un marinero, con la madera que vendiste aún dentro. Desembarca 1.
lesson-serenissima-end = Cinco puertos contra los tres de Marco, una galera suya en el fondo del mar y ducados en el arca. Los puertos dan mercancías, las mercancías distintas dan dinero, el dinero da galeras, y un almacén lleno paga en cada puntuación: eso es Serenissima. ¡Largo sea tu reinado!
