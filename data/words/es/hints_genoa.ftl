# Why and when, for each kind of question of Die Händler von Genua: shown until somebody has finished a game.

hint-genoa-start =
    Puedes dejar que decidan los dados o jugar tu carta y salir de donde quieras.
    Juégala cuando una salida te lleve por tu propio encargo o mensaje y por edificios que otros pagan.
hint-genoa-tower =
    Tú guías: hasta cuatro pasos, una acción propia, y todo lo demás está en venta.
    Actúa donde lo pidan tus encargos, acepta las mejores ofertas del camino, pide más cuando alguien desee mucho un sitio y pon precio donde nadie haya ofrecido.
hint-genoa-bid =
    También en este turno tienes una acción, si quien guía la torre la lleva adonde te hace falta. Una oferta no cuesta nada hasta que se acepta.
    Ofrece por mercancías y edificios de tus encargos, un poco menos de lo que valen; di que no te interesa cuando el camino no te sirva.
hint-genoa-action =
    Tu única acción de este turno: toma lo que da el edificio y entrega un encargo pequeño si es de aquí.
    Juega cartas especiales cuando completan ahora un encargo; guárdalas si es solo una posibilidad.
hint-genoa-messages =
    La torre ha visitado los dos edificios de un mensaje tuyo: 30 ducados por cada uno.
    Cóbralos todos; apenas hay razón para esperar.
hint-genoa-cards =
    El trato está hecho, y tú eliges cuáles de tus cartas cambian de manos.
    Da lo que no puedas cumplir pronto y conserva los privilegios vecinos entre sí.
hint-genoa-markers =
    Un edificio tuyo te paga 10 ducados cada vez que lo usa otra persona, y 10 al final.
    Marca lo que todos visitan, sobre todo los depósitos; para sustituir el de un rival hacen falta dos marcadores.
