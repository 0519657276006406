# Advice

act-table-advice = Pedir consejo
act-table-advice-about = Qué haría aquí alguien con experiencia, y por qué
act-table-take-advice = Jugar así
act-table-take-advice-about = Hacer la jugada aconsejada
advice-said = **{ $what }** – { $why }
advice-silent = Yo no diría nada. { $why }
advice-taken = Se ha hecho la jugada aconsejada.
advice-none = Todavía no hay consejo para esta jugada. Pídelo antes.
advice-off = No hay consejos en mesas con puntuación, ligas ni campañas. Allí se juega sin ayuda.
advice-unexplained = Aún no sé decir por qué: este juego todavía no tiene consejos propios.
