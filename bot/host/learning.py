"""Learning a title: how far a person is in its lesson, and the hints of their first game."""

from dataclasses import dataclass, replace
from functools import cache

import structlog
from cachetools import LRUCache

from bot.host.people import People
from bot.store import Store, StoreError
from bot.store.learning import LessonProgress
from bot.store.records import MetQuestions
from bot.table import lessons
from bot.table.state import TableState
from data import catalogue
from engine.choice import Answer
from engine.errors import Refused
from engine.text import Seat, Text, text

log = structlog.get_logger(__name__)

REMEMBERED = 2000
"""Of how many people and titles it is remembered what they know, so that a move need not ask the store."""


class NotUnderWay(Refused):
    """A lesson that was not begun, or that was left."""

    def __init__(self) -> None:
        super().__init__(text("lesson-not-open"))


@dataclass(frozen=True, slots=True)
class Hint:
    """Why and when, for someone who plays a title for the first time."""

    why: Text
    fresh: bool
    """Whether the person has not answered this kind of question before."""


@cache
def hint_for(title: str, kind: str) -> str | None:
    """The key of the words that explain a kind of question; kinds that differ in their last word alone
    (`passage-genoa`, `passage-venice`) may share them."""
    name = kind.removeprefix(f"{title}.").replace(".", "-")
    while name:
        if catalogue.bundle(catalogue.SOURCE).has_message(key := f"hint-{title}-{name}"):
            return key
        name = name.rpartition("-")[0]
    return None


class Learning:
    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people
        self._met: LRUCache[tuple[str, str], tuple[str, ...] | None] = LRUCache(REMEMBERED)
        """The kinds of questions that a person has met in a title; None: they need no hints any more."""

    # --- lessons

    async def progress(self, person: str, title: str) -> LessonProgress:
        return await self._store.learning.progress(person, title)

    async def all_progress(self, person: str) -> dict[str, LessonProgress]:
        """How far a person is, by title."""
        return await self._store.learning.of_person(person)

    async def begin(self, person: str, title: str) -> LessonProgress:
        """Begin a lesson, or take it up where it was left; one that is over begins again."""
        known, steps = await self.progress(person, title), lessons.count_steps(title)
        step = 0 if known.step >= steps else known.step
        return await self._save(person, title, replace(known, step=step, open=True))

    async def restart(self, person: str, title: str) -> LessonProgress:
        """Begin a lesson again, from its first step."""
        lessons.step_of(title, 0)
        known = await self.progress(person, title)
        return await self._save(person, title, replace(known, step=0, open=True))

    async def leave(self, person: str, title: str) -> LessonProgress:
        """Leave a lesson; its step is kept."""
        return await self._save(person, title, replace(await self.progress(person, title), open=False))

    async def table(self, person: str, title: str, name: str, locale: str) -> TableState:
        """The table of the lesson where the person is; refused if it is not under way."""
        known = await self.progress(person, title)
        if not known.open:
            raise NotUnderWay
        step = min(known.step, lessons.count_steps(title))
        settings = await self._people.settings(person)
        return lessons.lesson_table(title, step, name, settings.locale or locale, settings)

    async def answer(
        self, person: str, title: str, answer: Answer, token: str | None = None
    ) -> LessonProgress:
        """Give the answer that the lesson asks for; any other is refused and changes nothing."""
        known = await self.progress(person, title)
        if not known.open:
            raise NotUnderWay
        lessons.check_answer(title, known.step, answer, token)
        step = known.step + 1
        finished = known.finished or step == lessons.count_steps(title)
        return await self._save(person, title, replace(known, step=step, finished=finished))

    async def _save(self, person: str, title: str, progress: LessonProgress) -> LessonProgress:
        await self._store.learning.save_lesson(person, title, progress)
        return progress

    # --- the first game

    async def hint(self, table: TableState, seat: Seat | None) -> Hint | None:
        """Why and when, for the question that this seat is asked; None where its holder needs no hint."""
        decision = table.decision(seat)
        if seat is None or decision is None or not table.settings_of(seat).hints:
            return None
        person, key = table.seats[seat].user_id, hint_for(table.title, decision.key)
        if person is None or key is None:
            return None
        met = await self._met_by(person, table.title)
        return None if met is None else Hint(text(key), decision.key not in met)

    async def newly_met(self, table: TableState, seat: Seat) -> MetQuestions | None:
        """What the holder of a seat has met once they have answered; None where that is nothing new. Their
        answer does not depend on it."""
        person, decision = table.seats[seat].user_id, table.decision(seat)
        if person is None or decision is None or hint_for(table.title, decision.key) is None:
            return None
        try:
            met = await self._met_by(person, table.title)
        except StoreError as error:
            log.error("hint-not-noted", title=table.title, error=str(error))
            return None
        if met is None or decision.key in met:
            return None
        return MetQuestions(person, table.title, (*met, decision.key))

    def note_met(self, met: MetQuestions) -> None:
        """It is stored; someone who has finished a game meanwhile no longer needs hints."""
        if self._met.get((met.person, met.title)) is not None:
            self._met[met.person, met.title] = met.kinds

    async def _met_by(self, person: str, title: str) -> tuple[str, ...] | None:
        if (person, title) not in self._met:
            finished = await self._store.learning.has_finished_a_game(person, title)
            self._met[person, title] = None if finished else (await self.progress(person, title)).met
        return self._met[person, title]

    def game_ended(self, table: TableState) -> None:
        """Those who sit at a table that is over have finished a game, and need no hints any more."""
        if table.state == "over":
            for seat in table.seats:
                if seat.user_id and seat.kind == "person":
                    self._met[seat.user_id, table.title] = None

    async def forget(self, person: str) -> None:
        for key in [key for key in self._met if key[0] == person]:
            del self._met[key]
        await self._store.learning.forget(person)
