"""Fonts with the letters of our languages alone: a fifth of what the whole fonts weigh.

A TrueType font is a list of tables. Outlines of other letters are left empty, so that numbers of glyphs stay
as they are; tables that only fine typesetting or other alphabets need are left out.
"""

import struct
from collections.abc import Iterable, Iterator

RANGES = (
    (0x20, 0x7E),
    (0xA0, 0x17F),  # all that is written with accents from Lisbon to Warsaw
    (0x218, 0x21B),
    (0x2C6, 0x2DC),
    (0x2000, 0x206F),  # dashes, quotation marks, dots, narrow spaces
    (0x20AC, 0x20AC),
    (0x2122, 0x2122),
    (0x2190, 0x2193),
    (0x2212, 0x2215),
    (0x2260, 0x2265),
    (0x25A0, 0x25CF),
)
TABLES = ("OS/2", "cmap", "cvt ", "fpgm", "gasp", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep")
HEAD, ENTRY = 12, 16
MORE, WORDS, SCALE, TWO_SCALES, MATRIX = 0x20, 0x1, 0x8, 0x40, 0x80
"""What the flags of a composite glyph say."""


def unicode_range() -> str:
    """The letters in the fonts, as a style sheet says it: a browser takes any other from elsewhere."""
    return ", ".join(f"U+{first:X}-{last:X}" if first != last else f"U+{first:X}" for first, last in RANGES)


def cut(font: bytes) -> bytes:
    """The font with the letters of RANGES alone."""
    tables = _tables(font)
    known = _glyphs_by_letter(tables["cmap"])
    letters = {
        letter: known[letter]
        for first, last in RANGES
        for letter in range(first, last + 1)
        if letter in known
    }
    glyphs = _glyphs(tables)
    wanted_glyphs = _with_components({0, *letters.values()}, glyphs)
    outlines = [glyph if number in wanted_glyphs else b"" for number, glyph in enumerate(glyphs)]
    tables["glyf"] = b"".join(outlines)
    tables["loca"] = struct.pack(f">{len(glyphs) + 1}L", *_offsets(outlines))
    head = bytearray(tables["head"])
    head[50:52] = struct.pack(">H", 1)  # offsets in `loca` are long
    tables["head"] = bytes(head)
    tables["cmap"] = _letter_table(letters)
    tables["hmtx"] = _metrics(tables, wanted_glyphs)
    tables["post"] = struct.pack(">L", 0x00030000) + tables["post"][4:32]
    tables["name"] = struct.pack(">HHH", 0, 0, 6)
    return _write_font({name: tables[name] for name in (*TABLES, "name", "post") if name in tables})


def _tables(font: bytes) -> dict[str, bytes]:
    count = struct.unpack_from(">H", font, 4)[0]
    tables = {}
    for number in range(count):
        name, _, start, length = struct.unpack_from(">4sLLL", font, HEAD + ENTRY * number)
        tables[name.decode()] = font[start : start + length]
    return tables


def _glyphs_by_letter(cmap: bytes) -> dict[int, int]:
    """Which glyph stands for which letter, by the first table of segments."""
    count = struct.unpack_from(">H", cmap, 2)[0]
    starts = [struct.unpack_from(">HHL", cmap, 4 + 8 * number)[2] for number in range(count)]
    start = next(start for start in starts if struct.unpack_from(">H", cmap, start)[0] == 4)
    segments = struct.unpack_from(">H", cmap, start + 6)[0] // 2
    ends = struct.unpack_from(f">{segments}H", cmap, start + 14)
    at = start + 16 + 2 * segments
    begins = struct.unpack_from(f">{segments}H", cmap, at)
    deltas = struct.unpack_from(f">{segments}H", cmap, at + 2 * segments)
    shifts = struct.unpack_from(f">{segments}H", cmap, at + 4 * segments)
    glyphs = {}
    for number, (begin, end, delta, shift) in enumerate(zip(begins, ends, deltas, shifts, strict=True)):
        for letter in range(begin, min(end, 0xFFFE) + 1):
            glyph = letter
            if shift:
                place = at + 4 * segments + 2 * number + shift + 2 * (letter - begin)
                glyph = struct.unpack_from(">H", cmap, place)[0]
                if not glyph:
                    continue
            glyphs[letter] = (glyph + delta) & 0xFFFF
    return glyphs


def _glyphs(tables: dict[str, bytes]) -> list[bytes]:
    count = struct.unpack_from(">H", tables["maxp"], 4)[0]
    long = struct.unpack_from(">H", tables["head"], 50)[0]
    offsets = struct.unpack_from(f">{count + 1}{'L' if long else 'H'}", tables["loca"])
    places = offsets if long else [2 * offset for offset in offsets]
    return [tables["glyf"][places[number] : places[number + 1]] for number in range(count)]


def _with_components(wanted: Iterable[int], glyphs: list[bytes]) -> set[int]:
    """Glyphs, and those that they are put together from."""
    wanted_glyphs, waiting = set[int](), list(wanted)
    while waiting:
        number = waiting.pop()
        if number not in wanted_glyphs:
            wanted_glyphs.add(number)
            waiting += _components(glyphs[number])
    return wanted_glyphs


def _components(glyph: bytes) -> Iterator[int]:
    if len(glyph) < 10 or struct.unpack_from(">h", glyph)[0] >= 0:
        return
    at, flags = 10, MORE
    while flags & MORE:
        flags, number = struct.unpack_from(">HH", glyph, at)
        yield number
        at += 4 + (4 if flags & WORDS else 2)
        at += 2 if flags & SCALE else 4 if flags & TWO_SCALES else 8 if flags & MATRIX else 0


def _offsets(outlines: list[bytes]) -> list[int]:
    offsets = [0]
    for outline in outlines:
        offsets.append(offsets[-1] + len(outline))
    return offsets


def _letter_table(letters: dict[int, int]) -> bytes:
    """Groups of letters whose glyphs follow each other (format 12)."""
    groups: list[tuple[int, int, int]] = []
    for letter, glyph in sorted(letters.items()):
        if groups and groups[-1][1] + 1 == letter and groups[-1][2] + letter - groups[-1][0] == glyph:
            groups[-1] = (groups[-1][0], letter, groups[-1][2])
        else:
            groups.append((letter, letter, glyph))
    table = b"".join(struct.pack(">LLL", *group) for group in groups)
    return struct.pack(">HHHHLHHLLL", 0, 1, 3, 10, 12, 12, 0, 16 + len(table), 0, len(groups)) + table


def _metrics(tables: dict[str, bytes], wanted_glyphs: set[int]) -> bytes:
    """Widths of what is wanted; those of others are nought, which weighs nothing once packed."""
    full = struct.unpack_from(">H", tables["hhea"], 34)[0]
    metrics = bytearray(tables["hmtx"])
    for number in range(full - 1):
        if number not in wanted_glyphs:
            metrics[4 * number : 4 * number + 4] = bytes(4)
    return bytes(metrics)


def _write_font(tables: dict[str, bytes]) -> bytes:
    count, power = len(tables), len(tables).bit_length() - 1
    search = 16 << power
    directory, bodies = [], []
    at = HEAD + ENTRY * count
    for name, table in sorted(tables.items()):
        padded = table + bytes(-len(table) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}L", padded)) & 0xFFFFFFFF
        directory.append(struct.pack(">4sLLL", name.encode(), total, at, len(table)))
        bodies.append(padded)
        at += len(padded)
    head = struct.pack(">LHHHH", 0x00010000, count, search, power, 16 * count - search)
    return head + b"".join(directory) + b"".join(bodies)
