"""Phase 2, the end: extra turns 5.I and 5.II for those who still have open contracts."""

from dataclasses import field

from engine.author import (
    NOTHING,
    Answer,
    Branch,
    Dealer,
    Decision,
    OneOf,
    Sealed,
    Seat,
    Step,
    chosen_branch,
    step,
    text,
)
from neptun.engine.charts import fare
from neptun.engine.components import BOX, MILE, PERSONAL, PORTS, POWER
from neptun.engine.courses import WAIT_BRANCH, carry_out, courses
from neptun.engine.defaults import extra_order
from neptun.engine.ids import NO_EXTRA_TURN, oar_spot
from neptun.engine.labels import OAR_NAMES, SEAT_NAMES, SHIP_IN, range_fact
from neptun.engine.sailing import InTurnOrder
from neptun.engine.state import State

EXTRA_KEY = "extra.sail"
EXTRA_TURNS = len(BOX.rounds.extra_turns)
DO_WITHOUT = Branch(NO_EXTRA_TURN, text("neptun-extra-do-without"), NOTHING)


@step
class ExtraTurn(Step[State]):
    """An extra turn begins for those who can still fulfil a contract in it or in the one after it."""

    number: int
    queue: list[Seat]
    willing: list[Seat] = field(default_factory=list)
    """In games by the rules up to 2: who has announced the turn already."""

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        queue = [seat for seat in (*self.willing, *self.queue) if can_still_deliver(s, seat, self.number)]
        if queue:
            s.phase, s.turn = "extra", self.number
            s.stack.append(ExtraSail(queue, self.number))


def can_still_deliver(s: State, seat: Seat, number: int) -> bool:
    """Whether an open contract may be reached in this extra turn, or in this and the next one.

    Judged by what everyone knows: a hidden card may be any card.
    """
    merchant = s.merchants[seat]
    goals = {port for port in merchant.goals() if port}
    ranges = _known_ranges(s, merchant.hand)[: EXTRA_TURNS + 1 - number]
    if not goals or not ranges:
        return False
    miles, gold = s.chart().miles, merchant.gold
    here = miles[merchant.port]
    if any(fare(here[goal], ranges[0]) <= gold for goal in goals):
        return True
    near = [goal for goal in goals if here[goal] <= sum(ranges) + gold // MILE]
    return len(ranges) > 1 and any(
        fare(here[stop], first) + fare(miles[stop][goal], second) <= gold
        for goal in near
        for stop in PORTS
        for first, second in (ranges, ranges[::-1])
    )


def _known_ranges(s: State, hand: list[str]) -> list[int]:
    """The furthest that each card of a hand may lead, the furthest first."""
    powers = [POWER[card] if card in PERSONAL else BOX.power_track.last for card in hand]
    return [s.wind + power for power in sorted(powers, reverse=True)]


@step
class ExtraSail(InTurnOrder):
    """In turn order each plays an oar card openly and sails, or does without the extra turn.

    The wind is still that of turn 5. The person who does without 5.I has no 5.II.
    """

    queue: list[Seat]
    number: int = 0
    """Of the extra turn; 0 in games by the rules up to 2, where all in the queue have announced it."""
    sealed: Sealed[Answer] = field(default_factory=Sealed)
    sailed: list[Seat] = field(default_factory=list)

    def question(self, s: State, seat: Seat, *, may_wait: bool) -> Decision:
        may_decline = self.number > 0
        return Decision(
            EXTRA_KEY,
            text("neptun-ask-extra-sail", turn=BOX.rounds.extra_turns[s.turn - 1]),
            lambda: _extra_courses(s, seat, may_decline=may_decline, may_wait=may_wait),
            default=lambda: extra_order(s, seat, may_decline=may_decline),
            facts=(range_fact(s.wind),),
            about=SHIP_IN[s.merchants[seat].port],
        )

    def obey(self, s: State, seat: Seat, order: Answer, dealer: Dealer) -> None:
        card, course = chosen_branch(order)
        if card == NO_EXTRA_TURN:
            turn = BOX.rounds.extra_turns[s.turn - 1]
            dealer.tell("neptun-extra-no", who=SEAT_NAMES[seat], turn=turn)
            return
        self.sailed.append(seat)
        s.play(seat, card)
        dealer.tell("neptun-extra-oars", who=SEAT_NAMES[seat], oar=OAR_NAMES[card])
        carry_out(s, seat, course, dealer)

    def end(self, s: State) -> None:
        if self.sailed and 0 < self.number < EXTRA_TURNS:
            s.stack.append(ExtraTurn(self.number + 1, self.sailed))


def _extra_courses(s: State, seat: Seat, *, may_decline: bool, may_wait: bool) -> OneOf:
    """An extra turn as one question: which oar card and which course, or none."""
    branches = [_by_oars(s, seat, card) for card in s.merchants[seat].hand]
    if may_decline:
        branches.append(DO_WITHOUT)
    if may_wait:
        branches.append(WAIT_BRANCH)
    return OneOf(branches)


def _by_oars(s: State, seat: Seat, card: str) -> Branch:
    reach = s.wind + POWER[card]
    note = text("neptun-way", miles=reach)
    return Branch(card, OAR_NAMES[card], lambda: courses(s, seat, reach), spot=oar_spot(card), note=note)
