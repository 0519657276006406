"""A ship's order for its turn: where it can sail and what it may deliver there, and what that does."""

from typing import NamedTuple

from engine.author import (
    NOTHING,
    Answer,
    Branch,
    Choice,
    Dealer,
    LazyOneOf,
    LazyPick,
    Option,
    Seat,
    Text,
    text,
)
from neptun.engine import defaults
from neptun.engine.charts import fare
from neptun.engine.components import MILE, PAYS, REGION_OF, TEMPLE_POINT
from neptun.engine.ids import NO_DELIVERY, WAIT, delivery_id, delivery_of, port_spot, ship_piece
from neptun.engine.labels import (
    CONTRACT_NAMES,
    GOOD_NAMES,
    PAY_NAMES,
    PAY_NAMES_WITH_POINT,
    PORT_NAMES,
    SEAT_NAMES,
)
from neptun.engine.state import State

# --- the question -----------------------------------------------------------------------------------------


class Delivery(NamedTuple):
    """A contract that could be fulfilled in a port, and how many open ones to its left it would lose."""

    slot: int
    good: str
    loses: int
    can_buy: bool
    """Whether the gold for a temple point would be there."""


class Courses(LazyOneOf):
    """The courses of one ship: every port within reach, and those out of reach where a contract waits."""

    __slots__ = ("_goals", "_merchant", "_miles_to", "_reach", "_s", "_seat")

    def __init__(self, s: State, seat: Seat, reach: int, *, may_wait: bool = False) -> None:
        self._s, self._seat = s, seat
        self._merchant = merchant = s.merchants[seat]
        self._goals = merchant.goals()
        self._reach = reach
        self._miles_to = miles_to = s.chart().miles[merchant.port]
        furthest = reach + merchant.gold // MILE
        free = [port for port, miles in miles_to.items() if miles <= furthest]
        super().__init__([*free, WAIT] if may_wait else free)

    def prompt_and_default(self) -> tuple[Text, Answer]:
        """How far the ship sails, in words, and what the clock plays."""
        prompt = text("neptun-ask-sail", miles=self._reach)
        return prompt, defaults.course(self._s, self._seat, self._reach)

    def within(self, key: str) -> Choice:
        return delivery_choice(key, self._deliveries(key)) if key in self._goals else NOTHING

    def _deliveries(self, port: str) -> list[Delivery]:
        """The open contracts for a port, each with the number of open ones to its left."""
        made = []
        loses = 0
        for slot, goal in enumerate(self._goals):
            if goal == port:
                made.append(self._delivery(slot, loses))
            loses += goal is not None
        return made

    def _delivery(self, slot: int, loses: int) -> Delivery:
        contract = self._merchant.manifest[slot]
        assert contract is not None
        price = fare(self._miles_to[contract.port], self._reach)
        left = self._merchant.gold - price + PAYS[contract.port, contract.good].gold
        return Delivery(slot, contract.good, loses, left >= TEMPLE_POINT)

    def all_branches(self) -> list[Branch]:
        branches = []
        for port, miles in self._miles_to.items():
            gold, deliveries = fare(miles, self._reach), self._deliveries(port)
            if gold <= self._merchant.gold:
                branches.append(destination(self._seat, port, miles, gold, deliveries, self.within(port)))
            elif deliveries:
                branches.append(out_of_reach(port, miles, miles - self._reach))
        return [*branches, WAIT_BRANCH] if WAIT in self.free else branches


WAIT_BRANCH = Branch(WAIT, text("neptun-wait"), NOTHING, note=text("neptun-wait-note"), aside=True)


def out_of_reach(port: str, miles: int, short: int) -> Branch:
    """A port where a contract waits, so many miles beyond wind, oars and gold."""
    reason = text("neptun-out-of-reach", miles=miles, short=short)
    return Branch(port, PORT_NAMES[port], NOTHING, blocked=reason, spot=port_spot(port))


def destination(
    seat: Seat, port: str, miles: int, gold: int, deliveries: list[Delivery], choice: Choice
) -> Branch:
    """A port to sail to: the miles, the gold for those that lack, and what may be delivered there."""
    label = PORT_NAMES[port] if miles else text("neptun-stay", port=PORT_NAMES[port])
    note = _way_note(port, miles, gold, deliveries)
    ship = ship_piece(seat) if miles else None
    return Branch(port, label, choice, spot=port_spot(port), note=note, moves=ship)


def _way_note(port: str, miles: int, gold: int, deliveries: list[Delivery]) -> Text:
    way = text("neptun-way-paid", miles=miles, gold=gold) if gold else text("neptun-way", miles=miles)
    if not deliveries:
        return way
    if len(deliveries) == 1 or deliveries[0].good == deliveries[1].good:
        return text("neptun-way-pays", way=way, pay=PAY_NAMES[port, deliveries[0].good])
    first, second = (PAY_NAMES[port, delivery.good] for delivery in deliveries[:2])
    return text("neptun-way-pays-either", way=way, first=first, second=second)


def delivery_choice(port: str, deliveries: list[Delivery]) -> LazyPick:
    """Which contract to fulfil in a port, and whether with a bought temple point."""
    free = [
        delivery_id(delivery.slot, buys=buys)
        for delivery in deliveries
        for buys in (False, True)
        if delivery.can_buy or not buys
    ]
    return LazyPick([*free, NO_DELIVERY], lambda: _delivery_options(port, deliveries))


DELIVER_NOTHING = Option(NO_DELIVERY, text("neptun-deliver-nothing"))
TOO_POOR = text("neptun-too-poor", price=TEMPLE_POINT)


def _delivery_options(port: str, deliveries: list[Delivery]) -> list[Option]:
    options = []
    for slot, good, loses, can_buy in deliveries:
        label = text("neptun-deliver", good=GOOD_NAMES[good], number=slot + 1)
        note = text("neptun-delivery", pay=PAY_NAMES[port, good], price=0, loses=loses)
        options.append(Option(delivery_id(slot, buys=False), label, note=note))
        label = text("neptun-deliver-more", good=GOOD_NAMES[good], number=slot + 1)
        note = text("neptun-delivery", pay=PAY_NAMES_WITH_POINT[port, good], price=TEMPLE_POINT, loses=loses)
        blocked = None if can_buy else TOO_POOR
        options.append(Option(delivery_id(slot, buys=True), label, blocked=blocked, note=note))
    return [*options, DELIVER_NOTHING]


# --- its effect -------------------------------------------------------------------------------------------


def carry_out(s: State, seat: Seat, course: Answer, dealer: Dealer) -> None:
    """Sail to a port, and fulfil a contract there if that was ordered."""
    ((port, delivery),) = course.items()
    sail_to(s, seat, port, dealer)
    if delivery and delivery != NO_DELIVERY:
        slot, buys = delivery_of(delivery)
        fulfil(s, seat, slot, buys, dealer)


def sail_to(s: State, seat: Seat, port: str, dealer: Dealer) -> None:
    """Take the shortest way, and pay for the miles that wind and oars do not give."""
    merchant, sea = s.merchants[seat], s.chart()
    way, miles = sea.way(merchant.port, port), sea.miles[merchant.port][port]
    gold = fare(miles, s.range_of(seat))
    s.moor(merchant, port)
    s.pay(seat, -gold)
    via = tuple([text("neptun-by", id=stop, port=PORT_NAMES[stop]) for stop in way[1:-1]])
    key = "neptun-sailed-via" if via else "neptun-sailed" if miles else "neptun-stayed"
    dealer.tell(key, who=SEAT_NAMES[seat], port=PORT_NAMES[port], miles=miles, gold=gold, via=via)


def fulfil(s: State, seat: Seat, slot: int, buys: bool, dealer: Dealer) -> None:
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
    merchant.manifest[slot] = contract.with_status("fulfilled")
    dealer.tell(
        "neptun-fulfilled-more" if buys else "neptun-fulfilled",
        who=SEAT_NAMES[seat],
        contract=CONTRACT_NAMES[contract.port, contract.good],
        pay=(PAY_NAMES_WITH_POINT if buys else PAY_NAMES)[contract.port, contract.good],
        price=TEMPLE_POINT,
    )
    lose(s, seat, [left for left in merchant.open_slots() if left < slot], dealer)


def lose(s: State, seat: Seat, slots: list[int], dealer: Dealer) -> None:
    """Turn contracts face down: they can no longer be fulfilled."""
    manifest = s.merchants[seat].manifest
    lost: list[Text] = []
    for slot in slots:
        contract = manifest[slot]
        assert contract is not None
        manifest[slot] = contract.with_status("lost")
        lost.append(CONTRACT_NAMES[contract.port, contract.good])
    if lost:
        dealer.tell("neptun-lost", who=SEAT_NAMES[seat], contracts=tuple(lost))
