# Lessons: what surrounds the coach's sentences, which stand in lesson_<title>.ftl.

lesson-coach = Il tuo maestro
lesson-of = Lezione: { $title }
lesson-step = Passo { $step } di { $count }
lesson-done = Lezione finita
lesson-learner = Apprendista
lesson-learn = Impara
lesson-take-up = Continua la lezione ({ $step } di { $count })
lesson-learn-again = Ripeti la lezione
lesson-lit = Premi ciò che è illuminato.
lesson-lit-chat = Premi ciò che è verde, o contrassegnato con 👉.
lesson-slip = Le regole lo permettono, ma non è ciò che stiamo provando. Nulla è cambiato: premi ciò che è illuminato.
lesson-over = Questa lezione è finita. Ricominciala, o gioca una vera partita.
lesson-none = Per questo non c’è una lezione.
lesson-not-open = Questa lezione non è in corso. Cominciala, o riprendila da dove l’hai lasciata.
lesson-left = Hai lasciato la lezione di { $title }. Ti aspetta al passo { $step } di { $count }.
lesson-begun = Comincia la lezione di { $title }.
lesson-taken-up = Continui la lezione di { $title }, al passo { $step } di { $count }.
lesson-play-house = Ora gioca contro la casa
lesson-not-begun = Non hai ancora cominciato questa lezione.
lesson-others = Le altre lezioni
lesson-all = Ogni gioco ha una lezione di circa dieci minuti, sul suo vero tabellone. Non conta per nulla, e puoi lasciarla e tornare.

hints-why = Perché, e quando?
hints-stop = Niente più suggerimenti
hints-on = Finché non hai finito una partita di un gioco, le sue domande arrivano con un suggerimento.
hints-off = Niente più suggerimenti. Puoi riaverli dalle tue impostazioni.

act-lesson-begin = Cominciare la lezione
act-lesson-begin-about = Una lezione sul vero tabellone, o quella che hai lasciato, da dove l’hai lasciata
command-lesson-begin = comincia
act-lesson-leave = Lasciare la lezione
act-lesson-leave-about = Si conserva così com’è, e puoi riprenderla
command-lesson-leave = lascia
act-lesson-restart = Ricominciare la lezione
act-lesson-restart-about = Dal primo passo
command-lesson-restart = ricomincia
act-person-hints = Mostrare o nascondere i suggerimenti
act-person-hints-about = Se le domande vengono spiegate nella tua prima partita di un gioco
command-person-hints = suggerimenti
field-hints = Mostrare i suggerimenti
option-hints = mostra-suggerimenti
group-lesson = lezione
group-lesson-about = Imparare un gioco in dieci minuti, sul suo vero tabellone

help-learn = ### Imparare un gioco
    Circa dieci minuti l’uno, sul vero tabellone, solo per te. Non conta per nulla; lascia e torna come vuoi.
