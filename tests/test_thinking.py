"""Strong house players think in processes beside the host; what is lost there is thought again."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from multiprocessing import active_children
from pathlib import Path

import pytest

import engine
from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.host.thinking import Thinkers
from bot.host.thinking_task import Task, make_task, think_over
from bot.store import Store
from engine import codec
from engine.match import Match
from tests.host.people import answer_any
from tests.kit import imagined, positions

FEW = 12
"""Moves that a thought may play forward here."""


def asked() -> tuple[Match, int]:
    """The middle of a game between house players, and a seat that the table waits for."""
    match = positions("oltremare", 3, "thinking", count=3, players="house")[1]
    return match, next(seat for seat, decision in match.pending().items() if decision.blocking)


def task_of(match: Match, seat: int) -> Task:
    return make_task(match, seat, engine.Rng(f"{match.seed}/house/7"), moves=FEW)


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "games.db"))
    made = Host(store, FakeClock())
    made.house.moves_ahead = FEW
    yield made
    await made.close()
    await store.close()


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(1)
    yield made
    await made.close()
    assert not [child for child in active_children() if child.name.startswith("SpawnProcess")]


async def test_a_thought_survives_the_death_of_its_process_and_ends_with_the_host(thinkers: Thinkers) -> None:
    match, seat = asked()
    task = task_of(match, seat)
    answer = await thinkers.think(task)
    assert answer == think_over(task), "the same thought in another process"
    (worker,) = active_children()
    assert worker.pid is not None
    under_way = asyncio.create_task(thinkers.think(task))
    os.kill(worker.pid, signal.SIGKILL)
    assert await under_way == answer


def test_a_task_tells_nothing_that_its_seat_may_not_know() -> None:
    match, seat = asked()
    one, two = task_of(match, seat), task_of(imagined(match, seat, "another truth"), seat)
    assert one == two
    assert one.state != codec.encode(match.state), "the position hides nothing: the test would prove nothing"
    assert match.seed not in repr(one)


async def test_a_strong_player_plays_at_a_table(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host seats it, has it think elsewhere, and plays what it says."""
    thought: list[Task] = []

    async def think(task: Task) -> object:
        thought.append(task)
        return think_over(task)

    monkeypatch.setattr(host.house.thinkers, "think", think)
    seats = [
        SeatSpec("Ada"),
        SeatSpec(kind="house", strength="strong"),
        SeatSpec(kind="house", strength="easy"),
    ]
    opened = await host.open("oltremare", seats, seed="strong")
    table = await host.table(opened.match_id)
    assert table.names == ("Ada", "Bot 2 (strong)", "Bot 3 (easy)")
    assert [table.strength_of(seat) for seat in range(3)] == ["usual", "strong", "easy"]
    for _ in range(6):
        await host.house.idle()
        if thought:
            break
        await answer_any(host, opened.match_id, (0,))
    assert thought
    assert {task.seat for task in thought} == {1}


async def test_a_strong_player_whose_thoughts_are_lost_plays_as_the_usual_one(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose(_task: Task) -> object:
        raise ValueError("lost")

    monkeypatch.setattr(host.house.thinkers, "think", lose)
    opened = await host.open("oltremare", [SeatSpec("Ada"), SeatSpec(kind="house", strength="strong")])
    for _ in range(6):
        await host.house.idle()
        table = await host.table(opened.match_id)
        assert table.waits_for() in ((0,), ()), "the strong player waits for a thought that never comes"
        await answer_any(host, opened.match_id, (0,))
