# Why and when, for each kind of question of Die Händler von Genua: shown until someone has finished a game.

hint-genoa-start =
    Deja que decidan los dados, o juega tu carta y sal de donde quieras.
    Juégala cuando una salida te lleve por tu encargo o tu mensaje y por edificios que otros pagarán.
hint-genoa-tower =
    Mueves la torre hasta cuatro pasos y tienes una acción. Todo lo demás lo puedes vender.
    Actúa donde lo pidan tus encargos y acepta las mejores ofertas del camino. Pide más cuando alguien quiera mucho una casilla, y pon precio donde nadie haya ofrecido.
hint-genoa-bid =
    También en este turno tienes una acción, si la torre llega adonde la necesitas. Una oferta no cuesta nada hasta que se acepta.
    Ofrece un poco menos de lo que una casilla vale para tus encargos. Pasa cuando el camino no te sirva.
hint-genoa-action =
    Es tu única acción de este turno. Toma lo que da el edificio y entrega un encargo pequeño si es de aquí.
    Juega cartas especiales cuando completen ahora un encargo. Guárdalas si es solo una posibilidad.
hint-genoa-messages =
    La torre ha visitado los dos edificios de tu mensaje, que paga 30 ducados.
    Cobra todos los que puedas. Casi nunca hay razón para esperar.
hint-genoa-cards =
    El trato está hecho. Ahora elige qué cartas entregas.
    Da lo que no puedas entregar pronto y conserva los privilegios de edificios vecinos.
hint-genoa-markers =
    Un edificio tuyo te paga 10 ducados cada vez que lo usa otra persona, y 10 al final.
    Elige edificios que todos visitan, sobre todo los depósitos. Para sustituir un marcador ajeno necesitas dos.
