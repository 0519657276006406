"""Work waits in turn by who asked: who goes first, how many at once, and that every wait ends."""

import asyncio

import pytest

from bot.host.budget import TooMuch
from bot.host.fair_queue import (
    HOST_ITSELF,
    Asker,
    FairQueue,
    about_past,
    asked_by,
    is_about_past,
    present_asker,
)

ADA, BO, STRANGER = Asker("ada", "198.51.100.1"), Asker("bo", "198.51.100.2"), Asker(None, "203.0.113.9")


class Bench:
    """Work that is begun in turn and ends when told."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, asker: Asker, *, past: bool = False) -> None:
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._work(name, asker, past=past))
        await settle()

    async def _work(self, name: str, asker: Asker, *, past: bool) -> None:
        async with self.queue.turn(asker, past=past):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_origins_take_turns_and_live_play_goes_before_the_past() -> None:
    bench = Bench(FairQueue(places=1, waiting=40, patience=30))
    for number in range(20):
        await bench.ask(f"old {number}", STRANGER, past=True)
    for number in range(20):
        await bench.ask(f"stranger {number}", STRANGER)
    await bench.ask("bo looks back", BO, past=True)
    for name, asker in (("ada 0", ADA), ("bo 0", BO), ("ada 1", ADA)):
        await bench.ask(name, asker)
    assert bench.begun == ["old 0"], "one place, taken by who came first"
    for _ in range(5):
        await bench.end(bench.begun[-1])
    assert bench.begun[1:] == ["stranger 0", "ada 0", "bo 0", "stranger 1", "ada 1"]
    while len(bench.begun) < 26:
        await bench.end(bench.begun[-1])
    assert bench.begun[6:24] == [f"stranger {number}" for number in range(2, 20)]
    assert bench.begun[24:] == ["old 1", "bo looks back"]
    for name in bench.ends:
        await bench.end(name)
    assert (bench.queue.in_work, bench.queue.count_waiting) == (0, 0)


async def test_one_address_has_only_so_much_in_work_and_delays_only_itself() -> None:
    bench = Bench(FairQueue(each=5, waiting=200, patience=30))
    for number in range(40):
        await bench.ask(f"stranger {number}", STRANGER)
    await bench.ask("ada", ADA)
    assert bench.begun == [*(f"stranger {number}" for number in range(5)), "ada"]
    await bench.end("stranger 2")
    assert bench.begun[-1] == "stranger 5"
    for name in bench.ends:
        await bench.end(name)
    assert len(bench.begun) == 41
    assert (bench.queue.in_work, bench.queue.count_waiting) == (0, 0)


async def test_while_others_are_there_one_address_has_less_in_work() -> None:
    bench = Bench(FairQueue(each=4, share=True, waiting=200, patience=30))
    for number in range(12):
        await bench.ask(f"stranger {number}", STRANGER)
    assert len(bench.begun) == 4
    for name, asker in (("ada", ADA), ("bo", BO)):
        await bench.ask(name, asker)
    assert bench.begun[4:] == ["ada", "bo"]
    for number in range(3):
        await bench.end(f"stranger {number}")
    assert bench.begun[6:] == [], "three origins share: one each"
    await bench.end("stranger 3")
    assert bench.begun[6:] == ["stranger 4"]
    for name in (*bench.ends, *bench.ends):
        await bench.end(name)
    assert (bench.queue.in_work, bench.queue.count_waiting) == (0, 0)


async def test_neither_a_person_nor_an_address_has_two_at_once() -> None:
    """Another name does not help, nor another place to come from."""
    bench = Bench(FairQueue(places=4, each=1, waiting=20, patience=30))
    await bench.ask("ada", ADA)
    await bench.ask("ada elsewhere", Asker("ada", "198.51.100.77"))
    await bench.ask("cy at ada's", Asker("cy", "198.51.100.1"))
    await bench.ask("bo", BO)
    assert bench.begun == ["ada", "bo"]
    await bench.end("ada")
    assert set(bench.begun[2:]) == {"ada elsewhere", "cy at ada's"}
    for name in bench.ends:
        await bench.end(name)


async def test_every_wait_has_an_end() -> None:
    bench = Bench(FairQueue(places=1, waiting=2, patience=0.01))
    await bench.ask("first", STRANGER)
    await bench.ask("second", STRANGER)
    await bench.ask("third", STRANGER)
    await bench.ask("one too many", STRANGER)
    with pytest.raises(TooMuch):
        await bench.tasks["one too many"]
    for name in ("second", "third"):
        with pytest.raises(TooMuch):
            await bench.tasks[name]
    assert (bench.queue.in_work, bench.queue.count_waiting) == (1, 0)
    await bench.end("first")
    await bench.ask("later", ADA)
    assert bench.begun == ["first", "later"]
    await bench.end("later")


async def test_who_goes_away_leaves_their_place_to_the_next() -> None:
    bench = Bench(FairQueue(places=1, waiting=9, patience=30))
    for name in ("first", "second", "third"):
        await bench.ask(name, STRANGER)
    bench.tasks["second"].cancel()
    bench.ends["first"].set()
    bench.tasks["first"].cancel()
    await settle()
    assert bench.begun == ["first", "third"]
    await bench.end("third")
    assert (bench.queue.in_work, bench.queue.count_waiting) == (0, 0)


async def test_a_crowd_that_goes_away_at_once_leaves_nothing_behind() -> None:
    bench = Bench(FairQueue(places=2, waiting=99, patience=30))
    for number in range(30):
        await bench.ask(f"{number}", STRANGER)
    for task in bench.tasks.values():
        task.cancel()
    await bench.ask("ada", ADA)
    assert bench.begun == ["0", "1", "ada"]
    assert (bench.queue.in_work, bench.queue.count_waiting) == (1, 0)
    await bench.end("ada")


async def test_work_knows_for_whom_it_is_done_and_the_host_itself_is_not_counted() -> None:
    assert (present_asker(), is_about_past()) == (HOST_ITSELF, False)
    with asked_by(ADA), about_past():
        assert await asyncio.create_task(_who()) == (ADA, True)
    bench = Bench(FairQueue(each=1, waiting=9, patience=30))
    for name in ("board", "hand"):
        await bench.ask(name, HOST_ITSELF)
    assert bench.begun == ["board", "hand"]
    for name in bench.ends:
        await bench.end(name)


async def _who() -> tuple[Asker, bool]:
    return present_asker(), is_about_past()
