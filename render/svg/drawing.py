"""A page as elements: a still layer that never changes, and pieces, lit shapes and spots upon it.

    <svg class="drawing" viewBox="0 0 1600 1270" role="img" aria-label="…" data-still="3f…">
      <defs class="sprites">…</defs>
      <g class="still" data-part="under">…</g>
      <g class="lights">   shapes that are lit, below the lines and words of the still layer   </g>
      <g class="still" data-part="over">…</g>
      <g class="pieces">   <g class="piece" id="piece-ship-0" data-name="…" transform="translate(…)">   </g>
      <g class="spots">    <path class="spot" id="spot-port:roma" data-spot="port:roma" d="…"><title>   </g>
    </svg>

Colours are `var(--b-…)` (`render/svg/style.py`), so the page around it decides the theme.
"""

from dataclasses import dataclass, field
from functools import cached_property

from render.rect import Rect
from render.svg.holdings import Holdings
from render.svg.markup import digest, number, words
from render.svg.style import PREFIX

FONTS = 'font-family="Source Sans Pro,sans-serif" font-weight="600"'


@dataclass(frozen=True, slots=True)
class Element:
    """One thing that may change during play: its id, where it stands, and how it is written."""

    id: str
    at: str
    """Its transform; empty for what has none."""
    before: str
    """Its markup up to the transform, and after it."""
    after: str

    @property
    def markup(self) -> str:
        moved = f' transform="{self.at}"' if self.at else ""
        return f"{self.before}{moved}{self.after}"


@dataclass(frozen=True)
class Still:
    """What never changes on a page, in two parts: lit shapes lie between them."""

    size: tuple[int, int]
    sprites: dict[str, str] = field(default_factory=dict)
    under: str = ""
    over: str = ""

    @cached_property
    def hash(self) -> str:
        """A name for exactly this layer, under which it may be kept for ever; none where it is empty."""
        if not (self.sprites or self.under or self.over):
            return ""
        return digest(*self.sprites.values(), self.under, self.over)

    @cached_property
    def document(self) -> str:
        """The layer as a document of its own; its parts are put where the drawing has its own."""
        w, h = self.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" {FONTS}>'
            f"<defs>{''.join(self.sprites.values())}</defs>{self._part('under')}{self._part('over')}</svg>"
        )

    def parts(self, *, filled: bool) -> tuple[str, str]:
        """Both parts as they stand in a drawing: with all that is in them, or to be filled later."""
        return (self._part("under"), self._part("over")) if filled else (_empty("under"), _empty("over"))

    def _part(self, part: str) -> str:
        return f'<g class="still" data-part="{part}">{getattr(self, part)}</g>'


def _empty(part: str) -> str:
    return f'<g class="still" data-part="{part}"></g>'


@dataclass(frozen=True)
class Drawing:
    """A page as SVG: what is shown of it in units, what that says in words, and its layers."""

    box: Rect
    alt: str
    still: Still
    sprites: dict[str, str]
    lights: dict[str, Element]
    pieces: dict[str, Element]
    spots: dict[str, Element]
    holdings: Holdings = field(default_factory=dict)
    """What lies where, so that it can be seen to go from place to place."""

    @property
    def document(self) -> str:
        """All of it as one SVG document; the page around it gives colours and fonts."""
        return self._document(filled=True)

    @property
    def live(self) -> str:
        """The same without what is in the still layer, which is loaded by its hash."""
        return self._document(filled=False)

    def _document(self, *, filled: bool, style: str = "") -> str:
        x, y, w, h = (number(side) for side in self.box)
        under, over = self.still.parts(filled=filled)
        still = self.still.sprites if filled else {}
        sprites = "".join({**still, **self.sprites}.values())
        return "".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" class="drawing" viewBox="{x} {y} {w} {h}"',
                f' role="img" aria-label="{words(self.alt)}" data-still="{self.still.hash}" {FONTS}>{style}',
                f'<defs class="sprites">{sprites}</defs>',
                f'<rect class="ground" x="{x}" y="{y}" width="{w}" height="{h}" fill="var({PREFIX}page)"/>',
                under,
                _group("lights", self.lights),
                over,
                _group("pieces", self.pieces),
                _group("spots", self.spots),
                "</svg>",
            )
        )

    def with_style(self, style: str) -> str:
        """All of it with a style sheet inside, for a file; our pages forbid such style sheets."""
        return self._document(filled=True, style=f"<style>{style}</style>")


def _group(name: str, elements: dict[str, Element]) -> str:
    return f'<g class="{name}">{"".join(element.markup for element in elements.values())}</g>'
