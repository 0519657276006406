"""Half-filled forms: one per seat, and only for the question they were begun for."""

import sqlalchemy as sa

from bot.store import schema
from bot.store.database import Database
from bot.store.statements import put_row

_TABLE = schema.drafts


class Drafts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_seat(self, match_id: str, seat: int) -> tuple[str, object] | None:
        """What a seat has filled in, and for which question."""
        query = sa.select(_TABLE.c.token, _TABLE.c.draft)
        rows = await self._database.rows(query.where(_TABLE.c.match_id == match_id, _TABLE.c.seat == seat))
        return (rows[0].token, rows[0].draft) if rows else None

    async def get(self, match_id: str, seat: int, token: str) -> object:
        """What was filled in for this question; None: nothing."""
        stored = await self.of_seat(match_id, seat)
        return stored[1] if stored and stored[0] == token else None

    async def set(self, match_id: str, seat: int, token: str, draft: object) -> None:
        async with self._database.writing() as connection:
            values = {"token": token, "draft": draft}
            await put_row(connection, _TABLE, values, match_id=match_id, seat=seat)
