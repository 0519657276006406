"""Plans of seats: what they foresee, leave and withdraw; nobody else notices any of it."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeAlias

from bot.host.cache import TableCache
from bot.host.commit import Commit
from bot.host.once import Once
from bot.store.records import SeatRecord
from bot.table import plans
from bot.table.changes import Change, refuse_ended
from bot.table.foresight import Decide, QuestionAhead, foresee
from bot.table.plans import Condition, Plan
from bot.table.state import TableState
from bot.threads import in_pool
from engine.choice import Answer
from engine.errors import Refused
from engine.text import Seat

STEPS = 12
"""How many questions are foreseen at most, those with plans among them."""
KEPT = 200
"""How many looks ahead are kept at hand."""

Seen: TypeAlias = tuple[str, str, Seat, int]
SetSeats: TypeAlias = Callable[[TableState], tuple[SeatRecord, ...]]


class Plans:
    """Looks ahead for seats beside the event loop, and keeps what they leave."""

    def __init__(self, tables: TableCache, commit: Commit) -> None:
        self._tables = tables
        self._commit = commit
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="ahead")
        self._seen: Once[list[QuestionAhead]] = Once(KEPT)

    async def predict(self, match_id: str, seat: Seat, steps: int = STEPS) -> list[QuestionAhead]:
        """What a seat will probably be asked: the questions it has plans for, and the first it has none for.

        Nothing while the table waits for it: the question is there.
        """
        table = await self._tables.current(match_id)
        key: Seen = (match_id, table.stamp, seat, steps)
        return await self._seen.get(key, lambda: in_pool(self._pool, foresee, table, seat, steps))

    async def leave(self, match_id: str, seat: Seat, plan: Plan, after: int | None = None) -> None:
        """Keep a plan: a standing order, or one for a foreseen question. That follows the plan with the
        number `after` (None: the last one of the seat; 0: none), in place of what followed it."""
        await self._set(match_id, lambda table: plans.leave(table, seat, plan, after))

    async def answer_ahead(
        self,
        match_id: str,
        seat: Seat,
        steps: int,
        decide: Decide,
        holds: Condition = "same",
        least_share: float = 0.0,
    ) -> int:
        """Leave a plan for every question foreseen within `steps` that has none, as `decide` answers it, up
        to the first that it leaves open; how many were left. Plans whose question is still foreseen stay.

        `least_share`: questions whose plan would play in fewer of the imagined games are left open.
        """
        table = await self._tables.current(match_id)
        ahead = await in_pool(self._pool, foresee, table, seat, steps, decide, least_share, holds)
        fresh = [
            question
            for question in ahead
            if question.plan is not None and question.plan.ahead and not question.plan.number
        ]
        for number, question in enumerate(fresh):
            assert question.plan is not None
            try:
                await self.leave(match_id, seat, question.plan, question.after if number == 0 else None)
            except Refused:
                return number
        return len(fresh)

    async def change(self, match_id: str, seat: Seat, number: int, answer: Answer, holds: Condition) -> None:
        """Give a plan for a foreseen question another answer; those that rest on it are withdrawn."""
        await self._set(match_id, lambda table: plans.change_ahead(table, seat, number, answer, holds))

    async def withdraw(self, match_id: str, seat: Seat, number: int) -> None:
        """Take back a plan for a foreseen question, with those that rest on it."""
        await self._set(match_id, lambda table: plans.withdraw_ahead(table, seat, number))

    async def withdraw_order(self, match_id: str, seat: Seat, key: str) -> None:
        """Take back a standing order."""
        await self._set(match_id, lambda table: plans.withdraw_order(table, seat, key))

    async def _set(self, match_id: str, make: SetSeats) -> None:
        """No row of the log, no notice, not even the time of the last change tells of it."""

        async def set_them(table: TableState) -> Change:
            refuse_ended(table)
            return Change(replace(table, seats=make(table)), table.updated, unseen=True)

        await self._commit.change(match_id, set_them)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
