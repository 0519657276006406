"""People and their settings, wherever they play."""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.outbox import drop_waiting, insert_letters
from bot.store.records import Document, NewLetter, SeatRecord
from bot.store.statements import batches, put_row

_TABLE = schema.people
_PEOPLE = sa.select(_TABLE.c.id, _TABLE.c.settings).where(
    _TABLE.c.id.in_(sa.bindparam("ids", expanding=True))
)
_SETTINGS = sa.select(_TABLE.c.settings).where(_TABLE.c.id == sa.bindparam("person_id"))


def holder_id(match_id: str, seat: SeatRecord) -> str:
    """The id of a seat's holder: their account, else the seat itself."""
    return seat.user_id or f"seat/{match_id}/{seat.seat}"


async def people_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Document]:
    settings: dict[str, Document] = {}
    for some in batches(ids):
        settings |= {row.id: row.settings for row in await connection.execute(_PEOPLE, {"ids": some})}
    return settings


async def set_person(
    connection: AsyncConnection, person_id: str, settings: Document, digest_at: float | None
) -> None:
    await put_row(connection, _TABLE, {"settings": settings, "digest_at": digest_at}, id=person_id)


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, person_id: str) -> Document | None:
        settings: Document | None = await self._database.scalar(_SETTINGS, person_id=person_id)
        return settings

    async def save_settings(self, person_id: str, settings: Document, digest_at: float | None) -> None:
        async with self._database.writing() as connection:
            await set_person(connection, person_id, settings, digest_at)

    async def forget(self, person_id: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(_TABLE.delete().where(_TABLE.c.id == person_id))

    async def send_digest(
        self, person_id: str, due: float, again: float | None, letters: Sequence[NewLetter], now: float
    ) -> None:
        """Write a digest to the outbox and note when the next one is due, unless another process has."""
        async with self._database.writing() as connection:
            claimed = await connection.execute(
                _TABLE.update()
                .where(_TABLE.c.id == person_id, _TABLE.c.digest_at == due)
                .values(digest_at=again)
            )
            if claimed.rowcount == 1:
                for letter in letters:
                    await drop_waiting(connection, letter.destination, now)
                await insert_letters(connection, letters, now)

    async def due_digests(self, now: float) -> list[tuple[str, Document, float]]:
        """Whose daily digest is due."""
        query = sa.select(_TABLE.c.id, _TABLE.c.settings, _TABLE.c.digest_at).where(_TABLE.c.digest_at <= now)
        return [(row.id, row.settings, row.digest_at) for row in await self._database.rows(query)]
