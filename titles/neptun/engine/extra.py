"""Phase 2, the end: extra turns 5.I and 5.II for those who still have open contracts."""

from dataclasses import field

from engine.author import (
    NOTHING,
    Answer,
    Branch,
    Choice,
    Dealer,
    Decision,
    LazyOneOf,
    LazyPrompt,
    Sealed,
    Seat,
    Step,
    Text,
    chosen_branch,
    step,
    text,
)
from neptun.engine.charts import fare
from neptun.engine.components import BOX, MILE, PERSONAL, PORTS, POWER
from neptun.engine.courses import WAIT_BRANCH, Courses, carry_out
from neptun.engine.defaults import extra_order
from neptun.engine.ids import NO_EXTRA_TURN, WAIT, oar_spot
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
        courses = ExtraCourses(s, seat, may_decline=self.number > 0, may_wait=may_wait)
        about = SHIP_IN[s.merchants[seat].port]
        facts = (range_fact(s.wind),)
        return LazyPrompt(EXTRA_KEY, courses, courses.prompt_and_default, facts=facts, about=about)

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


class ExtraCourses(LazyOneOf):
    """An extra turn as one question: which oar card and which course, or none."""

    __slots__ = ("_s", "_seat")

    def __init__(self, s: State, seat: Seat, *, may_decline: bool, may_wait: bool) -> None:
        self._s, self._seat = s, seat
        free = s.merchants[seat].hand.copy()
        if may_decline:
            free.append(NO_EXTRA_TURN)
        if may_wait:
            free.append(WAIT)
        super().__init__(free)

    def prompt_and_default(self) -> tuple[Text, Answer]:
        s = self._s
        turn = BOX.rounds.extra_turns[s.turn - 1]
        order = extra_order(s, self._seat, may_decline=NO_EXTRA_TURN in self.free)
        return text("neptun-ask-extra-sail", turn=turn), order

    def within(self, key: str) -> Choice:
        if key in (NO_EXTRA_TURN, WAIT):
            return NOTHING
        return Courses(self._s, self._seat, self._s.wind + POWER[key])

    def all_branches(self) -> list[Branch]:
        return [self._branch(key) for key in self.free]

    def _branch(self, key: str) -> Branch:
        if key == NO_EXTRA_TURN:
            return DO_WITHOUT
        if key == WAIT:
            return WAIT_BRANCH
        note = text("neptun-way", miles=self._s.wind + POWER[key])
        return Branch(key, OAR_NAMES[key], self.within(key), spot=oar_spot(key), note=note)
