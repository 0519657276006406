"""What people have learned of a title: how far they are in its lesson, and what their games asked them."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store import schema_leagues as leagues
from bot.store.database import Database
from bot.store.records import MetQuestions
from bot.store.statements import insert_for

_TABLE = schema.learning
_NOTHING = {"step": 0, "open": False, "finished": False, "met": []}
_SEATS, _RESULTS = leagues.result_seats, leagues.results


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """One person and one title."""

    step: int = 0
    """How many answers of the lesson are given."""
    open: bool = False
    """Whether the lesson is under way; one that was left keeps its step."""
    finished: bool = False
    """Whether it was played to its end once."""
    met: tuple[str, ...] = ()
    """The kinds of questions that the person has answered in games."""

    @property
    def is_begun(self) -> bool:
        return self.open or self.step > 0


async def add_met(connection: AsyncConnection, met: MetQuestions) -> None:
    await _write(connection, met.person, met.title, {"met": list(met.kinds)})


async def _write(connection: AsyncConnection, person: str, title: str, values: dict[str, Any]) -> None:
    """What else is stored of the person and the title stays as it is."""
    row = {"person": person, "title": title, **_NOTHING, **values}
    insert = insert_for(connection, _TABLE)
    changed = {name: insert.excluded[name] for name in values}
    await connection.execute(
        insert.on_conflict_do_update(index_elements=["person", "title"], set_=changed), row
    )


class LearningStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: str) -> dict[str, LessonProgress]:
        """What is kept of a person, by title."""
        rows = await self._database.rows(_TABLE.select().where(_TABLE.c.person == person))
        return {row.title: LessonProgress(row.step, row.open, row.finished, tuple(row.met)) for row in rows}

    async def progress(self, person: str, title: str) -> LessonProgress:
        return (await self.of_person(person)).get(title, LessonProgress())

    async def save_lesson(self, person: str, title: str, progress: LessonProgress) -> None:
        """How far the lesson is; what was met in games stays as it is stored."""
        values = {"step": progress.step, "open": progress.open, "finished": progress.finished}
        async with self._database.writing() as connection:
            await _write(connection, person, title, values)

    async def has_finished_a_game(self, person: str, title: str) -> bool:
        """Whether the person has played this title to its end."""
        query = (
            sa.select(_RESULTS.c.n)
            .join(_SEATS, _SEATS.c.n == _RESULTS.c.n)
            .where(_SEATS.c.user_id == person, _RESULTS.c.title == title)
            .limit(1)
        )
        return await self._database.scalar(query) is not None

    async def forget(self, person: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(_TABLE.delete().where(_TABLE.c.person == person))
