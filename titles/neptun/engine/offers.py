"""What a merchant may take when it acquires a contract, and where it may load it."""

from engine.author import NOTHING, Answer, Branch, Choice, LazyOneOf, LazyPick, Option, Seat, Text, text
from neptun.engine.components import START
from neptun.engine.defaults import best_load
from neptun.engine.ids import (
    SLOT_IDS,
    TURN_UP,
    column_id,
    column_of,
    column_spot,
    slot_id,
    slot_of,
    slot_spot,
)
from neptun.engine.labels import CONTRACT_NAMES, OAR_NAMES, PAY_NAMES, PORT_NAMES
from neptun.engine.state import Column, Contract, State

REFUSED = text("neptun-refused")
REFUSED_FOR_GOOD = text("neptun-refused-for-good")


def turned_up(s: State) -> int:
    """How many contracts lie open; they are the first of the row."""
    for place, column in enumerate(s.row):
        if not column.open:
            return place
    return len(s.row)


class Offers(LazyOneOf):
    """The open contracts, those refused before blocked, and the one that can be turned up."""

    __slots__ = ("_empty", "_s", "_seat", "_takeable", "_up")

    def __init__(self, s: State, seat: Seat, takeable: list[int], up: int) -> None:
        self._s, self._seat = s, seat
        self._empty = empty_slot_ids(s, seat)
        self._takeable = takeable
        self._up = up
        free = [column_id(place) for place in takeable]
        super().__init__([*free, TURN_UP] if up < len(s.row) else free)

    def prompt_and_default(self) -> tuple[Text, Answer]:
        """What is to be done, and what the clock plays."""
        if self._up < len(self._s.row):
            prompt = text("neptun-ask-draft")
        elif len(self._takeable) > 1:
            prompt = text("neptun-ask-draft-open")
        else:
            prompt = text("neptun-ask-draft-last")
        place, slot = best_load(self._s, self._seat, self._takeable)
        loaded = {} if len(self._empty) == 1 else slot_id(slot)
        return prompt, {column_id(place): loaded}

    def within(self, key: str) -> Choice:
        if key == TURN_UP:
            return NOTHING
        return slot_choice(self._s, self._seat, self._s.row[column_of(key)].port, self._empty)

    def all_branches(self) -> list[Branch]:
        row, up = self._s.row, self._up
        branches = [self._branch(place, column) for place, column in enumerate(row[:up])]
        if up < len(row):
            note = text("neptun-turn-up-last" if up == len(row) - 1 else "neptun-turn-up-note")
            branches.append(Branch(TURN_UP, text("neptun-turn-up"), NOTHING, spot=column_spot(up), note=note))
        return branches

    def _branch(self, place: int, column: Column) -> Branch:
        choice = self.within(column_id(place))
        blocked = None if place in self._takeable else REFUSED
        if self._seat in column.refused_by:
            blocked = REFUSED_FOR_GOOD
        label, note = CONTRACT_NAMES[column.port, column.good], column_note(column)
        return Branch(column_id(place), label, choice, blocked, column_spot(place), note, drawn=True)


def column_note(column: Column) -> Text:
    """What a contract on offer pays, its oar card, and the gold that lies on it."""
    pay, oar = PAY_NAMES[column.port, column.good], OAR_NAMES[column.oar]
    if column.gold:
        return text("neptun-column-gold", pay=pay, oar=oar, gold=column.gold)
    return text("neptun-column", pay=pay, oar=oar)


# --- loading ----------------------------------------------------------------------------------------------


def empty_slot_ids(s: State, seat: Seat) -> list[str]:
    manifest = s.merchants[seat].manifest
    return [key for key, contract in zip(SLOT_IDS, manifest, strict=True) if contract is None]


def slot_choice(s: State, seat: Seat, port: str, empty: list[str]) -> Choice:
    """Which empty slot to load with a contract for this port; with one left there is nothing to say."""
    if len(empty) == 1:
        return NOTHING
    return LazyPick(empty, lambda: [_slot_option(s, seat, port, slot_of(key)) for key in empty])


def _slot_option(s: State, seat: Seat, port: str, slot: int) -> Option:
    label, note = text("neptun-slot", number=slot + 1), _slot_note(s, seat, port, slot)
    return Option(slot_id(slot), label, spot=slot_spot(seat, slot), note=note)


def _slot_note(s: State, seat: Seat, port: str, slot: int) -> Text:
    """The neighbouring contracts of a slot on the route, and how far it is from and to them."""
    miles = s.chart().miles[port]
    loaded = [(i, contract) for i, contract in enumerate(s.merchants[seat].manifest) if contract]
    before = [(i, contract) for i, contract in loaded if i < slot]
    after = [(i, contract) for i, contract in loaded if i > slot]
    left = text("neptun-slot-from-start", port=PORT_NAMES[START], miles=miles[START])
    if before:
        left = _neighbour("neptun-slot-after", *before[-1], miles)
    if not after:
        return left
    return text("neptun-slot-between", left=left, right=_neighbour("neptun-slot-before", *after[0], miles))


def _neighbour(key: str, slot: int, contract: Contract, miles: dict[str, int]) -> Text:
    return text(key, number=slot + 1, miles=miles[contract.port])
