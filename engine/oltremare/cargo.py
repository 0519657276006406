"""4. Cargo phase: the cards played go onto the cargo stack."""

from collections.abc import Sequence

from engine.choice import Answer
from engine.core import Dealer, Decision, Decisions, step
from engine.oltremare.components import CARDS
from engine.oltremare.labels import CARD_NAMES, GOOD_NAMES, SEAT_NAMES, card_pick
from engine.oltremare.state import PhaseStep, State
from engine.text import Seat, text


@step
class CargoPhase(PhaseStep):
    """Load the cards played in an order of one's choice: the last one lies on top and rules the next turn."""

    phase = "cargo"
    seat: Seat

    def asks(self, s: State) -> Decisions:
        count = len(s.played)
        if count < 2:
            return {}
        top = s.merchants[self.seat].top.good
        default = usual_order(s.played, top)
        choice = card_pick(s.played, count, count, ordered=True, start=default)
        prompt = text("oltremare-ask-load", top=GOOD_NAMES[top])
        return {self.seat: Decision("cargo.load", prompt, choice, default=default)}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        self._load(s, answer, dealer)

    def goes(self, s: State, dealer: Dealer) -> None:
        self._load(s, s.played, dealer)

    def _load(self, s: State, cards: list[str], dealer: Dealer) -> None:
        s.stack.pop()
        s.merchants[self.seat].cargo += cards
        s.played = []
        if cards:
            dealer.tell(
                "oltremare-loaded",
                who=SEAT_NAMES[self.seat],
                count=len(cards),
                top=CARD_NAMES[cards[-1]],
                board=True,
            )


def usual_order(cards: Sequence[str], top: str) -> list[str]:
    """A run goes on first; then the goods together, with most lions on top."""
    most: dict[str, int] = {}
    for card in map(CARDS.__getitem__, cards):
        most[card.good] = max(card.lions, most.get(card.good, 0))

    def place(key: str) -> tuple[bool, int, str, int]:
        card = CARDS[key]
        return card.good != top, most[card.good], card.good, card.lions

    return sorted(cards, key=place)
