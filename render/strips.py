"""Pages to PNG, strip by strip: what was painted and packed once is not painted and packed again.

A page is cut into strips of some rows. A strip is told by the ground it lies on and the marks that touch
it; the packed bytes of the last strips are kept, so a board after a move costs what the move changed. The
strips of a PNG are packed one by one and joined, so a strip is the same bytes whatever lies around it.
"""

import zlib
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from struct import pack
from threading import Lock
from typing import NamedTuple

from PIL import Image

from render.colour import Colour, Palette
from render.marks import Ground, Mark, paint

ROWS = 48  # lower strips are painted anew less often, higher ones pack better
LEVEL = 5
STRIPS_KEPT = 3000
SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE_PICTURE = 3
SAME = b"\x02"  # the filter that tells a row by its difference from the one above
MANY = 4
MODULUS = 65521  # of the checksum that ends a stream


class Paper(NamedTuple):
    """What marks are painted on: a colour or a painted ground, its size, and a name of its own.

    Strips of a paper without a name are not kept.
    """

    size: tuple[int, int]
    colour: Colour
    image: Image.Image | None = None
    name: Hashable | None = None

    def rows(self, top: int, bottom: int) -> Image.Image:
        """A copy of some rows."""
        if self.image is None:
            return Image.new("RGB", (self.size[0], bottom - top), self.colour)
        return self.image.crop((0, top, self.size[0], bottom))


class Strip(NamedTuple):
    """Some rows, packed, with the checksum and the number of the bytes they were packed from."""

    packed: bytes
    check: int
    length: int


_kept: OrderedDict[Hashable, Strip] = OrderedDict()
_lock = Lock()


def flat(paper: Paper, marks: Sequence[Mark]) -> Image.Image:
    """The whole page as one image."""
    image = paper.rows(0, paper.size[1])
    paint(marks, Ground(image, 0))
    return image


def png(paper: Paper, marks: Sequence[Mark], palette: Palette) -> bytes:
    """The whole page as a PNG in this palette."""
    width, height = paper.size
    strips = _strips(paper, marks, palette)
    header = pack(">IIBBBBB", width, height, 8, PALETTE_PICTURE, 0, 0, 0)
    data = b"".join(
        (b"\x78\x5e", *(strip.packed for strip in strips), b"\x03\x00", pack(">I", _check(strips)))
    )
    chunks = ((b"IHDR", header), (b"PLTE", palette.packed), (b"IDAT", data), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, content) for name, content in chunks)


def forget() -> None:
    """Paint and pack every strip anew when it is next asked for."""
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


def _strips(paper: Paper, marks: Sequence[Mark], palette: Palette) -> list[Strip]:
    """Every strip: from the kept ones, or painted and packed together with its missing neighbours."""
    touching = _touching(marks, paper.size[1])
    keys = [
        (paper.name, number, *(marks[index] for index in indices)) for number, indices in enumerate(touching)
    ]
    found = _known(keys) if paper.name is not None else {}
    made: dict[int, Strip] = {}
    for run in _runs([number for number in range(len(keys)) if number not in found]):
        wanted = sorted({index for number in run for index in touching[number]})
        made |= zip(run, _fresh(paper, [marks[index] for index in wanted], run, palette), strict=True)
    if paper.name is not None:
        _keep((keys[number], strip) for number, strip in made.items())
    found |= made
    return [found[number] for number in range(len(keys))]


def _known(keys: Sequence[Hashable]) -> dict[int, Strip]:
    """The strips that are kept, by their number."""
    with _lock:
        found = {number: _kept[key] for number, key in enumerate(keys) if key in _kept}
        for number in found:
            _kept.move_to_end(keys[number])
    return found


def _keep(made: Iterable[tuple[Hashable, Strip]]) -> None:
    with _lock:
        _kept.update(made)
        while len(_kept) > STRIPS_KEPT:
            _kept.popitem(last=False)


def _runs(numbers: Sequence[int]) -> Iterator[range]:
    """Neighbours among ascending numbers."""
    for _, group in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in group]
        yield range(run[0], run[-1] + 1)


def _fresh(paper: Paper, marks: Sequence[Mark], run: range, palette: Palette) -> Iterator[Strip]:
    """Neighbouring strips, painted at once and packed one by one."""
    width, height = paper.size
    top, bottom = run.start * ROWS, min(height, run.stop * ROWS)
    image = paper.rows(top, bottom)
    paint(marks, Ground(image, top))
    lines = Image.new("P", (width + 1, bottom - top))  # every row begins with the number of its filter: none
    lines.paste(palette.apply(image), (1, 0))
    raw = lines.tobytes()
    size = ROWS * (width + 1)
    for start in range(0, len(raw), size):
        yield _packed(raw[start : start + size], width + 1)


def _packed(raw: bytes, length: int) -> Strip:
    """Rows of this length; one that is like the row above says so, and many of them are packed only once."""
    again = SAME + bytes(length - 1)
    fresh: list[bytes] = []
    rows: list[bytes] = []
    packed: list[bytes] = []
    for row, group in groupby(raw[start : start + length] for start in range(0, len(raw), length)):
        more = sum(1 for _ in group) - 1
        rows += [row, *[again] * more]
        fresh.append(row)
        if more < MANY:
            fresh += [again] * more
        else:
            packed += [_deflated(b"".join(fresh)), _repeated(again, more)]
            fresh = []
    if fresh:
        packed.append(_deflated(b"".join(fresh)))
    return Strip(b"".join(packed), zlib.adler32(b"".join(rows)), len(raw))


@lru_cache(maxsize=1024)
def _repeated(row: bytes, count: int) -> bytes:
    return _deflated(row * count)


def _deflated(raw: bytes) -> bytes:
    """Packed so that more can follow."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(raw) + packer.flush(zlib.Z_SYNC_FLUSH)


def _check(strips: Sequence[Strip]) -> int:
    """The checksum of all strips together (Adler's, of joined parts)."""
    low, high = 1, 0
    for strip in strips:
        more, further = strip.check & 0xFFFF, strip.check >> 16
        high = (high + further + (low - 1) * strip.length) % MODULUS
        low = (low + more - 1) % MODULUS
    return high << 16 | low


def _chunk(name: bytes, content: bytes) -> bytes:
    return b"".join(
        (pack(">I", len(content)), name, content, pack(">I", zlib.crc32(content, zlib.crc32(name))))
    )
