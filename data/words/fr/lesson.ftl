# Les leçons : ce qui entoure les phrases du guide, qui sont dans lesson_<titre>.ftl.

lesson-coach = Votre guide
lesson-of = Leçon : { $title }
lesson-step = Étape { $step } sur { $count }
lesson-done = Leçon terminée
lesson-learner = Apprenti
lesson-learn = Apprendre
lesson-take-up = Reprendre la leçon ({ $step } sur { $count })
lesson-learn-again = Réapprendre
lesson-lit = Touchez ce qui est éclairé.
lesson-lit-chat = Touchez ce qui est vert, ou ce que montre 👉.
lesson-slip = La règle le permet, mais ce n’est pas ce que nous exerçons ici. Rien n’a changé : touchez ce qui est éclairé.
lesson-over = Cette leçon est finie. Recommencez-la, ou jouez une vraie partie.
lesson-none = Il n’y a pas de leçon pour cela.
lesson-not-open = Cette leçon n’est pas en cours. Commencez-la, ou reprenez-la où vous l’avez laissée.
lesson-left = Vous avez quitté la leçon de { $title }. Elle vous attend à l’étape { $step } sur { $count }.
lesson-begun = La leçon de { $title } commence.
lesson-taken-up = Vous reprenez la leçon de { $title }, à l’étape { $step } sur { $count }.
lesson-play-house = À vous, contre la maison
lesson-not-begun = Vous n’avez pas commencé cette leçon.
lesson-others = Les autres leçons
lesson-all = Chaque titre a sa leçon d’une dizaine de minutes, sur son vrai plateau. Elle ne compte pour rien, et on peut la quitter et y revenir.

hints-why = Pourquoi, et quand ?
hints-stop = Masquer les conseils
hints-on = Tant que vous n’avez pas fini une partie d’un titre, ses questions viennent avec un conseil.
hints-off = Les conseils ne sont plus montrés. Vous pouvez les retrouver dans vos réglages.

act-lesson-begin = Commencer la leçon
act-lesson-begin-about = Une leçon sur le vrai plateau, ou celle que vous avez quittée, là où elle en est
command-lesson-begin = commencer
act-lesson-leave = Quitter la leçon
act-lesson-leave-about = Elle reste comme elle est, et vous pourrez la reprendre
command-lesson-leave = quitter
act-lesson-restart = Recommencer la leçon
act-lesson-restart-about = Depuis la première étape
command-lesson-restart = recommencer
act-person-hints = Montrer ou cacher les conseils
act-person-hints-about = Si les questions sont expliquées dans votre première partie d’un titre
command-person-hints = conseils
field-hints = Montrer les conseils
option-hints = montrer
group-lesson = leçon
group-lesson-about = Apprendre un titre en dix minutes, sur son vrai plateau

help-learn = ### Apprendre un titre
    Une dizaine de minutes chacun, sur le vrai plateau, pour vous seul. Cela ne compte pour rien ; partez et revenez quand vous voulez.
