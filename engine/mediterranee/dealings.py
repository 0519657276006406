"""Phase 2: what is asked of others: prices, counter-offers and trade between players."""

from engine.choice import NOTHING, Amount, Answer, Branch, Choice, OneOf, Option, Pick, yes_no
from engine.core import Decision, Decisions, Step, Table, step
from engine.mediterranee.components import BOX, PORTS, PRICES
from engine.mediterranee.labels import GOOD_NAMES, PORT_NAMES, WHO, cargo, ducats, galley_name
from engine.mediterranee.state import State
from engine.text import Seat, Text, text

LIMIT = BOX.limits.offer
STEP = PRICES.good
MOST = text("mediterranee-price-most")
ONE_PRICE = text("mediterranee-price-one")
ACCEPT = text("mediterranee-accept")
COUNTER = text("mediterranee-counter")
REFUSE = Branch("refuse", text("mediterranee-refuse"), NOTHING)
CANNOT_PAY = text("mediterranee-blocked-money")


def private(key: str, prompt: Text, choice: Choice, default: Answer) -> Decision:
    """A short question to somebody whose turn it is not; it may be answered in advance."""
    return Decision(key, prompt, choice, secret=True, default=default, standing=True)


def price_choice(most: int) -> OneOf:
    """What an owner asks for one piece: whatever is the most, or one price."""
    return OneOf(
        [
            Branch("most", MOST, NOTHING, note=ducats(most)),
            Branch("price", ONE_PRICE, Amount(STEP, most, STEP)),
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
            who=WHO[self.buyer],
            good=GOOD_NAMES[PORTS[self.port].good],
            port=PORT_NAMES[self.port],
        )
        choice = price_choice(s.price_most(port))
        return {port.owner: private("price", prompt, choice, {"most": {}})}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        s.stack.pop()
        price: int = answer["price"] if "price" in answer else s.price_most(s.ports[self.port])
        s.quotes[self.port] = price
        table.tell(
            "mediterranee-quoted",
            who=WHO[seat],
            price=price,
            good=GOOD_NAMES[PORTS[self.port].good],
            port=PORT_NAMES[self.port],
        )


@step
class Haggle(Step[State]):
    """The one counter-offer: the owner accepts it or stays with the first price."""

    buyer: Seat
    galley: int
    port: str
    count: int
    price: int

    def asks(self, s: State) -> Decisions:
        owner = s.ports[self.port].owner
        assert owner is not None
        if self._tariff_floor(s) is not None:
            return {}
        prompt = text(
            "mediterranee-ask-haggle",
            who=WHO[self.buyer],
            price=self.price,
            ask=s.quotes[self.port],
            count=self.count,
            good=GOOD_NAMES[PORTS[self.port].good],
            port=PORT_NAMES[self.port],
        )
        return {owner: private("haggle", prompt, yes_no(), "no")}

    def goes(self, s: State, table: Table) -> None:
        floor = self._tariff_floor(s)
        assert floor is not None
        table.show()
        self._answered(s, self.price >= floor, table)

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        self._answered(s, answer == "yes", table)

    def _tariff_floor(self, s: State) -> int | None:
        owner = s.ports[self.port].owner
        assert owner is not None
        tariff = s.purses[owner].tariffs.get(PORTS[self.port].good)
        return tariff.floor if tariff and self.port not in s.quotes else None

    def _answered(self, s: State, accepted: bool, table: Table) -> None:
        s.stack.pop()
        if accepted:
            buy(s, self.buyer, self.galley, self.count, self.price, table)
            return
        owner = s.ports[self.port].owner
        assert owner is not None
        table.tell(
            "mediterranee-haggle-refused",
            who=WHO[owner],
            buyer=WHO[self.buyer],
            price=self.price,
            port=PORT_NAMES[self.port],
        )


def buy(s: State, seat: Seat, number: int, count: int, price: int, table: Table) -> None:
    """Pieces from the box onto a galley in the zone of the port that produces them."""
    galley = s.galleys[number]
    port = s.port_in(galley.zone)
    assert port is not None
    good = PORTS[port.id].good
    s.goods[good] -= count
    galley.load([good] * count)
    s.pay(seat, count * price, None if port.owner == seat else port.owner)
    table.tell(
        "mediterranee-bought",
        who=WHO[seat],
        cargo=cargo([good] * count),
        port=PORT_NAMES[port.id],
        ducats=count * price,
        galley=galley_name(number),
    )


@step
class Trade(Step[State]):
    """Particular rules: goods from galley to galley, with the same offer, counter-offer and last word."""

    proposer: Seat
    seller: Seat
    buyer: Seat
    source: int
    target: int
    goods: list[str]
    price: int
    counter: int | None
    last: bool

    @property
    def responder(self) -> Seat:
        return self.buyer if self.proposer == self.seller else self.seller

    def asks(self, s: State) -> Decisions:
        if self.counter is None:
            return {self.responder: self._offer(s)}
        who, price = (self.responder, self.price) if self.last else (self.proposer, self.counter)
        key = "mediterranee-ask-trade-last" if self.last else "mediterranee-ask-trade-counter"
        yes = Option("yes", text("yes"), self._unpayable(s, who, price))
        choice = Pick([yes, Option("no", text("no"))])
        prompt = self._words(key, who, price)
        return {who: Decision("trade-counter", prompt, choice, secret=True, default="no")}

    def _offer(self, s: State) -> Decision:
        who = self.responder
        key = "mediterranee-ask-trade-buy" if who == self.buyer else "mediterranee-ask-trade-sell"
        accept = Branch("accept", ACCEPT, NOTHING, self._unpayable(s, who, self.price))
        branches = [accept, REFUSE]
        if counter := self._counter_range(s):
            branches.insert(1, Branch("counter", COUNTER, counter))
        return private("trade", self._words(key, who, self.price), OneOf(branches), {"refuse": {}})

    def _counter_range(self, s: State) -> Amount | None:
        """A buyer names less, a seller more."""
        if self.responder == self.seller:
            low, high = self.price + STEP, LIMIT
        else:
            low, high = 0, min(self.price - STEP, s.purses[self.buyer].ducats)
        return Amount(low, high, STEP) if low <= high else None

    def _unpayable(self, s: State, who: Seat, price: int) -> Text | None:
        return CANNOT_PAY if who == self.buyer and s.purses[who].ducats < price else None

    def _words(self, key: str, who: Seat, price: int) -> Text:
        other = self.proposer if who == self.responder else self.responder
        return text(
            key,
            who=WHO[other],
            cargo=cargo(self.goods),
            count=len(self.goods),
            price=price,
            source=galley_name(self.source),
            target=galley_name(self.target),
        )

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        if self.counter is None:
            self._takes_offer(s, answer, table)
        elif answer == "yes":
            self._agreed(s, self.price if self.last else self.counter, table)
        elif self.last:
            self._refused(s, table)
        else:
            table.tell("mediterranee-trade-counter-refused", who=WHO[seat], price=self.counter)
            self.last = True

    def _takes_offer(self, s: State, answer: Answer, table: Table) -> None:
        if "accept" in answer:
            self._agreed(s, self.price, table)
        elif "refuse" in answer:
            self._refused(s, table)
        else:
            self.counter = answer["counter"]
            table.tell("mediterranee-trade-countered", who=WHO[self.responder], price=self.counter)

    def _refused(self, s: State, table: Table) -> None:
        s.stack.pop()
        table.tell("mediterranee-trade-refused", who=WHO[self.responder], other=WHO[self.proposer])

    def _agreed(self, s: State, price: int, table: Table) -> None:
        s.stack.pop()
        for good in self.goods:
            s.galleys[self.source].goods.remove(good)
        s.galleys[self.target].load(self.goods)
        s.pay(self.buyer, price, self.seller)
        table.tell(
            "mediterranee-traded",
            seller=WHO[self.seller],
            buyer=WHO[self.buyer],
            cargo=cargo(self.goods),
            price=price,
        )
