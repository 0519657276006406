"""The surface that every board is drawn on.

A page is measured in units: it is 1600 units wide whatever its size in pixels, so one layout serves a
large screen and a phone. What never changes is painted once per size and theme (a sheet); pieces and words
are marks upon it, painted when the picture is asked for, and only where they changed (`render/strips.py`);
the PNG is written with the one palette of its theme. A page of cards may have a smaller one (`Theme.few`).

    def still(page: Canvas) -> None:                       # painted once
        chart.draw(page)
        for port in ports:
            page.label(*chart.xy(port.lon, port.lat), port.name, size=24)

    page = brush.sheet("mediterranee", (1600, 1000), still)
    for ship in view.ships:                                # painted every time
        x, y = chart.xy(*ship.place)
        with page.piece(f"ship-{ship.id}", x, y, label=ship.name):
            rect = pieces.galley(page, x, y, page.theme.seats[ship.seat], cell=14)
        page.spot(f"ship:{ship.id}", rect, ship.name)
    return page.picture(alt)

The same calls make a live drawing where the brush asks for one (`render/svg/page.py`): a piece is then an
element that keeps its id while it moves, so everything that changes is drawn within a piece.

Words are never smaller than 11 pixels; `text` writes as given, `write` fits words into a rectangle.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext

from PIL import Image

from render import labels, lettering, marks, strips, strokes, whole
from render.colour import Colour, Palette
from render.fonts import Face
from render.inlays import kept_inlays
from render.marks import Mark
from render.painting import Paper, flat
from render.picture import Picture, Spot, clip_alt
from render.plotting import PixelPlotter, Plotter
from render.rect import Rect
from render.strokes import Sprite
from render.theme import Theme

UNITS = 1600  # a page is this wide, whatever its pixels
SMALLEST = 11  # no letters below this many pixels
APART = 0.25  # of their size: what is left between a label and the next
SMALL_BOX = 2500  # boxes up to this many pixels are kept as sprites

Dot = tuple[float, float]


class Canvas:
    """A page being drawn, in units."""

    smallest = SMALLEST
    """Pixels below which no letters are made."""

    def __init__(
        self,
        size: tuple[int, int],
        width: int,
        theme: Theme,
        paper: Paper | None = None,
        palette: Palette | None = None,
    ) -> None:
        """A page of this size in units, this many pixels wide, in the palette of its theme or its own."""
        self.size = size
        self.theme = theme
        self.palette = palette or theme.palette
        self.scale = width / size[0]
        pixels = (width, round(size[1] * self.scale))
        self._paper = paper or Paper(pixels, theme.page, name=(theme.name, pixels, self.palette))
        self._marks: list[Mark] = []
        self.taken: list[Rect] = []
        self.spots: list[Spot] = []

    @property
    def image(self) -> Image.Image:
        """The page as it stands, in pixels that may be painted on."""
        image = self._paper.image
        if self._marks or self._paper.name is not None or image is None:
            image = flat(self._paper, self._marks)
            self._paper = self._paper._replace(image=image, name=None)
            self._marks = []
        return image

    @property
    def page(self) -> Rect:
        """The whole page."""
        return Rect(0, 0, *self.size)

    def copy(self) -> "Canvas":
        """The same page, to be drawn on without changing this one."""
        if self._paper.name is not None:
            return self._twin(self._paper, self._marks)
        return self._twin(self._paper._replace(image=self.image.copy()))

    def under_name(self, name: Hashable) -> "Canvas":
        """The same page under a name that no other page has, so that its strips can be kept."""
        return self._twin(self._paper._replace(image=self.image, name=name))

    def _twin(self, paper: Paper, drawn: Sequence[Mark] = ()) -> "Canvas":
        twin = Canvas(self.size, paper.size[0], self.theme, paper, self.palette)
        twin._marks = list(drawn)
        twin.taken = list(self.taken)
        twin.spots = list(self.spots)
        return twin

    # Between units and pixels

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.scale)

    def thick(self, units: float) -> int:
        """The thickness of a line in pixels: at least one."""
        return max(1, round(units * self.scale))

    def letters(self, units: float) -> int:
        """The size of letters in pixels: never too small to read."""
        return max(self.smallest, round(units * self.scale))

    def _pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        return self.px(rect.x), self.px(rect.y), self.px(rect.right), self.px(rect.bottom)

    # Shapes

    def paste(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its centre here."""
        self.paste_image(sprite.image, x, y)

    def paste_image(self, image: Image.Image, x: float, y: float) -> None:
        """A small image with its centre here."""
        corner = (round(x * self.scale - image.width / 2), round(y * self.scale - image.height / 2))
        self._marks.append(marks.sprite(image, *corner))

    def box(
        self,
        rect: Rect,
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        radius: float = 0,
        width: float = 2,
    ) -> None:
        """A box with straight or rounded corners; its outline lies inside."""
        x0, y0, x1, y1 = self._pixels(rect)
        thick = self.thick(width) if outline else 0
        r = min(self.px(radius), (x1 - x0) // 2, (y1 - y0) // 2)
        if x1 - x0 < 1 or y1 - y0 < 1:
            return
        if r < 2:
            mark = marks.rectangle(x0, y0, x1, y1, fill, outline, thick)
        elif (x1 - x0) * (y1 - y0) <= SMALL_BOX:
            mark = marks.sprite(strokes.small_box(x1 - x0, y1 - y0, r, fill, outline, thick), x0, y0)
        else:
            mark = marks.round_box(x0, y0, x1, y1, r, fill, outline, thick)
        self._marks.append(mark)

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
        """A disc; its outline lies inside."""
        self.paste_image(strokes.disc(self.thick(r), fill, outline, self.thick(width)), x, y)

    def polygon(
        self,
        dots: Sequence[Dot],
        fill: Colour | None,
        outline: Colour | None = None,
        *,
        width: float = 2,
    ) -> None:
        """A closed shape with smooth edges."""
        pixels = [(x * self.scale, y * self.scale) for x, y in dots]
        if fill is not None:
            mask, corner = strokes.polygon_mask(tuple(pixels))
            self.stamp(mask, *corner, fill)
        if outline is not None:
            self.line([*dots, *dots[:1]], outline, width=width)

    def line(
        self,
        dots: Sequence[Dot],
        colour: Colour,
        *,
        width: float = 2,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """A line through some points, whole or dashed."""
        pixels = tuple((x * self.scale, y * self.scale) for x, y in dots)
        cut = (dash[0] * self.scale, dash[1] * self.scale) if dash else None
        for mask, corner in strokes.line_masks(pixels, max(1.0, width * self.scale), cut):
            self.stamp(mask, *corner, colour)

    def light(self, name: str, dots: Sequence[Dot], tones: dict[Colour, Colour]) -> None:
        """Change flat tones for a brighter one within a shape; lines and words on them stay as they are."""
        pixels = tuple((x * self.scale, y * self.scale) for x, y in dots)
        self._marks.append(marks.swap(pixels, tuple(tones.items())))

    def lights_lie_here(self) -> None:
        """Say, on a sheet, that lit shapes lie above what is drawn so far and below all that follows."""

    def hatch(self, rect: Rect, colour: Colour, *, gap: float = 8, width: float = 1.5) -> None:
        """Slanting lines over a box: closed, empty, not available."""
        x0, y0, x1, y1 = self._pixels(rect)
        if x1 > x0 and y1 > y0:
            mask = strokes.hatch_mask(x1 - x0, y1 - y0, max(3, self.px(gap)), self.thick(width))
            self.stamp(mask, x0, y0, colour)

    def stamp(self, mask: Image.Image, x: int, y: int, colour: Colour) -> None:
        """A colour through a mask with its left top corner at this pixel."""
        self._marks.append(marks.stamp(mask, x, y, colour))

    @contextmanager
    def plot(self, rect: Rect, ground: Colour) -> Iterator[Plotter]:
        """Fine drawing on a rectangle of this colour, in the colours of a chart."""
        x0, y0, x1, y1 = self._pixels(rect)
        plotter = PixelPlotter((x1 - x0, y1 - y0), self.scale, ground)
        yield plotter
        self.image.paste(self.theme.chart_palette.apply(plotter.at_page_size()).convert("RGB"), (x0, y0))

    # Parts

    def piece(
        self, name: str, x: float = 0, y: float = 0, *, label: str = ""
    ) -> AbstractContextManager[None]:
        """What is drawn within belongs together: a piece, a card, a number that changes during play.

        It keeps its name while it moves from one point to another; `told` says it to those who cannot see.
        """
        return nullcontext()

    def inlay(self, name: Hashable, rect: Rect, draw: Callable[["Canvas", Rect], None]) -> None:
        """A rectangle of bare page with what `draw` leaves in it, drawn once for every name and size.

        The name says all that the drawing depends on but size and theme. Nothing is drawn over an inlay.
        """
        pixels = (self.thick(rect.w), self.thick(rect.h))

        def fresh() -> Image.Image:
            part = Canvas(self.size, pixels[0], self.theme, Paper(pixels, self.theme.page))
            part.scale = self.scale
            draw(part, Rect(0, 0, rect.w, rect.h))
            return self.palette.apply(part.image)

        image = kept_inlays.get((name, pixels, self.scale, self.theme.name, self.palette), fresh)
        self._marks.append(marks.inlay(image, self.px(rect.x), self.px(rect.y)))

    # Words

    def text_width(self, words: str, size: float, face: Face = Face.SANS) -> float:
        """How wide some words will be, in units."""
        return lettering.width(words, face, self.letters(size)) / self.scale

    def line_height(self, size: float) -> float:
        """How far apart two lines of this size stand, in units."""
        return lettering.line_height(self.letters(size)) / self.scale

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        face: Face = Face.SANS,
        colour: Colour | None = None,
        anchor: str = "ls",
        halo: Colour | None = None,
    ) -> Rect:
        """Words at a point, and the box they fill.

        The anchor is l, m or r (left, middle, right) and t, m or s (top or middle of a capital, baseline).
        """
        return self._ink(x, y, words, face, self.letters(size), colour or self.theme.ink, anchor, halo)

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
        left = round(x * self.scale) - {"l": 0, "m": wide // 2, "r": wide}[anchor[0]]
        base = round(y * self.scale) + {"t": cap, "m": (cap + 1) // 2, "s": 0}[anchor[1]]
        if halo is not None:
            self._write(lettering.ink(words, face, size, max(1, round(size / 9))), left, base, halo)
        self._write(lettering.ink(words, face, size), left, base, colour)
        s = self.scale
        return Rect(left / s, (base - cap) / s, wide / s, (cap + size * 0.25) / s)

    def letter(self, x: float, y: float, words: str, size: float, colour: Colour) -> None:
        """A letter or number on a piece: it may be small, for the colour and shape speak as well."""
        if not words:
            return
        px = max(SMALLEST - 2, self.px(size))
        wide, cap = lettering.width(words, Face.SANS_BOLD, px), lettering.cap_height(Face.SANS_BOLD, px)
        left, base = round(x * self.scale - wide / 2), round(y * self.scale + cap / 2)
        self._write(lettering.ink(words, Face.SANS_BOLD, px), left, base, colour)

    def _write(self, ink: lettering.Ink, left: int, base: int, colour: Colour) -> None:
        self.stamp(ink.mask, left + ink.left, base + ink.top, colour)

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
        """Words inside a rectangle: made smaller, broken into lines or shortened, never spilling out.

        They stand in the middle of its height; align is l, m or r.
        """
        room, high = int(rect.w * self.scale), rect.h * self.scale
        asked = self.letters(size)
        if lines == 1:
            fitted, letters = lettering.fit(words, face, asked, room, max(self.smallest, asked * 3 // 4))
            broken = [fitted]
        else:
            letters = asked
            step = lettering.line_height(letters)
            broken = lettering.wrap(words, face, letters, room, max(1, min(lines, int(high / step + 0.3))))
        apart = lettering.line_height(letters) / self.scale
        x = {"l": rect.x, "m": rect.cx, "r": rect.right}[align]
        y = rect.cy - apart * (len(broken) - 1) / 2
        for number, line in enumerate(broken):
            if line:
                self._ink(
                    x, y + number * apart, line, face, letters, colour or self.theme.ink, align + "m", halo
                )

    def lines_of(self, words: str, size: float, room: float, most: int, face: Face = Face.SANS) -> int:
        """How many lines `write` would make of the words, at most that many."""
        return len(lettering.wrap(words, face, self.letters(size), int(room * self.scale), most))

    # Places

    def take(self, rect: Rect) -> Rect:
        """Mark a rectangle as occupied, so that labels keep clear of it."""
        self.taken.append(rect)
        return rect

    def place(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        gap: float = 12,
        bounds: Rect | None = None,
        sides: Sequence[tuple[int, int]] = labels.SIDES,
        cost: Callable[[Rect], float] | None = None,
    ) -> Rect:
        """Find and occupy a free rectangle of this size near a point."""
        rect = labels.place(
            x, y, w, h, taken=self.taken, bounds=bounds or self.page, gap=gap, sides=sides, cost=cost
        )
        return self.take(rect)

    def label(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        face: Face = Face.SERIF,
        colour: Colour | None = None,
        gap: float = 12,
        bounds: Rect | None = None,
        cost: Callable[[Rect], float] | None = None,
    ) -> Rect:
        """Words beside a point, where nothing else is."""
        w, h, apart = self.text_width(words, size, face), self.line_height(size), size * APART
        rect = self.place(x, y, w, h, gap=gap, bounds=bounds, cost=cost)
        self.taken[-1] = Rect(rect.x - apart, rect.y, rect.w + 2 * apart, rect.h)
        self.text(rect.cx, rect.cy, words, size, face=face, colour=colour, anchor="mm", halo=self.theme.card)
        return rect

    def spot(
        self,
        place: str,
        rect: Rect,
        label: str = "",
        shape: Sequence[Sequence[Dot]] = (),
        *,
        within: str = "",
    ) -> None:
        """A place that can be clicked: a box, its true shape where that is another, and what it is within."""
        w, h = self.size
        true = tuple(tuple((x / w, y / h) for x, y in ring) for ring in shape)
        self.spots.append(Spot(place, rect.x / w, rect.y / h, rect.w / w, rect.h / h, label, true, within))

    def holds(
        self, place: str, kind: str, count: int | None, x: float, y: float, look: "Callable[[Canvas], None]"
    ) -> None:
        """Say how many things of a kind lie at a place, so that a live drawing shows them go to another.

        None: not for this reader to know. `look` draws one around (0, 0), the same for all of its kind."""

    # The finished picture

    def picture(self, alt: str, window: Rect | None = None) -> Picture:
        """The page as a PNG in the fixed palette of its theme; a drawing may show a part of it alone."""
        return self._picture(strips.png(self._paper, self._marks, self.palette), alt)

    def small_picture(self, alt: str) -> Picture:
        """A page on bare ground as a PNG, packed at once: for hands, of which all changes with every card."""
        return self._picture(whole.png(self._paper, tuple(self._marks), self.palette), alt)

    def _picture(self, png: bytes, alt: str) -> Picture:
        return Picture(png, *self._paper.size, clip_alt(alt), tuple(self.spots))
