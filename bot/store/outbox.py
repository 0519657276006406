"""Messages on their way: written with the move that makes them, marked when sent."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.records import Letter, Parcel

_BOX = schema.outbox.c
_WAITS = sa.and_(_BOX.sent_at.is_(None), _BOX.dropped_at.is_(None))


async def insert_parcels(connection: AsyncConnection, parcels: Sequence[Parcel], now: float) -> None:
    rows: list[dict[str, Any]] = [
        {
            "match_id": parcel.match_id,
            "seq": parcel.seq,
            "destination": parcel.destination,
            "payload": parcel.payload,
            "nonce": parcel.nonce,
            "created": now,
            "attempts": 0,
            "retry_at": now,
        }
        for parcel in parcels
    ]
    if rows:
        await connection.execute(schema.outbox.insert(), rows)


async def drop_waiting(connection: AsyncConnection, destination: str, now: float) -> None:
    """Nothing that waits for this destination is sent any more: something newer takes its place."""
    await connection.execute(
        schema.outbox.update()
        .where(_WAITS, _BOX.destination == destination)
        .values(dropped_at=now, last_error="replaced")
    )


def _first(prefix: str) -> sa.Select[Any]:
    """The oldest waiting letter of each destination."""
    return (
        sa.select(sa.func.min(_BOX.id))
        .where(_WAITS, _BOX.destination.startswith(prefix, autoescape=True))
        .group_by(_BOX.destination)
    )


class Outbox:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def post(self, parcels: Sequence[Parcel], now: float) -> None:
        """Messages that no move makes."""
        async with self._database.writing() as connection:
            await insert_parcels(connection, parcels, now)

    async def due(self, prefix: str, now: float, limit: int = 500) -> list[Letter]:
        """What is to be sent by now, oldest first: the first of each destination, so that order is kept."""
        query = (
            sa.select(*(_BOX[name] for name in Letter.__slots__))
            .where(_BOX.id.in_(_first(prefix)), _BOX.retry_at <= now)
            .order_by(_BOX.id)
            .limit(limit)
        )
        return [Letter(*row) for row in await self._database.rows(query)]

    async def next_try(self, prefix: str) -> float | None:
        """When the next letter is to be sent; None: there is none."""
        query = sa.select(sa.func.min(_BOX.retry_at)).where(_BOX.id.in_(_first(prefix)))
        found: float | None = await self._database.scalar(query)
        return found

    async def claim(self, letter: Letter, now: float, until: float) -> bool:
        """Take a letter to send it; False when another process has it."""
        statement = (
            schema.outbox.update()
            .where(_BOX.id == letter.id, _WAITS, _BOX.attempts == letter.attempts, _BOX.retry_at <= now)
            .values(attempts=letter.attempts + 1, retry_at=until)
        )
        async with self._database.writing() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def sent(self, letter: Letter, now: float) -> None:
        await self._mark(letter, sent_at=now, last_error=None)

    async def dropped(self, letter: Letter, now: float, reason: str) -> None:
        await self._mark(letter, dropped_at=now, last_error=reason)

    async def failed(self, letter: Letter, retry_at: float, reason: str) -> None:
        await self._mark(letter, retry_at=retry_at, last_error=reason)

    async def depth(self, prefix: str = "") -> int:
        """How many messages wait."""
        query = sa.select(sa.func.count()).where(_WAITS, _BOX.destination.startswith(prefix, autoescape=True))
        async with self._database.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def _mark(self, letter: Letter, **values: Any) -> None:
        async with self._database.writing() as connection:
            await connection.execute(schema.outbox.update().where(_BOX.id == letter.id).values(**values))
