"""Phase 2: fulfilling contracts, in five turns and up to two extra turns."""

from collections.abc import Iterable
from dataclasses import field

from engine.choice import Answer, Pick, yes_no
from engine.core import Decision, Decisions, Gather, Step, Table, step
from engine.lazy import LazyPick, LazyPrompt
from engine.neptun.charts import fare
from engine.neptun.components import BOX, PAYS, PERSONAL, POWER, REGION_OF, TEMPLE_POINT, WIND
from engine.neptun.courses import Courses
from engine.neptun.labels import CONTRACT, OAR, OAR_OPTION, PAY, PAY_MORE, PORT, SLOT_OF, WHO, signed
from engine.neptun.state import State
from engine.text import Seat, Text, text

OARS_KEY = "sail.oars"
YES_NO = yes_no()
STRENGTH = {card: power - 100 * (card in PERSONAL) for card, power in POWER.items()}


@step
class SailTurns(Step[State]):
    """Five turns of sailing; between them the wind follows its forecast."""

    def goes(self, s: State, table: Table) -> None:
        if s.turn == BOX.rounds.sail_turns:
            s.stack.pop()
            return
        if s.turn:
            wind_moves_on(s)
            table.tell("neptun-wind", wind=s.wind)
        s.turn += 1
        s.stack.append(Oars())


def wind_moves_on(s: State) -> None:
    """The marker slides from the forecast to the wind right below it."""
    if s.forecast is not None:
        s.wind = BOX.wind.calm + s.forecast
        s.forecast = None


@step
class Oars(Gather[State]):
    """All choose an oar card in secret and turn it up together: their winds make the forecast."""

    sealed: dict[Seat, Answer] = field(default_factory=dict)

    def waits_for(self, s: State) -> Iterable[Seat]:
        """Whoever holds a single card has no choice."""
        merchants = s.merchants
        return [seat for seat in s.order if len(merchants[seat].hand) > 1]

    def question(self, s: State, seat: Seat) -> Decision:
        hand = s.merchants[seat].hand
        return LazyPrompt(
            OARS_KEY,
            oars_in(hand),
            lambda: (text("neptun-ask-oars", wind=s.wind), strongest(hand)),
            secret=True,
            standing=True,
        )

    def gathered(self, s: State, table: Table) -> None:
        wind = 0
        shown = []
        for seat in s.order:
            card = self.sealed.get(seat) or s.merchants[seat].hand[0]
            s.play(seat, card)
            wind += WIND[card]
            shown.append(text("neptun-plays", who=WHO[seat], oar=OAR[card]))
        low, high = BOX.wind.forecast
        s.forecast = max(low, min(high, wind))
        table.tell("neptun-oars", turn=s.turn, cards=tuple(shown), forecast=signed(s.forecast), board=True)
        s.stack.append(Sail(s.order.copy()))


def oars_in(hand: list[str]) -> Pick:
    return LazyPick(hand, lambda: [OAR_OPTION[card] for card in hand])


def strongest(hand: list[str]) -> str:
    """The most powerful card, one's own last."""
    return max(hand, key=STRENGTH.__getitem__)


@step
class Sail(Step[State]):
    """In turn order each sails as far as wind, oars and gold carry, and may fulfil one contract there."""

    queue: list[Seat]

    def asks(self, s: State) -> Decisions:
        if not self.queue:
            return {}
        seat = self.queue[0]
        courses = Courses(s, seat, s.range_of(seat))
        if courses.becalmed():
            return {}
        return {seat: LazyPrompt("sail.course", courses, courses.asked)}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        self.queue.pop(0)
        ((port, delivery),) = answer.items()
        sail_to(s, seat, port, table)
        if delivery and delivery != "none":
            slot = delivery.removesuffix("-more")
            fulfil(s, seat, SLOT_OF[slot], slot != delivery, table)

    def goes(self, s: State, table: Table) -> None:
        """Whoever can do nothing but stay is not asked."""
        if self.queue:
            seat = self.queue.pop(0)
            sail_to(s, seat, s.merchants[seat].port, table)
        else:
            s.stack.pop()


def sail_to(s: State, seat: Seat, port: str, table: Table) -> None:
    merchant, sea = s.merchants[seat], s.chart()
    way, miles = sea.way(merchant.port, port), sea.miles[merchant.port][port]
    gold = fare(miles, s.range_of(seat))
    merchant.port = port
    s.pay(seat, -gold)
    via = tuple([PORT[stop] for stop in way[1:-1]])
    key = "neptun-sailed-via" if via else "neptun-sailed" if miles else "neptun-stayed"
    table.tell(key, who=WHO[seat], port=PORT[port], miles=miles, gold=gold, via=via)


def fulfil(s: State, seat: Seat, slot: int, buys: bool, table: Table) -> None:
    """Take the pay, perhaps buy one temple point, and turn down the open contracts to the left."""
    merchant = s.merchants[seat]
    contract = merchant.manifest[slot]
    assert contract is not None
    pay = PAYS[contract.port, contract.good]
    s.pay(seat, pay.gold)
    if buys:
        s.pay(seat, -TEMPLE_POINT)
    if points := pay.temple + buys:
        s.temples[REGION_OF[contract.port]].advance(seat, points)
    merchant.manifest[slot] = contract.turned("fulfilled")
    table.tell(
        "neptun-fulfilled-more" if buys else "neptun-fulfilled",
        who=WHO[seat],
        contract=CONTRACT[contract.port, contract.good],
        pay=(PAY_MORE if buys else PAY)[contract.port, contract.good],
        price=TEMPLE_POINT,
    )
    lose(s, seat, [left for left in merchant.open_slots() if left < slot], table)


def lose(s: State, seat: Seat, slots: list[int], table: Table) -> None:
    """Turn contracts face down: they cannot be fulfilled any more."""
    manifest = s.merchants[seat].manifest
    lost: list[Text] = []
    for slot in slots:
        contract = manifest[slot]
        assert contract is not None
        manifest[slot] = contract.turned("lost")
        lost.append(CONTRACT[contract.port, contract.good])
    if lost:
        table.tell("neptun-lost", who=WHO[seat], contracts=tuple(lost))


# --- extra turns 5.I and 5.II -----------------------------------------------------------------------------


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
        table.tell(f"neptun-extra-{answer}", who=WHO[seat], turn=turn)

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
        table.tell("neptun-extra-oars", who=WHO[seat], oar=OAR[answer])
        s.stack.append(Sail([seat]))

    def goes(self, s: State, table: Table) -> None:
        if self.queue:
            seat = self.queue[0]
            self.takes(s, seat, s.merchants[seat].hand[0], table)
        else:
            s.stack.pop()
