"""Wishes for the draft, left while others choose: open contracts by name, or a route of ports to serve."""

from engine.author import (
    NOTHING,
    Answer,
    Branch,
    Choice,
    Decision,
    LazyAllOf,
    LazyBranch,
    LazyOneOf,
    LazyPrompt,
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
from neptun.engine.offers import REFUSED_FOR_GOOD, column_note, empty_slot_ids, slot_choice
from neptun.engine.routes import Load, RouteForm
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
    """Nobody waits for wishes; later ones take the place of the earlier."""
    asked = WishQuestion(s, seat, up, wishes, has_chosen)
    return LazyPrompt(
        "draft.wishes",
        asked,
        asked.prompt_and_default,
        secret=True,
        blocking=False,
        facts=MAY_CHANGE if asked.has_left_any() else (),
        moment=(s.round,),
    )


class WishQuestion(LazyOneOf):
    """Two ways to say what one wants, and a way to withdraw it."""

    __slots__ = ("_has_chosen", "_route", "_s", "_seat", "_up", "_wishes")

    def __init__(self, s: State, seat: Seat, up: int, wishes: Answer, has_chosen: bool) -> None:
        self._s, self._seat, self._up = s, seat, up
        self._wishes = wishes
        self._route = s.routes.get(seat)
        self._has_chosen = has_chosen
        by_name = [] if has_chosen else [BY_NAME]
        super().__init__([*by_name, BY_ROUTE, *([WITHDRAW] if self.has_left_any() else [])])

    def has_left_any(self) -> bool:
        return bool(self._wishes or self._route)

    def within(self, key: str) -> Choice:
        if key == BY_NAME:
            return WishList(self._s, self._seat, self._up)
        return RouteForm(self._s, self._seat) if key == BY_ROUTE else NOTHING

    def all_branches(self) -> list[Branch]:
        chosen = HAS_CHOSEN if self._has_chosen else None
        return [
            LazyBranch(BY_NAME, BY_NAME_LABEL, lambda: self.within(BY_NAME), chosen, note=BY_NAME_NOTE),
            LazyBranch(BY_ROUTE, BY_ROUTE_LABEL, lambda: self.within(BY_ROUTE), note=BY_ROUTE_NOTE),
            *([WITHDRAWN] if self.has_left_any() else []),
        ]

    def prompt_and_default(self) -> tuple[Text, Answer | None]:
        """What is wished for already; the clock wishes for nothing."""
        if self._route:
            return text(
                ROUTE_ALREADY, ports=tuple(PORT_NAMES[port] for port in self._route[ROUTE_PORTS])
            ), None
        named = {column.oar: CONTRACT_NAMES[column.port, column.good] for column in self._s.row}
        wished = tuple(named[card] for card, _ in _in_order(self._wishes) if card in named)
        return text(WISHED_ALREADY, wishes=wished) if wished else text("neptun-ask-wishes"), None


class WishList(LazyAllOf):
    """The first wish, the second and so on; contracts are told apart by their oar cards."""

    __slots__ = ()

    def __init__(self, s: State, seat: Seat, up: int) -> None:
        self.fields = dict.fromkeys(WISH_IDS[:up], Wishes(s, seat, up))

    def label(self, key: str) -> Text:
        return WISH_LABELS[key]


class Wishes(LazyOneOf):
    """The open contracts as one wish, each with the slot to load."""

    __slots__ = ("_empty", "_open", "_s", "_seat")

    def __init__(self, s: State, seat: Seat, up: int) -> None:
        self._s, self._seat = s, seat
        self._empty = empty_slot_ids(s, seat)
        self._open = s.row[:up]
        super().__init__([NO_WISH, *[column.oar for column in self._open if seat not in column.refused_by]])

    def within(self, key: str) -> Choice:
        for column in self._open:
            if column.oar == key:
                return slot_choice(self._s, self._seat, column.port, self._empty)
        return NOTHING

    def all_branches(self) -> list[Branch]:
        return [NOTHING_WISHED, *[self._branch(place, column) for place, column in enumerate(self._open)]]

    def _branch(self, place: int, column: Column) -> Branch:
        label, slots = CONTRACT_NAMES[column.port, column.good], self.within(column.oar)
        blocked = REFUSED_FOR_GOOD if self._seat in column.refused_by else None
        return Branch(column.oar, label, slots, blocked, column_spot(place), column_note(column))


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
