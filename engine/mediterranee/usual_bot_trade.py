"""The bot in deals with others: what it proposes, accepts, counters and refuses."""

from collections.abc import Iterator

from engine.choice import Answer, Branch, OneOf
from engine.mediterranee.components import BOX, PRICES
from engine.mediterranee.ids import count_id, galley_number
from engine.mediterranee.view import DealView, GalleyView
from engine.mediterranee.worths import Worths
from engine.rng import Rng

STEP = PRICES.good
Proposal = tuple[int, Answer]
"""What both sides gain together, and the terms."""


# --- proposing


def may_propose(own: Worths) -> bool:
    """Whether it has not proposed enough deals at this market."""
    return own.view.proposed < own.weights.proposals


def propose_deal(own: Worths, branch: Branch, _rng: Rng) -> Answer | None:
    """The deal in one piece of which both sides have most, if it is worth a word."""
    best: Proposal = (own.weights.proposal_gain, None)
    for mine in _branches(branch):
        for theirs in _branches(mine):
            for gain, terms in _proposals(own, mine, theirs):
                if gain > best[0]:
                    best = gain, {mine.id: {theirs.id: terms}}
    return best[1]


def _branches(branch: Branch) -> list[Branch]:
    assert isinstance(branch.choice, OneOf)
    return branch.choice.branches


def _proposals(own: Worths, mine: Branch, theirs: Branch) -> Iterator[Proposal]:
    galley, other = own.galleys[galley_number(mine.id)], own.galleys[galley_number(theirs.id)]
    partner = own.partner(other.seat)
    for way in _branches(theirs):
        if way.id == "sell":
            for good in sorted(set(galley.goods)):
                low, high = own.cargo_loss([good], galley), partner.cargo_worth([good], other)
                yield from _at_middle_price(own, "sell", good, low, high)
        elif way.id == "buy":
            for good in sorted(set(other.goods)):
                low, high = partner.cargo_loss([good], other), own.cargo_worth([good], galley)
                yield from _at_middle_price(own, "buy", good, low, high)
        else:
            yield from _exchanges(own, partner, galley, other)


def _at_middle_price(own: Worths, way: str, good: str, low: int, high: int) -> Iterator[Proposal]:
    """Half way between what it is worth to the one and to the other."""
    price = (low + high) // 2 // STEP * STEP
    payable = BOX.limits.offer if way == "sell" else own.ducats
    if price - low >= own.weights.deal_gain and high - price >= own.weights.deal_gain and price <= payable:
        yield high - low, {way: {"goods": {good: 1}, "price": price}}


def _exchanges(own: Worths, partner: Worths, galley: GalleyView, other: GalleyView) -> Iterator[Proposal]:
    for give in sorted(set(galley.goods)):
        for take in sorted(set(other.goods) - {give}):
            mine = own.cargo_worth([take], galley) - own.cargo_loss([give], galley)
            theirs = partner.cargo_worth([give], other) - partner.cargo_loss([take], other)
            if min(mine, theirs) >= own.weights.deal_gain:
                form = {"give": {give: 1}, "take": {take: 1}, "terms": {"even": {}}}
                yield mine + theirs, {"swap": {count_id(1): form}}


# --- answering


def answer_deal(own: Worths) -> Answer:
    """Takes what gains enough, else names the price at which it would."""
    deal = _deal(own)
    if _accepts(own, deal, deal.price):
        return {"accept": {}}
    wanted = _wanted_price(own, deal)
    if own.me == deal.seller and deal.price < wanted <= BOX.limits.offer:
        return {"counter": wanted}
    if own.me == deal.buyer and 0 < wanted < deal.price and wanted <= own.ducats:
        return {"counter": wanted}
    return {"refuse": {}}


def other_prices(own: Worths) -> list[Answer]:
    """Yes, no, and prices around the one at which it would agree."""
    wanted = _wanted_price(own, _deal(own))
    prices = [price for price in (wanted - STEP, wanted, wanted + STEP, wanted + 2 * STEP) if price > 0]
    return [{"accept": {}}, {"refuse": {}}, *[{"counter": price} for price in prices]]


def answer_counter_offer(own: Worths) -> Answer:
    deal = _deal(own)
    return "yes" if _accepts(own, deal, deal.price) else "no"


def _deal(own: Worths) -> DealView:
    assert own.view.deal is not None
    return own.view.deal


def _wanted_price(own: Worths, deal: DealView) -> int:
    """The least a seller wants, the most a buyer gives."""
    margin = own.weights.deal_gain
    if own.me == deal.seller:
        galley = own.galleys[deal.source]
        least = own.cargo_loss(deal.goods, galley) - own.cargo_worth(deal.back, galley) + margin
        return max(0, -(-least // STEP) * STEP)
    galley = own.galleys[deal.target]
    most = own.cargo_worth(deal.goods, galley) - own.cargo_loss(deal.back, galley) - margin
    return most // STEP * STEP


def _accepts(own: Worths, deal: DealView, price: int) -> bool:
    wanted = _wanted_price(own, deal)
    return price >= wanted if own.me == deal.seller else price <= min(wanted, own.ducats)
