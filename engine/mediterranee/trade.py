"""Phase 2, particular rules: goods from galley to galley between players who share a coastal zone."""

from dataclasses import field

from engine.answers import chosen_branch
from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, OneOf, Option, Part, Pick, Share
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.mediterranee.components import BOX, PRICES, ZONES
from engine.mediterranee.ids import (
    GALLEY_IDS,
    GALLEY_SPOTS,
    count_id,
    galley_number,
)
from engine.mediterranee.labels import (
    GALLEY_NAMES,
    PIECE_COUNTS,
    SEAT_NAMES,
    cargo,
    galley_of,
    goods_buckets,
    named_goods,
)
from engine.mediterranee.orders import LABELS, NOT_NOW, Means, Order, galley_branch, possible
from engine.mediterranee.state import Galley, State
from engine.text import Seat, Text, text

LIMIT = BOX.limits.offer
PROPOSALS = BOX.limits.proposals
STEP = PRICES.good
SELL = text("mediterranee-sell")
BUY = text("mediterranee-buy")
SWAP = text("mediterranee-swap")
GIVE_PART = text("mediterranee-part-give")
TAKE_PART = text("mediterranee-part-take")
TERMS_PART = text("mediterranee-part-terms")
EVEN_TERMS = text("mediterranee-terms-even")
EVENLY = Branch("even", EVEN_TERMS, NOTHING)
PAYING = text("mediterranee-terms-pay")
ASKING = text("mediterranee-terms-ask")
GOODS_PART = text("mediterranee-part-goods")
PRICE_PART = text("mediterranee-part-price")
ACCEPT = text("mediterranee-accept")
COUNTER = text("mediterranee-counter")
REFUSE = Branch("refuse", text("mediterranee-refuse"), NOTHING)
CANNOT_PAY = text("mediterranee-blocked-money")
ENOUGH = Branch("trade", LABELS["trade"], NOTHING, text("mediterranee-blocked-trade-enough", count=PROPOSALS))
OPEN_SEA = frozenset(zone.id for zone in ZONES.values() if zone.kind == "open")
"""Zones in which nobody trades."""

Meeting = tuple[Galley, Galley]
"""A galley of the player at the market beside one of another player."""


# --- proposing


def _offer(s: State, means: Means) -> Branch:
    meetings = _meetings(s, means)
    if not meetings:
        return NOT_NOW["trade"]
    if s.proposed >= PROPOSALS:
        return ENOUGH
    return possible("trade", lambda: _by_galley(meetings, means.ducats))


def _meetings(s: State, means: Means) -> list[Meeting]:
    """All galleys beside one's own that goods can be dealt with."""
    met: list[Meeting] = []
    for other in s.galleys.values():
        if other.zone in means.groups and other.seat != means.seat and other.zone not in OPEN_SEA:
            beside = means.groups[other.zone]
            met += [(mine, other) for mine in beside if _can_deal(mine, other)]
    return met


def _can_deal(mine: Galley, other: Galley) -> bool:
    return _can_sell(mine, other) or _can_sell(other, mine) or _can_swap(mine, other)


def _can_sell(seller: Galley, buyer: Galley) -> bool:
    return bool(seller.goods) and buyer.room > 0


def _can_swap(mine: Galley, other: Galley) -> bool:
    """Piece for piece needs no room, so full galleys may exchange goods too."""
    return bool(mine.goods and other.goods) and len({*mine.goods, *other.goods}) > 1


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
    if _can_swap(mine, other):
        ways.append(Branch("swap", SWAP, _exchange(mine, other, purse)))
    number = other.number
    label = galley_of(number, other.seat)
    return Branch(GALLEY_IDS[number], label, OneOf(ways), spot=GALLEY_SPOTS[number])


def _lot(seller: Galley, buyer: Galley, most: int) -> AllOf:
    goods = seller.goods
    share = Share(goods_buckets(goods), 1, min(buyer.room, len(goods)))
    return AllOf([Part("goods", GOODS_PART, share), Part("price", PRICE_PART, Amount(0, most, STEP))])


def _exchange(mine: Galley, other: Galley, purse: int) -> OneOf:
    """As many pieces for as many, with money on top where it is wanted."""
    terms = [EVENLY, Branch("ask", ASKING, Amount(STEP, LIMIT, STEP))]
    if purse >= STEP:
        most = min(purse - purse % STEP, LIMIT)
        terms.append(Branch("pay", PAYING, Amount(STEP, most, STEP)))
    return OneOf(
        [
            Branch(
                count_id(count),
                PIECE_COUNTS[count],
                AllOf(
                    [
                        Part("give", GIVE_PART, Share(goods_buckets(mine.goods), count, count), "give"),
                        Part("take", TAKE_PART, Share(goods_buckets(other.goods), count, count), "get"),
                        Part("terms", TERMS_PART, OneOf(terms)),
                    ]
                ),
            )
            for count in range(1, min(len(mine.goods), len(other.goods)) + 1)
        ]
    )


def _propose(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    own, onward = chosen_branch(answer)
    others, deal = chosen_branch(onward)
    way, terms = chosen_branch(deal)
    mine, theirs = galley_number(own), galley_number(others)
    s.proposed += 1
    if way == "swap":
        _propose_exchange(s, seat, (mine, theirs), terms, dealer)
        return
    other = s.galleys[theirs].seat
    goods = named_goods(terms["goods"])
    if way == "sell":
        parties, route = (seat, other), (mine, theirs)
    else:
        parties, route = (other, seat), (theirs, mine)
    s.stack.append(Trade(seat, *parties, *route, goods, terms["price"], None, False))
    dealer.tell(
        f"mediterranee-trade-{way}",
        who=SEAT_NAMES[seat],
        other=SEAT_NAMES[other],
        cargo=cargo(goods),
        price=terms["price"],
    )


def _propose_exchange(s: State, seat: Seat, galleys: tuple[int, int], answer: Answer, dealer: Dealer) -> None:
    """The player who gets money on top is the seller; if neither does, the one who is asked may want some."""
    mine, theirs = galleys
    other = s.galleys[theirs].seat
    _count, form = chosen_branch(answer)
    give, take = named_goods(form["give"]), named_goods(form["take"])
    way, price = chosen_branch(form["terms"])
    if way == "ask":
        deal = Trade(seat, seat, other, mine, theirs, give, price, None, False, take)
    else:
        deal = Trade(seat, other, seat, theirs, mine, take, price or 0, None, False, give)
    s.stack.append(deal)
    dealer.tell(
        f"mediterranee-swap-{way}",
        who=SEAT_NAMES[seat],
        other=SEAT_NAMES[other],
        give=cargo(give),
        take=cargo(take),
        price=deal.price,
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
    back: list[str] = field(default_factory=list)
    """In an exchange, what the buyer gives besides the price."""

    @property
    def responder(self) -> Seat:
        return self.buyer if self.proposer == self.seller else self.seller

    def asks(self, s: State) -> Decisions:
        if self.counter is None:
            return {self.responder: self._offer_question(s)}
        who, price = (self.responder, self.price) if self.last else (self.proposer, self.counter)
        asks = "last" if self.last else "counter"
        yes = Option("yes", text("yes"), self._unpayable(s, who, price))
        choice = Pick([yes, Option("no", text("no"))])
        prompt = self._words(asks, who, price)
        asked = Decision(
            "trade-counter",
            prompt,
            choice,
            secret=True,
            default="no",
            facts=self._facts(who, price),
            about=self._about,
        )
        return {who: asked}

    @property
    def _about(self) -> tuple[str, str]:
        return GALLEY_SPOTS[self.source], GALLEY_SPOTS[self.target]

    def _facts(self, who: Seat, price: int) -> tuple[Text, ...]:
        """Between which galleys, and in an exchange the money on top."""
        key = "mediterranee-fact-swap" if self.back else "mediterranee-fact-trade"
        ships = text(key, source=GALLEY_NAMES[self.source], target=GALLEY_NAMES[self.target])
        return (self._terms(who, price), ships) if self.back and price else (ships,)

    def _offer_question(self, s: State) -> Decision:
        who = self.responder
        asks = "buy" if who == self.buyer else "sell"
        accept = Branch("accept", ACCEPT, NOTHING, self._unpayable(s, who, self.price))
        branches = [accept, REFUSE]
        if counter := self._counter_range(s):
            branches.insert(1, Branch("counter", COUNTER, counter))
        prompt = self._words(asks, who, self.price)
        default: Answer = {"refuse": {}}
        return Decision(
            "trade",
            prompt,
            OneOf(branches),
            secret=True,
            default=default,
            standing=True,
            facts=self._facts(who, self.price),
            about=self._about,
        )

    def _counter_range(self, s: State) -> Amount | None:
        """A buyer names less, a seller more."""
        if self.responder == self.seller:
            low, high = self.price + STEP, LIMIT
        else:
            low, high = 0, min(self.price - STEP, s.purses[self.buyer].ducats)
        return Amount(low, high, STEP) if low <= high else None

    def _unpayable(self, s: State, who: Seat, price: int) -> Text | None:
        return CANNOT_PAY if who == self.buyer and s.purses[who].ducats < price else None

    def _words(self, asks: str, who: Seat, price: int) -> Text:
        other = self.proposer if who == self.responder else self.responder
        if self.back:
            return self._exchange_words(asks, who, other, price)
        return text(
            f"mediterranee-ask-trade-{asks}",
            who=SEAT_NAMES[other],
            cargo=cargo(self.goods),
            count=len(self.goods),
            price=price,
            source=GALLEY_NAMES[self.source],
            target=GALLEY_NAMES[self.target],
        )

    def _exchange_words(self, asks: str, who: Seat, other: Seat, price: int) -> Text:
        give, take = (self.goods, self.back) if who == self.seller else (self.back, self.goods)
        return text(
            f"mediterranee-ask-swap-{asks}" if asks in ("counter", "last") else "mediterranee-ask-swap",
            who=SEAT_NAMES[other],
            give=cargo(give),
            take=cargo(take),
            terms=self._terms(who, price),
            source=GALLEY_NAMES[self.source],
            target=GALLEY_NAMES[self.target],
        )

    def _terms(self, who: Seat, price: int) -> Text:
        paid = "get" if who == self.seller else "pay"
        return text(f"mediterranee-exchange-{paid}", price=price) if price else EVEN_TERMS

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        if self.counter is None:
            self._take_first_answer(s, answer, dealer)
        elif answer == "yes":
            self._agree(s, self.price if self.last else self.counter, dealer)
        elif self.last:
            self._refuse(s, dealer)
        else:
            dealer.tell("mediterranee-trade-counter-refused", who=SEAT_NAMES[seat], price=self.counter)
            self.last = True

    def _take_first_answer(self, s: State, answer: Answer, dealer: Dealer) -> None:
        if "accept" in answer:
            self._agree(s, self.price, dealer)
        elif "refuse" in answer:
            self._refuse(s, dealer)
        else:
            self.counter = answer["counter"]
            dealer.tell("mediterranee-trade-countered", who=SEAT_NAMES[self.responder], price=self.counter)

    def _refuse(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        dealer.tell(
            "mediterranee-trade-refused", who=SEAT_NAMES[self.responder], other=SEAT_NAMES[self.proposer]
        )

    def _agree(self, s: State, price: int, dealer: Dealer) -> None:
        s.stack.pop()
        source, target = s.galleys[self.source], s.galleys[self.target]
        source.unload(self.goods)
        target.unload(self.back)
        source.load(self.back)
        target.load(self.goods)
        s.pay(self.buyer, price, self.seller)
        if self.back:
            dealer.tell(
                "mediterranee-swapped",
                seller=SEAT_NAMES[self.seller],
                buyer=SEAT_NAMES[self.buyer],
                cargo=cargo(self.goods),
                back=cargo(self.back),
                price=price,
            )
            return
        dealer.tell(
            "mediterranee-traded",
            seller=SEAT_NAMES[self.seller],
            buyer=SEAT_NAMES[self.buyer],
            cargo=cargo(self.goods),
            price=price,
        )
