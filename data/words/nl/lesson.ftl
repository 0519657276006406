# Lessons: what surrounds the coach's sentences, which stand in lesson_<title>.ftl.

lesson-coach = Je leermeester
lesson-of = Les: { $title }
lesson-step = Stap { $step } van { $count }
lesson-done = Les klaar
lesson-learner = Leerling
lesson-learn = Leren
lesson-take-up = Verder met de les ({ $step } van { $count })
lesson-learn-again = Opnieuw leren
lesson-lit = Druk op wat oplicht.
lesson-lit-chat = Druk op wat groen is, of op wat met 👉 is gemerkt.
lesson-slip = Volgens de regels mag dat, maar het is niet wat we hier oefenen. Er is niets veranderd: druk op wat oplicht.
lesson-over = Deze les is voorbij. Begin opnieuw, of speel een echte partij.
lesson-none = Hiervoor is er geen les.
lesson-not-open = Deze les loopt niet. Begin eraan, of ga verder waar je was gebleven.
lesson-left = Je hebt de les { $title } verlaten. Die wacht op je bij stap { $step } van { $count }.
lesson-begun = De les { $title } begint.
lesson-taken-up = Je gaat verder met de les { $title }, bij stap { $step } van { $count }.
lesson-play-house = Nu tegen de computer spelen
lesson-not-begun = Je bent nog niet aan deze les begonnen.
lesson-others = De andere lessen
lesson-all = Elk spel heeft een les van ongeveer tien minuten, op het echte bord. Die telt nergens voor mee, en je kunt weggaan en terugkomen.

hints-why = Waarom, en wanneer?
hints-stop = Geen tips meer
hints-on = Tot je een partij van een spel hebt uitgespeeld, staat er bij de vragen een tip.
hints-off = Geen tips meer. Bij je instellingen kun je ze weer aanzetten.

act-lesson-begin = De les beginnen
act-lesson-begin-about = Een les op het echte bord, of verder met een les waar je was gebleven
command-lesson-begin = beginnen
act-lesson-leave = De les verlaten
act-lesson-leave-about = De les wordt bewaard zoals die is, en je kunt later verdergaan
command-lesson-leave = verlaten
act-lesson-restart = De les opnieuw beginnen
act-lesson-restart-about = Vanaf de eerste stap
command-lesson-restart = opnieuw
act-person-hints = Tips tonen of verbergen
act-person-hints-about = Of vragen in je eerste partij van een spel worden uitgelegd
command-person-hints = tips
field-hints = Tips tonen
option-hints = tips-tonen
group-lesson = les
group-lesson-about = Leer een spel in tien minuten, op het echte bord

help-learn = ### Een spel leren
    Ongeveer tien minuten per spel, op het echte bord, alleen voor jou. Het telt nergens voor mee; ga weg en kom terug wanneer je wilt.
