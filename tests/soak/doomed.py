"""A process that hosts tables on a real file until it is killed, and says what it acknowledged or sent."""

import asyncio
import logging
from collections.abc import Iterable
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
    with toy_box():
        asyncio.run(_play(file, seed, pipe))


async def _play(file: str, seed: str, pipe: Connection) -> None:
    host = Host(await Store.open(file), SystemClock(), cache=2)
    host.plan("test", two_letters)
    if host.store.database.shares_work:
        host.expect_others()
    await host.wake()
    live = [match.id for match in await host.matches(state="live")]
    live += [await _open(host) for _ in range(TABLES - len(live))]
    tables = [_table(host, match_id, engine.Rng(f"{seed}/{match_id}"), pipe) for match_id in live[:TABLES]]
    await asyncio.gather(*tables, host.outbox.keep_draining(PREFIX, _receiver(pipe)), host.watch.run())


def _receiver(pipe: Connection) -> Send:
    async def send(letter: DueLetter) -> None:
        pipe.send(("letter", letter.destination, letter.nonce, letter.match_id or "", seq_of(letter)))
        await asyncio.sleep(0)

    return send


async def _open(host: Host) -> str:
    return (await host.open("toy", [ADA, BO, CY, HOUSE], {"cards": "40"})).match_id


async def _table(host: Host, match_id: str, rng: engine.Rng, pipe: Connection) -> None:
    """Three people play, game after game; what was acknowledged is said only after the host said it."""
    while True:
        try:
            match_id = await _turn(host, match_id, rng, pipe)
        except StoreError:  # the database is away, which it is only where a server is killed
            await asyncio.sleep(0.1)


async def _turn(host: Host, match_id: str, rng: engine.Rng, pipe: Connection) -> str:
    """One answer at a table; the table of the next one."""
    while True:
        table = await host.table(match_id)
        if table.state == "over":
            return await _open(host)
        asked = [seat for seat in table.pending() if seat < 3]
        if not asked:
            await host.house.idle()
            await asyncio.sleep(0.005)
            continue
        seat = rng.pick(asked)
        answer = sample(table.pending()[seat].choice, rng)
        try:
            applied = await host.submit(match_id, seat, answer, table.token(seat))
        except Refused:  # the house, or another process, moved first
            continue
        except StoreError as error:  # too busy to take it in time: nobody was told that it was played
            pipe.send(("refused", str(error)))
            continue
        pipe.send(("move", match_id, applied.seq, seat, answer))
        if rng.chance(1, 4):
            await _take_back(host, match_id, rng.below(3), pipe)
        return match_id


async def _take_back(host: Host, match_id: str, seat: int, pipe: Connection) -> None:
    try:
        applied: Applied = await host.undo(match_id, seat)
    except CannotUndo:
        return
    except StoreError as error:
        pipe.send(("refused", str(error)))
        return
    pipe.send(("undo", match_id, applied.seq, seat, None))
