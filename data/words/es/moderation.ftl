# What moderators do at a table, and how its players are told.

cmd-host = moderación
cmd-host-about = Moderar las mesas de este servidor

act-table-host-end = Terminar la partida
act-table-host-end-about = La partida termina enseguida, sin victoria. Aún se puede ver.
command-table-host-end = terminar
act-table-host-pause = Pausar la partida
act-table-host-pause-about = Todos los relojes se detienen las horas indicadas
command-table-host-pause = pausa
act-table-host-resume = Reanudar la partida
act-table-host-resume-about = La pausa termina y los relojes vuelven a correr
command-table-host-resume = reanudar
act-table-host-move = Mover la partida
act-table-host-move-about = La partida continúa en un hilo de otro canal
command-table-host-move = mover
act-table-host-seat = Ofrecer un asiento
act-table-host-seat-about = Alguien recibe la invitación a un asiento libre y juega si acepta
command-table-host-seat = sentar
act-table-host-unseat = Quitar a alguien
act-table-host-unseat-about = Esa persona pierde su asiento y no puede recuperarlo por su cuenta
command-table-host-unseat = quitar
act-table-host-replace = Sustituir a alguien
act-table-host-replace-about = Otra persona recibe la invitación a este asiento, secretos incluidos, y lo ocupa si acepta
command-table-host-replace = sustituir
act-table-host-delete = Borrar la partida
act-table-host-delete-about = La partida y su repetición desaparecen. Si puntúa y juegas en ella, cuenta como abandono.
command-table-host-delete = borrar
field-channel = Canal
option-channel = canal

moderated-opener = Quien abrió la mesa
moderated-operator = Quien administra Fondaco
moderated-end = { $who } ha terminado esta partida, sin victoria.
moderated-pause = { $who } ha puesto esta partida en pausa durante { $hours ->
    [one] una hora
   *[other] { $hours } horas
}.
moderated-resume = { $who } ha terminado la pausa.
moderated-move = { $who } ha movido esta partida a { $where }.
moderated-seat = { $who } ha ofrecido el asiento de { $whom } a otra persona.
moderated-replace = { $who } ha invitado a otra persona a jugar por { $whom }, que hasta entonces conserva el asiento.
moderated-unseat-open = { $who } ha quitado de la mesa a { $whom }. El asiento queda libre.
moderated-unseat-house = { $who } ha quitado de la mesa a { $whom }. Sigue un bot.
moderated-delete = { $who } ha borrado una partida de { $title } ({ $players }).
moderated-deleted = Partida borrada.

moderated-all-sit = Todos los asientos están ocupados. Quita o sustituye a alguien.
moderated-nowhere = No hay ningún otro canal donde yo pueda llevar esta partida.
moderated-not-moved = No he podido mover esta partida a { $where }: allí no puedo abrir un hilo. Sigue aquí.
moderated-of-series = Esta partida es de una liga o una campaña. Mejor termínala, o pregunta a quienes la organizan.
moderated-sits-already = { $name } ya tiene un asiento en esta mesa.
moderated-own-game = Esta partida puntúa y otras personas juegan en ella: quien juega no puede decidirlo por su cuenta. Pide una votación a la mesa, o ayuda a quien modere sin jugar.
moderated-concede = { $who } quería borrar esta partida puntuada. Cuenta como abandono: { $who } queda en último lugar y un bot sigue jugando.
moderated-conceded = Una partida puntuada con otras personas no se puede borrar. La has abandonado: un bot sigue jugando y tú quedas en último lugar.
moderated-person-elsewhere = Solo puede ocupar un asiento gente del sitio donde se juega esta mesa.
