# What the host itself says, whatever the title and the surface.
host-house-easy = Casa { $number } (fácil)
host-house-usual = Casa { $number }
host-house-strong = Casa { $number } (fuerte)
host-no-match = Aquí no existe esa partida. Comprueba el enlace.
host-not-installed = Esta partida no se puede mostrar: «{ $title }» no está instalado ahora mismo en este servidor. No se pierde nada; sigue cuando «{ $title }» vuelva a estar.
host-no-seat = No hay asiento { $number } en esta mesa.
host-wrong-key = Este enlace no abre nada aquí. Pide uno nuevo a quien abrió la partida.
host-abandoned = Esta partida se abandonó: ya no cambia nada en ella.
host-no-place = No hay ningún lugar «{ $what }» en este tablero.
host-undone = { $who } ha deshecho una jugada.
host-renewed = Se han corregido las reglas de esta partida. Sigue desde aquí con las reglas corregidas.
budget-spent = Aquí no se puede hacer más de { $count } veces por hora. Espera un poco.
queue-full = Has pedido mucho a la vez y el servidor todavía está ocupado con ello. Vuelve a intentarlo en un momento.
