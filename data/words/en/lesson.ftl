# Lessons: what surrounds the coach's sentences, which stand in lesson_<title>.ftl.

lesson-coach = Your coach
lesson-of = Lesson: { $title }
lesson-step = Step { $step } of { $count }
lesson-done = Lesson finished
lesson-learner = Apprentice
lesson-learn = Learn it
lesson-take-up = Continue the lesson ({ $step } of { $count })
lesson-learn-again = Repeat the lesson
lesson-lit = Tap what’s highlighted.
lesson-lit-chat = Tap the green button, or the one marked 👉.
lesson-slip = The rules allow that, but it’s not what we’re practising here. Nothing has changed. Tap what’s highlighted.
lesson-over = This lesson is over. Repeat it, or play a real game.
lesson-none = There’s no lesson for this.
lesson-not-open = You’re not in this lesson. Start it, or continue where you left off.
lesson-left = You left the lesson for { $title }. You can continue at step { $step } of { $count }.
lesson-begun = The lesson for { $title } begins.
lesson-taken-up = You continue the lesson for { $title } at step { $step } of { $count }.
lesson-play-house = Now play bots
lesson-not-begun = You haven’t started this lesson.
lesson-others = Other lessons
lesson-all = Every game has a lesson of about ten minutes, on the real board. Nothing is at stake. Leave and come back whenever you like.

hints-why = Why and when?
hints-stop = Hide hints
hints-on = You’ll see hints until you’ve finished your first game.
hints-off = Hints are off. You can turn them on again in your settings.

act-lesson-begin = Start the lesson
act-lesson-begin-about = Learn on the real board, or continue where you left off
command-lesson-begin = begin
act-lesson-leave = Leave the lesson
act-lesson-leave-about = Your progress is saved, and you can continue later
command-lesson-leave = leave
act-lesson-restart = Restart the lesson
act-lesson-restart-about = Go back to the first step
command-lesson-restart = restart
act-person-hints = Show/hide hints
act-person-hints-about = Explain the decisions in your first game of each kind
command-person-hints = hints
field-hints = Show hints
option-hints = show-hints
group-lesson = lesson
group-lesson-about = Learn a game in ten minutes, on the real board

help-learn = ### Learn a game
    About ten minutes each, on the real board, just for you. Nothing is at stake. Leave and come back whenever you like.

lesson-here = Press this
lesson-here-number = Set this to { $number }
