"""Phase 2, particular rules: goods from galley to galley between players who share a coastal zone."""

from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, OneOf, Option, Part, Pick, Share
from engine.core import Decision, Decisions, Step, Table, step
from engine.mediterranee.components import BOX, PRICES, ZONES
from engine.mediterranee.ids import GALLEY_IDS, GALLEY_SPOTS, chosen_branch, galley_number
from engine.mediterranee.labels import (
    GALLEY_NAMES,
    SEAT_NAMES,
    cargo,
    galley_of,
    goods_buckets,
    named_goods,
)
from engine.mediterranee.orders import NOT_NOW, Means, Order, galley_branch, possible
from engine.mediterranee.state import Galley, State
from engine.text import Seat, Text, text

LIMIT = BOX.limits.offer
STEP = PRICES.good
SELL = text("mediterranee-sell")
BUY = text("mediterranee-buy")
GOODS_PART = text("mediterranee-part-goods")
PRICE_PART = text("mediterranee-part-price")
ACCEPT = text("mediterranee-accept")
COUNTER = text("mediterranee-counter")
REFUSE = Branch("refuse", text("mediterranee-refuse"), NOTHING)
CANNOT_PAY = text("mediterranee-blocked-money")
OPEN_SEA = frozenset(zone.id for zone in ZONES.values() if zone.kind == "open")
"""Zones in which nobody trades."""

Meeting = tuple[Galley, Galley]
"""A galley of the player at the market beside one of another player."""


# --- proposing


def _offer(s: State, means: Means) -> Branch:
    meetings = _meetings(s, means)
    if not meetings:
        return NOT_NOW["trade"]
    return possible("trade", lambda: _by_galley(meetings, means.ducats))


def _meetings(s: State, means: Means) -> list[Meeting]:
    """All galleys beside one's own that something can be sold to or bought from."""
    met: list[Meeting] = []
    for other in s.galleys.values():
        if other.zone in means.groups and other.seat != means.seat and other.zone not in OPEN_SEA:
            beside = means.groups[other.zone]
            met += [(mine, other) for mine in beside if _can_sell(mine, other) or _can_sell(other, mine)]
    return met


def _can_sell(seller: Galley, buyer: Galley) -> bool:
    return bool(seller.goods) and buyer.room > 0


def _by_galley(meetings: list[Meeting], purse: int) -> OneOf:
    """By the own galley, then by the other one."""
    by_mine: dict[int, list[Meeting]] = {}
    for mine, other in sorted(meetings, key=lambda met: (met[0].number, met[1].number)):
        by_mine.setdefault(mine.number, []).append((mine, other))
    return OneOf([_own_galley(met, purse) for met in by_mine.values()])


def _own_galley(meetings: list[Meeting], purse: int) -> Branch:
    mine = meetings[0][0]
    return galley_branch(mine, lambda: OneOf([_other_galley(mine, other, purse) for _, other in meetings]))


def _other_galley(mine: Galley, other: Galley, purse: int) -> Branch:
    ways = []
    if _can_sell(mine, other):
        ways.append(Branch("sell", SELL, _lot(mine, other, LIMIT)))
    if _can_sell(other, mine):
        ways.append(Branch("buy", BUY, _lot(other, mine, min(purse, LIMIT))))
    number = other.number
    label = galley_of(number, other.seat)
    return Branch(GALLEY_IDS[number], label, OneOf(ways), spot=GALLEY_SPOTS[number])


def _lot(seller: Galley, buyer: Galley, most: int) -> AllOf:
    goods = seller.goods
    share = Share(goods_buckets(goods), 1, min(buyer.room, len(goods)))
    return AllOf([Part("goods", GOODS_PART, share), Part("price", PRICE_PART, Amount(0, most, STEP))])


def _propose(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    own, onward = chosen_branch(answer)
    others, deal = chosen_branch(onward)
    way, terms = chosen_branch(deal)
    mine, theirs = galley_number(own), galley_number(others)
    other = s.galleys[theirs].seat
    goods = named_goods(terms["goods"])
    if way == "sell":
        parties, route = (seat, other), (mine, theirs)
    else:
        parties, route = (other, seat), (theirs, mine)
    s.stack.append(Trade(seat, *parties, *route, goods, terms["price"], None, False))
    table.tell(
        f"mediterranee-trade-{way}",
        who=SEAT_NAMES[seat],
        other=SEAT_NAMES[other],
        cargo=cargo(goods),
        price=terms["price"],
    )


TRADE = Order(_offer, _propose)


# --- answering


@step
class Trade(Step[State]):
    """A deal between two players, with the same offer, counter-offer and last word as in a port."""

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
            return {self.responder: self._offered(s)}
        who, price = (self.responder, self.price) if self.last else (self.proposer, self.counter)
        key = "mediterranee-ask-trade-last" if self.last else "mediterranee-ask-trade-counter"
        yes = Option("yes", text("yes"), self._unpayable(s, who, price))
        choice = Pick([yes, Option("no", text("no"))])
        prompt = self._words(key, who, price)
        return {who: Decision("trade-counter", prompt, choice, secret=True, default="no")}

    def _offered(self, s: State) -> Decision:
        who = self.responder
        key = "mediterranee-ask-trade-buy" if who == self.buyer else "mediterranee-ask-trade-sell"
        accept = Branch("accept", ACCEPT, NOTHING, self._unpayable(s, who, self.price))
        branches = [accept, REFUSE]
        if counter := self._counter_range(s):
            branches.insert(1, Branch("counter", COUNTER, counter))
        prompt = self._words(key, who, self.price)
        default: Answer = {"refuse": {}}
        return Decision("trade", prompt, OneOf(branches), secret=True, default=default, standing=True)

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
            who=SEAT_NAMES[other],
            cargo=cargo(self.goods),
            count=len(self.goods),
            price=price,
            source=GALLEY_NAMES[self.source],
            target=GALLEY_NAMES[self.target],
        )

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        if self.counter is None:
            self._take_first_answer(s, answer, table)
        elif answer == "yes":
            self._agree(s, self.price if self.last else self.counter, table)
        elif self.last:
            self._refuse(s, table)
        else:
            table.tell("mediterranee-trade-counter-refused", who=SEAT_NAMES[seat], price=self.counter)
            self.last = True

    def _take_first_answer(self, s: State, answer: Answer, table: Table) -> None:
        if "accept" in answer:
            self._agree(s, self.price, table)
        elif "refuse" in answer:
            self._refuse(s, table)
        else:
            self.counter = answer["counter"]
            table.tell("mediterranee-trade-countered", who=SEAT_NAMES[self.responder], price=self.counter)

    def _refuse(self, s: State, table: Table) -> None:
        s.stack.pop()
        table.tell(
            "mediterranee-trade-refused", who=SEAT_NAMES[self.responder], other=SEAT_NAMES[self.proposer]
        )

    def _agree(self, s: State, price: int, table: Table) -> None:
        s.stack.pop()
        s.galleys[self.source].unload(self.goods)
        s.galleys[self.target].load(self.goods)
        s.pay(self.buyer, price, self.seller)
        table.tell(
            "mediterranee-traded",
            seller=SEAT_NAMES[self.seller],
            buyer=SEAT_NAMES[self.buyer],
            cargo=cargo(self.goods),
            price=price,
        )
