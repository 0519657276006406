"""A lesson being played: a table at every step, the answer its coach expects, and the words for a slip."""

from dataclasses import dataclass
from functools import cache

import engine
from bot.store.records import SeatRecord
from bot.table.settings import Settings
from bot.table.state import TableState
from data.lessons import ANY_SLIP, Lesson, LessonMove
from data.loader import BadData
from data.titles import lessons
from engine.asking import answers_by_path
from engine.choice import Answer, problem
from engine.core import Decision, Event
from engine.errors import Illegal, NotYours, Refused, Stale
from engine.match import Match
from engine.text import Seat, Text, text


class NoLesson(Refused):
    """A title that has no lesson, or a step that it does not have."""

    def __init__(self) -> None:
        super().__init__(text("lesson-none"))


class Slip(Illegal):
    """An answer that the rules allow and the coach advises against; nothing changes."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A lesson at the moment where its learner is asked something, or at its end."""

    match: Match
    """Shared by everybody at this step: it is copied before anything is played."""
    heard: tuple[Event, ...]
    """What was told since the step before."""
    move: LessonMove | None
    """What the learner has to answer; None at the end."""


@cache
def lesson_steps(title: str) -> tuple[LessonStep, ...]:
    """The lesson played through once; one that does not fit the rules is refused with the move."""
    lesson = lessons().get(title)
    if lesson is None:
        raise NoLesson
    return play_lesson(lesson)


def play_lesson(lesson: Lesson) -> tuple[LessonStep, ...]:
    match = engine.start(lesson.title, lesson.seats, lesson.seed, dict(lesson.options))
    events, steps = list(match.opening), []
    for number, move in enumerate(lesson.moves, start=1):
        _check_move(lesson, number, match.pending().get(move.seat), move)
        if move.say is not None:
            steps.append(LessonStep(match.copy(), tuple(events), move))
            events = []
        events += match.submit(move.seat, move.answer)
    return (*steps, LessonStep(match, tuple(events), None))


def _check_move(lesson: Lesson, number: int, asked: Decision | None, move: LessonMove) -> None:
    """The lesson and the rules have to agree on what is asked and on what may be answered."""
    where = f"lessons/{lesson.title}.yaml: move {number}"
    if asked is None or asked.key != move.asks:
        key = asked.key if asked else "nothing"
        raise BadData(f"{where}: seat {move.seat} is asked {key}, not {move.asks}")
    if reason := problem(asked.choice, move.answer):
        raise BadData(f"{where}: {move.answer!r} does not answer {move.asks}: {reason.key} {reason.args}")


def count_steps(title: str) -> int:
    """How many answers the learner gives."""
    return len(lesson_steps(title)) - 1


def step_of(title: str, number: int) -> LessonStep:
    steps = lesson_steps(title)
    if not 0 <= number < len(steps):
        raise NoLesson
    return steps[number]


# --- the table --------------------------------------------------------------------------------------------


def lesson_table(title: str, number: int, name: str, locale: str, settings: Settings) -> TableState:
    """The table of a lesson at one of its steps, for the one person who learns; nobody stores it."""
    lesson, step = lessons()[title], step_of(title, number)
    return TableState(
        id=title,
        match=step.match,
        seq=number,
        revision=number,
        state="live",
        seats=tuple(_seats(lesson, name, locale)),
        locale=locale,
        surface={},
        waits={},
        host_key_hash="",
        created=0.0,
        updated=0.0,
        settings={lesson.learner: settings},
    )


def _seats(lesson: Lesson, name: str, locale: str) -> list[SeatRecord]:
    return [
        SeatRecord(seat, other or name, "house" if other else "person", None, locale=locale)
        for seat, other in enumerate(lesson.names_by_seat)
    ]


def learner_of(title: str) -> Seat:
    return lessons()[title].learner


def told_so_far(title: str, number: int) -> list[tuple[int, Event]]:
    """Everything that was told, each event with the step before which it happened."""
    return [(at, event) for at, step in enumerate(lesson_steps(title)[: number + 1]) for event in step.heard]


# --- the coach --------------------------------------------------------------------------------------------


def coach_says(title: str, number: int) -> Text:
    """What the coach says before the learner's answer, or at the end."""
    move = step_of(title, number).move
    return text(lessons()[title].key("end" if move is None or move.say is None else move.say))


def check_answer(title: str, number: int, answer: Answer, token: str | None = None) -> None:
    """Refuse what is not the answer that the lesson goes on with: kindly, where the rules would allow it."""
    lesson, step = lessons()[title], step_of(title, number)
    decision = None if step.move is None else step.match.pending()[lesson.learner]
    if decision is None or step.move is None:
        raise NotYours(text("lesson-over"))
    if token is not None and token != step.match.token(lesson.learner):
        raise Stale(text("refuse-stale"), decision)
    if reason := problem(decision.choice, answer):
        raise Illegal(reason, decision)
    if answers_by_path(decision.choice, answer) != answers_by_path(decision.choice, step.move.answer):
        raise Slip(_told_to_slip(lesson, step.move, answer), decision)


def _told_to_slip(lesson: Lesson, move: LessonMove, answer: Answer) -> Text:
    named = set(_names_in(answer)) - set(_names_in(move.answer))
    slip = next((say for option, say in move.slips.items() if option in named or option == ANY_SLIP), None)
    return text(lesson.key(slip)) if slip else text("lesson-slip")


def _names_in(answer: Answer) -> list[str]:
    """Every option, branch and bucket that an answer names."""
    match answer:
        case str():
            return [answer]
        case list():
            return [name for item in answer for name in _names_in(item)]
        case dict():
            return [name for key, inner in answer.items() if inner != 0 for name in (key, *_names_in(inner))]
        case _:
            return []
