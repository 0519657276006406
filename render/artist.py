"""Who draws a title."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from data.titles import installed_titles
from engine.text import Seat
from render.canvas import Canvas
from render.colour import Palette
from render.examples import Example
from render.parts import Part
from render.picture import Picture
from render.sheets import sheet
from render.svg.page import svg_page, svg_sheet
from render.svg.style import NAMED
from render.telling import Telling, generate_telling
from render.theme import LETTERS, THEMES, Theme
from render.words import Words

V = TypeVar("V")

HEADLINE = 204  # units: a line for the turn, two for what happened, and the frame around them

SHARP = 2
"""Pixels of a unit: examples are seen on phones, too."""


@dataclass(frozen=True, slots=True)
class Brush:
    """For whom and how large a picture is drawn, and whether as pixels or as elements."""

    words: Words
    width: int = 1600
    theme: str = "classic"
    headline: tuple[str, ...] = ()
    """Whose turn it is and what happened, the newest last, for a board that is seen small."""

    live: bool = False
    """Drawn as SVG, with an id for every piece; the page that shows it decides its width and theme."""

    @property
    def colours(self) -> Theme:
        """The theme to draw in."""
        return NAMED if self.live else THEMES[self.theme]

    def sheet(
        self, name: Hashable, size: tuple[int, int], still: Callable[[Canvas], None], width: int = 0
    ) -> Canvas:
        """A page with all that never changes on it, so many pixels wide or as wide as the brush says."""
        if self.live:
            return svg_sheet(name, size, still)
        return sheet(name, size, width or self.width, self.colours, still)

    def page(self, size: tuple[int, int], palette: Palette | None = None) -> Canvas:
        """A page on bare ground."""
        if self.live:
            return svg_page(size)
        return Canvas(size, self.width, self.colours, palette=palette)

    def with_headline(self, size: tuple[int, int]) -> tuple[int, int]:
        """The size of a board with room for the headline below it."""
        return size[0], size[1] + (HEADLINE if self.headline else 0)


class Artist(ABC, Generic[V]):
    """Draws one title from a View, never from a State."""

    @abstractmethod
    def board(self, view: V, brush: Brush) -> Picture:
        """The whole board as this view knows it, with a spot for every place a question may name."""

    def chart(self, view: V, brush: Brush) -> Picture:
        """The board on a screen: without what stands beside its chart, which are the `parts`."""
        return self.board(view, brush)

    def parts(self, view: V, words: Words) -> list[Part]:
        """What a screen shows beside the chart, the most wanted first."""
        return []

    def tell(self, view: V) -> Telling:
        """The position in words, with an entry for every spot; made from the View alone."""
        return generate_telling(view)

    @abstractmethod
    def cover(self, brush: Brush) -> Picture:
        """The title's picture for lobbies and the front page, without a game."""

    def letter(self, view: V, seat: Seat) -> str:
        """The letter of a seat on the board."""
        return LETTERS[seat]

    def hand(self, view: V, brush: Brush) -> Picture | None:
        """What this seat alone may see; None where there is nothing."""
        return None

    def beside_question(self, view: V, brush: Brush) -> Picture | None:
        """What a question to this seat is about, to stand beside it; else its hand."""
        return self.hand(view, brush)

    def emblems(self) -> dict[str, Callable[[Canvas], None]]:
        """For words of this title, such as its goods: who draws them in the middle of a small square page."""
        return {}

    def examples(self) -> dict[str, Example]:
        """Pieces drawn on their own for the rules page, by the names under which it shows them."""
        return {}

    def places(self, view: V) -> list[str]:
        """What `zoom` can show."""
        return []

    def place_name(self, place: str, words: Words) -> str:
        """A place that `zoom` can show, as a reader knows it; else `sea:far_west` reads Far west."""
        return place.rpartition(":")[2].replace("_", " ").capitalize()

    def zoom(self, view: V, place: str, brush: Brush) -> Picture:
        """One place of the board, large."""
        raise KeyError(place)


def artist(title: str) -> Artist[Any]:
    title_artist: Artist[Any] = installed_titles()[title].artist
    return title_artist


def draw_example(title: str, name: str, brush: Brush, alt: str) -> Picture:
    """One of the examples that a title has for its rules page, at its own size."""
    example = artist(title).examples()[name]
    page = replace(brush, width=example.size[0] * SHARP).page(example.size)
    example.draw(page, brush.words)
    return page.small_picture(alt)
