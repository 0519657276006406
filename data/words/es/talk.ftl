# What is said at a table besides the game.

talk-empty = Antes escribe algo.
talk-heading = Chat
talk-none = Todavía no hay mensajes.
talk-say = Enviar
talk-words = Tu mensaje
talk-watcher = { $name } (entre el público)
talk-in-browser = **{ $name }** (en el navegador): { $words }
talk-keep = Guardar
talk-take-seat = Ocupar este asiento
talk-more = Silenciar jugadores, ajustes de la mesa
note-kept = Notas guardadas.
customs-as-they-are = Ya está así.
customs-strangers-on = { $who } ha abierto a todo el mundo los asientos libres de esta mesa.
customs-strangers-off = { $who } ha reservado los asientos libres de esta mesa para quienes tengan invitación.
customs-repeats-on = { $who } ha activado aquí el chat del navegador.
customs-repeats-off = { $who } ha desactivado aquí el chat del navegador.

# Lines that are reported to the moderators of a server.
reported = { $who } denuncia a { $whom }.
reported-why = { $who } denuncia a { $whom }: { $reason }
reported-line = { $whom }: «{ $words }»
report-line = { $name }: { $words }
report-sent = Denuncia enviada a la moderación de este servidor.
report-nowhere = La moderación de este servidor aún no tiene un registro, así que nadie leería tu denuncia.
