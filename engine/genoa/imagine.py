"""Another truth that a seat could not tell from the real one: cards, purses and prices dealt again."""

from engine.genoa import offers, supply
from engine.genoa.action import Action
from engine.genoa.bargaining import Bargain, waited_for
from engine.genoa.components import BUILDINGS, CARDS, UNIT
from engine.genoa.deal import Settle
from engine.genoa.routes import leading_route
from engine.genoa.state import Bid, Deal, Route, State, Terms
from engine.genoa.turn import Close
from engine.rng import Rng
from engine.text import Seat

RICHEST = 80
"""How many times the smallest sum a hidden purse is imagined to hold at most."""
MOST_NOTES = 20
"""How many times the smallest sum a standing price is imagined to be at most, or to go beyond its offer."""


def imagine(s: State, seat: Seat | None, rng: Rng) -> None:
    hidden = [other for other in range(s.seats) if other != seat]
    _decide_on_claims(s, hidden, rng)
    _deal_cards(s, seat, hidden, rng)
    _fill_purses(s, hidden, rng)
    for other in hidden:
        _think_of_prices(s, other, rng)
        s.players[other].instructions.plans.clear()
        s.players[other].instructions.at_once = False
        if s.turn.talk and s.turn.talk[other]:  # else everyone sees that a form is waited for
            s.turn.drafts.pop(other, None)
    if s.is_led and s.turn.tower in hidden:
        _think_of_goals(s, rng)


def _think_of_goals(s: State, rng: Rng) -> None:
    """Any list; one that would go on where the tower player is asked was taken in hand."""
    route = Route(rng.some(list(BUILDINGS), rng.between(0, 2)), UNIT * rng.below(MOST_NOTES))
    s.players[s.turn.tower].instructions.route = route
    if isinstance(s.stack[-1], Bargain) and not waited_for(s) and leading_route(s) is not None:
        route.goals.clear()


def _open_terms(s: State) -> list[Terms]:
    """Everything that someone has heard: bids, prices, and deals that are agreed or being settled."""
    terms: list[Terms] = [*s.turn.bids, *s.turn.named_offers, *(s.turn.wish.deals if s.turn.wish else [])]
    for step in s.stack:
        if isinstance(step, Settle):
            terms += step.deals
    return terms


def _deal_cards(s: State, seat: Seat | None, hidden: list[Seat], rng: Rng) -> None:
    """Swap the cards nobody else has seen among the other hands and the decks, deck by deck."""
    mark_heard = _open_terms(s)
    shown = {card for terms in mark_heard for card in (*terms.now.cards, *terms.ask.cards)}
    shown |= {terms.order for terms in mark_heard if isinstance(terms, Bid | Deal) and terms.order}
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
    """Who has messages claimed by themselves; everyone sees it when the others are asked for theirs."""
    top = s.stack[-1] if s.stack else None
    asked = [*top.asks(s), *top.answered] if isinstance(top, Close) else None
    for other in hidden:
        claims = not rng.chance(1, 6) if asked is None else other not in asked
        s.players[other].instructions.claims = claims


def _keep_claims(s: State, hidden: list[Seat], rng: Rng) -> None:
    """Who has messages claimed at once cannot hold a delivered one; the deck can."""
    pile = s.decks["message"].pile
    finished_messages = supply.delivered_along(s.turn.path)
    for other in hidden:
        player = s.players[other]
        if not player.instructions.claims:
            continue
        for i, card in enumerate(player.cards):
            places = [j for j, below in enumerate(pile) if below not in finished_messages]
            if card in finished_messages and places:
                j = rng.pick(places)
                player.cards[i], pile[j] = pile[j], card


def _fill_purses(s: State, hidden: list[Seat], rng: Rng) -> None:
    """Any sums that cover what their owners have offered; the bank makes up the difference."""
    for other in hidden:
        player = s.players[other]
        least = 0
        for terms in _open_terms(s):
            if isinstance(terms, Bid | Deal) and terms.bidder == other:
                least = max(least, terms.now.ducats)
            if other == s.turn.tower:
                least = max(least, terms.ask.ducats)
        ducats = max(UNIT * rng.between(0, RICHEST), least)
        s.bank += player.ducats - ducats
        player.ducats = ducats


def _think_of_prices(s: State, seat: Seat, rng: Rng) -> None:
    """Standing prices that would have led to the very offers that stand near the tower; any elsewhere."""
    limits = s.players[seat].instructions.limits
    near = offers.near(s) if s.turn.path else ()
    for building in BUILDINGS:
        limits.pop(building, None)
        if ducats := _price_near(s, seat, building, rng) if building in near else _any_price(rng):
            limits[building] = ducats


def _any_price(rng: Rng) -> int:
    return UNIT * rng.between(1, MOST_NOTES) if rng.chance(1, 6) else 0


def _price_near(s: State, seat: Seat, building: str, rng: Rng) -> int:
    """A standing price that could bid has bid, no more than it had to: only the highest may go further."""
    bids = [bid for bid in s.turn.bids if bid.space == building]
    own = next((bid for bid in bids if bid.bidder == seat), None)
    if own is None or not own.auto:
        cannot_bid = own is not None or seat == s.turn.tower or not s.turn.actions[seat]
        return _any_price(rng) if cannot_bid else 0
    rivals = [bid.now.ducats + bid.after.ducats for bid in bids if bid is not own]
    further = rng.below(MOST_NOTES) if own.now.ducats >= max(rivals, default=0) + UNIT else 0
    return own.now.ducats + UNIT * further
