# Lo que una mesa acuerda antes de empezar.

act-lobby-agree = Preparar la mesa
act-lobby-agree-about = Reloj, asientos, puntuación y variantes. Puedes cambiarlos hasta que empiece la partida.
field-clock = Reloj a medida: tiempo inicial, añadido por turno, máximo (p. ej. { SPAN("1 d") }, { SPAN("12 h") }, { SPAN("3 d") })
option-clock = reloj
field-expiry = Cuando se acaba el tiempo
option-expiry = vencimiento
field-seating = Asientos
option-seating = orden
option-strangers = desconocidos
field-breaks = ¿Permitir pausas y días de ausencia?
option-breaks = pausas
agreement-no-breaks = Sin pausas, y el reloj sigue corriendo los días de ausencia.
field-greeting = Tu nota para quienes ven la mesa
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
wanted-reliable = Solo para quienes hacen a tiempo al menos el { $least } % de sus jugadas.
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
agreement-own-clock = Reloj a medida
agreement-clock-wrong = Escribe tres tiempos como { SPAN("90 s") }, { SPAN("30 m") }, { SPAN("12 h") } o { SPAN("2 d") }: tiempo inicial, añadido por turno, máximo. El añadido es de { SPAN("10 s") } como mínimo. El máximo no es menor que los otros dos ni mayor que { SPAN("60 d") }.
agreement-expiry-default = se hace la jugada por defecto
agreement-expiry-house = un bot juega solo este turno
agreement-expiry-hand = { $strikes ->
    [one] un bot toma el relevo
   *[other] tras { $strikes } turnos perdidos seguidos un bot toma el relevo
  }
agreement-seating-random = asientos al azar
agreement-seating-arranged = asientos en el orden de la lista
agreement-friendly = Partida amistosa, sin puntuación.
agreement-invited-only = Los asientos libres son solo por invitación.
agreement-changed = Guardado.

field-firstmove = ¿Hay que hacer la primera jugada en un día?
option-firstmove = primera-jugada
agreement-begins-soon = Sin una primera jugada en un día, el asiento vuelve a quedar libre.
