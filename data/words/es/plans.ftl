# Plans: answers left before the question comes, and the standing orders among them.
plan-played = Se ha jugado como tenías previsto.
plan-did-not-play = Tu jugada prevista se ha cancelado: { $why }
plan-not-same = se te pregunta otra cosa.
plan-not-allowed = esa jugada ya no es posible.
plan-means-other = esa jugada ahora significaría otra cosa.
plan-facts-changed = era para «{ $was }», y eso ha cambiado.
plan-touched = la ha afectado la jugada de otra persona.
plan-undone = Se ha deshecho una jugada, así que tus jugadas previstas se han cancelado.
plan-unknown = Esa jugada prevista ya no existe. Se jugó o se canceló.
plan-too-late = Ahora te toca. Haz tu jugada directamente.
plan-too-many = { $count ->
    [one] Ya tienes una jugada prevista, y no caben más.
   *[other] Ya tienes { $count } jugadas previstas, y no caben más.
  }
plan-moved-on = La partida ha avanzado y se te preguntará otra cosa.
# Where they are made
plan-page = Jugadas previstas
plan-lead = Prepara tus próximas jugadas antes de tu turno. Suponemos que los demás juegan como lo haría un bot. Lo que prepares se juega solo cuando llegue el momento. Solo tú ves esta página.
plan-next = No es tu turno. Lo siguiente que se te preguntará es probablemente:
plan-then = Y después, probablemente:
plan-list = Tus jugadas previstas
plan-it = Prever jugada
plan-change = Cambiar
plan-change-drops = Las jugadas previstas posteriores dependen de esta. Si la cambias, se cancelan.
plan-withdraw = Cancelar jugada
plan-holds = Se juega
plan-holds-same = solo si se te pregunta exactamente esto
plan-holds-allowed = mientras esté permitida
plan-holds-untouched = salvo que la jugada de otra persona te afecte a ti o a tu elección
plan-unexpected = Ya no esperamos exactamente esto. La jugada prevista se mantiene hasta que vuelva a encajar.
plan-asked = Ahora te toca. Haz antes tu jugada.
plan-nothing = De momento no se puede prever tu próximo turno.
plan-private = Nadie ve tus jugadas previstas, ni que las tienes. Sabrás cuándo se juega una y, si no se juega, por qué.
plan-likely = { $count ->
    [one] Ha salido en { $count } partida simulada de { $games }.
   *[other] Ha salido en { $count } partidas simuladas de { $games }.
  }
# On Discord
cmd-plans = planes
cmd-plans-about = Preparar tus próximas jugadas; tus jugadas previstas y órdenes permanentes
chat-plan-same = Prever si es idéntica
chat-plan-allowed = Prever si se permite
chat-plan-untouched = Prever si nada la afecta
chat-plan-change = Cambiar una jugada prevista
chat-plan-withdraw = Cancelar una jugada prevista y las posteriores
chat-plan-unexpected = ya no se espera así
