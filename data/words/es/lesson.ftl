# Lessons: what surrounds the coach's sentences, which stand in lesson_<title>.ftl.

lesson-coach = Tu maestro
lesson-of = Lección: { $title }
lesson-step = Paso { $step } de { $count }
lesson-done = Lección terminada
lesson-learner = Aprendiz
lesson-learn = Aprender
lesson-take-up = Seguir con la lección ({ $step } de { $count })
lesson-learn-again = Repetir la lección
lesson-lit = Pulsa lo que está iluminado.
lesson-lit-chat = Pulsa lo que está en verde o marcado con 👉.
lesson-slip = Las reglas lo permiten, pero no es lo que practicamos aquí. No ha cambiado nada: pulsa lo que está iluminado.
lesson-over = Esta lección ha terminado. Vuelve a empezarla o juega una partida de verdad.
lesson-none = No hay lección para esto.
lesson-not-open = Esta lección no está en marcha. Empiézala o retómala donde la dejaste.
lesson-left = Has dejado la lección de { $title }. Te espera en el paso { $step } de { $count }.
lesson-begun = Empieza la lección de { $title }.
lesson-taken-up = Sigues con la lección de { $title }, en el paso { $step } de { $count }.
lesson-play-house = Ahora juega contra la casa
lesson-not-begun = No has empezado esta lección.
lesson-others = Las demás lecciones
lesson-all = Cada juego tiene una lección de unos diez minutos, en su tablero de verdad. No cuenta para nada, y puedes dejarla y volver.

hints-why = ¿Por qué y cuándo?
hints-stop = No más pistas
hints-on = Hasta que hayas terminado una partida de un juego, sus preguntas vienen con una pista.
hints-off = Ya no hay pistas. Puedes recuperarlas en tus ajustes.

act-lesson-begin = Empezar la lección
act-lesson-begin-about = Una lección en el tablero de verdad, o la que dejaste, donde la dejaste
command-lesson-begin = empezar
act-lesson-leave = Dejar la lección
act-lesson-leave-about = Se guarda como está y puedes retomarla
command-lesson-leave = dejar
act-lesson-restart = Volver a empezar la lección
act-lesson-restart-about = Desde su primer paso
command-lesson-restart = reiniciar
act-person-hints = Mostrar u ocultar las pistas
act-person-hints-about = Si se explican las preguntas en tu primera partida de un juego
command-person-hints = pistas
field-hints = Mostrar las pistas
option-hints = ver-pistas
group-lesson = lección
group-lesson-about = Aprender un juego en diez minutos, en su tablero de verdad

help-learn = ### Aprender un juego
    Unos diez minutos cada uno, en el tablero de verdad, solo para ti. No cuenta para nada; déjalo y vuelve cuando quieras.
