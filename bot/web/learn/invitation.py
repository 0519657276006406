"""The way to a lesson, from the pages that show its title."""

from bot.store.learning import LessonProgress
from bot.table.lessons import count_steps
from data.lessons import lessons
from render.words import Words


def invitation(title: str, progress: LessonProgress, words: Words) -> str | None:
    """What a button says that begins the lesson of a title, or goes on with it; None: it has none."""
    if title not in lessons():
        return None
    count = count_steps(title)
    if 0 < progress.step < count:
        return words("lesson-take-up", step=progress.step + 1, count=count)
    return words("lesson-learn-again" if progress.finished else "lesson-learn")
