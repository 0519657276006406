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
from render.packing import Packed, lines, pack_rows
from render.packing import png as joined
from render.painting import Paper, colour_rows

ROWS = 48  # lower strips are painted again less often, higher ones pack better
STRIPS_KEPT = 3000

_strips_by_key: OrderedDict[Hashable, Packed] = OrderedDict()
_lock = Lock()


def png(paper: Paper, marks: Sequence[Mark], palette: Palette) -> bytes:
    """The whole page as a PNG in this palette."""
    return joined(paper.size, palette, _strips(paper, marks, palette))


def forget() -> None:
    """Paint and pack every strip again when it is next asked for."""
    with _lock:
        _strips_by_key.clear()


def _marks_by_strip(marks: Sequence[Mark], height: int) -> list[list[int]]:
    """The numbers of the marks that touch each strip."""
    touching: list[list[int]] = [[] for _ in range(-(-height // ROWS))]
    last = len(touching) - 1
    for index, mark in enumerate(marks):
        for number in range(max(0, mark.top // ROWS), min(last, (mark.bottom - 1) // ROWS) + 1):
            touching[number].append(index)
    return touching


def _strips(paper: Paper, marks: Sequence[Mark], palette: Palette) -> list[Packed]:
    """Every strip: from the kept ones, or painted and packed together with its missing neighbours."""
    touching = _marks_by_strip(marks, paper.size[1])
    keys = [
        (paper.name, number, *(marks[index] for index in indices)) for number, indices in enumerate(touching)
    ]
    strips = _stored_strips(keys) if paper.name is not None else {}
    made: dict[int, Packed] = {}
    for run in _runs([number for number in range(len(keys)) if number not in strips]):
        wanted = sorted({index for number in run for index in touching[number]})
        made |= zip(run, _fresh(paper, [marks[index] for index in wanted], run, palette), strict=True)
    if paper.name is not None:
        _keep((keys[number], strip) for number, strip in made.items())
    strips |= made
    return [strips[number] for number in range(len(keys))]


def _stored_strips(keys: Sequence[Hashable]) -> dict[int, Packed]:
    """The strips that are kept, by their number."""
    with _lock:
        strips = {number: _strips_by_key[key] for number, key in enumerate(keys) if key in _strips_by_key}
        for number in strips:
            _strips_by_key.move_to_end(keys[number])
    return strips


def _keep(made: Iterable[tuple[Hashable, Packed]]) -> None:
    with _lock:
        _strips_by_key.update(made)
        while len(_strips_by_key) > STRIPS_KEPT:
            _strips_by_key.popitem(last=False)


def _runs(numbers: Sequence[int]) -> Iterator[range]:
    """Neighbours among ascending numbers."""
    for _, group in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in group]
        yield range(run[0], run[-1] + 1)


def _fresh(paper: Paper, marks: Sequence[Mark], run: range, palette: Palette) -> Iterator[Packed]:
    """Neighbouring strips, painted at once and packed one by one."""
    image = colour_rows(paper, marks, palette, run.start * ROWS, min(paper.size[1], run.stop * ROWS))
    rows = lines(image, palette.bits)
    for start in range(0, len(rows), ROWS):
        yield pack_rows(rows[start : start + ROWS])
