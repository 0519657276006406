"""Names in every alphabet: which letters are drawn for them, in which order, and in which font.

Our own faces come first, then fonts that have more alphabets. What none of them can draw is spelt in Latin
letters, an emoji by its name: there is never an empty box. Arabic letters are joined and words that run from
the right are put in the order in which they are seen, because the basic layout knows neither. Each name is
turned by itself, so that several of them follow each other as the sentence says.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from typing import NamedTuple
from unicodedata import bidirectional, category, normalize

from anyascii import anyascii
from arabic_reshaper import ArabicReshaper

from render.fonts import AnyFace, Face, SpareFace, font

SPACES = str.maketrans(dict.fromkeys("\u2009\u200a\u202f", "\u00a0"))  # the fonts have no narrow spaces
SMALL = 24  # pixels: enough to tell a letter from the sign for none
NOWHERE = "\U0010ffff"  # no face has it: drawn as every sign that a face lacks
JOINING = ArabicReshaper({"language": "Arabic", "delete_harakat": True, "support_ligatures": True})
UNSEEN = frozenset(map(chr, (*range(0x0591, 0x05BE), 0x05BF, 0x05C1, 0x05C2, *range(0xFE00, 0xFE10))))
"""Points of Hebrew, which is read without them, and what only says how the sign before is meant."""
DEVANAGARI = range(0x0900, 0x0980)  # its signs change places as they join, which the basic layout cannot do

LETTERS = "\u05be\u05d0-\u05f4\u0620-\u064a\u066e-\u06d5\u06ee-\u06fc\u0750-\u077f\ufb1d-\ufdff\ufe70-\ufefc"
FROM_RIGHT = re.compile(f"[{LETTERS}]+(?:[ '’.-]+[{LETTERS}]+)*")
"""A name in Hebrew or Arabic letters, of one word or several."""


class Run(NamedTuple):
    """Letters that stand side by side in one font."""

    words: str
    face: AnyFace


@lru_cache(maxsize=8192)
def runs(words: str, face: Face) -> tuple[Run, ...]:
    """The words as they are drawn from left to right."""
    if words.isascii():
        return (Run(words, face),)
    drawn = groupby(drawn_letters(words, face), lambda letter: _face_for(letter, face))
    return tuple(Run("".join(letters), fitting or face) for fitting, letters in drawn)


def drawn_letters(words: str, face: Face) -> str:
    """The letters that are drawn for some words, from left to right."""
    if words.isascii():
        return words
    joined = _join_arabic(normalize("NFC", words).translate(SPACES))
    letters = "".join(_drawable(joined, face))
    if letters != joined:
        letters = " ".join(part for part in letters.split(" ") if part)
    return _as_seen(letters)


def _join_arabic(words: str) -> str:
    """Arabic letters in the shapes that they take beside each other."""
    if any(bidirectional(letter) == "AL" for letter in words):
        return str(JOINING.reshape(words))
    return words


def _as_seen(words: str) -> str:
    """From left to right on the page; the sentence around a name runs that way."""
    return FROM_RIGHT.sub(lambda name: name[0][::-1], words)


def _drawable(words: str, face: Face) -> Iterator[str]:
    for letter in words:
        if category(letter) != "Cf" and letter not in UNSEEN:
            yield letter if _face_for(letter, face) else _instead(letter, face)


@cache
def _instead(letter: str, face: Face) -> str:
    """What stands for a letter that no font draws: its plain form, or how it is spelt in Latin letters."""
    plain = normalize("NFKC", letter)
    if plain != letter and all(_face_for(part, face) for part in plain):
        return plain
    kind = category(letter)
    if kind == "Sk":  # the tone of an emoji's skin
        return ""
    return anyascii(letter) or ("?" if kind[0] in "LN" else "")


@cache
def _face_for(letter: str, face: Face) -> AnyFace | None:
    """The first font that has a letter."""
    faces: tuple[AnyFace, ...] = (face, *SpareFace)
    for candidate in faces:
        if ord(letter) not in DEVANAGARI and _has(candidate, letter):
            return candidate
    return None


def _has(face: AnyFace, letter: str) -> bool:
    probe = font(face, SMALL)
    drawn, lacking = (probe.getmask(sign) for sign in (letter, NOWHERE))
    return drawn.size != lacking.size or bytes(drawn) != bytes(lacking)
