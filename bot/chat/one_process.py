"""One process answers for a part of a platform: two would both hear every command."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.host.host import Host
from bot.store import StoreError
from bot.store.leases import LEASE

log = structlog.get_logger(__name__)


async def in_turn(host: Host, platform: str, part: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do this while no other process answers for the same part; one that waits takes over from a dead one."""
    while not await _is_ours(host, platform, part):
        await host.clock.sleep(LEASE / 4)
    task = asyncio.ensure_future(work())
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=LEASE / 4)
            if not task.done() and not await _is_ours(host, platform, part):
                log.warning("part-lost", platform=platform, part=part)
                break
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await host.store.leases.give_back(platform, [part])
    if not task.cancelled():
        task.result()


async def _is_ours(host: Host, platform: str, part: str) -> bool:
    """Whether this part is this process's; while the database is away, it stays with whom it is."""
    try:
        return bool(await host.store.leases.take(platform, [part], host.clock.now()))
    except StoreError as error:
        log.error("part-unknown", platform=platform, part=part, error=str(error))
        return True
