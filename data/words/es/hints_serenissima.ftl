# Why and when, for each kind of question of Serenissima: shown until somebody has finished a game.

hint-serenissima-close-port =
    Con menos jugadores se cierran algunos puertos: nadie cargará, venderá ni desembarcará allí.
    Cierra lo que ayudaría a un rival al empezar, o lo que esté lejos de la salida que quieres.
hint-serenissima-start =
    Tu primer puerto decide qué mercancía tienes gratis, y el número de tu galera, cuándo actúa.
    Un número bajo llega primero a los puertos neutrales; un puerto con vecinos libres de otras mercancías crece deprisa.
hint-serenissima-start-galley =
    Las galeras actúan por orden de número, todos los jugadores mezclados.
    Reparte las tuyas por la ronda, o toma un número justo detrás del de un rival para responderle.
hint-serenissima-activation =
    Una galera: carga, luego navega una zona por marinero, luego vende o lucha, nunca ambas cosas. O invierte.
    Al principio desembarca en puertos neutrales; después lleva una mercancía adonde falte; llena tus propios almacenes antes de una puntuación.
hint-serenissima-investment =
    Los ducados se convierten en marineros, una galera, fuertes y basílicas. Los marineros son a la vez alcance, fuerza y guardia.
    Una galera cuyo número está por llegar actúa en esta ronda; guarda los puertos al alcance de un rival; construye pronto una basílica, paga en cada puntuación.
hint-serenissima-special-investment =
    Tras una puntuación, quien tenga menos de dos galeras puede comprar.
    Cómpralas: sin galeras ni comercias ni te defiendes. Tripúlalas bien para no ser la próxima víctima.
hint-serenissima-fight =
    Ambos bandos vuelven a tirar, un dado por cada punto de valor de combate; cada calavera mata.
    Sigue mientras tengas claramente más dados; retírate cuando una derrota abriría un puerto tuyo o costaría la carga.
hint-serenissima-conquest =
    Los marineros en tierra guardan el puerto, los de a bordo siguen navegando; sin nadie en tierra no es de nadie.
    Basta uno donde no pasa nadie; más donde haya cerca una galera rival.
hint-serenissima-salvage =
    Lo que cabe en tus plazas libres es tuyo; el resto se pierde.
    Toma la mercancía que le falta a tu próximo puerto, y las especias antes que nada.
hint-serenissima-blockade-move =
    Con más marineros allí que los que lleva esta galera, puedes detenerla donde está.
    Detenla cuando vaya hacia uno de tus puertos o hacia una venta; déjala pasar cuando quieras que te dejen pasar a ti.
hint-serenissima-blockade-sale =
    Con más marineros allí, puedes impedir la venta; la galera puede luchar contra ti o terminar su turno.
    Impídela cuando los ducados o la plaza del almacén importen más que la paz.
hint-serenissima-blockade-landing =
    Con más marineros allí, puedes impedir que esta galera tome el puerto neutral.
    Impídelo cuando quieras el puerto para ti en los próximos turnos; prepárate para que te ataquen.
