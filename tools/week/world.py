"""The week itself: time passes in ticks, the host is swept and restarted, people act, and all is compared."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field

import engine
from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.host.outbox import Batch
from bot.store import Store
from bot.table.letters import Addressed, DueLetter, Reminder, TableNews
from bot.table.terms import PRESETS, Expiry, Terms, custom_terms
from engine.rng import Rng
from tests.raw import raw
from tools.week import comparing
from tools.week.account import Account, Row
from tools.week.hours import Hours
from tools.week.mail import OUR_POST, Crash, Mail
from tools.week.people import Someone, crowd

TICK = 1800.0
DAY = 86400.0
SPRING, AUTUMN = 1_774_396_800, 1_792_540_800
"""2026-03-25 and 2026-10-21: clocks change within the week, in Europe both times."""
LOG = "select seq, kind, seat, answer, made_by from moves where match_id = ? and seq > ? order by seq"
LONG = ("genoa", "mediterranee", "neptun", "oltremare", "serenissima")


@dataclass(slots=True)
class Report:
    did: Counter[str] = field(default_factory=Counter)
    """What happened how often."""
    mail: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


class World:
    def __init__(self, target: str, tables: int, days: float, seed: str) -> None:
        self.target = target
        self.tables, self.days = tables, days
        self.rng = Rng(seed)
        self.begin = AUTUMN if self.rng.chance(1, 2) else SPRING
        self.clock = FakeClock(float(self.begin))
        self.people = crowd(max(6, tables * 2 // 3), self.begin, self.rng)
        self.accounts: dict[str, Account] = {}
        self.seen: dict[str, tuple[int, int]] = {}
        """The revision and the last row of every table as of the last comparison."""
        self.last_beat = self.clock.now()
        self.report = Report()

    @property
    def now(self) -> float:
        return self.clock.now()

    # --- the host

    async def open(self) -> None:
        await self._start()
        self.mail = Mail(self.target, self.rng)
        self.raw = raw(self.target)
        for one in self.people.values():
            await self.settle(one)
        for n in range(self.tables):
            await self._set_up(n)

    async def close(self) -> None:
        await self.host.close()
        await self.store.close()
        self.mail.close()
        self.raw.close()

    async def _start(self) -> None:
        self.store = await Store.open(self.target)
        self.host = Host(self.store, self.clock)
        self.host.outbox.plan("sim", _plan)
        await self.host.wake()
        self.last_beat = self.now

    async def restart(self, down: float, *, goodbye: bool = True) -> None:
        """Down for a while, sometimes without a goodbye; no clock runs meanwhile."""
        self.report.did["restart"] += 1
        if goodbye:
            await self.host.close()
        else:
            await self.host.house.close()
            self.host.studio.close()
        await self.store.close()
        stopped = self.last_beat
        self.clock.pass_time(down)
        await self._start()
        if self.now - stopped > 60:
            for account in self.accounts.values():
                account.was_down(stopped, self.now)
        await self.host.house.idle()
        await self.compare_changed()

    async def _set_up(self, n: int) -> None:
        title = self.rng.pick(list(LONG)) if n % 2 else "toy"
        seats = self.rng.pick(list(engine.titles()[title].seats))
        users = [*self.rng.some(sorted(self.people), seats)]
        holders: list[str | None] = [None if self.rng.chance(1, 12) and n > 0 else user for user in users]
        if not any(holders):
            holders[0] = users[0]
        specs = [
            SeatSpec(kind="house") if holder is None else SeatSpec(f"P{holder[4:]}", user_id=holder)
            for holder in holders
        ]
        terms = self._terms(title)
        options = {"cards": self.rng.pick(["3", "5"])} if title == "toy" else None
        match_id = f"week{n}"
        await self.host.open(title, specs, options, f"{n}/{self.begin}", terms=terms, match_id=match_id)
        match = engine.start(title, seats, f"{n}/{self.begin}", options)
        account = self.accounts[match_id] = Account(match, terms, holders, self._hours)
        account.begin(self.now)
        self.seen[match_id] = (-1, 0)
        self.report.did[f"table {title}"] += 1
        await self.host.house.idle()
        await self.compare(match_id)

    def _terms(self, title: str) -> Terms:
        """Every pace and one of the table's own; what happens at the end of the time by turns."""
        paces = ["day", "day", "two-days", "week", "none", "own", *(["live"] if title == "toy" else [])]
        name = self.rng.pick(paces)
        terms = custom_terms("5 h", "3 h", "9 h") if name == "own" else PRESETS[name]
        expiries: list[Expiry] = ["default", "house", "hand"]
        expiry = self.rng.pick(expiries)
        self.report.did[f"pace {name}"] += 1
        return Terms(terms.bank, terms.increment, terms.cap, expiry, 2)

    def _hours(self, user: str | None) -> Hours:
        return self.people[user].hours if user in self.people else Hours(self.begin)

    async def settle(self, one: Someone) -> None:
        """Someone tells the host what they wish."""
        await self.host.people.save_settings(one.id, one.settings())
        one.wound(self.now)
        for match_id, account in self.accounts.items():
            account.wished(one.id, self.now, self.now)
            if one.id in account.users:
                await self.compare(match_id)

    # --- a tick

    async def tick(self) -> None:
        self.clock.pass_time(TICK)
        await self.store.clocks.beat(self.now)
        self.last_beat = self.now
        if self.rng.chance(1, 60):
            await self._crash_in_mid_round()
        await self._round()
        self._check_post()
        await self._deliver()

    async def _round(self) -> None:
        await self.host.sweep.tend()
        await self.host.house.idle()
        for account in self.accounts.values():
            account.lapse(self.now)
        await self.compare_changed()
        for match_id, account in self.accounts.items():
            self._wrong(match_id, comparing.late(account, self.now))

    async def _crash_in_mid_round(self) -> None:
        """The round is cut off after a few breaths; what it began is finished or was never begun."""
        self.report.did["crash in a round"] += 1
        work = asyncio.create_task(self.host.sweep.tend())
        for _ in range(self.rng.below(60)):
            await asyncio.sleep(0)
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        for account in self.accounts.values():
            account.lapse(self.now)
        await self.restart(0.0)

    async def _deliver(self) -> None:
        try:
            await self.mail.deliver(self.host, waits=self._still_waits, crash=self.rng.chance(1, 40))
        except Crash:
            self.report.did["crash in mid-send"] += 1
            await self.restart(0.0, goodbye=False)

    def _still_waits(self, letter: DueLetter) -> bool:
        match_id, seat = letter.address.split("/")
        clock = self.accounts[match_id].clocks.get(int(seat))
        assert isinstance(letter.letter, Reminder)
        return clock is not None and letter.letter.token.partition(".")[0] == str(clock.answered)

    # --- comparing

    async def compare_changed(self) -> None:
        for match_id, revision in self.raw.rows("select id, revision from matches"):
            if self.seen[match_id][0] != revision:
                await self.compare(match_id)

    async def compare(self, match_id: str) -> None:
        account, table = self.accounts[match_id], await self.host.table(match_id)
        _, last = self.seen[match_id]
        rows = [
            Row(seq, kind, seat, json.loads(answer), by)
            for seq, kind, seat, answer, by in self.raw.rows(LOG, match_id, last)
        ]
        account.follow(rows, table, self.now)
        self.seen[match_id] = (table.revision, table.seq)
        for row in rows:
            self.report.did[f"{row.kind} by {row.by}"] += 1
        found = comparing.compare(account, table)
        after = ", ".join(f"{row.kind} {row.seq} of seat {row.seat} by {row.by}" for row in rows[-4:])
        self._wrong(match_id, [f"{one} (after {after or 'no row'})" for one in found])

    def _check_post(self) -> None:
        """The reminders of this tick are exactly those that were due, and so are the digests."""
        posted = self.mail.posted()
        told = Counter((where, payload["stage"]) for where, payload in posted if "stage" in payload)
        may: set[tuple[str, str]] = set()
        for match_id, account in self.accounts.items():
            for seat, clock in account.clocks.items():
                reached = clock.stage(self.now)
                if reached <= clock.told:
                    continue
                one = (f"who/reminder/{match_id}/{seat}", clock.stage_named(reached))
                wanted = account.kinds[seat] == "person" and self.people[account.users[seat]].reminded
                fresh = clock.told == 0 and clock.since == self.now
                if wanted and told[one] == 0 and not fresh:
                    self._wrong(match_id, [f"seat {seat} was not told: {one[1]}"])
                if told[one] or not fresh or not wanted:
                    clock.told = reached
                if wanted:
                    may.add(one)
        self._wrong("post", [f"{one} was told and not due" for one in told if one not in may])
        self._wrong("post", [f"{one} was told {count} times" for one, count in told.items() if count > 1])
        self.report.did.update(f"reminder {stage}" for _, stage in told.elements())
        self._check_digests(
            {
                where.removeprefix("who/digest/"): payload
                for where, payload in posted
                if payload["kind"] == "digest"
            }
        )

    def _check_digests(self, told: dict[str, dict[str, list[list[object]]]]) -> None:
        for one in self.people.values():
            due = one.digest_at is not None and one.digest_at <= self.now
            waiting = {
                (match_id, seat): clock.since == self.now
                for match_id, account in self.accounts.items()
                for seat, clock in account.clocks.items()
                if account.users[seat] == one.id and account.paused is None and due
            }
            said = {(str(row[0]), row[1]) for row in told.get(one.id, {}).get("waiting", [])}
            before = {where for where, fresh in waiting.items() if not fresh}
            if not before <= said <= waiting.keys():
                self._wrong("digest", [f"{one.id} was told of {sorted(said)}, not {sorted(waiting)}"])
            if due:
                self.report.did["digest"] += bool(said)
                one.wound(self.now)

    def _wrong(self, where: str, what: list[str]) -> None:
        hour = (self.now - self.begin) / 3600
        self.report.wrong += [f"{hour:.2f} h, {where}: {one}" for one in what]

    async def judge(self) -> Report:
        """At the end: every table is over or goes on, every log replays, every letter has its fate."""
        for match_id, account in self.accounts.items():
            table = await self.host.table(match_id)
            self.report.did[f"table {table.state}"] += 1
            if table.match.fingerprint() != account.match.fingerprint():
                self._wrong(match_id, ["the log does not replay to the match"])
            if account.state == "live" and not self._goes_on(account):
                self._wrong(match_id, ["the table stands still"])
        self.report.mail = self.mail.settle()
        self._wrong("post", self.mail.wrong)
        return self.report

    def _goes_on(self, account: Account) -> bool:
        """Someone is asked, and either a clock runs or the table has no hurry, or it pauses."""
        running = [due for clock in account.clocks.values() if (due := clock.due()) is not None]
        if account.paused is not None:
            return account.paused > self.now
        return min(running) > self.now if running else bool(account.clocks) and not account.terms.has_clock


def _plan(batch: Batch) -> list[Addressed]:
    """A surface that tells every change at some of the tables."""
    if not batch.after.id.endswith("8"):
        return []
    return [Addressed(f"{OUR_POST}{batch.after.id}", TableNews(batch.after.seq))]
