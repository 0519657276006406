# Lo que una mesa acuerda antes de empezar.

act-lobby-agree = Lo que acuerda la mesa
act-lobby-agree-about = El tiempo, los asientos, las valoraciones y las variantes, hasta que empiece la partida
field-clock = Un reloj propio: inicio, añadido por pregunta, máximo; como 1 d, 12 h, 3 d
option-clock = reloj
field-expiry = Cuando se acaba el tiempo
option-expiry = vencimiento
field-seating = Asientos
option-seating = orden
option-strangers = desconocidos
agreement-own-clock = Un reloj propio
agreement-clock-wrong = Escribe tres tiempos como 90 s, 30 m, 12 h o 2 d: con qué empieza cada cual, qué añade cada pregunta (10 s como mínimo) y cuánto se puede ahorrar (no menos que ninguno de los dos, 60 d como máximo).
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
