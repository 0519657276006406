"""The heartbeat of the host, and clocks that are reset for many tables at once."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.people import holder_id, people_of, set_person
from bot.store.records import DeadlineRecord, Document, SeatRecord
from bot.store.statements import batches, put_row, update_where, where_values

_BEAT, _LOOK, _COPIED, _NOT_COPIED = "host", "health", "backup", "backup-failed"
_ROW = schema.deadlines


SetAnew: TypeAlias = Callable[[DeadlineRecord, Document | None, object, float], DeadlineRecord]
"""A clock, the settings of its holder, the customs of its table, and when the host was last alive."""
Resettle: TypeAlias = Callable[[DeadlineRecord, Document | None, object], DeadlineRecord]
"""A clock, the settings of its holder so far, and the customs of its table."""
PutOff: TypeAlias = Callable[[Sequence[Document], float], Sequence[Document]]
"""The open votes of a table, each ending so many seconds later."""


class Clocks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def beat(self, now: float) -> None:
        """The host is alive."""
        async with self._database.writing() as connection:
            await _beat(connection, now)

    async def can_write(self, now: float) -> None:
        """Write something that nobody needs; a StoreError where nothing can be stored."""
        async with self._database.writing() as connection:
            await _beat(connection, now, _LOOK)

    async def last_beat(self) -> float | None:
        async with self._database.reading() as connection:
            last: float | None = await connection.scalar(_last())
        return last

    async def note_backup(self, now: float) -> None:
        """A copy was taken."""
        async with self._database.writing() as connection:
            await _beat(connection, now, _COPIED)

    async def note_backup_failure(self, now: float) -> None:
        """A copy should have been taken, and was not."""
        async with self._database.writing() as connection:
            await _beat(connection, now, _NOT_COPIED)

    async def last_backup(self) -> float | None:
        """When the last copy was taken."""
        return await self._at(_COPIED)

    async def last_backup_failure(self) -> float | None:
        """When a copy failed for the last time."""
        return await self._at(_NOT_COPIED)

    async def _at(self, name: str) -> float | None:
        at: float | None = await self._database.scalar(
            sa.select(schema.beats.c.at).where(schema.beats.c.name == name)
        )
        return at

    async def give_back(self, now: float, longest: float, set_anew: SetAnew, put_off: PutOff) -> int:
        """After a silence longer than `longest`, reset every clock and put off every vote, once; how many
        clocks there were.

        A machine whose clock was set back by more than that is treated alike, and no letter waits for it.
        """
        async with self._database.writing() as connection:
            last = await connection.scalar(_last().with_for_update())
            await _beat(connection, now)
            if last is None or abs(now - last) <= longest:
                return 0
            if now < last:
                await connection.execute(_no_letter_waits_longer_than(now))
            customs = await _lock_tables(connection, schema.matches.c.state == "live")
            rows = [DeadlineRecord(*row) for row in await connection.execute(_ROW.select())]
            holders = await _holders(connection)
            settings = await people_of(connection, [holders[row.match_id, row.seat] for row in rows])
            await _set(
                connection,
                [
                    set_anew(
                        row,
                        settings.get(holders[row.match_id, row.seat]),
                        customs.get(row.match_id),
                        last,
                    )
                    for row in rows
                ],
            )
            await _touch(connection, {row.match_id for row in rows})
            await _put_off(connection, now - last, put_off)
            return len(rows)

    async def save_settings(
        self, person_id: str, settings: Document, digest_at: float | None, resettle: Resettle
    ) -> list[str]:
        """A person's settings with all their clocks set by them, or none of it; the tables they sit at."""
        async with self._database.writing() as connection:
            customs = await _lock_tables(connection, schema.matches.c.id.in_(_tables_of(person_id)))
            before = (await people_of(connection, [person_id])).get(person_id)
            clocks = [DeadlineRecord(*row) for row in await connection.execute(_clocks_of(person_id))]
            await _set(connection, [resettle(row, before, customs.get(row.match_id)) for row in clocks])
            await set_person(connection, person_id, settings, digest_at)
            tables = list(await connection.scalars(_tables_of(person_id)))
            await _touch(connection, tables)
            return tables


def _held_by(person_id: str) -> sa.ColumnElement[bool]:
    """The seats of a person: by their account, or the one seat that they are known by."""
    seat = schema.seats.c
    kind, _, rest = person_id.partition("/")
    if kind != "seat":
        return seat.user_id == person_id
    match_id, _, number = rest.rpartition("/")
    return sa.and_(seat.match_id == match_id, seat.seat == int(number), seat.user_id.is_(None))


def _clocks_of(person_id: str) -> sa.Select[Any]:
    return _ROW.select().join(schema.seats, _same_seat()).where(_held_by(person_id))


def _tables_of(person_id: str) -> sa.Select[Any]:
    match = schema.matches.c
    seats = sa.select(schema.seats.c.match_id).where(_held_by(person_id))
    return sa.select(match.id).where(match.state == "live", match.id.in_(seats))


def _same_seat() -> sa.ColumnElement[bool]:
    seat = schema.seats.c
    return sa.and_(_ROW.c.match_id == seat.match_id, _ROW.c.seat == seat.seat)


async def _holders(connection: AsyncConnection) -> dict[tuple[str, int], str]:
    rows = await connection.execute(schema.seats.select().join(_ROW, _same_seat()))
    return {(row[0], row[1]): holder_id(row[0], SeatRecord(*row[1:])) for row in rows}


async def _set(connection: AsyncConnection, rows: Sequence[DeadlineRecord]) -> None:
    """Clocks as they are from now on, in place of those of the same seats."""
    if not rows:
        return
    names = tuple(DeadlineRecord.__slots__)
    await connection.execute(
        update_where(_ROW, ("match_id", "seat"), names),
        [
            {name: getattr(row, name) for name in names} | where_values(match_id=row.match_id, seat=row.seat)
            for row in rows
        ],
    )


async def _put_off(connection: AsyncConnection, seconds: float, put_off: PutOff) -> None:
    """A table is looked at no later than its votes end; where that is too early, it is noted again."""
    table = schema.matches
    asked = sa.and_(table.c.state == "live", sa.type_coerce(table.c.requests, sa.Text) != "[]")
    query = sa.select(table.c.id, table.c.requests, table.c.lapses).where(asked)
    for row in (await connection.execute(query)).all():
        lapses = None if row.lapses is None else row.lapses + min(0.0, seconds)
        values = {"requests": put_off(row.requests, seconds), "lapses": lapses}
        await connection.execute(table.update().where(table.c.id == row.id).values(**values))
        await _touch(connection, [row.id])


def _no_letter_waits_longer_than(now: float) -> sa.Update:
    box = schema.outbox.c
    return (
        schema.outbox.update()
        .where(box.sent_at.is_(None), box.dropped_at.is_(None), box.retry_at > now)
        .values(retry_at=now)
    )


def _last() -> sa.Select[Any]:
    return sa.select(schema.beats.c.at).where(schema.beats.c.name == _BEAT)


async def _beat(connection: AsyncConnection, now: float, name: str = _BEAT) -> None:
    await put_row(connection, schema.beats, {"at": now}, name=name)


async def _lock_tables(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> dict[str, object]:
    """The customs of tables that are locked before their clocks, as a move does it, and in one order by all
    who lock several."""
    table = schema.matches.c
    query = sa.select(table.id, table.customs).where(which).order_by(table.id).with_for_update()
    return {row.id: row.customs for row in await connection.execute(query)}


async def _touch(connection: AsyncConnection, matches: Iterable[str]) -> None:
    """Make processes with one of these in memory read it again."""
    table = schema.matches
    for some in batches(sorted(matches)):
        await connection.execute(table.update().where(table.c.id.in_(some)).values(**schema.touch()))
