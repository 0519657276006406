# Lessons: what surrounds the coach's sentences, which stand in lesson_<title>.ftl.

lesson-coach = Je coach
lesson-of = Les: { $title }
lesson-step = Stap { $step } van { $count }
lesson-done = Les klaar
lesson-learner = Leerling
lesson-learn = Leren
lesson-take-up = Verder met de les ({ $step } van { $count })
lesson-learn-again = Les herhalen
lesson-lit = Tik op wat is gemarkeerd.
lesson-lit-chat = Tik op de groene knop, of op die met 👉.
lesson-slip = Volgens de regels mag dat, maar dat oefenen we hier niet. Er is niets veranderd. Tik op wat is gemarkeerd.
lesson-over = Deze les is voorbij. Herhaal hem, of speel een echte partij.
lesson-none = Hiervoor is er geen les.
lesson-not-open = Je bent niet in deze les. Begin eraan, of ga verder waar je was gebleven.
lesson-left = Je hebt de les { $title } verlaten. Je kunt verder bij stap { $step } van { $count }.
lesson-begun = De les { $title } begint.
lesson-taken-up = Je gaat verder met de les { $title }, bij stap { $step } van { $count }.
lesson-play-house = Nu tegen computers
lesson-not-begun = Je bent nog niet aan deze les begonnen.
lesson-others = Andere lessen
lesson-all = Elk spel heeft een les van ongeveer tien minuten, op het echte bord. Er staat niets op het spel. Ga weg en kom terug wanneer je wilt.

hints-why = Waarom en wanneer?
hints-stop = Tips verbergen
hints-on = Je ziet tips tot je je eerste partij hebt uitgespeeld.
hints-off = Tips staan uit. Bij je instellingen kun je ze weer aanzetten.

act-lesson-begin = Les beginnen
act-lesson-begin-about = Leer op het echte bord, of ga verder waar je was gebleven
command-lesson-begin = beginnen
act-lesson-leave = Les verlaten
act-lesson-leave-about = Je voortgang wordt bewaard, en je kunt later verdergaan
command-lesson-leave = verlaten
act-lesson-restart = Les opnieuw beginnen
act-lesson-restart-about = Terug naar de eerste stap
command-lesson-restart = opnieuw
act-person-hints = Tips tonen of verbergen
act-person-hints-about = Leg beslissingen uit in je eerste partij van elk spel
command-person-hints = tips
field-hints = Tips tonen
option-hints = tips-tonen
group-lesson = les
group-lesson-about = Leer een spel in tien minuten, op het echte bord

help-learn = ### Een spel leren
    Ongeveer tien minuten per spel, op het echte bord, alleen voor jou. Er staat niets op het spel. Ga weg en kom terug wanneer je wilt.

lesson-here = Druk hierop
lesson-here-number = Zet dit op { $number }
