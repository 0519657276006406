"""A wish list for the draft: which open contract to take when one's turn comes, and where to load it."""

from engine.choice import NOTHING, Answer, Branch, Choice
from engine.core import Decision
from engine.lazy import LazyAllOf, LazyOneOf, LazyPrompt
from engine.neptun.ids import NO_WISH, WISH_IDS, column_spot, slot_of
from engine.neptun.labels import CONTRACT_NAMES
from engine.neptun.offers import REFUSED_FOR_GOOD, column_note, empty_slot_ids, slot_choice
from engine.neptun.state import Column, State
from engine.text import Seat, Text, text

WISH_LABELS = {key: text("neptun-wish", number=number) for number, key in enumerate(WISH_IDS, start=1)}
WISHED_ALREADY = "neptun-ask-wishes-again"
"""How the person who has a wish list is asked for another one."""
NOTHING_WISHED = Branch(NO_WISH, text("neptun-wish-nothing"), NOTHING)


def wish_question(s: State, seat: Seat, up: int, wishes: dict[Seat, Answer]) -> Decision:
    """Nobody waits for a wish list; a later one takes the place of the earlier."""
    listed = WishList(s, seat, up, wishes.get(seat, {}))
    return LazyPrompt("draft.wishes", listed, listed.prompt_and_default, secret=True, blocking=False)


class WishList(LazyAllOf):
    """The first wish, the second and so on; contracts are told apart by their oar cards."""

    __slots__ = ("_row", "_wishes")

    def __init__(self, s: State, seat: Seat, up: int, wishes: Answer) -> None:
        self.fields = dict.fromkeys(WISH_IDS[:up], Wishes(s, seat, up))
        self._row = s.row
        self._wishes = wishes

    def label(self, key: str) -> Text:
        return WISH_LABELS[key]

    def prompt_and_default(self) -> tuple[Text, Answer | None]:
        """What is wished for already; the clock wishes for nothing."""
        named = {column.oar: CONTRACT_NAMES[column.port, column.good] for column in self._row}
        wished = tuple(named[card] for card, _ in _in_order(self._wishes) if card in named)
        return text(WISHED_ALREADY, wishes=wished) if wished else text("neptun-ask-wishes"), None


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
    return [wish for one in listed for wish in one.items() if wish[0] != NO_WISH]


def wish_come_true(s: State, seat: Seat, wishes: Answer, takeable: list[int]) -> tuple[int, int] | None:
    """The first contract wished for that still lies there, and the slot to load."""
    places = {s.row[place].oar: place for place in takeable}
    for card, where in _in_order(wishes):
        if card in places:
            slot = slot_of(where) if where else s.merchants[seat].manifest.index(None)
            return places[card], slot
    return None
