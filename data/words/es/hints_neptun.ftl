# Why and when, for each kind of question of Neptun: shown until somebody has finished a game.

hint-neptun-draft-contract =
    Cinco contratos forman tu viaje, que se navega de izquierda a derecha; lo que te saltas se pierde. Una carta de remos baja te deja elegir primero la próxima vez.
    Toma lo que esté cerca de un contrato que ya tienes; descubre otro cuando vayas tarde en el turno; deja un hueco para lo que pueda venir.
hint-neptun-draft-wishes =
    Todavía no es tu turno, pero puedes decir qué quieres: contratos descubiertos, o una ruta de puertos para todos los turnos de esta fase.
    Nombra un contrato si quieres justo ese; deja una ruta cuando los demás sean lentos y sepas adónde quieres navegar.
hint-neptun-sail-oars =
    Navegas el viento más la fuerza de la carta, y todos los vientos de este turno juntos mueven el viento del próximo.
    Gasta una carta débil cuando el próximo puerto esté cerca, una fuerte cuando esté lejos; una milla de menos cuesta una moneda de oro.
hint-neptun-sail-course =
    Donde paras puedes cumplir un contrato; los abiertos a su izquierda se pierden. Una vez por contrato puedes comprar un punto de templo por 3 de oro.
    Entrega de izquierda a derecha; compra el punto cuando deshaga un empate o gane un templo.
hint-neptun-extra-sail =
    Aún tienes contratos abiertos y cartas de remos: sigue navegando una o dos veces más con el mismo viento.
    Hazlo cuando haya un contrato a tu alcance: cinco cumplidos dan la loseta de bonificación. Renuncia cuando las cartas valgan más en la próxima ronda.
