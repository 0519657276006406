"""Half-filled forms: one per seat, and only for the question they were begun for."""

from bot.store import schema
from bot.store.database import Database
from bot.store.statements import put_row

_TABLE = schema.drafts


class Drafts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, match_id: str, seat: int, token: str) -> object:
        """What was filled in so far; None: nothing."""
        query = _TABLE.select().where(
            _TABLE.c.match_id == match_id, _TABLE.c.seat == seat, _TABLE.c.token == token
        )
        async with self._database.single() as connection:
            row = (await connection.execute(query)).one_or_none()
        return row.draft if row else None

    async def set(self, match_id: str, seat: int, token: str, draft: object) -> None:
        async with self._database.writing() as connection:
            values = {"token": token, "draft": draft}
            await put_row(connection, _TABLE, values, match_id=match_id, seat=seat)
