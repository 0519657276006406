# Advice

act-table-advice = ¿Qué harías tú?
act-table-advice-about = La respuesta de un buen jugador a tu pregunta, y por qué
act-table-take-advice = Seguir el consejo
act-table-take-advice-about = Responder como se aconsejó
advice-said = **{ $what }** – { $why }
advice-silent = Yo no diría nada. { $why }
advice-taken = Respondido según el consejo.
advice-none = No se ha aconsejado nada para esta pregunta: pide antes un consejo.
advice-off = No hay consejos en mesas valoradas, ligas ni campañas: allí cada cual juega por su cuenta.
