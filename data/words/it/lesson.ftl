# Lessons: what surrounds the coach's sentences, which stand in lesson_<title>.ftl.

lesson-coach = La tua guida
lesson-of = Lezione: { $title }
lesson-step = Passo { $step } di { $count }
lesson-done = Lezione finita
lesson-learner = Apprendista
lesson-learn = Impara
lesson-take-up = Continua la lezione ({ $step } di { $count })
lesson-learn-again = Ripeti la lezione
lesson-lit = Tocca ciò che è evidenziato.
lesson-lit-chat = Tocca il pulsante verde, o quello con 👉.
lesson-slip = Le regole lo permettono, ma non è ciò che stiamo provando. Nulla è cambiato. Tocca ciò che è evidenziato.
lesson-over = Questa lezione è finita. Ripetila, o gioca una vera partita.
lesson-none = Per questo non c’è una lezione.
lesson-not-open = Questa lezione non è in corso. Iniziala, o continua da dove eri.
lesson-left = Hai lasciato la lezione di { $title }. Puoi continuare dal passo { $step } di { $count }.
lesson-begun = Comincia la lezione di { $title }.
lesson-taken-up = Continui la lezione di { $title }, al passo { $step } di { $count }.
lesson-play-house = Gioca contro bot
lesson-not-begun = Non hai ancora iniziato questa lezione.
lesson-others = Altre lezioni
lesson-all = Ogni gioco ha una lezione di circa dieci minuti, sul vero tabellone. Non c’è nulla in gioco. Lasciala e torna quando vuoi.

hints-why = Perché e quando?
hints-stop = Nascondi i suggerimenti
hints-on = Vedrai suggerimenti finché non avrai finito la tua prima partita.
hints-off = I suggerimenti sono disattivati. Puoi riattivarli nelle impostazioni.

act-lesson-begin = Inizia la lezione
act-lesson-begin-about = Impara sul vero tabellone, o continua da dove eri
command-lesson-begin = comincia
act-lesson-leave = Lascia la lezione
act-lesson-leave-about = I tuoi progressi sono salvati, e puoi continuare più tardi
command-lesson-leave = lascia
act-lesson-restart = Ricomincia la lezione
act-lesson-restart-about = Torna al primo passo
command-lesson-restart = ricomincia
act-person-hints = Mostra o nascondi suggerimenti
act-person-hints-about = Spiega le scelte nella tua prima partita di ogni gioco
command-person-hints = suggerimenti
field-hints = Mostra i suggerimenti
option-hints = mostra-suggerimenti
group-lesson = lezione
group-lesson-about = Impara un gioco in dieci minuti, sul vero tabellone

help-learn = ### Impara un gioco
    Circa dieci minuti l’uno, sul vero tabellone, solo per te. Non c’è nulla in gioco. Lascia e torna quando vuoi.

lesson-here = Premi qui
lesson-here-number = Imposta { $number } qui
