"""Messages on their way: written with the move that makes them, marked when sent."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.records import NewLetter, StoredLetter, UnsentLetter
from bot.store.statements import insert_for, insert_into, update_where, where_values

_BOX = schema.outbox.c
_WAITS = sa.and_(_BOX.sent_at.is_(None), _BOX.dropped_at.is_(None))


_REPLACED = (
    schema.outbox.update()
    .where(_WAITS, _BOX.destination == sa.bindparam("where"))
    .values(dropped_at=sa.bindparam("now"), last_error="replaced")
)
_ANSWERED = (
    schema.outbox.update()
    .where(_WAITS, _BOX.match_id == sa.bindparam("match"), _BOX.destination.like(sa.bindparam("where")))
    .values(dropped_at=sa.bindparam("now"), last_error="replaced")
)
_FREE = (
    sa.select(_BOX.id)
    .where(
        _WAITS,
        _BOX.id == sa.bindparam("letter"),
        _BOX.attempts == sa.bindparam("tried"),
        _BOX.retry_at <= sa.bindparam("now"),
    )
    .with_for_update(skip_locked=True)
)
"""A letter that nobody has taken, and that nobody is just taking."""
_CLAIMED = (
    schema.outbox.update()
    .where(_BOX.id.in_(_FREE))
    .values(attempts=sa.bindparam("tries"), retry_at=sa.bindparam("until"))
)


def _rows(letters: Sequence[NewLetter], now: float) -> list[dict[str, Any]]:
    return [
        {
            "match_id": letter.match_id,
            "seq": letter.seq,
            "destination": letter.destination,
            "payload": letter.payload,
            "nonce": letter.nonce,
            "created": now,
            "attempts": 0,
            "retry_at": now + letter.wait,
        }
        for letter in letters
    ]


async def insert_letters(connection: AsyncConnection, letters: Sequence[NewLetter], now: float) -> None:
    if rows := _rows(letters, now):
        await connection.execute(insert_into(schema.outbox), rows)


async def drop_waiting(connection: AsyncConnection, destination: str, now: float) -> None:
    """Nothing that waits for this destination is sent any more: something newer takes its place."""
    await connection.execute(_REPLACED, {"where": destination, "now": now})


async def drop_reminders(connection: AsyncConnection, match_id: str, address: str, now: float) -> None:
    """No surface reminds of this seat again: it has answered."""
    await connection.execute(_ANSWERED, {"match": match_id, "where": f"%/{address}", "now": now})


def _first(prefix: str) -> sa.Select[Any]:
    """The oldest waiting letter of each destination."""
    return (
        sa.select(sa.func.min(_BOX.id))
        .where(_WAITS, _BOX.destination.startswith(prefix, autoescape=True))
        .group_by(_BOX.destination)
    )


@cache
def _due(prefix: str, limit: int) -> sa.Select[Any]:
    return (
        sa.select(*(_BOX[name] for name in StoredLetter.__slots__))
        .where(_BOX.id.in_(_first(prefix)), _BOX.retry_at <= sa.bindparam("now"))
        .order_by(_BOX.id)
        .limit(limit)
    )


class OutboxStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def post(self, letters: Sequence[NewLetter], now: float) -> None:
        """Messages that no move makes."""
        async with self._database.writing() as connection:
            await insert_letters(connection, letters, now)

    async def post_newest(self, letters: Sequence[NewLetter], now: float) -> None:
        """Messages in place of those that still wait for the same destinations; one that was written before,
        by a sender who was stopped after it, is not written again."""
        async with self._database.writing() as connection:
            for letter in letters:
                older = [_BOX.destination == letter.destination, _BOX.nonce != letter.nonce]
                replaced = {"dropped_at": now, "last_error": "replaced"}
                await connection.execute(schema.outbox.update().where(_WAITS, *older).values(**replaced))
            if rows := _rows(letters, now):
                unless_there = insert_for(connection, schema.outbox).on_conflict_do_nothing()
                await connection.execute(unless_there, rows)

    async def due(self, prefix: str, now: float, limit: int = 500) -> list[StoredLetter]:
        """What is to be sent by now, oldest first: the first of each destination, so that order is kept."""
        return [StoredLetter(*row) for row in await self._database.rows(_due(prefix, limit), now=now)]

    async def next_try(self, prefix: str) -> float | None:
        """When the next letter is to be sent; None: there is none."""
        query = sa.select(sa.func.min(_BOX.retry_at)).where(_BOX.id.in_(_first(prefix)))
        created: float | None = await self._database.scalar(query)
        return created

    async def claim(self, letter: StoredLetter, now: float, until: float) -> bool:
        """Take a letter to send it; False when another process has it."""
        tries = {"tried": letter.attempts, "tries": letter.attempts + 1}
        async with self._database.writing() as connection:
            claimed = await connection.execute(
                _CLAIMED, {"letter": letter.id, **tries, "now": now, "until": until}
            )
            return claimed.rowcount == 1

    async def release(self, prefix: str, now: float) -> None:
        """What was taken and not sent, because whoever took it stopped, is due at once; what failed waits for
        its next try as before."""
        async with self._database.writing() as connection:
            await connection.execute(
                schema.outbox.update()
                .where(
                    _WAITS,
                    _BOX.destination.startswith(prefix, autoescape=True),
                    _BOX.attempts > 0,
                    _BOX.last_error.is_(None),
                    _BOX.retry_at > now,
                )
                .values(retry_at=now)
            )

    async def mark_sent(self, letter: StoredLetter, now: float) -> None:
        await self._mark(letter, sent_at=now, last_error=None)

    async def mark_dropped(self, letter: StoredLetter, now: float, reason: str) -> None:
        await self._mark(letter, dropped_at=now, last_error=reason)

    async def mark_failed(self, letter: StoredLetter, retry_at: float, reason: str) -> None:
        await self._mark(letter, retry_at=retry_at, last_error=reason)

    async def letters_in_trouble(self, since: float, limit: int) -> list[UnsentLetter]:
        """Letters that wait, the oldest first, then those that were given up since then."""
        given_up = sa.and_(
            _BOX.sent_at.is_(None), _BOX.dropped_at >= since, _BOX.last_error.is_distinct_from("replaced")
        )
        query = (
            sa.select(*(_BOX[name] for name in UnsentLetter.__slots__))
            .where(sa.or_(_WAITS, given_up))
            .order_by(_BOX.dropped_at.is_not(None), _BOX.id)
            .limit(limit)
        )
        return [UnsentLetter(*row) for row in await self._database.rows(query)]

    async def try_again(self, letter: int | None, now: float) -> None:
        """A letter that failed or was given up is due at once; None: all that failed and still wait."""
        which = _BOX.id == letter if letter is not None else _WAITS
        async with self._database.writing() as connection:
            await connection.execute(
                schema.outbox.update()
                .where(which, _BOX.sent_at.is_(None), _BOX.last_error.is_not(None))
                .values(dropped_at=None, retry_at=now)
            )

    async def depth(self, prefix: str = "") -> int:
        """How many messages wait."""
        query = sa.select(sa.func.count()).where(_WAITS, _BOX.destination.startswith(prefix, autoescape=True))
        async with self._database.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def _mark(self, letter: StoredLetter, **values: Any) -> None:
        async with self._database.writing() as connection:
            await connection.execute(
                update_where(schema.outbox, ("id",), tuple(values)), {**values, **where_values(id=letter.id)}
            )
