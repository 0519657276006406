"""People and their settings, wherever they play."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.records import Json, SeatRecord

_TABLE = schema.people


def person(match_id: str, seat: SeatRecord) -> str:
    """Whoever holds a seat: by their account, else by the seat itself."""
    return seat.user_id or f"seat/{match_id}/{seat.seat}"


async def people_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Json]:
    query = sa.select(_TABLE.c.id, _TABLE.c.settings).where(_TABLE.c.id.in_(ids))
    return {row.id: row.settings for row in await connection.execute(query)}


class People:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, person_id: str) -> Json | None:
        query = sa.select(_TABLE.c.settings).where(_TABLE.c.id == person_id)
        async with self._database.reading() as connection:
            return await connection.scalar(query)

    async def settle(self, person_id: str, settings: Json, digest_at: float | None) -> None:
        values: dict[str, Any] = {"settings": settings, "digest_at": digest_at}
        async with self._database.writing() as connection:
            changed = await connection.execute(
                _TABLE.update().where(_TABLE.c.id == person_id).values(**values)
            )
            if changed.rowcount == 0:
                await connection.execute(_TABLE.insert().values(id=person_id, **values))

    async def forget(self, person_id: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(_TABLE.delete().where(_TABLE.c.id == person_id))

    async def digests(self, now: float) -> list[tuple[str, Json]]:
        """Whose daily digest is due."""
        query = sa.select(_TABLE.c.id, _TABLE.c.settings).where(_TABLE.c.digest_at <= now)
        async with self._database.reading() as connection:
            return [(row.id, row.settings) for row in await connection.execute(query)]
