"""What is said at tables, and what players note for themselves there."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.records import PrivateNote, Saying
from bot.store.statements import delete_where, insert_into, where_values

_SAID, _NOTES = schema.sayings, schema.private_notes
_FIELDS = tuple(_SAID.c[name] for name in Saying.__slots__)


async def add_saying(connection: AsyncConnection, match_id: str, saying: Saying) -> None:
    values = {name: getattr(saying, name) for name in Saying.__slots__}
    await connection.execute(insert_into(_SAID), {"match_id": match_id, **values})


async def drop_note(connection: AsyncConnection, match_id: str, person: str) -> None:
    """What someone noted at a seat that they hold no more."""
    await connection.execute(
        delete_where(_NOTES, ("match_id", "person")), where_values(match_id=match_id, person=person)
    )


async def _read_note(connection: AsyncConnection, match_id: str, person: str) -> PrivateNote:
    query = sa.select(_NOTES.c.note, _NOTES.c.muted).where(
        _NOTES.c.match_id == match_id, _NOTES.c.person == person
    )
    row = (await connection.execute(query)).one_or_none()
    return PrivateNote(row.note, tuple(row.muted)) if row else PrivateNote()


class TalkStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def latest(self, match_id: str, count: int) -> list[Saying]:
        """The last things said at a table, the oldest first."""
        query = sa.select(*_FIELDS).where(_SAID.c.match_id == match_id).order_by(_SAID.c.id.desc())
        rows = await self._database.rows(query.limit(count))
        return [Saying(*row) for row in reversed(rows)]

    async def latest_for(
        self, match_id: str, person: str, count: int
    ) -> tuple[list[Saying], tuple[str, ...]]:
        """The same, and whom of those who spoke this person has muted."""
        own = sa.and_(_NOTES.c.match_id == _SAID.c.match_id, _NOTES.c.person == person)
        muted_by = sa.func.coalesce(_NOTES.c.muted, sa.literal("[]", sa.Text), type_=_NOTES.c.muted.type)
        query = sa.select(*_FIELDS, muted_by.label("muted")).outerjoin_from(_SAID, _NOTES, own)
        query = query.where(_SAID.c.match_id == match_id).order_by(_SAID.c.id.desc())
        rows = await self._database.rows(query.limit(count))
        muted = tuple(rows[0].muted) if rows else ()
        return [Saying(*row[:-1]) for row in reversed(rows)], muted

    async def note(self, match_id: str, person: str) -> PrivateNote:
        async with self._database.single() as connection:
            return await _read_note(connection, match_id, person)

    async def change_note(
        self, match_id: str, person: str, make: Callable[[PrivateNote], PrivateNote]
    ) -> None:
        """In place of what was noted before, what `make` makes of it; an empty note leaves no row."""
        async with self._database.writing(in_turn=f"note {match_id} {person}") as connection:
            note = make(await _read_note(connection, match_id, person))
            await drop_note(connection, match_id, person)
            if note != PrivateNote():
                values = {"note": note.note, "muted": list(note.muted)}
                await connection.execute(
                    insert_into(_NOTES), {"match_id": match_id, "person": person, **values}
                )

    # --- what is kept of a person

    async def of_person(self, person: str) -> dict[str, Any]:
        """Everything that someone said and noted, by table."""
        sayings = sa.select(_SAID.c.match_id, _SAID.c.words, _SAID.c.said_at).where(_SAID.c.person == person)
        notes = sa.select(_NOTES.c.match_id, _NOTES.c.note).where(_NOTES.c.person == person)
        return {
            "said": [
                {"match": row.match_id, "words": row.words, "at": row.said_at}
                for row in await self._database.rows(sayings.order_by(_SAID.c.id))
            ],
            "notes": [{"match": row.match_id, "note": row.note} for row in await self._database.rows(notes)],
        }

    async def forget(self, person: str) -> None:
        async with self._database.writing() as connection:
            for table in (_SAID, _NOTES):
                await connection.execute(delete_where(table, ("person",)), where_values(person=person))
