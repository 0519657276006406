"""What a seat hides is noticed when it acts in another seat's move, and nowhere else."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from engine import codec
from engine.copying import clone
from engine.hidden import Kept, Sealed, Watch, close_watch, hidden, note_use, open_watch

MOVER, OTHER, NOBODY = 0, 1, 2


@dataclass(slots=True)
class Chest:
    bids: Sealed[int] = field(default_factory=Sealed)
    wishes: Kept[list[str]] = field(default_factory=Kept)


class Purses:
    @hidden
    def purse(self, seat: int) -> int:
        """What a seat could pay."""
        return 10 * seat


def noticed(act: Callable[[], object]) -> bool:
    watch = Watch(MOVER)
    before = open_watch(watch)
    try:
        act()
    finally:
        close_watch(before)
    return watch.shown


def sealed() -> Sealed[int]:
    return Sealed({MOVER: 5, OTHER: 7})


@pytest.mark.parametrize("kind", [Sealed, Kept])
def test_reading_what_another_seat_hides_is_noticed(kind: type[Sealed[int]]) -> None:
    parts = kind({MOVER: 5, OTHER: 7})
    assert not noticed(lambda: (parts[MOVER], parts.get(MOVER), kind({MOVER: 1}).pop(MOVER)))
    assert noticed(lambda: parts[OTHER])
    assert noticed(lambda: parts.get(OTHER))
    assert noticed(lambda: kind({OTHER: 1}).pop(OTHER))
    assert noticed(lambda: list(parts.items()))
    assert noticed(lambda: list(parts.values()))
    assert noticed(lambda: dict(parts))
    assert not noticed(lambda: parts.peek(OTHER))
    assert not noticed(lambda: parts.update({OTHER: 8}))


def test_everyone_sees_who_has_sealed_something_but_not_who_has_settled_something() -> None:
    bids, wishes = sealed(), Kept({OTHER: 7})
    assert not noticed(lambda: (OTHER in bids, list(bids), len(bids)))
    assert not noticed(lambda: (bids.get(NOBODY), bids.pop(NOBODY, None)))
    assert not noticed(lambda: (MOVER in wishes, wishes.get(MOVER), wishes.pop(MOVER, None)))
    looks: list[Callable[[], object]] = [
        lambda: NOBODY in wishes,
        lambda: wishes.get(NOBODY),
        lambda: wishes.pop(NOBODY, None),
        lambda: list(wishes),
        lambda: wishes.keys(),
        lambda: bool(wishes),
    ]
    assert all(noticed(look) for look in looks)


def test_a_method_says_whose_secret_it_returns() -> None:
    purses = Purses()
    assert purses.purse(OTHER) == 10
    assert purses.purse.__doc__ == "What a seat could pay."
    assert noticed(lambda: purses.purse(OTHER))
    assert not noticed(lambda: purses.purse(MOVER))


def test_only_the_move_at_hand_is_watched() -> None:
    assert not noticed(lambda: noticed(lambda: note_use(OTHER))), "a move within a move has its own watch"
    with pytest.raises(KeyError):
        noticed(lambda: sealed()[NOBODY])
    late = Watch(MOVER)
    note_use(OTHER)
    assert not late.shown


def test_copies_and_stored_games_hold_the_same() -> None:
    chest = Chest(sealed(), Kept({OTHER: ["roma"]}))
    stored = codec.encode(chest)
    assert stored == {"bids": {"0": 5, "1": 7}, "wishes": {"1": ["roma"]}}
    for made in (clone(chest), codec.decode(Chest, stored, "the chest")):
        assert made == chest
        assert (type(made.bids), type(made.wishes)) == (Sealed, Kept)
        made.wishes[OTHER].append("tyros")
        made.bids[MOVER] = 6
    assert (dict(chest.bids), dict(chest.wishes)) == ({MOVER: 5, OTHER: 7}, {OTHER: ["roma"]})
