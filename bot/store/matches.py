"""Matches with their seats, moves, events and deadlines."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.chain import row_hash
from bot.store.database import Database
from bot.store.errors import Conflict, Unreadable
from bot.store.learning import add_met
from bot.store.outbox import drop_reminders, drop_waiting, insert_letters
from bot.store.people import holder_id, people_of
from bot.store.records import (
    ChangeRecord,
    DeadlineRecord,
    Document,
    EventRecord,
    Listing,
    Loaded,
    MatchRecord,
    MoveRecord,
    NewLetter,
    SeatRecord,
    State,
)
from bot.store.statements import (
    batches,
    delete_where,
    insert_into,
    number_inside,
    text_inside,
    update_where,
    where_values,
)
from bot.store.talk import add_saying, drop_note


def reminder_address(surface: str, match_id: str, seat: int) -> str:
    """Where reminders of a seat's question go on a surface, which is named by its prefix."""
    return f"{surface}{_reminder_of(match_id, seat)}"


def _reminder_of(match_id: str, seat: int) -> str:
    return f"reminder/{match_id}/{seat}"


def _deadlines() -> sa.Select[Any]:
    return sa.select(*(schema.deadlines.c[name] for name in DeadlineRecord.__slots__))


def _due_by_now(query: sa.Select[Any], moment: sa.Column[Any]) -> sa.Select[Any]:
    """The rows whose moment has come, the oldest first."""
    return query.where(moment <= sa.bindparam("now")).order_by(moment)


_DUE = _due_by_now(_deadlines(), schema.deadlines.c.due)
_TO_REMIND = _due_by_now(_deadlines(), schema.deadlines.c.remind_at)
_EXPIRING = _due_by_now(sa.select(schema.matches.c.id), schema.matches.c.lapses)
_REVISION = sa.select(schema.matches.c.revision).where(schema.matches.c.id == sa.bindparam("match_id"))
_STAMP = sa.select(schema.matches.c.stamp).where(schema.matches.c.id == sa.bindparam("match_id"))
_MATCH = schema.matches.select().where(schema.matches.c.id == sa.bindparam("match_id"))
_SEATS = (
    schema.seats.select()
    .where(schema.seats.c.match_id.in_(sa.bindparam("match_ids", expanding=True)))
    .order_by(schema.seats.c.match_id, schema.seats.c.seat)
)
_WAITS = _deadlines().where(schema.deadlines.c.match_id == sa.bindparam("match_id"))
_LOG = (
    sa.select(*(schema.moves.c[name] for name in MoveRecord.__slots__))
    .where(schema.moves.c.match_id == sa.bindparam("match_id"), schema.moves.c.seq > sa.bindparam("after"))
    .order_by(schema.moves.c.seq)
)
_EVENTS = (
    sa.select(*(schema.events.c[name] for name in EventRecord.__slots__))
    .where(schema.events.c.match_id == sa.bindparam("match_id"), schema.events.c.seq > sa.bindparam("after"))
    .order_by(schema.events.c.seq, schema.events.c.n)
)
"""What every round and every look asks, put together once."""


class Matches:
    def __init__(self, database: Database) -> None:
        self._database = database

    # --- reading

    async def load(self, match_id: str) -> Loaded | None:
        """The match with its seats and deadlines, as of one moment."""
        async with self._database.reading() as connection:
            return await _load(connection, match_id)

    async def revision(self, match_id: str) -> int | None:
        """Changes with everything that `load` would give."""
        revision: int | None = await self._database.scalar(_REVISION, match_id=match_id)
        return revision

    async def stamp(self, match_id: str) -> str | None:
        """The same, and no two histories of a match share one."""
        stamp: str | None = await self._database.scalar(_STAMP, match_id=match_id)
        return stamp

    async def revisions(self, match_ids: Sequence[str]) -> list[tuple[str, int, int]]:
        """The number of the last change and the revision of each of these."""
        table = schema.matches.c
        changed: list[tuple[str, int, int]] = []
        for wanted in batches(match_ids):
            query = sa.select(table.id, table.seq, table.revision).where(table.id.in_(wanted))
            async with self._database.reading() as connection:
                changed += [(row.id, row.seq, row.revision) for row in await connection.execute(query)]
        return changed

    async def with_log(self, match_id: str) -> tuple[Loaded, list[MoveRecord]] | None:
        """The match and every row of its log, as of one moment."""
        async with self._database.reading() as connection:
            loaded = await _load(connection, match_id)
            return (loaded, await _log(connection, match_id)) if loaded else None

    async def log(self, match_id: str, after: int = -1) -> list[MoveRecord]:
        """The rows of the log after the one with number `after`."""
        async with self._database.single() as connection:
            return await _log(connection, match_id, after)

    async def events(self, match_id: str, after: int) -> list[EventRecord]:
        """What happened after the change with number `after`; from the opening on with -1."""
        async with self._database.single() as connection:
            rows = await connection.execute(_EVENTS, {"match_id": match_id, "after": after})
            return [EventRecord(*row) for row in _rows(rows, match_id)]

    async def is_live(self, match_id: str) -> bool:
        match = schema.matches.c
        state: str | None = await self._database.scalar(sa.select(match.state).where(match.id == match_id))
        return state == "live"

    async def sister_at_play(self, match_id: str, seed: str) -> str | None:
        """Another match that still runs and is dealt from the same seed."""
        match = schema.matches.c
        dealt_from = text_inside(match.snapshot, "seed")
        query = sa.select(match.id).where(match.state == "live", match.id != match_id, dealt_from == seed)
        sister: str | None = await self._database.scalar(query.limit(1))
        return sister

    async def live_with_house(self) -> dict[str, str]:
        """The running matches at which a house player sits, with their stamps, the longest unchanged
        first."""
        table, seat = schema.matches.c, schema.seats.c
        held = sa.exists().where(seat.match_id == table.id, seat.kind == "house")
        query = sa.select(table.id, table.stamp).where(table.state == "live", held)
        return {row.id: row.stamp for row in await self._database.rows(query.order_by(table.updated))}

    async def waiting_with_plans(self) -> list[str]:
        """The matches that wait for someone who has a plan."""
        seat, wait = schema.seats.c, schema.deadlines.c
        planned = sa.type_coerce(seat.plans, sa.Text) != "{}"
        query = (
            sa.select(wait.match_id)
            .join(schema.seats, sa.and_(seat.match_id == wait.match_id, seat.seat == wait.seat))
            .where(planned)
            .distinct()
        )
        async with self._database.single() as connection:
            return list(await connection.scalars(query))

    async def by_earlier_rules(self, title: str, rules_version: int) -> list[str]:
        """The live matches of a title whose snapshot, as `rules`, names an earlier version than this."""
        match = schema.matches.c
        played_by = number_inside(match.snapshot, "rules")
        query = sa.select(match.id).where(
            match.title == title, match.state == "live", played_by < rules_version
        )
        async with self._database.single() as connection:
            return list(await connection.scalars(query))

    async def list_matches(
        self,
        *,
        state: State | None = None,
        user_id: str | None = None,
        noting: str | None = None,
        open_seat: bool = False,
        offered_to: str | None = None,
        limit: int = 100,
        offset: int = 0,
    ) -> list[Listing]:
        """The matches changed last come first."""
        table = schema.matches.c
        query = sa.select(table.id, table.title, table.state, table.seq, table.created, table.updated)
        if state is not None:
            query = query.where(table.state == state)
        if user_id is not None:
            held = sa.select(schema.seats.c.match_id).where(schema.seats.c.user_id == user_id)
            query = query.where(table.id.in_(held))
        if noting is not None:
            noted = sa.type_coerce(table.surface, sa.Text).contains(f'"{noting}"', autoescape=True)
            query = query.where(noted)
        if open_seat:
            free = sa.select(schema.seats.c.match_id).where(schema.seats.c.kind == "open")
            query = query.where(table.id.in_(free))
        if offered_to is not None:
            offered = sa.select(schema.seats.c.match_id).where(schema.seats.c.offered_to == offered_to)
            query = query.where(table.id.in_(offered))
        query = query.order_by(table.updated.desc(), table.id).limit(limit).offset(offset)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
            seats = await _seats_of(connection, [row.id for row in rows])
        return [Listing(*row, seats=tuple(seats.get(row.id, ()))) for row in rows]

    async def due(self, now: float) -> list[DeadlineRecord]:
        """Every deadline that has run out, the oldest first."""
        return [DeadlineRecord(*row) for row in await self._database.rows(_DUE, now=now)]

    async def to_remind(self, now: float) -> list[DeadlineRecord]:
        """Every wait whose next reminder is due, the oldest first."""
        return [DeadlineRecord(*row) for row in await self._database.rows(_TO_REMIND, now=now)]

    async def waiting_for(self, user_id: str) -> list[DeadlineRecord]:
        """Every question that tables wait for this person to answer and that no pause puts off, the most
        urgent first."""
        seat, table, match = schema.seats.c, schema.deadlines.c, schema.matches.c
        query = (
            _deadlines()
            .join(schema.seats, sa.and_(seat.match_id == table.match_id, seat.seat == table.seat))
            .join(schema.matches, match.id == table.match_id)
            .where(seat.user_id == user_id, match.paused.is_(None))
            .order_by(table.due.is_(None), table.due, table.match_id)
        )
        return [DeadlineRecord(*row) for row in await self._database.rows(query)]

    async def due_to_expire(self, now: float) -> list[str]:
        """The matches around which something has ended by itself by now."""
        return [row.id for row in await self._database.rows(_EXPIRING, now=now)]

    # --- writing

    async def add(
        self,
        match: MatchRecord,
        seats: Sequence[SeatRecord],
        events: Sequence[Document],
        deadlines: Sequence[DeadlineRecord],
        letters: Sequence[NewLetter],
    ) -> None:
        async with self._database.writing() as connection:
            await connection.execute(schema.matches.insert().values(**_fields(match)))
            await connection.execute(
                schema.seats.insert(), [{"match_id": match.id, **_fields(seat)} for seat in seats]
            )
            await _add_events(connection, match.id, match.seq, events)
            await _add_deadlines(connection, deadlines)
            await insert_letters(connection, letters, match.created)
        if heads := self._database.heads:
            heads.note(match.id, match.seq, match.head)

    async def apply(self, change: ChangeRecord) -> None:
        """Write the whole change, or raise Conflict when the match is no longer as the change found it."""
        match_id, row = change.match_id, change.row
        async with self._database.writing() as connection:
            await _claim_match(connection, change)
            for seat in change.seats:
                await _set_seat(connection, match_id, seat)
            for person_id in change.forgotten:
                await connection.execute(delete_where(schema.people, ("id",)), where_values(id=person_id))
                await drop_note(connection, match_id, person_id)
            if change.deadlines is not None:
                await _set_deadlines(connection, match_id, change.waited_for, change.deadlines)
            if row:
                await _add_row(connection, match_id, row, change.events)
                if change.reminded:
                    await drop_reminders(connection, match_id, _reminder_of(match_id, row.seat), row.made_at)
            if change.met:
                await add_met(connection, change.met)
            if change.saying:
                await add_saying(connection, match_id, change.saying)
            if change.replacing:
                for letter in change.letters:
                    await drop_waiting(connection, letter.destination, change.at)
            await insert_letters(connection, change.letters, change.at)
        if row and (heads := self._database.heads):
            heads.note(match_id, row.seq, row_hash(match_id, row))


# --- statements -------------------------------------------------------------------------------------------


async def _claim_match(connection: AsyncConnection, change: ChangeRecord) -> None:
    """Lock the match, if it is the one that the change rests on: not another history of the same length,
    which a process may remember after a failover to a server that lagged behind."""
    values = {"revision": change.revision + 1, "updated": change.at, **change.columns}
    at = {"id": change.match_id, "revision": change.revision, "head": change.head, "stamp": change.stamp}
    claimed = await connection.execute(
        update_where(schema.matches, tuple(at), tuple(values)), {**values, **where_values(**at)}
    )
    if claimed.rowcount != 1:
        raise Conflict(f"match {change.match_id} was changed by another process first.")


async def _load(connection: AsyncConnection, match_id: str) -> Loaded | None:
    rows = _rows(await connection.execute(_MATCH, {"match_id": match_id}), match_id)
    if not rows:
        return None
    seats = (await _seats_of(connection, [match_id])).get(match_id, [])
    waits = await connection.execute(_WAITS, {"match_id": match_id})
    deadlines = [DeadlineRecord(*row) for row in waits]
    people = await people_of(connection, [holder_id(match_id, seat) for seat in seats])
    return Loaded(MatchRecord(**rows[0]._mapping), tuple(seats), tuple(deadlines), people)


async def _log(connection: AsyncConnection, match_id: str, after: int = -1) -> list[MoveRecord]:
    rows = await connection.execute(_LOG, {"match_id": match_id, "after": after})
    return [MoveRecord(*row) for row in _rows(rows, match_id)]


async def _add_row(
    connection: AsyncConnection, match_id: str, row: MoveRecord, events: Sequence[Document]
) -> None:
    """A row of the log with its events; drafts of its seat are of no further use."""
    await connection.execute(insert_into(schema.moves), {"match_id": match_id, **_fields(row)})
    await _add_events(connection, match_id, row.seq, events)
    await connection.execute(
        delete_where(schema.drafts, ("match_id", "seat")), where_values(match_id=match_id, seat=row.seat)
    )


async def _seats_of(connection: AsyncConnection, match_ids: Sequence[str]) -> dict[str, list[SeatRecord]]:
    seats: dict[str, list[SeatRecord]] = {}
    for match_id, *rest in await connection.execute(_SEATS, {"match_ids": match_ids}):
        seats.setdefault(match_id, []).append(SeatRecord(*rest))
    return seats


async def _set_seat(connection: AsyncConnection, match_id: str, seat: SeatRecord) -> None:
    await connection.execute(
        update_where(schema.seats, ("match_id", "seat"), tuple(SeatRecord.__slots__)),
        {**_fields(seat), **where_values(match_id=match_id, seat=seat.seat)},
    )


async def _add_events(
    connection: AsyncConnection, match_id: str, seq: int, events: Sequence[Document]
) -> None:
    rows = [{"match_id": match_id, "seq": seq, "n": n, "event": event} for n, event in enumerate(events)]
    if rows:
        await connection.execute(insert_into(schema.events), rows)


async def _add_deadlines(connection: AsyncConnection, deadlines: Sequence[DeadlineRecord]) -> None:
    if deadlines:
        await connection.execute(insert_into(schema.deadlines), [_fields(deadline) for deadline in deadlines])


async def _set_deadlines(
    connection: AsyncConnection, match_id: str, before: Sequence[int], deadlines: Sequence[DeadlineRecord]
) -> None:
    """The row of a seat that is no longer waited for becomes that of one that is: one statement for most
    changes."""
    stay = {deadline.seat for deadline in deadlines} & set(before)
    free = [seat for seat in before if seat not in stay]
    moved, added = [], []
    for deadline in deadlines:
        if deadline.seat in stay or free:
            moved.append(
                {
                    **_fields(deadline),
                    **where_values(
                        match_id=match_id, seat=deadline.seat if deadline.seat in stay else free.pop()
                    ),
                }
            )
        else:
            added.append(deadline)
    if moved:
        await connection.execute(
            update_where(schema.deadlines, ("match_id", "seat"), tuple(DeadlineRecord.__slots__)), moved
        )
    await _add_deadlines(connection, added)
    if free:
        gone = [where_values(match_id=match_id, seat=seat) for seat in free]
        await connection.execute(delete_where(schema.deadlines, ("match_id", "seat")), gone)


def _rows(result: sa.CursorResult[Any], match_id: str) -> Sequence[Any]:
    """All rows; one that cannot be read is named with its match."""
    try:
        return result.all()
    except Unreadable as error:
        raise Unreadable(f"match {match_id}: {error}") from error


def _fields(record: Any) -> dict[str, Any]:
    """A record by its column names, without copying the JSON in it."""
    return {name: getattr(record, name) for name in record.__slots__}
