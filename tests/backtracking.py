"""What a pattern can cost: whether the work of `re` grows as a line does, or faster than that."""

import signal
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from re import _parser as parser  # type: ignore[attr-defined]
from types import FrameType
from typing import Any

MOST_COPIES = 10
"""A part that may be repeated more often than this is treated as one without a limit."""
SAMPLES = [chr(code) for code in range(128)] + list("éÉß×’²٣\x85\u202f\ufdd0\ufdd1א\U0001f600")
"""Characters that stand for all others."""


@dataclass
class Piece:
    """A part of a pattern: the places where it may begin and end, and whether it may be empty."""

    first: set[int] = field(default_factory=set)
    last: set[int] = field(default_factory=set)
    empty: bool = True


class Pattern:
    """A pattern as places, each taking one character, and the places that may follow each.

    What looks around is left out, which can only make a pattern seem costlier than it is.
    """

    def __init__(self, pattern: str | bytes, flags: int = 0) -> None:
        self.takes: list[int] = []
        """For each place the samples that it takes, as bits."""
        self.follows: list[Counter[int]] = []
        """For each place what may follow it, and in how many ways."""
        tree = parser.parse(pattern, flags)
        self._dot_takes_all = bool(tree.state.flags & 16)
        self.whole = self._sequence(tree)

    def _sequence(self, nodes: Iterable[tuple[Any, Any]]) -> Piece:
        made = Piece()
        for node in nodes:
            made = self._join(made, self._piece(*node))
        return made

    def _join(self, left: Piece, right: Piece) -> Piece:
        for place in left.last:
            self.follows[place].update(right.first)
        first = left.first | (right.first if left.empty else set())
        last = right.last | (left.last if right.empty else set())
        return Piece(first, last, left.empty and right.empty)

    def _piece(self, code: Any, value: Any) -> Piece:
        match str(code):
            case "SUBPATTERN":
                return self._sequence(value[3])
            case "BRANCH":
                made = Piece(empty=False)
                for way in map(self._sequence, value[1]):
                    made = Piece(made.first | way.first, made.last | way.last, made.empty or way.empty)
                return made
            case "MAX_REPEAT" | "MIN_REPEAT":
                return self._repeat(*value)
            case "AT" | "ASSERT" | "ASSERT_NOT":
                return Piece()
            case _:
                place = len(self.takes)
                taken = [_is_in(code, value, sample, self._dot_takes_all) for sample in SAMPLES]
                self.takes.append(sum(1 << bit for bit, takes in enumerate(taken) if takes))
                self.follows.append(Counter())
                return Piece({place}, {place}, empty=False)

    def _repeat(self, low: int, high: int, body: Any) -> Piece:
        made, more = Piece(), Piece()
        for _ in range(min(low, MOST_COPIES)):
            made = self._join(made, self._sequence(body))
        limited = high <= MOST_COPIES
        for _ in range(high - low if limited else 1):
            copy = self._sequence(body)
            copy = self._join(copy, more if limited else copy)
            more = Piece(copy.first, copy.last)
        return self._join(made, more)

    def grows_fast(self, *, searched: bool) -> bool:
        """Whether a line can be written that is taken apart in ever more ways, the longer it is.

        So it is where one word leads from a place back to itself, on to another place, and from there back
        to that, or in two ways from a place back to itself (Weideman and others, 2016). `searched`: it may
        begin anywhere, and ends with the first that is found.
        """
        anywhere = len(self.takes)
        follows, takes = list(self.follows), list(self.takes)
        if searched:
            follows.append(Counter({*self.whole.first, anywhere}))
            takes.append((1 << len(SAMPLES)) - 1)
        loops = [place for place in range(len(takes)) if _returns(place, follows)]
        return any(
            _divides(here, there, follows, takes, self.whole.last if here == anywhere else set())
            for here in loops
            for there in loops
        )


def _returns(place: int, follows: list[Counter[int]]) -> bool:
    seen, todo = set[int](), [place]
    while todo:
        fresh = set(follows[todo.pop()]) - seen
        seen |= fresh
        todo += fresh
    return place in seen


def _divides(here: int, there: int, follows: list[Counter[int]], takes: list[int], found: set[int]) -> bool:
    """Whether one word leads from `here` to `here`, from `here` to `there`, and from `there` to `there`, the
    first two by different ways; `found`: places behind which nothing more is tried."""
    goal = (here, there, there, True)
    start = (here, here, there, False)
    seen, todo = {start}, [start]
    while todo:
        one, two, three, apart = todo.pop()
        for a in follows[one]:
            for b, ways in follows[two].items():
                if b in found or not takes[a] & takes[b]:
                    continue
                for c in follows[three]:
                    state = (a, b, c, apart or a != b or (one == two and ways > 1))
                    if state == goal and takes[a] & takes[b] & takes[c]:
                        return True
                    if state not in seen and takes[a] & takes[b] & takes[c] and c not in found:
                        seen.add(state)
                        todo.append(state)
    return False


def _is_in(code: Any, value: Any, sample: str, dot_takes_all: bool) -> bool:
    match str(code):
        case "LITERAL":
            return ord(sample) == int(value)
        case "NOT_LITERAL":
            return ord(sample) != int(value)
        case "ANY":
            return dot_takes_all or sample != "\n"
        case "RANGE":
            return int(value[0]) <= ord(sample) <= int(value[1])
        case "CATEGORY":
            return _is_of(str(value).removeprefix("CATEGORY_"), sample)
        case "IN":
            negated = str(value[0][0]) == "NEGATE"
            return negated != any(_is_in(code, item, sample, dot_takes_all) for code, item in value[negated:])
        case _:
            raise NotImplementedError(str(code))


def _is_of(category: str, sample: str) -> bool:
    kinds = {
        "DIGIT": sample.isdecimal(),
        "SPACE": sample.isspace(),
        "WORD": sample.isalnum() or sample == "_",
    }
    return category.startswith("NOT_") != kinds[category.removeprefix("NOT_")]


# --- what hangs -------------------------------------------------------------------------------------------

HANGS_AFTER = 30


@contextmanager
def limited() -> Iterator[None]:
    """What hangs fails its test; `re` looks for signals while it works."""

    def give_up(_sign: int, _frame: FrameType | None) -> None:
        raise AssertionError("it hangs")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(HANGS_AFTER)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
