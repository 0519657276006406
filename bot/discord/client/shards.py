"""Which servers this process answers for: Discord deals them out over shards, and one process has some."""

from collections.abc import Awaitable, Callable

from bot.chat import one_process
from bot.config import Config
from bot.discord.surface import SURFACE
from bot.host.host import Host

COMPULSORY = 2500
"""Servers from which on Discord lets no bot in that does not divide them."""


async def in_turn(host: Host, config: Config, work: Callable[[], Awaitable[None]]) -> None:
    """Do this while no other process answers for the same shards."""
    await one_process.in_turn(host, SURFACE.name, config.shards or "all", work)


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
