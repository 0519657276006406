# Les leçons : ce qui entoure les phrases du guide, qui sont dans lesson_<titre>.ftl.

lesson-coach = Votre guide
lesson-of = Leçon : { $title }
lesson-step = Étape { $step } sur { $count }
lesson-done = Leçon terminée
lesson-learner = Élève
lesson-learn = Apprendre
lesson-take-up = Continuer la leçon ({ $step } sur { $count })
lesson-learn-again = Refaire la leçon
lesson-lit = Touchez ce qui est en évidence.
lesson-lit-chat = Touchez le bouton vert, ou celui marqué 👉.
lesson-slip = La règle le permet, mais ce n’est pas ce que nous apprenons ici. Rien n’a changé. Touchez ce qui est en évidence.
lesson-over = Cette leçon est finie. Refaites-la, ou jouez une vraie partie.
lesson-none = Il n’y a pas de leçon pour cela.
lesson-not-open = Cette leçon n’est pas en cours. Commencez-la, ou continuez là où vous en étiez.
lesson-left = Vous avez quitté la leçon de { $title }. Vous pourrez continuer à l’étape { $step } sur { $count }.
lesson-begun = La leçon de { $title } commence.
lesson-taken-up = Vous continuez la leçon de { $title }, à l’étape { $step } sur { $count }.
lesson-play-house = Jouer contre des robots
lesson-not-begun = Vous n’avez pas commencé cette leçon.
lesson-others = Autres leçons
lesson-all = Chaque jeu a une leçon d’une dizaine de minutes, sur le vrai plateau. Il n’y a aucun enjeu. Quittez-la et revenez quand vous voulez.

hints-why = Pourquoi et quand ?
hints-stop = Masquer les conseils
hints-on = Vous verrez des conseils jusqu’à la fin de votre première partie.
hints-off = Les conseils sont masqués. Vous pouvez les réactiver dans vos réglages.

act-lesson-begin = Commencer la leçon
act-lesson-begin-about = Apprendre sur le vrai plateau, ou continuer là où vous en étiez
command-lesson-begin = commencer
act-lesson-leave = Quitter la leçon
act-lesson-leave-about = Votre progression est enregistrée, et vous pourrez continuer plus tard
command-lesson-leave = quitter
act-lesson-restart = Recommencer la leçon
act-lesson-restart-about = Revenir à la première étape
command-lesson-restart = recommencer
act-person-hints = Montrer ou cacher les conseils
act-person-hints-about = Expliquer les choix pendant votre première partie de chaque jeu
command-person-hints = conseils
field-hints = Montrer les conseils
option-hints = montrer
group-lesson = leçon
group-lesson-about = Apprendre un jeu en dix minutes, sur le vrai plateau

help-learn = ### Apprendre un jeu
    Une dizaine de minutes chacun, sur le vrai plateau, rien que pour vous. Il n’y a aucun enjeu. Partez et revenez quand vous voulez.

lesson-here = Appuyez ici
lesson-here-number = Réglez ceci sur { $number }
