"""Phase 2: fulfilling contracts, in five turns and up to two extra turns."""

from collections.abc import Iterable
from dataclasses import field

from engine.choice import Answer, OneOf, Pick, yes_no
from engine.core import Decision, Decisions, Gather, Step, Table, step
from engine.neptun.components import BOX, PAYS, PERSONAL, PORTS, POWER, REGION_OF, WIND
from engine.neptun.labels import (
    CONTRACT,
    OAR,
    OAR_OPTION,
    PORT,
    Delivery,
    destination,
    out_of_reach,
    pays,
    signed,
)
from engine.neptun.state import Merchant, State
from engine.text import Seat, SeatName, Text, text

OARS_KEY = "sail.oars"
ASK_OARS = text("neptun-ask-oars")
ASK_EXTRA_OARS = text("neptun-ask-extra-oars")
YES_NO = yes_no()


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
        return [seat for seat in s.order if len(s.merchants[seat].hand) > 1]

    def question(self, s: State, seat: Seat) -> Decision:
        hand = s.merchants[seat].hand
        choice = Pick([OAR_OPTION[card] for card in hand])
        return Decision(OARS_KEY, ASK_OARS, choice, secret=True, default=strongest(hand), standing=True)

    def gathered(self, s: State, table: Table) -> None:
        cards = [(seat, self.sealed.get(seat) or s.merchants[seat].hand[0]) for seat in s.order]
        for seat, card in cards:
            s.play(seat, card)
        low, high = BOX.wind.forecast
        s.forecast = max(low, min(high, sum(WIND[card] for _, card in cards)))
        shown = tuple(text("neptun-plays", who=SeatName(seat), oar=OAR[card]) for seat, card in cards)
        table.tell("neptun-oars", turn=s.turn, cards=shown, forecast=signed(s.forecast), board=True)
        s.stack.append(Sail(s.order.copy()))


def strongest(hand: list[str]) -> str:
    """The most powerful card, one's own last."""
    return max(hand, key=lambda card: (card not in PERSONAL, POWER[card]))


@step
class Sail(Step[State]):
    """In turn order each sails as far as wind, oars and gold carry, and may fulfil one contract there."""

    queue: list[Seat]

    def asks(self, s: State) -> Decisions:
        if not self.queue:
            return {}
        seat = self.queue[0]
        gold, reach = s.merchants[seat].gold, s.range_of(seat)
        choice, default = courses(s, seat, reach)
        prompt = text("neptun-ask-sail", miles=reach, gold=gold)
        return {seat: Decision("sail.course", prompt, choice, default=default)}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        self.queue.pop(0)
        ((port, delivery),) = answer.items()
        sail_to(s, seat, port, table)
        if delivery and delivery != "none":
            number, _, more = delivery.removeprefix("slot-").partition("-")
            fulfil(s, seat, int(number) - 1, bool(more), table)


def courses(s: State, seat: Seat, reach: int) -> tuple[OneOf, Answer]:
    """Every port within reach, and those out of reach where a contract waits; and what the clock plays."""
    merchant = s.merchants[seat]
    miles_to = s.chart().miles[merchant.port]
    wanted = _wanted(merchant)
    branches = []
    for port in PORTS:
        miles = miles_to[port]
        gold = (miles - reach) * BOX.costs.mile if miles > reach else 0
        if gold <= merchant.gold:
            deliveries = _deliveries(merchant, wanted[port], gold) if port in wanted else ()
            branches.append(destination(port, miles, gold, deliveries))
        elif port in wanted:
            branches.append(out_of_reach(port, miles, miles - reach))
    return OneOf(branches), _safe_course(merchant, wanted, miles_to, reach)


def _wanted(merchant: Merchant) -> dict[str, list[tuple[int, int]]]:
    """The open contracts by port: their slots, and how many open ones lie to their left."""
    found: dict[str, list[tuple[int, int]]] = {}
    loses = 0
    for slot, contract in enumerate(merchant.manifest):
        if contract is not None and contract.status == "open":
            found.setdefault(contract.port, []).append((slot, loses))
            loses += 1
    return found


def _deliveries(merchant: Merchant, slots: list[tuple[int, int]], gold: int) -> tuple[Delivery, ...]:
    made = []
    for slot, loses in slots:
        contract = merchant.manifest[slot]
        assert contract is not None
        left = merchant.gold - gold + PAYS[contract.port, contract.good].gold
        made.append(Delivery(slot, contract.good, loses, left >= BOX.costs.temple_point))
    return tuple(made)


def _safe_course(
    merchant: Merchant, wanted: dict[str, list[tuple[int, int]]], miles_to: dict[str, int], reach: int
) -> Answer:
    """To the first open contract where no gold is needed, and fulfil it; else stay."""
    for port, slots in wanted.items():
        if slots[0][1] == 0 and miles_to[port] <= reach:
            return {port: f"slot-{slots[0][0] + 1}"}
    return {merchant.port: "none" if merchant.port in wanted else {}}


def sail_to(s: State, seat: Seat, port: str, table: Table) -> None:
    merchant, sea = s.merchants[seat], s.chart()
    way, miles = sea.way(merchant.port, port), sea.miles[merchant.port][port]
    gold = max(0, miles - s.range_of(seat)) * BOX.costs.mile
    merchant.port = port
    s.pay(seat, -gold)
    key = "neptun-sailed" if len(way) > 1 else "neptun-stayed"
    key = "neptun-sailed-via" if len(way) > 2 else key
    via = tuple(PORT[stop] for stop in way[1:-1])
    table.tell(key, who=SeatName(seat), port=PORT[port], miles=miles, gold=gold, via=via)


def fulfil(s: State, seat: Seat, slot: int, buys: bool, table: Table) -> None:
    """Take the pay, perhaps buy one temple point, and turn down the open contracts to the left."""
    merchant = s.merchants[seat]
    contract = merchant.manifest[slot]
    assert contract is not None
    pay = PAYS[contract.port, contract.good]
    s.pay(seat, pay.gold)
    if buys:
        s.pay(seat, -BOX.costs.temple_point)
    if points := pay.temple + buys:
        s.temples[REGION_OF[contract.port]].advance(seat, points)
    merchant.manifest[slot] = contract._replace(status="fulfilled")
    table.tell(
        "neptun-fulfilled-more" if buys else "neptun-fulfilled",
        who=SeatName(seat),
        contract=CONTRACT[contract.port, contract.good],
        pay=pays(contract.port, contract.good, more=int(buys)),
        price=BOX.costs.temple_point,
    )
    lose(s, seat, [left for left in merchant.open_slots() if left < slot], table)


def lose(s: State, seat: Seat, slots: list[int], table: Table) -> None:
    """Turn contracts face down: they cannot be fulfilled any more."""
    manifest = s.merchants[seat].manifest
    lost: list[Text] = []
    for slot in slots:
        contract = manifest[slot]
        assert contract is not None
        manifest[slot] = contract._replace(status="lost")
        lost.append(CONTRACT[contract.port, contract.good])
    if lost:
        table.tell("neptun-lost", who=SeatName(seat), contracts=tuple(lost))


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
        table.tell(f"neptun-extra-{answer}", who=SeatName(seat), turn=turn)

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
        choice = Pick([OAR_OPTION[card] for card in hand])
        decision = Decision("extra.oars", ASK_EXTRA_OARS, choice, secret=True, default=strongest(hand))
        return {self.queue[0]: decision}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        self.queue.pop(0)
        s.play(seat, answer)
        table.tell("neptun-extra-oars", who=SeatName(seat), oar=OAR[answer])
        s.stack.append(Sail([seat]))

    def goes(self, s: State, table: Table) -> None:
        if self.queue:
            seat = self.queue[0]
            self.takes(s, seat, s.merchants[seat].hand[0], table)
        else:
            s.stack.pop()
