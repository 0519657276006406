# The lesson of Méditerranée, step by step.

lesson-mediterranee-crew =
    ¡Bienvenida, Venecia! Diez marineros para dos galeras y tu capital. Una galera tiene cinco plazas: un marinero a bordo es una zona que puedes navegar; una plaza vacía, sitio para una mercancía. Quien se queda en casa guarda Venezia.
    Pon 4 en la galera 1, 3 en la galera 2 y 3 en la guarnición.
lesson-mediterranee-crew-slip = También vale, pero entonces no cuadran las mercancías y las rutas de esta lección. 4, 3 y 3.
lesson-mediterranee-bid =
    Cada ronda empieza con una subasta por el orden de juego. Todas las pujas son secretas y cada cual paga la suya, así que puja poco. Hoy conviene llegar primero a los puertos libres.
    Puja 100 y pide el primer puesto, después el segundo.
lesson-mediterranee-bid-slip = Bastan 100 ducados, y los puestos en orden: el primero y luego el segundo.
lesson-mediterranee-buy =
    El mercado. Venezia produce vino, y una ficha cuesta 100 ducados. La galera 1 lleva cuatro marineros y le queda una plaza.
    Compra 1 vino para la galera 1.
lesson-mediterranee-buy-done = ¡No con las bodegas vacías! Antes compra el vino.
lesson-mediterranee-buy-slip = 1 vino para la galera 1: no cabe más.
lesson-mediterranee-buy-two =
    La galera 2 lleva solo tres marineros: caben dos.
    Compra 2 vinos para la galera 2.
lesson-mediterranee-buy-two-slip = Llénala: 2 vinos para la galera 2.
lesson-mediterranee-market-done =
    Cada cual hace toda una fase antes de que empiece la siguiente. Ya tienes lo que necesitas.
    Termina tu mercado.
lesson-mediterranee-market-done-slip = Lo demás puede esperar a la próxima ronda. Termina tu mercado.
lesson-mediterranee-modon =
    Navegación: una zona por marinero. Al sureste está Modon, que no es de nadie y produce madera.
    Lleva la galera 1 a Modon.
lesson-mediterranee-modon-slip = La galera 1, con sus cuatro marineros, hace la ruta larga: a Modon.
lesson-mediterranee-ragusa =
    Ragusa también produce madera y está cerca. Una misma mercancía en varios puertos tuyos es una posición fuerte.
    Lleva la galera 2 a Ragusa.
lesson-mediterranee-ragusa-slip = La galera 2 va a Ragusa, aquí al lado.
lesson-mediterranee-land =
    Un puerto sin guarnición es de quien desembarca un marinero. Deja a los demás a bordo, o tu galera se hunde.
    Desembarca 1 marinero en Modon.
lesson-mediterranee-land-slip = Un marinero basta para tomarlo, y la galera necesita a los demás. Desembarca 1 aquí.
lesson-mediterranee-land-ragusa =
    Y lo mismo en Ragusa.
    Desembarca 1 marinero en Ragusa.
lesson-mediterranee-sell =
    Un puerto compra una ficha de cada mercancía que ni produce ni almacena, y paga 100 veces el número libre más bajo de su almacén: ¡también el tuyo! Lo que queda allí cuenta además al final.
    Vende el vino en Modon.
lesson-mediterranee-sell-slip = Vende aquí el vino: 200 ducados, y el almacén empieza a llenarse.
lesson-mediterranee-sell-ragusa =
    Ragusa también paga 200. La galera 2 conserva su segundo vino: hay un cliente mejor para él.
    Vende un vino en Ragusa.
lesson-mediterranee-bid-again =
    Ronda 2. Nadie te amenaza, así que el orden importa poco: buen momento para ahorrar. Giulia ha tomado Napoli, recuérdalo.
    No pujes nada.
lesson-mediterranee-bid-again-slip = Esta vez ahorra tu dinero: puja 0 y deja los puestos como están.
lesson-mediterranee-enlist =
    En tus puertos se alistan tantos marineros como mercancías haya almacenadas: otra utilidad de un almacén lleno. La galera 2 dejó uno en tierra y necesita tres para llegar a Napoli.
    Alista 1 marinero en Ragusa, para la galera 2.
lesson-mediterranee-enlist-where = Donde hace falta: en Ragusa, a bordo de la galera 2.
lesson-mediterranee-enlist-slip = Primero el marinero: sin él, Napoli queda fuera de alcance.
lesson-mediterranee-wood =
    La galera 1 está en Modon, con dos plazas libres. Tu propia madera cuesta 100 la ficha.
    Compra 2 maderas para la galera 1.
lesson-mediterranee-wood-slip = 2 maderas para la galera 1: al sur hay puertos que no tienen.
lesson-mediterranee-napoli =
    ¡Tu vino para Napoli! Es de Giulia, y ningún puerto suyo produce ni almacena vino. Eso se llama mercado nuevo y paga 500 más.
    Lleva la galera 2 a Napoli.
lesson-mediterranee-napoli-slip = La galera 2, con el vino, a Napoli: allí está la prima.
lesson-mediterranee-creta =
    Y la galera 1 busca un puerto propio. Creta es pequeña, pero está libre y produce vino.
    Lleva la galera 1 a Creta.
lesson-mediterranee-creta-slip = La galera 1 a Creta: libre y sin madera.
lesson-mediterranee-peace =
    Estás ante Napoli con tres marineros, y uno la guarda. En combate ambos tiran un dado, suman sus marineros y dividen entre tres: tantos caen en el otro bando. Podrías intentarlo. Pero hoy un cliente vale más que una conquista: tu propio puerto no pagaría prima.
    No ataques a nadie.
lesson-mediterranee-peace-slip = Quizá ganarías, pero perderías los 500 del mercado nuevo. Hoy mantén la paz.
lesson-mediterranee-land-creta =
    Tu cuarto puerto.
    Desembarca 1 marinero en Creta.
lesson-mediterranee-new-market =
    Y ahora mira el precio.
    Vende el vino en Napoli.
lesson-mediterranee-new-market-slip = Primero el vino, en Napoli: 300, y 500 por el mercado nuevo.
lesson-mediterranee-last =
    La madera para Creta: llena la mitad de su pequeño almacén. Uno lleno vale puntos.
    Vende la madera en Creta.
lesson-mediterranee-last-slip = La madera se queda en tu propio puerto, paga 200 y llena el almacén. Véndela.
lesson-mediterranee-end = ¡800 ducados por un solo vino! De 2000 ducados has llegado a 3300 en dos rondas, con cuatro puertos. Los marineros son alcance, los almacenes alistan marineros y cuentan al final, las mercancías distintas se venden y los mercados nuevos son los que mejor pagan: eso es Méditerranée. ¡Buen viento!
