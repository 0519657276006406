# Lessons: what surrounds the coach's sentences, which stand in lesson_<title>.ftl.

lesson-coach = Your coach
lesson-of = Lesson: { $title }
lesson-step = Step { $step } of { $count }
lesson-done = Lesson finished
lesson-learner = Apprentice
lesson-learn = Learn it
lesson-take-up = Go on with the lesson ({ $step } of { $count })
lesson-learn-again = Learn it again
lesson-lit = Press what is lit.
lesson-lit-chat = Press what is green, or what is marked 👉.
lesson-slip = The rules allow that, but it is not what we practise here. Nothing has changed: press what is lit.
lesson-over = This lesson is over. Begin it again, or play a real game.
lesson-none = There is no lesson for this.
lesson-not-open = This lesson is not under way. Begin it, or take it up where you left it.
lesson-left = You left the lesson of { $title }. It waits for you at step { $step } of { $count }.
lesson-begun = The lesson of { $title } begins.
lesson-taken-up = You go on with the lesson of { $title }, at step { $step } of { $count }.
lesson-play-house = Now play the house
lesson-not-begun = You have not begun this lesson.
lesson-others = The other lessons
lesson-all = Every title has a lesson of about ten minutes, on its real board. It counts for nothing, and you can leave and come back.

hints-why = Why, and when?
hints-stop = No more hints
hints-on = Until you have finished a game of a title, its questions come with a hint.
hints-off = No hints any more. You can have them back among your settings.

act-lesson-begin = Begin the lesson
act-lesson-begin-about = A lesson on the real board, or the one you left, where you left it
command-lesson-begin = begin
act-lesson-leave = Leave the lesson
act-lesson-leave-about = It is kept as it stands, and you can take it up again
command-lesson-leave = leave
act-lesson-restart = Begin the lesson again
act-lesson-restart-about = From its first step
command-lesson-restart = restart
act-person-hints = Show or hide hints
act-person-hints-about = Whether questions are explained in your first game of a title
command-person-hints = hints
field-hints = Show hints
option-hints = show-hints
group-lesson = lesson
group-lesson-about = Learn a title in ten minutes, on its real board

help-learn = ### Learn a title
    About ten minutes each, on the real board, only for you. It counts for nothing; leave and come back as you like.
