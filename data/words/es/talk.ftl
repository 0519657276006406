# What is said at a table besides the game.

talk-empty = Di algo antes.
talk-heading = Charla
talk-none = Nadie ha dicho nada todavía.
talk-say = Decirlo
talk-words = Lo que quieres decir
talk-watcher = { $name } (entre el público)
talk-in-browser = **{ $name }** (en el navegador): { $words }
talk-keep = Guardar
talk-take-seat = Ocuparlo
talk-more = Silenciar a jugadores, costumbres
note-kept = Tus notas se han guardado.
customs-as-they-are = Las costumbres de la mesa ya son esas.
customs-strangers-on = { $who } deja que cualquiera ocupe un asiento libre de esta mesa.
customs-strangers-off = { $who } reserva los asientos libres de esta mesa para quienes estén invitados.
customs-repeats-on = { $who } hace que se repita aquí lo que se dice en el navegador.
customs-repeats-off = { $who } ya no hace que se repita aquí lo que se dice en el navegador.

# Lines that are reported to the moderators of a server.
reported = { $who } denuncia a { $whom }.
reported-why = { $who } denuncia a { $whom }: { $reason }
reported-line = { $whom }: «{ $words }»
report-line = { $name }: { $words }
report-sent = La moderación de este servidor ya lo sabe.
report-nowhere = La moderación de este servidor aún no tiene un registro: nadie lo leería.
