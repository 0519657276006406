"""Runs the host and its surfaces until told to stop."""

import asyncio
import importlib
import signal

import structlog

from bot.clock import SystemClock
from bot.config import BadConfig, Config
from bot.host import Host
from bot.store import Store

log = structlog.get_logger(__name__)


async def serve(config: Config) -> None:
    """Open the store, wake the house, and serve until SIGTERM or Ctrl-C."""
    store = await Store.open(config.db)
    host = Host(store, SystemClock(), cache=config.cache, house_pause=config.house_pause)
    try:
        await host.wake()
        await _until_stopped(host, config)
    finally:
        await host.close()
        await store.close()
        log.info("stopped")


async def _until_stopped(host: Host, config: Config) -> None:
    """Whatever ends first ends the rest: a surface that failed, or the wish to stop."""
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    tasks = [
        asyncio.create_task(stop.wait(), name="stop"),
        asyncio.create_task(host.sweep.run(config.sweep), name="sweep"),
        *(asyncio.create_task(_surface(module, host, config), name=module) for module in _surfaces(config)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


def _surfaces(config: Config) -> list[str]:
    """The browser table and Discord: either can be off, not both."""
    found = ["bot.web.app"] if config.web else []
    if config.discord_token is not None:
        found.append("bot.chat.connection")
    if not found:
        raise BadConfig("FONDACO_WEB is off and DISCORD_TOKEN is not set: there is nothing to serve.")
    return found


async def _surface(module: str, host: Host, config: Config) -> None:
    """Surfaces are imported when they are served: no other command needs them."""
    await importlib.import_module(module).run(host, config)
