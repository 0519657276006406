"""Another truth that one seat could not tell from the real one."""

from engine.author import Kept, Rng, Seat, sample
from neptun.engine.components import PERSONAL
from neptun.engine.draft import Draft
from neptun.engine.oars import Oars
from neptun.engine.sailing import InTurnOrder
from neptun.engine.state import State


def imagine(s: State, seat: Seat | None, rng: Rng) -> None:
    """Deal the draw piles, the contracts face down and the other hands again, and what the others decided."""
    hidden = [i for i, column in enumerate(s.row) if not column.open]
    _deal_cards(s, hidden, rng)
    others = [other for other in range(s.seats) if other != seat]
    _deal_oars(s, hidden, others, rng)
    _decide(s, seat, others, rng)


def _deal_cards(s: State, hidden: list[int], rng: Rng) -> None:
    s.cities += [s.row[i].port for i in hidden]
    s.goods += [s.row[i].good for i in hidden]
    for pile in (s.cities, s.goods):
        pile.sort()
        rng.shuffle(pile)
    for i in hidden:
        s.row[i] = s.row[i]._replace(port=s.cities.pop(), good=s.goods.pop())


def _deal_oars(s: State, hidden: list[int], others: list[Seat], rng: Rng) -> None:
    """Personal cards stay where they are: everyone knows who has not played theirs."""
    common = {other: [card for card in s.merchants[other].hand if card not in PERSONAL] for other in others}
    s.oars += [s.row[i].oar for i in hidden]
    for cards in common.values():
        s.oars += cards
    s.oars.sort()
    rng.shuffle(s.oars)
    for i in hidden:
        s.row[i] = s.row[i]._replace(oar=s.oars.pop())
    for other, cards in common.items():
        own = [card for card in s.merchants[other].hand if card in PERSONAL]
        s.merchants[other].hand = own + [s.oars.pop() for _ in cards]


def _decide(s: State, seat: Seat | None, others: list[Seat], rng: Rng) -> None:
    """Other cards, courses and wishes than those the others have settled on in secret."""
    match s.stack[-1] if s.stack else None:
        case Oars() as oars:
            for other in others:
                if other in oars.sealed:
                    oars.sealed[other] = rng.pick(s.merchants[other].hand)
        case InTurnOrder() as sailing:
            for other in others:
                if other in sailing.sealed:
                    choice = sailing.question(s, other, may_wait=True).choice
                    sailing.sealed[other] = sample(choice, rng)
        case Draft() as draft:
            draft.wishes = Kept(
                {planner: wishes for planner, wishes in draft.wishes.items() if planner == seat}
            )
            s.routes = Kept({planner: route for planner, route in s.routes.items() if planner == seat})
