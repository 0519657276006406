"""Phase 2: goods bought in ports, and the price that the owner of a port names for them."""

from typing import NamedTuple

from engine.answers import chosen_branch
from engine.choice import NOTHING, Amount, Answer, Branch, OneOf, yes_no
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.mediterranee.components import GOOD_OF, PORT_IN, PRICES, ZONE_OF
from engine.mediterranee.ids import PORT_SPOTS, count_id, count_of, galley_number
from engine.mediterranee.labels import (
    GALLEY_NAMES,
    GOOD_NAMES,
    PIECE_COUNTS,
    PORT_NAMES,
    SEAT_NAMES,
    cargo,
    ducats,
    ducats_each,
)
from engine.mediterranee.orders import NOT_NOW, Means, Order, galley_branch, possible
from engine.mediterranee.state import Galley, State
from engine.mediterranee.tariffs import TARIFF_FORM, set_tariff
from engine.text import Seat, text

STEP = PRICES.good
TAKE = text("mediterranee-take")
OFFER = text("mediterranee-offer")
BUY_LABELS = {
    (good, number, single): text(
        "mediterranee-buy-piece" if single else "mediterranee-buy-pieces", good=name, number=number
    )
    for good, name in GOOD_NAMES.items()
    for number in GALLEY_NAMES
    for single in (True, False)
}
"""What a galley buys; alone, where it has room or money for one piece."""
ENQUIRE = Branch("enquire", text("mediterranee-enquire"), NOTHING)
MOST = text("mediterranee-price-most")
ONE_PRICE = text("mediterranee-price-one")
STANDING_PRICE = text("mediterranee-price-standing")


class Purchase(NamedTuple):
    """What one galley can buy where it lies."""

    price: int | None
    """None: the owner of the port has to be asked."""
    haggling: bool
    """Whether the port is another player's, who may be made a counter-offer."""
    most: int
    """Pieces that can be bought at the price."""
    counters: list[int]
    """The best counter-offer for one piece, for two, and so on."""


def _purchase(s: State, seat: Seat, galley: Galley, purse: int) -> Purchase | None:
    name = PORT_IN.get(galley.zone)
    if name is None or purse < STEP:
        return None
    room = min(galley.room, s.goods[GOOD_OF[name]])
    if room <= 0:
        return None
    port = s.ports[name]
    if port.owner is None or port.owner == seat:
        return Purchase(STEP, False, min(room, purse // STEP), [])
    price = s.asking_price(port)
    if price is None:
        return Purchase(None, True, 0, [])
    most, counters = min(room, purse // price), _counters(s, seat, name, price, purse)
    return Purchase(price, True, most, counters) if most or counters else None


def _counters(s: State, seat: Seat, port: str, price: int, purse: int) -> list[int]:
    """A counter-offer may be for as much as all of one's galleys in the port have room for."""
    if port in s.haggled or price == STEP:
        return []
    room = min(sum([galley.room for galley in s.at(ZONE_OF[port], seat)]), s.goods[GOOD_OF[port]])
    affordable = (purse // count // STEP * STEP for count in range(1, room + 1))
    return [min(price - STEP, most) for most in affordable if most]


def _offer(s: State, means: Means) -> Branch:
    for galley in means.fleet:
        if _purchase(s, means.seat, galley, means.ducats):
            note = text("mediterranee-note-purse", amount=means.ducats)
            return possible("buy", lambda: _purchases(s, means), note)
    return NOT_NOW["buy"]


def _purchases(s: State, means: Means) -> OneOf:
    return OneOf(
        [
            _branch(galley, purchase)
            for galley in means.fleet
            if (purchase := _purchase(s, means.seat, galley, means.ducats))
        ]
    )


def _branch(galley: Galley, purchase: Purchase) -> Branch:
    good = GOOD_OF[PORT_IN[galley.zone]]
    label = BUY_LABELS[good, galley.number, purchase.most == 1 and not purchase.haggling]
    if purchase.price is None:
        return galley_branch(galley, lambda: OneOf([ENQUIRE]), label=label)
    note = text("mediterranee-note-price", good=GOOD_NAMES[good], price=purchase.price)
    if not purchase.haggling:
        return galley_branch(galley, lambda: Amount(1, purchase.most), note, label)
    return galley_branch(galley, lambda: _haggle_choice(purchase), note, label)


def _haggle_choice(purchase: Purchase) -> OneOf:
    """Take goods at the price of the owner of the port, or make a counter-offer."""
    branches = []
    if purchase.most:
        assert purchase.price is not None
        branches.append(Branch("take", TAKE, Amount(1, purchase.most), note=ducats_each(purchase.price)))
    if purchase.counters:
        by_count = [
            Branch(count_id(count), PIECE_COUNTS[count], Amount(STEP, best, STEP))
            for count, best in enumerate(purchase.counters, start=1)
        ]
        branches.append(Branch("offer", OFFER, OneOf(by_count)))
    return OneOf(branches)


def _obey(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    galley, how = chosen_branch(answer)
    number = galley_number(galley)
    port = s.port_in(s.galleys[number].zone)
    assert port is not None
    if isinstance(how, int):
        buy(s, seat, number, how, STEP, dealer)
    elif "enquire" in how:
        s.stack.append(Enquiry(seat, port.id))
    elif "take" in how:
        price = s.asking_price(port)
        assert price is not None
        buy(s, seat, number, how["take"], price, dealer)
    else:
        count, price = chosen_branch(how["offer"])
        s.haggled.append(port.id)
        s.stack.append(Haggle(seat, number, port.id, count_of(count), price))


BUY = Order(_offer, _obey)


def buy(s: State, seat: Seat, number: int, count: int, price: int, dealer: Dealer) -> None:
    """Pieces from the box onto a galley in the zone of the port that produces them."""
    galley = s.galleys[number]
    port = s.port_in(galley.zone)
    assert port is not None
    good = GOOD_OF[port.id]
    s.goods[good] -= count
    galley.load([good] * count)
    s.pay(seat, count * price, None if port.owner == seat else port.owner)
    dealer.tell(
        "mediterranee-bought",
        who=SEAT_NAMES[seat],
        cargo=cargo([good] * count),
        port=PORT_NAMES[port.id],
        ducats=count * price,
        galley=GALLEY_NAMES[number],
    )


def price_choice(most: int) -> OneOf:
    """What an owner asks for one piece: whatever is the most, one price, or a standing price from now on."""
    return OneOf(
        [
            Branch("most", MOST, NOTHING, note=ducats(most)),
            Branch("price", ONE_PRICE, Amount(STEP, most, STEP)),
            Branch("tariff", STANDING_PRICE, TARIFF_FORM),
        ]
    )


@step
class Enquiry(Step[State]):
    """Buying in another's port: its owner names the price and may not refuse to sell."""

    buyer: Seat
    port: str

    def asks(self, s: State) -> Decisions:
        port = s.ports[self.port]
        assert port.owner is not None
        prompt = text(
            "mediterranee-ask-price",
            who=SEAT_NAMES[self.buyer],
            good=GOOD_NAMES[GOOD_OF[self.port]],
            port=PORT_NAMES[self.port],
        )
        choice = price_choice(s.price_most(port))
        about = (PORT_SPOTS[self.port],)
        asked = Decision(
            "price", prompt, choice, secret=True, default={"most": {}}, standing=True, about=about
        )
        return {port.owner: asked}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        s.stack.pop()
        if "tariff" in answer:
            set_tariff(s, seat, GOOD_OF[self.port], answer["tariff"], dealer)
            return
        price: int = answer["price"] if "price" in answer else s.price_most(s.ports[self.port])
        s.quotes[self.port] = price
        dealer.tell(
            "mediterranee-quoted",
            who=SEAT_NAMES[seat],
            price=price,
            good=GOOD_NAMES[GOOD_OF[self.port]],
            port=PORT_NAMES[self.port],
        )


@step
class Haggle(Step[State]):
    """The one counter-offer: the owner accepts it or stays with the first price.

    A price agreed holds for the number of pieces it was offered for, on all the galleys of the buyer there.
    """

    buyer: Seat
    galley: int
    port: str
    count: int
    price: int

    def asks(self, s: State) -> Decisions:
        if self._tariff_floor(s) is not None:
            return {}
        prompt = text(
            "mediterranee-ask-haggle",
            who=SEAT_NAMES[self.buyer],
            price=self.price,
            ask=s.quotes[self.port],
            count=self.count,
            good=GOOD_NAMES[GOOD_OF[self.port]],
            port=PORT_NAMES[self.port],
        )
        fact = text(
            "mediterranee-fact-haggle",
            who=SEAT_NAMES[self.buyer],
            ask=s.quotes[self.port],
            port=PORT_NAMES[self.port],
        )
        asked = Decision(
            "haggle",
            prompt,
            yes_no(),
            secret=True,
            default="no",
            standing=True,
            facts=(fact,),
            about=(PORT_SPOTS[self.port],),
        )
        return {self.owner(s): asked}

    def owner(self, s: State) -> Seat:
        owner = s.ports[self.port].owner
        assert owner is not None
        return owner

    def goes(self, s: State, dealer: Dealer) -> None:
        floor = self._tariff_floor(s)
        assert floor is not None
        dealer.end_free_undo()
        self._conclude(s, self.price >= floor, dealer)

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        self._conclude(s, answer == "yes", dealer)

    def _tariff_floor(self, s: State) -> int | None:
        """The least that the owner's standing price takes, where it answers."""
        tariff = s.purses[self.owner(s)].tariffs.get(GOOD_OF[self.port])
        return tariff.floor if tariff and self.port not in s.quotes else None

    def _conclude(self, s: State, accepted: bool, dealer: Dealer) -> None:
        s.stack.pop()
        dealer.tell(
            "mediterranee-haggle-agreed" if accepted else "mediterranee-haggle-refused",
            who=SEAT_NAMES[self.owner(s)],
            buyer=SEAT_NAMES[self.buyer],
            price=self.price,
            port=PORT_NAMES[self.port],
        )
        if accepted:
            self._buy(s, dealer)

    def _buy(self, s: State, dealer: Dealer) -> None:
        """The galley that was named is laden first, then the others in the port."""
        left = self.count
        beside = s.at(ZONE_OF[self.port], self.buyer)
        for galley in sorted(beside, key=lambda galley: galley.number != self.galley):
            if count := min(left, max(0, galley.room)):
                buy(s, self.buyer, galley.number, count, self.price, dealer)
                left -= count
