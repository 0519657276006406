"""Work that belongs to nobody: a process takes it for a while; when that process dies, another one may."""

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from bot import keys
from bot.store import schema
from bot.store.database import Database
from bot.store.statements import insert_for

LEASE = 10.0
"""Seconds for which work is left to the process that took it."""
_TABLE = schema.leases
_FREE = sa.or_(_TABLE.c.holder == sa.bindparam("me"), _TABLE.c.until <= sa.bindparam("now"))


class Leases:
    """Leases of this process. On a file, where processes of one machine meet in one writer, work done a
    second time is refused when it is written; so nobody asks for leases there, and everything is free."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._holder = keys.new_nonce()
        self._held: dict[str, float] = {}
        """Until when, of what this process holds."""

    async def take(self, kind: str, names: Sequence[str], now: float) -> list[str]:
        """Take this work; those parts of it that no other process has, in their order."""
        if not self._database.shares_work:
            return list(names)
        wanted = [name for name in names if not self._holds(f"{kind}/{name}", now)]
        if wanted:
            await self._take([f"{kind}/{name}" for name in wanted], now)
        return [name for name in names if self._holds(f"{kind}/{name}", now)]

    def _holds(self, name: str, now: float) -> bool:
        """Whether it is this process's for long enough to begin something."""
        return self._held.get(name, 0.0) > now + LEASE / 2

    async def _take(self, names: Collection[str], now: float) -> None:
        """Rows that another process is just taking are passed by, so that nobody waits for them."""
        until = now + LEASE
        async with self._database.writing(may_be_lost=True) as connection:
            await connection.execute(
                insert_for(connection, _TABLE).on_conflict_do_nothing(),
                [{"name": name, "holder": self._holder, "until": 0.0} for name in sorted(names)],
            )
            free = (
                sa.select(_TABLE.c.name)
                .where(_TABLE.c.name.in_(names), _FREE)
                .order_by(_TABLE.c.name)
                .with_for_update(skip_locked=True)
            )
            names_free = await connection.scalars(free, {"me": self._holder, "now": now})
            taken = names_free.all()
            await connection.execute(
                _TABLE.update().where(_TABLE.c.name.in_(taken)).values(holder=self._holder, until=until)
            )
        still_held = {name: end for name, end in self._held.items() if end > now}
        self._held = still_held | dict.fromkeys(taken, until)

    async def give_back(self, kind: str, names: Collection[str]) -> None:
        """What is done, or left to others."""
        await self._give_back([f"{kind}/{name}" for name in names if f"{kind}/{name}" in self._held])

    async def give_all_back(self) -> None:
        """A process that stops leaves nothing behind that others would have to wait for."""
        await self._give_back(list(self._held))

    async def forget_stale(self, now: float) -> None:
        """Rows of what nobody does any more."""
        if self._database.shares_work:
            async with self._database.writing(may_be_lost=True) as connection:
                await connection.execute(_TABLE.delete().where(_TABLE.c.until < now - LEASE))

    async def _give_back(self, names: Collection[str]) -> None:
        if not names:
            return
        for name in names:
            self._held.pop(name, None)
        async with self._database.writing(may_be_lost=True) as connection:
            own = (_TABLE.c.name.in_(names), _TABLE.c.holder == self._holder)
            await connection.execute(_TABLE.delete().where(*own))
