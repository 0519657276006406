"""Runs the host and its surfaces until told to stop."""

import asyncio
import importlib
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from types import ModuleType

import structlog

from bot.chat.letters.letters_of_changes import plan_letters_of
from bot.clock import SystemClock
from bot.config import NAMES, BadConfig, Config, own_database
from bot.host.host import Host
from bot.ops.cli_sentences import LISTED, missing_title
from bot.ops.collector import spare_what_stays
from bot.ops.daily_backup import DailyBackup
from bot.ops.retention import Retention
from bot.ops.watchdog import Watch, watched
from bot.series.steward import Steward
from bot.store import Store
from bot.surfaces import Surface, surfaces, with_rooms
from bot.web.calls.webhook import webhook_caller
from data.titles import titles_left_out
from engine import registry

log = structlog.get_logger(__name__)

SIGNS = (signal.SIGINT, signal.SIGTERM)
"""Signals that stop the host."""


ENDS_WITHIN = 20.0
"""Seconds, after its grace, in which a process that was told to stop has ended."""


Say = Callable[[str], None]
"""Prints a sentence for the person who started the host."""


def run(config: Config, say: Say) -> None:
    """Serve, and end in time when told to stop, whatever a database or a thread is still waited for; end too
    when the event loop hangs."""
    with Overdue(config.grace + ENDS_WITHIN) as overdue:
        asyncio.run(serve(config, say, overdue.begin, watched))


class Overdue:
    """Ends a process that does not end by itself; whatever it acknowledged is stored."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: threading.Timer | None = None

    def __enter__(self) -> "Overdue":
        return self

    def __exit__(self, *_how: object) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def begin(self) -> None:
        """The process was told to stop; a thread of its own sees to it, in case everything else hangs."""
        if self._timer is None:
            self._timer = threading.Timer(self._seconds, self._end)
            self._timer.daemon = True
            self._timer.start()

    def _end(self) -> None:
        log.error("stopped-overdue", after=self._seconds)
        os._exit(1)


def _not_overdue() -> None:
    """Whoever serves inside another program ends it themselves."""


async def serve(
    config: Config, say: Say, stopping: Callable[[], None] = _not_overdue, watch: Watch = nullcontext
) -> None:
    """Open the store, wake the house, serve until SIGTERM or Ctrl-C, and `say` where each surface is.

    `stopping` is called when the wish to stop is heard; `watch` sees that the event loop comes round.
    """
    registry.try_drafts(config.tried_drafts)
    served = [importlib.import_module(name) for name in modules_to_serve(config)]
    _make_own_folder(config)
    async with Store.serving(config.db, SystemClock().now()) as store:
        await _tell_what_is_missing(config, store, say)
        tell_of_titles_left_out(say)
        await tell_of_missing_titles(store, say)
        await _serve(config, say, served, store, stopping, watch)


def _make_own_folder(config: Config) -> None:
    """The folder of this user's games, where no setting names another; nobody else may look into it."""
    if config.db == str(own := own_database()):
        own.parent.mkdir(parents=True, exist_ok=True, mode=0o700)


async def _tell_what_is_missing(config: Config, store: Store, say: Say) -> None:
    """Games go on from what is there; that moves were lost is told once, to the operator."""
    missing = await store.care.missing_changes()
    if not missing:
        return
    for gap in missing:
        log.error("changes-missing", match=gap.match_id, known=gap.known, stored=gap.stored)
    listed = "".join(f"\n  {gap}" for gap in missing[:LISTED])
    more = f"\n  and {len(missing) - LISTED} more" if len(missing) > LISTED else ""
    say(
        f"{config.db} has lost changes that were stored, as when its journal is cut or removed:{listed}{more}"
    )
    await store.care.keep_heads()


def tell_of_titles_left_out(say: Say) -> None:
    """A title that cannot be loaded stops no other; that is told once."""
    for title in titles_left_out():
        log.error("title-left-out", title=title.id, package=title.distribution, reason=title.reason)
        say(str(title))


async def tell_of_missing_titles(store: Store, say: Say) -> None:
    """Games of titles that this program does not have wait until they are back; that is told once."""
    for title, games in (await store.care.games_of_other_titles(registry.games())).items():
        log.warning("title-not-installed", title=title, games=games)
        say(missing_title(title, games))


async def _serve(
    config: Config,
    say: Say,
    served: Sequence[ModuleType],
    store: Store,
    stopping: Callable[[], None],
    watch: Watch,
) -> None:
    """Do the part that this process has, until it is told to stop; another one takes over from there."""
    host = Host(
        store,
        SystemClock(),
        cache=config.cache,
        house_pause=config.house_pause,
        house_listens=config.house_listens,
        house_processes=config.house_processes,
    )
    host.site = config.public_url if config.web else ""
    host.webhooks.sender = webhook_caller(host.contacts, host.clock, config)
    host.chats = frozenset(surface.name for surface in with_rooms() if getattr(config, surface.setting))
    if config.role or store.database.shares_work:
        host.expect_others()
    if config.role:
        for surface in with_rooms():
            plan_letters_of(host, surface)
    steward = Steward(host)
    clock = "clock" in config.roles
    try:
        await host.wake(clock=clock, house="house" in config.roles)
        spare_what_stays()
        running = [module.run(steward, config, say) for module in served]
        running += [host.watch.run(), *(_tend(host, steward, config) if clock else ())]
        with watch():
            await _until_stopped(host, config.grace, stopping, *running)
    finally:
        await host.close()
        log.info("stopped")


def _tend(host: Host, steward: Steward, config: Config) -> list[Awaitable[None]]:
    """The rounds of the clocks, those of the leagues and campaigns, and copies of the database."""
    retention = Retention(host.store, host.clock, config.retain_days)
    host.sweep.chores += [retention.tend, retention.give_back_room]
    rounds: list[Awaitable[None]] = [host.sweep.run(config.sweep), steward.run(config.sweep)]
    if config.backups:
        rounds.append(DailyBackup(host.store, host.clock, config).run())
    return rounds


async def _until_stopped(
    host: Host, grace: float, stopping: Callable[[], None], *work: Awaitable[None]
) -> None:
    """Whatever ends first ends the rest: a surface that failed, or the wish to stop.

    Who wishes it to stop is obeyed in two steps: for `grace` seconds the process only says that it will, so
    that a load balancer sends people elsewhere; then it finishes what it has.
    """
    loop, stop = asyncio.get_running_loop(), asyncio.Event()

    def hear() -> None:
        stop.set()
        stopping()

    for sign in SIGNS:
        loop.add_signal_handler(sign, hear)
    tasks = [asyncio.ensure_future(part) for part in (stop.wait(), *work)]
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


def modules_to_serve(config: Config) -> list[str]:
    """What is served: each is a module with `run(host, config, say)`."""
    mine = [surface for surface in surfaces().values() if surface.name in config.roles]
    chosen = [surface for surface in mine if getattr(config, surface.setting)]
    if missing := [surface for surface in mine if config.role and surface not in chosen]:
        raise BadConfig(f"the role {missing[0].name} needs {_variable(missing[0])}.")
    if not chosen and not config.role:
        raise BadConfig(f"there is nothing to serve: turn on {' or '.join(map(_variable, mine))}.")
    modules = [surface.serves for surface in chosen]
    return [*modules, "bot.web.operator"] if config.metrics else modules


def _variable(surface: Surface) -> str:
    """The variable of the environment that turns a surface on."""
    return NAMES[surface.setting]
