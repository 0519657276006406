"""Half-filled forms: one per seat, and only for the question they were begun for."""

import sqlalchemy as sa

from bot.store import schema
from bot.store.database import Database
from bot.store.records import Json

_TABLE = schema.drafts


class Drafts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, match_id: str, seat: int, token: str) -> Json | None:
        query = _TABLE.select().where(
            _TABLE.c.match_id == match_id, _TABLE.c.seat == seat, _TABLE.c.token == token
        )
        async with self._database.single() as connection:
            row = (await connection.execute(query)).one_or_none()
        return row.draft if row else None

    async def set(self, match_id: str, seat: int, token: str, draft: Json) -> None:
        async with self._database.writing() as connection:
            await connection.execute(self._of(match_id, seat))
            await connection.execute(
                _TABLE.insert().values(match_id=match_id, seat=seat, token=token, draft=draft)
            )

    def _of(self, match_id: str, seat: int) -> sa.Delete:
        return _TABLE.delete().where(_TABLE.c.match_id == match_id, _TABLE.c.seat == seat)
