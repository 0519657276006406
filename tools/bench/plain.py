"""The plain way to draw: everything again at twice the size, reduced, and saved without a palette."""

import sys
from collections.abc import Callable, Hashable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from io import BytesIO
from typing import Any, Protocol, TypeVar
from unittest.mock import patch

from PIL import Image

from render import lettering, plotting, strokes
from render.artist import Brush
from render.canvas import Canvas
from render.colour import Palette
from render.picture import Picture
from render.rect import Rect
from render.sheets import forget_sheets

TWICE = 2
PAINTED = ("Image", "Ink", "Sprite")
"""What a kept function gives back when it holds something drawn; places and measures stay known."""

P = TypeVar("P", Picture, Picture | None)


class _Kept(Protocol):
    def cache_clear(self) -> None: ...


def draw_plainly(draw: Callable[[Any, Brush], P], view: Any, brush: Brush) -> P:
    """The same picture by the same artist, with nothing kept and nothing finer than twice the size."""
    with _plainly():
        return draw(view, replace(brush, width=brush.width * TWICE))


@contextmanager
def _plainly() -> Iterator[None]:
    with ExitStack() as changed:
        for module in (plotting, lettering, strokes):
            changed.enter_context(patch.object(module, "FINE", 1))
        changed.enter_context(patch.object(Palette, "apply", _all_colours))
        changed.enter_context(patch.object(Canvas, "inlay", _in_place))
        for finish in ("picture", "small_picture"):
            changed.enter_context(patch.object(Canvas, finish, _saved))
        _forget()
        try:
            yield
        finally:
            _forget()


def _all_colours(_palette: Palette, image: Image.Image) -> Image.Image:
    return image


def _in_place(page: Canvas, _name: Hashable, rect: Rect, draw: Callable[[Canvas, Rect], None]) -> None:
    draw(page, rect)


def _saved(page: Canvas, alt: str) -> Picture:
    file = BytesIO()
    image = page.image.reduce(TWICE)
    image.save(file, "PNG")
    return Picture(file.getvalue(), *image.size, alt)


def _forget() -> None:
    """Whatever was drawn and kept."""
    forget_sheets()
    for kept in _kept():
        kept.cache_clear()


def _kept() -> list[_Kept]:
    found = {}
    for name, module in list(sys.modules.items()):
        for what in list(vars(module).values()) if name.startswith("render.") else ():
            hints = str(getattr(what, "__annotations__", {}).get("return", ""))
            if hasattr(what, "cache_clear") and any(word in hints for word in PAINTED):
                found[id(what)] = what
    return list(found.values())
