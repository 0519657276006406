# Why and when, for each kind of question of Neptun: shown until someone has finished a game.

hint-neptun-draft-contract =
    Entregas tus cinco contratos de izquierda a derecha, y pierdes los que te saltas. Con una carta de remos baja eliges antes en el próximo turno.
    Toma puertos cercanos a tus otros contratos y deja huecos entre ellos. Si eliges tarde en el turno, suele ser mejor descubrir.
hint-neptun-draft-wishes =
    Todavía no te toca, pero puedes decir qué quieres: contratos descubiertos, o una ruta de puertos para toda la fase.
    Elige un contrato si quieres justo ese. Deja una ruta si sabes adónde vas y los demás tardan.
hint-neptun-sail-oars =
    Tu alcance es el viento más la fuerza de tu carta. El próximo viento es 5 más los vientos de todas las cartas de este turno.
    Juega una carta débil cuando el próximo puerto esté cerca, una fuerte cuando esté lejos. Cada milla que falte cuesta 1 moneda de oro.
hint-neptun-sail-course =
    Donde paras puedes entregar un contrato, y pierdes los abiertos a su izquierda. Con cada entrega puedes comprar un punto de templo por 3 de oro.
    Entrega de izquierda a derecha. Compra el punto cuando deshaga un empate o gane un templo.
hint-neptun-extra-sail =
    Aún tienes contratos abiertos y cartas de remos: puedes navegar una o dos veces más con el mismo viento.
    Hazlo si alcanzas un contrato: cinco entregas dan la loseta de bonificación. Sáltatelo si la carta vale más en la próxima ronda.
