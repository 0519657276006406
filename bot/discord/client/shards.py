"""Which servers this process answers for: Discord deals them out over shards, and one process has some."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.config import Config
from bot.host.host import Host
from bot.store import StoreError
from bot.store.leases import LEASE

log = structlog.get_logger(__name__)

COMPULSORY = 2500
"""Servers from which on Discord lets no bot in that does not divide them."""


async def in_turn(host: Host, config: Config, work: Callable[[], Awaitable[None]]) -> None:
    """Do this while no other process answers for the same shards; one that waits takes over from a dead one.

    Two processes with the same shards would both hear every press.
    """
    name = config.shards or "all"
    while not await _is_ours(host, name):
        await host.clock.sleep(LEASE / 4)
    task = asyncio.ensure_future(work())
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=LEASE / 4)
            if not task.done() and not await _is_ours(host, name):
                log.warning("shards-lost", shards=name)
                break
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await host.store.leases.give_back("discord", [name])
    if not task.cancelled():
        task.result()


async def _is_ours(host: Host, name: str) -> bool:
    """Whether these shards are this process's; while the database is away, they stay with whom they are."""
    try:
        return bool(await host.store.leases.take("discord", [name], host.clock.now()))
    except StoreError as error:
        log.error("shards-unknown", error=str(error))
        return True


def shards_due(servers: int, advised: int, dealt: int) -> tuple[bool, str]:
    """Whether the servers are divided over enough shards, and what to say about it.

    `advised` is how many Discord would have, `dealt` how many there are.
    """
    mend = f"start with --shards 0-{advised - 1}/{advised}, or with parts of it in several processes"
    if servers >= COMPULSORY and dealt < advised:
        return False, f"{servers} servers need {advised} shards, and there are {dealt}: {mend}"
    if dealt < advised:
        room = f"{dealt} will do up to {COMPULSORY} servers (there are {servers})"
        return True, f"{room}; Discord advises {advised}"
    return True, f"{dealt} for {servers} servers"
