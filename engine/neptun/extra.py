"""Phase 2, the end: extra turns 5.I and 5.II for those who still have open contracts."""

from dataclasses import field

from engine.choice import Answer, yes_no
from engine.core import Decision, Decisions, Step, Table, step
from engine.neptun.components import BOX
from engine.neptun.labels import OAR_NAMES, SEAT_NAMES
from engine.neptun.oars import oars_in, strongest
from engine.neptun.sailing import Sail
from engine.neptun.state import State
from engine.text import Seat, text

YES_NO = yes_no()


@step
class ExtraTurn(Step[State]):
    """In turn order, whoever has an open contract and an oar card may announce an extra turn."""

    number: int
    queue: list[Seat]
    willing: list[Seat] = field(default_factory=list)

    def asks(self, s: State) -> Decisions:
        seat = next((seat for seat in self.queue if may_sail_on(s, seat)), None)
        if seat is None:
            return {}
        turn = BOX.rounds.extra_turns[self.number - 1]
        cards = len(s.merchants[seat].hand)
        prompt = text("neptun-ask-extra", turn=turn, wind=s.wind, cards=cards)
        return {seat: Decision("extra.turn", prompt, YES_NO, default="no")}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        del self.queue[: self.queue.index(seat) + 1]
        if answer == "yes":
            self.willing.append(seat)
        turn = BOX.rounds.extra_turns[self.number - 1]
        table.tell(f"neptun-extra-{answer}", who=SEAT_NAMES[seat], turn=turn)

    def goes(self, s: State, table: Table) -> None:
        s.stack.pop()
        if not self.willing:
            return
        s.phase, s.turn = "extra", self.number
        if self.number < len(BOX.rounds.extra_turns):
            s.stack.append(ExtraTurn(self.number + 1, self.willing.copy()))
        s.stack.append(ExtraSail(self.willing.copy()))


def may_sail_on(s: State, seat: Seat) -> bool:
    merchant = s.merchants[seat]
    return bool(merchant.hand) and bool(merchant.open_slots())


@step
class ExtraSail(Step[State]):
    """In turn order each plays an oar card openly and sails; the wind is still that of turn 5."""

    queue: list[Seat]

    def asks(self, s: State) -> Decisions:
        if not self.queue or len(s.merchants[self.queue[0]].hand) == 1:
            return {}
        hand = s.merchants[self.queue[0]].hand
        prompt = text("neptun-ask-extra-oars", wind=s.wind)
        decision = Decision("extra.oars", prompt, oars_in(hand), secret=True, default=strongest(hand))
        return {self.queue[0]: decision}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        self.queue.pop(0)
        s.play(seat, answer)
        table.tell("neptun-extra-oars", who=SEAT_NAMES[seat], oar=OAR_NAMES[answer])
        s.stack.append(Sail([seat]))

    def goes(self, s: State, table: Table) -> None:
        if self.queue:
            seat = self.queue[0]
            self.takes(s, seat, s.merchants[seat].hand[0], table)
        else:
            s.stack.pop()
