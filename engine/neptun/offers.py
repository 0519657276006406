"""What a merchant may do when it acquires a contract."""

from engine.choice import NOTHING, Answer, Branch, Choice
from engine.lazy import LazyOneOf
from engine.neptun.labels import (
    COLUMN_ID,
    COLUMN_SPOT,
    CONTRACT,
    REFUSED,
    SLOT_ID,
    TURN_UP,
    TURN_UP_LAST,
    TURN_UP_NOTE,
    column_note,
    loading,
)
from engine.neptun.state import State
from engine.text import Seat


class Offers(LazyOneOf):
    """The open contracts, those refused before blocked, and the one that can be turned up."""

    __slots__ = ("_empty", "_row", "_slots", "_takeable")

    def __init__(self, s: State, seat: Seat, takeable: range) -> None:
        self._row = s.row
        self._takeable = takeable
        self._empty = s.merchants[seat].empty_slots()
        self._slots = loading(seat, self._empty)
        free = COLUMN_ID[takeable.start : takeable.stop]
        self.free = (*free, "turn") if takeable.stop < len(s.row) else free

    def first(self) -> Answer:
        """The first contract that can be taken, in the first empty slot."""
        return {self.free[0]: {} if self._slots is NOTHING else SLOT_ID[self._empty[0]]}

    def within(self, key: str) -> Choice:
        return NOTHING if key == "turn" else self._slots

    def all_branches(self) -> list[Branch]:
        branches = []
        up = self._takeable.stop
        for i, column in enumerate(self._row[:up]):
            refused = None if i in self._takeable else REFUSED
            label, note = CONTRACT[column.port, column.good], column_note(column)
            branches.append(Branch(COLUMN_ID[i], label, self._slots, refused, COLUMN_SPOT[i], note))
        if up < len(self._row):
            note = TURN_UP_LAST if up == len(self._row) - 1 else TURN_UP_NOTE
            branches.append(Branch("turn", TURN_UP, NOTHING, spot=COLUMN_SPOT[up], note=note))
        return branches
