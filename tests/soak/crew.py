"""Many processes on one PostgreSQL: killed, restarted one after the other, and their server killed."""

import asyncio
import multiprocessing
import os
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import engine
from bot.clock import FakeClock, stopwatch
from bot.host.host import Host
from bot.host.watch import EVERY_WHEN_TOLD
from bot.store import Store
from bot.store.leases import LEASE
from tests.postgres import SURVIVES_A_KILL, Server, own_server
from tests.soak.fleet import PATIENCE, Fleet, Refused, Visitor
from tests.soak.kill import Known, check, deliver_the_rest, start_playing
from tests.soak.report import Report

PROCESSES = 3
TABLES = 6
"""At which people play while processes are restarted."""
EARLY = 3
"""Answers after which a process is killed."""
TAKES_OVER = LEASE + EVERY_WHEN_TOLD + 10.0
"""Seconds within which play has gone on: what a dead process had taken is free, someone has looked, and a
loaded machine has come to it."""


# --- killed -----------------------------------------------------------------------------------------------


class Crew:
    """Processes that play at the same tables, and what is heard of all of them."""

    def __init__(self, target: str, seed: str, size: int = PROCESSES) -> None:
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.soak.doomed"])
        self._target, self._seed, self._size = target, seed, size
        self._born = 0
        self._living: list[tuple[Any, Connection]] = []
        self.known = Known()
        self.heard = 0

    def fill(self) -> None:
        """As many as there should be."""
        while len(self._living) < self._size:
            self._born += 1
            self._living.append(start_playing(self._context, self._target, f"{self._seed}/{self._born}"))

    def listen_for(self, seconds: float) -> None:
        """What is said in so many seconds."""
        lap = stopwatch()
        while (left := seconds - lap()) > 0:
            for pipe in multiprocessing.connection.wait([pipe for _, pipe in self._living], timeout=left):
                assert isinstance(pipe, Connection)
                self._hear(pipe)

    def listen(self, count: int, within: float = TAKES_OVER) -> float:
        """That many signs of play; the longest silence between two of them."""
        lap, longest, wanted = stopwatch(), 0.0, self.heard + count
        while self.heard < wanted:
            before = self.heard
            for pipe in multiprocessing.connection.wait(
                [pipe for _, pipe in self._living], timeout=max(0.0, within - lap())
            ):
                assert isinstance(pipe, Connection)
                self._hear(pipe)
            longest = max(longest, lap())
            if self.heard > before:
                lap = stopwatch()
            elif lap() >= within:
                self.known.wrong.append(f"{self._seed}: nobody played for {within:g} s")
                return longest
        return longest

    def _hear(self, pipe: Connection) -> bool:
        try:
            self.heard += self.known.hear(pipe.recv())
        except (EOFError, OSError):
            return False
        return True

    def kill(self, number: int) -> None:
        """One of them in the middle of whatever it does; what it had said is heard."""
        process, pipe = self._living.pop(number)
        os.kill(process.pid, signal.SIGKILL)
        while self._hear(pipe):
            pass
        process.join()
        if process.exitcode != -signal.SIGKILL:
            self.known.wrong.append(f"{self._seed}: a process ended by itself, with {process.exitcode}")
        pipe.close()

    def kill_all(self) -> None:
        while self._living:
            self.kill(0)


def killed_one_by_one(target: str, kills: int, seed: str, report: Report) -> None:
    """Three processes at the same tables; one dies, the others play on, another one comes."""
    rng, longest = engine.Rng(f"{seed}/many"), 0.0
    crew = Crew(target, seed)
    for _ in range(kills):
        crew.fill()
        longest = max(longest, crew.listen(5 + rng.below(40)))
        crew.kill(rng.below(PROCESSES))
    account_for(crew, target, report)
    report.count("kills", kills)
    report.count("longest silence, ms", round(longest * 1000))


def server_killed(times: int, seed: str, report: Report) -> None:
    """The server itself dies and comes back, while three processes play."""
    rng, longest = engine.Rng(f"{seed}/server"), 0.0
    with own_server(*SURVIVES_A_KILL) as (server, address):
        target = Server(address).new_database()
        crew = Crew(target, seed)
        for _ in range(times):
            crew.fill()
            crew.listen(20 + rng.below(40))
            died = time.monotonic()
            _kill_server(server)
            server.ensure_postgres_running()
            back = time.monotonic()
            crew.known.away.append((died, back))
            report.count("ms to come back", round((back - died) * 1000))
            longest = max(longest, crew.listen(20))
        account_for(crew, target, report)
    report.count("kills", times)
    report.count("longest silence, ms", round(longest * 1000))


def _kill_server(server: Any) -> None:
    """All of it, as when its machine fails; its children see that it is gone."""
    process = server.get_postmaster_info().process
    family = [process, *process.children(recursive=True)]
    for one in family:
        try:
            one.kill()
        except Exception as error:
            if type(error).__name__ != "NoSuchProcess":
                raise
    for one in family:
        one.wait(10)
    (server.pgdata / "postmaster.pid").unlink(missing_ok=True)


def account_for(crew: Crew, target: str, report: Report) -> None:
    """Nothing acknowledged is lost or doubled, every match replays, every letter arrives once."""
    crew.kill_all()
    asyncio.run(check(target, crew.known))
    asyncio.run(deliver_the_rest(target, crew.known))
    report.count("words heard", crew.heard)
    report.count("letters", len(crew.known.letters))
    report.count("letters sent again", crew.known.repeats)
    report.count("moves refused", crew.known.refused)
    report.wrong += crew.known.wrong


# --- restarted --------------------------------------------------------------------------------------------


async def rolling_restarts(server: Server, folder: Path, times: int, report: Report) -> None:
    """Two web processes are restarted by turns while people play through a balancer."""
    target = server.new_database()
    roles = ("web", "web", "clock,house,web")
    async with Fleet(target, folder / "rolling.txt", roles) as fleet:
        visitors = [Visitor(fleet, number) for number in range(TABLES)]
        stop = asyncio.Event()
        playing = [asyncio.create_task(_play_on(one, stop, report)) for one in visitors]
        for number in range(times):
            await asyncio.sleep(0.3)
            member = fleet.members[number % len(roles)]
            if code := await member.stop():
                report.wrong.append(f"restart {number}: it ended with {code}: {member.last_words()}")
            await member.start()
            report.count("restarts")
        await asyncio.sleep(0.5)
        stop.set()
        await asyncio.gather(*playing)
        for one in visitors:
            await one.close()
    await _compare(target, visitors, report)


async def _play_on(visitor: Visitor, stop: asyncio.Event, report: Report) -> None:
    """Game after game, until all have seen enough or one is turned away."""
    try:
        await visitor.sit_down()
        while not stop.is_set():
            match await visitor.play():
                case "over":
                    report.count("games to the end")
                    await visitor.sit_down()
                case "waits":
                    await asyncio.sleep(0.05)
    except (Refused, TimeoutError) as error:
        report.wrong.append(f"somebody was refused: {error!r}")


async def _compare(target: str, visitors: list[Visitor], report: Report) -> None:
    """What people were told is stored is there, and every game replays."""
    store = await Store.open(target)
    host = Host(store, FakeClock())
    for match_id, acknowledged in (pair for one in visitors for pair in one.acknowledged.items()):
        stored = [row for row in await host.log(match_id) if row.made_by == "person"]
        report.count("moves acknowledged", acknowledged)
        if len(stored) != acknowledged:
            said = f"{acknowledged} answers were acknowledged, {len(stored)} are stored"
            report.wrong.append(f"{match_id}: {said}")
        engine.replay(await host.export(match_id))
    await host.close()
    await store.close()


# --- one game ---------------------------------------------------------------------------------------------


async def game_with_a_death(server: Server, folder: Path, moves: int, report: Report) -> None:
    """A game over two web processes; a third one, which plays for the house too, is killed in the middle."""
    target = server.new_database()
    async with Fleet(target, folder / "game.txt", ("web", "web,clock,house", "web,house")) as fleet:
        visitor = Visitor(fleet, 0)
        await visitor.sit_down()
        lap, waited, allowed = stopwatch(), 0.0, PATIENCE
        while (made := visitor.acknowledged[visitor.match_id]) < moves:
            if made >= EARLY and "killed" not in report.tried:
                await fleet.members[2].stop(signal.SIGKILL)
                report.count("killed")
                allowed, waited = TAKES_OVER + 3 * waited, 0.0  # a machine that was slow before stays slow
            played = await visitor.play()
            waited = max(waited, lap())
            if played == "over":
                report.count("games to the end")
                break
            if played == "answered":
                lap = stopwatch()
                continue
            await asyncio.sleep(0.05)
            if lap() > allowed:
                said = f"after {made} answers the table stood still for {lap():.0f} s"
                report.wrong.append(f"{said}, {allowed:.0f} allowed: {fleet.members[0].last_words()}")
                break
        await visitor.close()
    report.count("longest wait, ms", round(waited * 1000))
    await _compare(target, [visitor], report)
