# What the browser table tells one person: their games, reminders and settings.
page-games = Mis partidas
page-games-none = Todavía no tienes asiento en ninguna mesa. Abre una o sigue un enlace que alguien te haya enviado.
page-games-waiting = Te esperan
page-games-others = Les toca a otros
page-games-over = Terminadas
page-games-lead = Esta página se actualiza sola, y todas las nuestras muestran en su título cuántas mesas te esperan.
page-pauses = La partida está en pausa
page-told-arrived = Ha llegado la pregunta
page-told-half = Ha pasado la mitad de tu tiempo
page-told-last = Casi se ha acabado tu tiempo
page-told-muted = Sin avisos hasta tu próximo turno
page-remind-arrived = Te toca en { $title }.
page-offered = Tienes una invitación: acepta o rechaza
page-offer-call = Tienes una invitación a una partida de { $title }. Nada cuenta hasta que aceptes.
page-remind-half = Ha pasado la mitad de tu tiempo en { $title }.
page-remind-last = Casi se ha acabado tu tiempo en { $title }.
page-remind-waiting = { $title } sigue esperando tu jugada.
page-digest = { $count ->
    [one] Te espera una mesa.
   *[other] Te esperan { $count } mesas.
  }
page-tell-me = Avisarme en este dispositivo
page-tell-me-not = No avisarme en este dispositivo
page-tell-hint = Mientras haya abierta una página nuestra, este dispositivo avisa cuando llega una pregunta, a la mitad de su tiempo y cerca del final: un aviso por mesa, que el siguiente sustituye.
page-tell-forbidden = Este navegador no muestra avisos de este anfitrión; se pueden permitir en sus ajustes.
page-me = Yo
page-me-lead = Lo que decidas aquí vale desde ahora en todas las mesas en que te sientes.
page-me-nobody = En este navegador no se guarda nada de ti.
page-me-orders-count = { $count ->
    [one] una puesta
   *[other] { $count } puestas
  }
page-me-orders = Órdenes permanentes para todas las mesas
page-me-orders-lead = Una respuesta que dejes aquí vale en todas las mesas de { $title } en que te sientes desde ahora. Cada mesa tiene una página donde cambiarla.


# Going back, for whoever opened the table.
me-rewind = Deshacer jugadas
me-rewind-lead = Tú abriste esta mesa. Elige un paso: se deshacen todas las jugadas posteriores. Lo visto, visto está: volverán a salir los mismos dados.
me-rewind-here = Deshacer todas las jugadas después de este paso
me-rewind-last = No hay nada después de este paso.
me-rewind-sure = Se deshacen estas jugadas, con todas las respuestas selladas dadas desde entonces:
me-rewind-hidden = { $count ->
    [one] Una jugada de la que no se avisó a nadie.
   *[other] { $count } jugadas de las que no se avisó a nadie.
  }
me-rewind-do = Sí, deshacerlas
me-rewind-not = No, dejarlas
me-rewind-opener = Yo abrí esta mesa: deshacer jugadas
me-rewind-stale = La mesa ha avanzado desde entonces. Vuelve a mirar antes de deshacer nada.
me-undone = deshecha
me-undo-ask = Todos en la mesa tienen que aceptar que se deshaga.
me-bank = { $span } de ahorro
