# Why and when, for each kind of question of Oltre Mare: shown until someone has finished a game.

hint-oltremare-trade-active =
    Comercia y compra antes de jugar. Necesitas tantas cartas como la carga de tu carta de arriba, y más cartas de la mercancía de arriba forman una serie.
    Propón un trueque si alguien puede tener esa mercancía y tú tienes la de arriba de la suya. Compra si te faltan cartas. Sigue cuando nada más ayude.
hint-oltremare-trade-partner =
    Un trueque con el jugador activo te da 1 de prestigio. El prestigio paga 6, 3 y 1 ducados, dos veces por partida.
    Acepta lo que te cueste poco o vaya con tu carga. Haz una contraoferta si falta poco. Rechaza lo que rompa una serie tuya.
hint-oltremare-main-play =
    Juegas exactamente tantas cartas como la carga de tu carta de arriba. Los iconos iguales se suman: uno da 1, dos dan 3, tres dan 6.
    Juega cartas que compartan un icono útil, ojo con los piratas, y mantén junta una mercancía para tu serie.
hint-oltremare-main-sail =
    Tomas el marcador del puerto donde paras. Funciona en cada turno hasta el siguiente, y los marcadores cuentan al final.
    Elige el que vaya con tus cartas: ducados para Gran negocio, barcos para Alta mar, muchos leones para Autoridad local.
hint-oltremare-main-compass =
    La brújula te lleva enseguida a cualquier puerto sin brújula, y luego desaparece.
    Úsala para un marcador que de verdad quieras. Guárdala si solo necesitas un marcador más al final.
hint-oltremare-cargo-load =
    La última carta queda arriba y decide tu próximo turno. Sus leones dicen cuántas cartas puedes tener; su carga, cuántas tienes que jugar.
    Pon primero la mercancía de tu serie, junto a la misma mercancía. Arriba, muchos leones para una mano grande, o mucha carga para un turno grande.
hint-oltremare-maritime-discard =
    Tienes más cartas de las que permiten los leones de arriba de tu carga. Cada carta de más cuesta 1 ducado al final.
    Suelta las cartas sueltas y los piratas. La próxima vez cámbialos antes.
