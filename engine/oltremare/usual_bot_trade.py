"""How the bot bargains: buy what the load needs, swap for longer runs, give nothing away."""

from collections.abc import Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from math import ceil, inf
from typing import NamedTuple

from engine.answers import pick_answer
from engine.choice import AllOf, Amount, Answer, Branch, Choice, OneOf, Pick, problem
from engine.core import Decision
from engine.oltremare import ids
from engine.oltremare.components import CARDS, GOOD_OF, ICONS, TRADE, goods_in_play
from engine.oltremare.labels import ANY
from engine.oltremare.offers import ask_answer, matching_cards, terms_of
from engine.oltremare.state import Terms
from engine.oltremare.view import OfferView, View
from engine.oltremare.weights import Weights
from engine.oltremare.worths import Worths, likelihoods_held, unseen_icons_worth
from engine.text import Seat

IDEAS_TRIED = 3
"""How many offers of one's own a search tries."""


@dataclass(slots=True)
class Idea:
    """An offer the bot would like to make."""

    worth: float
    give: list[str] = field(default_factory=list)
    pay: int = 0
    ask: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Prospect:
    """What a hand could give away, whatever the others hold."""

    cheapest: list[str]
    """The hand, what one would part with first at its beginning."""
    swaps: list[tuple[str, str, float]]
    """A card, a good to get for it, and what that is worth."""


class Trade(NamedTuple):
    """What taking up some terms would mean, without the honour of it."""

    gives: list[str]
    worth: float


@dataclass(slots=True)
class Memory:
    """What a bot has worked out, by all that it depends on: it is asked again after every word of the
    others."""

    prospects: dict[Hashable, Prospect] = field(default_factory=dict)
    trades: dict[Hashable, dict[Terms, Trade | None]] = field(default_factory=dict)
    """By situation, what one would do for some terms; None: such cards are lacking."""
    without_ideas: set[Hashable] = field(default_factory=set)
    """Where a partner has no offer to make."""


MOST_REMEMBERED = 2000


def makes_no_offer(table: View, seat: Seat, weights: Weights) -> bool:
    """Whether a seat that nobody waits for will make no offer, and nobody offers it anything, as all see."""
    may_offer = seat != table.turn and table.made.get(seat, 0) < weights.proposals
    return not may_offer and not _is_asked(table, seat)


def has_nothing_to_say(view: View, weights: Weights, memory: Memory) -> bool:
    """The same, also where it has no offer to make by what only this seat knows."""
    assert view.seat is not None
    if makes_no_offer(view, view.seat, weights):
        return True
    if not memory.without_ideas or _is_asked(view, view.seat):
        return False
    return _sources_of_ideas(view) in memory.without_ideas


def _is_asked(view: View, seat: Seat) -> bool:
    """Whether someone offers this seat anything."""
    return bool(view.offers) and any(seat in offer.to for offer in view.offers)


def _sources_of_ideas(view: View) -> Hashable:
    """All that the ideas of a partner depend on, beside its weights."""
    assert view.seat is not None
    me, buyer = view.merchants[view.seat], view.merchants[view.turn]
    own = (tuple(view.hand), me.top, me.cargo and tuple(me.cargo), me.loaded, me.ducats, me.active)
    theirs = (buyer.hand, buyer.top, buyer.ducats, view.price, view.deck, view.seats)
    return own, theirs, view.made.get(view.seat), view.seat in view.honoured, tuple(view.held)


def active(worths: Worths, decision: Decision, memory: Memory) -> Answer | None:
    """In one's own phase: take good offers, make some and wait for answers, buy what is needed, go on."""
    view = worths.view
    if accepted := _best_acceptance(worths, decision, _readings(worths, memory)):
        return accepted
    if not decision.blocking:
        return None
    free = _free_deeds(decision)
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


def partner(worths: Worths, decision: Decision, memory: Memory) -> Answer | None:
    """In another's phase: accept what is good, haggle over what is nearly so, offer what one can spare.

    What may be answered is looked at last: mostly there is nothing to say.
    """
    view = worths.view
    if _is_asked(view, worths.me.seat):
        readings = _readings(worths, memory)
        if accepted := _best_acceptance(worths, decision, readings):
            return accepted
        made = view.made.get(worths.me.seat, 0)
        return _haggle(worths, decision, readings) if made == 0 else decision.default
    idea = _next_idea(worths, [view.turn], memory)
    if idea is None:
        if len(memory.without_ideas) >= MOST_REMEMBERED:
            memory.without_ideas.clear()
        memory.without_ideas.add(_sources_of_ideas(view))
    elif (proposal := _free_deeds(decision).get("propose")) and (
        form := _fill(worths, proposal.choice, idea)
    ):
        return {"propose": form}
    return decision.default


def alternatives(worths: Worths, decision: Decision) -> list[Answer]:
    """What else could be said: every offer taken, other terms for it, and other ideas of one's own."""
    deeds, memory = _free_deeds(decision), Memory()
    answers: list[Answer] = []
    for reading in _readings(worths, memory):
        number, replies = ids.offer_id(reading.offer.number), _replies(deeds, reading)
        if "accept" not in replies:
            continue
        answers.append({number: {"accept": _acceptance(worths, replies["accept"].choice, reading)}})
        if "counter" in replies:
            for more in (1, 2, 4):
                idea = _for_more(reading, more)
                if form := _fill(worths, replies["counter"].choice, idea):
                    answers.append({number: {"counter": form}})
    view = worths.view
    if "propose" in deeds and view.made.get(worths.me.seat, 0) < worths.weights.proposals_tried:
        partners = [seat for seat in range(view.seats) if seat != view.seat] if worths.active else [view.turn]
        to = partners if worths.active else None
        proposal = deeds["propose"].choice
        forms = (_fill(worths, proposal, idea, to) for idea in _ideas(worths, partners, memory))
        asked = (form for form in forms if form and not _is_refused(view, form, partners))
        answers += [{"propose": form} for form in islice(asked, IDEAS_TRIED)]
    return answers


def _is_refused(view: View, form: Answer, partners: Iterable[Seat]) -> bool:
    """Whether each of them has refused these very terms in this phase."""
    _, terms = terms_of(form)
    return all((view.seat, partner, terms) in view.refused for partner in partners)


def _prospect(worths: Worths, memory: Memory) -> Prospect:
    known = memory.prospects.get(worths.situation)
    if known is None:
        if len(memory.prospects) >= MOST_REMEMBERED:
            memory.prospects.clear()
        known = memory.prospects[worths.situation] = _look_at_hand(worths)
    return known


def _look_at_hand(worths: Worths) -> Prospect:
    hand = worths.view.hand
    cheapest = worths.cheapest(hand, len(hand))
    spare = {CARDS[card].good: card for card in cheapest[::-1]}
    swaps = worths.swap_worths(spare.values(), goods_in_play(worths.view.seats))
    return Prospect(cheapest, swaps)


def _free_deeds(decision: Decision) -> dict[str, Branch]:
    assert isinstance(decision.choice, OneOf)
    return decision.choice.free


# --- offers of others -------------------------------------------------------------------------------------


@dataclass(slots=True)
class Reading:
    """What taking up an offer would mean."""

    offer: OfferView
    gives: list[str]
    worth: float

    @property
    def ducats(self) -> int:
        """What it brings in ducats; less than nothing when it costs some."""
        return self.offer.terms.ducats - self.offer.terms.price


def _readings(worths: Worths, memory: Memory) -> list[Reading]:
    """The offers for which one has the cards; whether they can be accepted is another matter."""
    readings: list[Reading] = []
    seat = worths.view.seat
    offers = [offer for offer in worths.view.offers if seat in offer.to]
    trades = _trades(worths, memory) if offers else {}
    for offer in offers:
        terms = offer.terms
        if terms not in trades:
            trades[terms] = _trade(worths, terms)
        if (trade := trades[terms]) is None:
            continue
        gives, worth = trade
        if _restores_a_holding(worths, gives, terms.goods, terms.ducats - terms.price):
            continue
        if terms.goods or gives:
            worth += _honour(worths)
        readings.append(Reading(offer, gives, worth))
    return readings


def _least_ducats(worths: Worths, reading: Reading) -> int:
    """The fewest to take for what an offer asks: cards that the load needs are not sold below the bank's
    price."""
    gets = sum([count for _, count in reading.offer.terms.goods])
    return worths.replacement_cost(gets, len(reading.gives))


def _replies(deeds: Mapping[str, Branch], reading: Reading) -> dict[str, Branch]:
    """How its offer may be answered."""
    offer = deeds.get(ids.offer_id(reading.offer.number))
    if offer is None:
        return {}
    assert isinstance(offer.choice, OneOf)
    return offer.choice.free


def _restores_a_holding(
    worths: Worths, gives: Collection[str], gets: Iterable[tuple[str, int]], ducats: int
) -> bool:
    """Whether a trade leads back to goods that one held in this phase, with no more ducats than then.

    Of cards to come only the good is known: who hoped for better ones once would hope for ever.
    """
    view, left = worths.view, worths.me.ducats + ducats
    holdings = [held.goods for held in view.held if left <= held.ducats] if view.held else []
    if not holdings:
        return False
    goods = [GOOD_OF[card] for card in view.hand if card not in gives]
    for good, count in gets:
        goods += [good] * count
    return tuple(sorted(goods)) in holdings


def _leads_on(worths: Worths, idea: Idea) -> bool:
    """Whether an idea leads to something that one has not held before."""
    gets = [(good, count) for good, count in idea.ask.items() if good != "ducats"]
    net = idea.ask.get("ducats", 0) - idea.pay
    return not _restores_a_holding(worths, idea.give, gets, net)


def _trades(worths: Worths, memory: Memory) -> dict[Terms, Trade | None]:
    """What has been worked out in this situation."""
    known = memory.trades.get(worths.situation)
    if known is None:
        if len(memory.trades) >= MOST_REMEMBERED:
            memory.trades.clear()
        known = memory.trades[worths.situation] = {}
    return known


def _trade(worths: Worths, terms: Terms) -> Trade | None:
    gives = _cards_for(worths, terms)
    return None if gives is None else Trade(gives, _worth(worths, terms, gives))


def _cards_for(worths: Worths, terms: Terms) -> list[str] | None:
    gives: list[str] = []
    for good, count in terms.asks:
        cards = matching_cards(worths.view.hand, good, terms.asks)
        if len(cards) < count:
            return None
        gives += worths.cheapest(cards, count)
    return gives


def _worth(worths: Worths, terms: Terms, gives: list[str]) -> float:
    worth = worths.exchange_worth(terms.goods, gives) + terms.ducats - terms.price
    if terms.tells:
        claimed = sum(worths.weights.icon(icon) for icon in terms.tells if icon in ICONS)
        expected = sum(count * unseen_icons_worth(good, worths.weights) for good, count in terms.goods)
        worth += worths.weights.belief * (claimed - expected)
    return worth


def _honour(worths: Worths) -> float:
    """The prestige of a trade with the active player, once a turn."""
    view = worths.view
    if view.seat == view.turn or view.seat in view.honoured:
        return 0.0
    return worths.weights.prestige


def _best_acceptance(worths: Worths, decision: Decision, readings: list[Reading]) -> Answer | None:
    sound = [
        reading
        for reading in readings
        if reading.worth >= worths.weights.accepting
        and (not (least := _least_ducats(worths, reading)) or reading.ducats >= least)
    ]
    if not sound:
        return None
    deeds = _free_deeds(decision)
    sound = [reading for reading in sound if "accept" in _replies(deeds, reading)]
    if not sound:
        return None
    reading = max(sound, key=lambda reading: reading.worth)
    form = _acceptance(worths, _replies(deeds, reading)["accept"].choice, reading)
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


def _haggle(worths: Worths, decision: Decision, readings: list[Reading]) -> Answer:
    """The same goods for a few ducats more, or a plain no."""
    for reading in readings:
        if reading.worth < worths.weights.haggling:
            continue
        terms = reading.offer.terms
        more = ceil(worths.weights.proposing - reading.worth)
        net = max(reading.ducats + more, _least_ducats(worths, reading))
        rich = worths.view.merchants[reading.offer.by].ducats >= net
        begging = net >= 0 and not reading.gives
        if begging or not rich:
            continue
        replies = _replies(_free_deeds(decision), reading)
        if "accept" not in replies or "counter" not in replies:
            continue
        idea = Idea(0.0, reading.gives, max(0, -net), dict(terms.goods))
        if net > 0:
            idea.ask["ducats"] = net
        number = ids.offer_id(reading.offer.number)
        silent = "raise" in replies and not _is_praised(worths, idea.give)
        if silent and (form := _raise(worths, replies["raise"].choice, reading, net)):
            return {number: {"raise": form}}
        if idea.ask and (form := _fill(worths, replies["counter"].choice, idea)):
            return {number: {"counter": form}}
    return {"decline": {}}


def _raise(worths: Worths, form: Choice, reading: Reading, ducats: int) -> Answer | None:
    """The same trade for so many ducats; None when that is no more, or more than one may ask for."""
    assert isinstance(form, AllOf)
    *cards, _ = form.parts
    filled = {**_acceptance(worths, AllOf(cards), reading), "ducats": ducats}
    return None if problem(form, filled) else filled


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
    ideas = _ideas(worths, partners, memory, weights.proposing)
    return ideas[made] if made < len(ideas) else None


def _ideas(worths: Worths, partners: list[Seat], memory: Memory, least: float = -inf) -> list[Idea]:
    """Offers that could be made and are worth that much at least, the best first."""
    ideas = _swaps(worths, partners, memory, least)
    ideas += _purchase(worths) if worths.active else _sale(worths, memory)
    ideas = [idea for idea in ideas if idea.worth >= least]
    if worths.view.held:
        ideas = [idea for idea in ideas if _leads_on(worths, idea)]
    ideas.sort(key=lambda idea: idea.worth, reverse=True)
    return ideas


def _swaps(worths: Worths, others: list[Seat], memory: Memory, least: float) -> list[Idea]:
    """One card for one of another good, where that makes a run."""
    merchants = worths.view.merchants
    likelihoods = likelihoods_held(sum([merchants[seat].hand for seat in others]), worths.view.seats)
    honour = _honour(worths) / 2
    return [
        Idea(worth, [card], 0, {good: 1})
        for card, good, gain in _prospect(worths, memory).swaps
        if (worth := (gain + honour) * likelihoods[good]) >= least
    ]


def _purchase(worths: Worths) -> list[Idea]:
    """A card that the load needs, for less than the deck would take."""
    price = worths.view.price
    lacking = CARDS[worths.me.top].load - len(worths.view.hand)
    if lacking <= 0 or price is None or price < 2 or worths.me.ducats < price:
        return []
    return [Idea(worths.weights.proposing + worths.weights.purchase, [], price - 1, {ANY: 1})]


def _sale(worths: Worths, memory: Memory) -> list[Idea]:
    """A card that would have to be discarded, or that the active player needs for his load."""
    view, buyer = worths.view, worths.view.merchants[worths.view.turn]
    price = (view.price or 0) - 1
    needed = buyer.hand < CARDS[buyer.top].load
    spare = worths.me.hand > CARDS[worths.me.top].lions
    if price < 1 or buyer.ducats < price or not (needed or spare):
        return []
    cards = _prospect(worths, memory).cheapest[:1]
    if not cards or price < worths.replacement_cost(0, 1):
        return []
    worth = price + worths.exchange_worth([], cards) + _honour(worths)
    return [Idea(worth, cards, 0, {"ducats": price})]


def _fill(worths: Worths, form: Choice, idea: Idea, to: list[Seat] | None = None) -> Answer | None:
    """The idea written into the form; None when it asks for more ducats than one offer may."""
    assert isinstance(form, AllOf)
    if idea.ask.get("ducats", 0) > TRADE.ducats_asked:
        return None
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
                filled[part.id] = {"truth": {}} if _is_praised(worths, idea.give) else {"silent": {}}
    return filled


def _is_praised(worths: Worths, cards: Iterable[str]) -> bool:
    """Whether it pays to tell what is on some cards."""
    return sum([worths.icons[card] for card in cards]) > 0


def _is_tempting(worths: Worths) -> bool:
    """Whether a card is so cheap that it is bought without need."""
    view = worths.view
    price = view.price
    room = CARDS[worths.me.top].load + worths.weights.tempting_room - len(view.hand)
    return price is not None and price <= worths.weights.tempting_price and room > 0 and worths.later >= 1.0
