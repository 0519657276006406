"""A clock set forward or back under the host: nobody gains or loses time, and no letter waits for it."""

from pathlib import Path

import engine
from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.host.outbox import LAST_RETRY
from bot.host.sweep import SILENCE
from bot.store import Store
from bot.table import deadlines
from bot.table.letters import DueLetter
from bot.table.state import TableState
from bot.table.terms import Terms
from engine.choice import sample
from engine.rng import Rng
from tests.host.people import rows, seq_of
from tests.host.toy import toy_box
from tests.soak.doomed import PREFIX, two_letters
from tests.soak.kill import Known, check, deliver_the_rest
from tests.soak.report import Report, lengths

TICK = 30.0
"""Seconds between two rounds of the sweep."""
JUMPS = tuple(sign * seconds for sign in (1, -1) for seconds in (600.0, 5 * 3600.0, 40 * 86400.0))
TABLES = 4


class Hourglass:
    """Tables with clocks, and a second account of them that counts what passed between two rounds only."""

    def __init__(self, host: Host, clock: FakeClock, rng: Rng, report: Report) -> None:
        self.host, self.clock, self.rng, self.report = host, clock, rng, report
        self.known = Known()
        self.used: dict[tuple[str, int, int], float] = {}
        """By table, seat and how often it has answered: the seconds its question has waited."""
        self.allowed: dict[tuple[str, int, int], float] = {}

    async def run(self, ticks: int) -> None:
        for number in range(TABLES):
            terms = Terms(600.0 * (number + 1), 300.0, 3600.0)
            seats = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
            await self.host.open("toy", seats, {"cards": "40"}, f"jumps {number}", terms=terms)
        for _ in range(ticks):
            await self._look()
            await self._tick()

    async def _tick(self) -> None:
        if self.rng.chance(1, 10):
            self.clock.pass_time(self.rng.pick(JUMPS))
            self.report.count("jumps")
            await self.host.sweep.beat()
            await self._look()
        self.clock.pass_time(TICK)
        for key in self.used:
            self.used[key] += TICK
        await self.host.sweep.beat()
        await self.host.sweep.tend()
        await self.host.outbox.drain(PREFIX, self._receive)
        await self._letters_move()
        if self.rng.chance(1, 3):
            await self._answer()

    async def _look(self) -> None:
        """Every clock shows what our own account says."""
        waiting = set()
        for listing in await self.host.store.matches.list_matches(state="live"):
            table = await self.host.table(listing.id)
            for seat in table.waits_for():
                key = (table.id, seat, table.match.answered[seat])
                waiting.add(key)
                self._compare(table, seat, key)
        for key in set(self.used) - waiting:
            del self.used[key], self.allowed[key]

    def _compare(self, table: TableState, seat: int, key: tuple[str, int, int]) -> None:
        theirs = deadlines.time_left(table, seat, self.clock.now())
        if theirs is None:
            self.known.wrong.append(f"{table.id}: seat {seat} is asked and has no clock")
            return
        if key not in self.used:
            self.used[key], self.allowed[key] = 0.0, theirs
        ours = max(0.0, self.allowed[key] - self.used[key])
        self.report.count("clocks compared")
        if abs(ours - theirs) > SILENCE:
            self.known.wrong.append(
                f"{table.id}: seat {seat} has {theirs:.0f} s left, by our account {ours:.0f}"
            )
            self.allowed[key], self.used[key] = theirs, 0.0
        due = table.waits[seat].due
        if due is None or due - self.clock.now() > theirs + 1:
            self.known.wrong.append(f"{table.id}: the clock of seat {seat} stands still")

    async def _answer(self) -> None:
        listing = self.rng.pick(await self.host.store.matches.list_matches(state="live"))
        table = await self.host.table(listing.id)
        seat = self.rng.pick(sorted(table.waits_for()))
        answer = sample(table.pending()[seat].choice, self.rng)
        applied = await self.host.submit(table.id, seat, answer, table.token(seat))
        self.known.hear(("move", table.id, applied.seq, seat, answer))

    async def _receive(self, letter: DueLetter) -> None:
        """One in four sends fails."""
        if self.rng.chance(1, 4):
            raise ConnectionError
        self.known.letter(letter.destination, letter.nonce, letter.match_id or "", seq_of(letter))

    async def _letters_move(self) -> None:
        """No letter is put off for longer than the longest pause, whatever the clock did."""
        file = self.host.store.database.file
        assert file is not None
        query = "select nonce from outbox where sent_at is null and dropped_at is null and retry_at > ?"
        self.known.wrong += [
            f"the letter {nonce} waits for a clock that was set back"
            for (nonce,) in rows(file, query, self.clock.now() + LAST_RETRY)
        ]


async def jump(folder: Path, ticks: int, seed: str, report: Report) -> None:
    file, clock = folder / "jumps.db", FakeClock(1_800_000_000.0)
    store = await Store.open(str(file))
    host = Host(store, clock)
    host.outbox.plan("test", two_letters)
    await host.wake()
    glass = Hourglass(host, clock, engine.Rng(f"{seed}/jumps"), report)
    await glass.run(ticks)
    await host.close()
    await store.close()
    await check(str(file), glass.known)
    await deliver_the_rest(str(file), glass.known)
    report.count("letters", len(glass.known.letters))
    report.wrong += glass.known.wrong


@lengths(40, 1000)
async def test_nobody_gains_or_loses_time_when_the_clock_is_set(
    length: int, seed: str, tmp_path: Path, report: Report
) -> None:
    with toy_box():
        await jump(tmp_path, length, seed, report)
    report.check("jumps")
