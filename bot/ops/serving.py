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
    """Do the part that this process has, until it is told to stop; another one takes over from there."""
    host = Host(
        store,
        SystemClock(),
        cache=config.cache,
        house_pause=config.house_pause,
        house_listens=config.house_listens,
        house_processes=config.house_processes,
    )
    if config.role or store.database.shares_work:
        host.expect_others()
    if config.role:
        planning = importlib.import_module("bot.chat.letters.planning")
        host.outbox.plan(planning.SURFACE, planning.plan)
    steward = Steward(host)
    clock = "clock" in config.roles
    try:
        await host.wake(clock=clock, house="house" in config.roles)
        spare_what_stays()
        started = {name: partial(say, words_for(name, config)) for name in served}
        running = [surface.run(host, config, started[name]) for name, surface in served.items()]
        running += [host.watch.run(), *(_tend(host, steward, config) if clock else ())]
        await _until_stopped(host, config.grace, *running)
    finally:
        await host.close()
        log.info("stopped")


def _tend(host: Host, steward: Steward, config: Config) -> list[Awaitable[None]]:
    """The rounds of the clocks, and those of the leagues and campaigns."""
    retention = Retention(host.store, host.clock, config.retain_days)
    host.sweep.chores += [retention.tend, retention.give_back_room]
    return [host.sweep.run(config.sweep), steward.run(config.sweep)]


async def _until_stopped(host: Host, grace: float, *work: Awaitable[None]) -> None:
    """Whatever ends first ends the rest: a surface that failed, or the wish to stop.

    Who wishes it to stop is obeyed in two steps: for `grace` seconds the process only says that it will, so
    that a load balancer sends people elsewhere; then it finishes what it has.
    """
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for sign in SIGNS:
        loop.add_signal_handler(sign, stop.set)
    tasks = [asyncio.ensure_future(one) for one in (stop.wait(), *work)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        host.stopping = True
        if stop.is_set() and grace:
            log.info("stopping", grace=grace)
            await asyncio.wait(tasks[1:], timeout=grace, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for sign in SIGNS:
            loop.remove_signal_handler(sign)
    for task in done:
        task.result()


def surfaces(config: Config) -> list[str]:
    """What is served: each is a module with `run(host, config, started)`."""
    roles = config.roles
    chosen = ["bot.web.app"] if config.web and "web" in roles else []
    if config.discord_token is not None and "discord" in roles:
        chosen.append("bot.chat.client.connection")
    elif config.role and "discord" in roles:
        raise BadConfig("the role discord needs DISCORD_TOKEN.")
    if not chosen and not config.role:
        raise BadConfig("FONDACO_WEB is off and DISCORD_TOKEN is not set: there is nothing to serve.")
    return [*chosen, "bot.web.operator"] if config.metrics else chosen
