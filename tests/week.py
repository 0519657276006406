"""A week of many tables: people answer late, leave, go on holiday and come back, and the host is restarted.

python -m tests.week [--tables N] [--days D] [--seed S]

Beside the host runs a second account of every clock and reminder, kept by hand from what was seen; the two
must agree at every step, and no game may stand still.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import sqlalchemy as sa
import structlog

import engine
from bot import deadlines, substitutes
from bot.clock import FakeClock, stopwatch
from bot.host import Host, SeatSpec
from bot.look import Look
from bot.person import Person
from bot.store import Store, schema
from bot.store.records import Letter
from bot.terms import Terms
from bot.wishes import wish
from engine.choice import sample
from engine.errors import Refused
from tests.chat.quick import quick_database
from tests.host.toy import toy_box

HOUR = 3600.0
STEP = HOUR
SLACK = 3 * STEP
"""A reminder may be a step late, and its delivery may fail twice."""
TERMS = (
    Terms(12 * HOUR, 6 * HOUR, 24 * HOUR),
    Terms(24 * HOUR, 12 * HOUR, 48 * HOUR, "house"),
    Terms(6 * HOUR, 6 * HOUR, 12 * HOUR, "hand", strikes=2),
)
START = 1_767_268_800.0


@dataclass(slots=True)
class Waiting:
    """One question by our own account: when it came, how long it may take, when it will be answered."""

    since: float
    allowed: float
    answered: int
    person: str
    plan: float
    down: float = 0.0
    told: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Report:
    moves: int = 0
    expiries: int = 0
    reminders: Counter[str] = field(default_factory=Counter)
    restarts: int = 0
    left: int = 0
    over: int = 0
    wrong: list[str] = field(default_factory=list)


class Week:
    def __init__(self, folder: Path, tables: int, days: int, seed: str) -> None:
        self.file = folder / "week.db"
        self.tables, self.days = tables, days
        self.rng = engine.Rng(seed)
        self.clock = FakeClock(START)
        self.report = Report()
        self.waits: dict[tuple[str, int], Waiting] = {}
        self.banks: dict[tuple[str, int], float] = {}
        self.seen: dict[str, int] = {}
        self.open_seats: set[tuple[str, int]] = set()
        self.people = [f"sim/{n}" for n in range(max(4, tables // 2))]
        self.restless = {one for one in self.people if self.rng.chance(1, 4)}
        """Those with quiet hours and holidays; our own account follows the others."""

    async def run(self) -> Report:
        await self._start()
        for person in sorted(self.restless):
            await wish(self.host, person, Person(zone="Europe/Rome", quiet=(22 * 60, 7 * 60)))
        for n in range(self.tables):
            await self._open(n)
        for _ in range(int(self.days * 24 * HOUR / STEP)):
            await self._step()
        await self._settle()
        await self.host.close()
        await self.store.close()
        return self.report

    async def _start(self) -> None:
        self.store = await Store.open(str(self.file))
        self.host = Host(self.store, self.clock)
        await self.host.wake()

    async def _open(self, n: int) -> None:
        sitting = self.rng.some(self.people, 2 + self.rng.below(3))
        specs = [SeatSpec(person[-6:], user_id=person) for person in sitting]
        cards = {"cards": self.rng.pick(["3", "5"])}
        opened = await self.host.open("toy", specs, cards, f"week {n}", terms=self.rng.pick(list(TERMS)))
        await self._observe(opened.match_id)

    async def _step(self) -> None:
        if self.rng.chance(1, 12):
            await self._restart()
        self.clock.pass_time(STEP)
        await self.store.clocks.beat(self.clock.now())
        await self.host.sweep.tend()
        await self.host.house.idle()
        await self._observe_changed()
        await self._read_mail()
        await self._people_act()
        await self._life_happens()

    async def _restart(self) -> None:
        """Down for a while, sometimes without a goodbye."""
        self.report.restarts += 1
        if self.rng.chance(1, 2):
            await self.host.close()
        else:
            self.host.studio.close()
            await self.host.house.close()
        await self.store.close()
        down = STEP * (1 + self.rng.below(9))
        self.clock.pass_time(down)
        for wait in self.waits.values():
            wait.down += down
        await self._start()

    # --- our own account

    async def _observe_changed(self) -> None:
        query = sa.select(schema.matches.c.id, schema.matches.c.revision)
        async with self.store.database.reading() as connection:
            found = (await connection.execute(query)).all()
        for match_id, revision in found:
            if self.seen.get(match_id) != revision:
                await self._observe(match_id)

    async def _observe(self, match_id: str) -> None:
        look = await self.host.look(match_id)
        self.seen[match_id] = look.revision
        now = self.clock.now()
        asked = {seat for seat in look.waits_for() if look.seats[seat].kind != "house"}
        for seat in range(len(look.seats)):
            self._close(look, seat, seat in asked, now)
        for seat in asked:
            self._wait_for(look, seat, now)
        if set(look.deadlines) != asked:
            self._wrong(f"{match_id}: clocks of {sorted(look.deadlines)}, asked are {sorted(asked)}")
        for seat in asked:
            self._compare(look, seat, now)

    def _close(self, look: Look, seat: int, asked: bool, now: float) -> None:
        key = (look.id, seat)
        wait = self.waits.get(key)
        if wait is None:
            return
        held = look.seats[seat]
        changed_hands = (held.user_id or "") != wait.person
        if asked and look.match.answered[seat] == wait.answered and not changed_hands:
            return
        del self.waits[key]
        if changed_hands:
            self.banks.pop(key, None)
            return
        used = now - wait.since - wait.down
        self.banks[key] = max(0.0, wait.allowed - used)
        self._check_reminders(key, wait, used)

    def _wait_for(self, look: Look, seat: int, now: float) -> None:
        key = (look.id, seat)
        if key in self.waits:
            return
        terms: Terms = look.terms
        bank = self.banks.get(key, terms.bank)
        allowed = max(bank, min(terms.cap, bank + (terms.increment or 0.0)))
        person = look.seats[seat].user_id or ""
        late = self.rng.chance(1, 3)
        delay = STEP * (self.rng.below(60) if late else self.rng.below(9))
        answered = look.match.answered[seat]
        self.waits[key] = Waiting(now, allowed, answered, person, now + delay)

    def _compare(self, look: Look, seat: int, now: float) -> None:
        wait = self.waits[look.id, seat]
        if not wait.person or wait.person in self.restless:
            return
        ours = max(0.0, wait.allowed - (now - wait.since - wait.down))
        theirs = deadlines.left(look, seat, now)
        if theirs is None or abs(ours - theirs) > 1e-3:
            self._wrong(f"{look.id} seat {seat}: {theirs} s left, by our account {ours}")

    def _check_reminders(self, key: tuple[str, int], wait: Waiting, used: float) -> None:
        told = Counter(wait.told)
        if any(count > 1 for count in told.values()):
            self._wrong(f"{key}: told {wait.told}")
        if not wait.person or wait.person in self.restless:
            return
        half, last = wait.allowed / 2, wait.allowed - min(wait.allowed / 8, 2 * HOUR)
        due = [("arrived", 0.0), ("half", half), ("last", last)]
        reached = [stage for stage, at in due if used >= at + SLACK and used < wait.allowed]
        later = {"arrived", "half", "last"} if len(reached) < 2 else {"half", "last"}
        wanted = {"last"} if len(reached) == 3 else later
        if reached and not wanted & set(wait.told):
            self._wrong(f"{key}: {reached[-1]} was never told, only {wait.told}")

    async def _read_mail(self) -> None:
        async def send(letter: Letter) -> None:
            if self.rng.chance(1, 20):
                raise ConnectionError
            _, match_id, seat = letter.destination.split("/")
            self.report.reminders[letter.payload["stage"]] += 1
            wait = self.waits.get((match_id, int(seat)))
            if wait and letter.payload["token"].partition(".")[0] == str(wait.answered):
                wait.told.append(letter.payload["stage"])

        await self.host.drain("reminder/", send)

    # --- people

    async def _people_act(self) -> None:
        now = self.clock.now()
        for (match_id, seat), wait in list(self.waits.items()):
            if wait.plan <= now and wait.person and (match_id, seat) in self.waits:
                await self._answer(match_id, seat)

    async def _answer(self, match_id: str, seat: int) -> None:
        look = await self.host.look(match_id)
        decision = look.decision(seat)
        if decision is None:
            return
        await self.host.submit(match_id, seat, sample(decision.choice, self.rng), look.token(seat))
        await self.host.house.idle()
        await self._observe(match_id)

    async def _life_happens(self) -> None:
        if self.waits and self.rng.chance(1, 6):
            await self._leave(*self.rng.pick(sorted(self.waits)))
        for match_id, seat in sorted(self.open_seats):
            if self.rng.chance(1, 8):
                await self._sit_down(match_id, seat)
        if self.rng.chance(1, 24) and self.restless:
            await self._holiday(self.rng.pick(sorted(self.restless)))

    async def _leave(self, match_id: str, seat: int) -> None:
        try:
            await substitutes.leave(self.host, match_id, seat)
        except Refused:
            return
        self.report.left += 1
        self.banks.pop((match_id, seat), None)
        self.open_seats.add((match_id, seat))
        await self._observe(match_id)

    async def _sit_down(self, match_id: str, seat: int) -> None:
        self.open_seats.discard((match_id, seat))
        person = self.rng.pick(self.people)
        try:
            await substitutes.take_over(self.host, match_id, seat, SeatSpec(person[-6:], user_id=person))
        except Refused:
            return
        self.banks.pop((match_id, seat), None)
        await self._observe(match_id)

    async def _holiday(self, person: str) -> None:
        first = datetime.fromtimestamp(self.clock.now(), UTC).date()
        away = [{"first": first, "last": first + timedelta(days=self.rng.below(3))}]
        wishes = Person.model_validate({"zone": "Europe/Rome", "quiet": (22 * 60, 7 * 60), "away": away})
        await wish(self.host, person, wishes)

    # --- the end

    async def _settle(self) -> None:
        """Every table is over, given up, or waits for somebody whose clock still runs."""
        await self.host.sweep.tend()
        await self.host.house.idle()
        now = self.clock.now()
        for match_id in self.seen:
            look = await self.host.look(match_id)
            log = await self.store.matches.log(match_id)
            self.report.moves += sum(row.kind == "move" for row in log)
            self.report.expiries += sum(row.made_by == "clock" for row in log)
            self.report.over += look.state != "live"
            due = [one.due for one in look.deadlines.values()]
            if look.state == "live" and (not due or min(due) <= now):
                self._wrong(f"{match_id} stands still: clocks {due}, now {now}")
            engine.replay(await self.host.export(match_id))

    def _wrong(self, what: str) -> None:
        self.report.wrong.append(f"{(self.clock.now() - START) / HOUR:.1f} h: {what}")


async def simulate(tables: int, days: int, seed: str) -> Report:
    memory = Path("/dev/shm")
    with (
        toy_box(),
        quick_database(),
        tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder,
    ):
        return await Week(Path(folder), tables, days, seed).run()


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--days", type=int, default=7)
    arguments.add_argument("--seed", default="week")
    wanted = arguments.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    lap = stopwatch()
    report = asyncio.run(simulate(wanted.tables, wanted.days, wanted.seed))
    for line in report.wrong[:50]:
        print(line)  # noqa: T201 this is what the command is for
    print(  # noqa: T201
        f"{wanted.tables} tables, {wanted.days} days in {lap():.0f} s: {report.moves} moves, "
        f"{report.expiries} by the clock, {report.restarts} restarts, {report.left} left, "
        f"{report.over} tables ended, reminders {dict(report.reminders)}; {len(report.wrong)} promises broken"
    )
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
