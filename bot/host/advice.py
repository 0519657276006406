"""Advice for seats: thought out beside the event loop, and kept until the person takes it or plays on."""

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from bot.host.failures import contained
from bot.host.house_players import Steady
from bot.host.once import Once
from bot.host.thinking_task import make_task
from bot.store.notes import Note, NoteKind
from bot.table.state import TableState
from bot.threads import in_pool
from engine.advice import Advice, advice_for, advice_rng, advise
from engine.choice import problem
from engine.errors import NotYours, Refused, Stale
from engine.strengths import Strength
from engine.text import Seat, text

if TYPE_CHECKING:
    from bot.host.host import Host

KEPT = 200
"""How many pieces of advice are kept at hand."""


class Advisers:
    """Says what a good player would answer, the same again for the same question."""

    def __init__(self, host: "Host") -> None:
        self._host = host
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="advice")
        self._advice: Once[Advice] = Once(KEPT)
        self.strength: Strength = "strong"
        """Whose advice it is, where the table waits for an answer; elsewhere the usual player's."""

    async def give(self, table: TableState, seat: Seat) -> Advice:
        """Advice for the question that the seat is asked; an answer is kept, so that it can be taken."""
        token = table.token(seat)
        if token is None:
            raise NotYours(text("refuse-not-yours"))
        advice = await self._advice.get((table.id, seat, token), lambda: self._think(table, seat))
        if advice.answer is not None:
            advised = {"token": token, "answer": advice.answer}
            await self._host.store.notes.set(advice_note(table.id, seat), advised)
        return advice

    async def take(self, table: TableState, seat: Seat) -> None:
        """Answer as was advised for this very question."""
        advised = await self._host.store.notes.get(advice_note(table.id, seat))
        if not isinstance(advised, dict) or table.token(seat) is None:
            raise Refused(text("advice-none"))
        if advised["token"] != table.token(seat):
            raise Stale(text("refuse-stale"))
        await self._host.submit(table.id, seat, advised["answer"], advised["token"], by="person")
        await self._host.store.notes.drop(advice_note(table.id, seat))

    async def _think(self, table: TableState, seat: Seat) -> Advice:
        """The usual player's advice, and in its place a strong one's where that says something else."""
        match, decision = table.match, table.pending()[seat]
        player = Steady(match.game.usual_bot(), table.id)
        usual = await in_pool(self._pool, advise, match, seat, player)
        assert usual is not None, "a seat with a token is asked something"
        if self.strength != "strong" or not decision.blocking:
            return usual
        answer = usual.answer
        with contained("advice-thought-lost", match=table.id):
            moves = self._host.house.moves_ahead
            task = await in_pool(self._pool, make_task, match, seat, advice_rng(match, seat), moves)
            answer = await self._host.house.thinkers.think(task)
        if answer == usual.answer or problem(decision.choice, answer) is not None:
            return usual
        return await in_pool(self._pool, advice_for, match, seat, answer)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def advice_note(match_id: str, seat: Seat) -> Note:
    """The note with the answer that was advised last."""
    return NoteKind.ADVICE(f"{match_id}/{seat}", match_id=match_id)
