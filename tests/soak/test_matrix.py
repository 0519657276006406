"""Games on a real homeserver while it and Fondaco are killed."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, mode
from typing import Any

import pytest

import engine
from bot.store import Store
from bot.store.records import Listing
from engine.rng import Rng
from tests.homeserver import Account, Homeserver, homeserver_in, memory
from tests.matrix.kit import Person, Robot, begin_game, matrix_world
from tests.soak.report import Report, lengths

PLAYED_ON = 300
"""Seconds that a kill waits for a move since the last one."""
LONGEST = 7200.0
"""Seconds after which a game that does not end counts as stuck."""


@dataclass
class Served:
    """Fondaco as a process of its own."""

    server: Homeserver
    account: Account
    file: Path
    process: "subprocess.Popen[bytes] | None" = None

    def start(self) -> None:
        settings = {
            "FONDACO_DB": str(self.file),
            "FONDACO_WEB": "off",
            "FONDACO_LOG": "error",
            "FONDACO_HOUSE_PAUSE": "0",
            "FONDACO_HOUSE_LISTENS": "0",
            "MATRIX_HOMESERVER": self.server.address,
            "MATRIX_TOKEN": self.account.token,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bot", "serve"], env={**os.environ, **settings}, stdout=subprocess.DEVNULL
        )

    def end(self, sign: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait(60)
            self.process = None


@lengths(None, 10)
@pytest.mark.parametrize("title", sorted(engine.titles()))
async def test_a_game_goes_on_while_fondaco_and_the_homeserver_are_killed(
    title: str, length: int, seed: str, report: Report
) -> None:
    """One kill of the homeserver for five of Fondaco."""
    rng, blows = Rng(f"{seed}/{title}/kills"), ["bot"] * length + ["server"] * max(1, length // 5)
    rng.shuffle(blows)
    with _folder() as folder, homeserver_in(folder) as server:
        async with _game(server, folder, title, seed, report) as (served, match):
            moves = 0
            for blow in blows:
                await asyncio.sleep(1 + rng.below(400) / 100)
                moves = await _until_played_on(served.file, match, moves)
                if blow == "bot":
                    served.end(signal.SIGKILL)
                    served.start()
                else:
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.start)
                report.count(f"kills of the {blow}")
    report.check("moves", "games to their end")


@asynccontextmanager
async def _game(
    server: Homeserver, folder: Path, title: str, seed: str, report: Report
) -> AsyncIterator[tuple[Served, str]]:
    """A game that is played while this lasts and then to its end, and what was told compared with it."""
    account, file = server.register(display="Fondaco"), folder / "fondaco.db"
    match, robots = await _begin(server, account, file, title, seed)
    served, over = Served(server, account, file), asyncio.Event()
    served.start()
    tasks = [asyncio.create_task(robot.live(over.is_set)) for robot in robots]
    try:
        yield served, match
        await _until_over(file, match, report)
    finally:
        over.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        served.end(signal.SIGTERM)
        for robot in robots:
            await robot.person.api.close()
    await _compare(file, match, robots, report)


@contextmanager
def _folder() -> Iterator[Path]:
    folder = tempfile.mkdtemp(dir=memory())
    try:
        yield Path(folder)
    finally:
        shutil.rmtree(folder)


async def _begin(
    server: Homeserver, account: Account, file: Path, title: str, seed: str
) -> tuple[str, list[Robot]]:
    """A game that two people and a bot have begun, and nobody serves yet."""
    async with matrix_world(server, file, account) as world:
        people: list[Person] = [world.person("Ann"), world.person("Bo")]
        match = await begin_game(world, title, people)
    return match, [Robot(person, Rng(f"{seed}/{person.user}")) for person in people]


async def _read(file: Path, match: str) -> Listing:
    store = await Store.open(str(file))
    try:
        (record,) = [record for record in await store.matches.list_matches() if record.id == match]
    finally:
        await store.close()
    return record


async def _until_played_on(file: Path, match: str, moves: int) -> int:
    """Until there is a move more than before, or the game is over: each kill comes in the middle of play."""
    for _ in range(PLAYED_ON):
        record = await _read(file, match)
        if record.seq > moves or record.state == "over":
            return record.seq
        await asyncio.sleep(1)
    return moves


async def _until_over(file: Path, match: str, report: Report) -> None:
    """Nobody acts without being called, so a game that ends has called everyone."""
    waited = 0.0
    while waited < LONGEST:
        record = await _read(file, match)
        if record.state == "over":
            report.count("games to their end")
            return
        await asyncio.sleep(5)
        waited += 5
    report.wrong.append(f"{match} does not end")


async def _compare(file: Path, match: str, robots: list[Robot], report: Report) -> None:
    """Every move that someone was told of is stored, and nothing was said twice."""
    store = await Store.open(str(file))
    try:
        log = await store.matches.log(match)
    finally:
        await store.close()
    report.count("moves", len(log))
    typed = [count for robot in robots for count in robot.per_move]
    if typed:
        share = f"median {median(typed):g}, commonest {mode(typed)}"
        report.count(f"decisions typed (lines for one: {share})", len(typed))
    confirmed = 0
    for robot in robots:
        for room, events in robot.person.rooms.items():
            sent = [event for event in events if event["sender"] != robot.person.user]
            confirmed += sum("✅ Done" in str(event["content"].get("body", "")) for event in sent)
            report.wrong += [f"{room}: said twice: {body[:80]}" for body in _said_twice(sent)]
    if confirmed > len(log):
        report.wrong.append(f"{confirmed} moves were confirmed, and {len(log)} are stored")


def _said_twice(events: list[dict[str, Any]]) -> list[str]:
    """News that came in two messages; a question may be asked again, and a reminder too."""
    news = [
        str(event["content"].get("body", ""))
        for event in events
        if event["type"] == "m.room.message"
        and "m.relates_to" not in event["content"]
        and event["content"].get("msgtype") == "m.text"
        and str(event["content"].get("body", "")).startswith("• ")
    ]
    return [body for body, count in Counter(news).items() if count > 1]
