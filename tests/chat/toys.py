"""The toy title, with someone who draws it in no time."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from render.artist import Artist, Brush
from render.picture import Picture
from tests.host.toy import toy_box

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c6360000000020001"
    "e221bc330000000049454e44ae426082"
)


class Doodler(Artist[Any]):
    def board(self, view: Any, brush: Brush) -> Picture:
        return Picture(PIXEL, 1, 1, f"{view.deck} cards are left.")

    def cover(self, brush: Brush) -> Picture:
        return Picture(PIXEL, 1, 1, "A toy.")

    def hand(self, view: Any, brush: Brush) -> Picture | None:
        return Picture(PIXEL, 1, 1, f"You hold {view.hand}.") if view.hand else None


@contextmanager
def toys() -> Iterator[None]:
    with toy_box(), patch("bot.host.drawing.artist", lambda _title: Doodler()):
        yield
