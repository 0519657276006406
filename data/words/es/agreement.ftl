# Lo que una mesa acuerda antes de empezar.

act-lobby-agree = Lo que acuerda la mesa
act-lobby-agree-about = El tiempo, los asientos, las valoraciones y las variantes, hasta que empiece la partida
field-clock = Un reloj propio: inicio, añadido por pregunta, máximo; como { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") }
option-clock = reloj
field-expiry = Cuando se acaba el tiempo
option-expiry = vencimiento
field-seating = Asientos
option-seating = orden
option-strangers = desconocidos
field-breaks = ¿Se permiten pausas y días de ausencia?
option-breaks = pausas
agreement-no-breaks = Sin pausas, y el reloj corre también los días de ausencia.
field-greeting = Tu línea para quien mira
option-greeting = saludo
field-reliable = Fiabilidad mínima en porcentaje (0: cualquiera)
option-reliable = fiabilidad
field-lowest = Puntuación mínima (0: cualquiera)
option-lowest = puntuación-mín
field-highest = Puntuación máxima (0: cualquiera)
option-highest = puntuación-máx
field-known = ¿Solo personas con las que ya has jugado?
option-known = conocidos
wanted-known = Solo para quienes ya han jugado con quien abrió la mesa.
wanted-reliable = Solo para quienes responden a tiempo al menos el { $least } % de las veces.
wanted-rating = { $lowest ->
    [0] Para puntuaciones hasta { $highest }.
   *[other] { $highest ->
        [0] Para puntuaciones desde { $lowest }.
       *[other] Para puntuaciones de { $lowest } a { $highest }.
    }
}
field-autostart = ¿Empezar en cuanto se ocupe el último asiento?
option-autostart = inicio-auto
agreement-starts-when-full = La partida empieza en cuanto se ocupa el último asiento.
agreement-own-clock = Un reloj propio
agreement-clock-wrong = Escribe tres tiempos como { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } o { SPAN("2 d") }: con qué empieza cada cual, qué añade cada pregunta ({ SPAN("10 s") } como mínimo) y cuánto se puede ahorrar (no menos que ninguno de los dos, { SPAN("60 d") } como máximo).
agreement-expiry-default = se da la respuesta habitual
agreement-expiry-house = responde la casa por esta vez
agreement-expiry-hand = { $strikes ->
    [one] la casa ocupa el asiento
   *[other] tras { $strikes } veces seguidas la casa ocupa el asiento
  }
agreement-seating-random = asientos al azar
agreement-seating-arranged = asientos en el orden de la lista
agreement-friendly = Partida amistosa: no cuenta para las valoraciones.
agreement-invited-only = Los asientos libres son para quienes estén invitados.
agreement-changed = La mesa lo ha acordado así.

field-firstmove = ¿Hay que hacer la primera jugada en un día?
option-firstmove = primera-jugada
agreement-begins-soon = Sin una primera jugada en un día, el asiento vuelve a quedar libre.
