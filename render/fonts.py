"""Our faces and those with the letters they lack, from files of our own: the same on every machine."""

from enum import Enum
from functools import cache
from pathlib import Path
from typing import TypeAlias

from PIL import ImageFont

from data.loader import FOLDER


class Face(Enum):
    """A typeface in one cut, by its file."""

    SERIF = "SourceSerifPro-Semibold.ttf"
    SERIF_BOLD = "SourceSerifPro-Bold.ttf"
    SERIF_ITALIC = "SourceSerifPro-SemiboldIt.ttf"
    SANS = "SourceSansPro-Semibold.ttf"
    SANS_BOLD = "SourceSansPro-Bold.ttf"

    __hash__ = object.__hash__  # asked for every word that is written; that of Enum is four times slower


class SpareFace(Enum):
    """A typeface for letters that our own lack; the first comes first."""

    ALPHABETS = "FiraGO-Bold.ttf"  # Greek, Cyrillic, Hebrew, Arabic, Thai, Georgian
    SYMBOLS = "NotoSansSymbols2-Regular.otf"
    SIGNS = "NotoSansSymbols-Regular.otf"

    __hash__ = object.__hash__


AnyFace: TypeAlias = Face | SpareFace


class FontMissingError(Exception):
    """A font file that should be there is not."""

    def __init__(self, file: str) -> None:
        super().__init__(f"The font {file} is missing: install Fondaco again.")


def font_file(file: str) -> Path:
    """Where this font is, or a refusal that says what to do."""
    path = FOLDER / "fonts" / file
    if not path.is_file():
        raise FontMissingError(file)
    return path


@cache
def font(face: AnyFace, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels; the basic layout, because it is the same on every machine."""
    return ImageFont.truetype(font_file(face.value), size, layout_engine=ImageFont.Layout.BASIC)
