"""The heartbeat of the host, and clocks that are set anew for all tables at once."""

from collections.abc import Callable
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.people import people_of, person
from bot.store.records import DeadlineRecord, Json, SeatRecord

_BEAT = "host"


SetAnew: TypeAlias = Callable[[DeadlineRecord, Json | None, float], DeadlineRecord]
"""A clock, what its holder wishes, and when the host was last alive."""


class Clocks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def beat(self, now: float) -> None:
        """The host is alive."""
        async with self._database.writing() as connection:
            await _beat(connection, now)

    async def last_beat(self) -> float | None:
        async with self._database.reading() as connection:
            found: float | None = await connection.scalar(_last())
        return found

    async def give_back(self, now: float, longest: float, set_anew: SetAnew) -> int:
        """After a silence longer than `longest`: every clock set anew, once; how many there were.

        A clock of the machine that was set back by more than that is treated alike, and no letter waits for it.
        """
        async with self._database.writing() as connection:
            last = await connection.scalar(_last())
            await _beat(connection, now)
            if last is None or abs(now - last) <= longest:
                return 0
            if now < last:
                await connection.execute(_no_letter_waits_longer_than(now))
            table = schema.deadlines
            rows = [DeadlineRecord(*row) for row in await connection.execute(table.select())]
            holders = await _holders(connection)
            wishes = await people_of(connection, [holders[row.match_id, row.seat] for row in rows])
            for row in rows:
                given = set_anew(row, wishes.get(holders[row.match_id, row.seat]), last)
                await connection.execute(
                    table.update()
                    .where(table.c.match_id == row.match_id, table.c.seat == row.seat)
                    .values(**{name: getattr(given, name) for name in DeadlineRecord.__slots__})
                )
            await _touch(connection, {row.match_id for row in rows})
            return len(rows)


async def _holders(connection: AsyncConnection) -> dict[tuple[str, int], str]:
    table = schema.seats
    query = table.select().join(
        schema.deadlines,
        sa.and_(schema.deadlines.c.match_id == table.c.match_id, schema.deadlines.c.seat == table.c.seat),
    )
    found = await connection.execute(query)
    return {(row[0], row[1]): person(row[0], SeatRecord(*row[1:])) for row in found}


def _no_letter_waits_longer_than(now: float) -> sa.Update:
    box = schema.outbox.c
    return (
        schema.outbox.update()
        .where(box.sent_at.is_(None), box.dropped_at.is_(None), box.retry_at > now)
        .values(retry_at=now)
    )


def _last() -> sa.Select[Any]:
    return sa.select(schema.beats.c.at).where(schema.beats.c.name == _BEAT)


async def _beat(connection: AsyncConnection, now: float) -> None:
    table = schema.beats
    changed = await connection.execute(table.update().where(table.c.name == _BEAT).values(at=now))
    if changed.rowcount == 0:
        await connection.execute(table.insert().values(name=_BEAT, at=now))


async def _touch(connection: AsyncConnection, matches: set[str]) -> None:
    """Whoever has one of these in memory reads it again."""
    table = schema.matches
    await connection.execute(
        table.update().where(table.c.id.in_(matches)).values(revision=table.c.revision + 1)
    )
