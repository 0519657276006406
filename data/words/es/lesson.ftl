# Lessons: what surrounds the coach's sentences, which stand in lesson_<title>.ftl.

lesson-coach = Tu guía
lesson-of = Lección: { $title }
lesson-step = Paso { $step } de { $count }
lesson-done = Lección terminada
lesson-learner = Aprendiz
lesson-learn = Aprender
lesson-take-up = Seguir con la lección ({ $step } de { $count })
lesson-learn-again = Repetir la lección
lesson-lit = Toca lo que está resaltado.
lesson-lit-chat = Toca el botón verde o el marcado con 👉.
lesson-slip = Las reglas lo permiten, pero no es lo que practicamos aquí. No ha cambiado nada. Toca lo que está resaltado.
lesson-over = Esta lección ha terminado. Repítela o juega una partida de verdad.
lesson-none = No hay lección para esto.
lesson-not-open = Esta lección no está en marcha. Empiézala o sigue donde la dejaste.
lesson-left = Has dejado la lección de { $title }. Puedes seguir en el paso { $step } de { $count }.
lesson-begun = Empieza la lección de { $title }.
lesson-taken-up = Sigues con la lección de { $title }, en el paso { $step } de { $count }.
lesson-play-house = Jugar contra bots
lesson-not-begun = No has empezado esta lección.
lesson-others = Otras lecciones
lesson-all = Cada juego tiene una lección de unos diez minutos, en el tablero de verdad. No hay nada en juego. Déjala y vuelve cuando quieras.

hints-why = ¿Por qué y cuándo?
hints-stop = Ocultar pistas
hints-on = Verás pistas hasta que termines tu primera partida.
hints-off = Las pistas están desactivadas. Puedes volver a activarlas en tus ajustes.

act-lesson-begin = Empezar la lección
act-lesson-begin-about = Aprende en el tablero de verdad, o sigue donde lo dejaste
command-lesson-begin = empezar
act-lesson-leave = Dejar la lección
act-lesson-leave-about = Tu progreso se guarda y puedes seguir más tarde
command-lesson-leave = dejar
act-lesson-restart = Reiniciar la lección
act-lesson-restart-about = Volver al primer paso
command-lesson-restart = reiniciar
act-person-hints = Mostrar u ocultar pistas
act-person-hints-about = Explicar las decisiones en tu primera partida de cada juego
command-person-hints = pistas
field-hints = Mostrar pistas
option-hints = ver-pistas
group-lesson = lección
group-lesson-about = Aprende un juego en diez minutos, en el tablero de verdad

help-learn = ### Aprender un juego
    Unos diez minutos cada uno, en el tablero de verdad, solo para ti. No hay nada en juego. Déjalo y vuelve cuando quieras.

lesson-here = Pulsa aquí
lesson-here-number = Pon { $number } aquí
