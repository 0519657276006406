"""Wishes for the draft, left while others choose: open contracts by name, or a route of ports to serve."""

from engine.author import (
    NOTHING,
    AllOf,
    Answer,
    Branch,
    Decision,
    OneOf,
    Part,
    Seat,
    Text,
    text,
)
from neptun.engine.ids import (
    BY_NAME,
    BY_ROUTE,
    NO_WISH,
    ROUTE_PORTS,
    WISH_IDS,
    WITHDRAW,
    column_spot,
    slot_of,
)
from neptun.engine.labels import CONTRACT_NAMES, PORT_NAMES
from neptun.engine.offers import REFUSED_FOR_GOOD, column_note, slot_choice
from neptun.engine.routes import Load, route_form
from neptun.engine.state import Column, State

WISH_LABELS = {key: text("neptun-wish", number=number) for number, key in enumerate(WISH_IDS, start=1)}
WISHED_ALREADY = "neptun-ask-wishes-again"
"""How the person who has a wish list is asked for another one."""
ROUTE_ALREADY = "neptun-ask-route-again"
"""How the person who has a route is asked for another one."""
NOTHING_WISHED = Branch(NO_WISH, text("neptun-wish-nothing"), NOTHING)
WITHDRAWN = Branch(WITHDRAW, text("neptun-wish-withdraw"), NOTHING)
BY_NAME_LABEL, BY_NAME_NOTE = text("neptun-wish-by-name"), text("neptun-wish-by-name-note")
BY_ROUTE_LABEL, BY_ROUTE_NOTE = text("neptun-wish-by-route"), text("neptun-wish-by-route-note")
HAS_CHOSEN = text("neptun-wish-has-chosen")
MAY_CHANGE = (text("neptun-fact-may-change"),)


def wish_question(s: State, seat: Seat, up: int, wishes: Answer, *, has_chosen: bool) -> Decision:
    """Two ways to say what one wants, and a way to withdraw it; nobody waits for it, and later wishes take
    the place of the earlier."""
    route = s.routes.get(seat)
    blocked, has_left = HAS_CHOSEN if has_chosen else None, bool(wishes or route)
    branches = [
        Branch(BY_NAME, BY_NAME_LABEL, lambda: _wish_list(s, seat, up), blocked, note=BY_NAME_NOTE),
        Branch(BY_ROUTE, BY_ROUTE_LABEL, lambda: route_form(s, seat), note=BY_ROUTE_NOTE),
    ]
    return Decision(
        "draft.wishes",
        lambda: _prompt(s, wishes, route),
        OneOf([*branches, WITHDRAWN] if has_left else branches),
        secret=True,
        blocking=False,
        facts=MAY_CHANGE if has_left else (),
        moment=(s.round,),
    )


def _prompt(s: State, wishes: Answer, route: Answer | None) -> Text:
    """What is wished for already."""
    if route:
        return text(ROUTE_ALREADY, ports=tuple(PORT_NAMES[port] for port in route[ROUTE_PORTS]))
    named = {column.oar: CONTRACT_NAMES[column.port, column.good] for column in s.row}
    wished = tuple(named[card] for card, _ in _in_order(wishes) if card in named)
    return text(WISHED_ALREADY, wishes=wished) if wished else text("neptun-ask-wishes")


def _wish_list(s: State, seat: Seat, up: int) -> AllOf:
    """The first wish, the second and so on; contracts are told apart by their oar cards."""
    columns = [_wish(s, seat, place, column) for place, column in enumerate(s.row[:up])]
    wish = OneOf([NOTHING_WISHED, *columns])
    return AllOf([Part(key, WISH_LABELS[key], wish) for key in WISH_IDS[:up]])


def _wish(s: State, seat: Seat, place: int, column: Column) -> Branch:
    """An open contract, with the slot to load."""
    label, slots = CONTRACT_NAMES[column.port, column.good], lambda: slot_choice(s, seat, column.port)
    blocked = REFUSED_FOR_GOOD if seat in column.refused_by else None
    return Branch(column.oar, label, slots, blocked, column_spot(place), lambda: column_note(column))


def _in_order(wishes: Answer) -> list[tuple[str, Answer]]:
    """The oar cards of the contracts wished for, each with the slot to load."""
    listed = [wishes[key] for key in WISH_IDS if key in wishes]
    return [wish for answer in listed for wish in answer.items() if wish[0] != NO_WISH]


def wish_come_true(s: State, seat: Seat, wishes: Answer, takeable: list[int]) -> Load | None:
    """The first contract wished for that still lies there, and the slot to load."""
    places = {s.row[place].oar: place for place in takeable}
    for card, where in _in_order(wishes):
        if card in places:
            slot = slot_of(where) if where else s.merchants[seat].manifest.index(None)
            return places[card], slot
    return None
