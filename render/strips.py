"""Pages to PNG, strip by strip: what was painted and packed once is not painted and packed again.

A page is cut into strips of some rows. A strip is told by the ground it lies on and the marks that touch
it; the packed bytes of the last strips are kept, so a board after a move costs what the move changed. The
strips of a PNG are packed one by one and joined, so a strip is the same bytes whatever lies around it.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import groupby
from threading import Lock

from render.colour import Palette
from render.marks import Mark
from render.packing import Packed, lines, packed
from render.packing import png as joined
from render.painting import Paper, coloured

ROWS = 48  # lower strips are painted again less often, higher ones pack better
STRIPS_KEPT = 3000

_kept: OrderedDict[Hashable, Packed] = OrderedDict()
_lock = Lock()


def png(paper: Paper, marks: Sequence[Mark], palette: Palette) -> bytes:
    """The whole page as a PNG in this palette."""
    return joined(paper.size, palette, _strips(paper, marks, palette))


def forget() -> None:
    """Paint and pack every strip again when it is next asked for."""
    with _lock:
        _kept.clear()


def _touching(marks: Sequence[Mark], height: int) -> list[list[int]]:
    """The numbers of the marks that touch each strip."""
    found: list[list[int]] = [[] for _ in range(-(-height // ROWS))]
    last = len(found) - 1
    for index, mark in enumerate(marks):
        for number in range(max(0, mark.top // ROWS), min(last, (mark.bottom - 1) // ROWS) + 1):
            found[number].append(index)
    return found


def _strips(paper: Paper, marks: Sequence[Mark], palette: Palette) -> list[Packed]:
    """Every strip: from the kept ones, or painted and packed together with its missing neighbours."""
    touching = _touching(marks, paper.size[1])
    keys = [
        (paper.name, number, *(marks[index] for index in indices)) for number, indices in enumerate(touching)
    ]
    found = _known(keys) if paper.name is not None else {}
    made: dict[int, Packed] = {}
    for run in _runs([number for number in range(len(keys)) if number not in found]):
        wanted = sorted({index for number in run for index in touching[number]})
        made |= zip(run, _fresh(paper, [marks[index] for index in wanted], run, palette), strict=True)
    if paper.name is not None:
        _keep((keys[number], strip) for number, strip in made.items())
    found |= made
    return [found[number] for number in range(len(keys))]


def _known(keys: Sequence[Hashable]) -> dict[int, Packed]:
    """The strips that are kept, by their number."""
    with _lock:
        found = {number: _kept[key] for number, key in enumerate(keys) if key in _kept}
        for number in found:
            _kept.move_to_end(keys[number])
    return found


def _keep(made: Iterable[tuple[Hashable, Packed]]) -> None:
    with _lock:
        _kept.update(made)
        while len(_kept) > STRIPS_KEPT:
            _kept.popitem(last=False)


def _runs(numbers: Sequence[int]) -> Iterator[range]:
    """Neighbours among ascending numbers."""
    for _, group in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in group]
        yield range(run[0], run[-1] + 1)


def _fresh(paper: Paper, marks: Sequence[Mark], run: range, palette: Palette) -> Iterator[Packed]:
    """Neighbouring strips, painted at once and packed one by one."""
    image = coloured(paper, marks, palette, run.start * ROWS, min(paper.size[1], run.stop * ROWS))
    rows = lines(image, palette.bits)
    for start in range(0, len(rows), ROWS):
        yield packed(rows[start : start + ROWS])
