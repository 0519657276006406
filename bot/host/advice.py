"""Advice for seats: thought out beside the event loop, and kept until the person takes it or plays on."""

from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeAlias

from bot.host.house_players import Steady
from bot.store import Store
from bot.store.records import By
from bot.table.state import TableState
from bot.threads import in_pool
from engine.advice import Advice, advise
from engine.choice import Answer
from engine.errors import NotYours, Refused, Stale
from engine.text import Seat, text

KEPT = 200
"""How many pieces of advice are kept at hand."""

Asked: TypeAlias = tuple[str, Seat, str]
"""A question of a seat: the match, the seat, and the token of the question."""


class Advised(Protocol):
    """The part of a host that advice needs."""

    store: Store

    async def submit(
        self, match_id: str, seat: Seat, answer: Answer, token: str | None, by: By
    ) -> object: ...


class Advisers:
    """Says what a good player would answer, the same again for the same question."""

    def __init__(self, host: Advised) -> None:
        self._host = host
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="advice")
        self._given: OrderedDict[Asked, Advice] = OrderedDict()

    async def give(self, table: TableState, seat: Seat) -> Advice:
        """Advice for the question that the seat is asked; an answer is kept, so that it can be taken."""
        token = table.token(seat)
        if token is None:
            raise NotYours(text("refuse-not-yours"))
        advice = await self._think_once((table.id, seat, token), table)
        if advice.answer is not None:
            kept = {"token": token, "answer": advice.answer}
            await self._host.store.notes.set(advice_note(table.id, seat), kept)
        return advice

    async def take(self, table: TableState, seat: Seat) -> None:
        """Answer as was advised for this very question."""
        kept = await self._host.store.notes.get(advice_note(table.id, seat))
        if not kept or table.token(seat) is None:
            raise Refused(text("advice-none"))
        if kept["token"] != table.token(seat):
            raise Stale(text("refuse-stale"))
        await self._host.submit(table.id, seat, kept["answer"], kept["token"], by="person")
        await self._host.store.notes.drop(advice_note(table.id, seat))

    async def _think_once(self, asked: Asked, table: TableState) -> Advice:
        if asked not in self._given:
            seat, player = asked[1], Steady(table.match.game.house(), table.id)
            advice = await in_pool(self._pool, advise, table.match, seat, player)
            assert advice is not None, "a seat with a token is asked something"
            self._given[asked] = advice
        self._given.move_to_end(asked)
        while len(self._given) > KEPT:
            self._given.popitem(last=False)
        return self._given[asked]

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def advice_note(match_id: str, seat: Seat) -> str:
    """The note with the answer that was advised last; it goes with its match."""
    return f"advice/{match_id}/{seat}"
