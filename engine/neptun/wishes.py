"""A wish list for the draft: which open contract to take when one's turn comes, and where to load it."""

from engine.choice import NOTHING, AllOf, Answer, Branch, Choice, Part
from engine.lazy import LazyOneOf
from engine.neptun.ids import NO_WISH, WISHES, column_spot, slot_of, wish_id
from engine.neptun.labels import CONTRACT_NAMES
from engine.neptun.offers import REFUSED_FOR_GOOD, column_note, slot_choice
from engine.neptun.questions import Question
from engine.neptun.state import Column, State
from engine.text import Seat, Text, text

WISH_LABELS = tuple(text("neptun-wish", number=number + 1) for number in range(WISHES))
NOTHING_WISHED = Branch(NO_WISH, text("neptun-wish-nothing"), NOTHING)


class WishQuestion(Question):
    """Nobody waits for a wish list; a later one takes the place of the earlier."""

    __slots__ = ()
    key = "draft.wishes"
    secret = True
    blocking = False


def wish_question(s: State, seat: Seat, up: int, wishes: dict[Seat, Answer]) -> WishQuestion:
    return WishQuestion(lambda: WishList(s, seat, up, wishes))


class WishList(AllOf):
    """The first wish, the second and so on; contracts are told apart by their oar cards."""

    __slots__ = ("_row", "_wishes")

    def __init__(self, s: State, seat: Seat, up: int, wishes: dict[Seat, Answer]) -> None:
        choice = Wishes(s, seat, up)
        super().__init__(
            [Part(wish_id(number), WISH_LABELS[number], choice) for number in range(min(WISHES, up))]
        )
        self._row = s.row
        self._wishes = wishes.get(seat, {})

    def prompt_and_default(self) -> tuple[Text, Answer | None]:
        """What is wished for already; the clock wishes for nothing."""
        named = {column.oar: CONTRACT_NAMES[column.port, column.good] for column in self._row}
        wished = tuple(named[card] for card, _ in _in_order(self._wishes) if card in named)
        return text("neptun-ask-wishes-again", wishes=wished) if wished else text("neptun-ask-wishes"), None


class Wishes(LazyOneOf):
    """The open contracts as one wish, each with the slot to load."""

    __slots__ = ("_open", "_s", "_seat")

    def __init__(self, s: State, seat: Seat, up: int) -> None:
        self._s, self._seat = s, seat
        self._open = s.row[:up]
        self.free = [NO_WISH, *[column.oar for column in self._open if seat not in column.refused_by]]

    def within(self, key: str) -> Choice:
        port = next((column.port for column in self._open if column.oar == key), None)
        return slot_choice(self._s, self._seat, port) if port else NOTHING

    def all_branches(self) -> list[Branch]:
        return [NOTHING_WISHED, *[self._branch(place, column) for place, column in enumerate(self._open)]]

    def _branch(self, place: int, column: Column) -> Branch:
        label, slots = CONTRACT_NAMES[column.port, column.good], slot_choice(self._s, self._seat, column.port)
        blocked = REFUSED_FOR_GOOD if self._seat in column.refused_by else None
        return Branch(column.oar, label, slots, blocked, column_spot(place), column_note(column))


def _in_order(wishes: Answer) -> list[tuple[str, Answer]]:
    """The oar cards of the contracts wished for, each with the slot to load."""
    listed = [wishes[wish_id(number)] for number in range(WISHES) if wish_id(number) in wishes]
    return [wish for one in listed for wish in one.items() if wish[0] != NO_WISH]


def wish_come_true(s: State, seat: Seat, wishes: Answer, takeable: list[int]) -> tuple[int, int] | None:
    """The first contract wished for that still lies there, and the slot to load."""
    places = {s.row[place].oar: place for place in takeable}
    for card, where in _in_order(wishes):
        if card in places:
            slot = slot_of(where) if where else s.merchants[seat].manifest.index(None)
            return places[card], slot
    return None
