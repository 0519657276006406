"""How the house player bargains: buy what the load needs, swap for longer runs, give nothing away."""

from dataclasses import dataclass, field
from math import ceil

from engine.choice import AllOf, Amount, Answer, Branch, Choice, OneOf, Pick, problem
from engine.core import Decision
from engine.oltremare.appraisal import Judge, icons_worth, likely_held, unseen_icons
from engine.oltremare.components import CARDS, goods_in_play
from engine.oltremare.labels import ANY
from engine.oltremare.offers import wanted
from engine.oltremare.state import Terms
from engine.oltremare.view import OfferView
from engine.text import Seat

WORTH_ACCEPTING = 0.3
WORTH_PROPOSING = 1.5
WORTH_HAGGLING = -2.5
BELIEF = 0.4
"""How much of what is said about icons is believed."""
PROPOSALS = 1
"""Offers a house player makes in one phase: enough to trade, few enough to read."""

Free = dict[str, Branch]


@dataclass(slots=True)
class Idea:
    """An offer the house player would like to make."""

    worth: float
    give: list[str] = field(default_factory=list)
    pay: int = 0
    ask: dict[str, int] = field(default_factory=dict)


def active(judge: Judge, decision: Decision, choice: OneOf) -> Answer | None:
    """In one's own phase: take good offers, make some and wait for answers, buy what is needed, go on."""
    view = judge.view
    free = _free(choice)
    if accepted := _best_acceptance(judge, free):
        return accepted
    if not decision.blocking:
        return None
    if "propose" in free:
        others = [seat for seat in range(view.seats) if seat != view.turn]
        ideas = _swaps(judge, others) + _purchase(judge)
        idea = _next_idea(ideas, view.made.get(view.turn, 0))
        if idea and (form := _filled(judge, free["propose"].choice, idea, others)):
            return {"propose": form}
    if "wait" in free:
        return {"wait": {}}
    if "go" in free and not _tempting(judge):
        return {"go": {}}
    return next(({source: {}} for source in ("buy-pirates", "buy-deck") if source in free), decision.default)


def partner(judge: Judge, decision: Decision, choice: OneOf) -> Answer | None:
    """In another's phase: accept what is good, haggle over what is nearly so, offer what one can spare."""
    free = _free(choice)
    if accepted := _best_acceptance(judge, free):
        return accepted
    made = judge.view.made.get(judge.me.seat, 0)
    if "decline" in free:
        return _haggling(judge, free) if made == 0 else decision.default
    if "propose" in free:
        ideas = _swaps(judge, [judge.view.turn]) + _sale(judge)
        idea = _next_idea(ideas, made)
        if idea and (form := _filled(judge, free["propose"].choice, idea)):
            return {"propose": form}
    return decision.default


def _free(choice: OneOf) -> Free:
    return {branch.id: branch for branch in choice.branches if branch.blocked is None}


# --- offers of others -------------------------------------------------------------------------------------


@dataclass(slots=True)
class Reading:
    """What taking up an offer would mean."""

    offer: OfferView
    answers: Free
    gives: list[str]
    worth: float


def _readings(judge: Judge, free: Free) -> list[Reading]:
    """The offers that could be accepted as things stand."""
    found: list[Reading] = []
    for offer in judge.view.offers:
        branch = free.get(f"offer-{offer.number}")
        if branch is None or not isinstance(branch.choice, OneOf):
            continue
        answers = _free(branch.choice)
        if "accept" in answers:
            gives = _cards_for(judge, offer.terms)
            found.append(Reading(offer, answers, gives, _worth(judge, offer, gives)))
    return found


def _cards_for(judge: Judge, terms: Terms) -> list[str]:
    hand = judge.view.hand
    return [
        card for good, count in terms.asks for card in judge.cheapest(wanted(hand, good, terms.asks), count)
    ]


def _worth(judge: Judge, offer: OfferView, gives: list[str]) -> float:
    terms = offer.terms
    worth = judge.exchange(terms.goods, gives) + terms.ducats - terms.price
    if terms.tells:
        said = sum(judge.weights.icon(icon) for icon in terms.tells)
        expected = sum(count * unseen_icons(good, judge.weights) for good, count in terms.goods)
        worth += BELIEF * (said - expected)
    if terms.goods or gives:
        worth += _honour(judge)
    return worth


def _honour(judge: Judge) -> float:
    """The prestige of a trade with the active player, once a turn."""
    view = judge.view
    if view.seat == view.turn or view.seat in view.honoured:
        return 0.0
    return judge.weights.prestige


def _best_acceptance(judge: Judge, free: Free) -> Answer | None:
    reading = max(_readings(judge, free), key=lambda one: one.worth, default=None)
    if reading is None or reading.worth < WORTH_ACCEPTING:
        return None
    form = _acceptance(judge, reading.answers["accept"].choice, reading)
    return {f"offer-{reading.offer.number}": {"accept": form}}


def _acceptance(judge: Judge, form: Choice, reading: Reading) -> Answer:
    """The cards to give, sorted into the parts of the form."""
    assert isinstance(form, AllOf)
    asks = reading.offer.terms.asks
    filled: dict[str, Answer] = {}
    for part in form.parts:
        cards = [card for card in wanted(judge.view.hand, part.id, asks) if card in reading.gives]
        assert isinstance(part.choice, Pick)
        filled[part.id] = cards[0] if part.choice.single else cards
    return filled


def _haggling(judge: Judge, free: Free) -> Answer:
    """The same goods for a few ducats more, or a plain no."""
    for reading in _readings(judge, free):
        terms = reading.offer.terms
        more = ceil(WORTH_PROPOSING - reading.worth)
        net = terms.ducats - terms.price + more
        rich = judge.view.merchants[reading.offer.by].ducats >= net
        begging = net >= 0 and not reading.gives
        if reading.worth < WORTH_HAGGLING or "counter" not in reading.answers or begging or not rich:
            continue
        idea = Idea(0.0, reading.gives, max(0, -net), dict(terms.goods))
        if net > 0:
            idea.ask["ducats"] = net
        if idea.ask and (form := _filled(judge, reading.answers["counter"].choice, idea)):
            return {f"offer-{reading.offer.number}": {"counter": form}}
    return {"decline": {}}


# --- offers of one's own ----------------------------------------------------------------------------------


def _next_idea(ideas: list[Idea], made: int) -> Idea | None:
    """The best idea first, then the next best: what was refused is not tried again."""
    good = sorted((idea for idea in ideas if idea.worth >= WORTH_PROPOSING), key=lambda idea: -idea.worth)
    return good[made] if made < min(PROPOSALS, len(good)) else None


def _swaps(judge: Judge, others: list[Seat]) -> list[Idea]:
    """One card for one of another good, where that makes a run."""
    seats = judge.view.seats
    cards = sum(judge.view.merchants[seat].hand for seat in others)
    spare = {CARDS[card].good: card for card in judge.cheapest(judge.view.hand, len(judge.view.hand))[::-1]}
    ideas = []
    for own, card in spare.items():
        for good in goods_in_play(seats):
            if good != own:
                gain = judge.exchange([(good, 1)], [card]) + _honour(judge) / 2
                ideas.append(Idea(gain * likely_held(good, cards, seats), [card], 0, {good: 1}))
    return ideas


def _purchase(judge: Judge) -> list[Idea]:
    """A card that the load needs, for less than the deck would take."""
    price = judge.view.price
    lacking = CARDS[judge.me.top].load - len(judge.view.hand)
    if lacking <= 0 or price is None or price < 2 or judge.me.ducats < price:
        return []
    return [Idea(WORTH_PROPOSING + 0.5, [], price - 1, {ANY: 1})]


def _sale(judge: Judge) -> list[Idea]:
    """A card that would have to be discarded, or that the active player needs for his load."""
    view, buyer = judge.view, judge.view.merchants[judge.view.turn]
    price = (view.price or 0) - 1
    needed = buyer.hand < CARDS[buyer.top].load
    spare = judge.me.hand > CARDS[judge.me.top].lions
    if price < 1 or buyer.ducats < price or not (needed or spare):
        return []
    cards = judge.cheapest(view.hand, 1) if view.hand else []
    gain = price + judge.exchange([], cards) + _honour(judge) + (1.0 if spare else 0.0)
    return [Idea(gain, cards, 0, {"ducats": price})] if cards else []


def _filled(judge: Judge, form: Choice, idea: Idea, to: list[Seat] | None = None) -> Answer | None:
    """The idea written into the form; None when it asks or gives more than one offer may."""
    assert isinstance(form, AllOf)
    filled: dict[str, Answer] = {}
    for part in form.parts:
        match part.id, part.choice:
            case "to", _:
                filled["to"] = [str(seat) for seat in to or ()]
            case "give", _:
                filled["give"] = idea.give
            case "pay", Amount(high=high):
                filled["pay"] = min(idea.pay, high)
            case "ask", _:
                filled["ask"] = idea.ask
            case _:
                good = sum(icons_worth(card, judge.weights) for card in idea.give) > 0
                filled[part.id] = {"truth": {}} if good else {"silent": {}}
    return None if problem(form, filled) else filled


def _tempting(judge: Judge) -> bool:
    """Whether a card is so cheap that it is bought without need."""
    view = judge.view
    price = view.price
    room = CARDS[judge.me.top].load + 2 - len(view.hand)
    return price is not None and price <= 1 and room > 0 and judge.later >= 1.0
