# The lesson of Méditerranée, step by step.

lesson-mediterranee-crew =
    Gana quien suma más puntos de prosperidad: por su capital, su dinero y sus puertos con almacenes llenos. Juegas con Venecia. Una galera tiene cinco plazas. Un marinero ocupa una y la hace avanzar una zona; una plaza vacía lleva una mercancía. Los marineros en casa son la guarnición y defienden Venecia.
    Pon 4 en la galera 1, 3 en la galera 2 y 3 en la guarnición.
lesson-mediterranee-crew-slip = También vale, pero no cuadra con el resto de la lección. Pon 4, 3 y 3.
lesson-mediterranee-bid =
    Cada ronda empieza con una subasta por el orden de juego. Las pujas son secretas y pagan todos, así que puja poco. Hoy conviene llegar antes que nadie a los puertos libres.
    Puja 100. Elige el primer puesto, después el segundo.
lesson-mediterranee-bid-slip = Bastan 100 ducados. Elige los puestos en orden: el primero y luego el segundo.
lesson-mediterranee-buy =
    Ahora el mercado. Venecia produce vino, a 100 ducados la ficha. La galera 1 lleva cuatro marineros y tiene una plaza libre.
    Elige «Comprar mercancías»: 1 vino para la galera 1.
lesson-mediterranee-buy-done = ¡No con las galeras vacías! Antes compra el vino.
lesson-mediterranee-buy-slip = 1 vino para la galera 1. No cabe más.
lesson-mediterranee-buy-two =
    La galera 2 lleva tres marineros y tiene sitio para dos mercancías.
    Elige «Comprar mercancías»: 2 vinos para la galera 2.
lesson-mediterranee-buy-two-slip = Llénala: 2 vinos para la galera 2.
lesson-mediterranee-market-done =
    Ya tienes lo que necesitas. Todos terminan una fase antes de que empiece la siguiente.
    Sal del mercado.
lesson-mediterranee-market-done-slip = Lo demás puede esperar a la próxima ronda. Sal del mercado.
lesson-mediterranee-modon =
    Navegación: una zona por marinero. Modón, al sureste, es neutral y produce madera.
    Lleva la galera 1 a Modón.
lesson-mediterranee-modon-slip = La galera 1 lleva cuatro marineros y llega más lejos: a Modón.
lesson-mediterranee-ragusa =
    Ragusa está más cerca y también produce madera. Si todos los puertos de una mercancía son tuyos, tienes un monopolio: los demás te pagan hasta 1000 por ficha en lugar de 300.
    Lleva la galera 2 a Ragusa.
lesson-mediterranee-ragusa-slip = La galera 2 va a Ragusa, aquí al lado.
lesson-mediterranee-land =
    Un puerto sin guarnición es de quien primero desembarca un marinero. Deja a los demás a bordo: una galera vacía se hunde.
    Desembarca 1 marinero en Modón.
lesson-mediterranee-land-slip = Un marinero basta para tomar el puerto. La galera necesita a los demás. Desembarca 1 aquí.
lesson-mediterranee-land-ragusa =
    Ahora lo mismo en Ragusa.
    Desembarca 1 marinero en Ragusa.
lesson-mediterranee-sell =
    Un puerto, también el tuyo, compra una ficha de cada mercancía que ni produce ni almacena. Paga 100 veces el número libre más bajo de su almacén. Un almacén lleno vale puntos extra al final.
    Vende el vino en Modón.
lesson-mediterranee-sell-slip = Vende aquí el vino por 200 ducados. El almacén empieza a llenarse.
lesson-mediterranee-sell-ragusa =
    Ragusa también paga 200. La galera 2 guarda su segundo vino para un mercado mejor.
    Vende un vino en Ragusa.
lesson-mediterranee-bid-again =
    Tu capital te ha pagado 300, como en cada ronda. Nadie te amenaza, así que el orden importa poco. Giulia ha tomado Nápoles, recuérdalo.
    Puja 0.
lesson-mediterranee-bid-again-slip = Esta vez ahorra tu dinero: puja 0 y deja los puestos como están.
lesson-mediterranee-enlist =
    Cada puerto tuyo ofrece tantos marineros como mercancías almacena. La galera 2 dejó uno en tierra y necesita tres para llegar a Nápoles.
    Elige «Reclutar marineros»: 1 en Ragusa, para la galera 2.
lesson-mediterranee-enlist-where = Este marinero hace falta en Ragusa, a bordo de la galera 2.
lesson-mediterranee-enlist-slip = Primero el marinero. Sin él no llegas a Nápoles.
lesson-mediterranee-wood =
    La galera 1 está en Modón, con dos plazas libres. En tus puertos las mercancías cuestan 100 por ficha.
    Elige «Comprar mercancías»: 2 maderas para la galera 1.
lesson-mediterranee-wood-slip = 2 maderas para la galera 1: los puertos del sur no tienen.
lesson-mediterranee-napoli =
    Nápoles es de Giulia, y ningún puerto suyo produce ni almacena vino. Es un mercado nuevo: paga 500 extra, o 1000 en una capital.
    Lleva la galera 2 a Nápoles.
lesson-mediterranee-napoli-slip = Lleva la galera 2 a Nápoles, con el vino. Allí está la prima.
lesson-mediterranee-creta =
    La galera 1 puede tomar otro puerto. Creta es pequeña, pero neutral, y produce vino.
    Lleva la galera 1 a Creta.
lesson-mediterranee-creta-slip = Lleva la galera 1 a Creta: es neutral y no tiene madera.
lesson-mediterranee-peace =
    Estás en Nápoles con tres marineros contra uno. En combate ambos bandos tiran un dado, suman sus marineros y dividen entre 3: el otro bando pierde esos. Podrías intentarlo, pero un puerto tuyo no paga prima.
    No ataques a nadie.
lesson-mediterranee-peace-slip = Quizá ganarías, pero perderías los 500 del mercado nuevo. Hoy no ataques a nadie.
lesson-mediterranee-land-creta =
    Tu cuarto puerto.
    Desembarca 1 marinero en Creta.
lesson-mediterranee-new-market =
    Ahora mira el precio: 300 más la prima de 500.
    Vende el vino en Nápoles.
lesson-mediterranee-new-market-slip = Primero el vino, en Nápoles: 300, y 500 por el mercado nuevo.
lesson-mediterranee-last =
    En Creta solo caben dos mercancías, así que una madera llena la mitad. Lleno, un puerto pequeño vale 2 puntos en lugar de 1.
    Vende la madera en Creta.
lesson-mediterranee-last-slip = La madera paga 200 y se queda en tu puerto. Véndela.
lesson-mediterranee-end = ¡800 ducados por un solo vino! En dos rondas has pasado de 2000 a 3300 ducados y a cuatro puertos. Una partida dura de 8 a 12 rondas; luego gana quien tiene más puntos de prosperidad. No hemos visto: precios en puertos ajenos, tratos, construir galeras y fuertes, permiso de paso y combate. La página de reglas lo explica todo. ¡Buen viento!
