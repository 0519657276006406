"""Care of the database: data about people, how long things are kept, and counts."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.names import renamed_event
from bot.store.records import Kind, MoveRecord, StoredPlan
from bot.store.statements import batches

GAMES_AT_ONCE = 10
"""How many games with all that belongs to them one transaction removes."""


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts of what is stored, for the operator."""

    matches: dict[str, int]
    waiting: int
    letters: int
    oldest: float | None
    people: int


@dataclass(frozen=True, slots=True)
class LetterFate:
    """What became of a letter; neither sent nor dropped: it waits."""

    destination: str
    match_id: str | None
    created: float
    sent_at: float | None
    dropped_at: float | None


@dataclass(frozen=True, slots=True)
class Held:
    """A seat that a person holds or left."""

    match_id: str
    seat: int
    state: str
    title: str
    locale: str
    name: str
    kind: Kind
    """The account of the current holder, who may be another person."""
    plans: Mapping[str, StoredPlan]
    sits: bool


@dataclass(frozen=True, slots=True)
class Missing:
    """A match of which `known` changes were stored; `stored`: how many there are, None without the match."""

    match_id: str
    known: int
    stored: int | None

    def __str__(self) -> str:
        if self.stored is None:
            return f"match {self.match_id} is missing, with {self.known} changes"
        if self.stored < self.known:
            return f"match {self.match_id}: changes {self.stored + 1} to {self.known} are missing"
        return f"match {self.match_id}: change {self.known} is another one than was stored"


class Care:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def counts(self) -> Counts:
        box = schema.outbox.c
        unsent = sa.and_(box.sent_at.is_(None), box.dropped_at.is_(None))
        async with self._database.reading() as connection:
            states = await connection.execute(
                sa.select(schema.matches.c.state, sa.func.count()).group_by(schema.matches.c.state)
            )
            matches = {str(state): int(count) for state, count in states}
            waiting = await connection.scalar(sa.select(sa.func.count()).select_from(schema.deadlines))
            letters = await connection.scalar(sa.select(sa.func.count()).where(unsent))
            oldest = await connection.scalar(sa.select(sa.func.min(box.created)).where(unsent))
            people = await connection.scalar(sa.select(sa.func.count()).select_from(schema.people))
        return Counts(matches, waiting or 0, letters or 0, oldest, people or 0)

    async def oldest_letter(self) -> float | None:
        """When the oldest message that is still to be sent was written."""
        box = schema.outbox.c
        query = sa.select(box.created).where(box.sent_at.is_(None), box.dropped_at.is_(None))
        created: float | None = await self._database.scalar(query.order_by(box.id).limit(1))
        return created

    async def latest_letters(self, limit: int = 1000) -> list[LetterFate]:
        """What became of the letters that were written last."""
        box = schema.outbox.c
        query = sa.select(*(box[name] for name in LetterFate.__slots__)).order_by(box.id.desc()).limit(limit)
        return [LetterFate(*row) for row in await self._database.rows(query)]

    async def all_matches(self, state: str) -> list[str]:
        query = sa.select(schema.matches.c.id).where(schema.matches.c.state == state)
        async with self._database.reading() as connection:
            return list(await connection.scalars(query))

    async def games_of_other_titles(self, titles: Collection[str]) -> dict[str, list[str]]:
        """The matches of titles that are not among these, by title; those changed last come first."""
        table, games = schema.matches.c, dict[str, list[str]]()
        query = sa.select(table.title, table.id).where(table.title.not_in(titles))
        for row in await self._database.rows(query.order_by(table.title, table.updated.desc())):
            games.setdefault(row.title, []).append(row.id)
        return games

    # --- what the database should hold

    async def missing_changes(self) -> list[Missing]:
        """What was stored once and is not there any more, as after a journal that was cut or removed."""
        known = self._database.heads.remembered_heads() if self._database.heads else {}
        stored = await self._heads(list(known))
        return [
            Missing(match_id, seq, stored[match_id][0] if match_id in stored else None)
            for match_id, (seq, head) in known.items()
            if match_id not in stored
            or stored[match_id][0] < seq
            or (stored[match_id][0] == seq and stored[match_id][1] != head)
        ]

    async def keep_heads(self) -> None:
        """From now on nothing is missed that is not there at this moment."""
        if heads := self._database.heads:
            heads.keep(await self._heads(list(heads.remembered_heads())))

    def _note_gone(self, match_ids: Sequence[str]) -> None:
        if heads := self._database.heads:
            heads.note_gone(match_ids)

    async def _heads(self, match_ids: Sequence[str]) -> dict[str, tuple[int, str]]:
        table = schema.matches.c
        stored: dict[str, tuple[int, str]] = {}
        for some in batches(match_ids):
            query = sa.select(table.id, table.seq, table.head).where(table.id.in_(some))
            stored |= {row.id: (row.seq, row.head) for row in await self._database.rows(query)}
        return stored

    # --- what is kept of a person

    async def seats_of(self, person_id: str) -> list[Held]:
        """Every seat this person holds, left or is invited to."""
        seat, match = schema.seats.c, schema.matches.c
        left = sa.type_coerce(seat.former, sa.Text).contains(f'"user_id":"{person_id}"', autoescape=True)
        query = (
            sa.select(
                seat.match_id,
                seat.seat,
                match.state,
                match.title,
                match.locale,
                sa.case((seat.user_id == person_id, seat.name), else_="").label("name"),
                seat.kind,
                seat.plans.label("plans"),
                sa.func.coalesce(seat.user_id == person_id, sa.false()).label("sits"),
            )
            .join(schema.matches, match.id == seat.match_id)
            .where(sa.or_(seat.user_id == person_id, left, seat.offered_to == person_id))
            .order_by(match.created)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Held(**{**row._mapping, "sits": bool(row.sits)}) for row in rows]

    async def log_of(self, held: Held) -> list[MoveRecord]:
        """Every row of the log about a seat, by any of its holders."""
        table = schema.moves
        query = (
            sa.select(*(table.c[name] for name in MoveRecord.__slots__))
            .where(table.c.match_id == held.match_id, table.c.seat == held.seat)
            .order_by(table.c.seq)
        )
        async with self._database.reading() as connection:
            return [MoveRecord(*row) for row in await connection.execute(query)]

    async def anonymise(self, person_id: str, held: Held, name: str) -> set[str]:
        """The seat stays in its game, and nothing tells that it was theirs; what is another's stays.

        The names that they had there.
        """
        seats, events = schema.seats, schema.events
        async with self._database.writing() as connection:
            await connection.execute(
                schema.matches.update().where(schema.matches.c.id == held.match_id).values(**schema.touch())
            )
            where = (seats.c.match_id == held.match_id, seats.c.seat == held.seat)
            row = (await connection.execute(seats.select().where(*where))).one()
            values, known = _without(row, person_id, name)
            if values:
                await connection.execute(seats.update().where(*where).values(**values))
            stored = await connection.execute(events.select().where(events.c.match_id == held.match_id))
            for line in stored.all():
                event = renamed_event(line.event, known, name)
                if event != line.event:
                    await connection.execute(
                        events.update()
                        .where(
                            events.c.match_id == line.match_id, events.c.seq == line.seq, events.c.n == line.n
                        )
                        .values(event=event)
                    )
        return known

    async def drop_letters(self, prefix: str) -> None:
        await self._drop_letters(schema.outbox.c.destination.startswith(prefix, autoescape=True))

    async def drop_letters_naming(self, number: str) -> None:
        """Drop every letter that holds a surface's own id of a person."""
        box = schema.outbox.c
        naming = sa.type_coerce(box.payload, sa.Text).contains(number, autoescape=True)
        await self._drop_letters(sa.or_(naming, box.destination.contains(number, autoescape=True)))

    async def forget_names_in_letters(self, names: Collection[str], name: str) -> None:
        """Drop letters that were sent and hold one of these names; in those that wait it is replaced."""
        box = schema.outbox
        sent = sa.or_(box.c.sent_at.is_not(None), box.c.dropped_at.is_not(None))
        for old in names:
            written = json.dumps(old, ensure_ascii=False)
            payload = sa.type_coerce(box.c.payload, sa.Text)
            await self._drop_letters(sa.and_(sent, payload.contains(written[1:-1], autoescape=True)))
            async with self._database.writing() as connection:
                waiting = await connection.execute(
                    sa.select(box.c.id, box.c.payload).where(payload.contains(written, autoescape=True))
                )
                for row in waiting.all():
                    renamed = _with_name(row.payload, old, name)
                    await connection.execute(box.update().where(box.c.id == row.id).values(payload=renamed))

    async def _drop_letters(self, which: sa.ColumnElement[bool]) -> int:
        """Looked for while others write, then removed a few at a time."""
        box = schema.outbox
        async with self._database.reading() as connection:
            ids = list(await connection.scalars(sa.select(box.c.id).where(which)))
        for some in batches(ids):
            async with self._database.writing() as connection:
                await connection.execute(box.delete().where(box.c.id.in_(some)))
        return len(ids)

    async def matches_noting(self, value: str) -> list[str]:
        """The matches of which a surface has noted such a value."""
        noted = sa.type_coerce(schema.matches.c.surface, sa.Text).contains(f'"{value}"', autoescape=True)
        async with self._database.reading() as connection:
            return list(await connection.scalars(sa.select(schema.matches.c.id).where(noted)))

    # --- how long things are kept

    async def forget_matches(self, before: float) -> int:
        """Games that ended before then, with all that belongs to them, and lobbies that became none."""
        table, lobbies = schema.matches, schema.lobbies
        old = (table.c.state != "live", table.c.updated < before)
        async with self._database.reading() as connection:
            gone = list(await connection.scalars(sa.select(table.c.id).where(*old)))
        for some in batches(gone, GAMES_AT_ONCE):
            async with self._database.writing() as connection:
                await _forget_around(connection, some)
                await connection.execute(table.delete().where(table.c.id.in_(some), *old))
            self._note_gone(some)
        async with self._database.writing() as connection:
            await connection.execute(
                lobbies.delete().where(lobbies.c.state == "dropped", lobbies.c.created < before)
            )
        return len(gone)

    async def delete_match(self, match_id: str) -> None:
        """A game with all that belongs to it, whatever its state; its result stays in the ratings."""
        table = schema.matches
        async with self._database.writing() as connection:
            await _forget_around(connection, [match_id])
            await connection.execute(table.delete().where(table.c.id == match_id))
        self._note_gone([match_id])

    async def forget_letters(self, before: float) -> int:
        """Messages that were sent or dropped before then."""
        box = schema.outbox.c
        return await self._drop_letters(sa.func.coalesce(box.sent_at, box.dropped_at) < before)


async def _forget_around(connection: AsyncConnection, match_ids: Sequence[str]) -> None:
    """Notes and lobbies of games that are about to be removed."""
    notes, lobbies = schema.notes, schema.lobbies
    await connection.execute(notes.delete().where(notes.c.match_id.in_(match_ids)))
    await connection.execute(lobbies.delete().where(lobbies.c.id.in_(match_ids)))


def _with_name(value: Any, old: str, new: str) -> Any:
    """A letter in which one name stands in for another, wherever it is a whole value."""
    if isinstance(value, dict):
        return {key: _with_name(item, old, new) for key, item in value.items()}
    if isinstance(value, list):
        return [_with_name(item, old, new) for item in value]
    return new if value == old else value


def _without(row: Any, person_id: str, name: str) -> tuple[dict[str, Any], set[str]]:
    """The columns of a seat after its person is deleted, and the names they had there."""
    values: dict[str, Any] = {}
    known: set[str] = set()
    left = row.former.get("user_id") == person_id
    if left:
        values["former"] = {}
        known.add(row.former["name"])
    if row.user_id == person_id:
        values |= {"user_id": None, "locale": None, "key_hash": None, "plans": {}}
    if row.offered_to == person_id:
        known.add(row.offer["name"])
        values |= {"offered_to": None, "offer": {}}
        if row.kind == "open" and row.name == row.offer["name"]:
            values["name"] = name
    if row.user_id == person_id or (left and row.kind != "person"):
        values["name"] = name
        known.add(row.name)
    return values, known
