"""Small values that the host and its surfaces keep: each of a known kind, deleted with what it belongs to."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.statements import batches, insert_for, put_row

Owner = Literal["match", "person"]

_TABLE = schema.notes


class NoteKind(Enum):
    """Every kind of note: how it is stored, and what it is deleted with; without an owner it stays."""

    HOST_ID = ("host-id",)
    SECRET = ("secret",)
    DISCORD_COMMANDS = ("discord-commands",)
    MATRIX_SYNC = ("matrix-sync",)
    MATRIX_ROOM = ("matrix-room",)
    MATRIX_DESK = ("matrix-desk",)
    STATISTICS = ("statistics",)
    MAILED = ("mailed",)
    NO_MAIL = ("no-mail",)
    NO_MAIL_AT = ("no-mail-at",)
    GUESTS = ("guests", "match")
    ADVICE = ("advice", "match")
    LOOK_BACK = ("lookback", "match")
    REMINDER = ("reminder", "match", "person")
    FOLLOWED = ("followed", "match", "person")
    NEXT_UP = ("next-up", "match", "person")
    TRYOUT = ("tryout", "match", "person")
    KEY = ("key", "person")
    MATRIX_DIRECT = ("matrix-direct", "person")
    AVOIDED = ("avoided", "person")
    CALENDAR = ("calendar", "person")
    DEVICE_KEY = ("device-key", "person")
    API_TOKEN = ("api-token", "person")
    ACT_DRAFT = ("act", "person")
    ORDER_DRAFT = ("order", "person")
    LESSON_DRAFT = ("lesson", "person")
    LAUNCH = ("launch", "person")
    SIGN_IN = ("sign-in", "person")
    SERVER_LINK = ("server-link", "person")
    SERVER_SESSION = ("server-session", "person")

    def __init__(self, stored: str, *owners: Owner) -> None:
        self.stored = stored
        self.owners = owners

    def __call__(self, name: str = "", *, match_id: str | None = None, person: str | None = None) -> "Note":
        """A note of this kind; its name tells it from the others, and is its owner's where there is one."""
        return Note(self, name or "/".join(filter(None, (match_id, person))), match_id, person)


@dataclass(frozen=True, slots=True)
class Note:
    """Where a value is kept. Its owners need not be known to read it, only to write it."""

    kind: NoteKind
    name: str
    match_id: str | None = None
    person: str | None = None

    @property
    def key(self) -> dict[str, str]:
        return {"kind": self.kind.stored, "name": self.name}

    def owners(self) -> dict[str, str | None]:
        """The columns by which it is deleted; a note that nobody would ever delete is a mistake."""
        owners = {"match": self.match_id, "person": self.person}
        assert {owner for owner in owners if owners[owner]} == set(self.kind.owners), self
        return {"match_id": self.match_id, "person": self.person}


class Notes:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, note: Note) -> object:
        """What is noted there; None: nothing."""
        return await self._database.scalar(_value_of(note))

    async def set(self, note: Note, value: object) -> None:
        async with self._database.writing() as connection:
            await _put(connection, note, value)

    async def change(self, note: Note, make: Callable[[object], object]) -> None:
        """Note what `make` makes of what is noted; other changes come before it or after it."""
        async with self._database.writing(in_turn=f"note {note.kind.stored} {note.name}") as connection:
            await _put(connection, note, make(await connection.scalar(_value_of(note))))

    async def get_or_set(self, note: Note, value: object) -> object:
        """What is noted there; where nothing is, this from now on."""
        async with self._database.writing() as connection:
            unless_noted = insert_for(connection, _TABLE).on_conflict_do_nothing()
            await connection.execute(unless_noted, {**note.key, **note.owners(), "value": value})
            return await connection.scalar(_value_of(note))

    async def of_kind(self, kind: NoteKind, names: Iterable[str] | None = None) -> dict[str, object]:
        """What is noted under each of these names, where something is; None: under all there are."""
        query = sa.select(_TABLE.c.name, _TABLE.c.value).where(_TABLE.c.kind == kind.stored)
        if names is None:
            return {row.name: row.value for row in await self._database.rows(query)}
        return {
            row.name: row.value
            for some in batches(list(names))
            for row in await self._database.rows(query.where(_TABLE.c.name.in_(some)))
        }

    async def of_match(self, kind: NoteKind, match_id: str) -> dict[str, object]:
        """What is noted of a match for each person."""
        query = sa.select(_TABLE.c.person, _TABLE.c.value).where(
            _TABLE.c.kind == kind.stored, _TABLE.c.match_id == match_id
        )
        return {row.person: row.value for row in await self._database.rows(query)}

    async def of_person(self, kind: NoteKind, person: str) -> dict[str, object]:
        """What is noted for a person of each match."""
        query = sa.select(_TABLE.c.match_id, _TABLE.c.value).where(
            _TABLE.c.kind == kind.stored, _TABLE.c.person == person
        )
        return {row.match_id: row.value for row in await self._database.rows(query)}

    async def named_by_person(self, kind: NoteKind, person: str) -> dict[str, Any]:
        """What is noted for a person under each name."""
        return {row.name: row.value for row in await self._database.rows(_of_person(kind, person))}

    async def add_for_person(self, note: Note, value: object, most: int) -> bool:
        """Note one thing more for a person; False: they have as many of its kind as they may."""
        kind, person = note.kind, note.person or ""
        async with self._database.writing(in_turn=f"notes {kind.stored} {person}") as connection:
            if len((await connection.execute(_of_person(kind, person))).all()) >= most:
                return False
            await _put(connection, note, value)
            return True

    async def drop(self, note: Note) -> None:
        await self.take(note)

    async def take(self, note: Note) -> object:
        """What was noted there, and is no longer; of several who take it, one gets it."""
        statement = _TABLE.delete().where(*_at(note)).returning(_TABLE.c.value)
        async with self._database.writing() as connection:
            return await connection.scalar(statement)

    async def forget_mail_counts(self, before: float) -> None:
        """Which addresses got a mail, where the last one was before then."""
        await self._forget_old(NoteKind.MAILED, lambda sent: not any(at >= before for at in sent))

    async def forget_tryouts(self, before: float) -> None:
        """Tryouts that nobody has used since then."""
        await self._forget_old(NoteKind.TRYOUT, lambda tryout: tryout["used"] < before)

    async def _forget_old(self, kind: NoteKind, is_old: Callable[[Any], bool]) -> None:
        of_kind = _TABLE.c.kind == kind.stored
        noted = await self._database.rows(sa.select(_TABLE.c.name, _TABLE.c.value).where(of_kind))
        for names in batches([row.name for row in noted if is_old(row.value)]):
            async with self._database.writing() as connection:
                await connection.execute(_TABLE.delete().where(of_kind, _TABLE.c.name.in_(names)))

    async def forget(self, person: str, kind: NoteKind | None = None) -> None:
        """Drop every note of a person, or those of one kind."""
        of_kind = [_TABLE.c.kind == kind.stored] if kind else []
        async with self._database.writing() as connection:
            await connection.execute(_TABLE.delete().where(_TABLE.c.person == person, *of_kind))


def _at(note: Note) -> list[sa.ColumnElement[bool]]:
    return [_TABLE.c.kind == note.kind.stored, _TABLE.c.name == note.name]


def _value_of(note: Note) -> sa.Select[tuple[object]]:
    return sa.select(_TABLE.c.value).where(*_at(note))


def _of_person(kind: NoteKind, person: str) -> sa.Select[tuple[str, object]]:
    return sa.select(_TABLE.c.name, _TABLE.c.value).where(
        _TABLE.c.kind == kind.stored, _TABLE.c.person == person
    )


async def _put(connection: AsyncConnection, note: Note, value: object) -> None:
    await put_row(connection, _TABLE, {"value": value, **note.owners()}, **note.key)
