"""What people may do with the lesson of a title: begin it or take it up, leave it, begin it again."""

from typing import Any

from bot.acts.act import Act, Actor, Answers, Done
from bot.acts.subjects import OfLesson
from bot.table.lessons import count_steps
from engine import registry
from engine.text import Text, text


def _place(lesson: OfLesson, step: int) -> dict[str, Any]:
    """The words for where a lesson stands."""
    count = count_steps(lesson.title)
    return {"title": registry.game(lesson.title).local_name, "step": min(step + 1, count), "count": count}


async def _begin(lesson: OfLesson, _answers: Answers, actor: Actor) -> Done:
    progress = await lesson.host.learning.begin(actor.id, lesson.title)
    key = "lesson-taken-up" if progress.step else "lesson-begun"
    return _under_way(text(key, **_place(lesson, progress.step)), lesson)


async def _restart(lesson: OfLesson, _answers: Answers, actor: Actor) -> Done:
    await lesson.host.learning.restart(actor.id, lesson.title)
    return _under_way(text("lesson-begun", **_place(lesson, 0)), lesson)


def _under_way(sentence: Text, lesson: OfLesson) -> Done:
    return Done(sentence, leads_to=("lesson", lesson.title))


async def _leave(lesson: OfLesson, _answers: Answers, actor: Actor) -> Done:
    progress = await lesson.host.learning.leave(actor.id, lesson.title)
    return Done(text("lesson-left", **_place(lesson, progress.step)))


BEGIN: Act[Any] = Act("lesson", "begin", _begin, price="lessons")
LEAVE: Act[Any] = Act("lesson", "leave", _leave, concerns=lambda lesson, _actor: lesson.progress.open)
RESTART: Act[Any] = Act(
    "lesson", "restart", _restart, concerns=lambda lesson, _actor: lesson.progress.is_begun, price="lessons"
)

ACTS: tuple[Act[Any], ...] = (BEGIN, LEAVE, RESTART)
