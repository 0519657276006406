# Why and when, for each kind of question of Oltre Mare: shown until somebody has finished a game.

hint-oltremare-trade-active =
    Comercia y compra antes de cargar: tienes que tener tantas cartas como la carga de arriba, y las cartas de la mercancía que hay allí forman una serie.
    Propón cuando alguien pueda tener esa mercancía y tú tengas la que él lleva arriba; compra cuando te falten; sigue cuando ya nada ayude.
hint-oltremare-trade-partner =
    Un trueque con el jugador activo te da 1 de prestigio, y el prestigio paga 6, 3 y 1 ducados dos veces por partida.
    Acepta lo que te cueste poco o encaje en tu carga; haz una contraoferta cuando casi encaje; rechaza cuando rompa una serie tuya.
hint-oltremare-main-play =
    Juegas exactamente la carga de tu carta de arriba. Los iconos iguales se suman: uno da 1, dos dan 3, tres dan 6.
    Junta lo que comparta un icono que quieras, ojo con los piratas, y mantén juntas las cartas de una mercancía para tu serie.
hint-oltremare-main-sail =
    Donde paras tomas el marcador de puerto: ayuda en cada turno hasta el siguiente, y los marcadores cuentan al final.
    Elige el marcador que vaya con tus cartas: ducados para Gran negocio, barcos para Alta mar, muchos leones para la autoridad local.
hint-oltremare-main-compass =
    La brújula te lleva enseguida a cualquier puerto que no tenga una; después desaparece.
    Úsala para el marcador que de verdad quieras; guárdala si solo necesitas un marcador más al final.
hint-oltremare-cargo-load =
    La última carta queda arriba y decide tu próximo turno: los leones son cartas que puedes tener; la carga, cartas que tienes que jugar.
    Pon primero la mercancía de tu serie, junto a sus iguales; y arriba muchos leones para una mano grande, o mucha carga para un turno grande.
hint-oltremare-maritime-discard =
    Tienes más cartas de las que permiten los leones de arriba de tu carga; cada carta de más cuesta 1 ducado al final.
    Despréndete de lo que esté solo y de los piratas; la próxima vez cámbialo antes.
