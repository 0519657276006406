# What the browser table tells one person: their games, reminders and settings.
page-games = Mis partidas
page-games-none = Todavía no tienes asiento en ninguna mesa. Abre una o sigue un enlace que alguien te haya enviado.
page-games-waiting = Te toca
page-games-others = Esperando a los demás
page-games-over = Terminadas
page-games-lead = Esta página se actualiza automáticamente. En todas las páginas, el título en tu navegador muestra cuántas mesas te esperan.
page-pauses = La partida está en pausa
page-result = Puesto { $place } de { $seats }, puntuación { $score }
page-told-arrived = Ha empezado tu turno
page-told-half = Ha pasado la mitad de tu tiempo
page-told-last = Casi no te queda tiempo
page-told-muted = Sin recordatorios hasta tu próximo turno
page-remind-arrived = Te toca en { $title }.
page-offered = Tienes una invitación: acepta o rechaza
page-offer-call = Tienes una invitación a una partida de { $title }. Solo juegas si aceptas.
page-remind-half = Ha pasado la mitad de tu tiempo en { $title }.
page-remind-last = Casi no te queda tiempo en { $title }.
page-remind-waiting = { $title } sigue esperando tu jugada.
page-digest = { $count ->
    [one] Te espera una mesa.
   *[other] Te esperan { $count } mesas.
  }
page-tell-me = Activar notificaciones
page-tell-me-not = Quitar notificaciones
page-tell-hint = Mientras Fondaco está abierto, este dispositivo te avisa cuando te toca, a la mitad de tu tiempo y poco antes de que se acabe. Una notificación por mesa.
page-tell-forbidden = Este navegador bloquea las notificaciones de Fondaco. Puedes permitirlas en sus ajustes.
page-me = Yo
page-me-lead = Lo que ajustes aquí vale desde ahora en todas tus mesas.
page-me-nobody = En este navegador no hay nada guardado sobre ti.
page-me-orders-count = { $count ->
    [one] 1 puesta
   *[other] { $count } puestas
  }
page-me-orders = Órdenes permanentes para todas las mesas
page-me-device = En este dispositivo
page-me-device-hint = Se guarda en este navegador, para todas tus mesas. Los colores y el idioma están en los ajustes de arriba.
page-me-orders-lead = Una orden que dejes aquí vale en cada mesa nueva de { $title }. Puedes cambiarla en cada mesa.


# Undoing moves, for the organiser.
me-rewind = Deshacer jugadas
me-rewind-lead = Tú abriste esta mesa. Elige un paso y se desharán todas las jugadas posteriores. Lo que ya se reveló sigue sabiéndose, y los dados darán el mismo resultado.
me-rewind-here = Deshacer hasta aquí
me-rewind-last = No hay nada después de este paso.
me-rewind-sure = Se desharán estas jugadas, con todas las elecciones secretas hechas desde entonces:
me-rewind-hidden = { $count ->
    [one] Una jugada que nadie vio.
   *[other] { $count } jugadas que nadie vio.
  }
me-rewind-do = Sí, deshacerlas
me-rewind-not = No, dejarlas
me-rewind-opener = Mi mesa: deshacer jugadas
me-rewind-stale = La partida ha avanzado. Vuelve a mirar antes de deshacer nada.
me-undone = deshecha
me-undo-ask = Toda la mesa tiene que aceptar que se deshaga.
me-bank = { $span } de ahorro
