"""Our faces and those with the letters they lack, from PyPI packages: the same on every machine."""

from enum import Enum
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import pymupdf_fonts
from PIL import ImageFont


class Face(Enum):
    """A typeface in one cut: the package that ships it and its file."""

    SERIF = ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf")
    SERIF_BOLD = ("font_source_serif_pro", "SourceSerifPro-Bold.ttf")
    SERIF_ITALIC = ("font_source_serif_pro", "SourceSerifPro-SemiboldIt.ttf")
    SANS = ("font_source_sans_pro", "SourceSansPro-Semibold.ttf")
    SANS_BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.ttf")

    __hash__ = object.__hash__  # asked for every word that is written; that of Enum is four times slower


class SpareFace(Enum):
    """A typeface for letters that our own lack, by its code in `pymupdf_fonts`; the first comes first."""

    ALPHABETS = "figbo"  # FiraGO Bold: Greek, Cyrillic, Hebrew, Arabic, Thai, Georgian
    SYMBOLS = "symbol2"  # Noto Sans Symbols 2
    SIGNS = "symbol1"  # Noto Sans Symbols

    __hash__ = object.__hash__


AnyFace: TypeAlias = Face | SpareFace


class FontMissingError(Exception):
    """A font file that should have come with a package is not there."""

    def __init__(self, package: str, file: str) -> None:
        name = package.replace("_", "-")
        super().__init__(f"The font {file} is missing: install its package again with `pip install {name}`.")


def font_file(package: str, file: str) -> Path:
    """Where the package keeps this font, or a refusal that says what to install."""
    spec = find_spec(package)
    for folder in (spec and spec.submodule_search_locations) or ():
        path = Path(folder) / "files" / file
        if path.is_file():
            return path
    raise FontMissingError(package, file)


@cache
def font(face: AnyFace, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels; the basic layout, because it is the same on every machine."""
    file = BytesIO(_spare_file(face)) if isinstance(face, SpareFace) else font_file(*face.value)
    return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _spare_file(face: SpareFace) -> bytes:
    file: bytes = pymupdf_fonts.myfont(face.value)
    return file
