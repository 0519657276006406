"""What people do in a week: answer, leave, sit down, go on holiday, ask the table, leave word, take back."""

from collections.abc import Awaitable

from bot.host.host import SeatSpec
from bot.table import substitutes, votes
from bot.table.plans import Plan
from engine.choice import sample
from engine.errors import Refused
from tools.week.account import Account
from tools.week.clock import MUTED
from tools.week.people import holiday, moved
from tools.week.world import TICK, World

HOUR = 3600.0
MOST_AT_ONCE = 60
"""Answers to one table in one tick, so that quick people do not play a whole game in it."""


class Life(World):
    async def run(self, until: str = "") -> None:
        """The whole time; or up to the first broken promise that says `until`."""
        await self.open()
        try:
            for _ in range(int(self.days * 24 * HOUR / TICK)):
                await self._live_on()
                if until and any(until in one for one in self.report.wrong):
                    return
            await self.judge()
        finally:
            await self.close()

    async def _live_on(self) -> None:
        if self.rng.chance(1, 16):
            down = TICK * (1 + self.rng.below(30)) if self.rng.chance(2, 3) else 0.0
            await self.restart(down, goodbye=self.rng.chance(1, 2))
        await self.tick()
        await self.people_answer()
        await self.life_happens()

    # --- answering

    async def people_answer(self) -> None:
        for match_id, account in self.accounts.items():
            for _ in range(MOST_AT_ONCE):
                if (seat := self._ready(match_id, account)) is None:
                    break
                await self._answer(match_id, seat)

    def _ready(self, match_id: str, account: Account) -> int | None:
        """A seat whose holder means to answer by now."""
        for seat, clock in account.clocks.items():
            one = self.people.get(account.users[seat])
            if one is None:
                continue
            key = (match_id, seat, clock.answered)
            if key not in one.plans:
                one.plans[key] = clock.since + one.delay(self.rng, clock.left(self.now))
            resting = one.hours.ran(self.now, self.now + 300) == 0
            if one.plans[key] <= self.now and not (resting and self.rng.chance(3, 4)):
                return seat
        return None

    async def _answer(self, match_id: str, seat: int) -> None:
        table = await self.host.table(match_id)
        decision = table.decision(seat)
        assert decision is not None
        answer = sample(decision.choice, self.rng)
        await self._do(match_id, self.host.submit(match_id, seat, answer, table.token(seat)))
        await self.compare(match_id)

    async def _do(self, match_id: str, work: Awaitable[object]) -> bool:
        """Something done at a table, with the house's answers to it; whether it was allowed."""
        try:
            await work
        except Refused as error:
            self.report.did[f"refused {error.reason.key}"] += 1
            return False
        await self.host.house.idle()
        return True

    # --- the rest of life

    async def life_happens(self) -> None:
        """On an average day of two hundred tables, dozens of everything."""
        live = [match_id for match_id, one in self.accounts.items() if one.state == "live"]
        for match_id in self.rng.some(live, min(len(live), 1 + len(live) // 60)):
            await self._something(match_id)
        for match_id in live:
            await self._answer_votes(match_id)
        if self.rng.chance(1, 8):
            one = self.people[self.rng.pick(sorted(self.people))]
            holiday(one, self.now, self.rng) if self.rng.chance(2, 3) else moved(one, self.rng)
            self.report.did["settings"] += 1
            await self.settle(one)

    async def _something(self, match_id: str) -> None:
        account = self.accounts[match_id]
        doing = self.rng.pick(
            [
                *(self._leave, self._sit_down, self._ask, self._ask, self._leave_word),
                *(self._take_back, self._mute, self._remark, self._resume),
            ]
        )
        await doing(match_id, account)
        await self.compare(match_id)

    def _persons(self, account: Account) -> list[int]:
        return [seat for seat, kind in enumerate(account.kinds) if kind == "person"]

    async def _leave(self, match_id: str, account: Account) -> None:
        persons = self._persons(account)
        if len(persons) < 2 and not self.rng.chance(1, 4):
            return
        for seat in persons[:1] if self.rng.chance(1, 2) else persons[-1:]:
            way = substitutes.leave if self.rng.chance(1, 2) else substitutes.hand_over
            await self._do(match_id, way(self.host, match_id, seat))

    async def _sit_down(self, match_id: str, account: Account) -> None:
        table = await self.host.table(match_id)
        for seat in substitutes.free_seats(table)[:1]:
            former = table.seats[seat].former.get("user_id")
            if former and former not in account.users and self.rng.chance(1, 2):
                await self._do(match_id, substitutes.give_back(self.host, match_id, seat))
                return
            one = self.people[self.rng.pick(sorted(self.people))]
            spec = SeatSpec(f"P{one.id[4:]}", user_id=one.id)
            await self._do(match_id, substitutes.take_over(self.host, match_id, seat, spec))

    async def _ask(self, match_id: str, account: Account) -> None:
        persons = self._persons(account)
        if not persons:
            return
        seat, number = self.rng.pick(persons), (await self.host.table(match_id)).seq + 1
        match self.rng.below(3):
            case 0:
                hours = 1 + self.rng.below(30)
                if await self._do(match_id, votes.ask_pause(self.host, match_id, seat, hours * HOUR)):
                    account.ask(number, "pause", seat, hours * HOUR, self.now)
            case 1:
                hours = 1 + self.rng.below(20)
                if await self._do(match_id, votes.ask_extension(self.host, match_id, seat, hours * HOUR)):
                    account.ask(number, "extend", seat, hours * HOUR, self.now)
            case _:
                own = [one.row.seq for one in account.standing if one.row.seat == seat]
                if await self._do(match_id, votes.ask_undo(self.host, match_id, seat)):
                    account.ask(number, "undo", seat, own[-1], self.now)

    async def _answer_votes(self, match_id: str) -> None:
        account = self.accounts[match_id]
        for number, one in list(account.requests.items()):
            for seat in self._persons(account):
                open_ = number in account.requests and seat != one.seat and seat not in one.yes | one.no
                if open_ and self.rng.chance(1, 4):
                    yes = self.rng.chance(5, 6)
                    if await self._do(match_id, votes.vote(self.host, match_id, seat, number, yes)):
                        account.vote(number, seat, yes, self.now)
                    await self.compare(match_id)

    async def _resume(self, match_id: str, account: Account) -> None:
        if await self._do(match_id, votes.resume(self.host, match_id, 0)):
            account.resume(self.now)

    async def _leave_word(self, match_id: str, account: Account) -> None:
        standing, persons = account.match.game.standing, self._persons(account)
        if not standing or not persons:
            return
        kind, seat, once = self.rng.pick(list(standing)), self.rng.pick(persons), self.rng.chance(1, 2)
        answer = sample(kind.choice, self.rng)
        account.order(seat, kind.key, answer, once)
        await self._do(match_id, self.host.plans.leave(match_id, seat, Plan(kind.key, answer, once=once)))

    async def _take_back(self, match_id: str, account: Account) -> None:
        for seat in self._persons(account):
            if await self._do(match_id, self.host.undo(match_id, seat)):
                return

    async def _mute(self, match_id: str, account: Account) -> None:
        for seat in list(account.clocks)[:1]:
            await self.host.reminders.mute(match_id, seat)
            account.clocks[seat].told = MUTED

    async def _remark(self, match_id: str, account: Account) -> None:
        """Someone answers what they need not."""
        table = await self.host.table(match_id)
        for seat, decision in table.pending().items():
            if not decision.blocking and account.kinds[seat] == "person":
                answer = sample(decision.choice, self.rng)
                await self._do(match_id, self.host.submit(match_id, seat, answer, table.token(seat)))
                return
