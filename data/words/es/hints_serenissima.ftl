# Why and when, for each kind of question of Serenissima: shown until someone has finished a game.

hint-serenissima-close-port =
    Con menos jugadores se cierran algunos puertos: nadie puede cargar, vender ni desembarcar allí.
    Cierra uno que ayudaría a un rival al empezar, o que esté lejos de la salida que quieres.
hint-serenissima-start =
    Tu primer puerto decide qué mercancía tienes gratis. El número de tu galera decide cuándo actúa.
    Un número bajo llega antes a los puertos neutrales. Un puerto junto a puertos libres con otras mercancías crece deprisa.
hint-serenissima-start-galley =
    Todas las galeras actúan por orden de número.
    Reparte las tuyas por la ronda, o toma un número justo detrás del de un rival para poder reaccionar.
hint-serenissima-activation =
    Una galera carga, navega una zona por marinero y luego vende o lucha, nunca ambas cosas. O inviertes.
    Al principio desembarca en puertos neutrales. Después lleva mercancías adonde falten. Llena tus propios almacenes antes de una puntuación.
hint-serenissima-investment =
    Con ducados compras marineros, una galera, fuertes y basílicas. Con más marineros llegas más lejos, luchas mejor y defiendes puertos.
    Una galera cuyo número está por llegar actúa en esta ronda. Defiende los puertos al alcance de un rival. Construye pronto las basílicas: pagan en cada puntuación.
hint-serenissima-special-investment =
    Con menos de dos galeras, ahora puedes comprar.
    Hazlo: sin galeras ni comercias ni te defiendes. Dales marineros suficientes para resistir un ataque.
hint-serenissima-fight =
    Ambos bandos vuelven a tirar, un dado por punto de valor de combate. Cada calavera mata a un marinero.
    Sigue mientras tengas claramente más dados. Déjalo si una derrota te costaría un puerto o la carga.
hint-serenissima-conquest =
    Los marineros en tierra defienden el puerto, los de a bordo siguen. Sin nadie en tierra el puerto queda neutral.
    Basta uno donde no pasa nadie; desembarca más donde haya cerca una galera rival.
hint-serenissima-salvage =
    Te quedas lo que cabe en tus plazas libres. El resto se pierde.
    Toma la mercancía que no tiene tu próximo puerto, y las especias antes que nada.
hint-serenissima-blockade-move =
    Allí tienes más marineros que esta galera, así que puedes detenerla.
    Hazlo si va hacia uno de tus puertos o hacia una venta. Déjala pasar si pronto necesitarás el mismo favor.
hint-serenissima-blockade-sale =
    Allí tienes más marineros, así que puedes impedir la venta. La galera puede entonces luchar contra ti o terminar su turno.
    Hazlo si los ducados o la casilla del almacén importan más que la paz.
hint-serenissima-blockade-landing =
    Allí tienes más marineros, así que puedes impedir que esta galera tome el puerto neutral.
    Hazlo si pronto quieres el puerto para ti. Prepárate para un ataque.
