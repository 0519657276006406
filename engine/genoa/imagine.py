"""Another truth that a seat could not tell from the real one: cards, purses and prices dealt again."""

from engine.genoa import offers, supply
from engine.genoa.action import Action
from engine.genoa.bargaining import Bargain
from engine.genoa.components import BUILDINGS, CARDS, UNIT
from engine.genoa.deal import Settle
from engine.genoa.standing_prices import has_bid, limit
from engine.genoa.state import Bid, Deal, State, Terms
from engine.genoa.turn import Close
from engine.rng import Rng
from engine.text import Seat

RICHEST = 80
"""How many times the smallest sum a hidden purse is imagined to hold at most."""
HIGHER = 20
"""By how many banknotes less one a standing price is imagined to go beyond its offer."""
TRIES = 3
"""How often other prices are thought of before the true ones are kept."""


def imagine(s: State, seat: Seat | None, rng: Rng) -> None:
    hidden = [other for other in range(s.seats) if other != seat]
    near = [space for space in offers.near(s) if space in BUILDINGS] if s.turn.path else []
    true_limits = {(other, space): limit(s, other, space) for other in hidden for space in near}
    _decide_on_claims(s, hidden, rng)
    _deal_cards(s, seat, hidden, rng)
    _fill_purses(s, hidden, true_limits, rng)
    for other in hidden:
        _think_of_prices(s, other, rng)
    for space in near:
        _think_of_prices_near(s, space, {other: true_limits[other, space] for other in hidden}, rng)
    for other in hidden:
        s.players[other].instructions.plans.clear()
        s.players[other].instructions.at_once = False
        if s.turn.talk and s.turn.talk[other]:  # else everybody sees that a form is waited for
            s.turn.drafts.pop(other, None)


def _open_terms(s: State) -> list[Terms]:
    """Everything that someone has heard: bids, prices, and deals that are agreed or being settled."""
    found: list[Terms] = [*s.turn.bids, *s.turn.named, *(s.turn.wish.deals if s.turn.wish else [])]
    for step in s.stack:
        if isinstance(step, Settle):
            found += step.deals
    return found


def _deal_cards(s: State, seat: Seat | None, hidden: list[Seat], rng: Rng) -> None:
    """Swap the cards nobody else has seen among the other hands and the decks, deck by deck."""
    heard = _open_terms(s)
    shown = {card for terms in heard for card in (*terms.now.cards, *terms.ask.cards)}
    shown |= {terms.order for terms in heard if isinstance(terms, Bid | Deal) and terms.order}
    shown |= {step.order for step in s.stack if isinstance(step, Action) and step.order}
    if seat is not None:
        shown |= set(s.players[seat].cards)
    renamed: dict[str, str] = {}
    for deck in CARDS:
        unknown = s.decks[deck].pile + [card for other in hidden for card in s.players[other].of(deck)]
        unknown = [card for card in unknown if card not in shown]
        dealt = sorted(unknown)
        rng.shuffle(dealt)
        renamed.update(zip(unknown, dealt, strict=True))
    for other in hidden:
        player = s.players[other]
        player.cards = [renamed.get(card, card) for card in player.cards]
    for deck in CARDS:
        s.decks[deck].pile = [renamed.get(card, card) for card in s.decks[deck].pile]
    for step in s.stack:
        if isinstance(step, Action):
            step.drawn = [renamed.get(card, card) for card in step.drawn]
    _keep_claims(s, hidden, rng)


def _decide_on_claims(s: State, hidden: list[Seat], rng: Rng) -> None:
    """Who has messages claimed by themselves; everybody sees it when the others are asked for theirs."""
    if not isinstance(s.stack[-1] if s.stack else None, Close):
        for other in hidden:
            s.players[other].instructions.claims = not rng.chance(1, 6)


def _keep_claims(s: State, hidden: list[Seat], rng: Rng) -> None:
    """Who has messages claimed at once cannot hold a delivered one; the deck can."""
    pile = s.decks["message"].pile
    delivered = supply.delivered_along(s.turn.path)
    for other in hidden:
        player = s.players[other]
        if not player.instructions.claims:
            continue
        for i, card in enumerate(player.cards):
            places = [j for j, below in enumerate(pile) if below not in delivered]
            if card in delivered and places:
                j = rng.pick(places)
                player.cards[i], pile[j] = pile[j], card


def _fill_purses(s: State, hidden: list[Seat], limits: dict[tuple[Seat, str], int], rng: Rng) -> None:
    """Any sums that cover what their owners have offered or would; the bank makes up the difference."""
    for other in hidden:
        player = s.players[other]
        least = max((price for (owner, _), price in limits.items() if owner == other), default=0)
        for terms in _open_terms(s):
            if isinstance(terms, Bid | Deal) and terms.bidder == other:
                least = max(least, terms.now.ducats)
            if other == s.turn.tower:
                least = max(least, terms.ask.ducats)
        ducats = max(UNIT * rng.between(0, RICHEST), least)
        s.bank += player.ducats - ducats
        player.ducats = ducats


def _think_of_prices(s: State, seat: Seat, rng: Rng) -> None:
    """Standing prices for buildings that nobody could deal about at the moment."""
    limits = s.players[seat].instructions.limits
    near = {s.turn.here, *s.reach.next} if s.turn.path else set()
    for building in BUILDINGS:
        if building not in near:
            limits.pop(building, None)
            if rng.chance(1, 6):
                limits[building] = UNIT * rng.between(1, 20)


def _think_of_prices_near(s: State, space: str, true_limits: dict[Seat, int], rng: Rng) -> None:
    """Other limits that would have led to the very offers that stand; else those that did."""
    if s.stack and isinstance(s.stack[-1], Bargain):
        for _ in range(TRIES):
            for seat in true_limits:
                _set_limit(s, seat, space, _possible_limit(s, seat, space, rng))
            if has_bid(s, space):
                return
    for seat, true_limit in true_limits.items():
        _set_limit(s, seat, space, true_limit)


def _possible_limit(s: State, seat: Seat, space: str, rng: Rng) -> int:
    """What a seat might pay at most, by its own offer: a standing price offers no more than it has to."""
    own = next((bid for bid in s.turn.bids if bid.space == space and bid.bidder == seat), None)
    if own is not None and own.auto:
        return own.now.ducats + UNIT * rng.below(HIGHER)
    may_be_silent = own is not None or not s.turn.actions[seat] or seat == s.turn.tower
    return UNIT * rng.between(1, HIGHER) if may_be_silent and rng.chance(1, 6) else 0


def _set_limit(s: State, seat: Seat, space: str, ducats: int) -> None:
    limits = s.players[seat].instructions.limits
    limits.pop(space, None)
    if ducats:
        limits[space] = ducats
