"""A process that plays on a real file until it is killed, and says every move that was acknowledged to it."""

import asyncio
from collections.abc import Iterable
from multiprocessing.connection import Connection

import engine
from bot.clock import SystemClock
from bot.host import Applied, Host
from bot.post import Batch, Outgoing
from bot.store import Store
from engine.errors import CannotUndo, Refused
from tests.host.people import ADA, BO, CY, HOUSE, answer_any
from tests.host.toy import toy_box

TABLES = 3


def two_letters(batch: Batch) -> Iterable[Outgoing]:
    return [Outgoing(f"test/{n}", {"seq": batch.after.seq}) for n in (1, 2)]


def play(file: str, seed: str, pipe: Connection) -> None:
    with toy_box():
        asyncio.run(_play(file, seed, pipe))


async def _play(file: str, seed: str, pipe: Connection) -> None:
    host = Host(await Store.open(file), SystemClock(), cache=2)
    host.plan("test", two_letters)
    await host.wake()
    live = [match.id for match in await host.matches(state="live")]
    live += [await _open(host) for _ in range(TABLES - len(live))]
    await asyncio.gather(
        *(_table(host, match_id, engine.Rng(f"{seed}/{match_id}"), pipe) for match_id in live)
    )


async def _open(host: Host) -> str:
    return (await host.open("toy", [ADA, BO, CY, HOUSE], {"cards": "40"})).match_id


async def _table(host: Host, match_id: str, rng: engine.Rng, pipe: Connection) -> None:
    """Three people play, game after game; what was acknowledged is said only after the host said it."""
    while True:
        if (await host.look(match_id)).state == "over":
            match_id = await _open(host)
        try:
            applied = await answer_any(host, match_id, (0, 1, 2))
        except Refused:  # the house moved first
            continue
        if applied is None:
            await host.house.idle()
            continue
        pipe.send((match_id, applied.seq))
        if rng.chance(1, 4):
            await _take_back(host, match_id, rng.below(3), pipe)


async def _take_back(host: Host, match_id: str, seat: int, pipe: Connection) -> None:
    try:
        applied: Applied = await host.undo(match_id, seat)
    except CannotUndo:
        return
    pipe.send((match_id, applied.seq))
