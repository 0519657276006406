"""Rows of pixels to PNG: packed part by part, and joined.

A part is packed so that more can follow, and is the same bytes whatever lies around it.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from struct import pack
from typing import NamedTuple

from PIL import Image

from render.colour import Palette

LEVEL = 5
SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE_PICTURE = 3
NONE = b"\x00"  # no filter: a row as it is
SAME = b"\x02"  # the filter that tells a row by its difference from the one above
MANY = 4
MODULUS = 65521  # of the checksum that ends a stream


class Packed(NamedTuple):
    """Some rows, packed, with the checksum and the number of the bytes they were packed from."""

    packed: bytes
    check: int
    length: int


def png(size: tuple[int, int], palette: Palette, parts: Sequence[Packed]) -> bytes:
    """A PNG of this size from all its rows."""
    header = pack(">IIBBBBB", *size, palette.bits, PALETTE_PICTURE, 0, 0, 0)
    data = b"".join((b"\x78\x5e", *(part.packed for part in parts), b"\x03\x00", pack(">I", _check(parts))))
    chunks = ((b"IHDR", header), (b"PLTE", palette.packed), (b"IDAT", data), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, content) for name, content in chunks)


def lines(image: Image.Image, bits: int) -> list[bytes]:
    """The rows of an image, a byte or half a byte a pixel, each begun with the number of its filter."""
    if bits == 8:
        raw, length = image.tobytes(), image.width
    else:
        raw, length = image.tobytes("raw", "P;4"), (image.width + 1) // 2
    return [NONE + raw[start : start + length] for start in range(0, len(raw), length)]


def pack_rows(rows: Sequence[bytes], level: int = LEVEL) -> Packed:
    """Some rows; one that is like the row above says so, and many of them are packed only once."""
    again = SAME + bytes(len(rows[0]) - 1)
    fresh: list[bytes] = []
    filtered: list[bytes] = []
    blocks: list[bytes] = []
    for row, group in groupby(rows):
        more = sum(1 for _ in group) - 1
        filtered += [row, *[again] * more]
        fresh.append(row)
        if more < MANY:
            fresh += [again] * more
        else:
            blocks += [_deflate(b"".join(fresh), level), _pack_repeats(again, more)]
            fresh = []
    if fresh:
        blocks.append(_deflate(b"".join(fresh), level))
    raw = b"".join(filtered)
    return Packed(b"".join(blocks), zlib.adler32(raw), len(raw))


@lru_cache(maxsize=1024)
def _pack_repeats(row: bytes, count: int) -> bytes:
    return _deflate(row * count, LEVEL)


def _deflate(raw: bytes, level: int) -> bytes:
    """Packed so that more can follow."""
    packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(raw) + packer.flush(zlib.Z_SYNC_FLUSH)


def _check(parts: Sequence[Packed]) -> int:
    """The checksum of all parts together (Adler's, of joined parts)."""
    low, high = 1, 0
    for part in parts:
        more, further = part.check & 0xFFFF, part.check >> 16
        high = (high + further + (low - 1) * part.length) % MODULUS
        low = (low + more - 1) % MODULUS
    return high << 16 | low


def _chunk(name: bytes, content: bytes) -> bytes:
    return b"".join(
        (pack(">I", len(content)), name, content, pack(">I", zlib.crc32(content, zlib.crc32(name))))
    )
