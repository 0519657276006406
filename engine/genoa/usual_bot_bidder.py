"""What the bot says while another leads the tower: offers, raises, and answers to prices."""

from collections.abc import Callable, Mapping, Sequence

from engine.answers import pick_answer
from engine.choice import Answer, Branch, OneOf, Pick
from engine.core import Decision
from engine.genoa import ids, usual_bot_action
from engine.genoa.components import BUILDINGS, UNIT
from engine.genoa.view import OfferView, View
from engine.genoa.weights import Weights
from engine.genoa.worths import Worths, may_act
from engine.rng import Rng

PLAYED_IN_ACTIONS = ("any_ware", "exchange", "building_action")
"""Special cards for which it wants to be asked what to do in an action."""


def speak(worth: Worths, decision: Decision, rng: Rng) -> Answer | None:
    """A price to take, an offer to make or to raise; None: nothing to say."""
    view, choice = worth.view, decision.choice
    assert isinstance(choice, OneOf)
    branches = choice.free
    if view.draft is not None:
        price = _price(worth, view.draft.space, _rivals(view), _first_share(worth, rng))
        return usual_bot_action.fill(worth, choice, price)
    if worth.may_act and "take" in branches and (answer := _take(view, worth, branches["take"])):
        return answer
    if "offers" in branches:
        return _offer_several(view, worth, rng)
    answer = offer(view, worth.weights, lambda: worth, rng)
    if answer is None and "refuse" in branches:
        return _refuse(branches["refuse"])
    return answer


def can_only_offer(view: View, decision: Decision) -> bool:
    """Where nobody waits and no price is named, only an offer could be said. Mostly there is none, so that
    what may be answered is not looked at."""
    return not decision.blocking and view.draft is None and not is_named_a_price(view)


def is_named_a_price(view: View) -> bool:
    """Whether there is a price or a counter-offer that this seat could take."""
    seat = view.seat
    for offer in view.offers:
        if offer.kind == "price" or (offer.kind == "counter" and offer.bidder == seat):
            return True
    return False


def may_offer(view: View) -> bool:
    """Whether the rules allow an offer, and it keeps the last word for later."""
    assert view.seat is not None
    me = view.players[view.seat]
    assert me.ducats is not None
    if me.talk < 2 or (view.seats > 2 and me.ducats < UNIT):
        return False
    if me.actions or me.items["further_action"]:
        return bool(view.in_play)
    return any(space not in BUILDINGS for space in view.in_play)


def _first_share(worth: Worths, rng: Rng) -> float:
    return rng.pick(worth.weights.opening)


def _buildings_by_worth(view: View, worth: Worths) -> list[tuple[str, int]]:
    """The buildings it would act in, best first; those out of the tower's way last."""
    if not worth.may_act:
        return []
    places = (tuple(view.in_play), tuple(view.near))
    ranked = worth.remembered.ranked.get(places)
    if ranked is None:
        ranked = worth.remembered.ranked[places] = _rank(view, worth)
    return ranked


def _rank(view: View, worth: Worths) -> list[tuple[str, int]]:
    ranked = []
    for space in view.in_play:
        if space in BUILDINGS:
            value = worth.action(space)
            if value >= worth.weights.least_bid:
                ranked.append((value if space in view.near else value * worth.weights.far, space, value))
    ranked.sort(reverse=True)
    return [(space, value) for _, space, value in ranked]


def _rivals(view: View) -> dict[str, int]:
    """The best that someone else offers for each space, in ducats."""
    best: dict[str, int] = {}
    for offer in view.offers:
        if offer.bidder != view.seat and offer.kind == "bid":
            ducats = offer.now.ducats + offer.after.ducats
            if ducats > best.get(offer.space, 0):
                best[offer.space] = ducats
    return best


def _price(worth: Worths, space: str, rivals: Mapping[str, int], opening: float) -> int:
    """The opening, or just above the best rival, as long as that is fair; otherwise nothing."""
    if space not in BUILDINGS:
        return 0
    rival = rivals.get(space, 0)
    limit = worth.limit(space)
    price = max(limit * opening, rival + worth.weights.outbid if rival else 0)
    if price > limit:
        return 0
    price = min(round(price / UNIT) * UNIT, int(limit), worth.ducats)
    price -= price % UNIT
    return price if price > rival else 0


def _own_and_countered(view: View) -> tuple[dict[str, OfferView], list[str]]:
    """Its own bids by their space, and the spaces for which the tower player asks it for more."""
    seat, own, countered = view.seat, {}, []
    for offer in view.offers:
        if offer.bidder == seat:
            if offer.kind == "bid":
                own[offer.space] = offer
            else:
                countered.append(offer.space)
    return own, countered


def _offer_several(view: View, worth: Worths, rng: Rng) -> Answer | None:
    """A price for each of the buildings it wants, first those of its last list, with the prices it had there
    as long as they are fair; about the others it need not be asked."""
    opening, rivals = _first_share(worth, rng), _rivals(view)
    last = view.instructions.prices if view.instructions is not None else {}
    prices: dict[str, int] = {}
    for space, _ in sorted(_buildings_by_worth(view, worth), key=lambda entry: entry[0] not in last):
        price = _price(worth, space, rivals, opening)
        if price and len(prices) < worth.weights.most_bids:
            prices[space] = last[space] if _is_fair(worth, last.get(space, 0), space, rivals) else price
    if not prices:
        return {"decline": "turn"}
    acts = "ask" if any(worth.items[card] for card in PLAYED_IN_ACTIONS) else "at_once"
    return {"offers": {"prices": prices, "others": "pass", "acts": acts}}


def _is_fair(worth: Worths, price: int, space: str, rivals: Mapping[str, int]) -> bool:
    """Whether it could open with this price, can pay it, and nobody offers as much."""
    limit = worth.limit(space)
    least, most = limit * min(worth.weights.opening), min(limit, worth.ducats)
    return least <= price <= most and price > rivals.get(space, 0)


def offer(view: View, weights: Weights, worths: Callable[[], Worths], rng: Rng) -> Answer | None:
    """An offer where it has made none, or a higher one where it was outbid or asked for more.

    What things are worth is looked up last: mostly there is nothing to offer, whatever they are worth.
    """
    if not may_offer(view):
        return None
    opening = rng.pick(weights.opening)
    if not may_act(view, weights):
        return None
    rivals, (own, countered) = _rivals(view), _own_and_countered(view)
    is_full = len(own) >= weights.most_bids
    if is_full and not any(_may_be_raised(bid, rivals, countered) for bid in own.values()):
        return None
    worth = worths()
    for space, value in _buildings_by_worth(view, worth):
        if space in own:
            price = _raise(worth, own[space], rivals, countered)
        else:
            price = 0 if is_full else _price(worth, space, rivals, opening)
        if not price:
            continue
        if view.seats > 2:
            return {"offer": {"space": space, "ducats": price}}
        if (
            space not in own
            and value >= 2 * worth.weights.least_bid
            and usual_bot_action.can_pay(worth, price)
        ):
            return {"bundle": space}
    return None


def _may_be_raised(own: OfferView, rivals: Mapping[str, int], countered: Sequence[str]) -> bool:
    """Whether it was outbid, or the tower player asks for more."""
    return rivals.get(own.space, 0) >= own.now.ducats or own.space in countered


def _raise(worth: Worths, own: OfferView, rivals: Mapping[str, int], countered: Sequence[str]) -> int:
    """Above a rival, or half of the way to its limit when the tower player asks for more; 0: no more."""
    if not _may_be_raised(own, rivals, countered) or not own.now.ducats or own.now.goods:
        return 0
    rival = rivals.get(own.space, 0)
    most = min(int(worth.limit(own.space)), worth.ducats)
    most -= most % UNIT
    if rival >= own.now.ducats:
        price = min(rival + worth.weights.outbid, most)
        return price if price > rival else 0
    price = (own.now.ducats + most) // 2
    price -= price % UNIT
    return price if price > own.now.ducats else 0


def _take(view: View, worth: Worths, branch: Branch) -> Answer | None:
    """The price that brings most."""
    assert isinstance(branch.choice, Pick)
    free = set(branch.choice.free)
    best: tuple[float, OfferView] | None = None
    for offer in view.offers:
        if ids.offer(offer.id) not in free or offer.space not in BUILDINGS:
            continue
        gain = worth.as_bidder(offer)
        if gain >= 0 and (best is None or gain > best[0]):
            best = gain, offer
    return {"take": ids.offer(best[1].id)} if best else None


def _refuse(branch: Branch) -> Answer:
    assert isinstance(branch.choice, Pick)
    asked = [option.id for option in branch.choice.options]
    return {"refuse": pick_answer(branch.choice, asked)}
