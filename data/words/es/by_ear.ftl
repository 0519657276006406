# A table that is read aloud: the switch, and the line in which to ask and answer.
ear-on = Leer en voz alta
ear-off = Mostrar el tablero
ear-line = Pregunta o juega
ear-send = Enviar
ear-how = ¿Qué puedo escribir?
ear-heard = Lo que has escrito
ear-letters = W: a quién le toca. L: lo último que pasó. S: qué ha cambiado desde tu jugada. O: tus opciones con números. B y un nombre: ese lugar. N y un nombre: sus vecinos. P y un nombre: esa persona. M: lo que tienes. T: el reloj. U: deshacer. X: empezar de nuevo la jugada. Para jugar, escribe el número de una opción o algunas de sus palabras. Para repartir, escribe nombres con números, o 1=2 para dos de lo primero. Un punto toma lo habitual. Varios pasos caben en una línea, separados por >. OK juega lo que no se puede deshacer.
ear-again = No se puede deshacer. Pulsa otra vez para jugarlo.
ear-sure = { $answer }. No se puede deshacer. Escribe OK para jugarlo, o X para empezar de nuevo.
ear-whole = Tu jugada está completa. Escribe OK para jugarla, o X para empezar de nuevo.
ear-changed = La pregunta ha cambiado, así que no se ha hecho nada.
ear-surplus = No se ha elegido nada: «{ $typed }» sobra en esta jugada. Quítalo.
ear-number = Un número de { $low } a { $high }.
ear-so-many-numbers = { $count ->
    [one] Escribe un número.
   *[other] Escribe { $count } números, uno para cada cosa, o nombres con números.
  }
ear-several = ¿Cuál: { $names }?
ear-unknown = No hay ningún «{ $typed }» para elegir. O lee tus opciones.
ear-clock = { $who }: aún { $left }.
ear-no-clock = No corre ningún reloj.
ear-nothing-own = No tienes sitio en esta mesa.
ear-missing = Falta elegir: { $what }
ear-listens = { $house } escucha durante { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  }.
ear-copy = Copiar: { $what }
ear-patience = { $times ->
    [one] Lo de siempre
   *[other] { $times } veces más
  }

## Under Me
act-person-by-ear = Leer las mesas en voz alta
act-person-by-ear-about = Las mesas como texto para un lector de pantalla, y cuánto te escuchan los bots
command-person-by-ear = leer-en-voz-alta
field-by-ear = Leer las mesas en voz alta
option-by-ear = lectura
field-patience = Cuánto esperan los bots a que intervengas
option-patience = paciencia

## In chat
cmd-ask = pregunta
cmd-ask-about = Pregunta por la mesa o haz una jugada, con una línea escrita
cmd-line = línea
cmd-line-about = Una letra como W o B y un nombre, el número de una opción o sus palabras

## Help, continued
ear-digits = Para repartir rápido, escribe un asterisco y una cifra para cada uno, por ejemplo *201. Los precios de cinco en cinco se cuentan de cinco en cinco: *3 es 15.
