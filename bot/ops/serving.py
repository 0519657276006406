"""Runs the host and its surfaces until told to stop."""

import asyncio
import importlib
import signal
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import ModuleType

import structlog

from bot.clock import SystemClock
from bot.config import BadConfig, Config
from bot.host.host import Host
from bot.ops.collector import spare_what_stays
from bot.ops.retention import Retention
from bot.ops.start_words import words_for
from bot.series.steward import Steward
from bot.store import Store

log = structlog.get_logger(__name__)

SIGNS = (signal.SIGINT, signal.SIGTERM)
"""Signals that stop the host."""


Say = Callable[[str], None]
"""Prints a sentence for the person who started the host."""


async def serve(config: Config, say: Say) -> None:
    """Open the store, wake the house, serve until SIGTERM or Ctrl-C, and `say` where each surface is."""
    served = {surface: importlib.import_module(surface) for surface in surfaces(config)}
    async with Store.serving(config.db, SystemClock().now()) as store:
        await _serve(config, say, served, store)


async def _serve(config: Config, say: Say, served: Mapping[str, ModuleType], store: Store) -> None:
    host = Host(
        store,
        SystemClock(),
        cache=config.cache,
        house_pause=config.house_pause,
        house_listens=config.house_listens,
    )
    retention = Retention(store, host.clock, config.retain_days)
    host.sweep.chores += [retention.tend, retention.give_back_room]
    steward = Steward(host)
    try:
        await host.wake()
        spare_what_stays()
        started = {name: partial(say, words_for(name, config)) for name in served}
        running = [surface.run(host, config, started[name]) for name, surface in served.items()]
        await _until_stopped(host.sweep.run(config.sweep), steward.run(config.sweep), *running)
    finally:
        await host.close()
        log.info("stopped")


async def _until_stopped(*work: Awaitable[None]) -> None:
    """Run until the first task ends, a failed surface or a stop signal, and end the others."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for sign in SIGNS:
        loop.add_signal_handler(sign, stop.set)
    tasks = [asyncio.ensure_future(one) for one in (stop.wait(), *work)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for sign in SIGNS:
            loop.remove_signal_handler(sign)
    for task in done:
        task.result()


def surfaces(config: Config) -> list[str]:
    """What is served: either can be off, not both. Each is a module with `run(host, config, started)`."""
    chosen = ["bot.web.app"] if config.web else []
    if config.discord_token is not None:
        chosen.append("bot.chat.client.connection")
    if not chosen:
        raise BadConfig("FONDACO_WEB is off and DISCORD_TOKEN is not set: there is nothing to serve.")
    return [*chosen, "bot.web.operator"] if config.metrics else chosen
