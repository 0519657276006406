"""A page that keeps what is drawn as elements, for artists who need not know it.

It is as large in pixels as in units, so everything stands where it stands on a picture of that size; words
are measured with the same fonts.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from math import ceil
from threading import Lock

from render import lettering
from render.canvas import Canvas
from render.colour import Colour
from render.fonts import Face
from render.picture import Picture, Spot, clip_alt
from render.plotting import Plotter
from render.rect import Rect
from render.strokes import Disc, Dot, Sprite, Stroke
from render.svg import markup
from render.svg.drawing import Drawing, Element, Still
from render.svg.holdings import Holding, Holdings, Look
from render.svg.markup import number
from render.svg.plotting import SvgPlotter
from render.svg.style import NAMED, paint

SHEETS_KEPT = 32
SPRITES_KEPT = SPOTS_KEPT = 4096
ANCHORS = {"l": "", "m": ' text-anchor="middle"', "r": ' text-anchor="end"'}
SERIF = ' font-family="Source Serif Pro,serif"'
FACES = {
    Face.SERIF: SERIF,
    Face.SERIF_BOLD: f'{SERIF} font-weight="700"',
    Face.SERIF_ITALIC: f'{SERIF} font-style="italic"',
    Face.SANS: "",
    Face.SANS_BOLD: ' font-weight="700"',
}


READABLE = 22
"""Units of the smallest letters on a screen: 11 pixels where a page is shown at half its size."""
NARROWER = 1.4
"""How much longer than its room a line may be that is made narrower."""
TOO_SMALL = 12
"""Units of letters for which a piece is too small: its colour and shape speak alone."""


class SvgPage(Canvas):
    """A page being drawn as SVG."""

    smallest = READABLE

    def __init__(self, size: tuple[int, int], still: Still | None = None, prefix: str = "") -> None:
        """A page of this size in units; while it has no still layer, what is drawn becomes that layer.

        Ids of two pages differ by their prefix, so that both can stand in one document.
        """
        super().__init__(size, size[0], NAMED)
        self._prefix = prefix
        self._still = still
        self._out: list[str] = []
        self._under = ""
        self._origin: Dot = (0.0, 0.0)
        self._inside = False
        self._sprites: dict[str, str] = {}
        self._lights: dict[str, Element] = {}
        self._pieces: dict[str, Element] = {}
        self._holdings: Holdings = {}

    # Layers

    def still_layer(self) -> Still:
        """What was drawn so far, as the layer that never changes."""
        return Still(self.size, dict(self._sprites), self._under, "".join(self._out))

    def on(self, still: Still) -> "SvgPage":
        """A page above a still layer with the same places taken and clickable."""
        made = SvgPage(self.size, still)
        made.taken, made.spots = list(self.taken), list(self.spots)
        return made

    def lights_lie_here(self) -> None:
        if self._still is None:
            self._under += "".join(self._out)
            self._out = []

    def light(self, name: str, dots: Sequence[Dot], tones: dict[Colour, Colour]) -> None:
        (fill,) = set(tones.values())
        made = _light(name, tuple(dots), fill)
        self._lights[made.id] = made

    @contextmanager
    def piece(self, name: str, x: float = 0, y: float = 0, *, label: str = "") -> Iterator[None]:
        if self._still is None or self._inside:
            yield
            return
        self._keep_strays()
        self._inside, self._origin = True, (x, y)
        yield
        self._keep(name, label)
        self._inside, self._origin = False, (0.0, 0.0)

    def _keep(self, name: str, label: str) -> None:
        """What was just drawn as a piece of this name."""
        piece = _unused_name(f"piece-{self._prefix}{name}", self._pieces)
        x, y = self._origin
        at = f"translate({number(x)} {number(y)})" if x or y else ""
        data_name = f' data-name="{markup.words(label)}"' if label else ""
        before = f'<g class="piece" id="{markup.words(piece)}"{data_name}'
        self._pieces[piece] = Element(piece, at, before, f">{''.join(self._out)}</g>")
        self._out = []

    def _keep_strays(self) -> None:
        """What was drawn outside of every piece, as a piece without a meaning of its own."""
        if self._out and self._still is not None:
            self._keep(f"stray-{len(self._pieces)}", "")

    def holds(
        self, place: str, kind: str, count: int | None, x: float, y: float, look: Callable[[Canvas], None]
    ) -> None:
        if self._still is not None:
            self._holdings[kind, place] = Holding(place, kind, count, (x, y), _look(kind, look))

    def _xy(self, x: float, y: float) -> tuple[str, str]:
        return number(x - self._origin[0]), number(y - self._origin[1])

    def _dots(self, dots: Sequence[Dot]) -> list[Dot]:
        ox, oy = self._origin
        return [(x - ox, y - oy) for x, y in dots]

    # Shapes

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        name, written = _sprite(sprite)
        if self._still is None or name not in self._still.sprites:
            self._sprites[name] = written
        left, top = self._xy(x - sprite.size[0] / 2, y - sprite.size[1] / 2)
        self._out.append(f'<use href="#{name}" x="{left}" y="{top}"/>')

    def box(
        self,
        rect: Rect,
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        radius: float = 0,
        width: float = 2,
    ) -> None:
        if rect.w <= 0 or rect.h <= 0:
            return
        inset = width / 2 if outline else 0.0
        x, y = self._xy(rect.x + inset, rect.y + inset)
        w, h = max(0.1, rect.w - width * bool(outline)), max(0.1, rect.h - width * bool(outline))
        round_ = max(0.0, min(radius, rect.w / 2, rect.h / 2) - inset)
        corner = f' rx="{number(round_)}"' if round_ >= 0.1 else ""
        self._out.append(
            f'<rect x="{x}" y="{y}" width="{number(w)}" height="{number(h)}"{corner}'
            f"{_paint_attributes(fill, outline, width)}/>"
        )

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        width: float = 2,
    ) -> None:
        cx, cy = self._xy(x, y)
        inner = number(max(0.1, r - width / 2 if outline else r))
        self._out.append(
            f'<circle cx="{cx}" cy="{cy}" r="{inner}"{_paint_attributes(fill, outline, width)}/>'
        )

    def polygon(
        self,
        dots: Sequence[Dot],
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        width: float = 2,
    ) -> None:
        joined = ' stroke-linejoin="round"' if outline else ""
        self._out.append(
            f'<path d="{markup.shape(self._dots(dots))}"{_paint_attributes(fill, outline, width)}{joined}/>'
        )

    def line(
        self,
        dots: Sequence[Dot],
        colour: Colour,
        *,
        width: float = 2,
        dash: tuple[float, float] | None = None,
    ) -> None:
        cut = f' stroke-dasharray="{number(dash[0])} {number(dash[1])}"' if dash else ""
        self._out.append(
            f'<path d="{markup.line(self._dots(dots))}"{_paint_attributes(None, colour, width)}'
            f' stroke-linejoin="round"{cut}/>'
        )

    def hatch(self, rect: Rect, colour: Colour, *, gap: float = 8, width: float = 1.5) -> None:
        w, h = rect.w, rect.h
        lines = []
        for step in range(ceil((w + h) / gap)):
            start = step * gap - h  # at the foot; the line leans to the right as it rises
            low, high = max(0.0, start), min(w, start + h)
            ends = (rect.x + low, rect.bottom - (low - start)), (rect.x + high, rect.bottom - (high - start))
            lines.append(markup.line(self._dots(ends)))
        self._out.append(f'<path d="{"".join(lines)}"{_paint_attributes(None, colour, width)}/>')

    @contextmanager
    def plot(self, rect: Rect, ground: Colour) -> Iterator[Plotter]:
        self.box(rect, ground)
        self.lights_lie_here()
        plotter = SvgPlotter(rect)
        yield plotter
        self._out.append(plotter.markup())

    def inlay(self, name: Hashable, rect: Rect, draw: Callable[[Canvas, Rect], None]) -> None:
        draw(self, rect)

    # Words

    def letter(self, x: float, y: float, words: str, size: float, colour: Colour) -> None:
        if words and size >= TOO_SMALL:
            self._ink(x, y, words, Face.SANS_BOLD, self.letters(size), colour, "mm", None)

    def write(
        self,
        rect: Rect,
        words: str,
        size: float,
        *,
        face: Face = Face.SANS,
        colour: Colour | None = None,
        align: str = "l",
        lines: int = 1,
        halo: Colour | None = None,
    ) -> None:
        """As on any page; a line that is a little too long is made narrower, and no smaller."""
        wide = lettering.width(words, face, self.smallest)
        if lines > 1 or not rect.w < wide <= rect.w * NARROWER:
            super().write(rect, words, size, face=face, colour=colour, align=align, lines=lines, halo=halo)
            return
        x = {"l": rect.x, "m": rect.cx, "r": rect.right}[align]
        self._ink(x, rect.cy, words, face, self.smallest, colour or self.theme.ink, align + "m", halo)
        narrow = f' textLength="{number(rect.w)}" lengthAdjust="spacingAndGlyphs" font-size='
        self._out[-1] = self._out[-1].replace(" font-size=", narrow, 1)

    def _ink(
        self,
        x: float,
        y: float,
        words: str,
        face: Face,
        size: int,
        colour: Colour,
        anchor: str,
        halo: Colour | None,
    ) -> Rect:
        wide, cap = lettering.width(words, face, size), lettering.cap_height(face, size)
        base = y + {"t": cap, "m": cap / 2, "s": 0}[anchor[1]]
        left, low = self._xy(x, base)
        around = ""
        if halo is not None:
            around = (
                f' stroke="{paint(halo)}" stroke-width="{number(size * 2 / 9)}" stroke-linejoin="round"'
                ' paint-order="stroke"'
            )
        self._out.append(
            f'<text x="{left}" y="{low}" font-size="{size}"{FACES[face]}{ANCHORS[anchor[0]]}'
            f' fill="{paint(colour)}"{around}>{markup.words(words)}</text>'
        )
        start = x - {"l": 0, "m": wide / 2, "r": wide}[anchor[0]]
        return Rect(start, base - cap, wide, cap + size * 0.25)

    # The finished drawing

    def look(self) -> Look:
        """All that was drawn, as the look of one thing."""
        return Look(f"<g>{''.join(self._out)}</g>", tuple(self._sprites.items()))

    def picture(self, alt: str, window: Rect | None = None) -> Picture:
        self._keep_strays()
        box = window or Rect(0, 0, *self.size)
        short_alt = clip_alt(alt)
        drawing = Drawing(
            box,
            short_alt,
            self._still or Still(self.size),
            dict(self._sprites),
            dict(self._lights),
            dict(self._pieces),
            _spots(self.spots, self.size, self._prefix),
            dict(self._holdings),
        )
        spots = tuple(_seen_through(box, spot, self.size) for spot in self.spots)
        return Picture(b"", round(box.w), round(box.h), short_alt, spots, drawing)

    def small_picture(self, alt: str) -> Picture:
        return self.picture(alt)


def _paint_attributes(fill: Colour | None, outline: Colour | None, width: float) -> str:
    inner = f' fill="{paint(fill)}"' if fill is not None else ' fill="none"'
    if outline is None:
        return inner
    return f'{inner} stroke="{paint(outline)}" stroke-width="{number(width)}"'


def _light(name: str, dots: tuple[Dot, ...], fill: Colour) -> Element:
    light = f"light-{name}"
    return Element(
        light,
        "",
        f'<path class="light" id="{markup.words(light)}"',
        f' d="{markup.shape(dots)}" fill="{paint(fill)}"/>',
    )


# Looks of what goes from place to place

_looks: dict[str, Look] = {}


def _look(kind: str, draw: Callable[[Canvas], None]) -> Look:
    """One thing of a kind, drawn once around (0, 0)."""
    look = _looks.get(kind)
    if look is None:
        page = SvgPage((1, 1), Still((1, 1)))
        draw(page)
        look = _looks[kind] = page.look()
    return look


# Sprites


@lru_cache(maxsize=SPRITES_KEPT)
def _sprite(sprite: Sprite) -> tuple[str, str]:
    """The id of a sprite, the same for the same drawing, and how it is written."""
    body = _sprite_body(sprite)
    name = f"s-{markup.digest(body)}"
    return name, f'<g id="{name}">{body}</g>'


def _sprite_body(sprite: Sprite) -> str:
    inner = (
        f'<g transform="translate({x} {y})">{_sprite_body(other)}</g>' for other, (x, y) in sprite.inlaid
    )
    return "".join((*map(_stroke, sprite.drawn), *inner))


def _stroke(drawn: Stroke | Disc) -> str:
    width = drawn.width
    if isinstance(drawn, Disc):
        inner = drawn.r - width / 2 if drawn.edge else drawn.r
        at = f'cx="{number(drawn.x)}" cy="{number(drawn.y)}" r="{number(inner)}"'
        return f"<circle {at}{_paint_attributes(drawn.fill, drawn.edge, width)}/>"
    data = markup.shape(drawn.dots) if drawn.closed else markup.line(drawn.dots)
    joined = ' stroke-linejoin="round"' if drawn.edge else ""
    return f'<path d="{data}"{_paint_attributes(drawn.fill, drawn.edge, width)}{joined}/>'


# Spots


def _spots(spots: Sequence[Spot], size: tuple[int, int], prefix: str) -> dict[str, Element]:
    """Every clickable place as an invisible shape: what is drawn within another above it, then the small."""
    elements: dict[str, Element] = {}
    for spot in sorted(spots, key=lambda spot: (bool(spot.within), -spot.w * spot.h)):
        made = _spot(spot, size, prefix, elements)
        elements[made.id] = made
    return elements


def _seen_through(box: Rect, spot: Spot, size: tuple[int, int]) -> Spot:
    """A spot of a page as it is on the part of it that is shown."""
    w, h = size
    if box == Rect(0, 0, w, h):
        return spot
    shape = tuple(
        tuple(((x * w - box.x) / box.w, (y * h - box.y) / box.h) for x, y in ring) for ring in spot.shape
    )
    return replace(
        spot,
        x=(spot.x * w - box.x) / box.w,
        y=(spot.y * h - box.y) / box.h,
        w=spot.w * w / box.w,
        h=spot.h * h / box.h,
        shape=shape,
    )


def _spot(spot: Spot, size: tuple[int, int], prefix: str, known: dict[str, Element]) -> Element:
    name = _unused_name(f"spot-{prefix}{spot.id}", known)
    drawn, after = _target(spot, size)
    return Element(name, "", f'{drawn} id="{markup.words(name)}"', after)


@lru_cache(maxsize=SPOTS_KEPT)
def _target(spot: Spot, size: tuple[int, int]) -> tuple[str, str]:
    """A spot as it is written before and after its id."""
    w, h = size
    if spot.shape:
        rings = [[(x * w, y * h) for x, y in ring] for ring in spot.shape]
        tag, drawn = "path", f'd="{markup.shape(*rings)}"'
    else:
        x, y, wide, high = (number(n) for n in (spot.x * w, spot.y * h, spot.w * w, spot.h * h))
        tag, drawn = "rect", f'x="{x}" y="{y}" width="{wide}" height="{high}"'
    within = f' data-within="{markup.words(spot.within)}"' if spot.within else ""
    before = (
        f'<{tag} class="spot" data-spot="{markup.words(spot.id)}"{within} {drawn}'
        ' fill="none" pointer-events="all"'
    )
    return before, f"><title>{markup.words(spot.name)}</title></{tag}>"


def _unused_name(name: str, known: dict[str, Element]) -> str:
    """The name, or the next of its kind where there are several: `spot-seat:1`, `spot-seat:1.2`."""
    unused, copies = name, 1
    while unused in known:
        copies += 1
        unused = f"{name}.{copies}"
    return unused


# Sheets

_sheets: OrderedDict[Hashable, tuple[SvgPage, Still]] = OrderedDict()
_lock = Lock()


def svg_sheet(name: Hashable, size: tuple[int, int], paint_sheet: Callable[[Canvas], None]) -> SvgPage:
    """A page above everything that never changes on it, which is drawn once for every name and size."""
    key = (name, size)
    with _lock:
        sheet = _sheets.get(key)
        if sheet is not None:
            _sheets.move_to_end(key)
    if sheet is None:
        painted = SvgPage(size)
        paint_sheet(painted)
        sheet = (painted, painted.still_layer())
        with _lock:
            _sheets[key] = sheet
            while len(_sheets) > SHEETS_KEPT:
                _sheets.popitem(last=False)
    page, still = sheet
    return page.on(still)


def svg_page(size: tuple[int, int], prefix: str = "hand-") -> SvgPage:
    """A page on bare ground, where everything may change: a hand."""
    return SvgPage(size, Still(size), prefix)
