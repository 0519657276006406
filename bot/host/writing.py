"""How a change to a match is written: one transaction, tried anew when another process wrote first."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from bot.clock import Clock
from bot.host.cache import LONGEST_TURN, Tables
from bot.host.outbox import Batch, Post
from bot.store import Conflict, Store, StoreError
from bot.store.people import person
from bot.store.records import Change, Json
from bot.table import deadlines, expiry
from bot.table.changes import Step
from bot.table.errors import NotLive
from bot.table.state import TableState
from engine import codec
from engine.errors import Refused

T = TypeVar("T")

TRIES = 20
"""How often a change is tried anew when another process wrote first."""


class Writer:
    """The only one who writes to a match that has begun."""

    def __init__(self, store: Store, clock: Clock, tables: Tables, post: Post) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._post = post
        self._working: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Finish what was begun."""
        while self._working:
            await asyncio.wait(list(self._working))

    async def unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """A caller who goes away does not leave a change half-told."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def changed(
        self, match_id: str, make: Callable[[TableState], Awaitable[Step]]
    ) -> tuple[TableState, Step, bool]:
        """The match after the change, what was done, and whether messages go out for it."""
        async with self._tables.turn(match_id):
            for _ in range(TRIES):
                table = await self._tables.at_hand(match_id)
                try:
                    if table.state == "abandoned":
                        raise NotLive
                    step = await self._made(make, table)
                except Refused:
                    if (await self._tables.fresh(match_id)).revision == table.revision:
                        raise
                    continue
                after = after_step(table, step)
                try:
                    posted = await self._write(table, step, after)
                except Conflict:
                    self._tables.forget(match_id)
                    continue
                except BaseException:
                    self._tables.forget(match_id)
                    raise
                break
            else:
                raise StoreError(f"match {match_id} is changed by another process all the time.")
            self._tables.keep(after)
        return after, step, posted

    async def _made(self, make: Callable[[TableState], Awaitable[Step]], table: TableState) -> Step:
        """What is to be written; work that does not end keeps nobody else from the match."""
        try:
            async with asyncio.timeout(LONGEST_TURN):
                return await make(table)
        except TimeoutError:
            raise StoreError(f"match {table.id}: a change was not made within {LONGEST_TURN:g} s.") from None

    async def _write(self, table: TableState, step: Step, after: TableState) -> bool:
        parcels = self._post.parcels(Batch(table, after, step.move, step.events))
        change = Change(
            match_id=table.id,
            revision=table.revision,
            snapshot=step.match.dump(log=False),
            state=after.state,
            move=step.move,
            events=[codec.encode_event(event) for event in step.events],
            deadlines=deadlines.rows(table.id, after.waits),
            parcels=parcels,
            seats=[new for old, new in zip(table.seats, after.seats, strict=True) if old != new],
            around=_around(table, after),
            gone=[
                person(table.id, old)
                for old, new in zip(table.seats, after.seats, strict=True)
                if old.user_id is None and old.key_hash != new.key_hash
            ],
        )
        await self._store.matches.apply(change)
        return bool(parcels)

    async def settle(
        self, match_id: str, write: Callable[[TableState, float], Awaitable[TableState]]
    ) -> TableState:
        """Change what is around the match; its moves stay as they are."""
        async with self._tables.turn(match_id):
            for _ in range(TRIES):
                now = self._clock.now()
                table = replace(await self._tables.fresh(match_id), updated=now)
                try:
                    after = await write(table, now)
                except Conflict:
                    continue
                break
            else:
                raise StoreError(f"match {match_id} is changed by another process all the time.")
            after = replace(after, revision=table.revision + 1)
            self._tables.keep(after)
        return after


def after_step(table: TableState, step: Step) -> TableState:
    """The match as it stands once the step is stored."""
    now = step.move.made_at
    after = replace(
        table,
        match=step.match,
        seq=step.move.seq,
        revision=table.revision + 1,
        state="over" if step.match.over else "live",
        updated=now,
    )
    return deadlines.went_on(table, replace(after, **step.around), now, step.undo)


def _around(before: TableState, after: TableState) -> dict[str, Json]:
    """What a change makes of the agreements around a match, as stored."""
    found: dict[str, Json] = {"lapses": expiry.lapses_at(after)}
    if after.terms != before.terms:
        found["terms"] = after.terms.stored()
    if after.paused != before.paused:
        found["paused"] = after.paused
    if after.requests != before.requests:
        found["requests"] = list(after.requests)
    return found
