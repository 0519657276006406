# Words that every title and surface share.
yes = Sí
no = No
seat = Asiento { $number }
list-last = { $most } y { $last }

refuse-over = La partida ha terminado.
refuse-not-yours = Ahora mismo no tienes nada que decidir.
refuse-stale = La partida ha avanzado. Esto es lo que puedes decidir ahora.
refuse-unknown = «{ $what }» no está entre las opciones.
refuse-missing = Rellena «{ $what }».
refuse-pick-one = Elige una de las opciones.
refuse-pick-list = Elige entre las opciones.
refuse-pick-twice = Cada opción se puede elegir una sola vez.
refuse-pick-count-exactly = Elige { $due }, no { $count }.
refuse-pick-count = { $low ->
    [0] Elige { $high } como máximo, no { $count }.
   *[other] Elige entre { $low } y { $high }, no { $count }.
  }
refuse-amount-number = Indica un número entero.
refuse-amount-range = Indica un número del { $low } al { $high }.
refuse-amount-step = Cuenta desde { $low }, de { $step } en { $step }.
refuse-share-form = Indica un número en cada campo.
refuse-share-bucket = { $what }: de { $low } a { $high }.
refuse-share-total-exactly = En total suman { $count }; tienen que ser { $due }.
refuse-share-total = En total suman { $count }; tienen que ser de { $low } a { $high }.
refuse-one-of = Haz una sola cosa a la vez.
refuse-all-of = Rellena el formulario entero.
refuse-line-words = Escribe algunas palabras.
refuse-line-empty = Escribe algo.
refuse-line-length = El texto tiene { $count ->
    [one] { $count } carácter
   *[other] { $count } caracteres
  }. Puedes usar de { $low } a { $high }.

undo-nothing = No tienes ninguna jugada que deshacer.
undo-shown = Esa jugada te ha mostrado algo oculto: un dado, una carta o el plan de otra persona. Solo toda la mesa puede aceptar deshacerla.
undo-others = Otros han jugado desde entonces, así que ya no puedes deshacer esa jugada.
undo-damaged = Aquí no se puede deshacer: el registro de esta partida está dañado. Puedes seguir jugando.
stored-unseen = Guardado. Actualiza para verlo.
maybe-stored = La conexión con la base de datos se cortó: quizá se haya guardado, quizá no. Actualiza antes de volver a intentarlo.
undo-rules = Esa jugada es anterior a una corrección de las reglas de este juego, así que ya no se puede deshacer.
