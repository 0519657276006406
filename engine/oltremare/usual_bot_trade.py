"""How the bot bargains: buy what the load needs, swap for longer runs, give nothing away."""

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from math import ceil

from engine.answers import pick_answer
from engine.choice import AllOf, Amount, Answer, Branch, Choice, OneOf, Pick, problem
from engine.core import Decision
from engine.oltremare import ids
from engine.oltremare.components import CARDS, ICONS, goods_in_play
from engine.oltremare.labels import ANY
from engine.oltremare.offers import ask_answer, matching_cards
from engine.oltremare.state import Terms
from engine.oltremare.view import OfferView, View
from engine.oltremare.weights import Weights
from engine.oltremare.worths import Worths, icons_worth, likelihood_held, unseen_icons_worth
from engine.text import Seat

Free = dict[str, Branch]


@dataclass(slots=True)
class Idea:
    """An offer the bot would like to make."""

    worth: float
    give: list[str] = field(default_factory=list)
    pay: int = 0
    ask: dict[str, int] = field(default_factory=dict)


Memory = dict[Hashable, list[Idea]]
"""The ideas that a bot had, by all that they depend on: it is asked again after every word of the others."""
MOST_REMEMBERED = 1000


def has_nothing_to_say(view: View, decision: Decision, weights: Weights) -> bool:
    """Whether nobody waits for this seat, nobody offers it anything, and it will make no offer."""
    if decision.blocking or any(view.seat in offer.to for offer in view.offers):
        return False
    return view.seat is None or view.seat == view.turn or view.made.get(view.seat, 0) >= weights.proposals


def active(worths: Worths, decision: Decision, choice: OneOf, memory: Memory) -> Answer | None:
    """In one's own phase: take good offers, make some and wait for answers, buy what is needed, go on."""
    view = worths.view
    free = _free(choice)
    if accepted := _best_acceptance(worths, free):
        return accepted
    if not decision.blocking:
        return None
    if "propose" in free:
        others = [seat for seat in range(view.seats) if seat != view.turn]
        idea = _next_idea(worths, others, memory)
        if idea and (form := _fill(worths, free["propose"].choice, idea, others)):
            return {"propose": form}
    if "wait" in free:
        return {"wait": {}}
    if "go" in free and not _is_tempting(worths):
        return {"go": {}}
    return next(
        ({source: {}} for source in (ids.BUY_FROM_PIRATES, ids.BUY_FROM_DECK) if source in free),
        decision.default,
    )


def partner(worths: Worths, decision: Decision, choice: OneOf, memory: Memory) -> Answer | None:
    """In another's phase: accept what is good, haggle over what is nearly so, offer what one can spare."""
    free = _free(choice)
    if accepted := _best_acceptance(worths, free):
        return accepted
    made = worths.view.made.get(worths.me.seat, 0)
    if "decline" in free:
        return _haggle(worths, free) if made == 0 else decision.default
    if "propose" in free:
        idea = _next_idea(worths, [worths.view.turn], memory)
        if idea and (form := _fill(worths, free["propose"].choice, idea)):
            return {"propose": form}
    return decision.default


def alternatives(worths: Worths, choice: OneOf) -> list[Answer]:
    """What else could be said: every offer taken, other terms for it, and other ideas of one's own."""
    free = _free(choice)
    answers: list[Answer] = []
    for reading in _readings(worths, free):
        number = ids.offer_id(reading.offer.number)
        answers.append({number: {"accept": _acceptance(worths, reading.answers["accept"].choice, reading)}})
        if "counter" in reading.answers:
            for more in (1, 2, 4):
                idea = _for_more(reading, more)
                if form := _fill(worths, reading.answers["counter"].choice, idea):
                    answers.append({number: {"counter": form}})
    view = worths.view
    if "propose" in free and view.made.get(worths.me.seat, 0) < worths.weights.proposals_tried:
        partners = [seat for seat in range(view.seats) if seat != view.seat] if worths.active else [view.turn]
        to = partners if worths.active else None
        forms = [_fill(worths, free["propose"].choice, idea, to) for idea in _ideas(worths, partners)[:3]]
        answers += [{"propose": form} for form in forms if form]
    return answers


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
    least: int
    """The fewest ducats to take for it: cards that the load needs are not sold below the bank's price."""

    @property
    def ducats(self) -> int:
        """What it brings in ducats; less than nothing when it costs some."""
        return self.offer.terms.ducats - self.offer.terms.price


def _readings(worths: Worths, free: Free) -> list[Reading]:
    """The offers that could be accepted as things stand."""
    readings: list[Reading] = []
    for offer in worths.view.offers:
        branch = free.get(ids.offer_id(offer.number))
        if branch is None or not isinstance(branch.choice, OneOf):
            continue
        answers = _free(branch.choice)
        if "accept" in answers:
            gives = _cards_for(worths, offer.terms)
            net = offer.terms.ducats - offer.terms.price
            if _restores_a_holding(worths, gives, offer.terms.goods, net):
                continue
            gets = sum(count for _, count in offer.terms.goods)
            least = worths.replacement_cost(gets, len(gives))
            readings.append(Reading(offer, answers, gives, _worth(worths, offer, gives), least))
    return readings


def _restores_a_holding(
    worths: Worths, gives: Iterable[str], gets: Iterable[tuple[str, int]], ducats: int
) -> bool:
    """Whether a trade leads back to goods that one held in this phase, with no more ducats than then.

    Of cards to come only the good is known: who hoped for better ones once would hope for ever.
    """
    view = worths.view
    if not view.held:
        return False
    goods = Counter(CARDS[card].good for card in view.hand)
    goods.subtract(CARDS[card].good for card in gives)
    goods.update(dict(gets))
    after = tuple(sorted(goods.elements()))
    return any(held.goods == after and worths.me.ducats + ducats <= held.ducats for held in view.held)


def _leads_on(worths: Worths, idea: Idea) -> bool:
    """Whether an idea leads to something that one has not held before."""
    gets = [(good, count) for good, count in idea.ask.items() if good != "ducats"]
    net = idea.ask.get("ducats", 0) - idea.pay
    return not _restores_a_holding(worths, idea.give, gets, net)


def _cards_for(worths: Worths, terms: Terms) -> list[str]:
    hand = worths.view.hand
    return [
        card
        for good, count in terms.asks
        for card in worths.cheapest(matching_cards(hand, good, terms.asks), count)
    ]


def _worth(worths: Worths, offer: OfferView, gives: list[str]) -> float:
    terms = offer.terms
    worth = worths.exchange_worth(terms.goods, gives) + terms.ducats - terms.price
    if terms.tells:
        claimed = sum(worths.weights.icon(icon) for icon in terms.tells if icon in ICONS)
        expected = sum(count * unseen_icons_worth(good, worths.weights) for good, count in terms.goods)
        worth += worths.weights.belief * (claimed - expected)
    if terms.goods or gives:
        worth += _honour(worths)
    return worth


def _honour(worths: Worths) -> float:
    """The prestige of a trade with the active player, once a turn."""
    view = worths.view
    if view.seat == view.turn or view.seat in view.honoured:
        return 0.0
    return worths.weights.prestige


def _best_acceptance(worths: Worths, free: Free) -> Answer | None:
    sound = [
        reading for reading in _readings(worths, free) if reading.ducats >= reading.least or not reading.least
    ]
    reading = max(sound, key=lambda reading: reading.worth, default=None)
    if reading is None or reading.worth < worths.weights.accepting:
        return None
    form = _acceptance(worths, reading.answers["accept"].choice, reading)
    return {ids.offer_id(reading.offer.number): {"accept": form}}


def _acceptance(worths: Worths, form: Choice, reading: Reading) -> Answer:
    """The cards to give, sorted into the parts of the form."""
    assert isinstance(form, AllOf)
    asks = reading.offer.terms.asks
    filled: dict[str, Answer] = {}
    for part in form.parts:
        cards = [card for card in matching_cards(worths.view.hand, part.id, asks) if card in reading.gives]
        assert isinstance(part.choice, Pick)
        filled[part.id] = pick_answer(part.choice, cards)
    return filled


def _haggle(worths: Worths, free: Free) -> Answer:
    """The same goods for a few ducats more, or a plain no."""
    for reading in _readings(worths, free):
        terms = reading.offer.terms
        more = ceil(worths.weights.proposing - reading.worth)
        net = max(reading.ducats + more, reading.least)
        rich = worths.view.merchants[reading.offer.by].ducats >= net
        begging = net >= 0 and not reading.gives
        if reading.worth < worths.weights.haggling or "counter" not in reading.answers or begging or not rich:
            continue
        idea = Idea(0.0, reading.gives, max(0, -net), dict(terms.goods))
        if net > 0:
            idea.ask["ducats"] = net
        if idea.ask and (form := _fill(worths, reading.answers["counter"].choice, idea)):
            return {ids.offer_id(reading.offer.number): {"counter": form}}
    return {"decline": {}}


def _for_more(reading: Reading, more: int) -> Idea:
    """The same goods for some ducats more."""
    net = reading.ducats + more
    ask = dict(reading.offer.terms.goods)
    return Idea(0.0, reading.gives, max(0, -net), {**ask, "ducats": net} if net > 0 else ask)


# --- offers of one's own ----------------------------------------------------------------------------------


def _next_idea(worths: Worths, partners: list[Seat], memory: Memory) -> Idea | None:
    """The best idea first, then the next best: what was refused is not tried again."""
    weights, made = worths.weights, worths.view.made.get(worths.me.seat, 0)
    if made >= weights.proposals:
        return None
    depends_on = _all_that_counts(worths, partners)
    ideas = memory.get(depends_on)
    if ideas is None:
        if len(memory) >= MOST_REMEMBERED:
            memory.clear()
        ideas = memory[depends_on] = _ideas(worths, partners)
    good = [idea for idea in ideas if idea.worth >= weights.proposing]
    return good[made] if made < len(good) else None


def _all_that_counts(worths: Worths, partners: list[Seat]) -> Hashable:
    """All that ideas depend on, beside the weights."""
    view, me, buyer = worths.view, worths.me, worths.view.merchants[worths.view.turn]
    return (
        (view.seats, view.deck, view.price, worths.active, view.seat in view.honoured),
        (me.top, me.ducats, me.active, worths.run),
        (buyer.top, buyer.ducats, buyer.hand),
        sum([view.merchants[seat].hand for seat in partners]),
        tuple(view.hand),
        tuple(view.held),
    )


def _ideas(worths: Worths, partners: list[Seat]) -> list[Idea]:
    """Offers that could be made, the best first."""
    ideas = _swaps(worths, partners) + (_purchase(worths) if worths.active else _sale(worths))
    return sorted(
        (idea for idea in ideas if _leads_on(worths, idea)), key=lambda idea: idea.worth, reverse=True
    )


def _swaps(worths: Worths, others: list[Seat]) -> list[Idea]:
    """One card for one of another good, where that makes a run."""
    seats = worths.view.seats
    cards = sum(worths.view.merchants[seat].hand for seat in others)
    spare = {
        CARDS[card].good: card for card in worths.cheapest(worths.view.hand, len(worths.view.hand))[::-1]
    }
    ideas, honour = [], _honour(worths) / 2
    for own, card in spare.items():
        for good in goods_in_play(seats):
            if good != own:
                gain = worths.exchange_worth([(good, 1)], [card]) + honour
                ideas.append(Idea(gain * likelihood_held(good, cards, seats), [card], 0, {good: 1}))
    return ideas


def _purchase(worths: Worths) -> list[Idea]:
    """A card that the load needs, for less than the deck would take."""
    price = worths.view.price
    lacking = CARDS[worths.me.top].load - len(worths.view.hand)
    if lacking <= 0 or price is None or price < 2 or worths.me.ducats < price:
        return []
    return [Idea(worths.weights.proposing + worths.weights.purchase, [], price - 1, {ANY: 1})]


def _sale(worths: Worths) -> list[Idea]:
    """A card that would have to be discarded, or that the active player needs for his load."""
    view, buyer = worths.view, worths.view.merchants[worths.view.turn]
    price = (view.price or 0) - 1
    needed = buyer.hand < CARDS[buyer.top].load
    spare = worths.me.hand > CARDS[worths.me.top].lions
    if price < 1 or buyer.ducats < price or not (needed or spare):
        return []
    cards = worths.cheapest(view.hand, 1) if view.hand else []
    if price < worths.replacement_cost(0, len(cards)):
        return []
    gain = price + worths.exchange_worth([], cards) + _honour(worths)
    return [Idea(gain, cards, 0, {"ducats": price})] if cards else []


def _fill(worths: Worths, form: Choice, idea: Idea, to: list[Seat] | None = None) -> Answer | None:
    """The idea written into the form; None when it asks or gives more than one offer may."""
    assert isinstance(form, AllOf)
    filled: dict[str, Answer] = {}
    for part in form.parts:
        match part.id, part.choice:
            case "to", _:
                filled["to"] = [ids.seat_id(seat) for seat in to or ()]
            case "give", _:
                filled["give"] = [*idea.give]
            case "pay", Amount(high=high):
                filled["pay"] = min(idea.pay, high)
            case "ask", _:
                filled["ask"] = ask_answer({**idea.ask})
            case _:
                good = sum(icons_worth(card, worths.weights) for card in idea.give) > 0
                filled[part.id] = {"truth": {}} if good else {"silent": {}}
    return None if problem(form, filled) else filled


def _is_tempting(worths: Worths) -> bool:
    """Whether a card is so cheap that it is bought without need."""
    view = worths.view
    price = view.price
    room = CARDS[worths.me.top].load + worths.weights.tempting_room - len(view.hand)
    return price is not None and price <= worths.weights.tempting_price and room > 0 and worths.later >= 1.0
