"""Sharing out goods over galleys, after a change of crews or a victory at sea."""

from collections.abc import Sequence

from engine.choice import Answer, Share
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.mediterranee.components import PLACES
from engine.mediterranee.ids import GALLEY_SPOTS
from engine.mediterranee.labels import GALLEY_NAMES, SEAT_NAMES, cargo, goods_buckets, named_goods
from engine.mediterranee.state import RANK, Galley, State
from engine.text import Seat, Text, text

LOST = text("mediterranee-stow-lost")


@step
class Stow(Step[State]):
    """Load the pool onto the galleys, one after the other; what finds no room goes back into the box."""

    seat: Seat
    galleys: list[int]
    pool: list[str]

    def asks(self, s: State) -> Decisions:
        low, high = self._bounds(s)
        if low == len(self.pool) or not high or (low == high and len(set(self.pool)) == 1):
            return {}
        choice = Share(goods_buckets(self.pool), low, high)
        asks = "mediterranee-ask-stow-exactly" if low == high else "mediterranee-ask-stow"
        galley = GALLEY_NAMES[self.galleys[0]]
        prompt = text(asks, galley=galley, low=low, high=high)
        default = _counts(self.pool[:high])
        about = (GALLEY_SPOTS[self.galleys[0]],)
        facts = (self._rest(s),)
        return {self.seat: Decision("stow", prompt, choice, default=default, facts=facts, about=about)}

    def _rest(self, s: State) -> Text:
        """What becomes of the goods that the first galley does not take."""
        for number in self.galleys[1:]:
            if s.galleys[number].sailors < PLACES:
                return text("mediterranee-stow-next", galley=GALLEY_NAMES[number])
        return LOST

    def goes(self, s: State, dealer: Dealer) -> None:
        if self.galleys:
            low, _high = self._bounds(s)
            self._load(s, self.pool[:low])
            return
        s.stack.pop()
        if self.pool:
            s.box(self.pool)
            dealer.tell("mediterranee-thrown", who=SEAT_NAMES[self.seat], cargo=cargo(self.pool))

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        self._load(s, named_goods(answer))

    def _bounds(self, s: State) -> tuple[int, int]:
        """How many goods the first galley must and may take."""
        if not self.galleys:
            return len(self.pool), 0
        first, *rest = [PLACES - s.galleys[number].sailors for number in self.galleys]
        low = min(len(self.pool), first + sum(rest)) - sum(rest)
        return max(0, low), min(first, len(self.pool))

    def _load(self, s: State, goods: list[str]) -> None:
        s.galleys[self.galleys.pop(0)].load(goods)
        for good in goods:
            self.pool.remove(good)


def _counts(goods: list[str]) -> dict[str, int]:
    return {good: goods.count(good) for good in goods}


def restow(s: State, seat: Seat, galleys: Sequence[Galley], extra: Sequence[str] = ()) -> None:
    """Take all goods off the galleys and let their owner load them again."""
    pool = [good for galley in galleys for good in galley.goods] + list(extra)
    for galley in galleys:
        galley.goods = []
    s.stack.append(Stow(seat, [galley.number for galley in galleys], sorted(pool, key=RANK.__getitem__)))
