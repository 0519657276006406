"""A process that hosts tables on a real file until it is killed, and says what it acknowledged or sent."""

import asyncio
import logging
import time
import traceback
from collections.abc import Iterable
from contextlib import suppress
from multiprocessing.connection import Connection

import structlog

import engine
from bot.clock import SystemClock
from bot.host.host import Applied, Host
from bot.host.outbox import Batch, Send
from bot.store import Store, StoreError
from bot.table.letters import Addressed, DueLetter, TableNews
from engine.choice import sample
from engine.errors import CannotUndo, Refused
from tests.host.people import ADA, BO, CY, HOUSE, seq_of
from tests.host.toy import toy_box

TABLES = 3
PREFIX = "test/"


def two_letters(batch: Batch) -> Iterable[Addressed]:
    """To two receivers, each in its order; the first of them stands for all tables."""
    yield Addressed(f"{PREFIX}all", TableNews(batch.after.seq))
    yield Addressed(f"{PREFIX}{batch.after.id}", TableNews(batch.after.seq))


def play(file: str, seed: str, pipe: Connection) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    try:
        with toy_box():
            asyncio.run(_play(file, seed, pipe))
    except Exception:
        pipe.send(("failed", traceback.format_exc()))
        raise


async def _play(file: str, seed: str, pipe: Connection) -> None:
    host = Host(await Store.open(file), SystemClock(), cache=2)
    host.outbox.plan("test", two_letters)
    if host.store.database.shares_work:
        host.expect_others()
    await host.wake()
    live = [match.id for match in await host.store.matches.list_matches(state="live")]
    live += [await _open(host) for _ in range(TABLES - len(live))]
    taken = set(live[:TABLES])
    tables = [_table(host, one, taken, engine.Rng(f"{seed}/{one}"), pipe) for one in live[:TABLES]]
    await asyncio.gather(*tables, host.outbox.keep_draining(PREFIX, _receiver(pipe)), host.watch.run())


def _receiver(pipe: Connection) -> Send:
    async def send(letter: DueLetter) -> None:
        pipe.send(("letter", letter.destination, letter.nonce, letter.match_id or "", seq_of(letter)))
        await asyncio.sleep(0)

    return send


async def _open(host: Host) -> str:
    while True:
        with suppress(StoreError):  # as people do: they try again
            return (await host.open("toy", [ADA, BO, CY, HOUSE], {"cards": "40"})).match_id
        await asyncio.sleep(0.1)


async def _table(host: Host, match_id: str, taken: set[str], rng: engine.Rng, pipe: Connection) -> None:
    """Three people play, game after game; what was acknowledged is said only after the host said it."""
    while True:
        begun = time.monotonic()
        try:
            if (await host.table(match_id)).state == "over":
                match_id = await _next_game(host, taken)
            else:
                await _turn(host, match_id, rng, pipe)
        except StoreError as error:  # nobody was told that it was played
            pipe.send(("refused", str(error), begun, time.monotonic()))
            await asyncio.sleep(0.1)


async def _next_game(host: Host, taken: set[str]) -> str:
    """One that other processes play and this one does not, or else one that it opens."""
    others = [
        match.id for match in await host.store.matches.list_matches(state="live") if match.id not in taken
    ]
    found = others[0] if others else await _open(host)
    taken.add(found)
    return found


async def _turn(host: Host, match_id: str, rng: engine.Rng, pipe: Connection) -> None:
    """One answer at a table, if a seat is asked there; a quarter of them is followed by taking it back."""
    table = await host.table(match_id)
    asked = [seat for seat in table.pending() if seat < 3]
    if not asked:
        await host.house.idle()
        await asyncio.sleep(0.005)
        return
    seat = rng.pick(asked)
    answer = sample(table.pending()[seat].choice, rng)
    try:
        applied = await host.submit(match_id, seat, answer, table.token(seat))
    except Refused:  # the house, or another process, moved first
        return
    pipe.send(("move", match_id, applied.seq, seat, answer))
    if rng.chance(1, 4):
        await _take_back(host, match_id, rng.below(3), pipe)


async def _take_back(host: Host, match_id: str, seat: int, pipe: Connection) -> None:
    try:
        applied: Applied = await host.undo(match_id, seat)
    except CannotUndo:
        return
    pipe.send(("undo", match_id, applied.seq, seat, None))
